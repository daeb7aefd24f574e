"""How even the ready decks of Káosz Galaktika are, and how good their cards: found by playing.

    python tools/balance_decks.py FILE [--player BOT] [--games N] [--starters] [--seconds S]
    python tools/balance_decks.py FILE --report [--write PAGE]

Every two decks play N games, each deal from both seats (`--deal 1000` begins with the thousandth:
other deals than those by which decks were changed); all pairs go on side by side, so a run that
is stopped shows all of them. Each finished game is a line in FILE, and the same command goes on
with it, as long as cards and decks are those that FILE was begun with. The report has the matrix
with intervals, the rounds that games took, and of every card how often its player won who had it in
hand, and how often it was played; `--write` puts it into a page too, between the marks of its name
(`<!-- decks search:2 -->`).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hadur.arena.jobs import seed_of  # noqa: E402
from hadur.arena.worker import crew  # noqa: E402
from hadur.bots import make  # noqa: E402
from hadur.cli import decks as wanted_decks  # noqa: E402
from hadur.cli.progress import bar  # noqa: E402
from hadur.games.chaos_galaxy import GAME  # noqa: E402
from hadur.games.chaos_galaxy.deck import STARTER  # noqa: E402
from hadur.games.chaos_galaxy.state import COLONY, HAND, SCRAP, Galaxy, galaxy  # noqa: E402
from hadur.games.chaos_galaxy.tables import CARDS  # noqa: E402
from tools.balance_report import put_into, report  # noqa: E402

LONGEST: Final = 20_000
"""Decisions after which a game counts as one without an end."""
PAUSE: Final = 60.0
"""Seconds between two words on how far it has come, where there is no terminal for a bar."""
PARTS: Final = 4
"""Games that each process is given at a time."""


@dataclass(frozen=True)
class Task:
    """A game to play: the decks by seat, and what they are made of."""

    number: int
    decks: tuple[str, str]
    made: tuple[str, str]
    seed: int
    player: str

    @property
    def key(self) -> tuple[object, ...]:
        """What tells a game from all others; with other cards in a deck it is another game."""
        return (self.player, *self.decks, *self.made, self.number)


def key_of(game: dict[str, Any]) -> tuple[object, ...]:
    return (game["player"], *game["decks"], *game.get("made", ("", "")), game["number"])


def made_of(name: str) -> str:
    """A word for the cards of a deck, what is printed on them included."""
    deck = wanted_decks.find(GAME, name)
    text = repr([repr(card) for card in deck.contents()])
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def tasks(decks: list[str], games: int, player: str, deal: int = 0) -> Iterator[Task]:
    """A game of every pair, then the next one of every pair, from a deal on; of two that follow one
    another each deck has each seat."""
    made = {deck: made_of(deck) for deck in decks}
    for number in range(2 * deal, 2 * deal + games):
        for pair in combinations(decks, 2):
            seed = seed_of("balance", *pair, number // 2)
            a, b = pair if number % 2 == 0 else pair[::-1]
            yield Task(number, (a, b), (made[a], made[b]), seed, player)


def play(task: Task) -> dict[str, Any]:
    """Play a game, and take down what each player had in hand and what was played."""
    began = time.process_time()
    options = {"deck-size": "30"} if task.decks[0].startswith(STARTER) else {}
    seats = [{"deck": wanted_decks.for_setup(GAME, deck)} for deck in task.decks]
    setup = GAME.check_setup({"seats": seats, "options": options})
    state = galaxy(GAME.begin(setup, task.seed))
    bots = [make(task.player, GAME, seed_of("bot", task.seed, deck)) for deck in task.decks]
    drawn: list[set[int]] = [set(), set()]
    used: list[set[int]] = [set(), set()]
    made = 0
    while not state.over and made < LONGEST:
        made += 1
        decision = state.decisions[0]
        state.advance(bots[decision.seat].choose(state, decision.seat), decision.index)
        take_down(state, drawn, used)
    return {
        "number": task.number,
        "decks": list(task.decks),
        "made": list(task.made),
        "player": task.player,
        "won": winner(state),
        "ended": bool(state.over),
        "first": int(state.starter),
        "rounds": (int(state.turns) + 1) // 2,
        "colony": [int(state.size[seat]) for seat in (0, 1)],
        "drawn": [sorted(CARDS[kind].id for kind in kinds) for kinds in drawn],
        "played": [sorted(CARDS[kind].id for kind in kinds) for kinds in used],
        "seconds": round(time.process_time() - began, 2),
    }


def winner(state: Galaxy) -> int:
    """The seat that has won; of a game without an end, that with more cards in the Colony."""
    if state.over:
        return 0 if state.scores[0] > state.scores[1] else 1
    return 0 if state.size[COLONY] > state.size[COLONY + 1] else 1


def take_down(state: Galaxy, drawn: list[set[int]], used: list[set[int]]) -> None:
    """A card is played when it has been paid for: it lies face up, or has gone to the Scrap."""
    for seat in (0, 1):
        drawn[seat].update(int(state.kind[card]) for card in state.cards_in(HAND + seat))
        used[seat].update(int(state.kind[card]) for card in state.cards_in(SCRAP + seat))
    for slot in range(int(state.slots())):
        if state.in_play(slot) and state.is_paid(slot):
            used[int(state.owner[state.card_at(slot)])].add(int(state.kind_at(slot)))


# -- the file --------------------------------------------------------------------------------------


def lines(file: Path) -> list[dict[str, Any]]:
    """The games of a file; a last line that was cut off is left out."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        try:
            found.append(json.loads(line))
        except json.JSONDecodeError:
            break
    return found


