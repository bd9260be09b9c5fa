"""Test that what a worker process returns is unchanged."""

import copy
import pickle
from collections.abc import Callable

import pytest

import spielkiste
from spielkiste.bots import known_for, make_bot, tell
from spielkiste.bots.hint import hint_in
from spielkiste.bots.judging import Decision
from spielkiste.core.bot import Bot, Situation
from spielkiste.core.errors import BadMove, BadSetup, SpielkisteError
from spielkiste.core.game import Game, Outcome, Refusal
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.rollout import rollout
from spielkiste.core.story import Event, Phrase


@pytest.mark.parametrize("through", [lambda thing: pickle.loads(pickle.dumps(thing)), copy.deepcopy], ids=["pickle", "deepcopy"])
class TestThroughAProcess:
    def test_errors_survive_pickling(self, through) -> None:  # type: ignore[no-untyped-def]
        for error in (
            BadSetup("bad-seats", "Too many.", {"seats": 9}),
            BadMove("illegal-move", "Not now.", {}, "KM-5", Phrase("km-why-limit", {"km": 1})),
        ):
            twin: SpielkisteError = through(error)
            assert type(twin) is type(error)
            assert (twin.key, str(twin), twin.arguments) == (error.key, str(error), error.arguments)
        assert twin.clause == "KM-5" and twin.reason.json() == {"key": "km-why-limit", "args": {"km": 1}}  # type: ignore[attr-defined]

    def test_phrases_and_results_survive_pickling(self, through) -> None:  # type: ignore[no-untyped-def]
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


@pytest.mark.parametrize("game", spielkiste.games(), ids=lambda game: game.slug)
def test_a_game_so_far_travels_as_its_moves(game: Game) -> None:
    record = _begun(game)
    twin = pickle.loads(pickle.dumps(record))
    assert twin.dumps() == record.dumps() and twin.state.position() == record.state.position()
    assert [event.key for event in twin.story] == [event.key for event in record.story] and twin.marks == record.marks


@pytest.mark.parametrize("game", spielkiste.games(), ids=lambda game: game.slug)
def test_a_hint_and_what_is_thought_of_a_move_travel(game: Game) -> None:
    record = _begun(game)
    hint = hint_in(record, record.state.actors()[0], budget=2)
    assert hint is not None
    twin = pickle.loads(pickle.dumps(hint))
    assert (twin.move, twin.reason.json(), twin.chances) == (hint.move, hint.reason.json(), hint.chances)
    assert {move: words.json() for move, words in twin.words.items()} == {
        move: words.json() for move, words in hint.words.items()
    }
    words = {1: Phrase("one"), 2: Phrase("two")}
    decision = pickle.loads(pickle.dumps(Decision(3, 0, 1, 2, [0.5], [0.4], 0.1, 0.02, 0.03, Phrase("why"), words)))
    assert (decision.number, decision.best, decision.after, decision.noise) == (3, 2, [0.4], 0.03)
    assert decision.reason.key == "why" and decision.words[2].key == "two"


@pytest.mark.parametrize("game", spielkiste.games(), ids=lambda game: game.slug)
def test_a_bot_that_has_travelled_plays_on_as_it_would_have(game: Game) -> None:
    for name in known_for(game):
        for level in (1, 3):
            stayed = _moves_of(game, f"{name}@{level}", lambda bot, situation: (bot, situation))
            travelled = _moves_of(game, f"{name}@{level}", lambda *both: pickle.loads(pickle.dumps(both)))
            assert travelled == stayed, name


def _begun(game: Game) -> Record:
    record = Record(game, game.usual_seat_counts()[0], 7)
    luck = Rng("so far")
    for _ in range(8):
        seat = record.state.actors()[0]
        record.play(seat, luck.pick(record.state.moves(seat)))
    return record


def _moves_of(
    game: Game, name: str, through: Callable[[Bot, Situation], tuple[Bot, Situation]], most: int = 24
) -> list[tuple[int, int]]:
    seats = game.usual_seat_counts()[0]
    record = Record(game, seats, 5)
    bots = {seat: make_bot(name, game, seat, seats, 5) for seat in range(seats)}
    told = 0
    while record.state.outcome() is None and len(record.moves) < most:
        for bot in bots.values():
            tell(bot, record.story[told:], record.state)
        told = len(record.story)
        seat = record.state.actors()[0]
        bots[seat], situation = through(bots[seat], Situation(game, record.state.copy(), seat))
        record.play(seat, bots[seat].choose(situation))
    return record.moves
