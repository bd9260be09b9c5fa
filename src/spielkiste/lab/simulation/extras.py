"""Optional packages: if one is missing, the error names the `pip install` that fixes it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from spielkiste.core.errors import BadSetup


def extra(package: str, name: str) -> Any:
    """Return a package of the extra `name`.  Raise `BadSetup` if it is missing."""
    try:
        return import_module(package)
    except ImportError as missing:
        remedy = f"pip install 'spielkiste[{name}]'"
        clone = f"pip install '.[{name}]'"
        about: dict[str, object] = {"package": package, "remedy": remedy, "clone": clone}
        raise BadSetup("missing-extra", f"{package} is missing: {remedy} (in a clone: {clone}).", about) from missing
