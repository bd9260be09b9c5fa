"""A bot that looks ahead in any game by simulating it with the game's own bot.

It imagines worlds that agree with everything its seat has been shown, makes each of its moves in each of them, and
lets the game's own bot play for all seats, reactions included, to the end of the game or of its chapter.  All moves
are tried in the same worlds with the same luck, so that the luck of the cards cancels out.  A move replaces that of
the game's own bot only if it does better beyond doubt; one that does worse beyond doubt is dropped.

The budget is a number of worlds, so a seed gives the same move on every machine.  The caller controls the time:
`think` can be called in slices, and `best` at any moment.
"""

from math import sqrt
from typing import Final

from spielkiste.core.bot import STRONGEST, Bot, BotMaker, Clairvoyant, Situation
from spielkiste.core.game import Game, State, View
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import QuickRng, Rng
from spielkiste.core.registry import bots_of
from spielkiste.core.story import Phrase

#: By level: the number of worlds per move.
WORLDS: Final = [0, 8, 16, 32, 64, 128]
#: The name of the game's own bot.
ADVISER: Final = "rules"
#: The most moves of a simulation; after that, the state is scored as it is.
HORIZON: Final = 400
#: A move is dropped if its lead is this many standard errors below zero; checked after this many worlds each time.
_HOPELESS: Final = 1.5
_SLICE: Final = 8
#: How many standard errors a move has to lead by. Of several equal moves, one always looks better by chance.
_DOUBT: Final = 2.0


class Search:
    """The search for one decision."""

    def __init__(self, situation: Situation, knowledge: Knowledge, rng: Rng, adviser: str, level: int = STRONGEST) -> None:
        self._game: Final = situation.game
        self._level: Final = level
        self._situation: Final = situation
        self._knowledge: Final = knowledge
        self._seat: Final = situation.seat
        self._rng: Final = QuickRng(rng.below(1 << 24))
        self._maker: Final[BotMaker] = bots_of(situation.game.slug)[adviser]
        self.worlds = 0
        #: The legal moves, that of the game's own bot first; and the results of the others against it.
        self.moves: Final[list[int]] = situation.moves[:]
        self._leads: Final = [0.0] * len(self.moves)
        self._squares: Final = [0.0] * len(self.moves)
        self._dropped: Final = [False] * len(self.moves)
        #: The number of worlds in which each move has been tried, and the total value of the first move.
        self._tried: Final = [0] * len(self.moves)
        self._first = 0.0

    def advise(self, move: int) -> None:
        """Set the move to make if nothing better is found."""
        self.moves.remove(move)
        self.moves.insert(0, move)

    def think(self, worlds: int) -> None:
        """Try all moves in this many more worlds."""
        for _ in range(worlds):
            if self.worlds % _SLICE == 0 and self.worlds > 0:
                self._drop()
            if self._alone():
                return
            self._try_all(self._situation.imagine_knowing(self._knowledge, self._rng))

    def best(self) -> int:
        """Return the best move so far."""
        found = 0
        most = 0.0
        for place in range(1, len(self.moves)):
            if not self._dropped[place] and self.worlds > 1:
                lead = self._leads[place] / self.worlds
                if lead > most and lead > _DOUBT * self._error(place):
                    found, most = place, lead
        return self.moves[found]

    def compare_only(self, moves: list[int]) -> None:
        """Leave out all moves except these; call it before the first trial."""
        for place in range(len(self.moves)):
            self._dropped[place] = self.moves[place] not in moves

    def leads(self) -> list[float]:
        """Return how much more each of `moves` has gained than the first, on average, as a share of the victory."""
        return [self._leads[place] / max(1, self._tried[place]) for place in range(len(self.moves))]

    def chances(self) -> dict[int, float]:
        """Return the estimated share of the victory for each move that was tried.

        All moves are compared with the first, which was tried in the same worlds.
        """
        if self.worlds == 0:
            return {}
        first = self._first / self.worlds
        found: dict[int, float] = {}
        for place in range(len(self.moves)):
            if self._tried[place] > 0:
                found[self.moves[place]] = min(1.0, max(0.0, first + self._leads[place] / self._tried[place]))
        return found

    def _error(self, place: int) -> float:
        """Return the standard error of a mean lead; never 0, because a few worlds that agree prove little."""
        count = float(self.worlds)
        mean = self._leads[place] / count
        return sqrt((max(0.0, self._squares[place] - count * mean * mean) + 0.25) / (count * (count - 1.0)))

    def _drop(self) -> None:
        for place in range(1, len(self.moves)):
            if not self._dropped[place] and self._leads[place] / self.worlds < -_HOPELESS * self._error(place):
                self._dropped[place] = True

    def _alone(self) -> bool:
        for place in range(1, len(self.moves)):
            if not self._dropped[place]:
                return False
        return True

    def _try_all(self, world: State) -> None:
        self.worlds += 1
        luck = self._rng.below(1 << 24)
        chapter = world.chapter()
        first = 0.0
        for place in range(len(self.moves)):
            if self._dropped[place]:
                continue
            twin = world.copy()
            twin.apply(self._seat, self.moves[place])
            worth = self._played_on(twin, luck, chapter)
            self._tried[place] += 1
            if place == 0:
                first = worth
                self._first += worth
            lead = worth - first
            self._leads[place] += lead
            self._squares[place] += lead * lead

    def _played_on(self, world: State, luck: int, chapter: int) -> float:
        """Return this seat's share of the victory at the end."""
        play_on(self._game, self._maker, self._level, world, luck, chapter)
        return world.standing()[self._seat]


