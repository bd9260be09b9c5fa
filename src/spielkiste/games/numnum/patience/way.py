"""The moves that reach the best score of a deal, shown to the player after the game.

The solver knows the lowest price from every state of a colour.  This module follows one path of that price for each
colour, and merges the four in the order in which the cards turn up.
"""

from typing import Final

from spielkiste.games.numnum.material import COLOUR_COUNT, COLOUR_OF, WISH
from spielkiste.games.numnum.patience.moves import FETCH, LAY_WISH, PLAY, WAIT
from spielkiste.games.numnum.patience.solver import Colour, share_out, sort_out

#: The steps within a colour: its next card is played or waits, the end of the row is fetched, a wish card is played.
_LAY: Final = 0
_WAIT: Final = 1
_FETCH: Final = 2
_WISH: Final = 3


class _Walk:
    """A path through one colour at the lowest price."""

    def __init__(self, colour: Colour) -> None:
        self.colour: Final = colour
        self.done: Final[list[int]] = []

    def to_the_end(self, card: int, top: int, used: int) -> None:
        colour = self.colour
        while card < colour.count:
            price = colour.price(card, top, used)
            if colour.fits(card, top):
                self.done.append(_LAY)
                card, top = card + 1, card
                continue
            wish = colour.next_wish(card, top, used)
            if wish and colour.price(card, colour.wish, used | wish) == price:
                self.done.append(_WISH)
                top, used = colour.wish, used | wish
                continue
            group = self._fetched_at(card, top, used, price)
            if group >= 0:
                self._wait_and_fetch(card, top, used, group)
                card, top, used = group % (colour.count + 1), card, group // (colour.count + 1)
            else:
                self.done.append(_WAIT)
                card += 1

    def _fetched_at(self, card: int, top: int, used: int, price: int) -> int:
        """Return a group in which this card is fetched at no higher price; -1 if it is better abandoned."""
        colour = self.colour
        for group in colour.fetch_groups(card, top, used):
            if colour.price(group % (colour.count + 1), card, group // (colour.count + 1)) == price:
                return group
        return -1

    def _wait_and_fetch(self, card: int, top: int, used: int, group: int) -> None:
        """Let this card wait, play cleanly to a top of that group on which it fits, and fetch it."""
        self.done.append(_WAIT)
        self._clean(card + 1, top, used, self.colour.end_in(card, top, used, group))
        self.done.append(_FETCH)

    def _clean(self, card: int, top: int, used: int, end: int) -> None:
        """Play cleanly from this state to the given end."""
        colour = self.colour
        while colour.number(card, top, used) != end:
            if card < colour.count and colour.fits(card, top):
                if colour.reach(card + 1, card, used) >> end & 1:
                    self.done.append(_LAY)
                    card, top = card + 1, card
                    continue
            elif card < colour.count:
                groups = [
                    group
                    for group in colour.fetch_groups(card, top, used)
                    if colour.reach(group % (colour.count + 1), card, group // (colour.count + 1)) >> end & 1
                ]
                if groups:
                    self._wait_and_fetch(card, top, used, groups[0])
                    card, top, used = groups[0] % (colour.count + 1), card, groups[0] // (colour.count + 1)
                    continue
            self.done.append(_WISH)
            top, used = colour.wish, used | colour.next_wish(card, top, used)


def best_way(starts: list[int], hand_pile: list[int]) -> list[int]:
    """Return the moves of a game that reaches the best score, without the final FINISH."""
    cards, times = sort_out(starts, hand_pile)
    given = share_out(cards, times)
    left: list[list[int]] = []
    for number in range(COLOUR_COUNT):
        colour = Colour(cards[number], times[number])
        walk = _Walk(colour)
        walk.to_the_end(1, 0, colour.sets - 1 - given[number])
        left.append(walk.done[::-1])
    moves: list[int] = []
    for kind in hand_pile:
        if kind == WISH:
            continue
        number = COLOUR_OF[kind]
        while left[number][-1] in (_FETCH, _WISH):
            moves.append((FETCH if left[number].pop() == _FETCH else LAY_WISH) + number)
        moves.append(PLAY if left[number].pop() == _LAY else WAIT)
    for number in range(COLOUR_COUNT):
        while left[number]:
            moves.append((FETCH if left[number].pop() == _FETCH else LAY_WISH) + number)
    # Wish cards that were not needed count like any other card.
    spare = hand_pile.count(WISH) - len([move for move in moves if LAY_WISH <= move < LAY_WISH + COLOUR_COUNT])
    return moves + [LAY_WISH] * spare
