"""The processes that think beside the one that answers (host/thinker.py says what for).

A process is started when there is something to think about, and ends when nothing has come for a while.  It is nicer than this
one, has a limit of memory, and is killed when a thought takes too long; the next thought gets a new one.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from pathlib import Path
from typing import Any

from spielkiste.host.thinker import CannotTravel, HandHere, Thinker, Thought, ThoughtFailed, ThoughtTooLong
from spielkiste.server.thinker_process import DONE, MOST_BYTES, OUT_OF_MEMORY, READY, REFUSED, UNREADABLE, packed

log = logging.getLogger(__name__)

#: How long a process may take to start, on a slow and busy machine too.
START_SECONDS = 60.0
#: A process that has had nothing to do for so long is ended: a small machine needs its memory.
IDLE_SECONDS = 300.0
#: With so many cores a second process does reviews and prints.
MANY_CORES = 4


def thinkers() -> Thinker:
    """Return a thinker that uses processes: one for what is quick, one or two for what takes seconds."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return Thinker(ProcessHand, quick=1, long=2 if cores >= MANY_CORES else 1, apart=True)


class ProcessHand:
    """One process, or none while there is nothing to do."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._process: asyncio.subprocess.Process | None = None
        self._ending: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process, while there is one."""
        return self._process.pid if self._process is not None else None

    def seal(self, thought: Thought) -> bytes:
        try:
            return pickle.dumps((thought.function, thought.arguments, thought.seconds), pickle.HIGHEST_PROTOCOL)
        except Exception as trouble:
            raise CannotTravel(type(trouble).__name__) from trouble

    async def work(self, sealed: bytes, seconds: float) -> Any:
        if self._ending is not None:
            self._ending.cancel()
            self._ending = None
        try:
            process = await self._started()
        except OSError as trouble:
            # A machine that gives no process must not stop the game.
            log.warning("No process to think in: %s", trouble.strerror, extra={"event": "no-thinker"})
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
            # Its answer must not be taken for that of the next thought.
            await self._end()
            raise
        self._ending = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._idle)
        if kind == DONE:
            return result
        if kind == REFUSED:
            raise result
        if kind == UNREADABLE:
            raise CannotTravel(result)
        if result == OUT_OF_MEMORY:
            # What is left of the thought may still lie around there.
            await self._end()
        raise ThoughtFailed(f"failed ({result})")

    @staticmethod
    async def _here(sealed: bytes, seconds: float) -> Any:
        function, arguments, _ = pickle.loads(sealed)
        return await HandHere().work(Thought(function, arguments, "long", seconds), seconds)

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        # It finds the package where this process has found it.
        path = os.pathsep.join(folder or str(Path.cwd()) for folder in sys.path)
        environment = {**os.environ, "PYTHONPATH": path, "RAYON_NUM_THREADS": "1"}
        command = [sys.executable, "-m", "spielkiste.server.thinker_process", str(self._most_bytes)]
        self._process = await asyncio.create_subprocess_exec(
            *command,
            env=environment,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            # What is written there may be anybody's secret.
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
        """Nothing has come for a while: the process ends when its line is closed."""
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
