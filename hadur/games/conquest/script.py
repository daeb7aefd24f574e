"""Rules of thumb for every question: how good a move looks before it is tried.

Merits are points on one scale within a question; to pass or to decline has none. What looks
worse than that is not done by those who follow the script.
"""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.abilities.effect import ANYBODY, FRIENDS, ChooseTarget
from hadur.games.conquest.cards.definition import ARMY, EVENT, SUPPORT, TABLES
from hadur.games.conquest.phases.battle import RETREAT_UNITS
from hadur.games.conquest.phases.command import TAKE_BONUS, bonus_cards, icons
from hadur.games.conquest.phases.damage import SHIELD_CARD, entry_amount, entry_unit
from hadur.games.conquest.phases.moving import planet_slots
from hadur.games.conquest.state import DECK, HAND, ROW, Campaign
from hadur.games.conquest.values import (
    area_damage,
    area_effect,
    attack,
    attack_damage,
    remaining_hp,
)
from hadur.games.conquest.verbs import (
    AREA,
    ATTACH,
    ATTACK,
    CHOOSE,
    DEPLOY,
    DIAL,
    HQ_TARGET,
    MOVE,
    NO,
    NUMBER,
    PICK,
    PLAY,
    RETREAT,
    SHIELD,
    STALEMATE,
    TAKE,
    USE,
    YES,
)
from hadur.kernel.advice import NEVER
from hadur.kernel.moves import first, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask
from hadur.kernel.windows import USE_VERB

LOW_DECK: Final = 6
"""With fewer cards in the deck than this nobody is glad to draw."""
RESOURCE: Final = 10
CARD: Final = 12
KILL: Final = 25
CAPTURE: Final = 40
"""What it is worth to be the stronger at the first planet."""


def merits(s: Campaign, index: i64) -> vec[i64]:
    """The merit of each legal answer to an open question."""
    ask = s.asks[index]
    out = vec[i64]()
    for move in s.legal(index):
        out = append(out, _merit(s, ask, move))
    return out


def _merit(s: Campaign, ask: Ask, move: i64) -> i64:
    verb = verb_of(move)
    seat = ask.seat
    if verb == DEPLOY:
        return deploy_merit(s, seat, first(move), second(move))
    if verb == ATTACH:
        return attach_merit(s, seat, first(move), second(move))
    if verb == DIAL:
        return dial_merit(s, seat, first(move))
    if verb == ATTACK:
        return 30 + 5 * attack(s, first(move)) + 5 * area_effect(s, first(move))
    if verb == RETREAT:
        return retreat_merit(s, seat, first(move))
    if verb == PICK:
        return pick_merit(s, ask, first(move))
    if verb == AREA:
        return area_merit(s, ask)
    if verb == SHIELD:
        return shield_merit(s, ask, first(move))
    if verb == YES:
        return yes_merit(s, ask)
    if verb == PLAY or verb == USE or verb == USE_VERB:
        return 25
    if verb == TAKE:
        return 20 + 3 * TABLES.cost[first(move)]
    if verb == MOVE:
        there = worth_of_slot(s, seat, second(move))
        return there - worth_of_slot(s, seat, s.slot_of(first(move)))
    if verb == NUMBER:
        return 5 * first(move)
    if verb == CHOOSE:
        return 10
    if verb == STALEMATE:
        return NEVER
    return NEVER if is_gift_declined(s, ask, verb) or is_death_taken(s, ask, verb) else 0


# -- what things are worth -------------------------------------------------------------------------


def price(s: Campaign, card: i64) -> i64:
    """What a card in play is worth to its player."""
    if s.is_warlord(card):
        return 150 if s.is_bloodied(card) else 90
    cost = TABLES.cost[s.kind[card]]
    return 10 + RESOURCE * cost if cost > 0 else 10


def power(s: Campaign, place: i64) -> i64:
    """How strong a side is: what it deals and what it stands."""
    total: i64 = 0
    card = s.head[place]
    while card >= 0:
        total += 2 * attack(s, card) + remaining_hp(s, card)
        card = s.next[card]
    return total


def worth_of_slot(s: Campaign, seat: i64, slot: i64) -> i64:
    """What presence at a planet may bring."""
    if slot < 0 or s.row[slot] < 0:
        return 0
    kind = s.kind[s.row[slot]]
    worth = CARD * TABLES.card_bonus[kind] + RESOURCE * TABLES.resource_bonus[kind]
    return worth + CAPTURE if slot == s.first else worth


