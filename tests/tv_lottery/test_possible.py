"""Test that unreachable positions are refused: each is a real position with one change."""

import copy
from collections.abc import Callable
from typing import Any, cast

import pytest

from spielkiste.core.errors import BadFile
from spielkiste.games.tv_lottery import questions as q
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.questions import Question
from spielkiste.games.tv_lottery.state import TvLottery
from tests.tv_lottery.build import ALMOST, BUY, LUCK, SIX, SWAP, THREE, TWO, do, land, spin, table

Position = dict[str, Any]
# The second player has the 2 twice, and there is none on the board.
HOLDERS = [[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9]]


def _scene(field: int, *lines: str, luck: str = "", there: int = 0, money: int = 200_000) -> Position:
    """Return a position of two players, the second on space `there`; the first lands on a space and makes some moves."""
    state = table(HOLDERS, pawns=[0, there], buying_off=True, luck=[luck] if luck else None, money=[money, 0])
    land(state, field)
    do(state, *lines)
    return cast(Position, state.position())


def _star() -> Position:
    state = table(HOLDERS)
    spin(state, "star", "green")
    return cast(Position, state.position())


def _draft(*lines: str) -> Position:
    state = GAME.new(2, 1, {"picks_first": 1})
    assert isinstance(state, TvLottery)
    do(state, "take 7", "put 6", *lines)
    return cast(Position, state.position())


def _over() -> Position:
    state = table([ALMOST], finished=3)
    land(state, SIX)
    do(state, "put 6")
    return cast(Position, state.position())


SCENES: dict[str, Callable[[], Position]] = {
    "spin": lambda: cast(Position, table(HOLDERS).position()),
    "star": _star,
    "field card": lambda: _scene(THREE),
    "empty field": lambda: _scene(TWO),
    "seller": lambda: _scene(TWO, "ask 2"),
    "leaving": lambda: _scene(TWO, "ask 2", "buy-from 2"),
    "give": lambda: _scene(TWO, "ask 2", "buy-from 2", "put 2"),
    "swap": lambda: _scene(SWAP),
    "buy": lambda: _scene(BUY),
    "seller at the buy space": lambda: _scene(BUY, "ask 2"),
    "bought": lambda: _scene(BUY, "take 3"),
    "lucky swap": lambda: _scene(LUCK, luck="swap"),
    "lucky take": lambda: _scene(LUCK, luck="take"),
    "lucky card": lambda: _scene(LUCK, "take 3", luck="take"),
    "go to": lambda: _scene(LUCK, luck="go-anywhere"),
    "exchange": lambda: _scene(LUCK, luck="exchange"),
    "spin again": lambda: _scene(LUCK, luck="spin-again"),
    "after going": lambda: _scene(LUCK, f"go-to {SWAP}", luck="go-anywhere"),
    "buying off": lambda: _scene(SWAP, "leave", there=SWAP),
    "space, then buying off": lambda: _scene(SWAP, there=SWAP),
    "buying off, then spinning": lambda: _scene(LUCK, luck="spin-again", there=LUCK),
    "buying off, then going": lambda: _scene(LUCK, luck="go-anywhere", there=LUCK),
    "draft": lambda: _draft("take 3"),
    "picking": _draft,
    "over": _over,
}


@pytest.mark.parametrize("scene", SCENES)
def test_what_play_leads_to_comes_in(scene: str) -> None:
    position = SCENES[scene]()
    assert GAME.read(position).position() == position


def _set(*path: object) -> Callable[[Position], None]:
    """Return a function that sets the value at this path."""
    *way, key, value = path

    def damage(position: Any) -> None:
        for part in way:
            position = position[part]
        position[key] = value

    return damage


def _luck(card: str | None) -> Callable[[Position], None]:
    """Return a function that replaces the luck card of this turn."""

    def damage(position: Position) -> None:
        position["luck_pile"] += position["luck_used"]
        position["luck_used"] = []
        position["luck"] = card
        if card is not None:
            position["luck_pile"].remove(card)
            position["luck_used"] = [card]

    return damage


def _stack(*frames: Question) -> Callable[[Position], None]:
    return _set("questions", [frame.json() for frame in frames])


def _money(first: int) -> Callable[[Position], None]:
    def damage(position: Position) -> None:
        position["bank"] += position["money"][0] - first
        position["money"][0] = first

    return damage


