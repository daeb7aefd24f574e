"""What one seat may see, built up from what it knows; the judge's view of everything; samples."""

from __future__ import annotations

from hadur.games.forbidden_stars.about import scheme_name
from hadur.games.forbidden_stars.accounts import accounts
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES, EVENT_NAMES, UPGRADE_NAMES
from hadur.games.forbidden_stars.components.galaxy import (
    side_of_place,
    turn_of_place,
    x_of_place,
    y_of_place,
)
from hadur.games.forbidden_stars.components.sheets import (
    ASSETS,
    FACTIONS,
    ORDERS,
    STRUCTURES,
)
from hadur.games.forbidden_stars.components.tiles import ASSET_SHIFT, QUADRANTS, SIDE_NAMES
from hadur.games.forbidden_stars.notation import area as area_name
from hadur.games.forbidden_stars.notation import edge as edge_name
from hadur.games.forbidden_stars.notation import piece, unit
from hadur.games.forbidden_stars.notation import system as system_name
from hadur.games.forbidden_stars.state import (
    ASIDE,
    ASSET,
    CHOSEN,
    COLLECTED,
    COMBAT_DECK,
    COMBAT_KIND,
    CONTROL,
    DRAWN,
    EVENT_DECK,
    EVENT_KIND,
    F_AREA,
    F_DAMAGE,
    F_LENT,
    F_MIRROR,
    F_ROUND,
    F_STAGE,
    F_TOKENS,
    FACES,
    FIRST_COMBAT,
    FIRST_EVENT,
    FORCES,
    HAND,
    HELD,
    MATERIEL,
    NO_COMBAT,
    ON_EVENTS,
    OWNED,
    PHASES,
    PLAYED,
    SET,
    SETUP_PHASE,
    STRIKING,
    SUPPLY,
    TILES,
    TO_GIVE,
    UPGRADES,
    USED,
    War,
    count,
    war,
)
from hadur.kernel.accounts import reasons
from hadur.kernel.bits import BIT
from hadur.kernel.sampling import reshuffle_unknown
from hadur.kernel.views import common

Facts = dict[str, object]


def view(s: War, seat: int | None) -> Facts:
    """The table as a seat sees it; None is a spectator, who sees only what is open to all."""
    facts: Facts = {
        "game": "forbidden-stars",
        **common(s, seat),
        "seats": int(s.seats),
        "round": int(s.round),
        "phase": PHASES[s.phase],
        "first": int(s.first),
        "turn": int(s.turn),
        "active": system_name(s, int(s.active)) if s.active >= 0 else "",
        "order": ORDERS[s.order] if s.order >= 0 else "",
        "systems": [_system(s, number, seat) for number in range(int(s.galaxy.systems))],
        "storms": [_storm(s, int(word)) for word in s.storms],
        "players": [_player(s, player, seat) for player in range(int(s.seats))],
        "supply": _supply(s),
        "combat": _combat(s),
    }
    return facts


# -- the board -------------------------------------------------------------------------------------


def _system(s: War, number: int, seat: int | None) -> Facts:
    place = s.layout[number]
    return {
        "tile": SIDE_NAMES[int(side_of_place(place))],
        "turn": 90 * int(turn_of_place(place)),
        "x": int(x_of_place(place)),
        "y": int(y_of_place(place)),
        "areas": [_area(s, 4 * number + quadrant) for quadrant in range(4)],
        "stack": [_token(s, card, seat) for card in s.cards_in(number)],
    }


def _token(s: War, card: int, seat: int | None) -> Facts:
    """FS-4.1 to FS-4.3: everybody sees whose token it is; its kind who knows it."""
    return {
        "owner": int(s.owner(card)),
        "order": ORDERS[s.kind[card]] if knows(s, seat, card) else None,
    }


