"""Reaches a table wherever it is led: here, or over the link to its leader.

If the leader does not answer, the relay asks the database again who leads, until the lease expires and this server
may lead; the client sees a pause.  When a link is torn, all clients on it are disconnected and reconnect in the
usual way.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec

from spielkiste.api.common import endpoints
from spielkiste.api.endpoint import Context, Endpoint
from spielkiste.core.errors import BadSetup, SpielkisteError
from spielkiste.host import lobby, protocol
from spielkiste.host.connection import SLOW, Connection
from spielkiste.host.hall import Hall, TableAway, WrongKey
from spielkiste.host.table_access import Here, Place
from spielkiste.relay.carriers import Carrier
from spielkiste.relay.guests import Guest, refusal
from spielkiste.relay.links import CLOSE_SECONDS, Links
from spielkiste.relay.parcels import Answered, AnyParcel, Ask, Closed, Gone, NotMine, Open, Opened, Refused, Say, Told
from spielkiste.store.contract import LedElsewhere, StoreClosed, TableLost
from spielkiste.table.keys import table_of

log = logging.getLogger(__name__)

#: How long a client waits for a table whose leader is silent, in seconds; longer than a lease.
PATIENCE = 12.0
PAUSE = 0.2
#: How long to wait for an answer at first, in seconds; doubled each time, because the leader may only be busy.
ANSWER_SECONDS = 2.0

Got = TypeVar("Got")


class NotReached(Exception):
    """The leader does not answer, or no longer leads."""


class Far:
    """A place at a table that another server leads."""

    def __init__(self, pipe: str, peer: str, links: Links, leave: Callable[[str], None]) -> None:
        self.connection = Connection([])
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.peer = peer
        self._pipe = pipe
        self._links = links
        self._leave = leave

    async def welcome(self) -> None:
        """Do nothing: the leader sends the welcome."""

    async def answer(self, text: str | bytes) -> None:
        self._links.send(self.peer, Say(self._pipe, text.encode() if isinstance(text, str) else text))

    def leave(self) -> None:
        self._leave(self._pipe)

    def torn(self) -> None:
        if not self.opened.done():
            self.opened.set_exception(NotReached())
        self.connection.drop(SLOW)


class Relay:
    """This server among those that share its store."""

    def __init__(self, hall: Hall, name: str, carriers: Sequence[Carrier]) -> None:
        self.name = name
        self._here = Here(hall)
        self._hall = hall
        self._context = Context(hall)
        self._links = Links(name, carriers, self._take, self._torn, self._in_use)
        #: By pipe: our clients at tables of other servers, their clients at ours, and unanswered requests.
        self._far: dict[str, Far] = {}
        self._guests: dict[str, tuple[str, Guest]] = {}
        self._asked: dict[str, tuple[str, asyncio.Future[bytes]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- start and end -----------------------------------------------------------------------------------------

    def start(self) -> Callable[[list[str]], None]:
        """Start listening; return a function to call, from any thread, when tables are lost."""
        self._links.start()
        loop = asyncio.get_running_loop()

        def lost(table_ids: list[str]) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._hall.let_go, table_ids)

        return lost

    async def close(self) -> None:
        for peer in self._in_use():
            self._torn(peer)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSE_SECONDS)
        await self._links.close()

    @property
    def carriers(self) -> Sequence[Carrier]:
        return self._links.carriers

    @property
    def people_elsewhere(self) -> int:
        """Return the number of devices here that are at tables of other servers."""
        return len(self._far)

    # -- requests from here ------------------------------------------------------------------------------------

    async def let_in(self, first: protocol.Request) -> Place:
        if not isinstance(first, protocol.Hello) or len({table_of(key) for key in first.keys}) != 1:
            raise WrongKey
        return await self._here_or_at_leader(
            lambda: self._here.let_in(first), lambda peer, patience: self._open(peer, first, patience)
        )

    async def ask(self, endpoint: Endpoint, request: Any) -> Any:
        """Return the answer of the server that leads the table."""
        if isinstance(request, lobby.Join):
            # The client id makes a repeated request take the same seat.
            request = msgspec.structs.replace(request, client=request.client or secrets.token_hex(8))
        return await self._here_or_at_leader(
            lambda: endpoint.answered(self._context, {}, request), self._asking(endpoint, request)
        )

    async def _here_or_at_leader(self, here: Callable[[], Awaitable[Got]], there: Callable[[str, float], Awaitable[Got]]) -> Got:
        deadline = time.monotonic() + PATIENCE
        patience = ANSWER_SECONDS
        while True:
            try:
                return await here()
            except LedElsewhere as led:
                leader = led.server
            except TableLost:
                leader = ""
            except StoreClosed:
                raise TableAway from None
            if leader:
                try:
                    return await there(leader, patience)
                except NotReached:
                    patience *= 2
            if time.monotonic() > deadline:
                raise TableAway
            await asyncio.sleep(PAUSE)

    async def _open(self, peer: str, first: protocol.Request, patience: float) -> Place:
        pipe = secrets.token_hex(8)
        self._links.freshen(peer)
        far = self._far[pipe] = Far(pipe, peer, self._links, self._leave)
        self._links.send(peer, Open(pipe, msgspec.json.encode(first)))
        try:
            async with asyncio.timeout(patience):
                await far.opened
        except TimeoutError:
            self._leave(pipe)
            raise NotReached from None
        except BaseException:
            self._far.pop(pipe, None)
            raise
        return far

    def _leave(self, pipe: str) -> None:
        far = self._far.pop(pipe, None)
        if far is not None:
            self._links.send(far.peer, Gone(pipe))

    def _asking(self, endpoint: Endpoint, request: Any) -> Callable[[str, float], Awaitable[Any]]:
        async def ask(peer: str, patience: float) -> Any:
            pipe = secrets.token_hex(8)
            self._links.freshen(peer)
            answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
            self._asked[pipe] = (peer, answer)
            self._links.send(peer, Ask(pipe, endpoint.relayed, msgspec.json.encode(request)))
            try:
                async with asyncio.timeout(patience):
                    return msgspec.json.decode(await answer, type=endpoint.answer)
            except (TimeoutError, msgspec.MsgspecError):
                # Silence, or the answer of a version that this one cannot read.
                raise NotReached from None
            finally:
                self._asked.pop(pipe, None)

        return ask

    # -- what arrives over the links ---------------------------------------------------------------------------

    def _in_use(self) -> set[str]:
        asked = {peer for peer, _ in self._asked.values()}
        return {far.peer for far in self._far.values()} | {peer for peer, _ in self._guests.values()} | asked

    def _torn(self, peer: str) -> None:
        for pipe, far in [(pipe, far) for pipe, far in self._far.items() if far.peer == peer]:
            del self._far[pipe]
            far.torn()
        for guest in [guest for other, guest in self._guests.values() if other == peer]:
            guest.go()
        for other, answer in self._asked.values():
            if other == peer and not answer.done():
                answer.set_exception(NotReached())

    def _take(self, peer: str, parcel: AnyParcel) -> None:
        match parcel:
            case Told():
                if (far := self._far.get(parcel.pipe)) is not None:
                    for text in parcel.texts:
                        far.connection.send_text(text)
            case Say():
                if parcel.pipe in self._guests:
                    self._guests[parcel.pipe][1].say(parcel.text)
            case Open():
                guest = Guest(parcel.pipe, self._here, lambda parcel: self._links.send(peer, parcel))
                self._guests[parcel.pipe] = (peer, guest)
                self._begin(self._serve_guest(parcel.pipe, guest, parcel.hello))
            case Gone():
                if parcel.pipe in self._guests:
                    self._guests[parcel.pipe][1].go()
            case Opened():
                if (far := self._far.get(parcel.pipe)) is not None:
                    far.connection.seats = parcel.seats
                    if not far.opened.done():
                        far.opened.set_result(None)
            case Closed():
                if (far := self._far.pop(parcel.pipe, None)) is not None:
                    if not far.opened.done():
                        far.opened.set_exception(NotReached())
                    far.connection.drop(parcel.code)
            case Ask():
                self._begin(self._answer_request(peer, parcel))
            case Answered() | Refused() | NotMine():
                self._settle(parcel)

    def _settle(self, parcel: Answered | Refused | NotMine) -> None:
        far = self._far.get(parcel.pipe)
        waiting = far.opened if far is not None else self._asked.get(parcel.pipe, ("", None))[1]
        if waiting is None or waiting.done():
            return
        match parcel:
            case Answered():
                waiting.set_result(parcel.answer)  # type: ignore[arg-type]
            case Refused():
                wrong = parcel.kind == "wrong-key"
                waiting.set_exception(WrongKey() if wrong else BadSetup(parcel.key, parcel.sentence, parcel.arguments))
            case NotMine():
                waiting.set_exception(NotReached())

    def _begin(self, act: Awaitable[None]) -> None:
        task = asyncio.ensure_future(act)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve_guest(self, pipe: str, guest: Guest, hello: bytes) -> None:
        try:
            await guest.run(hello)
        finally:
            self._guests.pop(pipe, None)

    async def _answer_request(self, peer: str, asked: Ask) -> None:
        try:
            endpoint = next((one for one in endpoints if one.relayed == asked.what), None)
            if endpoint is None:
                # A newer server may ask for an endpoint that this one does not have.
                raise TableLost
            answer = await endpoint.answered(self._context, {}, endpoint.read(asked.request, {}))
            self._links.send(peer, Answered(asked.pipe, msgspec.json.encode(answer)))
        except (LedElsewhere, TableLost, StoreClosed):
            self._links.send(peer, NotMine(asked.pipe))
        except SpielkisteError as trouble:
            self._links.send(peer, refusal(asked.pipe, trouble))
