"""Section 3: setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hadur.games.summoner_wars import GAME
from hadur.games.summoner_wars.cards.definition import BY_NAME, FACTIONS
from hadur.games.summoner_wars.deck import ready_deck
from hadur.kernel.errors import IllegalDeck, UnknownName
from hadur.kernel.match import Match

HIT = "melee+ranged"

LAYOUTS = {
    # Summoner, starting gate, two starting units: row and column seen from the own side.
    "polar-dwarves": {
        "svara": (1, 4),
        "starting-gate": (3, 4),
        "frost-mage": (3, 3),
        "ice-golem": (2, 3),
    },
    "fallen-kingdom": {
        "ret-talus": (1, 4),
        "starting-gate": (3, 4),
        "undead-archer": (3, 3),
        "undead-carrier": (4, 4),
    },
    "cave-goblins": {
        "sneeks": (1, 5),
        "starting-gate": (2, 4),
        "horde-slinger": (2, 5),
        "beast-rider": (3, 3),
    },
    "vanguards": {
        "sera-eldwyn": (1, 4),
        "starting-gate": (3, 4),
        "temple-priest": (4, 3),
        "citadel-archer": (3, 5),
    },
    "breakers": {
        "tacullu": (1, 3),
        "starting-gate": (2, 4),
        "deceiver": (3, 5),
        "mind-witch": (2, 3),
    },
    "savanna-elves": {
        "abua-shi": (1, 4),
        "starting-gate": (2, 4),
        "border-archer": (3, 4),
        "lioness": (3, 3),
    },
    "tundra-orcs": {
        "grognack": (1, 3),
        "starting-gate": (3, 4),
        "tundra-fighter": (4, 4),
        "frost-shaman": (3, 3),
    },
    "phoenix-elves": {
        "queen-maldaria": (1, 4),
        "starting-gate": (2, 4),
        "ember-archer": (3, 3),
        "royal-guardian": (3, 4),
    },
}


def start(*decks: object, seed: int = 1, first: str = "random") -> Any:
    return GAME.begin({"decks": list(decks), "options": {"first": first}}, seed)


def cards_of(state: Any, seat: int) -> dict[str, dict[str, Any]]:
    """A player's cards on the battlefield, by space."""
    board = state.view(None)["board"]
    return {space: card for space, card in board.items() if card["owner"] == seat}


def deck_of(state: Any, seat: int) -> list[str]:
    """What a player has beside the battlefield: hand and draw pile."""
    judge = GAME.judge_view(state)
    return list(judge["hand"][seat]) + list(judge["draw"][seat])


# -- decks -----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-3.1")
@pytest.mark.parametrize("faction", list(FACTIONS))
def test_a_ready_faction_deck_can_be_used_by_either_player(faction: str) -> None:
    view = start(faction, faction).view(None)
    assert [player["faction"] for player in view["players"]] == [faction, faction]


@pytest.mark.rule("SW-3.1")
def test_a_legal_custom_deck_can_be_used() -> None:
    cards = {**ready_deck("polar-dwarves").cards, "frost-shaman": 4}
    del cards["ice-smith"]
    custom = {"name": "shamans", "summoner": "svara", "cards": cards}
    state = start(custom, "breakers")
    assert Counter(deck_of(state, 0))["frost-shaman"] == 4
    assert "ice-smith" not in deck_of(state, 0)


@pytest.mark.rule("SW-3.1")
def test_an_illegal_deck_cannot_be_used() -> None:
    cards = {**ready_deck("polar-dwarves").cards, "ollag": 2}
    with pytest.raises(IllegalDeck, match=r"SW-22\.16"):
        start({"name": "two ollags", "summoner": "svara", "cards": cards}, "breakers")
    with pytest.raises(UnknownName, match="no deck is called"):
        start("steam-dwarves", "breakers")


# -- what starts where -----------------------------------------------------------------------------


@pytest.mark.rule("SW-3.2")
@pytest.mark.parametrize("faction", list(FACTIONS))
def test_each_player_starts_with_exactly_one_summoner_on_the_battlefield(faction: str) -> None:
    state = start(faction, faction)
    for seat in range(2):
        classes = [card["class"] for card in cards_of(state, seat).values()]
        assert classes.count("summoner") == 1
        assert all(BY_NAME[name].class_name != "summoner" for name in deck_of(state, seat))


