"""What one seat may see, built up from what it knows; and the judge's view of everything."""

from __future__ import annotations

from hadur.games.conquest import deck as decks
from hadur.games.conquest.about import about
from hadur.games.conquest.accounts import accounts
from hadur.games.conquest.cards.definition import (
    CARDS,
    FACTIONS,
    KEYWORDS,
    NEUTRAL,
    SYMBOLS,
    TOKEN,
    TYPES,
    WARLORD,
)
from hadur.games.conquest.notation import card as write_card
from hadur.games.conquest.notation import place as write_place
from hadur.games.conquest.notation import planet as write_planet
from hadur.games.conquest.phases.damage import entries, entry_amount, entry_unit
from hadur.games.conquest.phases.moving import planet_slots
from hadur.games.conquest.standing_orders import topics
from hadur.games.conquest.state import (
    DECK,
    DISCARD,
    FACE_DOWN,
    HAND,
    HQ,
    PHASES,
    REMOVED,
    SUPPORTS,
    VICTORY,
    Campaign,
    campaign,
)
from hadur.games.conquest.values import area_effect, keywords
from hadur.kernel.accounts import reasons
from hadur.kernel.closed import Lots, imagine_lists
from hadur.kernel.sampling import reshuffle_unknown
from hadur.kernel.views import common

Facts = dict[str, object]


def view(s: Campaign, seat: int | None) -> Facts:
    """The table as a seat sees it; None is a spectator, who sees only what is open to all."""
    return {
        "game": "conquest",
        **common(s, seat),
        "round": int(s.round),
        "phase": PHASES[s.phase],
        "initiative": int(s.initiative),
        "starter": int(s.starter),
        "planets": [_planet(s, int(slot)) for slot in planet_slots(s)],
        "face-down": int(s.size[FACE_DOWN]),
        "removed": _names(s, REMOVED),
        "players": [_player(s, player, seat == player) for player in range(2)],
        "battle": _battle(s),
        "damage": _damage(s),
    }


def _planet(s: Campaign, slot: int) -> Facts:
    """A planet of the row with the units on both sides of it."""
    printed = CARDS[s.kind[s.row[slot]]]
    return {
        "planet": printed.name,
        "slot": slot,
        "first": slot == s.first_planet(),
        "cards": int(printed.card_bonus),
        "resources": int(printed.resource_bonus),
        "symbols": _words(int(printed.symbols), SYMBOLS),
        "sides": [_units(s, 2 * slot + side) for side in range(2)],
    }


def _player(s: Campaign, player: int, own: bool) -> Facts:
    """The hand is its owner's to see, its size everybody's (CQ-3.5, CQ-S22)."""
    warlord = CARDS[s.kind[s.warlord[player]]]
    facts: Facts = {
        "warlord": warlord.name,
        "faction": faction_name(int(warlord.faction)),
        "bloodied": bool(s.is_bloodied(s.warlord[player])),
        "resources": int(s.pool[player]),
        "hand-count": int(s.size[HAND + player]),
        "deck-count": int(s.size[DECK + player]),
        "discard": _names(s, DISCARD + player),
        "victory": _names(s, VICTORY + player),
        "hq": _units(s, HQ + player),
        "supports": _units(s, SUPPORTS + player),
        "passed": bool(s.passed >> player & 1),
        "limited": bool(s.limited >> player & 1),
        "dial": int(s.dial[player]),
        "known": _known(s, player),
    }
    if own:
        facts["hand"] = sorted(_names(s, HAND + player))
        # In no order: who knows their deck and sees the rest of it knows this.
        facts["deck-left"] = sorted(_names(s, DECK + player))
        facts["looked"] = [
            CARDS[s.kind[card]].name for card in s.looked if s.knows_card(player, card)
        ]
    return facts


def _known(s: Campaign, player: int) -> list[str]:
    """What is known of a hand from outside: cards that came to it before everybody's eyes."""
    return sorted(
        CARDS[s.kind[card]].name
        for card in s.cards_in(HAND + player)
        if s.knows_card(1 - player, card)
    )


def faction_name(faction: int) -> str:
    return "neutral" if faction == NEUTRAL else FACTIONS[faction]


def _names(s: Campaign, pile: int) -> list[str]:
    return [CARDS[s.kind[card]].name for card in s.cards_in(pile)]


def _units(s: Campaign, place: int) -> list[Facts]:
    return [_card(s, int(card)) for card in s.units_at(place)]


def _card(s: Campaign, card: int) -> Facts:
    """A card in play: everything about it is open (CQ-3.14)."""
    printed = CARDS[s.kind[card]]
    facts: Facts = {
        "card": printed.name,
        "ref": write_card(s, int(s.controller[card]), card),
        "type": TYPES[int(s.type_of(card)).bit_length() - 1],
        "controller": int(s.controller[card]),
        "owner": int(s.owner[card]),
        "ready": not s.exhausted[card],
        "damage": int(s.damage[card]),
    }
    if s.is_unit(card):
        known = accounts(s, card)
        facts |= {name: value for name, (value, _) in known.items()}
        facts |= reasons(**{name: account for name, (_, account) in known.items()})
        facts["keywords"] = _words(int(keywords(s, card)), KEYWORDS)
        if area_effect(s, card):
            facts["area"] = int(area_effect(s, card))
        if s.is_blank(card):
            facts["blank"] = True
    if printed.type == WARLORD:
        facts["bloodied"] = bool(s.is_bloodied(card))
    if s.stored[card]:
        facts["stored"] = int(s.stored[card])
    worn = [_card(s, int(other)) for other in s.attachments_of(card)]
    if worn:
        facts["attachments"] = worn
    return facts


