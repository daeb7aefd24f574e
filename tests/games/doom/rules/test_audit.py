"""Positions of an outside examiner: chains of effects, ways through others, what the judge says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.doom import GAME, log
from hadur.games.doom import state as st
from hadur.games.doom.legality import shots
from hadur.games.doom.targets import targets
from hadur.kernel.events import Heard
from tests.games.doom.conftest import Table
from tests.games.doom.drawings import drawing

Set = Callable[..., Table]
HARVEST = ["harvest-of-souls", "power-overwhelming", "seek-and-destroy"]


def lane(width: int, **more: dict[tuple[int, int], str]) -> str:
    """A lane one space wide; the start spaces lie behind a wall."""
    flat = {(x, 1): "wall" for x in range(width)}
    marks = {(x, 1): "S" for x in range(4)} | more.pop("marks", {})
    return drawing(width, 2, h=flat, marks=marks, **more)


def whys(t: Table, text: str) -> list[tuple[str, str]]:
    return [(no.rule, no.why) for no in GAME.explain(t.state, text).refusals]


# -- chains ----------------------------------------------------------------------------------------


@pytest.mark.rule("DM-8.9", "DM-8.12", "DM-16.7")
def test_a_mancubus_fragged_by_the_burst_of_another_bursts_itself(table: Set) -> None:
    """The same ability twice, but not at the same time: the second one has just been fragged."""
    t = table({"alpha": "a1 points=2", "mancubus-1": "b1 lying damage=6",
        "mancubus-2": "d1 lying damage=8", "imp-1": "f1"}, map=lane(7))  # fmt: skip
    t.do("step b1", "use mancubus")
    assert t.at("mancubus-2") == "" and t.damage("imp-1") == 0
    assert t.prompt == "use" and t.seat == 0
    t.do("use mancubus")
    assert t.damage("imp-1") == 1
    assert "use mancubus" not in t.legal


@pytest.mark.rule("DM-16.1", "DM-16.9")
def test_a_siphon_grenade_counts_its_own_damage_alone(table: Set) -> None:
    """The Bile Burst of a Mancubus that it frags is no damage of the grenade."""
    t = table({"alpha": "a1 damage=5", "mancubus-1": "d1 lying damage=8", "imp-1": "f1"},
        map=lane(7), m1={"weapons": ["siphon-grenade"], "hand": ["siphon-grenade"]})  # fmt: skip
    t.do("play siphon-grenade", "place c1", "use mancubus")
    assert t.damage("imp-1") == 1 and t.at("mancubus-1") == ""
    assert t.prompt == "recover" and t.legal == ["recover 1", "recover 0"]


@pytest.mark.rule("DM-16.9")
def test_a_siphon_grenade_heals_by_all_it_dealt(table: Set) -> None:
    t = table({"alpha": "a1 damage=5", "imp-1": "c1", "imp-2": "d1", "imp-3": "f1"},
        map=lane(7), m1={"weapons": ["siphon-grenade"], "hand": ["siphon-grenade"]})  # fmt: skip
    t.do("play siphon-grenade", "place c1")
    assert [t.damage(f"imp-{n}") for n in (1, 2, 3)] == [1, 1, 0]
    t.do("recover 2")
    assert t.damage("alpha") == 3


@pytest.mark.rule("DM-17.8", "DM-16.19", "DM-16.17", "DM-19.2")
def test_a_curse_takes_the_killer_along_and_the_card_stays(table: Set) -> None:
    t = table({"alpha": "a1 points=2 damage=8", "imp-1": "b1 damage=2"}, map=lane(5),
        inv={"hand": ["death-curse"], "sets": HARVEST})  # fmt: skip
    t.do("step b1").passing("use death-curse").do("use death-curse").passing()
    assert t.at("alpha") == "" and len(t.pile("glory", 1)) == 1 and int(t.state.frags) == 1


# -- through others --------------------------------------------------------------------------------


@pytest.mark.rule("DM-11.20", "DM-21.3", "DM-21.2")
@pytest.mark.parametrize(("points", "leads"), [(4, True), (3, False)])
def test_a_teleporter_that_entering_turns_on_leads_on(table: Set, points: int, leads: bool) -> None:
    """A friend, then a demon on an inactive teleporter at the end of a blind lane: 1 + 2 + 1."""
    room = drawing(
        6, 2, h={(x, 1): "wall" for x in range(3)}, v={(3, 0): "wall"},
        marks={(2, 0): "t", (5, 1): "T"},
    )  # fmt: skip
    where = {"alpha": f"a1 points={points}", "bravo": "b1", "imp-1": "c1"}
    t = table(where, seats=3, map=room).do("step b1")
    assert ("step c1" in t.legal) == leads == GAME.explain(t.state, "step c1").legal
    if leads:
        t.do("step c1", "teleport f2")
        assert t.at("alpha") == "f2" and t.at("imp-1") == "c1"
    else:
        assert whys(t, "step c1") == [("DM-11.20", "cannot-stop")]


@pytest.mark.rule("DM-11.20", "DM-17.3", "DM-11.11")
@pytest.mark.parametrize(("card", "leads"), [("executioner", True), ("medic", False)])
def test_a_demon_that_will_be_staggered_for_who_enters_leads_on(
    table: Set, card: str, leads: bool
) -> None:
    """Two imps to pass, and a third that an Executioner beside it would find staggered."""
    where = {"alpha": "a1 points=6", "imp-1": "b1", "imp-2": "c1", "imp-3": "d1 damage=1"}
    t = table(where, map=lane(6), m1={"class": card}).do("step b1")
    assert ("step c1" in t.legal) == leads == GAME.explain(t.state, "step c1").legal
    if leads:
        t.do("step c1", "step d1").passing()
        assert t.at("imp-3") == "" and t.at("alpha") == "d1"


# -- the judge -------------------------------------------------------------------------------------


@pytest.mark.rule("DM-5.13", "DM-19.1")
def test_to_play_a_card_is_not_to_discard_it(table: Set) -> None:
    """Who would play an event while Argent Power is traded does not lose it by that."""
    t = table({"alpha": "a1", "imp-1": "c1"}, moment="status", inv={"hand": ["dark-pact"]})
    assert t.prompt == "trade" and "discard dark-pact" in t.legal
    assert whys(t, "play dark-pact") == [("DM-19.1", "no-ability-now")]


@pytest.mark.rule("DM-26.28", "DM-16.9")
def test_to_decline_is_to_recover_nothing(table: Set) -> None:
    t = table({"alpha": "a1 damage=3"}, map=drawing(4, 2, marks={(0, 0): "h"}))
    t.do("take health-pack")
    for word in ("pass", "done", "no"):
        assert GAME.explain(t.state, word).move == GAME.explain(t.state, "recover 0").move
    assert whys(t, "recover 4") == [("DM-16.9", "say-number")]


@pytest.mark.rule("DM-20.22", "DM-12.28")
def test_the_judge_names_the_space_under_the_base_that_is_taken(table: Set) -> None:
    t = table({"alpha": "d3"}, map=drawing(7, 5, marks={(3, 2): "R"}), moment="summon",
        portal="d3", inv={"invasion": "hells-nobles"})  # fmt: skip
    t.do("group 2-baron-of-hell")
    (refusal,) = GAME.explain(t.state, "place d2").refusals
    assert (refusal.rule, refusal.why) == ("DM-20.22", "space-taken")
    assert dict(refusal.facts)["place"] == "d3"


@pytest.mark.rule("DM-8.2", "DM-9.33")
def test_a_door_too_far_for_the_engineer_is_called_that(table: Set) -> None:
    shut = {(2, 0): "door", (2, 1): "wall", (2, 2): "door"}
    far = {(8, 0): "door", (8, 1): "wall", (8, 2): "wall"}
    t = table({"alpha": "a2"}, map=drawing(9, 3, v=shut | far), m1={"class": "engineer"})
    t.do("use engineer")
    assert t.legal == ["open b1-c1", "open b3-c3"]
    assert whys(t, "open h1-i1") == [("DM-8.2", "door-far")]


# -- who is asked, and in what order ---------------------------------------------------------------

TERROR = ["reign-of-terror", "power-overwhelming", "seek-and-destroy"]


@pytest.mark.rule("DM-8.16", "DM-8.20")
def test_between_activations_the_invader_is_asked_first(table: Set) -> None:
    t = table({"alpha": "a1", "imp-1": "e1"}, moment="turns", initiative=["alpha", "invader"],
        m1={"class": "scout"}, inv={"hand": ["paranoia"], "sets": TERROR})  # fmt: skip
    assert (t.prompt, t.seat) == ("use", 0)
    t.do("use paranoia")
    assert t.legal == ["bottom alpha", "top alpha"]
    t.do("bottom alpha").passing("use scout")
    assert t.seat == 1 and "use scout" in t.legal


@pytest.mark.rule("DM-8.15")
def test_in_an_activation_its_own_side_is_asked_first(table: Set) -> None:
    """A marine attacks: the Sniper comes before the Darkness."""
    t = table({"alpha": "a1", "imp-1": "c1"}, map=lane(6),
        m1={"class": "sniper", "hand": ["sidearm"]},
        inv={"hand": ["darkness"], "sets": TERROR})  # fmt: skip
    t.do("play sidearm", "attack")
    assert t.seat == 1 and "use sniper" in t.legal
    t.do("pass")
    assert t.seat == 0 and t.legal == ["use darkness", "pass"]


@pytest.mark.rule("DM-8.18", "DM-26.32")
def test_copies_of_a_card_are_one_move(table: Set) -> None:
    t = table({"alpha": "a1", "imp-1": "b1"}, map=lane(5), m1={"hand": ["sidearm"]},
        inv={"hand": ["demonic-resilience"] * 2, "deck": ["demonic-strength"]})  # fmt: skip
    t.do("play sidearm", "attack").passing("use demonic-resilience", dice="red-2 red-2")
    assert t.legal == ["use demonic-resilience", "pass"]
    t.do("use demonic-resilience").passing()
    assert t.pile("hand", 0) == ["demonic-resilience"] and t.damage("imp-1") == 2


@pytest.mark.rule("DM-3.1", "DM-S51", "DM-S58")
@pytest.mark.parametrize(
    ("discard", "asked"),
    [
        (["paranoia"], True),
        (["paranoia", "paranoia"], False),
        (["hellish-power", "ambush", "iron-skin"], False),
        (["hellish-power", "ambush"], True),
    ],
)
def test_the_invader_is_asked_if_the_hand_could_hold_it(
    table: Set, discard: list[str], asked: bool
) -> None:
    """Whatever is held: both Paranoias in sight, or three other sets, and there can be none."""
    sets = TERROR if "paranoia" in discard else [
        "power-overwhelming", "seek-and-destroy", "armored-offensive"]  # fmt: skip
    t = table({"alpha": "a1", "imp-1": "e1"}, moment="turns", initiative=["alpha", "invader"],
        inv={"hand": ["demonic-strength"], "discard": discard, "sets": sets})  # fmt: skip
    assert (t.prompt == "use" and t.seat == 0) == asked


# -- what is left behind ---------------------------------------------------------------------------


@pytest.mark.rule("DM-17.2", "DM-17.17", "DM-16.12")
def test_a_new_figure_does_not_inherit_a_lowered_stagger(table: Set) -> None:
    """The same piece of plastic comes back in the round of a War Cry."""
    t = table({"alpha": "b2 points=9", "imp-1": "c2 damage=1"}, m1={"glory": ["war-cry"]})
    t.do("use war-cry")
    assert t.view()["figures"]["imp-1"]["staggered"]
    t.do("step c2").passing()
    while t.prompt == "recover":
        t.do(t.legal[-1])
    assert t.at("imp-1") == ""
    assert [int(n) for n in t.state.lasting] == []


@pytest.mark.rule("DM-17.4", "DM-17.1")
def test_whoever_is_unhurt_is_never_staggered(table: Set) -> None:
    where = {"alpha": "b2", "imp-1": "d2"}
    t = table(where, moment="start", active="alpha", m1={"class": "terror", "glory": ["war-cry"]})
    t.passing("use terror").do("use terror").passing().do("use war-cry")
    assert not t.view()["figures"]["imp-1"]["staggered"]


@pytest.mark.rule("DM-23.6")
def test_no_threat_is_taken_from_where_none_lies(table: Set) -> None:
    t = table({"alpha": "a1", "imp-1": "g1"}, map=lane(8), tokens=["core b1", "core d1"],
        rules={"objective": "guard-duty", "goal": {"count": 1, "rounds": 6}},
        m1={"hand": ["sidearm", "combat-roll"]})  # fmt: skip
    t.do("use guard-duty on b1", "discard sidearm")
    assert [token["threats"] for token in t.view()["tokens"]] == [0, 0]
    # An icon is used as often as it can be paid: nothing is noted as for a moment.
    assert len(t.state.used) == 0
    t.do("use guard-duty on b1", "discard combat-roll")


@pytest.mark.rule("DM-24.4", "DM-24.3")
@pytest.mark.parametrize(("active", "winner"), [("alpha", 1), ("cyberdemon-1", 0)])
def test_if_both_goals_fall_together_the_active_side_has_won(
    table: Set, active: str, winner: int
) -> None:
    """A grenade, or a Missile Barrage, frags the prey and a marine whose frag token decides."""
    if active == "alpha":
        t = table({"alpha": "a1 damage=9", "imp-1": "b1 damage=2 token=prey"}, map=lane(5), frags=5,
            rules={"objective": "execution-order"},
            m1={"weapons": ["frag-grenade"], "hand": ["frag-grenade"]})  # fmt: skip
        t.do("play frag-grenade", "place a1")
    else:
        where = {"cyberdemon-1": "a1", "alpha": "e2", "bravo": "f2 damage=9",
                 "imp-1": "e3 damage=2 token=prey"}  # fmt: skip
        t = table(where, seats=3, frags=5, active=active, moment="demon",
            m1={"deck": ["combat-roll"]},
            rules={"objective": "execution-order"}, inv={"argent": {"cyberdemon": 2}})  # fmt: skip
        t.do("attack").passing().do("attack alpha").passing("use cyberdemon").do("use cyberdemon")
    while not t.state.over and t.prompt == "use":
        t.do("pass")
    assert t.state.over and t.result is not None and t.result[winner] > 0


# -- classes and squads ----------------------------------------------------------------------------


@pytest.mark.rule("DM-8.13")
def test_a_fragged_squad_leader_still_leads_and_a_fragged_scout_sees_nothing(table: Set) -> None:
    """What has to be exhausted is closed to the fragged."""
    t = table({"alpha": "a1", "imp-1": "e1"}, seats=3, moment="start", active="alpha",
        m2={"class": "squad-leader", "hand": ["sidearm"]})  # fmt: skip
    t.passing("use squad-leader")
    assert t.seat == 2
    t.do("use squad-leader", "discard sidearm").passing()
    assert t.points("alpha") == 3
    for where in ({"alpha": "a1", "bravo": "b1"}, {"alpha": "a1"}):
        t = table({**where, "imp-1": "e1"}, seats=3, moment="turns",
            initiative=["alpha", "invader", "bravo"], m2={"class": "scout"})  # fmt: skip
        t.passing("use scout")
        assert ("use scout" in t.legal) == ("bravo" in where)


@pytest.mark.rule("DM-25.3", "DM-25.2", "DM-6.3")
@pytest.mark.parametrize(("seats", "lead", "mains"), [(4, 1, 2), (4, 2, 1), (5, 1, 1), (3, 1, 2)])
def test_squad_cards_give_main_actions_to_whom_they_are_dealt(
    table: Set, seats: int, lead: int, mains: int
) -> None:
    names = ("alpha", "bravo", "charlie", "delta")[: seats - 1]
    where = {name: f"{'abcd'[k]}1" for k, name in enumerate(names)} | {"imp-1": "g1"}
    more = {"lead": lead} if seats == 4 else {}
    t = table(where, seats=seats, moment="start", active="alpha", **more).passing()
    assert int(t.state.mains) == mains


@pytest.mark.rule("DM-16.9", "DM-8.2")
def test_a_medic_heals_the_own_marine_or_one_two_spaces_away(table: Set) -> None:
    where = {"alpha": "a1 damage=3", "bravo": "c1 damage=4", "charlie": "d1 damage=3"}
    t = table(where, seats=4, map=lane(6), m1={"class": "medic"}).do("use medic")
    assert t.legal == ["pick alpha", "pick bravo"]
    t.do("pick bravo")
    assert (t.prompt, t.seat) == ("recover", 2)
    t.do("recover 2")
    assert t.damage("bravo") == 2


# -- what is shown, and who leaves -----------------------------------------------------------------


@pytest.mark.rule("DM-14.12", "DM-18.4", "DM-3.14")
@pytest.mark.parametrize(("mark", "shown"), [("", "cover"), (" stunned", "free")])
def test_the_map_does_not_show_cover_for_who_is_stunned(table: Set, mark: str, shown: str) -> None:
    """Before the attack the map says the same as the attack will."""
    t = table({"imp-1": "a1", "bravo": "b1", "alpha": f"c1{mark}"}, seats=3, map=lane(5),
        active="imp-1", moment="demon")  # fmt: skip
    found = targets(t.state, t.state.asks[0])["spaces"]
    assert isinstance(found, dict) and found["c1"]["state"] == shown
    assert shots(t.state, 0)["c1"].covered == (shown == "cover")


@pytest.mark.rule("DM-14.1", "DM-3.14")
def test_the_map_does_not_show_cover_that_a_card_has_taken_away(table: Set) -> None:
    t = table({"alpha": "a1", "bravo": "b1", "imp-1": "c1", "imp-2": "e1"}, seats=3, map=lane(6),
        m1={"class": "sniper", "hand": ["sidearm"]})  # fmt: skip
    t.do("play sidearm")
    found = targets(t.state, t.state.asks[0])["spaces"]
    assert isinstance(found, dict) and found["c1"]["state"] == "cover"
    t.do("attack").passing("use sniper").do("use sniper").passing()
    assert t.prompt == "target"
    found = targets(t.state, t.state.asks[0])["spaces"]
    assert isinstance(found, dict) and found["c1"]["state"] == "free"
    assert not shots(t.state, 0)["c1"].covered


@pytest.mark.rule("DM-22.17")
def test_who_leaves_takes_the_grenade_tokens_along(table: Set) -> None:
    t = table({"alpha": "a1", "bravo": "b1", "imp-1": "e1"}, seats=3, map=lane(6), active="bravo",
        m1={"weapons": ["decoy-grenade"], "play": ["decoy-grenade"],
            "grenades": {"decoy-grenade": "c1"}})  # fmt: skip
    assert max(int(n) for n in t.state.grenades) >= 0
    GAME.withdraw(t.state, 1)
    assert max(int(n) for n in t.state.grenades) < 0
    assert t.prompt == "act" and t.seat == 2


@pytest.mark.rule("DM-21.4", "DM-16.23")
def test_the_log_says_where_who_lands_beside_a_teleporter_comes_to_stand(table: Set) -> None:
    t = table({"alpha": "a1 points=1", "bravo": "e2"}, seats=3,
        map=drawing(6, 3, marks={(0, 0): "T", (4, 1): "T"}))  # fmt: skip
    heard = Heard()
    t.state.listener = heard
    t.do("teleport e2", "place f2")
    told = [event.kind for event in heard.events]
    assert told.index(log.TELEPORTED) < told.index(log.DISPLACED)
    assert t.at("alpha") == "f2"


@pytest.mark.rule("DM-15.14", "DM-19.1")
@pytest.mark.parametrize(("before", "usable"), [(5, True), (4, False)])
def test_an_execution_is_for_who_was_wounded_when_attacked(
    table: Set, before: int, usable: bool
) -> None:
    t = table({"imp-1": "a1", "alpha": f"b1 damage={before}"}, map=lane(5), active="imp-1",
        moment="demon", m1={"deck": ["sidearm"]},
        inv={"hand": ["execution"], "sets": HARVEST})  # fmt: skip
    t.do("attack").passing("use execution", dice="red-1 red-1")
    assert ("use execution" in t.legal) == usable
    if usable:
        t.do("use execution").passing()
        assert t.damage("alpha") == before + 3


@pytest.mark.rule("DM-14.1", "DM-1.3")
@pytest.mark.parametrize("argent", [0, 1])
def test_homing_rockets_leave_no_cover(table: Set, argent: int) -> None:
    """Behind a friend the second card may be revealed, but not when the rockets turn the corner."""
    t = table({"revenant-1": "a1", "bravo": "b1", "alpha": "c1"}, seats=3, map=lane(5),
        active="revenant-1", moment="demon", m1={"deck": ["praetor-suit", "sidearm"]},
        inv={"argent": {"revenant": argent}})  # fmt: skip
    t.do("attack").passing("use revenant")
    if argent:
        t.do("use revenant").passing()
    t.do("attack alpha", dice="red-2 red-2 red-0").passing()
    assert (t.prompt == "cover") == (argent == 0)
    if argent:
        assert t.damage("alpha") == 2


@pytest.mark.rule("DM-14.1", "DM-6.24", "DM-6.41")
@pytest.mark.parametrize(("card", "weapon", "attack"), [
    ("tactical-scope", "heavy-assault-rifle", "full-auto"),
    ("lock-on", "rocket-launcher", "rocket-salvo"),
])  # fmt: skip
def test_a_card_of_the_attacker_takes_the_cover_away(
    table: Set, card: str, weapon: str, attack: str
) -> None:
    t = table({"alpha": "a1", "bravo": "b1", "imp-1": "c1"}, seats=3, map=lane(6),
        m1={"weapons": [weapon], "hand": [attack, card]},
        inv={"deck": ["ferocity", "demonic-strength"]})  # fmt: skip
    t.do(f"play {attack}", "attack").passing(f"use {card}").do(f"use {card}").passing()
    assert t.prompt != "cover" and t.pile("discard", 0) == ["ferocity"]


# -- what ends, and what is left out ---------------------------------------------------------------


@pytest.mark.rule("DM-17.17", "DM-5.21")
def test_a_war_cry_is_over_with_the_round(table: Set) -> None:
    t = table({"alpha": "a1", "imp-1": "c1 damage=1"}, map=lane(6), m1={"glory": ["war-cry"]})
    t.do("use war-cry")
    assert t.view()["figures"]["imp-1"]["staggered"]
    t.do("end")
    assert int(t.state.round) == 2 and not t.view()["figures"]["imp-1"]["staggered"]


@pytest.mark.rule("DM-7.4", "DM-16.12")
def test_a_demon_fragged_before_its_turn_does_not_act(table: Set) -> None:
    """The blast of the first imp's attack takes the second one, the third acts."""
    pain = ["legion-of-pain", "power-overwhelming", "seek-and-destroy"]
    where = {"imp-1": "a1", "alpha": "c1", "imp-2": "d1 damage=2", "imp-3": "g1"}
    t = table(where, map=lane(8), moment="type", m1={"deck": ["combat-roll"]},
        inv={"hand": ["explosive-blast"], "sets": pain})  # fmt: skip
    t.do("pick imp-1").passing().do("attack").passing("use explosive-blast")
    t.do("use explosive-blast").passing()
    assert t.at("imp-2") == "" and t.prompt == "demon"
    t.do("end").passing()
    assert t.prompt == "demon" and whys(t, "pick imp-2") != []
    assert int(t.state.active) == t.number("imp-3")


