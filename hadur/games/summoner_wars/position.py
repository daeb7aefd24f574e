"""Positions on paper: what scenarios, tests and bug reports set up (docs/scenarios)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hadur.games.summoner_wars.abilities.ids import EFFECTS, FREEZE
from hadur.games.summoner_wars.board import space_named
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
from hadur.kernel.hints import did_you_mean

KEYS: Final = (
    "from",
    "active",
    "turn",
    "phase",
    "moment",
    "magic",
    "board",
    "hand",
    "draw",
    "discard",
    "events",
    "moved",
    "attacked",
    "moves-used",
    "attacks-used",
    "targeted",
)
MOMENTS: Final = ("idle", "start", "end", "turn")


def set_up(setup: Mapping[str, Any], position: Mapping[str, Any], seed: int) -> Battle:
    """The battle a position describes, run to its first decision."""
    for key in position:
        if key not in KEYS:
            hint = did_you_mean(key, KEYS, "'")
            raise BadScenario(f"a position has no '{key}'{hint}")
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
    except (TypeError, ValueError, AttributeError) as error:
        raise BadScenario(f"a value of the position has the wrong form: {error}") from error
    _flow(s, position)
    s.learned = 0
    s.run()
    return s


def _fill(s: Battle, position: Mapping[str, Any]) -> None:
    s.active = _one_of(position, "active", s.active, (0, 1))
    s.turn = int(position.get("turn", max(int(s.turn), 1)))
    for seat, magic in enumerate(position.get("magic", (int(s.magic[0]), int(s.magic[1])))):
        if not 0 <= int(magic) <= 15 or seat > 1:
            raise BadScenario("magic is two numbers from 0 to 15")
        s.magic[seat] = int(magic)
    for space, text in dict(position.get("board", {})).items():
        _stand(s, str(space), str(text))
    for key, zone in (("hand", HAND), ("draw", DRAW_PILE), ("discard", DISCARD_PILE)):
        for seat, names in enumerate(position.get(key, ())):
            for name in names:
                _lay(s, seat, str(name), zone)
    for seat, texts in enumerate(position.get("events", ())):
        for text in texts:
            _activate(s, seat, str(text))
    for space in position.get("moved", ()):
        s.moved |= BIT[_space(str(space))]
    for space in position.get("attacked", ()):
        s.attacked |= BIT[_space(str(space))]
    s.moves_used = int(position.get("moves-used", 0))
    s.attacks_used = int(position.get("attacks-used", 0))
    s.targeted = bool(position.get("targeted", False))


def _flow(s: Battle, position: Mapping[str, Any]) -> None:
    """The frames of a turn that has come as far as the position says."""
    name = str(position.get("phase", "summon"))
    if name not in PHASES:
        hint = did_you_mean(name, PHASES, "'")
        raise BadScenario(f"no phase is called '{name}'{hint}")
    moment = str(position.get("moment", "idle"))
    if moment not in MOMENTS:
        hint = did_you_mean(moment, MOMENTS, "'")
        raise BadScenario(f"no moment is called '{moment}'{hint}")
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
    space = _space(place)
    words = text.split()
    if len(words) < 2 or words[0] not in ("0", "1"):
        raise BadScenario(f"{place}: '{text}' should read like '0 frost-mage damage=1'")
    if s.at[space] >= 0:
        raise BadScenario(f"{place} has two cards")
    seat = int(words[0])
    card = _known(words[1])
    marks = _marks(words[2:], ("damage", "charges", "owner", "under", "bonus", "lent"))
    if not TABLES.life[card.number]:
        raise BadScenario(f"{place}: {card.name} cannot stand on the battlefield")
    instance = _find(s, int(marks.get("owner", seat)), card)
    s.enter(instance, space, seat)
    s.damage[instance] = int(marks.get("damage", 0))
    s.charges[instance] = int(marks.get("charges", 0))
    s.bonus[instance] = int(marks.get("bonus", 0))
    if "lent" in marks:
        s.lender[instance] = int(marks["lent"])
    if s.damage[instance]:
        s.damaged |= BIT[space]
    if s.damage[instance] >= life(s, instance):
        raise BadScenario(f"{place}: {card.name} would be destroyed by so much damage")
    for below in filter(None, marks.get("under", "").split(",")):
        put_under(s, _find(s, seat, _known(below)), instance)


def _lay(s: Battle, seat: int, name: str, zone: int) -> None:
    card = _find(s, seat, _known(name))
    s.put(card, zone + seat)
    if zone == HAND or zone == DISCARD_PILE:
        s.reveal(card, BIT[seat])


def _activate(s: Battle, seat: int, text: str) -> None:
    """An event in the active area: "freeze target=c3 charges=1"."""
    words = text.split()
    card = _known(words[0] if words else "")
    if not card.classes & ACTIVE:
        raise BadScenario(f"{card.name} is no active event")
    marks = _marks(words[1:], ("charges", "target", "target2"))
    event = _find(s, seat, card)
    s.put(event, ACTIVE_AREA + seat)
    s.reveal(event, BOTH)
    s.controller[event] = seat
    s.charges[event] = int(marks.get("charges", 0))
    s.in_effect[seat * EFFECTS + card.effect] += 1
    if "target" in marks:
        s.target[event] = s.at[_space(marks["target"])]
    if "target2" in marks:
        s.target2[event] = s.at[_space(marks["target2"])]
    for target in (int(s.target[event]), int(s.target2[event])):
        if target >= 0:
            if card.effect == FREEZE:
                s.frozen |= BIT[s.space[target]]
            s.relearn(target)


def _find(s: Battle, seat: int, card: Card) -> int:
    """A card of the seat's deck not used yet. A deck without one gets it for this position."""
    if seat not in (0, 1):
        raise BadScenario(f"there is no seat {seat}")
    free = [c for c in range(seat * DECK, (seat + 1) * DECK) if s.zone[c] == NOWHERE]
    for candidate in free:
        if s.kind[candidate] == card.number:
            return candidate
    spare = [c for c in free if c != s.summoner[seat]]
    if not spare:
        raise BadScenario(f"seat {seat} has more than {DECK} cards")
    if card.class_name == "summoner" and s.summoner[seat] not in free:
        raise BadScenario(f"seat {seat} has more than one summoner")
    chosen = s.summoner[seat] if card.class_name == "summoner" else spare[-1]
    s.kind = s.kind[:]
    s.kind[chosen] = card.number
    return int(chosen)


def _known(name: str) -> Card:
    if name not in BY_NAME:
        hint = did_you_mean(name, BY_NAME, "'")
        raise BadScenario(f"no card is called '{name}'{hint}")
    return BY_NAME[name]


def _space(text: str) -> int:
    space = space_named(text)
    if space < 0:
        raise BadScenario(f"'{text}' is no space: columns are a to f, rows 1 to 8, as in c3")
    return space


def _marks(words: list[str], allowed: tuple[str, ...]) -> dict[str, str]:
    marks = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key not in allowed:
            raise BadScenario(f"'{word}' should be one of {', '.join(f'{a}=…' for a in allowed)}")
        marks[key] = value
    return marks


def _one_of(position: Mapping[str, Any], key: str, default: int, allowed: tuple[int, ...]) -> int:
    value = position.get(key, default)
    if value not in allowed:
        raise BadScenario(f"{key} = {value} should be one of {', '.join(map(str, allowed))}")
    return int(value)
