"""One thread writes for all tables: it takes whatever has gathered since its last commit and commits it together."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Generic, TypeVar

from spielkiste.store.contract import StoreClosed

LARGEST_BATCH = 1000
# So many seconds at least between two commits: a commit costs as much as ten moves, and nobody sees so short a wait.
BREATH = 0.008

Job = TypeVar("Job")


class Writer(Generic[Job]):
    """Hands jobs in groups to `commit`, which settles the future of each."""

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
            # Nothing may stand behind the end: nobody would ever answer it.
            if self._closed:
                done.set_exception(StoreClosed())
            else:
                self._queue.put((job, done))
        return done

    def close(self) -> None:
        """Write what is still waiting."""
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
            # A lone move is written at once; in a crowd the next commit waits a blink, and more share it.
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
