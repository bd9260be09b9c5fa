"""Test that a server renews its lease, no matter how expensive the requests are."""

import json
from contextlib import suppress
from threading import Thread

import httpx
import psycopg

from tests.server.harness import Server
from tests.server.recordings import finished

#: The lease is renewed often, so that several renewals fit into one review.
LEASE = json.dumps({"lease": 2.5, "beat": 0.05, "silence": 2.0})
RENEWED = 10


def test_the_lease_is_renewed_while_a_heavy_review_runs(database: str) -> None:
    """Compiled rules do not release the interpreter lock: a review in the server process would stop the renewal, too."""
    server = Server(database, "--quick", lease=LEASE)
    answers: list[httpx.Response] = []

    def ask() -> None:
        with suppress(httpx.TransportError):
            answers.append(server.post("api/review", {"recording": finished("tv-lottery")}))

    asking = Thread(target=ask)
    asking.start()
    until: set[object] = set()
    with psycopg.connect(database, autocommit=True) as connection:
        while len(until) < RENEWED:
            row = connection.execute("SELECT until FROM servers WHERE until > clock_timestamp()").fetchone()
            assert row is not None, "it is taken for dead"
            until.add(row[0])
            assert not answers, f"the lease was renewed only {len(until)} times while the review ran"
    code, said = server.stop()
    asking.join()
    assert code == 0 and "Traceback" not in said and "struck-off" not in said, said
