"""The command `hadur`."""
