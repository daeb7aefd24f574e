"""The table as pictures: plain text, coloured text and SVG, all made from a view alone."""
