"""The chances of an attack: its damage is known, the shields in a hidden hand are counted."""

from __future__ import annotations

from typing import Final, NamedTuple

from hadur.games.conquest.cards.definition import ARMORBANE, CARDS, TABLES
from hadur.games.conquest.phases.attack import DEFENDER, defenders
from hadur.games.conquest.state import DECK, HAND, Campaign, campaign
from hadur.games.conquest.values import area_damage, attack_damage, damageable, has, remaining_hp
from hadur.games.conquest.verbs import AREA, ATTACK, PICK
from hadur.kernel.moves import first, verb_of
from hadur.kernel.odds import Chance, Odds, at_least, none_drawn

_NOTES: Final = ("shields", "other-cards")
_LISTS: Final = 40
"""So many lists are imagined where the enemy's is closed."""


class Shields(NamedTuple):
    """How likely each number is to be that of the best shield in a hand, and how many lists were
    imagined for it: 0 where the list is known."""

    likely: dict[int, float]
    lists: int


def is_attack(s: Campaign, index: int, move: int) -> bool:
    """To declare an attacker, or its defender."""
    if verb_of(move) == ATTACK:
        return len(defenders(s, first(move))) > 0
    return s.asks[index].prompt is DEFENDER and verb_of(move) in (PICK, AREA)


def odds(s: Campaign, index: int, move: int) -> Odds:
    ask = s.asks[index]
    if verb_of(move) == AREA:
        return _area(s, int(ask.a))
    if verb_of(move) == PICK:
        return _against(s, int(ask.a), int(first(move)), _shields(s, int(ask.seat)))
    attacker = int(first(move))
    shields = _shields(s, int(ask.seat))
    each = [
        (int(unit), _against(s, attacker, int(unit), shields)) for unit in defenders(s, attacker)
    ]
    if len(each) == 1:
        return each[0][1]
    # Whom it attacks is said later: how each of them would fare.
    chances = [one.chances[-1]._replace(card=CARDS[s.kind[unit]].name) for unit, one in each]
    return Odds(tuple(chances), sampled=max(one.sampled for _, one in each), notes=_NOTES)


def _against(s: Campaign, attacker: int, defender: int, held: Shields) -> Odds:
    damage = int(attack_damage(s, attacker, defender)) if damageable(s, defender) else 0
    left = int(remaining_hp(s, defender))
    facts = (("damage-dealt", damage), ("hp-left", left))
    if has(s, attacker, ARMORBANE) or damage == 0:
        held = Shields({0: 1.0}, 0)
    shares: dict[int, float] = {}
    for shield, share in held.likely.items():
        taken = min(left, max(0, damage - shield))
        shares[taken] = shares.get(taken, 0.0) + share
    hale = s.is_warlord(defender) and not s.is_bloodied(defender)
    fatal = Chance("bloodied" if hale else "destroyed", shares.get(left, 0.0))
    chances = [*at_least(shares, "damage", min(damage, left - 1)), fatal]
    return Odds(tuple(chances), facts, held.lists, _NOTES)


def _area(s: Campaign, attacker: int) -> Odds:
    """CQ-15.8: whom it hits, and who falls to it if nobody is shielded."""
    hit = [int(unit) for unit in s.units_at(s.place[attacker] ^ 1) if damageable(s, unit)]
    falling = [unit for unit in hit if area_damage(s, attacker, unit) >= remaining_hp(s, unit)]
    return Odds((), (("units-hit", len(hit)), ("units-fall", len(falling))), notes=("no-shields",))


def _shields(s: Campaign, seat: int) -> Shields:
    """Of the enemy's hand; where nobody knows the list it comes from, over many that might be."""
    enemy = 1 - seat
    if not s.has_closed_list(enemy):
        return Shields(best_shield(s, enemy, seat), 0)
    likely: dict[int, float] = {}
    for number in range(_LISTS):
        world = campaign(s.sample(seat, number))
        for shield, share in best_shield(world, enemy, seat).items():
            likely[shield] = likely.get(shield, 0.0) + share / _LISTS
    return Shields(likely, _LISTS)


def best_shield(s: Campaign, holder: int, seat: int) -> dict[int, float]:
    """How likely each number is to be that of the best shield in a hand, 0 for none: the cards
    that the seat knows there, and so many of those it has not seen (CQ-13.9)."""
    hand = [int(card) for card in s.cards_in(HAND + holder)]
    known = [int(TABLES.shields[s.kind[c]]) for c in hand if s.knows_card(seat, c)]
    unseen = [c for c in (*hand, *s.cards_in(DECK + holder)) if not s.knows_card(seat, c)]
    pool = [int(TABLES.shields[s.kind[c]]) for c in unseen]
    drawn = len(hand) - len(known)
    sure = max(known, default=0)
    # Less than `sure` it cannot be; for each more, the chance that nothing better was drawn.
    values = sorted({sure, *(value for value in pool if value > sure)})
    below = 0.0
    found = {}
    for value in values:
        upto = none_drawn(len(pool), sum(other > value for other in pool), drawn)
        found[value] = upto - below
        below = upto
    return found