def knows(s: War, seat: int | None, card: int) -> bool:
    """Whether a seat knows a card where it lies; a spectator knows what all seats know."""
    if seat is None:
        return bool(s.knows[card] & s.all_seats() == s.all_seats())
    return bool(s.knows_card(seat, card))


def _area(s: War, number: int) -> Facts:
    void = bool(s.is_void(number))
    facts: Facts = {
        "area": area_name(s, number),
        "quadrant": QUADRANTS[number % 4],
        "kind": "void" if void else "world",
        "capacity": int(s.galaxy.capacity[number]),
        "units": _units(s, number),
        "arriving": _arriving(s, number),
    }
    if void:
        return facts
    icons = int(s.galaxy.icons[number])
    facts["materiel"] = int(s.galaxy.materiel[number])
    facts["assets"] = {
        name: icons >> (ASSET_SHIFT * k) & 3
        for k, name in enumerate(ASSETS)
        if icons >> (ASSET_SHIFT * k) & 3
    }
    facts["objective-space"] = bool(s.galaxy.objectives & BIT[number])
    facts["objective"] = int(s.objective(number))
    facts["structures"] = _structures(s, number)
    facts["builder"] = int(s.builder(number))
    return facts


def _structures(s: War, number: int) -> list[str]:
    return [name for k, name in enumerate(STRUCTURES) if s.structures(number) & BIT[k]]


def _units(s: War, number: int) -> list[Facts]:
    """The units of all players in an area, alike ones together."""
    out: list[Facts] = []
    for player in range(int(s.seats)):
        for name, routed, many in army(s, player, number):
            out.append({"seat": player, "unit": name, "routed": routed, "count": many})
    return out


def _arriving(s: War, number: int) -> list[Facts]:
    """Units of an Advance Order that have set out for an area; they arrive together (FS-9.23)."""
    if number // 4 != s.active:
        return []
    return [
        {"seat": int(s.turn), "unit": unit(s, int(s.turn), type), "routed": False, "count": many}
        for type in range(6)
        if (many := int(count(s.moving[number % 4], type, 0)))
    ]


def army(s: War, player: int, number: int) -> list[tuple[str, bool, int]]:
    word = s.army_of(player, number)
    out: list[tuple[str, bool, int]] = []
    if word != 0:
        for type in range(7):
            for routed in range(2):
                many = int(count(word, type, routed))
                if many:
                    out.append((unit(s, player, type), bool(routed), many))
    return out


def _storm(s: War, word: int) -> Facts:
    return {"edge": edge_name(s, word & 255), "number": word & 255, "moved": word >= 256}


def _supply(s: War) -> Facts:
    names = [*STRUCTURES, *ASSETS[:3]]
    return {name: int(s.bank[k]) for k, name in enumerate(names)}


# -- players ---------------------------------------------------------------------------------------


