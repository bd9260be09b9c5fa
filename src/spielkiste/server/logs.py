"""The server's log on stderr: one line per event, as text or JSON.

It says what happened and at which table (a short hash).  It never contains names, keys, seeds, cards or addresses.  Therefore
libraries log only warnings and errors: at lower levels they print whole messages and addresses.  For an exception, only its
type and its place in the code are logged, because its text may quote a client's message.
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
# The most stack frames to log, counted from the innermost.
FRAMES = 20
# An event is not logged again for this many seconds.
SILENCE = 60.0


class Lines(logging.Formatter):
    """Formats records.  Our own have `event` and `fields`; those of libraries are identified by their logger's name."""

    def __init__(self, form: str) -> None:
        super().__init__()
        self._form = form

    def format(self, record: logging.LogRecord) -> str:
        ours = record.name.partition(".")[0] == OURS
        # After its first line, a library's message may show objects with all their contents.
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
    """Logs warnings that any client can cause, at most once a minute for each event."""

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
    """Set up logging in this form and level."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(form))
    logging.basicConfig(level=max(logging.WARNING, _number(level)), handlers=[handler], force=True)
    logging.getLogger(OURS).setLevel(_number(level))


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]
