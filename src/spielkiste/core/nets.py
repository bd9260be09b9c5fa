"""The trained nets of the bots that taught themselves: where they are read, and which class reads them."""

from collections.abc import Callable
from typing import Final


class Trained:
    """What all nets tell about themselves.

    Attributes:
        game: The slug of the game that it plays.
        encoding: The version of the game's encoding that it reads; 0 if it reads the position itself.
        seats: The numbers of seats at which it plays.
        steps: How many decisions it has learned from.
    """

    def __init__(self, game: str, encoding: int, seats: list[int], steps: int) -> None:
        self.game: Final = game
        self.encoding: Final = encoding
        self.seats: Final = seats
        self.steps: Final = steps


#: Returns the file of a game's net, or None if it is not available.
Reader = Callable[[str], bytes | None]
#: Makes a net of its file.  Raises `BadFile` if the file is incomplete.
Kind = Callable[[bytes], Trained]

_nets: Final[dict[str, Trained]] = {}
_readers: Final[list[Reader]] = []
#: By game; that of all other games has no name.
_kinds: Final[dict[str, Kind]] = {}


def read_as(slug: str, kind: Kind) -> None:
    """Set the class of a game's net; with an empty slug, of all games that do not set their own."""
    _kinds[slug] = kind


def take(slug: str, packed: bytes) -> None:
    """Keep the net of a game, for a browser, which downloads it because it has no files."""
    kind = _kinds.get(slug)
    _nets[slug] = kind(packed) if kind is not None else _kinds[""](packed)


def read_with(reader: Reader) -> None:
    """Set the function that reads nets.  Bots do not open files themselves."""
    _readers.append(reader)


def packed_net(slug: str) -> bytes | None:
    """Return the file of a game's net; None if it is not available."""
    return _readers[-1](slug) if _readers else None


def net_for(slug: str) -> Trained | None:
    """Return the net of a game, read on the first call; None if it is not available."""
    found = _nets.get(slug)
    if found is None:
        packed = packed_net(slug)
        if packed is not None:
            take(slug, packed)
            found = _nets[slug]
    return found
