"""Nothing of Káosz Galaktika leaks on the wire: hands, Colonies and their order, Ruins, cards that
lie face down and are not paid, cards that somebody else looks at, whether anybody could answer, and
what the judge answers on the way."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from starlette.applications import Starlette

from hadur import games
from hadur.games.chaos_galaxy import GAME
from hadur.games.chaos_galaxy.state import COLONY, HAND, Galaxy
from hadur.games.chaos_galaxy.state import galaxy as own
from hadur.kernel.decision import Decision
from hadur.kernel.state import State
from tests.table.house import House, playing
from tests.web.galaxy import choose

from .conftest import known_too
from .test_leaks import Pair

PEOPLE = ("guest:anna", "guest:bela", "guest:cili", "guest:dora", "guest:emil")
WATCHER = "guest:fanni"
SECRETS = ("main", "response", "search", "discard", "board", "pay", "trap", "mulligan")
"""Questions that are put while something is hidden: each is looked at a few times in a game."""
LOOKS = 3

GAMES: list[tuple[int, int, dict[str, str]]] = [
    (2, 0, {"first": "0"}),
    (2, 3, {"first": "1", "cut": "waived"}),
    (3, 1, {"first": "0", "cut": "waived"}),
    (4, 2, {"first": "2", "cut": "waived"}),
]
"""How many play, from which seed, with which options."""
LONGEST = 250


@pytest.fixture
def galaxy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Káosz Galaktika is played here, whether it is among the house's own games or not."""
    if GAME.name not in games.NAMES:
        known_too(monkeypatch, {GAME.name: "hadur.games.chaos_galaxy:GAME"})


def pairs(app: Starlette, house: House) -> list[Pair]:
    """Every player's page and data, by turns in both languages; what a watcher may know, all seats
    know, so any of them may imagine for one."""
    found = []
    for seat in range(len(house.table.seats)):
        form = ("parts", "data")
        lang = ("hu", "en")[seat % 2]
        found += [Pair(app, house, seat, PEOPLE[seat], each, lang) for each in form]
        found.append(Pair(app, house, seat, WATCHER, form[seat % 2], "hu"))
    return found


def secret(s: Galaxy) -> Counter[str]:
    """How much there is to hide: cards face down on the table, in hands, in Colonies."""
    down = sum(s.in_play(n) and not s.is_paid(n) for n in range(int(s.slots())))
    seats = range(int(s.seats))
    return Counter(
        down=down,
        hands=sum(int(s.size[HAND + seat]) for seat in seats),
        colonies=sum(int(s.size[COLONY + seat]) for seat in seats),
    )


@pytest.mark.rule("KG-5.1", "KG-5.3", "KG-5.4", "KG-5.6", "KG-5.13")
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_no_byte_of_a_game_depends_on_what_a_viewer_cannot_know(
    galaxy: None,
    app: Starlette,
    monkeypatch: pytest.MonkeyPatch,
    seats: int,
    seed: int,
    options: dict[str, str],
) -> None:
    monkeypatch.setattr("tests.table.house.SEED", seed)
    house = playing(GAME, *PEOPLE[:seats], seats=[{}] * seats, options_=options)
    rng, fate = random.Random(seed), random.Random(seed)
    looking = pairs(app, house)
    looked: Counter[str] = Counter()
    hidden: Counter[str] = Counter()
    changed = messages = answers = 0
    while house.table.ended is None and house.table.moves < LONGEST:
        assert house.table.match is not None
        state = house.table.match.state
        decision = state.decisions[0]
        looked[decision.prompt] += 1
        if looked[decision.prompt] <= LOOKS or house.table.moves % 40 == 0:
            hidden |= secret(own(state))
            for pair in looking:
                pair.follow()
                with pair.otherwise(rng.randrange(10**6)) as other:
                    changed += other
                    messages += 1
                    assert pair.real.sent() == pair.other.sent()
                    if pair.decides and pair.seat == decision.seat:
                        answers += judged(pair, state, decision, rng)
        house.move(PEOPLE[decision.seat], choose(decision.texts, fate))
    assert changed > messages / 2 and answers > 20
    assert hidden["down"] > 5 and hidden["hands"] > 5 and hidden["colonies"] > 40


