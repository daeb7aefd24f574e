"""Section 1: components, cards, zones and state."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars import GAME
from hadur.games.summoner_wars.board import back_rows, space_named
from hadur.games.summoner_wars.cards.definition import (
    BY_NAME,
    CARDS,
    FACTIONS,
    PHASES,
    ability_names,
)
from hadur.kernel.errors import BadNotation, UnknownName
from hadur.text.catalogue import LANGUAGES, catalogue_of

HIT = "melee+ranged"
STAR = "melee+special"
BARE = "melee"  # for a ranged unit: no hit
EVERY_SPACE = [column + row for row in "12345678" for column in "abcdef"]
UNITS = [card.name for card in CARDS if card.is_unit]
EVENTS = [card.name for card in CARDS if card.is_event]
STRUCTURES = [card.name for card in CARDS if card.is_structure and not card.is_unit]


def start(*decks: str, seed: int = 1) -> Any:
    return GAME.begin({"decks": list(decks)}, seed)


def on_board(state: Any, seat: int) -> list[str]:
    """The names of a player's cards on the battlefield."""
    board = state.view(None)["board"].values()
    return sorted(card["card"] for card in board if card["controller"] == seat)


# -- 1.1 game frame --------------------------------------------------------------------------------


@pytest.mark.rule("SW-1.1")
@pytest.mark.parametrize("players", [1, 3, 4])
def test_one_player_or_more_than_two_cannot_play(players: int) -> None:
    with pytest.raises(UnknownName, match="exactly two players"):
        GAME.check_setup({"decks": ["polar-dwarves"] * players})
    with pytest.raises(UnknownName, match=r"for 2 players, not \d \(SW-1\.1\)$"):
        GAME.check_setup({"seats": players})


@pytest.mark.rule("SW-1.1")
def test_two_players_each_play_one_summoner() -> None:
    view = start("breakers", "breakers").view(None)
    assert [player["summoner"] for player in view["players"]] == ["tacullu", "tacullu"]
    summoners = [card for card in view["board"].values() if card["class"] == "summoner"]
    assert sorted(card["controller"] for card in summoners) == [0, 1]


@pytest.mark.rule("SW-1.2")
def test_who_destroys_the_opponents_summoner_has_won(table: Any) -> None:
    t = table("phase=attack; c3: 0 svara; c4: 1 ret-talus damage=11; d4: 1 gul-dass")
    t.do("attack c3 c4", dice=f"{HIT} {BARE} {BARE}")
    assert (t.result, t.legal) == ([1, -1], [])


@pytest.mark.rule("SW-1.2")
def test_destroying_anything_else_does_not_win(table: Any) -> None:
    t = table("phase=attack; c3: 0 svara; c4: 1 dragos damage=7; f8: 1 ret-talus")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}")
    assert (t.at("c4"), t.result, t.phase) == ("", None, "attack")


@pytest.mark.rule("SW-1.3")
@pytest.mark.parametrize("faction", list(FACTIONS))
def test_every_faction_deck_is_ready_to_play(faction: str) -> None:
    state = start(faction, "polar-dwarves")
    assert state.view(None)["players"][0]["faction"] == faction
    assert (state.decision.prompt, state.result) == ("summon", None)


@pytest.mark.rule("SW-1.3")
def test_every_faction_deck_is_also_a_source_for_custom_decks() -> None:
    mixed = {
        "name": "dwarves and orcs",
        "summoner": "svara",
        "cards": {
            "jarmund": 1,
            "targan": 1,
            "ragnor": 1,
            "frost-mage": 4,
            "frost-shaman": 4,
            "smasher": 4,
            "ice-golem": 4,
            "freeze": 2,
            "brutal-force": 2,
            "ice-repair": 2,
        },
    }
    state = GAME.begin({"decks": [mixed, "tundra-orcs"]}, 1)
    judge = GAME.judge_view(state)
    assert (judge["hand"][0] + judge["draw"][0]).count("frost-shaman") == 4


@pytest.mark.rule("SW-1.4")
@pytest.mark.parametrize(
    ("position", "plain", "special", "move"),
    [
        ("phase=move; c3: 0 {}", "gate", "ice-golem", "move c3 c4"),
        ("phase=attack; c3: 0 {}; c7: 1 gate", "undead-archer", "wind-archer", "attack c3 c7"),
        ("phase=attack attacks-used=3; c3: 0 {}; c4: 1 gate", "svara", "smeg", "attack c3 c4"),
        ("phase=summon magic=9,0; d1: 0 svara; hand0: {}", "holleas", "fire-drake", "summon {} d2"),
        ("phase=move; c3: 0 {}; c4: 1 frost-mage", "lioness", "rhinoceros", "move c3 c5"),
    ],
    ids=["structures move", "reach", "a fourth attack", "summoning place", "moving through"],
)
def test_what_a_card_says_goes_before_what_the_rules_say(
    table: Any, position: str, plain: str, special: str, move: str
) -> None:
    assert table(position.format(plain)).refuses(move.format(plain))
    assert not table(position.format(special)).refuses(move.format(special))