def _player(s: War, player: int, seat: int | None) -> Facts:
    facts: Facts = {
        "faction": FACTIONS[int(s.faction(player))] if s.faction(player) >= 0 else "",
        "materiel": int(s.has(player, MATERIEL)),
        "assets": {name: int(s.has(player, ASSET + k)) for k, name in enumerate(ASSETS[:3])},
        "level": int(s.level(player)),
        "collected": int(s.has(player, COLLECTED)),
        "control-tokens": int(s.has(player, CONTROL)),
        "units-left": _packed(s, player, int(s.has(player, SUPPLY))),
        "upgrades": [_upgrade(s, player, k) for k in range(5) if s.has(player, OWNED) & BIT[k]],
        "order-upgrades": [] if s.faction(player) < 0 else _to_buy(s, player),
        "scheme": scheme_name(s, player),
        "orders-held": int(s.size[s.pile_of(player, HELD)]),
        "orders": _orders(s, player, HELD, seat),
        "orders-on-events": _orders(s, player, ON_EVENTS, seat),
        "event-deck": int(s.size[s.pile_of(player, EVENT_DECK)]),
        "combat-deck": int(s.size[s.pile_of(player, COMBAT_DECK)]),
        "deck-cards": deck_cards(s, player),
        "combat-upgrades": sorted(set(_cards(s, player, UPGRADES))),
        "hand-count": int(s.size[s.pile_of(player, HAND)]),
        "chosen": [
            None if seat is None else _card(s, card, seat)
            for card in s.cards_in(s.pile_of(player, CHOSEN))
        ],
        "played": _cards(s, player, PLAYED),
        "drawn-count": int(s.size[s.pile_of(player, DRAWN)]),
        "aside": [_event(s, card, seat) for card in s.cards_in(s.pile_of(player, ASIDE))],
        "out": bool(s.is_out(player)),
    }
    if s.phase == SETUP_PHASE:
        facts["tiles"] = [
            name for k, name in enumerate(SIDE_NAMES) if s.has(player, TILES) & BIT[k]
        ]
        facts["forces"] = _packed(s, player, int(s.has(player, FORCES)))
        facts["objectives"] = [
            int(s.has(player, TO_GIVE)) >> (4 * other) & 15 for other in range(int(s.seats))
        ]
    if seat == player:
        facts["hand"] = sorted(_cards(s, player, HAND))
        facts["drawn"] = [
            EVENT_NAMES[int(s.kind[card]) - EVENT_KIND]
            for card in s.cards_in(s.pile_of(player, DRAWN))
        ]
    return facts


def _upgrade(s: War, player: int, k: int) -> Facts:
    name = UPGRADE_NAMES[5 * int(s.faction(player)) + k]
    return {"upgrade": name, "ready": not s.has(player, USED) & BIT[k]}


def _to_buy(s: War, player: int) -> list[str]:
    """The order upgrades that lie open to be purchased (FS-4.7)."""
    first = 5 * int(s.faction(player))
    return [UPGRADE_NAMES[first + k] for k in range(5) if not s.has(player, OWNED) & BIT[k]]


def _packed(s: War, player: int, word: int) -> Facts:
    """Units and structures by name, four bits each."""
    if s.faction(player) < 0:
        return {}
    return {piece(s, player, k): word >> (4 * k) & 15 for k in range(9) if word >> (4 * k) & 15}


def _orders(s: War, player: int, pile: int, seat: int | None) -> list[str | None]:
    """Order tokens, None for those the seat does not know; sorted, since they lie in no order."""
    found = [
        ORDERS[s.kind[card]] if knows(s, seat, card) else ""
        for card in s.cards_in(s.pile_of(player, pile))
    ]
    return [name or None for name in sorted(found, reverse=True)]


def deck_cards(s: War, player: int) -> list[str]:
    """FS-4.15: which cards a combat deck is made of is open; each of its pairs once."""
    own = range(player * SET + FIRST_COMBAT, player * SET + FIRST_EVENT)
    upgrade = s.pile_of(player, UPGRADES)
    if s.faction(player) < 0:
        return []
    return sorted({CARD_NAMES[int(s.kind[c]) - COMBAT_KIND] for c in own if s.zone[c] != upgrade})


def _cards(s: War, player: int, pile: int) -> list[str]:
    return [CARD_NAMES[int(s.kind[c]) - COMBAT_KIND] for c in s.cards_in(s.pile_of(player, pile))]


def _card(s: War, card: int, seat: int | None) -> str | None:
    return CARD_NAMES[int(s.kind[card]) - COMBAT_KIND] if knows(s, seat, card) else None


def _event(s: War, card: int, seat: int | None) -> str | None:
    return EVENT_NAMES[int(s.kind[card]) - EVENT_KIND] if knows(s, seat, card) else None


# -- combat ----------------------------------------------------------------------------------------


