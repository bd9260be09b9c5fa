"""The rule-based bot for Times Table Patience.  The levels:

1. Plays a wish card on any pile as soon as it has one, and the card turned up before cards from the waiting rows.
2. Saves its wish cards for the end.
3. Fetches cards from the waiting rows first, and plays wish cards where the most cards wait.
4. Simulates one random order of the remaining cards to decide what to fetch, what to leave and where a wish card saves most.
5. Simulates many orders, as the hint does.
"""

from typing import Final, cast

from spielkiste.core.bot import Bot, BotMaker, Situation
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.material import KIND_OF
from spielkiste.games.numnum.naming import right_answers
from spielkiste.games.numnum.patience.hint import TRIALS, hint_for
from spielkiste.games.numnum.patience.moves import FETCH, FINISH, LAY_WISH, PLAY, WAIT
from spielkiste.games.numnum.patience.state import Patience
from spielkiste.games.numnum.patience.view import PatienceView

FETCHES_AT_ONCE: Final = 3
SAVES_WISHES: Final = 2
CHOOSES_WISHES: Final = 3
#: By level: the number of random orders to simulate.
ORDERS: Final = [0, 0, 0, 0, 1, TRIALS]


class RulesBot(Bot):
    """A bot that always plays a card if it can."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)

    def choose(self, situation: Situation) -> int:
        moves = situation.moves
        if len(moves) == 1:
            return moves[0]
        view = cast(PatienceView, situation.view)
        naming = view["naming"]
        if naming is not None:
            return right_answers(KIND_OF[naming["left"]], KIND_OF[naming["right"]], 0)[0]
        if ORDERS[self.level] > 0:
            # Any imagined world works, because only the visible cards count.
            return hint_for(cast(Patience, situation.imagine(self.rng)), ORDERS[self.level]).move
        return self.best_of(moves, [self._worth(move, view) for move in moves])

    def _worth(self, move: int, view: PatienceView) -> int:
        used_up = view["card_up"] is None
        if move == PLAY:
            return 90
        if move == WAIT:
            return 40
        if move == FINISH:
            return -100
        if FETCH <= move < LAY_WISH:
            return 100 if self.level >= FETCHES_AT_ONCE else 85
        # A wish card pays off if many cards wait behind it.  It must be played before the end, when it counts only like any
        # other card.
        if self.level < SAVES_WISHES:
            return 95
        waiting = len(view["piles"][move - LAY_WISH]["waiting"])
        if used_up:
            return 60 + (waiting if self.level >= CHOOSES_WISHES else 0)
        return 20 + 8 * waiting if self.level >= CHOOSES_WISHES and waiting >= 4 else 0


class FormerBot(RulesBot):
    """The strongest bot of the first ladder, kept for comparison.

    It plays wish cards where the most cards wait, and looks no further.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, CHOOSES_WISHES, rng)
        self.ties_by_lot = False


BOTS: Final[dict[str, BotMaker]] = {"rules": RulesBot, "rules-1": FormerBot}