@pytest.mark.rule("SW-1.4")
def test_a_card_can_forbid_what_the_rules_allow_and_is_then_the_reason(table: Any) -> None:
    t = table("phase=move; c3: 0 horde-clinger; e3: 0 horde-climber")
    assert t.refuses("move c3 c4")
    assert not t.refuses("move e3 e4")
    assert t.state.explain("move c3 c4").rules == ("SW-1.4",)


@pytest.mark.rule("SW-1.5")
@pytest.mark.parametrize(
    ("position", "move", "exact"),
    [
        (
            "phase=move; c3: 0 ice-golem; c5: 1 gul-dass; d5: 1 dragos; active0: ice-ram",
            "move c3 c4",
            ["no", "pick c5"],
        ),
        (
            "phase=move; d1: 0 svara; d5: 0 gate; e4: 0 gate; f4: 0 gate",
            "move d1 d2",
            ["no", "pick d5", "pick e4"],
        ),
        (
            "phase=build; d1: 0 svara; d2: 0 gate; hand0: glacial-shift",
            "play glacial-shift",
            ["no", "pick d2"],
        ),
        (
            "phase=move; c3: 0 ember-archer; c5: 1 svara; d4: 1 gate",
            "move c3 c4",
            ["no", "pick c5"],
        ),
        (
            "phase=summon; c3: 0 svara; c4: 1 gul-dass; c5: 1 frost-mage charges=1; hand0: freeze",
            "play freeze",
            [],
        ),
    ],
    ids=["adjacent", "within", "up to", "unit", "without charge"],
)
def test_words_on_cards_mean_what_the_glossary_says(
    table: Any, position: str, move: str, exact: list[str]
) -> None:
    t = table(position)
    t.do(move)
    if exact:
        assert sorted(t.legal) == exact
    else:
        assert (t.prompt, t.active(0)) == ("summon", ["freeze"])
        assert t.state.view(None)["board"]["c4"]["frozen"]


# -- 1.2 dice --------------------------------------------------------------------------------------


@pytest.mark.rule("SW-1.6")
@pytest.mark.parametrize("face", range(6))
def test_a_die_shows_melee_ranged_and_special_symbols_only(table: Any, face: int) -> None:
    t = table("phase=attack; c3: 0 frost-mage; c5: 1 starting-gate")
    symbols = GAME.chance_text(0, face).split("+")
    t.do("attack c3 c5", dice=str(face))
    assert GAME.judge_view(t.state)["dice"] == {
        symbol: int(symbol in symbols) for symbol in ("melee", "ranged", "special")
    }
    assert t.damage("c5") == int("ranged" in symbols)


@pytest.mark.rule("SW-1.6")
def test_five_faces_show_melee_four_ranged_two_special() -> None:
    faces = "+".join(GAME.chance_text(0, face) for face in range(6)).split("+")
    counts = {symbol: faces.count(symbol) for symbol in set(faces)}
    assert counts == {"melee": 5, "ranged": 4, "special": 2}


@pytest.mark.rule("SW-1.7")
def test_each_symbol_of_a_face_counts_on_its_own(table: Any) -> None:
    t = table("phase=attack; c3: 0 ragnor; c4: 1 gul-dass; a1: 0 grognack")
    t.do("attack c3 c4", dice=f"{STAR} {STAR} {HIT}")
    assert (t.damage("c4"), t.charges("a1")) == (3, 2)


@pytest.mark.rule("SW-1.7")
@pytest.mark.parametrize("attacker", ["svara", "ollag"])
def test_a_face_with_both_hit_symbols_hits_for_either_kind_of_unit(
    table: Any, attacker: str
) -> None:
    t = table(f"phase=attack; c3: 0 {attacker}; c4: 1 gul-dass")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}")
    assert t.damage("c4") == 3


# -- 1.3 card types and anatomy --------------------------------------------------------------------


