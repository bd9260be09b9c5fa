"""1x1 Patience read a second time, sharing no line with the program, and small helpers for its clauses."""

from collections import Counter
from typing import cast

import pytest

from spielkiste.core.errors import BadMove
from spielkiste.core.game import Story
from spielkiste.games.numnum.patience.state import Patience
from tests.numnum.tables import PATIENCE, kind

COLOURS = ["triangle", "circle", "square", "diamond"]
#: The products beyond 10 and their two colours, copied from the law.
PRODUCTS = (
    "12TD 14TS 15TD 16TD 18CS 20CD 21SD 24TC 25CD 27CS 28CS 30TC 32TS 35TS 36SD 40CD 42CS 45TS 48TC 49CS 54SD 56CD 63TC 64TD "
    "72SD 81TD"
)
NUMBERS = {
    colour: [*range(1, 11), *(int(product[:2]) for product in PRODUCTS.split() if colour in product[2:])] for colour in "TCSD"
}
#: All 95 cards.
CARDS = [f"{number}-{shape}" for colour, shape in zip("TCSD", COLOURS, strict=True) for number in NUMBERS[colour]] + ["wish"] * 3
#: Four tops that share nothing with each other or with much else.
TOPS = ["2T", "3C", "5S", "7D"]
LAY_WISHES = [f"lay-wish {colour}" for colour in COLOURS]


def share(a: int, b: int) -> bool:
    """NN-1 and NN-2 without bars and without 11 and 13."""
    return a == 1 or b == 1 or any(a % row == b % row == 0 for row in range(2, 10))


def fits(card: str, top: str) -> bool:
    return top == "wish" or share(int(card.split("-")[0]), int(top.split("-")[0]))


def expected_moves(position: dict[str, object]) -> set[str]:
    """What NN-41 to NN-44 allow in a position, read off its written form."""
    left = cast(list[str], position["hand_pile"])[cast(int, position["turned"]) :]
    piles = cast(list[list[str]], position["piles"])
    waiting = cast(list[list[str]], position["waiting"])
    found: set[str] = set()
    if left:
        found.add("play" if fits(left[0], piles[COLOURS.index(left[0].split("-")[1])][-1]) else "wait")
    else:
        found.add("finish")
    found.update(f"fetch {COLOURS[c]}" for c in range(4) if waiting[c] and fits(waiting[c][-1], piles[c][-1]))
    if cast(int, position["wishes"]) > 0:
        found.update(LAY_WISHES)
    return set() if found == {"finish"} else found


def fresh(deal: int, **options: object) -> Patience:
    state = PATIENCE.new(1, deal, options)
    assert isinstance(state, Patience)
    return state


def laid_out(order: list[str], story: Story | None = None) -> Patience:
    """The table after these cards, in this order, were dealt; the rest of the 95 follows."""
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
    """The card turned up and what is still to come."""
    position = state.position()
    return cast(list[str], position["hand_pile"])[cast(int, position["turned"]) :]


def tops(state: Patience) -> list[str]:
    return [pile[-1] for pile in piles(state)]


def scores(state: Patience) -> list[int] | None:
    outcome = state.outcome()
    return outcome.scores if outcome is not None else None


def refuses(state: Patience, move: str, clause: str, seat: int = 0) -> None:
    """The move is not offered, is refused with this clause, and changes nothing at all."""
    state.story = []
    before = (state.position(), state.view(0), state.moves(0), state.material())
    refusal = state.why_not(seat, PATIENCE.parse(move))
    assert refusal is not None and refusal.clause == clause
    with pytest.raises(BadMove) as trouble:
        state.play(seat, PATIENCE.parse(move))
    assert trouble.value.clause == clause and clause in str(trouble.value)
    assert (state.position(), state.view(0), state.moves(0), state.material()) == before
    assert state.story == []
