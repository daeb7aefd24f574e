"""Sections 20 to 22 and 25: events, storms, refresh, upgrades, elimination, victory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from hadur.games.forbidden_stars import GAME, log
from hadur.games.forbidden_stars.state import FORCES, SETUP_PHASE, TILES, war
from hadur.kernel.events import Heard
from tests.games.forbidden_stars.conftest import Table
from tests.games.forbidden_stars.test_random_games import CURIOUS, begin

Make = Callable[..., Table]
HOMES: dict[str, Any] = {"units0": {"turaci": "scout, factory"}, "units1": {"noatun": "factory"}}


# -- events ----------------------------------------------------------------------------------------


@pytest.mark.rule("FS-20.2", "FS-21.8", "FS-20.3", "FS-4.12", "FS-EX39", "FS-27.29", "FS-20.1")
def test_as_many_events_are_drawn_as_tokens_lie_there_and_one_is_chosen(table: Make) -> None:
    t = table(
        start="refresh",
        on_events0=["strategize", "advance"],
        events0=["work-of-the-righteous", "exterminatus"],
        **HOMES,
    )
    assert sorted(t.legal) == ["event exterminatus", "event work-of-the-righteous"]
    assert t.seen_by(1)["players"][0]["drawn-count"] == 2
    assert "drawn" not in t.seen_by(1)["players"][0]
    assert t.view["players"][0]["orders-held"] == 8


@pytest.mark.rule("FS-27.14", "FS-4.9", "FS-S123", "FS-21.15")
def test_unchosen_events_are_shown_unless_the_table_plays_otherwise(table: Make) -> None:
    keys = {
        "start": "refresh",
        "on_events0": ["strategize", "advance"],
        "events0": ["work-of-the-righteous", "exterminatus"],
        **HOMES,
    }
    t = table(**keys).do("event work-of-the-righteous")
    assert set(t.seen_by(1)["players"][0]["aside"]) == {"work-of-the-righteous", "exterminatus"}
    hidden = table("sm ch", {"unchosen-events": "hidden"}, **keys).do("event work-of-the-righteous")
    assert set(hidden.seen_by(1)["players"][0]["aside"]) == {"work-of-the-righteous", None}


@pytest.mark.rule("FS-20.4", "FS-20.15", "FS-21.9")
def test_without_token_the_top_card_only_moves_a_storm(table: Make) -> None:
    t = table(
        start="refresh", events0=["exterminatus"], storms=["10a-5a"], events1=["blight-of-nurgle"],
        **HOMES,
    )  # fmt: skip
    assert t.prompt == "move-storm"
    assert t.seen_by(1)["players"][0]["aside"] == ["exterminatus"]
    t.do(t.legal[0])
    assert t.view["players"][0]["scheme"] == ""
    assert t.view["players"][0]["event-deck"] == 8


@pytest.mark.rule("FS-20.6", "FS-20.7", "FS-20.9", "FS-21.10", "FS-15.3")
def test_a_tactic_is_resolved_or_declined_and_shuffled_back(table: Make) -> None:
    t = table(start="refresh", on_events0=["strategize"], events0=["heroic-intervention"], **HOMES)
    t.do("event heroic-intervention", "no")
    assert t.units("turaci", 0) == ["1 scout"]
    assert t.view["players"][0]["event-deck"] == 8


@pytest.mark.rule("FS-20.8", "FS-S114", "FS-S8", "FS-4.11")
def test_a_scheme_stays_in_play_and_replaces_the_old_one(table: Make) -> None:
    t = table(
        start="refresh",
        on_events0=["strategize"],
        events0=["exterminatus"],
        scheme0="emperors-champion",
        **HOMES,
    )
    t.do("event exterminatus", "yes")
    assert t.seen_by(1)["players"][0]["scheme"] == "exterminatus"
    assert t.view["players"][0]["event-deck"] == 7


@pytest.mark.rule("FS-20.9")
def test_a_declined_scheme_leaves_the_old_one(table: Make) -> None:
    t = table(
        start="refresh",
        on_events0=["strategize"],
        events0=["exterminatus"],
        scheme0="emperors-champion",
        **HOMES,
    )
    t.do("event exterminatus", "no")
    assert t.view["players"][0]["scheme"] == "emperors-champion"


@pytest.mark.rule("FS-20.14", "FS-20.25", "FS-20.17")
def test_the_storm_moves_before_the_ability_and_must(table: Make) -> None:
    t = table(
        start="refresh",
        on_events0=["strategize"],
        events0=["heroic-intervention"],
        storms=["10a-5a"],
        **HOMES,
    )
    t.do("event heroic-intervention")
    assert t.prompt == "move-storm"
    assert t.legal == ["storm-move 10a-5a up", "storm-move 10a-5a down"]
    t.do("storm-move 10a-5a up")
    assert t.prompt == "resolve-event"
    assert t.view["storms"] == ["10a-n"]


# -- storms ----------------------------------------------------------------------------------------

STORMS = [
    ("heroic-intervention", "10a-5a", {"up": "10a-n", "down": "5a-7a"}),
    ("emperors-champion", "10a-5a", {"right": "1a-3b"}),
    ("unwavering-resolve", "10a-5a", {"up-right": "10a-1a", "down-left": "5a-w"}),
    ("exterminatus", "10a-5a", {"up-left": "10a-w", "down-right": "5a-3b"}),
    ("heroic-intervention", "5a-3b", {"right": "3b-e", "left": "5a-w"}),
    ("emperors-champion", "5a-3b", {"up": "10a-1a", "down": "7a-12a"}),
    ("unwavering-resolve", "5a-3b", {"down-right": "3b-12a", "up-left": "10a-5a"}),
    ("exterminatus", "5a-3b", {"up-right": "1a-3b", "down-left": "5a-7a"}),
]


@pytest.mark.rule("FS-S9", "FS-20.16", "FS-20.18", "FS-20.23", "FS-20.24")
@pytest.mark.parametrize(("event", "edge", "ways"), STORMS)
def test_storms_move_as_their_icon_says(
    table: Make, event: str, edge: str, ways: dict[str, str]
) -> None:
    keys = {"start": "refresh", "events0": [event], "storms": [edge], **HOMES}
    for way, end in ways.items():
        t = table(**keys)
        if len(ways) > 1:
            assert t.legal == [f"storm-move {edge} {name}" for name in ways]
            t.do(f"storm-move {edge} {way}")
        # A single way is taken unasked.
        assert t.view["storms"] == [end]


@pytest.mark.rule("FS-20.19", "FS-20.22", "FS-20.20")
def test_a_storm_never_moves_onto_another(table: Make) -> None:
    t = table(
        start="refresh",
        events0=["heroic-intervention"],
        storms=["10a-5a", "5a-7a"],
        **HOMES,
    )
    assert "storm-move 10a-5a down" not in t.legal
    assert "storm-move 5a-7a up" not in t.legal
    assert "storm-move 5a-7a down" in t.legal


@pytest.mark.rule("FS-20.21", "FS-21.7", "FS-21.14")
def test_each_storm_moves_once_a_phase_and_all_are_turned_back(table: Make) -> None:
    t = table(
        start="refresh",
        events0=["heroic-intervention"],
        events1=["blight-of-nurgle"],
        storms=["10a-5a", "3b-12a"],
        **HOMES,
    )
    t.do("storm-move 10a-5a up")
    assert t.seat == 1
    assert {text.split()[1] for text in t.legal} == {"3b-12a"}
    t.do(t.legal[0])
    assert t.view["round"] == 2
    assert [storm["moved"] for storm in t.seen_by(0)["storms"]] == [False, False]


# -- refresh ---------------------------------------------------------------------------------------


@pytest.mark.rule("FS-21.1", "FS-21.2", "FS-21.3", "FS-25.2", "FS-2.2")
def test_own_objectives_on_friendly_worlds_are_collected(table: Make) -> None:
    for elsewhere in ("noatun", "smyrna"):
        t = table(start="refresh", objectives={"turaci": 0, elsewhere: 0}, **HOMES)
        assert t.view["players"][0]["collected"] == 1
        assert t.view["areas"]["turaci"]["objective"] == -1
        assert t.view["areas"][elsewhere]["objective"] == 0


@pytest.mark.rule("FS-21.6", "FS-18.9", "FS-2.9")
def test_all_routed_units_rally(table: Make) -> None:
    t = table(start="refresh", units0={"turaci": "2 routed scout"}, units1={"noatun": "factory"})
    assert t.units("turaci", 0) == ["2 scout"]


@pytest.mark.rule("FS-21.11", "FS-3.27")
def test_capacity_is_checked_after_the_events(table: Make) -> None:
    t = table(
        start="refresh",
        on_events0=["strategize"],
        events0=["heroic-intervention"],
        units0={"medrias": "2 space-marine", "turaci": "factory"},
        units1={"noatun": "factory"},
    )
    t.do("event heroic-intervention", "yes", "put scout medrias")
    while t.prompt in ("move-storm", "resolve-event"):
        t.do(t.legal[-1])
    assert t.prompt == "over-capacity"
    t.do("pick scout medrias")
    assert t.view["round"] == 2


# -- upgrades --------------------------------------------------------------------------------------


def strategize(table: Make, options: dict[str, str] | None = None, **keys: Any) -> Table:
    given: dict[str, Any] = {"stacks": {"10a": ["0 strategize"], "12a": ["1 deploy"]}, **HOMES}
    return table("sm ch", options, **{**given, **keys})


@pytest.mark.rule("FS-22.1", "FS-22.5", "FS-22.14", "FS-22.15", "FS-22.22")
def test_one_combat_and_one_order_upgrade(table: Make) -> None:
    t = strategize(table, units0={"turaci": "scout", "fornax": "city"})
    t.do("learn crusade")
    assert t.starting("learn") == []
    assert t.materiel(0) == 4
    t.do("upgrade hold-the-line", "replace ambush")
    assert t.seat == 1
    assert t.view["players"][0]["upgrades"] == [{"upgrade": "crusade", "ready": True}]
    assert t.view["players"][0]["orders-on-events"] == ["strategize"]


@pytest.mark.rule("FS-22.7", "FS-22.8", "FS-22.9", "FS-22.10", "FS-22.11", "FS-22.13")
def test_a_pair_replaces_a_pair_and_the_old_one_can_be_had_back_for_nothing(table: Make) -> None:
    t = strategize(table)
    t.do("upgrade hold-the-line", "replace ambush")
    deck = t.view["players"][0]["deck"]
    assert (deck.count("hold-the-line"), deck.count("ambush"), len(deck)) == (2, 0, 10)
    assert "ambush" in t.seen_by(1)["players"][0]["combat-upgrades"]
    again = strategize(table, materiel0=0, deck0=["hold-the-line", "reconnaissance",
        "fury-of-the-ultramar", "blessed-power-armour", "faith-in-the-emperor"])  # fmt: skip
    assert again.starting("upgrade") == ["upgrade ambush"]


@pytest.mark.rule("FS-22.12", "FS-13.10", "FS-13.4", "FS-13.20", "FS-22.5")
def test_upgrades_need_level_and_cost_tokens_do_not_help(table: Make) -> None:
    t = strategize(table, forge0=3, cache0=3, materiel0=14)
    assert t.refuses("upgrade show-no-fear")
    assert t.refuses("learn crusade")
    assert "learn rain-of-fire" in t.legal
    poor = strategize(table, cache0=3, materiel0=1)
    assert poor.starting("upgrade") == []


@pytest.mark.rule("FS-22.2", "FS-27.2")
def test_a_structure_alone_is_enough_only_where_a_table_plays_so(table: Make) -> None:
    units = {"units0": {"turaci": "factory"}}
    assert strategize(table, **units).seat == 1
    assert strategize(table, {"strategize": "unit-or-structure"}, **units).seat == 0


@pytest.mark.rule("FS-22.18", "FS-27.28")
def test_an_upgrade_bought_is_ready_but_too_late_for_its_own_reveal(table: Make) -> None:
    t = strategize(table, units0={"turaci": "scout, factory", "fornax": "city"})
    t.do("learn direct-the-faithful")
    assert t.prompt == "purchase-upgrades"
    assert t.view["players"][0]["upgrades"][0]["ready"]


# -- elimination and victory -----------------------------------------------------------------------


@pytest.mark.rule("FS-25.1", "FS-21.4", "FS-27.33")
def test_as_many_objectives_as_players_win_at_once(table: Make) -> None:
    t = table(start="refresh", collected0=1, objectives={"turaci": 0}, **HOMES)
    assert t.result == [1, -1]
    assert t.materiel(0) == 6


@pytest.mark.rule("FS-25.3", "FS-25.4", "FS-EX42")
def test_of_several_winners_objectives_then_worlds_then_units_decide(table: Make) -> None:
    keys: dict[str, Any] = {"start": "refresh", "units2": {"golgrim": "nob"}}
    t = table(
        "sm ch or",
        collected0=3,
        collected1=4,
        units0={"turaci": "scout", "medrias": "scout"},
        units1={"noatun": "cultist"},
        **keys,
    )
    assert t.result == [-1, 1, -1]
    t = table(
        "sm ch or",
        collected0=3,
        collected1=3,
        units0={"turaci": "scout", "medrias": "scout"},
        units1={"noatun": "3 cultist"},
        **keys,
    )
    assert t.result == [1, -1, -1]
    t = table(
        "sm ch or",
        collected0=3,
        collected1=3,
        units0={"turaci": "scout, factory"},
        units1={"noatun": "cultist, routed cultist"},
        **keys,
    )
    assert t.result == [-1, 1, -1]
    shared = table(
        "sm ch or",
        collected0=3,
        collected1=3,
        units0={"turaci": "scout"},
        units1={"noatun": "cultist"},
        **keys,
    )
    assert shared.result == [1, 1, -1]


@pytest.mark.rule("FS-25.5", "FS-25.6", "FS-21.13", "FS-6.2", "FS-EX43")
def test_after_eight_rounds_the_most_objectives_win(table: Make) -> None:
    t = table(start="refresh", round=8, collected1=1, **HOMES)
    assert t.result == [-1, 1]


@pytest.mark.rule("FS-25.7", "FS-25.8", "FS-25.9", "FS-25.11", "FS-27.12", "FS-EX44", "FS-S124")
def test_who_has_no_friendly_world_is_out_and_the_goal_stays(table: Make) -> None:
    t = table(
        "sm ch or",
        stacks={"1a": ["0 advance"], "12a": ["1 deploy", "2 deploy"], "11b": ["1 advance"]},
        units0={"medrias": "2 land-raider", "turaci": "factory"},
        units1={"smyrna": "factory", "7a-sw": "iconoclast-destroyer"},
        units2={"golgrim": "nob", "noatun": "ork-boyz"},
        objectives={"golgrim": 1, "turaci": 2},
    )
    t.do("resolve", "move land-raider medrias smyrna", "done")
    assert t.view["out"] == [1]
    assert t.units("7a-sw", 1) == []
    assert t.view["areas"]["golgrim"]["objective"] == -1
    assert t.view["areas"]["turaci"]["objective"] == 2
    assert t.view["stacks"]["11b"] == []
    assert t.seat == 2


@pytest.mark.rule("FS-25.10", "FS-14.9")
def test_the_last_player_wins_at_once(table: Make) -> None:
    t = table(
        stacks={"1a": ["0 advance"], "12a": ["1 deploy"]},
        units0={"medrias": "scout, factory"},
        units1={"smyrna": "factory"},
    )
    t.do("resolve", "move scout medrias smyrna")
    assert t.result == [1, -1]


def placed_by(t: Table) -> Counter[int]:
    """How many orders everybody still places in this phase."""
    placed: Counter[int] = Counter()
    while t.prompt == "place-order":
        placed[t.seat] += 1
        t.do(t.legal[0])
    return placed


@pytest.mark.rule("FS-7.2", "FS-27.34")
@pytest.mark.parametrize("before", range(12))
@pytest.mark.parametrize("leaver", range(3))
def test_everybody_else_places_four_orders_whoever_leaves_when(
    table: Make, leaver: int, before: int
) -> None:
    t = table("sm ch or", start="planning", first=1, units2={"golgrim": "nob"}, **HOMES)
    placed: Counter[int] = Counter()
    for _ in range(before):
        placed[t.seat] += 1
        t.do(t.legal[0])
    GAME.withdraw(t.state, leaver)
    placed += placed_by(t)
    assert {placed[seat] for seat in range(3) if seat != leaver} == {4}


@pytest.mark.rule("FS-5.9", "FS-27.34")
def test_everybody_else_places_three_tiles_though_the_first_player_leaves() -> None:
    setup = {"seats": 3, "options": {"board": "built", "first": "0"}}
    for moment in range(9):
        s = war(GAME.begin(setup, moment))
        while s.galaxy.systems < moment:
            s.advance(s.legal(0)[0], 0)
        GAME.withdraw(s, 0)
        while s.phase == SETUP_PHASE:
            s.advance(s.legal(0)[0], 0)
        left = [int(s.has(seat, what)) for seat in (1, 2) for what in (TILES, FORCES)]
        assert left == [0, 0, 0, 0], moment


@pytest.mark.rule("FS-21.7", "FS-27.34", "FS-25.11")
def test_a_first_player_whom_his_own_event_eliminates_takes_nobodys_event_along(
    table: Make,
) -> None:
    t = table(
        "ch sm or",
        start="refresh",
        storms=["7a-12a", "3b-12a"],
        on_events0=["strategize"],
        events0=["touched-by-the-warp"],
        on_events1=["strategize"],
        on_events2=["strategize"],
        units0={"noatun": "cultist"},
        units1={"turaci": "factory"},
        units2={"golgrim": "nob"},
    )
    t.do("event touched-by-the-warp", "storm-move 7a-12a up", "yes")
    assert t.prompt == "free-upgrade"
    t.do("learn dread-ritual")
    assert t.view["out"] == [0]
    assert t.view["first"] == 1
    asked = []
    while t.prompt != "place-order":
        asked += [t.seat] if t.prompt == "choose-event" else []
        t.do(t.legal[-1])
    assert asked == [1, 2]
    assert t.seat == t.view["first"] == 2


@pytest.mark.rule("FS-S11", "FS-27.34")
def test_giving_up_is_elimination_and_the_first_player_token_goes_on(table: Make) -> None:
    t = table("sm ch or", start="planning", first=1, units2={"golgrim": "nob"}, **HOMES)
    assert t.seat == 1
    GAME.withdraw(t.state, 1)
    assert t.result is None
    assert t.view["out"] == [1]
    assert t.view["first"] == 2
    assert t.structures("noatun") == []
    assert placed_by(t) == {0: 4, 2: 4}
    GAME.withdraw(t.state, 0)
    assert t.result == [-1, -1, 1]


@pytest.mark.rule("FS-S11")
@pytest.mark.parametrize("seats", [3, 4])
def test_somebody_may_leave_at_any_moment_and_the_war_goes_on(seats: int) -> None:
    for seed in range(12):
        s = begin(seats, 100 + seed)
        moment = 15 * seed + 3
        for number in range(20_000):
            if s.over:
                break
            if number == moment:
                leaver = seed % seats
                GAME.withdraw(s, leaver)
                assert s.over or s.is_out(leaver)
                continue
            index = next(k for k in range(len(s.asks)) if s.answers[k] < 0)
            assert not s.is_out(s.asks[index].seat)
            s.advance(CURIOUS.choose(s, index, seed, number), index)
        assert s.over
        if s.is_out(seed % seats):
            assert s.scores[seed % seats] == -1


@pytest.mark.rule("FS-S11")
def test_who_leaves_in_the_middle_of_a_purchase_is_not_said_to_have_made_it(table: Make) -> None:
    t = table(
        "sm ch or",
        stacks={"10a": ["0 strategize"], "12a": ["1 deploy"]},
        units2={"golgrim": "nob"},
        **HOMES,
    )
    t.do("upgrade hold-the-line")
    assert t.prompt == "replace-combat-card"
    heard = t.state.listener = Heard()
    GAME.withdraw(t.state, 0)
    kinds = [event.kind for event in heard.events]
    assert log.ELIMINATED in kinds
    assert log.COMBAT_UPGRADE not in kinds
    assert t.seat == 1
