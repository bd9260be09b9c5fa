"""Tables are kept as long as whoever runs the server says, and no longer."""

import sqlite3
import time
from collections.abc import Callable

import pytest

from tests import web
from tests.server.harness import Player, Server, play_to_the_end

DAY = 86_400


def _age(server: Server, days: float) -> None:
    with sqlite3.connect(server.database) as connection:
        connection.execute("update tables set used = ?", (int(time.time() - days * DAY),))
    connection.close()


def _stages(server: Server) -> list[str]:
    with sqlite3.connect(server.database) as connection:
        found = [str(stage) for (stage,) in connection.execute("select stage from tables order by stage")]
    connection.close()
    return found


def _three_tables(server: Server) -> None:
    server.open_table([{"kind": "here"}, {"kind": "open"}])
    server.people(1, bots=1, tempo="calm")
    keys, _ = server.people(1, bots=1)
    play_to_the_end({0: Player(server, keys)})
    server.stop()


@pytest.mark.parametrize(
    ("flags", "told", "days", "left"),
    [
        ([], 365, 0.5, ["over", "playing", "waiting"]),
        ([], 365, 2, ["over", "playing"]),
        ([], 365, 366, []),
        (["--keep", "90d"], 90, 89, ["over", "playing"]),
        (["--keep", "90d"], 90, 91, []),
        (["--keep", "for-ever"], None, 5000, ["over", "playing"]),
    ],
)
def test_what_is_kept(
    own_server: Callable[..., Server], flags: list[str], told: int | None, days: float, left: list[str]
) -> None:
    server = own_server("--quick", *flags)
    assert web.get(server.url + "api/shelf").json()["keep_days"] == told
    _three_tables(server)
    assert _stages(server) == ["over", "playing", "waiting"]
    _age(server, days)
    server.start()
    deadline = time.monotonic() + 10
    while _stages(server) != left and time.monotonic() < deadline:
        time.sleep(0.05)
    assert _stages(server) == left
