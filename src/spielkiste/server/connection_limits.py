"""Limits on connections: how many, from where, and how long they may stay idle.

These limits work below the application: before a request has arrived, and while a client does not read its response.
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

# Timeouts in seconds: for the head of a request, from the start of the connection, and for a client that does not read.
HEAD_SECONDS = 10.0
UNTAKEN_SECONDS = 20.0
# More sockets than a school behind one address needs; an attacker's program opens more.
MOST_FROM_ONE_NETWORK = 1024
# File descriptors reserved for the database, files and the listener.
RESERVED = 64


class ConnectionLimits:
    """Counts the open connections, in all and by network.  A limit of None means no limit."""

    def __init__(self, most: int | None, most_from_one: int | None) -> None:
        self._most = most
        self._most_from_one = most_from_one
        #: By open connection: its network.  A connection that was reset no longer knows its address.
        self._networks: dict[object, str] = {}
        self._from: Counter[str] = Counter()

    @property
    def inside(self) -> int:
        """Return how many connections are open."""
        return len(self._networks)

    def from_network(self, network: str) -> int:
        """Return how many connections are open from this network."""
        return self._from[network]

    def enter(self, connection: object, network: str) -> bool:
        """Count a new connection; return whether it may stay."""
        self._networks[connection] = network
        self._from[network] += 1
        return (self._most is None or len(self._networks) <= self._most) and (
            self._most_from_one is None or self._from[network] <= self._most_from_one
        )

    def leave(self, connection: object) -> None:
        """Stop counting a connection that has ended."""
        network = self._networks.pop(connection, None)
        if network is not None:
            self._from[network] -= 1
            if not self._from[network]:
                del self._from[network]


def raise_descriptor_limit() -> int | None:
    """Raise the limit of file descriptors as far as possible; return how many sockets it allows, or None if unknown."""
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


def protocols(limits: ConnectionLimits) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Return uvicorn's HTTP and WebSocket protocols with these limits added."""

    class Untaken:
        """Aborts a connection whose client does not read what it is sent."""

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
            limits.leave(self.transport)
            super().connection_lost(exc)  # type: ignore[misc]

        def _taken(self) -> None:
            if self._untaken is not None:
                self._untaken.cancel()
                self._untaken = None

    class Http(Untaken, AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        _head: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if limits.enter(transport, _network(transport)):
                self._wait_for_head()
            else:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.transport.get_protocol() is not self:
                # The connection was upgraded to a WebSocket.
                self._head_received()
            elif not self._answering():
                self._wait_for_head()
            else:
                self._head_received()

        def connection_lost(self, exc: Exception | None) -> None:
            self._head_received()
            super().connection_lost(exc)

        def _answering(self) -> bool:
            # Where uvicorn has no `cycle`, its own timeout for idle connections is enough.
            cycle = getattr(self, "cycle", self)
            return cycle is not None and not getattr(cycle, "response_complete", False)

        def _wait_for_head(self) -> None:
            if self._head is None:
                self._head = asyncio.get_running_loop().call_later(HEAD_SECONDS, self.transport.abort)

        def _head_received(self) -> None:
            if self._head is not None:
                self._head.cancel()
                self._head = None

    class WebSocket(Untaken, _web_socket()):  # type: ignore[misc]
        def shutdown(self) -> None:
            open_handshake = not getattr(self, "handshake_complete", True)
            super().shutdown()
            if open_handshake:
                # uvicorn has just refused the handshake.  If the application answered, too, the log would get a traceback.
                self.handshake_complete = self.disconnected = True

    return Http, WebSocket


def _web_socket() -> Any:
    """Return our WebSocket protocol with its fast path, or uvicorn's own if uvicorn's internals differ."""
    try:
        from spielkiste.server.fast_websocket import USED, FastWebSocket
    except ImportError as missing:
        return _long_way(missing.name or "such WebSocket")
    lacking = USED - inside(FastWebSocket.__base__)
    return _long_way(min(lacking)) if lacking else FastWebSocket


def _long_way(lacking: str) -> Any:
    from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

    log.warning("The fast path for messages is off: this uvicorn has no %s", lacking, extra={"event": "long-way"})
    # A client that sends invalid UTF-8 is disconnected, without a traceback in the log.
    logging.getLogger("uvicorn.error").addFilter(_readable)
    return AutoWebSocketsProtocol


def _readable(record: logging.LogRecord) -> bool:
    return not (record.exc_info and record.exc_info[0] is UnicodeDecodeError)


def inside(kind: Any) -> set[str]:
    """Return the names of all attributes of a class, and of all that its methods use."""
    code = [method.__code__ for base in kind.__mro__ for method in vars(base).values() if hasattr(method, "__code__")]
    return {*dir(kind), *(name for one in code for name in one.co_names)}


def _network(transport: asyncio.Transport) -> str:
    """Return the network of a new connection.  The event loop knows it even if the connection was reset at once."""
    peer = transport.get_extra_info("peername")
    found = peer if isinstance(peer, tuple) else get_remote_addr(transport)
    return network_of(found[0] if found else "")
