"""The judge: reads a text, names every rule that forbids it, or finds the move it stands for.

It never asks the move generator whether something is legal, and tells nothing that the seat it
speaks to cannot know."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.legality import (  # noqa: F401  (they fill QUESTIONS)
    announcing,
    attacks,
    choices,
    firing,
    turns,
)
from hadur.games.chaos_galaxy.legality.field import Field
from hadur.games.chaos_galaxy.legality.parsing import DECLINES, FORMS, Said, read
from hadur.games.chaos_galaxy.legality.questions import QUESTIONS, Answer
from hadur.games.chaos_galaxy.legality.reasons import no
from hadur.games.chaos_galaxy.state import Galaxy
from hadur.kernel.decision import question_for
from hadur.kernel.errors import BadNotation
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons, Refusal, Verdict


def explain(s: Galaxy, text: str, seat: int | None = None) -> Verdict:
    """Legal, or refused with every rule against it; BadNotation if it is no move at all.

    Without a seat it is judged as a move of whoever is asked."""
    said = read(text)
    if s.over:
        return Verdict(said.text, None, (no("KG-21.1", "over"),))
    index = question_for(s, seat)
    if index < 0:
        out = seat is not None and bool(s.is_out(seat))
        refusal = no("KG-S31", "out") if out else no("KG-7.4", "not-asked")
        return Verdict(said.text, None, (refusal,))
    ask = s.asks[index]
    refusals, move = judge(Field(s, int(ask.seat)), ask, said)
    if refusals:
        return Verdict(said.text, None, tuple(dict.fromkeys(refusals)))
    return Verdict(said.text, move)


def judge(f: Field, ask: Ask, said: Said) -> tuple[list[Refusal], int]:
    """What speaks against an answer; the move it stands for if nothing does."""
    answers = QUESTIONS[ask.prompt.name]
    answer = _meant(answers, said.verb)
    if answer is None:
        return list(_out_of_place(f, ask, said)), -1
    if not answer.least <= len(said.words) <= answer.most:
        raise BadNotation(f"'{said.text}' should read: {FORMS[said.verb]}")
    ruling = answer.check(f, ask, said.words)
    refusals: list[Refusal] = []
    while True:
        try:
            refusals.append(next(ruling))
        except StopIteration as end:
            return refusals, int(end.value)


def _meant(answers: dict[str, Answer], verb: str) -> Answer | None:
    """The answer with this verb; of the words for doing nothing each stands for the others."""
    if verb in answers or verb not in DECLINES:
        return answers.get(verb)
    return next((answers[other] for other in DECLINES if other in answers), None)


# -- answers that nobody asked for -----------------------------------------------------------------

_MAIN: Final = {
    "ship": "KG-10.7", "draw": "KG-9.16", "pick": "KG-9.17", "dig": "KG-9.18",
    "develop": "KG-9.13", "convert": "KG-9.5", "attack": "KG-12.1", "end": "KG-9.22",
}  # fmt: skip
_LAY: Final = {"surface": "KG-9.1", "canteen": "KG-9.2"}
_MOMENTS: Final = {
    "keep": ("KG-6.10", "only-setup"),
    "mulligan": ("KG-6.10", "only-setup"),
    "cut": ("KG-23.7", "no-cut-now"),
    "play": ("KG-11.4", "no-window"),
    "use": ("KG-11.4", "no-window"),
    "pay": ("KG-9.12", "no-paying"),
    "send": ("KG-13.11", "no-sending"),
    "board": ("KG-10.30", "no-boarding"),
    "fire": ("KG-15.6", "no-firing"),
    "stealth": ("KG-19.3", "no-firing"),
    "arm": ("KG-19.3", "no-firing"),
    "return": ("KG-15.11", "not-shot-at"),
    "bomb": ("KG-16.1", "no-bombing"),
    "deal": ("KG-19.7", "no-dealing"),
    "share": ("KG-19.11", "no-dealing"),
    "x": ("KG-19.20", "no-number"),
    "take": ("KG-9.17", "no-taking"),
    "discard": ("KG-20.2", "no-discarding"),
}
_SHARING: Final = ("deal", "share", "x")
_SHARED: Final = ("salvo", "formation", "part")
"""Questions about damage that is shared out, if not in the words that were used."""


def _out_of_place(f: Field, ask: Ask, said: Said) -> Reasons:
    """Why this kind of move is none now: its own moment is another one."""
    if said.verb == "lay":
        place = said.words[-1] if said.words else ""
        yield no(_LAY.get(place, "KG-9.3"), "main-action", word=said.verb)
    elif said.verb in _MAIN:
        yield no(_MAIN[said.verb], "main-action", word=said.verb)
    elif said.verb == "return" and f.simplified:
        yield no("KG-27.2", "simplified")
    elif said.verb == "back":
        yield no("KG-29.19" if f.quick else "KG-20.10", "no-turning-back")
    elif said.verb in _MOMENTS and not (said.verb in _SHARING and ask.prompt.name in _SHARED):
        yield no(*_MOMENTS[said.verb])
    elif ask.prompt.name == "main" and said.verb in DECLINES:
        yield no("KG-9.22", "say-end")
    else:
        word = FORMS[said.verb] if said.verb == "go" else said.verb
        yield no(ask.prompt.rule_of(f.s, ask), "out-of-place", word=word)
