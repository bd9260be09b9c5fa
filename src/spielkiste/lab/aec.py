"""The games as PettingZoo environments: agents act one after the other, on a byte vector and an action mask.

>>> from spielkiste.lab import aec
>>> env = aec.env("mau-mau", seats=3)
>>> env.reset(seed=7)
"""

from __future__ import annotations

from typing import Any

from spielkiste.core.batch import next_seat, rewards
from spielkiste.core.errors import BadSetup
from spielkiste.core.game import Game, State
from spielkiste.lab.door import encoded, needed

np: Any = needed("numpy")
spaces: Any = needed("gymnasium").spaces
AECEnv: Any = needed("pettingzoo").AECEnv


class RawEnv(AECEnv):  # type: ignore[misc]
    """One game.  Agents are called seat_0, seat_1 …; an action is a move number of the game."""

    metadata = {"name": "spielkiste_v1", "render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(self, slug: str, seats: int, options: dict[str, object], render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise BadSetup("bad-render-mode", f"render_mode is None or 'ansi' (the table in words), not {render_mode!r}.")
        self.game: Game = encoded(slug)
        self.options: dict[str, object] = dict(self.game.check_setup(seats, options))
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        assert self.game.encoding is not None
        size = self.game.encoding.size
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self.game.move_count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.game.move_count) for agent in self.possible_agents}
        self._state: State | None = None
        self._deal = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def state_of_game(self) -> State:
        """Return the state of the game, secrets included: for measurements, not for agents."""
        if self._state is None:
            raise BadSetup("not-dealt", "Nothing is dealt yet: reset() comes first.")
        return self._state

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the same one for the same seed, or the next deal without a seed."""
        self._deal = seed if seed is not None else self._deal + 1
        self._state = self.game.new(len(self.possible_agents), self._deal, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[next_seat(self._state, -1)]

    def observe(self, agent: str) -> dict[str, Any]:
        state = self.state_of_game
        seat = self.possible_agents.index(agent)
        acts = agent == self.agent_selection and state.outcome() is None
        mask = state.mask(seat) if acts else bytes(self.game.move_count)
        return {
            "observation": np.frombuffer(state.observe(seat), np.uint8).copy(),
            "action_mask": np.frombuffer(mask, np.int8).copy(),
        }

    def step(self, action: int | None) -> None:
        state = self.state_of_game
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat = self.possible_agents.index(agent)
        state.play(seat, int(action))
        self._cumulative_rewards[agent] = 0.0
        won = rewards(state)
        self.rewards = {name: won[self.possible_agents.index(name)] for name in self.agents}
        if state.outcome() is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[next_seat(state, seat)]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the table in words, as a spectator sees it."""
        return str(self.state_of_game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: no resource is held."""


def env(slug: str, seats: int, render_mode: str | None = None, **options: object) -> Any:
    """Return a game as an AEC environment.  An action that is not legal raises `BadMove`, and nothing has changed.

    PettingZoo's wrappers refuse numbers outside of the action space, and actions before `reset`.
    """
    wrappers = needed("pettingzoo.utils.wrappers")
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(RawEnv(slug, seats, options, render_mode)))
