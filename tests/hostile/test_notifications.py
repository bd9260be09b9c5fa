"""Notifications under attack: silent name servers and push services, floods of devices, odd addresses, broken tables."""

import asyncio
import socket
import threading
import time
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.host import lobby, turns
from spielkiste.host.hall import Hall
from spielkiste.host.pace import DAY, INSTANT, WEEK
from spielkiste.host.table import TableHost
from spielkiste.host.threads import in_thread
from spielkiste.store.contract import Subscription
from spielkiste.store.sqlite import SqliteStore
from tests.store.forgetting import Clocks

pytest.importorskip("py_vapid", reason="needs the extra push")

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from spielkiste.server import push
from spielkiste.server.push import BadEndpoint, Call, Pushes, new_key

PEOPLE = [lobby.NewSeat("here", "Lina"), lobby.NewSeat("here", "Rudi")]
#: Longer than anything here takes; only a failing test waits for it.
PATIENCE = 60


def _device(endpoint: str) -> lobby.Device:
    point = ec.generate_private_key(ec.SECP256R1()).public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return lobby.Device(endpoint, _text(point), _text(b"0123456789abcdef"))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class House:
    """A hall with notifications, and the clocks of the test."""

    def __init__(self, path: Path) -> None:
        self.clocks = Clocks()
        self.store = SqliteStore(path / "tables.db", self.clocks.calendar())
        self.hall = Hall(self.store, INSTANT, turns=self.store.turns)
        self.pushes = Pushes(self.store.turns, new_key(), near=True)
        assert self.hall.turns is not None
        self.turns = self.hall.turns
        self.turns.caller = self.pushes

    async def table(self, **how: Any) -> TableHost:
        made = await self.hall.open_table(lobby.NewTable("thousand-km", PEOPLE, {"begins": 1}, **how))
        found, _ = await self.hall.find(made.seats[0].key)
        return found

    async def store_now(self, table: TableHost, name: str, endpoint: str, holder: int = 0) -> None:
        """Put a device for the second seat into the store."""
        body = self.pushes.checked(_device(endpoint))
        await self.hall.kept(self.store.turns.subscribe(table.id, Subscription(1, holder, name, body)))


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Callable[[Callable[[House], Awaitable[None]]], None]]:
    def run(attack: Callable[[House], Awaitable[None]]) -> None:
        async def whole() -> None:
            house = House(tmp_path)
            try:
                async with asyncio.timeout(PATIENCE):
                    await attack(house)
            finally:
                await house.pushes.close()
                await house.hall.close()

        asyncio.run(whole())

    yield run


def _call(table: TableHost, holder: int = 0) -> Call:
    return Call(table.id, "thousand-km", {1: (holder, ["Lina"])}, False)


