"""What a good player would do, and why: one hint for every face.

The move is that of the game's own strongest player, who has been told and shown what the seat has.  What it and some others
seem to bring is found by playing on in worlds that could be (`search`); where the players who play on there are the strongest
themselves, a move that does better beyond doubt takes its place.  The reason comes from the game (`State.reason`).

Nothing but what the seat knows goes in, and the same question has the same answer: the budget is a number of worlds.
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

#: In how many worlds the moves are compared unless somebody asks for more or fewer.
BUDGET: Final = 24
#: With how many others the move is compared: more than that nobody wants to read.
MOST_OTHERS: Final = 5
#: How many worlds are gone through before somebody who is in a hurry is asked whether that is enough.
_SLICE: Final = 4
#: In fewer worlds than this chance says more than the moves do.
_FEWEST: Final = 8

#: The reasons that are the same in every game.
ONLY: Final = "hint-only"
PLAIN: Final = "hint-plain"


def advised(game: Game) -> bool:
    """Whether somebody here knows the game well enough to be asked."""
    return ADVISER in bots_of(game.slug)


def hint(
    state: State,
    seat: int,
    knowledge: Knowledge,
    budget: int = BUDGET,
    adviser: Bot | None = None,
    enough: Callable[[], bool] | None = None,
) -> Hint | None:
    """The move that a good player would make at this seat now, with the reason; None where nobody is advised.

    `knowledge` has heard the whole story, and so has `adviser`, if one is given: a player of this seat, which is used up by the
    question.  `enough` cuts the comparing short.
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
    # Equal situations have equal luck; what lots decide must not hang on anything that the seat cannot see.
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
    # A game that gives no reasons of its own has a good player all the same.
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
    """The chances as they are likeliest if the advised move is the best: those that seem better by chance alone share what
    they and it have together.  It comes first, then the others, the better ones first."""
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
    """Somebody who sits beside a seat from the first move on, and is told and shown what it is."""

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
        """The table after what has been heard."""
        if self.knowledge.watches or self.adviser.watches or not self._looked:
            view: View = state.view(self.seat)
            if self.knowledge.watches or not self._looked:
                self.knowledge.look(view)
            if self.adviser.watches:
                self.adviser.look(view)
            self._looked = True


def hint_at(state: State, seat: int, budget: int = BUDGET) -> Hint | None:
    """Return the hint for somebody who comes to the table now and has seen nothing of what went before."""
    if state.game is None or not advised(state.game):
        return None
    here = state.copy()
    beside = Companion(here, seat)
    beside.look(here)
    return hint(here, seat, beside.knowledge, budget, beside.adviser)


def hint_in(
    record: Record, seat: int, budget: int = BUDGET, until: int | None = None, enough: Callable[[], bool] | None = None
) -> Hint | None:
    """The hint for a seat of a running game, by somebody who has watched it from the beginning beside this seat.

    `until`: after so many moves.  The record is only read, and may go on meanwhile.
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
                # Who decides in two steps (which tile, and with which other) has both in mind from the first one on.
                beside.adviser.choose(Situation(again.game, again.state, seat))
            again.play(mover, move)
        for event in again.story[told:]:
            beside.hear(event.seen_by(seat))
        told = len(again.story)
        beside.look(again.state)
    return hint(again.state, seat, beside.knowledge, budget, beside.adviser, enough)
