"""Maps: squares with edges, areas with borders; reach, lines and sight over them."""
