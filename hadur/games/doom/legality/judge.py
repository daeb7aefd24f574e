"""The judge: reads a text, names every rule that forbids it, or finds the move it stands for.

It never asks the move generator whether something is legal."""

from __future__ import annotations

from inspect import signature
from typing import Final

from hadur.games.doom.legality import (  # noqa: F401  (they fill QUESTIONS)
    abilities,
    actions,
    attacks,
    figures,
    invader,
    movement,
    placing,
)
from hadur.games.doom.legality.parsing import (
    ALONE,
    SIMILAR,
    NoSuchDoorError,
    NotOnMapError,
    Said,
    read,
)
from hadur.games.doom.legality.questions import QUESTIONS, Check, Judged
from hadur.games.doom.legality.reasons import no
from hadur.games.doom.legality.situation import Situation
from hadur.games.doom.state import INVADER, Raid
from hadur.kernel.decision import question_for
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Refusal, Verdict


def explain(s: Raid, text: str, seat: int | None = None) -> Verdict:
    """Legal, or refused with every rule against it; BadNotation if it is no move at all.

    Without a seat it is judged as a move of whoever is asked."""
    f = Situation(s)
    try:
        said = read(f, text)
    except NotOnMapError as place:
        return Verdict(text, None, (no("DM-9.1", "not-on-map", place=str(place)),))
    except NoSuchDoorError:
        return Verdict(text, None, (no("DM-9.30", "no-door"),))
    if s.over:
        return Verdict(said.text, None, (no("DM-24.3", "over"),))
    index = question_for(s, seat)
    if index < 0:
        gone = seat is not None and s.is_out(seat)
        refusal = no("DM-2.2", "out") if gone else no("DM-5.18", "not-your-turn")
        return Verdict(said.text, None, (refusal,))
    refusals, move = judge(f, s.asks[index], said)
    return Verdict(said.text, None, tuple(refusals)) if refusals else Verdict(said.text, move)


def judge(f: Situation, ask: Ask, said: Said) -> tuple[list[Refusal], int]:
    """Every word that the text could mean here is judged; the first legal one is meant. If none is,
    it is told why not of the word that was said, or of the nearest one."""
    checks = QUESTIONS[ask.prompt.name]
    tried: list[list[Refusal]] = []
    for word in (said.word, *SIMILAR.get(said.word, ())):
        if word not in checks:
            continue
        judged = _readings(f, ask, checks[word], said)
        moves = {one.move for one in judged if one.legal}
        if len(moves) == 1:
            return [], moves.pop()
        if len(moves) > 1:
            return [no(ask.prompt.rule_of(f.s, ask), "which-one", number=len(moves))], -1
        tried = tried or [one.refusals for one in judged]
    if tried:
        return min(tried, key=len), -1
    return [_out_of_place(f, ask, said)], -1


def _readings(f: Situation, ask: Ask, check: Check, said: Said) -> list[Judged]:
    """Every reading judged; arguments are cut or filled to what a similar word takes."""
    wanted = len(signature(check).parameters) - 2
    found = []
    for values in said.readings:
        fitted = (*values[:wanted], *_FILL.get(said.word, ())[len(values) : wanted])
        if len(fitted) == wanted:
            found.append(Judged(check(f, ask, *fitted)))
    return found


_FILL: Final[dict[str, tuple[object, ...]]] = {
    "step": (None, False),
    "teleport": (None, False),
    "turn": (None, True),
    "play": (None, None, 1),
}
"""What a word lacks where it stands for a longer one: how a figure stands, on what a card is
used."""

# -- answers that nobody asked for -----------------------------------------------------------------

_MOMENTS: Final = {
    "step": ("DM-11.16", "no-moving"),
    "teleport": ("DM-11.16", "no-moving"),
    "turn": ("DM-11.16", "no-moving"),
    "open": ("DM-11.16", "no-moving"),
    "take": ("DM-22.2", "no-taking"),
    "play": ("DM-6.3", "no-playing"),
    "sprint": ("DM-6.32", "no-playing"),
    "use": ("DM-8.2", "no-ability-now"),
    "attack": ("DM-15.7", "no-attack-now"),
    "target": ("DM-15.7", "no-attack-now"),
    "target-at": ("DM-15.7", "no-attack-now"),
    "end": ("DM-6.14", "no-ending"),
    "discard": ("DM-8.2", "no-discarding"),
    "die": ("DM-15.12", "no-dice-now"),
    "face": ("DM-15.12", "no-dice-now"),
    "remove": ("DM-18.5", "no-dice-now"),
    "keep": ("DM-14.1", "no-defending"),
    "redraw": ("DM-14.1", "no-defending"),
    "portal": ("DM-20.7", "no-summoning"),
    "group": ("DM-20.8", "no-summoning"),
    "argent": ("DM-19.9", "no-argent-now"),
    "place": ("DM-9.1", "no-placing"),
    "pick": ("DM-8.2", "no-picking"),
    "class": ("DM-4.9", "only-setup"),
    "weapon": ("DM-4.11", "only-setup"),
    "set": ("DM-4.22", "only-setup"),
    "invasion": ("DM-4.26", "only-setup"),
}
_SUMMONING: Final = ("summon", "group", "place-demon", "share-argent")
_DECLINES: Final = ("done", "pass", "no", "skip", "end")


def _out_of_place(f: Situation, ask: Ask, said: Said) -> Refusal:
    """Why this kind of move is none now: its own moment is another one."""
    rule = ask.prompt.rule_of(f.s, ask)
    if said.word == "play" and ask.seat == INVADER:
        return no("DM-19.1", "no-ability-now")
    if said.word == "sprint" and ask.seat == INVADER:
        return no("DM-6.32", "marines-only")
    own = f.s.active >= 0 and f.player(int(f.s.active)) == ask.seat
    if said.word == "end" and own:
        return no(rule, "must")
    if said.word in ("play", "sprint") and own:
        return no("DM-6.22", "card-later")
    if said.word in ("portal", "group") and ask.prompt.name in _SUMMONING:
        return no(rule, "summoning-on")
    if said.word in _MOMENTS:
        rule_then, why = _MOMENTS[said.word]
        if why == "only-setup" and f.s.round == 0:
            return no(rule, "other-choice")
        return no(rule_then, why)
    if said.word in _DECLINES:
        return no(rule, "must")
    word = said.word if said.word in ALONE else said.text.split()[0]
    return no(rule, "out-of-place", word=word)
