"""Test the end and the score (NN-44)."""

import random

import pytest

from tests.numnum.patience_reading import LAY_WISHES, TOPS, fresh, refuses, scores
from tests.numnum.tables import PATIENCE, can, do, heard, patience, refused


@pytest.mark.clause("NN-44")
def test_it_ends_by_itself_when_the_hand_pile_is_used_up_and_nothing_can_be_moved() -> None:
    state = patience(TOPS, "8T 9T", waiting=["", "8C", "", ""])
    heard(state)
    do(state, "play")
    assert state.outcome() is None
    do(state, "wait")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "NN-44" and outcome.scores == [93]
    assert state.actors() == [] and state.moves(0) == [] and state.view(0)["phase"] == "over"
    assert heard(state)[-1] == ("nn-patience-over", {"count": 93})
    for move in ("play", "wait", "fetch circle", "lay-wish circle", "finish", "name 2"):
        refuses(state, move, "NN-44")


@pytest.mark.clause("NN-44")
def test_it_does_not_end_while_a_card_can_be_fetched_or_a_wish_card_is_aside() -> None:
    fetch = patience(TOPS, "9T", waiting=["", "9C", "", ""])
    do(fetch, "wait")
    assert fetch.outcome() is None and can(fetch) == ["fetch circle", "finish"]
    do(fetch, "fetch circle")
    assert scores(fetch) == [94]
    wish = patience(TOPS, "9T", wishes=1)
    do(wish, "wait")
    assert wish.outcome() is None
    do(wish, "lay-wish circle")
    assert scores(wish) == [94]


@pytest.mark.clause("NN-44")
def test_a_wish_card_as_the_very_last_card_can_still_be_laid() -> None:
    state = patience(TOPS, "9T wish")
    do(state, "wait")
    assert state.outcome() is None and set(can(state)) == {*LAY_WISHES, "finish"}


@pytest.mark.clause("NN-44")
def test_one_may_finish_only_when_the_hand_pile_is_used_up() -> None:
    state = patience(TOPS, "8T", waiting=["", "9C", "", ""], wishes=1)
    refuses(state, "finish", "NN-44")
    assert refused(state, "finish") == ("NN-44", "nn-why-hand-pile-left")
    do(state, "play", "finish")
    assert scores(state) == [93], "possible moves must not count"


@pytest.mark.clause("NN-44")
def test_first_cards_and_wish_cards_count_and_95_is_the_most() -> None:
    state = patience(TOPS, "8T", wishes=3)
    assert state.score() == state.view(0)["score"] == 91
    do(state, "play", "lay-wish square", "lay-wish square")
    assert state.score() == 94 and state.outcome() is None
    do(state, "lay-wish circle")
    assert scores(state) == [95]


@pytest.mark.clause("NN-44")
def test_with_naming_the_game_ends_after_the_answer() -> None:
    state = patience(TOPS, "8T", naming="practice")
    do(state, "play")
    assert state.outcome() is None and state.view(0)["best"] is None
    do(state, "name 3")
    assert state.outcome() is None
    do(state, "name 2")
    assert scores(state) == [95]


@pytest.mark.clause("NN-44")
def test_the_best_score_is_told_at_the_end_and_not_before() -> None:
    for deal in (1, 2):
        told = []
        for player in range(3):
            state = fresh(deal)
            rng = random.Random(player)
            while state.outcome() is None:
                assert state.view(0)["best"] is None and state.view(None)["best"] is None
                assert all(phrase.key != "nn-words-best" for phrase in PATIENCE.in_words(state.view(0)))
                state.play(0, rng.choice(state.moves(0)))
            best = state.view(0)["best"]
            assert isinstance(best, int) and state.score() <= best <= 95
            assert [phrase.args for phrase in PATIENCE.in_words(state.view(0)) if phrase.key == "nn-words-best"] == [
                {"best": best}
            ]
            told.append(best)
        # The best score depends on the deal, not on how it was played.
        assert len(set(told)) == 1
