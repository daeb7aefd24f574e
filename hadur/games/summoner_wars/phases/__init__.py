"""The phases of a turn and the procedures they use, named as the rulebook names them."""
