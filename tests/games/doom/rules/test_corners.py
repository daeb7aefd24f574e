"""Positions at the corners of the rules: what two of them make of each other."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.doom import GAME, log, notation
from hadur.games.doom.state import Raid
from hadur.kernel.events import Heard
from hadur.kernel.maps.widesets import empty
from tests.games.doom.conftest import Table
from tests.games.doom.drawings import drawing

Set = Callable[..., Table]


def acting(table: Set, name: str, figures: dict[str, str], **more: object) -> Table:
    """A demon in the middle of its activation."""
    return table(figures, active=name, moment="demon", **more)


def figures_of(s: Raid) -> list[str]:
    return [notation.figure(s, k) for k in range(len(s.place))]


def fight(t: Table, dice: str, *using: str) -> None:
    """An attack from its first step to its last: everybody passes but for these abilities."""
    t.state.script = [GAME.chance_value(face)[0] for face in dice.split()]
    t.state.play("attack")
    left = list(using)
    while t.prompt in ("use", "name"):
        wanted = next((move for move in t.legal if left and move.startswith(f"use {left[0]}")), "")
        if wanted:
            left.pop(0)
        t.state.play(wanted or ("pass" if "pass" in t.legal else t.legal[0]))
    assert not t.state.script and not left, (t.state.script, left)


# -- movement --------------------------------------------------------------------------------------


@pytest.mark.rule("DM-12.30", "DM-9.5", "DM-12.19")
def test_no_wall_or_closed_door_may_end_up_under_a_large_base(table: Set) -> None:
    """Not even one that runs along the step and is crossed by nobody."""
    for kind, opened in (("wall", False), ("door", False), ("door", True)):
        room = drawing(6, 5, h={(3, 2): kind})
        where = {"alpha": "f5", "cyberdemon-1": "b1 points=4"}
        t = acting(table, "cyberdemon-1", where, map=room, open="all" if opened else [])
        assert ("step c1" in t.legal) == opened, (kind, opened)
        assert "step b2" in t.legal


@pytest.mark.rule("DM-12.30", "DM-12.13")
def test_a_large_figure_does_not_turn_over_the_end_of_a_wall(table: Set) -> None:
    room = drawing(6, 5, v={(3, 1): "wall"})
    t = acting(table, "mancubus-1", {"alpha": "f5", "mancubus-1": "c2 points=3"}, map=room)
    assert "turn c2" not in t.legal and "turn b2" in t.legal


@pytest.mark.rule("DM-12.29", "DM-12.18", "DM-12.17", "DM-12.20")
def test_a_turn_onto_an_enemy_in_difficult_terrain_costs_one_point(table: Set) -> None:
    room = drawing(6, 5, terrain={(3, 1): "~", (3, 2): "~"})
    where = {"alpha": "d2", "mancubus-1": "c2 points=1"}
    t = acting(table, "mancubus-1", where, map=room)
    t.do("turn c2")
    assert t.points("mancubus-1") == 0
    t.do("end")
    assert t.prompt == "displaced" and t.seat == 1
    beside = ("c1", "c3", "d1", "d3", "e1", "e2", "e3")
    assert sorted(t.starting("place")) == [f"place {at}" for at in beside]


@pytest.mark.rule("DM-11.20", "DM-11.9")
def test_whoever_cannot_get_out_again_does_not_go_in(table: Set) -> None:
    """Past an imp in difficult terrain: three points in, one out, and two out on the far side."""
    room = drawing(4, 1, terrain={(1, 0): "~", (2, 0): "~"})
    for points, may in ((3, False), (4, True)):
        t = table({"alpha": f"a1 points={points}", "imp-1": "b1"}, map=room)
        assert ("step b1" in t.legal) == may, points
    # Back to where it came from is a way out, too.
    t.do("step b1")
    assert t.points("alpha") == 1 and "step a1" in t.legal and "step c1" not in t.legal


@pytest.mark.rule("DM-11.20", "DM-11.11", "DM-17.5")
def test_the_space_of_a_staggered_demon_is_empty_once_it_is_entered(table: Set) -> None:
    room = drawing(4, 1)
    t = table({"alpha": "a1 points=2", "imp-1": "b1 damage=2"}, map=room)
    assert "step b1" in t.legal
    t = table({"alpha": "a1 points=1", "imp-1": "b1 damage=2"}, map=room)
    assert "step b1" not in t.legal, "an enemy's space costs two"


@pytest.mark.rule("DM-21.2", "DM-10.8", "DM-21.7")
def test_only_marines_on_active_teleporters_teleport_and_only_to_active_ones(table: Set) -> None:
    room = drawing(7, 3, marks={(0, 0): "T", (6, 0): "T", (6, 2): "T"})
    states = {"a1": "active", "g1": "active", "g3": "inactive"}
    t = table({"alpha": "a1 points=1"}, map=room, teleporters=states)
    assert t.starting("teleport") == ["teleport g1"]
    t = table({"alpha": "b1 points=2"}, map=room, teleporters=states)
    assert t.starting("teleport") == []
    where = {"alpha": "d2", "imp-1": "a1 points=4"}
    t = acting(table, "imp-1", where, map=room, teleporters=states)
    assert t.starting("teleport") == []


@pytest.mark.rule("DM-9.18", "DM-9.19")
def test_nobody_is_pushed_into_impassable_terrain_not_even_who_flies(table: Set) -> None:
    """A cacodemon could fly over it, and is pushed only where there is floor."""
    for terrain, ends in (({}, "d1"), ({(2, 0): "x"}, "b1"), ({(3, 0): "x"}, "c1")):
        room = drawing(5, 1, terrain=terrain)
        t = table({"alpha": "a1", "cacodemon-1": "b1"}, map=room,
            m1={"weapons": ["super-shotgun"], "hand": ["both-barrels", "knockback"]},
            inv={"deck": ["ambush"]})  # fmt: skip
        t.do("play both-barrels")
        fight(t, "red-0 black-1 black-1", "knockback")
        for place in ("c1", "d1"):
            if f"place {place}" in t.legal:
                t.do(f"place {place}")
        assert t.at("cacodemon-1") == ends, terrain


# -- displacement ----------------------------------------------------------------------------------


@pytest.mark.rule("DM-12.24", "DM-12.34", "DM-12.23", "DM-12.35")
def test_demons_make_way_first_and_marines_say_in_which_order(table: Set) -> None:
    room = drawing(7, 5, terrain={(4, 0): "#", (5, 0): "#"})
    where = {"alpha": "d1", "bravo": "d2", "cacodemon-1": "d3", "cyberdemon-1": "b1 points=1"}
    t = acting(table, "cyberdemon-1", where, map=room, seats=3)
    t.do("step c1", "end")
    assert t.seat == 0, "the demon's player places the cacodemon"
    places = t.starting("place")
    assert places and "place e1" not in places and "place f1" not in places
    t.do(places[0])
    assert t.seat in (1, 2), "then the marines"
    while t.prompt != "act" and t.seat in (1, 2) and (t.starting("place") or t.starting("pick")):
        t.do((t.starting("place") or t.starting("pick"))[0])
    base = {"c1", "d1", "c2", "d2", "c3", "d3"}
    assert not {t.at("alpha"), t.at("bravo"), t.at("cacodemon-1")} & base
    assert len({t.at("alpha"), t.at("bravo"), t.at("cacodemon-1")}) == 3


# -- sight, range, cover ---------------------------------------------------------------------------


@pytest.mark.rule("DM-12.27", "DM-26.29", "DM-13.21")
def test_a_large_figure_in_blocking_terrain_is_seen(table: Set) -> None:
    """If it fills the area; in a larger one it is seen as the ruling says, a marine never is."""
    hidden = drawing(7, 3, terrain={(3, 0): "#", (3, 1): "#"})
    for figure, seen in (("mancubus-1", True), ("cacodemon-1", True)):
        s = table({"alpha": "b1", figure: "d1"}, map=hidden).state
        names = {name: s.stand(k) for k, name in enumerate(figures_of(s))}
        assert bool(s.field.sees(names["alpha"], names[figure])) is seen
        assert bool(s.field.sees(names[figure], names["alpha"])) is seen
        assert s.field.distance(names["alpha"], names[figure]) == 2


@pytest.mark.rule("DM-13.1", "DM-13.6", "DM-13.7", "DM-15.9")
def test_range_goes_round_a_wall_that_sight_passes(table: Set) -> None:
    """Sight over the end of a wall, and a way round it that is longer than the straight one."""
    room = drawing(5, 3, v={(2, 0): "wall", (2, 1): "wall"})
    where = {"alpha": "b1", "imp-1": "d3"}
    t = table(where, map=room)
    s = t.state
    one, other = s.stand(t.number("alpha")), s.stand(t.number("imp-1"))
    assert s.field.sees(one, other), "past the end of the wall"
    assert s.field.distance(one, other) == 3, "b2, c3, d3; without the wall it would be two"
    for card, reached in (("point-blank", True), ("pump-action", False)):
        t = table(where, map=room, m1={"weapons": ["combat-shotgun"], "hand": [card]})
        t.do(f"play {card}")
        assert (t.prompt == "whether-attack") is reached, card
        heard = Heard()
        t.state.listener = heard
        if reached:
            t.do("attack")
        assert any(event.kind == log.ATTACKED for event in heard.events) is reached, card


@pytest.mark.rule("DM-27.3", "DM-13.5", "DM-14.10")
def test_impassable_terrain_is_shot_over_as_if_it_were_not_there(table: Set) -> None:
    moat = {(x, y): "x" for x in (2, 3) for y in range(3)}
    room = drawing(7, 3, terrain=moat)
    t = table({"alpha": "b2", "imp-1": "e2"}, map=room, m1={"hand": ["sidearm"]})
    s = t.state
    one, other = s.stand(t.number("alpha")), s.stand(t.number("imp-1"))
    assert s.field.distance(one, other) == 3 and s.field.sees(one, other)
    assert not s.field.in_cover(one, other, empty(s.field.squares))


@pytest.mark.rule("DM-9.37", "DM-14.6", "DM-14.9")
def test_a_door_gives_cover_while_it_is_closed(table: Set) -> None:
    """The defender stands beside the doorway: three corners are behind the door."""
    room = drawing(7, 5, v={(4, 1): "wall", (4, 2): "door", (4, 3): "wall"})
    s = table({"alpha": "b1", "imp-1": "f5"}, map=room).state
    shut = s.field
    t = table({"alpha": "b3", "imp-1": "g3"}, map=room, open="all")
    one, other = t.state.stand(t.number("alpha")), t.state.stand(t.number("imp-1"))
    assert t.state.field.sees(one, other) and not shut.sees(one, other)


# -- attacks ---------------------------------------------------------------------------------------


@pytest.mark.rule("DM-15.21", "DM-15.16", "DM-15.40")
def test_who_has_no_card_left_reveals_none(table: Set) -> None:
    t = acting(table, "imp-1", {"alpha": "b2", "imp-1": "c2"},
        m1={"rest": False, "deck": [], "hand": []})  # fmt: skip
    fight(t, "red-2 red-2")
    assert t.damage("alpha") == 4


@pytest.mark.rule("DM-15.20", "DM-15.17")
def test_an_empty_deck_is_made_of_the_discard_pile_first(table: Set) -> None:
    t = acting(table, "imp-1", {"alpha": "b2", "imp-1": "c2"},
        m1={"rest": False, "deck": [], "hand": [], "discard": ["sidearm"]})  # fmt: skip
    fight(t, "red-2 red-2 0")
    assert t.damage("alpha") == 3 and t.pile("discard", 1) == ["sidearm"]


@pytest.mark.rule("DM-16.26", "DM-16.16", "DM-16.17", "DM-6.9")
def test_a_marine_who_frags_himself_is_out_of_his_activation(table: Set) -> None:
    """Explosive Shot hurts everybody beside the defender, the one who fired included."""
    t = table({"alpha": "b2 damage=9", "pinky-1": "c2"}, seats=3, round=2, initiative=["bravo"],
        m1={"weapons": ["combat-shotgun"], "hand": ["point-blank", "explosive-shot"]},
        inv={"deck": ["ambush"]})  # fmt: skip
    t.do("play point-blank")
    t.state.play("attack")
    while t.prompt == "use":
        shots = [move for move in t.legal if move.startswith("use explosive-shot")]
        t.state.play(shots[0] if shots else "pass")
    assert t.at("alpha") == "" and t.damage("alpha") == 0 and t.points("alpha") == 0
    assert int(t.state.frags) == 1
    assert t.pile("play", 1) == [] and t.pile("discard", 1) == []
    assert len(t.pile("hand", 1)) == 4 and t.state.active != t.number("alpha")


# -- cards and rounds ------------------------------------------------------------------------------


@pytest.mark.rule("DM-6.11", "DM-6.9")
def test_who_holds_more_than_the_hand_size_draws_and_discards_nothing(table: Set) -> None:
    many = ["sidearm", "push-forward", "combat-roll", "praetor-suit", "point-blank", "pump-action",
        "explosive-shot"]  # fmt: skip
    t = table({"alpha": "b2", "imp-1": "h6"}, seats=3, initiative=["bravo"],
        m1={"weapons": ["combat-shotgun"], "hand": many})  # fmt: skip
    before = sorted(t.pile("hand", 1))
    t.do("end")
    while t.prompt == "use" and t.seat == 1:
        t.do("pass")
    assert sorted(t.pile("hand", 1)) == before


@pytest.mark.rule("DM-5.12")
def test_an_invader_with_a_full_hand_draws_none_and_keeps_all(table: Set) -> None:
    where = {"alpha": "b2", "imp-1": "h6"}
    deck = table(where).pile("deck", 0)
    assert len(deck) == 18
    for many, after in ((4, 6), (6, 6), (8, 8)):
        t = table(where, moment="status", inv={"hand": deck[:many]})
        assert t.prompt == "burn" or t.starting("discard"), t.legal
        assert len(t.pile("hand", 0)) == after and t.pile("hand", 0)[:many] == deck[:many]


@pytest.mark.rule("DM-7.20", "DM-7.15", "DM-7.16", "DM-7.17")
def test_the_last_of_a_type_takes_its_tokens_along(table: Set) -> None:
    t = table({"alpha": "b2 points=2", "mancubus-1": "c2 damage=6", "imp-1": "h6"}, seats=3,
        inv={"argent": {"mancubus": 2}}, glory_deck=[])  # fmt: skip
    supply = t.view(0)["invader"]["supply"]
    assert "mancubus" in t.view(0)["invader"]["demons"]
    t.do("step c2")
    assert t.at("mancubus-1") == "" and t.argent("mancubus") == 0
    assert t.view(0)["invader"]["supply"] == supply + 2
    assert "mancubus" not in t.view(0)["invader"]["demons"]


@pytest.mark.rule("DM-16.22", "DM-21.8", "DM-16.21")
def test_whoever_respawns_inside_the_largest_demon_frags_it(table: Set) -> None:
    room = drawing(7, 5, marks={(2, 2): "T"})
    t = table({"cyberdemon-1": "b2", "bravo": "g5"}, seats=3, moment="start", active="alpha",
        map=room, teleporters={"c3": "active"}, inv={"argent": {"cyberdemon": 1}})  # fmt: skip
    assert "place c3" in t.legal
    t.do("place c3")
    assert t.at("cyberdemon-1") == "" and t.at("alpha") == "c3"
    assert t.argent("cyberdemon") == 0


@pytest.mark.rule("DM-26.15", "DM-16.21")
def test_beside_a_teleporter_is_not_behind_its_wall(table: Set) -> None:
    room = drawing(5, 3, marks={(1, 1): "T"}, v={(2, 0): "wall", (2, 1): "wall", (2, 2): "wall"})
    t = table({"imp-1": "a1", "bravo": "e3"}, seats=3, moment="start", active="alpha", map=room,
        teleporters={"b2": "active"})  # fmt: skip
    assert sorted(t.starting("place")) == [f"place {at}" for at in (
        "a1", "a2", "a3", "b1", "b2", "b3")]  # fmt: skip
    t.do("place a1")
    assert t.at("imp-1") == "" and t.at("alpha") == "a1"


@pytest.mark.rule("DM-8.20")
def test_who_has_passed_is_asked_again_only_if_another_has_used_something(table: Set) -> None:
    """Alpha uses a card after the attack, is asked once more, and passes: that is all."""
    t = table({"alpha": "a1", "cacodemon-1": "b1"},
        m1={"weapons": ["super-shotgun"], "hand": ["both-barrels", "knockback"]},
        inv={"deck": ["ambush"]})  # fmt: skip
    t.do("play both-barrels", "attack", dice="red-0 black-1 black-1")
    t.passing(until="use knockback").do("use knockback", "done")
    assert t.prompt == "use" and t.legal == ["use both-barrels", "pass"]
    t.do("pass")
    assert t.prompt == "act"


# -- teleporters, tokens, summoning ----------------------------------------------------------------


@pytest.mark.rule("DM-21.3", "DM-21.2")
def test_an_inactive_teleporter_wakes_under_a_marine_and_serves_at_once(table: Set) -> None:
    room = drawing(7, 3, marks={(1, 0): "T", (6, 2): "T"})
    states = {"b1": "inactive", "g3": "active"}
    t = table({"alpha": "a1 points=2"}, map=room, teleporters=states)
    t.do("step b1")
    assert t.starting("teleport") == ["teleport g3"]
    t.do("teleport g3")
    assert t.at("alpha") == "g3" and t.points("alpha") == 0
    # Demons wake nothing.
    where = {"alpha": "d2", "imp-1": "a1 points=2"}
    t = acting(table, "imp-1", where, map=room, teleporters=states)
    t.do("step b1")
    assert t.view()["map"]["teleporters"]["b1"] != t.view()["map"]["teleporters"]["g3"]


@pytest.mark.rule("DM-21.4", "DM-21.5")
def test_beside_a_full_teleporter_is_behind_no_wall(table: Set) -> None:
    room = drawing(7, 3, marks={(0, 0): "T", (6, 0): "T"}, v={(6, 0): "wall"}, h={(6, 1): "wall"})
    states = {"a1": "active", "g1": "active"}
    where = {"alpha": "a1 points=1", "bravo": "g1"}
    t = table(where, map=room, teleporters=states, seats=3)
    # No empty space can be reached from g1: then any will do.
    t.do("teleport g1")
    assert len(t.starting("place")) == 20 and "place g1" not in t.legal
    room = drawing(7, 3, marks={(0, 0): "T", (6, 0): "T"}, v={(6, 0): "wall"})
    t = table(where, map=room, teleporters=states, seats=3)
    t.do("teleport g1")
    assert sorted(t.starting("place")) == ["place f2", "place g2"]
    t.do("place f2")
    assert t.at("alpha") == "f2" and t.at("bravo") == "g1"


@pytest.mark.rule("DM-21.9", "DM-23.4", "DM-21.6")
def test_a_token_of_a_large_demon_falls_where_the_marines_like(table: Set) -> None:
    """Even into the space in which the marine who telefragged it now stands."""
    room = drawing(7, 3, marks={(0, 0): "T", (5, 1): "T"})
    where = {"alpha": "a1 points=1", "mancubus-1": "f2 token=sample"}
    t = table(where, map=room, teleporters={"a1": "active", "f2": "active"},
        rules={"objective": "sample-collection", "goal": {"count": 3}})  # fmt: skip
    t.do("teleport f2").passing()
    assert t.at("mancubus-1") == "" and t.at("alpha") == "f2"
    assert sorted(t.starting("place")) == ["place f2", "place f3"] and t.seat == 1


@pytest.mark.rule("DM-23.5", "DM-12.5")
def test_no_token_falls_into_blocking_terrain(table: Set) -> None:
    room = drawing(7, 3, terrain={(3, 1): "#"})
    where = {"alpha": "b2", "cacodemon-1": "d2 damage=5 token=sample"}
    t = table(where, map=room, rules={"objective": "sample-collection", "goal": {"count": 3}},
        m1={"weapons": ["plasma-rifle"], "hand": ["plasma-stream"]},
        inv={"deck": ["ambush"]})  # fmt: skip
    t.do("play plasma-stream")
    fight(t, "red-2 red-2 black-3")
    assert t.at("cacodemon-1") == ""
    places = sorted(t.starting("place"))
    assert "place d2" not in places
    assert places == [f"place {at}" for at in ("c1", "c2", "c3", "d1", "d3", "e1", "e2", "e3")]


@pytest.mark.rule("DM-20.21", "DM-2.21", "DM-20.9")
def test_what_the_box_has_no_figure_for_is_not_summoned(table: Set) -> None:
    room = drawing(9, 7, marks={(4, 3): "B"})
    imps = {f"imp-{n}": f"{'abcdefghi'[n - 1]}1" for n in range(1, 9)}
    t = table({"alpha": "a7", **imps}, map=room, moment="summon", portal="e4",
        portals={"e4": "active"})  # fmt: skip
    while t.prompt in ("group", "place-demon", "share-argent"):
        groups = [move for move in t.starting("group") if "imp" in move]
        t.do((groups or t.legal)[0])
    here = [n for n in range(1, 10) if t.at(f"imp-{n}")]
    assert len(here) == 9, "one was left in the box, whatever the group says"


@pytest.mark.rule("DM-5.23", "DM-5.24", "DM-5.20", "DM-7.20")
def test_an_invader_card_without_a_type_to_activate_does_nothing(table: Set) -> None:
    where = {"alpha": "b2", "imp-1": "h6"}
    t = table(where, moment="turns", initiative=["invader", "alpha"], activated=["imp"])
    while t.prompt == "use":
        t.do("pass")
    assert t.prompt == "act" and t.state.active == t.number("alpha")
    t = table({**where, "pinky-1": "h5"}, moment="turns", initiative=["invader", "alpha"],
        activated=["imp"], exhausted=["imp"])  # fmt: skip
    while t.prompt == "use":
        t.do("pass")
    assert t.state.active == t.number("pinky-1"), "the only type there is left"


@pytest.mark.rule("DM-22.6", "DM-22.5", "DM-22.4")
def test_items_are_taken_on_the_way_and_no_weapon_twice(table: Set) -> None:
    room = drawing(7, 3, marks={(2, 1): "w", (3, 1): "h"})
    legend = {"w": {"weapon": "plasma-rifle"}}
    t = table({"alpha": "b2 points=3"}, map=room, rules={"legend": legend},
        m1={"weapons": ["plasma-rifle", "burst-rifle"]})  # fmt: skip
    t.do("step c2")
    assert t.starting("take") == [], "it is owned already"
    t.do("step d2")
    assert t.starting("take") == ["take health-pack"]
    t.do("take health-pack")
    assert t.prompt == "act" and t.points("alpha") == 1 and t.starting("take") == []


@pytest.mark.rule("DM-11.21", "DM-22.4", "DM-22.2")
def test_whoever_shares_a_space_moves_on_or_gains_points(table: Set) -> None:
    """Cards with Speed, Sprint and abilities that give points; nothing else, and no end."""
    room = drawing(7, 3, marks={(2, 1): "h"})
    t = table({"alpha": "b2 points=4 damage=3", "imp-1": "c2"}, map=room,
        m1={"hand": ["sidearm", "combat-roll", "micro-missiles"], "class": "ghost",
            "weapons": ["heavy-assault-rifle"],
            "glory": ["adrenaline-rush", "ammo-cache"]})  # fmt: skip
    t.do("step c2")
    assert len(t.starting("step")) == 8 and len(t.starting("sprint")) == 3
    assert t.starting("play") == ["play sidearm"]
    assert t.starting("use") == ["use ghost", "use adrenaline-rush"]
    assert len(t.legal) == 14
    for move, rule in (("use ammo-cache", "DM-11.21"), ("play micro-missiles", "DM-11.21"),
                       ("take health-pack", "DM-11.21"), ("end", "DM-11.21")):  # fmt: skip
        assert GAME.explain(t.state, move).rules == (rule,), move
    # The attack of a card that is played there waits until its marine stands alone.
    t.do("play sidearm")
    assert t.prompt == "whether-attack" and {text.split()[0] for text in t.legal} == {"step"}
    t.do("step d2")
    assert "attack" in t.legal and "skip" in t.legal


@pytest.mark.rule("DM-6.18", "DM-6.24", "DM-6.26")
def test_a_bonus_card_that_waits_for_an_attack_is_played_for_its_speed_alone(table: Set) -> None:
    """Without it a marine who may not sprint and has nobody to attack would hold it for ever."""
    t = table({"alpha": "b2"}, mains=0, m1={"weapons": ["super-shotgun", "combat-shotgun"],
        "hand": ["knockback", "explosive-shot", "combat-roll"]})  # fmt: skip
    assert t.starting("play") == ["play knockback"]
    assert t.refuses("play explosive-shot") and t.refuses("play combat-roll")
    t.do("play knockback")
    assert t.prompt == "act" and t.points("alpha") == 1
    assert t.pile("play", 1) == ["knockback"] and "use knockback" not in t.legal


@pytest.mark.rule("DM-8.12", "DM-17.8")
def test_a_slayer_runs_on_after_a_glory_kill_of_his_own_alone(table: Set) -> None:
    where = {"alpha": "b2 points=2", "bravo": "h6", "imp-1": "c2 damage=2"}
    for marine, points in ((1, 2), (2, 0)):
        t = table(where, seats=3, **{f"m{marine}": {"class": "slayer"}})
        t.do("step c2")
        assert t.at("imp-1") == ""
        while t.prompt in ("use", "recover"):
            t.do(next((move for move in t.legal if move == "use slayer"), t.legal[-1]))
        assert t.points("alpha") == points, marine


@pytest.mark.rule("DM-26.4", "DM-11.20")
def test_without_a_way_on_even_an_optional_glory_kill_is_one(table: Set) -> None:
    for points, asked in ((2, False), (3, True)):
        where = {"alpha": f"b2 points={points}", "imp-1": "c2 damage=2"}
        t = table(where, seats=3, options={"glory-kill": "optional"})
        t.do("step c2")
        assert (t.prompt == "kill") is asked and (t.at("imp-1") == "c2") is asked


@pytest.mark.rule("DM-11.21")
def test_on_anothers_space_no_door_is_opened(table: Set) -> None:
    room = drawing(6, 3, v={(3, 1): "door"}, marks={(0, 0): "T"})
    t = table({"alpha": "b2 points=4", "imp-1": "c2"}, map=room).do("step c2")
    assert t.points("alpha") == 2 and not t.starting("open") and t.starting("step")
    assert "open c2-d2" in table({"alpha": "c2 points=2"}, map=room).legal


@pytest.mark.rule("DM-9.3", "DM-9.15", "DM-9.9", "DM-14.17")
def test_behind_an_open_door_terrain_still_has_its_line(table: Set) -> None:
    """A door can stand on the border of terrain; opened, it is a gap in no line but its own."""
    walls = {(3, 0): "wall", (3, 1): "door", (3, 2): "wall"}
    for terrain, goes in (("x", False), ("#", False), ("~", True), (" ", True)):
        room = drawing(6, 3, v=walls, terrain={(3, 1): terrain}, marks={(0, 0): "T"})
        t = table({"alpha": "c2 points=2"}, map=room, open="all")
        assert ("step d2" in t.legal) is goes, terrain
        t = table({"alpha": "b2", "imp-1": "d2"} if goes else {"alpha": "b2"}, map=room, open="all")
        if goes:
            s = t.state
            one, other = s.stand(t.number("alpha")), s.stand(t.number("imp-1"))
            covered = s.field.in_cover(one, other, empty(s.field.squares))
            assert s.field.sees(one, other) and covered is (terrain == "~")
        assert t.view()["map"]["rows"][3][9] == terrain, "and it is drawn"


@pytest.mark.rule("DM-26.29", "DM-12.27", "DM-13.9", "DM-27.10")
def test_only_the_whole_base_in_blocking_terrain_takes_its_border_away(table: Set) -> None:
    for rocks, where, away in (
        ({(4, 2): "#"}, "e3", 3),  # its upper half is in there: the lower one is counted to
        ({(4, 3): "#"}, "e3", 2),
        ({(4, 2): "#", (4, 3): "#"}, "e3", 2),
        ({(4, 2): "#", (5, 2): "#"}, "e3 lying", 2),
    ):
        room = drawing(9, 7, terrain=rocks, marks={(8, 6): "T"})
        t = table({"alpha": "e1", "mancubus-1": where}, map=room)
        s = t.state
        marine, demon = s.stand(t.number("alpha")), s.stand(t.number("mancubus-1"))
        assert s.field.distance(marine, demon) == s.field.distance(demon, marine) == away, rocks