def _words(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for k, name in enumerate(names) if bits >> k & 1]


def _battle(s: Campaign) -> Facts | None:
    """The battle that goes on, and the attack in it."""
    if s.battle < 0:
        return None
    facts: Facts = {
        "planet": write_planet(s, int(s.battle)),
        "initiative": int(s.battle_initiative),
        "ranged": bool(s.ranged),
        "round": int(s.combat_round),
        "called": bool(s.called),
    }
    if s.attacker >= 0 and s.is_unit(s.attacker):
        facts["attacker"] = _named(s, int(s.attacker))
    if s.defender >= 0 and s.is_unit(s.defender):
        facts["defender"] = _named(s, int(s.defender))
    return facts


def _named(s: Campaign, card: int) -> Facts:
    """A card in play by its controller and the name that player writes."""
    seat = int(s.controller[card])
    return {"seat": seat, "ref": write_card(s, seat, card)}


def _damage(s: Campaign) -> list[Facts]:
    """The tokens that lie beside units (CQ-13.8)."""
    return [
        {**_named(s, int(entry_unit(s, k))), "amount": int(entry_amount(s, k))}
        for k in range(entries(s))
    ]


def question(s: Campaign, index: int, own: bool) -> Facts:
    """What a question is about; the one who is asked has standing orders for its topics, and sees
    what has been named so far in an answer that takes several moves."""
    facts: Facts = {"about": about(s, s.asks[index])}
    if own:
        facts["topics"] = topics(s, index)
        facts["chosen"] = [_named(s, int(card)) for card in s.marked if s.in_play(card)]
    return facts


# -- everything ------------------------------------------------------------------------------------


def judge_view(s: Campaign) -> Facts:
    """Everything, by names: piles by seat; cards in play as their player writes them, under the
    seat that controls them."""
    out: Facts = {
        "round": int(s.round),
        "phase": PHASES[s.phase],
        "initiative": int(s.initiative),
        "resources": [int(n) for n in s.pool],
        "bloodied": [bool(s.bloodied >> seat & 1) for seat in range(2)],
        "planets": [write_planet(s, int(slot)) for slot in planet_slots(s)],
        "first": write_place(s, 2 * int(s.first)),
        "face-down": list(reversed(_names(s, FACE_DOWN))),
        "removed": _names(s, REMOVED),
        "battle": write_planet(s, int(s.battle)) if s.battle >= 0 else "",
        "battle-initiative": int(s.battle_initiative),
        "combat-round": int(s.combat_round),
        "over": bool(s.over),
        "result": s.result or [],
        "seat": s.decision.seat if s.decision else -1,
        "prompt": s.decision.prompt if s.decision else "",
    }
    for name, pile in (("hand", HAND), ("deck", DECK), ("discard", DISCARD), ("victory", VICTORY)):
        names = [_names(s, pile + seat) for seat in range(2)]
        out[name] = [sorted(cards) for cards in names] if pile == HAND else names
        out[f"{name}-count"] = [len(cards) for cards in names]
    out["known"] = [_known(s, seat) for seat in range(2)]
    in_play: list[list[str]] = []
    for seat in range(2):
        cards: Facts = {}
        for card in range(len(s.kind)):
            if s.in_play(card) and s.controller[card] == seat:
                cards[write_card(s, seat, card)] = _card(s, card)
        out[str(seat)] = cards
        in_play.append(sorted(cards))
    out["in-play"] = in_play
    return out


# -- samples ---------------------------------------------------------------------------------------


def sample(s: Campaign, seat: int, rng: int) -> Campaign:
    """A campaign the seat cannot tell from this one: unknown cards and chance to come are new."""
    other = campaign(s.copy())
    groups = hidden_groups(s)
    now = reshuffle_unknown(other, seat, groups, rng)
    for k, card in enumerate(s.looked):
        other.looked[k] = now[card]

    def might_be(owner: int, known: list[int], unknown: list[int], lots: Lots) -> list[int]:
        return decks.might_be(CARDS[s.kind[s.warlord[owner]]], known, unknown, lots)

    imagine_lists(other, seat, groups, rng, might_be)
    return other


def hidden_groups(s: Campaign) -> list[list[int]]:
    """The cards of each deck, and the planets: what cannot be told apart but by seeing it."""
    groups: list[list[int]] = [[], [], []]
    for card in range(len(s.kind)):
        if not CARDS[s.kind[card]].type & (WARLORD | TOKEN):
            groups[s.owner[card]].append(card)
    return groups
