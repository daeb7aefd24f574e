"""Every game as an OpenSpiel game, with hidden cards and explicit chance.

    from hadur.adapters.openspiel import load_game

    game = load_game("summoner-wars", seats=[{"deck": "cave-goblins"}, {"deck": "vanguards"}])
    state = game.new_initial_state()

Importing this module also registers the games with pyspiel, as hadur_summoner_wars and so on.
A chance node has CHANCES equally likely outcomes; each is the seed of whatever is rolled or
shuffled until the next decision. docs/environments.md says what the numbers mean.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final
from urllib.parse import quote, unquote

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError(
        f"{error.name} is not installed: pip install 'hadur[openspiel]' brings what the "
        "OpenSpiel games need"
    ) from error

from hadur.adapters.encoding import Encoding, encoding_of
from hadur.adapters.rewards import lost, rewards, sums_to_zero
from hadur.games import NAMES, load
from hadur.kernel.chance import draw
from hadur.kernel.events import Heard
from hadur.kernel.game import Game
from hadur.kernel.state import State

CHANCES: Final = 1024
DEALS: Final = 3
"""Chance nodes before the first decision: together they choose among CHANCES ** DEALS deals."""
LONGEST: Final = 20_000
"""Decisions after which a game is called a draw; whole games have some hundreds."""
SAMPLES: Final = 10_000

# Streams far from those of any game and of sampling.
_HIGH: Final = 8001
_LOW: Final = 8002
_HALF: Final = 31
_ANSWERS: Final = 8003

_OUTCOMES: Final = [(outcome, 1.0 / CHANCES) for outcome in range(CHANCES)]


@cache
def _encoding(name: str) -> Encoding:
    return encoding_of(load(name))


def _next_seed(seed: int, outcome: int) -> int:
    """The seed of the chance to come, from the seed so far and what the chance node gave."""
    high = int(draw(seed, _HIGH, outcome, 1 << _HALF))
    return (high << _HALF) + int(draw(seed, _LOW, outcome, 1 << _HALF))


class Table:
    """A game between chance nodes, and how it came to be: what a copy or a pickle needs.

    `state` is None until the cards are dealt. `move` is a move that has been chosen and needs
    chance to be carried out, or None. `heard` is what each seat, and last a spectator, has heard.
    """

    def __init__(self, name: str, setup: str) -> None:
        self.name = name
        self.setup = setup
        self.story: list[tuple[str, int, int]] = []
        self.state: State | None = None
        self.move: int | None = None
        self.decisions = 0
        self.deal: list[int] = []
        self.heard: list[str] = []
        self._actions: dict[int, int] | None = None
        self._views: dict[int | None, str] = {}

    @property
    def encoding(self) -> Encoding:
        return _encoding(self.name)

    @property
    def game(self) -> Game:
        return self.encoding.game

    # -- copying -----------------------------------------------------------------------------------

    def copy(self) -> Table:
        other = Table(self.name, self.setup)
        other.story = self.story[:]
        other.state = self.state.copy() if self.state is not None else None
        other.move = self.move
        other.decisions = self.decisions
        other.deal = self.deal[:]
        other.heard = self.heard[:]
        other._actions = self._actions
        other._views = dict(self._views)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return retell, (self.name, self.setup, self.story)

    # -- reading -----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        if self.state is None:
            return False
        return bool(self.state.over) or self.decisions >= LONGEST

    @property
    def waits_for_chance(self) -> bool:
        return self.state is None or self.move is not None

    def decides(self) -> tuple[int, int]:
        """The open question that is to be answered next, and the seat that answers it."""
        assert self.state is not None
        decision = self.state.decisions[0]
        return decision.index, decision.seat

    def actions(self) -> dict[int, int]:
        """The legal actions and their moves, worked out once."""
        if self._actions is None:
            assert self.state is not None
            self._actions = self.encoding.actions(self.state, self.decides()[0])
        return self._actions

    def view(self, seat: int | None) -> str:
        """A seat's view as one line of JSON, made once; empty before the deal."""
        if self.state is None:
            return ""
        found = self._views.get(seat)
        if found is None:
            found = json.dumps(self.game.view(self.state, seat), sort_keys=True)
            self._views[seat] = found
        return found

    def memory(self, seat: int | None) -> str:
        """All that a seat (None: a spectator) has heard so far, and its own actions."""
        if not self.heard:
            return ""
        return self.heard[-1 if seat is None else seat]

    # -- going on ----------------------------------------------------------------------------------

    def act(self, action: int) -> None:
        """Answer the open question; the answer waits for a chance node if it needs chance."""
        assert self.state is not None
        index, seat = self.decides()
        move = self.encoding.decode(self.state, index, action)
        self.story.append(("act", action, 0))
        self.decisions += 1
        self.heard[seat] += f"act {action}\n"
        after = self.state.copy()
        heard = self._advance(after, move, index)
        if list(after.drawn) != list(self.state.drawn):
            self.move = move
        else:
            self._keep(after, heard)

    def happen(self, outcome: int) -> None:
        """An outcome of a chance node: part of the deal, or what a chosen move waited for."""
        self.story.append(("chance", outcome, 0))
        if self.state is None:
            self.deal.append(outcome)
            if len(self.deal) == DEALS:
                self._begin()
            return
        assert self.move is not None
        move, index = self.move, self.decides()[0]
        self.move = None
        after = self.state
        after.seed = _next_seed(int(after.seed), outcome)
        self._keep(after, self._advance(after, move, index))

    def _begin(self) -> None:
        seed = 0
        for part in self.deal:
            seed = seed * CHANCES + part
        heard = Heard()
        state = self.game.begin(json.loads(self.setup), seed, listener=heard)
        state.listener = None
        self.heard = [""] * (int(state.seats) + 1)
        self._keep(state, heard)

    def _advance(self, state: State, move: int, index: int) -> Heard:
        heard = Heard()
        state.listener = heard
        state.advance(move, index)
        state.listener = None
        return heard

    def _keep(self, state: State, heard: Heard) -> None:
        self.state = state
        self._actions = None
        self._views = {}
        for at in range(len(self.heard)):
            seat = at if at < len(self.heard) - 1 else None
            for event in heard.events:
                if event.heard_by(seat):
                    self.heard[at] += " ".join(map(str, event[:5])) + "\n"

    def imagine(self, seat: int, rng: int) -> None:
        """Become a table that the seat cannot tell from this one.

        What others alone have heard is forgotten: it need not be true of the new cards."""
        if self.state is None:
            return
        self.story.append(("imagine", seat, rng))
        self.state = self._imagined(self.state, seat, rng)
        self._actions = None
        self._views = {}
        for at in range(len(self.heard) - 1):
            if at != seat:
                self.heard[at] = self.heard[-1]

    def _imagined(self, state: State, seat: int, rng: int) -> State:
        """A sample of the state; one where the chosen move is legal, if one waits for chance."""
        for again in range(SAMPLES):
            found = state.sample(seat, rng + again)
            _answer_again(found, state, rng)
            if self.move is None or self.move in list(found.legal(self.decides()[0])):
                return found
        raise RuntimeError(f"no sample in {SAMPLES} fits the move that was chosen")


