"""Test that links between servers detect lost, doubled and reordered messages."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from spielkiste.relay import links
from spielkiste.relay.carriers import Receive
from spielkiste.relay.links import Links
from spielkiste.relay.parcels import AnyParcel, Gone, read


class FakeBus:
    """Carries messages between two ends in one event loop; `spoil` decides what happens to each."""

    def __init__(self) -> None:
        self.up = True
        self.spoil: Callable[[bytes], list[bytes]] = lambda letter: [letter]
        self._ends: dict[str, Receive] = {}

    async def listen(self, name: str, receive: Receive) -> None:
        self._ends[name] = receive
        await asyncio.Event().wait()

    async def send(self, receiver: str, letter: bytes) -> bool:
        for each in self.spoil(letter):
            self._ends[receiver](each)
        return self.up

    async def close(self) -> None:
        self._ends.clear()


class End:
    """One server on the bus."""

    def __init__(self, name: str, other: str, bus: FakeBus) -> None:
        self.heard: list[str] = []
        self.torn = 0
        self.used = {other}
        self._other = other
        self.links = Links(name, [bus], self._take, self._tear, lambda: self.used)

    def _take(self, _: str, parcel: AnyParcel) -> None:
        if isinstance(parcel, Gone):
            self.heard.append(parcel.pipe)

    def _tear(self, _: str) -> None:
        self.torn += 1

    async def say(self, *words: str) -> None:
        for word in words:
            self.links.send(self._other, Gone(word))
            await asyncio.sleep(0.01)


def on_a_fake_bus(act: Callable[[FakeBus, End, End], Awaitable[None]]) -> None:
    async def run() -> None:
        bus = FakeBus()
        ends = End("a", "b", bus), End("b", "a", bus)
        for end in ends:
            end.links.start()
        await asyncio.sleep(0)
        await act(bus, *ends)
        for end in ends:
            await end.links.close()

    # In its own thread: a browser opened by other tests runs an event loop in this one.
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, run()).result()


@pytest.fixture(autouse=True)
def slow_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "BEAT_SECONDS", 1000.0)


def test_a_duplicate_message_is_handled_once() -> None:
    async def act(bus: FakeBus, a: End, b: End) -> None:
        bus.spoil = lambda letter: [letter, letter]
        await a.say("one", "two", "three")
        assert b.heard == ["one", "two", "three"] and not (a.torn or b.torn)

    on_a_fake_bus(act)


def test_a_lost_letter_resets_the_link_at_both_ends() -> None:
    async def act(bus: FakeBus, a: End, b: End) -> None:
        await a.say("one")
        await b.say("yes")
        bus.spoil = lambda _: []
        await a.say("lost")
        bus.spoil = lambda letter: [letter]
        await a.say("after")
        assert b.heard == ["one"] and b.torn and a.torn
        await a.say("anew")
        await b.say("again")
        assert b.heard == ["one", "anew"] and a.heard == ["yes", "again"]

    on_a_fake_bus(act)


def test_reordered_letters_reset_the_link() -> None:
    async def act(bus: FakeBus, a: End, b: End) -> None:
        await a.say("one")
        held: list[bytes] = []

        def late(letter: bytes) -> list[bytes]:
            if not held:
                held.append(letter)
                return []
            return [letter, held[0]]

        bus.spoil = late
        await a.say("two", "three")
        assert b.heard == ["one"] and b.torn

    on_a_fake_bus(act)


def test_silence_resets_the_link(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "BEAT_SECONDS", 0.02)
    monkeypatch.setattr(links, "SILENCE_SECONDS", 0.1)

    async def act(bus: FakeBus, a: End, b: End) -> None:
        await a.say("one")
        bus.spoil = lambda _: []
        async with asyncio.timeout(10):
            while not (a.torn and b.torn):
                await asyncio.sleep(0.02)

    on_a_fake_bus(act)


def test_a_carrier_that_fails_resets_the_link_at_once() -> None:
    async def act(bus: FakeBus, a: End, b: End) -> None:
        bus.up = False
        bus.spoil = lambda _: []
        await a.say("one")
        assert a.torn and not b.heard

    on_a_fake_bus(act)


@pytest.mark.parametrize("words", [("two",), ("two", "three"), ("two", "three", "four")], ids=len)
def test_simultaneous_resets_do_not_repeat_forever(words: tuple[str, ...]) -> None:
    """One end slept, reset its link several times, and afterwards reads what it received meanwhile."""

    async def act(bus: FakeBus, a: End, b: End) -> None:
        await a.say("one")
        await b.say("yes")
        held: list[bytes] = []

        def late(letter: bytes) -> list[bytes]:
            if read(letter).sender == "a":
                return [letter]
            held.append(letter)
            return []

        # The message arrives, but the sender cannot know that: one end resets the link twice.
        bus.spoil = late
        for word in words:
            bus.up = False
            await a.say(word)
            bus.up = True
            await b.say("what?")
        bus.spoil = lambda letter: [letter]
        for letter in held:
            await bus.send("a", letter)
        for _ in range(5):
            await a.say("here")
            await b.say("here")
        before = a.torn, b.torn
        await a.say("anew")
        await b.say("again")
        assert (a.torn, b.torn) == before, "each end answers the other's reset with a reset of its own"
        assert b.heard[-1] == "anew" and a.heard[-1] == "again"

    on_a_fake_bus(act)


def test_links_close_although_a_carrier_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "CLOSE_SECONDS", 0.05)

    class Stubborn(FakeBus):
        closed = False

        async def listen(self, name: str, receive: Receive) -> None:
            while not self.closed:
                with contextlib.suppress(asyncio.CancelledError):
                    await asyncio.sleep(0.01)

        async def close(self) -> None:
            self.closed = True

    async def run() -> None:
        carrier = Stubborn()
        end = Links("a", [carrier], lambda *_: None, lambda _: None, set)
        end.start()
        await asyncio.sleep(0)
        await end.close()
        assert carrier.closed

    asyncio.run(run())
