"""Finds what every bot sees at the wall without searching: the answer to a question, the pairs, and the double pairs."""

from spielkiste.games.numnum.matching import DOUBLE, MATCH
from spielkiste.games.numnum.material import KINDS
from spielkiste.games.numnum.naming import ANSWER_COUNT, right_answers
from spielkiste.games.numnum.wall.material import STACKS
from spielkiste.games.numnum.wall.moves import ASIDE, CLAIM, SWAP, TAKE
from spielkiste.games.numnum.wall.state import Wall


def answer_to(wall: Wall, moves: list[int]) -> int:
    """Return the answer to an open question: a right row, or the larger side of the breach; -1 if there is no question."""
    if moves[0] < ANSWER_COUNT:
        return right_answers(wall.left, wall.right, wall.bars)[0]
    if CLAIM <= moves[0] < SWAP:
        best = moves[0]
        most = -1
        for move in moves:
            count = wall.beside((move - CLAIM) // 2, (move - CLAIM) % 2)
            if count > most:
                most = count
                best = move
        return best
    return -1


def pairs(moves: list[int]) -> list[int]:
    """Return the moves that take a pair."""
    return [move for move in moves if move < ASIDE]


def doubles(wall: Wall, moves: list[int]) -> list[int]:
    """Return the moves that take a double pair."""
    found: list[int] = []
    match = MATCH[wall.bars]
    for move in moves:
        if move < ASIDE:
            first = (move - TAKE) // STACKS
            second = (move - TAKE) % STACKS
            if match[KINDS * wall.top(first) + wall.partner(first, second)] == DOUBLE:
                found.append(move)
    return found
