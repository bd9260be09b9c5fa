"""Test the best score of a deal (NN-44) against brute force that shares no line with the program."""

import random

import pytest

from spielkiste.games.numnum.patience import best_score
from tests.numnum.patience_reading import NUMBERS, share
from tests.numnum.tables import kind

Table = tuple[int, tuple[int, ...], tuple[tuple[int, ...], ...], int]
WISHED = 0


class BruteForce:
    """Tries everything that NN-41 to NN-43 allow. A card is (suit, number); a wish card has the number 0.

    Here a revealed wish card stays open like any other until it is put aside, and may be played from there.
    """

    def __init__(self, starts: list[tuple[int, int]], deck: list[tuple[int, int]]) -> None:
        self.deck = deck
        self.seen: dict[Table, int] = {}
        firsts = dict(starts)
        self.best = len(starts) + self.gain((0, tuple(firsts.get(c, -1) for c in range(4)), ((), (), (), ()), 0))

    def gain(self, table: Table) -> int:
        """Return how many more cards can be played on the piles."""
        if table not in self.seen:
            self.seen[table] = max((laid + self.gain(after) for laid, after in self.steps(table)), default=0)
        return self.seen[table]

    def steps(self, table: Table) -> list[tuple[int, Table]]:
        turned, top, rows, aside = table
        found: list[tuple[int, Table]] = []
        if turned < len(self.deck):
            colour, number = self.deck[turned]
            if number == WISHED:
                found.append((0, (turned + 1, top, rows, aside + 1)))
            elif self.fits(number, top[colour]):
                found.append((1, (turned + 1, self.put(top, colour, number), rows, aside)))
            else:
                longer = (*rows[:colour], (*rows[colour], number), *rows[colour + 1 :])
                found.append((0, (turned + 1, top, longer, aside)))
        for colour in range(4):
            row = rows[colour]
            if row and self.fits(row[-1], top[colour]):
                shorter = (*rows[:colour], row[:-1], *rows[colour + 1 :])
                found.append((1, (turned, self.put(top, colour, row[-1]), shorter, aside)))
            if aside > 0 and top[colour] >= 0:
                found.append((1, (turned, self.put(top, colour, WISHED), rows, aside - 1)))
        return found

    @staticmethod
    def fits(number: int, top: int) -> bool:
        return top == WISHED or share(number, top)

    @staticmethod
    def put(top: tuple[int, ...], colour: int, number: int) -> tuple[int, ...]:
        return (*top[:colour], number, *top[colour + 1 :])


def both_ways(starts: list[tuple[int, int]], deck: list[tuple[int, int]]) -> tuple[int, int]:
    """Return the best score by the program and by brute force."""

    def card(colour: int, number: int) -> int:
        return kind("wish" if number == WISHED else f"{number}{'TCSD'[colour]}")

    program = best_score([card(*one) for one in starts], [card(*one) for one in deck])
    return program, BruteForce(starts, deck).best


def small_deal(rng: random.Random) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Return a deal of one to three suits, up to nine cards in the hand pile, up to three wish cards and few jokers."""
    colours = rng.sample(range(4), rng.choice([1, 1, 2, 2, 3]))
    cards = [(c, number) for c in colours for number in NUMBERS["TCSD"[c]] if number > 1 or rng.random() < 0.2]
    starts = [rng.choice([card for card in cards if card[0] == colour]) for colour in colours]
    others = rng.sample([card for card in cards if card not in starts], rng.randint(3, 9))
    deck = others + [(0, WISHED)] * rng.choice([0, 1, 1, 2, 3])
    rng.shuffle(deck)
    return starts, deck


@pytest.mark.clause("NN-44")
def test_the_solver_agrees_with_brute_force_on_a_thousand_small_decks() -> None:
    rng = random.Random("a thousand small decks")
    imperfect = 0
    helped = 0
    for _ in range(1000):
        starts, deck = small_deal(rng)
        program, brute = both_ways(starts, deck)
        assert program == brute, (starts, deck)
        imperfect += brute < len(starts) + len(deck)
        bare = [card for card in deck if card[1] != WISHED]
        helped += brute - (len(deck) - len(bare)) > both_ways(starts, bare)[1] if len(bare) < len(deck) else 0
    # The deals are hard enough: some cards remain, and wish cards save some.
    assert imperfect > 200 and helped > 200, (imperfect, helped)


@pytest.mark.clause("NN-44")
@pytest.mark.parametrize(
    ("start", "deck", "best"),
    [
        ("6T", "2T 9T 3T", 2),  # NN-41: 2 has to be played, although letting it wait would save 9 and 3
        ("5T", "8T 9T 10T", 2),  # NN-42: 9 is in front of 8
        ("5T", "9T 8T 10T", 3),  # NN-42: 8 is in front of 9
        ("2T", "9T 6T 7T", 3),  # 9 waits for 6
        ("2T", "9T 6T 7T wish", 5),  # NN-43: the wish card takes 7
        ("2T", "9T wish", 3),  # NN-43: played after the hand pile
        ("2T", "wish 9T 5T 7T", 3),  # NN-43: for one card only
        ("2T", "wish wish wish", 4),  # NN-44: wish cards count, needed or not
        ("2T", "", 1),  # NN-44: the first card counts
    ],
)
def test_the_best_score_of_deals_that_can_be_worked_out_by_hand(start: str, deck: str, best: int) -> None:
    cards = [(0, WISHED if card == "wish" else int(card[:-1])) for card in deck.split()]
    assert both_ways([(0, int(start[:-1]))], cards) == (best, best)