@pytest.mark.rule("DM-23.5", "DM-12.9")
def test_a_token_does_not_stay_in_blocking_terrain(table: Set) -> None:
    t = table({"alpha": "a2", "cacodemon-1": "c2 damage=5 token=sample"},
        map=drawing(5, 3, terrain={(2, 1): "#"}), rules={"objective": "sample-collection"},
        m1={"hand": ["sidearm"]}, inv={"deck": ["demonic-strength"]})  # fmt: skip
    t.do("play sidearm", "attack", dice="red-2 red-2").passing()
    assert t.prompt == "drop" and len(t.legal) == 8 and "place c2" not in t.legal


@pytest.mark.rule("DM-1.4", "DM-18.8")
def test_the_cyberdemon_is_never_stunned_but_who_stands_by_is(table: Set) -> None:
    t = table({"alpha": "d1", "cyberdemon-1": "a1"}, m1={"weapons": ["plasma-rifle"],
        "hand": ["stun-bomb"]}, inv={"deck": ["demonic-strength"]})  # fmt: skip
    t.do("play stun-bomb", "attack", dice="red-0 red-0").passing()
    assert not t.stunned("cyberdemon-1") and not t.stunned("alpha")
    t = table({"alpha": "a1", "imp-1": "b1"}, map=lane(5), m1={"weapons": ["plasma-rifle"],
        "hand": ["stun-bomb"]}, inv={"deck": ["demonic-strength"]})  # fmt: skip
    t.do("play stun-bomb", "attack", dice="red-0 red-0").passing()
    assert t.stunned("imp-1") and t.stunned("alpha")


