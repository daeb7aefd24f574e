"""A mission in words: what happened, what is asked, what each move would do, why one is refused.

The catalogue knows the reader's language. Events come from `log`; questions and moves are read
off a seat's view, so nothing is worded that the seat cannot see. Cards, demons and weapons are
called what the data files call them (loading/names.py).
"""

from __future__ import annotations

from typing import Any, Final

from hadur.games.doom import log
from hadur.games.doom.legality.refusals import (
    name_in,
    refusal_line,
    refusal_reason,
    thing_name,
)
from hadur.games.doom.loading.maps import square_name
from hadur.games.doom.loading.names import (
    ability_at,
    ability_title,
    figure_names,
    sheet_names,
    token_names,
)
from hadur.games.doom.loading.reading import data_file
from hadur.games.doom.notation import DIE_NAMES, HEALTH_PACK
from hadur.games.doom.render import printed
from hadur.games.doom.state import MARINES, SEATS
from hadur.kernel.events import Event
from hadur.kernel.lines import (
    Args,
    Group,
    Names,
    Texts,
    View,
    cards_offered,
    event_names,
    open_decision,
    player_args,
    prompt_line,
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

HEADINGS: Final = (log.ROUND, log.REVEALED_TURN)
"""Kinds of event whose line is a heading over those that follow."""

_TOLD_IN_FULL: Final = (log.DREW, log.DREW_GLORY, log.CHOSE_SECRETLY)
"""What whoever does it hears by another event, which tells more."""


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
    if event.kind == log.USED:
        args["sheet"] = _used(texts, sheet_names()[event.c], event.d)
    if event.kind == log.ATTACKED:
        args["with"] = "card" if event.a < MARINES else "claws"
    return texts.sentence(line, **args)


def _told(texts: Texts, form: str, number: int, reader: int | None, names: Names | None) -> Args:
    """What a number of an event stands for, as arguments of its line."""
    if form == "seat":
        return player_args(texts, number, reader, names, SEATS)
    if form in ("figure", "other"):
        called = thing_name(texts, figure_names()[number]) if number >= 0 else ""
        return {form: called, "whether": "somebody" if number >= 0 else "nobody"}
    if form in log.SQUARES:
        return {form: told_square(number), "where": "map" if number >= 0 else "card"}
    if form == "portal":
        return {form: told_square(number)}
    if form == "door":
        return {form: f"{told_square(number // 4096)}–{told_square(number % 4096)}"}
    return _told_simply(texts, form, number)


def _told_simply(texts: Texts, form: str, number: int) -> Args:
    if form == "sheet":
        return {form: thing_name(texts, sheet_names()[number])}
    if form == "token":
        return {form: texts.say(f"token-{token_names()[number] if number >= 0 else 'objective'}")}
    if form == "change":
        return {"way": "more" if number >= 0 else "less", "count": abs(number)}
    if form == "colour":
        return {form: thing_name(texts, DIE_NAMES[number])}
    lists = {
        "type": ("demons", "invasion"),
        "item": ("weapons", HEALTH_PACK),
        "weapon": ("weapons", ""),
        "invasion": ("invasion", ""),
    }
    if form in lists:
        file, without = lists[form]
        name = list(data_file(file))[number] if number >= 0 else without
        return {form: thing_name(texts, name)}
    if form == "set":
        return {form: thing_name(texts, list(data_file("events")["sets"])[number])}
    return {form: number}


def told_square(number: int) -> str:
    """The space that an event tells; "" if it tells none."""
    return square_name(number % 64, number // 64).upper() if number >= 0 else ""


def _used(texts: Texts, sheet: str, number: int) -> str:
    """A card whose ability was used; of a demon with the ability's name."""
    title = ability_title(sheet, number)
    if title is None:
        return thing_name(texts, sheet)
    ability = name_in(texts, title)
    return texts.say("name-ability", card=thing_name(texts, sheet), ability=ability)


# -- questions -------------------------------------------------------------------------------------

_OF_NOBODY: Final = ("setup", "status", "initiative", "summoned")
"""Moments that are no figure's own."""


def question_line(texts: Texts, view: View) -> str:
    """What the seat of the view (or, if it is not asked, another one) has to decide."""
    decision = open_decision(view)
    if not decision:
        return ""
    prompt, args = str(decision["prompt"]), _at_stake(texts, view, decision)
    moment = decision.get("moment", "")
    line = f"prompt-{prompt}.{f'at-{moment}' if moment else 'about'}"
    told = "figure" in args or not moment or moment in _OF_NOBODY
    return texts.sentence(line, **args) if told and texts.has(line) else prompt_line(texts, prompt)


def question_notes(texts: Texts, view: View) -> list[tuple[str, str]]:
    """The card whose ability is asked about, or those that could be used now, with their texts."""
    decision = open_decision(view)
    known = printed.cards()
    offered = cards_offered(view, known) if decision.get("prompt") == "use" else []
    named = [decision["card"]] if "card" in decision else offered
    return [
        (thing_name(texts, name), " ".join(t for _, t in printed.texts_of(texts, known[name])))
        for name in named
        if name in known
    ]


def _at_stake(texts: Texts, view: View, decision: dict[str, Any]) -> Args:
    """What a question may speak of: the figure it is about, the attack that goes on."""
    args: Args = {}
    if "figure" in decision:
        args["figure"] = thing_name(texts, decision["figure"])
        facts = view["figures"].get(decision["figure"], {})
        args |= {"points": facts.get("points", 0), "damage": facts.get("damage", 0)}
    if "portal" in decision:
        args["portal"] = str(decision["portal"]).upper()
    attack = view["attack"]
    if attack is not None:
        args["attacker"] = thing_name(texts, attack["attacker"])
        args["defender"] = thing_name(texts, attack.get("defender", ""))
        args["card"] = thing_name(texts, attack.get("defense-card", ""))
    if "card" in decision:
        args["card"] = thing_name(texts, decision["card"])
    return args


# -- moves -----------------------------------------------------------------------------------------

_ANSWERS: Final = (
    "skip",
    "end",
    "pass",
    "keep",
    "redraw",
    "done",
    "yes",
    "no",
    "invader",
)
_SPACES: Final = ("step", "teleport", "turn", "portal")
_NAMED: Final = (
    "take",
    "play",
    "sprint",
    "pick",
    "discard",
    "class",
    "weapon",
    "set",
    "invasion",
    "marine",
    "type",
    "argent",
    "top",
    "bottom",
)


def move_line(texts: Texts, view: View, text: str) -> str:
    """A legal move of the view's position, given in notation, in words."""
    if text == CONCEDE:
        return texts.say("move-concede")
    word, *rest = text.split()
    if word in _ANSWERS or not rest:
        return _answer(texts, view, word)
    if word in _SPACES:
        return texts.say(f"move-{word}", place=_goal(rest[0].upper()))
    if word == "attack":
        return texts.say("move-target", figure=_standing(texts, view, rest[0]))
    if word == "pick":
        return _standing(texts, view, rest[0])
    if word in _NAMED:
        return texts.say(f"move-{word}", name=_goal(thing_name(texts, rest[0])))
    if word == "use":
        return _use(texts, view, rest)
    return _special(texts, word, rest)


def _answer(texts: Texts, view: View, word: str) -> str:
    """A plain answer, in the words of its question where it has its own; or a choice of somebody
    else, of which only its kind may be read."""
    if texts.has(f"move-{word}.unseen"):
        return texts.say(f"move-{word}.unseen")
    own = f"prompt-{open_decision(view).get('prompt', '')}.{word}"
    return texts.say(own if texts.has(own) else f"move-{word}")


def _standing(texts: Texts, view: View, figure: str) -> str:
    """A figure with its space, by which figures of a type are told apart."""
    name = thing_name(texts, figure)
    facts = view["figures"].get(figure)
    if facts is None:
        return name
    return texts.say("name-at", figure=name, place=str(facts["space"]).upper())


def _use(texts: Texts, view: View, rest: list[str]) -> str:
    """An ability by its card, what it is used on, and its number if several read alike."""
    number = rest.pop().strip("()") if rest[-1].startswith("(") else ""
    nth = ability_at(rest[0], str(open_decision(view).get("moment", "")))
    card = thing_name(texts, rest[0]) if nth is None else _used(texts, rest[0], nth)
    if number:
        card = texts.say("name-again", card=card, number=int(number))
    if len(rest) > 2:
        return texts.say("move-use-on", card=card, place=_goal(rest[2].upper()))
    return texts.say("move-use", card=_goal(card))


def _special(texts: Texts, word: str, rest: list[str]) -> str:
    if word == "open":
        return texts.say("move-open", door=_goal(rest[0].upper().replace("-", "–")))
    if word == "place":
        way = "lying" if len(rest) > 1 else "plain"
        return texts.say("move-place", place=_goal(rest[0].upper()), way=way)
    if word in ("die", "face"):
        colour, _, number = rest[0].partition("-")
        die = texts.say("name-die", colour=thing_name(texts, colour), number=int(number))
        return texts.say(f"move-{word}", die=die, damage=int(rest[1]) if len(rest) > 1 else 0)
    if word == "remove":
        return texts.say("move-remove", colour=thing_name(texts, rest[0]))
    if word == "recover":
        return texts.say("move-recover", damage=int(rest[0]))
    return _group(texts, rest)


def _group(texts: Texts, rest: list[str]) -> str:
    """An invasion group: how many of each type, and its Argent icons."""
    parts = []
    for part in rest:
        if part.startswith("("):
            parts.append(part)
            continue
        many, _, name = part.partition("-")
        called = texts.say("name-argent") if name == "argent" else thing_name(texts, name)
        parts.append(texts.say("name-many", count=int(many), name=called))
    return ", ".join(parts)


def _goal(name: str) -> str:
    """The last word of a line, by which menus tell moves apart that begin alike."""
    return name.replace(" ", "\u00a0")


_GROUPS: Final = {
    "move": ("step", "teleport", "turn"),
    "map": ("open", "take"),
    "card": ("play", "sprint", "discard"),
    "use": ("use",),
    "attack": ("attack",),
}


def move_group(texts: Texts, view: View, text: str) -> Group:
    """The menu a legal move belongs to."""
    if text == CONCEDE:
        return Group("game", texts.say("group-game"))
    word = text.split()[0]
    for name, verbs in _GROUPS.items():
        if word in verbs:
            return Group(name, texts.say(f"group-{name}"))
    return Group("answer", texts.say("group-answer"))
