"""Every game as a PettingZoo environment: one agent moves at a time (AEC), with an action mask.

    from hadur.adapters.pettingzoo import env

    table = env(game="summoner-wars", seats=[{"deck": "cave-goblins"}, {"deck": "vanguards"}])
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        done = terminated or truncated
        mask = observation["action_mask"]
        table.step(None if done else table.action_space(agent).sample(mask))

A game for several numbers of players has `seats=3`, or a list with what is chosen for each seat.
docs/environments.md says what the numbers mean.
"""

from __future__ import annotations

from typing import Any

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise ImportError(
        f"{error.name} is not installed: pip install 'hadur[pettingzoo]' brings what the "
        "PettingZoo environment needs"
    ) from error

from hadur.adapters.encoding import encoding_of
from hadur.adapters.rewards import has_lost, lost, rewards
from hadur.games import load
from hadur.kernel.errors import UnknownName
from hadur.kernel.game import Game
from hadur.kernel.state import State

LOST_BY_ILLEGAL_ACTION = -1
SEEDS = 1 << 62
RENDER_MODES = ("ansi",)


def env(game: str | Game = "summoner-wars", render_mode: str | None = None, **setup: Any) -> Any:
    """The environment with PettingZoo's usual checks: an illegal action loses the game."""
    checked = wrappers.TerminateIllegalWrapper(
        raw_env(game, render_mode, **setup), illegal_reward=LOST_BY_ILLEGAL_ACTION
    )
    checked = wrappers.AssertOutOfBoundsWrapper(checked)
    return wrappers.OrderEnforcingWrapper(checked)


class raw_env(AECEnv):  # noqa: N801 (PettingZoo's name for it)
    """The environment itself: an illegal action raises IllegalMove and changes nothing."""

    def __init__(
        self, game: str | Game = "summoner-wars", render_mode: str | None = None, **setup: Any
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise UnknownName(f"no render mode is called '{render_mode}' (there is: ansi)")
        self.game = load(game) if isinstance(game, str) else game
        self.encoding = encoding_of(self.game)
        self.setup = self.game.check_setup(setup)
        self.metadata = {
            "name": f"hadur_{self.game.name.replace('-', '_')}_v{self.encoding.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.setup["seats"]))]
        self._lost = lost(len(self.game.sides(self.setup)))
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self.encoding.bounds()
        self.action_spaces = {
            agent: spaces.Discrete(self.encoding.action_count) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16
                    ),
                    "action_mask": spaces.Box(0, 1, (self.encoding.action_count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._random, _ = seeding.np_random(None)
        self._table: State | None = None
        self._actions: dict[int, int] = {}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def table(self) -> State:
        """The true state of the game, for those who watch and never for those who play."""
        if self._table is None:
            raise RuntimeError("call reset() first")
        return self._table

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed the games from here on are always the same ones."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._table = self.game.begin(self.setup, int(self._random.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None
        self._await_next()

    def _await_next(self) -> None:
        """Find who decides next and between which actions, or end the game. Whoever is out with
        all of its side is paid and goes at once; who has others playing for it stays to the end."""
        if not self.table.over:
            for agent in self.agents:
                if has_lost(self.table, self._seat[agent]):
                    self._end(agent, self._lost)
            decision = self.table.decisions[0]
            self.agent_selection = self.possible_agents[decision.seat]
            self._actions = self.encoding.actions(self.table, decision.index)
            self._deads_step_first()
            return
        self._actions = {}
        paid = rewards(self.table)
        for agent in self.agents:
            self._end(agent, paid[self._seat[agent]])

    def _end(self, agent: str, reward: float) -> None:
        self.rewards[agent] = reward
        self.terminations[agent] = True

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know now; the mask is empty for those who have nothing to decide."""
        mask: Any = np.zeros(self.encoding.action_count, np.int8)
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            mask[list(self._actions)] = 1
        numbers = self.encoding.observe(self.table, self._seat[agent])
        return {"observation": np.array(numbers, np.int16), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        index = int(self.table.asked(self._seat[agent]))
        move = self.encoding.decode(self.table, index, -1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.table.advance(move, index)
        self._await_next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as text, as a spectator sees it."""
        if self.render_mode is None:
            return None
        return self.game.draw_text(self.table, None)

    def close(self) -> None:
        """Nothing to put away."""
