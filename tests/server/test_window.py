"""Test how long a reaction window stays open."""

import pytest

from spielkiste.bots import make_bot
from spielkiste.core.registry import find
from spielkiste.games.number_rally.bot import QUICKEST, SLOWEST
from spielkiste.host.pace import INSTANT, Pace, window
from spielkiste.host.window import Window
from spielkiste.table import logbook
from spielkiste.table.match import Chair, Match


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_window_among_bots_lasts_as_long_as_the_slowest_bot_needs(level: int) -> None:
    """A weak bot must not snap sooner because no person is asked: the player of the card is still drawing."""
    rally = find("number-rally")
    match = Match(
        Match.opening(
            rally,
            {"tempo": "live", "begins": 1},
            [Chair("person", "Lina"), *[Chair("bot", f"Bot {place}", f"rules@{level}") for place in range(2)]],
        )
    )
    match.enter(logbook.Deal(seed="window"))
    assert match.state is not None
    numbers = [move for move in match.state.moves(0) if move <= 10]
    match.enter(match.move(0, numbers[0]))
    assert match.clock_runs()
    opened = Window(Pace())
    opened.watch(match)
    assert rally.reaction_ms() // 3 <= opened.ms <= rally.reaction_ms()
    assert opened.ms * 0.8 >= min(SLOWEST[level - 1], 0.8 * rally.reaction_ms()) - 1 >= QUICKEST[level - 1] - 1


@pytest.mark.parametrize("company", ["bots", "people"])
def test_a_person_alone_among_bots_waits_for_nothing(company: str) -> None:
    """Nobody can learn from a quick answer that there was no choice.  Among people the window stays fair."""
    other = Chair("bot", "Kurt", "rules@3") if company == "bots" else Chair("person", "Kurt")
    found = set()
    for seed in range(60):
        match = Match(Match.opening(find("thousand-km"), {"tempo": "live", "begins": 1}, [Chair("person", "Lina"), other]))
        match.enter(logbook.Deal(seed=f"alone {seed}"))
        assert match.state is not None
        while not match.over and (asked := match.state.actors()):
            (seat, *_), moves = asked, match.state.moves(asked[0])
            if (silence := match.state.silence(seat)) >= 0 and seat == 0:
                helpless = moves == [silence]
                assert match.clock_runs() == (company == "people" or not helpless)
                found.add(helpless)
            attack = next((move for move in moves if match.game.notation(move).startswith("attack")), moves[0])
            match.enter(match.move(seat, attack))
        if len(found) == 2:
            return
    raise AssertionError(f"seen only {found}")


def test_a_window_is_as_long_as_the_pace_says() -> None:
    assert window(Pace(), 6000, True) == 6000
    assert window(Pace(), 6000, False) == 2000
    assert window(Pace(), 2400, False, 1600) == 2000
    assert window(Pace(), 2400, False, 5000) == 2400
    assert window(INSTANT, 6000, False, 5000) == 0


def test_a_bots_slowest_reaction_time_is_public() -> None:
    rally = find("number-rally")
    assert [make_bot(f"rules@{level}", rally, 0, 2, 0).slowest_ms for level in range(1, 6)] == SLOWEST
    assert make_bot("rules@1", find("thousand-km"), 0, 2, 0).slowest_ms == 0
