"""Test the interfaces for researchers: observations, PettingZoo and OpenSpiel."""

import re
from collections import Counter
from collections.abc import Callable
from importlib.util import find_spec
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest

import spielkiste
from spielkiste.core.batch import next_seat, rewards
from spielkiste.core.encoding import Code, Encoding, Plane
from spielkiste.core.errors import BadMove, BadSetup
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.matching import bars_of, explain
from spielkiste.games.numnum.material import KIND_OF
from spielkiste.lab.door import encoded, needed, planes
from tests.number_rally.scenario import table

GAMES = [game for game in spielkiste.games() if game.encoding is not None]
HINT = "pip install 'spielkiste[lab]' brings it"


def set_ups(config: pytest.Config) -> list[tuple[str, int]]:
    """Return every game with its fewest seats, or every seat count in a thorough run."""
    every = bool(config.getoption("--thorough"))
    return [(game.slug, count) for game in GAMES for count in game.usual_seat_counts()[: None if every else 1]]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seats" in metafunc.fixturenames:
        metafunc.parametrize(("slug", "seats"), set_ups(metafunc.config))


def test_all_eight_games_can_be_seen_in_numbers() -> None:
    assert len([game for game in GAMES if game.slug != "new-game"]) == 8
    for game in GAMES:
        assert game.encoding is not None
        names = [plane.name for plane in game.encoding.planes]
        assert len(set(names)) == len(names) and all(plane.meaning and plane.size > 0 for plane in game.encoding.planes)
        assert game.encoding.start(names[-1]) + game.encoding.planes[-1].size == game.encoding.size


def test_the_page_about_the_numbers_is_up_to_date() -> None:
    page = (Path(__file__).parents[1] / "docs" / "encodings.md").read_text(encoding="utf-8")
    assert page.endswith(planes()), "print(spielkiste.lab.door.planes()) gives the tables"


@pytest.mark.parametrize(("slug", "skipped"), [("thousand-km", 0), ("number-rally", 1), ("mau-mau", 0)])
def test_a_hand_is_in_the_order_of_the_material(slug: str, skipped: int) -> None:
    state = spielkiste.new(slug, 2, seed=5)
    encoding = spielkiste.find(slug).encoding
    assert encoding is not None
    start = encoding.start("hand") + skipped
    seen = dict(zip(state.material(), state.observe(0)[start:], strict=False))
    position = state.position()
    hands = position["cards" if slug == "mau-mau" else "hands"]
    assert {name: count for name, count in seen.items() if count} == Counter(hands[0])  # type: ignore[index]


def test_an_encoding_can_be_printed() -> None:
    encoding = spielkiste.find("thousand-km").encoding
    assert encoding is not None
    lines = str(encoding).splitlines()
    assert lines[0] == "version 2, 210 numbers" and lines[1] == "  0: phase (4): one of: turn, reaction, over, counted"
    assert len(lines) == 1 + len(encoding.planes)
    assert repr(encoding) == "<Encoding of version 2, 210 numbers>" and repr(encoding.planes[1]).startswith(
        "<Plane turn, 8 numbers: "
    )


def test_an_observation_says_what_its_planes_say(slug: str, seats: int) -> None:
    game = spielkiste.find(slug)
    assert game.encoding is not None
    state = game.new(seats, "seen")
    rng = Rng("seen")
    for _ in range(40):
        if state.outcome() is not None:
            break
        for seat in range(seats):
            seen = state.observe(seat)
            assert len(seen) == game.encoding.size
            start = game.encoding.start("phase")
            assert sum(seen[start : start + game.encoding.planes[0].size]) == 1
            if "turn" in [plane.name for plane in game.encoding.planes]:
                turn = game.encoding.start("turn")
                assert seen[turn : turn + seats].index(1) == (int(str(state.view(seat)["turn"])) - seat) % seats
        seat = next_seat(state, -1)
        state.apply(seat, rng.pick(state.moves(seat)))


def test_own_cards_are_counted_kind_by_kind() -> None:
    state = table([["5", "5", "refuel"], ["1", "2"]], total=31, car=1)
    encoding = encoded("number-rally").encoding
    assert encoding is not None
    seen = state.observe(0)
    hand = seen[encoding.start("hand") :]
    assert hand[5] == 2 and hand[16] == 1 and sum(hand[:19]) == 3
    assert seen[encoding.start("total")] == 31
    assert list(seen[encoding.start("car") :][:3]) == [0, 1, 0]
    assert list(state.observe(1)[encoding.start("car") :][:3]) == [1, 0, 0]


