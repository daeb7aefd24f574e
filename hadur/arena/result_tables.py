"""The arena's results as tables for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from textwrap import wrap
from typing import Final

from rich.table import Table

from hadur.arena.statistics import Mean, Rating, Score, standings, versus
from hadur.arena.tournament import Stage, Tournament
from hadur.arena.worker import Outcome
from hadur.text.catalogue import Catalogue

HEADING: Final = 12
"""How long a line of a heading over numbers may be."""
_NAME: Final = 9
"""How much of a name stays on one line at least, however narrow the screen."""


def interval_text(score: Score) -> str:
    low, high = score.interval
    return f"{100 * low:.1f}–{100 * high:.1f}"


def place_text(place: Mean) -> str:
    if len(place.figures) < 2:
        return f"{place.value:.2f}" if place.figures else "–"
    return f"{place.value:.2f}±{place.off:.2f}"


def tally_text(score: Score) -> str:
    return f"{score.won}–{score.drawn}–{score.lost}"


def _add_numbers(texts: Catalogue, table: Table, *ids: str) -> None:
    """Columns that keep their width where the screen is narrow, so that only names give way."""
    for id in ids:
        heading = "\n".join(wrap(texts.say(id), HEADING, break_long_words=False))
        table.add_column(heading, justify="right", no_wrap=True)


def player_table(
    texts: Catalogue,
    outcomes: Sequence[Outcome],
    players: Sequence[str],
    ratings: dict[str, Rating] | None = None,
) -> Table:
    """The players, best first; without ratings while games are being played."""
    rows = standings(outcomes, players)
    broken = ", ".join(f"{row.name} {row.faults}" for row in rows if row.faults)
    table = Table(
        title=texts.say("arena-players"),
        title_justify="left",
        caption=texts.say("arena-faults", list=broken) if broken else None,
        caption_justify="left",
    )
    table.add_column(texts.say("arena-player"), overflow="fold", min_width=_NAME)
    rated = ["sim-rating"] if ratings is not None else []
    placed = any(len(outcome.job.sides) > 2 for outcome in outcomes)
    headings = ["sim-games", "arena-tally", "arena-score", "sim-interval"]
    headings += [*(["arena-place"] if placed else []), *rated]
    _add_numbers(texts, table, *headings, "arena-thinking")
    for row in rows:
        score = row.score
        share = f"{score.share:.1%}" if score.games else "–"
        cells = [row.name, str(score.games), tally_text(score), share, interval_text(score)]
        if placed:
            cells.append(place_text(row.place))
        if ratings is not None:
            rating = ratings[row.name]
            cells.append(f"{rating.mu:.1f}±{2 * rating.sigma:.1f}")
        cells.append(f"{row.seconds * 1000:.1f} ({row.longest * 1000:.0f})")
        table.add_row(*cells)
    return table


def versus_table(texts: Catalogue, outcomes: Sequence[Outcome], players: Sequence[str]) -> Table:
    """Every two players, and whether their games prove anything."""
    table = Table(
        title=texts.say("arena-versus"),
        title_justify="left",
        caption=texts.say("arena-versus-note"),
        caption_justify="left",
    )
    table.add_column(texts.say("arena-player"), overflow="fold", min_width=_NAME)
    table.add_column(texts.say("sim-opponent"), overflow="fold", min_width=_NAME)
    _add_numbers(texts, table, "sim-games", "arena-score", "sim-interval", "arena-deals")
    table.add_column(texts.say("arena-verdict"))
    for one, two in combinations(dict.fromkeys(players), 2):
        found = versus(outcomes, one, two)
        score = found.score
        if score.games == 0:
            continue
        verdict = {True: "arena-better", False: "arena-worse", None: "arena-open"}[score.better]
        table.add_row(
            one,
            two,
            str(score.games),
            f"{score.share:.1%}",
            interval_text(score),
            tally_text(found.deals),
            texts.say(verdict),
        )
    return table


def round_table(texts: Catalogue, tournament: Tournament, number: int) -> Table:
    """The pairings of a round (from 0), with the results there are."""
    round = tournament.rounds[number]
    title = texts.say(
        f"arena-swiss-{'round' if round.stage is Stage.SWISS else round.stage}",
        number=number + 1,
        rounds=tournament.rounds_planned,
    )
    table = Table(title=title, title_justify="left")
    table.add_column(texts.say("arena-swiss-table"), justify="right")
    table.add_column(texts.say("arena-swiss-first"))
    table.add_column(texts.say("arena-swiss-second"))
    table.add_column(texts.say("arena-swiss-result"), justify="center")
    for at, (one, two) in enumerate(round.pairs):
        games = round.games[at]
        result = "" if games is None else f"{games[0]}–{games[1]}"
        table.add_row(str(at + 1), one, two or texts.say("arena-swiss-bye"), result)
    return table


def ranking_table(texts: Catalogue, tournament: Tournament) -> Table:
    """The ranking with everything it rests on."""
    table = Table(title=texts.say("arena-swiss-ranking"), title_justify="left")
    table.add_column(texts.say("arena-swiss-place"), justify="right")
    table.add_column(texts.say("arena-player"), overflow="fold", min_width=_NAME)
    for id in ("points", "buchholz", "berger", "lot"):
        table.add_column(texts.say(f"arena-swiss-{id}"), justify="right")
    table.add_column(texts.say("arena-swiss-opponents"))
    places = tournament.ranking
    points = {place.name: place.points for place in places}
    for number, place in enumerate(places, 1):
        against = [
            f"{name}{'*' if name in place.beaten else ''} ({points[name]})"
            for name in place.opponents
        ] + ["–"] * place.byes
        numbers = (place.points, place.buchholz, place.berger, place.lot)
        table.add_row(str(number), place.name, *map(str, numbers), ", ".join(against))
    return table