def test_a_silent_name_server_stops_nobody(inside: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library's look-up of a name cannot be cancelled, and may take minutes."""
    free, looking = threading.Event(), threading.Semaphore(0)
    names: list[str] = []

    def silent(name: str, *_: object, **__: object) -> list[Any]:
        names.append(name)
        looking.release()
        free.wait(PATIENCE)
        raise socket.gaierror

    async def attack(house: House) -> None:
        monkeypatch.setattr(push, "DELIVERY_SECONDS", 0.01)
        monkeypatch.setattr(house.pushes, "_near", False)
        table = await house.table()
        for number in range(40):
            await house.store_now(table, f"device {number}", f"https://x{number}.example.org/")
        monkeypatch.setattr(socket, "getaddrinfo", silent)
        house.pushes.start()
        for _ in range(push.SENDERS):
            house.pushes.call(table, [1], False)
        for _ in range(push.SENDERS):
            await in_thread(looking.acquire)
        # All senders wait.  Tables are opened and read as ever.
        for _ in range(3):
            await house.table()
        assert len(names) == push.SENDERS

    try:
        inside(attack)
    finally:
        free.set()


def test_a_silent_push_service_is_asked_less_and_less(inside: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def attack(house: House) -> None:
        tried: list[str] = []
        now = 1000.0

        async def silent(call: Call, device: lobby.Device, names: list[str]) -> int:
            tried.append(device.endpoint)
            raise TimeoutError

        monkeypatch.setattr(house.pushes, "_near", False)
        monkeypatch.setattr(house.pushes, "_send", silent)
        monkeypatch.setattr(push, "time", SimpleNamespace(monotonic=lambda: now, time=time.time))
        table = await house.table()
        await house.store_now(table, "device", "https://x.example.org/")
        for _ in range(24 * 60):
            await house.pushes._send_all(_call(table))
            now += push.PAUSE_SECONDS
        # Every minute for a day.
        assert 5 <= len(tried) <= 14

    inside(attack)


def test_many_devices_at_once_are_no_more_than_four(inside: Any) -> None:
    async def attack(house: House) -> None:
        table = await house.table()
        devices = [_device(f"https://push{number}.example.org/") for number in range(20)]
        await asyncio.gather(*(house.turns.subscribe(table, 1, device) for device in devices))
        assert len(house.store.turns.subscriptions(table.id)) == turns.MOST_DEVICES

    inside(attack)


def test_a_table_of_a_class_keeps_no_devices(inside: Any) -> None:
    async def attack(house: House) -> None:
        table = await house.table()
        table.in_a_room = True
        with pytest.raises(BadSetup):
            await house.turns.subscribe(table, 1, _device("https://push.example.org/x"))
        assert house.store.turns.subscriptions(table.id) == []

    inside(attack)


def test_an_old_message_does_not_unsubscribe_who_sits_there_now(inside: Any) -> None:
    """The message waited, or its server slept, while another player took the seat and subscribed."""

    async def attack(house: House) -> None:
        table = await house.table()
        await house.store_now(table, "device", "http://127.0.0.1:9/x", holder=1)
        await house.pushes._send_all(_call(table, holder=0))
        await house.hall.kept(house.store.turns.wake_at("", None))
        assert len(house.store.turns.subscriptions(table.id)) == 1
        await house.pushes._send_all(_call(table, holder=2))
        await house.hall.kept(house.store.turns.wake_at("", None))
        assert house.store.turns.subscriptions(table.id) == []

    inside(attack)


@pytest.mark.parametrize(
    "address",
    [
        # NAT64, 6to4, Teredo, and IPv4 in IPv6: each of them embeds a private IPv4 address.
        "64:ff9b::c0a8:1",
        "2002:c0a8:1::1",
        "2001:0:c0a8:1::1",
        "::ffff:192.168.0.1",
        "::192.168.0.1",
        # Multicast, link-local and site-local, reserved, and provider addresses.
        "224.0.0.251",
        "ff0e::fb",
        "fec0::1",
        "fe80::1%lo",
        "240.0.0.1",
        "255.255.255.255",
        "100.64.0.1",
        "198.18.0.1",
    ],
)
def test_no_odd_address_is_public(inside: Any, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def attack(house: House) -> None:
        def found(*_: object, **__: object) -> list[Any]:
            return [(0, 0, 0, "", (address, 443))]

        def connected(*_: object, **__: object) -> None:
            raise AssertionError("connected")

        monkeypatch.setattr(socket, "getaddrinfo", found)
        monkeypatch.setattr(asyncio, "open_connection", connected)
        monkeypatch.setattr(house.pushes, "_near", False)
        table = await house.table()
        with pytest.raises(BadEndpoint):
            await house.pushes._send(_call(table), _device("https://push.example.org/x"), ["Lina"])

    inside(attack)


@pytest.mark.parametrize("part", ["p256dh", "auth"])
def test_keys_with_much_around_them_are_not_kept(inside: Any, part: str) -> None:
    async def attack(house: House) -> None:
        good = _device("https://push.example.org/x")
        setattr(good, part, getattr(good, part) + "!" * 10_000)
        with pytest.raises(BadSetup):
            house.pushes.checked(good)

    inside(attack)


def test_a_hundred_broken_tables_keep_no_other_asleep(inside: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    async def attack(house: House) -> None:
        for _ in range(turns.MOST_AT_ONCE):
            await house.table(slow=True)
        honest = await house.table(slow=True)
        broken = {table for table in house.hall._hosts if table != honest.id}
        found = house.hall.host_of
        troubles: Iterator[Exception] = iter([BadFile("no-rules", "The game is not here."), ValueError("torn")] * 1000)

        async def host_of(table_id: str) -> TableHost | None:
            if table_id in broken:
                raise next(troubles)
            return await found(table_id)

        called: list[str] = []
        monkeypatch.setattr(house.hall, "host_of", host_of)
        monkeypatch.setattr(house.pushes, "call", lambda table, seats, again: called.append(table.id))
        house.clocks.wall += DAY + 1
        house.clocks.steady += DAY + 1
        for _ in range(2):
            await house.hall.kept(house.store.turns.wake_at("", None))
            await house.turns.ring()
        assert called == [honest.id]

    inside(attack)


@pytest.mark.parametrize("apart", [-400 * DAY, 400 * DAY])
def test_a_wrong_clock_reminds_nobody_and_plays_for_nobody(tmp_path: Path, apart: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        house = House(tmp_path)
        table = await house.table(slow=True, relief=True)
        await house.hall.close()
        clocks = Clocks(house.clocks.wall + apart)
        store = SqliteStore(tmp_path / "tables.db", clocks.calendar())
        hall = Hall(store, INSTANT, turns=store.turns)
        assert hall.turns is not None
        hall.turns.caller = house.pushes
        called: list[str] = []
        monkeypatch.setattr(house.pushes, "call", lambda table, seats, again: called.append(table.id))
        # The clock also leaps while the server runs.
        for leap in (0, 30 * DAY, -60 * DAY, WEEK):
            clocks.wall += leap
            await hall.kept(hall.turns.store.wake_at("", None))
            await hall.turns.ring()
        again = await hall.host_of(table.id)
        assert again is not None and again.match.plays_itself(0) and called == []
        await hall.close()

    asyncio.run(run())
