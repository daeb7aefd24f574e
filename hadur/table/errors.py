"""What can go wrong at a table."""

from __future__ import annotations

from hadur.kernel.errors import HadurError


class Refused(HadurError):
    """A command that cannot be carried out now; nothing has changed.

    `key` is the id of a text in ui/*/table.ftl, `facts` are what it names."""

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key = key
        self.facts = facts
        named = ", ".join(f"{name} {value}" for name, value in facts.items())
        super().__init__(f"{key} ({named})" if named else key)


class BadLog(HadurError):
    """A log of entries that no table can have written."""


class OtherGame(BadLog):
    """A table of a game that is not played here."""


class OtherVersion(BadLog):
    """A table of a version of a game that is not played here; it says which plays it. `changed` are
    the cards and other components that are not what they were when the table was dealt."""

    def __init__(self, game: str, version: int, here: int, changed: tuple[str, ...] = ()) -> None:
        self.game = game
        self.version = version
        self.here = here
        self.changed = changed
        since = f" (changed since it was dealt: {', '.join(changed)})" if changed else ""
        super().__init__(
            f"the table is of {game} version {version}; this is version {here}{since}:"
            f" go on with a Hadúr that plays it as it was"
        )