@pytest.mark.rule("DM-17.14", "DM-17.9", "DM-S69")
def test_without_a_glory_kill_card_nothing_is_recovered(table: Set) -> None:
    every = ["adrenaline-rush", "bloodlust", "brutal-blow", "killing-frenzy", "second-wind",
             "iron-will", "blood-shield", "war-cry", "momentum", "ammo-cache", "savage-focus",
             "slip-away"]  # fmt: skip
    t = table({"alpha": "a1 points=2 damage=5", "imp-1": "b1 damage=2"}, map=lane(5),
        m1={"glory": every})  # fmt: skip
    t.do("step b1").passing()
    assert t.at("imp-1") == "" and t.prompt == "act" and t.damage("alpha") == 5


@pytest.mark.rule("DM-20.3", "DM-23.7")
def test_a_door_wakes_what_it_had_shut_off_and_nothing_else(table: Set) -> None:
    room = drawing(9, 2, v={(4, 0): "door", (4, 1): "wall"},
        marks={(1, 1): "b", (8, 0): "y", (8, 1): "b"})  # fmt: skip
    t = table({"alpha": "d1 points=1"}, map=room, rules={"threat": "infestation"})
    t.do("open d1-e1").passing()
    assert t.prompt == "summon" and t.legal == ["portal i1", "portal i2"]


