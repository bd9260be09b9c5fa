"""Finding a bot by name: NAME or NAME@LEVEL, from 1 (weakest) to 5 (strongest, also without a level)."""

from typing import Final

from spielkiste.bots.search import ADVISER, SearchBot, SeerBot
from spielkiste.core.bot import STRONGEST, Bot, BotMaker, Situation
from spielkiste.core.errors import BadBot
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.core.registry import bots_of


class RandomBot(Bot):
    """Any legal move, each as likely as the others.  Its level changes nothing."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)

    def choose(self, situation: Situation) -> int:
        return situation.moves[self.rng.below(len(situation.moves))]


_GENERAL: Final[dict[str, BotMaker]] = {"random": RandomBot}

#: Thinks with a game's own player, where there is one; for the laboratory, because it takes its time.
SEARCH: Final = "search"

#: The name under which a game keeps its natural beginner: the yardstick of the levels, which nobody is offered as an opponent.
CHILD: Final = "child"

#: The strongest player of the first ladder that was published, kept so that later ones can be measured by it.
FORMER: Final = "rules-1"

#: Sees all cards: how much could be gained by knowing them.
SEER: Final = "seer"

#: Those who play in the arena only, because they take their time, are of the past or see too much.
LABORATORY: Final = [FORMER, SEARCH, SEER]


def names_for(game: Game) -> list[str]:
    """The bots that people are offered in this game, the strongest first."""
    return [name for name in known_for(game) if name != CHILD]


def known_for(game: Game) -> list[str]:
    """All bots that can play this game at a table, those included that only measure others."""
    return [*[name for name in bots_of(game.slug) if name not in LABORATORY], *_GENERAL]


def laboratory_for(game: Game) -> list[str]:
    """Those that play this game in the arena only."""
    return [name for name in LABORATORY if _maker(name, game) is not None]


def _maker(name: str, game: Game) -> BotMaker | None:
    own = bots_of(game.slug)
    found = own.get(name) or _GENERAL.get(name)
    if found is None and ADVISER in own and max(game.usual_seat_counts()) > 1:
        if name == SEER:
            return SeerBot
        # Only where the strongest is quick enough to play on for everybody; elsewhere a game brings its own or has none.
        if name == SEARCH and game.quick_level == STRONGEST:
            return SearchBot
    return found


def make_bot(name: str, game: Game, seat: int, seats: int, seed: int | str) -> Bot:
    """The bot of this name at this seat; BadBot says which names there are."""
    base, at, level_text = name.partition("@")
    maker = _maker(base, game)
    if maker is None:
        known = ", ".join([*known_for(game), *laboratory_for(game)])
        raise BadBot(
            "unknown-bot",
            f"There is no bot {base!r} for {game.slug}; choose one of: {known}.",
            {"bot": base, "known": known},
        )
    level = STRONGEST
    if at:
        if level_text not in ("1", "2", "3", "4", "5"):
            raise BadBot("bad-bot-level", f"A bot's level is 1 to 5, not {level_text!r}.", {"level": level_text})
        level = int(level_text)
    return maker(game, seat, seats, level, Rng(f"bot:{seed}:{seat}"))
