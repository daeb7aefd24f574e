"""May this ability be used, this event be played? Moment, costs, limits, targets (10 and 11).

A text like `use khymera-den@hq` can stand for several things: a card may have two abilities, and
several events may happen together. Each reading is judged; if none of them is legal, the one with
the fewest reasons against it says why.
"""

from __future__ import annotations

from collections.abc import Iterator

from hadur.games.conquest import notation
from hadur.games.conquest.abilities.effect import (
    ACTION,
    ANY_PHASE,
    EXHAUST_ONE,
    HURT_ITSELF,
    SACRIFICE_ONE,
)
from hadur.games.conquest.cards.definition import BY_NAME, EVENT, LIMITED
from hadur.games.conquest.legality.checks import damageable, unprotected
from hadur.games.conquest.legality.field import NO_CARD, Field
from hadur.games.conquest.legality.parsing import Said
from hadur.games.conquest.legality.reasons import Reasons, fine, no
from hadur.games.conquest.legality.texts import PRICES, TARGETS, WHEN, Use
from hadur.games.conquest.state import NAMED, PHASES
from hadur.games.conquest.verbs import HQ_TARGET, PLAY
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Refusal
from hadur.kernel.windows import event_at, is_open, is_used, occurrences


def source_of(f: Field, seat: int, said: Said) -> int:
    """The card that a text speaks of, in play or in the player's hand."""
    return f.called(seat, said.card) if said.card else f.held(seat, said.name)


# -- readings --------------------------------------------------------------------------------------


def as_actions(f: Field, seat: int, said: Said) -> list[Use]:
    """What a text can mean in an action window or deploy turn."""
    source = source_of(f, seat, said)
    if source == NO_CARD or said.on or _misnamed(f, source, said):
        return []
    return [
        Use(effect, seat, source)
        for effect in f.effects(source)
        if effect.event is ACTION and effect.from_hand == bool(said.name)
    ]


def as_answers(f: Field, ask: Ask, said: Said) -> list[Use]:
    """What a text can mean as an interrupt or reaction to what happens now."""
    seat, timing = int(ask.seat), int(ask.b)
    source = source_of(f, seat, said)
    if source == NO_CARD or _misnamed(f, source, said) or bool(said.on) != are_several(f, ask):
        return []
    return [
        Use(effect, seat, source, at)
        for at in range(int(ask.a), int(occurrences(f.s)))
        if not said.on or is_about(f, seat, at, said.on)
        for effect in f.effects(source)
        if effect.event is event_at(f.s, at)
        and effect.timing == timing
        and effect.from_hand == bool(said.name)
    ]


def are_several(f: Field, ask: Ask) -> bool:
    """Whether several things happen together, so that it must be said on which one is meant."""
    windows = ask.prompt.name in ("offer", "force")
    return windows and int(occurrences(f.s)) - int(ask.a) > 1


def is_about(f: Field, seat: int, at: int, written: str) -> bool:
    return notation.card(f.s, seat, notation.subject(f.s, at)) == written


def _misnamed(f: Field, source: int, said: Said) -> bool:
    """Events are played, everything else is used."""
    return (said.verb == PLAY) != (f.printed(source).type == EVENT)


def nearest(f: Field, uses: list[Use]) -> Use:
    """Of several readings the one with the fewest reasons against it."""
    return min(uses, key=lambda use: len(list(against(f, use))))


# -- why there is no reading -----------------------------------------------------------------------


def unreadable(f: Field, ask: Ask, said: Said) -> Reasons:
    """Why a text is no use of any ability here."""
    seat = int(ask.seat)
    source = source_of(f, seat, said)
    if source == NO_CARD:
        yield from _missing(said)
        return
    name = f.name(source)
    if not f.is_card(source):
        yield no("CQ-10.6", "no-ability", card=name)
        return
    if said.card and not f.controls(seat, source):
        yield no("CQ-10.9", "not-yours", unit=name)
    effects = f.effects(source)
    if said.verb == PLAY and f.printed(source).type != EVENT:
        yield no("CQ-6.16", "no-event", card=name)
    elif said.name and not any(effect.from_hand for effect in effects):
        yield no("CQ-2.10", "not-there", unit=name)
    elif not effects:
        yield no("CQ-10.6", "no-ability", card=name)
    elif _misnamed(f, source, said):
        yield no("CQ-6.16", "an-event", card=name)
    else:
        yield from _another_time(f, ask, source, said)


def _missing(said: Said) -> Reasons:
    if said.name:
        yield no("CQ-10.9", "not-in-hand", card=said.name)
    else:
        yield no("CQ-2.10", "not-there", unit=plain(said.card))


def plain(written: str) -> str:
    """The name of a card in play without its side and place."""
    return written.removeprefix("their ").partition("@")[0]


def _another_time(f: Field, ask: Ask, source: int, said: Said) -> Reasons:
    """Its moment is another one: an action window, or what it waits for."""
    awaited = [effect.event for effect in f.effects(source)]
    now = [event_at(f.s, at) for at in range(int(ask.a), int(occurrences(f.s)))]
    if said.on:
        yield no("CQ-10.8", "not-about", unit=plain(said.on))
    elif are_several(f, ask) and any(event in now for event in awaited):
        yield no("CQ-11.1", "which-one", card=f.name(source))
    elif ACTION in awaited:
        yield no("CQ-5.14", "action-window")
    else:
        yield no("CQ-10.8", "other-moment", card=f.name(source))


