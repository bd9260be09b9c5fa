"""Checks for problems that keep a server from running well.  Each finding says what to do."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sqlite3
import stat
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from importlib import metadata
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from spielkiste.core.errors import SpielkisteError
from spielkiste.page import web_folder
from spielkiste.server.kept_address import KeptAddress
from spielkiste.server.serve import listen, no_page
from spielkiste.store.backup import examine as examine_tables
from spielkiste.store.backup import last_backup, reading
from spielkiste.store.guard import is_locked
from spielkiste.store.sqlite import COUNT_MARKED, check_reachable

#: A line of the package's metadata: a requirement of its extra `serve` with the oldest version.
REQUIREMENT = re.compile(r"(?P<name>[\w.-]+)[^;]*>=(?P<least>[\d.]+)[^;]*;.*\bextra == .serve\b")
LEAST_BYTES = 200_000_000
LEAST_DESCRIPTORS = 1024
# The time when this was written (2026-01-01).  A correct clock shows at least this.
LEAST_TIME = 1_767_225_600
DAY = 86_400
# The maximum age of the last backup in days: backups run every night, and a failure may go unnoticed for a week.
OLDEST_BACKUP = 7


@dataclass(frozen=True)
class Finding:
    """The result of one check: a text with its arguments, or an error.

    With `note`, nothing is wrong, but the text advises something.
    """

    ok: bool
    text: str = ""
    about: dict[str, str | int] = field(default_factory=dict)
    trouble: SpielkisteError | None = None
    note: bool = False


def examine(database: Path, host: str, port: int, proxies: str | None) -> Iterator[Finding]:
    try:
        check_reachable(database)
    except SpielkisteError as trouble:
        yield Finding(False, trouble=trouble)
        yield from around(host, port, proxies)
        return
    running = is_locked(database)
    reached = KeptAddress(str(database)).running_elsewhere() if running else None
    if reached is not None:
        # The server was started with other settings, such as --open.  It tells phones an address of this machine, and listens
        # there or on all addresses; the machine may have another one by now.
        parts = urlsplit(reached)
        host, port = parts.hostname or host, parts.port or port
        host = host if _is_here(host) else "0.0.0.0"
    yield from _database(database, running)
    yield from _room(database)
    yield _clock(database)
    yield from _marked(database)
    yield from _backup(database)
    yield from around(host, port, proxies, running)


def around(host: str, port: int, proxies: str | None, running: bool = False) -> Iterator[Finding]:
    """Check everything except the database."""
    yield _descriptors()
    yield _port(host, port, running)
    yield _proxy(host, proxies)
    yield from _versions()
    built = (web_folder() / "index.html").exists()
    yield Finding(built, "doctor-page" if built else no_page())


def _database(database: Path, running: bool) -> Iterator[Finding]:
    where: dict[str, str | int] = {"path": str(database)}
    if not database.exists():
        yield Finding(not running, "doctor-database-gone" if running else "doctor-no-database", where)
        return
    try:
        with closing(reading(database)) as connection:
            tables = examine_tables(connection, database)
    except SpielkisteError as trouble:
        yield Finding(False, trouble=trouble)
        return
    except sqlite3.Error as trouble:
        yield Finding(False, "doctor-unreadable", {**where, "why": str(trouble)})
        return
    yield Finding(True, "doctor-running" if running else "doctor-database", {**where, "tables": tables})
    if not running:
        yield Finding(True, "doctor-no-server", where, note=True)
    if os.name == "posix":
        private = _is_private(database)
        yield Finding(private, "doctor-private" if private else "doctor-not-private", where)
        key = Path(f"{database}-host-key")
        if key.exists() and not _is_private(key):
            yield Finding(False, "doctor-secrets-open", {"path": str(key), "mode": "600"})
    writable = os.access(database, os.W_OK) and os.access(database.parent, os.W_OK)
    if not writable:
        yield Finding(False, "doctor-read-only", where)


def _is_private(path: Path) -> bool:
    return not stat.S_IMODE(path.stat().st_mode) & 0o077


def settings_file(path: Path, secrets: bool) -> Iterator[Finding]:
    """Check that others can neither change the settings file nor, if it holds secrets, read it."""
    if os.name == "posix" and stat.S_IMODE(path.stat().st_mode) & (0o006 if secrets else 0o002):
        yield Finding(False, "doctor-secrets-open", {"path": str(path), "mode": "640"})


def _room(database: Path) -> Iterator[Finding]:
    folder = database.absolute().parent
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    about: dict[str, str | int] = {"path": str(folder), "free": f"{free / 1e9:.1f}"}
    yield Finding(free >= LEAST_BYTES, "doctor-room" if free >= LEAST_BYTES else "doctor-no-room", about)
    if not database.exists() and not os.access(folder, os.W_OK):
        yield Finding(False, "doctor-read-only", {"path": str(folder)})


def _clock(database: Path) -> Finding:
    """Check whether the clock can be right.  A wrong clock deletes nothing, but its time is in logs and backups."""
    now = time.time()
    latest = 0
    if database.exists():
        try:
            with closing(reading(database)) as connection:
                latest = int(connection.execute("SELECT coalesce(max(used), 0) FROM tables").fetchone()[0])
                latest = max(latest, int(connection.execute("SELECT coalesce(max(seen), 0) FROM calendar").fetchone()[0]))
        except sqlite3.Error:
            # An older database, or not one of ours; another check reports that.
            pass
    right = now >= LEAST_TIME and latest <= now + DAY
    said = time.strftime("%Y-%m-%d %H:%M", time.localtime(now))
    return Finding(right, "doctor-clock" if right else "doctor-wrong-clock", {"now": said})


def _marked(database: Path) -> Iterator[Finding]:
    if database.exists():
        with contextlib.suppress(sqlite3.Error), closing(reading(database)) as connection:
            yield marked(*connection.execute(COUNT_MARKED).fetchone())


def _backup(database: Path) -> Iterator[Finding]:
    """Report the age of the last backup, if there is a database."""
    if not database.exists():
        return
    last = last_backup(database)
    if last is None:
        yield Finding(True, "doctor-no-backup", note=True)
        return
    path, when = last
    days = max(0, int((time.time() - when) // DAY))
    fresh = days <= OLDEST_BACKUP
    yield Finding(fresh, "doctor-backup" if fresh else "doctor-old-backup", {"path": path, "days": days})


def marked(tables: int, rooms: int) -> Finding:
    """Report how many tables and rooms are about to be deleted because nobody uses them."""
    if not tables and not rooms:
        return Finding(True, "doctor-none-marked")
    return Finding(True, "doctor-marked", {"tables": tables, "rooms": rooms}, note=True)


def _descriptors() -> Finding:
    try:
        import resource
    except ImportError:
        return Finding(True, "doctor-no-descriptors")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = most == resource.RLIM_INFINITY or most >= LEAST_DESCRIPTORS
    about: dict[str, str | int] = {"most": "∞" if most == resource.RLIM_INFINITY else str(most)}
    return Finding(enough, "doctor-descriptors" if enough else "doctor-few-descriptors", about)


def _is_here(host: str) -> bool:
    """Return whether this is an address of this machine."""
    try:
        listen(host, 0).close()
    except SpielkisteError:
        return False
    return True


def _port(host: str, port: int, running: bool) -> Finding:
    about: dict[str, str | int] = {"host": host, "port": str(port)}
    try:
        listen(host, port).close()
    except SpielkisteError as trouble:
        # Most likely our own server uses the port.
        return Finding(True, "doctor-port-held", about) if running else Finding(False, trouble=trouble)
    return Finding(True, "doctor-port", about)


def _proxy(host: str, proxies: str | None) -> Finding:
    if proxies is None:
        alone = host in ("127.0.0.1", "::1", "localhost")
        return Finding(True, "doctor-alone" if alone else "doctor-no-proxy", {"host": host}, note=True)
    try:
        for address in proxies.split(","):
            ip_network(address.strip(), strict=False)
    except ValueError:
        return Finding(False, "doctor-bad-proxy", {"proxies": proxies})
    return Finding(True, "doctor-proxy", {"proxies": proxies})


def needed() -> dict[str, str]:
    """Return the oldest version of each package that the installed server needs; nothing if only the source is present."""
    try:
        lines = metadata.requires("spielkiste") or []
    except metadata.PackageNotFoundError:
        return {}
    found = (REQUIREMENT.match(line) for line in lines)
    return {wanted["name"]: wanted["least"] for wanted in found if wanted is not None}


def _versions() -> Iterator[Finding]:
    for name, least in needed().items():
        try:
            found = metadata.version(name)
        except metadata.PackageNotFoundError:
            yield Finding(False, "doctor-missing", {"name": name})
            continue
        enough = _numbers(found) >= _numbers(least)
        about: dict[str, str | int] = {"name": name, "version": found, "least": least}
        yield Finding(enough, "doctor-version" if enough else "doctor-old", about)


def _numbers(version: str) -> tuple[int, ...]:
    numbers: list[int] = []
    for part in version.split("."):
        if not part.isdecimal():
            break
        numbers.append(int(part))
    return tuple(numbers)