@pytest.mark.rule("DM-5.13", "DM-2.22", "DM-S46")
def test_no_card_is_traded_for_a_token_that_is_not_there(table: Set) -> None:
    t = table({"alpha": "a1", "imp-1": "e1"}, moment="status",
        inv={"hand": ["ferocity", "dark-pact"], "argent": {"imp": 23}})  # fmt: skip
    t.do("discard ferocity")
    assert t.prompt == "argent"
    t.do("argent invasion")
    assert t.argent("invasion") == 1 and t.prompt != "trade"


@pytest.mark.rule("DM-3.12", "DM-8.2")
def test_nobody_else_knows_where_a_card_went_that_a_scout_put_back(table: Set) -> None:
    """A Vanguard's card was called in the open; then a Scout takes two and puts them back."""
    t = table({"alpha": "a1", "bravo": "b1", "imp-1": "e1"}, seats=3, moment="turns",
        initiative=["bravo", "alpha", "invader"], m1={"class": "vanguard"},
        m2={"class": "scout"})  # fmt: skip
    s = t.passing("use vanguard").do("use vanguard").state
    called = s.cards_in(st.TURNS)[-1]
    assert s.knows[called] == s.everybody()
    t.passing("use scout").do("use scout", "bottom alpha")
    assert s.knows[called] == 1 << 2


