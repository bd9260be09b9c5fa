"""Finds a bot by name: NAME or NAME@LEVEL, from 1 (weakest) to 5 (strongest, the default)."""

from typing import Final

from spielkiste.bots.learned import LEARNED_GAMES, LearnedBot
from spielkiste.bots.search import ADVISER, SearchBot, SeerBot
from spielkiste.core.bot import STRONGEST, Bot, BotMaker, Situation, made
from spielkiste.core.errors import BadBot
from spielkiste.core.game import Game
from spielkiste.core.near import meant, with_choice
from spielkiste.core.randomness import Rng
from spielkiste.core.registry import bots_of


class RandomBot(Bot):
    """A bot that plays a random legal move.  The level makes no difference."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)

    def choose(self, situation: Situation) -> int:
        return situation.moves[self.rng.below(len(situation.moves))]


_GENERAL: Final[dict[str, BotMaker]] = {"random": RandomBot}

#: Searches with the game's own bot, if there is one; for the laboratory, because it is slow.
SEARCH: Final = "search"

#: The name of a game's beginner bot: the yardstick for the levels, never offered as an opponent.
CHILD: Final = "child"

#: The strongest bot of the first ladder, kept so that later bots can be measured against it.
FORMER: Final = "rules-1"
#: The strongest `rules` before the first net was trained, for games in which `rules` has become stronger since.
SECOND: Final = "rules-2"

#: A bot that sees all cards: it shows how much that knowledge is worth.
SEER: Final = "seer"

#: A net trained by self-play, in the games where it is stronger than `rules`.
LEARNED: Final = "learned"

#: Bots for the laboratory only, because they are slow, outdated or see too much.
LABORATORY: Final = [FORMER, SECOND, SEARCH, SEER]


def names_for(game: Game) -> list[str]:
    """Return the bots that people are offered in this game, strongest first."""
    return [name for name in known_for(game) if name != CHILD]


def known_for(game: Game) -> list[str]:
    """Return all bots that can play this game at a table, including those that only serve as a yardstick."""
    own = [name for name in bots_of(game.slug) if name not in LABORATORY and name != LEARNED]
    return [*own, *([LEARNED] if game.slug in LEARNED_GAMES else []), *_GENERAL]


def at_level(game: Game, level: int) -> str:
    """Return the bot to seat for a level; level 5 is the learned player, if the game has one."""
    strongest = level == STRONGEST and game.slug in LEARNED_GAMES
    return f"{LEARNED if strongest else names_for(game)[0]}@{level}"


def laboratory_for(game: Game) -> list[str]:
    """Return the bots for this game that are for the laboratory only."""
    return [name for name in LABORATORY if _maker(name, game) is not None]


def _maker(name: str, game: Game) -> BotMaker | None:
    own = bots_of(game.slug)
    found = own.get(name) or _GENERAL.get(name)
    if found is None and name == LEARNED and game.slug in LEARNED_GAMES:
        return LearnedBot
    if found is None and ADVISER in own and max(game.usual_seat_counts()) > 1:
        if name == SEER:
            return SeerBot
        # Only if the strongest level is fast enough to simulate games with; other games bring their own search bot or
        # have none.
        if name == SEARCH and game.quick_level == STRONGEST:
            return SearchBot
    return found


def make_bot(name: str, game: Game, seat: int, seats: int, seed: int | str) -> Bot:
    """Return the bot with this name for this seat.  Raise `BadBot`, which lists the known names, if there is none."""
    base, at, level_text = name.partition("@")
    maker = _maker(base, game)
    if maker is None:
        names = [*known_for(game), *laboratory_for(game)]
        known = ", ".join(names)
        raise BadBot(
            "unknown-bot",
            with_choice(f"There is no bot {base!r} for {game.slug}", meant(base, names), f"choose one of: {known}"),
            {"bot": base, "known": known},
        )
    level = STRONGEST
    if at:
        if level_text not in ("1", "2", "3", "4", "5"):
            raise BadBot("bad-bot-level", f"A bot's level is 1 to 5, not {level_text!r}.", {"level": level_text})
        level = int(level_text)
    return made(base, maker, game, seat, seats, level, Rng(f"bot:{seed}:{seat}"))
