"""Tells whether the rules run compiled or interpreted."""

from spielkiste.core import game


def compiled() -> bool:
    """Return whether the rules run compiled."""
    return not game.__file__.endswith((".py", ".pyc"))
