"""The worker processes of the thinker (see host/thinker.py).

A process is started on demand and ends when it has been idle for a while.  It has a lower priority and a memory limit.  It is
killed if a thought takes too long, and the next thought gets a new one.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from pathlib import Path
from typing import Any

from spielkiste.host.thinker import HandHere, NotPicklable, Thinker, Thought, ThoughtFailed, ThoughtTooLong
from spielkiste.server.thinker_process import DONE, MOST_BYTES, OUT_OF_MEMORY, READY, REFUSED, UNREADABLE, packed

log = logging.getLogger(__name__)

#: The timeout for starting a process, long enough for a slow and busy machine.
START_SECONDS = 60.0
#: A process that was idle for this many seconds is ended, because a small machine needs its memory.
IDLE_SECONDS = 300.0
#: With this many cores, a second process works on the long lane.
MANY_CORES = 4


def thinkers() -> Thinker:
    """Return a thinker with worker processes: one for the quick lane, one or two for the long lane."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return Thinker(ProcessHand, quick=1, long=2 if cores >= MANY_CORES else 1, apart=True)


class ProcessHand:
    """A worker with one process, or none while it is idle."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._process: asyncio.subprocess.Process | None = None
        self._ending: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int | None:
        """Return the id of the process, or None."""
        return self._process.pid if self._process is not None else None

    def seal(self, thought: Thought) -> bytes:
        try:
            return pickle.dumps((thought.function, thought.arguments, thought.seconds), pickle.HIGHEST_PROTOCOL)
        except Exception as trouble:
            raise NotPicklable(type(trouble).__name__) from trouble

    async def work(self, sealed: bytes, seconds: float) -> Any:
        if self._ending is not None:
            self._ending.cancel()
            self._ending = None
        try:
            process = await self._started()
        except OSError as trouble:
            # A system that refuses to start a process must not stop the game.
            log.warning("A thinker process could not be started: %s", trouble.strerror, extra={"event": "no-thinker"})
            return await self._here(sealed, seconds)
        try:
            async with asyncio.timeout(seconds):
                kind, result = await _exchange(process, sealed)
        except TimeoutError:
            await self._end()
            raise ThoughtTooLong from None
        except (EOFError, OSError):
            status = await self._end()
            raise ThoughtFailed(f"ended its process (status {status})") from None
        except BaseException:
            # A late answer must not be taken for that of the next thought.
            await self._end()
            raise
        self._ending = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._idle)
        if kind == DONE:
            return result
        if kind == REFUSED:
            raise result
        if kind == UNREADABLE:
            raise NotPicklable(result)
        if result == OUT_OF_MEMORY:
            # The process may still hold the thought's memory.
            await self._end()
        raise ThoughtFailed(f"failed ({result})")

    @staticmethod
    async def _here(sealed: bytes, seconds: float) -> Any:
        function, arguments, _ = pickle.loads(sealed)
        return await HandHere().work(Thought(function, arguments, "long", seconds), seconds)

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        # The process imports the package from the same place as this one.
        path = os.pathsep.join(folder or str(Path.cwd()) for folder in sys.path)
        environment = {**os.environ, "PYTHONPATH": path, "RAYON_NUM_THREADS": "1"}
        command = [sys.executable, "-m", "spielkiste.server.thinker_process", str(self._most_bytes)]
        self._process = await asyncio.create_subprocess_exec(
            *command,
            env=environment,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            # Its stderr may contain hidden information.
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            async with asyncio.timeout(START_SECONDS):
                ready, _ = await _read(self._process)
        except (TimeoutError, EOFError, OSError):
            ready = ""
        if ready != READY:
            status = await self._end()
            raise ThoughtFailed(f"found no process that could think (status {status})")
        return self._process

    def _idle(self) -> None:
        """Close the input of an idle process, which ends it."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process = None

    async def _end(self) -> int | None:
        process, self._process = self._process, None
        if process is None:
            return None
        if process.returncode is None:
            process.kill()
        return await asyncio.shield(process.wait())

    async def close(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
        await self._end()


async def _exchange(process: asyncio.subprocess.Process, sealed: bytes) -> tuple[str, Any]:
    assert process.stdin is not None
    process.stdin.write(packed(sealed))
    await process.stdin.drain()
    return await _read(process)


async def _read(process: asyncio.subprocess.Process) -> tuple[str, Any]:
    assert process.stdout is not None
    size = int.from_bytes(await process.stdout.readexactly(4), "big")
    message = await process.stdout.readexactly(size)
    try:
        answer: tuple[str, Any] = pickle.loads(message)
    except Exception as trouble:
        return UNREADABLE, type(trouble).__name__
    return answer
