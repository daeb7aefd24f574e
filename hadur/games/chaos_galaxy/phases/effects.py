"""Carrying out the clauses of cards: each word of the format (docs/sets/chaos-galaxy-format.md).

A clause being carried out is a *deed* on the stack `deeds`: who, by which card, at what. Its
effects run one after the other; after each comes what follows from it (`after`)."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.damage import (
    AFTER,
    change_holder,
    check_armour,
    put_away,
    shown_kind,
    take_damage,
    turn_to,
    vacate,
    weigh_down,
)
from hadur.games.chaos_galaxy.phases.piles import (
    DISCARDS,
    burn,
    check_empty,
    draw,
    regrow,
    shuffle_colony,
)
from hadur.games.chaos_galaxy.state import (
    ATTACKERS,
    COLONY,
    COMBAT,
    COMMITTED,
    D_BRANCH,
    D_CLAUSE,
    D_IT,
    D_OTHER,
    D_RIVAL,
    D_SEAT,
    D_SOURCE,
    D_TARGET,
    D_X,
    DAMAGE_TAKEN,
    DEED,
    DEFENDERS,
    DOOMED,
    HAND,
    HANGAR,
    HELD,
    L_BAR,
    L_FORBID,
    L_GRANT,
    L_PREVENT,
    L_PRICE,
    L_SEIZED,
    L_STAT,
    L_STRIP,
    MARKERS,
    MARKS,
    PAID,
    SCRAP,
    SIDE,
    TURNED,
    WIDE,
    X_VALUE,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.tables import T
from hadur.games.chaos_galaxy.values import NOT_CHOOSING, amount, condition, fits, stat, suits
from hadur.games.chaos_galaxy.verbs import CHOOSE, NO
from hadur.games.chaos_galaxy.verbs import TAKE as TAKE_VERB
from hadur.games.chaos_galaxy.vocabulary import (
    ACTIVE,
    ADD,
    ARMOUR,
    BASE,
    BURN,
    CARD,
    CREW,
    DAMAGE,
    DESTROY,
    DEVELOP,
    DISCARD,
    DRAW,
    EACH,
    END_OF_COMBAT,
    END_OF_TURN,
    ENEMY,
    FORBID,
    GAIN,
    GRANT,
    HOLD,
    IT,
    JOIN,
    LEAVES,
    LIMIT,
    LOOK,
    LOSE,
    MARK,
    MOVE,
    NEUTRALISE,
    OPPONENT,
    OTHER,
    PLAY,
    PREVENT,
    PRICE,
    READY,
    RECOVER,
    REDIRECT,
    REGROW,
    RESEARCH,
    RESTORE,
    RETURN,
    ROCKET,
    SEARCH,
    SEIZE,
    SETTLE,
    SHIP,
    STRIP,
    TAKE,
    TARGET,
    THIS,
    TRAP,
    TURN,
    UNMASK,
    VICTIM,
    WEAPON,
    WITHDRAW,
    X_LIMIT,
)
from hadur.kernel.bits import BIT
from hadur.kernel.chain import find, neutralise, source_of
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step1, step2, step3

NOBODY: Final = -1

# -- deeds -----------------------------------------------------------------------------------------


def carry_out(
    s: Galaxy, clause: i64, seat: i64, source: i64, target: i64, other: i64, rival: i64, branch: i64
) -> None:
    """Do a clause: all effects of the chosen branch, in order."""
    deeds = append(s.deeds, clause)
    deeds = append(deeds, seat)
    deeds = append(deeds, source)
    deeds = append(deeds, target)
    deeds = append(deeds, other)
    deeds = append(deeds, -1)
    deeds = append(deeds, rival)
    deeds = append(deeds, branch)
    x = s.table[source * WIDE + X_VALUE] if source >= 0 else 0
    s.deeds = append(deeds, x)
    s.push(PERFORM, len(s.deeds) // DEED - 1, T.effect[clause])


def perform(s: Galaxy, deed: i64, effect: i64) -> None:
    """The next effect of a deed, or its end."""
    clause = s.deeds[deed * DEED + D_CLAUSE]
    branch = s.deeds[deed * DEED + D_BRANCH]
    while effect < T.effect[clause + 1] and T.branch[effect] != branch:
        effect += 1
    if effect == T.effect[clause + 1]:
        s.deeds = s.deeds[: deed * DEED]
        return
    s.push(PERFORM, deed, effect + 1)
    s.push(AFTER)
    seat = s.deeds[deed * DEED + D_SEAT]
    if condition(s, effect, seat, s.deeds[deed * DEED + D_SOURCE]):
        _do(s, deed, effect)


PERFORM: Final[Step] = step2(perform)


def _do(s: Galaxy, deed: i64, effect: i64) -> None:
    if T.whom[effect] == VICTIM:
        rival = s.deeds[deed * DEED + D_RIVAL]
        if rival >= 0 and len(victims(s, deed, effect)) > 0:
            s.ask(VICTIM_PROMPT, rival, 0, deed, effect)
        return
    do = T.do[effect]
    if do == LOOK and T.whom[effect] == OPPONENT:
        look_at_hand(s, s.deeds[deed * DEED + D_SEAT], s.deeds[deed * DEED + D_RIVAL])
    elif do == NEUTRALISE:
        _neutralise(s, s.deeds[deed * DEED + D_TARGET])
    elif do == FORBID and T.whom[effect] == OPPONENT:
        _bar(s, deed, effect)
    elif _concerns_cards(do):
        _do_to_each(s, deed, effect)
    else:
        _do_to_player(s, deed, effect)


def _concerns_cards(do: i64) -> bool:
    if do <= HOLD or (do >= WITHDRAW and do <= MOVE):
        return True
    return do in (LOOK, UNMASK, RETURN, DEVELOP, SETTLE, FORBID, MARK)


def _do_to_each(s: Galaxy, deed: i64, effect: i64) -> None:
    for slot in subjects(s, deed, effect):
        s.deeds[deed * DEED + D_IT] = slot
        _do_to_card(s, deed, effect, slot)


def subjects(s: Galaxy, deed: i64, effect: i64) -> vec[i64]:
    """The cards in play that an effect concerns."""
    row = deed * DEED
    whom = T.whom[effect]
    if whom == EACH:
        return _each(s, deed, effect)
    slot: i64 = -1
    if whom == TARGET:
        slot = s.deeds[row + D_TARGET]
    elif whom == THIS:
        source = s.deeds[row + D_SOURCE]
        slot = s.ship_of(source) if source >= 0 else -1
    elif whom == CARD:
        slot = s.deeds[row + D_SOURCE]
    elif whom == IT:
        if T.whom[effect - 1] == EACH:
            return _each(s, deed, effect - 1)
        slot = s.deeds[row + D_IT]
    elif whom == OTHER:
        slot = s.deeds[row + D_OTHER]
    out = vec[i64]()
    return append(out, slot) if s.in_play(slot) else out


def _each(s: Galaxy, deed: i64, effect: i64) -> vec[i64]:
    """Every card that fits; of enemies those of the opponent that was chosen (KG-26.5)."""
    out = vec[i64]()
    selector = T.selector[effect]
    rival = s.deeds[deed * DEED + D_RIVAL]
    seat = s.deeds[deed * DEED + D_SEAT]
    source = s.deeds[deed * DEED + D_SOURCE]
    for slot in range(s.slots()):
        if fits(s, selector, slot, seat, source, NOT_CHOOSING):
            if T.whose[selector] != ENEMY or rival < 0 or s.holder(slot) == rival:
                out = append(out, slot)
    return out


def victims(s: Galaxy, deed: i64, effect: i64) -> vec[i64]:
    """The cards of the chosen opponent among which that player must choose."""
    return _each(s, deed, effect)


class VictimPrompt(Prompt):
    """Which of your own cards does it hit?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for slot in victims(galaxy(s), ask.a, ask.b):
            out = append(out, pack(CHOOSE, slot))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        g.deeds[ask.a * DEED + D_IT] = first(move)
        _do_to_card(g, ask.a, ask.b, first(move))


