"""Carrying out the clauses of cards (docs/sets/chaos-galaxy-format.md has their words).

A clause being carried out is a *deed* on the stack `deeds`: who, by which card, at what. Its
effects run one after the other; after each comes what follows from it (`after`). What each does to
cards and players stands in card_effects.py and player_effects.py."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.card_effects import do_to_card, look_at_hand, until
from hadur.games.chaos_galaxy.phases.damage import AFTER
from hadur.games.chaos_galaxy.phases.player_effects import do_to_player
from hadur.games.chaos_galaxy.state import (
    D_BRANCH,
    D_CLAUSE,
    D_IT,
    D_OTHER,
    D_RIVAL,
    D_SEAT,
    D_SOURCE,
    D_TARGET,
    DEED,
    L_BAR,
    WIDE,
    X_VALUE,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.tables import T
from hadur.games.chaos_galaxy.values import NOT_CHOOSING, condition, fits
from hadur.games.chaos_galaxy.verbs import CHOOSE
from hadur.games.chaos_galaxy.vocabulary import (
    CARD,
    DEVELOP,
    EACH,
    ENEMY,
    FORBID,
    HOLD,
    IT,
    LOOK,
    MARK,
    MOVE,
    NEUTRALISE,
    OPPONENT,
    OTHER,
    RETURN,
    SETTLE,
    TARGET,
    THIS,
    UNMASK,
    VICTIM,
    WITHDRAW,
)
from hadur.kernel.chain import find, neutralise, source_of
from hadur.kernel.moves import first, pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step2


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
    seat = s.deeds[deed * DEED + D_SEAT]
    if effect == T.effect[clause + 1] or s.is_out(seat):
        s.deeds = s.deeds[: deed * DEED]
        return
    s.push(PERFORM, deed, effect + 1)
    s.push(AFTER)
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
        do_to_player(s, deed, effect)


def _concerns_cards(do: i64) -> bool:
    if do <= HOLD or (do >= WITHDRAW and do <= MOVE):
        return True
    return do in (LOOK, UNMASK, RETURN, DEVELOP, SETTLE, FORBID, MARK)


def _do_to_each(s: Galaxy, deed: i64, effect: i64) -> None:
    for slot in subjects(s, deed, effect):
        s.deeds[deed * DEED + D_IT] = slot
        do_to_card(s, deed, effect, slot)


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
        do_to_card(g, ask.a, ask.b, first(move))


VICTIM_PROMPT: Final = VictimPrompt("victim", "KG-22.3", True)


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
