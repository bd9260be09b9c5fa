"""Test whole races, move by move against a plain model of the clauses."""

import os
from typing import cast

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.games.memo_race import GAME
from spielkiste.games.memo_race.state import MemoRace
from tests.memo_race.model import Model

# Races per number of players; SPIELKISTE_GAMES=1000 tests more.
GAMES = int(os.environ.get("SPIELKISTE_GAMES", "6"))
# The chance, in percent, that a player drives instead of swapping; it varies by race.
KEEN = [10, 50, 80, 95, 100]
LIMITS = [3, 0, 2, 4, 5]


def _pick(moves: set[str], keen: int, rng: Rng) -> str:
    drives = sorted(move for move in moves if move.startswith("drive"))
    swaps = sorted(moves - set(drives))
    # A few tiles are swapped repeatedly, so that bans matter.
    near = [move for move in swaps if move[-2:] in ("a1", "b1", "a2", "e5", "d5", "e4")]
    if drives and (not swaps or rng.chance(keen)):
        return drives[rng.below(len(drives))]
    chosen = near if near and rng.chance(50) else swaps
    return chosen[rng.below(len(chosen))]


def _plain(state: MemoRace) -> dict[str, object]:
    """Return the view without the reasons, which test_touches.py tests."""
    return {name: value for name, value in state.view(None).items() if name != "refused"}


@pytest.mark.clause(
    "MR-1", "MR-2", "MR-4", "MR-5", "MR-6", "MR-7", "MR-8", "MR-9", "MR-10", "MR-11", "MR-12", "MR-13", "MR-16", "MR-17"
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_plain_model_of_the_clauses_plays_the_same_race(seats: int) -> None:
    ends = set()
    for seed in range(GAMES):
        given: dict[str, object] = {"swap_limit": LIMITS[seed % 5], "canisters": ["random", "start_colours"][seed % 2]}
        state = cast(MemoRace, GAME.new(seats, f"model:{seed}", given, []))
        assert state.story is not None
        model = Model(state.position())
        rng = Rng(f"model:{seats}:{seed}")
        keen = KEEN[(seed + seed // 5) % 5]
        while not model.end:
            seat = model.turn
            assert state.actors() == [seat] and state.outcome() is None
            moves = model.moves()
            assert {GAME.notation(move) for move in state.moves(seat)} == moves
            assert _plain(state) == model.view()
            move = _pick(moves, keen, rng)
            model.play(move)
            state.play(seat, GAME.parse(move))
            assert [(event.key, event.args, event.secret or {}) for event in state.story] == [
                (key, args, {}) for key, args in model.told
            ]
            state.story.clear()
            model.told.clear()
        assert _plain(state) == model.view() and state.actors() == []
        outcome = state.outcome()
        assert outcome is not None and (outcome.winners, outcome.clause) == (model.winners, model.end)
        assert outcome.scores == [int(seat in model.winners) for seat in range(seats)]
        ends.add(outcome.clause)
    assert ends == {"MR-12", "MR-17"}
