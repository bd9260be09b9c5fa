"""Test each luck card, and questions within questions (TL-11)."""

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.material import LUCK_COUNTS, LUCK_DECK, LUCK_NAMES
from tests.tv_lottery.build import BUY, FIVE, LUCK, SWAP, asked, do, land, spin, table, told, why


@pytest.mark.clause("TL-11")
def test_there_are_twenty_luck_cards() -> None:
    assert sum(LUCK_COUNTS) == len(LUCK_DECK) == 20
    assert {name: LUCK_DECK.count(kind) for kind, name in enumerate(LUCK_NAMES)} == {
        "bank-pays-50": 2,
        "bank-pays-100": 3,
        "bank-pays-200": 1,
        "pay-50": 2,
        "pay-100": 1,
        "swap": 3,
        "take": 2,
        "spin-again": 2,
        "go-anywhere": 1,
        "all-pay-you": 1,
        "you-pay-all": 1,
        "exchange": 1,
    }


@pytest.mark.clause("TL-11")
def test_the_pile_is_shuffled_at_the_beginning_and_when_it_is_renewed() -> None:
    first = {str(GAME.new(2, seed).position()["luck_pile"]) for seed in range(5)}
    renewed = set()
    for seed in [f"s{n}" for n in range(100) if Rng(f"s{n}").below(7) == 3][:5]:
        state = table(pawns=[LUCK - 1, 0], seed=seed)
        state.used, state.pile = state.pile, []
        do(state, "spin red")
        assert state.pawns[0] == LUCK
        renewed.add((*state.pile, *state.used))
    assert len(first) == len(renewed) == 5


@pytest.mark.clause("TL-11")
def test_the_luck_card_of_the_turn_and_the_number_left_are_public() -> None:
    state = table(luck=["spin-again", "take"])
    land(state, LUCK)
    assert state.view(None)["luck"] == "spin-again" and state.view(None)["luck_pile"] == 19
    state.pawns[0] = LUCK - 1
    spin(state, 1, "red")
    view = state.view(1)
    assert view["luck"] == "take" and view["luck_pile"] == 18 and view["luck_used"] == ["spin-again", "take"]
    do(state, "leave")
    assert state.turn == 1 and state.view(None)["luck"] is None, "a new turn must have begun"


@pytest.mark.clause("TL-11", "TL-14")
@pytest.mark.parametrize("card", ["swap", "take", "exchange", "spin-again", "go-anywhere"])
def test_free_luck_cards_are_open_to_players_without_money(card: str) -> None:
    state = table(money=[0, 200_000], luck=[card])
    land(state, LUCK)
    assert state.turn == 0 and not told(state, "tl-too-poor")


@pytest.mark.clause("TL-11")
@pytest.mark.parametrize(
    ("card", "money", "after"),
    [
        ("bank-pays-50", 200_000, 250_000),
        ("bank-pays-100", 200_000, 300_000),
        ("bank-pays-200", 200_000, 400_000),
        ("pay-50", 200_000, 150_000),
        ("pay-50", 0, 0),
        ("pay-100", 200_000, 100_000),
        ("pay-100", 50_000, 0),
        ("pay-100", 0, 0),
    ],
)
def test_the_bank_pays_or_is_paid(card: str, money: int, after: int) -> None:
    state = table(money=[money, 200_000], luck=[card])
    bank = state.bank
    land(state, LUCK)
    assert state.money == [after, 200_000] and state.bank == bank + money - after
    assert told(state, "tl-luck")[0].seen_by(None).args == {"seat": 0, "luck": card}
    assert state.turn == 1


@pytest.mark.clause("TL-11")
def test_the_swap_card_exchanges_two_cards() -> None:
    state = table([[9, 8, 7, 6, 5, 4]], luck=["swap"])
    land(state, LUCK)
    do(state, "swap 1 2")
    assert state.holder(0) == [8, 9, 7, 6, 5, 4] and state.money[0] == 200_000 and state.turn == 1


@pytest.mark.clause("TL-11")
def test_take_any_card_from_the_board_or_not() -> None:
    state = table([[9, 8, 7, 6, 5, 4]], luck=["take"])
    land(state, LUCK)
    do(state, "take 3", "put 3")
    assert state.holder(0) == [9, 8, 3, 6, 5, 4] and state.money[0] == 200_000 and state.turn == 1
    state = table(luck=["take"])
    land(state, LUCK)
    do(state, "leave")
    assert state.turn == 1


@pytest.mark.clause("TL-11", "TL-8")
def test_the_card_taken_by_luck_must_differ() -> None:
    state = table([[3, 8, 7, 6, 5, 4], [0, 0, 1, 7, 8, 9]], luck=["take"])
    land(state, LUCK)
    assert why(state, "take 0") == ("TL-11", "tl-why-none-left")
    do(state, "take 3")
    assert why(state, "put 1") == ("TL-8", "tl-why-same-card")
    assert why(state, "leave") == ("TL-11", "tl-why-agreed")
    assert why(state, "spin red") == ("TL-11", "tl-why-other-question")