VICTIM_PROMPT: Final = VictimPrompt("victim", "KG-22.3", True)


# -- effects on cards ------------------------------------------------------------------------------


def _do_to_card(s: Galaxy, deed: i64, effect: i64, slot: i64) -> None:
    row = deed * DEED
    do = T.do[effect]
    seat = s.deeds[row + D_SEAT]
    n = amount(s, effect, seat, s.deeds[row + D_SOURCE], s.deeds[row + D_X])
    if do == ADD:
        _add(s, slot, T.what[effect], n, until(s, effect), seat)
    elif do == GRANT:
        s.last(L_GRANT, slot, T.what[effect], until(s, effect), seat, 0)
    elif do == STRIP:
        s.last(L_STRIP, slot, 0, until(s, effect), seat, 0)
    elif do == DAMAGE:
        take_damage(s, slot, n, -1)
    elif do == DESTROY:
        s.set_flag(slot, DOOMED)
    elif do == RESTORE:
        taken = s.table[slot * WIDE + DAMAGE_TAKEN]
        s.table[slot * WIDE + DAMAGE_TAKEN] = max(0, taken - n)
    elif do == PREVENT:
        s.last(L_PREVENT, slot, n, until(s, effect), seat, 0)
    elif do == TURN:
        turn_to(s, slot, T.what[effect])
    elif do == READY:
        s.table[slot * WIDE + TURNED] = max(ACTIVE, s.turned(slot) - n)
    elif do == HOLD:
        s.set_flag(slot, HELD)
        s.tell(log.STUCK, shown_kind(s, slot), s.holder(slot))
    elif do == LOOK:
        look_at(s, seat, slot)
    elif do == UNMASK:
        _unmask(s, slot)
    elif do == RETURN:
        _return(s, slot)
    elif do == DEVELOP:
        _develop(s, slot, n)
    elif do == SETTLE:
        settle_free(s, slot, seat)
    elif do == FORBID:
        s.last(L_FORBID, slot, T.what[effect], until(s, effect), seat, 0)
    elif do == WITHDRAW:
        s.table[slot * WIDE + SIDE] = 0
        s.tell(log.LEFT_COMBAT, s.kind_at(slot), s.holder(slot))
    elif do == JOIN:
        _join(s, slot)
    elif do == REDIRECT:
        _redirect(s, slot)
    elif do == SEIZE:
        _seize(s, deed, effect, slot)
    elif do == MOVE:
        if len(ships_for(s, slot)) > 0:
            s.ask(SHIP_PROMPT, seat, 0, slot)
    elif do == MARK:
        s.table[slot * WIDE + MARKS] = max(0, s.table[slot * WIDE + MARKS] + n)
        s.tell(log.MARKED, shown_kind(s, slot), s.table[slot * WIDE + MARKS])


