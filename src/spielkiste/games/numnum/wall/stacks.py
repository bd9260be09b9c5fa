"""The wall and the cards taken from it, without the rules that change them (these are in `state`).

After a pair, a player may be asked to name what it shares and to choose a side of the breach.  These questions are a
stack; the game goes on when it is empty.
"""

from typing import Final

from mypy_extensions import i64

from spielkiste.core.game import Story
from spielkiste.games.numnum.matching import MATCH
from spielkiste.games.numnum.material import KINDS, NAMES, NUMBER_CARDS, WISH, count_cards
from spielkiste.games.numnum.naming import NamingState
from spielkiste.games.numnum.wall.material import LAST_TAKEN, PARTIES, STACKS, TALLEST, Variant
from spielkiste.games.numnum.wall.moves import ASIDE, LEFT, MOVE_COUNT, SWAP, TAKE

OPENING: Final = 0
MAIN: Final = 1
OVER: Final = 2
PHASES: Final = ["opening", "main", "over"]

#: The questions: which side of the breach, and (on top of it) what the pair shares.
ASK_BREACH: Final = 0
ASK_NAME: Final = 1
QUESTIONS: Final = ["breach", "naming"]

# A placeholder until the wall is built; never written to, so that copying stays cheap.
_NO_CARDS: Final[list[int]] = []


class Stacks(NamingState):
    """Seven stacks (rows in Clear Away!), the cards taken from them, and the open questions."""

    def __init__(self, variant: Variant, seats: int, naming: int, story: Story | None = None) -> None:
        """Create an object without a wall; `clear` and `put`, or `build`, or `copy` make one."""
        super().__init__(seats, naming, story)
        self.variant = variant
        #: The card at place p (0 is the bottom) of a stack is cells[TALLEST * stack + p], for p below its height.
        self.cells = _NO_CARDS
        self.heights = _NO_CARDS
        #: Every card taken, in order, and the party that has it now.
        self.taken = _NO_CARDS
        self.takers = _NO_CARDS
        #: The ban cards set aside, which count for nobody.
        self.aside: tuple[int, ...] = ()
        self.turn = 0
        self.phase = OPENING
        self.questions: tuple[int, ...] = ()
        #: By party: the number of its cards, those claimed at the breach included.
        self.scores = _NO_CARDS
        #: The stack whose breach was claimed (-1: none), and the direction.
        self.breach = -1
        self.claimed = 0
        self.ended_by = ""

    # -- building ----------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Make room for a wall, with nothing taken."""
        self.cells = [0] * (TALLEST * STACKS)
        self.heights = [0] * STACKS
        self.taken = []
        self.takers = []
        self.scores = [0] * PARTIES

    def put(self, stack: int, card: int) -> None:
        """Put one more card on a stack."""
        self.cells[TALLEST * stack + self.heights[stack]] = card
        self.heights[stack] += 1

    def hand_over(self, card: int, party: int) -> None:
        """Give a card to a party as the latest one taken."""
        self.taken.append(card)
        self.takers.append(party)
        self.scores[party] += 1

    def build(self, deck: list[int], heights: list[int]) -> None:
        """Deal the whole deck into the stacks, one stack after the other."""
        self.clear()
        dealt = 0
        for stack in range(STACKS):
            for _ in range(heights[stack]):
                self.put(stack, deck[dealt])
                dealt += 1

    # -- queries -----------------------------------------------------------------------------------------------

    def top(self, stack: int) -> int:
        """Return the free card of a stack, or -1."""
        height = self.heights[stack]
        return self.cells[TALLEST * stack + height - 1] if height > 0 else -1

    def second(self, stack: int) -> int:
        """Return the card below the free one, or -1."""
        height = self.heights[stack]
        return self.cells[TALLEST * stack + height - 2] if height > 1 else -1

    def partner(self, first: int, second: int) -> int:
        """Return the card that pairs with the free card of `first`, or -1.

        It is the free card of another stack, or the next one in the same row.
        """
        return self.second(first) if first == second else self.top(second)

    def cards_of(self, stack: int) -> list[int]:
        """Return all cards of a stack, the free one last."""
        return self.cells[TALLEST * stack : TALLEST * stack + self.heights[stack]]

    def last_seven(self) -> list[int]:
        """Return the last cards taken (NN-23), the latest one last."""
        return self.taken[-LAST_TAKEN:]

    def beside(self, stack: int, direction: int) -> int:
        """Return the number of cards to the left or right of a stack."""
        return sum(self.heights[:stack]) if direction == LEFT else sum(self.heights[stack + 1 :])

    # -- legal moves -------------------------------------------------------------------------------------------

    def tops(self) -> list[int]:
        """Return the free card of each stack, or -1."""
        cells = self.cells
        found: list[int] = []
        before_first: i64 = -1
        for height in self.heights:
            above: i64 = height
            found.append(cells[before_first + above] if above > 0 else -1)
            before_first += TALLEST
        return found

    def pairs(self, least: int, enough: int = MOVE_COUNT) -> list[int]:
        """Return the moves that take a pair with at least this level of match; stop after `enough` of them."""
        match = MATCH[self.bars]
        in_a_row = self.variant.pairs_in_a_row
        tops = self.tops()
        found: list[int] = []
        wanted: i64 = least
        first: i64
        other: i64
        for first in range(STACKS):
            card: i64 = tops[first]
            if not 0 <= card < NUMBER_CARDS:
                continue
            base: i64 = KINDS * card
            if in_a_row:
                below: i64 = self.second(first)
                if below >= 0 and match[base + below] >= wanted:
                    found.append(TAKE + (STACKS + 1) * first)
            for other in range(first + 1, STACKS):
                partner: i64 = tops[other]
                if partner >= 0 and match[base + partner] >= wanted:
                    found.append(TAKE + STACKS * first + other)
            if len(found) >= enough:
                break
        return found

    def extras(self) -> list[int]:
        """Return the moves that set ban cards aside or swap wish cards (NN-23)."""
        found: list[int] = []
        for stack, card in enumerate(self.tops()):
            if card > WISH:
                found.append(ASIDE + stack)
            elif card == WISH:
                base = SWAP + NUMBER_CARDS * stack
                for kind in self.taken[-LAST_TAKEN:]:
                    if kind < NUMBER_CARDS:
                        found.append(base + kind)
        return found

    # -- the end -----------------------------------------------------------------------------------------------

    def winners(self) -> list[int]:
        """Return the seats of the party with the most cards; on a tie, all seats (NN-26)."""
        best = max(self.scores)
        return [seat for seat in range(self.seats) if self.scores[seat % PARTIES] == best]

    # -- copying, counting -------------------------------------------------------------------------------------

    def copy_stacks(self, twin: "Stacks") -> None:
        twin.cells = self.cells[:]
        twin.heights = self.heights[:]
        twin.taken = self.taken[:]
        twin.takers = self.takers[:]
        twin.aside = self.aside
        twin.bars = self.bars
        twin.turn = self.turn
        twin.phase = self.phase
        twin.questions = self.questions
        twin.scores = self.scores[:]
        twin.breach = self.breach
        twin.claimed = self.claimed
        twin.ended_by = self.ended_by
        self.copy_naming(twin)

    def material(self) -> dict[str, int]:
        found = dict.fromkeys(NAMES, 0)
        for stack in range(STACKS):
            count_cards(self.cards_of(stack), found)
        count_cards(self.taken, found)
        count_cards(list(self.aside), found)
        return found
