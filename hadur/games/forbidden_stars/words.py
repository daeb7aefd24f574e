"""A war in words: what happened, what is asked, what each move would do, why one is refused.

The catalogue knows the reader's language. Events come from `log`; questions and moves are read
off a seat's view, so nothing is worded that the seat cannot see.
"""

from __future__ import annotations

from typing import Any, Final, cast

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES, EVENT_NAMES, UPGRADE_NAMES
from hadur.games.forbidden_stars.cards.definition import CARD_COST, UPGRADE_COST
from hadur.games.forbidden_stars.components.galaxy import is_vertical
from hadur.games.forbidden_stars.components.sheets import (
    ASSETS,
    FACTIONS,
    ORDERS,
    SHEETS,
    STRUCTURE_COST,
    STRUCTURES,
    TOKEN,
)
from hadur.games.forbidden_stars.components.tiles import ALL_SIDES, PRINTED, QUADRANTS, SIDE_NAMES
from hadur.games.forbidden_stars.legality.refusals import refusal_line, refusal_reason
from hadur.games.forbidden_stars.state import COMBAT_KIND, FACES, PHASES
from hadur.kernel.events import Event
from hadur.kernel.lines import (
    Args,
    Group,
    Names,
    Texts,
    View,
    card_name,
    event_names,
    first_named,
    open_decision,
    phase_name,
    player_args,
    player_name,
    prompt_line,
    question_about,
)
from hadur.kernel.record import CONCEDE

__all__ = [
    "HEADINGS",
    "event_line",
    "move_group",
    "move_line",
    "prompt_line",
    "question_line",
    "question_notes",
    "refusal_line",
    "refusal_reason",
]

# -- events ----------------------------------------------------------------------------------------

KINDS: Final = event_names(vars(log))
"""The name of each kind of event; its line is log-NAME."""

_LINES: Final = {kind: (f"log-{name}", log.FORMS[kind]) for kind, name in KINDS.items()}
"""The line of each kind of event, and what its numbers stand for."""

HEADINGS: Final = (log.ROUND, log.PHASE, log.REVEALED, log.COMBAT, log.STRIKE)
"""Kinds of event whose line is a heading over those that follow."""

_TOLD_IN_FULL: Final = (log.ORDER_PLACED, log.DREW, log.LOOKED, log.EVENTS_DRAWN)
"""What whoever does it hears by another event, which tells more."""

_SEATS: Final = 4
_CARDS: Final = {"card": CARD_NAMES, "old-card": CARD_NAMES, "event": EVENT_NAMES}


def event_line(
    texts: Texts, event: Event, reader: int | None = None, names: Names | None = None
) -> str | None:
    """An event as the reader (None: a spectator) may hear it; None if there is nothing to say."""
    if not event.heard_by(reader):
        return None
    if event.kind in _TOLD_IN_FULL and event.a == reader:
        return None
    line, forms = _LINES[event.kind]
    args: Args = {}
    for form, number in zip(forms, event[1:5], strict=False):
        args |= _told(texts, form, number, reader, names)
    if event.kind == log.ABILITY:
        args["text"] = texts.say(f"card-{CARD_NAMES[event.b]}.ability-{event.c}")
    return texts.sentence(line, **args)


def _told(texts: Texts, form: str, number: int, reader: int | None, names: Names | None) -> Args:
    """What a number of an event stands for, as arguments of its line."""
    if form == "seat":
        return player_args(texts, number, reader, names, _SEATS)
    if form in ("owner", "other"):
        called = player_args(texts, number, reader, names, _SEATS)
        return {form: called["player"], f"{form}-who": called["who"]}
    if form in log.AREAS:
        return {form: place(texts, told_area(number), form)}
    if form == "system":
        return {form: system_name(texts, SIDE_NAMES[number >> 8 & 31])}
    if form in log.EDGES:
        return {form: _told_edge(texts, number)}
    if form in log.UNITS:
        return {form: _told_unit(texts, form, number)}
    if form in _CARDS:
        return {form: card_name(texts, _CARDS[form][number])}
    return _told_simply(texts, form, number)


def _told_simply(texts: Texts, form: str, number: int) -> Args:
    if form == "kind":
        return {"card": card_name(texts, CARD_NAMES[number - COMBAT_KIND])}
    if form == "upgrade":
        return {form: card_name(texts, UPGRADE_NAMES[number])}
    if form == "faction":
        return {form: texts.say(f"faction-{FACTIONS[number]}")}
    if form == "faction-ability":
        return {form: texts.say(f"ability-{SHEETS[(number >> 8) - 1].ability}")}
    if form == "phase":
        return {form: phase_name(texts, PHASES[number])}
    if form == "change":
        return {"way": "more" if number >= 0 else "less", "count": abs(number)}
    named = {
        "order": ("order", ORDERS),
        "structure": ("structure", STRUCTURES),
        "asset": ("asset", ASSETS),
        "die": ("die", FACES),
        "token": ("token", FACES),
    }
    if form in named:
        kind, values = named[form]
        return {form: texts.say(f"{kind}-{values[number]}")}
    return {form: number}