@pytest.mark.rule("SW-1.8")
def test_every_card_is_a_unit_an_event_or_a_structure() -> None:
    assert [card.name for card in CARDS if card.name not in UNITS + EVENTS + STRUCTURES] == []
    assert "frost-mage" in UNITS
    assert "ice-ram" in EVENTS
    assert "gate" in STRUCTURES


@pytest.mark.rule("SW-1.8")
def test_units_are_summoned_events_played_structures_built(table: Any) -> None:
    rest = "c3: 0 gate; d1: 0 svara; hand0: frost-mage ice-repair gate"
    t = table(f"phase=summon; {rest}")
    assert {text.split()[1] for text in t.legal if text != "end"} == {"frost-mage"}
    assert table(f"phase=move; {rest}").starting("play") == ["play ice-repair"]
    t = table(f"phase=build; {rest}")
    assert {text.split()[1] for text in t.legal if text != "end"} == {"gate"}


@pytest.mark.rule("SW-1.9")
@pytest.mark.parametrize(
    ("name", "kind", "faction", "strength", "life", "cost", "abilities", "symbols", "ranged"),
    [
        (
            "jarmund", "champion", "polar-dwarves", 3, 7, 5,
            ["momentum", "ice-shards"], ("gear", "droplet"), True,
        ),
        (
            "undead-warrior", "common", "fallen-kingdom", 2, 4, 2,
            ["blood-fury", "imbued-strength"], ("moon",), False,
        ),
        (
            "deceiver", "common", "breakers", 1, 4, 1, ["stupefy", "engage"], ("eye",), True,
        ),
    ],
)  # fmt: skip
def test_a_unit_card_has_nine_fields(
    table: Any,
    name: str,
    kind: str,
    faction: str,
    strength: int,
    life: int,
    cost: int,
    abilities: list[str],
    symbols: tuple[str, ...],
    ranged: bool,
) -> None:
    card = BY_NAME[name]
    assert (card.name, card.class_name, card.faction) == (name, kind, faction)
    assert (card.strength, card.life, card.cost) == (strength, life, cost)
    assert (ability_names(card), card.symbols, card.ranged) == (abilities, symbols, ranged)
    seen = table(f"c3: 0 {name}").state.view(1)["board"]["c3"]
    assert (seen["card"], seen["class"], seen["strength"], seen["life"]) == (
        name,
        kind,
        strength,
        life,
    )
    assert sorted(seen["abilities"]) == sorted(abilities)
    assert seen["attack"] == ("ranged" if ranged else "melee")


@pytest.mark.rule("SW-1.9")
@pytest.mark.parametrize("name", UNITS)
def test_no_unit_card_lacks_a_field(name: str) -> None:
    card = BY_NAME[name]
    assert card.class_name in ("common", "champion", "summoner")
    assert card.faction in FACTIONS
    assert card.abilities
    assert card.symbols
    assert card.strength >= 0
    assert card.life > 0


@pytest.mark.rule("SW-1.10")
@pytest.mark.parametrize(
    ("name", "kind", "cost", "phase", "symbols"),
    [
        ("sacrificial-pyre", "epic-event", 1, "summon", ()),
        ("blast", "standard-event", 1, "move", ("waves",)),
        ("for-glory", "epic-event", 0, "build", ()),
        ("pile-on", "standard-event", 0, "attack", ("horns", "mask")),
        ("divine-retribution", "standard-event", 0, "magic", ("flame", "shield")),
    ],
)
def test_an_event_card_has_six_fields(
    name: str, kind: str, cost: int, phase: str, symbols: tuple[str, ...]
) -> None:
    card = BY_NAME[name]
    assert (card.class_name, card.cost, PHASES[card.phase]) == (kind, cost, phase)
    assert card.symbols == symbols


@pytest.mark.rule("SW-1.10")
@pytest.mark.parametrize("name", EVENTS)
def test_every_event_card_has_a_phase_and_an_effect_that_can_be_read(name: str) -> None:
    assert BY_NAME[name].phase in range(len(PHASES))
    for language in LANGUAGES:
        catalogue = catalogue_of(language, "summoner-wars")
        assert catalogue.say(f"card-{name}.text") != f"card-{name}.text"
        assert not catalogue.problems


@pytest.mark.rule("SW-1.11")
@pytest.mark.parametrize(
    ("name", "kind", "life"),
    [("starting-gate", "gate", 10), ("gate", "gate", 5), ("parapet", "standard-event", 5)],
)
def test_a_structure_card_has_a_name_a_class_a_cost_and_a_life(
    table: Any, name: str, kind: str, life: int
) -> None:
    card = BY_NAME[name]
    assert (card.name, card.class_name, card.cost, card.life) == (name, kind, 0, life)
    seen = table(f"c3: 0 {name}").state.view(None)["board"]["c3"]
    assert (seen["card"], seen["structure"], seen["life"]) == (name, True, life)
    assert "strength" not in seen


