"""What can go wrong with what is stored."""

from __future__ import annotations

from hadur.kernel.errors import HadurError


class CannotStore(HadurError):
    """The database cannot be reached, read or written. What was acknowledged before still is."""


class BadBackup(HadurError):
    """A backup that cannot be written or read back; the store is as it was."""


class Conflict(HadurError):
    """Somebody else has written these numbers of a log first: read on, then try again."""


class NoSuchTable(HadurError):
    """No table has this id."""


class NameTaken(HadurError):
    """An account with this name, in capitals or not, exists already."""
