"""Remembers which page made each seat's last move, to detect moves that were chosen for an earlier position."""

from __future__ import annotations

from spielkiste.table import logbook
from spielkiste.table.logbook import Entry

BOT = ""


class LastMoves:
    """Log numbers by seat and page.  Moves that a timer or the table made are left out: they are not decisions."""

    def __init__(self, log: list[Entry]) -> None:
        #: The last entry that voided all earlier moves: a deal, or an undo.
        self.dealt = 0
        self._moves: dict[int, dict[str, int]] = {}
        for number, entry in enumerate(log):
            self.note(number, entry, entry.ask[0] if entry.ask is not None else None)

    def note(self, number: int, entry: Entry, page: str | None) -> None:
        """Note an entry by a page, by a bot (`BOT`), or by the table itself (None)."""
        if isinstance(entry, (logbook.Deal, logbook.Undo)):
            self.dealt = number
            self._moves = {}
        elif isinstance(entry, logbook.Move) and page is not None:
            self._moves.setdefault(entry.seat, {})[page] = number

    def here(self, seat: int, page: str) -> int:
        """Return the number of this seat's last move by this page, or -1."""
        return self._moves.get(seat, {}).get(page, -1)

    def elsewhere(self, seat: int, page: str) -> int:
        """Return the number of this seat's last move by another page or a stand-in bot, or -1."""
        return max((number for other, number in self._moves.get(seat, {}).items() if other != page), default=-1)
