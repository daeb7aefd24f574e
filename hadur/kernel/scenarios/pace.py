"""How far the engine goes: to the end of a phase, where a scenario says stop, or on to a question
that it names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hadur.kernel.errors import BadScenario
from hadur.kernel.events import Heard
from hadur.kernel.game import Game
from hadur.kernel.scenarios.values import STOP, switch
from hadur.kernel.state import FRAME, STEPS, State

PASSES: Final = ("pass", "done", "no", "end", "skip", "keep")
"""Answers by which nobody does anything, the weakest first."""

FARTHEST: Final = 500
"""So many questions are passed over on the way to another, and no more."""


def lacking(heard: Heard, given: int) -> int:
    """How many results a move used beyond those it was given, but for piles that were shuffled
    besides: nobody writes those down."""
    scripted = {stream for stream, _ in heard.draws[:given]}
    rest = heard.draws[given:]
    if given and not scripted & {stream for stream, _ in rest} and _only_shuffles(rest):
        return 0
    return len(rest)


def _only_shuffles(draws: list[tuple[int, int]]) -> bool:
    """Whether these are whole shuffles: one of n, one of n - 1 and so on to one of two."""
    for at, (stream, sides) in enumerate(draws):
        following = draws[at + 1] if at + 1 < len(draws) else (-1, 0)
        if sides > 2 and following != (stream, sides - 1):
            return False
    return True


def halt(game: Game, state: State) -> State:
    """Go on until somebody must decide, the game is over, or the next step would begin another
    part of the game (`Game.stage`): then what there is before that step."""
    listener, now = state.listener, game.stage(state)
    while state.depth > 0 and not state.over and not state.asks:
        before = state.copy()
        drawn = len(listener.draws) if isinstance(listener, Heard) else 0
        one_step(state)
        if game.stage(state) != now and not state.over:
            before.listener = listener
            if isinstance(listener, Heard):
                del listener.draws[drawn:], listener.results[drawn:]
            return before
    return state


def one_step(state: State) -> None:
    """What happens next, and nothing else."""
    state.depth -= 1
    base = int(state.depth) * FRAME
    step, *arguments = [int(state.frames[base + k]) for k in range(FRAME)]
    STEPS.all[step].carry_out(state, *arguments)


def answer(state: State, move: int, index: int) -> None:
    """Answer a question like `State.advance`, but do not go on."""
    asks = state.asks
    if len(asks) > 1:
        state.answers[index] = move
        if any(given < 0 for given in state.answers):
            return
    answers = [int(given) for given in state.answers] if len(asks) > 1 else [move]
    state._listed = -1
    state.asks = []
    for ask, given in zip(asks, answers, strict=True):
        ask.prompt.play(state, ask, given)


def settle(state: State, position: Mapping[str, Any]) -> None:
    """Run a position that was laid out to its first decision, unless it says `stop`: then
    `start` goes on with it, and not beyond the phase it is in. What somebody has learned while
    it was laid out is no news."""
    state.learned = 0
    if not switch(position.get(STOP, False), f"position.{STOP}"):
        state.run()


def pass_on(state: State, where: str, name: str) -> None:
    """Answer the open questions by doing nothing; BadScenario says which one needs an answer."""
    for decision in state.decisions:
        texts = decision.texts
        found = [text for word in PASSES for text in texts if text == word]
        if not found and len(texts) > 1:
            raise BadScenario(
                f"{where}: until = '{name}': on the way seat {decision.seat} has to answer"
                f" '{decision.prompt}', and cannot pass: make that move first"
                f" ({', '.join(texts[:6])}{' …' if len(texts) > 6 else ''})"
            )
        move = decision.moves[texts.index(found[0]) if found else 0]
        state.advance(move, decision.index)
        if len(state.asks) < 2:
            return
