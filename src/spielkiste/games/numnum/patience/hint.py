"""Hints for Times Table Patience: a good next move and the reason, using only what is visible.

The cards still to come are known (all that have not been seen), their order is not.  So the hint simulates a few
dozen orders for each choice, always the same ones for the same table.  Weaker bots use fewer.
"""

from typing import Final

from spielkiste.core.game import Hint
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.games.numnum.material import COLOUR_COUNT, COLOUR_OF, COLOURS, NAMES, WISH
from spielkiste.games.numnum.patience.moves import FETCH, FINISH, LAY_WISH, PLAY, WAIT
from spielkiste.games.numnum.patience.table import PatienceTable, matches

TRIALS: Final = 48
#: Keep a wish card until it is expected to save more than 3.2 cards, or 2.2 cards when few are left to come.  Both
#: constants are totals over all `TRIALS`.
WORTH_A_WISH: Final = 153
WORTH_A_WISH_LATE: Final = 105
LATE: Final = 30


def _chain(top: int, row: list[int]) -> int:
    """Return how many waiting cards could be fetched one after the other."""
    fetched = 0
    while fetched < len(row) and matches(top, row[-1 - fetched]):
        top = row[-1 - fetched]
        fetched += 1
    return fetched


def _left_waiting(top: int, waiting: list[int], coming: list[int]) -> int:
    """Return how many cards wait at the end if these cards come in this order and are played sensibly."""
    row = waiting[:]
    for card in coming:
        # Fetch as many cards as possible such that the new card still fits; if it fits nowhere, fetch all that can be
        # fetched.
        most = -1
        free = _chain(top, row)
        for fetched in range(free + 1):
            on = row[-fetched] if fetched > 0 else top
            if matches(on, card):
                most = fetched
        for _ in range(free if most < 0 else most):
            top = row.pop()
        if most < 0:
            row.append(card)
        else:
            top = card
    return len(row) - _chain(top, row)


class _Outlook:
    """The visible cards of one colour, and how many cards each choice leaves waiting, summed over all trials."""

    def __init__(self, table: PatienceTable, colour: int, trials: int) -> None:
        self.top: Final = table.piles[colour][-1]
        self.row: Final = list(table.waiting[colour])
        up = table.card_up()
        self.up: Final = [up] if up >= 0 and COLOUR_OF[up] == colour else []
        self.end_fits: Final = len(self.row) > 0 and matches(self.top, self.row[-1])
        self.up_fits: Final = len(self.up) > 0 and matches(self.top, self.up[0])
        # Sorted, because it is known which cards are to come, but not in which order.
        hidden = sorted(table.deck[table.turned + 1 :])
        self.unseen: Final = [kind for kind in hidden if kind != WISH and COLOUR_OF[kind] == colour]
        rng = Rng(f"hint:{colour}:{len(table.piles[colour])}:{len(self.row)}")
        self.orders: Final = [self._order(rng) for _ in range(trials)]

    def _order(self, rng: Rng) -> list[int]:
        order = self.unseen[:]
        rng.shuffle(order)
        return order

    def _total(self, top: int, row: list[int], first: list[int]) -> int:
        return sum([_left_waiting(top, row, first + order) for order in self.orders])

    def now(self) -> int:
        """Return the total if the card turned up is played or put to wait immediately."""
        if not self.up:
            return self._total(self.top, self.row, [])
        if self.up_fits:
            return self._total(self.up[0], self.row, [])
        return self._total(self.top, [*self.row, self.up[0]], [])

    def fetched(self) -> int:
        return self._total(self.row[-1], self.row[:-1], self.up)

    def wished(self) -> int:
        return self._total(WISH, self.row, self.up)

    def welcomes(self, top: int) -> int:
        """Return how many of the cards to come would fit on this one."""
        return len([card for card in self.unseen if matches(top, card)])


def hint_for(table: PatienceTable, trials: int = TRIALS) -> Hint:
    """Return a good move and the reason for it."""
    outlooks = [_Outlook(table, colour, trials) for colour in range(COLOUR_COUNT)]
    up = table.card_up()
    wish = _best_wish(table, outlooks, trials) if table.wishes > 0 else None
    if up < 0:
        for colour in range(COLOUR_COUNT):
            if outlooks[colour].end_fits:
                return _hint(FETCH + colour, "nn-hint-fetch", outlooks[colour].row[-1])
        return wish if wish is not None else Hint(FINISH, Phrase("nn-hint-finish"))
    colour = COLOUR_OF[up]
    outlook = outlooks[colour]
    if outlook.end_fits and outlook.fetched() <= outlook.now():
        return _why_fetch(colour, outlook, up)
    if wish is not None:
        return wish
    return _why_lay(outlook, up) if outlook.up_fits else _why_wait(outlook, up, table.wishes)


def _hint(move: int, key: str, card: int, other: int = -1) -> Hint:
    args: dict[str, object] = {"card": NAMES[card]}
    if other >= 0:
        args["other"] = NAMES[other]
    return Hint(move, Phrase(key, args))


def _why_fetch(colour: int, outlook: _Outlook, up: int) -> Hint:
    end = outlook.row[-1]
    if not matches(end, up):
        return _hint(FETCH + colour, "nn-hint-fetch", end)
    return _hint(FETCH + colour, "nn-hint-fetch-first" if outlook.up_fits else "nn-hint-fetch-so", end, up)


def _why_lay(outlook: _Outlook, up: int) -> Hint:
    if outlook.row and matches(up, outlook.row[-1]):
        return _hint(PLAY, "nn-hint-lay-first" if outlook.end_fits else "nn-hint-lay-so", up, outlook.row[-1])
    if not outlook.end_fits:
        return _hint(PLAY, "nn-hint-lay", up, outlook.top)
    end = outlook.row[-1]
    better = outlook.welcomes(up) > outlook.welcomes(end)
    return _hint(PLAY, "nn-hint-lay-leave" if better else "nn-hint-lay-later", up, end)


def _why_wait(outlook: _Outlook, up: int, wishes: int) -> Hint:
    if not outlook.end_fits:
        return _hint(WAIT, "nn-hint-wait-keep" if wishes > 0 else "nn-hint-wait", up, outlook.top)
    end = outlook.row[-1]
    if outlook.welcomes(outlook.top) > outlook.welcomes(end):
        return _hint(WAIT, "nn-hint-wait-leave", end, outlook.top)
    return _hint(WAIT, "nn-hint-wait-later", up, end)


def _best_wish(table: PatienceTable, outlooks: list[_Outlook], trials: int) -> Hint | None:
    """Return the best way to play a wish card now, or None if it is not worth it."""
    used_up = table.card_up() < 0
    best: Hint | None = None
    late = len(table.deck) - table.turned <= LATE
    most = -1 if used_up else (WORTH_A_WISH_LATE if late else WORTH_A_WISH) * trials // TRIALS
    for colour, outlook in enumerate(outlooks):
        count = _chain(WISH, outlook.row)
        if used_up:
            saved = count
        elif count == 0:
            continue
        else:
            without = min(outlook.now(), outlook.fetched()) if outlook.end_fits else outlook.now()
            saved = without - outlook.wished()
        if saved <= most:
            continue
        most = saved
        if not used_up and count == 1 and len(outlook.row) > 1:
            reason = Phrase("nn-hint-wish-stuck", {"colour": COLOURS[colour], "count": len(outlook.row)})
        elif count > 0:
            reason = Phrase("nn-hint-wish", {"colour": COLOURS[colour], "count": count})
        else:
            reason = Phrase("nn-hint-wish-counts")
        best = Hint(LAY_WISH + colour, reason)
    return best
