"""Checks that a game can lead to a table.  Each check refuses with a few words that say what is wrong.

The pile shows most of this.  It has every card of this rally in order, so it gives the total, the effect of the newest
card, and the length of the run of equal numbers on top, which is one more than the possible number of snaps.
"""

from spielkiste.core.positions import check_material, refuse
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
    check_material(table.material(), {NAMES[kind]: counts[kind] for kind in range(1, KINDS)})
    _demand(len(table.deck) <= sum(counts) - HAND_SIZE * table.seats, "fewer cards were dealt than a deal has")
    for seat in range(table.seats):
        _demand(table.sizes[seat] + table.owed[seat] <= HAND_SIZE, "a hand has more cards than it can have")
    if table.little or not table.by_hand:
        _demand(sum(table.owed) == 0, "draws are open at a table where nobody draws by hand")


def _check_points(table: RallyTable) -> None:
    """Check the points, the winner and the mistakes (ZR-10)."""
    rallies = table.rally if table.over else table.rally - 1
    _demand(sum(table.points) <= rallies, "more points than rallies")
    won = [seat for seat in range(table.seats) if table.points[seat] == table.points_to_win]
    if table.over:
        _demand(won == [table.car], "a game that is over must be won by the owner of the car, and by nobody else")
        _demand(
            table.naming_seat == NOBODY and table.ending != NOT_YET and not table.snappable,
            "the game is over, but something is still open",
        )
    else:
        _demand(not won, "a player has enough points to win, but the game is not over")
        # A rally ends at once, or as soon as the total is named.
        ended = table.ending in (EXACT, EQUAL, PAST) and table.naming_seat != NOBODY
        _demand(table.ending == NOT_YET or ended, "the rally has ended, but the next one has not begun")
    cards = len(table.deck) + len(table.pile) + sum(table.sizes)
    if table.naming == STRICT:
        _demand(sum(table.mistakes) <= (table.rally - 1) * cards + len(table.pile), "more mistakes than cards played")
    else:
        _demand(sum(table.mistakes) == 0, "mistakes are counted, but naming is not strict")


def _check_fresh(table: RallyTable) -> None:
    """Check a rally in which no card has been played yet (ZR-1)."""
    _demand(
        min(table.sizes) == HAND_SIZE and table.turn == table.starter,
        "no card has been played, but a hand is not full or the starter is not to move",
    )
    _demand(
        table.layer == NOBODY and table.car == NOBODY and table.total == 0,
        "no card has been played, but a total, a player of it or an owner of the car is named",
    )
    idle = not (table.snappable or table.window or table.asked or table.yes or table.takes or table.over)
    _demand(idle and table.naming_seat == NOBODY and sum(table.owed) == 0, "no card has been played, but something is open")


def _totals(table: RallyTable) -> list[int]:
    """Return the totals before and after each card of the pile (ZR-3)."""
    found = [0]
    for kind in table.pile:
        _demand(found[-1] < table.goal, "cards were played after the goal was reached")
        found.append(AFTER[kind][found[-1]])
    _demand(found[-1] == table.total, "the total does not fit the pile")
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
        table.layer != NOBODY and (len(table.pile) > 1 or table.layer == table.starter),
        "the player of the newest card is missing or wrong",
    )
    if TAKES_CAR[kind] or reaches_ten(before, table.total):
        _demand(table.takes, "the newest card takes the car, but `takes` is false")
    elif _row(table) == 1:
        _demand(not table.takes, "the newest card does not take the car, but `takes` is true")
    elif not table.takes:
        # Equal to the same player's card: this happens when nobody else has any cards.
        _demand(table.sizes[table.layer] == sum(table.sizes), "an equal number takes the car, but `takes` is false")
    if table.total == table.goal:
        _demand(table.ending == EXACT, "the goal is reached exactly, but the rally does not end so")
    elif table.total > table.goal:
        _demand(table.ending == (EQUAL if table.takes else PAST), "the goal is passed, but the rally does not end so")
    else:
        _demand(table.ending in (NOT_YET, EMPTY), "the goal is not reached, but the rally ends as if it were")
        _demand(table.ending == NOT_YET or not table.deck, "the rally ends with the last draw, but there are cards to draw")


