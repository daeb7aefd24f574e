"""Positions on paper: what scenarios, tests and bug reports set up (docs/scenarios/doom.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hadur.games.doom import notation
from hadur.games.doom import state as st
from hadur.games.doom.phases import demons, marine, preparing, status, summoning
from hadur.games.doom.piles import show, take_set
from hadur.games.doom.setup import empty_table
from hadur.games.doom.state import INVADER, MARINES, Raid
from hadur.games.doom.values import main_actions
from hadur.games.doom.vocabulary import (
    ACTION_CARD,
    CLASS_CARD,
    EVENT_CARD,
    GLORY_CARD,
    INVADER_INITIATIVE,
    MARINE_INITIATIVE,
    UAC,
)
from hadur.kernel.bits import BIT
from hadur.kernel.errors import BadScenario
from hadur.kernel.hints import did_you_mean
from hadur.kernel.native import i64, vec

KEYS: Final = (
    "moment",
    "active",
    "round",
    "frags",
    "threats",
    "achieved",
    "figures",
    "open",
    "teleporters",
    "portals",
    "items",
    "tokens",
    "exhausted",
    "activated",
    "mains",
    "lead",
    "initiative",
    "glory-deck",
    "portal",
)
SEAT_KEYS: Final = (
    "class",
    "exhausted",
    "weapons",
    "hand",
    "deck",
    "discard",
    "play",
    "glory",
    "rest",
    "sets",
    "invasion",
    "argent",
)
MOMENTS: Final = ("act", "start", "demon", "type", "status", "turns", "summon", "setup")
_STATES: Final = ("active", "inactive", "gone")


def set_up(setup: Mapping[str, Any], position: Mapping[str, Any], seed: int) -> Raid:
    """The raid a position describes, run to its first decision."""
    seats = [str(seat) for seat in range(len(setup["seats"]))]
    for key in position:
        if key not in KEYS and key not in seats:
            hint = did_you_mean(key, KEYS, "'")
            raise BadScenario(f"a position has no '{key}'{hint}")
    s = empty_table(setup, seed)
    try:
        _fill(s, position)
        _flow(s, position)
    except (TypeError, ValueError, AttributeError, KeyError) as error:
        raise BadScenario(f"a value of the position has the wrong form: {error}") from error
    s.learned = 0
    s.run()
    return s


def _fill(s: Raid, position: Mapping[str, Any]) -> None:
    s.round = int(position.get("round", 1))
    s.frags = int(position.get("frags", 0))
    s.threats = int(position.get("threats", 0))
    s.achieved = int(position.get("achieved", 0))
    s.lead = int(position.get("lead", 1)) if s.seats == 4 else 0
    _open_doors(s, position.get("open", ()))
    s.teleporters = _states(s, position.get("teleporters", {}), s.board.teleporters, s.teleporters)
    _portals(s, position.get("portals", {}))
    if "items" in position:
        _items(s, position["items"])
    for text in position.get("tokens", ()):
        _token(s, str(text))
    for name, text in dict(position.get("figures", {})).items():
        _figure(s, str(name), str(text))
    _invader(s, dict(position.get("0", {})))
    for seat in range(1, int(s.seats)):
        _marine(s, seat, dict(position.get(str(seat), {})))
    _glory_deck(s, [str(name) for name in position.get("glory-deck", ())])
    for name in position.get("exhausted", ()):
        s.exhausted |= BIT[_type(s, str(name))]
    for name in position.get("activated", ()):
        s.activated |= BIT[_type(s, str(name))]


# -- the map ---------------------------------------------------------------------------------------


def _open_doors(s: Raid, names: object) -> None:
    doors = {notation.door(s, number): number for number in range(int(s.board.doors))}
    if names == "all":
        s.change_doors(0)
        return
    assert isinstance(names, Sequence)
    for name in names:
        if name not in doors:
            raise BadScenario(f"no door is called '{name}' (doors: {', '.join(doors)})")
        s.change_doors(s.doors & ~BIT[doors[name]])


def _square(s: Raid, name: str) -> int:
    square = notation.square_number(s, name)
    if square < 0:
        raise BadScenario(f"'{name}' is no space of this map")
    return square


def _number(s: Raid, name: str, places: vec[i64]) -> int:
    """The number of the thing that lies in a space."""
    square = _square(s, name)
    for number, place in enumerate(places):
        if place == square:
            return number
    raise BadScenario(f"nothing of that kind lies in {name}")


def _states(s: Raid, given: Mapping[str, str], places: vec[i64], now: int) -> int:
    for name, state in given.items():
        bit = BIT[_number(s, str(name), places)]
        if state not in _STATES[:2]:
            raise BadScenario(f"{name}: '{state}' should be active or inactive")
        now = now | bit if state == "active" else now & ~bit
    return int(now)


def _portals(s: Raid, given: Mapping[str, str]) -> None:
    for name, state in given.items():
        bit = BIT[_number(s, str(name), s.board.portals)]
        if state not in _STATES:
            raise BadScenario(f"{name}: '{state}' should be one of {', '.join(_STATES)}")
        s.awake = s.awake | bit if state == "active" else s.awake & ~bit
        if state == "gone":
            s.portals &= ~bit


def _items(s: Raid, names: Sequence[str]) -> None:
    s.items = 0
    for name in names:
        s.items |= BIT[_number(s, str(name), s.board.items)]


def _token(s: Raid, text: str) -> None:
    """An objective token in a space: "sample c5 threats=1 progress=2"."""
    words = text.split()
    if len(words) < 2 or words[0] not in s.book.tokens:
        raise BadScenario(f"'{text}' should read like 'sample c5 threats=1'")
    marks = _marks(words[2:], ("threats", "progress"))
    s.add_token(s.book.tokens.index(words[0]), _square(s, words[1]), -1)
    at = (int(s.token_count()) - 1) * st.TOKEN_SIZE
    s.tokens[at + st.TOKEN_THREAT] = int(marks.get("threats", 0))
    s.tokens[at + st.TOKEN_PROGRESS] = int(marks.get("progress", 0))


def _marks(words: list[str], allowed: tuple[str, ...]) -> dict[str, str]:
    marks = {}
    for word in words:
        key, _, value = word.partition("=")
        if key not in allowed:
            raise BadScenario(f"'{word}' should be one of {', '.join(allowed)}")
        marks[key] = value
    return marks


# -- figures ---------------------------------------------------------------------------------------


def _type(s: Raid, name: str) -> int:
    names = [notation.type_name(s, kind) for kind in range(int(s.book.types))]
    if name not in names:
        raise BadScenario(f"no demon is called '{name}'{did_you_mean(name, names)}")
    return names.index(name)


def _figure(s: Raid, name: str, text: str) -> None:
    """A figure on the map: imp-1 = "c5 damage=1 stunned points=2 token=sample"."""
    number = notation.figure_number(s, name)
    if number < 0 or (number < MARINES and number >= s.seats - 1):
        raise BadScenario(f"no figure is called '{name}'")
    words = text.split()
    if not words:
        raise BadScenario(f"{name}: say in which space it is")
    allowed = ("damage", "stunned", "lying", "points", "spent", "token", "attacked")
    marks = _marks(words[1:], allowed)
    square = _square(s, words[0])
    turned = 1 if "lying" in marks else 0
    stand = int(s.stand_at(number, square, turned))
    base = s.field.base(stand)
    if not s.field.has_room(stand):
        raise BadScenario(f"{name} has no room in {words[0]}")
    for under in range(int(s.field.squares)):
        if base[under // 62] & BIT[under % 62] and s.at[under] >= 0:
            raise BadScenario(f"{name}: somebody else is in {notation.square(s, under)}")
    if number >= MARINES:
        s.face_up |= BIT[s.book.type_of[number]]
    s.set_down(number, square, turned)
    s.damage[number] = int(marks.get("damage", 0))
    s.points[number] = int(marks.get("points", 0))
    s.spent[number] = int(marks.get("spent", 0))
    if "stunned" in marks:
        s.status[number] |= st.STUNNED
    if "attacked" in marks:
        s.status[number] |= st.ATTACKED
    if "token" in marks:
        s.add_token(s.book.tokens.index(marks["token"]), -1, number)


# -- cards -----------------------------------------------------------------------------------------


def _check_keys(seat: int, given: Mapping[str, Any]) -> None:
    for key in given:
        if key not in SEAT_KEYS:
            raise BadScenario(f"seat {seat} has no '{key}'{did_you_mean(key, SEAT_KEYS, chr(39))}")


def _sheet(s: Raid, name: str, kind: int) -> int:
    known = [n for k, n in enumerate(s.book.names) if s.book.kind[k] == kind]
    if name not in known:
        raise BadScenario(f"no such card is called '{name}'{did_you_mean(name, known)}")
    return next(k for k, n in enumerate(s.book.names) if n == name and s.book.kind[k] == kind)


def _find(s: Raid, seat: int, sheet: int, home: int) -> int:
    """A card of that kind that is still where unnamed cards are."""
    for card in range(len(s.kind)):
        if s.kind[card] == sheet and s.zone[card] == home:
            return card
    raise BadScenario(f"seat {seat} has no more of the card '{s.book.names[sheet]}'")


def _lay(s: Raid, seat: int, given: Mapping[str, Any], kind: int, home: int) -> None:
    """Named cards into hand, discard pile, play and on top of the deck (the top one first)."""
    for key, pile in (("hand", st.HAND_OF), ("discard", st.DISCARD), ("play", st.IN_PLAY)):
        for name in given.get(key, ()):
            card = _find(s, seat, _sheet(s, str(name), kind), home)
            s.put(card, pile + seat)
            if key == "hand":
                s.reveal(card, BIT[seat])
            else:
                show(s, card)
    top = [_lift(s, seat, _sheet(s, str(name), kind), home) for name in given.get("deck", ())]
    rest = [card for card in range(len(s.kind)) if s.zone[card] == home and _is_of(s, card, kind)]
    for card in rest:
        if bool(given.get("rest", True)):
            s.put(card, st.DECK + seat)
        else:
            s.take(card)
            s.zone[card] = st.BOX
    for card in reversed(top):
        s.put(card, st.DECK + seat)


def _lift(s: Raid, seat: int, sheet: int, home: int) -> int:
    card = _find(s, seat, sheet, home)
    s.take(card)
    return card


def _is_of(s: Raid, card: int, kind: int) -> bool:
    return bool(s.book.kind[s.kind[card]] == kind)


def _invader(s: Raid, given: dict[str, Any]) -> None:
    _check_keys(INVADER, given)
    names = given.get("sets", [s.book.sets[int(k)] for k in s.book.recommended_sets])
    for name in names:
        if name not in s.book.sets:
            raise BadScenario(f"no event set is called '{name}'{did_you_mean(name, s.book.sets)}")
        s.sets |= BIT[s.book.sets.index(name)]
    for card in range(len(s.kind)):
        number = int(s.book.event_set[s.kind[card]])
        if number < 0:
            continue
        if s.sets & BIT[number]:
            s.take(card)
            s.zone[card] = st.BOX + 1
        else:
            s.knows[card] = BIT[INVADER]
    _lay(s, INVADER, given, EVENT_CARD, st.BOX + 1)
    invasion = str(given.get("invasion", s.book.invasions[int(s.book.recommended_invasion)]))
    if invasion not in s.book.invasions:
        hint = did_you_mean(invasion, s.book.invasions)
        raise BadScenario(f"no invasion card is called '{invasion}'{hint}")
    s.invasion = s.book.invasions.index(invasion)
    for name, many in dict(given.get("argent", {})).items():
        where = int(s.book.types) if name == "invasion" else _type(s, str(name))
        s.argent[where] = int(many)


def _marine(s: Raid, seat: int, given: dict[str, Any]) -> None:
    _check_keys(seat, given)
    if "class" in given:
        s.class_of[seat] = _sheet(s, str(given["class"]), CLASS_CARD)
    if given.get("exhausted"):
        s.tired |= BIT[seat]
    weapons = [k for k in range(len(s.book.weapons)) if s.book.weapon_kind[k] == UAC]
    for name in given.get("weapons", ()):
        if name not in s.book.weapons:
            hint = did_you_mean(str(name), s.book.weapons)
            raise BadScenario(f"no weapon is called '{name}'{hint}")
        weapons.append(s.book.weapons.index(name))
    for weapon in weapons:
        take_set(s, seat, weapon)
    _lay(s, seat, given, ACTION_CARD, st.DECK + seat)
    for name in given.get("glory", ()):
        card = _find(s, seat, _sheet(s, str(name), GLORY_CARD), st.BOX)
        s.put(card, st.GLORY_OF + seat)
        s.reveal(card, BIT[seat])


def _glory_deck(s: Raid, names: list[str]) -> None:
    """The Glory Kill deck: the named ones on top, the first uppermost."""
    top = [_lift(s, 0, _sheet(s, name, GLORY_CARD), st.BOX) for name in names]
    for card in range(len(s.kind)):
        if s.zone[card] == st.BOX and _is_of(s, card, GLORY_CARD):
            s.put(card, st.GLORY_DECK)
    for card in reversed(top):
        s.put(card, st.GLORY_DECK)


def _initiative(s: Raid, names: Sequence[str]) -> None:
    """The initiative deck, the next card first."""
    for name in reversed(list(names)):
        kind = INVADER_INITIATIVE if name == "invader" else MARINE_INITIATIVE
        s.put(_find(s, 0, _sheet(s, str(name), kind), st.BOX), st.TURNS)


# -- what happens next -----------------------------------------------------------------------------


def _flow(s: Raid, position: Mapping[str, Any]) -> None:
    """The frames of a round that has come as far as the position says."""
    moment = str(position.get("moment", "act"))
    if moment not in MOMENTS:
        raise BadScenario(f"no moment is called '{moment}'{did_you_mean(moment, MOMENTS)}")
    _initiative(s, position.get("initiative", ()))
    if moment == "status":
        s.push(status.NEXT_ROUND)
        return
    if moment == "setup":
        s.push(status.NEXT_ROUND)
        s.push(preparing.AFTER_SETUP)
        return
    s.push(status.NEXT_CARD)
    if moment == "type":
        s.push(demons.CHOOSE_TYPE)
    elif moment == "summon":
        portal = _number(s, str(position["portal"]), s.board.portals)
        s.awake |= BIT[portal]
        s.push(summoning.SUMMON_REST, BIT[portal])
    elif moment != "turns":
        _activation(s, moment, position)


def _activation(s: Raid, moment: str, position: Mapping[str, Any]) -> None:
    """In the middle of the activation of a marine or a demon, or at its start."""
    name = str(position.get("active", s.book.marines[0]))
    figure = notation.figure_number(s, name)
    if figure < 0:
        raise BadScenario(f"no figure is called '{name}'")
    if moment == "start" and figure < MARINES:
        s.push(marine.ACTIVATE, figure)
    elif figure < MARINES:
        s.active = figure
        s.mains = int(position.get("mains", main_actions(s, figure + 1)))
        s.push(marine.ACT_ON, figure)
    else:
        kind = s.book.type_of[figure]
        s.exhausted |= BIT[kind]
        s.activated |= BIT[kind]
        s.acting = s.on_map & s.of_type(kind) & ~BIT[figure]
        s.push(demons.NEXT_FIGURE, kind)
        if moment == "start":
            s.acting |= BIT[figure]
        else:
            s.active = figure
            s.status[figure] |= st.ACTED
            s.push(demons.ACT_ON, figure)
