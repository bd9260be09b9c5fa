"""All games of a run as a table, CSV or Parquet: one row for each game and seat."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

from spielkiste.core.errors import BadSetup
from spielkiste.lab.simulation.extras import extra
from spielkiste.lab.simulation.files import try_out, unwritable
from spielkiste.lab.simulation.portions import Pairing, Played

COLUMNS = ("game", "deal", "seat", "bot", "score", "won", "began", "moves", "clause", "stumbled")


class Rows:
    """A file for the rows."""

    def __init__(self, path: Path) -> None:
        self._path = path
        if path.suffix not in (".csv", ".parquet"):
            raise BadSetup("bad-rows-file", f"Name a file that ends in .csv or .parquet, not {path.name}.", {"path": path.name})
        self._parquet: Any = extra("pyarrow.parquet", "parquet") if path.suffix == ".parquet" else None
        try_out(path)

    def write(self, pairings: list[Pairing], played: list[Played]) -> None:
        """Write all games of a run, in order."""
        columns: dict[str, list[object]] = {name: [] for name in COLUMNS}
        for number, (pairing, one) in enumerate(zip(pairings, played, strict=True)):
            for seat, bot in enumerate(one.bots):
                row = (
                    number + 1,
                    pairing.deal,
                    seat + 1,
                    bot,
                    one.scores[seat],
                    one.won(seat),
                    one.beginner == seat,
                    one.moves,
                    one.clause,
                    one.stumbled.count(bot),
                )
                for name, value in zip(COLUMNS, row, strict=True):
                    columns[name].append(value)
        self._write(self._as_parquet(columns) if self._parquet is not None else _as_csv(columns))

    def _as_parquet(self, columns: dict[str, list[object]]) -> bytes:
        arrow = extra("pyarrow", "parquet")
        into = arrow.BufferOutputStream()
        self._parquet.write_table(arrow.table(columns), into)
        return bytes(into.getvalue())

    def _write(self, content: bytes) -> None:
        try:
            self._path.write_bytes(content)
        except OSError as trouble:
            raise unwritable(self._path, trouble) from trouble


def _as_csv(columns: dict[str, list[object]]) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(zip(*columns.values(), strict=True))
    return text.getvalue().encode()
