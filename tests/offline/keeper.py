"""A fake of the browser's database: what is stored, and what it refuses."""

from __future__ import annotations

import asyncio
import json
from typing import Any


class Keeper:
    """A database as strict as the real one (web/src/offline/keeper.ts): all changes or none, and each entry number once."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Any]] = {}
        self.entries: dict[tuple[str, int], str] = {}
        #: The error for the next writes.
        self.trouble = ""
        #: Writes wait until this is set.
        self.free = asyncio.Event()
        self.free.set()
        self.waiting = 0

    async def keep(self, changes: str) -> str:
        self.waiting += 1
        await self.free.wait()
        self.waiting -= 1
        if self.trouble:
            return self.trouble
        tables, entries = dict(self.tables), dict(self.entries)
        for kind, *rest in json.loads(changes):
            if kind == "table":
                tables[rest[0]] = dict(zip(("id", "secret", "created", "stage", "used"), rest, strict=True))
            elif kind == "entry":
                if (rest[0], rest[1]) in entries:
                    return "denied"
                entries[rest[0], rest[1]] = rest[2]
            elif kind == "mark" and rest[0] in tables:
                tables[rest[0]] = {**tables[rest[0]], "stage": rest[1], "used": rest[2]}
            elif kind == "drop":
                tables.pop(rest[0], None)
                entries = {at: body for at, body in entries.items() if at[0] != rest[0]}
        self.tables, self.entries = tables, entries
        return ""

    async def fetch(self, table_id: str) -> str:
        return json.dumps(self._whole(table_id)) if table_id in self.tables else ""

    async def everything(self) -> str:
        if self.trouble:
            return ""
        return json.dumps([self._whole(table_id) for table_id in self.tables])

    def _whole(self, table_id: str) -> dict[str, Any]:
        log = [body for (owner, _), body in sorted(self.entries.items()) if owner == table_id]
        return {**self.tables[table_id], "entries": log}
