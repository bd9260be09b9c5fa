"""What the encodings of the four games have in common: a card as a number, and the question what two cards share."""

from typing import Final

from spielkiste.core.encoding import Plane
from spielkiste.games.numnum.material import KIND_OF
from spielkiste.games.numnum.naming import ANSWER_COUNT, ANSWERS
from spielkiste.games.numnum.view import NamingView

#: Two cards and the answers tried.
NAMING_SIZE: Final = 2 + ANSWER_COUNT


def naming_plane() -> Plane:
    return Plane("naming", NAMING_SIZE, "the two cards asked about, each as 1 + kind, then the answers already found wrong")


def naming_code(naming: NamingView | None) -> list[int]:
    if naming is None:
        return []
    tried = [1 if answer in naming["tried"] else 0 for answer in ANSWERS]
    return [card_code(naming["left"]), card_code(naming["right"]), *tried]


def card_code(name: str | None) -> int:
    """1 + the kind of a card; 0 for none."""
    return KIND_OF[name] + 1 if name is not None else 0
