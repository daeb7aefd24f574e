"""Section 19: classes, names, factions, strength and life."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars import GAME
from hadur.games.summoner_wars.cards.definition import (
    BY_NAME,
    CARDS,
    CHAMPION,
    CITADEL,
    COMMON,
    EMBER,
    EPIC,
    EVENT,
    FROST,
    GATE,
    STANDARD,
    STRUCTURE,
    SUMMONER,
    UNIT,
    WORDS,
    Card,
)
from hadur.games.summoner_wars.values import base_strength
from hadur.text.catalogue import catalogue_of

HIT = "melee+ranged"
BARE = "melee"  # for a ranged unit: no hit
MISS = "ranged+special"  # for a melee unit: no hit


def picks(t: Any) -> list[str]:
    """The spaces that may be chosen now."""
    return sorted(text.split()[1] for text in t.starting("pick"))


# -- 19.1 class ------------------------------------------------------------------------------------


@pytest.mark.rule("SW-19.1")
def test_every_unit_is_a_common_a_champion_or_a_summoner_and_nothing_else_is() -> None:
    for card in CARDS:
        classes = [bit for bit in (COMMON, CHAMPION, SUMMONER) if card.classes & bit]
        assert len(classes) == (1 if card.strength or card.name == "blarf" else 0), card.name
    for bit, count in ((COMMON, 32), (CHAMPION, 24), (SUMMONER, 8)):
        assert sum(1 for card in CARDS if card.classes & bit) == count


@pytest.mark.rule("SW-19.2")
def test_every_event_is_standard_or_epic_and_nothing_else_is() -> None:
    for card in CARDS:
        classes = [bit for bit in (STANDARD, EPIC) if card.classes & bit]
        assert len(classes) == (1 if card.phase >= 0 else 0), card.name
    assert [sum(1 for card in CARDS if card.classes & bit) for bit in (STANDARD, EPIC)] == [24, 8]


@pytest.mark.rule("SW-19.3")
def test_structures_are_a_class_of_their_own() -> None:
    structures = [card.name for card in CARDS if card.classes & STRUCTURE]
    assert sorted(structures) == ["gate", "ice-golem", "parapet", "starting-gate"]
    for name in ("gate", "starting-gate"):
        assert BY_NAME[name].classes & (UNIT | EVENT) == 0
        assert BY_NAME[name].classes & GATE


@pytest.mark.rule("SW-19.3")
def test_an_effect_for_structures_leaves_units_alone_and_the_other_way_round(table: Any) -> None:
    t = table("phase=move; c3: 0 gate damage=2; d3: 0 ollag damage=2; hand0: ice-repair")
    t.do("play ice-repair")
    assert (t.damage("c3"), t.damage("d3")) == (0, 2)
    growth = table("phase=move; c3: 0 smasher; c4: 0 gate; hand0: chant-of-growth")
    growth.do("play chant-of-growth")
    assert (growth.charges("c3"), growth.charges("c4")) == (1, 0)


@pytest.mark.rule("SW-19.4")
def test_an_effect_reaches_only_cards_of_the_classes_it_names(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 kalal; c4: 1 smasher; b3: 1 ollag; c2: 1 svara; d3: 1 gate;"
        "e3: 1 parapet"
    )
    t.do("use greater-push c3")
    assert picks(t) == ["b3", "c4"]
    for space in ("c2", "d3", "e3"):
        assert t.refused_for(f"pick {space}") == ["SW-19.4"]


@pytest.mark.rule("SW-19.4")
def test_an_effect_for_commons_passes_over_champions_and_summoners(table: Any) -> None:
    t = table(
        "phase=attack; a1: 0 sera-eldwyn; c3: 0 smasher; d3: 0 ollag; f8: 1 svara;"
        "events0: holy-judgment charges=1"
    )
    assert [t.strength(space, "f8") for space in ("c3", "d3", "a1")] == [4 + 1, 3, 2]


@pytest.mark.rule("SW-19.5")
def test_each_word_of_a_class_line_is_a_class(table: Any) -> None:
    as_structure = table("phase=move; c3: 0 ice-golem damage=3; hand0: ice-repair")
    assert as_structure.do("play ice-repair").damage("c3") == 1
    as_common = table(
        "phase=attack; c3: 0 ice-golem; f8: 1 svara; events0: holy-judgment charges=1"
    )
    assert as_common.strength("c3", "f8") == 2 + 1
    as_unit = table("phase=move; c3: 0 ice-golem; d3: 0 gate; hand0: chant-of-growth")
    assert as_unit.do("play chant-of-growth").charges("c3") == 1


@pytest.mark.rule("SW-19.5")
@pytest.mark.parametrize("card", ["frost-mage", "ice-golem"])
def test_a_common_unit_answers_to_common_and_to_unit_together(table: Any, card: str) -> None:
    burn = table(f"phase=move; c3: 0 queen-maldaria; c5: 1 {card}; d5: 1 gate; hand0: burn")
    assert burn.do("play burn").damage("c5") == 2, "a common or champion"
    purge = table(f"phase=move; c3: 0 gul-dass; c4: 1 {card}; b3: 1 gate; hand0: purge")
    purge.many("play purge", "pick c3")
    assert picks(purge) == ["c4"], "a unit"


@pytest.mark.rule("SW-19.6")
def test_unit_means_commons_champions_and_summoners(table: Any) -> None:
    t = table(
        "phase=move; c3: 0 ember-archer; b4: 1 smasher; c7: 1 ollag; e4: 1 svara; c1: 1 gate;"
        "c2: 1 parapet"
    )
    t.do("move c3 c4")
    assert (t.prompt, picks(t)) == ("quick-shot", ["b4", "c7", "e4"])


@pytest.mark.rule("SW-19.6")
@pytest.mark.parametrize(("card", "refused"), [("smasher", 0), ("ollag", 0), ("gate", 1)])
def test_a_structure_that_is_no_unit_is_no_unit(table: Any, card: str, refused: int) -> None:
    t = table(f"phase=move; c3: 0 gul-dass; c4: 1 {card}; b3: 1 frost-mage; hand0: purge")
    t.many("play purge", "pick c3")
    assert t.refused_for("pick c4") == ["SW-19.4"] * refused


# -- 19.2 name -------------------------------------------------------------------------------------


@pytest.mark.rule("SW-19.7")
def test_a_name_covers_every_card_whose_name_contains_the_word(table: Any) -> None:
    t = table(
        "phase=summon; d2: 0 ret-talus;"
        "discard0: undead-warrior undead-archer undead-carrier hellfire-cultist gul-dass purge"
    )
    t.do("use raise-the-dead d2")
    assert sorted(t.legal) == ["take undead-archer", "take undead-carrier", "take undead-warrior"]


@pytest.mark.rule("SW-19.7")
def test_a_name_reaches_across_factions(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 targan; c4: 0 frost-mage; c2: 0 frost-shaman; d3: 0 ice-smith;"
        "a8: 1 svara"
    )
    assert [t.strength(space, "a8") for space in ("c4", "c2", "d3")] == [1 + 1, 3 + 1, 2]


@pytest.mark.rule("SW-19.7")
def test_a_name_covers_cards_by_their_name_not_by_their_abilities(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 valna-stoutheart; c4: 0 citadel-knight; d3: 0 citadel-archer;"
        "b3: 0 temple-priest; c2: 0 sera-eldwyn; a8: 1 svara"
    )
    assert t.strength("c3", "a8") == 2 + 2, "Sera's Citadel's Might does not make her one"


@pytest.mark.rule("SW-19.8")
@pytest.mark.parametrize("name", ["emberling", "remember", "frosty", "citadels", "defrost-mage"])
def test_only_whole_words_of_a_name_match(name: str) -> None:
    card = Card(name, COMMON, 1, 1, False, 1, -1, (), ())
    assert card.words & (EMBER | FROST | CITADEL) == 0
    whole = Card(f"{name}-ember", COMMON, 1, 1, False, 1, -1, (), ())
    assert whole.words == EMBER


@pytest.mark.rule("SW-19.8")
@pytest.mark.parametrize("name", ["frost-mage", "Frost-Mage", "FROST-MAGE"])
def test_names_are_read_in_small_and_in_capital_letters(table: Any, name: str) -> None:
    t = table("phase=summon; c3: 0 gate; hand0: frost-mage; a8: 1 svara")
    assert t.state.explain(f"summon {name} c4").legal
    t.do(f"summon {name} c4")
    assert t.at("c4") == "frost-mage"


@pytest.mark.rule("SW-19.8")
@pytest.mark.parametrize(
    ("word", "hungarian"),
    [
        ("undead", "élőhalott"),
        ("carrier", "hordozó"),
        ("citadel", "fellegvári"),
        ("ember", "parázs"),
        ("frost", "fagy"),
    ],
)
def test_the_hungarian_names_group_the_same_cards_whatever_their_endings(
    word: str, hungarian: str
) -> None:
    hu = catalogue_of("hu", GAME.name)
    english = {card.name for card in CARDS if card.words & 1 << WORDS.index(word)}
    found = {
        card.name
        for card in CARDS
        if any(part.startswith(hungarian) for part in hu.say(f"card-{card.name}").lower().split())
    }
    assert english == found & {card.name for card in CARDS if card.is_unit}


@pytest.mark.rule("SW-19.9")
def test_different_cards_have_different_names(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 citadel-archer; c5: 1 gul-dass; a8: 1 svara;"
        "hand0: smasher smasher ollag gate"
    )
    t.do("attack c3")
    assert sorted(t.starting("take")) == ["take ollag", "take smasher"]
    t.do("take smasher")
    assert t.starting("take") == ["take ollag"]
    t.do("take ollag")
    assert (t.hand(0), t.starting("take")) == (["smasher", "gate"], [])


@pytest.mark.rule("SW-19.10")
def test_another_card_is_not_the_one_already_mentioned(table: Any) -> None:
    gang = table(
        "phase=attack; c3: 0 smasher; d4: 0 smasher; c5: 0 svara; c4: 1 gul-dass; events0: pile-on"
    )
    assert gang.strength("c3", "c4") == 4 + 2, "two others, not itself"
    chant = table(
        "phase=summon; d1: 0 abua-shi; c2: 0 lioness; d2: 0 lioness; e2: 0 border-archer;"
        "hand0: chant-of-entangling"
    )
    chant.many("play chant-of-entangling", "pick d2")
    assert picks(chant) == ["c2", "e2"], "a second lioness is another card"
    assert chant.refused_for("pick d2") == ["SW-19.10"]


# -- 19.3 faction ----------------------------------------------------------------------------------


@pytest.mark.rule("SW-19.11")
def test_a_faction_belongs_to_the_unit_not_to_its_deck_or_player() -> None:
    factions = {card.name: card.faction for card in CARDS if card.is_unit}
    assert "" not in factions.values()
    assert {factions[name] for name in ("frost-shaman", "shonk", "grognack")} == {"tundra-orcs"}
    assert factions["frost-mage"] == "polar-dwarves"
    assert {card.faction for card in CARDS if card.classes & GATE} == {""}
    for faction in set(factions.values()):
        assert len([name for name in factions if factions[name] == faction]) == 8


# -- 19.4 strength ---------------------------------------------------------------------------------


@pytest.mark.rule("SW-19.12")
@pytest.mark.parametrize(
    ("unit", "dice"), [("blarf", 0), ("horde-climber", 1), ("ollag", 3), ("shonk", 8)]
)
def test_a_unit_rolls_as_many_dice_as_it_is_strong(table: Any, unit: str, dice: int) -> None:
    t = table(f"phase=attack; c3: 0 {unit}; c4: 1 starting-gate; a8: 1 svara")
    t.do("attack c3 c4", dice=" ".join([MISS] * dice))
    assert int(t.state.special) == dice


@pytest.mark.rule("SW-19.13")
def test_effects_raise_strength(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 gul-dass damage=3; d3: 0 miti-mumway charges=2;"
        "e3: 0 smasher under=hellforged-weapon; a8: 1 svara"
    )
    assert [t.strength(space, "a8") for space in ("c3", "d3", "e3")] == [2 + 3, 1 + 2, 4 + 2]


@pytest.mark.rule("SW-19.13")
@pytest.mark.parametrize(("faces", "dice"), [((MISS, HIT), 3), ((MISS, MISS), 2), ((HIT, HIT), 4)])
def test_effects_lower_strength(table: Any, faces: tuple[str, str], dice: int) -> None:
    t = table("phase=attack; c3: 0 smasher; c4: 1 citadel-knight; c6: 1 coleen-brighton")
    t.do("attack c3 c4", dice=" ".join([*faces, *[BARE] * dice]))
    assert t.damage("c4") == dice


@pytest.mark.rule("SW-19.14")
@pytest.mark.parametrize(
    ("place", "base", "full"),
    [
        ("0 frost-mage", 1, 2),
        ("0 gul-dass damage=4", 2, 6),
        ("0 smasher under=hellforged-weapon", 4, 6),
        ("0 smasher bonus=1", 4, 5),
        ("0 ollag", 3, 3),
    ],
)
def test_base_strength_is_the_printed_one_without_modifiers(
    table: Any, place: str, base: int, full: int
) -> None:
    t = table(f"phase=attack; c3: {place}; c2: 0 gate; a8: 1 svara")
    assert int(base_strength(t.state, t.card("c3"))) == base
    assert t.strength("c3", "a8") == full


def rebase(t: Any, space: str, value: int) -> Any:
    """An effect changes the base strength of the unit on a space (no card of the set does)."""
    t.state.set_base_strength(t.card(space), value)
    return t


@pytest.mark.rule("SW-19.15")
@pytest.mark.parametrize("value", [0, 1, 6])
def test_a_changed_base_strength_counts_as_if_it_were_printed(table: Any, value: int) -> None:
    t = table("phase=attack; c3: 0 ollag; d3: 0 ollag; c4: 1 starting-gate; a8: 1 svara")
    rebase(t, "c3", value)
    assert int(base_strength(t.state, t.card("c3"))) == value
    assert t.state.view(1)["board"]["c3"]["strength"] == value
    assert t.strength("d3", "a8") == 3, "only the unit itself"
    t.do("attack c3 c4", dice=" ".join([HIT] * value))
    assert t.damage("c4") == value


@pytest.mark.rule("SW-19.15")
def test_a_changed_base_strength_goes_where_the_unit_goes(table: Any) -> None:
    t = rebase(table("phase=move; c3: 0 ollag; a1: 0 svara; a8: 1 svara"), "c3", 6)
    t.do("move c3 c5")
    assert t.strength("c5", "a8") == 6
    t.many(*["end"] * 4)
    assert (t.seat, t.strength("c5", "a8")) == (1, 6)


@pytest.mark.rule("SW-19.15")
def test_a_card_that_leaves_the_battlefield_has_its_printed_strength_again(table: Any) -> None:
    t = table(
        "phase=attack; a1: 0 sera-eldwyn; c3: 0 smasher damage=5; d3: 0 ollag; c4: 0 gul-dass;"
        "a8: 1 svara; events0: unrelenting, renewed-hope"
    )
    rebase(rebase(t, "c3", 1), "d3", 7)
    t.do("attack c4 c3", dice=f"{HIT} {HIT}").do("summon smasher b1")
    assert (t.strength("b1", "a8"), t.strength("d3", "a8")) == (4, 7)


@pytest.mark.rule("SW-19.15")
def test_a_changed_base_strength_is_part_of_the_position(table: Any) -> None:
    t = table("phase=attack; c3: 0 ollag; a8: 1 svara")
    before = t.state.fingerprint()
    twin = t.state.copy()
    rebase(t, "c3", 6)
    assert t.state.fingerprint() != before
    assert twin.fingerprint() == before
    assert t.state.copy().fingerprint() == t.state.fingerprint()
    assert int(base_strength(t.state.sample(1, 5), t.card("c3"))) == 6


@pytest.mark.rule("SW-19.16")
@pytest.mark.parametrize("values", [(6, 2), (2, 6), (5, 3, 4)])
def test_of_several_base_strengths_the_latest_counts(table: Any, values: tuple[int, ...]) -> None:
    t = table("phase=attack; c3: 0 ollag; d3: 0 ollag; a8: 1 svara")
    for value in values:
        rebase(t, "c3", value)
        rebase(t, "d3", 9)
    assert (t.strength("c3", "a8"), t.strength("d3", "a8")) == (values[-1], 9)


@pytest.mark.rule("SW-19.17")
@pytest.mark.parametrize("first", ["modifier", "base"])
def test_modifiers_go_on_top_of_the_latest_base_strength(table: Any, first: str) -> None:
    t = table(
        "phase=attack; d1: 0 abua-shi; d2: 0 smasher charges=3; a8: 1 svara; hand0: chant-of-power"
    )
    if first == "modifier":
        t.do("play chant-of-power")
    rebase(rebase(t, "d2", 9), "d2", 1)
    if first == "base":
        t.do("play chant-of-power")
    assert t.strength("d2", "a8") == 1 + 3


# -- 19.5 life -------------------------------------------------------------------------------------


@pytest.mark.rule("SW-19.18")
@pytest.mark.parametrize(
    ("charges", "damage", "left"), [(0, 1, 1), (2, 1, 3), (2, 3, 1), (5, 0, 7)]
)
def test_life_is_what_is_printed_with_modifiers_less_damage(
    table: Any, charges: int, damage: int, left: int
) -> None:
    position = (
        f"phase=attack active=1; c3: 0 lioness charges={charges} damage={damage}; c4: 1 shonk;"
        "a8: 1 svara"
    )
    hard = " ".join([MISS] * (left - 1) + [HIT] * (9 - left))
    assert table(position).do("attack c4 c3", dice=hard).at("c3") == "lioness"
    lethal = " ".join([MISS] * left + [HIT] * (8 - left))
    assert table(position).do("attack c4 c3", dice=lethal).at("c3") == ""


# -- 19.6 limits of "different units" --------------------------------------------------------------


@pytest.mark.rule("SW-19.19")
def test_units_of_one_name_may_all_move_and_all_attack(table: Any) -> None:
    t = table(
        "phase=move; b2: 0 smasher; c2: 0 smasher; d2: 0 smasher; e2: 0 smasher; a8: 1 svara;"
        "b4: 1 gate; c4: 1 gate; d4: 1 gate; e3: 1 gate"
    )
    t.many("move b2 b3", "move c2 c3", "move d2 d3")
    assert t.refused_for("move e2 e1") == ["SW-7.1"], "three cards, not three names"
    t.many("end", "end")
    for column in "bcd":
        t.do(f"attack {column}3 {column}4", dice=" ".join([MISS] * 4))
    assert t.refused_for("attack e2 e3") == ["SW-9.1"]


@pytest.mark.rule("SW-19.19")
def test_one_card_is_not_different_from_itself(table: Any) -> None:
    t = table("phase=move; b2: 0 smasher; a8: 1 svara; b4: 1 gate")
    t.do("move b2 b3")
    assert t.refused_for("move b3 b2") == ["SW-7.13"]
    t.many("end", "end").do("attack b3 b4", dice=" ".join([MISS] * 4))
    assert t.refused_for("attack b3 b4") == ["SW-9.1"]
