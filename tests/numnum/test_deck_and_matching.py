"""Test the deck's arithmetic, and matching against an independent definition."""

import re
from collections import Counter
from math import gcd
from pathlib import Path

import pytest

from spielkiste.games.numnum.matching import MATCH, SHARES, barred_rows, bars_of, explain, reasons
from spielkiste.games.numnum.material import (
    COLOUR_OF,
    COLOURS,
    DECK,
    KINDS,
    NAMES,
    NUMBER_CARDS,
    NUMBERS,
    PATIENCE_DECK,
)
from spielkiste.games.numnum.naming import ANSWERS
from tests.numnum.tables import kind

BARS = [(mask, rows) for mask, rows in enumerate([[], [2], [5], [2, 5]])]


def test_109_cards_25_numbers_in_each_colour_95_in_patience() -> None:
    assert len(DECK) == 109
    assert len(PATIENCE_DECK) == 95
    assert Counter(COLOUR_OF) == {0: 25, 1: 25, 2: 25, 3: 25}
    assert len(set(zip(NUMBERS, COLOUR_OF, strict=True))) == NUMBER_CARDS
    by_number = Counter(NUMBERS)
    assert [number for number, count in sorted(by_number.items()) if count == 4] == [*range(1, 12), 13]
    products = {a * b for a in range(1, 10) for b in range(1, 10)} | {10 * 1}
    assert {number for number, count in by_number.items() if count == 2} == {n for n in products if n > 10}
    assert Counter(NAMES[card] for card in DECK)["wish"] == 3
    assert Counter(NAMES[card] for card in DECK)["no-twos"] == 3
    assert Counter(NAMES[card] for card in DECK)["no-fives"] == 3


def test_every_colour_shares_rows_equally_often() -> None:
    """No suit is better to hold than another, except for a few pairs."""
    inside = [
        sum(SHARES[0][KINDS * a + b] for a in range(100) for b in range(a) if COLOUR_OF[a] == COLOUR_OF[b] == colour)
        for colour in range(4)
    ]
    assert max(inside) - min(inside) <= 10


def independent_rows(a: str, b: str, barred: list[int]) -> set[int]:
    """Return the common rows from the printed names, by listing multiples instead of dividing."""
    if "-" not in a or "-" not in b or a.startswith("no-") or b.startswith("no-"):
        return set()
    x, y = int(a.split("-")[0]), int(b.split("-")[0])
    found = set()
    for row in (2, 3, 4, 5, 6, 7, 8, 9, 11, 13):
        multiples = {row * factor for factor in range(1, 50)}
        if x in multiples and y in multiples and row not in barred:
            found.add(row)
    return found


@pytest.mark.clause("NN-1", "NN-2", "NN-3", "NN-4")
@pytest.mark.parametrize(("mask", "barred"), BARS)
def test_all_pairs_under_all_bars(mask: int, barred: list[int]) -> None:
    special = {"wish", "no-twos", "no-fives"}
    for a in range(KINDS):
        for b in range(KINDS):
            one, two = NAMES[a], NAMES[b]
            rows = independent_rows(one, two, barred)
            numbers = one not in special and two not in special
            joker = numbers and (one.startswith("1-") or two.startswith("1-"))
            colour = numbers and one.split("-")[1] == two.split("-")[1]
            expected = int(colour) + int(joker or bool(rows))
            assert MATCH[mask][KINDS * a + b] == expected, (one, two, barred)
            assert SHARES[mask][KINDS * a + b] == (joker or bool(rows))
            found = explain(a, b, mask)
            assert (found.level(), found.joker, found.colour) == (expected, joker, colour)
            assert set(found.rows) == (set() if joker else rows)


@pytest.mark.clause("NN-1")
def test_a_row_is_shared_exactly_if_there_is_a_common_divisor_without_bars() -> None:
    for a in range(NUMBER_CARDS):
        for b in range(NUMBER_CARDS):
            if 1 not in (NUMBERS[a], NUMBERS[b]):
                assert SHARES[0][KINDS * a + b] == (gcd(NUMBERS[a], NUMBERS[b]) > 1)


@pytest.mark.clause("NN-1")
def test_the_rulebook_example_6_and_9_meet_in_the_row_of_3() -> None:
    assert explain(kind("6T"), kind("9C"), 0).rows == [3]


@pytest.mark.clause("NN-4")
def test_the_bar_on_twos_parts_8_and_10_but_not_8_and_12() -> None:
    twos = bars_of([2])
    assert explain(kind("8T"), kind("10C"), twos).rows == []
    assert explain(kind("8T"), kind("10C"), twos).barred == [2]
    assert explain(kind("8C"), kind("12T"), twos).rows == [4]
    assert explain(kind("10T"), kind("15D"), bars_of([5])).level() == 0
    assert barred_rows(bars_of([2, 5])) == [2, 5]


@pytest.mark.clause("NN-2")
def test_the_joker_goes_with_everything_under_every_bar() -> None:
    for mask in range(4):
        assert explain(kind("1T"), kind("10C"), mask).answers() == ["joker"]
        assert explain(kind("1T"), kind("1C"), mask).level() == 1
        assert explain(kind("1T"), kind("13T"), mask).level() == 2
        assert explain(kind("1T"), kind("wish"), mask).level() == 0


def test_the_explanation_in_words() -> None:
    def keys(a: str, b: str, bars: int = 0) -> list[str]:
        return [line.key for line in reasons(kind(a), kind(b), bars)]

    assert keys("6T", "9C") == ["nn-explain-rows"]
    assert keys("6T", "9T") == ["nn-explain-rows", "nn-explain-colour"]
    assert keys("1T", "9C") == ["nn-explain-joker"]
    assert keys("7T", "9C") == ["nn-explain-nothing"]
    assert keys("8T", "10C", 1) == ["nn-explain-nothing", "nn-explain-barred"]
    assert reasons(kind("8T"), kind("24C"), 1)[0].args["rows"] == ["4", "8"]
    assert COLOURS[COLOUR_OF[kind("9S")]] == "square"


def test_the_browser_has_the_same_names_of_suits_and_answers() -> None:
    """cards.ts repeats them for pictures and keys; it has no deck and no rows."""
    source = (Path(__file__).parents[2] / "web" / "src" / "games" / "numnum" / "cards.ts").read_text(encoding="utf-8")

    def after(start: str, end: str) -> str:
        return source.split(start, 1)[1].split(end, 1)[0]

    assert re.findall(r"'([a-z]+)'", after("const SUITS = [", "]")) == COLOURS
    assert re.findall(r"'([a-z0-9]+)'", after("const ANSWERS = [", "]")) == ANSWERS
