"""The phases and procedures of Conquest, one file each."""
