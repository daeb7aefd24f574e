"""A table to test on: positions in a few words, moves as text, readings by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hadur.games.forbidden_stars import GAME
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES
from hadur.games.forbidden_stars.components.sheets import ASSETS, FACTIONS
from hadur.games.forbidden_stars.position import SEAT_KEYS
from hadur.games.forbidden_stars.state import ASSET, F_STAGE, MATERIEL, NO_COMBAT, War, war
from hadur.kernel.events import Heard
from tests.games.forbidden_stars.invariants import check
from tests.tabletop import Tabletop

SHORT = {"sm": "space-marines", "ch": "chaos", "or": "orks", "el": "eldar"}
DECLINES = ("no", "done", "commit 0")


class Table(Tabletop):
    """A war under test."""

    state: War

    # -- acting ------------------------------------------------------------------------------------

    def do(self, *moves: str, seat: int | None = None, dice: str = "") -> Table:
        """Play moves, one after the other; `dice` are the faces that are rolled meanwhile."""
        if dice:
            self.state.script = [{"a": 0, "d": 3, "m": 5}[face] for face in dice]
        for move in moves:
            self.state.play(move, seat)
            if not self.state.over:
                check(self.state)
        assert not self.state.script, f"{len(self.state.script)} dice were not rolled"
        return self

    def refuses(self, move: str) -> bool:
        return move not in self.legal

    def skip(self, *prompts: str) -> Table:
        """Decline while one of these is asked."""
        while self.state.decision and self.prompt in prompts:
            no = next((m for m in self.legal if m in DECLINES), None)
            assert no, f"{self.prompt} cannot be declined: {self.legal}"
            self.do(no, seat=self.seat)
        return self

    def until(self, prompt: str) -> Table:
        """Decline everything until this is asked; what cannot be declined is answered first."""
        for _ in range(300):
            if self.prompt == prompt:
                return self
            assert self.state.decision, f"the game ended before {prompt}"
            no = next((m for m in self.legal if m in DECLINES), self.legal[0])
            self.do(no, seat=self.seat)
        raise AssertionError(f"{prompt} is never asked")

    def cards(self, attacker: str, defender: str) -> Table:
        """Both choose their combat cards."""
        fight = self.view["combat"]["sides"]
        self.do(f"card {attacker}", seat=fight[0]["seat"])
        return self.do(f"card {defender}", seat=fight[1]["seat"])

    def decline(self) -> Table:
        """Decline abilities until something else is asked."""
        return self.skip("ability", "ability-again")

    # -- reading -----------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        return GAME.judge_view(self.state)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        return GAME.view(self.state, seat)

    def units(self, area: str, seat: int) -> list[str]:
        """What a seat has in an area, such as "2 scout"."""
        found: list[str] = self.view["areas"][area].get(str(seat), [])
        return found

    def structures(self, area: str) -> list[str]:
        found: list[str] = self.view["areas"][area]["structures"]
        return found

    def builder(self, area: str) -> int:
        return int(self.view["areas"][area]["builder"])

    def materiel(self, seat: int) -> int:
        return int(self.state.has(seat, MATERIEL))

    def assets(self, seat: int, name: str) -> int:
        return int(self.state.has(seat, ASSET + ASSETS.index(name)))

    def dice(self, side: int) -> str:
        """The dice of a side of the combat: "aadm"."""
        found = self.view["combat"]["sides"][side]["dice"]
        return "".join(face[0] * many for face, many in found.items())

    def tokens(self, side: int) -> str:
        found = self.view["combat"]["sides"][side]["tokens"]
        return "".join(face[0] * many for face, many in found.items())

    @property
    def fighting(self) -> bool:
        return bool(self.state.fight[F_STAGE] != NO_COMBAT)


def make(factions: str = "sm ch", /, options: dict[str, str] | None = None, **keys: Any) -> Table:
    """A position: `factions` in short; what belongs to a seat ends in its number (units0)."""
    position: dict[str, Any] = {}
    for key, value in keys.items():
        name, seat = key[:-1].replace("_", "-"), key[-1]
        if seat.isdecimal() and name in SEAT_KEYS:
            position.setdefault(seat, {})[name] = value
        else:
            position[key] = value
    seats = [{"faction": SHORT[name]} for name in factions.split()]
    setup = {"seats": seats, "options": options or {}}
    state = war(GAME.begin_at(setup, position, 1))
    assert not state.script, "not all rolls were needed"
    if not state.over:
        check(state)
    return Table(state)


@pytest.fixture
def table() -> Callable[..., Table]:
    return make


def deck_with(faction: str, cards: list[str]) -> list[str]:
    """The starting deck, changed as little as needed to have these cards in it."""
    base = 14 * FACTIONS.index(faction)
    wanted = list(dict.fromkeys(cards))
    rest = [name for name in CARD_NAMES[base : base + 5] if name not in wanted]
    return [*wanted, *rest][:5]


def fight(
    attacker: str,
    defender: str,
    area: str = "smyrna",
    factions: str = "sm ch",
    dice: str = "",
    played: tuple[str, str] | None = None,
    origins: tuple[str, ...] = ("medrias",),
    **keys: Any,
) -> Table:
    """A combat on the board of two players: seat 0 attacks seat 1. `dice` are those that both roll,
    with a blank between; `played` are the cards of the first round, both hands being set for it."""
    mine, theirs = [str(keys.pop(f"units{n}", "")) for n in (0, 1)]
    names = {"a": "attack", "d": "defence", "m": "morale"}
    rolls = [names[face] for face in dice.replace(" ", "")]
    decks = {}
    tops = {}
    for n, name in enumerate(factions.split()):
        hand = [*(played[n : n + 1] if played else ()), *keys.pop(f"hand{n}", ())]
        tops[f"top{n}"] = hand
        decks[f"deck{n}"] = deck_with(SHORT[name], hand)
    # Everybody has a home, so that nobody is eliminated by the way.
    units = [{"turaci": "factory", area: attacker}, {"noatun": "factory", area: defender}]
    for n, more in enumerate((mine, theirs)):
        for part in filter(None, more.split(";")):
            where, _, what = part.partition(":")
            units[n][where.strip()] = what.strip()
    t = make(
        factions,
        keys.pop("options", None),
        start=f"combat {area} 0",
        # The other player's order keeps the Refresh Phase away.
        stacks={"12a": ["1 deploy"]},
        origins=list(origins),
        rolls=rolls,
        units0=units[0],
        units1=units[1],
        **decks,
        **tops,
        **keys,
    )
    if played:
        t.skip("use-crusade", "commit-reinforcements")
        t.cards(*played)
    return t


@pytest.fixture(name="fight")
def fight_fixture() -> Callable[..., Table]:
    return fight


VOID = "1a-sw"


def strike(factions: str = "sm ch", /, **keys: Any) -> Table:
    """Seat 0 has come to its orbital strike on smyrna, whoever is there."""
    ships = {"sm": "strike-cruiser", "ch": "iconoclast-destroyer", "or": "onslaught-attack-ship"}
    own = ships.get(factions[:2], "hellebore-frigate")
    low = {"sm": "scout", "ch": "cultist", "or": "ork-boyz", "el": "aspect-warrior"}[factions[3:]]
    given: dict[str, Any] = {
        "units0": {VOID: f"2 {own}", "turaci": "factory"},
        "units1": {"smyrna": f"2 {low}", "noatun": "factory"},
        # The other player's order keeps the Refresh Phase away.
        "stacks": {"1a": ["0 advance"], "12a": ["1 deploy"]},
    }
    t = make(factions, **{**given, **keys})
    t.do("resolve")
    return t.skip("move-ships", "move-ground-units")


def event(name: str, factions: str = "sm ch", /, **keys: Any) -> Table:
    """Seat 0 has drawn an event in the Refresh Phase and is asked whether to resolve it."""
    given: dict[str, Any] = {"units0": {"turaci": "factory"}, "units1": {"noatun": "factory"}}
    position = {"start": "refresh", "on_events0": ["strategize"], "events0": [name]}
    t = make(factions, **{**given, **position, **keys})
    if t.prompt == "choose-event":
        t.do(f"event {name}")
    return t


@pytest.fixture
def heard() -> Heard:
    return Heard()
