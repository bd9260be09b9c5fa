"""How much may be spent on thinking: less where Python itself is slow, so that nobody waits longer for a bot than for people."""

import sys
from typing import Final

#: In percent.  A browser's Python takes twice as long as an interpreted one, and runs on small phones besides.
EFFORT: Final = 25 if sys.platform == "emscripten" else 100


def spend(budget: int) -> int:
    """As much of this budget as there is time for; for thoughts that would take longer than the moment a bot waits."""
    return budget * EFFORT // 100
