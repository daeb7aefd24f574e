"""How fast the engine is: the same random games, timed the same way, ours and others'."""
