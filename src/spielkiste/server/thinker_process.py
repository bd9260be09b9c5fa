"""The main program of a worker process: reads thoughts from standard input and writes results to standard output.

It ends when its input is closed.  On Linux the system ends it together with the server; elsewhere it outlives the server by at
most one thought.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
from queue import SimpleQueue
from typing import Any, BinaryIO

#: Linux: the call that names the signal for the end of the parent (PR_SET_PDEATHSIG).
_SIGNAL_AT_PARENTS_END = 1
#: The kinds of answers: ready for work; a result; a SpielkisteError; the place of any other error; a value that cannot be
#: pickled.
READY, DONE, REFUSED, FAILED, UNREADABLE = "ready", "done", "refused", "failed", "unreadable"
OUT_OF_MEMORY = "MemoryError"
#: The memory limit in bytes.  The largest print takes a fifth of it.
MOST_BYTES = 1 << 30
#: How much higher its nice value is than the server's: players come first.
NICE = 10
#: The server kills a thought that takes too long.  If the server is gone, the system does so this many seconds later.
GRACE_SECONDS = 5.0


def packed(message: bytes) -> bytes:
    """Return a message with its length in front."""
    return len(message).to_bytes(4, "big") + message


def main(most_bytes: int) -> None:
    answers = _own_output()
    _limit_process(most_bytes)
    # Load the games now, so that no thought has to wait for them.
    from spielkiste.core.registry import games

    games()
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    _answer(answers, (READY, None))
    while True:
        _answer(answers, _thought(questions.get()))


def _own_output() -> BinaryIO:
    """Return the stream to the server, and redirect everything that is printed to stderr."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def _limit_process(most_bytes: int) -> None:
    """Lower the priority, limit the memory, and ignore the signals that the server handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if sys.platform == "linux":
        import ctypes

        # Compiled code may hold the interpreter lock for long, so that no thread here notices the end of the input.
        ctypes.CDLL(None).prctl(_SIGNAL_AT_PARENTS_END, signal.SIGKILL)
    if os.name == "posix":
        import resource

        os.nice(NICE)
        # A limit on address space would also count memory that is only reserved, so limit the data segment.
        resource.setrlimit(resource.RLIMIT_DATA, (most_bytes, most_bytes))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _listen(source: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Read continuously, so that the process notices the end of the server even during a thought."""
    while len(head := source.read(4)) == 4:
        questions.put(source.read(int.from_bytes(head, "big")))
    os._exit(0)


def _thought(question: bytes) -> tuple[str, Any]:
    from spielkiste.core.errors import SpielkisteError
    from spielkiste.host.thinker import place_of

    try:
        function, arguments, seconds = pickle.loads(question)
    except Exception as trouble:
        return UNREADABLE, type(trouble).__name__
    if hasattr(signal, "setitimer"):
        # Without a handler: the system ends the process even while compiled code holds the interpreter lock.
        signal.setitimer(signal.ITIMER_REAL, seconds + GRACE_SECONDS)
    try:
        return DONE, function(*arguments)
    except SpielkisteError as refused:
        return REFUSED, refused
    except MemoryError:
        return FAILED, OUT_OF_MEMORY
    except Exception as trouble:
        return FAILED, place_of(trouble)
    finally:
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)


def _answer(answers: BinaryIO, answer: tuple[str, Any]) -> None:
    try:
        message = pickle.dumps(answer, pickle.HIGHEST_PROTOCOL)
    except Exception as trouble:
        message = pickle.dumps((UNREADABLE, type(trouble).__name__))
    answers.write(packed(message))
    answers.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]))