# -- what speaks against using it ------------------------------------------------------------------


def against(f: Field, use: Use) -> Reasons:
    """Every reason against using an ability now (CQ-11.2 to CQ-11.6)."""
    if not use.effect.from_hand and not f.controls(use.seat, use.source):
        yield no("CQ-10.9", "not-yours", unit=f.name(use.source))
    yield from _moment(f, use)
    yield from _costs(f, use)
    yield from _limits(f, use)
    if use.effect.name in WHEN:
        yield from WHEN[use.effect.name](f, use)
    yield from _choices(f, use)


def _moment(f: Field, use: Use) -> Reasons:
    effect, name = use.effect, f.name(use.source)
    if effect.phase != ANY_PHASE and effect.phase != f.s.phase:
        yield no("CQ-5.19", "phase", card=name, phase=PHASES[int(effect.phase)])
    if not effect.from_hand and not f.works(use.source):
        yield no("CQ-16.13", "blank", card=name)
    if use.at < 0:
        return
    if not is_open(f.s, use.at, effect.timing):
        yield no("CQ-10.18", "cancelled", card=name)
    if is_used(f.s, use.at, effect.number, use.source):
        yield no("CQ-10.8", "used", card=name)


def _costs(f: Field, use: Use) -> Reasons:
    """Resources, and exhausting or damaging the card itself (CQ-11.12, CQ-2.25, CQ-17.9)."""
    effect, name = use.effect, f.name(use.source)
    cost = int(effect.pays)
    if effect.from_hand and BY_NAME[name].type == EVENT:
        # A cost of X is named later.
        cost = max(int(BY_NAME[name].cost), 0)
    if cost > f.pool(use.seat):
        yield no("CQ-11.12", "cost", card=name, cost=cost, pool=f.pool(use.seat))
    if effect.exhausts and not f.ready(use.source):
        yield no("CQ-2.25", "exhausted", unit=name)
    if effect.price == HURT_ITSELF:
        yield from damageable(f, use.source)


def _limits(f: Field, use: Use) -> Reasons:
    """Once per phase, "max" by name, one Limited card a round (CQ-11.30, CQ-11.31, CQ-15.17)."""
    effect, name = use.effect, f.name(use.source)
    if not effect.from_hand:
        if f.s.spent[use.source] & effect.once:
            yield no("CQ-11.30", "once", card=name)
        return
    if BY_NAME[name].keywords & LIMITED and f.s.limited >> use.seat & 1:
        yield no("CQ-15.17", "limited")
    if effect.once and (use.seat, BY_NAME[name].number) in _played_names(f):
        yield no("CQ-11.31", "once", card=name)


def _played_names(f: Field) -> set[tuple[int, int]]:
    column = [int(n) for n in f.s.named]
    return {(column[k], column[k + 1]) for k in range(0, len(column), NAMED)}


def _choices(f: Field, use: Use) -> Reasons:
    """Something to pay with and somebody to target (CQ-11.12, CQ-11.26)."""
    name = f.name(use.source)
    if use.effect.price in (EXHAUST_ONE, SACRIFICE_ONE):
        if not any(fine(price(f, use, card)) for card in f.cards()):
            yield no("CQ-11.22", "no-price", card=name)
            yield from _nearest_miss(price(f, use, card) for card in f.cards())
    elif use.effect.targets and not has_target(f, use):
        yield no("CQ-11.26", "no-target", card=name)
        yield from _nearest_miss(target(f, use, option) for option in options(f))


def _nearest_miss(wrongs: Iterator[Reasons]) -> Reasons:
    """Why the one was none that came closest, so that a player sees which condition fails."""
    found = [list(wrong) for wrong in wrongs]
    yield from min(found, key=lambda wrong: (_is_of_another_kind(wrong), len(wrong)), default=[])


def _is_of_another_kind(wrong: list[Refusal]) -> bool:
    """A planet where a card is wanted, or the other way round: no near miss."""
    return any(refusal.why in ("a-planet", "wanted-planet") for refusal in wrong)


# -- paying and targeting --------------------------------------------------------------------------


def options(f: Field) -> Iterator[int]:
    """Everything that could be a target: cards in play, planets, headquarters."""
    yield from f.cards()
    yield from f.planets()
    yield from (HQ_TARGET, HQ_TARGET + 1)


def target(f: Field, use: Use, option: int) -> Reasons:
    """Every reason against targeting something (CQ-11.24)."""
    if option in use.targets:
        yield no("CQ-11.24", "chosen", unit=f.name(option))
    yield from TARGETS[use.effect.name](f, use, option)
    if f.is_card(option):
        if use.effect.harms:
            yield from damageable(f, option)
        yield from unprotected(f, use.seat, option, use.source)


def has_target(f: Field, use: Use, but: int = NO_CARD) -> bool:
    return any(option != but and fine(target(f, use, option)) for option in options(f))


def price(f: Field, use: Use, card: int) -> Reasons:
    """Every reason against paying with a card; a target must be left (CQ-11.12, CQ-11.18)."""
    wrong = list(PRICES[use.effect.name](f, use, card))
    yield from wrong
    if not wrong and use.effect.targets and not has_target(f, use._replace(paid=card), but=card):
        yield no("CQ-11.12", "spoils-target", unit=f.name(card))
