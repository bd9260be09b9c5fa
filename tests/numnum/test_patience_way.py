"""Test that the way to the best score is legal and reaches that score."""

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.material import COLOUR_COUNT, COLOUR_OF, PATIENCE_DECK, WISH
from spielkiste.games.numnum.patience import GAME, best_score
from spielkiste.games.numnum.patience.moves import FETCH, FINISH, LAY_WISH, PLAY, WAIT
from spielkiste.games.numnum.patience.state import Patience
from spielkiste.games.numnum.patience.way import best_way
from tests.numnum.tables import kind


def _play(starts: list[int], hand_pile: list[int]) -> tuple[Patience, list[int]]:
    """Play only these cards in the best way; return the state and the moves."""
    state = Patience(0)
    state.lay_out([*starts, *hand_pile])
    moves = best_way(starts, hand_pile)
    for move in moves:
        assert state.legal(0, move), GAME.notation(move)
        state.apply(0, move)
    if not state.over:
        state.apply(0, FINISH)
    return state, moves


def _cards(shorts: str) -> list[int]:
    return [kind(short) for short in shorts.split()]


STARTS = _cards("2T 3C 5S 7D")


@pytest.mark.clause("NN-44")
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


@pytest.mark.clause("NN-44")
@pytest.mark.parametrize("wishes", [0, 1, 2, 3])
@pytest.mark.parametrize("size", [6, 14, 30])
def test_the_way_reaches_the_best_score_of_every_small_deal(size: int, wishes: int) -> None:
    """In a small deal the last cards of a suit come early, and every one counts."""
    for seed in range(25):
        rng = Rng(f"way {size} {wishes} {seed}")
        rest = [card for card in PATIENCE_DECK if card != WISH and card not in STARTS]
        rng.shuffle(rest)
        hand_pile = rest[:size] + [WISH] * wishes
        rng.shuffle(hand_pile)
        state, _ = _play(STARTS, hand_pile)
        assert state.score() == best_score(STARTS, hand_pile), f"deal {seed}"


@pytest.mark.clause("NN-44")
@pytest.mark.parametrize("wishes", [0, 1, 2, 3])
def test_the_way_reaches_the_best_score_to_the_last_card_of_a_colour(wishes: int) -> None:
    """All cards of one suit: each of the last ones may have to wait, to be fetched, or to be helped by a wish."""
    for seed in range(60):
        rng = Rng(f"colour {wishes} {seed}")
        colour = seed % COLOUR_COUNT
        cards = [card for card in PATIENCE_DECK if card != WISH and COLOUR_OF[card] == colour and card not in STARTS]
        rng.shuffle(cards)
        # Wish cards come late, so that they help late.
        hand_pile = [*cards[:-6], *[WISH] * wishes, *cards[-6:]]
        state, _ = _play(STARTS, hand_pile)
        assert state.score() == best_score(STARTS, hand_pile), f"deal {seed}"


@pytest.mark.clause("NN-43", "NN-44")
@pytest.mark.parametrize("wishes", [1, 2, 3])
def test_every_wish_card_that_nobody_needed_is_laid_in_the_end(wishes: int) -> None:
    hand_pile = _cards("4T 9C") + [WISH] * wishes + _cards("10S 21D 8T")
    state, moves = _play(STARTS, hand_pile)
    assert moves == [PLAY] * 5 + [LAY_WISH] * wishes
    assert state.score() == len(STARTS) + len(hand_pile) == best_score(STARTS, hand_pile)


@pytest.mark.clause("NN-42", "NN-44")
def test_the_last_card_that_waits_is_fetched_in_the_end() -> None:
    """9 does not fit on 2, but on the 6 that follows."""
    hand_pile = _cards("9T 6T")
    state, moves = _play(STARTS, hand_pile)
    assert moves == [WAIT, PLAY, FETCH]
    assert state.score() == 6 == best_score(STARTS, hand_pile) and not any(state.waiting)
    # The way works with other suits after it, too.
    state, moves = _play(STARTS, _cards("9T 6T 9C 10S"))
    assert state.score() == 8 and not any(state.waiting)
