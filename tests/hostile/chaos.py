"""Random faults and attacks while people play, for a given time: ``make chaos MINUTES=20``.

In each step a fault happens in the middle of a move (`faults`), while strangers attack (`strangers`).  Then the step checks:
every confirmed move is in the log exactly once and in order, every player has the right view, nobody was ever told more than the
seat may know, no table is stuck, and nothing is lost.  No log of a server contains a traceback or a secret.

Faults and kinds of strangers are drawn without replacement: each comes once before any comes again. The same seed makes the
same choices in the same order, but the timing depends on the machine.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import TypeVar

from tests.hostile.faults import EVERYWHERE, SHARED, Fault
from tests.hostile.house import House
from tests.hostile.strangers import KINDS, Kind, Strangers, check_guesses
from tests.scale.people import play

MOVES = 4
STORES = ("sqlite", "postgres")
Drawn = TypeVar("Drawn")


def drawn(pile: list[Drawn], chance: random.Random) -> Iterator[Drawn]:
    """Yield the items in random order, each of them once before any comes again."""
    while True:
        yield from chance.sample(pile, len(pile))


class Chaos:
    """A house, and the faults that happen to it."""

    def __init__(self, stack: ExitStack, shared: bool, seed: int) -> None:
        self.chance = random.Random(seed)
        self.house = House(stack, shared, self.chance)
        self.tried: Counter[str] = Counter()
        faults: list[Fault] = [*EVERYWHERE, *(SHARED if shared else [])]
        kinds: list[Kind | None] = [*KINDS, None]
        self._faults, self._kinds = drawn(faults, self.chance), drawn(kinds, self.chance)

    def step(self) -> str:
        """Let a fault happen in the middle of a move, and check everything; return its name."""
        table = self.house.table()
        fault, kind = next(self._faults), next(self._kinds)
        name = fault.__name__ + (f" + {kind.__name__}" if kind is not None else "")
        try:
            play(table.people, self.chance.randrange(1, MOVES))
            strangers = kind and Strangers(self.house.servers, kind, random.Random(self.chance.random()), self.house.answers)
            try:
                table.ask()
                fault(self.house, table)
                table.go_on(MOVES)
            finally:
                if strangers is not None:
                    strangers.halt()
            table.check(self.house.database)
            self.house.check_class()
        except BaseException as found:
            found.add_note(f"This was {name}.")
            raise
        for part in name.split(" + "):
            self.tried[part] += 1
        return name


def chaos(shared: bool, seed: int, goes_on: Callable[[int], bool], tell: Callable[[str], None] = lambda _: None) -> Counter[str]:
    """Run steps while `goes_on(number of steps)` is true; return what was tried and counted."""
    with ExitStack() as stack:
        made = Chaos(stack, shared, seed)
        began, steps = time.monotonic(), 0
        while goes_on(steps):
            before = time.monotonic()
            name = made.step()
            steps += 1
            tell(f"{steps:4} {name:45} {time.monotonic() - before:5.1f} s, {len(made.house.past)} tables before this")
        counted = made.house.end()
        check_guesses(made.house.answers.counts, time.monotonic() - began, made.house.starts)
        tell(", ".join(f"{count} {what}" for what, count in sorted(made.house.answers.counts.items())))
        return made.tried + counted


def main() -> None:
    minutes = float(os.environ.get("MINUTES", "2"))
    seed = int(os.environ.get("SEED") or time.time())
    wanted = os.environ.get("STORE")
    if wanted not in (None, "", *STORES):
        sys.exit(f"STORE: {wanted} is not known; write one of {', '.join(STORES)}, or leave it out.")
    for store in [wanted] if wanted else STORES:
        print(f"{store}, {minutes:g} minutes, seed {seed}", flush=True)
        end = time.monotonic() + 60 * minutes
        tried = chaos(store == "postgres", seed, lambda _, end=end: time.monotonic() < end, lambda line: print(line, flush=True))  # type: ignore[misc]
        said = ", ".join(f"{count:,} {name.replace('_', ' ')}" for name, count in sorted(tried.items()))
        print(f"Nothing lost, nothing doubled, nothing given away, nobody stuck: {said}.", flush=True)


if __name__ == "__main__":
    main()
