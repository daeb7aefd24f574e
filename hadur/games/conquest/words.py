"""A campaign in words: what happened, what is asked, what each move would do, why one is refused.

The catalogue knows the reader's language. Events come from `log`; questions and moves are read
off a seat's view, so nothing is worded that the seat cannot see.
"""

from __future__ import annotations

import re
from typing import Any, Final, cast

from hadur.games.conquest import log
from hadur.games.conquest.cards.definition import ARMY, BY_NAME, CARDS, PLANET, WARLORD
from hadur.games.conquest.state import HQ, PHASES
from hadur.kernel import refusals
from hadur.kernel.events import Event
from hadur.kernel.lines import (
    Args,
    Group,
    Names,
    Texts,
    View,
    card_name,
    cards_offered,
    first_named,
    open_decision,
    phase_name,
    player_args,
    player_name,
)
from hadur.kernel.record import CONCEDE
from hadur.kernel.verdict import Refusal

# -- events ----------------------------------------------------------------------------------------

_LINES: Final[dict[int, tuple[str, str]]] = {
    # The text, and what its event's numbers stand for; "unit@" is a card and the place it is at,
    # "slot" a planet by its place in the row, "planet" one by its card.
    log.ROUND: ("log-round", "round seat"),
    log.PHASE: ("log-phase", "phase"),
    log.DEPLOYED: ("log-deployed", "seat card to"),
    log.ATTACHED: ("log-attached", "seat card host@"),
    log.PLAYED: ("log-played", "seat card"),
    log.USED: ("log-used", "seat card"),
    log.PAID: ("log-paid", "seat amount"),
    log.GAINED: ("log-gained", "seat amount"),
    log.DREW: ("log-drew", "seat amount"),
    log.DREW_CARD: ("log-drew-card", "seat card"),
    log.MOVED: ("log-moved", "unit from to"),
    log.COMMITTED: ("log-committed", "seat slot"),
    log.STRUGGLE: ("log-struggle", "slot first second"),
    log.STRUGGLE_WON: ("log-struggle-won", "seat slot"),
    log.BONUS_DECLINED: ("log-bonus-declined", "seat slot"),
    log.BATTLE: ("log-battle", "slot seat"),
    log.COMBAT_ROUND: ("log-combat-round", "number"),
    log.ATTACKED: ("log-attacked", "unit target@"),
    log.AREA: ("log-area", "unit amount"),
    log.ASSIGNED: ("log-assigned", "unit@ amount"),
    log.SHIELDED: ("log-shielded", "seat card unit amount"),
    log.PREVENTED: ("log-prevented", "unit@ amount"),
    log.REASSIGNED: ("log-reassigned", "unit@ amount"),
    log.DAMAGED: ("log-damaged", "unit@ amount"),
    log.DESTROYED: ("log-destroyed", "unit@"),
    log.BLOODIED: ("log-bloodied", "seat"),
    log.DEFEATED: ("log-defeated", "seat"),
    log.DISCARDED: ("log-discarded", "seat card"),
    log.RETURNED: ("log-returned", "seat card"),
    log.EXHAUSTED: ("log-exhausted", "unit@"),
    log.READIED: ("log-readied", "unit@"),
    log.RETREATED: ("log-retreated", "unit slot"),
    log.ROUTED: ("log-routed", "unit slot"),
    log.BATTLE_WON: ("log-battle-won", "seat slot"),
    log.BATTLE_DRAWN: ("log-battle-drawn", "slot"),
    log.BATTLE_ABILITY: ("log-battle-ability", "seat planet"),
    log.CAPTURED: ("log-captured", "seat planet"),
    log.REMOVED: ("log-removed", "planet"),
    log.REVEALED_PLANET: ("log-revealed-planet", "planet"),
    log.FIRST_PLANET: ("log-first-planet", "slot"),
    log.INITIATIVE: ("log-initiative", "seat"),
    log.CANCELLED: ("log-cancelled", "card"),
    log.HEALED: ("log-healed", "unit@ amount"),
    log.TOKEN: ("log-token", "seat card to"),
    log.PUT_INTO_PLAY: ("log-put-into-play", "seat card to"),
    log.MULLIGAN: ("log-mulligan", "seat"),
    log.KEPT: ("log-kept", "seat"),
    log.DIALLED: ("log-dialled", "seat number"),
    log.REVEALED: ("log-revealed", "seat card"),
    log.LOOKED: ("log-looked", "seat amount"),
    log.ADDED: ("log-added", "seat"),
    log.MOVED_DAMAGE: ("log-moved-damage", "unit target amount"),
    log.SACRIFICED: ("log-sacrificed", "unit@"),
    log.STALEMATE_CALLED: ("log-stalemate-called", "seat"),
    log.STALEMATE_REFUSED: ("log-stalemate-refused", "seat"),
    log.PASSED: ("log-passed", "seat"),
    log.GAME_OVER: ("log-game-over", "seat"),
    log.CONCEDED: ("log-conceded", "seat"),
    log.STORED: ("log-stored", "unit amount"),
    log.TAKEN_BACK: ("log-taken-back", "seat card"),
    log.LOST_DAMAGE: ("log-lost-damage", "seat amount"),
    log.STARTER: ("log-starter", "seat"),
    log.MORE_ATTACK: ("log-more-attack", "unit@ amount"),
    log.STOLEN: ("log-stolen", "seat amount"),
    log.ALL_READY: ("log-all-ready", ""),
    log.TOOK_CONTROL: ("log-took-control", "seat card"),
}

