"""Faults at random while people play, for as long as wanted: ``make chaos MINUTES=20``.

The same seed tries the same faults in the same order; what happens in between is up to the machine.  After each: every confirmed
entry is there exactly once and in order, every client has the right view, and nobody is stuck.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from tests.scale.conftest import QUICK_LEASE
from tests.scale.people import Person, check, play, somebody_asks
from tests.scale.services import Postgres, Redis
from tests.server.harness import Server

#: The longest game there is, so that a table lasts.
GAME = "memo-race"
MOVES = 5


class House:
    """Servers, what they stand on, and the people at one table."""

    def __init__(self, stack: ExitStack, shared: bool, chance: random.Random) -> None:
        self.chance = chance
        self.postgres = self.redis = None
        flags = ["--quick", "--log-level", "info", "--no-limits"]
        if shared:
            self.postgres, self.redis = Postgres(), Redis()
            stack.callback(self.postgres.remove)
            stack.callback(self.redis.remove)
            self.database = self.postgres.new_database()
            flags += ["--bus", self.redis.url]
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            self.database = str(Path(folder) / "tables.sqlite")
        self.servers = [Server(self.database, *flags, lease=QUICK_LEASE) for _ in range(2 if shared else 1)]
        stack.callback(self._stop)
        self.people: list[Person] = []
        self.tables = 0

    def _stop(self) -> None:
        for server in self.servers:
            _, out = server.stop()
            assert "Traceback" not in out, out

    def sit_down(self) -> None:
        """A new table, if there is none or the game is nearly over."""
        if self.people and self.people[0].look()["number"] < 400:
            return
        for person in self.people:
            person.go()
        keys, _ = self.chance.choice(self.servers).people(2, game=GAME)
        self.people = [Person(self._order(), key, seat, f"page {seat}") for seat, key in enumerate(keys)]
        self.tables += 1

    def _order(self) -> list[Server]:
        return self.chance.sample(self.servers, len(self.servers))

    # -- what can happen ---------------------------------------------------------------------------------------

    def killed(self) -> None:
        server = self.chance.choice(self.servers)
        server.kill()
        time.sleep(self.chance.random())
        server.start()

    def upgraded(self) -> None:
        """Ended in an orderly way and started again."""
        server = self.chance.choice(self.servers)
        code, out = server.stop()
        assert code == 0 and "Traceback" not in out, out
        server.start()

    def asleep(self) -> None:
        """Now and then longer than its lease; who sits elsewhere goes on."""
        server = self.chance.choice(self.servers)
        assert server.process is not None
        os.kill(server.process.pid, signal.SIGSTOP)
        try:
            time.sleep(4 * self.chance.random())
            for person in self.people:
                if person.waits and person.table.server is not server:
                    person.finish()
        finally:
            os.kill(server.process.pid, signal.SIGCONT)

    def cut_off(self) -> None:
        """Somebody's connection breaks; they come back, perhaps elsewhere."""
        person = self.chance.choice(self.people)
        person.go()
        self.chance.shuffle(person.servers)

    def doubled(self) -> None:
        for person in self.people:
            for _ in range(self.chance.randrange(1, 4)):
                person.again()

    def database_restarted(self) -> None:
        assert self.postgres is not None
        self.postgres.restart(2 * self.chance.random(), self.chance.choice([signal.SIGQUIT, signal.SIGINT]))

    def bus_restarted(self) -> None:
        assert self.redis is not None
        self.redis.stop(signal.SIGKILL)
        time.sleep(self.chance.random())
        self.redis.start()

    def bus_away(self) -> None:
        assert self.redis is not None
        self.redis.stop(signal.SIGKILL)
        try:
            self._go_on()
        finally:
            self.redis.start()

    def faults(self) -> list[Callable[[], None]]:
        everywhere = [self.killed, self.upgraded, self.asleep, self.cut_off, self.doubled]
        return [*everywhere, self.database_restarted, self.bus_restarted, self.bus_away] if self.redis else everywhere

    def _go_on(self) -> None:
        for person in self.people:
            if person.waits:
                person.finish()
        play(self.people, MOVES)

    def step(self) -> str:
        """Something happens in the middle of a move; returns what."""
        self.sit_down()
        play(self.people, self.chance.randrange(1, MOVES))
        somebody_asks(self.people)
        fault = self.chance.choice(self.faults())
        fault()
        self._go_on()
        check(self.database, self.people)
        return fault.__name__


def chaos(shared: bool, seed: int, goes_on: Callable[[int], bool], tell: Callable[[str], None] = lambda _: None) -> Counter[str]:
    """Try faults for as long as `goes_on`, which is given the number of those that were tried."""
    tried: Counter[str] = Counter()
    with ExitStack() as stack:
        house = House(stack, shared, random.Random(seed))
        confirmed = 0
        while goes_on(tried.total()):
            name = house.step()
            tried[name] += 1
            confirmed = sum(len(person.confirmed) for person in house.people)
            tell(f"{tried.total():4} {name.replace('_', ' '):20} table {house.tables}, {confirmed} confirmed at it")
        for person in house.people:
            person.go()
    return tried


def main() -> None:
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else int(time.time())
    for shared in (False, True):
        print(f"{'PostgreSQL and Redis' if shared else 'SQLite'}, {minutes / 2:g} minutes, seed {seed}", flush=True)
        end = time.monotonic() + 30 * minutes
        tried = chaos(shared, seed, lambda _, end=end: time.monotonic() < end, lambda line: print(line, flush=True))  # type: ignore[misc]
        said = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in sorted(tried.items()))
        print(f"Nothing lost, nothing doubled, nobody stuck: {said}.", flush=True)


if __name__ == "__main__":
    main()
