"""The planes that the encodings of the four games share: the naming question, and the bans."""

from typing import Final

from spielkiste.core.encoding import Code, Plane
from spielkiste.games.numnum.matching import BAR_OF
from spielkiste.games.numnum.naming import ANSWER_COUNT, NamingState

#: Two cards, then one value for each answer.
NAMING_SIZE: Final = 2 + ANSWER_COUNT


def naming_plane() -> Plane:
    return Plane("naming", NAMING_SIZE, "the two cards asked about, each as 1 + kind, then the wrong answers so far", names=True)


def write_naming(code: Code, state: NamingState) -> None:
    """Write the next plane: the open naming question, if there is one."""
    code.plane()
    if state.left >= 0:
        code.write(0, state.left + 1)
        code.write(1, state.right + 1)
        for answer in state.tried:
            code.write(2 + answer, 1)


def write_bars(code: Code, state: NamingState) -> None:
    """Write the next plane: which times tables are banned."""
    code.plane()
    for which in range(2):
        if state.bars & BAR_OF[which]:
            code.write(which, 1)
