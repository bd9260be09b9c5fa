"""Puts the box on the shelf, whether or not the package has done so already."""

from spielkiste.core import registry
from spielkiste.games.numnum import REGISTRATIONS

for _game, _bots in REGISTRATIONS:
    if _game.slug not in [known.slug for known in registry.games()]:
        registry.register(_game, _bots)
