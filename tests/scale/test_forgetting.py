"""Test forgetting in a database that several servers share."""

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from spielkiste.store import postgres as module
from spielkiste.store.calendar import DAY, Kept
from spielkiste.store.postgres import PostgresStore
from tests.server.harness import Player, Server
from tests.store.contract import entry
from tests.store.forgetting import DAYS, Clocks, ForgettingContract


class TestForgetting(ForgettingContract):
    """Run the contract of every store, with a database whose clock is wrong."""

    @pytest.fixture
    def opened(self, database: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[Clocks], PostgresStore]:
        real = module.kept_time

        def opening(clocks: Clocks) -> PostgresStore:
            def lying(connection: psycopg.Connection[Any]) -> tuple[Kept | None, float | None, float]:
                return (*real(connection)[:2], clocks.wall)

            monkeypatch.setattr(module, "kept_time", lying)
            return PostgresStore(database, clocks.calendar())

        return opening


@pytest.mark.parametrize("days", [400, -400])
def test_one_server_whose_clock_is_wrong_marks_and_deletes_nothing(
    database: str, days: int, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(PostgresStore(database)) as right:
        right.forget(DAYS)
        right.create("one", "s", right.now() - int(2 * DAY), [entry(0)]).result()
        right.mark("one", "waiting", right.now() - int(2 * DAY)).result()
        right.release("one")
        clocks = Clocks()
        clocks.wall += days * DAY
        with closing(PostgresStore(database, clocks.calendar())) as wrong:
            clocks.run(wrong, 20)
            assert wrong.marked() == (0, 0) and abs(wrong.now() - right.now()) < DAY
            assert "clocks of this server and its database differ" in caplog.text
            # Times of use are on the shared clock, not on the server's own.
            wrong.create("two", "s", wrong.now(), [entry(0)]).result()
            wrong.release("two")
        right.forget(DAYS)
        assert right.marked() == (1, 0) and right.load("two") is not None


def test_another_server_is_started_with_a_wrong_clock(
    serve: Callable[..., Server], database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server accepts players like any other, and nothing in the shared database ages because of its clock."""
    first = serve()
    keys, _ = first.people(1, bots=1, tempo="calm")
    first.post("api/class", {"game": "thousand-km", "size": 2, "places": 3})
    first.stop()
    clock = tmp_path / "clock"
    clock.write_text(str(400 * DAY), encoding="utf-8")
    monkeypatch.setenv("TEST_CLOCK", str(clock))
    second = serve()
    with psycopg.connect(database, autocommit=True) as connection:
        deadline = time.monotonic() + 1
        while time.monotonic() < deadline:
            found = connection.execute("SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM rooms)").fetchone()
            assert found == (1, 1)
            time.sleep(0.05)
    assert Player(second, keys).welcome["t"] == "welcome"
