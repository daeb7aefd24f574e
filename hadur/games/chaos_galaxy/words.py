"""A game in words: what happened, what is asked, what each move would do, why one is refused.

Events come from `log`, which tells of a face-down card no more than that it is one; questions and
moves are read off a seat's view, so nothing is worded that the seat cannot see. Cards bring their
own names in both languages.
"""

from __future__ import annotations

from typing import Any, Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.card_texts import text_for_card
from hadur.games.chaos_galaxy.legality.parsing import PLACE, SHIP
from hadur.games.chaos_galaxy.legality.refusals import language, refusal_line, refusal_reason
from hadur.games.chaos_galaxy.notation import HIDDEN
from hadur.games.chaos_galaxy.state import AT_COLONY, AT_HEADQUARTERS
from hadur.games.chaos_galaxy.tables import BY_NAME, CARDS
from hadur.games.chaos_galaxy.vocabulary import STATES, TYPES
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
    question_about,
)
from hadur.kernel.lines import player_name as named_player
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

FORMS: Final[dict[int, tuple[str, ...]]] = {
    log.CUT: ("seat", "owner", "count"),
    log.TURN: ("seat", "turn"),
    log.INCOME: ("seat", "credits"),
    log.GAINED: ("seat", "credits"),
    log.LOST: ("seat", "credits"),
    log.DREW: ("seat", "count"),
    log.DREW_CARD: ("seat", "card"),
    log.LAID: ("seat", "type", "ship"),
    log.SHIP_PLAYED: ("seat", "card"),
    log.PLAYED: ("seat", "card"),
    log.USED: ("seat", "card"),
    log.PAID: ("seat", "card", "credits"),
    log.DEVELOPED: ("seat", "position", "markers"),
    log.NEUTRALISED: ("card",),
    log.WITHOUT_EFFECT: ("card",),
    log.ATTACK: ("seat", "other", "target", "position"),
    log.ATTACKERS: ("seat", "count"),
    log.DEFENDERS: ("seat", "count"),
    log.BOARDED: ("seat", "card", "ship"),
    log.SHOT: ("card", "ship", "seat"),
    log.RETURNED_FIRE: ("card", "seat"),
    log.STEALTH: ("card", "seat"),
    log.ARMED: ("card", "seat", "firepower"),
    log.DAMAGED: ("card", "amount", "seat"),
    log.DESTROYED: ("card", "seat", "type"),
    log.TURNED: ("card", "state", "seat"),
    log.BOMBED: ("seat", "total"),
    log.BURNED: ("seat", "count"),
    log.DISCARDED: ("seat", "count"),
    log.LEFT_COMBAT: ("card", "seat"),
    log.JOINED: ("card", "seat"),
    log.REDIRECTED: ("card", "seat"),
    log.SEIZED: ("card", "seat"),
    log.RETURNED: ("seat", "card"),
    log.LOOKED: ("seat", "other", "count"),
    log.LOOKED_AT: ("seat", "card", "other"),
    log.UNMASKED: ("card", "seat"),
    log.RECOVERED: ("seat", "card", "into"),
    log.SEARCHED: ("seat", "count"),
    log.REGROWN: ("seat", "count"),
    log.MARKED: ("card", "markers"),
    log.DEMOLITION: ("card", "count"),
    log.TRAP: ("seat", "card"),
    log.SCRAPPED: ("seat", "card"),
    log.ELIMINATED: ("seat", "other"),
    log.MOVED: ("card", "ship"),
    log.STUCK: ("card", "seat"),
    log.SPARED: ("card", "amount"),
    log.TRIGGERED: ("seat", "card"),
    log.COMBAT_OVER: (),
    log.DISCARDED_CARD: ("seat", "card"),
}
"""What the numbers of an event stand for; of those left out there is one, the seat."""

_LINES: Final = {kind: (f"log-{name}", FORMS.get(kind, ("seat",))) for kind, name in KINDS.items()}
"""The line of each kind of event, and what its numbers stand for."""

