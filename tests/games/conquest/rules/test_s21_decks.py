"""Section 21 and CQ-S2: decks."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from hadur.games.conquest import GAME, deck
from hadur.games.conquest.cards.definition import BY_NAME, CARDS, NEUTRAL, SIGNATURE, TOKEN
from hadur.games.conquest.deck import Deck, problems, ready_deck, ready_names
from hadur.kernel.errors import IllegalDeck, UnknownName

rule = pytest.mark.rule


def changed(name: str = "nazdreg", **cards: int) -> Deck:
    """A ready deck with other numbers of some cards ("_" for "-")."""
    ready = ready_deck(name)
    counts = {**ready.cards, **{card.replace("_", "-"): n for card, n in cards.items()}}
    return Deck("custom", ready.warlord, {card: n for card, n in counts.items() if n != 0})


def rules_of(wrong: Deck) -> list[str]:
    return [refusal.rule for refusal in problems(wrong)]


def about(wrong: Deck) -> str:
    return "; ".join(refusal.reason for refusal in problems(wrong))


@rule("CQ-21.1", "CQ-12.8")
def test_a_deck_begins_with_its_warlord() -> None:
    assert rules_of(Deck("x", "goff-nob", {})) == ["CQ-21.1"]
    assert "CQ-12.8" in rules_of(changed(colonel_straken=1))


@rule("CQ-21.2", "CQ-21.3", "CQ-EX18")
def test_the_signature_squad_comes_with_its_warlord_and_with_no_other() -> None:
    squad = [card for card in ready_deck("nazdreg").draw_pile() if card.loyalty == SIGNATURE]
    assert sorted(card.name for card in squad) == sorted(
        ["nazdregs-flash-gitz"] * 4 + ["bigga-is-betta"] * 2 + ["kraktoof-hall", "cybork-body"]
    )
    assert rules_of(changed(strakens_cunning=1)) == ["CQ-21.2"]
    assert "belongs to colonel-straken alone" in about(changed(strakens_cunning=1))


@rule("CQ-21.4")
def test_loyal_cards_need_a_warlord_of_their_faction() -> None:
    assert BY_NAME["leman-russ-battle-tank"].faction == BY_NAME["colonel-straken"].faction
    assert rules_of(changed("nazdreg", leman_russ_battle_tank=1)) == ["CQ-21.4"]
    assert rules_of(changed("straken", leman_russ_battle_tank=1)) == []


@rule("CQ-21.5", "CQ-S2")
@pytest.mark.parametrize(
    ("name", "card", "legal"),
    [
        ("nazdreg", "ratling_deadeye", True),  # Astra Militarum: the ally it has already
        ("nazdreg", "possessed", False),  # Chaos: a second ally
        ("nazdreg", "hellion_gang", False),  # Dark Eldar: no neighbour
        ("cato", "ratling_deadeye", False),  # a second ally beside the Tau
    ],
)
def test_one_neighbour_of_the_circle_may_help(name: str, card: str, legal: bool) -> None:
    assert (rules_of(changed(name, **{card: 1})) == []) == legal


@rule("CQ-S2")
def test_the_circle_of_alliances() -> None:
    for faction in range(7):
        for ally in deck.allies_of(faction):
            assert faction in deck.allies_of(ally)
    assert deck.allies_of(0) == (6, 1)


@rule("CQ-S2")
def test_a_deck_has_fifty_cards_and_three_copies_at_most() -> None:
    assert len(ready_deck("nazdreg").draw_pile()) == 50
    assert "49 cards, at least 50" in about(changed(battle_cry=2))
    assert rules_of(changed(sniveling_grot=3)) == []
    assert "4 copies of battle-cry, at most 3" in about(changed(battle_cry=4))


@rule("CQ-21.6", "CQ-12.48")
def test_a_deck_may_have_any_number_of_relics() -> None:
    assert rules_of(changed("cato", iron_halo=3)) == []


@rule("CQ-21.7", "CQ-21.8")
def test_tokens_are_no_part_of_a_deck_and_neutral_cards_of_every() -> None:
    assert "CQ-21.7" in rules_of(changed(snotlings=1))
    for name in ready_names():
        assert not any(card.type == TOKEN for card in ready_deck(name).draw_pile())
    for name in ("cato", "zarathur"):
        assert rules_of(changed(name, void_pirate=1)) == []
    assert BY_NAME["void-pirate"].faction == NEUTRAL


@rule("CQ-S2", "CQ-S7")
@pytest.mark.parametrize("name", ready_names())
def test_ready_decks_are_legal(name: str) -> None:
    ready = ready_deck(name)
    assert problems(ready) == []
    assert len(ready.draw_pile()) == (35 if name.startswith("starter-") else 50)


@rule("CQ-S7", "CQ-S6", "CQ-S5")
def test_the_core_set_is_complete() -> None:
    core = [card for card in CARDS if card.set == "core-set"]
    kinds = [card.type_name for card in core]
    assert len(core) == 188
    assert [kinds.count(kind) for kind in ("warlord", "planet", "token")] == [7, 10, 4]
    for faction in range(7):
        cards = [card for card in core if card.faction == faction and card.type != TOKEN]
        assert sum(int(card.copies) for card in cards) == 30, faction
    neutral = [card for card in core if card.faction == NEUTRAL and card.type_name != "planet"]
    assert sum(int(card.copies) for card in neutral) == 12


def test_an_unknown_card_or_deck_is_named() -> None:
    assert "did you mean goff-boyz?" in about(changed(gof_boyz=1))
    with pytest.raises(UnknownName, match="did you mean nazdreg"):
        ready_deck("nazdreq")


def test_a_deck_goes_into_text_and_comes_back() -> None:
    ready = ready_deck("shadowsun")
    again = deck.from_text(deck.to_text(ready))
    assert (again.warlord, dict(again.cards)) == (ready.warlord, dict(ready.cards))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("3 goff-boyz", r"names no warlord.*\(CQ-12\.8\)"),
        ("warlord nazdreg\nwarlord nazdreg", r"a second warlord.*\(CQ-12\.8\)"),
        ("warlord nazdreg\n300000000 goff-boyz", "more than 99 copies of goff-boyz"),
        ("warlord nazdreg\nthree goff-boyz", "should read like"),
    ],
)
def test_a_bad_text_says_what_is_wrong(text: str, said: str) -> None:
    with pytest.raises(IllegalDeck, match=said):
        deck.from_text(text)


@pytest.mark.parametrize(
    "setup",
    [
        {"decks": ["nazdreg"]},
        {"decks": 5},
        {"deks": []},
        {"options": {"first": "2"}},
        {"options": {"frist": "0"}},
        {"options": ["first"]},
        {"decks": [{"cards": 3}, "nazdreg"]},
    ],
)
def test_a_bad_setup_is_refused_in_one_line(setup: Mapping[str, object]) -> None:
    with pytest.raises((UnknownName, IllegalDeck)) as caught:
        GAME.check_setup(setup)
    assert "\n" not in str(caught.value)
