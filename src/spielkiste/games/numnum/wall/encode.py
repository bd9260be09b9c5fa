"""What a seat at the wall sees, as numbers."""

from typing import Final

from spielkiste.core.encoding import SEATS, Code, Encoding, Plane, around, flag
from spielkiste.games.numnum.encode import card_code, naming_code, naming_plane
from spielkiste.games.numnum.wall.material import PARTIES, STACKS, TALLEST
from spielkiste.games.numnum.wall.view import WallView

_PHASES: Final = ["opening", "main", "naming", "breach", "over"]
_BARS: Final = [2, 5]
_BAR_CARDS: Final = ["no-twos", "no-fives"]
_LAST: Final = 7

ENCODING: Final = Encoding(
    1,
    [
        Plane("phase", 5, "one of: opening, main, naming, breach, over"),
        Plane("opening", 1, "1: the opening is not over yet"),
        Plane("turn", SEATS, "whose turn it is, from the own seat on"),
        Plane("heights", STACKS, "cards in each stack"),
        Plane("free", STACKS, "1 + the kind of the free card of each stack"),
        Plane("cards", STACKS * TALLEST, "stack by stack from the bottom: 1 + kind; 0 where there is none or it lies covered"),
        Plane("bars", 2, "the rows of 2 and of 5: barred"),
        Plane("aside", 2, "bar cards set aside: no twos, no fives"),
        Plane("last", 2 * _LAST, "the cards taken last, the latest first: 1 + kind, and 1 for the own party, 2 for the other"),
        Plane("scores", PARTIES, "cards of the own party and of the other"),
        Plane("breach", 2 * STACKS, "for each gap that can be claimed: cards left and right of it"),
        naming_plane(),
    ],
)


def observe(view: WallView, seat: int) -> bytes:
    """The planes of `ENCODING`."""
    code = Code(ENCODING)
    own = seat % PARTIES
    seats = sum([len(side["seats"]) for side in view["sides"]])
    stacks = view["stacks"]
    code.one_of(_PHASES.index(view["phase"]))
    code.put([flag(view["opening"])])
    code.one_of((view["turn"] - seat) % seats)
    code.put([stack["height"] for stack in stacks])
    code.put([card_code(stack["cards"][-1]) if stack["cards"] else 0 for stack in stacks])
    cards: list[int] = []
    for stack in stacks:
        seen = [card_code(name) for name in stack["cards"]]
        covered = stack["height"] - len(seen)
        cards += [0] * covered + seen + [0] * (TALLEST - covered - len(seen))
    code.put(cards)
    code.put([1 if row in view["bars"] else 0 for row in _BARS])
    code.put([view["aside"].count(name) for name in _BAR_CARDS])
    last: list[int] = []
    for taken in view["last_taken"][::-1]:
        last += [card_code(taken["card"]), 1 if taken["side"] == own else 2]
    code.put(last)
    code.put(around([side["cards"] for side in view["sides"]], own))
    gaps = [0] * (2 * STACKS)
    for gap in view["breach"]:
        gaps[2 * gap["stack"]] = gap["left"]
        gaps[2 * gap["stack"] + 1] = gap["right"]
    code.put(gaps)
    code.put(naming_code(view["naming"]))
    return code.done()
