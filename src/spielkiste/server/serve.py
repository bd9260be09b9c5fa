"""Runs the server for ``spielkiste serve`` and ``make play``."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from errno import EADDRINUSE
from pathlib import Path
from typing import TYPE_CHECKING

import segno
import uvicorn

from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.host.pace import Pace
from spielkiste.host.retention import Retention
from spielkiste.host.thinker import Thinker
from spielkiste.page import web_folder
from spielkiste.server.app import make_app
from spielkiste.server.connection_limits import MOST_FROM_ONE_NETWORK, ConnectionLimits, protocols, raise_descriptor_limit
from spielkiste.server.endpoints import Listing
from spielkiste.server.hostkey import kept_key
from spielkiste.server.kept_address import THIS_MACHINE, KeptAddress
from spielkiste.server.last_resort import LastResort
from spielkiste.server.logs import AS_TEXT, set_up
from spielkiste.server.networks import Network, networks
from spielkiste.server.offline_chest import OfflineChest, checked
from spielkiste.server.stores import is_postgres, open_pushes, open_store
from spielkiste.server.thinkers import thinkers
from spielkiste.store import SqliteStore
from spielkiste.store.sqlite import check_reachable
from spielkiste.texts import Texts

if TYPE_CHECKING:
    from spielkiste.store.postgres import PostgresStore

log = logging.getLogger(__name__)

LARGEST_MESSAGE = 8192
# The garbage collector checks young objects after this many new ones.  A move makes hundreds, and hardly any is part of a cycle.
YOUNG_OBJECTS = 10_000
EVERYWHERE = ("0.0.0.0", "::")
#: The longest time in seconds from Ctrl-C to the end of the process.
STOP_SECONDS = 15.0
#: The number of ports to try in turn before taking any free one.
TRIED_PORTS = 20


def serve(
    host: str,
    port: int,
    database: str,
    words: Texts,
    open_browser: bool = False,
    another_port: bool = False,
    pace: Pace | None = None,
    limits: bool = True,
    log_level: str = "warning",
    log_form: str = AS_TEXT,
    proxies: str | None = None,
    keeping: Retention | None = None,
    host_key: str | None = None,
    bus: str | None = None,
    pocket: Path | None = None,
    listing: Listing = "nobody",
) -> None:
    """Serve until interrupted.

    A port of 0 takes any free one.  `proxies` are the addresses of trusted proxies.  With `another_port` the server takes the
    port at which this database was first opened, or the next free one.
    """
    set_up(log_form, log_level)
    taken_along = OfflineChest(checked(pocket)) if pocket is not None else None
    in_a_file = database != ":memory:" and not is_postgres(database)
    if in_a_file:
        check_reachable(Path(database))
    before = KeptAddress(database if in_a_file else None)
    elsewhere = before.running()
    if elsewhere is not None:
        _lead_to(elsewhere, before.running_elsewhere(), database, words, open_browser)
        return
    known = before.port is not None
    usual = before.port or port
    listener = listen_nearby(host, usual) if another_port else listen(host, port)
    new = in_a_file and not Path(database).exists()
    try:
        store, share = open_store(database, bus)
    except BaseException:
        listener.close()
        raise
    if store.warning is not None:
        log.error(store.warning, extra={"event": "commits-lost"})
    last_resort = LastResort(STOP_SECONDS)
    with _until_interrupted(before, store, words):
        opened = int(listener.getsockname()[1])
        near = networks() if host in EVERYWHERE else []
        # The address to use on this machine itself.  It is always the same, because a browser stores its data by host name.
        here = f"http://localhost:{opened}/" if host in (*EVERYWHERE, *THIS_MACHINE) else _address(host, opened)
        address = _address(near[0].address if near else "localhost" if host in EVERYWHERE else host, opened)
        before.opened(here, opened if another_port else None)
        print(words.say("serve-address", address=here if open_browser else address), flush=True)
        if new and not open_browser:
            # Otherwise a typo in the path would look as if all games were gone.
            print(words.say("serve-new-database", path=str(Path(database).absolute())), flush=True)
        if another_port and opened != usual:
            print(words.say("serve-other-port", port=str(usual), opened=str(opened)))
            if known:
                print(words.say("serve-games-there", address=f"http://localhost:{usual}/"), flush=True)
        manage = ""
        if host_key is None:
            host_key, where = found_key(database if share is None else None, words)
            manage = f"{words.say('serve-host', address=address)} {where}"
            if not open_browser:
                print(manage, flush=True)
        for sentence in words.left_out():
            print(sentence, file=sys.stderr, flush=True)
        if not (web_folder() / "index.html").exists():
            print(words.say(no_page()), file=sys.stderr)
        if open_browser:
            _invite(words, host, address, near, opened)
            if manage:
                print(manage)
            print(words.say("serve-stop"), flush=True)
            _soon_show(here)
        most = raise_descriptor_limit()
        # Behind a proxy all clients have its address, so the proxy has to limit connections.
        http, web_socket = protocols(ConnectionLimits(most, MOST_FROM_ONE_NETWORK if limits and proxies is None else None))
        thinker = thinkers()
        pushes = open_pushes(database, store)
        config = uvicorn.Config(
            make_app(
                store,
                pace,
                limits,
                address,
                keeping,
                host_key,
                share,
                store.rooms,
                taken_along,
                thinker,
                store.turns,
                pushes,
                listing,
            ),
            http=http,
            ws=web_socket,
            proxy_headers=proxies is not None,
            forwarded_allow_ips=proxies,
            # A message is a few kilobytes; compressing it costs more time and memory (60 kB per connection) than it saves.
            ws_per_message_deflate=False,
            ws_max_size=LARGEST_MESSAGE,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=3,
            server_header=False,
        )
        # Everything loaded by now stays, so the garbage collector need not check it again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG_OBJECTS, *gc.get_threshold()[1:])
        log.info("Serving on %s, tables in %s", address, store.path, extra={"event": "serving"})
        _Server(config, thinker, last_resort).run(sockets=[listener])
    last_resort.cancel()
    log.info("Closed", extra={"event": "closed"})


class _Closing(SystemExit):
    """Raised by Ctrl-C and SIGTERM.

    A `KeyboardInterrupt` that passes through an `exec` of source code, as in dataclasses, makes Python end itself
    with SIGINT even if it was caught later; `make` would then report an error.
    """


def _raise_closing(number: int, frame: object) -> None:
    raise _Closing(0)


@contextlib.contextmanager
def _until_interrupted(kept: KeptAddress, store: SqliteStore | PostgresStore, words: Texts) -> Iterator[None]:
    """Close the server on Ctrl-C or SIGTERM, and say that it is closed and whether every game is saved."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, _raise_closing)
        signal.signal(signal.SIGTERM, _raise_closing)
    try:
        yield
    except (KeyboardInterrupt, _Closing):
        # uvicorn has closed all connections before it raises this.  The line break is for the ^C in the terminal.
        print(("\n" if sys.stdout.isatty() else "") + _closed(store, words), flush=True)
    finally:
        kept.closed()


