"""Backups of the database.  A backup can be made while a server runs, and restored while none does."""

from __future__ import annotations

import glob
import os
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from spielkiste.core.errors import BadFile, cannot_read
from spielkiste.store.guard import PRIVATE, Lock
from spielkiste.store.sqlite import (
    COUNT_MARKED,
    SCHEMA_VERSION,
    bringing_back,
    check_reachable,
    kept_time,
    unusable,
    version_of,
)

#: The names of dated backups in a folder.
DATED = re.compile(r"tables-\d{4}-\d\d-\d\d-\d{6}\.backup")
#: The end of the name of a former database, and how many of them `restore` keeps.
FORMER = re.compile(r"-before-\d{8}-\d{6}$")
KEPT_FORMER = 3


def back_up(database: Path, target: Path) -> int:
    """Copy the database into a new file that only its owner can read; return the number of tables.

    The copy is the state after one commit.  The server keeps writing meanwhile.
    """
    check_reachable(database)
    if not database.is_file():
        raise BadFile("no-database", f"There is no database {database}; name it with --database.", {"path": database})
    check_reachable(target)
    if target.exists():
        raise BadFile("folder-taken", f"There is something called {target} already; choose another name.", {"path": target})
    _check_folder(target)
    with closing(_opened(database)) as source:
        tables = examine(source, database)
        with _writing(target) as part:
            _copy(source, part)
    # The doctor command reads this note to find the backup.  A user who may only read the database leaves no note.
    with suppress(OSError):
        _note(database).write_text(str(target.absolute()), encoding="utf-8")
    return tables


def last_backup(database: Path) -> tuple[str, float] | None:
    """Return the path and the time of the last backup of this database; None if no backup is known."""
    try:
        note = _note(database)
        return note.read_text(encoding="utf-8"), note.stat().st_mtime
    except (OSError, UnicodeDecodeError):
        return None


def _note(database: Path) -> Path:
    return Path(f"{database}-backup")


def dated(folder: Path) -> Path:
    """Return the name of a new backup in this folder.  Create the folder if it is missing."""
    _check_folder(folder)
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as trouble:
        raise _cannot_write(folder, trouble) from trouble
    return folder / time.strftime("tables-%Y-%m-%d-%H%M%S.backup")


def _check_folder(path: Path) -> None:
    if not path.parent.is_dir():
        raise BadFile("no-folder", f"There is no folder {path.parent}; create it first.", {"path": path.parent})


def remove_old(folder: Path, last: int) -> int:
    """Remove all but the newest backups that `dated` named; return how many were removed."""
    old = sorted(path for path in folder.iterdir() if DATED.fullmatch(path.name))[:-last]
    for path in old:
        path.unlink()
    return len(old)


def restore(backup: Path, database: Path) -> tuple[int, Path | None]:
    """Replace the database with a backup; return the number of tables and the path of the former database.

    The new files belong to the owner of the former database, or of its folder, so that root can restore for a service.
    """
    try:
        backup.open("rb").close()
    except OSError as trouble:
        raise cannot_read(str(backup), trouble) from trouble
    check_reachable(database)
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        owner = (database if database.exists() else database.parent).stat()
        lock = Lock(database)
    except OSError as trouble:
        raise _cannot_write(database, trouble) from trouble
    with closing(lock), closing(_opened(backup)) as source:
        tables = examine(source, backup)
        aside = Path(f"{database}-before-{time.strftime('%Y%m%d-%H%M%S')}") if database.exists() else None
        with _writing(database) as part:
            _copy(source, part)
            if aside is not None:
                # Keep the write-ahead log too: the last confirmed commits may only be there.
                for ending in ("-wal", ""):
                    if Path(f"{database}{ending}").exists():
                        Path(f"{database}{ending}").replace(f"{aside}{ending}")
            # These files belong to the old database.  With the old mark, the copy would look like a database that has lost
            # commits.
            for ending in ("-wal", "-shm", "-mark"):
                Path(f"{database}{ending}").unlink(missing_ok=True)
        if os.name == "posix" and os.geteuid() == 0:
            for ending in ("", "-lock"):
                os.chown(f"{database}{ending}", owner.st_uid, owner.st_gid)
    _remove_former(database)
    return tables, aside