@pytest.mark.rule("SW-3.3", "SW-3.4")
@pytest.mark.parametrize("faction", list(FACTIONS))
def test_one_gate_of_10_life_starts_in_play_and_three_of_5_in_the_deck(faction: str) -> None:
    state = start("breakers", faction)
    for seat in range(2):
        gates = [card for card in cards_of(state, seat).values() if card["class"] == "gate"]
        assert [(card["card"], card["life"]) for card in gates] == [("starting-gate", 10)]
        others = [name for name in deck_of(state, seat) if BY_NAME[name].class_name == "gate"]
        assert others == ["gate"] * 3
        assert BY_NAME["gate"].life == 5


@pytest.mark.rule("SW-3.5", "SW-3.9")
@pytest.mark.parametrize("faction", list(LAYOUTS))
def test_summoner_gate_and_starting_units_stand_as_on_the_summoners_back(faction: str) -> None:
    state = start(faction, faction)
    seen = {}
    for seat in range(2):
        for space, card in cards_of(state, seat).items():
            row, column = int(space[1]), "abcdef".index(space[0]) + 1
            if seat == 1:
                row, column = 9 - row, 7 - column
            seen[seat, card["card"]] = (row, column)
    wanted = {(seat, name): at for seat in range(2) for name, at in LAYOUTS[faction].items()}
    assert seen == wanted


@pytest.mark.rule("SW-3.5")
def test_the_starting_units_belong_to_the_summoner_whatever_else_is_in_the_deck() -> None:
    cards = {**ready_deck("polar-dwarves").cards, "frost-shaman": 4}
    del cards["frost-mage"]
    state = start({"name": "no mages", "summoner": "svara", "cards": cards}, "breakers")
    assert [card["card"] for card in cards_of(state, 0).values()].count("frost-mage") == 1
    assert "frost-mage" not in deck_of(state, 0)


@pytest.mark.rule("SW-3.6")
def test_most_cards_start_face_down_in_the_draw_pile() -> None:
    state = start("polar-dwarves", "breakers")
    for seat in range(2):
        assert state.view(None)["players"][seat]["draw-count"] == 25
        tops = {GAME.judge_view(state.sample(seat, rng))["draw"][seat][-1] for rng in range(20)}
        assert len(tops) > 3, "not even its owner knows what lies on top"


@pytest.mark.rule("SW-3.7")
def test_a_card_belongs_to_the_player_in_whose_deck_it_started() -> None:
    board = start("breakers", "breakers").view(None)["board"]
    assert {card["owner"] for space, card in board.items() if space[1] in "1234"} == {0}
    assert {card["owner"] for space, card in board.items() if space[1] in "5678"} == {1}


@pytest.mark.rule("SW-3.7")
def test_whoever_controls_a_card_its_owner_gets_it_back(table: Any) -> None:
    t = table("phase=attack active=1; c3: 0 lioness owner=1 damage=1; c4: 1 gul-dass; d1: 0 svara")
    assert t.state.view(0)["board"]["c3"]["owner"] == 1
    t.do("attack c4 c3", dice=f"{HIT} {HIT}")
    assert (t.discard(0), t.discard(1)) == ([], ["lioness"])


@pytest.mark.rule("SW-3.8")
def test_one_battlefield_lies_between_the_players_and_no_token_on_it() -> None:
    state = start("polar-dwarves", "polar-dwarves")
    board = state.view(0)["board"]
    assert state.view(1)["board"] == board
    summoners = {card["owner"]: space for space, card in board.items() if card["card"] == "svara"}
    assert (summoners[0][1], summoners[1][1]) == ("1", "8")
    assert {(card["damage"], card["charges"]) for card in board.values()} == {(0, 0)}


# -- shuffling, hands, who begins ------------------------------------------------------------------


