"""What runs in a process that thinks: it reads thoughts from its standard input and writes results to its standard output.

It ends when its input is closed, so it never outlives the server for longer than one thought.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
from queue import SimpleQueue
from typing import Any, BinaryIO

#: What an answer begins with: at the start; a result; a SpielkisteError; the place of any other error; what cannot travel.
READY, DONE, REFUSED, FAILED, UNREADABLE = "ready", "done", "refused", "failed", "unreadable"
OUT_OF_MEMORY = "MemoryError"
#: So much memory a thought may use.  The largest print takes a fifth of it.
MOST_BYTES = 1 << 30
#: How much nicer than the server: people who play come first.
NICE = 10
#: The server kills what takes too long.  Where there is no server any more, the system does so, a little later.
GRACE_SECONDS = 5.0


def packed(message: bytes) -> bytes:
    """Return a message with its length before it."""
    return len(message).to_bytes(4, "big") + message


def main(most_bytes: int) -> None:
    answers = _own_output()
    _stand_back(most_bytes)
    # Loaded now, so that no thought has to wait for it.
    from spielkiste.core.registry import games

    games()
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    _answer(answers, (READY, None))
    while True:
        _answer(answers, _thought(questions.get()))


def _own_output() -> BinaryIO:
    """Return the way to the server, and send what anybody prints elsewhere."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def _stand_back(most_bytes: int) -> None:
    """Leave the processor to those who play, take no more memory than allowed, and let the server decide when to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if os.name == "posix":
        import resource

        os.nice(NICE)
        # Address space would count what is only reserved, so this is the limit of what is written to.
        resource.setrlimit(resource.RLIMIT_DATA, (most_bytes, most_bytes))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _listen(source: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Read all the time: so the end of the server is noticed while a thought goes on."""
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
        # Without a handler: the system ends the process, whatever holds the interpreter.
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
