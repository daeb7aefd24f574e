"""The judge: reads a text, names every rule that forbids it, or finds the move it stands for.

It never asks the move generator whether something is legal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from hadur.games.forbidden_stars.cards.core_set import EVENT_NAMES, UPGRADE_NAMES
from hadur.games.forbidden_stars.legality import (  # noqa: F401  (they fill QUESTIONS)
    abilities,
    building,
    combat,
    events,
    movement,
    orders,
    purchases,
    schemes,
    strikes,
    upgrades,
)
from hadur.games.forbidden_stars.legality.field import Field
from hadur.games.forbidden_stars.legality.forms import (
    Filling,
    NotHereError,
    Values,
    universe,
)
from hadur.games.forbidden_stars.legality.parsing import FORMS, SIMILAR, Said, read
from hadur.games.forbidden_stars.legality.questions import (
    QUESTIONS,
    Answer,
    QuestionAnswers,
    Ruling,
)
from hadur.games.forbidden_stars.legality.reasons import no
from hadur.games.forbidden_stars.state import (
    COLLECTED,
    F_STAGE,
    NO_COMBAT,
    PLANNING,
    PREPARATION,
    REFRESH,
    SETUP_PHASE,
    STRIKING,
    War,
)
from hadur.kernel.decision import question_for
from hadur.kernel.errors import BadNotation
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons, Refusal, Verdict

DECLINES: Final = ("no", "done")
LAST_ROUND: Final = 8
"""FS-6.2."""


class Judged(NamedTuple):
    """What speaks against an answer; the move it stands for if nothing does."""

    refusals: list[Refusal]
    move: int


def explain(s: War, text: str, seat: int | None = None) -> Verdict:
    """Legal, or refused with every rule against it; BadNotation if it is no move at all.

    Without a seat it is judged as a move of whoever is asked."""
    said = read(text)
    if s.over:
        return Verdict(said.text, None, (no(_ended_by(s), "over"),))
    index = question_for(s, seat)
    if index < 0:
        return Verdict(said.text, None, tuple(_not_asked(s, seat or 0)))
    judged = judge(Field(s), s.asks[index], said)
    if judged.refusals:
        return Verdict(said.text, None, tuple(judged.refusals))
    return Verdict(said.text, judged.move)


def _ended_by(s: War) -> str:
    """The rule by which the game ended: somebody was the last, had enough objectives, or the
    rounds were over; else all were eliminated together."""
    if sum(not s.is_out(seat) for seat in range(s.seats)) == 1:
        return "FS-25.10"
    if any(s.has(seat, COLLECTED) >= s.seats for seat in range(s.seats)):
        return "FS-25.1"
    return "FS-25.5" if s.phase == REFRESH and s.round == LAST_ROUND else "FS-27.35"


def _not_asked(s: War, seat: int) -> Reasons:
    """Whose turn it is instead, as everybody knows."""
    if s.is_out(seat):
        yield no("FS-25.8", "out")
    elif s.fight[0] >= 0 and any(ask.prompt.name == "choose-combat-card" for ask in s.asks):
        fighting = any(int(ask.seat) == seat for ask in s.asks)
        yield no("FS-14.25", "card-chosen") if fighting else no("FS-27.23", "not-fighting")
    elif s.fight[F_STAGE] not in (NO_COMBAT, STRIKING) and s.side_in_fight(seat) < 0:
        yield no("FS-27.23", "not-fighting")
    elif s.fight[F_STAGE] == PREPARATION:
        yield no("FS-14.14", "not-your-turn")
    elif s.side_in_fight(seat) >= 0:
        yield no("FS-6.9", "not-your-turn")
    elif s.phase == PLANNING:
        yield no("FS-7.1", "not-your-turn")
    else:
        yield no("FS-6.3", "not-your-turn")


def judge(f: Field, ask: Ask, said: Said) -> Judged:
    """Every verb that the text could mean here is judged; the first legal one is meant."""
    question = QUESTIONS[ask.prompt.name]
    if said.verb in DECLINES and not said.names:
        return _decline(f, ask, question)
    tried: list[Judged] = []
    for verb in _meant(question, said):
        match = Filling(question.answers[verb].form, said.names)
        if not match.fits:
            continue
        judged = _answer(f, ask, question.answers[verb], match)
        if judged is not None and not judged.refusals:
            return judged
        if judged is not None:
            tried.append(judged)
    if tried:
        return tried[0]
    if said.verb in question.answers or not said.verb:
        form = FORMS.get(said.verb or next(iter(question.answers), ""), said.verb)
        raise BadNotation(f"'{said.text}' should read: {form}")
    return Judged(list(_out_of_place(f, ask, said)), -1)


def _meant(question: QuestionAnswers, said: Said) -> list[str]:
    """The verbs of the question that a text may have meant, its own first. A bare “event-deck” is
    about an order; only “discard” with a card's name is about a card."""
    if not said.verb:
        return list(question.answers)
    bare = said.verb == "event-deck" and not said.names
    similar = () if bare else SIMILAR.get(said.verb, ())
    return [verb for verb in (said.verb, *similar) if verb in question.answers]


