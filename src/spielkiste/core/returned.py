"""The error for a method of a game that returned something of the wrong type, usually because a `return` is missing."""

from spielkiste.core.errors import BadSetup


def place(method: object) -> str:
    """Return where a method is defined, as "path/to/game.py:42"; empty if that is unknown."""
    # `Bot` wraps the `choose` of every bot.
    code = getattr(getattr(method, "__wrapped__", method), "__code__", None)
    return f"{code.co_filename}:{code.co_firstlineno}" if code is not None else ""


def sentence(call: str, wanted: str, got: object, where: str) -> str:
    """Return "start() must return a State, but returned None. Is a `return` missing? (game.py:42)"."""
    shown = repr(got)
    said = f"{call} must return {wanted}, but returned {shown if len(shown) <= 80 else f'{shown[:77]}...'}."
    return f"{said}{missing(got)}" + (f" ({where})" if where else "")


def missing(got: object) -> str:
    """Return the hint for a method that returned None."""
    return " Is a `return` missing?" if got is None else ""


def wrong_return(method: object, wanted: str, got: object) -> BadSetup:
    """Return the error for a method that did not return what is wanted."""
    name = getattr(method, "__name__", "it")
    return BadSetup("bad-game", sentence(f"{name}()", wanted, got, place(method)))
