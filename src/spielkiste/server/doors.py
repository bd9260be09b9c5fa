"""The doors: how many may come in, from where, and how long a stranger may stand there without saying anything.

These are the limits below the application: before there is a request, and when an answer is not taken.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.utils import get_remote_addr

from spielkiste.server.limits import network_of

log = logging.getLogger(__name__)

# So long the head of a request may take from the first moment on, and so long an answer may lie there untaken.
HEAD_SECONDS = 10.0
UNTAKEN_SECONDS = 20.0
# A school behind one address has fewer devices, with a few sockets each; a program that opens sockets has more.
MOST_FROM_ONE_NETWORK = 1024
# Descriptors that are not for visitors: the database, files, the listener.
RESERVED = 64


class Doors:
    """Counts the open connections, in all and from each network.  A limit of None means no limit."""

    def __init__(self, most: int | None, most_from_one: int | None) -> None:
        self._most = most
        self._most_from_one = most_from_one
        #: Each open connection with the network it came from.  A connection that was reset does not tell its address any more.
        self._networks: dict[object, str] = {}
        self._from: Counter[str] = Counter()

    @property
    def inside(self) -> int:
        """Return how many connections are open."""
        return len(self._networks)

    def from_network(self, network: str) -> int:
        """Return how many of them come from this network."""
        return self._from[network]

    def enter(self, connection: object, network: str) -> bool:
        """Count a new connection; return whether it may stay."""
        self._networks[connection] = network
        self._from[network] += 1
        return (self._most is None or len(self._networks) <= self._most) and (
            self._most_from_one is None or self._from[network] <= self._most_from_one
        )

    def leave(self, connection: object) -> None:
        """Count a connection that has ended, from wherever it came in."""
        network = self._networks.pop(connection, None)
        if network is not None:
            self._from[network] -= 1
            if not self._from[network]:
                del self._from[network]


def as_many_as_the_system_allows() -> int | None:
    """How many sockets there can be, after asking the system for as many as it gives."""
    try:
        import resource
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 65_536)
    if wanted > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (ValueError, OSError):
            pass
    return max(RESERVED, soft - RESERVED)


def protocols(doors: Doors) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The server's own HTTP and WebSocket, with somebody at the door."""

    class Untaken:
        """Ends a connection whose other end does not take what it is sent."""

        transport: asyncio.Transport
        _untaken: asyncio.TimerHandle | None = None

        def pause_writing(self) -> None:
            super().pause_writing()  # type: ignore[misc]
            if self._untaken is None:
                self._untaken = asyncio.get_running_loop().call_later(UNTAKEN_SECONDS, self.transport.abort)

        def resume_writing(self) -> None:
            super().resume_writing()  # type: ignore[misc]
            self._taken()

        def connection_lost(self, exc: Exception | None) -> None:
            self._taken()
            doors.leave(self.transport)
            super().connection_lost(exc)  # type: ignore[misc]

        def _taken(self) -> None:
            if self._untaken is not None:
                self._untaken.cancel()
                self._untaken = None

    class Http(Untaken, AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        _head: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if doors.enter(transport, _network(transport)):
                self._wait_for_head()
            else:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.transport.get_protocol() is not self:
                # It has become a WebSocket.
                self._head_came()
            elif not self._answering():
                self._wait_for_head()
            else:
                self._head_came()

        def connection_lost(self, exc: Exception | None) -> None:
            self._head_came()
            super().connection_lost(exc)

        def _answering(self) -> bool:
            # Where uvicorn does not tell, its own patience with quiet connections is enough.
            cycle = getattr(self, "cycle", self)
            return cycle is not None and not getattr(cycle, "response_complete", False)

        def _wait_for_head(self) -> None:
            if self._head is None:
                self._head = asyncio.get_running_loop().call_later(HEAD_SECONDS, self.transport.abort)

        def _head_came(self) -> None:
            if self._head is not None:
                self._head.cancel()
                self._head = None

    class WebSocket(Untaken, _web_socket()):  # type: ignore[misc]
        pass

    return Http, WebSocket


def _web_socket() -> Any:
    """Return the WebSocket with the short way; uvicorn's own where that looks different inside."""
    try:
        from spielkiste.server.wire import USED, Wire
    except ImportError as missing:
        return _long_way(missing.name or "such WebSocket")
    lacking = USED - inside(Wire.__base__)
    return _long_way(min(lacking)) if lacking else Wire


def _long_way(lacking: str) -> Any:
    from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

    log.warning("Messages go the long way: this uvicorn has no %s", lacking, extra={"event": "long-way"})
    # Whoever sends no text in a text is let go, and leaves nothing in our log.
    logging.getLogger("uvicorn.error").addFilter(_readable)
    return AutoWebSocketsProtocol


def _readable(record: logging.LogRecord) -> bool:
    return not (record.exc_info and record.exc_info[0] is UnicodeDecodeError)


def inside(kind: Any) -> set[str]:
    """Return the names of all that a class has, and of all that its methods use."""
    code = [method.__code__ for base in kind.__mro__ for method in vars(base).values() if hasattr(method, "__code__")]
    return {*dir(kind), *(name for one in code for name in one.co_names)}


def _network(transport: asyncio.Transport) -> str:
    """Return where a new connection comes from; the loop remembers it even if the connection was reset at once."""
    peer = transport.get_extra_info("peername")
    found = peer if isinstance(peer, tuple) else get_remote_addr(transport)
    return network_of(found[0] if found else "")