@pytest.mark.rule("DM-22.17", "DM-16.14")
def test_the_token_of_a_fragged_marine_comes_back(table: Set) -> None:
    t = table({"imp-1": "c1", "alpha": "d1 damage=9"}, map=lane(6), active="imp-1", moment="demon",
        m1={"weapons": ["decoy-grenade"], "play": ["decoy-grenade"], "deck": ["sidearm"],
            "grenades": {"decoy-grenade": "f1"}})  # fmt: skip
    assert max(int(n) for n in t.state.grenades) >= 0
    t.do("attack", dice="red-2").passing()
    assert t.at("alpha") == "" and max(int(n) for n in t.state.grenades) < 0


@pytest.mark.rule("DM-5.4")
def test_who_has_left_has_no_initiative_card_any_more(table: Set) -> None:
    t = table({"alpha": "a1", "bravo": "b1", "imp-1": "e1"}, seats=3, active="bravo")
    GAME.withdraw(t.state, 1)
    t.do("end")
    names = [t.state.book.names[t.state.kind[card]] for card in t.state.cards_in(st.TURNS)]
    assert int(t.state.round) == 2 and sorted(names) == ["bravo", "invader"]


@pytest.mark.rule("DM-22.8", "DM-6.49")
def test_a_weapon_taken_is_shuffled_into_the_deck(table: Set) -> None:
    t = table({"alpha": "a1"}, map=drawing(4, 2, marks={(0, 0): "1"}),
        rules={"legend": {"1": {"weapon": "chainsaw"}}},
        m1={"weapons": ["burst-rifle", "plasma-rifle"]})  # fmt: skip
    before = t.pile("deck", 1)
    t.do("take chainsaw")
    after, saw = t.pile("deck", 1), ["rip-and-tear", "rev-up", "saw-guard"]
    assert sorted(after) == sorted(before + saw)
    assert after != before + saw and [card for card in after if card not in saw] != before
