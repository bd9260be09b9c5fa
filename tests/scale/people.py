"""Clients that behave like the browser: they reconnect, report what they last saw, and repeat requests by number."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import psycopg
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from tests.server.harness import Message, Player, Server, answers

PATIENCE = 150.0
BROKEN = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError, EOFError)
#: Answers that leave the fate of a move unknown: the client asks again.
UNSURE = ("database-away", "table-away", "not-kept")
#: The seat of a spectator.
NO_SEAT = -1


@dataclass
class Asked:
    """A pending move."""

    id: int
    move: str
    at: int


class Person:
    """A player at a seat who can connect to one or more servers."""

    def __init__(self, servers: list[Server], key: str, seat: int, name: str) -> None:
        self.servers = list(servers)
        self.seat = seat
        self.page = f"{seat}/{name}"
        self.confirmed: list[tuple[int, int, str]] = []
        self.refused: list[str] = []
        self.table_id = key.partition(".")[0]
        self._key = key
        self._name = name
        self._id = 0
        self._on_the_way: Asked | None = None
        self._came = 0
        self._seen: list[Message] = []
        self.player: Player | None = None
        self.come()

    def come(self, anew: bool = False) -> None:
        """Connect, with as many tries as it takes; with `anew`, as a device that knows nothing yet."""
        before = self.player
        last = before.update.get("number") if before is not None and not anew else None
        deadline = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < deadline, "no server lets this player in"
            server = self.servers[self._came % len(self.servers)]
            try:
                player = Player(server, [self._key], last, self._name)
            except (*BROKEN, TimeoutError):
                self._came += 1
                time.sleep(0.05)
                continue
            if player.welcome["t"] == "welcome":
                self.player = player
                break
            assert not player.welcome["fatal"], player.welcome
            player.leave()
            self._came += 1
        if before is not None:
            self._seen += before.frames
            before.drop()
        if self._on_the_way is not None:
            self._send(self._on_the_way)

    def go(self) -> None:
        if self.player is not None:
            self.player.leave()

    def heard(self) -> list[Message]:
        """Return every message received since the last call, over any connection."""
        found = self._seen + self.table.frames
        self._seen = []
        self.table.frames.clear()
        self.table.times.clear()
        return found

    @property
    def waits(self) -> bool:
        """Return whether a request is unanswered."""
        return self._on_the_way is not None

    @property
    def table(self) -> Player:
        assert self.player is not None
        return self.player

    def _send(self, asked: Asked) -> None:
        self._on_the_way = asked
        try:
            self.table.send(t="play", seat=self.seat, move=asked.move, at=asked.at, id=asked.id)
        except BROKEN:
            return

    def look(self, seconds: float = 0.02) -> Message:
        """Return the current state of the table."""
        while True:
            try:
                self.table.drain(seconds)
                return self.table.update
            except BROKEN:
                self.come()

    def begin(self) -> bool:
        """Send a move without waiting for the answer; return whether there was one to make."""
        update = self.look()
        moves = update.get("moves") or []
        if not moves or update.get("outcome"):
            return False
        self._id += 1
        self._send(Asked(self._id, str(moves[self._id % len(moves)]["notation"]), int(update["number"])))
        return True

    def again(self) -> None:
        """Send the pending request again, as on an unreliable network."""
        if self._on_the_way is not None:
            self._send(self._on_the_way)

    def finish(self) -> None:
        """Wait for the answer, from any server."""
        asked = self._on_the_way
        assert asked is not None
        deadline = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < deadline, "no answer"
            try:
                said = self.table.read(5.0)
            except (*BROKEN, TimeoutError):
                self.come()
                continue
            if not answers(said, asked.id):
                continue
            if said["t"] != "trouble":
                self.confirmed.append((int(said["number"]), asked.id, asked.move))
                break
            self.refused.append(said["key"])
            if said["key"] not in UNSURE:
                break
            time.sleep(0.1)
            self.again()
        self._on_the_way = None


def over(people: list[Person]) -> bool:
    """Return whether the game is over."""
    return any(person.table.update.get("outcome") for person in people)


def play(people: list[Person], moves: int) -> None:
    """Play until `moves` more moves are confirmed, or the game is over."""
    wanted = sum(len(person.confirmed) for person in people) + moves
    deadline = time.monotonic() + PATIENCE
    while sum(len(person.confirmed) for person in people) < wanted and not over(people):
        assert time.monotonic() < deadline, f"the table is stuck: {[person.table.update for person in people]}"
        for person in people:
            if person.begin():
                person.finish()


def start_a_move(people: list[Person]) -> Person:
    """Let a player who can move do so; return the player, whose answer is still pending."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for person in people:
            if person.begin():
                return person
    raise AssertionError("the table is stuck")


def entries(database: str, table_id: str | None = None) -> list[tuple[int, int, dict[str, Any]]]:
    """Return the log of a table, or of the only one: number, epoch, entry."""
    if not database.startswith("postgresql:"):
        with closing(sqlite3.connect(database)) as file:
            rows = file.execute("SELECT number, 1, body FROM entries WHERE table_id = ? ORDER BY number", (table_id,)).fetchall()
    else:
        with psycopg.connect(database) as connection:
            rows = connection.execute(
                "SELECT number, epoch, body FROM entries WHERE table_id = coalesce(%s, table_id) ORDER BY number", (table_id,)
            ).fetchall()
    return [(number, epoch, json.loads(body)) for number, epoch, body in rows]


def settled(database: str, people: list[Person]) -> list[tuple[int, int, dict[str, Any]]]:
    """Wait until everyone has seen the end of the log, and return it."""
    deadline = time.monotonic() + PATIENCE
    while True:
        log = entries(database, people[0].table_id)
        if all(person.look(0.1)["number"] == len(log) - 1 for person in people) and len(
            entries(database, people[0].table_id)
        ) == len(log):
            return log
        assert time.monotonic() < deadline, "a player has not caught up"


def check(database: str, people: list[Person]) -> list[dict[str, Any]]:
    """Check that the log has every confirmed entry once and in order, and that everyone sees it; return the log."""
    log = settled(database, people)
    assert [number for number, _, _ in log] == list(range(len(log)))
    epochs = [epoch for _, epoch, _ in log]
    assert epochs == sorted(epochs), epochs
    asks = [tuple(entry["ask"]) for _, _, entry in log if "ask" in entry]
    assert len(asks) == len(set(asks)), "a request was carried out twice"
    for person in people:
        for told, number, move in person.confirmed:
            (found,) = (place for place, _, entry in log if entry.get("ask") == [person.page, number])
            assert found <= told and log[found][2]["move"] == move
        # Every entry that was not refused has been confirmed: no move was made without its player knowing.
        assert len([ask for ask in asks if ask[0] == person.page]) == len(person.confirmed)
        shown = person.look()
        person.come(anew=True)
        fresh = person.table.update
        if len(entries(database, person.table_id)) > len(log):
            # A bot that had been thinking has moved.
            return check(database, people)
        for what in ("number", "view", "moves"):
            assert shown[what] == fresh[what], f"{person.page} was shown {shown[what]}, and after connecting again {fresh[what]}"
    return [entry for _, _, entry in log]
