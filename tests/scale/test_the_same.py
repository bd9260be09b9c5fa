"""Run the tests of one server with its file against two that share PostgreSQL and Redis: the results are the same."""

import os
from collections.abc import Callable, Iterator

import pytest

from tests.scale.conftest import QUICK_LEASE
from tests.scale.crossed import Crossed
from tests.scale.services import Postgres, Redis
from tests.server import (
    test_a_way_on,
    test_exactly_once,
    test_forced,
    test_hints,
    test_pace,
    test_playing,
    test_snaps,
    test_window,
)
from tests.server.harness import Server

THOROUGH = bool(os.environ.get("SPIELKISTE_THOROUGH"))
#: Tests that use each path across the link once; a thorough run includes all tests.
REPRESENTATIVE = {
    "test_a_game_is_ended_when_all_who_are_here_agree",
    "test_a_repeated_join_after_leaving_does_not_open_another_players_seat",
    "test_a_request_that_is_sent_again_after_a_reconnect_is_known",
    "test_an_absent_player_can_be_stood_in_for_and_come_back",
    "test_people_who_share_a_device_see_no_hand_until_they_look",
    "test_two_devices_at_one_seat_both_tapping_make_one_move",
    "test_a_player_who_reconnects_gets_the_missed_events",
}
for module in (test_a_way_on, test_exactly_once, test_forced, test_hints, test_pace, test_playing, test_snaps, test_window):
    globals().update(
        {name: found for name, found in vars(module).items() if name in REPRESENTATIVE or (THOROUGH and name.startswith("test_"))}
    )


@pytest.fixture(scope="module")
def server(postgres: Postgres, redis: Redis) -> Iterator[Server]:
    running = Crossed(postgres.new_database(), "--quick", "--bus", redis.url, lease=QUICK_LEASE)
    yield running
    code, out = running.stop()
    assert "Traceback" not in out, out
    assert code == 0


@pytest.fixture
def own_server(database: str, redis: Redis) -> Iterator[Callable[..., Server]]:
    started: list[Server] = []

    def start(*flags: str) -> Server:
        started.append(Crossed(database, *(flags or ("--quick",)), "--bus", redis.url, lease=QUICK_LEASE))
        return started[-1]

    yield start
    for running in started:
        _, out = running.stop()
        assert "Traceback" not in out, out
