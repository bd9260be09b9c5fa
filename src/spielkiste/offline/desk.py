"""What a page asks once: the requests that a server answers over HTTP (server/routes.py), without HTTP.

Shelf, texts and rules are not among them: they never change, and lie in the folder as files.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from spielkiste.boxes import face, lesson, medal
from spielkiste.core.errors import BadSetup, SpielkisteError
from spielkiste.core.registry import find
from spielkiste.host import lobby, watching
from spielkiste.host.answering import UNREADABLE
from spielkiste.host.hall import Hall
from spielkiste.host.reviewing import Reviews
from spielkiste.offline import chest
from spielkiste.offline.store import BrowserStore
from spielkiste.table.names import cleaned

LARGEST_RECORDING = 500_000
LONGEST_LINK = 300
#: Everybody who asks here is one page.
HERE = ("", "")

Wish = TypeVar("Wish", bound=msgspec.Struct)


class MedalWish(msgspec.Struct):
    """What stands in the address of a medal."""

    game: str
    name: str = ""
    lang: str = "en"
    figure: str = ""
    day: str = ""


class DropWish(msgspec.Struct):
    """A table to be thrown away, by the key of one of its seats."""

    key: str


class Desk:
    """Answers in the JSON of the server."""

    def __init__(
        self,
        hall: Hall,
        store: BrowserStore,
        words: dict[str, dict[str, str]],
        read_again: Callable[[set[str]], None],
        drop: Callable[[str], Awaitable[None]],
    ) -> None:
        self._hall = hall
        self._reviews = Reviews(hall.thinker)
        self._store = store
        self._words = words
        self._read_again = read_again
        self._drop_table = drop
        self._known: dict[str, Callable[[str], Awaitable[Any]]] = {
            "tables": self._open_table,
            "lessons": self._open_lesson,
            "join": self._join,
            "invitation": self._invitation,
            "import": self._import,
            "watch": self._watch,
            "frames": self._frames,
            "review": self._review,
            "carry-on": self._play_on,
            "qr": self._qr,
            "drop": self._drop,
            "chest": self._give_chest,
            "chest/in": self._take_chest,
        }
        #: What is answered as it is, not as JSON.
        self._plain: dict[str, Callable[[str], Awaitable[str]]] = {"replay": self._replay, "medal": self._medal}

    async def answer(self, path: str, body: str) -> str:
        """The answer; what a person did wrong is one clear sentence, behind an exclamation mark."""
        name = path.removeprefix("api/")
        try:
            if name in self._plain:
                return await self._plain[name](body)
            if name.startswith("extras/"):
                return _json(await self._extra(name, body))
            if name not in self._known:
                raise BadSetup("malformed", "Nobody here knows what this asks for.")
            return _json(await self._known[name](body))
        except SpielkisteError as trouble:
            return f"!{_json(lobby.Refused(trouble.key, trouble.arguments, str(trouble)))}"
        except UNREADABLE:
            return f"!{_json(lobby.Refused('malformed', {}, 'This request cannot be read.'))}"

    async def _open_table(self, body: str) -> lobby.TableMade:
        return await self._hall.open_table(_read(body, lobby.NewTable))

    async def _open_lesson(self, body: str) -> lobby.TableMade:
        wish = _read(body, lobby.NewLesson)
        return await self._hall.open_lesson(lesson(find(wish.game), wish.lesson), wish.name, wish.pace)

    async def _join(self, body: str) -> lobby.TableMade:
        return await self._hall.join(_read(body, lobby.Join))

    async def _invitation(self, body: str) -> lobby.Invitation:
        return await self._hall.invitation(_read(body, lobby.Invited).join_key)

    async def _import(self, body: str) -> lobby.TableMade:
        if len(body) > LARGEST_RECORDING:
            raise BadSetup("too-large", "This is too large.")
        return await self._hall.import_replay(body)

    async def _watch(self, body: str) -> msgspec.Raw:
        return await watching.watched(self._hall.thinker, _read_large(body, lobby.WatchWish), HERE)

    async def _frames(self, body: str) -> msgspec.Raw:
        return await watching.some_frames(self._hall.thinker, _read_large(body, lobby.WatchWish), HERE)

    async def _review(self, body: str) -> msgspec.Raw:
        return await self._reviews.reviewed(_read_large(body, lobby.ReviewWish), HERE)

    async def _play_on(self, body: str) -> lobby.TableMade:
        return await watching.play_on(self._hall, _read_large(body, lobby.PlayOn))

    async def _replay(self, body: str) -> str:
        wish = _read(body, lobby.ReplayWish)
        host, _ = await self._hall.find(wish.key)
        return host.replay(wish.previous)

    async def _medal(self, body: str) -> str:
        wish = _read(body, MedalWish)
        words = self._words.get(wish.lang, {})
        return medal(find(wish.game), cleaned(wish.name), wish.day, wish.figure, lambda key: words.get(key, key))

    async def _extra(self, name: str, body: str) -> Any:
        _, game, extra = [*name.split("/"), "", ""][:3]
        module = face(find(game), extra)
        if module is None or not hasattr(module, "answer"):
            raise BadSetup("no-extra", f"This box has no {extra[:40]!r} that could be asked.")
        return await asyncio.to_thread(module.answer, msgspec.json.decode(body))

    async def _qr(self, body: str) -> dict[str, list[list[bool]]]:
        # Few ask for it, and everybody waits for what is loaded.
        import segno

        text = _read(body, lobby.QrWish).text
        if not (1 <= len(text) <= LONGEST_LINK and text.isascii() and text.isprintable()):
            raise BadSetup("malformed", "This is not a link, or it is too long for a picture.")
        return {"matrix": [[bool(module) for module in row] for row in segno.make(text, error="m", micro=False).matrix]}

    async def _drop(self, body: str) -> dict[str, str]:
        await self._drop_table(_read(body, DropWish).key)
        return {}

    async def _give_chest(self, body: str) -> chest.Chest:
        return await chest.pack(self._store, msgspec.json.decode(body, type=dict[str, str]))

    async def _take_chest(self, body: str) -> chest.Unpacked:
        unpacked, changed = await chest.unpack(self._store, body)
        self._read_again(changed)
        return unpacked


def _read(body: str, kind: type[Wish]) -> Wish:
    return msgspec.json.decode(body, type=kind)


def _read_large(body: str, kind: type[Wish]) -> Wish:
    """With a recording in it."""
    if len(body) > LARGEST_RECORDING * 6 // 5:
        raise BadSetup("too-large", "This is too large.")
    return _read(body, kind)


def _json(content: object) -> str:
    return msgspec.json.encode(content).decode()
