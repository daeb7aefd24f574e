"""What a set-up only names, written out: so that a record deals the same for ever.

A ready deck, a mission, a map of ours is known by its name, and may be tuned after a game was
played with it. A record and the log of a table therefore hold beside the set-up what its names
stood for when the game was dealt:

    {"decks": [["3 dongo", "1 vasfog"], …], "mission": {…}, "digests": {"dongo": "5f2c9a10"}}

`decks` are the cards by seat, in the order in which they lie before they are shuffled. `digests`
are of components that are too much to be written out: they tell which of them read otherwise now.
Which of these there are, a game says (`Game.contents`); the set-up itself goes on naming."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from hadur.kernel.decks import LONGEST_NAME, MOST_COPIES, MOST_NAMES, one_line
from hadur.kernel.errors import BadRecord

if TYPE_CHECKING:
    from hadur.kernel.game import Game

Contents = Mapping[str, Any]
"""Plain data that JSON keeps."""

KEY: Final = "contents"
"""Where a set-up that is dealt by contents has them; none that somebody chooses has any."""
DECKS: Final = "decks"
DIGESTS: Final = "digests"


def digest(data: object) -> str:
    """Eight digits that tell whether something plain is still what it was."""
    text = json.dumps(data, sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def changed(game: Game, contents: Contents) -> tuple[str, ...]:
    """The components of these contents that are not what they were, or are no more."""
    before = _digests(contents)
    today = game.digests(before)
    return tuple(sorted(one_line(name) for name in before if today.get(name) != before[name]))


def renewed(game: Game, contents: Contents) -> Contents:
    """The contents of a game that has been replayed and goes on with the components of today."""
    return {**contents, DIGESTS: game.digests(_digests(contents))} if contents else contents


def _digests(contents: Contents) -> Mapping[str, Any]:
    found = contents.get(DIGESTS)
    return found if isinstance(found, Mapping) else {}


# -- decks -----------------------------------------------------------------------------------------


def listed(cards: Iterable[str]) -> list[str]:
    """Cards as they lie, copies side by side, in lines as decks have them."""
    counts: dict[str, int] = {}
    for name in cards:
        counts[name] = counts.get(name, 0) + 1
    return [f"{count} {name}" for name, count in counts.items()]


def cards_of(setup: Mapping[str, Any], seat: int) -> dict[str, int]:
    """The cards of a seat by the contents of a setup, in the order in which they lie. BadRecord if
    there are none: a record may come from anywhere."""
    decks = setup[KEY].get(DECKS)
    if not isinstance(decks, list) or len(decks) != len(setup["seats"]):
        raise BadRecord("the contents of the record have no deck for each seat")
    return _counted(decks[seat])


def _counted(lines: object) -> dict[str, int]:
    if not isinstance(lines, list) or len(lines) > MOST_NAMES:
        raise BadRecord("a deck in the contents of the record is no list of cards")
    found: dict[str, int] = {}
    for line in lines:
        count, _, name = str(line)[: LONGEST_NAME + 3].partition(" ")
        right = count.isascii() and count.isdecimal() and 1 <= int(count) <= MOST_COPIES
        if not right or not name or name in found:
            raise BadRecord(f"'{str(line)[:40]}' is no line of a deck")
        found[name] = int(count)
    return found
