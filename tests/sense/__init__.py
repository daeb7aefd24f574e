"""A book of sense: positions with moves nobody in their senses makes, and those everybody makes."""
