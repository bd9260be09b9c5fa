"""Work that must not keep the loop waiting, in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")


def apart(work: Callable[[], Result]) -> asyncio.Future[Result]:
    """The result to come.  Nobody waits for the thread when the program ends: what works in it may never be done.

    Where there are no threads, as in a browser, it is done at once.
    """
    loop = asyncio.get_running_loop()
    coming: asyncio.Future[Result] = loop.create_future()

    def deliver(result: Result | None, trouble: BaseException | None) -> None:
        if coming.done():
            return
        if trouble is not None:
            coming.set_exception(trouble)
        else:
            coming.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        try:
            result = work()
        except Exception as raised:
            _tell(loop, deliver, None, raised)
        else:
            _tell(loop, deliver, result, None)

    try:
        threading.Thread(target=run, daemon=True, name="spielkiste-apart").start()
    except RuntimeError:
        run()
    return coming


def _tell(loop: asyncio.AbstractEventLoop, deliver: Callable[..., None], *outcome: object) -> None:
    # Too late for a server that has closed meanwhile.
    if not loop.is_closed():
        loop.call_soon_threadsafe(deliver, *outcome)
