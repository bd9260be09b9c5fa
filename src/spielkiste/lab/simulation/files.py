"""Errors about files that cannot be written, in one sentence."""

from __future__ import annotations

from pathlib import Path

from spielkiste.core.errors import BadFile


def unwritable(path: Path, trouble: OSError) -> BadFile:
    why = trouble.strerror or str(trouble)
    return BadFile("cannot-write", f"The file {path} cannot be written: {why}.", {"path": str(path), "why": why})


def try_out(path: Path) -> None:
    """Raise `BadFile` if this path cannot be written, before a long run starts; nothing is changed or left behind."""
    new = not path.exists()
    try:
        with path.open("ab"):
            pass
        if new:
            path.unlink()
    except OSError as trouble:
        raise unwritable(path, trouble) from trouble
