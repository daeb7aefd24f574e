"""Moves as text. Cards from hand are named by their id, cards in play by where they are:

cobra-flash, cobra-flash#2        a ship, the second one of that name of its player
surface-2, canteen-1              the place in the row, from the left; face up or down
cobra-flash+1                     the first card on a ship
1:surface-2                       the same of another player, by seat

keep / mulligan / cut 12 / end / pass / done / no / yes / go on
lay vasfog surface, lay vasfog canteen, lay vasfog cobra-flash
ship cobra-flash                  a ship from hand
play sarc 1, play extra-talalat cobra-flash, play zurzavar #2
use canteen-1 surface-2           an ability; with its choices: target, opponent (of 1), way (way 2)
pay surface-1                     a payment
draw / pick / dig / develop surface-1 / convert surface-1 surface-2
attack 1 colony, attack 1 headquarters, attack 1 1:surface-2
send cobra-flash / board canteen-1 cobra-flash
fire cobra-flash 1:unicornis / stealth cobra-flash / arm cobra-flash / return
deal 1:unicornis 2 / share        a salvo; formation
bomb cobra-flash / x 2            bombers; demolition, parts of a formation
take vasfog / choose surface-1 / way 1 / player 1 / order 1 / discard vasfog / back cobra-flash
first card #2                     which of one's own links takes effect first"""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.phases.piles import DISCARD_PROMPT
from hadur.games.chaos_galaxy.phases.searching import SEARCH_PROMPT
from hadur.games.chaos_galaxy.state import (
    CANTEEN,
    HANGAR,
    ON_SHIP,
    PLACE_NAMES,
    SURFACE,
    TRIGGER,
    Galaxy,
)
from hadur.games.chaos_galaxy.tables import CARDS, T
from hadur.games.chaos_galaxy.verbs import (
    ARM,
    ATTACK,
    BOARD,
    BOMB,
    BUY_MARKER,
    CHOOSE,
    COLONY_AIM,
    CONVERT,
    CUT,
    DEAL,
    DIG,
    DISCARD,
    DONE,
    DRAW_CARD,
    END,
    FIRE,
    GO_ON,
    HQ_AIM,
    KEEP,
    LAY,
    MODE,
    MULLIGAN,
    NO,
    NUMBER,
    ORDER,
    PASS,
    PAY,
    PICK_FIVE,
    PLAY_CARD,
    PLAY_SHIP,
    RETURN_FIRE,
    RIVAL,
    SEND,
    SHARE,
    SLOT_AIM,
    STEALTH,
    TAKE,
    TO_CANTEEN,
    TO_SHIP,
    TO_SURFACE,
    TURN_BACK,
    USE_CARD,
    YES,
    branch_in,
    clause_in,
    rival_in,
)
from hadur.games.chaos_galaxy.vocabulary import NEUTRALISE, PLAY, TARGET, USE
from hadur.kernel.chain import FIRST_VERB, link_of, ticket_of, what_at
from hadur.kernel.moves import first, second, third, verb_of
from hadur.kernel.state import Ask
from hadur.kernel.windows import PASS_VERB

WORDS: Final = {
    KEEP: "keep",
    MULLIGAN: "mulligan",
    DRAW_CARD: "draw",
    PICK_FIVE: "pick",
    DIG: "dig",
    END: "end",
    DONE: "done",
    PASS: "pass",
    PASS_VERB: "pass",
    RETURN_FIRE: "return",
    NO: "no",
    YES: "yes",
    GO_ON: "go on",
    SHARE: "share",
}
_ON_SLOT: Final = {
    BUY_MARKER: "develop",
    SEND: "send",
    STEALTH: "stealth",
    ARM: "arm",
    BOMB: "bomb",
    CHOOSE: "choose",
    TURN_BACK: "back",
}
_ON_KIND: Final = {PLAY_SHIP: "ship", TAKE: "take", DISCARD: "discard"}
_NUMBERS: Final = {CUT: "cut", NUMBER: "x", RIVAL: "player"}
HIDDEN: Final = "?"


def write(s: Galaxy, index: int, move: int) -> str:
    """A legal move of an open question."""
    return _write(s, s.asks[index], move)


def write_for(s: Galaxy, index: int, move: int, seat: int | None) -> str:
    """A move as another seat may read it: what was laid, discarded or taken unseen is left out, and
    a card that is paid, since all see it now, is named."""
    ask = s.asks[index]
    if ask.seat == seat:
        return write(s, index, move)
    verb = int(verb_of(move))
    if verb == LAY:
        return f"lay {HIDDEN} {_where(s, int(ask.seat), int(second(move)))}"
    if verb == DISCARD and ask.prompt is DISCARD_PROMPT:
        return f"discard {HIDDEN}"
    if verb == TAKE and ask.prompt is SEARCH_PROMPT:
        return f"take {HIDDEN}"
    if verb == PAY:
        return f"{write(s, index, move)} ({CARDS[s.kind_at(int(first(move)))].id})"
    return write(s, index, move)


