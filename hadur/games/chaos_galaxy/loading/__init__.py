"""From card files to declarations: what a card is, and what is wrong with a file and where."""
