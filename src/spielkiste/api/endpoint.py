"""Endpoints: one request, one response.

A function becomes an endpoint when it is declared with a method and a path.  The rest is read from the function: the parameters
in the path, `request` (the body of a POST, the query of a GET), `asker` (the request is slow and is charged to a client's
share), `nearby` (whether the client is in the server's own network), the type of the response, and the docstring, whose first
line is the summary.  The server mounts the endpoints, the worker in a browser calls them, and the relay forwards them to the
server that leads a table.  The OpenAPI document and the browser's typed client are generated from them (server/openapi.py,
server/typescript.py).
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
from spielkiste.host.connection import why_unreadable
from spielkiste.host.fair_queue import Asker
from spielkiste.host.hall import Hall
from spielkiste.host.reviewing import Reviews

LARGEST_REQUEST = 20_000
JSON = "application/json"
# The most slow requests outside the thinker that run at the same time.
SIDE_BY_SIDE = 2

Act = TypeVar("Act", bound=Callable[..., Any])


class Rate(NamedTuple):
    """A rate limit per address: a burst, then a steady rate.  Endpoints with the same rate share it."""

    name: str
    burst: float
    per_second: float


class Document(msgspec.Struct, omit_defaults=True):
    """A response that is not JSON: text or bytes.  `name` is the file name for saving it."""

    text: str = ""
    name: str = ""
    data: bytes = b""
    headers: dict[str, str] = {}
    status: int = 200


class Context:
    """The context of the endpoints.  Each transport has its own."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.reviews = Reviews(hall.thinker)
        self.heavy = asyncio.Semaphore(SIDE_BY_SIDE)

    def say(self, language: str, key: str) -> str:
        """Return one of the players' texts, for a picture.  Without texts, return the key itself."""
        return key

    def lettering(self) -> str:
        """Return the CSS that a picture needs for its fonts; "" if the page adds it."""
        return ""


@dataclass(frozen=True)
class Endpoint:
    """One declared endpoint."""

    act: Callable[..., Any]
    method: Literal["GET", "POST"]
    path: str
    #: The type of the request's body or query (None for neither), and of the response.
    request_type: Any
    answer: Any
    media: str = JSON
    rate: Rate | None = None
    #: An error key, and how often one address may be refused with it.
    refusals: tuple[str, Rate] | None = None
    largest: int = LARGEST_REQUEST
    #: The relay's name for this endpoint, if the server that leads the table answers it.  The request, not the path, names the
    #: table.
    relayed: str = ""
    #: Whether the response never changes, so that an offline folder has it as a file.
    file: bool = False

    @property
    def name(self) -> str:
        return self.act.__name__

    @property
    def summary(self) -> str:
        return (self.act.__doc__ or "").partition("\n")[0]

    @property
    def parameters(self) -> list[str]:
        """Return the names of the path's parameters."""
        return re.findall(r"{(\w+)}", self.path)

    @property
    def thinks(self) -> bool:
        """Return whether the request is slow and is cancelled when the client disconnects."""
        return "asker" in self.act.__annotations__

    def match(self, path: str) -> dict[str, str] | None:
        """Return the parameters in this path; None if it does not match."""
        found = re.fullmatch(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", self.path), path)
        return found.groupdict() if found else None

    def read(self, body: str | bytes, query: Mapping[str, str]) -> Any:
        """Return the decoded request.  Raise one of `UNREADABLE`, or `BadSetup` if it is too large."""
        if self.request_type is None:
            return None
        if self.method == "GET":
            # In a query, numbers are text, too.
            return msgspec.convert(dict(query), self.request_type, strict=False)
        if len(body) > self.largest:
            raise too_large()
        if self.request_type is str:
            return body if isinstance(body, str) else body.decode("utf-8", "replace")
        return msgspec.json.decode(body, type=self.request_type)

    async def answered(
        self, context: Any, parameters: Mapping[str, str], request: Any, asker: Asker = ("", ""), nearby: bool = False
    ) -> Any:
        """Return the response.  A function that is not a coroutine runs in a thread."""
        given = dict(parameters)
        if self.request_type is not None:
            given["request"] = request
        if self.thinks:
            given["asker"] = asker  # type: ignore[assignment]
        if "nearby" in self.act.__annotations__:
            given["nearby"] = nearby  # type: ignore[assignment]
        if iscoroutinefunction(self.act):
            return await self.act(context, **given)
        return await asyncio.to_thread(self.act, context, **given)


class Endpoints(list[Endpoint]):
    """The declared endpoints, in order."""

    def get(self, path: str, **how: Any) -> Callable[[Act], Act]:
        return self._declare("GET", path, how)

    def post(self, path: str, **how: Any) -> Callable[[Act], Act]:
        return self._declare("POST", path, how)

    def _declare(self, method: Literal["GET", "POST"], path: str, how: dict[str, Any]) -> Callable[[Act], Act]:
        def declare(act: Act) -> Act:
            hints = get_type_hints(act)
            self.append(Endpoint(act, method, path, hints.get("request"), **{"answer": hints["return"], **how}))
            return act

        return declare


def too_large() -> BadSetup:
    return BadSetup("too-large", "This is too large.")


def refusal(trouble: Exception) -> lobby.Refused:
    """Return the message for a failed request."""
    if isinstance(trouble, SpielkisteError):
        return lobby.Refused(trouble.key, trouble.arguments, str(trouble))
    why = why_unreadable(trouble)
    return lobby.Refused("malformed", why, f"This request cannot be read{': ' if why else ''}{why.get('why', '')}.")
