"""Both languages are complete, alike, and have a text for everything the game can name."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hadur.games.summoner_wars import log, words
from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.cards.definition import FACTIONS, PHASES
from hadur.games.summoner_wars.cards.master_set import CARDS
from hadur.games.summoner_wars.prompts import Branch, Question
from hadur.kernel.state import PROMPTS, Prompt
from hadur.kernel.timing import ORDER, TRIGGERS
from hadur.text.catalogue import LANGUAGES, UI, Catalogue, catalogue_of, game_folder

GAME = "summoner-wars"
FOLDERS = [UI, game_folder(GAME) / "text"]
HOME = "hadur.games.summoner_wars"
KINDS = {name: value for name, value in vars(log).items() if isinstance(value, int)}


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


@pytest.fixture(scope="module", params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue_of(str(request.param), GAME)


def own(lang: str) -> dict[str, frozenset[str]]:
    """All texts of a language, none of them borrowed from English."""
    found: dict[str, frozenset[str]] = {}
    for folder in FOLDERS:
        for path in (folder / lang).glob("*.ftl"):
            found.update(texts_in(path))
    return found


def game_prompts() -> list[Prompt]:
    return [prompt for prompt in PROMPTS if isinstance(prompt, Question) or prompt is ORDER]


def game_triggers() -> list[str]:
    return [trigger.name for trigger in TRIGGERS if type(trigger).__module__.startswith(HOME)]


# -- the files -------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_files(folder: Path) -> None:
    english, hungarian = (sorted(p.name for p in (folder / lang).iterdir()) for lang in LANGUAGES)
    assert english == hungarian


@pytest.mark.parametrize(("folder", "name"), files(), ids=lambda value: str(value)[-12:])
def test_both_languages_have_the_same_ids_and_variables(folder: Path, name: str) -> None:
    assert texts_in(folder / "en" / name) == texts_in(folder / "hu" / name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_understood_and_no_id_stands_twice(lang: str) -> None:
    seen: set[str] = set()
    for folder in FOLDERS:
        for path in (folder / lang).glob("*.ftl"):
            for entry in entries(path):
                assert not isinstance(entry, ast.Junk), f"{path.name}: {entry}"
                if isinstance(entry, ast.Message):
                    assert entry.id.name not in seen, entry.id.name
                    seen.add(entry.id.name)


# -- the game --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_ability_faction_and_phase_has_a_text(lang: str) -> None:
    texts = own(lang)
    wanted = [f"card-{card.name}" for card in CARDS]
    wanted += [f"card-{card.name}.text" for card in CARDS if not card.is_unit]
    wanted += [f"class-{card.class_name}" for card in CARDS]
    wanted += [f"symbol-{symbol}" for card in CARDS for symbol in card.symbols]
    for name in ids.NAMES:
        wanted += [f"ability-{name}", f"ability-{name}.text"]
    wanted += [f"faction-{name}" for name in FACTIONS]
    wanted += [f"phase-{name}" for name in PHASES]
    assert [id for id in wanted if id not in texts] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_every_way_to_answer_it_has_a_text_and_none_is_left_over(
    lang: str,
) -> None:
    wanted: set[str] = set()
    for prompt in game_prompts():
        wanted.add(f"prompt-{prompt.name}")
        if isinstance(prompt, Branch):
            wanted.update(f"prompt-{prompt.name}.{branch}" for branch in prompt.branches)
    assert wanted == {id for id in own(lang) if id.startswith("prompt-")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trigger_has_a_name(lang: str) -> None:
    texts = own(lang)
    for name in game_triggers():
        assert any(f"{kind}-{name}" in texts for kind in ("trigger", "ability", "card")), name
    left_over = {id for id in texts if id.startswith("trigger-")} - {
        f"trigger-{name}" for name in game_triggers()
    }
    assert not left_over


def test_every_kind_of_event_has_a_line() -> None:
    assert set(words._LINES) == set(KINDS.values())
    for name, kind in KINDS.items():
        assert words._LINES[kind][0] == "log-" + name.lower().replace("_", "-")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_log_is_used(lang: str) -> None:
    used = {line for line, _ in words._LINES.values()} | {"log-moved-back", "log-gained-no-magic"}
    assert used == {id for id in own(lang) if id.startswith("log-")}


def test_every_question_names_a_rule_of_the_book(catalogue: Catalogue) -> None:
    rules = {prompt.rule for prompt in game_prompts() if prompt.rule}
    assert [rule for rule in rules if catalogue.rule(rule) is None] == []


def test_texts_without_variables_can_be_said(catalogue: Catalogue) -> None:
    for id, needed in own(catalogue.lang).items():
        if not needed:
            assert catalogue.say(id).strip()
    assert not catalogue.problems
