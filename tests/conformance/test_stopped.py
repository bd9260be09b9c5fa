"""Test games ended by agreement: nothing is asked any more, and the scores are counted."""

from collections.abc import Iterator

import pytest

from spielkiste.core.game import Game, State
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.registry import games
from spielkiste.lab.conformance import setups

#: Games are ended at once, during an opening or a question, and later: after these numbers of moves.
MOMENTS = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55)


def moments(game: Game) -> Iterator[State]:
    """Yield states of this game in the middle of play, with every kind of set-up."""
    for number, (seats, options) in enumerate(setups(game)):
        record = Record(game, seats, str(number), options)
        rng = Rng(f"stopped {number}")
        for count in range(MOMENTS[-1] + 1):
            actors = record.state.actors()
            if not actors:
                break
            if count in MOMENTS:
                yield record.state
            seat = actors[rng.below(len(actors))]
            moves = record.state.moves(seat)
            record.play(seat, moves[rng.below(len(moves))])


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_nothing_is_asked_at_a_table_that_was_ended(game: Game) -> None:
    for state in moments(game):
        before = state.position()
        material = state.material()
        twin = state.copy()
        twin.stop()
        assert not twin.actors() and not twin.awaited()
        for seat in range(twin.seats):
            assert not twin.moves(seat) and twin.silence(seat) < 0
        views = twin.views([None, *range(twin.seats)])
        assert {view["phase"] for view in views} == {"over"}
        for view in views:
            # Fields that would highlight a card or a place, or ask a question.
            assert not any(view.get(field) for field in ("naming", "snap", "questions", "pairs", "may_draw", "asked", "attack"))
            assert game.in_words(view)
        outcome = twin.outcome()
        assert outcome is not None and len(outcome.scores) == twin.seats
        assert twin.material() == material
        assert state.position() == before, "the table itself must not change"
