"""Section 2: open and hidden information, as both players and a spectator receive it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hadur.games.summoner_wars import GAME, log
from hadur.games.summoner_wars.cards.definition import BY_NAME, FACTIONS
from hadur.games.summoner_wars.cards.vanguards import CITADELS_MIGHT_TRIGGER
from hadur.games.summoner_wars.phases.magic import search_draw_pile
from hadur.games.summoner_wars.phases.turn import IDLE
from hadur.kernel.chance import draw
from hadur.kernel.events import Heard
from hadur.kernel.match import Match
from hadur.kernel.record import Record

HIT = "melee+ranged"
EVERYBODY = (0, 1, None)


def match_at(t: Any) -> Match:
    """A match that goes on from a position, so that there is a log."""
    heard = Heard()
    t.state.listener = heard
    return Match(GAME, Record(GAME.name, GAME.version, {}, 1), t.state, heard)


def receives(state: Any, seat: int | None) -> str:
    """Everything a seat receives of a position: data, text and picture."""
    return json.dumps(
        [state.view(seat), GAME.draw_text(state, seat), GAME.draw_svg(state, seat)],
        ensure_ascii=False,
    )


def samples(state: Any, seat: int, key: str, player: int) -> set[tuple[str, ...]]:
    """What a player's pile may be for all that a seat knows."""
    worlds = [GAME.judge_view(state.sample(seat, rng)) for rng in range(20)]
    return {tuple(world[key][player]) for world in worlds}


def truth(state: Any, key: str, player: int) -> tuple[str, ...]:
    return tuple(GAME.judge_view(state)[key][player])


def kinds_heard(match: Match, seat: int | None) -> list[int]:
    return [event.kind for event in match.events_since(0, seat)]


# -- what is open ----------------------------------------------------------------------------------


@pytest.mark.rule("SW-2.1")
def test_the_battlefield_and_its_tokens_are_open_to_all(table: Any) -> None:
    t = table(
        "c3: 0 frost-mage damage=2 charges=1; d3: 1 gate damage=4; e5: 1 gul-dass owner=0;"
        "hand0: gate; hand1: gate"
    )
    boards = [t.state.view(seat)["board"] for seat in EVERYBODY]
    assert boards[0] == boards[1] == boards[2]
    assert (boards[0]["c3"]["card"], boards[0]["c3"]["damage"]) == ("frost-mage", 2)
    assert (boards[0]["c3"]["charges"], boards[0]["d3"]["damage"]) == (1, 4)
    assert (boards[0]["e5"]["controller"], boards[0]["e5"]["owner"]) == (1, 0)


@pytest.mark.rule("SW-2.1")
def test_no_player_doubts_which_card_has_come_onto_the_battlefield() -> None:
    state = GAME.begin({"decks": ["cave-goblins", "breakers"], "options": {"first": "0"}}, 3)
    state.play(next(text for text in state.decision.texts if text.startswith("summon")))
    hidden = sorted(truth(state, "hand", 0) + truth(state, "draw", 0))
    for rng in range(20):
        world = state.sample(1, rng)
        assert world.view(1)["board"] == state.view(1)["board"]
        assert sorted(truth(world, "hand", 0) + truth(world, "draw", 0)) == hidden


