"""Positions on paper: what their keys set up, and what they refuse in one line."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.conquest import GAME
from hadur.games.conquest.state import Campaign, campaign
from hadur.kernel.errors import BadScenario

BARE = {"rest": False, "hand": ["sniveling-grot"]}


def position(mine: dict[str, Any] | None = None, **keys: Any) -> Campaign:
    """A position in which both players have nothing but what is said, and a card in hand."""
    tables = {"0": BARE | (mine or {}), "1": BARE}
    named = {key.replace("_", "-"): value for key, value in keys.items()}
    return campaign(GAME.begin_at({}, {"planets": ["tarrus", "barlus"], **named, **tables}, 1))


def judged(s: Campaign, path: str) -> Any:
    found: Any = GAME.judge_view(s)
    for name in path.split("/"):
        found = found[int(name)] if isinstance(found, list) else found[name]
    return found


def test_a_card_that_the_deck_does_not_hold_is_added() -> None:
    s = campaign(GAME.begin_at({}, {"0": {"hand": ["doom"]}}, 1))
    assert judged(s, "hand/0") == ["doom"]
    assert judged(s, "deck-count") == [50, 50], "the deck of the setup is still there"


def test_a_card_of_the_deck_is_taken_out_of_it() -> None:
    s = campaign(GAME.begin_at({}, {"0": {"hand": ["2 goff-nob"]}}, 1))
    assert judged(s, "deck-count") == [48, 50]


def test_without_the_rest_there_is_only_what_is_named() -> None:
    s = position({"deck": ["2 goff-nob", "bad-dok"], "hq": ["colonel-straken"]})
    assert judged(s, "deck") == [["goff-nob", "goff-nob", "bad-dok"], []]
    assert judged(s, "in-play/0") == ["colonel-straken@hq"], "the warlord that is named"


def test_what_is_said_of_a_card_in_play() -> None:
    text = "goff-nob exhausted 2 damage more-hp=1 more-attack=3 gains=flying blank undamageable"
    s = position({"tarrus": [f"{text} + promotion + their suffering", "2 snotlings"],
                  "supports": ["promethium-mine 3 resources"]})  # fmt: skip
    nob = judged(s, "0/goff-nob@tarrus")
    assert (nob["ready"], nob["damage"], nob["hp"], nob["attack"]) == (False, 2, 7, 7)
    assert (nob["keywords"], nob["blank"]) == (["flying"], True)
    assert [worn["controller"] for worn in nob["attachments"]] == [0, 1]
    assert judged(s, "0/promethium-mine@hq")["stored"] == 3
    assert judged(s, "in-play/0")[-2:] == ["snotlings@tarrus", "snotlings@tarrus#2"]


def test_a_unit_may_be_the_other_players() -> None:
    s = position({"barlus": ["their goff-nob"]})
    assert judged(s, "0/goff-nob@barlus")["owner"] == 1
    assert judged(s, "0/goff-nob@barlus")["controller"] == 0


def test_the_other_player_may_have_a_copy_of_a_unique_card() -> None:
    theirs = {"rest": False, "hand": ["sniveling-grot"], "hq": ["crushface"]}
    tables = {"0": BARE | {"hq": ["crushface"]}, "1": theirs}
    s = campaign(GAME.begin_at({}, {"planets": ["tarrus"], **tables}, 1))
    assert all("crushface@hq" in judged(s, f"in-play/{seat}") for seat in (0, 1))


def test_ten_tokens_are_there_and_numbers_in_quotes_are_numbers() -> None:
    s = position({"hq": ["10 snotlings"], "resources": "3"})
    assert len(judged(s, "in-play/0")) == 11
    assert judged(s, "resources/0") == 3


@pytest.mark.parametrize("start", ["combat-round", "combat-round barlus"])
def test_a_battle_may_have_its_ranged_skirmish_behind_it(start: str) -> None:
    theirs = {
        "rest": False,
        "hand": ["sniveling-grot"],
        "tarrus": ["bad-dok"],
        "barlus": ["bad-dok"],
    }
    tables = {"0": BARE | {"tarrus": ["goff-nob"], "barlus": ["goff-nob"]}, "1": theirs}
    position = {"planets": ["tarrus", "barlus"], "start": start, **tables}
    s = campaign(GAME.begin_at({}, position, 1))
    planet = start.partition(" ")[2] or "tarrus"
    assert (judged(s, "battle"), judged(s, "combat-round")) == (planet, 1)
    assert s.decision is not None and f"attack goff-nob@{planet}" in s.decision.texts


def test_who_captured_last_may_be_said() -> None:
    tables: dict[str, Any] = {"0": {"victory": ["elouith"]}, "1": {"victory": ["iridial"]}}
    for said, last in (({}, 1), ({"captured-last": 0}, 0)):
        assert campaign(GAME.begin_at({}, {**tables, **said}, 1)).captured_last == last


def test_what_happens_first_happens_in_its_order() -> None:
    s = position({"tarrus": ["goff-nob 3 damage", "bad-dok"]},
                 happens=["0 divides 2 at tarrus", "1 takes bad-dok@tarrus"])  # fmt: skip
    # Control changes at once; the Nob alone is left to take damage.
    assert judged(s, "1/bad-dok@tarrus")["owner"] == 0
    assert judged(s, "0/goff-nob@tarrus")["damage"] == 5


@pytest.mark.parametrize(
    ("mine", "keys", "complaint"),
    [
        ({}, {"planet": []}, "a position has no 'planet'; did you mean 'planets'?"),
        ({"hands": []}, {}, "position.0 has no 'hands'; did you mean 'hand'?"),
        ({"ferrin": []}, {}, "position.0 has no 'ferrin'"),
        ({"hand": ["gof-nob"]}, {}, "position.0.hand: no card is called 'gof-nob'; did you mean"),
        ({"hand": "goff-nob"}, {}, "position.0.hand = 'goff-nob' should be a list of texts"),
        ({"hand": [["goff-nob"]]}, {}, "should be a list of texts"),
        ({"hand": [""]}, {}, "a card without a name"),
        ({"hand": ["900 goff-nob"]}, {}, "position.0.hand, '900 goff-nob': 900 should be from 1"),
        ({"hand": ["snotlings"]}, {}, "position.0.hand: snotlings is no card of a deck"),
        ({"discard": ["nazdreg"]}, {}, "position.0.discard: nazdreg is no card of a deck"),
        ({"hq": ["nazdreg", "colonel-straken"]}, {}, "seat 0 has more than one warlord"),
        ({"hq": ["ork-kannon"]}, {}, "ork-kannon cannot be there: here are units"),
        ({"hq": ["promotion"]}, {}, "promotion cannot be there"),
        ({"supports": ["goff-nob"]}, {}, "goff-nob cannot be there: here are supports"),
        ({"hq": ["goff-nob 6 damage"]}, {}, "would be destroyed by so much damage: at most 5"),
        ({"hq": ["goff-nob -1 damage"]}, {}, "hq, goff-nob, damage: -1 should be from 0 to 99"),
        ({"hq": ["goff-nob x damage"]}, {}, "'x' should be a whole number"),
        ({"hq": ["goff-nob 1 damage 2 damage"]}, {}, "goff-nob: 'damage' is said twice"),
        ({"hq": ["goff-nob damage"]}, {}, "'damage' should be one of exhausted, N damage"),
        ({"hq": ["nazdreg bloodied"]}, {}, "is said of the player: bloodied = true in its table"),
        ({"hq": ["goff-nob tired"]}, {}, "'tired' should be one of exhausted, N damage"),
        ({"hq": ["goff-nob gains=wings"]}, {}, "'gains=wings' should be one of"),
        ({"hq": ["goff-nob attack=x"]}, {}, "attack: 'x' should be a whole number"),
        ({"hq": ["goff-nob attack=-1"]}, {}, "attack: -1 should be from 0 to 99"),
        ({"hq": ["khymera + promotion"]}, {}, "promotion cannot be attached to khymera"),
        ({"hq": ["goff-nob + promotion 1 damage"]}, {}, "promotion: 'damage' cannot be said of it"),
        ({"supports": ["ork-kannon attack=1"]}, {}, "ork-kannon: 'attack' cannot be said of it"),
        ({"hq": ["crushface"], "tarrus": ["crushface"]}, {}, "crushface is unique: seat 0 has one"),
        ({"hq": ["6 snotlings"], "tarrus": ["5 snotlings"]}, {}, "has 10 snotlings tokens"),
        ({"resources": -1}, {}, "position.0.resources = -1 should be a whole number from 0"),
        ({"resources": [1]}, {}, "position.0.resources = [1] should be a whole number"),
        ({"bloodied": "yes"}, {}, "position.0.bloodied = 'yes' should be true or false"),
        ({"rest": []}, {}, "position.0.rest = [] should be true or false"),
        ({}, {"initiative": 2}, "there is no seat 2: seats are 0 to 1"),
        ({}, {"round": "one"}, "position.round = 'one' should be a whole number"),
        ({}, {"start": "tea"}, "start = 'tea' should be one of deploy"),
        ({}, {"start": 3}, "position.start = 3 should be a text"),
        ({}, {"start": "battle ferrin"}, "ferrin is not in the row: there are tarrus, barlus"),
        ({}, {"dials": [1, 2]}, "dials are two numbers, with start = 'command'"),
        ({}, {"dials": [1], "start": "command"}, "dials are two numbers"),
        ({}, {"dials": [1, 9], "start": "command"}, "should be a whole number from 1 to 5"),
        ({}, {"happens": ["0 sings"]}, "'0 sings' should read '0 takes CARD@PLANET' or"),
        ({}, {"happens": "0 sings"}, "position.happens = '0 sings' should be a list of texts"),
        ({}, {"happens": ["0 takes tea@hq"]}, "seat 1 controls no tea@hq: it controls"),
        ({}, {"planets": "tarrus"}, "position.planets = 'tarrus' should be a list of texts"),
        ({}, {"planets": ["tarrus", "tarrus"]}, "position.planets: tarrus is there already"),
        ({}, {"planets": ["tarrus", "barlus", "ferrin", "iridial", "carnath", "elouith"]},
         "6 planets face up, but at most 5 are"),
        ({"victory": ["goff-nob"]}, {}, "goff-nob is no planet"),
        ({"victory": ["tarrus"]}, {}, "tarrus is there already"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_one_line(
    mine: dict[str, Any], keys: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(BadScenario) as caught:
        position(mine, **keys)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)
