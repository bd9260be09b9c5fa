"""Test that the bots play sensibly, finish, and have the intended strength."""

import pytest

from spielkiste.bots import play_match
from spielkiste.core.bot import Situation
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.story import Phrase
from spielkiste.games.tv_lottery import BOTS
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.judging import Outlook, pattern_of, spin_worth
from spielkiste.games.tv_lottery.material import FIELD_OF
from spielkiste.games.tv_lottery.memory import UNKNOWN, Memory
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


def test_the_strongest_puts_a_digit_where_one_exchange_sets_two_right_if_that_is_nearer() -> None:
    """The 1 is where the 4 belongs. From the space of the 4 an exchange is nearer than the space of the 1."""
    state = table([[0, 2, 3, 1, 5, 6]])
    land(state, FIELD_OF[4])
    assert choice(state) == "put 1"
    assert choice(state, 4) == "put 4"
    state = table([[6, 2, 3, 4, 5, 0]])
    land(state, FIELD_OF[1])
    assert choice(state) == "put 1", "the field of the 6 is as near as any exchange"


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
    """Only the 6 is missing: from space 8 yellow reaches it, from space 12 green and red do, red more likely with -1."""
    state = table([[1, 2, 3, 4, 5, 0]], pawns=[SIX - 7, 0])
    assert choice(state) == "spin yellow"
    spin(state, "star", "yellow")
    assert choice(state) == "number 7"


def test_level_1_has_eyes_for_three_digits_and_a_favourite_spinner() -> None:
    """The 6 is the last missing digit: yellow reaches it, but a level 1 bot does not consider it."""
    state = table([[0, 0, 7, 7, 8, 8]], pawns=[SIX - 7, 0])
    favourites = {GAME.notation(BOTS["rules"](GAME, 0, 2, 1, Rng(seed)).choose(Situation(GAME, state, 0))) for seed in range(20)}
    assert len(favourites) > 1
    only_six = table([[1, 2, 3, 4, 5, 0]], pawns=[SIX - 7, 0])
    assert choice(only_six, 1) == "spin yellow"


def test_on_a_free_choice_of_space_it_goes_where_it_wins() -> None:
    state = table([[1, 2, 3, 4, 5, 0]], luck=["go-anywhere"])
    land(state, LUCK)
    assert choice(state) == f"go-to {SIX}"


def test_the_odds_of_a_spinner_are_exact() -> None:
    worths = [0] * 21
    worths[FIVE] = 700
    assert spin_worth(worths, FIVE - 5, 0) == 200, "one of seven sectors, and the star"
    assert spin_worth(worths, FIVE + 1, 2) == 200
    assert spin_worth(worths, FIVE + 4, 2) == 0


def test_what_each_space_would_bring() -> None:
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


@pytest.mark.parametrize("turns", [1, 119])
def test_it_listens_to_a_lottery_that_was_begun_from_a_position(turns: int) -> None:
    """The bot was not told which number was drawn: it sees the number, or does not need it if the round ends at once."""
    start = table([[1, 2, 3, 4, 5, 0]], turns=turns, turn=1, pawns=[5, 5], rounds=3).position()
    record = Record(GAME, 2, "scene", {"rounds": 3}, position=start)
    bots = [BOTS["rules"](GAME, seat, 2, 5, Rng(seat)) for seat in range(2)]
    heard = 0
    while record.state.actors():
        seat = record.state.actors()[0]
        record.play(seat, bots[seat].choose(Situation(GAME, record.state, seat)))
        for event in record.story[heard:]:
            for bot in bots:
                bot.notice(event.seen_by(bot.seat))
        heard = len(record.story)
    assert record.state.outcome() is not None


def test_it_sees_the_number_that_nobody_told_it() -> None:
    """The winning number has its 3 in third place.  The other player takes a 3, so an exchange can get it."""
    state = table(luck=["exchange"])
    bot = BOTS["rules"](GAME, 0, 2, 5, Rng(1))
    bot.choose(Situation(GAME, state, 0))
    bot.notice(Phrase("tl-took-unseen", {"seat": 1, "digit": 3, "card": 9}))
    land(state, LUCK)
    assert GAME.notation(bot.choose(Situation(GAME, state, 0))) == "exchange 2 3"


def test_what_it_has_not_heard_it_takes_from_the_golden_spaces() -> None:
    """The bot assumes that a bought digit of the number is in its right place."""
    memory = Memory(2)
    memory.notice(Phrase("tl-prize", {"seat": 0, "count": 3, "money": 300_000}))
    assert memory.believed(0, 0) == UNKNOWN
    memory.see_number([1, 2, 3, 4, 5, 6])
    memory.notice(Phrase("tl-took-unseen", {"seat": 0, "digit": 4, "card": 9}))
    assert memory.believed(0, 3) == 4
    memory.notice(Phrase("tl-complete", {"seats": [1], "digits": [6, 5, 4, 3, 2, 1]}))
    memory.notice(Phrase("tl-prize", {"seat": 0, "count": 2, "money": 200_000}))
    assert [memory.believed(0, place) for place in range(2)] == [6, 5]
