"""The thread that writes for all tables.  It commits everything that has gathered since its last commit as one batch."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Generic, TypeVar

from spielkiste.store.contract import StoreClosed

LARGEST_BATCH = 1000
# The minimum time between two commits in seconds.  A commit costs as much as ten moves, and nobody notices so short a wait.
BREATH = 0.008

Job = TypeVar("Job")


class Writer(Generic[Job]):
    """Passes jobs in batches to `commit`, which completes the future of each."""

    def __init__(self, commit: Callable[[list[tuple[Job, Future[None]]]], None]) -> None:
        self._commit = commit
        self._submitting = threading.Lock()
        self._closed = False
        self._queue: queue.SimpleQueue[tuple[Job, Future[None]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_forever, name="spielkiste-store", daemon=True)
        self._thread.start()

    def submit(self, job: Job) -> Future[None]:
        done: Future[None] = Future()
        with self._submitting:
            # Nothing may be queued after the end marker, because nobody would answer it.
            if self._closed:
                done.set_exception(StoreClosed())
            else:
                self._queue.put((job, done))
        return done

    def close(self) -> None:
        """Write what is still waiting, then stop the thread."""
        with self._submitting:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _write_forever(self) -> None:
        rested = 0.0
        while True:
            first = self._queue.get()
            if first is None:
                return
            # A single move is written at once.  Under load the next commit waits briefly, so that more moves share it.
            rush = rested - time.monotonic()
            if rush > 0:
                time.sleep(rush)
            batch = [first]
            stop = False
            while len(batch) < LARGEST_BATCH:
                try:
                    following = self._queue.get_nowait()
                except queue.Empty:
                    break
                if following is None:
                    stop = True
                    break
                batch.append(following)
            self._commit(batch)
            rested = time.monotonic() + BREATH
            if stop:
                return
