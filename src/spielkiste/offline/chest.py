"""Exports all games of this device to one file, and imports such a file.

An import changes no existing game, except that a game continued elsewhere gets its new moves.
"""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import msgspec

from spielkiste.core.errors import BadFile, SpielkisteError
from spielkiste.host import lobby
from spielkiste.offline.store import BrowserStore, Change, KeptTable
from spielkiste.table.keys import is_secret
from spielkiste.table.match import Match

VERSION = 1
LARGEST = 50_000_000


class Chest(msgspec.Struct):
    """The file.  `device` is what the page stores: keys, names, settings, reports."""

    tables: list[KeptTable]
    device: dict[str, str]
    format: Literal["spielkiste-chest"] = "spielkiste-chest"
    version: int = VERSION


async def pack(store: BrowserStore, device: dict[str, str]) -> Chest:
    return Chest(await store.everything(), device)


async def unpack(store: BrowserStore, text: str) -> tuple[lobby.Unpacked, set[str]]:
    """Import the games of a file: all that can be played here, or none if they cannot be stored.

    Also return the ids of all tables that have changed.
    """
    given = _read(text)
    here = {table.id: table for table in await store.everything()}
    changes: list[Change] = []
    changed: set[str] = set()
    left = 0
    for table in given.tables:
        known = here.get(table.id)
        if known is not None and table.entries == known.entries[: len(table.entries)]:
            continue
        if not _playable(table) or (known is not None and known.entries != table.entries[: len(known.entries)]):
            left += 1
            continue
        changed.add(table.id)
        first = 0 if known is None else len(known.entries)
        if known is None:
            changes.append(["table", table.id, table.secret, table.created, table.stage, table.used])
        changes += [["entry", table.id, first + place, entry] for place, entry in enumerate(table.entries[first:])]
    if changes:
        await asyncio.wrap_future(store.submit(changes))
    return lobby.Unpacked(len(changed), left, given.device), changed


def _read(text: str) -> Chest:
    damaged = BadFile("bad-chest", "This is not a Spielkiste chest, or it is damaged; nothing was changed.")
    try:
        given = msgspec.json.decode(text, type=Chest)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as trouble:
        raise damaged from trouble
    if given.version > VERSION:
        raise BadFile("newer-chest", "This file was made by a newer Spielkiste; update, then open it again.")
    return given


def _playable(table: KeptTable) -> bool:
    """Return whether the table's game can be replayed from its log with the current rules."""
    try:
        entries = [msgspec.json.decode(entry, type=dict[str, Any]) for entry in table.entries]
        return bool(entries) and is_secret(table.secret) and Match.from_log(entries) is not None
    except (SpielkisteError, msgspec.MsgspecError):
        return False
