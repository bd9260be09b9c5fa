"""The game is on the shelf, also when this folder is tested alone."""

from spielkiste.core.errors import UnknownGame
from spielkiste.core.registry import find, register
from spielkiste.games.tv_lottery import BOTS, GAME

try:
    find(GAME.slug)
except UnknownGame:
    register(GAME, BOTS)
