"""Games of Conquest in the moments people meet, played on by the rules of thumb of its bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from hadur.games import load
from hadur.kernel.match import Match

GAME = "conquest"
DECKS = ("nazdreg", "cato")

Moment = Callable[[Match], bool]


def asked(prompt: str, since: int = 1) -> Moment:
    """Seat 0 is asked this, and has more to answer than to pass; not before a round."""

    def now(match: Match) -> bool:
        decision = match.state.decisions[0]
        round_now = int(str(match.game.view(match.state, None)["round"]))
        found = decision.seat == 0 and decision.prompt == prompt and round_now >= since
        return found and (len(decision.moves) > 2 or prompt in ("action-window", "take-bonus"))

    return now


MOMENTS: dict[str, Moment] = {
    "deploy": asked("deploy-turn", 2),
    "dial": asked("dial", 2),
    "window": asked("action-window", 2),
    "combat": asked("combat-turn", 3),
    "shield": asked("shield"),
    "retreat": asked("retreat"),
    "over": lambda match: False,
}


@cache
def played(name: str) -> Match:
    """A game up to the moment of that name; always the same one."""
    game = load(GAME)
    advisor = game.advisor()
    for seed in range(20):
        match = Match.start(game, {"decks": list(DECKS)}, seed)
        while not match.state.over:
            if MOMENTS[name](match):
                return match
            decision = match.state.decisions[0]
            merits = list(advisor.merits(match.state, decision.index))
            best = merits.index(max(merits))
            match.play(decision.moves[best], decision.seat)
        if name == "over":
            return match
    raise AssertionError(f"no game comes to {name}")
