"""Random combats and strikes of every pair of factions with every card: nothing is lost, nothing
leaks, and every paragraph is carried out."""

from __future__ import annotations

from itertools import permutations

import pytest

from hadur.games.forbidden_stars import GAME, log
from hadur.games.forbidden_stars.abilities.paragraph import PARAGRAPHS
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES, EVENT_NAMES
from hadur.games.forbidden_stars.components.sheets import FACTIONS, SHEETS, SHIP
from hadur.games.forbidden_stars.state import F_STAGE, NO_COMBAT, War, war
from hadur.kernel.chance import draw
from hadur.kernel.hearing import Heard
from tests.games.forbidden_stars.invariants import check
from tests.games.forbidden_stars.test_random_games import Curious

CURIOUS = Curious()
DONE: set[tuple[int, int]] = set()


class Dealer:
    """Random numbers for a position."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.count = 0

    def below(self, most: int) -> int:
        self.count += 1
        return int(draw(self.seed, 77, self.count, most))

    def army(self, faction: str, ships: bool) -> str:
        """Two to five units, some of them routed, the first not."""
        names = [u.name for u in SHEETS[FACTIONS.index(faction)].units if (u.kind == SHIP) == ships]
        found = [names[self.below(len(names))] for _ in range(2 + self.below(3))]
        most = {name: found.count(name) for name in names}
        parts = [f"{min(many, 3)} {name}" for name, many in most.items() if many]
        extra = names[self.below(len(names))]
        if self.below(2) and most.get(extra, 0) < 2:
            parts.append(f"routed {extra}")
        return ", ".join(parts)

    def deck(self, faction: str) -> list[str]:
        base = 14 * FACTIONS.index(faction)
        names = CARD_NAMES[base : base + 14]
        return [names.pop(self.below(len(names))) for _ in range(5)]

    def scheme(self, faction: str) -> str:
        return EVENT_NAMES[8 * FACTIONS.index(faction) + self.below(4)]


def combat(one: str, other: str, seed: int) -> War:
    """Seat 0 attacks seat 1 somewhere in 1a, with friends around."""
    deal = Dealer(seed)
    ships = bool(seed % 3 == 0)
    area = "1a-sw" if ships else "smyrna"
    sides = []
    for faction in (one, other):
        sides.append(
            {
                "units": {area: deal.army(faction, ships)},
                "deck": deal.deck(faction),
                "scheme": deal.scheme(faction),
                "reinforcement": deal.below(4),
                "forge": deal.below(3),
                "materiel": 9,
            }
        )
    if deal.below(2) and not ships:
        sides[1]["units"][area] += ", " + ("bastion", "city, bastion", "factory")[deal.below(3)]
    low = [SHEETS[FACTIONS.index(name)].units for name in (one, other)]
    sides[0]["units"] |= {"turaci": "factory", "medrias": low[0][0].name}
    sides[1]["units"] |= {"noatun": "factory", "phlegra": low[1][0].name, "nicea": low[1][2].name}
    if not ships:
        sides[1]["units"]["1a-sw"] = low[1][1].name
    position = {
        "start": f"combat {area} 0",
        "origins": [["10a-se"] if ships else ["medrias"], []][seed % 5 == 0],
        "storms": ["3b-12a"],
        "stacks": {"12a": ["1 deploy"]},
        "0": sides[0],
        "1": sides[1],
    }
    setup = {
        "seats": [{"faction": one}, {"faction": other}],
        "options": {"second-damage": ("separate", "added")[seed % 2]},
    }
    return war(GAME.begin_at(setup, position, seed))


def fight_out(s: War, seed: int) -> None:
    """Play until the combat, and one that follows from it, is over."""
    heard = Heard()
    s.listener = heard
    for number in range(400):
        if s.over or s.fight[F_STAGE] == NO_COMBAT:
            break
        check(s)
        index = next(k for k in range(len(s.asks)) if s.answers[k] < 0)
        texts = [GAME.text(s, index, int(move)) for move in s.legal(index)]
        assert len(set(texts)) == len(texts), f"{s.asks[index].prompt.name}: {texts}"
        if number % 5 == 0:
            for seat in range(2):
                assert GAME.view(war(GAME.sample(s, seat, seed)), seat) == GAME.view(s, seat)
        s.advance(CURIOUS.choose(s, index, seed, number), index)
    else:
        raise AssertionError("the combat has no end")
    DONE.update((event.b, event.c) for event in heard.events if event.kind == log.ABILITY)


@pytest.mark.parametrize("pair", list(permutations(FACTIONS, 2)))
def test_random_combats_of_a_pair_of_factions(pair: tuple[str, str]) -> None:
    for seed in range(40):
        fight_out(combat(*pair, seed), seed)


def test_every_paragraph_is_carried_out_by_chance() -> None:
    seed = 1000
    wanted = {(int(p.card), int(p.index)) for p in PARAGRAPHS}
    assert len(wanted) > 100
    while not wanted <= DONE and seed < 4000:
        one, other = list(permutations(FACTIONS, 2))[seed % 12]
        fight_out(combat(one, other, seed), seed)
        seed += 1
    missing = [f"{CARD_NAMES[card]} {index}" for card, index in sorted(wanted - DONE)]
    assert missing == []
