"""The bot that learned by self-play.  A net decides; the game's `rules` bot does everything that the net was not trained for."""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from spielkiste.bots.net import Net
from spielkiste.bots.search import ADVISER
from spielkiste.core.bot import STRONGEST, Bot, Situation
from spielkiste.core.game import Game, View
from spielkiste.core.nets import net_for, read_as
from spielkiste.core.randomness import Rng
from spielkiste.core.registry import bots_of
from spielkiste.core.story import Phrase

#: The games in which a trained net is stronger than the strongest `rules`.
LEARNED_GAMES: Final = ["thousand-km", "number-rally", "mau-mau", "wall-break"]

read_as("", Net)


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedBot(Bot):
    """Plays the move that the net of its game rates best.  It reacts as fast as the strongest `rules`, and plays like it wherever
    the net was not trained.

    The level makes no difference.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)
        self.rules = bots_of(game.slug)[ADVISER](game, seat, seats, STRONGEST, rng)
        self.listens = self.rules.listens
        self.watches = self.rules.watches
        self.slowest_ms = self.rules.slowest_ms

    def notice(self, event: Phrase) -> None:
        self.rules.notice(event)

    def look(self, view: View) -> None:
        self.rules.look(view)

    def reaction_ms(self, situation: Situation) -> int:
        return self.rules.reaction_ms(situation)

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        if len(moves) == 1:
            return moves[0]
        net = self.net()
        if net is not None and self.seats in net.seats:
            observation = situation.observe()
            if net.knows(observation):
                return net.best(observation, moves)
        return self.rules.choose(situation)

    def net(self) -> Net | None:
        """Return the net that decides.  A subclass with its own net overrides this."""
        return cast(Net | None, net_for(self.game.slug))
