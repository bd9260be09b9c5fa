"""What dies, sleeps or goes missing costs people a pause and nothing else."""

import json
import os
import signal
import time
from collections.abc import Callable

import pytest

from tests.scale.conftest import Pair
from tests.scale.people import PATIENCE, Person, check, entries, play, somebody_asks
from tests.scale.services import Postgres, Redis
from tests.server.harness import Server

#: Longer than anybody waits.
LONG_LEASE_SECONDS = 120.0
LONG_LEASE = json.dumps({"lease": LONG_LEASE_SECONDS, "beat": 0.4, "silence": 2.0})


def seated(pair: Pair, leader: Server | None = None) -> list[Person]:
    """Two people at one table that the first server leads, one at each server; the first may come to the other, too."""
    keys, _ = (leader or pair.first).people(2, game="clear-away")
    people = [Person([pair.first, pair.second], keys[0], 0, "ada"), Person([pair.second], keys[1], 1, "bob")]
    play(people, 6)
    return people


def until_it_is_the_turn_of(person: Person, other: Person) -> None:
    deadline = time.monotonic() + PATIENCE
    while not person.look().get("moves"):
        assert time.monotonic() < deadline, "it is never their turn"
        if other.begin():
            other.finish()


def asked_and_kept(pair: Pair, people: list[Person]) -> Person:
    """Somebody has asked, it is kept, and they have not read the answer."""
    before = len(entries(pair.database, people[0].table_id))
    asking = somebody_asks(people)
    deadline = time.monotonic() + PATIENCE
    while len(entries(pair.database, people[0].table_id)) == before:
        assert time.monotonic() < deadline, "it is never kept"
    return asking


def whole(pair: Pair, people: list[Person]) -> set[int]:
    """Everything is as it should be; in which epochs the log was written."""
    play(people, 6)
    check(pair.database, people)
    for person in people:
        person.go()
    return {epoch for _, epoch, _ in entries(pair.database, people[0].table_id)}


def test_people_of_one_table_sit_at_different_servers(pair: Pair) -> None:
    people = seated(pair)
    play(people, 14)
    assert whole(pair, people) == {1}, "nobody else had to lead"


def test_the_leader_is_killed_in_the_middle(own_pair: Pair) -> None:
    """What it had kept, but nobody had heard of, is not done again."""
    people = seated(own_pair)
    asking = asked_and_kept(own_pair, people)
    own_pair.first.kill()
    asking.come()
    asking.finish()
    assert whole(own_pair, people) == {1, 2}


def test_a_server_that_only_relays_is_killed(own_pair: Pair) -> None:
    people = seated(own_pair, leader=own_pair.second)
    ada, bob = people
    until_it_is_the_turn_of(ada, bob)
    # Kept by the leader; whether the answer has come as far as the page nobody knows.
    assert asked_and_kept(own_pair, people) is ada
    own_pair.first.kill()
    ada.come()
    ada.finish()
    assert whole(own_pair, people) == {1}


def test_the_leader_sleeps_longer_than_its_lease(own_pair: Pair) -> None:
    """What was said to it meanwhile is read when it wakes up, and must not count."""
    people = seated(own_pair)
    ada, bob = people
    sleeper = own_pair.first.process
    assert sleeper is not None
    until_it_is_the_turn_of(ada, bob)
    os.kill(sleeper.pid, signal.SIGSTOP)
    try:
        # Both sit at the sleeper's table; one of them has another server to go to, which leads it in the end.
        assert ada.begin()
        bob.come()
        written = len(entries(own_pair.database, ada.table_id))
    finally:
        os.kill(sleeper.pid, signal.SIGCONT)
    ada.finish()
    assert whole(own_pair, people) == {1, 2}
    epochs = [epoch for _, epoch, _ in entries(own_pair.database, ada.table_id)]
    assert epochs[:written] == [1] * written and set(epochs[written:]) == {2}, "what the sleeper wrote has counted"


def test_an_orderly_end_hands_the_tables_over(database: str, redis: Redis) -> None:
    """At once: nobody waits until the time of whoever has said goodbye is over."""
    first, second = (Server(database, "--quick", "--bus", redis.url, lease=LONG_LEASE) for _ in range(2))
    pair = Pair(database, first, second)
    people = seated(pair)
    asking = somebody_asks(people)
    ended = time.monotonic()
    first.stop()
    asking.finish()
    assert time.monotonic() - ended < LONG_LEASE_SECONDS / 2
    assert whole(pair, people) == {1, 2}
    _, out = second.stop()
    assert "Traceback" not in out, out


@pytest.mark.parametrize("how", [signal.SIGQUIT, signal.SIGINT], ids=["crash", "orderly"])
def test_the_database_is_restarted(pair: Pair, postgres: Postgres, how: signal.Signals) -> None:
    people = seated(pair)
    postgres.stop(how)
    try:
        # What is asked while it is away is kept when it is back.
        asking = somebody_asks(people)
        time.sleep(0.3)
    finally:
        postgres.start()
    asking.finish()
    assert not asking.refused, "who waits is not sent away"
    whole(pair, people)


def test_the_bus_is_restarted(pair: Pair, redis: Redis) -> None:
    people = seated(pair)
    asking = somebody_asks(people)
    redis.stop(signal.SIGKILL)
    redis.start()
    asking.finish()
    whole(pair, people)


def test_the_bus_goes_away_and_comes_back(pair: Pair, redis: Redis) -> None:
    """Then the database carries what servers have to say to each other."""
    people = seated(pair)
    redis.stop(signal.SIGKILL)
    try:
        play(people, 8)
    finally:
        redis.start()
    whole(pair, people)


def test_without_a_bus_servers_talk_through_the_database(serve: Callable[..., Server], database: str) -> None:
    pair = Pair(database, serve(), serve())
    assert whole(pair, seated(pair)) == {1}
