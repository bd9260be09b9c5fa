"""What each seat of a table could know after each entry of its log, to compare with every message that was received."""

from __future__ import annotations

import json
from typing import Any

from spielkiste.table import logbook
from spielkiste.table.match import Match
from tests.scale.people import NO_SEAT, Person
from tests.server.harness import Message

Entry = dict[str, Any]


def written(value: object) -> str:
    """Return a value as text; equal values give equal texts."""
    return json.dumps(value, sort_keys=True)


class Ledger:
    """Follows the log of one table.  Existing entries must not change."""

    def __init__(self, seats: int) -> None:
        self.compared = 0
        self._viewers = [*range(seats), NO_SEAT]
        self._log: list[Entry] = []
        self._match: Match | None = None
        #: By entry and viewer: the view, the moves, and what the entry added to the story.
        self._known: list[dict[int, tuple[int, int, list[str]]]] = []

    def read(self, log: list[Entry]) -> None:
        """Read the entries that were added to the log."""
        assert log[: len(self._log)] == self._log, "the log has changed"
        for entry in logbook.read(log[len(self._log) :]):
            if self._match is None:
                self._match = Match(entry)
            else:
                self._match.enter(entry)
            self._known.append({viewer: self._knows(self._match, viewer) for viewer in self._viewers})
        self._log = log

    @staticmethod
    def _knows(match: Match, viewer: int) -> tuple[int, int, list[str]]:
        seat = None if viewer == NO_SEAT else viewer
        state = match.shown
        view = state.view(seat) if state is not None else None
        moves = [match.game.notation(move) for move in state.moves(seat)] if state is not None and seat is not None else []
        story = [written(event.seen_by(seat).json()) for event in match.events[-1]]
        return hash(written(view)), hash(written(moves)), story

    def compare(self, person: Person) -> None:
        """Compare every message that this person has received with what the seat may know."""
        for message in person.heard():
            update = message.get("update", message) if message["t"] in ("welcome", "update") else None
            if update is not None:
                self._compare(update, person.seat)
                self.compared += 1

    def _compare(self, update: Message, seat: int) -> None:
        number = update["number"]
        view, moves, _ = self._known[number][seat]
        assert hash(written(update["view"])) == view, f"seat {seat} was shown something else at {number}"
        assert hash(written([move["notation"] for move in update["moves"]])) == moves, f"seat {seat} could do something else"
        # One message may cover several entries, for example everything that a person has missed.
        told, story = [written(event) for event in update["events"]], list[str]()
        while number >= 0 and len(story) < len(told):
            story = [*self._known[number][seat][2], *story]
            number -= 1
        assert told == story, f"seat {seat} was told {told} instead of {story} at {update['number']}"
        assert update["outcome"] is not None or update["seed"] is None, "the seed was shown before the end"
