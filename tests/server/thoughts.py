"""Work that tests send to other processes: successes and failures."""

from __future__ import annotations

import os
import signal

from spielkiste.bots.hint import hint_in
from spielkiste.core.bot import Bot, Situation
from spielkiste.core.errors import BadSetup
from spielkiste.core.record import Record


def number_of_process() -> int:
    return os.getpid()


def double(number: int) -> int:
    print("This line is printed by a task.")
    return 2 * number


def endless() -> None:
    while True:
        pass


def greedy(size: int) -> int:
    return len(bytearray(size))


def crash() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuse() -> None:
    raise BadSetup("bad-seats", "Too many.", {"seats": 9})


def fail() -> None:
    raise ZeroDivisionError("the ace of spades")


def no_result() -> object:
    return lambda: None


class Unpicklable(Bot):
    """A bot that cannot be pickled."""

    def choose(self, situation: Situation) -> int:
        self.held = lambda: None
        return situation.moves[0]


def hint(record: Record, seat: int) -> object:
    """Return a hint from a fixed number of worlds, without a time limit."""
    found = hint_in(record, seat, budget=2)
    if found is None:
        return None
    return found.move, found.reason.json(), found.chances, {move: words.json() for move, words in found.words.items()}


class Refusing(Bot):
    """A bot that refuses to choose."""

    def choose(self, situation: Situation) -> int:
        raise BadSetup("no", "No.")
