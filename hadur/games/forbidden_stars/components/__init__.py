"""Forbidden Stars: orders, units, tiles: what lies in the box besides cards."""
