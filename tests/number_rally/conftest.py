"""Zahlen-Rallye on the shelf, also where it is tested alone."""

from spielkiste.core import registry
from spielkiste.games.number_rally import BOTS, GAME

if GAME.slug not in {game.slug for game in registry.games()}:
    registry.register(GAME, BOTS)
