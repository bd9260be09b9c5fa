"""Test many games in one call: the same games as elsewhere, in arrays."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

import spielkiste
from spielkiste.bots import make_bot, tell
from spielkiste.core.batch import NOBODY, next_seat, rewards
from spielkiste.core.bot import Clairvoyant, Situation
from spielkiste.core.errors import BadBot, BadMove, BadSetup
from spielkiste.core.randomness import QuickRng

pytestmark = pytest.mark.skipif(find_spec("numpy") is None, reason="numpy is not here: pip install 'spielkiste[lab]' brings it")
GAMES = [game for game in spielkiste.games() if game.encoding is not None]
LAB = Path(__file__).parents[1] / "docs" / "lab.md"
STEPS = 60


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_games_are_those_of_the_engine(game: spielkiste.Game) -> None:
    """Compare each step with single games, and go on to a table's next deal if there is one."""
    from spielkiste.lab.batch import Batch

    seats = game.usual_seat_counts()[-1]
    seeds = [5, 9]
    many = Batch(game.slug, seats, len(seeds))
    turn = many.reset(seeds)
    alone = [game.new(seats, seed) for seed in seeds]
    acting = [next_seat(state, -1) for state in alone]
    chance = [QuickRng(seed) for seed in seeds]
    for _ in range(STEPS):
        assert turn.seats.tolist() == acting
        actions = many.sample()
        worth = [[0.0] * seats for _ in seeds]
        over = [False] * len(seeds)
        for table, state in enumerate(alone):
            seat = acting[table]
            moves = state.moves(seat)
            assert turn.observations[table].tobytes() == state.observe(seat)
            assert turn.masks[table].tobytes() == state.mask(seat)
            assert turn.masks[table].nonzero()[0].tolist() == sorted(moves)
            assert actions[table] == chance[table].pick(moves)
            state.play(seat, int(actions[table]))
            acting[table] = next_seat(state, seat)
            if acting[table] == NOBODY:
                over[table] = True
                worth[table] = rewards(state)
                seeds[table] += len(seeds)
                alone[table] = game.new(seats, seeds[table])
                acting[table] = next_seat(alone[table], -1)
        turn = many.step(actions)
        assert turn.rewards.ravel().tolist() == pytest.approx([share for one in worth for share in one])
        assert turn.dones.tolist() == over
    assert [many.state(table).position() for table in range(2)] == [state.position() for state in alone]


def test_without_a_new_deal_a_table_stays_empty_when_its_game_is_over() -> None:
    from spielkiste.lab.batch import Batch

    many = Batch("patience", 1, 3, auto_reset=False)
    many.reset([1, 2, 3])
    played, made = many.play_out()
    finals = [many.state(table).outcome() for table in range(3)]
    assert [[final.scores[0]] for final in finals if final is not None] == played.tolist()
    assert made > 150
    turn = many.step([-1, 0, 1000])
    assert turn.seats.tolist() == [-1, -1, -1] and not turn.masks.any() and not turn.observations.any()
    assert not turn.dones.any() and many.sample().tolist() == [-1, -1, -1]
    assert many.play_out()[1] == 0


def test_a_game_in_a_batch_does_not_depend_on_the_others() -> None:
    from spielkiste.lab.batch import Batch

    many, one = Batch("thousand-km", 4, 3, teams=True), Batch("thousand-km", 4, 1, teams=True)
    many.reset([7, 8, 9])
    one.reset([8])
    assert many.play_out()[0][1].tolist() == one.play_out()[0][0].tolist()
    assert many.turn().dones.all() and one.play_out(5)[1] == 5


def test_a_long_batch_goes_on_with_new_deals() -> None:
    from spielkiste.lab.batch import Batch

    many = Batch("mau-mau", 3, 8)
    turn = many.reset(range(8))
    ended, total = 0, 0.0
    for _ in range(300):
        turn = many.step(many.sample())
        ended += int(turn.dones.sum())
        total += float(turn.rewards.sum())
        assert (turn.seats >= 0).all() and turn.masks.any(axis=1).all()
    assert ended > 8 and abs(total) < 1e-3


def test_batches_without_seeds_deal_apart() -> None:
    """Parallel workers must not learn from the same deals."""
    from spielkiste.lab.batch import Batch

    dealt = []
    for _ in range(3):
        many = Batch("mau-mau", 2, 4)
        many.reset()
        dealt += [str(many.state(table).position()) for table in range(4)]
    assert len(set(dealt)) == 12


@pytest.mark.parametrize("slug", ["number-rally", "thousand-km"])
def test_forced_moves_are_made_by_the_table(slug: str) -> None:
    """The decisions are those of a game without `play_forced`, and only positions with a choice are asked for."""
    from spielkiste.lab.batch import Batch

    game = spielkiste.find(slug)
    many = Batch(slug, 2, 1, auto_reset=False, play_forced=True)
    turn = many.reset([3])
    alone = game.new(2, 3)
    seat = -1
    while not turn.dones[0]:
        assert turn.masks[0].sum() > 1
        seat = next_seat(alone, seat)
        while len(alone.moves(seat)) == 1:
            alone.apply(seat, alone.moves(seat)[0])
            seat = next_seat(alone, seat)
        assert turn.seats[0] == seat and turn.observations[0].tobytes() == alone.observe(seat)
        action = int(many.sample()[0])
        alone.apply(seat, action)
        turn = many.step([action])
    while alone.outcome() is None:
        seat = next_seat(alone, seat)
        alone.apply(seat, alone.moves(seat)[0])
    outcome = alone.outcome()
    assert outcome is not None and turn.scores[0].tolist() == outcome.scores