def _combat(s: War) -> Facts | None:
    """The combat or strike that goes on, with the running sums."""
    if s.fight[F_STAGE] == NO_COMBAT:
        return None
    striking = s.fight[F_STAGE] == STRIKING
    sides: list[Facts] = []
    for side in range(2):
        facts: Facts = {
            "seat": int(s.fighter(side)),
            "dice": {name: int(s.dice(side, k)) for k, name in enumerate(FACES)},
            "tokens": {name: int(s.side(side, F_TOKENS + k)) for k, name in enumerate(FACES[:2])},
            "damage": int(s.side(side, F_DAMAGE)),
        }
        if not striking:
            known = accounts(s, side)
            facts |= {name: value for name, (value, _) in known.items()}
            facts |= reasons(**{name: account for name, (_, account) in known.items()})
            facts["lent"] = [int(s.side(side, F_LENT)) >> (4 * k) & 15 for k in range(3)]
            facts["mirror"] = int(s.side(side, F_MIRROR))
        sides.append(facts)
    return {
        "strike": bool(striking),
        "area": area_name(s, int(s.fight[F_AREA])),
        "round": int(s.fight[F_ROUND]),
        "sides": sides,
    }


# -- everything ------------------------------------------------------------------------------------


def judge_view(s: War) -> Facts:
    """Everything by names, for scenarios."""
    areas: Facts = {}
    for number in range(4 * int(s.galaxy.systems)):
        here: Facts = {}
        for player in range(int(s.seats)):
            found = [
                f"{many} {'routed ' if routed else ''}{name}"
                for name, routed, many in army(s, player, number)
            ]
            if found:
                here[str(player)] = found
        here["structures"] = _structures(s, number)
        here["builder"] = int(s.builder(number))
        here["objective"] = int(s.objective(number))
        areas[area_name(s, number)] = here
    stacks = {
        system_name(s, number): [f"{s.owner(c)} {ORDERS[s.kind[c]]}" for c in s.cards_in(number)]
        for number in range(int(s.galaxy.systems))
    }
    return {
        "round": int(s.round),
        "phase": PHASES[s.phase],
        "first": int(s.first),
        "turn": int(s.turn),
        "areas": areas,
        "stacks": stacks,
        "storms": sorted(edge_name(s, int(word) & 255) for word in s.storms),
        "players": [_everything(s, player) for player in range(int(s.seats))],
        "supply": _supply(s),
        "combat": _combat(s) or {},
        "out": [player for player in range(int(s.seats)) if s.is_out(player)],
        "over": bool(s.over),
        "result": s.result or [],
        "seat": s.decision.seat if s.decision else -1,
        "prompt": s.decision.prompt if s.decision else "",
    }


def _everything(s: War, player: int) -> Facts:
    facts = _player(s, player, player)
    orders = [ORDERS[s.kind[c]] for c in s.cards_in(s.pile_of(player, HELD))]
    facts["orders"] = sorted(orders)
    facts["deck"] = list(reversed(_cards(s, player, COMBAT_DECK)))
    facts["events"] = [
        EVENT_NAMES[int(s.kind[c]) - EVENT_KIND]
        for c in reversed(s.cards_in(s.pile_of(player, EVENT_DECK)))
    ]
    return facts


# -- samples ---------------------------------------------------------------------------------------


def sample(s: War, seat: int, rng: int) -> War:
    """A war the seat cannot tell from this one: unknown tokens and cards, and chance to come, are
    new."""
    other = war(s.copy())
    reshuffle_unknown(other, seat, hidden_groups(s), rng)
    return other


def hidden_groups(s: War) -> list[list[int]]:
    """Of each seat the order tokens, the combat cards and the events: each of these sets cannot be
    told apart but by seeing it."""
    groups: list[list[int]] = []
    for player in range(int(s.seats)):
        base = player * SET
        groups.append(list(range(base, base + FIRST_COMBAT)))
        groups.append(list(range(base + FIRST_COMBAT, base + FIRST_EVENT)))
        groups.append(list(range(base + FIRST_EVENT, base + SET)))
    return groups
