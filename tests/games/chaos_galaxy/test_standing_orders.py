"""Standing orders: windows by what they answer, and what ends an order."""

from __future__ import annotations

from hadur.games.chaos_galaxy import GAME, log
from hadur.kernel.events import Event
from hadur.kernel.state import EVERYONE
from hadur.table.standing_orders import StandingOrder, Until, answer_to
from tests.games.chaos_galaxy.conftest import Setting, Table

WATCHFUL = {"hand": ["veszhelyzeti-tartalek"], "ruin": ["crx", "sarc"], "credits": 20}
"""Somebody who could answer everything."""
ACTIVE = {"hand": ["sarc", "crx"], "credits": 20, "hangar": ["cobra-flash"], "surface": ["sarc"]}


def topics(t: Table) -> list[str]:
    assert t.prompt == "response" and t.seat == 1
    return GAME.topics(t.state, 0)


def test_a_window_is_known_by_what_it_answers(table: Setting) -> None:
    for move, found in (
        ("draw", ["answer-draw", "answer-quiet", "response"]),
        ("lay sarc surface", ["answer-lay", "answer-quiet", "response"]),
        ("develop surface-1", ["answer-develop", "answer-quiet", "response"]),
        ("ship crx", ["answer-ship", "response"]),
        ("attack 1 colony", ["answer-attack", "response"]),
    ):
        t = table(ACTIVE, WATCHFUL)
        t.do(move)
        assert topics(t) == found, move


def test_other_questions_are_known_by_their_names(table: Setting) -> None:
    t = table(ACTIVE, WATCHFUL)
    assert GAME.topics(t.state, 0) == ["main"]


def test_an_order_for_quiet_things_still_asks_about_ships(table: Setting) -> None:
    order = (StandingOrder("answer-quiet", "pass", Until.CANCELLED),)
    t = table(ACTIVE, WATCHFUL)
    t.do("draw")
    assert answer_to(order, t.state.decisions[0]) == "pass"
    t.quiet().do("ship crx")
    assert topics(t)[0] == "answer-ship"
    assert answer_to(order, t.state.decisions[0]) is None


def test_an_order_until_attacked_ends_with_an_attack_on_oneself_alone(table: Setting) -> None:
    t = table(ACTIVE, WATCHFUL, {"hangar": ["crx"]})
    before = t.state.copy()
    heard = t.heard("attack 1 colony").events
    assert {GAME.attacked(before, event) for event in heard} - {-1} == {1}


def test_an_order_until_attacked_ends_when_others_do_something_to_ones_cards(
    table: Setting,
) -> None:
    s = table(ACTIVE, WATCHFUL).state
    for kind, numbers, seat in (
        (log.DAMAGED, (3, 1, 1), 1),
        (log.DESTROYED, (3, 1, 0), 1),
        (log.BURNED, (1, 2), 1),
        (log.DISCARDED, (1, 1), 1),
        (log.DAMAGED, (3, 1, 0), -1),
        (log.BURNED, (0, 2), -1),
        (log.DREW, (1, 2), -1),
    ):
        a, b, c = (*numbers, 0)[:3]
        assert GAME.attacked(s, Event(kind, a, b, c, 0, EVERYONE)) == seat, (kind, numbers)