def judged(pair: Pair, state: State, decision: Decision, rng: random.Random) -> int:
    """The judge answers the same about moves that are typed and places that are pointed at."""
    asked = GAME.candidates(state, decision.index)
    questions: list[dict[str, object]] = [
        {"do": "why", "move": text, "id": 1} for text in rng.sample(asked, min(4, len(asked)))
    ]
    places = [spot for move in decision.moves for spot in GAME.spots(state, decision.index, move)]
    if len(places) > 1:
        questions.append({"do": "why", "spots": rng.sample(places, 2), "id": 1})
    for question in questions:
        one, two = [wire.answered(**question) for wire in (pair.real, pair.other)]
        assert one == two, question
    return len(questions)


def test_every_kind_of_secret_is_looked_at() -> None:
    """The games above come to the questions that are put while something is hidden."""
    seen: set[str] = set()
    for seats, seed, options in GAMES:
        rng = random.Random(seed)
        state: Any = GAME.begin({"seats": [{}] * seats, "options": options}, seed)
        for _ in range(LONGEST):
            if state.over:
                break
            decision = state.decisions[0]
            seen.add(decision.prompt)
            state.play(choose(decision.texts, rng), decision.seat)
    assert set(SECRETS) <= seen, set(SECRETS) - seen


@pytest.mark.rule("KG-5.4", "KG-10.2")
def test_a_card_laid_face_down_is_named_to_nobody_else(galaxy: None, app: Starlette) -> None:
    """In no part of the page, in no line of the log, in no data: neither its name nor its id."""
    options = {"first": "0", "cut": "waived"}
    house = playing(GAME, *PEOPLE[:2], seats=[{}] * 2, options_=options)
    for _ in range(2):
        assert house.table.match is not None
        house.move(PEOPLE[house.table.match.state.decisions[0].seat], "keep")
    laid = []
    while len(laid) < 4:
        assert house.table.match is not None
        decision = house.table.match.state.decisions[0]
        lays = [t for t in decision.texts if t.startswith("lay") and t.split()[1] not in laid]
        if decision.seat == 0 and lays:
            laid.append(lays[0].split()[1])
            house.move(PEOPLE[0], lays[0])
        else:
            usual = [t for t in decision.texts if t in ("pass", "draw")]
            house.move(PEOPLE[decision.seat], (usual or ["end"])[0])
    titles = [GAME.cards()[name].title(lang) for name in laid for lang in ("hu", "en")]  # type: ignore[attr-defined]
    for player, seat in ((PEOPLE[1], 1), (WATCHER, 1)):
        for form in ("parts", "data"):
            for lang in ("hu", "en"):
                text = Pair(app, house, seat, player, form, lang).real.sent().decode()
                assert "chaos-galaxy" in text or "kg-tile" in text
                known = own_names(house, seat) if player != WATCHER else []
                for name in [*laid, *titles]:
                    if name not in known:
                        assert f'"{name}"' not in text and f">{name}<" not in text, name
                        assert f'\\"{name}\\"' not in text, name
    mine = Pair(app, house, 0, PEOPLE[0], "data", "hu").real.sent().decode()
    assert all(f'"{name}"' in mine for name in laid)


def own_names(house: House, seat: int) -> list[str]:
    """Ids and names of the cards that a seat holds itself."""
    assert house.table.match is not None
    view: Any = house.table.match.state.view(seat)
    cards = view["players"][seat]["hand"]
    return [*cards, *(GAME.cards()[c].title(lang) for c in cards for lang in ("hu", "en"))]  # type: ignore[attr-defined]
