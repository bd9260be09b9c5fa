"""A game between bots with an observer that counts what happened to each seat.

Two things are counted, in the game's own terms and without knowledge of the game: what a seat chose (the arguments
of its moves), and what it got (cards, spaces … in the story that the seat had not just named itself).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from spielkiste.bots.match import Result, play_between, seated
from spielkiste.core.bot import Bot, Situation
from spielkiste.core.game import Game, View
from spielkiste.core.story import Phrase

#: What happened: the key of a move or event, the name of one of its arguments ("" if there is none), and its value.
Thing = tuple[str, str, str]

#: Argument types that name people, and those that are only amounts in the story.
_PEOPLE = ("seat", "seats", "side")
_AMOUNTS = ("number", "money", "text")


@dataclass(frozen=True)
class Told:
    """The observations of one game."""

    #: The moves, without those that decline a chance to react.
    moves: int
    #: How often the turn passed to another seat, from the first move on.
    turns: int
    #: The moves with something to decide.
    decisions: int
    #: By thing: how often it happened to each seat.  The last move is excluded: it is the win itself, not a reason for it.
    things: dict[Thing, tuple[int, ...]]


class _Ledger:
    """The counts of all observers of one game."""

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
        self._seats = seats
        self._things: Counter[tuple[Thing, int]] = Counter()
        #: The last move and what it brought; counted only once another move follows.
        self._fresh: list[tuple[Thing, int]] = []
        self._moves = 0
        self._turns = 0
        self._decisions = 0
        self._mover = -1
        #: The last seat that did something other than decline a chance to react.
        self._last = -1
        #: What the last mover has named; the story will repeat it.
        self._named: list[str] = []

    def chose(self, seat: int, move: int, choices: int, silent: bool) -> None:
        phrase = self._game.phrase(move)
        assert phrase is not None
        self._things.update(self._fresh)
        self._fresh.clear()
        if not silent:
            self._moves += 1
            self._turns += seat != self._last
            self._decisions += choices > 1
            self._last = seat
        self._mover = seat
        own = {name: value for name, value in phrase.args.items() if self._game.arguments[name] not in _PEOPLE}
        self._named = [str(value) for value in own.values()]
        for name, value in own.items():
            self._fresh.append(((phrase.key, name, str(value)), seat))
        if not own:
            self._fresh.append(((phrase.key, "", ""), seat))

    def heard(self, seat: int, event: Phrase) -> None:
        """Record an event as this seat saw it; only what the seat itself got counts."""
        if self._seats > 1 and event.args.get("seat") != seat:
            return
        for name, value in event.args.items():
            if self._game.arguments.get(name, "text") in (*_PEOPLE, *_AMOUNTS):
                continue
            for one in value if isinstance(value, list) else [value]:
                if seat == self._mover and str(one) in self._named:
                    self._named.remove(str(one))
                else:
                    self._fresh.append(((event.key, name, str(one)), seat))

    def told(self) -> Told:
        things = dict.fromkeys(sorted({thing for thing, _ in self._things}))
        counts = {thing: tuple(self._things[thing, seat] for seat in range(self._seats)) for thing in things}
        return Told(self._moves, self._turns, self._decisions, counts)


class _Watched(Bot):
    """A bot that is being observed."""

    def __init__(self, bot: Bot, ledger: _Ledger) -> None:
        super().__init__(bot.game, bot.seat, bot.seats, bot.level, bot.rng)
        self._bot = bot
        self._ledger = ledger
        self.listens = True
        self.watches = bot.watches

    def notice(self, event: Phrase) -> None:
        self._ledger.heard(self.seat, event)
        if self._bot.listens:
            self._bot.notice(event)

    def look(self, view: View) -> None:
        self._bot.look(view)

    def choose(self, situation: Situation) -> int:
        legal = situation.moves[:]
        move = self._bot.choose(situation)
        if move in legal:
            self._ledger.chose(self.seat, move, len(legal), move == situation.silence)
        return move


def watch_match(game: Game, seats: int, seed: int | str, bots: list[str], options: dict[str, object]) -> tuple[Result, Told]:
    """Play a game as `play_match` does; return the result and what was observed."""
    ledger = _Ledger(game, seats)
    players: list[Bot] = [_Watched(bot, ledger) for bot in seated(game, seats, seed, bots)]
    result = play_between(players, game, seed, options)
    return result, ledger.told()
