"""Giving up in the middle of something: the combat is broken off, nobody is asked for nothing, and
nothing that hangs on it stays behind (KG-S31)."""

from __future__ import annotations

import pytest

from hadur.games.chaos_galaxy import GAME, log
from hadur.games.chaos_galaxy.state import COMMITTED, MAIN
from hadur.kernel.events import Heard
from tests.games.chaos_galaxy.conftest import Setting, Table

FLEET = {"hangar": ["hellfire-brothers", "unicornis"], "canteen": ["tuzer"]}


def give_up(t: Table, seat: int) -> Table:
    t.state.game().withdraw(t.state, seat)
    return t.quiet()


def peaceful(t: Table) -> bool:
    """No ship is left in a combat that is over, and no shot hangs in the air."""
    s = t.state
    ships = range(int(s.slots()))
    return s.shooter < 0 and not any(s.side(n) or s.flag(n, COMMITTED) for n in ships)


@pytest.mark.rule("KG-S31", "KG-17.4")
@pytest.mark.parametrize("prompt", ["attackers", "board", "defenders", "pay", "fire"])
def test_the_attack_ends_when_the_defender_gives_up(table: Setting, prompt: str) -> None:
    t = table(FLEET, {"hangar": ["bastya"]}, {"hangar": ["bastya"]})
    t.do("attack 1 colony")
    t.quiet()
    for move in ("send unicornis", "done", "board canteen-1 unicornis", "send bastya", "done"):
        if t.quiet().prompt != prompt:
            t.do(move)
    assert t.quiet().prompt == prompt
    give_up(t, 1)
    assert (t.prompt, t.seat, t.state.phase) == ("main", 0, MAIN)
    assert peaceful(t)
    assert t.cards(0) == ["hellfire-brothers", "unicornis", "canteen-1"]
    assert t.turned("unicornis") == t.turned("canteen-1") == "active"
    assert t.starting("attack") == ["attack 2 colony", "attack 2 headquarters"]


@pytest.mark.rule("KG-S31", "KG-S50")
def test_nobody_bombs_a_player_who_has_left(table: Setting) -> None:
    t = table({"hangar": ["crx", "ercszorny"]}, {}, {})
    t.fight("colony", ["crx", "ercszorny"], [])
    t.do("bomb ercszorny")
    give_up(t, 1)
    assert (t.prompt, t.seat) == ("main", 0)
    assert t.turned("ercszorny") == "active"
    assert t.count("colony") == 12


@pytest.mark.rule("KG-S31", "KG-15.9")
def test_an_attack_without_an_attacker_is_over(table: Setting) -> None:
    t = table({"hangar": ["hellfire-brothers"]}, {"hangar": ["bastya"], "canteen": ["tuzer"]}, {})
    t.do("attack 1 colony")
    t.quiet()
    t.do("send bastya", "board canteen-1 bastya", "done")
    assert t.quiet().prompt == "fire"
    give_up(t, 0)
    assert (t.prompt, t.seat, t.state.turn) == ("main", 1, 1)
    assert peaceful(t)
    assert t.cards(1) == ["bastya", "canteen-1"]


@pytest.mark.rule("KG-S31", "KG-S11")
@pytest.mark.parametrize("leaver", [0, 1])
def test_a_shot_of_or_at_somebody_who_has_left_is_not_dealt(table: Setting, leaver: int) -> None:
    hand = {"hand": ["extra-talalat"], "credits": 1}
    t = table({"hangar": ["cobra-flash"], **hand}, {"hangar": ["bastya"], **hand}, hand)
    t.fight("colony", ["cobra-flash"], ["bastya"])
    t.do("fire cobra-flash 1:bastya", "return")
    assert t.prompt == "response"
    give_up(t, leaver)
    assert peaceful(t)
    ship, seat = (("bastya", 1), ("cobra-flash", 0))[leaver]
    assert t.armour(ship, seat) == (5, 3)[leaver]
    assert t.turned(ship, seat) == "used"


@pytest.mark.rule("KG-S31", "KG-S21")
def test_a_salvo_that_was_being_split_hurts_nobody(table: Setting) -> None:
    t = table({"hangar": ["tengerordog"]}, {"hangar": ["unicornis", "bastya"]}, {})
    t.fight("colony", ["tengerordog"], ["unicornis", "bastya"])
    t.do("fire tengerordog 1:unicornis", "no", "deal 1:bastya 1")
    assert t.prompt == "salvo"
    give_up(t, 0)
    assert t.state.turn == 1
    assert t.turned("bastya", 1) == "active"


