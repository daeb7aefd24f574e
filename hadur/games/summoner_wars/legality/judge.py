"""The judge: reads a text, names every rule that forbids it, or finds the move it stands for.

It never asks the move generator whether something is legal. Only when all its own checks have
passed does it look for the generated move with the same outcome, to hand it back as a number.
"""

from __future__ import annotations

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.cards.definition import BY_NAME, PHASES
from hadur.games.summoner_wars.legality import attacking, entering, moving, playing
from hadur.games.summoner_wars.legality.field import Field
from hadur.games.summoner_wars.legality.questions import FORMS, PICKS, TAKES, WAYS, YESES
from hadur.games.summoner_wars.legality.reasons import Reasons, no
from hadur.games.summoner_wars.notation import (
    WORDS,
    Said,
    path_of,
    path_spaces,
    read,
    waiting_names,
)
from hadur.games.summoner_wars.state import Battle
from hadur.games.summoner_wars.verbs import (
    ATTACK,
    BUILD,
    CHARGE_MOVE,
    CHOOSE,
    DECLARE,
    DISCARD,
    END,
    MOVE,
    NO,
    PICK,
    PLAY,
    SUMMON,
    TAKE,
    USE,
    YES,
)
from hadur.kernel.decision import question_for
from hadur.kernel.moves import first, pack, third, verb_of
from hadur.kernel.state import Ask
from hadur.kernel.timing import ENTRY, ORDER_VERB
from hadur.kernel.verdict import Verdict

ACTIONS = (END, SUMMON, MOVE, CHARGE_MOVE, BUILD, ATTACK, DECLARE, PLAY, DISCARD, USE)


def explain(s: Battle, text: str, seat: int | None = None) -> Verdict:
    """Legal, or refused with every rule against it; BadNotation if it is no move at all.

    Without a seat it is judged as a move of whoever is asked."""
    said = read(text)
    text = " ".join(text.lower().split())
    if s.over:
        return Verdict(text, None, (no("SW-21.3", "over"),))
    index = question_for(s, seat)
    if index < 0:
        return Verdict(text, None, (no("SW-4.14", "not-asked"),))
    f = Field(s)
    refusals = tuple(reasons(f, s.asks[index], said))
    if refusals:
        return Verdict(text, None, refusals)
    return Verdict(text, _number(f, index, said))


def reasons(f: Field, ask: Ask, said: Said) -> Reasons:
    """Every reason against an answer to an open question."""
    name = ask.prompt.name
    if name in PHASES:
        yield from _action(f, int(ask.seat), said)
    elif name == "order":
        yield from _order(f, ask, said)
    else:
        yield from _answer(f, ask, said)


# -- idle points -----------------------------------------------------------------------------------


def _action(f: Field, seat: int, said: Said) -> Reasons:
    """One action of the active player, or the end of the phase (SW-4.11, SW-4.12)."""
    verb, spaces = said.verb, said.spaces
    if verb == SUMMON:
        yield from entering.summon(f, seat, BY_NAME[said.card], spaces[0])
    elif verb == BUILD:
        yield from entering.build(f, seat, BY_NAME[said.card], spaces[0])
    elif verb == MOVE:
        yield from moving.move(f, seat, spaces)
    elif verb == CHARGE_MOVE:
        yield from moving.charge(f, seat, spaces[0], spaces[1])
    elif verb == ATTACK:
        yield from attacking.attack(f, seat, spaces[0], spaces[1])
    elif verb == DECLARE:
        yield from attacking.announce(f, seat, spaces[0])
    elif verb == PLAY:
        yield from playing.play(f, seat, BY_NAME[said.card])
    elif verb == DISCARD:
        yield from playing.discard(f, seat, BY_NAME[said.card])
    elif verb == USE:
        yield from playing.use(f, seat, said.name, spaces[0])
    elif verb != END:
        yield no("SW-4.12", "no-question", word=WORDS[verb])


# -- questions -------------------------------------------------------------------------------------


