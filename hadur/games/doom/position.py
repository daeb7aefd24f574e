"""Positions on paper: what scenarios, tests and bug reports set up (docs/scenarios/doom.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hadur.games.doom import notation
from hadur.games.doom import state as st
from hadur.games.doom.lasting import add_lasting
from hadur.games.doom.phases import demons, marine, preparing, status, summoning
from hadur.games.doom.piles import set_copy, show, take_set
from hadur.games.doom.setup import empty_table
from hadur.games.doom.state import INVADER, MARINES, Raid
from hadur.games.doom.values import health, main_actions
from hadur.games.doom.vocabulary import (
    ACTION_CARD,
    AT_START,
    CLASS_CARD,
    EVENT_CARD,
    GLORY_CARD,
    GRENADE,
    INVADER_INITIATIVE,
    KEEP,
    MARINE_INITIATIVE,
    TAKE_BACK,
    UAC,
    UNTIL_ACTIVATION,
    UNTIL_START,
)
from hadur.kernel.bits import BIT
from hadur.kernel.errors import BadScenario
from hadur.kernel.native import i64, vec
from hadur.kernel.scenarios import values
from hadur.kernel.scenarios.names import Names, names
from hadur.kernel.scenarios.pace import settle

MOMENTS: Final = {
    "act": "the active figure is in the middle of its activation",
    "start": "the activation of the active figure begins",
    "demon": "as act, for a demon",
    "type": "an Invader card was revealed",
    "status": "a round begins",
    "turns": "the next initiative card is revealed",
    "summon": "the invader summons from the portal",
    "setup": "the end of setup",
}
_STATES: Final = ("active", "inactive", "gone")
FIGURE_MARKS: Final = {
    "damage": "damage=N",
    "points": "points=N",
    "spent": "spent=N",
    "token": "token=NAME",
    "stunned": "stunned",
    "lying": "lying",
    "attacked": "attacked",
}
TOKEN_MARKS: Final = {"threats": "threats=N", "progress": "progress=N"}
SEATS: Final = 5

NAMES: Final = names(
    "doom",
    Names(
        position={
            "moment": ", ".join(MOMENTS),
            "active": "the figure that acts; alpha",
            "round": "number of the round",
            "frags": "a counter",
            "threats": "a counter",
            "achieved": "a counter",
            "figures": 'a table: figure = "SPACE marks"',
            "open": 'doors that are open (["c5-d5"]), or "all"',
            "teleporters": "a table: space = active or inactive",
            "portals": "a table: space = active, inactive or gone",
            "items": "the spaces where items are left",
            "tokens": 'objective tokens: "sample c5 threats=1 progress=2"',
            "exhausted": "demon types",
            "activated": "demon types",
            "mains": "main actions left to the active marine",
            "lead": "the seat that takes point, of three marines",
            "initiative": "initiative cards still to come, the next first",
            "glory-deck": "Glory Kill cards on top of their deck, the top one first",
            "portal": "for the moment summon: its space",
            **{str(seat): f"a table for the player of seat {seat}" for seat in range(SEATS)},
            "stop": "true: do not run beyond the activation",
        },
        seat={
            "class": "a marine's class card",
            "exhausted": "true: the class card is",
            "weapons": "weapons and grenades beside the UAC set",
            "hand": "cards",
            "deck": "cards on top of the deck, the top one first",
            "discard": "cards",
            "play": "cards in play",
            "grenades": "a table: grenade = the space where its token lies",
            "glory": "Glory Kill cards held",
            "rest": "false: no other cards than those the position names",
            "sets": "the invader's event sets",
            "invasion": "the invader's invasion card",
            "argent": "a table: demon type or invasion = tokens",
        },
        marks={
            "damage=N": "damage on a figure",
            "points=N": "movement points left",
            "spent=N": "movement points spent",
            "token=NAME": "an objective token it carries",
            "stunned": "it is stunned",
            "lying": "a large figure lies across",
            "attacked": "it has attacked",
            "threats=N": "threat tokens on an objective token",
            "progress=N": "progress on an objective token",
        },
        expect={
            "figures": "figures.NAME.space, .damage, .points, .stunned, .staggered, .lying, …",
            "tokens": "objective tokens",
            "map": "map.doors, .portals, .items, .teleporters",
            "marines": "marines.0.weapons, …",
            "invader": "invader.demons.imp.argent, …",
            "turns": "turns.left, …",
            "attack": "attack.shields, .cover, …",
            "hands": "by seat, sorted; so decks, discards, glory",
            "players": "players.SEAT.faction, .discard; out: seats that play no more",
            "active": "the figure that acts",
            "game": "whose rules; round, rounds: this one, and the last there can be",
            "frags": "and frags-needed, threats, threat: tokens, and the kind of threat",
            "goal": "what the marines must do; achieved, needed: how far they are",
            "dice": "dice.count: dice of the move",
            "invasion": "the invasion card",
            "over": "and result, a score for each seat",
            "seat": "who is asked first; prompt: what",
        },
        moves=notation.__doc__ or "",
        chance="a die by its colour and face: red-2, black-3",
    ),
)


_CARDS: Final = ("hand", "deck", "discard", "play", "rest")
OWN_KEYS: Final = {
    "invader": (*_CARDS, "sets", "invasion", "argent"),
    "marine": (*_CARDS, "class", "exhausted", "weapons", "grenades", "glory"),
}
"""Which keys of a seat are the invader's, and which a marine's."""

ONLY_WITH: Final = {
    "portal": ("summon",),
    "active": ("act", "start", "demon"),
    "mains": ("act",),
}
"""Keys that only some moments read."""


def set_up(setup: Mapping[str, Any], position: Mapping[str, Any], seed: int) -> Raid:
    """The raid a position describes, run to its first decision."""
    many = len(setup["seats"])
    values.check_keys(position, NAMES.position)
    for seat in range(many, SEATS):
        if str(seat) in position:
            values.seat(seat, f"position.{seat}", many)
    s = empty_table(setup, seed)
    try:
        _fill(s, position)
        _flow(s, position)
    except values.FAULTS as error:
        raise values.wrong_form(error) from error
    settle(s, position)
    return s


def _fill(s: Raid, position: Mapping[str, Any]) -> None:
    s.round = values.number(position.get("round", 1), "position.round", 1, 999)
    s.frags = values.number(position.get("frags", 0), "position.frags", 0, int(s.book.frags))
    s.threats = values.number(position.get("threats", 0), "position.threats", 0, 999)
    goal = int(s.book.goal_count)
    s.achieved = values.number(position.get("achieved", 0), "position.achieved", 0, goal)
    if "lead" in position and s.seats != 4:
        raise BadScenario("position.lead: only of three marines one takes point (DM-25.3)")
    s.lead = values.number(position.get("lead", 1), "position.lead", 1, 3) if s.seats == 4 else 0
    _open_doors(s, position.get("open", ()))
    teleporters = values.table(position.get("teleporters", {}), "position.teleporters")
    s.teleporters = _states(s, teleporters, s.board.teleporters, s.teleporters)
    _portals(s, values.table(position.get("portals", {}), "position.portals"))
    if "items" in position:
        _items(s, values.words(position["items"], "position.items"))
    tokens = values.words(position.get("tokens", ()), "position.tokens")
    for text in tokens:
        _token(s, text)
    if len({tuple(text.split()[:2]) for text in tokens}) < len(tokens):
        raise BadScenario("position.tokens: a token of one kind is named twice in a space")
    for name, text in values.table(position.get("figures", {}), "position.figures").items():
        _figure(s, name, values.word(text, f"position.figures.{name}"))
    _invader(s, _table_of(position, INVADER))
    for seat in range(1, int(s.seats)):
        _marine(s, seat, _table_of(position, seat))
    _glory_deck(s, values.words(position.get("glory-deck", ()), "position.glory-deck"))
    for name in values.words(position.get("exhausted", ()), "position.exhausted"):
        s.exhausted |= BIT[_type(s, name, "position.exhausted")]
    for name in values.words(position.get("activated", ()), "position.activated"):
        s.activated |= BIT[_type(s, name, "position.activated")]


def _table_of(position: Mapping[str, Any], seat: int) -> Mapping[str, Any]:
    return values.table(position.get(str(seat), {}), f"position.{seat}")


# -- the map ---------------------------------------------------------------------------------------


def _open_doors(s: Raid, given: object) -> None:
    doors = {notation.door(s, number): number for number in range(int(s.board.doors))}
    if given == "all":
        s.change_doors(0)
        return
    for name in values.words(given, "position.open"):
        values.named(name, list(doors), "door", "position.open")
        s.change_doors(s.doors & ~BIT[doors[name]])


def _square(s: Raid, name: str, key: str) -> int:
    square = notation.square_number(s, name)
    if square < 0:
        raise BadScenario(f"{key}: '{name}' is no space of this map: write a letter and a number")
    return square


def _number(s: Raid, name: str, places: vec[i64], key: str) -> int:
    """The number of the thing that lies in a space."""
    square = _square(s, name, key)
    for number, place in enumerate(places):
        if place == square:
            return number
    there = ", ".join(notation.square(s, int(place)) for place in places)
    raise BadScenario(f"{key}: nothing of that kind lies in {name} (but in: {there})")


def _states(s: Raid, given: Mapping[str, str], places: vec[i64], now: int) -> int:
    for name, state in given.items():
        bit = BIT[_number(s, name, places, "position.teleporters")]
        values.one_of(state, f"position.teleporters.{name}", _STATES[:2])
        now = now | bit if state == "active" else now & ~bit
    return int(now)


def _portals(s: Raid, given: Mapping[str, str]) -> None:
    for name, state in given.items():
        bit = BIT[_number(s, name, s.board.portals, "position.portals")]
        values.one_of(state, f"position.portals.{name}", _STATES)
        s.awake = s.awake | bit if state == "active" else s.awake & ~bit
        if state == "gone":
            s.portals &= ~bit


def _items(s: Raid, names: Sequence[str]) -> None:
    s.items = 0
    for name in names:
        s.items |= BIT[_number(s, name, s.board.items, "position.items")]


def _token(s: Raid, text: str) -> None:
    """An objective token in a space: "sample c5 threats=1 progress=2"."""
    words = text.split()
    key = f"position.tokens, '{text}'"
    if len(words) < 2:
        raise BadScenario(f"{key} should read like 'sample c5 threats=1'")
    kind = _token_kind(s, words[0], key)
    marks = values.marks(words[2:], TOKEN_MARKS, key)
    at = _token_at(s, kind, _square(s, words[1], key)) * st.TOKEN_SIZE
    s.tokens[at + st.TOKEN_THREAT] = values.numeral(marks.get("threats", "0"), key)
    s.tokens[at + st.TOKEN_PROGRESS] = values.numeral(marks.get("progress", "0"), key)


def _token_at(s: Raid, kind: int, square: int) -> int:
    """The token of that kind that the map draws there, or a new one."""
    for number in range(int(s.token_count())):
        if s.token(number, st.TOKEN_KIND) == kind and s.token(number, st.TOKEN_PLACE) == square:
            return number
    s.add_token(kind, square, -1)
    return int(s.token_count()) - 1


def _token_kind(s: Raid, name: str, key: str) -> int:
    known = [str(token) for token in s.book.tokens]
    return known.index(values.named(name, known, "token", key))


# -- figures ---------------------------------------------------------------------------------------


def _type(s: Raid, name: str, key: str) -> int:
    known = [notation.type_name(s, kind) for kind in range(int(s.book.types))]
    return known.index(values.named(name, known, "demon", key))


def _figure_named(s: Raid, name: str, key: str) -> int:
    number = notation.figure_number(s, name)
    if number < 0 or (number < MARINES and number >= s.seats - 1):
        marines = ", ".join(str(marine) for marine in s.book.marines[: int(s.seats) - 1])
        raise BadScenario(
            f"{key}: no figure is called '{name}': there are {marines}, and demons such as imp-1"
        )
    return int(number)


def _figure(s: Raid, name: str, text: str) -> None:
    """A figure on the map: imp-1 = "c5 damage=1 stunned points=2 token=sample"."""
    key = f"position.figures.{name}"
    number = _figure_named(s, name, "position.figures")
    words = text.split()
    if not words:
        raise BadScenario(f"{key}: say in which space it is")
    marks = values.marks(words[1:], FIGURE_MARKS, key)
    square = _square(s, words[0], key)
    turned = 1 if "lying" in marks else 0
    stand = int(s.stand_at(number, square, turned))
    base = s.field.base(stand)
    if not s.field.has_room(stand):
        raise BadScenario(f"{key}: it has no room in {words[0]}")
    if turned and not s.book.is_large(number):
        raise BadScenario(f"{key}: {name} is small: only a large figure lies across")
    for under in range(int(s.field.squares)):
        if base[under // 62] & BIT[under % 62] and s.at[under] >= 0:
            raise BadScenario(f"{key}: somebody else is in {notation.square(s, under)}")
    if number >= MARINES:
        s.face_up |= BIT[s.book.type_of[number]]
    s.set_down(number, square, turned)
    s.damage[number] = values.numeral(
        marks.get("damage", "0"), f"{key}, damage", 0, int(health(s, number)) - 1
    )
    s.points[number] = values.numeral(marks.get("points", "0"), f"{key}, points")
    s.spent[number] = values.numeral(marks.get("spent", "0"), f"{key}, spent")
    if "stunned" in marks:
        s.status[number] |= st.STUNNED
    if "attacked" in marks:
        s.status[number] |= st.ATTACKED
    if "token" in marks:
        s.add_token(_token_kind(s, marks["token"], key), -1, number)


# -- cards -----------------------------------------------------------------------------------------


def _sheet(s: Raid, name: str, kind: int, key: str) -> int:
    known = [n for k, n in enumerate(s.book.names) if s.book.kind[k] == kind]
    values.named(name, known, "card of this kind", key)
    return next(k for k, n in enumerate(s.book.names) if n == name and s.book.kind[k] == kind)


def _find(s: Raid, sheet: int, home: int, key: str) -> int:
    """A card of that kind that is still where unnamed cards are."""
    for card in range(len(s.kind)):
        if s.kind[card] == sheet and s.zone[card] == home:
            return card
    raise BadScenario(f"{key}: there is no (further) card '{s.book.names[sheet]}' for it")


def _lay(s: Raid, seat: int, given: Mapping[str, Any], kind: int, home: int) -> None:
    """Named cards into hand, discard pile, play and on top of the deck (the top one first)."""
    for key, pile in (("hand", st.HAND_OF), ("discard", st.DISCARD), ("play", st.IN_PLAY)):
        own = f"position.{seat}.{key}"
        for name in values.words(given.get(key, ()), own):
            card = _find(s, _sheet(s, name, kind, own), home, own)
            s.put(card, pile + seat)
            if key == "hand":
                s.reveal(card, BIT[seat])
            else:
                show(s, card)
            if key == "play":
                _keep(s, seat, card)
    own = f"position.{seat}.deck"
    top = [
        _lift(s, _sheet(s, name, kind, own), home, own)
        for name in values.words(given.get("deck", ()), own)
    ]
    kept = values.switch(given.get("rest", True), f"position.{seat}.rest")
    rest = [card for card in range(len(s.kind)) if s.zone[card] == home and _is_of(s, card, kind)]
    for card in rest:
        if kept:
            s.put(card, st.DECK + seat)
        else:
            s.take(card)
            s.zone[card] = st.BOX
    for card in reversed(top):
        s.put(card, st.DECK + seat)


def _keep(s: Raid, seat: int, card: int) -> None:
    """A card in play that says so is kept there (DM-6.10)."""
    for effect in _effects_of(s, int(s.kind[card])):
        if s.book.do_what[effect] == KEEP:
            add_lasting(s, KEEP, card, -1, s.book.until[effect], seat - 1)


def _effects_of(s: Raid, sheet: int) -> list[int]:
    first, last = int(s.book.first[sheet]), int(s.book.last[sheet])
    return [
        effect
        for ability in range(first, last)
        for effect in range(int(s.book.do_first[ability]), int(s.book.do_last[ability]))
    ]


def _lift(s: Raid, sheet: int, home: int, key: str) -> int:
    card = _find(s, sheet, home, key)
    s.take(card)
    return card


def _is_of(s: Raid, card: int, kind: int) -> bool:
    return bool(s.book.kind[s.kind[card]] == kind)


def _invader(s: Raid, given: Mapping[str, Any]) -> None:
    key = f"position.{INVADER}"
    values.check_keys(given, OWN_KEYS["invader"], key)
    usual = [s.book.sets[int(k)] for k in s.book.recommended_sets]
    sets = values.words(given.get("sets", usual), f"{key}.sets")
    for name in sets:
        values.named(name, s.book.sets, "event set", f"{key}.sets")
        s.sets |= BIT[s.book.sets.index(name)]
    if len(set(sets)) != preparing.SETS_CHOSEN or len(sets) > preparing.SETS_CHOSEN:
        most = preparing.SETS_CHOSEN
        raise BadScenario(f"{key}.sets should be {most} different event sets (DM-4.22): {sets}")
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
    recommended = s.book.invasions[int(s.book.recommended_invasion)]
    invasion = values.word(given.get("invasion", recommended), f"{key}.invasion")
    values.named(invasion, s.book.invasions, "invasion card", f"{key}.invasion")
    s.invasion = s.book.invasions.index(invasion)
    for name, many in values.table(given.get("argent", {}), f"{key}.argent").items():
        where = int(s.book.types) if name == "invasion" else _type(s, name, f"{key}.argent")
        left = int(s.supply())
        s.argent[where] = values.number(many, f"{key}.argent.{name}", 0, left)
        if name != "invasion" and not s.face_up & BIT[where]:
            raise BadScenario(
                f"{key}.argent.{name}: no {name} is among position.figures (DM-19.10)"
            )


def _marine(s: Raid, seat: int, given: Mapping[str, Any]) -> None:
    key = f"position.{seat}"
    values.check_keys(given, OWN_KEYS["marine"], key)
    if "class" in given:
        name = values.word(given["class"], f"{key}.class")
        sheet = _sheet(s, name, CLASS_CARD, f"{key}.class")
        if sheet in list(s.class_of):
            raise BadScenario(f"{key}.class: another marine has {name}, and there is one of each")
        s.class_of[seat] = sheet
    if values.switch(given.get("exhausted", False), f"{key}.exhausted"):
        s.tired |= BIT[seat]
    weapons = [k for k in range(len(s.book.weapons)) if s.book.weapon_kind[k] == UAC]
    for name in values.words(given.get("weapons", ()), f"{key}.weapons"):
        values.named(name, s.book.weapons, "weapon", f"{key}.weapons")
        weapon = s.book.weapons.index(name)
        if weapon in weapons:
            raise BadScenario(f"{key}.weapons: {name} is there already (DM-4.15)")
        weapons.append(weapon)
    for weapon in weapons:
        if set_copy(s, weapon) < 0:
            raise BadScenario(f"{key}.weapons: no set of {s.book.weapons[weapon]} is left (DM-S56)")
        take_set(s, seat, weapon)
    _lay(s, seat, given, ACTION_CARD, st.DECK + seat)
    for name, place in values.table(given.get("grenades", {}), f"{key}.grenades").items():
        _grenade(s, seat, name, values.word(place, f"{key}.grenades.{name}"))
    for name in values.words(given.get("glory", ()), f"{key}.glory"):
        card = _find(s, _sheet(s, name, GLORY_CARD, f"{key}.glory"), st.BOX, f"{key}.glory")
        s.put(card, st.GLORY_OF + seat)
        s.reveal(card, BIT[seat])


def _grenade(s: Raid, seat: int, name: str, place: str) -> None:
    """A grenade token on the map, which comes back when its card says (DM-22.15, 22.17)."""
    key = f"position.{seat}.grenades"
    own = [w for k, w in enumerate(s.book.weapons) if s.book.weapon_kind[k] == GRENADE]
    weapon = s.book.weapons.index(values.named(name, own, "grenade", key))
    if not s.owned[seat] & BIT[weapon]:
        raise BadScenario(f"{key}: '{name}' is none of this marine's weapons")
    s.grenades[(seat - 1) * len(s.book.weapons) + weapon] = _square(s, place, key)
    for effect in _effects_of(s, int(s.kind[s.book.weapon_first[weapon]])):
        if s.book.do_what[effect] == TAKE_BACK:
            until = UNTIL_START if s.book.detail[effect] == AT_START else UNTIL_ACTIVATION
            add_lasting(s, TAKE_BACK, weapon, seat - 1, until, seat - 1)


def _glory_deck(s: Raid, cards: list[str]) -> None:
    """The Glory Kill deck: the named ones on top, the first uppermost."""
    key = "position.glory-deck"
    top = [_lift(s, _sheet(s, name, GLORY_CARD, key), st.BOX, key) for name in cards]
    for card in range(len(s.kind)):
        if s.zone[card] == st.BOX and _is_of(s, card, GLORY_CARD):
            s.put(card, st.GLORY_DECK)
    for card in reversed(top):
        s.put(card, st.GLORY_DECK)


def _initiative(s: Raid, cards: list[str]) -> None:
    """The initiative deck, the next card first."""
    key = "position.initiative"
    # A lone marine has two cards (DM-5.8).
    playing = [str(marine) for marine in s.book.marines[: max(int(s.seats) - 1, 2)]]
    for name in reversed(cards):
        values.named(name, ["invader", *playing], "player", key)
        kind = INVADER_INITIATIVE if name == "invader" else MARINE_INITIATIVE
        s.put(_find(s, _sheet(s, name, kind, key), st.BOX, key), st.TURNS)


# -- what happens next -----------------------------------------------------------------------------


def _flow(s: Raid, position: Mapping[str, Any]) -> None:
    """The frames of a round that has come as far as the position says."""
    moment = values.one_of(position.get("moment", "act"), "position.moment", list(MOMENTS))
    for key, moments in ONLY_WITH.items():
        if key in position and moment not in moments:
            raise BadScenario(f"position.{key} is for moment = {' or '.join(moments)}")
    _initiative(s, values.words(position.get("initiative", ()), "position.initiative"))
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
        name = values.word(position.get("portal", ""), "position.portal")
        portal = _number(s, name, s.board.portals, "position.portal")
        s.awake |= BIT[portal]
        s.push(summoning.SUMMON_REST, BIT[portal])
    elif moment != "turns":
        _activation(s, moment, position)


def _activation(s: Raid, moment: str, position: Mapping[str, Any]) -> None:
    """In the middle of the activation of a marine or a demon, or at its start."""
    name = values.word(position.get("active", str(s.book.marines[0])), "position.active")
    figure = _figure_named(s, name, "position.active")
    respawns = moment == "start" and figure < MARINES
    if not respawns and not s.on_map & BIT[figure] and ("active" in position or s.on_map):
        raise BadScenario(f"position.active: {name} is not among position.figures")
    if moment == "start" and figure < MARINES:
        s.push(marine.ACTIVATE, figure)
    elif figure < MARINES:
        s.active = figure
        usual = int(main_actions(s, figure + 1))
        s.mains = values.number(position.get("mains", usual), "position.mains")
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
