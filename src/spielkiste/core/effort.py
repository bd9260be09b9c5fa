"""Limits on the thinking time of bots.  Slow builds of Python get a smaller budget, so that nobody waits longer for a bot."""

import sys
from typing import Final

from spielkiste.core import build

#: The share of a budget to spend, in percent.  A browser's Python is half as fast as the interpreter, often on a phone.
EFFORT: Final = 25 if sys.platform == "emscripten" else 100


def spend(budget: int) -> int:
    """Return the part of this budget that fits the platform, for searches that would otherwise take too long."""
    return budget * EFFORT // 100


def afford(compiled: int, interpreted: int) -> int:
    """Return the budget of the strongest bots: `compiled` or `interpreted`, whichever build runs.

    People wait about as long in either build.  The interpreted bot is weaker, because compiled code searches several times as
    much in the same time.
    """
    return compiled if build.compiled() else spend(interpreted)
