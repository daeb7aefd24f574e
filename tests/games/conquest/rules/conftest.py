"""Abilities that no card of the core set has, for rules that speak of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import hadur
from hadur.games.conquest.abilities.constant import CONSTANTS
from hadur.games.conquest.cards.definition import BY_NAME, CARDS, tabulate_texts
from hadur.kernel.state import PROMPTS
from hadur.kernel.windows import ABILITIES

Invent = Callable[..., Any]


@pytest.fixture
def invent() -> Iterator[Invent]:
    """Print another ability on a card for the time of a test: its class, the card's name, and
    what the class wants to know. Tables that are laid afterwards have it."""
    if hadur.ENGINE != "pure":
        pytest.skip("tests cannot subclass the compiled engine")
    abilities, constants, prompts = len(ABILITIES.all), len(CONSTANTS), len(PROMPTS)
    effects = {card.name: list(card.effects) for card in CARDS}
    constant = {card.name: (card.constant, card.aspects) for card in CARDS}

    def printed(ability: Callable[..., Any], card: str, *args: Any, **more: Any) -> Any:
        made = ability(BY_NAME[card], *args, **more)
        tabulate_texts()
        return made

    yield printed
    del ABILITIES.all[abilities:]
    del CONSTANTS[constants:]
    del PROMPTS[prompts:]
    for card in CARDS:
        card.effects = effects[card.name]
        card.constant, card.aspects = constant[card.name]
    tabulate_texts()
