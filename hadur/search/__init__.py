"""Searches that every game shares. They imagine worlds, never see the true one, and are compiled
with the engine."""
