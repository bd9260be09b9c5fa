"""The messages between servers.  A letter contains parcels and is numbered, so that a lost one is noticed.

Every writer on the bus is trusted: nothing is validated here except the players' own messages, which the leader
validates like those of its own sockets.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Parcel(msgspec.Struct, tag=True, array_like=True):
    """The base class of all parcels."""


class Open(Parcel):
    """A client has connected to the sender's socket with this hello."""

    pipe: str
    hello: bytes


class Opened(Parcel):
    """The client is admitted, at these seats."""

    pipe: str
    seats: list[int]


class Say(Parcel):
    """The client sends this text."""

    pipe: str
    text: bytes


class Gone(Parcel):
    """The client has disconnected."""

    pipe: str


class Told(Parcel):
    """Texts to send to the client."""

    pipe: str
    texts: list[str]


class Closed(Parcel):
    """A command to disconnect the client, with this close code."""

    pipe: str
    code: int


class Ask(Parcel):
    """A request with a single answer."""

    pipe: str
    what: str
    request: bytes


class Answered(Parcel):
    """The answer to an `Ask`."""

    pipe: str
    answer: bytes


class Refused(Parcel):
    """The refusal of an `Open` or `Ask`, with its reason; `kind` is the class of the error."""

    pipe: str
    kind: str
    key: str
    sentence: str
    arguments: dict[str, Any]


class NotMine(Parcel):
    """The receiver of a request does not lead the table, or no longer does."""

    pipe: str


class Beat(Parcel):
    """A heartbeat."""


AnyParcel = Open | Opened | Say | Gone | Told | Closed | Ask | Answered | Refused | NotMine | Beat


class Letter(msgspec.Struct, array_like=True):
    """Parcels from one server to another, numbered without gaps within a row; both ends count the rows."""

    sender: str
    row: int
    number: int
    parcels: list[AnyParcel]
    #: Whether the sender receives from the first carrier; if not, answers use the last one.
    hears: bool = True


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Letter)


def written(letter: Letter) -> bytes:
    return _encoder.encode(letter)


def read(letter: bytes) -> Letter:
    return _decoder.decode(letter)
