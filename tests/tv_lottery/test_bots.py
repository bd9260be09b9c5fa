"""The bots play sensibly, finish, and are as strong as they should be."""

import pytest

from spielkiste.bots import play_match
from spielkiste.core.bot import Situation
from spielkiste.core.randomness import Rng
from spielkiste.games.tv_lottery import BOTS
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.outlook import Outlook, pattern_of, spin_worth
from spielkiste.games.tv_lottery.state import TvLottery
from tests.tv_lottery.build import BUY, FIVE, LUCK, SIX, SWAP, TWO, do, land, spin, table


def choice(state: TvLottery, level: int = 5, name: str = "rules") -> str:
    seat = state.actors()[0]
    bot = BOTS[name](GAME, seat, state.seats, level, Rng(1))
    return GAME.notation(bot.choose(Situation(GAME, state, seat)))


def test_it_puts_a_needed_digit_where_it_belongs_and_leaves_the_others() -> None:
    state = table([[9, 8, 7, 0, 5, 4]])
    land(state, TWO)
    assert choice(state) == "put 2"
    state = table([[9, 2, 7, 0, 5, 4]])
    land(state, TWO)
    assert choice(state) == "leave"


def test_it_exchanges_what_helps_most() -> None:
    state = table([[2, 1, 7, 0, 4, 8]])
    land(state, SWAP)
    assert choice(state) == "swap 1 2"


def test_it_buys_what_completes_the_number() -> None:
    state = table([[1, 2, 3, 4, 5, 0]])
    land(state, BUY)
    assert choice(state) == "take 6"
    do(state, "take 6")
    assert choice(state) == "put 6"


def test_it_asks_for_what_no_longer_lies_on_the_board() -> None:
    state = table([[1, 2, 3, 4, 5, 0], [6, 6, 0, 7, 8, 9]])
    land(state, BUY)
    assert choice(state) == "ask 6"
    do(state, "ask 6")
    assert choice(state) == "buy-from 2"
    do(state, "buy-from 2")
    assert choice(state) == "put 6"
    do(state, "put 6")
    assert choice(state) in ("give 1", "give 2")


def test_as_a_seller_it_keeps_the_card_that_stands_right() -> None:
    state = table([[1, 7, 3, 4, 5, 0], [2, 2, 0, 7, 8, 9]])
    land(state, TWO)
    do(state, "ask 2", "buy-from 2", "put 2")
    assert choice(state) == "give 1"


def test_it_spins_towards_what_it_needs() -> None:
    """Only the 6 is missing: from field 8 yellow reaches it, from field 12 green and red do, red more likely with -1."""
    state = table([[1, 2, 3, 4, 5, 0]], pawns=[SIX - 7, 0])
    assert choice(state) == "spin yellow"
    spin(state, "star", "yellow")
    assert choice(state) == "number 7"


def test_on_a_free_choice_of_field_it_goes_where_it_wins() -> None:
    state = table([[1, 2, 3, 4, 5, 0]], luck=["go-anywhere"])
    land(state, LUCK)
    assert choice(state) == f"go-to {SIX}"


def test_the_odds_of_a_spinner_are_exact() -> None:
    worths = [0] * 21
    worths[FIVE] = 700
    assert spin_worth(worths, FIVE - 5, 0) == 200, "one of seven sectors, and the star"
    assert spin_worth(worths, FIVE + 1, 2) == 200
    assert spin_worth(worths, FIVE + 4, 2) == 0


def test_what_each_field_would_bring() -> None:
    number = [1, 2, 3, 4, 5, 6]
    outlook = Outlook(number, [0] * 6, [True] * 6, True, True, True)
    arriving = outlook.arriving(pattern_of([2, 1, 3, 4, 5, 0], number))
    assert arriving[SWAP] > arriving[SIX] > arriving[BUY + 1 - 20]
    assert arriving[6] == outlook.worth(pattern_of([2, 1, 3, 4, 5, 0], number)) - 50_000


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_whole_game_at_every_level(level: int) -> None:
    result = play_match(GAME, 4, level, [f"rules@{level}", "lazy", "rules", "random"], {"buying_off": True})
    again = play_match(GAME, 4, level, [f"rules@{level}", "lazy", "rules", "random"], {"buying_off": True})
    assert result.scores == again.scores and result.moves == again.moves


def test_it_beats_who_does_not_think_about_the_spinner() -> None:
    wins = 0.0
    for number in range(60):
        bots = ["rules", "lazy"] if number % 2 == 0 else ["lazy", "rules"]
        result = play_match(GAME, 2, number // 2, bots, {})
        wins += sum(bots[seat] == "rules" for seat in result.winners) / len(result.winners)
    assert wins >= 54


def test_it_beats_chance() -> None:
    for number in range(10):
        assert play_match(GAME, 2, number, ["rules", "random"], {}).winners == [0]
