"""Section 22: deck building, with clear reasons against a deck, and decks as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from hadur.games.summoner_wars import GAME
from hadur.games.summoner_wars import deck as decks
from hadur.games.summoner_wars.cards.definition import (
    BY_NAME,
    CARDS,
    CHAMPION,
    COMMON,
    EPIC,
    FACTIONS,
    GATE,
    STANDARD,
    SUMMONER,
)
from hadur.games.summoner_wars.deck import Deck
from hadur.kernel.errors import IllegalDeck, UnknownName

# Dwarves, with orcs that share the droplet.
MIXED: Mapping[str, int] = {
    "jarmund": 1,
    "targan": 1,
    "ragnor": 1,
    "frost-mage": 4,
    "frost-shaman": 4,
    "smasher": 4,
    "ice-golem": 4,
    "freeze": 2,
    "brutal-force": 2,
    "parapet": 2,
}


def mixed(summoner: str = "svara", /, **changes: int) -> Deck:
    """The mixed deck with other numbers of copies; underscores for hyphens, 0 leaves a card out."""
    cards = {**MIXED, **{name.replace("_", "-"): count for name, count in changes.items()}}
    return Deck("mixed", summoner, {name: count for name, count in cards.items() if count})


def rules_against(deck: Deck) -> list[str]:
    return [problem.rule for problem in decks.problems(deck)]


def reasons(deck: Deck) -> str:
    return "; ".join(problem.reason for problem in decks.problems(deck))


def whole(deck: Deck) -> Counter[str]:
    """All cards of a deck by name."""
    cards = [card for card, _ in deck.in_play()] + deck.draw_pile()
    return Counter(card.name for card in cards)


def how_many(deck: Deck, classes: int) -> int:
    return sum(n for name, n in whole(deck).items() if BY_NAME[name].classes & classes)


def dealt(state: Any, seat: int) -> list[str]:
    """Every card of a player at the start of a game, wherever it lies."""
    return [CARDS[int(kind)].name for kind in state.kind[seat * 34 : (seat + 1) * 34]]


# -- decks, ready and custom -----------------------------------------------------------------------


@pytest.mark.rule("SW-22.1", "SW-22.19")
@pytest.mark.parametrize("name", list(FACTIONS))
def test_every_ready_deck_is_legal_and_keeps_all_limits(name: str) -> None:
    deck = decks.ready_deck(name)
    assert decks.problems(deck) == []
    assert decks.check(deck) == deck
    assert GAME.begin({"decks": [name, name]}, 1).decision is not None
    copies = {STANDARD: 2, CHAMPION: 1, COMMON: 4}
    for card, count in deck.cards.items():
        assert count == next(most for bit, most in copies.items() if BY_NAME[card].classes & bit)


@pytest.mark.rule("SW-22.1")
def test_there_are_eight_ready_decks() -> None:
    assert [deck.name for deck in decks.ready_decks()] == list(FACTIONS)
    assert len(FACTIONS) == 8
    with pytest.raises(UnknownName, match="did you mean polar-dwarves"):
        decks.ready_deck("polar-dwarfs")


@pytest.mark.rule("SW-22.2")
@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ({"frost-mgae": 4}, "no card is called 'frost-mgae'; did you mean frost-mage?"),
        ({"frost-mage": 0}, "0 copies of frost-mage"),
        ({"frost-mage": -4}, "-4 copies of frost-mage"),
    ],
)
def test_a_deck_is_made_of_cards_that_there_are(cards: dict[str, int], reason: str) -> None:
    deck = Deck("odd", "svara", {**MIXED, **cards})
    assert "SW-22.2" in rules_against(deck)
    assert reason in reasons(deck)


@pytest.mark.rule("SW-22.2")
def test_nobody_can_play_with_a_deck_that_is_not_legal() -> None:
    data = decks.to_data(mixed(smasher=3))
    with pytest.raises(IllegalDeck, match=r"15 commons .*must be 16 \(SW-22.11\)"):
        GAME.begin({"decks": [data, "breakers"]}, 1)


@pytest.mark.rule("SW-22.3")
def test_a_custom_deck_may_take_cards_of_several_faction_decks() -> None:
    deck = mixed()
    assert {BY_NAME[name].faction for name in deck.cards} == {"polar-dwarves", "tundra-orcs"}
    assert decks.problems(deck) == []
    state = GAME.begin({"decks": [decks.to_data(deck), "breakers"]}, 1)
    assert Counter(dealt(state, 0)) == whole(deck)


# -- what a deck contains --------------------------------------------------------------------------


@pytest.mark.rule("SW-22.4")
def test_a_deck_has_exactly_one_summoner() -> None:
    assert how_many(mixed(), SUMMONER) == 1
    assert rules_against(mixed(svara=1)) == ["SW-22.4"]
    assert "a second summoner, grognack" in reasons(mixed(grognack=1))
    for no_summoner in ("ollag", "", "svarra"):
        assert rules_against(mixed(no_summoner)) == ["SW-22.4"]


@pytest.mark.rule("SW-22.5")
def test_a_deck_has_exactly_one_gate_with_10_life() -> None:
    for deck in (mixed(), *decks.ready_decks()):
        gates = {name: n for name, n in whole(deck).items() if BY_NAME[name].life == 10}
        assert {n: c for n, c in gates.items() if BY_NAME[n].classes & GATE} == {"starting-gate": 1}
    assert rules_against(mixed(starting_gate=1)) == ["SW-22.5"]
    assert "come by themselves" in reasons(mixed(starting_gate=1))


@pytest.mark.rule("SW-22.6")
def test_a_deck_has_exactly_three_gates_with_5_life() -> None:
    for deck in (mixed(), *decks.ready_decks()):
        assert (whole(deck)["gate"], BY_NAME["gate"].life) == (3, 5)
        assert [card.name for card in deck.draw_pile()].count("gate") == 3
    assert rules_against(mixed(gate=3)) == ["SW-22.6"]


@pytest.mark.rule("SW-22.7")
@pytest.mark.parametrize("summoner", ["svara", "grognack"])
def test_a_deck_has_the_two_starting_units_of_its_summoner(summoner: str) -> None:
    units = {"svara": ["frost-mage", "ice-golem"], "grognack": ["frost-shaman", "tundra-fighter"]}
    deck = Deck("any", summoner, MIXED)
    in_play = sorted(card.name for card, _ in deck.in_play() if card.classes & COMMON)
    assert in_play == units[summoner]
    for name in in_play:
        assert whole(deck)[name] == MIXED.get(name, 0) + 1


@pytest.mark.rule("SW-22.8")
def test_a_deck_has_the_two_epic_events_of_its_summoner_and_no_others() -> None:
    epics = {name: n for name, n in whole(mixed()).items() if BY_NAME[name].classes & EPIC}
    assert epics == {"ice-ram": 2}
    for epic in ("ice-ram", "for-glory"):
        deck = Deck("epic", "svara", {**MIXED, epic: 1})
        assert rules_against(deck) == ["SW-22.8"]
        assert f"{epic} is epic: epic events come with their summoner" in reasons(deck)


@pytest.mark.rule("SW-22.9")
@pytest.mark.parametrize(("copies", "total"), [(0, 4), (1, 5)])
def test_a_deck_has_exactly_six_standard_events(copies: int, total: int) -> None:
    assert how_many(mixed(), STANDARD) == 6
    few = mixed(freeze=copies)
    assert rules_against(few) == ["SW-22.9"]
    assert reasons(few) == f"{total} standard events, must be 6"
    assert rules_against(mixed(ice_repair=1)) == ["SW-22.9"]


@pytest.mark.rule("SW-22.10")
def test_a_deck_has_exactly_three_champions() -> None:
    assert how_many(mixed(), CHAMPION) == 3
    assert reasons(mixed(ragnor=0)) == "2 champions, must be 3"
    assert rules_against(mixed(ragnor=0)) == ["SW-22.10"]
    assert reasons(mixed(ollag=1)) == "4 champions, must be 3"


@pytest.mark.rule("SW-22.11")
def test_a_deck_has_exactly_sixteen_commons_beside_the_starting_units() -> None:
    assert how_many(mixed(), COMMON) == 16 + 2
    assert rules_against(mixed(smasher=3)) == ["SW-22.11"]
    assert reasons(mixed(ice_smith=1)) == "17 commons beside the starting units, must be 16"


@pytest.mark.rule("SW-22.12")
@pytest.mark.parametrize("deck", [mixed(), *decks.ready_decks()], ids=lambda deck: deck.name)
def test_a_deck_has_34_cards(deck: Deck) -> None:
    assert sum(whole(deck).values()) == 34
    assert (len(deck.in_play()), len(deck.draw_pile())) == (4, 30)


# -- deck symbols ----------------------------------------------------------------------------------


@pytest.mark.rule("SW-22.13")
@pytest.mark.parametrize(
    ("out", "into", "shared"),
    [
        ("targan", "ollag", {"gear"}),
        ("targan", "nadiana", {"droplet"}),
        ("smasher", "bear-cavalry", {"droplet"}),
        ("freeze", "ice-repair", {"gear", "droplet"}),
    ],
)
def test_a_unit_or_event_needs_at_least_one_symbol_of_the_summoner(
    out: str, into: str, shared: set[str]
) -> None:
    assert set(BY_NAME[into].symbols) & set(BY_NAME["svara"].symbols) == shared
    deck = Deck("swap", "svara", {**{n: c for n, c in MIXED.items() if n != out}, into: MIXED[out]})
    assert decks.problems(deck) == []


@pytest.mark.rule("SW-22.13")
def test_one_symbol_is_enough_where_a_card_has_a_foreign_one_too() -> None:
    assert BY_NAME["ragnor"].symbols == ("horns", "droplet")
    assert "horns" not in BY_NAME["svara"].symbols
    assert decks.problems(mixed()) == []


@pytest.mark.rule("SW-22.14")
@pytest.mark.parametrize(
    ("out", "into"),
    [("targan", "shonk"), ("smasher", "tundra-charger"), ("freeze", "primal-fury")],
    ids=["champion", "common", "standard event"],
)
def test_a_card_with_only_foreign_symbols_is_refused_by_name(out: str, into: str) -> None:
    deck = Deck("swap", "svara", {**{n: c for n, c in MIXED.items() if n != out}, into: MIXED[out]})
    assert rules_against(deck) == ["SW-22.14"]
    assert reasons(deck) == (
        f"{into} (horns) shares no deck symbol with svara (crossed-weapons, gear, droplet)"
    )


@pytest.mark.rule("SW-22.14")
def test_the_same_cards_may_be_foreign_to_another_summoner() -> None:
    assert rules_against(mixed("grognack")) == ["SW-22.14", "SW-22.14"]
    assert "ice-golem" in reasons(mixed("grognack"))
    assert "parapet" in reasons(mixed("grognack"))


# -- copies ----------------------------------------------------------------------------------------


@pytest.mark.rule("SW-22.15")
def test_a_standard_event_comes_at_most_twice() -> None:
    deck = mixed(freeze=3, parapet=1)
    assert rules_against(deck) == ["SW-22.15"]
    assert reasons(deck) == "3 copies of freeze, at most 2"


@pytest.mark.rule("SW-22.16")
def test_a_champion_comes_at_most_once() -> None:
    deck = mixed(jarmund=2, ragnor=0)
    assert rules_against(deck) == ["SW-22.16"]
    assert reasons(deck) == "2 copies of jarmund, at most 1"


@pytest.mark.rule("SW-22.17")
def test_a_common_comes_at_most_four_times() -> None:
    deck = mixed(smasher=5, frost_shaman=3)
    assert rules_against(deck) == ["SW-22.17"]
    assert reasons(deck) == "5 copies of smasher, at most 4"


@pytest.mark.rule("SW-22.18")
def test_the_starting_units_count_for_no_limit() -> None:
    deck = mixed()
    assert decks.problems(deck) == []
    assert (whole(deck)["frost-mage"], whole(deck)["ice-golem"]) == (5, 5)
    assert rules_against(mixed(frost_mage=5, smasher=3)) == ["SW-22.17"], (
        "five and the starting one"
    )


# -- exemptions ------------------------------------------------------------------------------------


@pytest.mark.rule("SW-22.20")
def test_gates_need_no_symbol() -> None:
    assert (BY_NAME["gate"].symbols, BY_NAME["starting-gate"].symbols) == ((), ())
    for deck in decks.ready_decks():
        assert decks.problems(deck) == []
        assert whole(deck)["gate"] + whole(deck)["starting-gate"] == 4


@pytest.mark.rule("SW-22.21")
def test_an_event_that_is_built_is_one_of_the_six_standard_events() -> None:
    assert decks.problems(mixed()) == [], "two of the six are Parapets"
    assert reasons(mixed(parapet=0)) == "4 standard events, must be 6"
    assert "SW-22.15" in rules_against(mixed(parapet=3, freeze=1))


@pytest.mark.rule("SW-22.22")
@pytest.mark.parametrize("name", list(FACTIONS))
def test_epic_events_need_no_symbol(name: str) -> None:
    deck = decks.ready_deck(name)
    assert deck.faction.epic.symbols == ()
    assert (whole(deck)[deck.faction.epic.name], decks.problems(deck)) == (2, [])


# -- reasons and texts -----------------------------------------------------------------------------


@pytest.mark.rule("SW-22.2")
def test_every_reason_against_a_deck_is_given_at_once() -> None:
    deck = mixed(ragnor=0, smasher=5, primal_fury=1)
    assert sorted(rules_against(deck)) == [
        "SW-22.10",
        "SW-22.11",
        "SW-22.14",
        "SW-22.17",
        "SW-22.9",
    ]
    with pytest.raises(IllegalDeck) as refused:
        decks.check(deck)
    for rule in rules_against(deck):
        assert f"({rule})" in str(refused.value)
    assert "deck 'mixed' is not legal" in str(refused.value)


@pytest.mark.rule("SW-22.2", "SW-22.3")
@pytest.mark.parametrize("deck", [mixed(), *decks.ready_decks()], ids=lambda deck: deck.name)
def test_a_deck_survives_the_way_into_text_and_data_and_back(deck: Deck) -> None:
    assert decks.from_text(decks.to_text(deck)) == deck
    assert decks.to_text(decks.from_text(decks.to_text(deck))) == decks.to_text(deck)
    assert decks.from_data(decks.to_data(deck)) == deck
    ready = deck.name in FACTIONS
    assert isinstance(decks.to_data(deck), str) is ready


@pytest.mark.rule("SW-22.2")
def test_a_deck_text_has_a_line_for_each_card() -> None:
    lines = decks.to_text(mixed()).splitlines()
    assert lines[:2] == ["# mixed", "summoner svara"]
    assert sorted(lines[2:]) == sorted(f"{count} {name}" for name, count in MIXED.items())
    loose = "\n\n# a name\n# a remark\n2 freeze\n  summoner   svara \r\n2 freeze\n"
    assert decks.from_text(loose) == Deck("a name", "svara", {"freeze": 4})


@pytest.mark.rule("SW-22.2")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("summoner svara\nfour frost-mage", "line 2: 'four frost-mage' should read like"),
        ("summoner svara\n4 frost mage", "line 2: '4 frost mage' should read like"),
        ("summoner svara\n-4 frost-mage", "line 2: '-4 frost-mage' should read like"),
        ("summoner svara\n² frost-mage", "line 2: '² frost-mage' should read like"),
        ("summoner svara\n300000000 frost-mage", "more than 99 copies of frost-mage"),
        ("summoner svara\n60 freeze\n60 freeze", "more than 99 copies of freeze"),
    ],
)
def test_a_text_that_is_no_deck_is_refused_with_the_line_that_is_wrong(
    text: str, reason: str
) -> None:
    with pytest.raises(IllegalDeck) as refused:
        decks.from_text(text)
    assert reason in str(refused.value)


@pytest.mark.rule("SW-22.2")
@pytest.mark.parametrize(
    "data", [None, 7, [], {}, {"summoner": "svara"}, {"summoner": "svara", "cards": {"gate": "x"}}]
)
def test_data_that_is_no_deck_is_refused(data: object) -> None:
    with pytest.raises(IllegalDeck, match="a deck is a name, or a table"):
        decks.from_data(data)


@pytest.mark.rule("SW-22.4")
@pytest.mark.parametrize(
    "text", ["4 frost-mage", "", "summoner svara\nsummoner grognack"], ids=["none", "empty", "two"]
)
def test_a_deck_names_one_summoner_and_is_told_by_which_rule(text: str) -> None:
    with pytest.raises(IllegalDeck, match=r"summoner.*\(SW-22\.4\)"):
        decks.from_text(text)


@pytest.mark.rule("SW-22.4")
def test_data_of_a_deck_names_a_summoner_too() -> None:
    with pytest.raises(IllegalDeck, match=r"names no summoner \(SW-22\.4\)"):
        decks.from_data({"name": "none", "cards": {"frost-mage": 4}})