@pytest.mark.rule("SW-3.10")
@pytest.mark.parametrize("faction", list(FACTIONS))
def test_the_remaining_30_cards_are_shuffled(faction: str) -> None:
    decks = [deck_of(start("breakers", faction, seed=seed), 1) for seed in range(6)]
    assert {len(deck) for deck in decks} == {30}
    assert len({tuple(sorted(deck)) for deck in decks}) == 1
    assert len({tuple(deck) for deck in decks}) == 6
    epic = FACTIONS[faction].epic.name
    assert Counter(decks[0]) == {**ready_deck(faction).cards, "gate": 3, epic: 2}


@pytest.mark.rule("SW-3.10")
def test_the_two_decks_are_shuffled_apart() -> None:
    state = start("breakers", "breakers")
    assert deck_of(state, 0) != deck_of(state, 1)


@pytest.mark.rule("SW-3.10")
def test_every_card_can_come_to_lie_on_top() -> None:
    tops = Counter(
        GAME.judge_view(start("breakers", "vanguards", seed=seed))["draw"][0][-1]
        for seed in range(300)
    )
    assert set(tops) == {*ready_deck("breakers").cards, "gate", "mind-control"}


@pytest.mark.rule("SW-3.11")
@pytest.mark.parametrize("seed", range(4))
def test_each_player_starts_with_five_cards_from_the_draw_pile(seed: int) -> None:
    state = start("savanna-elves", "tundra-orcs", seed=seed)
    for seat in range(2):
        assert state.view(None)["players"][seat]["hand-count"] == 5
        assert len(state.view(seat)["players"][seat]["hand"]) == 5


@pytest.mark.rule("SW-3.12")
def test_chance_decides_who_begins() -> None:
    begins = Counter(start("breakers", "vanguards", seed=seed).decision.seat for seed in range(200))
    assert 70 < begins[0] < 130
    assert begins[0] + begins[1] == 200


@pytest.mark.rule("SW-3.12")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_table_may_agree_on_who_begins(seat: int) -> None:
    begins = {
        start("breakers", "vanguards", seed=n, first=str(seat)).decision.seat for n in range(9)
    }
    assert begins == {seat}


@pytest.mark.rule("SW-3.13")
@pytest.mark.parametrize(("first", "magic"), [("0", [2, 3]), ("1", [3, 2])])
def test_the_first_player_starts_with_2_magic_the_second_with_3(
    first: str, magic: list[int]
) -> None:
    state = start("breakers", "vanguards", first=first)
    assert [player["magic"] for player in state.view(None)["players"]] == magic


@pytest.mark.rule("SW-3.14")
def test_there_is_no_mulligan() -> None:
    match = Match.start(GAME, {"decks": ["breakers", "vanguards"], "options": {"first": "1"}}, 5)
    assert [(d.seat, d.prompt) for d in match.state.decisions] == [(1, "summon")]
    hands = [match.state.view(seat)["players"][seat]["hand"] for seat in range(2)]
    for text in match.state.decision.texts:
        assert text.split()[0] in ("end", "summon", "play", "use")
    match.play("end")
    assert [match.state.view(seat)["players"][seat]["hand"] for seat in range(2)] == hands


@pytest.mark.rule("SW-3.15")
def test_the_first_turn_of_the_first_player_has_all_six_phases() -> None:
    state = start("tundra-orcs", "tundra-orcs", first="0")
    seen = []
    while state.view(None)["active"] == 0:
        seen.append(state.decision.prompt)
        state.play("end")
    assert seen == ["summon", "move", "build", "attack", "magic"]
    assert GAME.judge_view(state)["hand-count"] == [5, 5]


@pytest.mark.rule("SW-3.15")
def test_the_first_player_may_at_once_move_three_units_and_attack() -> None:
    state = start("polar-dwarves", "fallen-kingdom", first="0")
    for move in ("end", "move c3 c4", "move c2 b2", "move d1 c1", "no"):
        state.play(move)
    assert (state.view(0)["moves-left"], state.view(0)["attacks-left"]) == (0, 3)
    for move in ("end", "end", "attack c4 c5"):
        state.play(move)
    assert (state.view(0)["attacks-left"], state.view(0)["targeted"]) == (2, True)