def until(s: Galaxy, effect: i64) -> i64:
    """Outside a combat, "until the end of the combat" is the end of the turn."""
    end = T.until[effect]
    return END_OF_TURN if end == END_OF_COMBAT and s.phase != COMBAT else end


def _add(s: Galaxy, slot: i64, which: i64, n: i64, end: i64, seat: i64) -> None:
    s.last(L_STAT + which, slot, n, end, seat, 0)
    if which == ARMOUR and n < 0 and s.is_paid(slot):
        check_armour(s, slot)  # KG-S13


def look_at(s: Galaxy, seat: i64, slot: i64) -> None:
    """One look at a face-down card (KG-5.11, KG-S28): told once, kept nowhere."""
    if s.is_paid(slot):
        return
    s.tell(log.LOOKED, seat, s.holder(slot), 1)
    s.tell(log.LOOKED_AT, seat, s.kind_at(slot), s.holder(slot), 0, BIT[seat])
    s.learned |= BIT[seat]


def look_at_hand(s: Galaxy, seat: i64, rival: i64) -> None:
    if rival < 0:
        return
    s.tell(log.LOOKED, seat, rival, s.size[HAND + rival])
    for k in range(s.size[HAND + rival]):
        s.tell(log.LOOKED_AT, seat, s.kind[s.card_in(HAND + rival, k)], rival, 0, BIT[seat])
    s.learned |= BIT[seat]


