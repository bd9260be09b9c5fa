"""Checks of the arguments that programs pass to the library.  A refusal says in one sentence what to pass instead."""

from operator import index
from typing import Final

from spielkiste.core.errors import BadSetup

#: The longest and the largest seed that a replay file can hold.
LONGEST_SEED: Final = 200
LARGEST_SEED: Final = 1 << 64


def seed_of(given: object) -> int | str:
    """Return the seed.  Raise `BadSetup` if a replay file cannot hold it."""
    if isinstance(given, str):
        if len(given) > LONGEST_SEED or not _can_be_written(given):
            raise BadSetup("bad-seed", f"A seed is a text of at most {LONGEST_SEED} letters that can be written in a file.")
        return given
    number = whole(given)
    if number is None:
        raise BadSetup("bad-seed", f"A seed is a whole number or a text, not {given!r}.", {"seed": str(given)})
    if abs(number) > LARGEST_SEED:
        raise BadSetup("bad-seed", "A seed that is a number lies between -2**64 and 2**64; use a text instead.")
    return number


def seats_of(given: object) -> int:
    """Return the number of seats.  Raise `BadSetup` if it is not a whole number.  The game itself checks the range."""
    number = whole(given)
    if number is None:
        raise BadSetup("bad-seat-count", f"The number of seats is a whole number, not {given!r}.", {"seats": str(given)})
    return number


def count_of(given: object, what: str = "games") -> int:
    """Return a count, such as a number of games.  Raise `BadSetup` unless it is a whole number of at least 1."""
    number = whole(given)
    if number is None:
        raise BadSetup("bad-count", f"The number of {what} is a whole number, not {given!r}.", {"count": str(given)})
    if number < 1:
        raise BadSetup("bad-count", f"The number of {what} must be at least 1, not {given!r}.", {"count": str(given)})
    return number


def seat_of(given: object, seats: int, what: str = "seat") -> int:
    """Return the seat, or another place such as a table.  Raise `BadSetup` unless it is one of `seats`, which count from 0."""
    number = whole(given)
    if number is None or not 0 <= number < seats:
        raise BadSetup("bad-seat", f"A {what} is a whole number from 0 to {seats - 1}, not {given!r}.", {"seat": str(given)})
    return number


def options_of(given: object, more: dict[str, object]) -> dict[str, object]:
    """Return the options that were given as a dict together with those given as keywords.

    Raise `BadSetup` if they are not a dict.
    """
    if given is not None and not isinstance(given, dict):
        raise BadSetup("bad-options", f"`options` is a dict such as {{'goal': 700}}, not {given!r}; or write goal=700.")
    return {**(given or {}), **more}


def player_names(given: object, seats: int) -> list[str]:
    """Return the names of the players.  Raise `BadSetup` unless they are a list with one name for each seat."""
    if isinstance(given, list | tuple) and len(given) == seats and all(isinstance(name, str) for name in given):
        return list(given)
    raise BadSetup("bad-players", f"`players` is a list with a name for each of the {seats} seats, not {given!r}.")


def numbered(names: list[str]) -> list[str]:
    """Return the names, numbered where one occurs more than once: "random 1", "random 2"."""
    return [f"{name} {1 + names[:place].count(name)}" if names.count(name) > 1 else name for place, name in enumerate(names)]


def bot_names(given: object) -> list[str]:
    """Return the names of the bots.  Raise `BadSetup` if they are not a list of names."""
    if not isinstance(given, list | tuple):
        raise BadSetup("bot-names", f'Name the bots in a list, such as ["rules", "random"], not {given!r}.', {"bots": str(given)})
    names: list[str] = []
    for name in given:
        if not isinstance(name, str):
            raise BadSetup(
                "bot-names",
                f"Bots go by their names, and {name!r} is not a name; give it one with register_bot, such as"
                ' register_bot("mau-mau", "mine", MyBot).',
                {"bots": str(given)},
            )
        names.append(name)
    return names


def whole(given: object) -> int | None:
    """Return a whole number as an int, even if it has NumPy's or another library's type; None if it is not one."""
    if isinstance(given, bool) or not hasattr(given, "__index__"):
        return None
    return index(given)


def _can_be_written(text: str) -> bool:
    """Return whether the text can be encoded, that is, has no lone surrogate."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
