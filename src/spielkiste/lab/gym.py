"""A game as a Gymnasium environment for one agent; bots play for the other seats.

>>> from spielkiste.lab import gym
>>> env = gym.env("mau-mau", seats=2, bot="rules@3")
>>> observation, info = env.reset(seed=7)
"""

from __future__ import annotations

from typing import Any

from spielkiste.core.arguments import seat_of, seats_of
from spielkiste.lab.batch import Batch, Turn
from spielkiste.lab.door import needed

np: Any = needed("numpy")
gymnasium: Any = needed("gymnasium")


class SingleEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a game.  An action is a move number of the game.

    `info["action_mask"]` and `action_masks()` tell which actions are legal.  An illegal action ends the game as a loss, with
    `info["illegal"]`.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012

    def __init__(self, slug: str, seats: int, bot: str, seat: int, options: dict[str, Any]) -> None:
        self._seat = seat
        bots = {other: bot for other in range(seats) if other != seat}
        self._games = Batch(slug, seats, 1, auto_reset=False, play_forced=True, bots=bots, **options)
        encoding = self._games.game.encoding
        assert encoding is not None
        self.observation_space = gymnasium.spaces.Box(0, 255, (encoding.size,), np.uint8)
        self.action_space = gymnasium.spaces.Discrete(self._games.game.move_count)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game; the same seed repeats this game and the following ones."""
        super().reset(seed=seed)
        return self._seen(self._games.reset([int(self.np_random.integers(1 << 31))]))

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the bots play until it is this seat's turn again or the game is over."""
        if not self.action_masks()[int(action)]:
            seen, info = self._seen(self._games.turn())
            return seen, -1.0 / self._games.seats, True, False, {**info, "illegal": True}
        turn = self._games.step([int(action)])
        seen, info = self._seen(turn)
        return seen, float(turn.rewards[0, self._seat]), bool(turn.dones[0]), False, info

    def action_masks(self) -> Any:
        """Return 1 for each legal action, as MaskablePPO expects it."""
        return self._games.turn().masks[0]

    @staticmethod
    def _seen(turn: Turn) -> tuple[Any, dict[str, Any]]:
        return turn.observations[0], {"action_mask": turn.masks[0]}


def env(slug: str, seats: int, bot: str = "rules@5", seat: int = 0, **options: object) -> Any:
    """Return a game as an environment for the agent at `seat`; `bot` plays for all other seats."""
    return SingleEnv(slug, seats, bot, seat_of(seat, seats_of(seats)), options)
