"""Write the tables at the end of docs/api.md from signatures and docstrings: ``python -m tests.api_reference``."""

import inspect
import textwrap
from pathlib import Path

import spielkiste
from spielkiste.bots import review
from spielkiste.core import encoding, errors

PAGE = Path(__file__).parents[1] / "docs" / "api.md"
HEADING = "## Everything there is\n"
CALLS = [
    "new", "record", "games", "find", "describe_view", "draw", "say", "hint", "review", "play_game", "simulate", "arena", "save",
    "load", "loads", "bot_names", "make_bot", "register", "register_bot", "rollout", "compiled",
]  # fmt: skip
CLASSES = ["State", "Game", "Record", "Bot", "Situation", "Knowledge", "Outcome", "Refusal", "Hint", "Event", "Phrase", "Rng"]
ENCODING = ["Encoding", "Plane"]
REVIEW = ["Review", "Decision", "Turn", "Balance", "Point"]
ERRORS = ["SpielkisteError", "UnknownGame", "BadSetup", "BadMove", "BadFile", "BadBot"]


def reference() -> str:
    """Return the tables, with one line for each function and class of the package."""
    parts = [HEADING]
    parts.append("Calls, all of them in `spielkiste`:\n\n| | |\n|---|---|\n" + "\n".join(_row(name) for name in CALLS) + "\n")
    for name in [*CLASSES, *ENCODING, *REVIEW]:
        kind = _found(name)
        bases = [base for base in reversed(kind.__mro__) if base is not object]
        written = [item for base in bases for item in vars(base).items()]
        members = [inner for inner, value in written if inner[0] != "_" and (callable(value) or _is_property(value))]
        rows = [f"| `{inner}` | {text} |" for inner, text in attributes(kind).items()]
        rows += [_row(f"{name}.{inner}") for inner in members if inner != "json"]
        parts.append(
            f"### `{name}`\n\n{textwrap.fill(_first(kind), 100)}\n"
            + ("\n| | |\n|---|---|\n" + "\n".join(rows) + "\n" if rows else "")
        )
    rows = [f"| `{name}` | {_first(getattr(errors, name))} |" for name in ERRORS]
    parts.append("### Errors\n\n| | |\n|---|---|\n" + "\n".join(rows) + "\n")
    return "\n".join(parts)


def attributes(kind: type) -> dict[str, str]:
    """Return the attributes that the docstring lists, each with its description."""
    listed = (inspect.getdoc(kind) or "").partition("Attributes:\n")[2].splitlines()
    return {name.strip(): text.strip() for name, _, text in (line.partition(":") for line in listed)}


def _found(name: str) -> type:
    kind: type = getattr(review if name in REVIEW else encoding if name in ENCODING else spielkiste, name)
    return kind


def _row(path: str) -> str:
    owner, _, name = path.rpartition(".")
    thing = getattr(_found(owner), name) if owner else getattr(spielkiste, name)
    if path == "games":
        return "| `games()` | Return all games on the shelf, those of other packages included. |"
    if _is_property(thing):
        return f"| `{name}` | {_first(thing)} |"
    shown = [
        f"{'**' if one.kind is one.VAR_KEYWORD else ''}{one.name}" + ("" if one.default is one.empty else f"={one.default!r}")
        for one in inspect.signature(thing).parameters.values()
        if one.name != "self"
    ]
    return f"| `{name}({', '.join(shown)})` | {_first(thing)} |"


def _is_property(thing: object) -> bool:
    return isinstance(thing, property)


def _first(thing: object) -> str:
    """Return the first paragraph of the docstring in one line."""
    return " ".join((inspect.getdoc(thing) or "").split("\n\n")[0].split()).replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(PAGE.read_text(encoding="utf-8").partition(HEADING)[0] + reference(), encoding="utf-8")
