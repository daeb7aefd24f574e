"""Reading card files: what is right, and what is wrong by file, card and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from hadur.games.chaos_galaxy.loading import files
from hadur.games.chaos_galaxy.loading.files import BadCards

SHIP = """
source = "published"
[[cards]]
id = "proba"
name = { hu = "Próba", en = "Trial" }
type = "ship"
subtype = "scout"
rarity = "common"
cost = 3
speed = 4
firepower = 1
armour = 1
bombing = 0
"""


def file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_set_has_its_cards_and_no_two_do_the_same() -> None:
    cards = files.built_in().cards
    assert len(cards) == 243
    assert sum(card.source == "rulebook" for card in cards) == 15
    assert len({card.does() for card in cards}) == 243


def test_an_owners_file_adds_to_the_set_and_names_it_by_its_content(tmp_path: Path) -> None:
    found = files.with_file(file(tmp_path, SHIP))
    assert len(found.cards) == 244
    assert found.name.startswith("own-")
    other = files.with_file(file(tmp_path, SHIP.replace("cost = 3", "cost = 4")))
    assert other.name != found.name


def test_a_card_of_the_same_id_takes_the_place_of_ours(tmp_path: Path) -> None:
    found = files.with_file(file(tmp_path, SHIP.replace("proba", "crx")))
    assert len(found.cards) == 243
    (crx,) = [card for card in found.cards if card.id == "crx"]
    assert crx.en == "Trial"


def test_a_file_can_put_the_whole_set_aside(tmp_path: Path) -> None:
    text = SHIP.replace('source = "published"', 'source = "published"\nreplaces = "all"')
    assert [card.id for card in files.with_file(file(tmp_path, text)).cards] == ["proba"]


def test_an_empty_file_and_no_file_are_refused(tmp_path: Path) -> None:
    assert files.problems(file(tmp_path, ""))
    assert files.problems(tmp_path / "nowhere.toml")


WRONG = [
    ("cost = 3", "cost = -1", "proba, cost"),
    ("armour = 1", "armour = 0", "proba, armour"),
    ('subtype = "scout"', 'subtype = "gun"', "proba, subtype"),
    ('rarity = "common"', 'rarity = "cheap"', "proba, rarity"),
    ('id = "proba"', 'id = "Próba"', "id"),
    ("bombing = 0", "bombing = 0\nlimit = 3", "proba, limit"),
    ("bombing = 0", "bombing = 0\nspede = 3", "proba, spede"),
    ("bombing = 0", 'bombing = 0\nabilities = ["stelth"]', "proba, abilities"),
    ("bombing = 0", 'bombing = 0\neffects = [{ when = "plays" }]', "effects[1].when"),
    (
        "bombing = 0",
        'bombing = 0\neffects = [{ when = "play", do = "damage", target = "enemy ships" }]',
        "effects[1].target",
    ),
    (
        "bombing = 0",
        "bombing = 0\neffects = "
        '[{ when = "play", do = "add", stat = "speed", on = "this", amount = 1 }]',
        "effects[1].until",
    ),
    (
        "bombing = 0",
        'bombing = 0\neffects = [{ when = "use", do = "draw", amount = 1 }]',
        "effects[1]",
    ),
    (
        "bombing = 0",
        'bombing = 0\neffects = [{ when = "always", do = "draw", amount = 1 }]',
        "effects[1].do",
    ),
    (
        "bombing = 0",
        'bombing = 0\neffects = [{ when = "play", do = "gain", amount = 1, if = "rich" }]',
        "effects[1].if",
    ),
]


@pytest.mark.parametrize(("right", "wrong", "where"), WRONG, ids=[w[2] + w[1][:24] for w in WRONG])
def test_what_is_wrong_is_named_by_file_card_and_key(
    tmp_path: Path, right: str, wrong: str, where: str
) -> None:
    assert right in SHIP
    path = file(tmp_path, SHIP.replace(right, wrong))
    found = files.problems(path)
    assert found
    assert all(line.startswith(str(path)) for line in found)
    assert any(where in line for line in found), found


def test_two_cards_that_do_the_same_are_refused(tmp_path: Path) -> None:
    text = SHIP.replace("firepower = 1", "firepower = 1").replace("speed = 4", "speed = 5")
    text = text.replace("bombing = 0", "bombing = 1").replace("armour = 1", "armour = 1")
    with pytest.raises(BadCards, match="the same as halalszarny"):
        files.with_file(file(tmp_path, text))
