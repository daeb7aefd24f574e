"""What a Hungarian reader stumbles over, in the texts and in games that are told with bots."""

import random
import re

import pytest

from hadur.games import NAMES, load
from hadur.kernel.match import Match
from hadur.text.book import Book
from hadur.text.catalogue import UI, game_folder
from tests.text.test_whole_games import choose, starts

FOLDERS = [UI, *(game_folder(game) / "text" for game in NAMES)]
TEXTS = [path for folder in FOLDERS for path in sorted((folder / "hu").glob("*.ftl"))]
BOOKS = [game_folder(game) / "rulebook" / "hu.toml" for game in NAMES]

STUMBLES = {
    "a number after its noun": r"\b(?i:kör|forduló|lap|hely|szint) \{ \$(number|turn|round) \}",
    "an ordinal without its dot": r"\{ \$(number|turn|round) \} (kör|forduló|hely|asztal|szintű)\b",
    "if at all": r"ha egyáltalán",
    "a window of actions": r"(?i:akcióablak)",
    "a hyphen for a minus": r"(?<![\w}])-\d+ (TÉ|ÉP)",
    "somebody else's frost": r"(?i:befagyva|megfagyasztva|fagyasztott egység)",
    "one article for all names": r"\b[aA] \{ \$(card|unit|ship|world|name|player|bot) \}(?! )",
}

BOTS = tuple(f"{level}. szintű bot" for level in (2, 1, 5, 3, 4))
BARE = re.compile(r"(?<!\baz )(?<!\bAz )[15]\. szintű bot|(?<!\ba )(?<!\bA )[234]\. szintű bot")


@pytest.mark.parametrize("what", STUMBLES)
def test_no_hungarian_text_has(what: str) -> None:
    files = [*TEXTS, *BOOKS]
    assert len(files) > 40
    found = [
        f"{path.parent.parent.name}/{path.name}: {line.strip()}"
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(STUMBLES[what], line)
    ]
    assert not found


@pytest.mark.parametrize("game", NAMES)
def test_bots_have_their_article_in_every_line_of_a_game(game: str) -> None:
    book = Book(load(game), "hu")
    rng = random.Random(game)
    match = Match.start(load(game), starts(game)[0], 7)
    while match.state.decision is not None and match.moves < 120:
        match.play(choose(match.state.decision.texts, rng), match.state.decision.seat)
    names = book.spoken(BOTS[: int(match.state.seats)])
    assert names is not None
    told = [
        line
        for event in match.events_since(-1, None)
        if (line := book.words.event_line(book.texts, event, None, names)) is not None
    ]
    about_bots = [line for line in told if "szintű bot" in line]
    assert about_bots
    assert not [line for line in about_bots if BARE.search(line)]
