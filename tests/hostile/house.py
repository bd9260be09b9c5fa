"""A house under attack: servers, the services they use, the tables, and the checks of everything that must hold."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import psycopg

from tests import web
from tests.hostile.ledger import Ledger
from tests.hostile.proxy import Proxy
from tests.hostile.strangers import SCHOOL, Answers
from tests.scale.conftest import QUICK_LEASE
from tests.scale.people import BROKEN, NO_SEAT, PATIENCE, Person, check, over, play
from tests.scale.services import Postgres, Redis
from tests.server.harness import Message, Server
from tests.server.mother import Born

#: Games, and the number of bots in each.
GAMES = [("memo-race", 0), ("memo-race", 1), ("clear-away", 0), ("thousand-km", 0), ("thousand-km", 1), ("mau-mau", 0)]
#: A table with more entries than this has been played long enough.
LONG = 250
SERVERS = 3
HOST_KEY = "the-key-of-a-hostile-house"
CHILDREN = ("Zora", "Quentin")
#: The fields that are printed for a table that is stuck.
SHOWN = ("number", "awaited", "outcome")


class Table:
    """Two players, who connect from different addresses to any server, and a spectator."""

    def __init__(self, house: House) -> None:
        game, bots = house.chance.choice(GAMES)
        options = {"tempo": "calm"} if game == "thousand-km" else {}
        keys, made = house.anybody().people(2, bots, game=game, **options)
        self.seats = 2 + bots
        self.ledger = Ledger(self.seats)
        self.secrets = {key.partition(".")[2] for key in keys}
        # One player has the same address as the strangers.
        self.people = [
            Person(house.ways(SCHOOL), keys[0], 0, "ada"),
            Person(house.ways("127.0.1.1"), keys[1], 1, "bob"),
            Person(house.ways("127.0.1.2"), made["spectator_key"], NO_SEAT, "eve"),
        ]
        self.id = self.people[0].table_id

    @property
    def confirmed(self) -> int:
        return sum(len(person.confirmed) for person in self.people)

    @property
    def done(self) -> bool:
        return over(self.people) or int(self.people[0].table.update["number"]) > LONG

    def ask(self) -> None:
        """Let a player send a move without reading the answer, unless the game is over."""
        deadline = time.monotonic() + PATIENCE
        while not any(person.begin() for person in self.people) and not over(self.people):
            shown = [{name: person.table.update[name] for name in SHOWN} for person in self.people]
            assert time.monotonic() < deadline, f"the table is stuck: {shown}"

    def go_on(self, moves: int) -> None:
        """Wait for the pending answers, then play some more moves."""
        for person in self.people:
            if person.waits:
                person.finish()
        play(self.people, moves)

    def check(self, database: str) -> None:
        """Compare every confirmation, every view and every message with the log."""
        log = check(database, self.people)
        self.ledger.read(log)
        for entry in log:
            if entry["kind"] == "deal":
                self.secrets.add(entry["seed"])
        for person in self.people:
            self.ledger.compare(person)

    def leave(self) -> None:
        for person in self.people:
            person.table.drop()


class House:
    """One server on a file, or three that share a database and a bus, each behind its own proxies."""

    def __init__(self, stack: ExitStack, shared: bool, chance: random.Random) -> None:
        self.chance = chance
        self.shared = shared
        folder = Path(stack.enter_context(TemporaryDirectory()))
        flags = ["--quick", "--log-level", "info", "--host-key", HOST_KEY]
        self.databases, self.buses = [], []
        if shared:
            self.postgres, self.redis = Postgres(), Redis()
            stack.callback(self.postgres.remove)
            stack.callback(self.redis.remove)
            self.database = self.postgres.new_database()
            self.databases = [Proxy(self.postgres.port) for _ in range(SERVERS)]
            self.buses = [Proxy(self.redis.port) for _ in range(SERVERS)]
            for proxy in (*self.databases, *self.buses):
                stack.callback(proxy.close)
        else:
            self.database = str(folder / "tables.sqlite")
        #: By server: the file that says how wrong its clock is.
        self.clocks = [folder / f"clock-{number}" for number in range(SERVERS if shared else 1)]
        self.starts = 0
        self.servers: list[Server] = []
        self.tables: list[Table] = []
        self.past: list[Table] = []
        self.answers = Answers(self.secrets)
        stack.callback(self._kill_all)
        for number, clock in enumerate(self.clocks):
            clock.write_text("0", encoding="utf-8")
            address = self.databases[number].before(self.database) if shared else self.database
            bus = ["--bus", self.buses[number].before(self.redis.url)] if shared else []
            self.servers.append(Server(address, *flags, *bus, lease=QUICK_LEASE, environment={"TEST_CLOCK": str(clock)}))
            self.started(self.servers[-1])
        self._open_class()
        waiting = self.servers[0].open_table([{"kind": "here"}, {"kind": "open"}])
        self._waiting = str(waiting["seats"][0]["key"]).partition(".")[0]

    # -- servers -----------------------------------------------------------------------------------------------

    def anybody(self) -> Server:
        return self.chance.choice(self.servers)

    def ways(self, address: str) -> list[Server]:
        """Return all servers in random order, as a client from this address reaches them."""
        return [server.seen_from(address) for server in self.chance.sample(self.servers, len(self.servers))]

    def start(self, server: Server) -> None:
        server.start()
        self.started(server)

    def started(self, server: Server) -> None:
        """Collect the output of a server that has started."""
        assert isinstance(server.process, Born)
        server.process.listen()
        self.starts += 1

    def kill(self, server: Server) -> None:
        self._read(server.kill())

    def stop(self, server: Server) -> None:
        code, said = server.stop()
        self._read(said)
        assert code == 0, said

    def _read(self, said: str) -> None:
        """Check the log of a server that has ended."""
        assert "Traceback" not in said, said
        told = [secret for secret in self.secrets() if secret in said]
        assert not told, f"the log has {told}:\n{said}"

    def _kill_all(self) -> None:
        """Kill the servers that still run, which is needed only if the house itself failed."""
        for server in self.servers:
            if server.process is not None and server.process.poll() is None:
                server.process.kill()

    # -- tables ------------------------------------------------------------------------------------------------

    def secrets(self) -> set[str]:
        """Return the texts that must not be in a log or in an answer to strangers."""
        known = {self.room["code"], str(self.room["key"]).partition(".")[2], *CHILDREN, HOST_KEY} if self.servers else {HOST_KEY}
        return known.union(*(table.secrets for table in [*self.tables, *self.past[-5:]]))

    def table(self) -> Table:
        """Return a table whose game goes on, old or new."""
        for table in [table for table in self.tables if table.done]:
            self.tables.remove(table)
            self.past.append(table)
            table.leave()
        if len(self.tables) < 2:
            self.tables.append(Table(self))
            return self.tables[-1]
        return self.chance.choice(self.tables)

    def _open_class(self) -> None:
        self.room: Message = self.servers[0].post("api/class", {"game": "thousand-km", "size": 2, "places": 3}).json()
        for number, name in enumerate(CHILDREN):
            request = {"code": self.room["code"], "client": f"{number}", "name": name, "animal": 1}
            assert self.servers[0].post("api/class/join", request).status_code == 200

    # -- what must hold ----------------------------------------------------------------------------------------

    def check_class(self) -> None:
        """Check that the class is there, with exactly its children."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with self.anybody().socket() as line:
                    line.send(json.dumps({"t": "hello", "keys": [self.room["key"]]}))
                    room = json.loads(line.recv(timeout=20))
            except (*BROKEN, TimeoutError):
                room = {"t": "nobody answers"}
            if room["t"] == "class_room":
                break
            assert time.monotonic() < deadline and not room.get("fatal"), room
            time.sleep(0.1)
        assert {child["name"] for child in room["children"]} == set(CHILDREN), room

    def check_kept(self) -> None:
        """Check that every table that was ever opened is still stored."""
        if self.shared:
            with psycopg.connect(self.database) as shared:
                found = {name for (name,) in shared.execute("SELECT id FROM tables").fetchall()}
        else:
            with closing(sqlite3.connect(self.database)) as file:
                found = {name for (name,) in file.execute("SELECT id FROM tables").fetchall()}
        assert {self._waiting, *(table.id for table in [*self.tables, *self.past])} <= found

    def check_host(self) -> None:
        """Check that the host can log in, from an address without wrong guesses."""
        self._until(lambda: self._asks_as_host() == 200, "the host is locked out")

    def _asks_as_host(self) -> int:
        try:
            headers = {"Authorization": f"Bearer {HOST_KEY}"}
            return web.get(self.anybody().url + "api/host", headers=headers, timeout=20).status_code
        except httpx.TransportError:
            return 0

    @staticmethod
    def _until(holds: Callable[[], bool], otherwise: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < deadline, otherwise
            time.sleep(0.1)

    def end(self) -> Counter[str]:
        """Check every table once more, stop everything, and return what was counted."""
        for table in [*self.past, *self.tables]:
            for person in table.people:
                person.come(anew=True)
            table.check(self.database)
            table.leave()
        self.check_class()
        self.check_kept()
        self.check_host()
        for server in self.servers:
            self.stop(server)
        every = [*self.past, *self.tables]
        return Counter(
            tables=len(every),
            confirmed=sum(table.confirmed for table in every),
            messages=sum(table.ledger.compared for table in every),
            strangers=self.answers.counts.total(),
        )
