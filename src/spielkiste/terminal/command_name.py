"""The name of the command line, for messages that tell people what to type."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path


def command_name() -> str:
    """Return what starts this program again: `spielkiste` if it is on the path, else the file that was started, else Python."""
    if shutil.which("spielkiste") is not None:
        return "spielkiste"
    started = Path(sys.argv[0])
    return str(started) if started.stem.startswith("spielkiste") else f"{sys.executable} -m spielkiste"


def language_flag(language: str) -> str:
    """Return the flag that keeps this language the next time; "" if nobody typed it, because then the system's is used again."""
    return f" --lang {language}" if any(word.partition("=")[0] == "--lang" for word in sys.argv[1:]) else ""