HEADINGS: Final = (log.TURN, log.CLOSING, log.ATTACK)
"""Kinds of event whose line is a heading over those that follow."""

_TOLD_IN_FULL: Final = (log.DREW, log.DISCARDED)
"""What whoever does it hears by another event, which tells more."""

_SEATS: Final = 5
_NAMED: Final = {"type": TYPES, "state": STATES, "into": ("hand", "colony")}


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
    return texts.sentence(line, **args)


def _told(texts: Texts, form: str, number: int, reader: int | None, names: Names | None) -> Args:
    """What a number of an event stands for, as arguments of its line."""
    if form == "seat":
        return player_args(texts, number, reader, names, _SEATS)
    if form in ("owner", "other"):
        called = player_args(texts, number, reader, names, _SEATS)
        return {form: called["player"], f"{form}-who": called["who"]}
    if form in ("card", "ship"):
        return {form: title(texts, CARDS[number].id) if number >= 0 else texts.say("facedown")}
    if form == "target":
        aims = {AT_COLONY: "colony", AT_HEADQUARTERS: "headquarters"}
        return {form: aims[number] if number in aims else TYPES[number]}
    if form in _NAMED:
        return {form: _NAMED[form][number]}
    return {form: number}


# -- names -----------------------------------------------------------------------------------------


def title(texts: Texts, name: str) -> str:
    """A card by its name; one that the notation hides is a face-down one."""
    return texts.say("slot-hidden") if name == HIDDEN else BY_NAME[name].title(language(texts))


def player_of(texts: Texts, view: View, seat: int) -> str:
    """How a view's reader calls a player: views have no names."""
    return named_player(texts, seat, view["seat"], None, len(view["players"]))


def slot_name(texts: Texts, view: View, ref: str) -> str:
    """A card in play, as far as the view knows it, and where it is; others' with their player."""
    before, _, place = ref.rpartition(":")
    seat = int(before) if before else _mover(view)
    slot = _slot_at(view, seat, place)
    if slot is None:
        return texts.say("slot-gone")
    name = title(texts, slot["card"] or HIDDEN)
    row, ship = PLACE.fullmatch(place), SHIP.fullmatch(place)
    if row:
        name = texts.say("slot-at", card=name, place=_place(texts, place))
    elif ship and ship[4]:
        host = _ship_name(texts, ship[2], ship[3])
        name = texts.say("slot-aboard", card=name, ship=host, number=int(ship[4]))
    elif ship:
        name = _ship_name(texts, ship[2], ship[3])
    if seat == view["seat"]:
        return name
    return texts.say("slot-of", card=name, player=player_of(texts, view, seat))


def _mover(view: View) -> int:
    """The seat whose moves are read: its own cards are written without a seat."""
    decision = open_decision(view)
    return int(decision["seat"]) if decision else int(view["seat"] or 0)


def _slot_at(view: View, seat: int, place: str) -> dict[str, Any] | None:
    player = view["players"][seat]
    for row in ("hangar", "canteen", "surface"):
        for slot in player[row]:
            for found in (slot, *slot.get("aboard", ())):
                if found["ref"] == place:
                    return dict(found)
    return None


def _ship_name(texts: Texts, name: str, number: str | None) -> str:
    """A ship; of several alike the second is told from the first by its number."""
    if number is None:
        return title(texts, name)
    return texts.say("slot-second", card=title(texts, name), number=int(number))


def _place(texts: Texts, place: str) -> str:
    row, _, number = place.partition("-")
    return texts.say(f"place-{row}", number=int(number))


def _aim(texts: Texts, view: View, aim: str) -> str:
    """What an attack is aimed at."""
    if aim in ("colony", "headquarters"):
        return texts.say(f"aim-{aim}")
    return slot_name(texts, view, aim)


def aimed_at(texts: Texts, view: View, defender: int, aim: str) -> str:
    """The same of a defender, who is said where it is not the reader."""
    if aim not in ("colony", "headquarters"):
        return slot_name(texts, view, f"{defender}:{aim}")
    line = texts.say(f"aim-{aim}")
    if defender == view["seat"]:
        return line
    return texts.say("slot-of", card=line, player=player_of(texts, view, defender))


