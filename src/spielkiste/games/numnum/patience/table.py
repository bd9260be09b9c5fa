"""The table of Times Table Patience, and its legal moves (NN-41 to NN-44)."""

from typing import Final

from mypy_extensions import mypyc_attr

from spielkiste.core.game import Story
from spielkiste.games.numnum.matching import SHARES
from spielkiste.games.numnum.material import COLOUR_COUNT, COLOUR_OF, KINDS, NAMES, WISH, count_cards
from spielkiste.games.numnum.naming import NamingState
from spielkiste.games.numnum.patience.moves import FETCH, FINISH, LAY_WISH, PLAY, WAIT
from spielkiste.games.numnum.patience.solver import best_score
from spielkiste.games.numnum.patience.way import best_way

_NO_CARDS: Final[list[int]] = []
_NO_PILES: Final[list[tuple[int, ...]]] = []
_SHARES: Final = SHARES[0]


def matches(top: int, kind: int) -> bool:
    """Return whether a card may be put on this card of its colour, or on a wish card (NN-1, NN-43)."""
    return top == WISH or _SHARES[KINDS * top + kind]


@mypyc_attr(allow_interpreted_subclasses=True)
class PatienceTable(NamingState):
    """The piles, the waiting rows and the hand pile."""

    def __init__(self, naming: int, story: Story | None = None) -> None:
        """Create an empty table.  `lay_out`, `read_position` or `copy` fills it."""
        super().__init__(1, naming, story)
        #: The hand pile as dealt, shared by all copies; the first `turned` cards have been played or wait.
        self.deck = _NO_CARDS
        self.turned = 0
        #: By colour: the pile (top last) and the waiting row (lower end last).
        self.piles = _NO_PILES
        self.waiting = _NO_PILES
        self.wishes = 0
        self.over = False
        #: The best score of the deal once it has been computed, else -1.
        self.best = -1
        #: The moves that reach it, once they have been computed.
        self.way: list[int] = _NO_CARDS

    def actors(self) -> list[int]:
        return [] if self.over else [0]

    def lone_actor(self) -> int:
        return -1 if self.over else 0

    def card_up(self) -> int:
        """Return the card turned up, or -1 if the hand pile is used up."""
        return self.deck[self.turned] if self.turned < len(self.deck) else -1

    def fits(self, kind: int) -> bool:
        """Return whether a card may be put on the pile of its colour (NN-41, NN-43)."""
        return matches(self.piles[COLOUR_OF[kind]][-1], kind)

    def moves(self, seat: int) -> list[int]:
        if seat != 0 or self.over:
            return self.nothing_for(seat)
        if self.left >= 0:
            return self.name_moves()
        found: list[int] = []
        if self.turned < len(self.deck):
            found.append(PLAY if self.fits(self.deck[self.turned]) else WAIT)
        for colour in range(COLOUR_COUNT):
            row = self.waiting[colour]
            if row and self.fits(row[-1]):
                found.append(FETCH + colour)
        if self.wishes > 0:
            for colour in range(COLOUR_COUNT):
                found.append(LAY_WISH + colour)
        if self.turned == len(self.deck):
            found.append(FINISH)
        return found

    def can_move(self) -> bool:
        """Return whether anything can be done besides finishing (NN-44)."""
        if self.turned < len(self.deck) or self.wishes > 0 or self.left >= 0:
            return True
        for row in self.waiting:
            if row and self.fits(row[-1]):
                return True
        return False

    def score(self) -> int:
        """Return the number of cards on the four piles (NN-44)."""
        return sum([len(pile) for pile in self.piles])

    def best_score(self) -> int:
        """Return the best score of this deal from its beginning (NN-44), no matter what has been played.

        Show it only at the end: it depends on the hidden cards.
        """
        if self.best < 0:
            self.best = best_score([pile[0] for pile in self.piles], self.deck)
        return self.best

    def best_way(self) -> list[int]:
        """Return the moves that reach the best score from the beginning of this deal, no matter what has been played.

        Play them from a fresh state.  Show them only at the end, because they reveal the hand pile.
        """
        if not self.way:
            self.way = best_way([pile[0] for pile in self.piles], self.deck)
        return self.way

    def material(self) -> dict[str, int]:
        found = dict.fromkeys(NAMES, 0)
        count_cards(self.deck[self.turned :], found)
        count_cards([WISH] * self.wishes, found)
        for colour in range(COLOUR_COUNT):
            count_cards(list(self.piles[colour]), found)
            count_cards(list(self.waiting[colour]), found)
        return found