@pytest.mark.rule("SW-1.12")
def test_every_card_but_a_summoner_has_a_cost_which_may_be_0(table: Any) -> None:
    costs = [card.cost for card in CARDS if card.class_name != "summoner"]
    assert min(costs) == 0
    assert max(costs) == 8
    t = table("phase=summon magic=0,0; c3: 0 gate; hand0: horde-slinger beast-rider")
    assert {text.split()[1] for text in t.starting("summon")} == {"horde-slinger"}


@pytest.mark.rule("SW-1.12")
def test_a_summoner_has_no_cost_not_even_0(table: Any) -> None:
    t = table("phase=move; d1: 0 sneeks; c3: 0 horde-slinger; e3: 0 beast-rider; hand0: sneak")
    t.do("play sneak")
    assert t.legal == ["no", "pick c3"]


@pytest.mark.rule("SW-1.13")
@pytest.mark.parametrize("name", UNITS)
def test_every_unit_has_a_strength_and_a_faction(table: Any, name: str) -> None:
    t = table(f"phase=attack magic=0,0; c3: 0 {name}; c4: 1 starting-gate")
    assert t.strength("c3", "c4") == BY_NAME[name].strength
    assert BY_NAME[name].faction in FACTIONS
    assert name in {card.name for card in FACTIONS[BY_NAME[name].faction].cards} | {
        FACTIONS[BY_NAME[name].faction].summoner.name
    }


@pytest.mark.rule("SW-1.14")
@pytest.mark.parametrize(
    ("name", "life"),
    [("gate", 5), ("starting-gate", 10), ("parapet", 5), ("dragos", 8), ("undead-carrier", 3)],
)
def test_units_and_structures_have_a_life(table: Any, name: str, life: int) -> None:
    t = table(f"phase=attack; c3: 0 frost-mage; c5: 1 {name} damage={life - 1}")
    t.do("attack c3 c5", dice=HIT)
    assert t.at("c5") == ""
    t = table(f"phase=attack; c3: 0 frost-mage; c5: 1 {name} damage={life - 2}")
    t.do("attack c3 c5", dice=HIT)
    assert (t.at("c5"), t.damage("c5")) == (name, life - 1)


@pytest.mark.rule("SW-1.15")
def test_a_unit_with_the_melee_symbol_is_a_melee_unit(table: Any) -> None:
    t = table("phase=attack; c3: 0 ollag; c4: 1 gate; c1: 1 gate; e3: 1 gate")
    assert t.starting("attack") == ["attack c3 c4"]
    assert t.state.view(1)["board"]["c3"]["attack"] == "melee"
    t.do("attack c3 c4", dice="melee ranged+special melee")
    assert t.damage("c4") == 2


@pytest.mark.rule("SW-1.16")
def test_a_unit_with_the_ranged_symbol_is_a_ranged_unit(table: Any) -> None:
    t = table("phase=attack; c3: 0 jarmund; c4: 1 gate; c1: 1 gate; f3: 1 gate")
    assert sorted(t.starting("attack")) == ["attack c3 c1", "attack c3 c4", "attack c3 f3"]
    assert t.state.view(1)["board"]["c3"]["attack"] == "ranged"
    t.do("attack c3 f3", dice="melee ranged+special melee")
    assert t.damage("f3") == 1


@pytest.mark.rule("SW-1.17")
def test_a_unit_can_be_a_structure_too(table: Any) -> None:
    t = table("phase=move; c3: 0 ice-golem damage=3; d3: 0 frost-mage damage=3; hand0: ice-repair")
    t.do("play ice-repair")
    assert (t.damage("c3"), t.damage("d3")) == (1, 3)
    t = table("phase=move; c3: 0 bear-cavalry; c4: 1 ice-golem; d3: 1 gate")
    t.do("move c3 c5")
    assert t.damage("c4") == 1


@pytest.mark.rule("SW-1.17")
def test_an_event_can_be_a_structure_too(table: Any) -> None:
    t = table("phase=build; d1: 0 svara; c3: 0 ollag; hand0: parapet")
    t.do("build parapet d2")
    assert t.life("d2") == 6, "Cold Snap is for structures"


