"""Checks that a game can lead to a table.  Each check refuses with a few words that say what is wrong.

The pile shows most of this.  It has every card of this rally in order, so it gives the total, the effect of the newest
card, and the length of the run of equal numbers on top, which is one more than the possible number of snaps.
"""

from spielkiste.core.positions import refuse
from spielkiste.games.number_rally.material import (
    AFTER,
    COUNTS,
    HAND_SIZE,
    HIGHEST_NUMBER,
    KINDS,
    LITTLE_COUNTS,
    NAMES,
    TAKES_CAR,
    reaches_ten,
)
from spielkiste.games.number_rally.table import (
    EMPTY,
    EQUAL,
    EXACT,
    NOBODY,
    NOT_YET,
    OFF,
    PAST,
    PRACTICE,
    STRICT,
    TRIES,
    RallyTable,
)


def check_table(table: RallyTable) -> None:
    """Raise `BadFile` if no game leads to this table."""
    _check_cards(table)
    _check_points(table)
    if table.pile:
        totals = _totals(table)
        _check_newest(table, totals)
        _check_car(table, totals)
        _check_naming(table, totals)
        _check_hands(table)
        _check_snap(table)
        _check_turn(table)
    else:
        _check_fresh(table)


def _demand(fine: bool, what: str) -> None:
    if not fine:
        refuse(what)


def _check_cards(table: RallyTable) -> None:
    counts = LITTLE_COUNTS if table.little else COUNTS
    _demand(table.material() == {NAMES[kind]: counts[kind] for kind in range(1, KINDS)}, "cards are missing or surplus")
    _demand(len(table.deck) <= sum(counts) - HAND_SIZE * table.seats, "no one was dealt this few cards")
    for seat in range(table.seats):
        _demand(table.sizes[seat] + table.owed[seat] <= HAND_SIZE, "a hand has more cards than it can have")
    if table.little or not table.by_hand:
        _demand(sum(table.owed) == 0, "nobody owes a draw at this table")


def _check_points(table: RallyTable) -> None:
    """Check the points, the winner and the mistakes (ZR-10)."""
    rallies = table.rally if table.over else table.rally - 1
    _demand(sum(table.points) <= rallies, "more points than rallies")
    won = [seat for seat in range(table.seats) if table.points[seat] == table.points_to_win]
    if table.over:
        _demand(won == [table.car], "the game is over when the owner of the car has won it")
        _demand(table.naming_seat == NOBODY and table.ending != NOT_YET and not table.snappable, "the game is over")
    else:
        _demand(not won, "a player has already won")
        # A rally ends at once, or as soon as the total is named.
        ended = table.ending in (EXACT, EQUAL, PAST) and table.naming_seat != NOBODY
        _demand(table.ending == NOT_YET or ended, "the rally has ended")
    cards = len(table.deck) + len(table.pile) + sum(table.sizes)
    if table.naming == STRICT:
        _demand(sum(table.mistakes) <= (table.rally - 1) * cards + len(table.pile), "more mistakes than cards played")
    else:
        _demand(sum(table.mistakes) == 0, "mistakes count only where naming is strict")


def _check_fresh(table: RallyTable) -> None:
    """Check a rally in which no card has been played yet (ZR-1)."""
    _demand(min(table.sizes) == HAND_SIZE and table.turn == table.starter, "a rally begins with full hands and its starter")
    _demand(table.layer == NOBODY and table.car == NOBODY and table.total == 0, "nobody has played a card")
    idle = not (table.snappable or table.window or table.asked or table.yes or table.takes or table.over)
    _demand(idle and table.naming_seat == NOBODY and sum(table.owed) == 0, "nothing can be open before the first card")


def _totals(table: RallyTable) -> list[int]:
    """Return the totals before and after each card of the pile (ZR-3)."""
    found = [0]
    for kind in table.pile:
        _demand(found[-1] < table.goal, "the pile goes on after its end")
        found.append(AFTER[kind][found[-1]])
    _demand(found[-1] == table.total, "the total is not that of the pile")
    return found


def _row(table: RallyTable) -> int:
    """Return the number of equal number cards on top of the pile; all but the lowest may have been snaps."""
    top = table.pile[-1]
    if table.little or top > HIGHEST_NUMBER:
        return 1
    found = 1
    while found < len(table.pile) and table.pile[-1 - found] == top:
        found += 1
    return found


