"""One file for each procedure of the rulebook."""
