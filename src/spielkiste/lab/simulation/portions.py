"""Games to play and games played, as plain data that can be sent between processes and machines."""

from __future__ import annotations

from dataclasses import dataclass, field

from spielkiste.bots import Result, play_match
from spielkiste.core.errors import BadSetup
from spielkiste.core.registry import find, games
from spielkiste.lab.simulation.watched import Told, watch_match


@dataclass(frozen=True)
class Pairing:
    """One game to play: its deal and its bots by seat."""

    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """One game played."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    clause: str
    moves: int
    beginner: int
    #: The bots that failed, once for each random move played for them.
    stumbled: tuple[str, ...] = ()
    #: Each of these bots with its first error and the move where it occurred (from 1).
    stumbles: tuple[tuple[str, int, str], ...] = ()
    #: What was observed in the game, if it was watched.
    told: Told | None = field(default=None, compare=False)

    def won(self, seat: int) -> float:
        """Return this seat's share of the victory; several winners share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True)
class Portion:
    """Some games that one worker plays in one go."""

    game: str
    rules_version: int
    seats: int
    seed: int | str
    options: dict[str, object]
    pairings: list[Pairing]
    #: Whether to record what happened in them, which takes longer.
    watched: bool = False
    #: Whether an error of a bot is raised.
    strict: bool = False


def play_portion(portion: Portion) -> list[Played]:
    """Play all games of a portion in order; the results depend on the portion alone."""
    # A new process has not loaded the plug-ins yet, and one of them may provide a bot.
    games()
    game = find(portion.game)
    if game.rules_version != portion.rules_version:
        raise BadSetup(
            "other-rules",
            f"A worker has {portion.game} with rules version {game.rules_version}, not {portion.rules_version};"
            " install the same Spielkiste on all machines.",
            {"game": portion.game, "theirs": game.rules_version, "ours": portion.rules_version},
        )
    found: list[Played] = []
    for pairing in portion.pairings:
        told: Told | None = None
        bots, deal = list(pairing.bots), f"{portion.seed}/{pairing.deal}"
        if portion.watched:
            result, told = watch_match(game, portion.seats, deal, bots, portion.options)
        else:
            result = play_match(game, portion.seats, deal, bots, portion.options, portion.strict)
        found.append(_plain(pairing, result, told))
    return found


def _plain(pairing: Pairing, result: Result, told: Told | None) -> Played:
    stumbled = tuple(pairing.bots[seat] for seat in result.stumbled)
    stumbles = tuple((pairing.bots[seat], *first) for seat, first in result.stumbles.items())
    scores, winners = tuple(result.scores), tuple(result.winners)
    return Played(pairing.bots, scores, winners, result.clause, result.moves, result.beginner, stumbled, stumbles, told)
