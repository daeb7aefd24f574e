"""Missions as the command line names them: one of the game's own by name, or a file."""

from __future__ import annotations

import os
from pathlib import Path

from hadur.games import NAMES, load
from hadur.kernel.errors import UnknownName
from hadur.kernel.game import Game


def read(game: Game, path: str) -> object:
    """A mission out of a file, as a setup holds it; the error names line and key."""
    missions = game.missions()
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise UnknownName(f"cannot read the mission {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise UnknownName(f"{path} is no mission: it is not UTF-8 text") from error
    return missions.from_text(text, path)


def for_setup(game: Game, wanted: str) -> object:
    """What --mission means: a file if there is one, else the name of a mission."""
    game.missions()
    if os.path.exists(wanted) or os.sep in wanted or Path(wanted).suffix:
        return read(game, wanted)
    return wanted


def game_with_missions(name: str) -> Game:
    """The game of that name, or the first that has missions."""
    if name:
        return load(name)
    for known in NAMES:
        game = load(known)
        try:
            game.missions()
        except UnknownName:
            continue
        return game
    raise UnknownName("no game here has missions")
