"""Two servers that look like one: the first leads the tables, and all clients connect to the second."""

from __future__ import annotations

import json
from contextlib import AbstractContextManager
from pathlib import Path

import httpx
import psycopg
from websockets.sync.client import ClientConnection

from tests.server.harness import Message, Server


class Crossed(Server):
    """A server pair in which everything done at a table crosses the link between the two."""

    def __init__(self, database: str, *flags: str, lease: str = "", packages: Path | None = None) -> None:
        self.second: Server | None = None
        super().__init__(database, *flags, lease=lease, packages=packages)

    def start(self, well: bool = True) -> None:
        super().start(well)
        if self.second is None:
            self.second = Server(self.database, *self.flags, lease=self.lease, packages=self.packages)
        else:
            self.second.start(well)

    @property
    def other(self) -> Server:
        assert self.second is not None
        return self.second

    def kill(self) -> str:
        return super().kill() + self.other.kill()

    def stop(self) -> tuple[int, str]:
        code, out = super().stop()
        other_code, other_out = self.other.stop()
        return code or other_code, out + other_out

    def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        there = path in ("api/join", "api/invitation", "api/replay")
        return self.other.post(path, body, **headers) if there else super().post(path, body, **headers)

    def kept(self, key: str) -> list[Message]:
        with psycopg.connect(str(self.database)) as connection:
            found = connection.execute("SELECT body FROM entries WHERE table_id = %s ORDER BY number", (key.partition(".")[0],))
            return [json.loads(body) for (body,) in found]

    def socket(self, **headers: str) -> AbstractContextManager[ClientConnection]:
        return self.other.socket(**headers)
