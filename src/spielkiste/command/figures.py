"""Output of the laboratory commands: a progress bar and shares in percent."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from spielkiste.core.errors import BadSetup
from spielkiste.lab.simulation.summary import AGAIN, BotStumbled
from spielkiste.texts import Texts


def progress(words: Texts) -> Callable[[int, int], None] | None:
    if not sys.stderr.isatty():
        return None

    def show(done: int, total: int) -> None:
        bar = "#" * (30 * done // total)
        end = "\n" if done == total else ""
        print(f"\r[{bar:<30}] {words.say('lab-progress', done=done, all=total)}", end=end, file=sys.stderr, flush=True)

    return show


def count(games: int) -> int:
    if games < 1:
        raise BadSetup("bad-count", f"The number of games must be at least 1, not {games}.", {"count": games})
    return games


def percent(share: object) -> str:
    return f"{100 * share:.1f}" if isinstance(share, float) else "-"


def shares(wins: dict[str, object]) -> dict[str, object]:
    return {name: percent(wins[name]) for name in ("share", "low", "high")}


@contextmanager
def unwarned() -> Iterator[None]:
    """Suppress the warnings about bots that failed, because `tell_stumbles` reports them in the user's language."""
    with warnings.catch_warnings(action="ignore", category=BotStumbled):
        yield


def tell_stumbles(summary: dict[str, Any], words: Texts) -> None:
    """Print which bots failed, if any, and how.  Their results are not all their own: random moves replaced the failed ones."""
    for bot, moves in summary["stumbled"].items():
        print("  " + words.say("lab-stumbled", bot=bot, count=moves))
        print("    " + words.say("lab-first-error", error=summary["stumbles"][bot].rpartition(AGAIN)[0]))
