"""What a worker process sends home arrives as it was."""

import copy
import pickle

import pytest

import spielkiste
from spielkiste.core.errors import BadMove, BadSetup, SpielkisteError
from spielkiste.core.game import Game, Outcome, Refusal
from spielkiste.core.randomness import Rng
from spielkiste.core.rollout import rollout
from spielkiste.core.story import Event, Phrase


@pytest.mark.parametrize("through", [lambda thing: pickle.loads(pickle.dumps(thing)), copy.deepcopy], ids=["pickle", "deepcopy"])
class TestThroughAProcess:
    def test_errors(self, through) -> None:  # type: ignore[no-untyped-def]
        for error in (
            BadSetup("bad-seats", "Too many.", {"seats": 9}),
            BadMove("illegal-move", "Not now.", {}, "KM-5", Phrase("km-why-limit", {"km": 1})),
        ):
            twin: SpielkisteError = through(error)
            assert type(twin) is type(error)
            assert (twin.key, str(twin), twin.arguments) == (error.key, str(error), error.arguments)
        assert twin.clause == "KM-5" and twin.reason.json() == {"key": "km-why-limit", "args": {"km": 1}}  # type: ignore[attr-defined]

    def test_words_and_results(self, through) -> None:  # type: ignore[no-untyped-def]
        event = through(Event("km-drew", {"seat": 1}, {"card": "75"}, [1]))
        assert event.seen_by(1).args == {"seat": 1, "card": "75"} and event.seen_by(0).key == "km-drew-unseen"
        assert through(Outcome([3, 1], [0], "KM-12")).json() == {"scores": [3, 1], "winners": [0], "clause": "KM-12"}
        assert through(Refusal("KM-5", "km-why-limit", {"km": 1})).json()["args"] == {"km": 1}

    @pytest.mark.parametrize("drawn", [0, 1, 128, 200])
    def test_a_generator_goes_on_where_it_was(self, through, drawn: int) -> None:  # type: ignore[no-untyped-def]
        rng = Rng("home")
        for _ in range(drawn):
            rng.below(9)
        twin = through(rng)
        assert [twin.below(1000) for _ in range(9)] == [rng.below(1000) for _ in range(9)]


@pytest.mark.parametrize("game", spielkiste.games(), ids=lambda game: game.slug)
def test_states_travel_as_their_position(game: Game) -> None:
    assert pickle.loads(pickle.dumps(game)) is game
    seats = game.usual_seat_counts()[0]
    state = game.new(seats, 7)
    rollout(state, Rng("some way"), 12)
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), pickle.loads(pickle.dumps(state.copy()))):
        assert type(twin) is type(state) and twin.game is game
        assert twin.position() == state.position()
        assert [twin.moves(seat) for seat in range(seats)] == [state.moves(seat) for seat in range(seats)]
    rollout(twin, Rng("on"), 20)
    assert twin.position() != state.position() or state.outcome() is not None
