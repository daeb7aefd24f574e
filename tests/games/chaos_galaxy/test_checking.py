"""`hadur cards check FILE`: what is wrong with a card file, and where."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.testing import CliRunner

from hadur.cli import browse
from hadur.cli.main import assemble
from hadur.games.chaos_galaxy import GAME
from hadur.games.chaos_galaxy.loading import files

CARD = {
    "id": "proba", "name": {"hu": "Próba", "en": "Trial"}, "type": "base", "subtype": "bunker",
    "race": "zarg", "clan": "Acél Sasok", "rarity": "rare", "cost": 3, "armour": 2, "limit": 1,
    "flavour": {"hu": "Egy.", "en": "One."}, "unstated": ["cost"],
}  # fmt: skip
EFFECT = {
    "when": "use", "in": "main", "once": True, "cost": {"credits": 1, "turn": "used"},
    "if": "credits >= 3", "do": "add", "target": "own ship", "amount": 2, "per": "own ship",
    "max": 4, "until": "turn", "stat": "armour",
}  # fmt: skip
ODD = [5, -1, 10**30, 1.5, True, "", "x", "x" * 5000, [], [5], {}, {"hu": 5}, [{}], "own own ship"]


def toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def file(tmp_path: Path, card: dict[str, object], effect: dict[str, object]) -> Path:
    lines = [f"{key} = {toml(value)}" for key, value in card.items()]
    lines.append(f"effects = [{toml(effect)}]")
    path = tmp_path / "cards.toml"
    text = 'source = "published"\n\n[[cards]]\n' + "\n".join(lines) + "\n"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_whole_card_is_in_order(tmp_path: Path) -> None:
    assert files.problems(file(tmp_path, dict(CARD), dict(EFFECT))) == []


@pytest.mark.parametrize("key", [*CARD, *(f"effects.{key}" for key in EFFECT)])
def test_whatever_stands_in_a_field_is_judged_and_named(tmp_path: Path, key: str) -> None:
    refused = 0
    for odd in ODD:
        card, effect = dict(CARD), dict(EFFECT)
        if key.startswith("effects."):
            effect[key.removeprefix("effects.")] = odd
        else:
            card[key] = odd
        path = file(tmp_path, card, effect)
        wrong = files.problems(path)
        refused += bool(wrong)
        assert all(line.startswith(f"{path}, line 3, ") for line in wrong), wrong
        assert all(len(line) < 700 for line in wrong)
    assert refused >= 5


class Said(NamedTuple):
    code: int
    out: str


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Said]:
    """`hadur cards check`, with this game among the games."""
    monkeypatch.setattr(browse, "NAMES", ("chaos-galaxy",))
    monkeypatch.setattr(browse, "load", lambda name: GAME)

    def run(*words: str) -> Said:
        found = CliRunner().invoke(assemble(), ["cards", "check", *words])
        return Said(found.exit_code, found.output)

    return run


def test_the_command_says_what_is_wrong_and_where(
    command: Callable[..., Said], tmp_path: Path
) -> None:
    good = file(tmp_path, dict(CARD), dict(EFFECT))
    said = command(str(good), "--lang", "en")
    assert (said.code, said.out.strip()) == (0, "Everything is in order.")
    assert "Minden rendben." in command(str(good), "--lang", "hu").out
    bad = file(tmp_path, {**CARD, "cost": -2, "race": "zorg"}, {**EFFECT, "do": "ad"})
    said = command(str(bad))
    assert said.code == 1
    lines = said.out.strip().splitlines()
    assert sorted(line.partition(":")[0] for line in lines) == [
        f"{bad}, line 3, proba, {key}" for key in ("cost", "effects[1].do", "race")
    ]
    assert "zarg" in said.out
    said = command(str(tmp_path / "nowhere.toml"))
    assert said.code == 1 and "cannot read" in said.out
    assert command().code != 0


# -- whole files -----------------------------------------------------------------------------------

HEAD = 'source = "published"\n'


def card_text(**changed: object) -> str:
    lines = [f"{key} = {toml(value)}" for key, value in {**CARD, **changed}.items()]
    return "\n[[cards]]\n" + "\n".join(lines) + "\n"


def wrong_with(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return [line.replace(f"{tmp_path}/", "") for line in files.problems(path)]


def test_an_unknown_word_brings_no_complaints_about_what_it_would_need(tmp_path: Path) -> None:
    effect = {"when": "use", "once": True, "do": "drw", "amount": 1}
    (line,) = wrong_with(tmp_path, HEAD + card_text(effects=[effect]))
    assert line.startswith("own.toml, line 3, proba, effects[1].do: 'drw' must be one of")
    assert line.endswith("did you mean draw?")


def test_keys_that_belong_to_other_words_are_named(tmp_path: Path) -> None:
    effect = {"when": "use", "once": True, "do": "draw", "amount": 1, "stat": "speed"}
    assert wrong_with(tmp_path, HEAD + card_text(effects=[effect])) == [
        "own.toml, line 3, proba, effects[1].stat: draw has none"
    ]


def test_a_card_has_not_thousands_of_effects(tmp_path: Path) -> None:
    effect = {"when": "use", "once": True, "do": "draw", "amount": 1}
    (line,) = wrong_with(tmp_path, HEAD + card_text(effects=[effect] * 3000))
    assert "3000 of them" in line


def test_doubles_are_told_with_where_the_second_stands(tmp_path: Path) -> None:
    assert wrong_with(tmp_path, HEAD + card_text() + card_text()) == [
        "own.toml, line 17, proba, id: there twice"
    ]
    named = card_text(name={"hu": "Vasfog", "en": "Trial"})
    assert wrong_with(tmp_path, HEAD + named) == [
        "own.toml, line 3, proba, name.hu: the same as vasfog"
    ]


def test_a_file_without_cards_or_with_an_odd_head_is_refused(tmp_path: Path) -> None:
    for text, key in (
        (HEAD + 'replaces = "all"\ncards = []\n', "cards"),
        (HEAD + 'replaces = "some"\n' + card_text(), "replaces"),
        (HEAD + 'rase = "zarg"\n' + card_text(), "rase"),
    ):
        (line,) = wrong_with(tmp_path, text)
        assert line.startswith(f"own.toml, {key}: "), line


@pytest.mark.parametrize("odd", ["", "x" * 201, "a\nb", "a\u001b[31mb"])
def test_names_are_short_and_in_one_line(tmp_path: Path, odd: str) -> None:
    (line,) = wrong_with(tmp_path, HEAD + card_text(name={"hu": odd, "en": "Trial"}))
    assert line.startswith("own.toml, line 3, proba, name: ")
