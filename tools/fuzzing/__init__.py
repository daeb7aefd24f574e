"""What the fuzz must know of each game: one module a game, with its SUBJECT."""
