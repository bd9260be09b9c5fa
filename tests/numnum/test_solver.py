"""Test the exact best score against brute force through the rules."""

import os

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.material import NUMBERS, WISH
from spielkiste.games.numnum.patience.game import GAME
from spielkiste.games.numnum.patience.moves import FINISH
from spielkiste.games.numnum.patience.solver import best_score
from spielkiste.games.numnum.patience.state import Patience

DECKS = 1000 if os.environ.get("SPIELKISTE_THOROUGH") else 250


def small_deal(rng: Rng) -> Patience:
    """Return two to seven cards of each of one or two suits, and up to three wish cards."""
    state = Patience(0)
    colours = [rng.below(4)]
    if rng.below(3):
        colours.append((colours[0] + 1 + rng.below(3)) % 4)
    cards: list[int] = []
    for colour in colours:
        own = [25 * colour + place for place in range(25) if NUMBERS[25 * colour + place] not in (11, 13)]
        # Few jokers and even numbers, so that cards have to wait.
        rng.shuffle(own)
        cards += own[: 2 + rng.below(6 if len(colours) == 2 else 8)]
    cards += [WISH] * rng.below(4)
    rng.shuffle(cards)
    for colour in range(4):
        if colour not in colours:
            cards.insert(0, 25 * colour)
    state.lay_out(cards)
    return state


def brute_force(state: Patience, seen: dict[object, int]) -> int:
    """Return the best score from here, by trying everything that the rules allow."""
    if state.over:
        return state.score()
    key = (state.turned, tuple(pile[-1] for pile in state.piles), tuple(state.waiting), state.wishes)
    known = seen.get(key)
    laid = state.score()
    if known is not None:
        return laid + known
    best = laid
    for move in state.moves(0):
        if move != FINISH:
            child = state.copy()
            child.apply(0, move)
            best = max(best, brute_force(child, seen))
    seen[key] = best - laid
    return best


@pytest.mark.clause("NN-44")
def test_small_decks_agree_with_brute_force() -> None:
    rng = Rng("small decks")
    imperfect = 0
    helped = 0
    for _ in range(DECKS):
        state = small_deal(rng)
        starts = [pile[0] for pile in state.piles]
        best = best_score(starts, state.deck)
        assert best == brute_force(state, {}), (starts, state.deck)
        imperfect += best < len(state.deck) + 4
        bare = [card for card in state.deck if card != WISH]
        helped += best_score(starts, bare) + len(state.deck) - len(bare) < best
    # The deals are hard enough: some cards remain, and wish cards save some.
    assert imperfect > DECKS // 5 and helped > DECKS // 5


@pytest.mark.clause("NN-44")
def test_full_deals_allow_about_93_and_nobody_beats_them() -> None:
    total = 0
    for seed in range(12):
        state = GAME.new(1, seed)
        assert isinstance(state, Patience)
        best = state.best_score()
        total += best
        rng = Rng(seed)
        while state.outcome() is None:
            state.play(0, rng.pick([move for move in state.moves(0) if move != FINISH] or [FINISH]))
        assert state.score() <= best <= 95
    assert 92 <= total / 12 <= 95
