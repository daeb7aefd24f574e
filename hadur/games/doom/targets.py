"""Every space as the target of an attack that a player thinks about: for pages and terminals.

It says of each whether it is free, in cover, out of Range, out of sight, or cut off; the judge
(legality/attacks.py) gives the same answers with their rules."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import notation
from hadur.games.doom import state as st
from hadur.games.doom.ranges import longest
from hadur.games.doom.state import Raid
from hadur.kernel.maps.widesets import has, members_in
from hadur.kernel.state import Ask

FREE: Final = "free"
COVERED: Final = "cover"
FAR: Final = "far"
UNSEEN: Final = "unseen"
CUT_OFF: Final = "cut-off"


def targets(s: Raid, ask: Ask) -> dict[str, object]:
    """The attack that a question is about: who attacks, how far, and every space with its distance
    and whether it can be attacked; {} if it is about none."""
    found = _attack(s, ask)
    if found is None:
        return {}
    attacker, reach = found
    spaces = {
        notation.square(s, int(square)): _target(s, attacker, int(square), reach)
        for square in members_in(s.field.grid.there)
        if not has(s.field.base(s.stand(attacker)), square)
    }
    return {"attacker": notation.figure(s, attacker), "range": reach, "spaces": spaces}


def _attack(s: Raid, ask: Ask) -> tuple[int, int] | None:
    """Who attacks and how far."""
    name = ask.prompt.name
    if name == "target":
        return int(s.attack[st.A_ATTACKER]), int(s.attack[st.A_RANGE])
    if name == "whether-attack":
        return int(ask.a), int(longest(s, ask.a, ask.b))
    figure = int(ask.a)
    if name == "act" and s.armed >= 0 and s.lifted != figure:
        return figure, int(longest(s, figure, s.armed))
    if name != "demon" or s.status[figure] & st.ATTACKED or s.lifted == figure:
        return None
    reach = int(longest(s, figure, s.book.type_sheet(figure)))
    return (figure, reach) if reach > 0 else None


def _is_open(s: Raid, there: int) -> bool:
    """Never in cover: who is stunned (DM-14.12), and whomever this attack is aimed at if a card
    says so."""
    if s.attack[st.A_STEP] != st.NO_ATTACK and s.attack[st.A_NO_COVER] != 0:
        return True
    return there >= 0 and s.is_stunned(there)


def _target(s: Raid, attacker: int, square: int, reach: int) -> dict[str, object]:
    """A space; whoever stands there is meant with the whole base."""
    stand = s.stand(attacker)
    there = int(s.at[square])
    goal = s.stand(there) if there >= 0 else square
    away = int(s.field.distance(stand, goal))
    if away < 0 or away > reach:
        return {"distance": away, "state": CUT_OFF if away < 0 else FAR}
    if not s.field.sees(stand, goal):
        return {"distance": away, "state": UNSEEN}
    others = s.others(attacker, there if there >= 0 else attacker)
    small = goal < s.field.squares and not _is_open(s, there)
    covered = small and s.field.in_cover(stand, goal, others)
    return {"distance": away, "state": COVERED if covered else FREE}
