"""Running the server: ``spielkiste serve``, and the one behind ``make play``."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import socket
import sys
import webbrowser
from pathlib import Path
from threading import Timer

import segno
import uvicorn

from spielkiste.core.errors import BadSetup
from spielkiste.host.keeping import Keeping
from spielkiste.host.pace import Pace
from spielkiste.page import web_folder
from spielkiste.server.app import make_app
from spielkiste.server.doors import MOST_FROM_ONE_NETWORK, Doors, as_many_as_the_system_allows, protocols
from spielkiste.server.hostkey import kept_key
from spielkiste.server.logs import AS_TEXT, set_up
from spielkiste.server.pocket import Pocket, checked
from spielkiste.server.sharing import open_store
from spielkiste.texts import Texts

log = logging.getLogger(__name__)

LARGEST_MESSAGE = 8192
# The collector looks through young objects after so many new ones: a move makes hundreds, and next to none is part of a circle.
YOUNG_OBJECTS = 10_000


def serve(
    host: str,
    port: int,
    database: str,
    words: Texts,
    open_browser: bool = False,
    pace: Pace | None = None,
    limits: bool = True,
    log_level: str = "warning",
    log_form: str = AS_TEXT,
    proxies: str | None = None,
    keeping: Keeping | None = None,
    host_key: str | None = None,
    bus: str | None = None,
    pocket: Path | None = None,
) -> None:
    """Serve until interrupted; a port of 0 takes any free one.  `proxies` are those whose word for an address is taken."""
    set_up(log_form, log_level)
    taken_along = Pocket(checked(pocket)) if pocket is not None else None
    listener = listen(host, port)
    try:
        store, share = open_store(database, bus)
    except BaseException:
        listener.close()
        raise
    if store.warning is not None:
        log.error(store.warning, extra={"event": "commits-lost"})
    address = f"http://{_reachable(host)}:{listener.getsockname()[1]}/"
    print(words.say("serve-address", address=address), flush=True)
    if host_key is None:
        host_key, kept = kept_key(database if share is None else ":memory:")
        where = (
            words.say("serve-host-key", path=str(kept)) if kept is not None else words.say("serve-this-key", host_key=host_key)
        )
        print(f"{words.say('serve-host', address=address)} {where}", flush=True)
    for sentence in words.left_out():
        print(sentence, file=sys.stderr, flush=True)
    if not (web_folder() / "index.html").exists():
        print(words.say("serve-no-web"), file=sys.stderr)
    if open_browser:
        print(words.say("serve-phone"))
        segno.make(address, error="l").terminal(compact=True)
        print(words.say("serve-stop"), flush=True)
        Timer(0.8, webbrowser.open, [address.replace(_reachable(host), "localhost") if host == "0.0.0.0" else address]).start()
    most = as_many_as_the_system_allows()
    # Behind a proxy everybody comes from its address; there it is for the proxy to count sockets.
    http, web_socket = protocols(Doors(most, MOST_FROM_ONE_NETWORK if limits and proxies is None else None))
    config = uvicorn.Config(
        make_app(store, pace, limits, address, keeping, host_key, share, store.rooms, taken_along),
        http=http,
        ws=web_socket,
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies,
        # A message is a few kilobytes; squeezing it costs more time and memory (60 kB a connection) than it saves.
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_MESSAGE,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    # What is loaded by now stays: nobody has to look through it again and again for what could be thrown away.
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, *gc.get_threshold()[1:])
    # Ctrl-C is how a server is closed; uvicorn has let everybody go by the time it passes it on.
    with contextlib.suppress(KeyboardInterrupt):
        log.info("Serving on %s, tables in %s", address, store.path, extra={"event": "serving"})
        uvicorn.Server(config).run(sockets=[listener])
    log.info("Closed", extra={"event": "closed"})


def listen(host: str, port: int) -> socket.socket:
    with contextlib.ExitStack() as undo:
        try:
            listener = undo.enter_context(socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM))
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, port))
            listener.listen(2048)
        except (OSError, OverflowError) as trouble:
            if isinstance(trouble, socket.gaierror) or getattr(trouble, "errno", None) == errno.EADDRNOTAVAIL:
                sentence = f"--host: {host} is no address of this machine; leave --host out, or use 0.0.0.0."
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


def _reachable(host: str) -> str:
    """The address that a phone in the same network can use."""
    if host not in ("0.0.0.0", "::"):
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Sends nothing: it only asks which of our addresses would be used.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"
