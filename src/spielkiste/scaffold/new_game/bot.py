"""A bot that takes a trick as cheaply as possible.  It sees only what a person at its seat would see."""

from typing import Final, cast

from spielkiste import Bot, Situation
from spielkiste.core.bot import BotMaker
from spielkiste.scaffold.new_game.view import NewGameView


class ThriftyBot(Bot):
    """A bot that plays the lowest card that still wins.  Lower levels pay less attention."""

    def choose(self, situation: Situation) -> int:
        if not self.attends(20 * self.level):
            return self.rng.pick(situation.moves)
        view = cast(NewGameView, situation.view)
        on_table = [card for card in view["laid"] if card is not None]
        if not on_table:
            return max(situation.moves)
        enough = [move for move in situation.moves if move > max(on_table)]
        return min(enough or situation.moves)


BOTS: Final[dict[str, BotMaker]] = {"rules": ThriftyBot}