def link_line(texts: Texts, view: View, link: dict[str, Any]) -> str:
    """Something announced, and by whom."""
    line = _attack(texts, view, link) if link["what"] == "attack" else _link(texts, view, link)
    if link["seat"] == view["seat"]:
        return line
    return texts.say("link-of", link=line, player=player_of(texts, view, link["seat"]))


def _attack(texts: Texts, view: View, link: dict[str, Any]) -> str:
    target = aimed_at(texts, view, link["defender"], link["target"])
    return texts.say("link-attack", target=target)


def _link(texts: Texts, view: View, link: dict[str, Any]) -> str:
    card: Args = {"card": title(texts, link["card"])} if "card" in link else {}
    line = texts.say(f"link-{link['what']}", **card)
    if "target" not in link:
        return line
    return texts.say("link-at", link=line, target=_target(texts, view, link["target"]))


def _target(texts: Texts, view: View, word: str) -> str:
    """A card in play, or a link of the chain (#2)."""
    if not word.startswith("#"):
        return slot_name(texts, view, word)
    for link in view["chain"]:
        if link["ticket"] == int(word[1:]):
            return link_line(texts, view, link)
    return texts.say("slot-gone")


# -- questions -------------------------------------------------------------------------------------


def question_line(texts: Texts, view: View) -> str:
    """What the seat of the view (or, if it is not asked, another one) has to decide."""
    return question_about(texts, view, _at_stake)


def question_notes(texts: Texts, view: View) -> list[tuple[str, str]]:
    """The card that is to be answered, or those that could be used now, with their texts."""
    named: list[str] = []
    if str(open_decision(view).get("prompt", "")) == "response":
        top = view["chain"][-1].get("card") if view["chain"] else None
        named = [top] if top else cards_offered(view, BY_NAME)
    notes = [(title(texts, name), text_for_card(name, language(texts))) for name in named]
    return [(name, text) for name, text in notes if text]


def _at_stake(texts: Texts, view: View, decision: dict[str, Any]) -> Args:
    """What a question may speak of: what goes on at the table, and what it is about."""
    gone = texts.say("slot-gone")
    args: Args = {"credits": int(view["players"][decision["seat"]]["credits"])}
    args |= {"what": "window", "link": "", "shooter": gone, "ship": gone}
    if view["chain"]:
        top = view["chain"][-1]
        args |= {"what": top["what"], "link": link_line(texts, view, top)}
    fight = view["combat"]
    if fight is not None:
        args["target"] = aimed_at(texts, view, fight["defender"], fight["target"])
        args["attacker"] = player_of(texts, view, fight["attacker"])
    return args | _said_about(texts, view, decision.get("about") or {})


def _said_about(texts: Texts, view: View, about: dict[str, Any]) -> Args:
    args: Args = {}
    for key, value in about.items():
        if key in ("shooter", "ship", "weapon", "base"):
            args[key] = slot_name(texts, view, value)
        elif key in ("whose", "by"):
            args[key] = player_of(texts, view, value)
        elif key == "must":
            args[key] = "yes" if value else "no"
        elif key == "card":
            args["card"] = title(texts, value)
        elif key != "text":
            args[key] = value
    if "card" in about:
        args["text"] = text_for_card(about["card"], language(texts))
    return args


# -- moves -----------------------------------------------------------------------------------------

_ANSWERS: Final = (
    "keep", "mulligan", "draw", "pick", "dig", "end", "done", "pass", "return", "no", "yes", "go",
    "share",
)  # fmt: skip
_ON_HAND: Final = ("ship", "take", "discard")
_ON_SLOT: Final = ("develop", "send", "stealth", "arm", "bomb", "choose", "back")


