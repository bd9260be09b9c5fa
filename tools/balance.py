"""Write the figures of docs/balance.md: ``python tools/balance.py FILE.json …``, in the order of the shelf.

Each file is the output of ``spielkiste report GAME --json``. Everything below the marker in the page is rewritten, and
so are the plots in docs/balance/; the text above it is written by hand.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import spielkiste
from spielkiste.lab.report.account import Account, Figure
from spielkiste.lab.report.charts import alone
from spielkiste.lab.report.measuring import SECONDS
from spielkiste.lab.report.page import rows
from spielkiste.texts import texts

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGE = DOCS / "balance.md"
MARKER = "<!-- Below this line: python tools/balance.py -->\n"
#: The parts of each report that are drawn and printed; the command's own page has all of them.
SHOWN = ("first", "length", "ends", "things")
DRAWN = ("first", "things")


def command(found: dict[str, Any]) -> str:
    parts = ["spielkiste report", found["game"], "--games", str(found["games"]), "--bot", found["bot"], "--seed", found["seed"]]
    return " ".join(parts if found["seconds"] == SECONDS else [*parts, "--seconds", str(found["seconds"])])


def part(found: dict[str, Any]) -> list[str]:
    """Return one game's part: its command, a few plots, the tables."""
    game = spielkiste.find(found["game"])
    account = Account(found, game, texts("en"))
    title = texts("en").say(f"game-{game.slug}").replace("\N{SOFT HYPHEN}", "")
    lines = [f"## {title}", "", f"`{command(found)}`", ""]
    figures = {figure.name: figure for section in account.sections() for figure in section.figures if figure.name}
    for name in SHOWN:
        if name in figures:
            lines += [f"**{figures[name].table.caption}**", "", *drawn(game.slug, figures[name]), *rows(figures[name].table), ""]
    return lines


def drawn(slug: str, figure: Figure) -> list[str]:
    if figure.name not in DRAWN:
        return []
    file = DOCS / "balance" / f"{slug}-{figure.name}.svg"
    file.parent.mkdir(exist_ok=True)
    file.write_text(alone(figure.plot), encoding="utf-8")
    return [f"![{figure.table.caption}](balance/{file.name})", ""]


def main() -> None:
    above, marker, _ = PAGE.read_text(encoding="utf-8").partition(MARKER)
    assert marker, f"{PAGE} has no marker"
    found = {one["game"]: one for one in (json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:])}
    lines = [line for game in spielkiste.games() if game.slug in found for line in part(found[game.slug])]
    PAGE.write_text(above + marker + "\n" + "\n".join(lines).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