@pytest.mark.rule("SW-1.18")
@pytest.mark.parametrize(
    ("faction", "units", "event"),
    [
        ("polar-dwarves", ["frost-mage", "ice-golem"], "ice-ram"),
        ("tundra-orcs", ["frost-shaman", "tundra-fighter"], "for-glory"),
        ("fallen-kingdom", ["undead-archer", "undead-carrier"], "sacrificial-pyre"),
        ("phoenix-elves", ["ember-archer", "royal-guardian"], "spirit-of-the-phoenix"),
        ("cave-goblins", ["beast-rider", "horde-slinger"], "enrage-the-horde"),
        ("savanna-elves", ["border-archer", "lioness"], "chant-of-power"),
        ("breakers", ["deceiver", "mind-witch"], "mind-control"),
        ("vanguards", ["citadel-archer", "temple-priest"], "holy-judgment"),
    ],
)
def test_each_summoner_brings_two_starting_units_and_two_epic_events(
    faction: str, units: list[str], event: str
) -> None:
    state = start(faction, "polar-dwarves")
    summoner = FACTIONS[faction].summoner.name
    assert on_board(state, 0) == sorted([*units, summoner, "starting-gate"])
    judge = GAME.judge_view(state)
    deck = judge["hand"][0] + judge["draw"][0]
    assert [name for name in deck if BY_NAME[name].class_name == "epic-event"] == [event] * 2


# -- 1.4 tokens ------------------------------------------------------------------------------------


@pytest.mark.rule("SW-1.19")
def test_damage_charges_and_magic_are_counted_apart(table: Any) -> None:
    t = table("phase=attack magic=4,1; c3: 0 lioness charges=2 damage=1; c4: 1 royal-guardian")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {BARE}")
    view = t.state.view(1)
    assert (view["board"]["c3"]["damage"], view["board"]["c3"]["charges"]) == (1, 3)
    assert (view["board"]["c4"]["damage"], view["board"]["c4"]["charges"]) == (3, 0)
    assert [player["magic"] for player in view["players"]] == [4, 1]


@pytest.mark.rule("SW-1.22")
@pytest.mark.parametrize("amount", range(11))
def test_damage_and_charges_are_plain_numbers(table: Any, amount: int) -> None:
    t = table(
        f"phase=attack active=1; c3: 0 svara damage={amount} charges={amount}; c5: 1 frost-mage"
    )
    t.do("attack c5 c3", dice=HIT)
    card = t.state.view(None)["board"]["c3"]
    assert (card["damage"], card["charges"]) == (amount + 1, amount)


@pytest.mark.rule("SW-1.22")
def test_any_amount_can_be_added_to_or_taken_from_any_other(table: Any) -> None:
    t = table("phase=move; c3: 0 starting-gate damage=7; c5: 0 gate damage=1; hand0: ice-repair")
    t.do("play ice-repair")
    assert (t.damage("c3"), t.damage("c5")) == (5, 0)
    t = table("phase=attack active=1; c3: 0 svara damage=2; c5: 1 undead-archer")
    t.do("attack c5 c3", dice=f"{HIT} {HIT} {BARE}")
    assert t.damage("c3") == 4


@pytest.mark.rule("SW-1.24")
def test_there_are_always_charges_left_to_give(table: Any) -> None:
    t = table("phase=move; c3: 0 ice-smith charges=200; d3: 0 frost-mage; e3: 0 ollag charges=500")
    t.many("move c3 c4", "choose gain-charge")
    assert (t.charges("c4"), t.charges("e3")) == (201, 500)


@pytest.mark.rule("SW-1.24")
def test_there_is_always_damage_left_to_take(table: Any) -> None:
    gates = "; ".join(f"{space}: 1 starting-gate damage=8" for space in EVERY_SPACE[:30])
    t = table(f"phase=attack; c8: 0 svara; {gates}; c6: 1 starting-gate damage=7")
    t.do("attack c8 c6", dice=f"{HIT} {HIT} {BARE}")
    assert t.damage("c6") == 9
    total = sum(card["damage"] for card in t.state.view(None)["board"].values())
    assert total == 30 * 8 + 9


# -- 1.5 board and zones ---------------------------------------------------------------------------


@pytest.mark.rule("SW-1.25", "SW-1.28")
@pytest.mark.parametrize("space", EVERY_SPACE)
def test_the_battlefield_is_all_48_spaces(table: Any, space: str) -> None:
    t = table(f"phase=move; {space}: 0 gate damage=3; hand0: ice-repair")
    t.do("play ice-repair")
    assert t.damage(space) == 1
    assert space in GAME.judge_view(t.state)


