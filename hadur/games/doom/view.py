"""What one seat may see, built up from what it knows; the judge's view; sampling of the rest."""

from __future__ import annotations

from functools import lru_cache

from hadur.games.doom import notation
from hadur.games.doom import state as st
from hadur.games.doom.accounts import hand_account, shields_account, stagger_account
from hadur.games.doom.board import Board
from hadur.games.doom.book import Book
from hadur.games.doom.lasting import is_kept
from hadur.games.doom.loading.drawn import rows
from hadur.games.doom.phases.attack import hits, shields
from hadur.games.doom.piles import exchange
from hadur.games.doom.state import INVADER, MARINES, Raid, raid
from hadur.games.doom.targets import targets
from hadur.games.doom.values import hand_size, health, squad_of, stagger
from hadur.games.doom.vocabulary import COLOURS, EVENT_CARD, GLORY_CARD, GOALS, GRENADE, MOMENTS
from hadur.kernel.accounts import reasons
from hadur.kernel.bits import BIT, each
from hadur.kernel.chance import draw
from hadur.kernel.sampling import reshuffle_unknown
from hadur.kernel.views import common

HIDDEN = "?"
_SETS = 3
_ABOUT_A_FIGURE = (
    "act",
    "demon",
    "move-now",
    "whether-attack",
    "push",
    "displaced",
    "place-demon",
    "recover",
)


def view(s: Raid, seat: int | None) -> dict[str, object]:
    """The table as a seat sees it (DM-3.16); None is a spectator, who sees what is open to all."""
    return {
        "game": "doom",
        **common(s, seat),
        **_mission(s),
        "map": _map(s),
        "figures": _figures(s),
        "tokens": _tokens(s),
        "players": [_player(s, other, seat) for other in range(int(s.seats))],
        "marines": [_marine(s, other, seat) for other in range(1, int(s.seats))],
        "invader": _invader(s, seat),
        "turns": _turns(s, seat),
        "attack": _attack(s),
    }


def _player(s: Raid, seat: int, reader: int | None) -> dict[str, object]:
    """What views of every game say of a player: their name, their own cards."""
    name = s.book.marines[seat - 1] if seat != INVADER else "invader"
    facts: dict[str, object] = {"faction": name, "discard": _names(s, st.DISCARD + seat)}
    if seat == reader:
        facts["hand"] = sorted(_names(s, st.HAND_OF + seat))
    return facts


def _mission(s: Raid) -> dict[str, object]:
    book = s.book
    return {
        "round": int(s.round),
        "active": notation.figure(s, int(s.active)) if s.active >= 0 else "",
        "frags": int(s.frags),
        "frags-needed": int(book.frags),
        "objective": book.names[book.objective],
        "threat": book.names[book.threat],
        "threats": int(s.threats),
        "goal": GOALS[book.goal],
        "achieved": int(s.achieved),
        "needed": int(book.goal_count),
        "rounds": int(book.goal_rounds),
    }


def _map(s: Raid) -> dict[str, object]:
    """The map as it is now, and what lies on it."""
    board = s.board
    return {
        "width": int(board.grid.width),
        "height": int(board.grid.height),
        "rows": list(rows(board, int(s.doors))),
        "doors": [notation.door(s, d) for d in each(int(s.doors))],
        "teleporters": {
            notation.square(s, int(square)): "active" if s.teleporters & BIT[k] else "inactive"
            for k, square in enumerate(board.teleporters)
        },
        "portals": {
            notation.square(s, int(board.portals[k])): {
                "colour": COLOURS[board.portal_colour[k]],
                "active": bool(s.awake & BIT[k]),
            }
            for k in each(int(s.portals))
        },
        "items": {
            notation.square(s, int(board.items[k])): notation.item(s, k) for k in each(int(s.items))
        },
        "exits": [notation.square(s, int(square)) for square in board.exits],
        "hazards": {
            notation.square(s, int(square)): s.book.hazards[board.hazard_kind[k]]
            for k, square in enumerate(board.hazard_place)
        },
    }


def _figures(s: Raid) -> dict[str, object]:
    return {
        notation.figure(s, number): _figure(s, number)
        for number in range(int(s.book.all_figures))
        if s.is_here(number)
    }


