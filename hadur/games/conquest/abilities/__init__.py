"""What cards are declared with."""
