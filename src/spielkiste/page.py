"""Where the built front end lies, for everybody who needs something of it."""

from __future__ import annotations

from pathlib import Path


def web_folder() -> Path:
    """The built front end: in the package, or (running from the source) where the build leaves it."""
    here = Path(__file__).parent
    packaged = here / "web"
    return packaged if packaged.exists() else here.parents[1] / "web" / "dist"