@pytest.mark.rule("SW-1.28")
@pytest.mark.parametrize("nowhere", ["g1", "a9", "a0", "h4"])
def test_there_is_no_space_beyond_8_rows_of_6(table: Any, nowhere: str) -> None:
    t = table("phase=move; f1: 0 frost-mage")
    with pytest.raises(BadNotation):
        t.state.explain(f"move f1 {nowhere}")
    assert len([key for key in GAME.judge_view(t.state) if space_named(key) >= 0]) == 48


@pytest.mark.rule("SW-1.26")
def test_a_row_is_six_spaces_side_by_side(table: Any) -> None:
    wall = "; ".join(f"{column}4: 1 gate; {column}2: 1 gate" for column in "abcdef")
    t = table(f"phase=move; a3: 0 rhinoceros charges=5; {wall}")
    ends = {text.split()[-1] for text in t.starting("move")}
    assert ends == {"a3", "b3", "c3", "d3", "e3", "f3"}


@pytest.mark.rule("SW-1.26")
@pytest.mark.parametrize(
    ("space", "beside"), [("f3", ["e3", "f2", "f4"]), ("a4", ["a3", "a5", "b4"])]
)
def test_a_row_ends_at_the_edge(table: Any, space: str, beside: list[str]) -> None:
    t = table(f"phase=move; {space}: 0 ice-golem")
    assert sorted(text.split()[-1] for text in t.starting("move")) == beside


@pytest.mark.rule("SW-1.27")
def test_a_players_side_is_the_four_nearest_rows() -> None:
    sides = [
        {space for space in EVERY_SPACE if back_rows(seat, 4) >> space_named(space) & 1}
        for seat in range(2)
    ]
    assert sides[0] == {space for space in EVERY_SPACE if space[1] in "1234"}
    assert sides[1] == {space for space in EVERY_SPACE if space[1] in "5678"}


@pytest.mark.rule("SW-1.27")
@pytest.mark.parametrize("faction", list(FACTIONS))
def test_everybody_starts_on_their_own_side(faction: str) -> None:
    board = start(faction, faction).view(None)["board"]
    assert {int(space[1]) <= 4 for space, card in board.items() if card["owner"] == 0} == {True}
    assert {int(space[1]) >= 5 for space, card in board.items() if card["owner"] == 1} == {True}


@pytest.mark.rule("SW-1.29")
def test_each_player_has_a_draw_pile_a_discard_pile_and_an_active_area(table: Any) -> None:
    t = table(
        "phase=summon; d1: 0 svara; hand0: ice-ram; draw0: gate gate gate; draw1: gate gate;"
        "discard0: gate; active1: freeze, brutal-force"
    )
    t.do("play ice-ram")
    own, other = t.state.view(None)["players"]
    assert (own["draw-count"], own["discard-count"], len(own["events"])) == (3, 1, 1)
    assert (other["draw-count"], other["discard-count"], len(other["events"])) == (2, 0, 2)


@pytest.mark.rule("SW-1.30")
def test_each_player_has_a_magic_track_of_their_own(table: Any) -> None:
    t = table("phase=magic magic=3,7; d1: 0 svara; hand0: gate")
    t.do("discard gate")
    assert [player["magic"] for player in t.state.view(0)["players"]] == [4, 7]


@pytest.mark.rule("SW-1.31")
def test_an_event_being_carried_out_lies_in_no_zone_until_it_is_finished(table: Any) -> None:
    t = table("phase=build; d1: 0 svara; d2: 0 gate; hand0: glacial-shift gate")
    t.do("play glacial-shift")
    assert t.prompt == "glacial-shift"
    assert (t.hand(0), t.discard(0), t.active(0)) == (["gate"], [], [])
    t.do("no")
    assert (t.hand(0), t.discard(0), t.active(0)) == (["gate"], ["glacial-shift"], [])


@pytest.mark.rule("SW-1.31")
def test_a_card_lies_in_one_zone_of_its_player_at_a_time(table: Any) -> None:
    t = table("phase=summon; d1: 0 svara; c3: 0 gate; hand0: ice-ram frost-mage; draw0: ice-smith")
    t.many("play ice-ram", "summon frost-mage c4")
    zones = [t.hand(0), t.pile("draw", 0), t.discard(0), t.active(0), [t.at("c4")]]
    assert zones == [[], ["ice-smith"], [], ["ice-ram"], ["frost-mage"]]
    assert [t.pile(zone, 1) for zone in ("hand", "draw", "discard", "active")] == [[]] * 4


