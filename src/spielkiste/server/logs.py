"""The server's log on stderr: one line an event, for people or for programs.

It says what happened and at which table (a short hash), never who, with which key, seed or card, or from where.  So other
people's libraries are heard only when something is wrong: at lower levels they print whole messages and addresses.  And of an
error only its kind and its place in the code are written: its text may quote what somebody sent.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from datetime import UTC, datetime

AS_TEXT = "text"
AS_JSON = "json"
OURS = "spielkiste"
# The longest chain of calls that is written down, from its end.
FRAMES = 20
# So many seconds nothing is said of what was said already.
SILENCE = 60.0


class Lines(logging.Formatter):
    """Our own records bring `event` and `fields`; those of libraries are told apart by the name of their logger."""

    def __init__(self, form: str) -> None:
        super().__init__()
        self._form = form

    def format(self, record: logging.LogRecord) -> str:
        ours = record.name.partition(".")[0] == OURS
        # What follows the first line of a library's message are objects as they print themselves, with all they hold.
        says = record.getMessage() if ours else (record.getMessage().splitlines() or [""])[0]
        event = str(getattr(record, "event", record.name))
        about: dict[str, object] = dict(getattr(record, "fields", {}))
        kind, _, place = record.exc_info if record.exc_info else (None, None, None)
        frames = traceback.extract_tb(place)[-FRAMES:] if place is not None else []
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        if self._form == AS_JSON:
            line: dict[str, object] = {"time": when, "level": record.levelname.lower(), "event": event, "says": says, **about}
            if kind is not None:
                line["error"] = kind.__name__
                line["at"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
            return json.dumps(line, ensure_ascii=False, default=str)
        known = "".join(f" {name}={_plain(value)}" for name, value in about.items())
        written = f"{when} {record.levelname} {event}{known}: {_plain(says)}"
        if kind is not None:
            written += f"\nTraceback (most recent call last):\n{''.join(traceback.format_list(frames))}{kind.__name__}"
        return written


class Seldom:
    """Warns of what any stranger can bring about as often as they like: once a minute for each event."""

    def __init__(self, log: logging.Logger) -> None:
        self._log = log
        self._said: dict[str, float] = {}

    def warn(self, event: str, says: str) -> None:
        now = time.monotonic()
        if now - self._said.get(event, -SILENCE) >= SILENCE:
            self._said[event] = now
            self._log.warning(says, extra={"event": event})


def _plain(value: object) -> str:
    return " ".join(str(value).splitlines())


def set_up(form: str, level: str) -> None:
    """From here on everything is written in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(form))
    logging.basicConfig(level=max(logging.WARNING, _number(level)), handlers=[handler], force=True)
    logging.getLogger(OURS).setLevel(_number(level))


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]
