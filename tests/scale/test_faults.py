"""What dies, sleeps or goes missing costs people a pause and nothing else."""

import os
import signal
import time
from collections.abc import Callable

import pytest

from tests.scale.people import Person, check, entries, play
from tests.scale.services import Postgres, Redis
from tests.server.harness import Server

Pair = tuple[Server, Server]


def seated(pair: Pair, leader: Server | None = None) -> list[Person]:
    """Two people at one table that the first server leads, one at each server; the first may come to the other, too."""
    first, second = pair
    keys, _ = (leader or first).people(2, game="clear-away")
    people = [Person([first, second], keys[0], 0, "ada"), Person([second], keys[1], 1, "bob")]
    play(people, 6)
    return people


def test_people_of_one_table_sit_at_different_servers(pair: Pair, database: str) -> None:
    people = seated(pair)
    play(people, 20)
    check(database, people)
    assert {epoch for _, epoch, _ in entries(database)} == {1}, "nobody else had to lead"


def test_the_leader_is_killed_in_the_middle(pair: Pair, database: str) -> None:
    people = seated(pair)
    asking = next(person for person in people if person.begin())
    pair[0].kill()
    asking.finish()
    play(people, 6)
    check(database, people)
    assert {epoch for _, epoch, _ in entries(database)} == {1, 2}


def test_a_server_that_only_relays_is_killed(pair: Pair, database: str) -> None:
    people = seated(pair, leader=pair[1])
    asking = next(person for person in people if person.begin())
    pair[0].kill()
    asking.finish()
    play(people, 6)
    check(database, people)
    assert {epoch for _, epoch, _ in entries(database)} == {1}


def test_the_leader_sleeps_longer_than_its_lease(pair: Pair, database: str) -> None:
    """What was said to it meanwhile is read when it wakes up, and must not count."""
    people = seated(pair)
    ada, bob = people
    assert pair[0].process is not None
    while not ada.begin():
        if bob.begin():
            bob.finish()
    ada.finish()
    os.kill(pair[0].process.pid, signal.SIGSTOP)
    try:
        # Both ask the sleeper; one of them has another server to go to.
        if bob.begin():
            bob.finish()
        else:
            ada.begin()
            bob.come()
        bob.look(0.2)
    finally:
        os.kill(pair[0].process.pid, signal.SIGCONT)
    if ada._on_the_way is not None:
        ada.finish()
    play(people, 8)
    check(database, people)
    assert {epoch for _, epoch, _ in entries(database)} == {1, 2}


def test_an_orderly_end_hands_the_tables_over_at_once(pair: Pair, database: str) -> None:
    people = seated(pair)
    begun = time.monotonic()
    pair[0].stop()
    play(people, 4)
    check(database, people)
    assert {epoch for _, epoch, _ in entries(database)} == {1, 2}
    assert time.monotonic() - begun < 20


@pytest.mark.parametrize("how", [signal.SIGQUIT, signal.SIGINT], ids=["crash", "orderly"])
def test_the_database_is_restarted(pair: Pair, database: str, postgres: Postgres, how: signal.Signals) -> None:
    people = seated(pair)
    asking = next(person for person in people if person.begin())
    postgres.restart(0.3, how)
    asking.finish()
    play(people, 6)
    check(database, people)


def test_the_bus_is_restarted(pair: Pair, database: str, redis: Redis) -> None:
    people = seated(pair)
    asking = next(person for person in people if person.begin())
    redis.stop(signal.SIGKILL)
    redis.start()
    asking.finish()
    play(people, 6)
    check(database, people)


def test_the_bus_goes_away_and_comes_back(pair: Pair, database: str, redis: Redis) -> None:
    """Then the database carries what servers have to say to each other."""
    people = seated(pair)
    redis.stop(signal.SIGKILL)
    try:
        play(people, 8)
    finally:
        redis.start()
    play(people, 6)
    check(database, people)


def test_without_a_bus_servers_talk_through_the_database(serve: Callable[..., Server], database: str) -> None:
    people = seated((serve(), serve()))
    check(database, people)
    assert {epoch for _, epoch, _ in entries(database)} == {1}
