"""What a table answers for people who have no choice.

A question whose answers everybody could work out answers itself in the game when there is only one.
Others are put whatever somebody holds, so that nobody learns from it who is asked; whoever holds
nothing for them may only pass. That answer the table gives by itself: at once where no other person
plays, since bots do not look at clocks; after a pause elsewhere (server/pauses.py), which tells no
more than a person's own pass would.
"""

from __future__ import annotations

from hadur.kernel.decision import Decision
from hadur.table.options import Pace, Passes
from hadur.table.sheet import Sheet, Status
from hadur.table.standing_orders import is_stopped


def only_answer(table: Sheet, seat: int) -> str | None:
    """The answer that the table gives for the person in a seat; None if they have a choice, want
    to be stopped here, or have to answer everything themselves at this table."""
    place = table.seats[seat]
    if table.status is not Status.PLAYING or place.player is None:
        return None
    if table.options.passes is Passes.ASKED:
        return None
    decision = table.decision_of(seat)
    if decision is None or len(decision.moves) > 1 or is_stopped(place.orders, decision):
        return None
    tells = _tells(table, seat, decision)
    # By correspondence people sleep: whoever passes in the night passes without looking.
    if tells and table.options.clock.pace is Pace.DAYS:
        return None
    return decision.texts[0]


def needs_pause(table: Sheet, seat: int) -> bool:
    """Whether somebody could learn what a seat holds from an only answer that is given at once."""
    decision = table.decision_of(seat)
    return decision is not None and _tells(table, seat, decision)


def _tells(table: Sheet, seat: int, decision: Decision) -> bool:
    return bool(table.others(seat)) and not decision.is_open
