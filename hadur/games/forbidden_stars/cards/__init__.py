"""The cards of Forbidden Stars, one file a faction: facts and effects together."""
