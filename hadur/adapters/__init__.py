"""Doors for other people's programs: each speaks a standard of the world outside."""
