"""What the texts of cards mean: moments, conditions, costs and effects."""
