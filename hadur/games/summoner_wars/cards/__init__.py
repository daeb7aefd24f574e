"""The cards: one file a faction, facts and effects together."""