def _holders(*holders: list[int]) -> Callable[[Position], None]:
    def damage(position: Position) -> None:
        position["holders"] = [list(holder) for holder in holders]
        cards = [card for holder in holders for card in holder]
        if position["questions"][-1]["kind"] == "place":
            cards = [*cards, position["questions"][-1]["digit"]]
        position["lying"] = [len(holders) - cards.count(digit) for digit in range(10)]

    return damage


SPIN, SPUN_AGAIN = Question(q.SPIN, 0), Question(q.SPIN, 0)
BUYING_OFF = Question(q.BUY_OFF, 0, seats=2)

WRONG: list[tuple[str, Callable[[Position], None]]] = [
    # whose turn it is
    ("spin", _set("turn", 1)),
    ("spin", _set("beginner", 1)),
    ("spin", _set("turns", 1)),
    ("spin", _stack(Question(q.SPIN, 1))),
    ("seller", _stack(Question(q.SELLER, 1, digit=2, seats=2))),
    ("give", _stack(Question(q.GIVE, 1, digit=2, other=1, seats=2, place=1))),
    # spinning
    ("spin", _luck("swap")),
    ("spin", _luck("spin-again")),
    ("spin", _stack(SPIN, SPUN_AGAIN)),
    ("spin again", _luck("take")),
    ("spin again", _set("pawns", 0, SWAP)),
    ("star", _set("needles", 1, 5)),
    ("star", _stack(SPIN, Question(q.STAR, 0, spinner=1))),
    # the luck card of this turn
    ("swap", _set("luck", "swap")),
    ("swap", _luck("swap")),
    ("lucky swap", _luck("take")),
    ("lucky swap", _luck(None)),
    ("lucky swap", _set("pawns", 0, THREE)),
    ("lucky take", _luck("exchange")),
    ("lucky card", _luck("bank-pays-50")),
    ("lucky card", _set("pawns", 0, BUY)),
    ("go to", _luck("spin-again")),
    ("go to", _set("pawns", 0, SWAP)),
    ("exchange", _luck("go-anywhere")),
    ("after going", _luck("take")),
    ("lucky swap", lambda position: _set("luck_used", ["swap", position["luck_pile"].pop()])(position)),
    # the space
    ("field card", _set("pawns", 0, TWO)),
    ("empty field", _set("pawns", 0, THREE)),
    ("empty field", _holders(HOLDERS[0], [2, 0, 3, 7, 8, 9])),
    ("seller", _set("pawns", 0, THREE)),
    ("seller", _set("pawns", 0, BUY)),
    ("swap", _set("pawns", 0, THREE)),
    ("buy", _set("pawns", 0, SWAP)),
    ("seller at the buy space", _set("pawns", 0, SWAP)),
    ("seller at the buy space", _set("questions", 0, "asked", False)),
    ("bought", _set("pawns", 0, LUCK)),
    ("bought", _set("pawns", 0, SWAP)),
    # buying off
    ("buying off", _set("pawns", 1, THREE)),
    ("buying off", _set("buying_off", False)),
    ("buying off", _set("questions", 0, "seats", 3)),
    ("buying off", _money(0)),
    ("buying off", _stack(BUYING_OFF, BUYING_OFF)),
    ("buying off", _stack(BUYING_OFF, SPIN)),
    ("buying off", _stack(SPIN, BUYING_OFF)),
    ("space, then buying off", _stack(Question(q.SWAP, 0), BUYING_OFF)),
    ("buying off, then spinning", _stack(BUYING_OFF)),
    ("buying off, then spinning", _stack(SPIN, BUYING_OFF, Question(q.SWAP, 0))),
    ("buying off, then going", _stack(SPIN, BUYING_OFF)),
    # money
    ("spin", _money(49_000)),
    ("empty field", _money(0)),
    ("seller", _money(0)),
    ("buy", _money(0)),
    ("bought", _money(0)),
    ("bought", _set("questions", 0, "price", 100_000)),
    ("bought", _set("questions", 0, "price", 0)),
    # parts that a question does not have
    ("spin", _stack(Question(q.SPIN, 0, digit=2))),
    ("swap", _stack(Question(q.SWAP, 0, asked=True))),
    ("swap", _stack(Question(q.SWAP, 0, price=50_000))),
    ("buy", _stack(Question(q.BUY, 0, seats=2))),
    ("field card", _stack(Question(q.FIELD_CARD, 0, digit=3, place=1))),
    # sales
    ("seller", _set("questions", 0, "seats", 1)),
    ("seller", _set("questions", 0, "digit", 3)),
    ("leaving", _set("questions", 0, "other", 0)),
    ("give", _set("questions", 0, "place", -1)),
    ("give", _holders([9, 2, 7, 6, 5, 4], [2, 0, 8, 7, 8, 9])),
    # the draft
    ("draft", _set("money", [150_000, 250_000])),
    ("draft", _set("pawns", 0, 3)),
    ("draft", _set("needles", 0, 3)),
    ("draft", _set("turns", 1)),
    ("draft", _set("number", [1, 2, 3, 4, 5, 6])),
    ("draft", _set("filling", [1])),
    ("draft", _luck("swap")),
    ("draft", _holders([7, 7, -1, -1, -1, -1], [-1] * 6)),
    ("draft", _holders([-1] * 6, [7, -1, -1, -1, -1, -1])),
    ("draft", _holders(*HOLDERS)),
    ("draft", _set("phase", "turn")),
    ("picking", _stack(Question(q.SPIN, 1))),
    ("picking", _stack(Question(q.PICK, 1), Question(q.PICK, 1))),
    ("spin", _stack(Question(q.PICK, 0))),
    ("spin", _holders([9, 8, 7, 6, 5, -1], HOLDERS[1])),
    # rounds
    ("spin", _set("number", HOLDERS[0])),
    ("spin", _set("turns", 120)),
    ("spin", _set("number", [1, 2, 3, 4, 5, 5])),
    ("spin", _set("finished", [{"number": [0, 1, 2, 3, 4, 5], "right": [0, 0]}] * 4)),
    ("spin", _stack()),
    ("over", _set("finished", [{"number": [0, 1, 2, 3, 4, 5], "right": [0, 0]}] * 3)),
    ("over", _set("finished", [{"number": [0, 1, 2, 3, 4, 5], "right": [0, 0]}] * 4)),
    ("over", _set("finished", [{"number": [0, 1, 2, 3, 4, 5], "right": [0, 0]}] * 5)),
    ("over", _set("finished", 3, "right", [6, 1])),
    ("over", _set("finished", 3, "number", [1, 2, 3, 4, 6, 5])),
    ("over", _stack(SPIN)),
]


