"""Both languages are complete and alike, in the texts of all pages and of every game."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hadur.games import NAMES, load
from hadur.kernel.state import PROMPTS
from hadur.text.catalogue import LANGUAGES, UI, catalogue_of, game_folder

FOLDERS = [UI, *(game_folder(game) / "text" for game in NAMES)]
EVERY = [(lang, game) for lang in LANGUAGES for game in NAMES]


class Variables(Visitor):
    """The $variables under a node."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(node: ast.BaseNode) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(node)
    return frozenset(visitor.found)


def entries(path: Path) -> Iterator[ast.EntryType]:
    yield from FluentParser().parse(path.read_text(encoding="utf-8")).body


def texts_in(path: Path) -> dict[str, frozenset[str]]:
    """Every id of a file, those of attributes too, with its variables."""
    found: dict[str, frozenset[str]] = {}
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            assert entry.value is not None, entry.id.name
            found[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return found


def files() -> list[tuple[Path, str]]:
    return [(f, path.name) for f in FOLDERS for path in sorted((f / "en").glob("*.ftl"))]


def own(lang: str, game: str) -> dict[str, frozenset[str]]:
    """All texts of a game in a language and those of the house, none borrowed from English."""
    found: dict[str, frozenset[str]] = {}
    for folder in (UI, game_folder(game) / "text"):
        for path in (folder / lang).glob("*.ftl"):
            found.update(texts_in(path))
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_files(folder: Path) -> None:
    english, hungarian = (sorted(p.name for p in (folder / lang).iterdir()) for lang in LANGUAGES)
    assert english == hungarian


@pytest.mark.parametrize(("folder", "name"), files(), ids=lambda value: str(value)[-24:])
def test_both_languages_have_the_same_ids_and_variables(folder: Path, name: str) -> None:
    assert texts_in(folder / "en" / name) == texts_in(folder / "hu" / name)


@pytest.mark.parametrize(("lang", "game"), EVERY)
def test_every_line_is_understood_and_no_id_stands_twice(lang: str, game: str) -> None:
    seen: set[str] = set()
    for folder in (UI, game_folder(game) / "text"):
        for path in (folder / lang).glob("*.ftl"):
            for entry in entries(path):
                assert not isinstance(entry, ast.Junk), f"{path.name}: {entry}"
                if isinstance(entry, ast.Message):
                    assert entry.id.name not in seen, entry.id.name
                    seen.add(entry.id.name)


@pytest.mark.parametrize(("lang", "game"), EVERY)
def test_every_question_names_a_rule_of_the_book(lang: str, game: str) -> None:
    catalogue = catalogue_of(lang, game)
    home = f"hadur.games.{load(game).name.replace('-', '_')}."
    rules = {p.rule for p in PROMPTS if p.rule and type(p).__module__.startswith(home)}
    assert rules and [rule for rule in rules if catalogue.rule(rule) is None] == []


@pytest.mark.parametrize(("lang", "game"), EVERY)
def test_texts_without_variables_can_be_said(lang: str, game: str) -> None:
    catalogue = catalogue_of(lang, game)
    for id, needed in own(lang, game).items():
        if not needed:
            assert catalogue.say(id).strip()
    assert not catalogue.problems


def event_kinds(game: str) -> dict[str, int]:
    """The kinds of event that a game's log tells, by name."""
    log = import_module(f"hadur.games.{game.replace('-', '_')}.log")
    named = vars(log).items()
    return {n: value for n, value in named if isinstance(value, int) and not n.startswith("_")}


@pytest.mark.parametrize(("lang", "game"), EVERY)
def test_every_kind_of_event_has_a_line(lang: str, game: str) -> None:
    lines = import_module(f"hadur.games.{game.replace('-', '_')}.words")._LINES
    kinds = event_kinds(game)
    assert set(lines) == set(kinds.values())
    texts = own(lang, game)
    for name, kind in kinds.items():
        assert lines[kind][0] == "log-" + name.lower().replace("_", "-")
        assert lines[kind][0] in texts