@pytest.mark.clause("TL-11")
def test_spin_again_at_once() -> None:
    state = table(luck=["spin-again"])
    land(state, LUCK)
    assert state.turn == 0 and asked(state) == "spin" and state.turns == 0
    spin(state, 2, "red")
    assert state.pawns[0] == SWAP
    do(state, "leave")
    assert state.turn == 1 and state.turns == 1


@pytest.mark.clause("TL-11")
def test_go_to_any_other_space_and_do_what_it_says() -> None:
    state = table(luck=["go-anywhere"])
    land(state, LUCK)
    goals = [GAME.notation(move) for move in state.moves(0)]
    assert goals == [f"go-to {field}" for field in range(1, 21) if field != LUCK]
    assert why(state, f"go-to {LUCK}") == ("TL-11", "tl-why-same-field")
    do(state, f"go-to {FIVE}")
    assert state.pawns[0] == FIVE and asked(state) == "field-card"


@pytest.mark.clause("TL-11")
def test_all_players_who_can_give_you_50_000() -> None:
    state = table(seats=4, money=[0, 0, 50_000, 300_000], luck=["all-pay-you"])
    land(state, LUCK)
    assert state.money == [100_000, 0, 0, 250_000]


@pytest.mark.clause("TL-11")
def test_you_give_all_players_50_000_clockwise_as_far_as_possible() -> None:
    state = table(seats=4, turn=2, money=[0, 0, 100_000, 0], luck=["you-pay-all"])
    land(state, LUCK)
    assert state.money == [50_000, 0, 0, 50_000]


@pytest.mark.clause("TL-11")
def test_exchange_a_place_with_a_player() -> None:
    state = table([[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9]], seats=3, luck=["exchange"])
    land(state, LUCK)
    assert why(state, "exchange 1 1") == ("TL-11", "tl-why-yourself")
    assert why(state, "exchange 4 1") == ("TL-11", "tl-why-nobody")
    do(state, "exchange 2 3")
    assert state.holder(0) == [9, 8, 2, 6, 5, 4] and state.holder(1) == [2, 0, 7, 7, 8, 9]
    event = told(state, "tl-exchanged")[0]
    assert event.seen_by(0).args == {"seat": 0, "other": 1, "place": 3, "digit": 2, "card": 7}
    assert event.seen_by(1).args == event.seen_by(0).args
    for stranger in (2, None):
        assert event.seen_by(stranger).args == {"seat": 0, "other": 1, "place": 3}
    assert state.money == [200_000] * 3 and state.turn == 1
    state = table(luck=["exchange"])
    land(state, LUCK)
    do(state, "leave")
    assert state.turn == 1


@pytest.mark.clause("TL-11")
def test_used_cards_are_shuffled_into_a_new_pile_when_one_is_needed() -> None:
    state = table()
    state.used, state.pile = state.pile, []
    land(state, LUCK)
    assert told(state, "tl-reshuffled")
    assert len(state.pile) == 19 and len(state.used) == 1
    assert LUCK_NAMES[state.used[0]] == state.view(None)["luck_used"][0]


@pytest.mark.clause("TL-11", "TL-13", "TL-9")
def test_decisions_within_decisions() -> None:
    """A luck card leads to the buy space, where a player is asked, sells, and must choose which card to give."""
    state = table([[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9], [0, 1, 8, 9, 7, 0]], seats=3, luck=["go-anywhere"])
    land(state, LUCK)
    do(state, f"go-to {BUY}", "ask 2")
    assert [frame["kind"] for frame in state.view(2)["questions"]] == ["buy", "seller"]
    do(state, "buy-from 2", "put 2")
    assert state.actors() == [1] and [frame.kind for frame in state.stack] == [10, 8]
    saved = GAME.read(state.position())
    assert saved.position() == state.position()
    do(state, "give 3")
    assert state.holder(0)[1] == 2 and state.turn == 1


@pytest.mark.clause("TL-11", "TL-10")
def test_an_exchange_that_luck_brings_goes_by_the_luck_card() -> None:
    """For an exchange on the swap space, the reason names that space instead."""
    state = table(luck=["swap"])
    land(state, LUCK)
    assert why(state, "spin red") == ("TL-11", "tl-why-other-question")
    assert why(state, "spin red", seat=1) == ("TL-11", "tl-why-turn")
    state = table()
    land(state, SWAP)
    assert why(state, "spin red") == ("TL-10", "tl-why-other-question")
    assert why(state, "spin red", seat=1) == ("TL-10", "tl-why-turn")
