"""Write the table of all settings into docs/host.md: ``python tools/settings_table.py``."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from spielkiste.command.settings import Kind, Number, Settings

MANUAL = Path(__file__).resolve().parents[1] / "docs" / "host.md"
PLACE = re.compile(r"(<!-- settings: begin -->\n).*?(<!-- settings: end -->)", re.DOTALL)


def with_table(manual: str) -> str:
    """Return the manual with a fresh table of settings."""
    return PLACE.sub(lambda found: f"{found[1]}{table()}{found[2]}", manual)


def table() -> str:
    """Return all settings as a Markdown table."""
    rows = ["| setting | value | default | meaning |", "|---|---|---|---|"]
    for declared in fields(Settings):
        kind: Kind = declared.metadata["kind"]
        meaning, _, default = declared.metadata["says"].partition("; default: ")
        if not default and declared.default is not None:
            default = "`no`" if declared.default is False else f"`{declared.default}`"
        value = f"{kind.wanted['least']} to {kind.wanted['most']}" if isinstance(kind, Number) else kind.metavar
        rows.append(f"| `{declared.name.replace('_', '-')}` | {value.replace('|', ', ')} | {default} | {meaning} |")
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    MANUAL.write_text(with_table(MANUAL.read_text(encoding="utf-8")), encoding="utf-8")