# -- deploying -------------------------------------------------------------------------------------


def deploy_merit(s: Campaign, seat: i64, kind: i64, slot: i64) -> i64:
    """Units where their icons or their arms decide something; supports as soon as one can."""
    cost = TABLES.cost[kind]
    if TABLES.type[kind] == SUPPORT:
        return 55 - 5 * cost
    merit = 10 - 2 * cost
    mine, theirs = icons(s, 2 * slot + seat), icons(s, 2 * slot + 1 - seat)
    gained = TABLES.command[kind]
    if mine <= theirs < mine + gained:
        bonus = s.kind[s.row[slot]]
        merit += 20 + CARD * TABLES.card_bonus[bonus] + RESOURCE * TABLES.resource_bonus[bonus]
    strength = 2 * TABLES.attack[kind] + TABLES.hp[kind]
    if slot == s.first:
        lead = power(s, 2 * slot + seat) - power(s, 2 * slot + 1 - seat)
        merit += 3 * strength if lead < 12 else strength
    return merit


def attach_merit(s: Campaign, seat: i64, kind: i64, host: i64) -> i64:
    """On own units what helps, on others what harms."""
    good = TABLES.worn_attack[kind] + TABLES.worn_hp[kind] + 2 * TABLES.worn_command[kind]
    helps = TABLES.curse[kind] == 0
    if helps != (s.controller[host] == seat):
        return NEVER
    return 20 + 4 * (good if helps else -good) + price(s, host) // 10


# -- the command phase -----------------------------------------------------------------------------


def dial_merit(s: Campaign, seat: i64, number: i64) -> i64:
    """Where the warlord wins a bonus or a battle without much danger."""
    slots = planet_slots(s)
    slot = slots[number - 1] if number <= len(slots) else slots[len(slots) - 1]
    if is_certain_death(s, seat, slot):
        return NEVER
    merit: i64 = 30
    if icons(s, 2 * slot + seat) <= icons(s, 2 * slot + 1 - seat):
        merit += worth_of_slot(s, seat, slot) // 2
    lead = power(s, 2 * slot + seat) - power(s, 2 * slot + 1 - seat)
    warlord = s.warlord[seat]
    strength = 2 * attack(s, warlord) + remaining_hp(s, warlord)
    if slot == s.first:
        merit += 20 if lead + strength > 0 else -20
    danger = power(s, 2 * slot + 1 - seat) - power(s, 2 * slot + seat) - strength
    return merit - danger if danger > 0 else merit


def is_certain_death(s: Campaign, seat: i64, slot: i64) -> bool:
    """Whether a bloodied warlord would meet more there than it and its friends can stand."""
    warlord = s.warlord[seat]
    if not s.is_bloodied(warlord):
        return False
    threat: i64 = 0
    card = s.head[2 * slot + 1 - seat]
    while card >= 0:
        threat += attack(s, card)
        card = s.next[card]
    strength = 2 * attack(s, warlord) + remaining_hp(s, warlord)
    stronger = power(s, 2 * slot + 1 - seat) > power(s, 2 * slot + seat) + strength
    return threat >= remaining_hp(s, warlord) and stronger


def is_gift_declined(s: Campaign, ask: Ask, verb: i64) -> bool:
    """The bonus of a struggle costs nothing, unless the deck is running out."""
    if verb != NO or ask.prompt is not TAKE_BONUS:
        return False
    cards = bonus_cards(s, ask.seat, ask.a)
    return cards == 0 or s.size[DECK + ask.seat] - cards >= LOW_DECK


def yes_merit(s: Campaign, ask: Ask) -> i64:
    if ask.prompt is TAKE_BONUS:
        return NEVER if s.size[DECK + ask.seat] <= bonus_cards(s, ask.seat, ask.a) else 50
    if ask.prompt.name == "mulligan":
        return 10 if cheap_units(s, ask.seat) < 2 else NEVER
    return NEVER if ask.prompt.name == "stalemate" else 30


def cheap_units(s: Campaign, seat: i64) -> i64:
    found: i64 = 0
    for k in range(s.size[HAND + seat]):
        kind = s.kind[s.card_in(HAND + seat, k)]
        if TABLES.type[kind] == ARMY and TABLES.cost[kind] <= 3:
            found += 1
    return found


