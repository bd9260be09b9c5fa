"""Test the log: one line per event, and nothing about who plays, with which cards, from where."""

import asyncio
import json
import logging
import re
import sqlite3
from collections.abc import Callable

import pytest

from spielkiste.server.logs import AS_JSON, AS_TEXT, Lines
from tests.server.harness import Player, Server, play_to_the_end

NICKNAME = "Zwetschgenknoedel"
LATER = "Quittengelee"


def _seeds(server: Server) -> list[str]:
    connection = sqlite3.connect(server.database)
    bodies = [json.loads(body) for (body,) in connection.execute("select body from entries")]
    secrets = [secret for (secret,) in connection.execute("select secret from tables")]
    tables = [table for (table,) in connection.execute("select id from tables")]
    connection.close()
    return [*(entry["seed"] for entry in bodies if entry["kind"] == "deal"), *secrets, *tables]


@pytest.mark.parametrize("form", ["json", "text"])
def test_the_log_contains_no_names(own_server: Callable[..., Server], form: str) -> None:
    server = own_server("--quick", "--log", form, "--log-level", "debug")
    made = server.open_table([{"kind": "here", "name": NICKNAME}, {"kind": "open"}])
    joined = server.post("api/join", {"join_key": made["join_key"], "name": NICKNAME + " 2", "client": "page-" + NICKNAME})
    keys = [made["seats"][0]["key"], joined.json()["seats"][0]["key"]]
    players = {seat: Player(server, [key], client="page-" + NICKNAME) for seat, key in enumerate(keys)}
    players[0].ask(t="rename", seat=0, name=LATER)
    players[0].ask(t="play", seat=0, move="nonsense " + LATER)
    players[0].socket.send("{ broken " + NICKNAME)
    play_to_the_end(players)
    Player(server, [keys[0][:-3] + "abc"]).leave()
    server.post("api/tables", {"game": NICKNAME, "seats": []})
    server.post("api/join", {"join_key": made["join_key"], "name": NICKNAME})
    hidden = [NICKNAME, LATER, *keys, made["join_key"], made["spectator_key"], *_seeds(server)]
    for player in players.values():
        player.leave()
    _, out = server.stop()
    lines = out.splitlines()
    assert any("table-made" in line for line in lines), out
    for secret in hidden:
        assert secret not in out, f"{secret} is in the log"
    said = [line for line in lines if "open at" not in line and "key is in" not in line]
    assert not [line for line in said if re.search(r"127\.0\.0\.1(?!:\d+/)", line)], "a client's address is in the log"
    if form == "json":
        events = [json.loads(line) for line in said if line.startswith("{")]
        assert all({"time", "level", "event"} <= set(event) for event in events)
        made_line = next(event for event in events if event["event"] == "table-made")
        assert made_line["game"] == "thousand-km" and made_line["seats"] == 2 and re.fullmatch("[0-9a-f]{8}", made_line["table"])
        assert events[-1]["event"] == "closed"


def _record(name: str, message: str, trouble: BaseException | None = None, **extra: object) -> logging.LogRecord:
    info = (type(trouble), trouble, trouble.__traceback__) if trouble is not None else None
    record = logging.LogRecord(name, logging.ERROR, "x.py", 1, message, (), info)
    record.__dict__.update(extra)
    return record


def _raised() -> BaseException:
    try:
        raise KeyError("the name " + NICKNAME)
    except KeyError as trouble:
        return trouble


@pytest.mark.parametrize("form", [AS_JSON, AS_TEXT])
def test_errors_are_logged_without_hidden_data(form: str) -> None:
    """An error's text may quote a client's message, so only its type and place are logged."""
    said = Lines(form).format(_record("uvicorn.error", "Exception in ASGI application\n", _raised()))
    assert NICKNAME not in said and "KeyError" in said and "test_logs.py" in said and "_raised" in said


def test_a_forgotten_task_does_not_quote_its_error() -> None:
    lines: list[str] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(Lines(AS_JSON).format(record))

    async def forgotten() -> None:
        loop = asyncio.get_running_loop()
        loop.call_exception_handler({"message": "Task exception was never retrieved", "exception": _raised(), "future": NICKNAME})

    handler = Keep()
    logging.getLogger("asyncio").addHandler(handler)
    try:
        asyncio.run(forgotten())
    finally:
        logging.getLogger("asyncio").removeHandler(handler)
    assert lines and all(NICKNAME not in line for line in lines)
    assert json.loads(lines[-1])["says"] == "Task exception was never retrieved"


def test_one_line_an_event() -> None:
    record = _record("spielkiste.host", "Two\nlines", event="odd", fields={"table": "1\n2"})
    assert len(Lines(AS_TEXT).format(record).splitlines()) == 1
    assert json.loads(Lines(AS_JSON).format(record))["table"] == "1\n2"
