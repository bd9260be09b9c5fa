"""Runs long computations ("thoughts"): reviews, hints, prints, slow bots.

A thought is a function with its arguments and uses no other data.  On a server it runs in a separate process
(server/thinkers.py), because compiled rules hold the interpreter lock until they return.  In a browser, or without worker
processes, it runs in this process.  The results are the same.

There are two queues.  The "long" lane is for thoughts that take seconds: reviews and prints.  All others use the "quick" lane.
So a review never delays a bot.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeVar

from spielkiste.core.errors import BadSetup, SpielkisteError
from spielkiste.host.fair_queue import Asker, FairQueue, TooMany
from spielkiste.host.threads import in_thread

log = logging.getLogger(__name__)

Result = TypeVar("Result")
LaneName = Literal["quick", "long"]

#: The most requests that may wait in a lane: from one network, and in total.
MOST_OF_ONE = 64
MOST_WAITING = 512


class ThoughtFailed(BadSetup):
    """A thought without a result.  `why` is for the log: it says what happened and where, without the content."""

    def __init__(
        self, why: str, key: str = "thought-failed", sentence: str = "This could not be worked out just now; try again."
    ) -> None:
        super().__init__(key, sentence)
        self.why = why


class ThoughtTooLong(ThoughtFailed):
    """A thought that exceeded its time limit."""

    def __init__(self) -> None:
        super().__init__("takes too long", "thought-too-long", "This takes too long to work out here.")


class ThoughtStopped(ThoughtFailed):
    """A thought that was stopped because the server shuts down."""

    def __init__(self) -> None:
        super().__init__("was stopped")


class NotPicklable(ThoughtFailed):
    """A thought that cannot be pickled and sent to another process."""

    def __init__(self, what: str) -> None:
        super().__init__(f"cannot be sent ({what})")


@dataclass(frozen=True)
class Thought:
    """A module-level function, its arguments, and the seconds it may run."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    lane: LaneName
    seconds: float


class Hand(Protocol):
    """A worker that runs one thought at a time."""

    def seal(self, thought: Thought) -> Any:
        """Return a snapshot of the thought that later changes to its arguments do not affect.

        Raise `NotPicklable` if that is impossible.
        """

    async def work(self, sealed: Any, seconds: float) -> Any:
        """Return the result.  Raise the thought's own `SpielkisteError`, or `ThoughtFailed` for any other error."""

    async def close(self) -> None: ...


class HandHere:
    """Runs thoughts in this process, in a thread if possible.  They cannot be stopped there."""

    def seal(self, thought: Thought) -> Thought:
        return thought

    async def work(self, sealed: Thought, seconds: float) -> Any:
        try:
            return await in_thread(lambda: sealed.function(*sealed.arguments))
        except SpielkisteError:
            raise
        except Exception as trouble:
            raise ThoughtFailed(f"failed ({place_of(trouble)})") from trouble

    async def close(self) -> None:
        pass


class Thinker:
    """Runs thoughts from a fair queue, and drops those that nobody waits for any more."""

    def __init__(self, hand: Callable[[], Hand] = HandHere, quick: int = 1, long: int = 1, apart: bool = False) -> None:
        #: Whether thoughts run in other processes, so that they do not block this one.
        self.apart = apart
        self._lanes: dict[LaneName, _Lane] = {"quick": _Lane(hand, quick), "long": _Lane(hand, long)}
        self._together: dict[Hashable, _Together] = {}

    async def think(self, thought: Thought, asker: Asker) -> Any:
        """Return the result of a thought.  Raise `BadSetup` if too many wait or the thought fails."""
        if self._lanes[thought.lane].full(asker):
            raise TooMany
        try:
            return await self.think_unqueued(thought, asker)
        except ThoughtStopped:
            raise
        except ThoughtFailed as failed:
            about = {"event": "thought-failed", "fields": {"thought": thought.function.__name__}}
            log.error("A thought %s", failed.why, extra=about)
            raise

    async def think_unqueued(self, thought: Thought, asker: Asker) -> Any:
        """Return the result of a thought without a queue limit, because a table sends one thought at a time."""
        return await self._lanes[thought.lane].think(thought, asker)

    async def together(self, about: Hashable, begin: Callable[[], Awaitable[Result]]) -> Result:
        """Return the result of `begin`, shared by all callers with the same `about`.

        It is cancelled when the last caller has gone.
        """
        found = self._together.get(about)
        if found is None:
            found = self._together[about] = _Together(asyncio.ensure_future(begin()))
            found.task.add_done_callback(lambda _: self._together.pop(about, None))
        found.waiting += 1
        try:
            result: Result = await asyncio.shield(found.task)
        finally:
            found.waiting -= 1
            if not found.waiting and not found.task.done():
                self._together.pop(about, None)
                found.task.cancel()
        return result

    async def close(self, *lanes: LaneName) -> None:
        """Stop the given lanes, or all.  Waiting callers get `ThoughtStopped`."""
        for name in lanes or self._lanes:
            await self._lanes[name].close()


@dataclass
class _Together:
    """A task that several callers wait for."""

    task: asyncio.Future[Any]
    waiting: int = 0


@dataclass(eq=False)
class _Job:
    """A thought that is queued or running."""

    sealed: Any
    seconds: float
    coming: asyncio.Future[Any]


class _Lane:
    """A queue and its workers."""

    def __init__(self, hand: Callable[[], Hand], most: int) -> None:
        self._shares: FairQueue[_Job] = FairQueue()
        self._hands = [hand() for _ in range(most)]
        #: A stack: the worker that was used last is taken first, so that the others need no process.
        self._idle = self._hands[:]
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def full(self, asker: Asker) -> bool:
        return len(self._shares) >= MOST_WAITING or self._shares.waiting(asker[0]) >= MOST_OF_ONE

    async def think(self, thought: Thought, asker: Asker) -> Any:
        if self._closed:
            raise ThoughtStopped
        job = _Job(self._hands[0].seal(thought), thought.seconds, asyncio.get_running_loop().create_future())
        self._shares.put(asker, job)
        self._go_on()
        try:
            return await job.coming
        finally:
            # A running thought is finished: that costs less than a new process.
            self._shares.remove(asker, job)

    def _go_on(self) -> None:
        """Give every idle worker a job."""
        while self._idle and not self._closed and (taken := self._shares.take()) is not None:
            task = asyncio.get_running_loop().create_task(self._work(self._idle.pop(), *taken))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, hand: Hand, asker: Asker, job: _Job) -> None:
        begun = time.monotonic()
        try:
            result = await hand.work(job.sealed, job.seconds)
        except asyncio.CancelledError:
            if not job.coming.done():
                job.coming.set_exception(ThoughtStopped())
            raise
        except Exception as trouble:
            if not job.coming.done():
                job.coming.set_exception(trouble)
        else:
            if not job.coming.done():
                job.coming.set_result(result)
        finally:
            self._shares.used(asker, time.monotonic() - begun)
            self._idle.append(hand)
        self._go_on()

    async def close(self) -> None:
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while (taken := self._shares.take()) is not None:
            job = taken[1]
            if not job.coming.done():
                job.coming.set_exception(ThoughtStopped())
        for hand in self._hands:
            await hand.close()


def place_of(trouble: BaseException) -> str:
    """Return the type and place of an error.  Its message is left out, because it might reveal hidden cards."""
    place = trouble.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    line = f", {place.tb_frame.f_code.co_filename}:{place.tb_lineno}" if place is not None else ""
    return f"{type(trouble).__name__}{line}"
