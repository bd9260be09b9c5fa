"""Lets the game's own bots play whole games: they must choose legal moves, and the games must end."""

from __future__ import annotations

from collections.abc import Callable

from spielkiste.bots import LABORATORY, make_bot, tell
from spielkiste.core.bot import Situation
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.registry import bots_of
from spielkiste.lab.conformance.failing import raises
from spielkiste.lab.conformance.nonconformance import Nonconformance
from spielkiste.lab.conformance.return_types import where_missing

#: The most moves of a game between bots.  Bots play to win, so a longer game presumably never ends.
LONGEST = 5_000


def check_bots(game: Game, trying: Callable[[str], None]) -> None:
    """Let every bot play one game against itself at the smallest table, and one at the largest.

    They play at the quick level (`Game.quick_level`), and are told and shown the game as at a real table.
    """
    counts = game.usual_seat_counts()
    for name in bots_of(game.slug):
        for seats in dict.fromkeys((counts[0], counts[-1])) if name not in LABORATORY else ():
            trying(f"a game of {seats} bots {name}")
            _play(game, f"{name}@{game.quick_level}", seats)


def _play(game: Game, name: str, seats: int) -> None:
    record = Record(game, seats, "bots", {})
    order = Rng("bots")
    said = ""
    told = 0
    try:
        players = [make_bot(name, game, seat, seats, "bots") for seat in range(seats)]
        while True:
            for bot in players:
                tell(bot, record.story[told:], record.state)
            told = len(record.story)
            if not record.state.actors():
                return
            seat = order.pick(record.state.actors())
            said = f'spielkiste.make_bot("{name}", state.game, {seat}, {seats}, seed="bots")'
            said = f"print({said}.choose(spielkiste.Situation(state.game, state, {seat})), state.moves({seat}))"
            move = players[seat].choose(Situation(game, record.state, seat))
            if move not in record.state.moves(seat):
                raise Nonconformance(
                    f"Bot {name} at seat {seat} chooses {move!r}, which is not one of situation.moves"
                    f" ({record.state.moves(seat)}).{where_missing(players[seat].choose, move)}",
                    record,
                    said,
                )
            record.play(seat, move)
            if len(record.moves) > LONGEST:
                raise Nonconformance(
                    f"{seats} bots {name} do not end: after {LONGEST} moves they still play. Let the bot choose"
                    " otherwise, or end the game by a rule."
                )
    except Nonconformance:
        raise
    except Exception as trouble:
        raise Nonconformance(f"{raises(trouble, game)}, in a game of {seats} bots {name}.", record, said) from trouble