def play_on(game: Game, maker: BotMaker, level: int, world: State, luck: int, chapter: int) -> None:
    """Let bots of this kind and level play for all seats, to the end of the game or of this chapter."""
    rng = QuickRng(luck)
    players = [maker(game, seat, world.seats, level, rng) for seat in range(world.seats)]
    for _ in range(HORIZON):
        if world.chapter() != chapter:
            break
        actors = world.actors()
        if not actors:
            break
        seat = actors[0] if len(actors) == 1 else rng.pick(actors)
        moves = world.moves(seat)
        world.apply(seat, moves[0] if len(moves) == 1 else players[seat].choose(Situation(game, world, seat)))


class SearchBot(Bot):
    """A bot that looks ahead with the game's own bot; the level sets the number of worlds."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)
        self.listens = True
        self.watches = True
        self._adviser: Final = bots_of(game.slug)[ADVISER](game, seat, seats, STRONGEST, rng)
        self._knowledge: Knowledge | None = None
        #: What it was told and shown before its first decision, in order, because its knowledge is created then.
        self._told: list[Phrase | None] = []
        self._shown: list[View | None] = []

    def notice(self, event: Phrase) -> None:
        self._adviser.notice(event)
        if self._knowledge is not None:
            self._knowledge.hear(event)
        else:
            self._told.append(event)
            self._shown.append(None)

    def look(self, view: View) -> None:
        self._adviser.look(view)
        if self._knowledge is not None:
            if self._knowledge.watches:
                self._knowledge.look(view)
        else:
            self._told.append(None)
            self._shown.append(view)

    def _remember(self, situation: Situation) -> Knowledge:
        if self._knowledge is None:
            self._knowledge = situation.knowledge()
            looked = False
            for place in range(len(self._told)):
                event = self._told[place]
                view = self._shown[place]
                if event is not None:
                    self._knowledge.hear(event)
                # The table is first shown before the first move; some kinds of knowledge need only that view.
                if view is not None and (self._knowledge.watches or not looked):
                    self._knowledge.look(view)
                    looked = True
            self._told = []
            self._shown = []
        return self._knowledge

    def choose(self, situation: Situation) -> int:
        if len(situation.moves) == 1:
            return situation.moves[0]
        search = Search(situation, self._remember(situation), self.rng, ADVISER, situation.game.quick_level)
        search.advise(self._adviser.choose(situation))
        search.think(WORLDS[self.level])
        return search.best()


class _Open(Situation):
    """A situation with all cards visible: the only possible world is the real one."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        super().__init__(game, state, seat)
        self._all: Final = state

    def imagine_knowing(self, knowledge: Knowledge, rng: Rng) -> State:
        return self._all.copy()


class SeerBot(Clairvoyant):
    """A bot that tries each move in the real world, with `rules` simulating all seats.

    It shows what full knowledge is worth.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)
        self._adviser: Final = bots_of(game.slug)[ADVISER](game, seat, seats, STRONGEST, rng)
        self.listens = self._adviser.listens
        self.watches = self._adviser.watches
        self._state: State | None = None

    def see(self, state: State) -> None:
        self._state = state

    def notice(self, event: Phrase) -> None:
        self._adviser.notice(event)

    def look(self, view: View) -> None:
        self._adviser.look(view)

    def choose(self, situation: Situation) -> int:
        if len(situation.moves) == 1:
            return situation.moves[0]
        advice = self._adviser.choose(situation)
        if self._state is None:
            return advice
        sight = _Open(situation.game, self._state, situation.seat)
        search = Search(sight, situation.knowledge(), self.rng, ADVISER, situation.game.quick_level)
        search.advise(advice)
        # The world is always the same; only random choices between equal moves differ.
        search.think(WORLDS[self.level] // 4)
        return search.best()
