"""NN-41 to NN-44: whole games against a second reading of the rules, and bad input."""

import random

import pytest

from spielkiste.core.errors import BadMove
from tests.numnum.patience_reading import TOPS, expected_moves, fresh, piles, refuses, scores, waiting
from tests.numnum.tables import PATIENCE, can, do, patience


@pytest.mark.clause("NN-41", "NN-42", "NN-43", "NN-44")
def test_whole_games_follow_the_second_reading_move_by_move() -> None:
    for deal in range(20):
        state = fresh(deal)
        rng = random.Random(deal)
        while state.outcome() is None:
            position = state.position()
            allowed = expected_moves(position)
            assert set(can(state)) == allowed, position
            assert PATIENCE.load(position).position() == position
            move = rng.choice(sorted(allowed - {"finish"} or allowed))
            on_piles = state.score()
            do(state, move)
            assert state.score() - on_piles == (0 if move in ("wait", "finish") else 1)
        assert expected_moves(state.position()) == set(), "it ends by itself and not before"
        assert scores(state) == [sum(len(pile) for pile in piles(state))]
        assert scores(state) == [95 - sum(len(row) for row in waiting(state))]


@pytest.mark.clause("NN-41", "NN-42", "NN-43", "NN-44")
def test_whatever_is_not_allowed_is_refused_with_its_clause_and_changes_nothing() -> None:
    clause_of = {"play": "NN-41", "wait": "NN-41", "fetch": "NN-42", "lay-wish": "NN-43", "finish": "NN-44", "name": "T-5"}
    every = [PATIENCE.notation(move) for move in range(PATIENCE.move_count)]
    state = fresh(3)
    rng = random.Random(3)
    while state.outcome() is None:
        allowed = expected_moves(state.position())
        for move in every:
            if move not in allowed:
                refuses(state, move, clause_of[move.split()[0]])
        do(state, rng.choice(sorted(allowed)))
    for move in every:
        refuses(state, move, "NN-44")


@pytest.mark.clause("NN-41")
def test_numbers_and_words_that_are_no_moves_are_refused() -> None:
    state = patience(TOPS, "8T 9S")
    before = state.position()
    for move in (-1, PATIENCE.move_count, 10**9):
        assert state.why_not(0, move) is not None
        with pytest.raises(BadMove):
            state.play(0, move)
    for text in ("", "play 8-triangle", "fetch", "fetch red", "lay-wish", "lay-wish 5", "pass", "draw"):
        with pytest.raises(BadMove):
            PATIENCE.parse(text)
    for seat in (-1, 1):
        assert state.moves(seat) == []
        with pytest.raises(BadMove):
            state.play(seat, PATIENCE.parse("play"))
    assert state.position() == before
