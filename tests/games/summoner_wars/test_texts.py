"""Both languages have a text for everything that Summoner Wars can name."""

from __future__ import annotations

import pytest

from hadur.games.summoner_wars import words
from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.cards.definition import FACTIONS, PHASES
from hadur.games.summoner_wars.cards.master_set import CARDS
from hadur.games.summoner_wars.prompts import Branch
from hadur.kernel.state import Prompt
from hadur.kernel.timing import ORDER, TRIGGERS
from hadur.text.catalogue import LANGUAGES
from tests.tabletop import questions_of
from tests.text.test_completeness import own as texts_of

HOME = "hadur.games.summoner_wars"


def own(lang: str) -> dict[str, frozenset[str]]:
    return texts_of(lang, "summoner-wars")


def game_prompts() -> list[Prompt]:
    return [*questions_of("summoner_wars"), ORDER]


def game_triggers() -> list[str]:
    return [trigger.name for trigger in TRIGGERS if type(trigger).__module__.startswith(HOME)]


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_log_is_used(lang: str) -> None:
    used = {line for line, _ in words._LINES.values()} | {"log-moved-back", "log-gained-no-magic"}
    assert used == {id for id in own(lang) if id.startswith("log-")}
