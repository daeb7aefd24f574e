"""The judge and the generator are held against each other in random games and positions."""

from __future__ import annotations

import os
import random
import time
from itertools import combinations_with_replacement

import pytest

from hadur.games.summoner_wars import GAME
from hadur.games.summoner_wars.abilities.ids import ABILITIES, NAMES
from hadur.games.summoner_wars.board import name_of
from hadur.games.summoner_wars.cards.definition import (
    ACTIVE,
    CARDS,
    FACTIONS,
    PHASES,
    SUMMONER,
)
from hadur.games.summoner_wars.legality.field import Field
from hadur.games.summoner_wars.state import Battle
from hadur.kernel.decision import Decision

SECONDS = float(os.environ.get("HADUR_FUZZ_SECONDS", "60"))
"""How long the comparisons may take all together; what is compared within it is seeded."""


PAIRS = list(combinations_with_replacement(sorted(FACTIONS), 2))


POSITIONS = 24


SHARE = SECONDS / (len(PAIRS) + POSITIONS)


TRIES = 40


def compare(s: Battle, rng: random.Random) -> None:
    """Every generated move passes the judge, every other candidate is refused by a rule."""
    abilities_agree(s)
    for decision in s.decisions:
        texts = dict(zip(decision.texts, decision.moves, strict=True))
        candidates = GAME.candidates(s, decision.index)
        for text in texts:
            verdict = s.explain(text, decision.seat)
            assert verdict.move == texts[text], where(s, decision, text, verdict)
        for text in rng.sample(candidates, min(TRIES, len(candidates))):
            if text in texts:
                continue
            verdict = s.explain(text, decision.seat)
            if verdict.legal:
                assert verdict.move in decision.moves, where(s, decision, text, verdict)
                assert text.split()[0] in ("move", "charge", "first"), where(
                    s, decision, text, verdict
                )
            else:
                assert verdict.rules, where(s, decision, text, verdict)
                assert all(number.startswith("SW-") for number in verdict.rules)


def abilities_agree(s: Battle) -> None:
    f = Field(s)
    for card in f.cards():
        column = {ability for ability in range(ABILITIES) if s.can(card, ability)}
        odd = [NAMES[ability] for ability in column ^ f.abilities(card)]
        assert not odd, f"{f.there(card)}: {odd}"


def where(s: Battle, decision: Decision, text: str, verdict: object) -> str:
    """All one needs to look at a disagreement."""
    view = GAME.judge_view(s)
    board = {k: v for k, v in view.items() if isinstance(v, dict) and "card" in v}
    facts = {key: view[key] for key in ("active", "phase", "magic", "events", "hand", "discard")}
    return f"{decision.prompt}: {text}\n{verdict}\nlegal: {decision.texts}\n{facts}\n{board}"


def play_on(s: Battle, rng: random.Random, until: float, decisions: int, every: int) -> int:
    """Random moves, seldom ending a phase early; all questions and some idle points compared."""
    compared = 0
    for number in range(decisions):
        if s.over or time.monotonic() > until:
            break
        decision = s.decision
        assert decision is not None
        if decision.prompt not in PHASES or number % every == 0:
            compare(s, rng)
            compared += 1
        moves = decision.moves
        if decision.prompt in PHASES and len(moves) > 1 and rng.random() < 0.9:
            moves = moves[1:]
        s.advance(rng.choice(moves), decision.index)
    return compared


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_judge_and_generator_agree_in_random_games(one: str, other: str) -> None:
    until = time.monotonic() + SHARE
    rng = random.Random(f"{one} {other}")
    compared = 0
    for seed in range(3):
        s = GAME.begin({"decks": [one, other]}, seed)
        assert isinstance(s, Battle)
        compared += play_on(s, rng, until, decisions=400, every=7)
    assert compared > 0


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_judge_and_generator_agree_in_random_positions(seed: int) -> None:
    """Positions no game would reach: any cards side by side, any events in force."""
    until = time.monotonic() + SHARE
    rng = random.Random(seed)
    compared = 0
    while compared == 0 or (compared < 200 and time.monotonic() < until):
        setup, position = random_position(rng)
        s = GAME.begin_at(setup, position, seed)
        assert isinstance(s, Battle)
        compared += play_on(s, rng, until + SHARE, decisions=30, every=3)


def random_position(rng: random.Random) -> tuple[dict[str, object], dict[str, object]]:
    decks = [rng.choice(sorted(FACTIONS)), rng.choice(sorted(FACTIONS))]
    units = [card.name for card in CARDS if card.is_unit and not card.classes & SUMMONER]
    others = [card.name for card in CARDS if not card.classes & SUMMONER]
    spaces = [name_of(space) for space in rng.sample(range(48), rng.randint(10, 26))]
    board = {spaces.pop(): f"{seat} {FACTIONS[decks[seat]].summoner.name}" for seat in (0, 1)}
    for space in spaces:
        card = rng.choice([*units, "gate", "parapet", "gate", "citadel-knight", "deceiver"])
        board[space] = f"{rng.randrange(2)} {card} charges={rng.choice((0, 0, 1, 2, 6))}"
    standing = [space for space in spaces if board[space].split()[1] in units]
    return {"decks": decks}, {
        "active": rng.randrange(2),
        "phase": rng.choice(PHASES[:5]),
        "moment": rng.choice(("idle", "idle", "start")),
        "magic": [rng.randint(0, 15), rng.randint(0, 15)],
        "board": board,
        "hand": [rng.choices(others, k=rng.randint(0, 5)) for _ in (0, 1)],
        "discard": [rng.choices(others, k=rng.randint(0, 6)) for _ in (0, 1)],
        "events": [random_events(rng, standing) for _ in (0, 1)],
    }


def random_events(rng: random.Random, standing: list[str]) -> list[str]:
    active = [card.name for card in CARDS if card.classes & ACTIVE]
    chosen = []
    for name in rng.sample(active, rng.choice((0, 0, 1, 2))):
        if name == "chant-of-entangling":
            one, other = rng.sample(standing, 2)
            chosen.append(f"{name} target={one} target2={other}")
        elif name in ("freeze", "hypnotic-call", "chant-of-weaving"):
            chosen.append(f"{name} target={rng.choice(standing)}")
        else:
            chosen.append(name)
    return chosen