def run(file: Path, todo: list[Task], workers: int, seconds: float) -> None:
    """Play what the file does not have yet, until all is done or the time is over."""
    games = lines(file)
    file.write_text("".join(json.dumps(game) + "\n" for game in games), encoding="utf-8")
    done = {key_of(game) for game in games}
    left = [task for task in todo if task.key not in done]
    ends = time.monotonic() + seconds
    with crew(workers) as pool, bar("playing", len(left)) as advance, file.open("a") as out:
        pace = Pace(len(left))
        for start in range(0, len(left), PARTS * workers):
            if time.monotonic() > ends:
                break
            for game in pool.map(play, left[start : start + PARTS * workers]):
                out.write(json.dumps(game) + "\n")
                out.flush()
                advance(1)
                pace.advance()


class Pace:
    """Says from time to time how far a run has come, where nobody sees a bar."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.began = self.told = time.monotonic()

    def advance(self) -> None:
        self.done += 1
        now = time.monotonic()
        if sys.stderr.isatty() or now - self.told < PAUSE:
            return
        self.told = now
        minutes = (now - self.began) / self.done * (self.total - self.done) / 60
        print(f"{self.done} of {self.total} games, {minutes:.0f} minutes left", file=sys.stderr)


def current(games: list[dict[str, Any]], todo: list[Task]) -> list[dict[str, Any]]:
    """The games that are asked for; those of decks as they were before are not among them."""
    wanted = {task.key for task in todo}
    return [game for game in games if key_of(game) in wanted]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("file", type=Path, help="where the games are, a line each")
    parser.add_argument("--player", default="search:2")
    parser.add_argument("--games", type=int, default=200, help="of every two decks")
    parser.add_argument("--deal", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--decks", default="", help="names or files, with commas between")
    parser.add_argument("--starters", action="store_true", help="the starters, not the large decks")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after so long")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--report", action="store_true", help="play nothing")
    parser.add_argument("--write", type=Path, help="put the report into this page as well")
    wanted = parser.parse_args()
    if wanted.games < 1 or wanted.workers < 1:
        parser.error("--games and --workers must be at least 1")
    if wanted.deal < 0:
        parser.error("--deal must not be below 0")
    decks = [name for name in wanted.decks.split(",") if name]
    if not decks:
        names = GAME.ready_decks()
        decks = [name for name in names if name.startswith(STARTER) == wanted.starters]
    todo = list(tasks(decks, wanted.games, wanted.player, wanted.deal))
    if not wanted.report:
        run(wanted.file, todo, wanted.workers, wanted.seconds)
    text = report(current(lines(wanted.file), todo))
    print(text)
    if wanted.write:
        name = f"{'starters' if wanted.starters else 'decks'} {wanted.player}"
        page = put_into(wanted.write.read_text(encoding="utf-8"), name, text)
        wanted.write.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
