"""Test the list of tables that wait for players: who sees it, and which tables are on it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import closing

import pytest
from starlette.types import Scope

from spielkiste.host import hall, lobby
from spielkiste.host.connection import Connection
from spielkiste.host.hall import Hall
from spielkiste.host.pace import INSTANT
from spielkiste.server.hostkey import from_nearby
from spielkiste.store import SqliteStore
from tests import web
from tests.server.harness import PATIENCE, Message, Player, Server

HERE: Message = {"kind": "here", "name": "Anna"}
OPEN: Message = {"kind": "open"}
BOT: Message = {"kind": "bot", "bot": "rules"}


def listed(server: Server, **headers: str) -> list[Message]:
    answer = web.get(f"{server.url}api/waiting", headers=headers, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    found: list[Message] = answer.json()
    return found


def lists(server: Server, **headers: str) -> bool:
    """Return whether the server tells the client of these headers that it shows waiting tables."""
    told: bool = web.get(f"{server.url}api/shelf", headers=headers, timeout=PATIENCE).json()["lists_tables"]
    return told


def test_a_server_lists_no_tables_unless_it_is_told_to(own_server: Callable[..., Server]) -> None:
    server = own_server("--quick")
    made = server.open_table([HERE, OPEN])
    with closing(Player(server, [made["seats"][0]["key"]]).socket):
        assert listed(server) == []
        assert not lists(server)


def test_a_table_is_listed_while_someone_waits_at_it(own_server: Callable[..., Server]) -> None:
    server = own_server("--quick", "--list-tables", "nearby")
    assert lists(server)
    # Where the list is always empty, the page neither asks for it nor sends a phone there.
    assert not lists(server, Host="games.example.org") and not lists(server, **{"X-Forwarded-For": "203.0.113.9"})
    made = server.open_table([{**HERE, "animal": 3}, OPEN, OPEN])
    assert listed(server) == [], "nobody waits there yet"
    with closing(Player(server, [made["spectator_key"]]).socket):
        assert listed(server) == [], "a spectator waits for nobody"
    with closing(Player(server, [made["seats"][0]["key"]]).socket):
        [table] = listed(server)
        assert table == {
            "game": "thousand-km", "names": ["Anna"], "animals": [3], "free": 2, "seats": 3, "join_key": made["join_key"],
        }  # fmt: skip
        joined = server.post("api/join", {"join_key": table["join_key"], "name": "Ben"}).json()
        assert [one["free"] for one in listed(server)] == [1]
        # Through a proxy or a tunnel, everyone would look like a neighbour.
        assert listed(server, **{"X-Forwarded-For": "203.0.113.9"}) == []
        assert listed(server, Host="games.example.org") == []
        ben = Player(server, [joined["seats"][0]["key"]])
        with closing(ben.socket):
            ben.ask(t="start")
            assert listed(server) == [], "the game has started"


def test_a_table_that_waits_for_nobody_is_not_listed(own_server: Callable[..., Server]) -> None:
    server = own_server("--quick", "--list-tables", "everyone")
    alone = server.open_table([HERE, BOT])
    with closing(Player(server, [alone["seats"][0]["key"]]).socket):
        assert listed(server) == []
    waits = server.open_table([HERE, OPEN])
    with closing(Player(server, [waits["seats"][0]["key"]]).socket):
        assert len(listed(server, Host="games.example.org")) == 1


def test_the_list_is_short_and_keeps_the_seats_of_known_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "MOST_WAITING", 2)

    async def run() -> None:
        every = Hall(SqliteStore(":memory:"), INSTANT)
        seats = [lobby.NewSeat("here", "Anna"), lobby.NewSeat("open"), lobby.NewSeat("open")]
        keys = [(await every.open_table(lobby.NewTable("mau-mau", seats))).join_key for _ in range(3)]
        hosts = [(await every.find(key))[0] for key in keys]
        for host in hosts:
            host.presence.come(Connection([0]))
        assert [table.join_key for table in every.waiting()] == [keys[2], keys[1]]
        # The join key would open the kept chair, too.
        hosts[2].match.chairs[1].kept = True
        assert [table.join_key for table in every.waiting()] == [keys[1], keys[0]]
        for host in hosts:
            host.presence.connections.clear()
        await every.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("client", "host", "near"),
    [
        ("192.168.1.20", "192.168.1.5:8080", True),
        ("10.0.0.8", "10.0.0.7", True),
        ("127.0.0.1", "localhost:8080", True),
        ("::1", "[::1]:8080", True),
        ("8.8.8.8", "192.168.1.5:8080", False),
        ("192.168.1.20", "8.8.4.4:8080", False),
        ("127.0.0.1", "tunnel.example.org", False),
        ("192.168.1.20", "rebound.example.org:8080", False),
        ("192.168.1.20", "NAS.local:8080", True),
        ("192.168.1.20", "other.local:8080", False),
        ("192.168.1.20", "nas.example.org:8080", False),
        ("", "localhost:8080", False),
    ],
)
def test_nearby_is_a_private_address_that_calls_a_private_address(
    client: str, host: str, near: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "nas.home")
    scope: Scope = {"type": "http", "client": (client, 5000), "headers": [(b"host", host.encode())]}
    assert from_nearby(scope) is near
    proxied: Scope = {**scope, "headers": [*scope["headers"], (b"x-forwarded-for", b"192.168.1.9")]}
    assert from_nearby(proxied) is False
