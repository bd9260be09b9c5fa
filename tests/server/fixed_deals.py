"""`spielkiste serve` with shuffles seeded by a name, so that no test depends on the luck of the deal.

The tables of one game at one server are dealt in the order in which they are opened, no matter what else is played there; with
another name (`TEST_DEALS=autumn make test`) the same tests get other cards.  `TEST_WAITING=0.2` cuts the timeouts for clients
that do not send or read to a fifth.  `TEST_LEASE` shortens the lease for tests with several servers.  `TEST_CLOCK` names a
file with the error of the clock, and old tables are looked for all the time.  `TEST_MIGRATION` adds a schema change to
PostgreSQL, as a later version would.  `TEST_BUFFER` is the size in bytes of the system's buffer for a client that does not
read.  `TEST_MESSAGES=[40,20]` limits the messages of one address: at once, and per second.  `TEST_FILE_SIZE` limits the size
of a file, as on a full disk.
"""

import json
import os
import resource
import socket
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

from spielkiste import command
from spielkiste.api.endpoint import Rate
from spielkiste.host import conversation
from spielkiste.server import app, connection_limits, requests
from spielkiste.server import serve as serving
from tests.dealt import deals_named

WAITING = (
    (connection_limits, "HEAD_SECONDS"),
    (connection_limits, "UNTAKEN_SECONDS"),
    (requests, "BODY_SECONDS"),
    (conversation, "HELLO_SECONDS"),
)


def serve(name: str, arguments: list[str]) -> int:
    if os.environ.get("TEST_LEASE"):
        from spielkiste.relay import links
        from spielkiste.store import leases

        wanted = json.loads(os.environ["TEST_LEASE"])
        leases.LEASE_SECONDS, leases.BEAT_SECONDS = wanted["lease"], wanted["beat"]
        links.BEAT_SECONDS, links.SILENCE_SECONDS = wanted["beat"], wanted["silence"]
    if os.environ.get("TEST_MIGRATION"):
        from spielkiste.store import schema

        schema.MIGRATIONS.append(os.environ["TEST_MIGRATION"])
    if os.environ.get("TEST_CLOCK"):
        _set_clock(Path(os.environ["TEST_CLOCK"]))
    if os.environ.get("TEST_FILE_SIZE"):
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(os.environ["TEST_FILE_SIZE"]), resource.RLIM_INFINITY))
    if os.environ.get("TEST_BUFFER"):
        _hold_back(int(os.environ["TEST_BUFFER"]))
    if os.environ.get("TEST_MESSAGES"):
        burst, per_second = json.loads(os.environ["TEST_MESSAGES"])
        app.MESSAGES = Rate("message", float(burst), float(per_second))  # type: ignore[attr-defined]
    share = float(os.environ.get("TEST_WAITING", "1"))
    with ExitStack() as changed:
        changed.enter_context(deals_named(name))
        for module, seconds in WAITING:
            changed.enter_context(patch.object(module, seconds, share * getattr(module, seconds)))
        return command.main(arguments)


def _set_clock(wrong: Path) -> None:
    right = time.time
    time.time = lambda: right() + float(wrong.read_text(encoding="utf-8") or 0)
    app.HOUSEKEEPING_SECONDS = app.FORGETTING_SECONDS = 0.2  # type: ignore[assignment]


def _hold_back(most: int) -> None:
    listen = serving.listen

    def with_small_buffers(host: str, port: int) -> socket.socket:
        listener = listen(host, port)
        # Accepted connections inherit the listener's setting.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, most)
        return listener

    serving.listen = with_small_buffers


if __name__ == "__main__":
    sys.exit(serve(sys.argv[1], sys.argv[2:]))