def _closed(store: SqliteStore | PostgresStore, words: Texts) -> str:
    lost = isinstance(store, SqliteStore) and store.trouble() is not None
    return words.say("serve-closed-unsaved", path=store.path) if lost else words.say("serve-closed")


def no_page() -> str:
    """Return the key of the advice for a missing page: a clone can build it, an installation must be repeated."""
    return "serve-no-web" if (Path(__file__).parents[3] / "web" / "package.json").exists() else "serve-no-web-installed"


def _lead_to(address: str, phone: str | None, database: str, words: Texts, open_browser: bool) -> None:
    """Open the page of the server that already uses the database and say how a phone joins, or raise `BadFile`."""
    if not open_browser:
        raise BadFile(
            "database-open-at",
            f"A server, at {address}, is already using the database {database}; stop it first, or choose another.",
            {"address": address, "path": database},
        )
    print(words.say("serve-already", address=address), flush=True)
    if phone is not None:
        _show_phone(words, phone)
    _show(address)


def _invite(words: Texts, host: str, address: str, near: list[Network], port: int) -> None:
    """Print how a phone can join, and who else can reach the server."""
    if host in THIS_MACHINE:
        print(words.say("serve-only-here"))
    elif host in EVERYWHERE and not near:
        print(words.say("serve-no-network"))
    else:
        _show_phone(words, address)
        if near[1:]:
            others = ", ".join(f"{_address(other.address, port)} ({other.device or other.address})" for other in near[1:])
            print(words.say("serve-other-networks", addresses=others))
        print(words.say("serve-who"))


