"""A battle in words: what happened, what is asked, what each move would do, why one is refused.

The catalogue knows the reader's language. Events come from `log`; questions and moves are read
off a seat's view, so nothing is worded that the seat cannot see.
"""

from __future__ import annotations

from typing import Final, cast

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.board import name_of, space_named
from hadur.games.summoner_wars.cards.definition import (
    BY_NAME,
    CARDS,
    CHAMPION,
    PHASES,
    SUMMONER,
)
from hadur.kernel import refusals
from hadur.kernel.events import Event
from hadur.kernel.lines import (
    Args,
    Group,
    Names,
    Texts,
    View,
    card_name,
    first_named,
    open_decision,
    phase_name,
    player_args,
    prompt_line,
)
from hadur.kernel.record import CONCEDE
from hadur.kernel.verdict import Refusal

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

_LINES: Final[dict[int, tuple[str, str]]] = {
    # The text, and what its event's numbers stand for; "unit@" is a card and the space it is on.
    log.TURN: ("log-turn", "seat turn"),
    log.PHASE: ("log-phase", "seat phase"),
    log.SUMMONED: ("log-summoned", "seat card space"),
    log.BUILT: ("log-built", "seat card space"),
    log.MOVED: ("log-moved", "unit from to"),
    log.FORCED: ("log-forced", "unit from to"),
    log.PLACED: ("log-placed", "unit space seat"),
    log.SWAPPED: ("log-swapped", "unit@ other@"),
    log.ATTACKED: ("log-attacked", "unit@ target@"),
    log.ROLLED: ("log-rolled", "melee ranged special dice"),
    log.DAMAGED: ("log-damaged", "unit@ amount"),
    log.HEALED: ("log-healed", "unit@ amount"),
    log.DESTROYED: ("log-destroyed", "unit@ seat"),
    log.DISCARDED: ("log-discarded", "card seat"),
    log.RETURNED: ("log-returned", "unit seat"),
    log.PLAYED: ("log-played", "seat card"),
    log.GAINED_MAGIC: ("log-gained-magic", "seat amount"),
    log.SPENT_MAGIC: ("log-spent-magic", "seat amount"),
    log.GAINED_CHARGE: ("log-gained-charge", "unit@ amount"),
    log.LOST_CHARGE: ("log-lost-charge", "unit@ amount"),
    log.DREW: ("log-drew", "seat amount"),
    log.DREW_CARD: ("log-drew-card", "seat card"),
    log.DISCARDED_UNSEEN: ("log-discarded-unseen", "seat"),
    log.DISCARDED_CARD: ("log-discarded-card", "seat card"),
    log.USED: ("log-used", "ability unit@"),
    log.CONTROLLED: ("log-controlled", "unit@ seat"),
    log.CAPTURED: ("log-captured", "unit@ seat"),
    log.PUT_UNDER: ("log-put-under", "unit host@"),
    log.REROLLED: ("log-rerolled", "unit@"),
    log.INACTIVE: ("log-inactive", "seat"),
    log.GAME_OVER: ("log-game-over", "seat"),
    log.REVEALED: ("log-revealed", "seat card"),
    log.CONCEDED: ("log-conceded", "seat"),
    log.FROZEN: ("log-frozen", "unit@"),
    log.EFFECT: ("log-effect", "card"),
}

HEADINGS: Final = (log.TURN, log.PHASE)
"""Kinds of event whose line is a heading over those that follow."""


def event_line(
    texts: Texts, event: Event, reader: int | None = None, names: Names | None = None
) -> str | None:
    """An event as the reader (None: a spectator) may hear it; None if there is nothing to say."""
    if not event.heard_by(reader):
        return None
    if event.kind == log.DISCARDED_UNSEEN and event.a == reader:
        return None  # DISCARDED_CARD tells its player more.
    line, _ = _LINES[event.kind]
    if event.kind == log.MOVED and event.b == event.c:
        line = "log-moved-back"
    elif event.kind == log.GAINED_MAGIC and event.b == 0:
        line = "log-gained-no-magic"
    return texts.sentence(line, **_arguments(texts, event, reader, names))


def _arguments(texts: Texts, event: Event, reader: int | None, names: Names | None) -> Args:
    args: Args = {}
    numbers = iter(event[1:5])
    for name in _LINES[event.kind][1].split():
        number = next(numbers)
        if name == "seat":
            args |= player_args(texts, number, reader, names)
        elif name == "card":
            args["card"] = card_name(texts, CARDS[number].name)
        elif name == "unit":
            args["unit"] = _the_card(texts, number)
        elif name.endswith("@"):
            args[name[:-1]] = _at(texts, _the_card(texts, number), next(numbers))
        elif name in ("space", "from", "to"):
            args[name] = name_of(number)
        elif name == "phase":
            args["phase"] = phase_name(texts, PHASES[number])
        elif name == "ability":
            args["ability"] = ability_name(texts, ids.NAMES[number])
        else:
            args[name] = number
    return args


# -- names -----------------------------------------------------------------------------------------


def ability_name(texts: Texts, name: str) -> str:
    return texts.say(f"ability-{name}")


_NOT_PERSONS: Final = ("fire-drake", "the-eater")
"""Champions called by what they are: Hungarian gives them the article that names go without."""


def _the_card(texts: Texts, kind: int) -> str:
    """A card as the subject of a sentence."""
    card = CARDS[kind]
    person = card.classes & (SUMMONER | CHAMPION) and card.name not in _NOT_PERSONS
    return texts.say("the-person" if person else "the-card", name=card_name(texts, card.name))


def _at(texts: Texts, card: str, space: int) -> str:
    """A card with its space; events and cards off the battlefield have none."""
    return texts.say("card-at", card=card, space=name_of(space)) if space >= 0 else card


