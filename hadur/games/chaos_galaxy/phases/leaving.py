"""A player who gives up in the middle of something (KG-S31): which question goes with them, and
what becomes of the one that somebody else is asked."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.phases.bombing import BOMB_PROMPT, DEMOLITION_PROMPT, TRAP_PROMPT
from hadur.games.chaos_galaxy.phases.combat import (
    BOARD_PROMPT,
    PAY_PROMPT,
    SEND_ATTACKERS_PROMPT,
    SEND_DEFENDERS_PROMPT,
)
from hadur.games.chaos_galaxy.phases.effects import VICTIM_PROMPT
from hadur.games.chaos_galaxy.phases.elimination import (
    eliminate,
    finish_if_decided,
    players_left,
)
from hadur.games.chaos_galaxy.phases.firing import FINISH_PROMPT, FIRE_PROMPT
from hadur.games.chaos_galaxy.phases.moments import ORDER_PROMPT
from hadur.games.chaos_galaxy.phases.shots import ANSWER_PROMPT
from hadur.games.chaos_galaxy.phases.sides import broken_off
from hadur.games.chaos_galaxy.phases.volleys import (
    FORMATION_PROMPT,
    PART_PROMPT,
    RETURN_PROMPT,
    SALVO_PROMPT,
)
from hadur.games.chaos_galaxy.state import BOMBS_NOW, COMMITTED, D_SEAT, DEED, Galaxy
from hadur.kernel.chain import RESPONSE, WHICH_FIRST
from hadur.kernel.native import i64, vec
from hadur.kernel.state import NOTHING_ASKED, Ask, Prompt

_ANSWERED: Final[list[Prompt]] = [RESPONSE, WHICH_FIRST, ORDER_PROMPT, ANSWER_PROMPT]
"""The answer is what everything else hangs on, so one is given for whoever has left."""
_OF_COMBATS: Final[list[Prompt]] = [
    SEND_ATTACKERS_PROMPT, SEND_DEFENDERS_PROMPT, BOARD_PROMPT, PAY_PROMPT, FIRE_PROMPT,
    FINISH_PROMPT, BOMB_PROMPT, DEMOLITION_PROMPT, SALVO_PROMPT, RETURN_PROMPT, FORMATION_PROMPT,
    PART_PROMPT, TRAP_PROMPT,
]  # fmt: skip
"""Not asked any more where the enemy has gone."""


def leave(s: Galaxy, seat: i64) -> None:
    """A seat is out and counted for nobody; the others go on."""
    eliminate(s, seat, -1)
    if players_left(s) < 2:
        finish_if_decided(s)
        return
    if len(s.asks) == 1 and _is_moot(s, s.asks[0]):
        _unname_bombers(s, s.asks[0])
        s.looked = vec[i64]()
        s.asks = NOTHING_ASKED
    before = s.asks
    s.drop_out(seat)
    if len(s.asks) == 1 and s.asks is before:
        _answer_itself(s, s.asks[0])


def _is_moot(s: Galaxy, ask: Ask) -> bool:
    """Whether nothing hangs on a question any more: its player has left, or the one it is about."""
    if ask.prompt in _ANSWERED:
        return False
    if s.is_out(ask.seat):
        return True
    if ask.prompt is VICTIM_PROMPT:
        return s.is_out(s.deeds[ask.a * DEED + D_SEAT])
    return broken_off(s) and ask.prompt in _OF_COMBATS


def _unname_bombers(s: Galaxy, ask: Ask) -> None:
    """Ships that were about to bomb do not, and stay active (KG-S50)."""
    if ask.prompt is BOMB_PROMPT or ask.prompt is DEMOLITION_PROMPT:
        for slot in range(s.slots()):
            if s.flag(slot, BOMBS_NOW):
                s.clear_flag(slot, BOMBS_NOW | COMMITTED)


def _answer_itself(s: Galaxy, ask: Ask) -> None:
    """A question that has only one answer left, or is about a shot that will not be dealt."""
    if ask.prompt is ANSWER_PROMPT and broken_off(s):
        s.advance(ask.prompt.answer_for(s, ask))
    elif ask.prompt.open_options and len(s.legal(0)) == 1:
        s.advance(s.legal(0)[0])
