"""The bot that learned by self-play.  A net decides; the game's `rules` bot does everything that the net was not trained for."""

from collections.abc import Callable
from typing import Final

from spielkiste.bots.net import Net
from spielkiste.bots.search import ADVISER
from spielkiste.core.bot import STRONGEST, Bot, Situation
from spielkiste.core.game import Game, View
from spielkiste.core.randomness import Rng
from spielkiste.core.registry import bots_of
from spielkiste.core.story import Phrase

#: The games in which a trained net is stronger than the strongest `rules`.
LEARNED_GAMES: Final = ["thousand-km", "number-rally", "mau-mau"]

#: Returns the file of a game's net, or None if it is not available.
Reader = Callable[[str], bytes | None]

_nets: Final[dict[str, Net]] = {}
_readers: Final[list[Reader]] = []


def take(slug: str, packed: bytes) -> None:
    """Keep the net of a game, for a browser, which downloads it because it has no files."""
    _nets[slug] = Net(packed)


def read_with(reader: Reader) -> None:
    """Set the function that reads nets.  Bots do not open files themselves."""
    _readers.append(reader)


def packed_net(slug: str) -> bytes | None:
    """Return the file of a game's net; None if it is not available."""
    return _readers[-1](slug) if _readers else None


def net_for(slug: str) -> Net | None:
    """Return the net of a game, read on the first call; None if it is not available."""
    found = _nets.get(slug)
    if found is None:
        packed = packed_net(slug)
        if packed is not None:
            take(slug, packed)
            found = _nets[slug]
    return found


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
        return net_for(self.game.slug)
