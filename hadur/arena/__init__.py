"""Many games: which bot or deck is better, how sure we are, and tournaments."""