BY_WARLORD: Final = "log-struggle-warlord"
"""A struggle that no icons decide."""

HEADINGS: Final = (log.ROUND, log.PHASE, log.BATTLE)
"""Kinds of event whose line is a heading over those that follow."""


def event_line(
    texts: Texts, event: Event, reader: int | None = None, names: Names | None = None
) -> str | None:
    """An event as the reader (None: a spectator) may hear it; None if there is nothing to say."""
    if not event.heard_by(reader):
        return None
    if event.kind == log.USED and CARDS[event.b].type == PLANET:
        return None  # BATTLE_ABILITY has told it.
    if event.kind == log.STRUGGLE and event.d:
        planet = _told_planet(texts, event.a, log.where_in(event.a))
        who = player_args(texts, event.d - 1, reader, names)
        return texts.sentence(BY_WARLORD, planet=planet, **who)
    return texts.sentence(_LINES[event.kind][0], **_arguments(texts, event, reader, names))


def _arguments(texts: Texts, event: Event, reader: int | None, names: Names | None) -> Args:
    args: Args = {}
    numbers = iter(event[1:5])
    for name in _LINES[event.kind][1].split():
        number = next(numbers)
        if name == "seat":
            args |= player_args(texts, number, reader, names)
        elif name in ("card", "planet"):
            args[name] = card_name(texts, CARDS[number].name)
        elif name.endswith("@"):
            card = _the_card(texts, number)
            args[name[:-1]] = _told_at(texts, card, next(numbers), reader, names)
        elif name in ("unit", "target"):
            args[name] = _the_card(texts, number)
        elif name in ("from", "to"):
            args[name] = _phrase(texts, name, number)
        elif name == "slot":
            args["planet"] = _told_planet(texts, number, log.where_in(number))
        elif name == "phase":
            args["phase"] = texts.say(f"phase-{PHASES[number]}.whole")
        else:
            args[name] = number
    if event.kind == log.STRUGGLE and reader == 1:
        args["first"], args["second"] = args["second"], args["first"]
    return args


def _told_planet(texts: Texts, told: int, slot: int) -> str:
    """The planet that was told; the number of its slot if none lies there any more."""
    if slot < 0:
        return texts.say("place-hq")
    planet = log.planet_in(told)
    if planet < 0:
        return texts.say("place-slot", number=slot + 1)
    return card_name(texts, CARDS[planet].name)


def _phrase(texts: Texts, way: str, told: int) -> str:
    """Where something goes to or comes from."""
    place = log.where_in(told)
    if place < 0 or place >= HQ:
        return texts.say(f"{way}-hq")
    return texts.say(f"{way}-planet", planet=_told_planet(texts, told, place >> 1))


def _told_at(texts: Texts, card: str, told: int, reader: int | None, names: Names | None) -> str:
    """A card with its place and whose side that is."""
    place = log.where_in(told)
    if place < 0:
        return card
    where = texts.say("place-hq")
    if place < HQ:
        where = _told_planet(texts, told, place >> 1)
    seat = place & 1
    whose = "own" if seat == reader else "enemy" if reader is not None else "other"
    player = player_name(texts, seat, reader, names)
    return texts.say("card-at", card=card, place=where, whose=whose, player=player)


# -- names -----------------------------------------------------------------------------------------


def _the_card(texts: Texts, kind: int) -> str:
    """A card as the subject of a sentence. Warlords and other named heroes are persons."""
    card = CARDS[kind]
    person = card.type == WARLORD or (card.type == ARMY and card.unique)
    return texts.say("the-person" if person else "the-card", name=card_name(texts, card.name))


