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
        ({"hands": []}, {}, "a position has no 'hands'; did you mean 'hand'?"),
        ({"ferrin": []}, {}, "a position has no 'ferrin'"),
        ({"hand": ["gof-nob"]}, {}, "no card is called 'gof-nob'; did you mean goff-nob?"),
        ({"hand": "goff-nob"}, {}, "'goff-nob' should be a list"),
        ({"hand": [""]}, {}, "a card without a name"),
        ({"hq": ["nazdreg", "colonel-straken"]}, {}, "seat 0 has more than one warlord"),
        ({"hq": ["ork-kannon"]}, {}, "ork-kannon cannot be there"),
        ({"hq": ["promotion"]}, {}, "promotion cannot be there"),
        ({"supports": ["goff-nob"]}, {}, "goff-nob cannot be there"),
        ({"hq": ["goff-nob 6 damage"]}, {}, "goff-nob would be destroyed by so much damage"),
        ({"hq": ["goff-nob tired"]}, {}, "'tired' should be one of exhausted, N damage"),
        ({"hq": ["goff-nob gains=wings"]}, {}, "'gains=wings' should be one of"),
        ({"hq": ["goff-nob attack=x"]}, {}, "a value of the position has the wrong form"),
        ({"hq": ["khymera + promotion"]}, {}, "promotion cannot be attached to khymera"),
        ({}, {"initiative": 2}, "there is no seat 2"),
        ({}, {"start": "tea"}, "start = 'tea' should be one of deploy"),
        ({}, {"start": "battle ferrin"}, "ferrin is not in the row"),
        ({}, {"dials": [1, 2]}, "dials are two numbers, with start = 'command'"),
        ({}, {"happens": ["0 sings"]}, "'0 sings' should read '0 takes CARD' or"),
        ({}, {"happens": ["0 takes tea@hq"]}, "seat 1 controls no tea@hq"),
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