@pytest.mark.parametrize("slug", ["wall-break", "clear-away"])
def test_the_wall_tells_which_free_cards_match(slug: str) -> None:
    state = spielkiste.find(slug).new(2, "matches")
    encoding = encoded(slug).encoding
    assert encoding is not None
    rng = Rng("matches")
    while state.outcome() is None:
        seat = next_seat(state, -1)
        numbers = iter(state.observe(seat)[encoding.start("matches") :])
        view: Any = state.view(seat)
        cards = [[KIND_OF[name] for name in stack["cards"]] for stack in view["stacks"]]
        for first, second in combinations_with_replacement(range(7), 2):
            pair = cards[first][-2:] if first == second else [*cards[first][-1:], *cards[second][-1:]]
            seen = next(numbers)
            assert seen == (explain(pair[0], pair[1], bars_of(view["bars"])).level() if len(pair) == 2 else 0)
        state.apply(seat, rng.pick(state.moves(seat)))


def test_encoded_numbers_are_clamped_and_missing_ones_are_zero() -> None:
    code = Code(Encoding(1, [Plane("a", 3, "some"), Plane("b", 2, "one of two")]))
    code.put([1000, 7])
    code.one_of(-1)
    assert code.done() == bytes([255, 7, 0, 0, 0])
    with pytest.raises(KeyError):
        Encoding(1, []).start("c")


SMALL = Encoding(1, [Plane("a", 3, "some"), Plane("b", 2, "one of two")])


@pytest.mark.parametrize(
    ("write", "said"),
    [
        (lambda code: code.put([1]), "observe() wrote 1 of 2 planes of its encoding. Write them in the order of ENCODING."),
        (lambda code: [code.flag(False) for _ in range(3)], "observe() wrote 3 of 2 planes"),
        (lambda code: [code.skip(3), code.flag(True)], "observe() wrote 4 of 2 planes"),
        (lambda code: code.put([1, 2, 3, 4]), "observe() wrote place 3 of the plane 'a', which has the places 0 to 2."),
        (lambda code: code.one_of(3), "observe() wrote place 3 of the plane 'a'"),
        (lambda code: code.counted([0, -1]), "observe() wrote place -1 of the plane 'a'"),
        (lambda code: [code.skip(1), code.plane(), code.cards(1, [5, 6], 0, 2)], "observe() wrote place 2 of the plane 'b'"),
    ],
)
def test_an_encoding_that_is_not_filled_as_declared_is_named(write: Callable[[Code], object], said: str) -> None:
    code = Code(SMALL)
    with pytest.raises(BadSetup, match=re.escape(said)):
        write(code)
        code.done()


def test_several_actors_come_one_after_the_other() -> None:
    state = table([["5"], ["5", "1"], ["5", "2"]], total=16, turn=0)
    state.play(0, "lay 5")
    assert set(state.actors()) == {1, 2} and next_seat(state, 0) == 1
    state.play(1, "pass")
    assert next_seat(state, 1) == 2
    assert rewards(state) == [0.0, 0.0, 0.0]


def test_a_missing_package_is_named_in_one_sentence() -> None:
    with pytest.raises(ImportError, match=r"pip install 'spielkiste\[lab\]'"):
        needed("no_such_package")
    without = [game.slug for game in spielkiste.games() if game.encoding is None]
    for slug in without[:1]:
        with pytest.raises(BadSetup, match="has no encoding"):
            encoded(slug)


@pytest.mark.skipif(find_spec("pettingzoo") is None, reason=f"PettingZoo is not here: {HINT}")
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_finds_nothing_to_complain_about(slug: str, seats: int) -> None:
    from pettingzoo.test import api_test, seed_test

    from spielkiste.lab import aec

    api_test(aec.env(slug, seats), num_cycles=40, verbose_progress=False)
    seed_test(lambda: aec.env(slug, seats), num_cycles=20)