def _answer_again(imagined: State, true: State, rng: int) -> None:
    """Whoever has answered secretly has done so in the imagined state too, with anything legal
    there: one decides after the other here, and it must be the turn of the same player."""
    for index in range(len(true.asks)):
        if int(true.answers[index]) >= 0 and int(imagined.answers[index]) < 0:
            legal = imagined.legal(index)
            imagined.advance(int(legal[draw(rng, _ANSWERS, index, len(legal))]), index)


def retell(name: str, setup: str, story: list[tuple[str, int, int]]) -> Table:
    """The table to which a story leads."""
    table = Table(name, setup)
    for what, one, other in story:
        if what == "act":
            table.act(one)
        elif what == "chance":
            table.happen(one)
        else:
            table.imagine(one, other)
    return table


class HadurState(pyspiel.State):
    """A table as OpenSpiel sees it. Its one attribute is what OpenSpiel copies and pickles."""

    def __init__(self, game: HadurGame) -> None:
        super().__init__(game)
        self.table = Table(game.hadur.name, game.setup)

    def current_player(self) -> int:
        if self.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.table.waits_for_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.decides()[1]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.table.waits_for_chance:
            self.table.happen(action)
        else:
            self.table.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.table.encoding.action_name(action)

    def is_terminal(self) -> bool:
        return self.table.over

    def returns(self) -> list[float]:
        state = self.table.state
        if state is None or not state.over:
            return [0.0] * self.num_players()
        return rewards(state)

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> HadurState:
        """A state the player cannot tell from this one: other cards where it knows none."""
        other: HadurState = self.clone()
        other.table.imagine(player, int(probability_sampler() * (1 << _HALF)))
        return other

    def __str__(self) -> str:
        if self.table.state is None:
            return f"{self.table.name}, {len(self.table.deal)} of {DEALS} parts of the deal"
        return f"{self.table.state}{' (chance)' if self.table.waits_for_chance else ''}"