def settle(ruling: Ruling) -> Judged:
    """Let a check speak to its end; what two of its parts find is told once."""
    refusals: dict[Refusal, None] = {}
    while True:
        try:
            refusals[next(ruling)] = None
        except StopIteration as end:
            return Judged(list(refusals), int(end.value))


def _answer(f: Field, ask: Ask, answer: Answer, match: Filling) -> Judged | None:
    """The text as it stands; else with what was left out filled in, if that is clear. None if
    too much was left out."""
    try:
        first: Judged | None = None
        if match.is_whole:
            first = settle(answer.check(f, ask, *match.said(f)))
            if not first.refusals:
                return first
        judged = [settle(answer.check(f, ask, *values)) for values in match.readings(f)]
    except NotHereError as place:
        return Judged([no("FS-3.1", "not-on-board", place=str(place))], -1)
    moves = {one.move for one in judged if not one.refusals}
    if len(moves) == 1:
        return Judged([], moves.pop())
    if len(moves) > 1:
        rule = ask.prompt.rule_of(f.s, ask)
        return Judged([no(rule, "which-one", number=len(moves))], -1)
    return first or min(judged, key=_far_fetched, default=None)


def _far_fetched(judged: Judged) -> tuple[int, bool]:
    """Of several readings that are all refused, that one is told which breaks the fewest rules and
    speaks of units that are there."""
    absent = any(("why", "not-there") in one.facts for one in judged.refusals)
    return len(judged.refusals), absent


# -- declining -------------------------------------------------------------------------------------


def _decline(f: Field, ask: Ask, question: QuestionAnswers) -> Judged:
    """Saying no, or that one is done."""
    rule = ask.prompt.rule_of(f.s, ask)
    if not question.decline:
        return Judged([no(rule, "must")], -1)
    refusals = list(question.against(f, ask)) if question.against else []
    if question.rule and _something(f, ask, question):
        refusals.append(no(question.rule, "must"))
    return Judged(refusals, int(pack(question.decline)))


def _something(f: Field, ask: Ask, question: QuestionAnswers) -> bool:
    """Whether anything else is possible."""
    return any(
        not settle(answer.check(f, ask, *values)).refusals
        for answer in question.answers.values()
        for values in every(f, answer)
    )


def every(f: Field, answer: Answer) -> Iterator[Values]:
    """Every way to fill an answer, its additions left out."""
    pools = [[*universe(f, slot.kind)] if slot.mode < 2 else [None] for slot in answer.form]
    for pool, slot in zip(pools, answer.form, strict=True):
        if slot.mode == 1:
            pool.append(None)
    return product(*pools)


# -- answers that nobody asked for -----------------------------------------------------------------

