"""A game at one terminal: people and bots at its seats, a screen, and what can be typed."""