def told_area(number: int) -> str:
    """The area that an event tells, as the notation writes it."""
    side, turn, quadrant = number >> 8 & 31, number >> 13 & 3, number & 3
    world = ALL_SIDES[side].areas[int(PRINTED[4 * turn + quadrant])]
    return f"{SIDE_NAMES[side]}-{QUADRANTS[quadrant]}" if world is None else world.name


def _told_edge(texts: Texts, number: int) -> str:
    upright = is_vertical(number & 127)
    one, other = (number >> 8 & 31) - 1, (number >> 13 & 31) - 1
    if one >= 0 and other >= 0:
        return edge(texts, f"{SIDE_NAMES[one]}-{SIDE_NAMES[other]}")
    if other >= 0:
        return edge(texts, f"{SIDE_NAMES[other]}-{'w' if upright else 'n'}")
    return edge(texts, f"{SIDE_NAMES[one]}-{'e' if upright else 's'}")


def _told_unit(texts: Texts, form: str, number: int) -> str:
    type, faction = number & 255, (number >> 8) - 1
    if form == "piece" and type >= TOKEN:
        return texts.say(f"structure-{STRUCTURES[type - TOKEN]}")
    if type == TOKEN:
        return texts.say("token-reinforcement")
    return unit_name(texts, SHEETS[faction].units[type].name)


# -- names -----------------------------------------------------------------------------------------


def code(tile: str) -> str:
    """A system's tile as printed: 10A."""
    return tile.upper()


def system_name(texts: Texts, tile: str) -> str:
    """A system with its number, since two have the same name."""
    return texts.say("place-system", name=texts.say(f"tile-{tile}"), tile=code(tile))


def area_name(texts: Texts, area: str) -> str:
    return place(texts, area, "area")


def place(texts: Texts, area: str, way: str) -> str:
    """A world or void, bare ("area") or as where something is, comes from or goes to."""
    tile, _, quadrant = area.rpartition("-")
    if tile in SIDE_NAMES and quadrant in QUADRANTS:
        where = texts.say(f"quadrant-{quadrant}")
        return texts.say(f"{way}-of-void", tile=code(tile), quadrant=where)
    return texts.say(f"{way}-of-world", world=texts.say(f"world-{area}"))


def edge(texts: Texts, text: str) -> str:
    """Where a storm lies: between two systems or at the outer side of one."""
    one, _, other = text.partition("-")
    if other in SIDE_NAMES:
        return texts.say("edge-between", one=code(one), other=code(other))
    return texts.say("edge-outer", tile=code(one), side=texts.say(f"side-{other}"))


def unit_name(texts: Texts, unit: str) -> str:
    return texts.say("token-reinforcement" if unit == "reinforcement" else f"unit-{unit}")


def piece_name(texts: Texts, piece: str) -> str:
    """A unit or a structure."""
    return texts.say(f"structure-{piece}") if piece in STRUCTURES else unit_name(texts, piece)


def whose(texts: Texts, view: View, seat: int) -> str:
    """A player by faction; by number as long as there is none."""
    faction = view["players"][seat]["faction"]
    return texts.say(f"faction-{faction}") if faction else player_name(texts, seat, None)


# -- questions -------------------------------------------------------------------------------------


def question_line(texts: Texts, view: View) -> str:
    """What the seat of the view (or, if it is not asked, another one) has to decide."""
    return question_about(texts, view, _at_stake)


def question_notes(texts: Texts, view: View) -> list[tuple[str, str]]:
    """The card that a question is called after, with its text. (Most questions have it in them.)"""
    decision = open_decision(view)
    prompt = str(decision.get("prompt", "")).removeprefix("use-")
    id = f"card-{first_named(prompt, (*CARD_NAMES, *UPGRADE_NAMES, *EVENT_NAMES))}"
    return [(texts.say(id), texts.say(f"{id}.text"))] if texts.has(f"{id}.text") else []


def _at_stake(texts: Texts, view: View, decision: dict[str, Any]) -> Args:
    """What a question may speak of: what goes on at the table, and what it is about."""
    player = view["players"][decision["seat"]]
    args: Args = {"materiel": int(player["materiel"]), "held": int(player["orders-held"])}
    if view["active"]:
        args["system"] = system_name(texts, view["active"])
    if view["order"]:
        args["order"] = texts.say(f"order-{view['order']}")
    fight = view["combat"]
    if fight is not None:
        args |= {"in": place(texts, fight["area"], "in"), "round": int(fight["round"])}
    if player["faction"]:
        faction = FACTIONS.index(player["faction"])
        args["faction-ability"] = texts.say(f"ability-{SHEETS[faction].ability}")
        args["ability-text"] = texts.say(f"ability-{SHEETS[faction].ability}.text")
    return args | _said_about(texts, decision.get("about") or {})


