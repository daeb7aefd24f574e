"""Many games between bots: which, played where, and what they show."""