def _show_phone(words: Texts, address: str) -> None:
    """Print the address for a phone, and its QR code."""
    print(words.say("serve-phone", address=address), flush=True)
    segno.make(address, error="l").terminal(compact=True)


def _show(address: str) -> None:
    """Open the browser, if there is a graphical one: a text browser would take over this terminal."""
    windows = sys.platform != "linux" or any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
    if windows:
        webbrowser.open(address)


def _soon_show(address: str) -> None:
    # The socket already listens, so an early request only waits briefly.
    threading.Thread(target=_show, args=[address], daemon=True).start()


def listen_nearby(host: str, port: int) -> socket.socket:
    """Listen on this port, or on the next one that no other program uses."""
    for candidate in range(port, min(port + TRIED_PORTS, 65_536)):
        if _answers(candidate):
            continue
        try:
            return listen(host, candidate)
        except BadSetup as trouble:
            if not isinstance(trouble.__cause__, OSError) or trouble.__cause__.errno != EADDRINUSE:
                raise
    return listen(host, 0)


def _answers(port: int) -> bool:
    """Return whether a program on this machine already listens there.

    Some systems would let us listen on the same port without ever getting a connection.
    """
    try:
        socket.create_connection(("localhost", port), 0.5).close()
    except OSError:
        return False
    return True


class _Server(uvicorn.Server):
    """A server that does not wait for reviews and prints when it shuts down."""

    def __init__(self, config: uvicorn.Config, thinker: Thinker, last_resort: LastResort) -> None:
        super().__init__(config)
        self._thinker = thinker
        self._last_resort = last_resort

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._last_resort.start()
        await self._thinker.close("long")
        await super().shutdown(sockets)


def found_key(file: str | None, words: Texts) -> tuple[str | None, str]:
    """Return the stored operator's key, for a server without a configured one, and the sentence about it.

    Servers that share a database have no file beside it, and their output is kept in logs.  They have no key, and the operator's
    page stays closed.
    """
    if file is None:
        return None, words.say("serve-no-key")
    key, kept = kept_key(file)
    return key, words.say("serve-host-key", path=str(kept)) if kept is not None else words.say("serve-this-key", host_key=key)


def listen(host: str, port: int) -> socket.socket:
    with contextlib.ExitStack() as undo:
        try:
            listener = undo.enter_context(socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM))
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, port))
            listener.listen(2048)
        except (OSError, OverflowError) as trouble:
            if isinstance(trouble, socket.gaierror) or getattr(trouble, "errno", None) == errno.EADDRNOTAVAIL:
                sentence = f"--host: {host} is not an address of this machine; leave --host out, or use 0.0.0.0."
                raise BadSetup("host-not-here", sentence, {"host": host}) from trouble
            if isinstance(trouble, PermissionError):
                sentence = f"--port: port {port} is reserved for the system; choose one from 1024 to 65535."
                raise BadSetup("port-not-allowed", sentence, {"port": port}) from trouble
            raise BadSetup(
                "port-in-use",
                f"Port {port} on {host} cannot be used; choose another with --port.",
                {"port": port, "host": host},
            ) from trouble
        undo.pop_all()
    return listener


def _address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"
