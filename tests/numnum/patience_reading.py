"""A second reading of Times Table Patience that shares no line with the program, and helpers for its clauses."""

from collections import Counter
from typing import cast

import pytest

from spielkiste.core.errors import BadMove
from spielkiste.core.game import Story
from spielkiste.games.numnum.patience.state import Patience
from tests.numnum.tables import PATIENCE, kind

COLOURS = ["triangle", "circle", "square", "diamond"]
#: The products above 10 with their two suits, copied from the rules.
PRODUCTS = (
    "12TD 14TS 15TD 16TD 18CS 20CD 21SD 24TC 25CD 27CS 28CS 30TC 32TS 35TS 36SD 40CD 42CS 45TS 48TC 49CS 54SD 56CD 63TC 64TD "
    "72SD 81TD"
)
NUMBERS = {
    colour: [*range(1, 11), *(int(product[:2]) for product in PRODUCTS.split() if colour in product[2:])] for colour in "TCSD"
}
#: All 95 cards.
CARDS = [f"{number}-{shape}" for colour, shape in zip("TCSD", COLOURS, strict=True) for number in NUMBERS[colour]] + ["wish"] * 3
#: Four top cards that share nothing with each other and little with other cards.
TOPS = ["2T", "3C", "5S", "7D"]
LAY_WISHES = [f"lay-wish {colour}" for colour in COLOURS]


def share(a: int, b: int) -> bool:
    """Return whether two numbers share a row: NN-1 and NN-2 without bans and without 11 and 13."""
    return a == 1 or b == 1 or any(a % row == b % row == 0 for row in range(2, 10))


def fits(card: str, top: str) -> bool:
    return top == "wish" or share(int(card.split("-")[0]), int(top.split("-")[0]))


class Table:
    """A second implementation of NN-41 to NN-44: it reads the deal once and never looks at the program again."""

    def __init__(self, starts: list[str], hand: list[str]) -> None:
        self.piles = [[start] for start in starts]
        self.rows: list[list[str]] = [[], [], [], []]
        self.hand = list(hand)
        self.wishes = 0
        self.over = False
        self._turn_up()

    def _turn_up(self) -> None:
        while self.hand and self.hand[0] == "wish":
            self.hand.pop(0)
            self.wishes += 1

    def _up_fits(self) -> bool:
        return fits(self.hand[0], self.piles[colour_of(self.hand[0])][-1])

    def allowed(self) -> set[str]:
        if self.over:
            return set()
        found = {("play" if self._up_fits() else "wait") if self.hand else "finish"}
        found |= {f"fetch {COLOURS[c]}" for c in range(4) if self.rows[c] and fits(self.rows[c][-1], self.piles[c][-1])}
        return found | set(LAY_WISHES if self.wishes else [])

    def do(self, move: str) -> None:
        word, _, colour = move.partition(" ")
        if word in ("play", "wait"):
            card = self.hand.pop(0)
            (self.piles if word == "play" else self.rows)[colour_of(card)].append(card)
            self._turn_up()
        elif word == "fetch":
            place = COLOURS.index(colour)
            self.piles[place].append(self.rows[place].pop())
        elif word == "lay-wish":
            self.wishes -= 1
            self.piles[COLOURS.index(colour)].append("wish")
        self.over = word == "finish" or self.allowed() == {"finish"}

    def laid(self) -> int:
        return sum(len(pile) for pile in self.piles)


def colour_of(card: str) -> int:
    return COLOURS.index(card.split("-")[1])


def table_of(state: Patience) -> Table:
    """Return the second reading of a fresh deal."""
    dealt = cast(list[str], state.position()["hand_pile"])
    return Table([pile[0] for pile in piles(state)], dealt)


def fresh(deal: int, **options: object) -> Patience:
    state = PATIENCE.new(1, deal, options)
    assert isinstance(state, Patience)
    return state


def laid_out(order: list[str], story: Story | None = None) -> Patience:
    """Return the table after these cards were dealt in this order; the rest of the 95 follows."""
    rest = Counter(CARDS)
    rest.subtract(order)
    state = Patience(0, story)
    state.lay_out([kind(card) if card == "wish" else _kind_of(card) for card in [*order, *rest.elements()]])
    return state


def _kind_of(card: str) -> int:
    number, shape = card.split("-")
    return kind(number + "TCSD"[COLOURS.index(shape)])


def piles(state: Patience) -> list[list[str]]:
    return cast(list[list[str]], state.position()["piles"])


def waiting(state: Patience) -> list[list[str]]:
    return cast(list[list[str]], state.position()["waiting"])


def hand(state: Patience) -> list[str]:
    """Return the revealed card and the cards still to come."""
    position = state.position()
    return cast(list[str], position["hand_pile"])[cast(int, position["turned"]) :]


def tops(state: Patience) -> list[str]:
    return [pile[-1] for pile in piles(state)]


def scores(state: Patience) -> list[int] | None:
    outcome = state.outcome()
    return outcome.scores if outcome is not None else None


def refuses(state: Patience, move: str, clause: str, seat: int = 0) -> None:
    """Check that the move is not offered, is refused with this clause, and changes nothing."""
    state.story = []
    before = (state.position(), state.view(0), state.moves(0), state.material())
    refusal = state.why_not(seat, PATIENCE.parse(move))
    assert refusal is not None and refusal.clause == clause
    with pytest.raises(BadMove) as trouble:
        state.play(seat, PATIENCE.parse(move))
    assert trouble.value.clause == clause and clause in str(trouble.value)
    assert (state.position(), state.view(0), state.moves(0), state.material()) == before
    assert state.story == []
