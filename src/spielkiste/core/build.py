"""Which build of the rules runs here."""

from spielkiste.core import game


def compiled() -> bool:
    """Whether the rules run compiled."""
    return not game.__file__.endswith((".py", ".pyc"))