def _unmask(s: Galaxy, slot: i64) -> None:
    """All see it once; a bluff is destroyed."""
    if s.is_paid(slot):
        return
    s.tell(log.UNMASKED, s.kind_at(slot), s.holder(slot))
    s.learned |= s.everybody()
    if is_bluff(s, slot):
        s.set_flag(slot, DOOMED)


def is_bluff(s: Galaxy, slot: i64) -> bool:
    """Whether a face-down card is of another type than it lies as (KG-24.1)."""
    return T.type[s.kind_at(slot)] != s.laid_as(slot)


def _return(s: Galaxy, slot: i64) -> None:
    """To its owner's hand; what is on a ship goes by payment (KG-S30)."""
    for other in s.aboard(slot):
        put_away(s, other)
    card = s.card_at(slot)
    s.tell(log.RETURNED, s.owner[card], shown_kind(s, slot))
    s.put(card, HAND + s.owner[card])
    s.reveal(card, BIT[s.owner[card]])
    vacate(s, slot)


def _develop(s: Galaxy, slot: i64, n: i64) -> None:
    if s.laid_as(slot) != BASE:
        return
    s.table[slot * WIDE + MARKERS] = max(0, s.markers(slot) + n)
    s.tell(log.DEVELOPED, s.holder(slot), position_of(s, slot), s.markers(slot))


def position_of(s: Galaxy, slot: i64) -> i64:
    """The place of a card in its row, from 1."""
    at: i64 = 1
    for other in s.row_of(s.holder(slot), s.place(slot)):
        if other == slot:
            break
        at += 1
    return at


def _join(s: Galaxy, slot: i64) -> None:
    seat = s.holder(slot)
    if s.phase != COMBAT or s.side(slot) != 0:
        return
    if seat == s.attacker:
        s.table[slot * WIDE + SIDE] = ATTACKERS
    elif seat == s.defender:
        s.table[slot * WIDE + SIDE] = DEFENDERS
    s.tell(log.JOINED, s.kind_at(slot), seat)


def _redirect(s: Galaxy, slot: i64) -> None:
    """The shot that is announced has a new aim; the old one's return fire lapses."""
    if s.shooter >= 0 and may_take_shot(s, slot):
        s.clear_flag(s.aimed, COMMITTED)
        s.aimed = slot
        s.returns = 0
        s.tell(log.REDIRECTED, s.kind_at(slot), s.holder(slot))


def may_take_shot(s: Galaxy, slot: i64) -> bool:
    return (
        s.shooter >= 0
        and s.aimed >= 0
        and s.side(slot) != 0
        and slot != s.shooter
        and slot != s.aimed
    )


def _seize(s: Galaxy, deed: i64, effect: i64, slot: i64) -> None:
    if s.laid_as(slot) != SHIP and s.laid_as(slot) != CREW:
        return
    seat = s.deeds[deed * DEED + D_SEAT]
    new = s.deeds[deed * DEED + D_RIVAL] if T.what[effect] == OPPONENT else seat
    if new < 0 or new == s.holder(slot):
        return
    old = s.holder(slot)
    change_holder(s, slot, new)
    s.tell(log.SEIZED, shown_kind(s, slot), new)
    if T.until[effect] != LEAVES:
        s.last(L_SEIZED, slot, old, until(s, effect), seat, 0)


# -- a weapon goes to another ship -----------------------------------------------------------------


def ships_for(s: Galaxy, slot: i64) -> vec[i64]:
    """The other own ships a weapon can be moved to; none that fights, in a combat."""
    out = vec[i64]()
    if s.laid_as(slot) != WEAPON or s.host(slot) < 0:
        return out
    if s.phase == COMBAT and s.side(s.host(slot)) != 0:
        return out
    for ship in s.row_of(s.holder(slot), HANGAR):
        if ship != s.host(slot) and s.has_room(ship):
            if s.phase != COMBAT or s.side(ship) == 0:
                out = append(out, ship)
    return out


