"""Cards of later sets are listed with their printed facts, and cannot be played yet."""

from __future__ import annotations

import pytest

from hadur.games.conquest import deck as decks
from hadur.games.conquest import later_sets
from hadur.games.conquest.cards.core_set import CARDS
from hadur.games.conquest.cards.definition import (
    AMBUSH,
    ARMY,
    ATTACHMENT,
    BY_NAME,
    FLYING,
    LOYAL,
    NO_WARGEAR,
    RELIC,
    SIGNATURE,
    SPACE_MARINES,
    WARGEAR,
    WARLORD,
)
from hadur.kernel.errors import IllegalDeck, UnknownName


def test_every_later_card_has_a_name_of_its_own() -> None:
    later = later_sets.not_yet_playable()
    names = [card.name for card in later]
    assert len(names) == len(set(names)) == 526
    assert not set(names) & set(BY_NAME)
    assert all(card.title and card.set and card.type and card.faction for card in later)


def test_signature_squads_of_later_warlords_are_whole() -> None:
    later = later_sets.not_yet_playable()
    squads = {card.name: 0 for card in later if card.type == "warlord"}
    for card in later:
        if card.loyalty == "signature" and card.type != "warlord":
            squads[card.warlord] += card.copies
    assert len(squads) == 24
    assert set(squads.values()) == {8}


def test_a_card_is_declared_with_everything_that_is_printed_on_it() -> None:
    ragnar = later_sets.declare("ragnar-blackmane")
    assert (ragnar.type, ragnar.faction, ragnar.unique) == (WARLORD, SPACE_MARINES, True)
    assert (ragnar.attack, ragnar.hp) == (2, 7)
    assert (ragnar.bloodied_attack, ragnar.bloodied_hp) == (2, 5)
    assert (ragnar.starting_cards, ragnar.starting_resources) == (7, 7)
    frostfang = later_sets.declare("frostfang")
    assert (frostfang.type, frostfang.cost, frostfang.shields) == (ATTACHMENT, 2, 3)
    assert (frostfang.loyalty, frostfang.warlord) == (SIGNATURE, "ragnar-blackmane")
    assert frostfang.trait_bits == RELIC | WARGEAR
    prelate = later_sets.declare("aunui-prelate")
    assert (prelate.type, prelate.loyalty, prelate.keywords) == (ARMY, LOYAL, AMBUSH)
    assert (prelate.cost, prelate.attack, prelate.hp, prelate.command) == (4, 4, 3, 0)


def test_keywords_are_read() -> None:
    found = {
        card.name: later_sets.declare(card.name)
        for card in later_sets.not_yet_playable()
        if set(card.keywords) == {"No Wargear Attachments", "Flying"} and card.faction == "eldar"
    }
    assert found
    assert all(card.keywords == NO_WARGEAR | FLYING for card in found.values())
    area = next(c for c in later_sets.not_yet_playable() if "Area Effect (3)" in c.keywords)
    assert later_sets.declare(area.name).area == 3


@pytest.mark.parametrize(
    ("name", "unknown"),
    [
        ("scorpion-striker", "deep-strike-2"),
        ("termagant-sentry", "tyranids"),
        ("shard-of-the-deceiver", "X"),
        ("goff-boyz", "no later set"),
    ],
)
def test_what_the_rules_do_not_know_is_not_declared(name: str, unknown: str) -> None:
    with pytest.raises(UnknownName, match=unknown):
        later_sets.declare(name)


def test_a_declared_card_leaves_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = later_sets.declare("frostfang")
    monkeypatch.setattr(later_sets, "CARDS", [*CARDS, declared])
    assert later_sets.find("frostfang") is None
    assert later_sets.find("ragnar-blackmane") is not None


@pytest.mark.parametrize(
    "changed", [{"warlord": "ragnar-blackmane"}, {"cards": {"deathskull-lootas": 1}}]
)
def test_a_deck_with_a_later_card_is_refused_with_the_reason(changed: dict[str, object]) -> None:
    nazdreg = decks.ready_deck("nazdreg")
    data = {"name": "mine", "warlord": nazdreg.warlord, "cards": dict(nazdreg.cards), **changed}
    with pytest.raises(IllegalDeck, match=r"\(The Howl of Blackmane\) is not yet playable"):
        decks.check(decks.from_data(data))
