"""Test buying off, for experienced players (TL-20)."""

import pytest

from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.state import TvLottery
from tests.tv_lottery.build import BAD_LUCK, BUY, LUCK, SWAP, TWO, asked, do, land, question, spin, table, told, why

MINE = [9, 8, 7, 6, 5, 4]
THEIRS = [1, 0, 2, 7, 8, 9]


def meeting(field: int, *, money: int = 200_000, buying_off: bool = True, luck: list[str] | None = None) -> TvLottery:
    """Return a table where seat 1 lands on the space of seats 2 and 3."""
    state = table(
        [MINE, THEIRS, [0, 1, 8, 9, 7, 0]],
        seats=3,
        money=[money, 200_000, 200_000],
        pawns=[0, field, field],
        buying_off=buying_off,
        luck=luck,
    )
    land(state, field)
    return state


@pytest.mark.clause("TL-20")
def test_a_place_is_named_and_both_give_the_card_from_it() -> None:
    """The rulebook's example: "your card at the very bottom"."""
    state = meeting(BAD_LUCK)
    assert asked(state) == "buy-off" and question(state)["seats"] == [1, 2]
    do(state, "buy-off 2 1")
    assert state.holder(0) == [1, 8, 7, 6, 5, 4] and state.holder(1) == [9, 0, 2, 7, 8, 9]
    assert state.money == [100_000, 250_000, 200_000]


@pytest.mark.clause("TL-20")
def test_from_one_or_several_but_only_one_card_from_each() -> None:
    state = meeting(BAD_LUCK)
    do(state, "buy-off 2 1")
    assert why(state, "buy-off 2 2") == ("TL-20", "tl-why-not-here")
    do(state, "buy-off 3 1")
    assert state.holder(0)[0] == 0 and state.holder(2)[0] == 1
    assert state.money == [50_000, 250_000, 250_000]
    assert state.turn == 1


@pytest.mark.clause("TL-20")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_at_every_table_all_who_stand_there_can_be_bought_off(seats: int) -> None:
    """The player may get one card from each of them, in any order; then the turn is over."""
    for order in (list(range(1, seats)), list(range(seats - 1, 0, -1))):
        money = [50_000 * (seats + 1)] * seats
        state = table([MINE], seats=seats, money=money, pawns=[0] + [BAD_LUCK] * (seats - 1), buying_off=True)
        land(state, BAD_LUCK)
        standing = sorted(order)
        for other in order:
            assert asked(state) == "buy-off" and question(state)["seats"] == standing and state.turn == 0
            mine, theirs = state.holder(0)[2], state.holder(other)[2]
            do(state, f"buy-off {other + 1} 3")
            assert state.holder(0)[2] == theirs and state.holder(other)[2] == mine
            standing.remove(other)
        assert state.turn == 1 and state.money == [50_000] + [50_000 * (seats + 2)] * (seats - 1)


@pytest.mark.clause("TL-20")
def test_it_may_be_left() -> None:
    state = meeting(BAD_LUCK)
    do(state, "leave")
    assert state.turn == 1 and state.holder(0) == MINE


@pytest.mark.clause("TL-20", "TL-14")
def test_it_needs_50_000_each() -> None:
    state = meeting(TWO, money=50_000)
    do(state, "leave", "buy-off 2 1")
    assert state.turn == 1 and state.money[0] == 0
    for line in ("buy-off 3 1", "buy-from 3", "leave"):
        assert why(state, line, seat=0) == ("TL-4", "tl-why-turn"), "the turn must be the first reason, before money"
    poor = table(seats=3, money=[0, 200_000, 200_000], buying_off=True)
    for line in ("buy-off 3 1", "buy-from 3"):
        assert why(poor, line) == ("TL-14", "tl-why-no-money")
    assert why(poor, "leave") == ("TL-4", "tl-why-other-question"), "that costs nothing"
    state = meeting(BAD_LUCK, money=50_000)
    assert state.turn == 1, "the bad luck must have taken the money"


@pytest.mark.clause("TL-20")
def test_equal_cards_still_cost_50_000() -> None:
    state = table([MINE, [9, 0, 2, 7, 8, 1]], pawns=[0, BAD_LUCK], buying_off=True)
    land(state, BAD_LUCK)
    do(state, "buy-off 2 1")
    assert state.money == [100_000, 250_000]