_MOMENTS: Final = {
    "place": ("FS-5.9", "only-setup"),
    "at": ("FS-5.9", "only-setup"),
    "turn": ("FS-5.9", "only-setup"),
    "put": ("FS-11.24", "no-placing"),
    "objective": ("FS-5.22", "only-setup"),
    "storm": ("FS-5.24", "only-setup"),
    "order": ("FS-7.1", "only-planning"),
    "reveal": ("FS-8.2", "only-operations"),
    "resolve": ("FS-8.3", "no-order-revealed"),
    "event-deck": ("FS-8.7", "no-order-revealed"),
    "scheme": ("FS-20.8", "other-moment-scheme"),
    "use": ("FS-22.16", "other-moment-upgrade"),
    "move": ("FS-9.1", "no-moving"),
    "strike": ("FS-10.1", "no-strike"),
    "buy": ("FS-11.1", "no-deploying"),
    "build": ("FS-11.2", "no-building"),
    "upgrade": ("FS-22.1", "no-strategizing"),
    "learn": ("FS-22.1", "no-strategizing"),
    "replace": ("FS-22.8", "no-strategizing"),
    "commit": ("FS-14.14", "no-preparing"),
    "card": ("FS-14.25", "no-card-now"),
    "event": ("FS-20.3", "no-event-now"),
    "storm-move": ("FS-20.14", "no-storm-now"),
    "asset": ("FS-12.1", "no-asset-now"),
    "assets": ("FS-12.1", "no-asset-now"),
}


_ABOUT_IT: Final = {
    "put": (
        "bring-unit", "exodite-colony", "farsight", "place-cultist", "the-emperor-protects",
        "warp-gate-to", "warp-gate-units",
    ),
    "move": (
        "bring-unit", "farsight", "retreat-to", "strafing-run", "strafing-run-ships",
        "warp-gate-from", "warp-gate-to", "warp-gate-units", "wave-serpent-area",
        "wave-serpent-units",
    ),
    "strike": (
        "raid-die", "steal-asset", "strafing-run", "strafing-run-ships", "strike-cards",
        "strike-effects", "tactical-strikes", "vicious-raids",
    ),
    "build": ("exodite-colony", "the-emperor-protects"),
    "upgrade": ("replace-combat-card",),
    "learn": ("replace-combat-card",),
    "replace": ("free-upgrade", "path-of-the-warrior", "purchase-upgrades"),
    "asset": ("assets-or-materiel",),
}  # fmt: skip
"""Questions in the middle of what a verb is about: its moment is not another one."""
_OF_AN_ORDER: Final = ("reveal", "resolve", "event-deck")


def _out_of_place(f: Field, ask: Ask, said: Said) -> Reasons:
    """Why this kind of move is none now: its own moment is another one."""
    about_it = ask.prompt.name in _ABOUT_IT.get(said.verb, ())
    under_way = said.verb in _OF_AN_ORDER and f.s.order >= 0 and ask.seat == f.s.turn
    if said.verb == "move" and f.s.order == 3 and ask.prompt.name == "orbital-strike":
        yield no("FS-9.4", "moving-done")
    elif _MOMENTS.get(said.verb, ("", ""))[1] == "only-setup" and f.s.phase == SETUP_PHASE:
        yield no(_MOMENTS[said.verb][0], "other-step")
    elif said.verb == "put" and f.s.phase == SETUP_PHASE:
        yield no("FS-5.9", "other-step")
    elif said.verb in ("scheme", "use") and len(said.names) > 0:
        yield from _card_out_of_place(f, int(ask.seat), said)
    elif said.verb in _MOMENTS and not about_it and not under_way:
        yield no(*_MOMENTS[said.verb])
    else:
        yield no(ask.prompt.rule_of(f.s, ask), "out-of-place", word=said.word)


def _card_out_of_place(f: Field, seat: int, said: Said) -> Reasons:
    """A scheme or an upgrade that the player does not have; or has, for another moment."""
    name = said.names[0]
    if name in EVENT_NAMES and f.scheme(seat) != EVENT_NAMES.index(name):
        yield no("FS-20.8", "no-scheme", card=name)
    elif name in UPGRADE_NAMES:
        lacking = list(orders.upgrade_ready(f, seat, UPGRADE_NAMES.index(name)))
        yield from lacking or [no("FS-22.16", "other-moment", card=name)]
    else:
        yield no(*_MOMENTS[said.verb])
