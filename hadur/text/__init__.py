"""Words for people: catalogues in Hungarian and English, and the rulebooks."""
