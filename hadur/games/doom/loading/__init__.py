"""From data files to columns: components, maps and missions, with errors that say where."""