def _said_about(texts: Texts, about: dict[str, Any]) -> Args:
    args: Args = {key: about[key] for key in ("damage", "capacity", "dice") if key in about}
    if "card" in about:
        args["card"] = card_name(texts, about["card"])
    if "ability" in about:
        args["text"] = texts.say(f"card-{about['card']}.ability-{about['ability']}")
    if "event" in about:
        args["event"] = card_name(texts, about["event"])
        args["text"] = texts.say(f"card-{about['event']}.text")
    if "tile" in about:
        args["tile"] = system_name(texts, about["tile"])
    if "square" in about:
        args["square"] = about["square"].upper()
    if "area" in about:
        args["in"] = place(texts, about["area"], "in")
    if "unit" in about:
        all_units = about["unit"] == "all"
        args["unit"] = "" if all_units else unit_name(texts, about["unit"])
        args["whole"] = "all" if all_units else "one"
    if "edge" in about:
        args["edge"] = edge(texts, about["edge"])
    if "system" in about:
        args["system"] = system_name(texts, about["system"])
    return args


# -- moves -----------------------------------------------------------------------------------------

_ANSWERS: Final = ("yes", "no", "done", "resolve", "event-deck", "top", "bottom", "assets")
_PAID_WITH: Final = ("cache", "warboss", "upgrade")


def move_line(texts: Texts, view: View, text: str) -> str:
    """A legal move of the view's position, given in notation, in words."""
    if text == CONCEDE:
        return texts.say("move-concede")
    word, *rest = text.split()
    if word in _ANSWERS:
        return _answer(texts, view, word)
    if word in ("order", "reveal", "system", "token", "give", "storm", "storm-move"):
        return _order_line(texts, view, word, rest)
    if word in ("move", "strike", "area", "put", "pick", "buy", "build"):
        return _board_line(texts, view, word, rest)
    if word in ("place", "at", "turn", "objective"):
        return _building_line(texts, word, rest)
    if word == "choose":
        return _way(texts, view, rest)
    if word == "player":
        return whose(texts, view, int(rest[0]))
    if word in ("asset", "die"):
        return texts.say(f"{word}-{rest[0]}")
    if word == "commit":
        return texts.say("move-commit", count=int(rest[0]))
    return _card_line(texts, word, rest)


def _answer(texts: Texts, view: View, word: str) -> str:
    """A plain answer, in the words of its question where it has its own."""
    prompt = open_decision(view).get("prompt", "")
    own = f"prompt-{prompt}.{word}"
    if not texts.has(own):
        return texts.say(f"move-{word}")
    return texts.say(own, **_at_stake(texts, view, open_decision(view)))


def _order_line(texts: Texts, view: View, word: str, rest: list[str]) -> str:
    if word == "order":
        order = texts.say(f"order-{rest[0]}")
        return texts.say("move-order", order=order, system=_goal(system_name(texts, rest[1])))
    if word == "give":
        return texts.say(f"order-{rest[0]}")
    if word == "storm":
        return _goal(edge(texts, rest[0]))
    if word == "storm-move":
        way = _goal(texts.say(f"way-{rest[1]}"))
        return texts.say("move-storm-move", edge=edge(texts, rest[0]), way=way)
    system = system_name(texts, rest[0])
    if word == "token":
        return texts.say("move-token", system=system, number=int(rest[1]))
    if word == "system":
        return system
    order = _top_order(view, rest[0])
    said = texts.say(f"order-{order}") if order else "?"
    return texts.say("move-reveal", system=system, order=said)


def _top_order(view: View, tile: str) -> str:
    """The order on top of a stack, if the view has it."""
    for system in view["systems"]:
        if system["tile"] == tile and system["stack"]:
            return str(system["stack"][-1]["order"] or "")
    return ""


def _board_line(texts: Texts, view: View, word: str, rest: list[str]) -> str:
    if word == "area":
        return _goal(area_name(texts, rest[0]))
    if word == "strike":
        void, world = area_name(texts, rest[0]), _goal(area_name(texts, rest[1]))
        return texts.say("move-strike", void=void, world=world)
    if word == "move":
        unit, start = unit_name(texts, rest[0]), area_name(texts, rest[1])
        return texts.say("move-move", unit=unit, start=start, end=_goal(area_name(texts, rest[2])))
    if word in ("buy", "build"):
        return _purchase(texts, word, rest)
    if word == "pick":
        return _pick(texts, rest)
    count = int(rest.pop(0)) if rest[0].isdigit() else 1
    piece, goal = piece_name(texts, rest[0]), _goal(area_name(texts, rest[1]))
    return texts.say("move-put", piece=piece, area=goal, count=count)