# -- questions -------------------------------------------------------------------------------------

_OF_A_CARD: Final = ("target-of", "price-of", "search-of")
"""How questions begin that every card with such an ability asks alike."""


def question_line(texts: Texts, view: View) -> str:
    """What the seat of the view (or, if it is not asked, another one) has to decide."""
    decision = open_decision(view)
    if not decision:
        return ""
    prompt = str(decision["prompt"])
    about = cast("dict[str, Any]", decision.get("about") or {})
    if about and texts.has(f"prompt-{prompt}.about"):
        return texts.sentence(f"prompt-{prompt}.about", **_said_about(texts, about))
    return _question_of(texts, prompt)


_PLANETS_OWN: Final = ("battle-ability",)
"""Questions about what a planet says."""


def question_notes(texts: Texts, view: View) -> list[tuple[str, str]]:
    """The cards that a question comes from, or that could be used now, with their texts."""
    decision = open_decision(view)
    prompt = str(decision.get("prompt", ""))
    for kind in _OF_A_CARD:
        prompt = prompt.removeprefix(f"{kind}-")
    named = [_card_of(prompt)]
    if prompt in _PLANETS_OWN:
        named = list((decision.get("about") or {}).get("cards", ()))
    elif prompt in ("offer", "action-window"):
        named = cards_offered(view, BY_NAME)
    ids = [f"card-{name}" for name in named if name]
    return [(texts.say(id), texts.say(f"{id}.text")) for id in ids if texts.has(f"{id}.text")]


def prompt_line(texts: Texts, prompt: str) -> str:
    """What a standing order is for: the name of a question, or a topic of several."""
    if texts.has(f"topic-{prompt}"):
        return texts.sentence(f"topic-{prompt}")
    kind, _, rest = prompt.partition("-")
    timing, _, event = rest.partition("-")
    if kind == "offer" and texts.has(f"event-{event}"):
        said = texts.say(f"event-{event}", card="…")
        return texts.sentence("topic-offer-of", timing=timing, event=said)
    return _question_of(texts, prompt)


def _question_of(texts: Texts, prompt: str) -> str:
    """A question by its name alone."""
    if texts.has(f"prompt-{prompt}"):
        return texts.sentence(f"prompt-{prompt}")
    for kind in _OF_A_CARD:
        card = _card_of(prompt.removeprefix(f"{kind}-"))
        if prompt.startswith(kind) and card:
            return texts.sentence(f"prompt-{kind}", card=card_name(texts, card))
    return texts.sentence("prompt-other")


def _card_of(effect: str) -> str:
    """The card an effect belongs to: it is called after it, perhaps with a word behind."""
    return first_named(effect, BY_NAME)


def _said_about(texts: Texts, about: dict[str, Any]) -> Args:
    """What a question is about as the arguments of its text."""
    names = ", ".join(card_name(texts, name) for name in about.get("cards", ()))
    args: Args = {"card": names, "amount": int(about.get("amount", 0))}
    if "resources" in about:
        args["bonus"] = _bonus(texts, int(about["resources"]), int(about["draws"]))
    if "event" in about:
        args["timing"] = str(about["timing"])
        args["event"] = texts.say(f"event-{about['event']}", card=names)
    return args


def _bonus(texts: Texts, resources: int, cards: int) -> str:
    """What a command struggle brings."""
    parts = [("bonus-resources", resources), ("bonus-cards", cards)]
    said = [texts.say(id, count=count) for id, count in parts if count > 0]
    if len(said) == 2:
        return texts.say("bonus-both", first=said[0], second=said[1])
    return said[0] if said else texts.say("bonus-none")


# -- moves -----------------------------------------------------------------------------------------


_AGAIN: Final = re.compile(r"(.*) \((\d+)\)")
_REF: Final = re.compile(r"(their )?([^@ ]+)@([^# ]+)(?:#(\d+))?")
_OWN_WORDS: Final = ("pass", "stalemate", "area", "yes", "no", "done", CONCEDE)


def move_line(texts: Texts, view: View, text: str) -> str:
    """A legal move of the view's position, given in notation, in words."""
    again = _AGAIN.fullmatch(text)
    if again:
        line = move_line(texts, view, again[1])
        return texts.say("move-again", move=line, number=int(again[2]))
    word, _, rest = text.partition(" ")
    prompt = str(open_decision(view).get("prompt", ""))
    if word in _OWN_WORDS:
        own = f"prompt-{prompt}.{word}"
        return texts.say(own if texts.has(own) else f"move-{word}")
    if word == "choose":
        return texts.say(f"prompt-{prompt}.{rest}")
    if word == "dial":
        return _dial_line(texts, view, int(rest))
    if word == "x":
        return texts.say("move-x", number=int(rest))
    if word == "pick":
        return _target(texts, rest)
    if text == "take":
        return texts.say("move-take-unseen")
    return _card_line(texts, word, rest)


