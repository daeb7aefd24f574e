"""Random games that prefer what was seldom done: which abilities of cards are ever used."""

from __future__ import annotations

from collections import Counter

from hadur.games.doom import log, verbs
from hadur.games.doom.piles import set_copy, take_set
from hadur.games.doom.state import CARDS, DECK, MARINES, TOKEN_PLACE, Raid
from hadur.games.doom.vocabulary import GOAL_HOLD, SPECIAL
from hadur.kernel.bits import BIT
from hadur.kernel.chance import draw
from hadur.kernel.maps.reach import distances
from hadur.kernel.maps.widesets import set_of
from hadur.kernel.moves import first, second, verb_of
from hadur.kernel.state import Listener
from tests.games.doom.walking import begin, choose


class Uses(Listener):
    """Counts the abilities that take effect without a move."""

    def __init__(self, s: Raid, used: Counter[str]) -> None:
        self.s = s
        self.used = used

    def event(self, kind: int, a: int, b: int, c: int, d: int, audience: int) -> None:
        if kind == log.USED:
            self.used[name_of(self.s, b)] += 1


def name_of(s: Raid, ability: int) -> str:
    sheet = int(s.book.sheet[ability])
    return f"{s.book.names[sheet]}/{ability - int(s.book.first[sheet])}"


def optional_abilities(s: Raid) -> set[str]:
    """Abilities that are used by a move: all but those that always hold or come with playing."""
    return {
        name_of(s, ability)
        for ability in range(len(s.book.when))
        if s.book.when[ability] >= 2 and s.book.names[s.book.sheet[ability]] != "mission"
    }


def play(mission: str, seats: int, seed: int, used: Counter[str], limit: int) -> set[str]:
    s = begin(mission, seats, seed)
    known = optional_abilities(s)
    s.listener = Uses(s, used)
    for number in range(limit):
        if s.over:
            break
        if s.round == 1 and s.mains == 0:
            arm(s)
        s.advance(seldom(s, seed, number, used), 0)
    return known


def arm(s: Raid) -> None:
    """Special weapons and grenades are far away on the maps: the marines find them here at once."""
    for weapon in range(len(s.book.weapons)):
        seat = 1 + weapon % (int(s.seats) - 1)
        if s.book.weapon_kind[weapon] >= SPECIAL and not s.owned[seat] & BIT[weapon]:
            if set_copy(s, weapon) >= 0:
                take_set(s, seat, weapon)
                s.shuffle(DECK + seat, CARDS)


def threatening(s: Raid, legal: list[int]) -> list[int]:
    """What demons do who come for the tokens that the marines guard: they go there and wait."""
    here = [move for move in legal if verb_of(move) not in (verbs.ATTACK, verbs.TARGET)]
    steps = [move for move in legal if verb_of(move) == verbs.STEP]
    places = [int(s.token(k, TOKEN_PLACE)) for k in range(int(s.token_count()))]
    goals = set_of([place for place in places if place >= 0], int(s.field.squares))
    far = distances(s.field.walk, goals, s.field.everywhere)
    figure = int(s.active)
    if steps and far[int(s.place[figure])] > 1:
        return [min(steps, key=lambda move: int(far[int(first(move))]) % 1000)]
    ends = [move for move in here if verb_of(move) == verbs.END]
    return ends or here or legal


def seldom(s: Raid, seed: int, number: int, used: Counter[str]) -> int:
    """A move that uses the least used ability, most of the time; else any."""
    legal = [int(move) for move in s.legal(0)]
    chosen = choose(s, seed, number)
    if seed % 2 and s.book.goal == GOAL_HOLD and s.active >= MARINES:
        legal = threatening(s, legal)
        chosen = legal[0]
    uses = [move for move in legal if verb_of(move) == verbs.USE]
    classes = [move for move in legal if verb_of(move) == verbs.CLASS]
    takes = [move for move in legal if verb_of(move) == verbs.TAKE]
    attacks = [move for move in legal if verb_of(move) in (verbs.ATTACK, verbs.TARGET)]
    if uses and draw(seed, 97, number, 10) < 8:
        chosen = min(uses, key=lambda move: used[name_of(s, int(first(move)))])
    elif classes:
        sheets = {move: s.book.names[int(first(move))] for move in classes}
        chosen = min(classes, key=lambda move: used[sheets[move]])
        used[sheets[chosen]] += 1
    elif takes:
        chosen = takes[0]
    elif attacks and draw(seed, 96, number, 10) < 8:
        chosen = attacks[int(draw(seed, 95, number, len(attacks)))]
    if verb_of(chosen) == verbs.USE and second(chosen) != verbs.NO_CARD:
        used[name_of(s, int(first(chosen)))] += 1
    return chosen