def _check_newest(table: RallyTable, totals: list[int]) -> None:
    """Check the effect of the newest card (ZR-6, ZR-9)."""
    kind, before = table.pile[-1], totals[-2]
    _demand(
        table.layer != NOBODY and (len(table.pile) > 1 or table.layer == table.starter), "a player has played the newest card"
    )
    if TAKES_CAR[kind] or reaches_ten(before, table.total):
        _demand(table.takes, "the newest card takes the car")
    elif _row(table) == 1:
        _demand(not table.takes, "the newest card does not take the car")
    elif not table.takes:
        # Equal to the same player's card: this happens when nobody else has any cards.
        _demand(table.sizes[table.layer] == sum(table.sizes), "an equal number takes the car")
    if table.total == table.goal:
        _demand(table.ending == EXACT, "the goal is reached")
    elif table.total > table.goal:
        _demand(table.ending == (EQUAL if table.takes else PAST), "the goal is passed")
    else:
        _demand(table.ending in (NOT_YET, EMPTY), "the goal is not reached")
        _demand(table.ending == NOT_YET or not table.deck, "there are cards to draw")


def _check_car(table: RallyTable, totals: list[int]) -> None:
    """Check that the seat with the car, if any, can have it (ZR-6)."""
    settled = len(table.pile) - (1 if table.naming_seat != NOBODY else 0)
    taken = maybe = False
    for place in range(settled):
        kind = table.pile[place]
        taken = taken or TAKES_CAR[kind] or reaches_ten(totals[place], totals[place + 1])
        maybe = maybe or (place > 0 and kind == table.pile[place - 1] and kind <= HIGHEST_NUMBER and not table.little)
    _demand(table.car != NOBODY or not taken, "a player has taken the car")
    _demand(table.car == NOBODY or taken or maybe, "nobody has taken the car")
    if table.takes and settled == len(table.pile):
        _demand(table.car == table.layer, "the newest card has taken the car")


def _check_naming(table: RallyTable, totals: list[int]) -> None:
    """Check that an open question fits the pile and can still be answered (T-5)."""
    if table.naming_seat == NOBODY:
        return
    _demand(table.naming != OFF and table.naming_seat == table.layer, "the player of the newest card names the total")
    _demand(table.naming_before == totals[-2], "the sum is not that of the pile")
    wrong = table.wrong
    _demand(not wrong or table.naming == PRACTICE, "only practice asks again")
    _demand(len(wrong) <= TRIES and len(set(wrong)) == len(wrong) and table.total not in wrong, "the right total can be said")


def _check_hands(table: RallyTable) -> None:
    """Check the hand sizes (ZR-4): a missing card was not drawn, or could not be drawn."""
    missing = HAND_SIZE * table.seats - sum(table.sizes)
    ended = table.ending in (EXACT, EQUAL, PAST)
    row = _row(table)
    if ended:
        _demand(table.sizes[table.layer] + table.owed[table.layer] < HAND_SIZE, "nothing is drawn for the last card")
    if not table.deck:
        # After the last draw only snaps are played, and nobody draws for them.
        _demand(not ended or row > 1, "no card is played in turn after the last draw")
    if not table.by_hand:
        _demand(missing == int(ended) if table.deck else missing < row, "cards are drawn automatically")
    # When the player to move plays a card, all open draws expire; only snaps leave some open.
    _demand(sum(table.owed) <= row, "draws are open for cards long covered")
    if table.by_hand and not table.little and table.deck and not ended:
        _demand(table.sizes[table.layer] + table.owed[table.layer] > 0, "the player of the newest card may draw")


def _check_snap(table: RallyTable) -> None:
    """Check the chance to snap: who is asked, and who said yes (ZR-7, ZR-8)."""
    number = table.pile[-1] <= HIGHEST_NUMBER and not table.little and table.ending == NOT_YET
    naming = table.naming_seat != NOBODY
    asked, yes = table.asked, table.yes
    _demand(number or not table.snappable, "nothing can be snapped")
    if table.seats == 2:
        _demand(table.snappable == number, "between two the chance stays until the next card")
        _demand(not table.window or (not table.deck and not naming), "between two nobody is asked before the last draw")
    else:
        _demand(table.window == table.snappable, "a chance to snap is asked about at once")
    _demand(table.window or not (asked or yes), "nobody is asked")
    _demand(table.snappable or not table.window, "nothing can be snapped")
    _demand(asked == sorted(set(asked)) and table.layer not in asked, "all other seats are asked once")
    _demand(not yes or table.calm, "live, the first snap counts at once")
    if table.window:
        _demand(len(asked) > 0 or (table.calm and naming), "everybody has answered")
    elif table.calm and naming and table.seats > 2:
        _demand(not number, "calm, answers stay secret until the total is named")
    for seat in yes:
        _demand(seat != table.layer and seat not in asked and yes.count(seat) == 1, "yes is said once")
        _demand(table.counts[KINDS * seat + table.pile[-1]] > 0, "yes needs the same number")


def _check_turn(table: RallyTable) -> None:
    """Check whose turn is next, if anyone's (ZR-5, ZR-9d)."""
    if table.ending in (EXACT, EQUAL, PAST):
        _demand(_row(table) > 1 or table.turn == table.layer, "the last card was played in turn")
    elif table.deck:
        _demand(table.turn == table.following(), "the turn goes to the left")
    elif not table.over:
        _demand(table.window or table.naming_seat != NOBODY, "the rally ends with its last draw")
