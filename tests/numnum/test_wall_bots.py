"""Test what the bots of Wall Break and Clear Away! see, scene by scene, and that they know only what their seat knows."""

import pytest

from spielkiste.core.bot import Bot, BotMaker, Situation
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.material import DECK, NAMES, WISH
from spielkiste.games.numnum.wall.bot import CLEAR_AWAY_BOTS, WALL_BREAK_BOTS
from spielkiste.games.numnum.wall.moves import CLAIM
from spielkiste.games.numnum.wall.state import Wall
from spielkiste.games.numnum.wall.trial import Trial
from tests.numnum.tables import CLEAR_AWAY, SHAPES, WALL_BREAK, names, wall


def bot(level: int, seed: int = 1) -> Bot:
    return WALL_BREAK_BOTS["rules"](WALL_BREAK, 0, 2, level, Rng(seed))


def chosen(state: Wall, level: int, seed: int = 1) -> str:
    return WALL_BREAK.notation(bot(level, seed).choose(Situation(WALL_BREAK, state, state.turn)))


def new(seed: int, seats: int = 2) -> Wall:
    state = WALL_BREAK.new(seats, seed, {})
    assert isinstance(state, Wall)
    return state


def even(stacks: list[str]) -> Wall:
    """Return a wall with both parties level."""
    state = wall(stacks)
    for place in range(0, len(state.takers) - 1, 2):
        state.takers[place] = 0
    state.scores = [state.takers.count(party) for party in range(2)]
    return state


TALL = ["7C 11T 2C 9C", "7D 11D 2D 9D", "5S 13D 5T 13T"]


@pytest.mark.parametrize("level", [3, 4, 5])
def test_bots_that_see_the_stacks_break_the_wall_to_win(level: int) -> None:
    state = even(["4T", "13S 8C", *TALL, "7S 11S 2S 11C", "7T 3T 2T 13C"])
    assert chosen(state, level) == "take 1 2"


def test_a_beginner_sees_a_breach_that_wins_only_where_it_looks() -> None:
    """A bot watches a stack always or never: which ones is a fixed trait of each bot."""
    state = even(["4T", "13S 8C", *TALL, "7S 11S 2S 11C", "7T 3T 2T 13C"])
    always = 0
    for seed in range(20):
        person = bot(2, seed)
        taken = {WALL_BREAK.notation(person.choose(Situation(WALL_BREAK, state, state.turn))) for _ in range(15)}
        always += all("1" in move.split() for move in taken)
    assert 5 <= always <= 15


@pytest.mark.parametrize("makers", [WALL_BREAK_BOTS, CLEAR_AWAY_BOTS])
@pytest.mark.parametrize("level", [1, 2])
def test_a_beginner_overlooks_a_double_pair_in_a_row_that_it_does_not_know(makers: dict[str, BotMaker], level: int) -> None:
    """49 and 28 are both in the row of seven; 12 and 32 in the row of two, which every bot knows."""
    game = WALL_BREAK if makers is WALL_BREAK_BOTS else CLEAR_AWAY
    rest = ["7C 11T", "7D 11D", "5S 13D", "7S 11S", "7T 13T"]

    def takes_double(stacks: list[str]) -> int:
        found = 0
        for seed in range(20):
            state = wall([*stacks, *rest], game=game)
            move = makers["rules"](game, state.turn, 2, level, Rng(seed)).choose(Situation(game, state, state.turn))
            found += game.notation(move) == "take 1 2"
        return found

    assert takes_double(["4S 49C", "4C 28C"]) < 20
    assert takes_double(["4S 12T", "4C 32T"]) == 20


def test_higher_levels_rarely_leave_a_stack_with_one_card() -> None:
    state = even(["10T 4T", "13S 5S 8C", "7C 11T 2C 9C", "7D 11D 2D 9D", "1S 13D 5T 11C", "7S 11S 2S 13C", "7T 3T 2T 13T"])

    def slips(level: int) -> int:
        return sum("1" in chosen(state, level, seed).split()[1:] for seed in range(200 if level < 5 else 5))

    often = [slips(level) for level in range(2, 6)]
    assert often == sorted(often, reverse=True) and len(set(often)) == 4 and often[3] == 0


