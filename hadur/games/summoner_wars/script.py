"""Rules of thumb for every question: how good a move looks before it is tried.

Merits are points on one scale within a question; to end the phase or to decline has none. What
looks worse than that is not done by those who follow the script.
"""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.abilities.ids import (
    CURSED,
    DIVINE_RETRIBUTION,
    HEAL,
    RAISE_THE_DEAD,
    RIPOSTE,
)
from hadur.games.summoner_wars.board import ADJACENT, NEXT, SPACES, distance, within
from hadur.games.summoner_wars.cards.definition import BY_NAME, CHAMPION, COMMON, TABLES
from hadur.games.summoner_wars.phases.attack import EXTRA, EXTRA_TARGET, TARGET, attack_targets
from hadur.games.summoner_wars.phases.damage import MAGIC_LIMIT
from hadur.games.summoner_wars.state import HAND, Battle
from hadur.games.summoner_wars.values import life, strength
from hadur.games.summoner_wars.verbs import (
    ATTACK,
    BUILD,
    CHARGE_MOVE,
    CHOOSE,
    DECLARE,
    DISCARD,
    END,
    MOVE,
    NO,
    PICK,
    PLAY,
    SUMMON,
    TAKE,
    USE,
    YES,
)
from hadur.kernel.advice import NEVER
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.moves import first, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask

HARMFUL: Final = frozenset({"burn", "freeze", "ice-ram", "purge-strike", "blast"})
"""Questions for somebody who is to be harmed,"""
DEADLY: Final = frozenset({"life-drain", "purge"})
"""for a friend who is given up,"""
STRIKING: Final = frozenset({"telepathic-command", "enrage-the-horde"})
"""for a friend who attacks once more,"""
AGAIN: Final = "swift-shot"
"""whether one's own unit does so, whomever it then has to shoot at,"""
BLOODY: Final = "blood-summon"
"""for a friend who is wounded,"""
HEALING: Final = "sacrificial-pyre"
"""and for somebody who is healed."""
BURN: Final[i64] = BY_NAME["burn"].number
FREEZE: Final[i64] = BY_NAME["freeze"].number
SHOT: Final = 3
RICH: Final = 9
DYING: Final = 9
FULL: Final = 3


def _lines() -> list[int]:
    """For each space those in a straight line within a normal shot."""
    found = []
    for space in range(SPACES):
        word = 0
        for direction in range(4):
            at = space
            for _ in range(SHOT):
                at = int(NEXT[at * 4 + direction])
                if at < 0:
                    break
                word |= 1 << at
        found.append(word)
    return found


LINES: Final = vec[i64](_lines())


def merits(s: Battle, index: i64) -> vec[i64]:
    """The merit of each legal answer to an open question. Nobody leaves an attack that costs
    nothing, whatever it may bring."""
    ask = s.asks[index]
    legal = s.legal(index)
    out = vec[i64]()
    free = False
    for move in legal:
        out = append(out, _merit(s, ask, move))
        free = free or is_free_attack(s, ask, move)
    if free:
        for k in range(len(legal)):
            if verb_of(legal[k]) == END or verb_of(legal[k]) == NO:
                out[k] = NEVER
    return out


def _merit(s: Battle, ask: Ask, move: i64) -> i64:
    verb = verb_of(move)
    seat = ask.seat
    if verb == MOVE or verb == CHARGE_MOVE:
        return move_merit(s, seat, first(move), second(move))
    if verb == ATTACK:
        return attack_merit(s, seat, s.at[first(move)], s.at[second(move)])
    if verb == DECLARE:
        return declare_merit(s, seat, s.at[first(move)])
    if verb == SUMMON:
        return summon_merit(s, seat, first(move), second(move))
    if verb == DISCARD:
        return discard_merit(s, seat, first(move))
    if verb == BUILD:
        return 60 - 3 * distance(second(move), s.space[s.summoner[1 - seat]])
    if verb == PICK:
        if ask.prompt is TARGET or ask.prompt is EXTRA_TARGET:
            return attack_merit(s, seat, ask.a, s.at[first(move)])
        return pick_merit(s, ask, first(move))
    if verb == PLAY:
        return play_merit(s, seat, first(move))
    if verb == USE:
        return use_merit(s, first(move), s.at[second(move)])
    if verb == YES:
        return declare_merit(s, seat, ask.a) if ask.prompt.name == AGAIN else 30
    if verb == TAKE:
        return 20 + 3 * TABLES.cost[first(move)]
    if verb == CHOOSE:
        return 10
    # A blow at an own unit heals only if a card is given up for it.
    return NEVER if verb == NO and ask.prompt.name == "heal" else 0


# -- units -----------------------------------------------------------------------------------------


def price(s: Battle, card: i64) -> i64:
    """What a card on the battlefield is worth to its player, roughly in points a magic."""
    here = BIT[s.space[card]]
    if s.summoners & here != 0:
        return 120
    if s.units() & here != 0:
        return 20 + 10 * TABLES.cost[s.kind[card]]
    return 18


def target_merit(s: Battle, card: i64, power: i64) -> i64:
    """What it is worth to hit a card with so many dice: three in four or so hit."""
    left = max(life(s, card) - s.damage[card], 1)
    expected = 3 * power
    if expected >= 4 * left:
        return price(s, card) + 25
    return price(s, card) * expected // (4 * left)


def attack_merit(s: Battle, seat: i64, unit: i64, target: i64) -> i64:
    if s.side[seat] & BIT[s.space[target]] != 0:
        if not may_heal(s, seat, unit, target):
            return NEVER
        return 8 * min(s.damage[target], strength(s, unit, target))
    return 20 + target_merit(s, target, strength(s, unit, target))