@pytest.mark.rule("SW-1.32")
def test_a_hand_has_no_upper_limit(table: Any) -> None:
    t = table(
        "moment=turn; d1: 0 sera-eldwyn; c3: 0 valna-stoutheart; f8: 1 svara;"
        f"hand0: {'gate ' * 20}; draw0: citadel-knight citadel-archer temple-priest"
    )
    assert len(t.hand(0)) == 22
    t.many(*["end"] * 5)
    assert (t.seat, len(t.hand(0)), t.discard(0)) == (1, 22, [])


@pytest.mark.rule("SW-1.33")
def test_in_play_is_a_card_on_the_battlefield(table: Any) -> None:
    rest = "phase=attack; c3: 0 sera-eldwyn; c5: 1 gul-dass; discard0: citadel-knight"
    t = table(f"{rest}; a1: 0 citadel-archer")
    t.do("attack c3 c5", dice=f"{BARE} {BARE}")
    assert t.prompt == "the-citadels-might"
    t = table(f"{rest}; hand0: citadel-archer; draw0: citadel-archer; a1: 1 citadel-archer")
    t.do("attack c3 c5", dice=f"{BARE} {BARE}")
    assert t.prompt == "attack"


@pytest.mark.rule("SW-1.33")
def test_in_play_is_an_event_in_the_active_area(table: Any) -> None:
    rest = "phase=attack; c3: 0 undead-carrier; c4: 1 gate; d4: 0 undead-carrier"
    assert table(f"{rest}; active0: pile-on").strength("c3", "c4") == 3
    assert table(f"{rest}; hand0: pile-on; discard0: pile-on").strength("c3", "c4") == 2


@pytest.mark.rule("SW-1.34")
def test_a_space_is_empty_if_no_card_is_on_it(table: Any) -> None:
    t = table(
        "phase=move; a1: 0 gate; b1: 0 undead-carrier; a2: 1 gate; hand0: frost-mage;"
        "active0: renewed-hope"
    )
    assert t.starting("summon") == []
    t.do("move b1 c1")
    assert t.starting("summon") == ["summon frost-mage b1"]


@pytest.mark.rule("SW-1.35")
def test_a_pile_is_empty_if_it_holds_nothing(table: Any) -> None:
    t = table("phase=magic; d1: 0 svara; f8: 1 svara; hand0: gate")
    t.do("end")
    assert (t.seat, t.hand(0)) == (1, ["gate"])


@pytest.mark.rule("SW-1.35")
def test_what_needs_a_card_of_a_pile_is_not_possible_with_an_empty_one(table: Any) -> None:
    assert table("phase=summon; d1: 0 ret-talus").starting("use") == []
    filled = table("phase=summon; d1: 0 ret-talus; discard0: undead-warrior")
    assert filled.starting("use") == ["use raise-the-dead d1"]


@pytest.mark.rule("SW-1.35")
def test_a_hand_is_empty_if_it_holds_nothing(table: Any) -> None:
    t = table("phase=attack; c3: 0 temple-priest; c4: 0 citadel-knight damage=2")
    t.do("attack c3 c4", dice=f"{HIT} {BARE}")
    assert (t.prompt, t.damage("c4")) == ("attack", 4)
    t = table("phase=attack; c3: 0 temple-priest; c4: 0 citadel-knight damage=2; hand0: gate")
    t.do("attack c3 c4")
    assert t.prompt == "heal"


@pytest.mark.rule("SW-1.36")
def test_a_space_holds_one_card_and_those_under_it(table: Any) -> None:
    t = table("phase=move; c3: 0 frost-mage under=ice-smith,ice-smith; c4: 1 gate; b3: 0 ollag")
    assert t.refuses("move c3 c4")
    assert t.refuses("move b3 c3")
    t.do("move c3 d3")
    assert (t.at("d3"), t.under("d3")) == ("frost-mage", ["ice-smith", "ice-smith"])
    assert (t.at("c3"), len(t.state.view(None)["board"])) == ("", 3)


@pytest.mark.rule("SW-1.37")
def test_a_card_faces_the_player_who_controls_it(table: Any) -> None:
    t = table("phase=attack; c3: 0 tacullu; c4: 1 gul-dass damage=7; d4: 1 dragos")
    assert table_marks(t) == {"tacullu": "▲", "gul-dass": "▼", "dragos": "▼"}
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}").do("yes")
    for seat in (0, 1, None):
        card = t.state.view(seat)["board"]["c4"]
        assert (card["card"], card["controller"], card["owner"]) == ("gul-dass", 0, 1)
    assert table_marks(t) == {"tacullu": "▲", "gul-dass": "▲", "dragos": "▼"}


