"""The entry point for ``spielkiste`` and ``python -m spielkiste``.  It says what to install if only the rules are installed."""

from __future__ import annotations

import sys

#: By imported module: the extra of the package that installs it (see pyproject.toml).
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


#: By command: its extra, if it needs more than the players' texts.
EXTRA_OF_COMMAND = {
    "print": "print", "serve": "serve", "doctor": "serve", "backup": "serve", "restore": "serve", "site": "serve", "check": "lab",
}  # fmt: skip

#: The commands, for the help text if only the rules are installed.
COMMANDS = (
    "games", "learn", "play", "print", "simulate", "arena", "report", "replay", "serve", "doctor", "backup", "restore", "site",
    "check", "new-game", "completion",
)  # fmt: skip


def main() -> int:
    """Run a command of the command line."""
    try:
        from spielkiste.command import main as command

        return command()
    except ModuleNotFoundError as missing:
        extra = EXTRA_OF.get((missing.name or "").split(".")[0])
        if extra is None:
            raise
        extra = EXTRA_OF_COMMAND.get(next(iter(sys.argv[1:]), ""), extra)
        remedy = f"pip install 'spielkiste[{extra}]' (in a clone: pip install '.[{extra}]')"
        if not sys.argv[1:] or sys.argv[1] in ("--help", "-h", "help"):
            print(
                f"usage: spielkiste COMMAND\n\ncommands: {', '.join(COMMANDS)}\n\nOnly the rules are installed here, for use from"
                f" Python (import spielkiste). The commands need more: {remedy}"
            )
            return 0
        print(f"This needs more than the rules. Install it with: {remedy}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
