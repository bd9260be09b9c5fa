"""How much may be spent on thinking: less where Python itself is slow, so that nobody waits longer for a bot than for people."""

import sys
from typing import Final

from spielkiste.core import build

#: In percent.  A browser's Python takes twice as long as an interpreted one, and runs on small phones besides.
EFFORT: Final = 25 if sys.platform == "emscripten" else 100


def spend(budget: int) -> int:
    """As much of this budget as there is time for; for thoughts that would take longer than the moment a bot waits."""
    return budget * EFFORT // 100


def afford(compiled: int, interpreted: int) -> int:
    """A budget for the strongest only, by what runs here: people wait about as long in either build, and meet a weaker player in
    the slow one.  Compiled, several times as much can be thought in the same time."""
    return compiled if build.compiled() else spend(interpreted)
