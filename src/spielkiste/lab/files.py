"""Files that cannot be written, said in one sentence."""

from __future__ import annotations

from pathlib import Path

from spielkiste.core.errors import BadFile


def unwritable(path: Path, trouble: OSError) -> BadFile:
    why = trouble.strerror or str(trouble)
    return BadFile("cannot-write", f"The file {path} cannot be written: {why}.", {"path": str(path), "why": why})