@pytest.mark.rule("SW-2.2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_cards_under_a_card_are_open_to_all(table: Any, seat: int | None) -> None:
    t = table("c3: 0 frost-mage under=ice-smith; d3: 1 undead-warrior under=hellforged-weapon")
    board = t.state.view(seat)["board"]
    assert (board["c3"]["under"], board["d3"]["under"]) == (["ice-smith"], ["hellforged-weapon"])


@pytest.mark.rule("SW-2.2")
def test_a_card_that_goes_under_another_is_named_to_all(table: Any) -> None:
    t = table("phase=build; c3: 0 undead-warrior; d1: 0 ret-talus; hand0: hellforged-weapon gate")
    match = match_at(t)
    match.play("play hellforged-weapon")
    weapon, warrior = (BY_NAME[name].number for name in ("hellforged-weapon", "undead-warrior"))
    for seat in EVERYBODY:
        under = [e for e in match.events_since(0, seat) if e.kind == log.PUT_UNDER]
        assert [(e.a, e.b) for e in under] == [(weapon, warrior)]


@pytest.mark.rule("SW-2.3")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_events_in_an_active_area_are_open_to_all(table: Any, seat: int | None) -> None:
    t = table(
        "c3: 0 frost-mage; active0: ice-ram; active1: freeze target=c3, sacrificial-pyre charges=2"
    )
    own, other = t.state.view(seat)["players"]
    assert [event["card"] for event in own["events"]] == ["ice-ram"]
    assert [(e["card"], e["charges"], e["targets"]) for e in other["events"]] == [
        ("freeze", 0, ["c3"]),
        ("sacrificial-pyre", 2, []),
    ]


@pytest.mark.rule("SW-2.4", "SW-2.6", "SW-2.8", "SW-2.9")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_magic_and_the_numbers_of_cards_are_open_to_all(table: Any, seat: int | None) -> None:
    t = table(
        "magic=4,9; d1: 0 svara; hand0: gate gate; hand1: gate; draw0: gate parapet ice-ram;"
        "draw1: gate gate; discard0: ice-repair; discard1: gate gate gate gate"
    )
    keys = ("magic", "hand-count", "draw-count", "discard-count")
    counted = [[player[key] for key in keys] for player in t.state.view(seat)["players"]]
    assert counted == [[4, 2, 3, 1], [9, 1, 2, 4]]


@pytest.mark.rule("SW-2.6", "SW-2.8", "SW-2.9")
def test_the_numbers_follow_what_happens(table: Any) -> None:
    t = table("phase=magic magic=4,9; d1: 0 svara; d8: 1 svara; hand0: gate; draw0: gate gate gate")
    t.do("discard gate")
    player = t.state.view(1)["players"][0]
    assert (player["magic"], player["discard-count"], player["hand-count"]) == (5, 1, 0)
    t.do("end")
    player = t.state.view(1)["players"][0]
    assert (player["draw-count"], player["hand-count"]) == (0, 3)


# -- hands -----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-2.4")
def test_a_hand_is_known_to_its_holder_only(table: Any) -> None:
    t = table("phase=build; d1: 0 svara; d8: 1 svara; hand0: parapet glacial-shift")
    assert t.state.view(0)["players"][0]["hand"] == ["glacial-shift", "parapet"]
    for seat in (1, None):
        assert "hand" not in t.state.view(seat)["players"][0]
        assert "parapet" not in receives(t.state, seat)
        assert "glacial-shift" not in receives(t.state, seat)


@pytest.mark.rule("SW-2.4")
def test_what_a_player_could_do_with_the_hand_is_shown_to_that_player_only(table: Any) -> None:
    t = table("phase=build; d1: 0 svara; d8: 1 svara; hand0: parapet glacial-shift")
    assert "play glacial-shift" in t.state.view(0)["decisions"][0]["moves"]
    for seat in (1, None):
        assert "moves" not in t.state.view(seat)["decisions"][0]


@pytest.mark.rule("SW-2.4")
def test_the_other_player_cannot_tell_which_cards_a_hand_holds() -> None:
    state = GAME.begin({"decks": ["polar-dwarves", "breakers"], "options": {"first": "0"}}, 3)
    guesses = samples(state, 1, "hand", 0)
    assert len(guesses) > 10
    assert {len(hand) for hand in guesses} == {5}
    assert samples(state, 0, "hand", 0) == {truth(state, "hand", 0)}


@pytest.mark.rule("SW-2.4")
def test_not_even_an_open_question_tells_the_other_player_what_a_hand_holds(table: Any) -> None:
    t = table(
        "phase=attack; d1: 0 sera-eldwyn; d8: 1 svara; c3: 0 citadel-archer; c5: 1 gate;"
        "hand0: citadel-knight gate; draw0: temple-priest mass-heal citadel-paladin"
    )
    t.do("attack c3")
    assert (t.prompt, sorted(t.legal)) == ("arrow-of-light", ["no", "take citadel-knight"])
    answers = set()
    for rng in range(20):
        world = t.state.sample(1, rng)
        units = {name for name in truth(world, "hand", 0) if BY_NAME[name].is_unit}
        assert set(world.decision.texts) == {"no", *(f"take {name}" for name in units)}
        answers.add(tuple(sorted(units)))
    assert len(answers) > 3


@pytest.mark.rule("SW-2.4")
def test_cards_drawn_are_told_to_who_draws_them(table: Any) -> None:
    t = table("phase=magic; d1: 0 svara; d8: 1 svara; draw0: gate parapet")
    match = match_at(t)
    match.play("end")
    drawn = [e.b for e in match.events_since(0, 0) if e.kind == log.DREW_CARD]
    assert drawn == [BY_NAME["parapet"].number, BY_NAME["gate"].number]
    for seat in (1, None):
        heard = match.events_since(0, seat)
        assert [(e.a, e.b) for e in heard if e.kind == log.DREW] == [(0, 2)]
        assert log.DREW_CARD not in kinds_heard(match, seat)


# -- draw piles ------------------------------------------------------------------------------------


@pytest.mark.rule("SW-2.5")
def test_nobody_is_shown_a_draw_pile_not_even_its_owner(table: Any) -> None:
    """Its owner is told what is left of the deck, which they can work out, but in no order."""
    piles = {0: ["parapet", "glacial-shift"], 1: ["unrelenting", "gate"]}
    position = "d1: 0 svara; d8: 1 svara; draw0: {}; draw1: {}"
    t = table(position.format(*map(" ".join, piles.values())))
    turned = table(position.format(*(" ".join(pile[::-1]) for pile in piles.values())))
    for seat in EVERYBODY:
        received = receives(t.state, seat)
        assert received == receives(turned.state, seat)
        for owner, pile in piles.items():
            assert owner == seat or pile[0] not in received


@pytest.mark.rule("SW-2.5")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("player", [0, 1])
def test_nobody_can_tell_the_order_of_a_draw_pile(seat: int, player: int) -> None:
    state = GAME.begin({"decks": ["polar-dwarves", "breakers"]}, 3)
    guesses = samples(state, seat, "draw", player)
    assert len(guesses) == 20
    assert {len(pile) for pile in guesses} == {25}
    assert len({pile[-1] for pile in guesses}) > 3


@pytest.mark.rule("SW-2.5")
def test_the_owner_can_work_out_what_is_left_but_no_more() -> None:
    state = GAME.begin({"decks": ["polar-dwarves", "breakers"]}, 3)
    contents = {tuple(sorted(pile)) for pile in samples(state, 0, "draw", 0)}
    assert contents == {tuple(sorted(truth(state, "draw", 0)))}


# -- discard piles ---------------------------------------------------------------------------------


@pytest.mark.rule("SW-2.7")
def test_only_its_owner_may_look_at_a_discard_pile(table: Any) -> None:
    t = table("d1: 0 svara; d8: 1 svara; discard0: parapet gate ice-repair; discard1: unrelenting")
    assert t.state.view(0)["players"][0]["discard"] == ["parapet", "gate", "ice-repair"]
    assert t.state.view(1)["players"][1]["discard"] == ["unrelenting"]
    for seat, player, name in ((1, 0, "parapet"), (0, 1, "unrelenting"), (None, 0, "parapet")):
        assert "discard" not in t.state.view(seat)["players"][player]
        assert name not in receives(t.state, seat)


@pytest.mark.rule("SW-2.7")
def test_cards_thrown_away_unseen_stay_unknown_to_the_other_player() -> None:
    state = GAME.begin({"decks": ["polar-dwarves", "breakers"], "options": {"first": "0"}}, 3)
    for _ in range(4):
        state.play("end")
    for _ in range(3):
        state.play(next(t for t in state.decision.texts if t.startswith("discard")))
    assert len(samples(state, 1, "discard", 0)) > 10
    assert samples(state, 0, "discard", 0) == {truth(state, "discard", 0)}


@pytest.mark.rule("SW-2.10")
@pytest.mark.parametrize("seat", [1, None])
def test_a_card_discarded_for_magic_is_told_of_but_not_named(table: Any, seat: int | None) -> None:
    heard = {}
    for name in ("gate", "ice-ram"):
        t = table("phase=magic; d1: 0 svara; d8: 1 svara; hand0: gate ice-ram")
        match = match_at(t)
        match.play(f"discard {name}")
        heard[name] = match.events_since(0, seat)
        assert match.shown_moves(seat) == [(0, "discard")]
        assert match.shown_moves(0) == [(0, f"discard {name}")]
        own = [e.b for e in match.events_since(0, 0) if e.kind == log.DISCARDED_CARD]
        assert own == [BY_NAME[name].number]
    assert heard["gate"] == heard["ice-ram"]
    assert log.DISCARDED_UNSEEN in [event.kind for event in heard["gate"]]


@pytest.mark.rule("SW-2.10")
def test_after_a_discard_the_other_player_knows_no_card_of_the_hand_for_sure(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 sera-eldwyn; c5: 1 gul-dass; a1: 0 citadel-archer; d8: 1 svara;"
        "hand0: gate; discard0: citadel-knight; draw0: gate gate; decks: vanguards breakers"
    )
    t.do("attack c3 c5", dice="melee melee").do("take citadel-knight")
    assert all("citadel-knight" in hand for hand in samples(t.state, 1, "hand", 0))
    t.many("end", "discard gate")
    assert not all("citadel-knight" in hand for hand in samples(t.state, 1, "hand", 0))


@pytest.mark.rule("SW-2.11")
def test_the_log_names_a_card_that_leaves_the_battlefield_the_pile_stays_hidden(
    table: Any,
) -> None:
    t = table(
        "phase=attack active=1; c3: 0 ice-smith; c4: 1 gul-dass; discard0: parapet; d1: 0 svara"
    )
    match = match_at(t)
    match.state.script = [0, 0]
    match.play("attack c4 c3")
    for seat in EVERYBODY:
        heard = match.events_since(0, seat)
        assert [e.a for e in heard if e.kind == log.DESTROYED] == [BY_NAME["ice-smith"].number]
    assert match.state.view(0)["players"][0]["discard"] == ["parapet", "ice-smith"]
    for seat in (1, None):
        assert "discard" not in match.state.view(seat)["players"][0]
        assert match.state.view(seat)["players"][0]["discard-count"] == 2
        assert "ice-smith" not in receives(match.state, seat)


@pytest.mark.rule("SW-2.11")
def test_the_log_names_an_event_that_was_played(table: Any) -> None:
    t = table("phase=move; d1: 0 svara; d8: 1 svara; hand0: ice-repair")
    match = match_at(t)
    match.play("play ice-repair")
    for seat in EVERYBODY:
        heard = match.events_since(0, seat)
        assert [(e.a, e.b) for e in heard if e.kind == log.PLAYED] == [
            (0, BY_NAME["ice-repair"].number)
        ]
        assert match.shown_moves(seat) == [(0, "play ice-repair")]
    assert "ice-repair" not in receives(match.state, 1)


# -- the order of the draw pile --------------------------------------------------------------------


@pytest.mark.rule("SW-2.12")
@pytest.mark.parametrize("faction", list(FACTIONS))
def test_nothing_changes_the_order_of_a_draw_pile(faction: str) -> None:
    state = GAME.begin({"decks": [faction, "vanguards"]}, 7)
    piles = [truth(state, "draw", player) for player in range(2)]
    for count in range(150):
        if state.over:
            break
        legal = state.legal()
        state.advance(legal[draw(11, 5, count, len(legal))])
        for player in range(2):
            left = truth(state, "draw", player)
            assert left == piles[player][: len(left)]
    assert min(len(truth(state, "draw", player)) for player in range(2)) < 20


@pytest.mark.rule("SW-2.12")
def test_cards_are_drawn_in_the_order_they_lie(table: Any) -> None:
    t = table("phase=magic; d1: 0 svara; d8: 1 svara; draw0: gate ice-ram parapet ice-smith ollag")
    match = match_at(t)
    match.play("end")
    drawn = [e.b for e in match.events_since(0, 0) if e.kind == log.DREW_CARD]
    names = ["ollag", "ice-smith", "parapet", "ice-ram", "gate"]
    assert drawn == [BY_NAME[name].number for name in names]


# -- searching the draw pile -----------------------------------------------------------------------

PILE = (
    "gate holy-judgment coleen-brighton jacob-eldwyn citadel-archer citadel-knight temple-priest"
    " guarding-spirits mass-heal renewed-hope citadel-paladin valna-stoutheart"
)


def searching(table: Any, pile: str = PILE) -> Any:
    """Seat 0 searches the draw pile for a Citadel unit and takes it into the hand, shown to both.

    No card of the set searches, so the procedure is called as an effect would call it."""
    t = table(
        f"phase=summon; d1: 0 sera-eldwyn; d8: 1 svara; hand0: gate; draw0: {pile};"
        "draw1: gate ice-ram parapet ollag; decks: vanguards polar-dwarves"
    )
    s = t.state
    s.asks = []
    s.push(IDLE)
    search_draw_pile(s, 0, CITADELS_MIGHT_TRIGGER.prompt, t.card("d1"))
    s.run()
    return t


@pytest.mark.rule("SW-2.13", "SW-16.23")
def test_who_searches_sees_the_whole_draw_pile_and_nobody_else_does(table: Any) -> None:
    t = searching(table)
    assert t.seat == 0
    assert sorted(t.legal) == [
        "no",
        "take citadel-archer",
        "take citadel-knight",
        "take citadel-paladin",
    ]
    assert samples(t.state, 0, "draw", 0) == {tuple(PILE.split())}
    assert len(samples(t.state, 1, "draw", 0)) == 20
    for seat in (1, None):
        assert "citadel-knight" not in receives(t.state, seat)


@pytest.mark.rule("SW-2.13", "SW-16.24")
@pytest.mark.parametrize("answer", ["take citadel-knight", "no"])
def test_after_a_search_the_draw_pile_is_shuffled_found_or_not(table: Any, answer: str) -> None:
    t = searching(table)
    match = match_at(t)
    match.play(answer)
    left = [name for name in PILE.split() if answer != f"take {name}"]
    after = truth(match.state, "draw", 0)
    assert sorted(after) == sorted(left)
    assert list(after) != left
    assert not match.can_undo()
    assert len(samples(match.state, 0, "draw", 0)) == 20, "the searcher knows the order no more"


@pytest.mark.rule("SW-2.13")
def test_a_search_leaves_everything_else_as_it_was(table: Any) -> None:
    t = searching(table)
    t.do("take citadel-knight")
    assert t.hand(0) == ["gate", "citadel-knight"]
    assert t.pile("draw", 1) == ["gate", "ice-ram", "parapet", "ollag"]
    assert (t.prompt, t.seat) == ("summon", 0)
    assert all("citadel-knight" in hand for hand in samples(t.state, 1, "hand", 0))


@pytest.mark.rule("SW-2.13", "SW-16.24")
def test_each_search_shuffles_anew(table: Any) -> None:
    orders = set()
    for seed in range(5):
        t = searching(lambda text, seed=seed: table(text, seed=seed))
        t.do("no")
        orders.add(tuple(t.pile("draw", 0)))
    assert len(orders) == 5
