"""Protection of the database file: only one server uses it, only its owner reads it, and lost commits are reported.

SQLite silently ignores a write-ahead log that is truncated, corrupt or missing, so confirmed commits could vanish unnoticed.  So
the number of the last commit is saved twice: in the database, as part of each commit, and in a small file next to it, written
after the commit has reached the disk.  If the database counts fewer commits than the file, it has lost some.  Then the damaged
log is kept for a repair, and the server prints a warning at its start.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import IO, Any
from urllib.parse import quote

from spielkiste.core.errors import BadFile

# The file contains seeds, secrets and links, so only the owner may read it.
PRIVATE = 0o600


class Guard:
    """Holds the database for one running server."""

    def __init__(self, path: Path) -> None:
        # Like SQLite, put the extra files next to the file itself, not next to a symbolic link.
        path = path.resolve()
        self._path = path
        make_private(path)
        self._file_id = file_id(path)
        self._lock = Lock(path)
        self._mark = Path(f"{path}-mark")
        #: A copy of the write-ahead log as it was found, if confirmed commits are missing from it.
        self._found: Path | None = None
        try:
            self._told = self._read()
            if self._told > _counted(path):
                self._keep_log(Path(f"{path}-wal"))
            self._file = os.open(self._mark, os.O_RDWR | os.O_CREAT, PRIVATE)
        except BaseException:
            self._lock.close()
            raise

    def _keep_log(self, log: Path) -> None:
        """Copy a damaged log before SQLite discards it.  An intact one is not copied, to save space."""
        if not log.exists() or not log.stat().st_size:
            return
        self._found = Path(f"{self._path}-wal.found-{int(time.time())}")
        make_private(self._found)
        try:
            shutil.copyfile(log, self._found)
        except OSError:
            self._found.unlink()
            raise

    def _read(self) -> int:
        try:
            return int(self._mark.read_text(encoding="ascii"))
        except (OSError, ValueError):
            return 0

    def lost(self, commits: int) -> str | None:
        """Return a warning if the database, which has this many commits, has lost confirmed ones; None otherwise."""
        missing = self._told - commits
        self.told(commits)
        if missing <= 0:
            return None
        kept = f" The damaged log is kept in {self._found}." if self._found is not None else ""
        return (
            f"The write-ahead log of {self._path} is damaged or missing: the last {missing} confirmed writes are lost."
            f"{kept} Everything before that is intact, and the server continues with it."
        )

    def told(self, commits: int) -> None:
        """Record the number of durable commits, before any of them is confirmed.

        The file is not synced.  After a crash of the machine, or with a full disk, it may hold an older number, which causes no
        false alarm.
        """
        with suppress(OSError):
            os.pwrite(self._file, b"%020d\n" % commits, 0)

    def is_there(self) -> bool:
        """Return whether the database is still the file that this server opened."""
        return file_id(self._path) == self._file_id

    def release(self) -> None:
        os.close(self._file)
        self._lock.close()


def is_locked(path: Path) -> bool:
    """Return whether a server holds the database.  The check leaves no file behind."""
    if not Path(f"{path.resolve()}-lock").exists():
        return False
    try:
        Lock(path).close()
    except (BadFile, OSError):
        return True
    return False


def file_id(path: Path) -> tuple[int, int] | None:
    """Return what tells a file from another one that takes its place; None if there is no file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def make_private(path: Path) -> None:
    """Create the file if it is missing, and let only the owner read it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    if os.name == "posix":
        path.chmod(PRIVATE)


def _counted(path: Path) -> int:
    """Return the number of commits in a database and its log, without changing either; 0 if it cannot be read."""
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, timeout=5)) as connection:
            return int(connection.execute("SELECT number FROM commits").fetchone()[0])
    except (sqlite3.Error, TypeError):
        return 0


class Lock:
    """The lock of a running server.  The system releases it when the process ends, no matter how.

    It locks a file next to the database and, on Linux, the database itself, which may have several names (hard links).  On other
    systems a lock on the database would conflict with those of SQLite.
    """

    def __init__(self, path: Path) -> None:
        # Symbolic links lead to the same lock.
        path = path.resolve()
        self._held: list[IO[Any]] = []
        try:
            self._hold(Path(f"{path}-lock").open("a+", encoding="ascii"))  # noqa: SIM115 -- held as long as the server runs
            if sys.platform == "linux" and path.exists():
                self._hold(path.open("rb"))
        except OSError as trouble:
            self.close()
            if not isinstance(trouble, BlockingIOError | PermissionError) or trouble.filename is not None:
                raise
            raise BadFile(
                "database-in-use",
                f"A server is already using the database {path}; stop it first, or choose another with --database.",
                {"path": str(path)},
            ) from trouble

    def _hold(self, file: IO[Any]) -> None:
        self._held.append(file)
        if os.name == "posix":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]

    def close(self) -> None:
        """Release the lock."""
        for file in self._held:
            file.close()
        self._held.clear()
