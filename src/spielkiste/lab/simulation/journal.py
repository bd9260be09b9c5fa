"""The games of a run so far, in a file, so that an interrupted run can be resumed.

The first line identifies the run, every other line is one game.  Lines are appended as games finish; a truncated
last line is discarded and its game played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import IO

from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.lab.simulation.files import unwritable
from spielkiste.lab.simulation.portions import Pairing, Played

FORMAT = "spielkiste-run"
VERSION = 1

#: A game is identified by its seats, its deal and the bots in order.
_Key = tuple[int, int, tuple[str, ...]]


class Journal:
    """The games of a run that have already been played; with a path they outlive the process."""

    def __init__(self, path: Path | None = None, run: dict[str, object] | None = None) -> None:
        self._known: dict[_Key, Played] = {}
        self._file: IO[bytes] | None = None
        if path is not None:
            self._path = path
            self._open({"format": FORMAT, "version": VERSION, **json.loads(json.dumps(run or {}))})

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def find(self, seats: int, pairing: Pairing) -> Played | None:
        return self._known.get((seats, pairing.deal, pairing.bots))

    def add(self, seats: int, played: Iterable[tuple[Pairing, Played]]) -> None:
        """Store these games; they survive the end of this process once this returns."""
        if self._file is None:
            return
        lines = [json.dumps(_plain(seats, pairing, one), ensure_ascii=False) + "\n" for pairing, one in played]
        try:
            self._file.write("".join(lines).encode())
            self._file.flush()
        except OSError as trouble:
            raise unwritable(self._path, trouble) from trouble

    def _open(self, run: dict[str, object]) -> None:
        try:
            old = self._path.read_bytes()
        except FileNotFoundError:
            old = b""
        except OSError as trouble:
            raise BadFile(
                "no-file", f"The file {self._path} cannot be read; check the name.", {"path": str(self._path)}
            ) from trouble
        whole = old[: old.rfind(b"\n") + 1]
        if whole:
            self._read(whole, run)
        elif old:
            raise BadFile("foreign-file", "This is not a Spielkiste file.")
        try:
            self._file = self._path.open("r+b" if old else "wb")
            self._file.truncate(len(whole))
            self._file.seek(len(whole))
            if not whole:
                self._file.write((json.dumps(run, ensure_ascii=False) + "\n").encode())
                self._file.flush()
        except OSError as trouble:
            raise unwritable(self._path, trouble) from trouble

    def _read(self, whole: bytes, run: dict[str, object]) -> None:
        first, *lines = whole.splitlines()
        try:
            header = json.loads(first)
        except ValueError:
            header = None
        if not isinstance(header, dict) or header.get("format") != FORMAT:
            raise BadFile("foreign-file", "This is not a Spielkiste file.")
        for name in {**header, **run}:
            if header.get(name) != run.get(name):
                raise BadSetup(
                    "other-run",
                    f"{self._path} belongs to another run: its {name} is {header.get(name)}, not {run.get(name)};"
                    " name another file.",
                    {"path": str(self._path), "name": name, "theirs": header.get(name), "ours": run.get(name)},
                )
        try:
            for line in lines:
                self._keep(json.loads(line))
        except (ValueError, KeyError, TypeError, AttributeError) as trouble:
            raise BadFile("damaged-file", "This file is damaged; ask for it again.") from trouble

    def _keep(self, line: dict[str, object]) -> None:
        seats, deal, clause, moves, beginner = (line[name] for name in ("seats", "deal", "clause", "moves", "beginner"))
        lists = (line[name] for name in ("bots", "scores", "winners", "stumbled"))
        bots, scores, winners, stumbled = (tuple(one) for one in lists)  # type: ignore[arg-type, var-annotated]
        if len(bots) != seats or len(scores) != seats or not isinstance(deal, int) or not isinstance(moves, int):
            raise ValueError
        if not isinstance(beginner, int) or any(type(winner) is not int or not 0 <= winner < seats for winner in winners):
            raise ValueError
        # Older files do not have them.
        stumbles = tuple((str(bot), int(move), str(what)) for bot, move, what in line.get("stumbles", []))  # type: ignore[attr-defined]
        self._known[seats, deal, bots] = Played(bots, scores, winners, str(clause), moves, beginner, stumbled, stumbles)


def _plain(seats: int, pairing: Pairing, one: Played) -> dict[str, object]:
    return {
        "seats": seats,
        "deal": pairing.deal,
        "bots": one.bots,
        "scores": one.scores,
        "winners": one.winners,
        "clause": one.clause,
        "moves": one.moves,
        "beginner": one.beginner,
        "stumbled": one.stumbled,
        "stumbles": one.stumbles,
    }
