"""The deploy phase (section 6): turns with one card, one action or a pass."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest import log
from hadur.games.conquest.phases.actions import act, actions, deployments, may_act
from hadur.games.conquest.prompts import Question
from hadur.games.conquest.state import HAND, ONCE_MORE, TAKEN_BACK, Campaign
from hadur.games.conquest.verbs import PASS
from hadur.kernel.bits import BIT
from hadur.kernel.moves import pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step0, step1


def deploy_turns(s: Campaign) -> None:
    """The player with initiative begins (CQ-6.1)."""
    s.passed = 0
    s.again = 0
    s.push(DEPLOY_TURN, s.initiative)


def deploy_turn(s: Campaign, seat: i64) -> None:
    """A turn, unless the player has passed; without cards or actions one passes (CQ-6.2)."""
    if s.passed & BIT[seat] != 0:
        return
    if s.size[HAND + seat] > 0 or may_act(s, seat):
        s.ask(DEPLOY, seat)
    else:
        pass_phase(s, seat)


def next_turn(s: Campaign, seat: i64) -> None:
    """Turns alternate until somebody passes; the other one goes on alone (CQ-6.3, CQ-6.5). What
    was taken back was no turn; but whoever takes back twice in a row has passed, so that nobody
    can go on like that for ever."""
    again = s.again
    s.again = 0
    if again == TAKEN_BACK | ONCE_MORE:
        pass_phase(s, seat)
    elif again == TAKEN_BACK:
        s.again = ONCE_MORE
        s.push(DEPLOY_TURN, seat)
    elif s.passed & BIT[1 - seat] != 0:
        s.push(DEPLOY_TURN, seat)
    else:
        s.push(DEPLOY_TURN, 1 - seat)


def pass_phase(s: Campaign, seat: i64) -> None:
    """No more turns in this phase (CQ-6.4); it ends when both have passed (CQ-6.6)."""
    s.passed |= BIT[seat]
    s.tell(log.PASSED, seat)
    s.push(DEPLOY_TURN, 1 - seat)


class DeployTurn(Question):
    """Deploy a card, play an event, use an action, or pass?"""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, False)

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        hand = HAND + ask.seat
        for k in range(s.size[hand]):
            if not s.repeats(hand, k):
                out = deployments(s, ask.seat, s.card_in(hand, k), out)
        for move in actions(s, ask.seat):
            out = append(out, move)
        return append(out, pack(PASS))

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        if verb_of(move) == PASS:
            pass_phase(s, ask.seat)
            return
        s.push(NEXT_TURN, ask.seat)
        act(s, ask.seat, move)


DEPLOY_TURNS: Final[Step] = step0(deploy_turns)
DEPLOY_TURN: Final[Step] = step1(deploy_turn)
NEXT_TURN: Final[Step] = step1(next_turn)
DEPLOY: Final = DeployTurn("deploy-turn", "CQ-6.2")
