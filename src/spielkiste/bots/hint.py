"""Hints for every user interface: what a good player would do, and why.

The move is that of the game's strongest bot, which has been told and shown the same as the seat.  Its value and those of some
other moves are found by simulating games in imagined worlds (`search`).  If the simulating bots are themselves the strongest, a
move that does better beyond doubt replaces it.  The reason comes from the game (`State.reason`).

Only what the seat knows is used.  Equal questions get equal answers, because the budget is a number of worlds.
"""

from collections.abc import Callable
from typing import Final

from spielkiste.bots.search import ADVISER, Search
from spielkiste.core.bot import STRONGEST, Bot, Situation
from spielkiste.core.game import Game, Hint, State, View
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.registry import bots_of
from spielkiste.core.story import Phrase

#: The default number of worlds in which moves are compared.
BUDGET: Final = 24
#: The most other moves to compare with: nobody wants to read more.
MOST_OTHERS: Final = 5
#: The number of worlds between two calls of `enough`.
_SLICE: Final = 4
#: With fewer worlds than this, the chances say more about luck than about the moves.
_FEWEST: Final = 8

#: The reasons that are the same in every game.
ONLY: Final = "hint-only"
PLAIN: Final = "hint-plain"


def advised(game: Game) -> bool:
    """Return whether there is a bot that knows this game well enough to give hints."""
    return ADVISER in bots_of(game.slug)


def hint(
    state: State,
    seat: int,
    knowledge: Knowledge,
    budget: int = BUDGET,
    adviser: Bot | None = None,
    enough: Callable[[], bool] | None = None,
) -> Hint | None:
    """Return the move of a good player for this seat, with the reason; None if this game has no hints.

    `knowledge` has been told the whole story, and so has `adviser`, if given: a bot for this seat, which must not be
    used again.  `enough` can cut the comparison short.
    """
    game = state.game
    if game is None or not advised(game):
        return None
    moves = state.moves(seat)
    if not moves:
        return None
    found = state.hint(seat)
    if found is not None:
        return found.put_in_words(state)
    if len(moves) == 1:
        return Hint(moves[0], Phrase(ONLY)).put_in_words(state)
    # Equal situations get equal random numbers, seeded only by what the seat can see.
    rng = Rng(f"hint:{game.slug}:{seat}:{len(moves)}")
    situation = Situation(game, state, seat)
    player = adviser if adviser is not None else bots_of(game.slug)[ADVISER](game, seat, state.seats, STRONGEST, rng)
    best = player.choose(situation)
    chances: dict[int, float] = {}
    if state.seats > 1 and budget > 0:
        search = _compared(situation, knowledge, best, budget, rng, enough)
        if search.best() == best or game.quick_level == STRONGEST:
            best = search.best()
            chances = _fair(search.chances(), best) if search.worlds >= _FEWEST else {}
    # If the game gives no reason, use a general one.
    return Hint(best, state.reason(seat, best, knowledge) or Phrase(PLAIN), chances).put_in_words(state)


def _compared(
    situation: Situation, knowledge: Knowledge, best: int, budget: int, rng: Rng, enough: Callable[[], bool] | None
) -> Search:
    others = [move for move in situation.moves if move != best]
    rng.shuffle(others)
    search = Search(situation, knowledge, rng, ADVISER, situation.game.quick_level)
    search.advise(best)
    search.compare_only([best, *others[:MOST_OTHERS]])
    while search.worlds < budget and not (enough is not None and enough()):
        done = search.worlds
        search.think(min(_SLICE, budget - done))
        if search.worlds == done:
            break
    return search


def _fair(chances: dict[int, float], best: int) -> dict[int, float]:
    """Return the chances in order, the recommended move first.

    They are adjusted so that no other move looks better: moves that look better by chance alone share their mean
    with it.
    """
    others = sorted([move for move in chances if move != best], key=lambda move: (-chances[move], move))
    equals = [best]
    mean = chances[best]
    for move in others:
        if chances[move] <= mean:
            break
        mean = (mean * len(equals) + chances[move]) / (len(equals) + 1)
        equals.append(move)
    found = dict.fromkeys(equals, mean)
    for move in others:
        if move not in found:
            found[move] = chances[move]
    return found


class Companion:
    """An adviser that accompanies a seat from the first move on, and is told and shown the same as the seat."""

    def __init__(self, state: State, seat: int) -> None:
        game = state.game
        assert game is not None
        self.seat: Final = seat
        self.knowledge: Final = state.knowledge(seat)
        rng = Rng(f"companion:{game.slug}:{seat}")
        self.adviser: Final[Bot] = bots_of(game.slug)[ADVISER](game, seat, state.seats, STRONGEST, rng)
        self._looked = False

    def hear(self, event: Phrase) -> None:
        self.knowledge.hear(event)
        if self.adviser.listens:
            self.adviser.notice(event)

    def look(self, state: State) -> None:
        """Show the table to the adviser and to its knowledge, if they watch it."""
        if self.knowledge.watches or self.adviser.watches or not self._looked:
            view: View = state.view(self.seat)
            if self.knowledge.watches or not self._looked:
                self.knowledge.look(view)
            if self.adviser.watches:
                self.adviser.look(view)
            self._looked = True


def hint_at(state: State, seat: int, budget: int = BUDGET) -> Hint | None:
    """Return the hint for a player who joins now and has seen nothing of the earlier moves."""
    if state.game is None or not advised(state.game):
        return None
    here = state.copy()
    beside = Companion(here, seat)
    beside.look(here)
    return hint(here, seat, beside.knowledge, budget, beside.adviser)


def hint_in(
    record: Record, seat: int, budget: int = BUDGET, until: int | None = None, enough: Callable[[], bool] | None = None
) -> Hint | None:
    """Return the hint for a seat of a running game, with an adviser that has watched from the start.

    `until` is the number of moves to replay.  The record is only read, and its game may go on meanwhile.
    """
    if not advised(record.game):
        return None
    made = record.moves[:until]
    again = Record(record.game, record.seats, record.seed, dict(record.options), record.players, record.start_position)
    beside = Companion(again.state, seat)
    told = 0
    for number in range(len(made) + 1):
        if number > 0:
            mover, move = made[number - 1]
            if mover == seat and number == len(made):
                # A decision in two steps (two tiles to swap) is planned at the first step, so the adviser has to see
                # that one, too.
                beside.adviser.choose(Situation(again.game, again.state, seat))
            again.play(mover, move)
        for event in again.story[told:]:
            beside.hear(event.seen_by(seat))
        told = len(again.story)
        beside.look(again.state)
    return hint(again.state, seat, beside.knowledge, budget, beside.adviser, enough)