@pytest.mark.rule("KG-S31")
def test_questions_about_cards_that_have_left_go_with_their_player(table: Setting) -> None:
    """A discard, a ship too many, a trap, cards looked at: nothing of it is left to answer."""
    bombed = table({"hangar": ["crx"]}, {"hand": ["crx", "unicornis"]}, {})
    bombed.fight("headquarters", ["crx"], [])
    bombed.do("bomb crx")
    trapped = table({"hangar": ["crx"]}, {"surface": ["chazma-toltet"], "credits": 3}, {})
    trapped.fight("1:surface-1", ["crx"], [])
    trapped.do("bomb crx")
    crowded = table({"hangar": ["4 crx"]}, {}, {})
    crowded.do("end")
    looking = table({"credits": 2, "colony": ["crx", "5 unicornis"]}, {}, {})
    looking.do("pick")
    cases = ((bombed, "discard", 1), (trapped, "trap", 1), (crowded, "scrap-ship", 0))
    for t, prompt, seat in (*cases, (looking, "search", 0)):
        assert (t.quiet().prompt, t.seat) == (prompt, seat)
        give_up(t, seat)
        assert (t.prompt, t.seat) == ("main", 1 - seat)
        assert t.count("hand", seat) == t.count("colony", seat) == len(t.state.looked) == 0
        assert t.cards(seat) == []


@pytest.mark.rule("KG-S31")
def test_a_trap_is_not_sprung_on_somebody_who_has_left(table: Setting) -> None:
    t = table({"hangar": ["crx"]}, {"surface": ["chazma-toltet"], "credits": 3}, {})
    t.fight("1:surface-1", ["crx"], [])
    t.do("bomb crx")
    assert t.quiet().prompt == "trap"
    give_up(t, 0)
    assert (t.prompt, t.seat) == ("main", 1)
    assert t.cards(1) == ["surface-1"]


@pytest.mark.rule("KG-S31", "KG-S37")
def test_a_choice_with_nothing_left_to_choose_is_not_waited_for(table: Setting) -> None:
    t = table(
        {"hangar": ["halalszarny + kenraketa"], "credits": 2},
        {"hangar": ["halalszarny", "bastya"]},
        {},
    )
    t.fight("colony", ["halalszarny"], ["halalszarny", "bastya"])
    t.do("pay halalszarny+1")
    assert t.quiet().prompt == "target"
    give_up(t, 1)
    assert (t.prompt, t.seat) == ("main", 0)


@pytest.mark.rule("KG-S31")
def test_the_effect_of_somebody_who_has_left_stops(table: Setting) -> None:
    t = table({"hangar": ["crx", "bastya"]}, {"surface": ["chazma-toltet"], "credits": 3}, {}, {})
    t.fight("1:surface-1", ["crx"], [])
    t.do("bomb crx", "pay surface-1 of 0")
    assert t.quiet().prompt == "victim"
    give_up(t, 1)
    assert t.cards(0) == ["crx", "bastya"]


@pytest.mark.rule("KG-S31", "KG-26.10")
def test_who_has_given_up_eliminates_nobody_any_more(table: Setting) -> None:
    """A closing phase without its player checks nobody's Colony; armour comes back all the same."""
    t = table({}, {"colony": [], "hangar": ["bastya 2 damage"]}, {})
    give_up(t, 0)
    assert (t.prompt, t.seat, t.result) == ("main", 1, None)
    assert t.armour("bastya", 1) == 5


@pytest.mark.rule("KG-S31", "KG-11.10")
@pytest.mark.parametrize("leaves", [True, False])
def test_what_somebody_who_has_left_announced_comes_to_nothing(
    table: Setting, leaves: bool
) -> None:
    t = table(
        {"hand": ["csaszari-rendelet", "felsobb-parancs"], "credits": 8, "hangar": ["csap"]},
        {"hangar": ["unicornis"]},
        {"hand": ["zurzavar"], "credits": 2},
    )
    t.do("play csaszari-rendelet 1:unicornis", "play zurzavar #0")
    assert (t.prompt, t.seat) == ("response", 0)
    if leaves:
        give_up(t, 2)
    t.quiet()
    assert t.cards(1) == ([] if leaves else ["unicornis"])


@pytest.mark.rule("KG-S31", "KG-26.2")
@pytest.mark.parametrize("cut", ["asked", "waived"])
def test_who_gives_up_before_the_first_turn_has_none(cut: str) -> None:
    """While a Colony is cut or hands are kept, too."""
    s = GAME.begin({"seats": 3, "options": {"first": "1", "cut": cut}}, 5)
    assert s.decisions[0].prompt == ("cut" if cut == "asked" else "mulligan")
    GAME.withdraw(s, 1)
    heard = Heard()
    s.listener = heard
    while s.decisions[0].prompt in ("cut", "mulligan"):
        s.play(s.decisions[0].texts[-1], s.decisions[0].seat)
    assert s.view(0)["turn"] == 2
    assert [event.a for event in heard.events if event.kind == log.TURN] == [2]
