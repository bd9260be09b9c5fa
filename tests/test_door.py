"""Test the interfaces for researchers: observations, PettingZoo and OpenSpiel."""

from importlib.util import find_spec
from pathlib import Path

import pytest

import spielkiste
from spielkiste.core.batch import next_seat, rewards
from spielkiste.core.encoding import Code, Encoding, Plane
from spielkiste.core.errors import BadSetup
from spielkiste.core.randomness import Rng
from spielkiste.lab.door import encoded, needed, planes
from tests.number_rally.scenario import do, table

GAMES = [game for game in spielkiste.games() if game.encoding is not None]
HINT = "pip install 'spielkiste[lab]' brings it"


def set_ups(config: pytest.Config) -> list[tuple[str, int]]:
    """Return every game with the fewest seats, or with all numbers in a thorough run."""
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


def test_what_is_too_big_is_the_biggest_and_what_is_missing_is_nothing() -> None:
    code = Code(Encoding(1, [Plane("a", 3, "some"), Plane("b", 2, "one of two")]))
    code.put([1000, 7])
    code.one_of(-1)
    assert code.done() == bytes([255, 7, 0, 0, 0])
    with pytest.raises(KeyError):
        Encoding(1, []).start("c")


def test_several_actors_come_one_after_the_other() -> None:
    state = table([["5"], ["5", "1"], ["5", "2"]], total=16, turn=0)
    do(state, 0, "lay 5")
    assert set(state.actors()) == {1, 2} and next_seat(state, 0) == 1
    do(state, 1, "pass")
    assert next_seat(state, 1) == 2
    assert rewards(state) == [0.0, 0.0, 0.0]


def test_what_is_missing_is_said_in_one_sentence() -> None:
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
