"""`hadur protocol`: the engine as a referee that other programs talk to, line by line."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import Annotated

import typer

from hadur.adapters.protocol import LONGEST_LINE, Referee
from hadur.cli import console, language
from hadur.cli.arguments import GameName, Lang
from hadur.games import load
from hadur.kernel.errors import UnknownName
from hadur.text.catalogue import catalogue_of


def protocol(
    game: GameName,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="SEAT=BOT",
            help="A seat the referee plays with a bot, as in 1=heuristic or 1=exec:./mybot.",
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Referee games for a program that talks on stdin and stdout (docs/protocol.md)."""
    rules = load(game)
    referee = Referee(rules, _players(bot or []))
    if sys.stdin.isatty():
        texts = catalogue_of(language.choose(lang), rules.name)
        console.err().print(texts.say("protocol-by-hand"))
    try:
        for line in _lines():
            for answer in referee.answer(line):
                sys.stdout.buffer.write(f"{answer}\n".encode("utf-8", "replace"))
            sys.stdout.buffer.flush()
            if referee.over:
                break
    except BrokenPipeError:
        # Nobody listens any more; Python would complain when it flushes at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    finally:
        referee.close()


def _players(pairs: list[str]) -> dict[int, str]:
    players: dict[int, str] = {}
    for pair in pairs:
        seat, equals, name = pair.partition("=")
        if not equals or not (seat.isascii() and seat.isdecimal()) or len(seat) > 2:
            raise UnknownName(f"--bot {pair} should read SEAT=BOT, as in 1=heuristic")
        players[int(seat)] = name
    return players


def _lines() -> Iterator[bytes]:
    """The lines of stdin; of one that is too long only enough to be refused."""
    while line := sys.stdin.buffer.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = sys.stdin.buffer.readline(LONGEST_LINE + 1)
        yield line
