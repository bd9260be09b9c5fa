"""What stands around the database file: one server at a time, nobody else reads it, and nothing vanishes in silence.

SQLite passes over a write-ahead log that is cut off, garbled or missing as if those commits had never been.  We have told
people that they were.  So the number of the last commit is kept twice: in the database, as part of each commit, and in a
small file beside it, written after the commit has reached the disk.  A database that counts fewer commits than the file has
lost some; then the damaged log is kept for somebody who can read it, and whoever starts the server is told.
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

# Seeds, secrets and links are in there: for the owner's eyes.
PRIVATE = 0o600


class Guard:
    """Holds the database of one running server."""

    def __init__(self, path: Path) -> None:
        # As SQLite has it: the log lies beside the file itself, not beside a link to it.
        path = path.resolve()
        self._path = path
        make_private(path)
        self._lock = Lock(path)
        self._mark = Path(f"{path}-mark")
        #: A copy of the log as it was found, if something that was confirmed is missing in it.
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
        """Copy a damaged log before SQLite passes over it; a whole one needs no room for a copy."""
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
        """What to say if the database, which counts so many commits, has lost some that were confirmed."""
        missing = self._told - commits
        self.told(commits)
        if missing <= 0:
            return None
        kept = f" What was found of it is kept in {self._found}." if self._found is not None else ""
        return (
            f"The write-ahead log of {self._path} is damaged or missing: the last {missing} confirmed writes are lost."
            f"{kept} Everything before that is whole, and the server goes on with it."
        )

    def told(self, commits: int) -> None:
        """So many commits are on disk, and somebody is about to hear of it.  Not synchronised: a crash of the machine may
        leave an older number here, which is no false alarm; nor may a full disk."""
        with suppress(OSError):
            os.pwrite(self._file, b"%020d\n" % commits, 0)

    def release(self) -> None:
        os.close(self._file)
        self._lock.close()


def is_locked(path: Path) -> bool:
    """Return whether a server holds the database.  Asking leaves nothing behind."""
    if not Path(f"{path.resolve()}-lock").exists():
        return False
    try:
        Lock(path).close()
    except (BadFile, OSError):
        return True
    return False


def make_private(path: Path) -> None:
    """Only the owner may read it, from before there is anything in it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    if os.name == "posix":
        path.chmod(PRIVATE)


def _counted(path: Path) -> int:
    """How many commits are in a database and its log, without changing either; 0 if that cannot be read."""
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, timeout=5)) as connection:
            return int(connection.execute("SELECT number FROM commits").fetchone()[0])
    except (sqlite3.Error, TypeError):
        return 0


class Lock:
    """The lock of a running server; the system lets go of it when the process ends, however it ends.

    A file beside the database is locked, and on Linux the database itself, which may have several names (hard links).  Not
    elsewhere: there such a lock and those of SQLite get in each other's way.
    """

    def __init__(self, path: Path) -> None:
        # Links lead to the same lock.
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
                f"Another server is already using the database {path}; stop it first, or choose another with --database.",
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
        """Let go of it."""
        for file in self._held:
            file.close()
        self._held.clear()
