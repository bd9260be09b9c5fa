"""Write the generated tables of docs/host.md, docs/architecture.md and docs/log.md: ``python tools/doc_tables.py``."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import get_args

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))
from spielkiste.command.settings import Kind, Number, Proxies, Settings  # noqa: E402  (this file is also run as a program)
from spielkiste.table import logbook  # noqa: E402

PACKAGE = ROOT / "src" / "spielkiste"


def settings() -> str:
    """Return all settings as a Markdown table."""
    rows = ["| setting | value | default | meaning |", "|---|---|---|---|"]
    for declared in fields(Settings):
        kind: Kind = declared.metadata["kind"]
        meaning, _, default = declared.metadata["says"].partition("; default: ")
        if not default and declared.default is not None:
            default = "`no`" if declared.default is False else f"`{declared.default}`"
        value = f"{kind.wanted['least']} to {kind.wanted['most']}" if isinstance(kind, Number) else kind.metavar
        value = "yes, no, ADDRESSES" if isinstance(kind, Proxies) else value
        rows.append(f"| `{declared.name.replace('_', '-')}` | {value.replace('|', ', ')} | {default} | {meaning} |")
    return "\n".join(rows) + "\n"


def entries() -> str:
    """Return the kinds of log entries as a Markdown table, with their docstrings."""
    rows = ["| kind | fields | meaning |", "|---|---|---|"]
    for entry in get_args(logbook.Entry):
        own = ", ".join(f"`{name}`" for name in entry.__annotations__)
        meaning = " ".join((entry.__doc__ or "").split())
        rows.append(f"| `{entry.__struct_config__.tag}` | {own} | {meaning} |")
    return "\n".join(rows) + "\n"


def folders() -> str:
    """Return the packages and modules of `src/spielkiste` as a Markdown table, from their docstrings."""
    packages = sorted(path.parent for path in PACKAGE.glob("*/__init__.py"))
    modules = sorted(path for path in PACKAGE.glob("*.py") if path.name[0] != "_")
    return _table({f"{path.name}/": path / "__init__.py" for path in packages} | {path.name: path for path in modules})


def box() -> str:
    """Return the modules that every box has as a Markdown table, with the docstrings of 1000 Kilometer."""
    boxes = [path.parent for path in PACKAGE.glob("games/*/state.py")]
    common = sorted(path.name for path in boxes[0].glob("[a-z]*.py") if all((other / path.name).exists() for other in boxes))
    return _table({name: PACKAGE / "games" / "thousand_km" / name for name in common})


def _table(files: dict[str, Path]) -> str:
    rows = [f"| `{name}` | {first_sentence(path)} |" for name, path in files.items()]
    return "\n".join(["| where | what it is |", "|---|---|", *rows]) + "\n"


def first_sentence(path: Path) -> str:
    """Return the first sentence of a module's docstring.  Raise `ValueError` if it has none."""
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    if not docstring:
        raise ValueError(f"{path} has no docstring")
    sentence = re.split(r"(?<=\.)\s\s|\n\n", docstring)[0]
    return " ".join(sentence.split()).replace("``", "`")


#: By page and mark: the function that writes the table.
TABLES: dict[Path, dict[str, Callable[[], str]]] = {
    ROOT / "docs" / "host.md": {"settings": settings},
    ROOT / "docs" / "log.md": {"entries": entries},
    ROOT / "docs" / "architecture.md": {"folders": folders, "box": box},
}


def with_tables(page: Path) -> str:
    """Return the page with fresh tables."""
    text = page.read_text(encoding="utf-8")
    for name, write in TABLES[page].items():
        begin, end = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->"
        head, _, rest = text.partition(begin)
        _, _, tail = rest.partition(end)
        text = f"{head}{begin}{write()}{end}{tail}"
    return text


if __name__ == "__main__":
    for written in TABLES:
        written.write_text(with_tables(written), encoding="utf-8")
