"""Endpoints: one question, one answer.

A function becomes an endpoint when it is declared with a method and a path.  All else is read from the function: the parameters
named in the path, `wish` (the body of a POST, the query of a GET), `asker` (it takes long and counts for somebody's share), the
type of the answer, and the docstring, which is the sentence for machines.  The server mounts what is declared, the worker in a
browser calls it, the relay carries it to the server that leads a table, and the OpenAPI page and the browser's typed client
(server/openapi.py, server/typescript.py) are made from it.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import iscoroutinefunction
from typing import Any, Literal, NamedTuple, TypeVar, get_type_hints

import msgspec

from spielkiste.core.errors import BadSetup, SpielkisteError
from spielkiste.host import lobby
from spielkiste.host.hall import Hall
from spielkiste.host.reviewing import Reviews
from spielkiste.host.shares import Asker

LARGEST_WISH = 20_000
JSON = "application/json"
# How many requests that take long, and that nobody else shares out, are worked on at once.
SIDE_BY_SIDE = 2

Act = TypeVar("Act", bound=Callable[..., Any])


class Rate(NamedTuple):
    """How often one address may ask: a burst, then so many a second.  Endpoints with the same rate share it."""

    name: str
    burst: float
    per_second: float


class Document(msgspec.Struct, omit_defaults=True):
    """An answer that is not JSON: a text, or else data; under `name` a browser saves it."""

    text: str = ""
    name: str = ""
    data: bytes = b""
    headers: dict[str, str] = {}
    status: int = 200


class Desk:
    """What endpoints work with.  Each transport has its own."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.reviews = Reviews(hall.thinker)
        self.heavy = asyncio.Semaphore(SIDE_BY_SIDE)

    def say(self, language: str, key: str) -> str:
        """Return one of the players' texts, for a picture.  Where there are no texts, a key stands for itself."""
        return key

    def lettering(self) -> str:
        """Return the style that a picture needs for its lettering; "" where the page adds it."""
        return ""


@dataclass(frozen=True)
class Endpoint:
    """One declaration."""

    act: Callable[..., Any]
    method: Literal["GET", "POST"]
    path: str
    #: The types of what is asked besides the path (None: nothing) and of what is answered.
    wish: Any
    answer: Any
    media: str = JSON
    rate: Rate | None = None
    #: How often one address may be refused for this reason.
    refusals: tuple[str, Rate] | None = None
    largest: int = LARGEST_WISH
    #: It is answered by the server that leads the table, which knows it by this name; the wish names the table, not the path.
    relayed: str = ""
    #: The answer never changes: a folder that plays without a server has it as a file.
    file: bool = False

    @property
    def name(self) -> str:
        return self.act.__name__

    @property
    def summary(self) -> str:
        return (self.act.__doc__ or "").partition("\n")[0]

    @property
    def parameters(self) -> list[str]:
        """Return what the path names."""
        return re.findall(r"{(\w+)}", self.path)

    @property
    def thinks(self) -> bool:
        """Return whether it takes long, so that it ends when nobody waits any more."""
        return "asker" in self.act.__annotations__

    def match(self, path: str) -> dict[str, str] | None:
        """Return the parameters of this path; None if it is another endpoint's."""
        found = re.fullmatch(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", self.path), path)
        return found.groupdict() if found else None

    def read(self, body: str | bytes, query: Mapping[str, str]) -> Any:
        """Return the wish; UNREADABLE or BadSetup if it is none."""
        if self.wish is None:
            return None
        if self.method == "GET":
            return msgspec.convert(dict(query), self.wish)
        if len(body) > self.largest:
            raise too_large()
        if self.wish is str:
            return body if isinstance(body, str) else body.decode("utf-8", "replace")
        return msgspec.json.decode(body, type=self.wish)

    async def answered(self, desk: Any, parameters: Mapping[str, str], wish: Any, asker: Asker = ("", "")) -> Any:
        """Return the answer.  What is no coroutine is done in a thread."""
        given = dict(parameters)
        if self.wish is not None:
            given["wish"] = wish
        if self.thinks:
            given["asker"] = asker  # type: ignore[assignment]
        if iscoroutinefunction(self.act):
            return await self.act(desk, **given)
        return await asyncio.to_thread(self.act, desk, **given)


class Endpoints(list[Endpoint]):
    """Endpoints as they are declared, one below the other."""

    def get(self, path: str, **how: Any) -> Callable[[Act], Act]:
        return self._declare("GET", path, how)

    def post(self, path: str, **how: Any) -> Callable[[Act], Act]:
        return self._declare("POST", path, how)

    def _declare(self, method: Literal["GET", "POST"], path: str, how: dict[str, Any]) -> Callable[[Act], Act]:
        def declare(act: Act) -> Act:
            hints = get_type_hints(act)
            self.append(Endpoint(act, method, path, hints.get("wish"), **{"answer": hints["return"], **how}))
            return act

        return declare


def too_large() -> BadSetup:
    return BadSetup("too-large", "This is too large.")


def refusal(trouble: Exception) -> lobby.Refused:
    """Return what is told to somebody whose request could not be done."""
    if isinstance(trouble, SpielkisteError):
        return lobby.Refused(trouble.key, trouble.arguments, str(trouble))
    return lobby.Refused("malformed", {}, "This request cannot be read.")
