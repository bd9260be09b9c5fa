"""A terminal in which `make play` runs, without its set-up."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import re
import signal
import socket
import subprocess
import sys
import termios
import threading
import time
from pathlib import Path
from types import TracebackType

import spielkiste

ROOT = Path(__file__).parents[2]
PACKAGE = Path(spielkiste.__file__).parents[1]
PATIENCE = 60.0
#: Called like the real Makefile, but with the tested package.
MAKEFILE = """play:
\t@{python} -c 'from pathlib import Path; from tools import run; run.PYTHON = Path("{python}"); run.spielkiste({arguments})'
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def home_port(home: Path, port: int) -> None:
    """Store this port as the last one used: the default may be taken by other tests and programs."""
    database(home).parent.mkdir(parents=True, exist_ok=True)
    Path(f"{database(home)}-address").write_text(json.dumps({"open": None, "port": port}))


def database(home: Path) -> Path:
    return home / "spielkiste" / "tables.sqlite"


class Terminal:
    """A pseudo-terminal with a `make` in it; `before` precedes the command."""

    def __init__(self, home: Path, *flags: str, before: tuple[str, ...] = ()) -> None:
        home.mkdir(parents=True, exist_ok=True)
        self.home = home
        arguments = ", ".join(json.dumps(word) for word in ("serve", "--open", "--lang", "en", *flags))
        (home / "Makefile").write_text(MAKEFILE.format(python=sys.executable, arguments=arguments))
        browser = home / "browser"
        if not browser.exists():
            # A second terminal in this home must not overwrite this script: the first one may be running it.
            browser.write_text(f'#!/bin/sh\necho "$1" >> {home}/shown\n')
            browser.chmod(0o755)
        environment = {
            **{name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "FAST")},
            "PYTHONPATH": os.pathsep.join([str(PACKAGE), str(ROOT)]),
            "BROWSER": str(browser),
            "XDG_DATA_HOME": str(home),
        }
        self._master, theirs = os.openpty()
        self.process = subprocess.Popen(
            [*before, "make", "-f", str(home / "Makefile")],
            cwd=ROOT,
            env=environment,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(theirs)
        self._printed: list[bytes] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        # When the last program of a terminal has ended, reading fails or returns nothing.
        try:
            while printed := os.read(self._master, 65_536):
                self._printed.append(printed)
        except OSError:
            pass

    @property
    def text(self) -> str:
        return b"".join(self._printed).decode(errors="replace").replace("\r\n", "\n")

    def wait_for(self, words: str) -> str:
        deadline = time.monotonic() + PATIENCE
        while words not in self.text:
            assert time.monotonic() < deadline and (self.process.poll() is None or self._reader.is_alive()), self.text
            time.sleep(0.02)
        return self.text

    def opened(self) -> str:
        """Wait until the server is open; return the address."""
        addresses: list[str] = re.findall(r"open at (\S+)", self.wait_for("Ctrl-C"))
        return addresses[0]

    def press_ctrl_c(self) -> None:
        os.write(self._master, b"\x03")

    def ended(self) -> int:
        """Wait until the command has ended and no process of its session is left."""
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                os.killpg(self.process.pid, 0)
            except ProcessLookupError:
                return code
            time.sleep(0.02)
        raise AssertionError(f"a process is left behind: {self.text}")

    def shown(self) -> list[str]:
        """Return the addresses that the browser was given."""
        shown = self.home / "shown"
        return shown.read_text().split() if shown.exists() else []

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        os.close(self._master)