def _remove_former(database: Path) -> None:
    """Remove all but the last former databases that `restore` has kept, with their write-ahead logs."""
    kept = sorted(path for path in database.parent.glob(f"{glob.escape(database.name)}-before-*") if FORMER.search(path.name))
    for path in kept[:-KEPT_FORMER]:
        for ending in ("-wal", ""):
            Path(f"{path}{ending}").unlink(missing_ok=True)


def bring_back(database: Path) -> tuple[int, int]:
    """Remove all deletion marks, even while a server runs; return how many tables and classrooms had one."""
    check_reachable(database)
    if not database.is_file():
        raise BadFile("no-database", f"There is no database {database}; name it with --database.", {"path": database})
    try:
        with closing(sqlite3.connect(database, timeout=5, isolation_level=None)) as connection:
            examine(connection, database)
            connection.execute("BEGIN IMMEDIATE")
            tables, rooms = connection.execute(COUNT_MARKED).fetchone()
            kept, _ = kept_time(connection)
            if kept is not None:
                for sql, values in bringing_back(int(kept.house)):
                    connection.execute(sql, values)
            connection.execute("COMMIT")
            return tables, rooms
    except sqlite3.Error as trouble:
        raise _cannot_write(database, trouble) from trouble


def examine(source: sqlite3.Connection, path: Path) -> int:
    """Return the number of tables.  Raise `BadFile` if this is not an undamaged Spielkiste database."""
    try:
        version = version_of(source)
        if not version:
            raise BadFile("not-ours", f"{path} is not a Spielkiste database; choose another file.", {"path": path})
        if version > SCHEMA_VERSION:
            raise BadFile(
                "newer-database",
                f"The database {path} was made by a newer Spielkiste; update, or name another with --database.",
                {"path": path},
            )
        found = [row[0] for row in source.execute("PRAGMA integrity_check(1)")]
        if found != ["ok"]:
            raise _damaged(path)
        return int(source.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.DatabaseError as trouble:
        if "not a database" in str(trouble):
            raise BadFile("not-ours", f"{path} is not a Spielkiste database; choose another file.", {"path": path}) from trouble
        # A full or busy disk does not mean that the database is damaged.
        raise (_damaged(path) if "malformed" in str(trouble) else unusable(str(path), trouble)) from trouble


def _damaged(path: Path) -> BadFile:
    return BadFile("damaged-database", f"{path} is damaged; take a backup that is older.", {"path": path})


def _cannot_write(path: Path, trouble: Exception) -> BadFile:
    # The system's words without its number and without the name of the temporary file.
    why = (trouble.strerror if isinstance(trouble, OSError) else None) or trouble
    return BadFile("cannot-write", f"The file {path} cannot be written: {why}.", {"path": path, "why": why})


def reading(path: Path) -> sqlite3.Connection:
    """Open the database read-only."""
    return sqlite3.connect(f"file:{quote(str(path.absolute()))}?mode=ro", uri=True, timeout=5)


def _opened(path: Path) -> sqlite3.Connection:
    """Open the database read-only.  Raise `BadFile` with its name if this user cannot."""
    try:
        return reading(path)
    except sqlite3.Error as trouble:
        raise unusable(str(path), trouble) from trouble


def _copy(source: sqlite3.Connection, part: Path) -> None:
    with closing(sqlite3.connect(part)) as copy:
        source.backup(copy)
        # Leave one file, without a write-ahead log.
        copy.execute("PRAGMA journal_mode=DELETE")


@contextmanager
def _writing(target: Path) -> Iterator[Path]:
    """Yield a temporary file that only its owner can read, and rename it to `target` at the end.

    So `target` is complete or does not exist.
    """
    part = Path(f"{target}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(target)
    except (OSError, sqlite3.Error) as trouble:
        raise _cannot_write(target, trouble) from trouble
    finally:
        part.unlink(missing_ok=True)
