"""Draw Duel with its decks chosen seat by seat, as games have them."""

from __future__ import annotations

from typing import Any, Final

from hadur.kernel.choices import Choice, Kind, one_of
from hadur.kernel.game import Setup
from hadur.kernel.setups import complete
from tests.kernel.toys.draw_duel import DrawDuel, Duel

USUAL: Final = [1, 2, 3, 4, 5, 6]


class SeatedDuel(DrawDuel):
    """A deck is a list of numbers; `goal` is a choice of the table."""

    def choices(self, setup: Setup) -> list[Choice]:
        decks = [Choice("deck", Kind.DECK, "usual", ("usual",), seat) for seat in range(2)]
        return [one_of("goal", "12", "6", "50"), *decks]

    def check_deck(self, deck: object, setup: Setup) -> object:
        return USUAL if deck == "usual" else deck

    def check_setup(self, setup: Setup) -> dict[str, Any]:
        return complete(self, setup)

    def deal(self, setup: Setup, seed: int, script: list[int] | None = None) -> Duel:
        decks = [seat["deck"] for seat in setup["seats"]]
        goal = int(setup["options"]["goal"])
        return super().deal({"decks": decks, "goal": goal}, seed, script)


DUEL: Final = SeatedDuel()
