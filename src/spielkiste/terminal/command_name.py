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
