"""What servers send each other.  A letter carries parcels and is numbered, so that a lost one is noticed.

Whoever can write on the bus is one of us: nothing in here is checked but the players' own messages, which the leader reads
as it reads those of its own sockets.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Parcel(msgspec.Struct, tag=True, array_like=True):
    """The base of all."""


class Open(Parcel):
    """Somebody has come to the sender's socket with this hello."""

    pipe: str
    hello: bytes


class Opened(Parcel):
    """They are in, at these seats."""

    pipe: str
    seats: list[int]


class Say(Parcel):
    """They say this."""

    pipe: str
    text: bytes


class Gone(Parcel):
    """They have gone."""

    pipe: str


class Told(Parcel):
    """They are told this."""

    pipe: str
    texts: list[str]


class Closed(Parcel):
    """They are let go, with a code for their socket."""

    pipe: str
    code: int


class Ask(Parcel):
    """Something that is answered once."""

    pipe: str
    what: str
    wish: bytes


class Answered(Parcel):
    """The answer."""

    pipe: str
    answer: bytes


class Refused(Parcel):
    """Neither answered nor let in, and why.  `kind`: the class of the error."""

    pipe: str
    kind: str
    key: str
    sentence: str
    arguments: dict[str, Any]


class NotMine(Parcel):
    """The receiver of a request does not lead the table (any more)."""

    pipe: str


class Beat(Parcel):
    """I am here."""


AnyParcel = Open | Opened | Say | Gone | Told | Closed | Ask | Answered | Refused | NotMine | Beat


class Letter(msgspec.Struct, array_like=True):
    """Parcels from one server to another, in a row without a gap; both ends count the rows they have begun."""

    sender: str
    row: int
    number: int
    parcels: list[AnyParcel]
    #: Whether the sender hears what comes over the first carrier; if not, it is answered over the last.
    hears: bool = True


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Letter)


def written(letter: Letter) -> bytes:
    return _encoder.encode(letter)


def read(letter: bytes) -> Letter:
    return _decoder.decode(letter)