# -- fighting --------------------------------------------------------------------------------------


def hit_merit(s: Campaign, unit: i64, damage: i64) -> i64:
    """What it is worth to deal an enemy so much damage."""
    left = remaining_hp(s, unit)
    if left <= 0 or damage >= left:
        return price(s, unit) + KILL
    return price(s, unit) * damage // left


def area_merit(s: Campaign, ask: Ask) -> i64:
    total: i64 = 0
    card = s.head[s.place[ask.a] ^ 1]
    while card >= 0:
        total += hit_merit(s, card, area_damage(s, ask.a, card))
        card = s.next[card]
    return total


def pick_merit(s: Campaign, ask: Ask, choice: i64) -> i64:
    """Whom to attack, whom to take back, whom to choose: enemies by what they are worth."""
    if choice >= HQ_TARGET:
        return 10 if choice - HQ_TARGET != ask.seat else 0
    if ask.prompt.name == "defender":
        return 1 + hit_merit(s, choice, attack_damage(s, ask.a, choice))
    if ask.prompt is RETREAT_UNITS:
        return stay_merit(s, ask.seat, choice)
    if s.zone[choice] == ROW:
        return worth_of_slot(s, ask.seat, s.slot_of_planet(choice))
    if ask.prompt.name == "indirect-damage" or ask.prompt.name.startswith("price-of-"):
        return 200 - price(s, choice)
    if is_stray(s, ask, choice):
        return NEVER
    worth = price(s, choice)
    return worth if s.controller[choice] != ask.seat else worth // 2


def is_stray(s: Campaign, ask: Ask, target: i64) -> bool:
    """Whether a target is of the side that the effect was not meant for."""
    prompt = ask.prompt
    if not isinstance(prompt, ChooseTarget) or prompt.effect.aim == ANYBODY:
        return False
    return (s.controller[target] == ask.seat) != (prompt.effect.aim == FRIENDS)


def stay_merit(s: Campaign, seat: i64, unit: i64) -> i64:
    """Retreat from where one is much weaker."""
    lead = power(s, 2 * s.battle + seat) - power(s, 2 * s.battle + 1 - seat)
    if lead < -8:
        return price(s, unit) // 2
    if s.is_warlord(unit) and remaining_hp(s, unit) <= 2:
        return 60
    return NEVER


def retreat_merit(s: Campaign, seat: i64, warlord: i64) -> i64:
    """A warlord in danger goes home."""
    threat: i64 = 0
    card = s.head[s.place[warlord] ^ 1]
    while card >= 0:
        if s.exhausted[card] == 0:
            threat += attack(s, card)
        card = s.next[card]
    left = remaining_hp(s, warlord)
    if threat < left:
        return NEVER
    return 120 if s.is_bloodied(warlord) else 45


def shield_merit(s: Campaign, ask: Ask, kind: i64) -> i64:
    """A shield for whom it saves, the cheapest that does."""
    unit = entry_unit(s, ask.a)
    amount = entry_amount(s, ask.a)
    left = remaining_hp(s, unit)
    shields = TABLES.shields[kind]
    waste = 3 * TABLES.cost[kind] + 4 * shields
    if TABLES.type[kind] == EVENT:
        waste += 6
    if amount - shields >= left:
        # It dies all the same.
        return NEVER
    if amount >= left:
        return price(s, unit) + 20 - waste
    prevented = shields if shields < amount else amount
    if s.is_warlord(unit):
        return 14 * prevented - waste
    return 5 * prevented - waste


def is_death_taken(s: Campaign, ask: Ask, verb: i64) -> bool:
    """Whether a bloodied warlord is let die although a shield in hand would save it."""
    if verb != NO or ask.prompt is not SHIELD_CARD:
        return False
    unit = entry_unit(s, ask.a)
    if not s.is_warlord(unit) or not s.is_bloodied(unit):
        return False
    left = remaining_hp(s, unit)
    amount = entry_amount(s, ask.a)
    most: i64 = 0
    for k in range(s.size[HAND + ask.seat]):
        most = max(most, TABLES.shields[s.kind[s.card_in(HAND + ask.seat, k)]])
    return amount - most < left <= amount