@pytest.mark.parametrize(("scene", "damage"), WRONG, ids=[f"{place} {scene}" for place, (scene, _) in enumerate(WRONG)])
def test_what_no_play_leads_to_is_refused(scene: str, damage: Callable[[Position], None]) -> None:
    position = copy.deepcopy(SCENES[scene]())
    damage(position)
    with pytest.raises(BadFile) as trouble:
        GAME.read(position)
    assert trouble.value.key == "bad-position"


@pytest.mark.clause("TL-9", "TL-8")
def test_a_sale_among_three() -> None:
    def sale(mine: int, thirds: int, place: int) -> None:
        """Build a table where the second player sells a 2; `mine` and `thirds` are the others' bottom cards."""
        holders = [[mine, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9], [thirds, 9, 8, 7, 6, 5]]
        frame = Question(q.GIVE, 1, digit=2, other=0, seats=2, place=place)
        table(holders, seats=3, pawns=[TWO, 0, 0], questions=[frame])

    sale(2, 0, 1)
    sale(0, 2, 0)
    with pytest.raises(BadFile, match="equal card"):
        sale(2, 0, 0)
    with pytest.raises(BadFile, match="still has cards"):
        sale(0, 1, 1)


@pytest.mark.clause("TL-21")
def test_the_last_turn_of_a_round_is_the_last() -> None:
    table(turns=119, turn=1)
    with pytest.raises(BadFile):
        table(turns=120)


@pytest.mark.clause("TL-21")
def test_a_last_round_that_nobody_won_took_all_its_turns() -> None:
    state = table([[1, 2, 9, 8, 7, 0]], turn=1, turns=119, finished=3, pawns=[5, 5])
    spin(state, 1, "red")
    position = cast(Position, state.position())
    assert position["phase"] == "over" and GAME.read(position).position() == position
    position["turns"] = 119
    with pytest.raises(BadFile):
        GAME.read(position)
