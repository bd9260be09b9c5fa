"""Test the rules bot: sensible, honest, human in its reactions."""

import pytest

from spielkiste.bots import make_bot, play_match
from spielkiste.core.bot import Situation
from spielkiste.core.story import Phrase
from spielkiste.games.number_rally import GAME
from spielkiste.games.number_rally.bot import AFTERTHOUGHT, COURTESY, QUICKEST, SLOWEST, RulesBot
from spielkiste.games.number_rally.foresight import Foresight
from spielkiste.games.number_rally.state import NumberRally

from .scenario import table


def driver(state: NumberRally, seat: int, level: int = 5, seed: int = 1) -> RulesBot:
    bot = make_bot(f"rules@{level}", GAME, seat, state.seats, seed)
    assert isinstance(bot, RulesBot)
    return bot


def choice(state: NumberRally, seat: int, level: int = 5, seed: int = 1) -> str:
    return GAME.notation(driver(state, seat, level, seed).choose(Situation(GAME, state, seat)))


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_it_wins_when_it_can(level: int) -> None:
    assert choice(table([["4", "9", "refuel"], ["1"]], total=96, car=1), 0, level) == "lay 4"
    assert choice(table([["2", "9", "1"], ["1"]], total=96, car=0), 0, level) == "lay 9"
    assert choice(table([["2", "stage-win", "1"], ["1"]], total=95, car=1), 0, level) == "lay stage-win"


@pytest.mark.parametrize("level", [3, 4, 5])
def test_it_does_not_give_the_rally_away(level: int) -> None:
    assert choice(table([["9", "10", "1"], ["1"]], total=95, car=1), 0, level) == "lay 1"


def test_it_takes_the_car_near_the_goal_and_then_drives_past() -> None:
    assert choice(table([["refuel", "1", "9"], ["1"]], total=97, car=1), 0) == "lay refuel"


def test_it_snaps_to_win_but_weak_players_overlook_it() -> None:
    taken = dict.fromkeys(range(1, 6), 0)
    for level in taken:
        for seed in range(60):
            state = table([["9"], ["1"], ["9", "2"]], total=85, car=1)
            state.play(0, "lay 9")
            taken[level] += choice(state, 2, level, seed) == "snap 9"
    assert taken[1] < taken[3] < taken[5] and taken[5] > 55 and taken[1] > 5


@pytest.mark.parametrize("level", [1, 5])
def test_it_names_the_total_and_draws_first(level: int) -> None:
    state = table([["false-start", "1"], ["1"], ["2"]], total=37, naming="practice", drawing="by_hand")
    state.play(0, "lay false-start")
    assert choice(state, 0, level) == "draw"
    state.play(0, "draw")
    assert choice(state, 0, level) == "say 73"


def test_bots_do_not_draw_the_last_card_while_another_player_has_the_car() -> None:
    state = table([["5", "1"], ["1"], ["5", "2"], ["3"]], total=16, drawing="by_hand", car=1, draw_pile=["8"])
    state.play(0, "lay 5")
    state.play(2, "snap 5")
    state.car = 1
    assert choice(state, 0) == "pass" and choice(state, 0, 2) == "draw"
    state.car = 0
    assert choice(state, 0) == "draw"


def test_reactions_are_human_and_tell_nothing_of_the_hand() -> None:
    for level in range(1, 6):
        times = []
        for card, rest in (("5", "6"), ("6", "5")):
            state = table([["5"], ["1"], [card]], total=16, draw_pile=["3", rest, "4"])
            state.play(0, "lay 5")
            times.append(driver(state, 2, level).reaction_ms(Situation(GAME, state, 2)))
        assert times[0] == times[1]
        assert QUICKEST[level - 1] <= times[0] <= SLOWEST[level - 1]
    assert sorted(QUICKEST, reverse=True) == QUICKEST and QUICKEST[-1] >= 400


def test_weak_players_sometimes_forget_to_draw() -> None:
    state = table([["refuel", "1"], ["1"], ["2"]], total=16, drawing="by_hand")
    state.play(0, "lay refuel")
    forgotten = [
        sum(driver(state, 0, level, seed).reaction_ms(Situation(GAME, state, 0)) == AFTERTHOUGHT for seed in range(100))
        for level in (1, 5)
    ]
    assert forgotten[0] > 5 and forgotten[1] == 0


