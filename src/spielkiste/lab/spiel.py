"""The games as OpenSpiel games: ``pyspiel.load_game("spielkiste_mau_mau(players=3)")`` once this module is imported.

Chance draws one of `deals` deals at the root; all other random events follow from it, and no player learns which one
it was. If several players may act at the same time, they act one after the other.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from spielkiste.core.batch import next_seat, rewards
from spielkiste.core.game import Game, State
from spielkiste.core.registry import games
from spielkiste.core.story import Event
from spielkiste.lab.door import encoded, needed

np: Any = needed("numpy")
pyspiel: Any = needed("pyspiel")

#: The default number of deals to draw from.
DEALS = 1000
#: The longest possible game, in moves.
LONGEST = 20_000
#: The highest score of any one-player game.
BEST_ALONE = 1000.0


def short_name(slug: str) -> str:
    return f"spielkiste_{slug.replace('-', '_')}"


def _type(game: Game) -> Any:
    counts = game.usual_seat_counts()
    alone = counts == [1]
    return pyspiel.GameType(
        short_name=short_name(game.slug),
        long_name=f"Spielkiste {game.slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(counts), "deals": DEALS},
    )


class _Held:
    """A state that is copied by `copy` instead of by its position, because OpenSpiel copies all the time."""

    def __init__(self, game: Game, state: State | None = None, last: int = -1) -> None:
        self.game = game
        self.state = state
        self.last = last

    def __deepcopy__(self, memo: object) -> _Held:
        return _Held(self.game, self.state.copy() if self.state is not None else None, self.last)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, starting with the deal."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._held = _Held(game.played)
        self._seats: int = game.num_players()
        self._deals: int = game.deals
        #: By seat: a digest of everything it has been told; equal stories have equal digests.
        self._told: list[str] = [""] * self._seats

    @property
    def played(self) -> State | None:
        """Return the state of the game, secrets included; None until it is dealt."""
        return self._held.state

    def current_player(self) -> Any:
        state = self._held.state
        if state is None:
            return pyspiel.PlayerId.CHANCE
        if state.outcome() is not None:
            return pyspiel.PlayerId.TERMINAL
        return next_seat(state, self._held.last)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self._held.state is not None
        return sorted(self._held.state.moves(player))

    def _apply_action(self, action: int) -> None:
        held = self._held
        story: list[Event] = []
        if held.state is None:
            held.state = held.game.new(self._seats, action, None, story)
        else:
            seat = next_seat(held.state, held.last)
            held.state.story = story
            held.state.play(seat, action)
            held.last = seat
        held.state.story = None
        for seat in range(self._seats):
            heard = json.dumps([event.seen_by(seat).json() for event in story])
            self._told[seat] = sha256(f"{self._told[seat]}{heard}".encode()).hexdigest()[:32]

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self._held.game.notation(action)

    def is_terminal(self) -> bool:
        return self._held.state is not None and self._held.state.outcome() is not None

    def returns(self) -> list[float]:
        return rewards(self._held.state) if self._held.state is not None else [0.0] * self._seats

    def __str__(self) -> str:
        return "to be dealt" if self._held.state is None else json.dumps(self._held.state.position(), sort_keys=True)

    def seen(self, player: int) -> bytes:
        """Return the observation as bytes."""
        encoding = self._held.game.encoding
        assert encoding is not None
        return self._held.state.observe(player) if self._held.state is not None else bytes(encoding.size)

    def shown(self, player: int, everything: bool) -> str:
        """Return the observation as text, with a digest of everything told before if `everything` is true."""
        view = json.dumps(self._held.state.view(player) if self._held.state is not None else {}, sort_keys=True)
        return f"{self._told[player]} {view}" if everything else view


class _Observer:
    """A player's observation: a tensor and a text."""

    def __init__(self, size: int, everything: bool) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self._everything = everything

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.seen(player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.shown(player, self._everything)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A registered game for a given number of players."""

    slug = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.played = encoded(self.slug)
        kind = _type(self.played)
        players = int(given.get("players", kind.min_num_players))
        self.played.check_setup(players, {})
        self.deals = int(given.get("deals", DEALS))
        alone = players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.played.move_count,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=0.0 if alone else -1.0 / players,
            max_utility=BEST_ALONE if alone else 1.0 - 1.0 / players,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, {"players": players, "deals": self.deals})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        assert self.played.encoding is not None
        everything = iig_obs_type is not None and iig_obs_type.perfect_recall
        return _Observer(self.played.encoding.size, everything)

    def observation_tensor_shape(self) -> list[int]:
        assert self.played.encoding is not None
        return [self.played.encoding.size]


def _register() -> None:
    for game in games():
        if game.encoding is not None:
            named = type(f"Spiel{game.slug}", (SpielGame,), {"slug": game.slug})
            pyspiel.register_game(_type(game), named)


_register()
