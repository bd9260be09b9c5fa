"""The way in: ``spielkiste`` and ``python -m spielkiste``.  Whoever installed the rules alone is told what else to install."""

from __future__ import annotations

import sys

#: What the extras of the package bring (see pyproject.toml), by the name under which it is imported.
EXTRA_OF = {
    "fluent": "terminal",
    "platformdirs": "terminal",
    "msgspec": "serve",
    "typst": "print",
    "segno": "serve",
    "starlette": "serve",
    "uvicorn": "serve",
    "websockets": "serve",
}


def main() -> int:
    """Run a command of the command line."""
    try:
        from spielkiste.command import main as command

        return command()
    except ModuleNotFoundError as missing:
        extra = EXTRA_OF.get((missing.name or "").split(".")[0])
        if extra is None:
            raise
        print(f"This needs more than the rules. Install it with: pip install 'spielkiste[{extra}]'", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
