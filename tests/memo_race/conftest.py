"""Puts the memo race on the shelf where it does not stand there already."""

import spielkiste
from spielkiste.core.registry import register
from spielkiste.games import memo_race

if "memo-race" not in [game.slug for game in spielkiste.games()]:
    register(memo_race.GAME, memo_race.BOTS)
