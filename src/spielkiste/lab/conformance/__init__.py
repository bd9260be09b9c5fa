"""The promises that every game makes, checked on real games.  Run the checks on your own game, too: ``spielkiste check GAME``.

Each check raises `Nonconformance` with a sentence that says what is wrong and how to fix it, and with the replay that led there.
"""

from spielkiste.lab.conformance.nonconformance import Nonconformance
from spielkiste.lab.conformance.promises import check_game
from spielkiste.lab.conformance.setups import setups

__all__ = ["Nonconformance", "check_game", "setups"]
