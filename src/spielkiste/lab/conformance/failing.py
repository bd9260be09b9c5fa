"""Finds where an author's rules failed: the file and line in their package, and the call that fails."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from traceback import walk_tb
from types import FrameType

from spielkiste.boxes import folder, read_text
from spielkiste.core.bot import Bot
from spielkiste.core.game import Game, State
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.registry import bots_of, package_of
from spielkiste.lab.conformance.watchdog import TooLong

#: The most characters of arguments that are shown in a call to be copied.
LONGEST = 200


def raises(trouble: BaseException, game: Game) -> str:
    """Return what failed and where, as "apply() in three_tricks/state.py:44 raises KeyError(7)"."""
    if isinstance(trouble, TooLong):
        return f"{where(trouble, game)} does not end"
    return f"{where(trouble, game)} raises {trouble!r}{_missing_super_call(trouble)}"


def where(trouble: BaseException, game: Game) -> str:
    """Return the author's innermost line in which an error was raised, as "apply() in three_tricks/state.py:44"."""
    frames = list(walk_tb(trouble.__traceback__))
    frame, line = next(reversed(list(_of_author(frames, game))), frames[-1])
    return f"{frame.f_code.co_name}() in {short(frame.f_code.co_filename)}:{line}"


def _missing_super_call(trouble: BaseException) -> str:
    """Return what to do about an attribute that the `__init__` of a base class sets; empty if the error is a different one."""
    if not isinstance(trouble, AttributeError):
        return ""
    for base, call in ((State, "super().__init__(seats, story)"), (Bot, "super().__init__(game, seat, seats, level, rng)")):
        if isinstance(trouble.obj, base) and trouble.name in ("seats", "story", "game", "rng", "seat", "level", "listens"):
            return f": begin __init__ of {type(trouble.obj).__name__} with {call}"
    return ""


def failing_call(trouble: BaseException, record: Record) -> str:
    """Return the call of the author's code that failed, to repeat it; empty if it cannot be written down."""
    for frame, _ in _of_author(list(walk_tb(trouble.__traceback__)), record.game):
        return _call(frame, record)
    return ""


def source(game: Game, key: str) -> str:
    """Return where the author's code uses a text key, as " Look at three_tricks/game.py:61."; empty if that is not found."""
    for path in sorted(folder(package_of(game.slug)).rglob("*.py")):
        for number, line in enumerate(read_text(path).splitlines(), 1):
            if f'"{key}"' in line or f"'{key}'" in line:
                return f" Look at {short(str(path))}:{number}."
    return ""


def short(path: str) -> str:
    """Return a path relative to the current folder if it is near there, else unchanged."""
    near = os.path.relpath(path)
    return path if near.startswith(f"..{os.sep}..") else near


def within(frame: FrameType | None, home: Path) -> Iterator[FrameType]:
    """Yield the frames of a package, the innermost first."""
    while frame is not None:
        if home in Path(frame.f_code.co_filename).parents:
            yield frame
        frame = frame.f_back


def _of_author(frames: list[tuple[FrameType, int]], game: Game) -> Iterator[tuple[FrameType, int]]:
    home = folder(package_of(game.slug))
    return ((frame, line) for frame, line in frames if home in Path(frame.f_code.co_filename).parents)


def _call(frame: FrameType, record: Record) -> str:
    """Return how a method of a state, a game or a bot was called."""
    code = frame.f_code
    given = [frame.f_locals.get(name) for name in code.co_varnames[: code.co_argcount]]
    if not given or code.co_name.startswith("_"):
        return ""
    owner, *arguments = given
    if isinstance(owner, Bot):
        return _bot_call(owner) if code.co_name == "choose" else ""
    if not isinstance(owner, State | Game):
        return ""
    if code.co_name == "apply" and isinstance(arguments[-1], int):
        return f'state.play({arguments[0]}, "{record.game.notation(arguments[-1])}")'
    written = [f"spielkiste.Rng({value.seed!r})" if isinstance(value, Rng) else repr(value) for value in arguments]
    who = "state" if isinstance(owner, State) else "state.game"
    return f"{who}.{code.co_name}({', '.join(written)})" if len("".join(written)) <= LONGEST else ""


def _bot_call(bot: Bot) -> str:
    for name, maker in bots_of(bot.game.slug).items():
        if maker is type(bot):
            made = f'spielkiste.make_bot("{name}@{bot.level}", state.game, {bot.seat}, {bot.seats}, seed=0)'
            return f"{made}.choose(spielkiste.Situation(state.game, state, {bot.seat}))"
    return ""
