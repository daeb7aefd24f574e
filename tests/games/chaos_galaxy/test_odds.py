"""What an attack may bring, told beforehand: face-down targets are imagined anew each time, and are
still what is aimed at."""

from __future__ import annotations

import pytest

from hadur.games.chaos_galaxy.tables import CARDS
from hadur.games.chaos_galaxy.vocabulary import INTERRUPT
from hadur.kernel.odds import told
from tests.games.chaos_galaxy.conftest import Setting, Table

THEIRS = {
    "surface": ["romtelep"],
    "canteen": ["tuzer"],
    "hand": ["unicornis", "crx"],
    "colony": ["6 marduk-kurios", "bastya", "cobra-flash", "aknagyuru", "tuzer"],
}


def chance(t: Table, move: str, name: str = "target-hit") -> float:
    found = told(t.state, 0, t.state.game().parse(t.state, move, 0))
    assert found is not None
    return next(one.share for one in found.chances if one.name == name)


@pytest.mark.parametrize("aim", ["1:surface-1", "1:canteen-1", "colony", "headquarters"])
@pytest.mark.rule("KG-16.11", "KG-16.14", "KG-16.9")
def test_a_ship_that_cannot_bomb_hits_nothing_and_one_that_nobody_stops_hits(
    table: Setting, aim: str
) -> None:
    for ship, share in (("marduk-kurios", 0.0), ("hellfire-brothers", 1.0)):
        assert chance(table({"hangar": [ship]}, THEIRS), f"attack 1 {aim}") == share


@pytest.mark.rule("KG-S17")
def test_a_trap_that_may_lie_there_makes_a_hit_less_sure(table: Setting) -> None:
    """Of the two cards that could lie there one is a trap that its player would spring."""
    theirs = {"surface": ["chazma-toltet"], "colony": ["romtelep"], "credits": 3}
    t = table({"hangar": ["hellfire-brothers"]}, theirs)
    assert 0.2 < chance(t, "attack 1 1:surface-1") < 0.8
    assert 0.2 < chance(t, "attack 1 1:surface-1", "own-ship-lost") < 0.8


@pytest.mark.rule("KG-15.16")
def test_a_shot_is_told_by_the_ships_it_is_between(table: Setting) -> None:
    t = table({"hangar": ["unicornis"]}, {"hangar": ["halalszarny used", "holdimado"]})
    t.fight("colony", ["unicornis"], ["holdimado"])
    t.do("pass")
    shot = "fire unicornis 1:holdimado"
    assert (chance(t, shot, "destroyed"), chance(t, shot, "own-lost")) == (1.0, 0.0)


@pytest.mark.rule("KG-5.4")
@pytest.mark.parametrize("closed", [True, False])
def test_odds_do_not_hang_on_what_a_closed_list_holds(table: Setting, closed: bool) -> None:
    """At a table where decks were built for it, lists that look alike promise the same."""
    chances = set()
    for hidden in ("chazma-toltet", "romtelep"):
        theirs = {"surface": [hidden], "colony": [f"9 {hidden}"], "credits": 3, "scrap": ["csap"]}
        t = table({"hangar": ["crx"]}, theirs)
        if closed:
            t.state.await_interrupts(
                [4096 + kind for kind, card in enumerate(CARDS) if card.type == INTERRUPT]
            )
            t.state.closed_lists = 2
        chances.add(chance(t, "attack 1 1:surface-1"))
    assert len(chances) == (1 if closed else 2)
