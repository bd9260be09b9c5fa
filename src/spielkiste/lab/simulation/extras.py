"""Packages that only some need: who lacks one is told which `pip install` mends it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from spielkiste.core.errors import BadSetup


def extra(package: str, name: str) -> Any:
    """A package of the extra `name`."""
    try:
        return import_module(package)
    except ImportError as missing:
        remedy = f"pip install 'spielkiste[{name}]'"
        raise BadSetup("missing-extra", f"{package} is missing: {remedy}.", {"package": package, "remedy": remedy}) from missing