class HadurGame(pyspiel.Game):
    """A game of Hadúr. `setup` is the game's setup as JSON, as load_game makes it."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.hadur = load(name)
        setup = json.loads(unquote(str(given.get("setup") or "")) or "{}")
        checked = self.hadur.check_setup(setup)
        self.setup = json.dumps(checked)
        encoding = _encoding(name)
        is_zero_sum = sums_to_zero(self.hadur, checked)
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding.action_count,
            max_chance_outcomes=CHANCES,
            num_players=len(checked["seats"]),
            min_utility=lost(len(self.hadur.sides(checked))),
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(name, is_zero_sum), info, given)

    def new_initial_state(self, _: Any = None) -> HadurState:
        return HadurState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST + DEALS

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> HadurObserver:
        if params:
            raise ValueError(f"these observations take no parameters, {params} were given")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return HadurObserver(_encoding(self.hadur.name), kind)


class HadurObserver:
    """Observations as OpenSpiel asks for them.

    With perfect recall: all the player has heard, and its view; without: its view, and the
    numbers of the game's encoding as tensors, a name for each field."""

    def __init__(self, encoding: Encoding, kind: Any) -> None:
        self._encoding = encoding
        self._recall = bool(kind.perfect_recall)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self._recall and self._private:
            self.tensor = np.zeros(encoding.observation_size, np.float32)
            for field in encoding.fields:
                self.dict[field.name] = self.tensor[field.start : field.start + field.size]

    def set_from(self, state: HadurState, player: int) -> None:
        if self.tensor is None:
            return
        table = state.table
        if table.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._encoding.observe(table.state, player)

    def string_from(self, state: HadurState, player: int) -> str:
        seat = player if self._private else None
        view = state.table.view(seat)
        return state.table.memory(seat) + view if self._recall else view


def _short_name(name: str) -> str:
    return f"hadur_{name.replace('-', '_')}"


@cache
def _game_type(name: str, is_zero_sum: bool) -> Any:
    utility = pyspiel.GameType.Utility
    seats = load(name).seats
    return pyspiel.GameType(
        short_name=_short_name(name),
        long_name=f"Hadúr: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if is_zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"setup": ""},
    )


def load_game(name: str = "summoner-wars", **setup: Any) -> Any:
    """The OpenSpiel game of that name with this setup; an error of Hadúr's if there is none."""
    game = load(name)
    game.check_setup(setup)
    packed = quote(json.dumps(setup), safe="") if setup else ""
    return pyspiel.load_game(_short_name(game.name), {"setup": packed})


def _register(name: str) -> None:
    """Register a class for the game: pyspiel keeps it beyond the interpreter's end, and a mere
    function would then be freed when nothing can be freed any more."""

    def start(self: Any, params: dict[str, Any] | None = None) -> None:
        HadurGame.__init__(self, name, params)

    game = load(name)
    always = all(sums_to_zero(game, setup) for setup in game.sample_setups(0))
    kind = _game_type(name, always)
    pyspiel.register_game(kind, type("HadurGameOf", (HadurGame,), {"__init__": start}))


for _name in NAMES:
    _register(_name)
