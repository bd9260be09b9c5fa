"""A process with everything loaded that forks the tests' servers.

A normal start takes a second for imports, and the tests start hundreds of servers; a fork takes a twentieth of that. It
is still a separate process: tests kill it, stop it and wait for it like any other.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path

MOST_BYTES = 1 << 18


class Born:
    """A forked server, with the parts of `subprocess.Popen` that its owner needs."""

    def __init__(self, mother: Mother, deals: str, arguments: list[str], environment: dict[str, str]) -> None:
        self.returncode: int | None = None
        self._said: list[str] = []
        self._reader: threading.Thread | None = None
        reading, writing = os.pipe()
        told, telling = os.pipe()
        mother.ask(deals, arguments, environment, [writing, telling])
        for mothers in (writing, telling):
            os.close(mothers)
        self.stdout: TextIOWrapper = os.fdopen(reading, encoding="utf-8")
        self._told = os.fdopen(told)
        # Unlike select, poll takes descriptors above 1023: some tests open many connections.
        self._ending = select.poll()
        self._ending.register(told, select.POLLIN)
        self.pid = int(self._told.readline())

    def poll(self) -> int | None:
        return self._ended(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._ended(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("serve", timeout or 0)
        return code

    def listen(self) -> None:
        """Read all the server's output from now on: it may write more than a pipe holds."""
        if self._reader is None:
            self._reader = threading.Thread(target=lambda: self._said.extend(self.stdout), daemon=True)
            self._reader.start()

    def said(self) -> str:
        """Return its output so far."""
        return "".join(self._said)

    def communicate(self, timeout: float | None = None) -> tuple[str, None]:
        """Return the rest of its output, after its end."""
        if not self.stdout.closed:
            self.listen()
            assert self._reader is not None
            self.wait(timeout)
            self._reader.join(timeout)
            self.stdout.close()
        return self.said(), None

    def send_signal(self, number: int) -> None:
        # Its process id may be reused once it is gone.
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _ended(self, timeout: float | None) -> int | None:
        if self.returncode is None and self._ending.poll(None if timeout is None else 1000 * timeout):
            self.returncode = int(self._told.readline())
            self._told.close()
        return self.returncode


class Mother:
    """The owner's side; the process is started with the first server."""

    def __init__(self, folders: list[Path]) -> None:
        self._lock = threading.Lock()
        self._line, hers = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with hers:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.mother", str(hers.fileno())],
                env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders)), "LANG": "C"},
                pass_fds=[hers.fileno()],
            )
        atexit.register(self._let_go)

    def ask(self, deals: str, arguments: list[str], environment: dict[str, str], handed: list[int]) -> None:
        with self._lock:
            socket.send_fds(self._line, [json.dumps([deals, arguments, environment]).encode()], handed)

    def _let_go(self) -> None:
        self._line.close()
        self._process.wait()


def wait_for_births(line: socket.socket) -> tuple[str, list[str], dict[str, str]]:
    """Return in each child with its task; the parent exits here when no more requests come."""
    telling: dict[int, int] = {}
    woken, waking = os.pipe()
    for end in (woken, waking):
        os.set_blocking(end, False)
    signal.set_wakeup_fd(waking)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    while True:
        ready, _, _ = select.select([line.fileno(), woken], [], [])
        if woken in ready:
            os.read(woken, 512)
            for child in list(telling):
                ended, status = os.waitpid(child, os.WNOHANG)
                if ended:
                    _tell(telling.pop(child), os.waitstatus_to_exitcode(status), last=True)
        if line.fileno() not in ready:
            continue
        asked, handed, _, _ = socket.recv_fds(line, MOST_BYTES, 2)
        if not asked:
            for child in telling:
                os.kill(child, signal.SIGKILL)
            sys.exit()
        writing, told = handed
        child = os.fork()
        if child:
            os.close(writing)
            telling[child] = told
            _tell(told, child)
            continue
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for end in (woken, waking, told, line.detach(), *telling.values()):
            os.close(end)
        for end in (1, 2):
            os.dup2(writing, end)
        os.close(writing)
        deals, arguments, environment = json.loads(asked)
        return deals, arguments, environment


def _tell(end: int, number: int, last: bool = False) -> None:
    # The owner may be gone and no longer listen.
    with suppress(BrokenPipeError):
        os.write(end, f"{number}\n".encode())
    if last:
        os.close(end)


if __name__ == "__main__":
    # What a server imports when it starts, and when it shares a database.
    for needed in ("spielkiste.server.stores", "spielkiste.relay.relay", "spielkiste.store.postgres", "redis.asyncio"):
        import_module(needed)
    from spielkiste import games
    from spielkiste.texts import texts
    from tests.server.fixed_deals import serve

    games()
    texts("en").say("web-house")
    gc.freeze()
    its_deals, its_arguments, its_environment = wait_for_births(socket.socket(fileno=int(sys.argv[1])))
    os.environ.clear()
    os.environ.update(its_environment)
    sys.exit(serve(its_deals, its_arguments))