# -- questions and moves ---------------------------------------------------------------------------


def question_line(texts: Texts, view: View) -> str:
    """What the seat of the view (or, if it is not asked, another one) has to decide."""
    decision = open_decision(view)
    return prompt_line(texts, decision["prompt"]) if decision else ""


def question_notes(texts: Texts, view: View) -> list[tuple[str, str]]:
    """The ability or event that a question comes from, with its text."""
    prompt = str(open_decision(view).get("prompt", ""))
    for kind, known in (("ability", ids.NAMES), ("card", BY_NAME)):
        id = f"{kind}-{first_named(prompt, known)}"
        if texts.has(f"{id}.text"):
            return [(texts.say(id), texts.say(f"{id}.text"))]
    return []


def move_line(texts: Texts, view: View, text: str) -> str:
    """A legal move of the view's position, given in notation, in words."""
    word, *rest = text.split()
    if not rest and word in ("discard", "take"):
        return texts.say("move-discard-unseen")
    if word == "end":
        return texts.say("move-end", phase=phase_name(texts, str(view["phase"])))
    if word in ("yes", "no", CONCEDE):
        return texts.say(f"move-{word}")
    if word in ("summon", "build"):
        return texts.say(f"move-{word}", card=card_name(texts, rest[0]), space=rest[1])
    if word in ("play", "discard"):
        return texts.say(f"move-{word}", card=card_name(texts, rest[0]))
    if word == "take":
        return card_name(texts, rest[0])
    if word in ("move", "charge"):
        return _move_of_a_unit(texts, view, word, rest)
    if word == "attack" and len(rest) == 2:
        target = _on_board(texts, view, rest[1])
        return texts.say("move-attack", unit=_on_board(texts, view, rest[0]), target=target)
    if word == "attack":
        return texts.say("move-declare", unit=_on_board(texts, view, rest[0]))
    if word == "use":
        unit = _on_board(texts, view, rest[1])
        return texts.say("move-use", ability=ability_name(texts, rest[0]), unit=unit)
    if word == "pick":
        return _on_board(texts, view, rest[0])
    if word == "choose":
        prompt = open_decision(view).get("prompt", "")
        return texts.say(f"prompt-{prompt}.{rest[0]}")
    if word == "first":
        return _effect_first(texts, view, rest)
    return text


def move_group(texts: Texts, view: View, text: str) -> Group:
    """The menu a legal move belongs to."""
    word, *rest = text.split()
    if word == "end":
        return Group("end", texts.say("group-end"))
    if word in ("move", "charge", "attack"):
        return Group(rest[0], _on_board(texts, view, rest[0]))
    if word == "use":
        return Group(rest[1], _on_board(texts, view, rest[1]))
    if word in ("summon", "build", "play", "discard"):
        return Group(rest[0], texts.say("group-hand", card=card_name(texts, rest[0])))
    if word == CONCEDE:
        return Group("game", texts.say("group-game"))
    return Group("answer", texts.say("group-answer"))


def _move_of_a_unit(texts: Texts, view: View, word: str, spaces: list[str]) -> str:
    start, *between, end = spaces
    card = _card_on(texts, view, start) or start
    if between:
        way = ", ".join(between)
        return texts.say("move-move-by", card=card, **{"from": start, "to": end, "way": way})
    if start == end:
        return texts.say("move-move-back", card=card, **{"from": start})
    return texts.say(f"move-{word}", card=card, **{"from": start, "to": end})


def _effect_first(texts: Texts, view: View, words: list[str]) -> str:
    """One of several waiting effects: its name, its card, and "#2" if another reads alike."""
    trigger, place, *again = words
    effect = trigger
    for id in (f"trigger-{trigger}", f"ability-{trigger}", f"card-{trigger}"):
        if texts.has(id):
            effect = texts.say(id)
            break
    source = card_name(texts, place) if place in BY_NAME else _on_board(texts, view, place)
    if again:
        number = int(again[0].lstrip("#"))
        return texts.say("move-first-again", effect=effect, source=source, number=number)
    return texts.say("move-first", effect=effect, source=source)


def _card_on(texts: Texts, view: View, space: str) -> str:
    """The name of the card on a space of the view, or ''."""
    board = cast("dict[str, dict[str, object]]", view["board"])
    return card_name(texts, str(board[space]["card"])) if space in board else ""


def _on_board(texts: Texts, view: View, space: str) -> str:
    card = _card_on(texts, view, space)
    if not card:
        return texts.say("move-space", space=space)
    return _at(texts, card, space_named(space))


# -- refusals --------------------------------------------------------------------------------------


def refusal_line(texts: Texts, refusal: Refusal) -> str:
    """Why a move is refused: what is wrong here, the rule's sentence, and its id."""
    return refusals.line(texts, refusal, _fact)


def refusal_reason(texts: Texts, refusal: Refusal) -> str:
    """The same without the id."""
    return refusals.reason(texts, refusal, _fact)


def _fact(texts: Texts, key: str, value: str) -> str | int:
    """A fact of a refusal, named for the reader; `by` are abilities and events."""
    if key in ("card", "other"):
        return card_name(texts, value)
    if key == "by":
        return ", ".join(texts.say(_text_id(texts, name)) for name in value.split(", "))
    if key in ("phase", "due"):
        return phase_name(texts, value)
    if key in ("wanted", "named"):
        return texts.say(f"{key}-{value.replace(' or ', '-')}")
    return int(value) if value.isdecimal() else value


def _text_id(texts: Texts, name: str) -> str:
    return f"ability-{name}" if texts.has(f"ability-{name}") else f"card-{name}"
