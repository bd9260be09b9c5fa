"""What programmers hand to the library, checked where it comes in: one sentence says what was meant instead."""

from operator import index
from typing import Final

from spielkiste.core.errors import BadSetup

#: What a replay file can hold.
LONGEST_SEED: Final = 200
LARGEST_SEED: Final = 1 << 64


def seed_of(given: object) -> int | str:
    """Return the seed if it is one that a replay file can hold; BadSetup if not."""
    if isinstance(given, str):
        if len(given) > LONGEST_SEED or not _can_be_written(given):
            raise BadSetup("bad-seed", f"A seed is a text of at most {LONGEST_SEED} letters that can be written in a file.")
        return given
    number = _whole(given)
    if number is None:
        raise BadSetup("bad-seed", f"A seed is a whole number or a text, not {given!r}.", {"seed": str(given)})
    if abs(number) > LARGEST_SEED:
        raise BadSetup("bad-seed", "A seed that is a number lies between -2**64 and 2**64; use a text instead.")
    return number


def seats_of(given: object) -> int:
    """Return the number of seats; BadSetup if it is no whole number.  Whether the game has so many the game says itself."""
    number = _whole(given)
    if number is None:
        raise BadSetup("bad-seat-count", f"The number of seats is a whole number, not {given!r}.", {"seats": str(given)})
    return number


def count_of(given: object) -> int:
    """Return the number of games to play; BadSetup unless there is at least one."""
    number = _whole(given)
    if number is None or number < 1:
        raise BadSetup("bad-count", f"The number of games must be at least 1, not {given!r}.", {"count": str(given)})
    return number


def bot_names(given: object) -> list[str]:
    """Return the names of bots; BadSetup says how bots are named."""
    if not isinstance(given, list | tuple):
        raise BadSetup("bot-names", f'Name the bots in a list, such as ["rules", "random"], not {given!r}.', {"bots": str(given)})
    names: list[str] = []
    for name in given:
        if not isinstance(name, str):
            raise BadSetup(
                "bot-names",
                f"Bots go by their names, and {name!r} is none; give it one with register_bot, such as"
                ' register_bot("mau-mau", "mine", MyBot).',
                {"bots": str(given)},
            )
        names.append(name)
    return names


def _whole(given: object) -> int | None:
    """Return the whole number, also one of another library such as NumPy; None if it is none."""
    if isinstance(given, bool) or not hasattr(given, "__index__"):
        return None
    return index(given)


def _can_be_written(text: str) -> bool:
    """Whether there is no half letter (a lone surrogate) in it."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
