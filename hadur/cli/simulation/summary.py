"""What a simulation shows: scores with their intervals, lengths, speed."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean, median

from rich.table import Table

from hadur.arena.layouts import DECK
from hadur.arena.result_tables import interval_text, tally_text
from hadur.arena.statistics import Score, scores_of, side_of
from hadur.arena.worker import Outcome
from hadur.kernel import standing
from hadur.text.catalogue import Catalogue


def deck_scores(outcomes: Iterable[Outcome]) -> dict[str, Score]:
    """How each deck did against the others; its games against itself say nothing."""
    scores: dict[str, Score] = {}
    for outcome in outcomes:
        job = outcome.job
        if len(set(job.chosen)) == 1:
            continue
        for seats, score in zip(job.sides, scores_of(outcome), strict=True):
            for name in filter(None, {job.chosen[seat] for seat in seats}):
                scores[name] = scores.get(name, Score()) + score
    return scores


def _score_of_seat(outcome: Outcome, seat: int) -> Score:
    return scores_of(outcome)[side_of(outcome.job, seat)]


def deck_table(texts: Catalogue, outcomes: list[Outcome]) -> Table:
    """The decks, or whatever else goes round, best first."""
    table = Table(caption=texts.say("sim-no-mirrors"), caption_justify="left")
    decks = any(DECK in seat for seat in outcomes[0].job.setup["seats"])
    table.add_column(texts.say("sim-deck" if decks else "sim-chosen"), no_wrap=True)
    table.add_column(texts.say("sim-games"), justify="right")
    table.add_column(texts.say("arena-tally"), justify="right")
    table.add_column(texts.say("arena-score"), justify="right")
    table.add_column(texts.say("sim-interval"), justify="right", no_wrap=True)
    scores = deck_scores(outcomes)
    for name in sorted(scores, key=lambda name: (-scores[name].share, name)):
        score = scores[name]
        cells = (tally_text(score), f"{score.share:.1%}", interval_text(score))
        table.add_row(name, str(score.games), *cells)
    return table


def game_table(texts: Catalogue, outcomes: list[Outcome], wall: float) -> Table:
    """What holds for all games together."""
    table = Table(show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_row(texts.say("sim-games"), str(len(outcomes)))
    for seat, bot in enumerate(outcomes[0].job.players):
        score = sum((_score_of_seat(outcome, seat) for outcome in outcomes), Score())
        table.add_row(texts.say("sim-seat-score", seat=str(seat), bot=bot), _share(score))
    first = sum((_score_of_seat(outcome, outcome.first) for outcome in outcomes), Score())
    table.add_row(texts.say("sim-first-score"), _share(first))
    draws = sum(not standing.winners(outcome.side_scores) for outcome in outcomes)
    table.add_row(texts.say("sim-draws"), str(draws))
    for label, values in (
        ("sim-length-turns", [outcome.turns for outcome in outcomes]),
        ("sim-length-decisions", [sum(outcome.decisions) for outcome in outcomes]),
    ):
        table.add_row(texts.say(label), _lengths(texts, values))
    decisions = sum(sum(outcome.decisions) for outcome in outcomes)
    busy = sum(outcome.took for outcome in outcomes)
    if wall > 0 and busy > 0:
        total, each = f"{decisions / wall:,.0f}", f"{decisions / busy:,.0f}"
        table.add_row(
            texts.say("sim-decision-speed"), texts.say("sim-speeds", all=total, each=each)
        )
    table.add_row(texts.say("sim-time"), f"{wall:.1f} s")
    return table


def _share(score: Score) -> str:
    return f"{score.share:.1%} ({interval_text(score)})"


def _lengths(texts: Catalogue, values: list[int]) -> str:
    return texts.say(
        "sim-lengths",
        mean=f"{fmean(values):.1f}",
        median=f"{median(values):.0f}",
        max=str(max(values)),
    )
