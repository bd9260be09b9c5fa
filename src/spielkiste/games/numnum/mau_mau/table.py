"""The table of Times Table Mau-Mau, and its legal moves (NN-11 to NN-15)."""

from typing import Final, Literal

from mypy_extensions import mypyc_attr

from spielkiste.core.game import Story
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.matching import MATCH, bar_cards
from spielkiste.games.numnum.material import COLOUR_COUNT, COLOUR_OF, KINDS, NAMES, NUMBER_CARDS, WISH, count_cards
from spielkiste.games.numnum.mau_mau.moves import DRAW, KEEP, LAY, PASS, STOP, WISH_FOR
from spielkiste.games.numnum.naming import NamingState

Phase = Literal["turn", "again", "drawn", "over"]

FRESH: Final = 0
AGAIN: Final = 1
DRAWN: Final = 2
OVER: Final = 3
#: The names of the phases in positions and views.
PHASES: Final[list[Phase]] = ["turn", "again", "drawn", "over"]
HANDS: Final = ["hidden", "open"]

# Placeholders until the cards are dealt; never written to.
_NO_CARDS: Final[list[int]] = []
_NO_HANDS: Final[list[list[int]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class MauMauTable(NamingState):
    """The cards on the table and in the hands."""

    def __init__(self, seats: int, open_hands: bool, naming: int, rng: Rng, story: Story | None = None) -> None:
        """Create an empty table.  `start`, `read` or `copy` fills it."""
        super().__init__(seats, naming, story)
        self.open_hands = open_hands
        #: The draw pile, shared by all copies; the first `taken` cards are gone.  Everyone has seen its last `sunk`
        #: cards.
        self.deck = _NO_CARDS
        self.taken = 0
        self.sunk = 0
        #: The pile of cards played, top card last.  Ban cards in force are beside the pile.
        self.pile = _NO_CARDS
        #: The colour wished for (0-3), or -1 if the top is a number card.
        self.wished = -1
        #: By seat: its cards, sorted.
        self.hands = _NO_HANDS
        self.turn = 0
        self.phase = FRESH
        #: The card just drawn (also in the hand), or -1.
        self.drawn = -1
        #: How many seats have passed in a row.
        self.passes = 0
        #: The random source for new draw piles; copies share it until one of them needs it.
        self.rng = rng
        self.rng_shared = False
        self.ended_by = ""

    def actors(self) -> list[int]:
        return [] if self.phase == OVER else [self.turn]

    def lone_actor(self) -> int:
        return -1 if self.phase == OVER else self.turn

    def fits(self, kind: int) -> bool:
        """Return whether this card can be played now (NN-11, NN-13, NN-14)."""
        if kind >= NUMBER_CARDS:
            return True
        if self.wished >= 0:
            return COLOUR_OF[kind] == self.wished
        return MATCH[self.bars][KINDS * self.pile[-1] + kind] > 0

    def moves(self, seat: int) -> list[int]:
        if seat != self.turn or self.phase == OVER:
            return self.nothing_for(seat)
        if self.left >= 0:
            return self.name_moves()
        found: list[int] = []
        if self.phase == DRAWN:
            if self.fits(self.drawn):
                _add_lay(self.drawn, found)
            found.append(KEEP)
            return found
        number_fits = False
        last = -1
        for kind in self.hands[seat]:
            if kind != last and self.fits(kind):
                _add_lay(kind, found)
                if kind < NUMBER_CARDS:
                    number_fits = True
            last = kind
        if self.phase == AGAIN:
            found.append(STOP)
        elif not number_fits:
            found.append(DRAW if self.can_draw() else PASS)
        return found

    def must_lay(self, seat: int) -> bool:
        """Return whether a number card in this hand matches, so that the seat may not draw (NN-12)."""
        for kind in self.hands[seat]:
            if kind < NUMBER_CARDS and self.fits(kind):
                return True
        return False

    def can_draw(self) -> bool:
        """Return whether the draw pile has a card or can be renewed (NN-15)."""
        return self.taken < len(self.deck) or len(self.pile) > 1

    def winners(self) -> list[int]:
        """Return the seats with the fewest cards now (NN-16)."""
        fewest = min([len(hand) for hand in self.hands])
        return [seat for seat in range(self.seats) if len(self.hands[seat]) == fewest]

    def material(self) -> dict[str, int]:
        found = dict.fromkeys(NAMES, 0)
        count_cards(self.deck[self.taken :], found)
        count_cards(self.pile, found)
        count_cards(bar_cards(self.bars), found)
        for hand in self.hands:
            count_cards(hand, found)
        return found


def _add_lay(kind: int, found: list[int]) -> None:
    """Add the move that plays this card; four moves for a wish card."""
    if kind == WISH:
        for colour in range(COLOUR_COUNT):
            found.append(WISH_FOR + colour)
    else:
        found.append(LAY + kind)