def test_a_step_with_forced_moves_ends_one_game_at_most() -> None:
    from spielkiste.lab.batch import Batch

    many = Batch("number-rally", 2, 4, play_forced=True, points=1)
    many.reset(range(4))
    for _ in range(200):
        turn = many.step(many.sample())
        assert (turn.rewards.any(axis=1) == turn.dones).all() and (turn.scores.any(axis=1) == turn.dones).all()


@pytest.mark.parametrize(("slug", "bot"), [("number-rally", "rules@5"), ("memo-race", "rules@3"), ("thousand-km", "seer@1")])
def test_bots_play_for_some_seats(slug: str, bot: str) -> None:
    """The bot is told and shown the same as at a table, and the caller decides only for the other seat."""
    from spielkiste.lab.batch import Batch

    game = spielkiste.find(slug)
    many = Batch(slug, 2, 1, auto_reset=False, bots={1: bot})
    turn = many.reset([6])
    story: list[spielkiste.Event] = []
    alone = game.new(2, 6, {}, story)
    other = make_bot(bot, game, 1, 2, f"6:{bot}")
    if isinstance(other, Clairvoyant):
        other.see(alone)
    seat = -1
    for _ in range(STEPS):
        while (seat := next_seat(alone, seat)) == 1:
            tell(other, story, alone)
            story.clear()
            alone.apply(1, other.choose(Situation(game, alone, 1)))
        assert turn.seats[0] == seat
        if seat == NOBODY:
            break
        tell(other, story, alone)
        story.clear()
        assert turn.observations[0].tobytes() == alone.observe(0)
        action = int(many.sample()[0])
        alone.apply(0, action)
        turn = many.step([action])
    assert many.state(0).position() == alone.position()


def test_a_critic_sees_all_seats_and_arrays_are_used_again() -> None:
    from spielkiste.lab.batch import Batch

    many = Batch("mau-mau", 3, 4, all_seats=True)
    turn = many.reset(range(4))
    for _ in range(5):
        again = many.step(many.sample(), out=turn)
        assert again is turn
        for table in range(4):
            state = many.state(table)
            assert [row.tobytes() for row in turn.all_observations[table]] == [state.observe(seat) for seat in range(3)]
            assert turn.observations[table].tobytes() == state.observe(int(turn.seats[table]))
    assert Batch("mau-mau", 3, 4).reset(range(4)).all_observations is None


def test_bad_arguments_are_reported_in_one_sentence() -> None:
    from spielkiste.lab.batch import Batch

    for bots in ({3: "random"}, {0: "random", 1: "random", 2: "random"}):
        with pytest.raises(BadSetup, match="Bots sit at some of the seats 0 to 2"):
            Batch("mau-mau", 3, 4, bots=bots)
    with pytest.raises(BadBot, match="There is no bot 'nobody'"):
        Batch("mau-mau", 3, 4, bots={0: "nobody"})

    with pytest.raises(BadSetup, match="must be at least 1, not 0"):
        Batch("mau-mau", 3, 0)
    with pytest.raises(BadSetup, match="seats, not 99"):
        Batch("mau-mau", 99, 4)
    many = Batch("mau-mau", 3, 4)
    for early in (many.sample, many.turn, many.play_out, lambda: many.step([0] * 4), lambda: many.state(0)):
        with pytest.raises(BadSetup, match=r"reset\(\) comes first"):
            early()
    for seeds in ([1, 2], [[1], [2], [3], [4]], [0.5] * 4, ["a", "b", "c", "d"]):
        with pytest.raises(BadSetup, match="There must be 4 seeds, whole numbers, not "):
            many.reset(seeds)  # type: ignore[arg-type]
    turn = many.reset(range(4))
    for actions in ([1, 2], [0.5] * 4, None, "abcd", turn.masks):
        with pytest.raises(BadMove, match="There must be 4 actions, whole numbers, not "):
            many.step(actions)


@pytest.mark.parametrize("wrong", [-1, 10_000])
def test_one_action_that_is_not_allowed_leaves_all_tables_as_they_were(wrong: int) -> None:
    from spielkiste.lab.batch import Batch

    many = Batch("mau-mau", 3, 4)
    turn = many.reset(range(4))
    before = [many.state(table).position() for table in range(4)]
    actions = many.sample()
    forbidden = int((turn.masks[3] == 0).nonzero()[0][0])
    for action in (wrong, forbidden):
        actions[3] = action
        with pytest.raises(BadMove, match=f"At table 3 seat . cannot play action {action} .* now; its mask says which it can"):
            many.step(actions)
    assert [many.state(table).position() for table in range(4)] == before


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("package", ["numpy", "pettingzoo", "gymnasium", "pyspiel"])
def test_the_examples_of_the_documentation_run(package: str) -> None:
    if find_spec(package) is None:
        pytest.skip(f"{package} is not installed: pip install 'spielkiste[lab]'")
    module = {"numpy": "batch", "pettingzoo": "aec", "gymnasium": "gym", "pyspiel": "spiel"}[package]
    blocks = re.findall(r"^```text\n(.*?)^```", LAB.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    [example] = [block for block in blocks if f"spielkiste.lab import {module}" in block]
    exec(example, {})


def test_a_turn_is_printed_in_one_line() -> None:
    from spielkiste.lab.batch import Batch

    assert repr(Batch("mau-mau", 2, 2).reset([5, 9])).startswith("<Turn of 2 tables: seats [")
    assert "\n" not in repr(Batch("thousand-km", 2, 256).reset(range(256)))