class ShipPrompt(Prompt):
    """Onto which of your ships does the weapon go?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for ship in ships_for(galaxy(s), ask.a):
            out = append(out, pack(CHOOSE, ship))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        g.mount(ask.a, first(move))
        g.tell(log.MOVED, shown_kind(g, ask.a), g.kind_at(first(move)))
        g.refresh()


SHIP_PROMPT: Final = ShipPrompt("which-ship", "KG-25.2", True)


# -- payment for nothing ---------------------------------------------------------------------------


def payable(s: Galaxy, slot: i64) -> bool:
    """Whether a face-down card could be paid at all: no bluff, no trap, no rocket, and a base has
    its markers (KG-10.43, KG-24.3). What it costs is another matter."""
    if s.is_paid(slot) or not s.in_play(slot) or is_bluff(s, slot):
        return False
    kind = s.kind_at(slot)
    if T.subtype[kind] == TRAP or T.subtype[kind] == ROCKET:
        return False
    return s.laid_as(slot) != BASE or developed(s, slot)


def developed(s: Galaxy, slot: i64) -> bool:
    """Enough markers for the limit; X and ? need none (KG-S16, KG-10.45)."""
    if T.limit[s.kind_at(slot)] < 0:
        return True
    return s.markers(slot) >= stat(s, slot, LIMIT)


def turn_up(s: Galaxy, slot: i64) -> None:
    """A card is paid: face up for good (KG-10.3); X is what lies on it now (KG-S16)."""
    s.set_flag(slot, PAID)
    s.reveal(s.card_at(slot), s.everybody())
    if T.limit[s.kind_at(slot)] == X_LIMIT:
        s.table[slot * WIDE + X_VALUE] = s.markers(slot)


def settle_free(s: Galaxy, slot: i64, seat: i64) -> None:
    """Paid for no credits; what it does when paid happens."""
    if not payable(s, slot):
        return
    turn_up(s, slot)
    s.tell(log.PAID, s.holder(slot), s.kind_at(slot), 0)
    s.refresh()
    weigh_down(s, slot)
    kind = s.kind_at(slot)
    if T.subtype[kind] == RESEARCH:
        s.push(SCRAP_PAID, slot)
    for clause in range(T.clause[kind], T.clause[kind + 1]):
        if T.when[clause] == PLAY:
            s.push(MEET, clause, slot, -1)


def scrap_paid(s: Galaxy, slot: i64) -> None:
    """A research or trap that has taken effect (KG-10.49, KG-10.52)."""
    if s.in_play(slot):
        put_away(s, slot)


SCRAP_PAID: Final[Step] = step1(scrap_paid)

MEETS: Final[list[Step]] = []
"""The step that begins a clause nobody announced, choices and all (`moments.py`)."""


def meet(s: Galaxy, clause: i64, slot: i64, other: i64) -> None:
    s.push(MEETS[0], clause, slot, s.holder(slot), other)


MEET: Final[Step] = step3(meet)


# -- effects on players ----------------------------------------------------------------------------


def _do_to_player(s: Galaxy, deed: i64, effect: i64) -> None:
    row = deed * DEED
    do = T.do[effect]
    seat = s.deeds[row + D_SEAT]
    rival = s.deeds[row + D_RIVAL]
    n = amount(s, effect, seat, s.deeds[row + D_SOURCE], s.deeds[row + D_X])
    who = rival if T.whom[effect] == OPPONENT else seat
    if who < 0 or s.is_out(who) or (do == TAKE and s.is_out(rival)):
        return
    if do == GAIN:
        s.earn(who, n)
        s.tell(log.GAINED, who, n)
    elif do == LOSE:
        _lose(s, who, n)
    elif do == TAKE:
        taken = min(n, s.credits(rival))
        _lose(s, rival, taken)
        s.earn(seat, taken)
        s.tell(log.GAINED, seat, taken)
    elif do == DRAW:
        draw(s, who, n)
    elif do == DISCARD:
        s.push(DISCARDS, who, n)
    elif do == BURN:
        burn(s, who, n)
    elif do == REGROW:
        regrow(s, seat, n)
    elif do == RECOVER:
        if len(_recoverable(s, seat, T.selector[effect])) > 0:
            s.ask(RECOVER_PROMPT, seat, 0, effect)
    elif do == SEARCH:
        search(s, seat, n, T.selector[effect])
    elif do == PRICE:
        detail = T.selector[effect] * 2 + T.first[effect]
        s.last(L_PRICE, seat, n, until(s, effect), seat, detail)


def _lose(s: Galaxy, seat: i64, n: i64) -> None:
    lost = min(n, s.credits(seat))
    if lost > 0:
        s.earn(seat, -lost)
        s.tell(log.LOST, seat, lost)


def _bar(s: Galaxy, deed: i64, effect: i64) -> None:
    """The chosen opponent may not pay traps, or use stealth."""
    rival = s.deeds[deed * DEED + D_RIVAL]
    if rival >= 0:
        seat = s.deeds[deed * DEED + D_SEAT]
        s.last(L_BAR, rival, T.what[effect], until(s, effect), seat, 0)


def _neutralise(s: Galaxy, ticket: i64) -> None:
    """KG-22.19: the link leaves without effect when its turn comes."""
    at = find(s, ticket)
    if at >= 0:
        neutralise(s, at)
        s.tell(log.NEUTRALISED, s.kind[source_of(s, at)])


# -- searching and recovering ----------------------------------------------------------------------


def search(s: Galaxy, seat: i64, n: i64, selector: i64) -> None:
    """Look at the top cards of the own Colony and take one that fits, unseen by others; the rest
    back, and shuffle (KG-9.17, KG-S34)."""
    n = min(n, s.size[COLONY + seat])
    if n <= 0:
        return
    s.tell(log.SEARCHED, seat, n)
    s.looked = vec[i64]()
    for k in range(n):
        card = s.card_in(COLONY + seat, s.size[COLONY + seat] - 1 - k)
        s.reveal(card, BIT[seat])
        s.looked = append(s.looked, card)
    s.ask(SEARCH_PROMPT, seat, 0, selector)


class SearchPrompt(Prompt):
    """Which of the cards looked at goes to hand? By KG-9.17 one must be taken, by a card's text it
    may be none."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        g = galaxy(s)
        out = vec[i64]()
        for card in g.looked:
            move = pack(TAKE_VERB, g.kind[card])
            if (ask.a < 0 or suits(ask.a, g.kind[card])) and not _listed(out, move):
                out = append(out, move)
        return out if ask.a < 0 else append(out, pack(NO))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        if verb_of(move) == TAKE_VERB:
            for card in g.looked:
                if g.kind[card] == first(move):
                    g.put(card, HAND + ask.seat)
                    others = g.everybody() & ~BIT[ask.seat]
                    g.hide_among(card, COLONY + ask.seat, others)
                    break
        g.looked = vec[i64]()
        s.push(SHUFFLE_AGAIN, ask.seat)


