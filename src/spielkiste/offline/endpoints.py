"""The desk of the engine in a browser, and the endpoints that only it has.

What never changes (api/reading.py) is not among them: it lies in the folder as files.
"""

from __future__ import annotations

from urllib.parse import parse_qsl

import msgspec

from spielkiste.api import tables
from spielkiste.api.endpoint import Desk, Document, Endpoints, refusal
from spielkiste.core.errors import BadSetup, SpielkisteError
from spielkiste.host import lobby
from spielkiste.host.answering import UNREADABLE
from spielkiste.offline import chest
from spielkiste.offline.hall import BrowserHall
from spielkiste.offline.store import BrowserStore

endpoints = Endpoints()


class BrowserDesk(Desk):
    """What the engine has besides: the browser's store, and a few words for pictures."""

    hall: BrowserHall

    def __init__(self, hall: BrowserHall, store: BrowserStore, words: dict[str, dict[str, str]]) -> None:
        super().__init__(hall)
        self.store = store
        self._words = words

    def say(self, language: str, key: str) -> str:
        return self._words.get(language, {}).get(key, key)


async def answer(desk: BrowserDesk, path: str, body: str) -> str:
    """Return the answer; a `lobby.Refused` behind an exclamation mark where somebody did something wrong."""
    path, _, query = path.partition("?")
    try:
        for endpoint in (*endpoints, *tables.endpoints):
            parameters = endpoint.match(f"/{path}")
            if parameters is not None:
                found = await endpoint.answered(desk, parameters, endpoint.read(body, dict(parse_qsl(query))))
                return found.text if isinstance(found, Document) else _json(found)
        raise BadSetup("malformed", "Nobody here knows what this asks for.")
    except (SpielkisteError, *UNREADABLE) as trouble:
        return f"!{_json(refusal(trouble))}"


@endpoints.post("/api/drop")
async def drop_table(desk: BrowserDesk, wish: lobby.DropWish) -> dict[str, str]:
    """Throw a table of this device away, for good."""
    await desk.hall.drop(wish.key)
    return {}


@endpoints.post("/api/chest", largest=chest.LARGEST, media="application/json")
async def get_chest(desk: BrowserDesk, wish: dict[str, str]) -> Document:
    """Get all games of this device, and what the page remembers, as one file."""
    return Document(_json(await chest.pack(desk.store, wish)))


@endpoints.post("/api/chest/in", largest=chest.LARGEST)
async def put_chest(desk: BrowserDesk, wish: str) -> lobby.Unpacked:
    """Put the games of a file into this chest."""
    unpacked, changed = await chest.unpack(desk.store, wish)
    desk.hall.read_again(changed)
    return unpacked


def _json(content: object) -> str:
    return msgspec.json.encode(content).decode()
