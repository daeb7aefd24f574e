"""Positions on paper: what scenarios, tests and bug reports set up (docs/scenarios)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hadur.games.summoner_wars import notation
from hadur.games.summoner_wars.abilities.ids import EFFECTS, FREEZE
from hadur.games.summoner_wars.board import name_of, space_named
from hadur.games.summoner_wars.cards.definition import (
    ACTIVE,
    BY_NAME,
    DRAW_PHASE,
    PHASES,
    TABLES,
    Card,
)
from hadur.games.summoner_wars.phases.damage import put_under
from hadur.games.summoner_wars.phases.turn import (
    END_OF_TURN,
    END_PHASE,
    IDLE,
    NEXT_TURN,
    PHASE,
    TURN,
)
from hadur.games.summoner_wars.setup import deal, empty_field
from hadur.games.summoner_wars.state import (
    ACTIVE_AREA,
    BOTH,
    DECK,
    DISCARD_PILE,
    DRAW_PILE,
    HAND,
    Battle,
)
from hadur.games.summoner_wars.values import life
from hadur.kernel.bits import BIT
from hadur.kernel.cards import NOWHERE
from hadur.kernel.errors import BadScenario
from hadur.kernel.scenarios import values
from hadur.kernel.scenarios.names import Names, names
from hadur.kernel.scenarios.pace import settle

MARKS: Final = {
    "damage": "damage=N",
    "charges": "charges=N",
    "owner": "owner=SEAT",
    "under": "under=CARD,CARD",
    "bonus": "bonus=N",
    "lent": "lent=SEAT",
}
"""What may stand behind a card on the battlefield."""
EVENT_MARKS: Final = {"charges": "charges=N", "target": "target=SPACE", "target2": "target2=SPACE"}
MOMENTS: Final = ("idle", "start", "end", "turn")
MOST_MAGIC: Final = 15
ENDLESS: Final = 9999
"""Charges never run out (SW-18.2), but a number that nobody means is none."""

NAMES: Final = names(
    "summoner-wars",
    Names(
        position={
            "from": '"start": the dealt game, and what the position says besides',
            "active": "the player whose turn it is: 0 or 1",
            "turn": "the number of the turn",
            "phase": ", ".join(PHASES),
            "moment": "idle (in the phase), start or end of the phase, turn (the whole turn)",
            "magic": "two numbers from 0 to 15",
            "board": 'a table: space = "CONTROLLER CARD marks"',
            "hand": "two lists of cards",
            "draw": "two lists of cards, the last is the top",
            "discard": "two lists of cards",
            "events": 'two lists of active events: "freeze target=c3 charges=1 target2=d3"',
            "moved": "spaces of units that moved in this phase",
            "attacked": "spaces of units that attacked in this phase",
            "moves-used": "how many of the three moves are used",
            "attacks-used": "how many of the three attacks are used",
            "targeted": "true: an enemy card was attacked this turn",
            "stop": "true: do not run beyond the phase",
        },
        marks={
            "damage=N": "damage on it",
            "charges=N": "charges on it",
            "owner=SEAT": "whose card it is, if not the controller's",
            "under=CARD,CARD": "cards under it",
            "bonus=N": "strength until the end of the turn",
            "lent=SEAT": "control goes back to that seat at the end of the turn",
        },
        expect={
            "SPACE": 'what is there (c5), "" if nothing',
            "SPACE.card": "and .class, .structure, .controller, .owner, .damage, .life, .charges",
            "SPACE.attack": "of units: melee or ranged; .strength, .abilities, .moved, .attacked",
            "SPACE.frozen": "true if it is; so .lent, .under, .bonus: there only if they apply",
            "magic": "by seat",
            "hand": "by seat, sorted; so draw (the last is the top), discard",
            "hand-count": "by seat; so draw-count, discard-count",
            "events": "active events by seat",
            "active": "whose turn it is; turn, phase",
            "moves-used": "and attacks-used, targeted",
            "dice": "dice.melee, dice.ranged, dice.special: symbols; dice.count: dice of the move",
            "over": "and result, a score for each seat",
            "seat": "who is asked first; prompt: what",
        },
        moves=notation.__doc__ or "",
        chance="a die by its symbols: melee+ranged, ranged+special, melee+special, melee",
        shared=("order",),
    ),
)


def set_up(setup: Mapping[str, Any], position: Mapping[str, Any], seed: int) -> Battle:
    """The battle a position describes, run to its first decision."""
    values.check_keys(position, NAMES.position)
    start = position.get("from", "empty")
    if start not in ("empty", "start"):
        raise BadScenario(f"from = '{start}' should be 'start' or be left out")
    if start == "start":
        s = deal(setup, seed)
        s.run()
        s.asks = []
        s.depth = 0
    else:
        s = empty_field(setup, seed)
    try:
        _fill(s, position)
    except values.FAULTS as error:
        raise values.wrong_form(error) from error
    _flow(s, position)
    settle(s, position)
    return s


def _fill(s: Battle, position: Mapping[str, Any]) -> None:
    s.active = values.seat(position.get("active", int(s.active)), "position.active", 2)
    s.turn = values.number(position.get("turn", max(int(s.turn), 1)), "position.turn", 1, 9999)
    magic = position.get("magic", [int(s.magic[0]), int(s.magic[1])])
    for seat, amount in enumerate(values.for_each_seat(magic, "position.magic", 2)):
        s.magic[seat] = values.number(amount, f"position.magic.{seat}", 0, MOST_MAGIC)
    for space, text in values.table(position.get("board", {}), "position.board").items():
        _stand(s, space, values.word(text, f"position.board.{space}"))
    for key, zone in (("hand", HAND), ("draw", DRAW_PILE), ("discard", DISCARD_PILE)):
        for seat, cards in enumerate(values.lists(position.get(key, ()), f"position.{key}", 2)):
            for name in cards:
                _lay(s, seat, name, zone, f"position.{key}.{seat}")
    for seat, texts in enumerate(values.lists(position.get("events", ()), "position.events", 2)):
        for text in texts:
            _activate(s, seat, text)
    for space in values.words(position.get("moved", ()), "position.moved"):
        s.moved |= BIT[_filled(s, space, "position.moved")]
    for space in values.words(position.get("attacked", ()), "position.attacked"):
        s.attacked |= BIT[_filled(s, space, "position.attacked")]
    s.moves_used = values.number(position.get("moves-used", 0), "position.moves-used")
    s.attacks_used = values.number(position.get("attacks-used", 0), "position.attacks-used")
    s.targeted = values.switch(position.get("targeted", False), "position.targeted")


def _flow(s: Battle, position: Mapping[str, Any]) -> None:
    """The frames of a turn that has come as far as the position says."""
    name = values.one_of(position.get("phase", "summon"), "position.phase", PHASES)
    moment = values.one_of(position.get("moment", "idle"), "position.moment", MOMENTS)
    if moment == "turn":
        s.push(TURN)
        return
    number = PHASES.index(name)
    s.phase = number
    s.push(NEXT_TURN)
    s.push(END_OF_TURN)
    for later in range(DRAW_PHASE, number, -1):
        s.push(PHASE, later)
    if moment == "start" or (moment == "idle" and number == DRAW_PHASE):
        s.push(PHASE, number)
        return
    s.push(END_PHASE, number)
    if moment == "idle":
        s.push(IDLE)


# -- cards -----------------------------------------------------------------------------------------


def _stand(s: Battle, place: str, text: str) -> None:
    """A card on the battlefield: "0 frost-mage damage=1 charges=2 owner=1 under=ice-smith"."""
    key = f"position.board.{place}"
    space = _space(place, key)
    words = text.split()
    if len(words) < 2 or words[0] not in ("0", "1"):
        raise BadScenario(f"{key}: '{text}' should read like '0 frost-mage damage=1'")
    if s.at[space] >= 0:
        raise BadScenario(f"{key}: there is a card on {name_of(space)} already")
    seat = int(words[0])
    card = _known(words[1], key)
    marks = values.marks(words[2:], MARKS, key)
    if not TABLES.life[card.number]:
        raise BadScenario(f"{key}: {card.name} cannot stand on the battlefield: it has no life")
    owner = values.numeral(marks.get("owner", words[0]), f"{key}, owner", 0, 1)
    instance = _find(s, owner, card, key)
    s.enter(instance, space, seat)
    s.damage[instance] = values.numeral(marks.get("damage", "0"), f"{key}, damage")
    s.charges[instance] = values.numeral(marks.get("charges", "0"), f"{key}, charges", 0, ENDLESS)
    s.bonus[instance] = values.numeral(marks.get("bonus", "0"), f"{key}, bonus")
    if "lent" in marks:
        s.lender[instance] = values.numeral(marks["lent"], f"{key}, lent", 0, 1)
        if s.lender[instance] == seat:
            raise BadScenario(f"{key}: lent={seat}: seat {seat} controls it: say from whom it is")
    if s.damage[instance]:
        s.damaged |= BIT[space]
    for below in filter(None, marks.get("under", "").split(",")):
        put_under(s, _find(s, seat, _known(below, key), key), instance)
    if s.damage[instance] >= life(s, instance):
        raise BadScenario(
            f"{key}: {card.name} would be destroyed by so much damage:"
            f" at most {int(life(s, instance)) - 1}"
        )


def _lay(s: Battle, seat: int, name: str, zone: int, key: str) -> None:
    card = _find(s, seat, _known(name, key), key)
    s.put(card, zone + seat)
    if zone == HAND or zone == DISCARD_PILE:
        s.reveal(card, BIT[seat])


def _activate(s: Battle, seat: int, text: str) -> None:
    """An event in the active area: "freeze target=c3 charges=1"."""
    key = f"position.events.{seat}"
    words = text.split()
    card = _known(words[0] if words else "", key)
    if not card.classes & ACTIVE:
        raise BadScenario(f"{key}: {card.name} is no active event")
    marks = values.marks(words[1:], EVENT_MARKS, f"{key}, {card.name}")
    event = _find(s, seat, card, key)
    s.put(event, ACTIVE_AREA + seat)
    s.reveal(event, BOTH)
    s.controller[event] = seat
    s.charges[event] = values.numeral(marks.get("charges", "0"), f"{key}, charges", 0, ENDLESS)
    s.in_effect[seat * EFFECTS + card.effect] += 1
    if "target" in marks:
        s.target[event] = s.at[_filled(s, marks["target"], f"{key}, target")]
    if "target2" in marks:
        s.target2[event] = s.at[_filled(s, marks["target2"], f"{key}, target2")]
    for target in (int(s.target[event]), int(s.target2[event])):
        if target >= 0:
            if card.effect == FREEZE:
                s.frozen |= BIT[s.space[target]]
            s.relearn(target)


def _find(s: Battle, seat: int, card: Card, key: str) -> int:
    """A card of the seat's deck not used yet. A deck without one gets it for this position."""
    free = [c for c in range(seat * DECK, (seat + 1) * DECK) if s.zone[c] == NOWHERE]
    for candidate in free:
        if s.kind[candidate] == card.number:
            return candidate
    spare = [c for c in free if c != s.summoner[seat]]
    if not spare:
        raise BadScenario(f"{key}: seat {seat} has more than {DECK} cards")
    if card.class_name == "summoner" and s.summoner[seat] not in free:
        raise BadScenario(f"{key}: seat {seat} has more than one summoner (SW-22.4)")
    chosen = s.summoner[seat] if card.class_name == "summoner" else spare[-1]
    s.kind = s.kind[:]
    s.kind[chosen] = card.number
    return int(chosen)


def _known(name: str, key: str) -> Card:
    return BY_NAME[values.named(name, BY_NAME, "card", key)]


def _space(text: str, key: str) -> int:
    space = space_named(text)
    if space < 0:
        raise BadScenario(f"{key}: '{text}' is no space: columns are a to f, rows 1 to 8, as in c3")
    return space


def _filled(s: Battle, text: str, key: str) -> int:
    """A space with a card on it."""
    space = _space(text, key)
    if s.at[space] < 0:
        raise BadScenario(f"{key}: there is no card on {text}: position.board should have one")
    return space
