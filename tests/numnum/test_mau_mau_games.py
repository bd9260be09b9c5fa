"""Test whole games of Times Table Mau-Mau against a second reading of the clauses."""

from collections import Counter
from typing import cast

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.mau_mau.state import MauMau
from tests.numnum.tables import MAU_MAU, can, do, level, mau_mau, names, no_naming

COLOURS = ["triangle", "circle", "square", "diamond"]
SPECIAL = {"wish", "no-twos", "no-fives"}
BARS = {"no-twos": 2, "no-fives": 5}


class Table:
    """A second implementation of NN-10 to NN-16."""

    def __init__(self, state: MauMau) -> None:
        position = state.position()
        self.hands = [list(hand) for hand in cast(list[list[str]], position["cards"])]
        self.draw = list(cast(list[str], position["draw_pile"]))
        self.pile = list(cast(list[str], position["pile"]))
        self.bars = set(cast(list[int], position["bars"]))
        self.wished = cast("str | None", position["wished"])
        self.turn = cast(int, position["turn"])
        self.drawn = ""
        self.again = False
        self.passes = 0
        self.over = False
        self.renewed = False

    def fits(self, card: str) -> bool:
        if card in SPECIAL:
            return True
        if self.wished is not None:
            return card.endswith(self.wished)
        return level(self.pile[-1], card, self.bars) > 0

    def allowed(self) -> set[str]:
        if self.over:
            return set()
        hand = [self.drawn] if self.drawn else self.hands[self.turn]
        fitting = {card for card in hand if self.fits(card)}
        found = {f"lay {card}" for card in fitting - {"wish"}}
        if "wish" in fitting:
            found |= {f"wish {colour}" for colour in COLOURS}
        if self.drawn:
            return found | {"keep"}
        if self.again:
            return found | {"stop"}
        if fitting <= SPECIAL:
            found.add("draw" if self.draw or len(self.pile) > 1 else "pass")
        return found

    def do(self, move: str) -> None:
        word, _, rest = move.partition(" ")
        self.renewed = False
        if word == "draw":
            self.passes = 0
            if not self.draw:
                self.renewed = True
                self.draw, self.pile = self.pile[:-1], self.pile[-1:]
                return
            self.drawn = self.draw.pop(0)
            self.hands[self.turn].append(self.drawn)
            return
        double = False
        if word in ("lay", "wish"):
            self.passes = 0
            card = "wish" if word == "wish" else rest
            self.hands[self.turn].remove(card)
            if card in BARS:
                if BARS[card] in self.bars:
                    self.pile[:0] = [card, card]
                self.bars ^= {BARS[card]}
            else:
                double = self.wished is None and level(self.pile[-1], card, self.bars) == 2
                self.pile.append(card)
                self.wished = rest if word == "wish" else None
            self.over = not self.hands[self.turn]
        elif word == "pass":
            self.passes += 1
            self.over = self.passes == len(self.hands)
        self.drawn = ""
        self.again = double
        if not double and not self.over:
            self.turn = (self.turn + 1) % len(self.hands)


def follow(state: MauMau, luck: Rng, taste: list[str]) -> Counter[str]:
    """Play at random (usually what `taste` prefers) and compare after every move; return counts of what happened."""
    table = Table(state)
    seen: Counter[str] = Counter()
    while not table.over:
        allowed = table.allowed()
        assert state.outcome() is None and state.actors() == [table.turn]
        assert sorted(can(state)) == sorted(allowed)
        wanted = [move for move in sorted(allowed) if move.split()[0] in taste and luck.chance(80)] or sorted(allowed)
        move = wanted[luck.below(len(wanted))]
        table.do(move)
        do(state, move)
        position = state.position()
        if table.renewed:
            # NN-15: the order is random; the set of cards is not.
            table.drawn = cast(str, position["drawn"])
            table.hands[table.turn].append(table.drawn)
            drawable = cast(list[str], position["draw_pile"])
            assert Counter([table.drawn, *drawable]) == Counter(table.draw)
            if len(table.draw) > 4:
                seen["shuffled" if [table.drawn, *drawable] != table.draw else "same order"] += 1
            table.draw = list(drawable)
        seen[move.split()[0]] += 1
        seen["double"] += table.again
        assert [sorted(hand) for hand in cast(list[list[str]], position["cards"])] == [sorted(hand) for hand in table.hands]
        assert (position["draw_pile"], position["wished"], set(cast(list[int], position["bars"]))) == (
            table.draw, table.wished, table.bars,
        )  # fmt: skip
        assert cast(list[str], position["pile"])[-1] == table.pile[-1]
        assert Counter(cast(list[str], position["pile"])) == Counter(table.pile)
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "NN-16" and state.actors() == []
    sizes = [len(hand) for hand in table.hands]
    assert outcome.scores == [-size for size in sizes]
    assert outcome.winners == [seat for seat, size in enumerate(sizes) if size == min(sizes)]
    return seen


@pytest.mark.clause("NN-11", "NN-12", "NN-13", "NN-14", "NN-15", "NN-16")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_whole_games_follow_the_clauses(seats: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(8):
        state = MAU_MAU.new(seats, seed, {"hands": ["hidden", "open"][seed % 2]})
        assert isinstance(state, MauMau)
        if seed < 4:
            # Most of the draw pile is already under the top card, and players prefer to keep their cards.
            position = state.position()
            draw, pile = cast(list[str], position["draw_pile"]), cast(list[str], position["pile"])
            state = MAU_MAU.read({**position, "draw_pile": draw[:1], "sunk": 0, "pile": draw[1:] + pile})
        seen += follow(state, Rng(f"{seats} {seed}"), ["keep", "stop", "draw"] if seed < 4 else [])
    assert all(seen[word] for word in ("lay", "wish", "draw", "keep", "stop", "double", "shuffled"))
    assert seen["same order"] == 0


@pytest.mark.clause("NN-12", "NN-15", "NN-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_in_which_all_cards_are_held_follow_the_clauses(seats: int) -> None:
    """Only the last seat can play on the first card, and nothing can be drawn before: the others pass."""
    seen: Counter[str] = Counter()
    for seed in range(12):
        luck = Rng(f"held {seats} {seed}")
        frame = mau_mau(["2T", "5C"], top="11T").position()
        held = cast(list[str], frame["draw_pile"]) + names("2T 5C")
        hands: list[list[str]] = [[] for _ in range(seats)]
        for card in held:
            matches = card in SPECIAL or level("11-triangle", card, set()) > 0
            hands[seats - 1 if matches else luck.below(seats - 1)].append(card)
        position = {**frame, "seats": seats, "cards": hands, "draw_pile": [], "naming": no_naming(seats)}
        seen += follow(MAU_MAU.read(position), luck, ["pass", "keep", "stop"])
    assert seen["pass"] >= 12 * (seats - 1) and seen["shuffled"] and seen["same order"] == 0
