"""Test that crashes, stalls and lost services cost players a pause and nothing else."""

import json
import os
import signal
import time
from collections.abc import Callable

import pytest

from tests.scale.conftest import Pair
from tests.scale.people import PATIENCE, Person, check, entries, play, start_a_move
from tests.scale.services import Postgres, Redis
from tests.server.harness import Server

#: Longer than any test waits.
LONG_LEASE_SECONDS = 120.0
LONG_LEASE = json.dumps({"lease": LONG_LEASE_SECONDS, "beat": 0.4, "silence": 2.0})


def seated(pair: Pair, leader: Server | None = None) -> list[Person]:
    """Seat two people at a table, one at each server; the first person may use both.  By default the first server leads."""
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
    """Let a player send a move, and wait until it is stored, but not until the player has read the answer."""
    before = len(entries(pair.database, people[0].table_id))
    asking = start_a_move(people)
    deadline = time.monotonic() + PATIENCE
    while len(entries(pair.database, people[0].table_id)) == before:
        assert time.monotonic() < deadline, "the move is never stored"
    return asking


def whole(pair: Pair, people: list[Person]) -> set[int]:
    """Play on and check the table; return the epochs in its log."""
    play(people, 6)
    check(pair.database, people)
    for person in people:
        person.go()
    return {epoch for _, epoch, _ in entries(pair.database, people[0].table_id)}


def test_people_of_one_table_sit_at_different_servers(pair: Pair) -> None:
    people = seated(pair)
    play(people, 14)
    assert whole(pair, people) == {1}, "no other server should have taken over"


def test_the_leader_is_killed_in_the_middle(own_pair: Pair) -> None:
    """An entry that was stored but not yet announced is not repeated."""
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
    # The leader has stored it; the answer may or may not have reached the page.
    assert asked_and_kept(own_pair, people) is ada
    own_pair.first.kill()
    ada.come()
    ada.finish()
    assert whole(own_pair, people) == {1}


def test_the_leader_sleeps_longer_than_its_lease(own_pair: Pair) -> None:
    """Messages that the server received while it was suspended are read when it resumes, and must not count."""
    people = seated(own_pair)
    ada, bob = people
    sleeper = own_pair.first.process
    assert sleeper is not None
    until_it_is_the_turn_of(ada, bob)
    os.kill(sleeper.pid, signal.SIGSTOP)
    try:
        # Both are at the sleeper's table; one of them can use another server, which takes over in the end.
        assert ada.begin()
        bob.come()
        written = len(entries(own_pair.database, ada.table_id))
    finally:
        os.kill(sleeper.pid, signal.SIGCONT)
    ada.finish()
    assert whole(own_pair, people) == {1, 2}
    epochs = [epoch for _, epoch, _ in entries(own_pair.database, ada.table_id)]
    assert epochs[:written] == [1] * written and set(epochs[written:]) == {2}, "an entry written by the sleeper has counted"


def test_an_orderly_end_hands_the_tables_over(database: str, redis: Redis) -> None:
    """The takeover is immediate: no one waits for the lease of a server that has signed off."""
    first, second = (Server(database, "--quick", "--bus", redis.url, lease=LONG_LEASE) for _ in range(2))
    pair = Pair(database, first, second)
    people = seated(pair)
    asking = start_a_move(people)
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
        # A request made while the database is down is stored when it is back.
        asking = start_a_move(people)
        time.sleep(0.3)
    finally:
        postgres.start()
    asking.finish()
    assert not asking.refused, "a waiting request was refused"
    whole(pair, people)


def test_the_bus_is_restarted(pair: Pair, redis: Redis) -> None:
    people = seated(pair)
    asking = start_a_move(people)
    redis.stop(signal.SIGKILL)
    redis.start()
    asking.finish()
    whole(pair, people)


def test_the_bus_goes_away_and_comes_back(pair: Pair, redis: Redis) -> None:
    """Without the bus, servers talk through the database."""
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