def _purchase(texts: Texts, word: str, rest: list[str]) -> str:
    """What is bought where, what it costs as printed, and what else is paid with."""
    cost = int(STRUCTURE_COST[STRUCTURES.index(rest[0])]) if word == "build" else _cost(rest[0])
    goal = area_name(texts, rest[1])
    if len(rest) > 2:
        how = ", ".join(texts.say(f"paid-{name}") for name in rest[2:])
        goal = texts.say("move-paid", area=goal, how=how)
    piece = piece_name(texts, rest[0])
    return texts.say(f"move-{word}", piece=piece, cost=cost, area=_goal(goal))


def _cost(unit: str) -> int:
    return next(u.cost for sheet in SHEETS for u in sheet.units if u.name == unit)


def _pick(texts: Texts, rest: list[str]) -> str:
    """A unit or structure, with its state and area where they are said."""
    states = [rest.pop(0) for _ in range(2) if rest[0] in ("wounded", "routed")]
    piece = piece_name(texts, rest[0])
    for state in reversed(states):
        piece = texts.say(f"unit-in-state.{state}", unit=piece)
    if len(rest) == 1:
        return piece
    return texts.say("move-unit-at", unit=piece, area=area_name(texts, rest[1]))


def _building_line(texts: Texts, word: str, rest: list[str]) -> str:
    if word == "place":
        return system_name(texts, rest[0])
    if word == "at":
        return texts.say("move-at", square=rest[0].upper())
    if word == "turn":
        return texts.say("move-turn", degrees=int(rest[0]))
    faction = texts.say(f"faction-{rest[0]}")
    return texts.say("move-objective", faction=faction, area=_goal(area_name(texts, rest[1])))


def _way(texts: Texts, view: View, rest: list[str]) -> str:
    """A way of a card's paragraph, or of an upgrade in an orbital strike."""
    about = cast("dict[str, Any]", open_decision(view).get("about") or {})
    if "card" not in about:
        card = card_name(texts, rest[0])
        if len(rest) == 1:
            return texts.say("move-effect", card=card)
        return texts.say("move-effect-way", card=card, way=texts.say(f"choose-{rest[1]}"))
    if rest[0].isdigit():
        return texts.say("choose-number", number=int(rest[0]))
    return texts.say(f"choose-{rest[0]}")


def _card_line(texts: Texts, word: str, rest: list[str]) -> str:
    """A move that begins with a card."""
    card = card_name(texts, rest[0])
    if word == "learn":
        cost = int(UPGRADE_COST[UPGRADE_NAMES.index(rest[0])])
        return texts.say("move-learn", card=card, cost=cost)
    if word == "upgrade":
        return texts.say("move-upgrade", card=card, cost=int(CARD_COST[CARD_NAMES.index(rest[0])]))
    if word == "use" and len(rest) > 1:
        return texts.say("move-use-for", card=card, what=_goal(_used_for(texts, rest[1:])))
    return texts.say(f"move-{word}", card=card)


def _used_for(texts: Texts, rest: list[str]) -> str:
    """What an upgrade is used for: an order, a void, one structure in place of another."""
    if rest[0] in ORDERS:
        return texts.say(f"order-{rest[0]}")
    area = area_name(texts, rest[0])
    if len(rest) == 1:
        return area
    old, new = (texts.say(f"structure-{name}") for name in rest[1:3])
    return texts.say("move-exchange", area=area, old=old, new=new)


def _goal(name: str) -> str:
    """The last word of a line, by which menus tell moves apart that begin alike."""
    return name.replace(" ", "\u00a0")


def move_group(texts: Texts, view: View, text: str) -> Group:
    """The menu a legal move belongs to."""
    if text == CONCEDE:
        return Group("game", texts.say("group-game"))
    word, *rest = text.split()
    if word == "move":
        unit, area = unit_name(texts, rest[0]), area_name(texts, rest[1])
        return Group(f"{rest[0]} {rest[1]}", texts.say("move-unit-at", unit=unit, area=area))
    if word == "order":
        return Group(rest[0], texts.say(f"order-{rest[0]}"))
    if word == "objective":
        return Group(rest[0], texts.say(f"faction-{rest[0]}"))
    if word in ("put", "buy", "build"):
        name = rest[1] if rest[0].isdigit() else rest[0]
        return Group(name, piece_name(texts, name))
    if word == "storm-move":
        return Group(rest[0], edge(texts, rest[0]))
    if word == "strike":
        return Group(rest[0], area_name(texts, rest[0]))
    if word in ("upgrade", "learn"):
        return Group("upgrade", texts.say("group-upgrade"))
    if word in ("use", "scheme"):
        return Group(word, texts.say(f"group-{word}"))
    return Group("answer", texts.say("group-answer"))
