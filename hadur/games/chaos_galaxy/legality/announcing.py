"""Judging what is announced (sections 10 and 11): cards played, abilities used, cards paid."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, NamedTuple

from hadur.games.chaos_galaxy import vocabulary as v
from hadur.games.chaos_galaxy.legality.field import Field
from hadur.games.chaos_galaxy.legality.naming import in_hand, in_play, number
from hadur.games.chaos_galaxy.legality.parsing import FORMS, LINK
from hadur.games.chaos_galaxy.legality.questions import NOTHING, Ruling, Words, always, answer
from hadur.games.chaos_galaxy.legality.reasons import fine, no
from hadur.games.chaos_galaxy.legality.targets import (
    against_development,
    against_link,
    against_own_ship,
    against_payment,
    against_target,
    aims_at_link,
    has_target,
)
from hadur.games.chaos_galaxy.legality.texts import opponents, price
from hadur.games.chaos_galaxy.legality.turns import affordable, official
from hadur.games.chaos_galaxy.loading.definitions import Clause, Definition
from hadur.games.chaos_galaxy.state import (
    COLONY,
    COMBAT,
    COMMITTED,
    HAND,
    MAIN,
    ON_SHIP,
    SPENT,
    STARTING,
)
from hadur.games.chaos_galaxy.tables import CARDS
from hadur.games.chaos_galaxy.verbs import DONE, NO, PAY, PLAY_CARD, USE_CARD, choice
from hadur.kernel.errors import BadNotation
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons, Refusal
from hadur.kernel.windows import PASS_VERB

MOST: Final = 8
"""Words of an announcement: a card, text, way and opponent with their numbers, a target."""


_Usable = Generator[Refusal, None, list[tuple[int, Clause]]]


class Announced(NamedTuple):
    """An announcement as it was written; None for what was left out."""

    card: str
    text: int | None
    way: int | None
    rival: int | None
    target: str | None


def take_apart(verb: str, words: Words) -> Announced:
    numbers: dict[str, int] = {}
    target: str | None = None
    rest = list(words[1:])
    while rest:
        word = rest.pop(0)
        if word in ("text", "way", "of") and rest:
            numbers[word] = number(rest.pop(0))
        elif target is None:
            target = word
        else:
            raise BadNotation(f"'{word[:40]}' is one word too many; it should read: {FORMS[verb]}")
    return Announced(
        words[0], numbers.get("text"), numbers.get("way"), numbers.get("of"), target
    )  # fmt: skip


class Meant(NamedTuple):
    """What a move announces: its verb and card as moves have them, the card, the clause with its
    place on the card, and the slot of the card if it is in play."""

    code: int
    number: int
    card: Definition
    place: int
    clause: Clause
    source: int


class Way(NamedTuple):
    branch: int
    rival: int
    target: int


def pack_way(meant: Meant, way: Way) -> int:
    chosen = choice(way.branch, way.rival, meant.place)
    return int(pack(meant.code, meant.number, way.target + 1, chosen))


# -- the ways to announce something ----------------------------------------------------------------


def every_way(f: Field, meant: Meant) -> list[Way]:
    """All ways in which nothing speaks against an announcement."""
    found = []
    for branch in range(len(meant.clause.branches())):
        for rival in opponents(f, meant.clause, f.seat, meant.source):
            if not has_target(meant.clause, branch):
                found.append(Way(branch, rival, -1))
            else:
                found += [Way(branch, rival, target) for target in every_target(f, meant)]
    return found


def every_target(f: Field, meant: Meant) -> list[int]:
    if aims_at_link(meant.clause):
        tickets = [f.ticket(at) for at in range(f.links())]
        return [n for n in tickets if fine(against_link(f, meant.card, meant.clause, n))]
    return [n for n in f.slots if fine(against_target(f, meant.clause, n, meant.source))]


def judge_way(f: Field, meant: Meant, said: Announced) -> Ruling:
    """The announcement with its choices as they were written; what was left out is filled in if
    only one thing can be meant."""
    branches = len(meant.clause.branches())
    if said.way is not None and not 1 <= said.way <= branches:
        yield no_such_way("KG-22.3", meant.card, branches, said.way)
        return NOTHING
    near = opponents(f, meant.clause, f.seat, meant.source)
    if said.rival is not None and said.rival not in near:
        yield no("KG-26.5", "not-that-opponent", player=said.rival, card=meant.card.id)
        return NOTHING
    target = -1
    if said.target is not None:
        target = yield from _target(f, meant, said)
        if target < 0:
            return NOTHING
    ways = [
        way
        for way in every_way(f, meant)
        if said.way in (None, way.branch + 1)
        and said.rival in (None, way.rival)
        and (said.target is None or way.target == target)
    ]
    if len(ways) > 1:
        yield no("KG-22.3", "which-one", number=len(ways))
    elif not ways:
        yield no("KG-22.3", "no-target", card=meant.card.id)
    return pack_way(meant, ways[0]) if ways else NOTHING


def no_such_way(rule: str, card: Definition, have: int, number: int) -> Refusal:
    """A card offers fewer ways, or none to choose between."""
    if have == 1:
        return no(rule, "no-ways", card=card.id)
    return no(rule, "no-such-way", number=number, have=have, card=card.id)


def _target(f: Field, meant: Meant, said: Announced) -> Ruling:
    """The target that was named, with every reason against it."""
    branches = range(len(meant.clause.branches())) if said.way is None else (said.way - 1,)
    if not any(has_target(meant.clause, branch) for branch in branches):
        yield no("KG-22.3", "no-aim", card=meant.card.id)
        return NOTHING
    word = said.target or ""
    if aims_at_link(meant.clause):
        link = LINK.fullmatch(word)
        if link is None:
            raise BadNotation(f"'{word[:40]}' should be a link of the chain, such as #1")
        against = list(against_link(f, meant.card, meant.clause, int(link[1])))
        yield from against
        return NOTHING if against else int(link[1])
    slot = yield from in_play(f, word)
    if slot == NOTHING:
        return NOTHING
    reasons = list(against_target(f, meant.clause, slot, meant.source))
    yield from reasons
    return NOTHING if reasons else slot


# -- cards from hand -------------------------------------------------------------------------------

_PHASES: Final = {
    v.STARTING_INTERRUPT: (STARTING, "KG-10.62", "only-starting"),
    v.COMBAT_INTERRUPT: (COMBAT, "KG-10.63", "only-combat"),
    v.GENERAL_INTERRUPT: (MAIN, "KG-10.65", "only-main"),
}


@answer("main response", "play", 1, MOST)
def play(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-9.6, KG-9.7: an event or an interrupt, paid at once."""
    yield from official(f)
    said = take_apart("play", words)
    kind = yield from in_hand(f, said.card)
    if kind == NOTHING:
        return NOTHING
    card = CARDS[kind]
    if card.type not in (v.EVENT, v.INTERRUPT):
        yield no("KG-10.1", "not-played", card=card.id)
        return NOTHING
    yield from _moment(f, ask, card)
    if card.cost != v.COST_OF_TARGET:
        yield from affordable(f, "KG-10.4", price(f, f.seat, card))
    place, clause = next((k, c) for k, c in enumerate(card.clauses) if c.when == v.PLAY)
    return (yield from judge_way(f, Meant(PLAY_CARD, kind, card, place, clause, -1), said))


