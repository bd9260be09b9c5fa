"""Bots for 1x1 Mau-Mau."""

from typing import Final

from spielkiste.core.bot import BotMaker

BOTS: Final[dict[str, BotMaker]] = {}
