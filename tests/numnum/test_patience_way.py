"""The way to the best score is one that the rules allow, and it reaches that score."""

import pytest

from spielkiste.games.numnum.patience import GAME, best_score
from spielkiste.games.numnum.patience.moves import FINISH
from spielkiste.games.numnum.patience.state import Patience
from spielkiste.games.numnum.patience.way import best_way


@pytest.mark.parametrize("deal", [1, 2, 3, 417, 20261116])
def test_the_way_to_the_best_score_can_be_played(deal: int) -> None:
    state = GAME.new(1, deal, {})
    assert isinstance(state, Patience)
    starts = [pile[0] for pile in state.piles]
    best = best_score(starts, state.deck)
    for move in best_way(starts, state.deck):
        assert state.legal(0, move), GAME.notation(move)
        state.apply(0, move)
    if not state.over:
        state.apply(0, FINISH)
    assert state.score() == best
