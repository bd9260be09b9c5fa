"""The workers of a run: this process, several processes, or the machines of a Ray cluster.

Portions come back in any order, with the same results on any worker.  If a worker dies, only its portion is played
again; a portion that kills every worker ends the run with an error message.
"""

from __future__ import annotations

import signal
from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from spielkiste.core.errors import BadSetup, SpielkisteError
from spielkiste.lab.simulation.portions import Played, Portion, play_portion

#: How often a portion is tried before it is considered the cause of the crashes.
TRIES = 3
#: The number of a portion, and its games.
Numbered = tuple[int, list[Played]]


class Crew(ABC):
    """Workers for the duration of a run."""

    #: How many portions they play at once.
    hands = 1

    @abstractmethod
    def play(self, portions: Sequence[Portion]) -> Iterator[Numbered]:
        """Play these portions and yield each with its number as soon as it is done."""

    @abstractmethod
    def close(self) -> None:
        """Stop all workers."""


class Fates:
    """The portions still to play, and how often each one has killed a worker."""

    def __init__(self, portions: Sequence[Portion]) -> None:
        self._portions = portions
        self._waiting = deque(range(len(portions)))
        self._died: Counter[int] = Counter()

    def next(self) -> tuple[int, Portion] | None:
        if not self._waiting:
            return None
        number = self._waiting.popleft()
        return number, self._portions[number]

    def back(self, number: int) -> None:
        """Requeue a portion that no worker has started."""
        self._waiting.appendleft(number)

    def again(self, number: int) -> None:
        """Requeue a portion whose worker died.  Raise `BadSetup` if that happens every time."""
        self._died[number] += 1
        if self._died[number] >= TRIES:
            deals = [pairing.deal for pairing in self._portions[number].pairings]
            raise BadSetup(
                "portion-lost",
                f"Deals {deals[0]} to {deals[-1]} crashed their worker {TRIES} times; try them alone to see why (jobs=1).",
                {"first": deals[0], "last": deals[-1], "tries": TRIES},
            )
        self.back(number)


class Alone(Crew):
    """A crew of one: this process plays everything itself."""

    def play(self, portions: Sequence[Portion]) -> Iterator[Numbered]:
        for number, portion in enumerate(portions):
            yield number, play_portion(portion)

    def close(self) -> None:
        pass


class _Hand:
    """One worker process and its pipe."""

    def __init__(self) -> None:
        context = get_context()
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, self.line), daemon=True)
        self.process.start()
        # Only the worker holds its end now, so the pipe breaks when it dies.
        theirs.close()
        self.number = -1

    def end(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()


def _serve(line: Connection[list[Played] | Exception, Portion], other_end: Connection[Portion, list[Played] | Exception]) -> None:
    """Run a worker: play what comes through the pipe until it breaks."""
    # A forked process has both ends: if it kept the parent's end open, it would wait for itself when the parent is gone.
    other_end.close()
    # Ctrl-C reaches all processes of the terminal; the parent decides what to do.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            portion = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer: list[Played] | Exception = play_portion(portion)
        except Exception as trouble:
            answer = trouble
        try:
            line.send(answer)
        except OSError:
            return


def only_here(trouble: Exception) -> Exception:
    """Return the error of a worker.  If it lacks a game or a bot that this process has, the error says what to do."""
    missing = {"unknown-bot": "bot", "unknown-game": "game"}.get(getattr(trouble, "key", ""))
    if missing is None or not isinstance(trouble, SpielkisteError):
        return trouble
    name = trouble.arguments[missing]
    return BadSetup(
        "only-here",
        f"The {missing} {name} is registered in this process only, and jobs are processes of their own: use jobs=1, or let an"
        " installed package register it (entry point spielkiste.games).",
        {"name": name},
    )


class Processes(Crew):
    """Several processes on this machine, each with its own pipe."""

    def __init__(self, jobs: int) -> None:
        self.hands = jobs
        self._free = [_Hand() for _ in range(jobs)]
        self._busy: list[_Hand] = []

    def play(self, portions: Sequence[Portion]) -> Iterator[Numbered]:
        fates = Fates(portions)
        while True:
            self._hand_out(fates)
            if not self._busy:
                return
            ready = wait([hand.line for hand in self._busy])
            for hand in [hand for hand in self._busy if hand.line in ready]:
                self._busy.remove(hand)
                try:
                    answer: list[Played] | Exception = hand.line.recv()
                except (EOFError, OSError):
                    self._replace(hand)
                    fates.again(hand.number)
                    continue
                self._free.append(hand)
                if isinstance(answer, Exception):
                    raise only_here(answer)
                yield hand.number, answer

    def _hand_out(self, fates: Fates) -> None:
        while self._free and (given := fates.next()) is not None:
            hand = self._free.pop()
            hand.number, portion = given
            try:
                hand.line.send(portion)
            except OSError:
                # The worker died while idle, so the portion is not the cause.
                self._replace(hand)
                fates.back(hand.number)
                continue
            self._busy.append(hand)

    def _replace(self, dead: _Hand) -> None:
        dead.end()
        self._free.append(_Hand())

    def close(self) -> None:
        for hand in [*self._free, *self._busy]:
            hand.end()


def hire(jobs: int, cluster: str | None = None) -> Crew:
    """Return the workers: `jobs` processes, or those of a cluster ('' is the one that Ray finds or starts)."""
    if jobs < 1:
        raise BadSetup("bad-jobs", f"The number of jobs must be at least 1, not {jobs}.", {"jobs": jobs})
    if cluster is not None:
        from spielkiste.lab.simulation.cluster import Cluster

        return Cluster(cluster)
    return Alone() if jobs == 1 else Processes(jobs)