@pytest.mark.skipif(find_spec("gymnasium") is None, reason=f"Gymnasium is not here: {HINT}")
@pytest.mark.filterwarnings("ignore")
def test_gymnasium_finds_nothing_to_complain_about(slug: str, seats: int) -> None:
    from gymnasium.utils.env_checker import check_env

    from spielkiste.lab import gym

    check_env(gym.env(slug, seats, "random"), skip_render_check=True)


@pytest.mark.skipif(find_spec("gymnasium") is None, reason=f"Gymnasium is not here: {HINT}")
def test_one_agent_plays_whole_games_against_bots() -> None:
    from spielkiste.lab import gym

    env = gym.env("mau-mau", 3, "random", seat=1, begins=1)
    env.action_space.seed(3)
    ends = []
    _, info = env.reset(seed=3)
    for _ in range(9):
        over = False
        while not over:
            assert info["action_mask"].any()
            _, reward, over, _, info = env.step(env.action_space.sample(mask=info["action_mask"].astype("int8")))
        ends.append(round(reward, 3))
        _, info = env.reset()
    assert set(ends) == {-0.333, 0.667}
    _, reward, over, _, info = env.step(int(info["action_mask"].argmin()))
    assert over and info["illegal"] and round(reward, 3) == -0.333


@pytest.mark.skipif(find_spec("pettingzoo") is None, reason=f"PettingZoo is not here: {HINT}")
@pytest.mark.filterwarnings("ignore")
def test_an_illegal_action_changes_nothing_or_ends_the_game_as_pettingzoo_does_it() -> None:
    from pettingzoo.utils.wrappers import TerminateIllegalWrapper

    from spielkiste.lab import aec

    env = aec.env("mau-mau", 2)
    env.reset(seed=5)
    wrong = int(env.last()[0]["action_mask"].argmin())
    before = env.unwrapped.state_of_game.position()
    with pytest.raises(BadMove):
        env.step(wrong)
    assert env.unwrapped.state_of_game.position() == before
    ending = TerminateIllegalWrapper(env, illegal_reward=-0.5)
    ending.reset(seed=5)
    loser = ending.agent_selection
    ending.step(wrong)
    assert ending.rewards[loser] == -0.5 and all(ending.terminations.values())


@pytest.mark.skipif(find_spec("pettingzoo") is None, reason=f"PettingZoo is not here: {HINT}")
def test_a_render_mode_that_does_not_exist_is_refused() -> None:
    from spielkiste.lab import aec

    assert aec.env("mau-mau", 2, render_mode="ansi").render_mode == "ansi"
    with pytest.raises(BadSetup, match="render_mode is None or 'ansi'"):
        aec.env("mau-mau", 2, render_mode="foo")


@pytest.mark.skipif(find_spec("pettingzoo") is None, reason=f"PettingZoo is not here: {HINT}")
def test_a_whole_game_by_the_mask_alone_gives_everything_to_the_winners() -> None:
    from spielkiste.lab import aec

    env = aec.env("mau-mau", 3, begins=1)
    env.reset(seed=5)
    rng = Rng("mask")
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        moves = [move for move, allowed in enumerate(seen["action_mask"]) if allowed]
        assert bool(moves) != (ended or cut)
        env.step(None if ended or cut else rng.pick(moves))
    assert abs(sum(total.values())) < 1e-9 and max(total.values()) > 0.3


@pytest.mark.skipif(find_spec("pyspiel") is None, reason=f"OpenSpiel is not here: {HINT}")
def test_open_spiel_finds_nothing_to_complain_about(slug: str, seats: int) -> None:
    import pyspiel

    from spielkiste.lab import spiel

    game = pyspiel.load_game(f"{spiel.short_name(slug)}(players={seats},deals=10)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.skipif(find_spec("pyspiel") is None, reason=f"OpenSpiel is not here: {HINT}")
def test_equal_stories_are_one_information_state_and_no_others() -> None:
    import pyspiel

    from spielkiste.lab import spiel

    game = pyspiel.load_game(f"{spiel.short_name('memo-race')}(players=2,deals=5)")
    states = []
    for deal in (0, 0, 1):
        state = game.new_initial_state()
        state.apply_action(deal)
        states.append(state)
    same, again, other = [state.information_state_string(0) for state in states]
    assert same == again and states[0].clone().information_state_string(0) == same
    states[0].apply_action(states[0].legal_actions()[0])
    assert states[0].information_state_string(0) != same and isinstance(other, str)