def _listed(moves: vec[i64], move: i64) -> bool:
    for other in moves:
        if other == move:
            return True
    return False


def shuffle_again(s: Galaxy, seat: i64) -> None:
    shuffle_colony(s, seat)
    check_empty(s, seat)


SHUFFLE_AGAIN: Final[Step] = step1(shuffle_again)
SEARCH_PROMPT: Final = SearchPrompt("search", "KG-9.17", False)


def _recoverable(s: Galaxy, seat: i64, selector: i64) -> vec[i64]:
    """The kinds in the own Scrap that fit, each once."""
    out = vec[i64]()
    for k in range(s.size[SCRAP + seat]):
        kind = s.kind[s.card_in(SCRAP + seat, k)]
        if suits(selector, kind) and not _listed(out, kind):
            out = append(out, kind)
    return out


class RecoverPrompt(Prompt):
    """Which card of your Scrap comes back? The others see it."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for kind in _recoverable(galaxy(s), ask.seat, T.selector[ask.a]):
            out = append(out, pack(TAKE_VERB, kind))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        k = g.size[SCRAP + ask.seat] - 1
        while g.kind[g.card_in(SCRAP + ask.seat, k)] != first(move):
            k -= 1
        card = g.card_in(SCRAP + ask.seat, k)
        g.tell(log.RECOVERED, ask.seat, first(move), T.what[ask.a])
        if T.what[ask.a] == 0:
            g.put(card, HAND + ask.seat)
        else:
            g.put_below(card, COLONY + ask.seat)


RECOVER_PROMPT: Final = RecoverPrompt("recover", "KG-5.2", True)
