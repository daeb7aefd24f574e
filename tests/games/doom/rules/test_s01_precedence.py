"""Chapters 1 to 3: precedence, components, open and hidden information."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from hadur.games.doom import GAME
from hadur.games.doom import state as st
from hadur.games.doom.legality import in_sight
from hadur.kernel.errors import UnknownName
from tests.games.doom.conftest import Table
from tests.games.doom.drawings import drawing
from tests.games.doom.walking import begin, setup_of

Set = Callable[..., Table]


@pytest.mark.rule("DM-1.3", "DM-DX20")
def test_a_card_beats_the_booklet(table: Set) -> None:
    """The booklet asks one point more for an enemy's space; a ghost's card does not."""
    spent = []
    for chosen in ("medic", "ghost"):
        t = table({"alpha": "c3 points=3", "imp-1": "d3"}, seats=5, m1={"class": chosen})
        t.do("step d3")
        spent.append(3 - t.points("alpha"))
    assert spent == [2, 1]


@pytest.mark.rule("DM-1.4", "DM-1.7", "DM-1.8")
def test_a_cannot_of_the_objective_beats_what_another_card_allows(table: Set) -> None:
    yard = drawing(6, 3, marks={(0, 0): "T", (5, 2): "T"})
    rules = {"objective": "asset-extraction"}
    ends = []
    for token in ("", " token=asset"):
        m1 = {"class": "phase-walker"}
        t = table({"alpha": f"c2{token}"}, seats=5, map=yard, rules=rules, m1=m1)
        t.do("use phase-walker")
        ends.append((t.prompt, t.points("alpha")))
    assert ends[0][0] == "teleport-to"
    assert ends[1] == ("act", 2), "the card's other effect still holds"


@pytest.mark.rule("DM-1.5", "DM-8.21", "DM-26.22")
def test_what_a_card_does_not_leave_open_must_be_done(table: Set) -> None:
    """Rockets harm friends beside the target as well, and nobody is asked whether."""
    m1 = {"weapons": ["rocket-launcher"], "hand": ["rocket-salvo"]}
    figures = {"alpha": "a3", "bravo": "d4", "pinky-1": "d3"}
    t = table(figures, seats=3, m1=m1, inv={"rest": False})
    t.do("play rocket-salvo", "attack", dice="red-0 red-0 black-1")
    assert t.damage("bravo") == 1 and t.prompt == "act"


@pytest.mark.rule("DM-1.6", "DM-8.12", "DM-8.21", "DM-26.22")
def test_what_a_card_leaves_open_may_be_declined_every_time(table: Set) -> None:
    m1 = {"weapons": ["burst-rifle"], "hand": ["three-round-burst"]}
    t = table({"alpha": "a3", "pinky-1": "d3"}, seats=5, m1=m1, inv={"rest": False})
    t.do("play three-round-burst", "attack", dice="red-1 red-1 red-0")
    assert t.legal == ["use three-round-burst", "pass"]
    t.do("pass")
    assert t.damage("pinky-1") == 2


# -- components ------------------------------------------------------------------------------------


@pytest.mark.rule("DM-2.1", "DM-25.2")
@pytest.mark.parametrize("players", [1, 6])
def test_one_invader_plays_against_one_to_four_marines(players: int) -> None:
    with pytest.raises(UnknownName, match=rf"not {players} \(DM-2\.1, DM-25\.2\)$"):
        GAME.check_setup({"seats": players})


@pytest.mark.rule("DM-2.1", "DM-2.2", "DM-2.7")
def test_the_invader_acts_with_every_demon_and_each_marine_with_one_figure(table: Set) -> None:
    figures = {"alpha": "a1", "bravo": "b1", "imp-1": "g5", "pinky-1": "h7", "imp-2": "i7"}
    turns = ["invader", "invader", "bravo", "alpha"]
    t = table(figures, seats=3, moment="turns", initiative=turns)
    acted = []
    for _ in range(7):
        if t.prompt == "type":
            assert t.legal == ["type imp", "type pinky"]
            t.do("type imp")
        elif t.prompt == "figure":
            t.do("pick imp-1")
        else:
            active = str(t.view()["active"])
            acted.append((active, t.seat))
            t.do("end")
    assert acted == [("imp-1", 0), ("imp-2", 0), ("pinky-1", 0), ("bravo", 2), ("alpha", 1)]


@pytest.mark.rule("DM-2.5", "DM-2.6", "DM-2.26", "DM-2.20", "DM-EX23")
def test_damage_is_counted_for_each_figure_by_its_sum(table: Set) -> None:
    figures = {"alpha": "c3 damage=4", "bravo": "d4", "imp-1": "e3", "imp-2": "f4 damage=1"}
    t = table(figures, seats=3, active="imp-1", moment="demon", m1={"rest": False})
    t.do("attack", "attack alpha", dice="red-2 red-1")
    assert [t.damage(n) for n in ("alpha", "bravo", "imp-1", "imp-2")] == [7, 0, 0, 1]


@pytest.mark.rule("DM-2.8")
def test_figures_of_a_type_share_one_card(table: Set) -> None:
    figures = {"alpha": "a1", "imp-1": "g5", "imp-2": "h5"}
    t = table(figures, moment="turns", initiative=["invader"], inv={"argent": {"imp": 1}})
    seen = t.view()["figures"]
    for value in ("health", "stagger", "type", "large"):
        assert seen["imp-1"][value] == seen["imp-2"][value]
    t.do("pick imp-1")
    one = t.points("imp-1")
    t.do("end")
    assert t.points("imp-2") == one
    assert list(t.view()["invader"]["demons"]) == ["imp"]


@pytest.mark.rule("DM-2.9", "DM-2.10", "DM-2.11", "DM-2.12", "DM-2.13", "DM-S5")
def test_small_figures_take_one_space_large_ones_more(table: Set) -> None:
    figures = {
        "alpha": "a1",
        "imp-1": "c1",
        "revenant-1": "d1",
        "mancubus-1": "a4",
        "baron-of-hell-1": "c4",
        "cyberdemon-1": "f3",
    }
    t = table(figures)
    taken = dict.fromkeys(figures, 0)
    for number in t.state.at:
        if number >= 0:
            taken[next(name for name in figures if t.number(name) == number)] += 1
    assert list(taken.values()) == [1, 1, 1, 2, 2, 6]


@pytest.mark.rule("DM-2.14", "DM-S45")
def test_tokens_lie_in_one_space_and_stop_nobody(table: Set) -> None:
    marks = {(1, 0): "h", (2, 0): "b", (3, 0): "t", (4, 0): "o"}
    rules = {"legend": {"o": {"objective": "relay"}}}
    t = table(
        {"alpha": "a1 points=4 damage=3 stunned"}, map=drawing(6, 2, marks=marks), rules=rules
    )
    for place in ("b1", "c1", "d1", "e1"):
        t.do(f"step {place}")
        assert t.at("alpha") == place
    assert t.points("alpha") == 0


@pytest.mark.rule("DM-2.17", "DM-2.18", "DM-15.1")
def test_attacker_and_defender_are_figure_and_player(table: Set) -> None:
    figures = {"alpha": "a3", "bravo": "a4", "imp-2": "c3", "imp-1": "d3"}
    t = table(
        figures, seats=3, active="imp-1", moment="demon", m1={"deck": ["sidearm", "push-forward"]}
    )
    t.do("attack")
    assert (t.prompt, t.seat) == ("target", 0)
    t.do("attack alpha", dice="red-1 red-1")
    assert t.view()["attack"]["attacker"] == "imp-1" and t.view()["attack"]["defender"] == "alpha"
    assert (t.prompt, t.seat) == ("cover", 1), "alpha's player decides for the defender"


@pytest.mark.rule("DM-2.31", "DM-2.19")
def test_every_card_of_the_box_is_in_one_place() -> None:
    s = begin("1", 5, 3, **{"invader-cards": "recommended"})
    while s.round < 1:
        s.advance(int(s.legal(0)[0]), 0)
    piled = sorted(card for pile in range(st.PILES) for card in s.cards_in(pile))
    boxed = sorted(card for card in range(len(s.kind)) if s.zone[card] == st.BOX)
    assert sorted([*piled, *boxed]) == list(range(73 + 36 + 12 + 4 + 6))
    assert len(piled) == 4 * (4 + 3 + 3) + 18 + 12 + len(s.cards_in(st.TURNS)) + int(
        s.size[st.SHOWN]
    )


@pytest.mark.rule("DM-2.32")
def test_what_a_figure_is_can_be_seen(table: Set) -> None:
    figures = {"alpha": "a1", "mancubus-1": "c3 lying damage=2 stunned token=prey points=2"}
    t = table(figures, active="mancubus-1", moment="demon", rules={"objective": "execution-order"})
    seen = t.view(1)["figures"]["mancubus-1"]
    facts = ("type", "space", "lying", "damage", "stunned", "points", "tokens", "acted")
    assert [seen[fact] for fact in facts] == [
        "mancubus", "c3", True, 2, True, 2, ["prey"], True,
    ]  # fmt: skip


# -- information -----------------------------------------------------------------------------------


@pytest.mark.rule("DM-3.3", "DM-3.4", "DM-3.5", "DM-S60")
def test_marines_learn_a_demon_type_when_its_card_is_turned_up(table: Set) -> None:
    inv = {"invasion": "imp-assault"}
    t = table({"alpha": "a1", "imp-1": "c3"}, inv=inv)
    for reader in (1, None):
        told = json.dumps(t.view(reader))
        assert "imp" in told
        for hidden in ("cacodemon", "revenant", "baron", "imp-assault", "the-pack"):
            assert hidden not in told
        assert t.view(reader)["invader"]["face-down"] == 3
    own = t.view(0)["invader"]
    assert own["types"] == ["imp", "cacodemon", "revenant", "baron-of-hell"]


@pytest.mark.rule("DM-3.8", "DM-S49")
def test_the_marines_are_one_side_with_talk_of_their_own_and_hands_of_their_own() -> None:
    setup = GAME.check_setup(setup_of("1", 4))
    assert GAME.sides(setup) == ((0,), (1, 2, 3))
    s = GAME.begin(setup, seed=1)
    assert "hand" not in GAME.view(s, 2)["marines"][0]  # type: ignore[index]


@pytest.mark.rule("DM-3.14")
def test_line_of_sight_can_be_checked_at_any_time(table: Set) -> None:
    t = table({"alpha": "a1"}, map=drawing(4, 3, v={(2, y): "wall" for y in range(2)}))
    assert in_sight(t.state, "a1", "b3")
    assert not in_sight(t.state, "a1", "d1")
    assert t.prompt == "act", "nobody has to be attacking"


@pytest.mark.rule("DM-S48")
def test_nobody_sees_into_a_deck(table: Set) -> None:
    t = table({"alpha": "a1"}, m1={"deck": ["combat-roll", "sidearm"]})
    for reader in (0, 1, None):
        seen = t.view(reader)["marines"][0]
        assert seen["deck-count"] == 4 and "deck" not in seen