@pytest.mark.clause("TL-20")
def test_only_the_two_see_the_cards() -> None:
    state = meeting(BAD_LUCK)
    do(state, "buy-off 2 1")
    event = told(state, "tl-bought-off")[0]
    assert event.seen_by(0).args["digit"] == event.seen_by(1).args["digit"] == 1
    assert event.seen_by(1).args["card"] == 9
    for other in (2, None):
        assert event.seen_by(other).args == {"seat": 0, "other": 1, "place": 1, "money": 50_000}


@pytest.mark.clause("TL-20")
def test_only_in_the_version_for_experienced_players() -> None:
    state = meeting(BAD_LUCK, buying_off=False)
    assert state.turn == 1
    assert why(state, "buy-off 1 1") == ("TL-20", "tl-why-no-buying-off")


@pytest.mark.clause("TL-20")
def test_the_table_says_whether_it_is_that_version() -> None:
    assert GAME.new(3, 1).view(None)["buying_off"] is False
    for chosen in (True, False):
        state = GAME.new(3, 1, {"buying_off": chosen, "draft": "random", "begins": 1})
        assert isinstance(state, TvLottery)
        state.pawns = [0, BAD_LUCK, BAD_LUCK]
        land(state, BAD_LUCK)
        assert asked(state) == ("buy-off" if chosen else "spin")


@pytest.mark.clause("TL-20", "TL-11")
def test_money_that_the_space_brings_can_be_spent_at_once() -> None:
    state = meeting(LUCK, money=0, luck=["bank-pays-50"])
    assert asked(state) == "buy-off"
    do(state, "buy-off 3 1")
    assert state.money == [0, 200_000, 250_000] and state.turn == 1


@pytest.mark.clause("TL-20")
def test_the_last_player_may_buy_off_the_first() -> None:
    state = table([THEIRS, [0, 1, 8, 9, 7, 0], MINE], seats=3, turn=2, pawns=[BAD_LUCK, TWO, 5], buying_off=True)
    land(state, BAD_LUCK)
    assert question(state)["seats"] == [0]
    do(state, "buy-off 1 1")
    assert state.holder(2)[0] == 1 and state.holder(0)[0] == 9 and state.money == [250_000, 200_000, 100_000]
    seen = told(state, "tl-bought-off")[0].seen_by(0).args
    assert (seen["digit"], seen["card"]) == (1, 9)


@pytest.mark.clause("TL-20")
def test_only_from_pawns_on_the_same_space() -> None:
    state = table(seats=3, pawns=[0, BAD_LUCK, TWO], buying_off=True)
    land(state, BAD_LUCK)
    assert why(state, "buy-off 3 1") == ("TL-20", "tl-why-not-here")
    assert why(state, "buy-off 1 1") == ("TL-20", "tl-why-yourself")
    assert why(state, "buy-off 5 1") == ("TL-20", "tl-why-nobody")
    state = table(pawns=[0, 0], buying_off=True)
    land(state, TWO)
    do(state, "leave")
    assert state.turn == 1, "a pawn that has not entered must be nowhere"


@pytest.mark.clause("TL-20")
@pytest.mark.parametrize(("field", "answer"), [(TWO, "put 2"), (SWAP, "swap 1 2"), (BUY, "leave")])
def test_it_comes_after_the_space(field: int, answer: str) -> None:
    state = meeting(field)
    assert asked(state) != "buy-off"
    do(state, answer)
    assert asked(state) == "buy-off" and state.turn == 0


@pytest.mark.clause("TL-20")
def test_before_spinning_again() -> None:
    state = meeting(LUCK, luck=["spin-again"])
    assert asked(state) == "buy-off"
    do(state, "buy-off 3 2", "leave")
    assert asked(state) == "spin" and state.turn == 0
    spin(state, 2, "red")
    assert state.pawns[0] == SWAP


@pytest.mark.clause("TL-20")
def test_before_going_elsewhere_and_again_there() -> None:
    state = table([MINE], seats=3, pawns=[0, LUCK, BUY], buying_off=True, luck=["go-anywhere"])
    land(state, LUCK)
    assert asked(state) == "buy-off"
    do(state, "buy-off 2 1")
    assert asked(state) == "go-to"
    do(state, f"go-to {BUY}", "leave")
    assert asked(state) == "buy-off" and question(state)["seats"] == [2]
    assert GAME.read(state.position()).position() == state.position()
    do(state, "leave")
    assert state.turn == 1
