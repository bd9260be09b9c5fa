"""Test whole wall games against a second reading of the clauses."""

from typing import cast

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.wall.game import WallGame
from spielkiste.games.numnum.wall.state import Wall
from tests.numnum.tables import CLEAR_AWAY, WALL_BREAK, can, do, level
from tests.numnum.wall_scenes import cards, new, stacks_of, taken_by


def barred_in(state: Wall) -> set[int]:
    aside = cast(list[str], state.position()["aside"])
    return {row for row, card in ((2, "no-twos"), (5, "no-fives")) if aside.count(card) % 2 == 1}


def offered(state: Wall, opening: bool) -> set[str]:
    """Return the moves that the clauses allow before any breach."""
    stacks = stacks_of(state)
    barred = barred_in(state)
    ends = [(number, stack[-1]) for number, stack in enumerate(stacks, 1) if stack]
    least = 2 if opening else 1
    found = {f"take {i} {j}" for i, a in ends for j, b in ends if i < j and level(a, b, barred) >= least}
    if state.variant is CLEAR_AWAY.variant:
        found |= {f"take {i} {i}" for i, row in enumerate(stacks, 1) if len(row) > 1 and level(row[-1], row[-2], barred) >= least}
    if not opening:
        found |= {f"aside {i}" for i, card in ends if card.startswith("no-")}
        seven = [cast(str, entry[0]) for entry in taken_by(state)[-7:]]
        found |= {f"swap {i} {card}" for i, end in ends if end == "wish" for card in seven if card != "wish"}
    return found


@pytest.mark.clause("NN-21", "NN-22", "NN-23", "NN-24", "NN-25", "NN-26", "NN-31", "NN-32")
@pytest.mark.parametrize(("game", "seats"), [(WALL_BREAK, 2), (WALL_BREAK, 4), (CLEAR_AWAY, 2)])
def test_whole_games_follow_the_clauses(game: WallGame, seats: int) -> None:
    ends = set()
    for seed in range(12):
        state = new(game, seed, seats, begins=1)
        luck = Rng(seed)
        turn = 0
        score = [0, 0]
        opening = bool(offered(state, True))
        while True:
            stacks = stacks_of(state)
            broken = game is WALL_BREAK and not all(stacks)
            gaps = [number for number, stack in enumerate(stacks, 1) if not stack]
            legal = {f"claim {gap} {side}" for gap in gaps for side in ("left", "right")} if broken else offered(state, opening)
            if not legal:
                ends.add("nothing")
                assert state.outcome() is not None
                break
            assert state.actors() == [turn] and sorted(can(state)) == sorted(legal) and cards(state) == score
            move = sorted(legal)[luck.below(len(legal))]
            kind, *words = move.split()
            double = kind == "take" and level(*_pair(stacks, words), barred_in(state)) == 2
            do(state, move)
            if kind == "claim":
                gap = int(words[0])
                score[turn % 2] += sum(len(stack) for stack in (stacks[: gap - 1] if words[1] == "left" else stacks[gap:]))
                ends.add("breach")
                break
            if kind == "take":
                score[turn % 2] += 2
                if game is WALL_BREAK and not all(stacks_of(state)):
                    continue
                if opening or not double:
                    turn = (turn + 1) % seats
                opening = opening and bool(offered(state, True))
        outcome = state.outcome()
        assert outcome is not None and outcome.scores == [score[seat % 2] for seat in range(seats)]
        assert outcome.winners == [seat for seat in range(seats) if score[seat % 2] == max(score)]
    assert ends == ({"nothing"} if game is CLEAR_AWAY else {"breach"})


def _pair(stacks: list[list[str]], words: list[str]) -> tuple[str, str]:
    first, second = int(words[0]) - 1, int(words[1]) - 1
    return stacks[first][-1], stacks[second][-2 if first == second else -1]
