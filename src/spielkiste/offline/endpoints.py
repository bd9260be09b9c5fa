"""The context of the endpoints in the browser's engine, and the endpoints that only it has.

Static data (api/reading.py) is not among them: the folder has it as files.
"""

from __future__ import annotations

from urllib.parse import parse_qsl

import msgspec

from spielkiste.api import common
from spielkiste.api.endpoint import Context, Document, Endpoints, refusal
from spielkiste.core.errors import BadSetup, SpielkisteError
from spielkiste.host import lobby
from spielkiste.host.dispatch import UNREADABLE
from spielkiste.offline import chest
from spielkiste.offline.hall import BrowserHall
from spielkiste.offline.store import BrowserStore

endpoints = Endpoints()


class BrowserContext(Context):
    """A context with the parts that only the engine has: the browser's store, and the texts for pictures."""

    hall: BrowserHall

    def __init__(self, hall: BrowserHall, store: BrowserStore, words: dict[str, dict[str, str]]) -> None:
        super().__init__(hall)
        self.store = store
        self._words = words

    def say(self, language: str, key: str) -> str:
        return self._words.get(language, {}).get(key, key)


async def answer(context: BrowserContext, path: str, body: str) -> str:
    """Return the response as text.  An error is an exclamation mark with a `lobby.Refused`."""
    path, _, query = path.partition("?")
    try:
        for endpoint in (*endpoints, *common.endpoints):
            parameters = endpoint.match(f"/{path}")
            if parameters is not None:
                found = await endpoint.answered(context, parameters, endpoint.read(body, dict(parse_qsl(query))))
                return found.text if isinstance(found, Document) else _json(found)
        raise BadSetup("malformed", "There is no such endpoint.")
    except (SpielkisteError, *UNREADABLE) as trouble:
        return f"!{_json(refusal(trouble))}"


@endpoints.post("/api/drop")
async def drop_table(context: BrowserContext, request: lobby.DropRequest) -> dict[str, str]:
    """Delete a table of this device for good."""
    await context.hall.drop(request.key)
    return {}


@endpoints.post("/api/chest", largest=chest.LARGEST, media="application/json")
async def get_chest(context: BrowserContext, request: dict[str, str]) -> Document:
    """Get all games of this device, and what the page stores, as one file."""
    return Document(_json(await chest.pack(context.store, request)))


@endpoints.post("/api/chest/in", largest=chest.LARGEST)
async def put_chest(context: BrowserContext, request: str) -> lobby.Unpacked:
    """Import the games of a file."""
    unpacked, changed = await chest.unpack(context.store, request)
    context.hall.read_again(changed)
    return unpacked


@endpoints.post("/api/hand-on", media="application/json")
async def hand_on(context: BrowserContext, request: lobby.HandOn) -> Document:
    """Give a table of this device to another one, in two steps, so that it is never on both devices or on neither."""
    if request.step == "begin":
        return Document(_json(chest.Chest([await context.hall.stop(request.key)], {})))
    await context.hall.settle(request.key, gone=request.step == "gone")
    return Document("{}")


def _json(content: object) -> str:
    return msgspec.json.encode(content).decode()