def _moment(f: Field, ask: Ask, card: Definition) -> Reasons:
    """Section 10: when a card of this subtype can be played."""
    if card.type == v.EVENT:
        if ask.prompt.name != "main":
            yield no("KG-10.56", "event-answers", card=card.id)
    elif card.subtype in _PHASES:
        phase, rule, why = _PHASES[card.subtype]
        if f.s.phase != phase:
            yield no(rule, why, card=card.id)


# -- abilities -------------------------------------------------------------------------------------


@answer("main response", "use", 1, MOST)
def use(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-11.12, KG-23.5: an ability of a card in play."""
    yield from official(f)
    said = take_apart("use", words)
    slot = yield from in_play(f, said.card)
    if slot == NOTHING:
        return NOTHING
    clauses = yield from _usable(f, slot)
    if not clauses:
        return NOTHING
    if said.text is not None:
        clauses = [one for one in clauses if one[0] + 1 == said.text]
        if not clauses:
            yield no("KG-11.12", "no-such-text", number=said.text, card=f.name(slot))
            return NOTHING
    return (yield from _best(f, slot, clauses, said))


def _usable(f: Field, slot: int) -> _Usable:
    """The clauses of a card that can be used at all, and why there are none."""
    card = f.card(slot)
    clauses = [(k, c) for k, c in enumerate(card.clauses) if c.when == v.USE]
    if f.holder(slot) != f.seat:
        yield no("KG-1.21", "not-yours", card=f.name(slot))
    elif not f.works(slot):
        yield no("KG-4.7", "unpaid", card=f.name(slot))
    elif not clauses:
        yield no("KG-11.12", "no-ability", card=card.id)
    elif not f.text_counts(slot):
        yield no("KG-1.18", "not-aboard", card=card.id)
    else:
        return clauses
    return []


def _best(f: Field, slot: int, clauses: list[tuple[int, Clause]], said: Announced) -> Ruling:
    """The clause that is meant: the only one, or the only one that nothing speaks against."""
    tried: list[tuple[list[Refusal], int]] = []
    for place, clause in clauses:
        reasons = [*_against_use(f, slot, clause)]
        move = NOTHING
        ruling = judge_way(f, Meant(USE_CARD, slot, f.card(slot), place, clause, slot), said)
        while True:
            try:
                reasons.append(next(ruling))
            except StopIteration as end:
                move = int(end.value)
                break
        tried.append((reasons, move))
    legal = [move for reasons, move in tried if not reasons]
    if len(legal) > 1:
        yield no("KG-11.12", "which-text", card=f.name(slot))
        return NOTHING
    if legal:
        return legal[0]
    yield from tried[0][0]
    return NOTHING


def _against_use(f: Field, slot: int, clause: Clause) -> Reasons:
    """The moment and the price of a use."""
    card = f.card(slot)
    if clause.once and f.s.flag(slot, SPENT):
        yield no("KG-11.12", "used-this-turn", card=card.id)
    if clause.place == v.IN_COMBAT and f.s.phase != COMBAT:
        yield no("KG-11.12", "text-combat", card=card.id)
    if clause.place == v.IN_MAIN and (f.s.phase != MAIN or f.s.turn != f.seat):
        yield no("KG-11.12", "text-main", card=card.id)
    yield from against_cost(f, slot, clause)
    yield from against_own_ship(f, clause, slot)


def against_cost(f: Field, slot: int, clause: Clause) -> Reasons:
    """Every part of a price that cannot be paid now (KG-11.7)."""
    cost = clause.cost
    yield from affordable(f, "KG-10.5", cost.credits)
    if cost.turn:
        yield from _against_turning(f, slot, "KG-4.11" if cost.turn == v.USED else "KG-4.13")
    if cost.sacrifice and not f.is_active(slot):
        yield no("KG-4.15", "not-active", card=f.name(slot))
    if f.count(HAND, f.seat) < cost.discard:
        yield no("KG-11.7", "hand-small", number=cost.discard, have=f.count(HAND, f.seat))
    if f.count(COLONY, f.seat) < cost.colony:
        yield no("KG-11.7", "colony-small", number=cost.colony, have=f.colony(f.seat))
    markers = sum(int(f.s.markers(n)) for n in f.bases(f.seat))
    if markers < cost.markers:
        yield no("KG-11.7", "markers-small", number=cost.markers, have=markers)


def _against_turning(f: Field, slot: int, rule: str) -> Reasons:
    """KG-S14: weapons and crew turn their ship; a passenger on a ship turns nothing (KG-10.40)."""
    if f.host(slot) >= 0 and f.s.laid_as(slot) == v.CREW and f.card(slot).subtype == v.PASSENGER:
        yield no("KG-10.40", "passenger", card=f.name(slot))
        return
    turning = f.ship_of(slot)
    if not f.is_active(turning):
        yield no(rule, "not-active", card=f.name(turning))
    elif f.s.flag(turning, COMMITTED):
        yield no("KG-15.19", "committed", card=f.name(turning))


# -- payments --------------------------------------------------------------------------------------


@answer("main response", "pay", 1, MOST)
def pay(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-9.9 to KG-9.12: in one's own main phase."""
    yield from official(f)
    if f.s.phase != MAIN or f.s.turn != f.seat:
        yield no("KG-9.12", "pay-main")
    said = take_apart("pay", words)
    slot = yield from _own_card(f, said.card)
    if slot == NOTHING:
        return NOTHING
    reasons = list(against_payment(f, slot))
    yield from reasons
    return NOTHING if reasons else (yield from _paid(f, slot, said))


@answer("pay", "pay", 1, MOST)
def pay_aboard(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-14.1, KG-14.3: crew and weapons on one's ships in this combat, rockets included."""
    said = take_apart("pay", words)
    slot = yield from _own_card(f, said.card)
    if slot == NOTHING:
        return NOTHING
    if f.s.place(slot) != ON_SHIP or f.side(f.host(slot)) != ask.a:
        yield no(ask.prompt.rule_of(f.s, ask), "not-on-fighter", card=f.name(slot))
        return NOTHING
    if f.is_paid(slot):
        yield no("KG-4.6", "paid-already", card=f.name(slot))
        return NOTHING
    if f.is_bluff(slot):
        yield no("KG-24.3", "bluff", card=f.name(slot))
        return NOTHING
    return (yield from _paid(f, slot, said))


always("pay", "done", DONE)


@answer("trap", "pay", 1, MOST)
def pay_trap(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-10.51, KG-16.15: the base that is bombed, if it is a trap."""
    said = take_apart("pay", words)
    slot = yield from _own_card(f, said.card)
    if slot == NOTHING:
        return NOTHING
    if slot != f.s.aim:
        yield no("KG-33.11", "not-bombed", card=f.name(slot))
        return NOTHING
    if f.is_bluff(slot) or f.card(slot).subtype != v.TRAP:
        yield no("KG-10.51", "no-trap", card=f.name(slot))
        return NOTHING
    yield from against_development(f, slot)
    return (yield from _paid(f, slot, said))


always("trap", "no", NO)
always("response", "pass", PASS_VERB)


def _own_card(f: Field, word: str) -> Ruling:
    slot = yield from in_play(f, word)
    if slot != NOTHING and f.holder(slot) != f.seat:
        yield no("KG-1.21", "not-yours", card=f.name(slot))
        return NOTHING
    return slot


def _paid(f: Field, slot: int, said: Announced) -> Ruling:
    """Its price, and the choices for what it does when it is paid; a card that stays in play can
    be paid though that finds no target."""
    card = f.card(slot)
    yield from affordable(f, "KG-22.4", price(f, f.seat, card))
    plays = [(k, c) for k, c in enumerate(card.clauses) if c.when == v.PLAY]
    plain = int(pack(PAY, slot, 0, choice(0, -1, 0)))
    if plays:
        meant = Meant(PAY, slot, card, *plays[0], slot)
        if every_way(f, meant) or card.subtype in (v.RESEARCH, v.TRAP):
            return (yield from judge_way(f, meant, said))
    if said.target is not None:
        yield no("KG-22.3", "no-aim", card=card.id)
    return plain
