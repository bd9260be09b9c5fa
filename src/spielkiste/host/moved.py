"""Which page made the last move of each seat: so that a move meant for an earlier table is known for what it is."""

from __future__ import annotations

from spielkiste.table.match import Entry

BOT = ""


class Moved:
    """Numbers of entries in the log.  What a clock or the table itself did for a seat was nobody's decision, and is not here."""

    def __init__(self, log: list[Entry]) -> None:
        #: The last entry that made all earlier moves void: a deal, or moves taken back.
        self.dealt = 0
        self._moves: dict[int, dict[str, int]] = {}
        for number, entry in enumerate(log):
            ask = entry.get("ask")
            self.note(number, entry, str(ask[0]) if isinstance(ask, list) and ask else None)

    def note(self, number: int, entry: Entry, page: str | None) -> None:
        """An entry was made for this page, by a BOT, or by nobody."""
        if entry["kind"] in ("deal", "undo"):
            self.dealt = number
            self._moves = {}
        elif entry["kind"] == "move" and page is not None:
            self._moves.setdefault(entry["seat"], {})[page] = number

    def here(self, seat: int, page: str) -> int:
        """The last move of this seat that this page made."""
        return self._moves.get(seat, {}).get(page, -1)

    def elsewhere(self, seat: int, page: str) -> int:
        """The last move of this seat that somebody else made: another device, or a bot that stood in."""
        return max((number for other, number in self._moves.get(seat, {}).items() if other != page), default=-1)
