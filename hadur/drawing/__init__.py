"""What the pictures of every game are made with: in a terminal, as SVG, and on pages."""