def table_marks(t: Any) -> dict[str, str]:
    """Which way each card points on the drawing that seat 0 sees."""
    lines = GAME.draw_text(t.state, 0).splitlines()
    marks = {}
    for number, line in enumerate(lines):
        for column, name in enumerate(line.split("│")[1:-1]):
            if name.strip() in BY_NAME:
                marks[name.strip()] = lines[number + 1].split("│")[1:-1][column].split()[0]
    return marks


# -- 1.6 engine state ------------------------------------------------------------------------------


@pytest.mark.rule("SW-1.38")
def test_copies_of_a_card_are_remembered_one_by_one(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 frost-mage damage=1; d3: 0 frost-mage charges=2 under=ice-smith;"
        "e3: 0 frost-mage owner=1; c5: 1 gate"
    )
    seen = t.state.view(0)["board"]
    assert [seen[s]["damage"] for s in ("c3", "d3", "e3")] == [1, 0, 0]
    assert [seen[s]["charges"] for s in ("c3", "d3", "e3")] == [0, 2, 0]
    assert [seen[s]["owner"] for s in ("c3", "d3", "e3")] == [0, 0, 1]
    assert [seen[s].get("under", []) for s in ("c3", "d3", "e3")] == [[], ["ice-smith"], []]
    t.do("attack c3 c5", dice=BARE)
    assert [t.state.view(0)["board"][s]["attacked"] for s in ("c3", "d3", "e3")] == [
        True,
        False,
        False,
    ]


@pytest.mark.rule("SW-1.38")
def test_once_per_turn_is_counted_for_each_unit_apart(table: Any) -> None:
    t = table("phase=attack; c3: 0 lioness; e3: 0 lioness; c4: 1 gul-dass; e4: 1 dragos")
    miss = "ranged+special ranged+special ranged+special"
    t.do("attack c3 c4", dice=miss).do("attack e3 e4", dice=miss)
    assert (t.charges("c3"), t.charges("e3")) == (1, 1)


@pytest.mark.rule("SW-1.39")
def test_what_was_done_in_a_phase_is_remembered_until_the_next_turn(table: Any) -> None:
    t = table("phase=move; c3: 0 ollag; e3: 0 frost-mage; c6: 1 gate; d1: 0 svara; d8: 1 svara")
    t.do("move c3 c5")
    view = t.state.view(1)
    assert (view["moves-left"], view["active"], view["phase"]) == (2, 0, "move")
    assert (view["board"]["c5"]["moved"], view["board"]["e3"]["moved"]) == (True, False)
    assert t.refuses("move c5 c4")
    t.many("end", "end")
    assert not t.state.view(1)["targeted"]
    t.do("attack c5 c6", dice=f"{BARE} {BARE} {BARE}")
    view = t.state.view(1)
    assert (view["attacks-left"], view["targeted"]) == (2, True)
    assert (view["board"]["c5"]["attacked"], view["board"]["e3"]["attacked"]) == (True, False)
    assert t.refuses("attack c5 c6")
    t.many("end", "end", *["end"] * 5, "end")
    view = t.state.view(1)
    assert (view["moves-left"], view["attacks-left"], view["targeted"]) == (3, 3, False)
    assert not view["board"]["c5"]["moved"]
    assert not view["board"]["c5"]["attacked"]
    assert not t.refuses("move c5 c4")


@pytest.mark.rule("SW-1.40")
def test_a_card_that_comes_back_is_a_new_card(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 beast-rider damage=2 charges=3 bonus=1; c4: 1 fanessa; a3: 0 gate;"
        "active0: unrelenting, renewed-hope"
    )
    t.do("attack c3 c4", dice="ranged+special " * 4)
    assert (t.at("c3"), t.hand(0)) == ("", ["beast-rider"])
    t.do("summon beast-rider b3")
    card = t.state.view(0)["board"]["b3"]
    assert (card["damage"], card["charges"], card["strength"]) == (0, 0, 3)
    assert not card["attacked"]


@pytest.mark.rule("SW-1.40")
def test_a_card_that_comes_back_may_do_again_what_the_old_one_did(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 beast-rider damage=2; c4: 1 fanessa; b3: 0 gate;"
        "active0: unrelenting, renewed-hope"
    )
    t.do("attack c3 c4", dice="ranged+special " * 3)
    t.do("summon beast-rider c3")
    assert "attack c3 c4" in t.legal