def may_heal(s: Battle, seat: i64, unit: i64, target: i64) -> bool:
    """Whether an attack on an own unit could do it good."""
    if s.has[HEAL] & BIT[s.space[unit]] == 0 or s.size[HAND + seat] == 0:
        return False
    return s.damage[target] > 0 and (s.commons | s.champions) & BIT[s.space[target]] != 0


def declare_merit(s: Battle, seat: i64, unit: i64) -> i64:
    """The best that could be attacked once what comes before the attack is over."""
    targets = attack_targets(s, unit)
    best = NEVER
    while targets != 0:
        best = max(best, attack_merit(s, seat, unit, s.at[lowest(targets)]))
        targets &= targets - 1
    return best


def is_free_attack(s: Battle, ask: Ask, move: i64) -> bool:
    """Whether the move attacks an enemy and can do the attacker no harm."""
    verb = verb_of(move)
    seat = ask.seat
    if verb == ATTACK:
        return costs_nothing(s, seat, s.at[first(move)], BIT[second(move)])
    if verb == DECLARE:
        unit = s.at[first(move)]
        return costs_nothing(s, seat, unit, attack_targets(s, unit))
    if verb == PICK and ask.prompt is EXTRA_TARGET:
        return costs_nothing(s, seat, ask.a, BIT[first(move)])
    if verb == YES and ask.prompt is EXTRA:
        return costs_nothing(s, seat, ask.a, attack_targets(s, ask.a))
    return False


def costs_nothing(s: Battle, seat: i64, unit: i64, targets: i64) -> bool:
    """Whether one of the targets is an enemy that cannot strike back, nor anything else does."""
    here = s.space[unit]
    if s.has[CURSED] & BIT[here] != 0 or s.effect(1 - seat, DIVINE_RETRIBUTION) != 0:
        return False
    return targets & s.side[1 - seat] & ~(s.has[RIPOSTE] & ADJACENT[here]) != 0


def use_merit(s: Battle, ability: i64, unit: i64) -> i64:
    """Abilities are there to be used, but not at the cost of the summoner's life."""
    if ability == RAISE_THE_DEAD and life(s, unit) - s.damage[unit] <= DYING:
        return NEVER
    return 40


def move_merit(s: Battle, seat: i64, start: i64, end: i64) -> i64:
    """How much better the unit would stand there than here."""
    unit = s.at[start]
    return standing(s, seat, unit, end) - standing(s, seat, unit, start) - 2


def standing(s: Battle, seat: i64, unit: i64, space: i64) -> i64:
    """How well a unit stands: what it could attack from there and how near it is to the enemy
    summoner; a summoner would rather be left alone."""
    enemies = s.side[1 - seat]
    reach = LINES[space] if TABLES.ranged[s.kind[unit]] != 0 else ADJACENT[space]
    targets = reach & enemies
    best: i64 = 0
    if targets != 0:
        power = TABLES.strength[s.kind[unit]] + s.bonus[unit]
        while targets != 0:
            best = max(best, target_merit(s, s.at[lowest(targets)], power))
            targets &= targets - 1
    if unit == s.summoner[seat]:
        return best // 2 - 14 * count(ADJACENT[space] & enemies & s.units())
    goal = s.summoner[1 - seat]
    if s.space[goal] < 0:
        return best
    return best - 4 * distance(space, s.space[goal])


# -- cards -----------------------------------------------------------------------------------------


def summon_merit(s: Battle, seat: i64, kind: i64, space: i64) -> i64:
    """Units are there to be summoned; in front rather than at the back."""
    nearness = 14 - distance(space, s.space[s.summoner[1 - seat]])
    return 40 + 8 * TABLES.cost[kind] + 2 * nearness


def discard_merit(s: Battle, seat: i64, kind: i64) -> i64:
    """Keep a few good cards, turn the rest into magic while there is little of it."""
    if s.magic[seat] >= MAGIC_LIMIT:
        return NEVER
    if s.magic[seat] >= RICH or s.size[HAND + seat] < FULL:
        return -10
    if TABLES.classes[kind] & CHAMPION != 0:
        return 2
    if TABLES.classes[kind] & COMMON != 0:
        return 12 - 3 * TABLES.cost[kind]
    return 10


def play_merit(s: Battle, seat: i64, kind: i64) -> i64:
    """Events are there to be played, but not at the own cost."""
    if kind == BURN and not _foe_near_summoner(s, seat, 2):
        return NEVER
    if kind == FREEZE and not _foe_near_summoner(s, seat, 3):
        return NEVER
    return 70


def _foe_near_summoner(s: Battle, seat: i64, reach: i64) -> bool:
    near = within(reach, s.space[s.summoner[seat]]) & s.side[1 - seat]
    return near & (s.commons | s.champions) != 0


def pick_merit(s: Battle, ask: Ask, space: i64) -> i64:
    """Most that is picked is done to an enemy. What is done to the own may well destroy it, so it
    is declined where it can be, and never the own summoner's. Empty spaces lead forward."""
    seat = ask.seat
    here = BIT[space]
    name = ask.prompt.name
    if s.side[1 - seat] & here != 0:
        return NEVER if name == HEALING else 20 + price(s, s.at[space])
    if s.side[seat] & here != 0:
        return own_pick_merit(s, ask, space)
    return 20 - distance(space, s.space[s.summoner[1 - seat]])


def own_pick_merit(s: Battle, ask: Ask, space: i64) -> i64:
    name = ask.prompt.name
    card = s.at[space]
    if name in STRIKING:
        return declare_merit(s, ask.seat, card)
    if name == HEALING:
        return s.damage[card]
    if name in HARMFUL:
        return NEVER
    if s.summoners & BIT[space] == 0:
        return -1
    if name in DEADLY or (name == BLOODY and life(s, card) - s.damage[card] <= DYING):
        return NEVER
    return -30