def _check_car(table: RallyTable, totals: list[int]) -> None:
    """Check that the seat with the car, if any, can have it (ZR-6)."""
    settled = len(table.pile) - (1 if table.naming_seat != NOBODY else 0)
    taken = maybe = False
    for place in range(settled):
        kind = table.pile[place]
        taken = taken or TAKES_CAR[kind] or reaches_ten(totals[place], totals[place + 1])
        maybe = maybe or (place > 0 and kind == table.pile[place - 1] and kind <= HIGHEST_NUMBER and not table.little)
    _demand(table.car != NOBODY or not taken, "a card has brought the car to a player, but nobody has it")
    _demand(table.car == NOBODY or taken or maybe, "a player has the car, but no card brought it")
    if table.takes and settled == len(table.pile):
        _demand(table.car == table.layer, "the player of the newest card must have the car")


def _check_naming(table: RallyTable, totals: list[int]) -> None:
    """Check that an open question fits the pile and can still be answered (T-5)."""
    if table.naming_seat == NOBODY:
        return
    _demand(
        table.naming != OFF and table.naming_seat == table.layer,
        "only the player of the newest card may be asked for the total, and only if naming is on",
    )
    _demand(table.naming_before == totals[-2], "the sum does not fit the pile")
    wrong = table.wrong
    _demand(not wrong or table.naming == PRACTICE, "wrong answers are listed, but naming is not practice")
    _demand(
        len(wrong) <= TRIES and len(set(wrong)) == len(wrong) and table.total not in wrong,
        "the wrong answers must differ, be at most three, and leave out the right total",
    )


def _check_hands(table: RallyTable) -> None:
    """Check the hand sizes (ZR-4): a missing card was not drawn, or could not be drawn."""
    missing = HAND_SIZE * table.seats - sum(table.sizes)
    ended = table.ending in (EXACT, EQUAL, PAST)
    row = _row(table)
    if ended:
        _demand(
            table.sizes[table.layer] + table.owed[table.layer] < HAND_SIZE, "a card was drawn for the card that ended the rally"
        )
    if not table.deck:
        # After the last draw only snaps are played, and nobody draws for them.
        _demand(not ended or row > 1, "the card that ended the rally was played in turn after the last draw")
    if not table.by_hand:
        _demand(missing == int(ended) if table.deck else missing < row, "cards are drawn automatically, but hands are not full")
    # When the player to move plays a card, all open draws expire; only snaps leave some open.
    _demand(sum(table.owed) <= row, "draws are open for cards that were played too long ago")
    if table.by_hand and not table.little and table.deck and not ended:
        _demand(
            table.sizes[table.layer] + table.owed[table.layer] > 0, "the player of the newest card has no cards and no open draw"
        )


def _check_snap(table: RallyTable) -> None:
    """Check the chance to snap: who is asked, and who said yes (ZR-7, ZR-8)."""
    number = table.pile[-1] <= HIGHEST_NUMBER and not table.little and table.ending == NOT_YET
    naming = table.naming_seat != NOBODY
    asked, yes = table.asked, table.yes
    _demand(number or not table.snappable, "a chance to snap is open, but nothing can be snapped")
    if table.seats == 2:
        _demand(table.snappable == number, "with two players, the chance to snap must stay until the next card")
        _demand(
            not table.window or (not table.deck and not naming),
            "with two players, nobody may be asked to snap before the last draw",
        )
    else:
        _demand(table.window == table.snappable, "a card can be snapped exactly while the seats are asked")
    _demand(table.window or not (asked or yes), "seats are listed as asked, but nobody is asked")
    _demand(table.snappable or not table.window, "a chance to snap is open, but nothing can be snapped")
    _demand(asked == sorted(set(asked)) and table.layer not in asked, "`asked` must name other seats, each once, in order")
    _demand(not yes or table.calm, "a yes is stored, but the tempo is not calm")
    if table.window:
        _demand(len(asked) > 0 or (table.calm and naming), "all seats have answered, but the question is still open")
    elif table.calm and naming and table.seats > 2:
        _demand(not number, "in calm tempo the chance to snap must stay open until the total is named")
    for seat in yes:
        _demand(
            seat != table.layer and seat not in asked and yes.count(seat) == 1,
            "`yes` must name other seats that have answered, each once",
        )
        _demand(table.counts[KINDS * seat + table.pile[-1]] > 0, "a seat that said yes does not have the number")


def _check_turn(table: RallyTable) -> None:
    """Check whose turn is next, if anyone's (ZR-5, ZR-9d)."""
    if table.ending in (EXACT, EQUAL, PAST):
        _demand(
            _row(table) > 1 or table.turn == table.layer,
            "the card that ended the rally was not a snap, so its player must be to move",
        )
    elif table.deck:
        _demand(table.turn == table.following(), "the wrong seat is to move")
    elif not table.over:
        _demand(table.window or table.naming_seat != NOBODY, "nothing is open after the last draw, but the rally is not over")