def _figure(s: Raid, number: int) -> dict[str, object]:
    facts: dict[str, object] = {
        "space": notation.square(s, int(s.place[number])),
        "damage": int(s.damage[number]),
        "health": int(health(s, number)),
        "points": int(s.points[number]),
        "stunned": bool(s.is_stunned(number)),
        "active": int(s.active) == number,
    }
    if number >= MARINES:
        kind = int(s.book.type_of[number])
        facts["type"] = notation.type_name(s, kind)
        facts["stagger"] = int(stagger(s, number, -1))
        facts["staggered"] = bool(s.damage[number] >= stagger(s, number, -1))
        facts |= reasons(stagger=stagger_account(s, number))
        facts["large"] = bool(s.book.is_large(number))
        facts["lying"] = bool(s.status[number] & st.TURNED)
        facts["acted"] = bool(s.status[number] & st.ACTED) and bool(s.activated & BIT[kind])
    held = [k for k in range(int(s.token_count())) if s.token(k, st.TOKEN_BEARER) == number]
    if held:
        facts["tokens"] = [s.book.tokens[int(s.token(k, st.TOKEN_KIND))] for k in held]
    return facts


def _tokens(s: Raid) -> list[dict[str, object]]:
    """Objective tokens in spaces, and grenade tokens."""
    found: list[dict[str, object]] = []
    for k in range(int(s.token_count())):
        place = int(s.token(k, st.TOKEN_PLACE))
        if place >= 0:
            found.append(
                {
                    "token": s.book.tokens[int(s.token(k, st.TOKEN_KIND))],
                    "space": notation.square(s, place),
                    "threats": int(s.token(k, st.TOKEN_THREAT)),
                    "progress": int(s.token(k, st.TOKEN_PROGRESS)),
                }
            )
    weapons = len(s.book.weapons)
    for k, place in enumerate(int(n) for n in s.grenades):
        if place >= 0:
            found.append(
                {
                    "token": s.book.weapons[k % weapons],
                    "space": notation.square(s, place),
                    "marine": s.book.marines[k // weapons],
                }
            )
    return found


def _names(s: Raid, pile: int) -> list[str]:
    return [s.book.names[s.kind[card]] for card in s.cards_in(pile)]


def _marine(s: Raid, seat: int, reader: int | None) -> dict[str, object]:
    """Hand and Glory Kill cards are their owner's to see, their numbers everybody's (DM-3.6 to
    3.9)."""
    own = seat == reader
    squad = int(squad_of(s, seat))
    facts: dict[str, object] = {
        "marine": s.book.marines[seat - 1],
        "seat": seat,
        "class": s.book.names[s.class_of[seat]] if s.class_of[seat] >= 0 else "",
        "exhausted": bool(s.tired & BIT[seat]),
        "squad": s.book.names[squad] if squad >= 0 else "",
        "fragged": s.round > 0 and not s.is_here(seat - 1),
        "hand-size": int(hand_size(s, seat)),
        "hand-count": int(s.size[st.HAND_OF + seat]),
        "deck-count": int(s.size[st.DECK + seat]),
        "glory-count": int(s.size[st.GLORY_OF + seat]),
        "discard": _names(s, st.DISCARD + seat),
        "in-play": _names(s, st.IN_PLAY + seat),
        "kept": [
            s.book.names[s.kind[card]] for card in s.cards_in(st.IN_PLAY + seat) if is_kept(s, card)
        ],
        "weapons": [
            s.book.weapons[weapon]
            for weapon in each(int(s.owned[seat]))
            if s.book.weapon_kind[weapon] != 0
        ],
        "grenades": [
            s.book.weapons[weapon]
            for weapon in each(int(s.owned[seat]))
            if s.book.weapon_kind[weapon] == GRENADE
        ],
        "main-actions": int(s.mains) if s.active == seat - 1 else 0,
        "attack-left": s.book.names[s.armed] if s.active == seat - 1 and s.armed >= 0 else "",
    }
    facts |= reasons(**{"hand-size": hand_account(s, seat)})
    if own:
        facts["hand"] = sorted(_names(s, st.HAND_OF + seat))
        # In no order: who knows their deck and sees the rest of it knows this.
        facts["deck-left"] = sorted(_names(s, st.DECK + seat))
        facts["glory"] = sorted(_names(s, st.GLORY_OF + seat))
    return facts


def _invader(s: Raid, reader: int | None) -> dict[str, object]:
    """DM-3.3 to 3.5, 3.10, 3.11: event cards, invasion card and face-down demon cards are the
    invader's; of the cards only their number is seen."""
    facts: dict[str, object] = {
        "hand-count": int(s.size[st.HAND_OF + INVADER]),
        "deck-count": int(s.size[st.DECK + INVADER]),
        "discard": _names(s, st.DISCARD + INVADER),
        "in-play": _names(s, st.IN_PLAY + INVADER),
        "face-down": face_down(s),
        "argent": int(s.argent[s.book.types]),
        "supply": int(s.supply()),
        "demons": {
            notation.type_name(s, kind): {
                "argent": int(s.argent[kind]),
                "exhausted": bool(s.exhausted & BIT[kind]),
                "activated": bool(s.activated & BIT[kind]),
            }
            for kind in each(int(s.face_up))
        },
        "sets-seen": [s.book.sets[k] for k in each(int(s.sets_seen))],
        "glory-deck": int(s.size[st.GLORY_DECK]),
        "glory-discard": _names(s, st.GLORY_DISCARD),
    }
    if reader == INVADER:
        facts["hand"] = sorted(_names(s, st.HAND_OF + INVADER))
        facts["deck-left"] = sorted(_names(s, st.DECK + INVADER))
        facts["sets"] = [s.book.sets[k] for k in each(int(s.sets))]
        if s.invasion >= 0:
            facts["invasion"] = s.book.invasions[s.invasion]
            types = each(types_of(s.book, s.board, int(s.invasion)))
            facts["types"] = [notation.type_name(s, kind) for kind in types]
    return facts


@lru_cache(maxsize=1024)
def types_of(book: Book, board: Board, invasion: int) -> int:
    """The types whose cards the invader takes with an invasion card, a bit each (DM-S60)."""
    first, last = book.group_first[6 * invasion], book.group_last[6 * invasion + 5]
    out = 0
    for k in range(int(first), int(last)):
        out |= 1 << int(book.group_type[k])
    for kind in board.demon_type:
        out |= 1 << int(kind)
    return out


def face_down(s: Raid) -> int:
    """How many demon cards lie face down before the invader."""
    if s.invasion < 0:
        return 0
    return (types_of(s.book, s.board, int(s.invasion)) & ~int(s.face_up)).bit_count()


def _turns(s: Raid, reader: int | None) -> dict[str, object]:
    """DM-3.12: everybody knows which initiative cards are left, nobody their order but who has
    looked."""
    order = []
    for card in s.cards_in(st.TURNS):
        known = _knows(s, reader, card)
        order.append(s.book.names[s.kind[card]] if known else HIDDEN)
    facts: dict[str, object] = {
        "shown": _names(s, st.SHOWN),
        "left": sorted(_names(s, st.TURNS) + _names(s, st.LOOKED_AT)),
        "order": order[::-1],
        "looked-count": int(s.size[st.LOOKED_AT]),
    }
    looked = s.cards_in(st.LOOKED_AT)
    if looked and all(_knows(s, reader, card) for card in looked):
        facts["looked"] = _names(s, st.LOOKED_AT)
    return facts


def _knows(s: Raid, seat: int | None, card: int) -> bool:
    if seat is None:
        return int(s.knows[card]) == int(s.everybody())
    return bool(s.knows_card(seat, card))


def _attack(s: Raid) -> dict[str, object] | None:
    """The attack that goes on; all of it is open (DM-15.30)."""
    a = s.attack
    if a[st.A_STEP] == st.NO_ATTACK:
        return None
    facts: dict[str, object] = {
        "attacker": notation.figure(s, int(a[st.A_ATTACKER])),
        "card": s.book.names[a[st.A_SHEET]],
        "range": int(a[st.A_RANGE]),
        "red": int(a[st.A_RED]),
        "black": int(a[st.A_BLACK]),
        "dice": [
            {"colour": notation.DIE_NAMES[int(d) // 16], "damage": int(d) % 16} for d in s.dice
        ],
    }
    if a[st.A_DEFENDER] >= 0:
        facts["defender"] = notation.figure(s, int(a[st.A_DEFENDER]))
        facts["cover"] = a[st.A_COVER] == 1 and a[st.A_NO_COVER] == 0
        facts["defense-card"] = s.book.names[s.kind[a[st.A_CARD]]] if a[st.A_CARD] >= 0 else ""
        facts["hits"] = int(hits(s))
        facts["shields"] = int(shields(s))
        facts |= reasons(shields=shields_account(s))
    return facts


def question(s: Raid, index: int, own: bool) -> dict[str, object]:
    """What a question is about: the moment of a window, the figure."""
    ask = s.asks[index]
    name = ask.prompt.name
    facts: dict[str, object] = {}
    if name == "use":
        facts["moment"] = MOMENTS[int(ask.options)]
        if ask.a >= 0:
            facts["figure"] = notation.figure(s, int(ask.a))
    elif name == "whether-use":
        facts["card"] = s.book.names[s.book.sheet[ask.options]]
    elif name in _ABOUT_A_FIGURE:
        facts["figure"] = notation.figure(s, int(ask.a))
    elif name == "group":
        facts["portal"] = notation.square(s, int(s.board.portals[ask.a]))
        if own:
            facts["groups"] = [_group(s, int(ask.a), k) for k in range(2)]
    found = targets(s, ask) if own else {}
    if found:
        facts["targets"] = found
    return facts


def _group(s: Raid, portal: int, k: int) -> dict[str, object]:
    at = 6 * int(s.invasion) + 2 * int(s.board.portal_colour[portal]) + k
    demons: dict[str, int] = {}
    for n in range(int(s.book.group_first[at]), int(s.book.group_last[at])):
        name = notation.type_name(s, int(s.book.group_type[n]))
        demons[name] = demons.get(name, 0) + 1
    return {"demons": demons, "argent": int(s.book.group_argent[at])}


def judge_view(s: Raid) -> dict[str, object]:
    """Everything, for scenarios and debugging."""
    out = view(s, None)
    out["hands"] = [sorted(_names(s, st.HAND_OF + seat)) for seat in range(int(s.seats))]
    out["decks"] = [_names(s, st.DECK + seat) for seat in range(int(s.seats))]
    out["discards"] = [_names(s, st.DISCARD + seat) for seat in range(int(s.seats))]
    out["glory"] = [sorted(_names(s, st.GLORY_OF + seat)) for seat in range(int(s.seats))]
    out["invasion"] = s.book.invasions[s.invasion] if s.invasion >= 0 else ""
    out["over"] = bool(s.over)
    out["result"] = s.result or []
    out["seat"] = s.decision.seat if s.decision else -1
    out["prompt"] = s.decision.prompt if s.decision else ""
    out.pop("decisions")
    return out


# -- sampling --------------------------------------------------------------------------------------


def sample(s: Raid, seat: int, rng: int) -> Raid:
    """A raid the seat cannot tell from this one: event sets and invasion card that fit what was
    seen, hidden cards dealt anew, chance to come new."""
    twin = s.copy()
    if seat != INVADER:
        _other_sets(twin, rng)
        _other_invasion(twin, rng)
    groups = [
        _cards(twin, EVENT_CARD),
        _cards(twin, GLORY_CARD),
        sorted([*twin.cards_in(st.TURNS), *twin.cards_in(st.LOOKED_AT)]),
    ]
    for other in range(1, int(s.seats)):
        piles = (st.DECK + other, st.HAND_OF + other)
        groups.append(sorted(card for pile in piles for card in twin.cards_in(pile)))
    reshuffle_unknown(twin, seat, groups, rng)
    return raid(twin)


def _cards(s: Raid, kind: int) -> list[int]:
    """The cards of a kind that are in the game, not in the box."""
    return [card for card in _of_kind(s.book, kind) if s.zone[card] != st.BOX]


@lru_cache(maxsize=256)
def _of_kind(book: Book, kind: int) -> tuple[int, ...]:
    return tuple(card for card, sheet in enumerate(book.card_kind) if book.kind[sheet] == kind)


def _other_sets(s: Raid, rng: int) -> None:
    """Event sets nobody has seen may be any of those left: their cards change places."""
    unseen = [k for k in range(len(s.book.sets)) if not s.sets_seen & BIT[k]]
    chosen = [k for k in unseen if s.sets & BIT[k]]
    if not chosen or s.options & st.RECOMMENDED:
        return
    pool = unseen[:]
    fresh = []
    for n in range(len(chosen)):
        fresh.append(pool.pop(int(draw(rng, _SETS, n, len(pool)))))
    leaving = sorted(set(chosen) - set(fresh))
    coming = sorted(set(fresh) - set(chosen))
    now = list(range(len(s.kind)))
    for old, new in zip(leaving, coming, strict=True):
        for one, other in zip(_set_cards(s, old), _set_cards(s, new), strict=True):
            now[one], now[other] = other, one
        s.sets = s.sets & ~BIT[old] | BIT[new]
    if leaving:
        exchange(s, now)


def _set_cards(s: Raid, number: int) -> list[int]:
    return [c for c in _of_kind(s.book, EVENT_CARD) if s.book.event_set[s.kind[c]] == number]


def _other_invasion(s: Raid, rng: int) -> None:
    """An invasion card with the groups that were seen and as many types."""
    if s.invasion < 0 or s.options & st.RECOMMENDED:
        return
    fitting = _fitting(s.book, s.board, int(s.invasion), int(s.face_up), int(s.groups_seen))
    s.invasion = fitting[int(draw(rng, _SETS, 99, len(fitting)))]


@lru_cache(maxsize=1024)
def _fitting(book: Book, board: Board, true: int, face_up: int, seen: int) -> tuple[int, ...]:
    """The cards that could be the true one: kept, as a thought asks for the same ones again."""
    many = (types_of(book, board, true) & ~face_up).bit_count()
    found = []
    for card in range(len(book.invasions)):
        types = types_of(book, board, card)
        if face_up & ~types == 0 and (types & ~face_up).bit_count() == many:
            if all(
                _contents(book, 6 * true + g) == _contents(book, 6 * card + g) for g in each(seen)
            ):
                found.append(card)
    return tuple(found)


def _contents(book: Book, at: int) -> list[int]:
    """What stands in a group of an invasion card."""
    types = [int(book.group_type[k]) for k in range(book.group_first[at], book.group_last[at])]
    return [*types, int(book.group_argent[at])]
