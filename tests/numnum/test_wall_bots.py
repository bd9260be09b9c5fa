"""What the bots of Mauerbruch and Räum ab! see, scene by scene, and that they know no more than their seat."""

import pytest

from spielkiste.core.bot import Bot, Situation
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.wall.bot import CLEAR_AWAY_BOTS, WALL_BREAK_BOTS
from spielkiste.games.numnum.wall.moves import CLAIM
from spielkiste.games.numnum.wall.state import Wall
from spielkiste.games.numnum.wall.trial import Trial
from tests.numnum.tables import CLEAR_AWAY, WALL_BREAK, wall


def bot(level: int, seed: int = 1) -> Bot:
    return WALL_BREAK_BOTS["rules"](WALL_BREAK, 0, 2, level, Rng(seed))


def chosen(state: Wall, level: int, seed: int = 1) -> str:
    return WALL_BREAK.notation(bot(level, seed).choose(Situation(WALL_BREAK, state, state.turn)))


def new(seed: int, seats: int = 2) -> Wall:
    state = WALL_BREAK.new(seats, seed, {})
    assert isinstance(state, Wall)
    return state


def even(stacks: list[str]) -> Wall:
    """A wall with both parties level, whatever was taken before."""
    state = wall(stacks)
    for place in range(0, len(state.takers) - 1, 2):
        state.takers[place] = 0
    state.scores = [state.takers.count(party) for party in range(2)]
    return state


TALL = ["7C 11T 2C 9C", "7D 11D 2D 9D", "5S 13D 5T 13T"]


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_level_breaks_the_wall_when_that_wins(level: int) -> None:
    state = even(["4T", "13S 8C", *TALL, "7S 11S 2S 11C", "7T 3T 2T 13C"])
    assert chosen(state, level) == "take 1 2"


def test_the_higher_the_level_the_more_rarely_it_leaves_somebody_a_stack_with_one_card() -> None:
    state = even(["10T 4T", "13S 5S 8C", "7C 11T 2C 9C", "7D 11D 2D 9D", "1S 13D 5T 11C", "7S 11S 2S 13C", "7T 3T 2T 13T"])

    def slips(level: int) -> int:
        return sum("1" in chosen(state, level, seed).split()[1:] for seed in range(200 if level < 5 else 5))

    often = [slips(level) for level in range(1, 6)]
    assert often == sorted(often, reverse=True) and len(set(often)) == 5 and often[4] == 0


def test_it_takes_the_larger_side_of_the_breach() -> None:
    state = even(["4T", "13S 8C", *TALL, "7S 11S 2S 11C", "7T 3T 2T 13C"])
    state.play(0, WALL_BREAK.parse("take 1 2"))
    assert chosen(state, 5) == "claim 1 right"


@pytest.mark.parametrize("level", [3, 5])
def test_cards_below_the_free_ones_change_nothing(level: int) -> None:
    """Two walls that look the same to the seat get the same move."""
    for seed in range(3):
        state = new(seed)
        rng = Rng(f"low {seed}")
        while min(state.heights) > 5 and state.outcome() is None:
            state.play(state.turn, rng.pick(state.moves(state.turn)))
        if state.outcome() is None:
            other = state.imagine(state.turn, Rng(99))
            assert other.position() != state.position()
            assert chosen(other, level) == chosen(state, level)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_trial_plays_by_the_rules(seats: int) -> None:
    """Whatever a trial does at a glance is legal, and it keeps the same heights, last cards, lead and turn as the game."""
    for seed in range(30):
        state = new(seed, seats)
        rng = Rng(f"trial {seed}")
        trial = Trial(state)
        beginner = state.turn % 2
        while state.outcome() is None:
            legal = state.moves(state.turn)
            move = trial.careless(rng) if rng.chance(50) else trial.at_a_glance(rng)
            if move < 0:
                assert trial.opening and state.phase == 1
                trial.opening = False
                continue
            assert move in legal
            trial.do(move)
            state.play(state.turn, move)
            if trial.over:
                best = max(state.moves(state.turn), key=lambda claim: state.beside((claim - CLAIM) // 2, (claim - CLAIM) % 2))
                state.play(state.turn, best)
            else:
                assert trial.heights == state.heights and trial.mine == (state.turn % 2 == beginner)
                assert trial.taken[-7:] == state.last_seven() and trial.bars == state.bars
            party = beginner if trial.mine else 1 - beginner
            assert trial.lead == state.scores[party] - state.scores[1 - party]


def test_the_strong_ones_beat_the_greedy_one() -> None:
    """A quick look; `spielkiste arena` measures properly."""
    for game, makers, level in [(WALL_BREAK, WALL_BREAK_BOTS, 3), (CLEAR_AWAY, CLEAR_AWAY_BOTS, 2)]:
        wins = 0
        for seed in range(20):
            state = game.new(2, seed, {"begins": 1 + seed % 2})
            players = [makers["rules"](game, 0, 2, level, Rng(seed)), makers["greedy"](game, 1, 2, 1, Rng(seed))]
            while (outcome := state.outcome()) is None:
                seat = state.actors()[0]
                state.play(seat, players[seat].choose(Situation(game, state, seat)))
            wins += outcome.winners == [0]
        assert wins >= 13, game.slug


def test_nobody_needs_to_watch_every_pair_of_a_long_run() -> None:
    """The first moves of a bot's run can be followed one by one; twenty-one of them take about ten seconds."""
    state = CLEAR_AWAY.new(2, 1, {"begins": 1})
    assert isinstance(state, Wall)
    runner = CLEAR_AWAY_BOTS["rules"](CLEAR_AWAY, 0, 2, 3, Rng(1))
    waits = [runner.reaction_ms(Situation(CLEAR_AWAY, state, 0)) for _ in range(21)]
    assert min(waits[:3]) >= 900
    assert sum(waits) <= 12_000
    # When the others have taken something, it is a new turn.
    state.scores = [0, 2]
    assert runner.reaction_ms(Situation(CLEAR_AWAY, state, 0)) >= 900