def tall(tops: str) -> Wall:
    """Return a wall far from any breach, with these free cards."""
    free = tops.split()
    below = [card for card in DECK if card < WISH and NAMES[card] not in names(tops)]
    short = {full: letter for letter, full in SHAPES.items()}
    cards = [f"{number}{short[shape]}" for number, shape in (NAMES[card].split("-") for card in below)]
    return even([" ".join([*cards[9 * stack : 9 * stack + 9], top]) for stack, top in enumerate(free)])


def test_the_strongest_leaves_the_others_little_to_go_on_with() -> None:
    """A joker makes a double pair with every card of its suit, a 13 with almost none."""
    state = tall("13C 1T 13S 11D 11C 7S 5D")
    takes = {name: set[str]() for name in ("rules", "rules-1")}
    for name, taken in takes.items():
        for seed in range(12):
            player = WALL_BREAK_BOTS[name](WALL_BREAK, 0, 2, 5, Rng(seed))
            taken.add(WALL_BREAK.notation(player.choose(Situation(WALL_BREAK, state, 0))))
    assert all("2" in move.split()[1:] for move in takes["rules"])
    assert not all("2" in move.split()[1:] for move in takes["rules-1"])


def test_the_strongest_goes_on_with_the_double_pair_it_needs_least() -> None:
    state = tall("49C 7C 1T 12T 11S 13D 5S")
    moves = {
        WALL_BREAK.notation(WALL_BREAK_BOTS["rules"](WALL_BREAK, 0, 2, 5, Rng(seed)).choose(Situation(WALL_BREAK, state, 0)))
        for seed in range(6)
    }
    assert moves == {"take 1 2"}


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


@pytest.mark.parametrize(("seats", "keen"), [(2, False), (4, False), (2, True)])
def test_a_trial_plays_by_the_rules(seats: int, keen: bool) -> None:
    """A fast rollout makes only legal moves, and keeps heights, last cards, lead and turn equal to the game's."""
    for seed in range(30):
        state = new(seed, seats)
        rng = Rng(f"trial {seed}")
        trial = Trial(state, keen)
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
    """A quick check; `spielkiste arena` measures the strength properly."""
    for game, makers, games in [(WALL_BREAK, WALL_BREAK_BOTS, 20), (CLEAR_AWAY, CLEAR_AWAY_BOTS, 6)]:
        wins = 0
        for seed in range(games):
            state = game.new(2, seed, {"begins": 1 + seed % 2})
            players = [makers["rules"](game, 0, 2, 3, Rng(seed)), makers["greedy"](game, 1, 2, 1, Rng(seed))]
            while (outcome := state.outcome()) is None:
                seat = state.actors()[0]
                state.play(seat, players[seat].choose(Situation(game, state, seat)))
            wins += outcome.winners == [0]
        assert wins >= games * 2 // 3, game.slug


def test_nobody_needs_to_watch_every_pair_of_a_long_run() -> None:
    """The first moves of a bot's run can be followed one by one; twenty-one of them take about ten seconds."""
    state = CLEAR_AWAY.new(2, 1, {"begins": 1})
    assert isinstance(state, Wall)
    runner = CLEAR_AWAY_BOTS["rules"](CLEAR_AWAY, 0, 2, 3, Rng(1))
    waits = [runner.reaction_ms(Situation(CLEAR_AWAY, state, 0)) for _ in range(21)]
    assert min(waits[:3]) >= 900
    assert sum(waits) <= 12_000
    # After the opponents have taken something, a new turn begins.
    state.scores = [0, 2]
    assert runner.reaction_ms(Situation(CLEAR_AWAY, state, 0)) >= 900
