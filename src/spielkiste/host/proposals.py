"""Proposals that all present players must agree to: taking moves back, ending the game, moving it to a device, or a
rematch."""

from __future__ import annotations

from typing import Literal

from spielkiste.core.errors import BadMove
from spielkiste.host import protocol

What = Literal["undo", "rematch", "swap", "end", "move"]


class Proposals:
    """At most one open proposal."""

    def __init__(self) -> None:
        self._what: What | None = None
        self._by = 0
        self._waiting: set[int] = set()

    @property
    def what(self) -> What | None:
        """Return the open proposal, or None."""
        return self._what

    @property
    def by(self) -> int:
        """Return the seat that has made the open proposal."""
        return self._by

    def told(self) -> protocol.Proposal | None:
        return protocol.Proposal(self._what, self._by, sorted(self._waiting)) if self._what is not None else None

    def put(self, what: What, by: set[int], asked: set[int]) -> None:
        """Make a proposal for these seats, which share a device.  The same proposal again counts as their yes.

        Raise `BadMove` if another proposal is open.
        """
        if self._what == what:
            self._waiting -= by
            return
        if self._what is not None:
            raise BadMove("asked-already", "The table has been asked something else; answer that first.")
        self._what = what
        self._by = min(by)
        self._waiting = asked - by

    def answer(self, by: set[int], yes: bool) -> None:
        """Record an answer.  A no ends the proposal, even if it is the proposer's own."""
        if not yes and (by & self._waiting or self._by in by):
            self.forget()
        self._waiting -= by

    @property
    def waiting(self) -> set[int]:
        """Return the seats that have not answered yet."""
        return self._waiting

    def without(self, asked: set[int]) -> bool:
        """From now on wait only for these seats; return whether that changes anything."""
        before = len(self._waiting)
        self._waiting &= asked
        return len(self._waiting) != before

    def settled(self) -> What | None:
        """Return what everyone has agreed to, or None."""
        return self._what if not self._waiting else None

    def forget(self) -> None:
        self._what = None
        self._waiting = set()