def test_the_strongest_learns_how_carefully_the_others_play() -> None:
    state = table([["1"], ["1"]])
    bot = driver(state, 0)
    assert bot.listens and not driver(state, 0, 4).listens
    bot.notice(Phrase("zr-laid", {"seat": 1, "card": "9"}))
    bot.notice(Phrase("zr-rally-won", {"seat": 0, "reason": "past", "goal": 100, "points": 1}))
    bot.notice(Phrase("zr-snapped", {"seat": 1, "card": "9"}))
    bot.notice(Phrase("zr-rally-won", {"seat": 1, "reason": "equal", "goal": 100, "points": 1}))
    bot.notice(Phrase("zr-rally-won", {"seat": 1, "reason": "empty", "goal": 100, "points": 2}))
    assert (bot.gifts, bot.feats) == (1, 1)


@pytest.mark.parametrize("little", [False, True])
def test_chances_add_up_and_the_car_helps(little: bool) -> None:
    sight = Foresight(3, little, 90, 3)
    for total in range(sight.goal):
        for car in range(4):
            assert sum(sight.chance(total, car, seat) for seat in range(3)) == pytest.approx(1)
    near = sight.goal - 3
    assert sight.chance(near, 0, 0) > sight.chance(near, 1, 0)


def test_it_beats_random_players() -> None:
    wins = 0
    for deal in range(40):
        bots = ["rules", "random"] if deal % 2 else ["random", "rules"]
        result = play_match(GAME, 2, deal, bots, {"drawing": "automatic"})
        wins += bots[result.winners[0]] == "rules"
    assert wins >= 36


def test_equal_bots_play_equal_games() -> None:
    one, two = (play_match(GAME, 4, 7, ["rules@5", "rules@3", "rules@2", "rules@1"], {"naming": "strict"}) for _ in range(2))
    assert (one.scores, one.moves) == (two.scores, two.moves)


@pytest.mark.parametrize("level", [4, 5])
def test_it_knows_that_the_last_card_of_the_pile_ends_the_rally(level: int) -> None:
    """No card can be played after it: the car's owner wins, regardless of the total (ZR-9d)."""
    state = table([["9", "10", "refuel", "2"], ["1"]], total=44, car=1, draw_pile=["3"])
    assert choice(state, 0, level) == "lay refuel"
    state = table([["10", "9", "1", "2"], ["1"]], total=41, car=1, draw_pile=["3"])
    assert choice(state, 0, level) == "lay 9"


def test_the_strongest_overtakes_to_have_the_last_word() -> None:
    state = table([["9", "10", "overtake", "refuel"], ["1"]], total=41, car=1, draw_pile=["3", "4"])
    assert choice(state, 0) == "lay overtake"


def test_however_often_it_is_asked_about_a_snap_it_has_seen_it_or_not() -> None:
    seen = set()
    for seed in range(20):
        state = table([["9"], ["1"], ["9", "2"]], total=35, car=1)
        state.play(0, "lay 9")
        bot = driver(state, 2, 1, seed)
        situations = [Situation(GAME, state, 2) for _ in range(8)]
        answers = {bot.choose(situation) for situation in situations}
        assert len(answers) == 1 and len({bot.reaction_ms(situation) for situation in situations}) == 1
        seen |= answers
    assert len(seen) == 2


@pytest.mark.parametrize(("level", "waits"), [(1, True), (2, True), (5, False)])
def test_weak_bots_wait_for_players_who_have_yet_to_draw(level: int, waits: bool) -> None:
    state = table([["5", "7"], ["1", "3"]], total=16, drawing="by_hand")
    state.play(0, "lay 5")
    assert state.view(1)["may_draw"] == [0] and state.view(1)["turn"] == 1

    def wait() -> float:
        """Return the bot's average reaction time; single reactions vary."""
        return sum(driver(state, 1, level, seed).reaction_ms(Situation(GAME, state, 1)) for seed in range(30)) / 30

    before = wait()
    state.play(0, "draw")
    assert (before - wait() > COURTESY[level - 1] * 0.7 > 0) is waits
