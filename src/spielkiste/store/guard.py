"""What stands around the database file: one server at a time, nobody else reads it, and nothing vanishes in silence.

SQLite passes over a write-ahead log that is cut off, garbled or missing as if those commits had never been.  We have told
people that they were.  So the number of the last commit is kept twice: in the database, as part of each commit, and in a
small file beside it, written after the commit has reached the disk.  A database that counts fewer commits than the file has
lost some; then the damaged log is kept for somebody who can read it, and whoever starts the server is told.
"""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path
from typing import IO

from spielkiste.core.errors import BadFile

# Seeds, secrets and links are in there: for the owner's eyes.
PRIVATE = 0o600


class Guard:
    """Holds the database of one running server."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = locked(path)
        make_private(path)
        self._mark = Path(f"{path}-mark")
        self._log = Path(f"{path}-wal")
        #: A copy of the log as it was found, until it is certain that nothing in it was lost.
        self._found: Path | None = None
        if self._log.exists() and self._log.stat().st_size:
            self._found = Path(f"{path}-wal.found-{int(time.time())}")
            shutil.copyfile(self._log, self._found)
            make_private(self._found)
        self._told = self._read()
        self._file = os.open(self._mark, os.O_RDWR | os.O_CREAT, PRIVATE)

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
            if self._found is not None:
                self._found.unlink()
                self._found = None
            return None
        kept = f" What was found of it is kept in {self._found}." if self._found is not None else ""
        return (
            f"The write-ahead log of {self._path} is damaged or missing: the last {missing} confirmed writes are lost."
            f"{kept} Everything before that is whole, and the server goes on with it."
        )

    def told(self, commits: int) -> None:
        """So many commits are on disk, and somebody is about to hear of it.  Not synchronised: a crash of the machine may
        leave an older number here, which is no false alarm."""
        os.pwrite(self._file, b"%020d\n" % commits, 0)

    def release(self) -> None:
        os.close(self._file)
        self._lock.close()


def is_locked(path: Path) -> bool:
    """Return whether a server holds the database.  Asking leaves nothing behind."""
    if not Path(f"{path}-lock").exists():
        return False
    try:
        locked(path).close()
    except (BadFile, OSError):
        return True
    return False


def make_private(path: Path) -> None:
    """Only the owner may read it, from before there is anything in it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    if os.name == "posix":
        path.chmod(PRIVATE)


def locked(path: Path) -> IO[str]:
    """The lock of a running server; the system lets go of it when the process ends, however it ends."""
    lock = Path(f"{path}-lock").open("a+", encoding="ascii")  # noqa: SIM115 -- held as long as the server runs
    try:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            import msvcrt

            lock.seek(0)
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    except OSError as trouble:
        lock.close()
        raise BadFile(
            "database-in-use",
            f"Another server is already using the database {path}; stop it first, or choose another with --database.",
            {"path": str(path)},
        ) from trouble
    return lock