def _answer(f: Field, ask: Ask, said: Said) -> Reasons:
    """An answer to what an effect asks, judged by the text of the card."""
    name = ask.prompt.name
    if name not in FORMS:
        raise LookupError(f"the judge does not know the question '{name}'")
    form = FORMS[name]
    if said.verb == NO:
        if not form.may:
            yield no("SW-14.13", "must")
    elif said.verb != form.verb:
        yield from _out_of_place(said, form.verb, form.may)
    elif said.verb == PICK:
        yield from PICKS[name](f, ask, said.spaces[0])
    elif said.verb == TAKE:
        yield from TAKES[name](f, ask, BY_NAME[said.card])
    elif said.verb == YES:
        yield from YESES[name](f, ask)
    else:
        ways, check = WAYS[name]
        if said.name not in ways:
            yield no("SW-14.7", "no-such-way", way=said.name, ways=", ".join(ways))
        else:
            yield from check(f, ask, said.name)


def _out_of_place(said: Said, wanted: int, may: bool) -> Reasons:
    """Neither action nor event while an effect is carried out (SW-4.12, SW-13.3)."""
    if said.verb == PLAY and BY_NAME[said.card].is_event:
        yield no("SW-13.3", "event-waits", card=said.card)
    else:
        yield no("SW-4.12", "answer-or-no" if may else "answer", word=WORDS[wanted])


def _order(f: Field, ask: Ask, said: Said) -> Reasons:
    """Which of the waiting effects is carried out first (SW-4.10)."""
    if said.verb != ORDER_VERB:
        yield from _out_of_place(said, ORDER_VERB, False)
    elif said.name not in waiting_names(f.s, int(ask.a)):
        yield no("SW-4.10", "no-such-effect", effect=said.name)


# -- the move a text stands for --------------------------------------------------------------------


def _number(f: Field, index: int, said: Said) -> int:
    """The number of a move that has passed every check."""
    ask = f.s.asks[index]
    verb, spaces = said.verb, said.spaces
    if verb in (MOVE, CHARGE_MOVE):
        return _number_of_way(f, index, said)
    if verb in (SUMMON, BUILD):
        return int(pack(verb, BY_NAME[said.card].number, spaces[0]))
    if verb in (PLAY, DISCARD, TAKE):
        return int(pack(verb, BY_NAME[said.card].number))
    if verb == USE:
        return int(pack(verb, ids.NAMES.index(said.name), spaces[0]))
    if verb == CHOOSE:
        return int(pack(verb, WAYS[ask.prompt.name][0].index(said.name)))
    if verb == ORDER_VERB:
        return int(pack(verb, _first_alike(f.s, int(ask.a), said.name)))
    if len(spaces) == 2:
        return int(pack(verb, spaces[0], spaces[1]))
    return int(pack(verb, spaces[0])) if spaces else int(pack(verb))


def _number_of_way(f: Field, index: int, said: Said) -> int:
    """The listed move with the same outcome; a short Charge is the normal move it equals."""
    start, end = said.spaces[0], said.spaces[-1]
    unit = f.at(start)
    if said.verb == CHARGE_MOVE:
        own = int(pack(CHARGE_MOVE, start, end))
        if own in f.s.legal(index):
            return own
        way = moving.straight(start, end)
    else:
        way = said.spaces
    for move in f.s.legal(index):
        if verb_of(move) != MOVE or first(move) != start:
            continue
        other = tuple(path_spaces(start, int(third(move))))
        if other[-1] != end:
            continue
        if len(said.spaces) == 2 and said.verb == MOVE:
            return int(move)
        if moving.outcome(f, unit, other) == moving.outcome(f, unit, way):
            return int(move)
    return int(pack(MOVE, start, end, max(path_of(way), 0)))


def _first_alike(s: Battle, start: int, name: str) -> int:
    """Of effects that are the same in everything the first one is listed."""
    entry = waiting_names(s, start).index(name)
    for earlier in range(entry):
        one, other = (start + earlier) * ENTRY, (start + entry) * ENTRY
        if [int(n) for n in s.waiting[one : one + ENTRY]] == [
            int(n) for n in s.waiting[other : other + ENTRY]
        ]:
            return earlier
    return entry
