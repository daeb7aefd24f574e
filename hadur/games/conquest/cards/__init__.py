"""The cards, one file a faction."""