def move_line(texts: Texts, view: View, text: str) -> str:
    """A legal move of the view's position, given in notation, in words."""
    if text == CONCEDE:
        return texts.say("move-concede")
    word, *rest = text.split()
    if word in _ANSWERS:
        return _answer(texts, view, word)
    if word in _ON_HAND:
        return texts.say(f"move-{word}", card=title(texts, rest[0]))
    if word in _ON_SLOT:
        return texts.say(f"move-{word}", card=slot_name(texts, view, rest[0]))
    if word in ("play", "use", "pay"):
        return _announced(texts, view, word, rest)
    if word in ("board", "fire", "convert", "deal", "lay"):
        return _two_places(texts, view, word, rest)
    return _numbered(texts, view, word, rest)


def _answer(texts: Texts, view: View, word: str) -> str:
    """A plain answer, in the words of its question where it has its own."""
    own = f"prompt-{open_decision(view).get('prompt', '')}.{word}"
    return texts.say(own if texts.has(own) else f"move-{word}")


def _announced(texts: Texts, view: View, word: str, rest: list[str]) -> str:
    """A card played, used or paid, with what was chosen for it."""
    name = title(texts, rest[0]) if word == "play" else slot_name(texts, view, rest[0])
    line = texts.say(f"move-{word}", card=name)
    chosen = iter(rest[1:])
    for part in chosen:
        if part in ("text", "way"):
            line = texts.say(f"choice-{part}", line=line, number=int(next(chosen)))
        elif part == "of":
            player = player_of(texts, view, int(next(chosen)))
            line = texts.say("choice-rival", line=line, player=player)
        elif not part.startswith("("):
            target = _goal(_target(texts, view, part))
            line = texts.say("choice-target", line=line, target=target)
    return line


def _two_places(texts: Texts, view: View, word: str, rest: list[str]) -> str:
    if word == "lay":
        known = rest[1] in ("surface", "canteen")
        where = texts.say(f"where-{rest[1]}") if known else slot_name(texts, view, rest[1])
        return texts.say("move-lay", card=title(texts, rest[0]), where=_goal(where))
    card = slot_name(texts, view, rest[0])
    if word == "deal":
        return texts.say("move-deal", card=card, points=int(rest[1]))
    other = _goal(slot_name(texts, view, rest[1]))
    return texts.say(f"move-{word}", card=card, ship=other, other=other)


def _numbered(texts: Texts, view: View, word: str, rest: list[str]) -> str:
    """A move that begins with a number, or has one of a player or a link."""
    if word == "first":
        link = _target(texts, view, rest[-1])
        return texts.say("move-first", number=int(rest[-1][1:]), link=link)
    number = int(rest[0])
    if word == "attack":
        player, target = player_of(texts, view, number), _goal(_aim(texts, view, rest[1]))
        return texts.say("move-attack", player=player, target=target)
    if word == "player":
        return player_of(texts, view, number)
    if word == "order":
        return texts.say("move-order", number=number, card=title(texts, rest[1]))
    if word == "way":
        return texts.say("move-way", number=number)
    return texts.say("move-cut" if word == "cut" else "move-number", count=number)


def _goal(name: str) -> str:
    """The last word of a line, by which menus tell moves apart that begin alike."""
    return name.replace(" ", "\u00a0")


def move_group(texts: Texts, view: View, text: str) -> Group:
    """The menu a legal move belongs to."""
    if text == CONCEDE:
        return Group("game", texts.say("group-game"))
    word, *rest = text.split()
    if word in ("lay", "ship", "play"):
        return Group(f"hand {rest[0]}", title(texts, rest[0]))
    if word in ("use", "pay", "develop", "convert", "fire", "stealth", "arm", "board", "deal"):
        return Group(rest[0], slot_name(texts, view, rest[0]))
    if word == "attack":
        return Group("attack", texts.say("group-attack"))
    if word in ("draw", "pick", "dig"):
        return Group("pile", texts.say("group-pile"))
    if word == "end":
        return Group("turn", texts.say("group-turn"))
    return Group("answer", texts.say("group-answer"))