def _write(s: Galaxy, ask: Ask, move: int) -> str:
    verb = int(verb_of(move))
    seat = int(ask.seat)
    a, b = int(first(move)), int(second(move))
    if verb in WORDS:
        return WORDS[verb]
    if verb in _ON_SLOT:
        return f"{_ON_SLOT[verb]} {ref(s, seat, a)}"
    if verb in _ON_KIND:
        return f"{_ON_KIND[verb]} {CARDS[a].id}"
    if verb in _NUMBERS:
        return f"{_NUMBERS[verb]} {a}"
    if verb == LAY:
        return f"lay {CARDS[a].id} {_where(s, seat, b)}"
    if verb in (PLAY_CARD, USE_CARD, PAY):
        return _announced(s, seat, move)
    if verb == ATTACK:
        return f"attack {a} {_aim(s, seat, b)}"
    if verb == CONVERT:
        return f"convert {ref(s, seat, a)} {ref(s, seat, b)}"
    if verb in (BOARD, FIRE):
        word = "board" if verb == BOARD else "fire"
        return f"{word} {ref(s, seat, a)} {ref(s, seat, b)}"
    if verb == DEAL:
        return f"deal {ref(s, seat, a)} {b}"
    if verb == MODE:
        return f"way {a + 1}"
    if verb == ORDER:
        return f"order {_trigger(s, seat, a)}"
    assert verb == FIRST_VERB
    at = int(link_of(ask, move))
    return f"first {what_at(s, at).name} #{ticket_of(s, at)}"


def _where(s: Galaxy, seat: int, place: int) -> str:
    if place == TO_SURFACE:
        return "surface"
    return "canteen" if place == TO_CANTEEN else ref(s, seat, place - TO_SHIP)


def _aim(s: Galaxy, seat: int, code: int) -> str:
    if code == COLONY_AIM:
        return "colony"
    return "headquarters" if code == HQ_AIM else ref(s, seat, code - SLOT_AIM)


def _announced(s: Galaxy, seat: int, move: int) -> str:
    """A card played, used or paid, with what was chosen for it."""
    verb = int(verb_of(move))
    a = int(first(move))
    chosen = int(third(move))
    if verb == PLAY_CARD:
        kind, text = a, f"play {CARDS[a].id}"
    else:
        kind = int(s.kind_at(a))
        text = f"{'use' if verb == USE_CARD else 'pay'} {ref(s, seat, a)}"
    clauses = [
        clause for clause in range(T.clause[kind], T.clause[kind + 1]) if clause_word(clause, verb)
    ]
    if len(clauses) > 1:
        text += f" text {clause_in(chosen) + 1}"
    clause = int(T.clause[kind] + clause_in(chosen))
    if clauses and T.branches[clause] > 1:
        text += f" way {branch_in(chosen) + 1}"
    if rival_in(chosen) >= 0 and s.seats > 2:
        text += f" of {rival_in(chosen)}"
    target = int(second(move)) - 1
    if target >= 0:
        text += f" #{target}" if aims_at_link(clause) else f" {ref(s, seat, target)}"
    return text


def clause_word(clause: int, verb: int) -> bool:
    """Whether a clause is one that such a move announces."""
    return bool(T.when[clause] == (USE if verb == USE_CARD else PLAY))


def aims_at_link(clause: int) -> bool:
    return any(
        T.whom[effect] == TARGET and T.do[effect] == NEUTRALISE
        for effect in range(T.effect[clause], T.effect[clause + 1])
    )


def _trigger(s: Galaxy, seat: int, n: int) -> str:
    """A clause whose moment has come: its card, and its number."""
    slot = int(s.triggers[n * TRIGGER + 1])
    return f"{n + 1} {CARDS[s.kind_at(slot)].id}"


# -- cards in play ---------------------------------------------------------------------------------


def ref(s: Galaxy, seat: int, slot: int) -> str:
    """A card in play as a seat writes it: nothing in it depends on what a face-down card is."""
    holder = int(s.holder(slot))
    before = "" if holder == seat else f"{holder}:"
    return before + plain_ref(s, slot)


def plain_ref(s: Galaxy, slot: int) -> str:
    """The same without its player."""
    place = int(s.place(slot))
    holder = int(s.holder(slot))
    if place == HANGAR:
        kind = s.kind_at(slot)
        alike = [int(n) for n in s.row_of(holder, HANGAR) if s.kind_at(n) == kind]
        name = CARDS[kind].id
        return name if alike[0] == slot else f"{name}#{alike.index(slot) + 1}"
    if place == ON_SHIP:
        ship = int(s.host(slot))
        aboard = [int(n) for n in s.aboard(ship)]
        return f"{plain_ref(s, ship)}+{aboard.index(slot) + 1}"
    if place in (CANTEEN, SURFACE):
        row = [int(n) for n in s.row_of(holder, place)]
        return f"{PLACE_NAMES[place]}-{row.index(slot) + 1}"
    return f"gone-{slot}"