def _card_line(texts: Texts, word: str, rest: str) -> str:
    """A move that begins with a card of the hand or in play."""
    acts, on, about = rest.partition(" on ")
    if on:
        line = _card_line(texts, word, acts)
        return texts.say("move-on", move=line, card=_ref(texts, about))
    card, _, where = rest.partition(" ")
    if word == "deploy" and where:
        return texts.say("move-deploy", card=card_name(texts, card), planet=_goal(texts, where))
    if word == "attach":
        return texts.say("move-attach", card=card_name(texts, card), host=_ref(texts, where))
    if word == "move":
        return texts.say("move-move", card=_ref(texts, card), planet=_goal(texts, where))
    if word == "take" and where:
        return texts.say("move-take-discarded", card=card_name(texts, card))
    id = "move-deploy-support" if word == "deploy" else f"move-{word}"
    return texts.say(id, card=_ref(texts, rest) if "@" in rest else card_name(texts, card))


def _dial_line(texts: Texts, view: View, number: int) -> str:
    """A number of the dial with the planet it means."""
    planets = cast("list[dict[str, Any]]", view["planets"])
    if 0 < number <= len(planets):
        name = card_name(texts, str(planets[number - 1]["planet"]))
        return texts.say("move-dial", number=number, planet=name)
    return texts.say("move-x", number=number)


def move_group(texts: Texts, view: View, text: str) -> Group:
    """The menu a legal move belongs to."""
    word, _, rest = text.partition(" ")
    card = rest.partition(" ")[0]
    if word == CONCEDE:
        return Group("game", texts.say("group-game"))
    if word in ("pass", "done"):
        return Group("pass", texts.say("group-pass"))
    if word in ("use", "attack", "retreat", "move") and "@" in card:
        return Group(card, _ref(texts, card))
    if word in ("deploy", "attach", "play", "use", "shield"):
        return Group(card, texts.say("group-hand", card=card_name(texts, card)))
    return Group("answer", texts.say("group-answer"))


# -- places and cards of the notation --------------------------------------------------------------


def _target(texts: Texts, text: str) -> str:
    """A card in play, a planet or a headquarters."""
    if text in ("hq", "their hq"):
        return texts.say("move-own-hq" if text == "hq" else "move-their-hq")
    return _ref(texts, text) if "@" in text else _planet_name(texts, text)


def _ref(texts: Texts, text: str) -> str:
    """A card in play: whose, its name, its place, and a number if another one reads alike."""
    found = _REF.fullmatch(text)
    if not found:
        return text
    their, name, place, number = found.groups()
    where = texts.say("place-hq") if place == "hq" else _planet_name(texts, place)
    card = card_name(texts, name)
    if their:
        card = texts.say("move-their", card=card)
    if number:
        return texts.say("move-card-again", card=card, place=where, number=int(number))
    return texts.say("move-card", card=card, place=where)


def _goal(texts: Texts, planet: str) -> str:
    """A planet as the last word of a line, by which menus tell the moves of a card apart."""
    return _planet_name(texts, planet).replace(" ", "\u00a0")


def _planet_name(texts: Texts, name: str) -> str:
    slot = name.removeprefix("slot-")
    if slot != name and slot.isdigit():
        return texts.say("place-slot", number=int(slot))
    return card_name(texts, name)


# -- refusals --------------------------------------------------------------------------------------


def refusal_line(texts: Texts, refusal: Refusal) -> str:
    """Why a move is refused: what is wrong here, the rule's sentence, and its id."""
    return refusals.line(texts, refusal, _fact)


def refusal_reason(texts: Texts, refusal: Refusal) -> str:
    """The same without the id."""
    return refusals.reason(texts, refusal, _fact)


def _fact(texts: Texts, key: str, value: str) -> str | int:
    """A fact of a refusal, named for the reader."""
    if value == "hq":
        return texts.say("place-hq")
    if key in ("card", "unit", "by"):
        return card_name(texts, value)
    if key == "planet":
        return _planet_name(texts, value)
    if key == "phase":
        return phase_name(texts, value)
    if key == "faction":
        return texts.say(f"faction-{value}")
    if key == "traits":
        return " / ".join(texts.say(f"trait-{trait}") for trait in value.split())
    return int(value) if value.isdecimal() else value
