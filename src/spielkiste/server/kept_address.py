"""The address of the server that uses a database, stored in a small file beside it.

A second server for the same database sends the user to the first.  Browsers store their data by address, so each server reuses
the port of the first one if it can.
"""

from __future__ import annotations

import json
import os
import urllib.request
from http.client import HTTPException
from pathlib import Path
from urllib.parse import urlsplit

from spielkiste.store.guard import PRIVATE, is_locked

#: The timeout in seconds for a running server to respond.
PATIENCE = 2.0
THIS_MACHINE = ("localhost", "127.0.0.1", "::1")


def _direct() -> urllib.request.OpenerDirector:
    """Return an opener without an internet proxy, which must not be used for this machine."""
    return urllib.request.build_opener(urllib.request.ProxyHandler({}))


class KeptAddress:
    """The address of a database's last server.  Does nothing for a database without a file."""

    def __init__(self, database: str | None) -> None:
        self._database = Path(database) if database is not None else None
        self._file = Path(f"{database}-address") if database is not None else None
        kept = self._read()
        port, address = kept.get("port"), kept.get("open")
        #: The port under which browsers have stored their data; None if the server was never opened.
        self.port = port if type(port) is int and 0 < port < 65_536 else None
        self._address = address if isinstance(address, str) and address.startswith("http://") else None

    def _read(self) -> dict[str, object]:
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8")) if self._file is not None else {}
        except (OSError, ValueError):
            return {}
        return kept if isinstance(kept, dict) else {}

    def running(self) -> str | None:
        """Return the address of a running server for this database, or None if none responds."""
        here = self._in_use()
        if here is None:
            return None
        try:
            with _direct().open(f"{here}health", timeout=PATIENCE) as answer:
                return here if answer.status == 200 else None
        except (OSError, HTTPException):
            # Another program may use the port by now, and need not speak HTTP.
            return None

    def _in_use(self) -> str | None:
        """Return the stored address if a server uses the database, without asking it."""
        return self._address if self._database is not None and is_locked(self._database) else None

    def running_elsewhere(self) -> str | None:
        """Return the address at which other devices reach the running server; None if none runs, or only for this machine."""
        here = self._in_use()
        if here is None:
            return None
        try:
            with _direct().open(f"{here}api/shelf", timeout=PATIENCE) as answer:
                told = json.load(answer)["address"]
        except (OSError, HTTPException, ValueError, KeyError, TypeError):
            return None
        return told if isinstance(told, str) and urlsplit(told).hostname not in THIS_MACHINE else None

    def opened(self, address: str, port: int | None) -> None:
        """Store the server's address, and its port unless one is already known."""
        self.port = self.port if self.port is not None else port
        self._write(address)

    def closed(self) -> None:
        self._write(None)

    def _write(self, address: str | None) -> None:
        if self._file is None:
            return
        part = Path(f"{self._file}.part")
        try:
            with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE), "w", encoding="utf-8") as file:
                json.dump({"open": address, "port": self.port}, file)
            part.replace(self._file)
        except OSError:
            # The file is a convenience; the server works without it.
            part.unlink(missing_ok=True)
