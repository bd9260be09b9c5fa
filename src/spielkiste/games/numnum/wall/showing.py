"""Builds the view field by field; `view.py` documents the fields."""

from spielkiste.games.numnum.matching import BAR_OF, BARRED_ROW, DOUBLE, NO_MATCH, SINGLE, barred_rows, explain
from spielkiste.games.numnum.material import NAMES, NO_TWOS, NUMBER_CARDS
from spielkiste.games.numnum.naming import NAMING, STRICT
from spielkiste.games.numnum.view import WhyView
from spielkiste.games.numnum.wall.material import LAST_TAKEN, PARTIES, STACKS, TALLEST
from spielkiste.games.numnum.wall.moves import LEFT, TAKE
from spielkiste.games.numnum.wall.stacks import ASK_BREACH, ASK_NAME, OPENING, OVER, Stacks
from spielkiste.games.numnum.wall.view import (
    BreachView,
    Direction,
    LastPairView,
    PairView,
    PartyView,
    StackView,
    TakenView,
    WallPhase,
    WallView,
)


def view_of(wall: Stacks) -> WallView:
    """Return the view, which is the same for everyone, because nobody has hidden cards."""
    return {
        "phase": _phase(wall),
        "opening": wall.phase == OPENING,
        "turn": wall.turn,
        "open_rows": wall.variant.open_rows,
        "stacks": [_stack(wall, stack) for stack in range(STACKS)],
        "tallest": TALLEST,
        "pairs": _pairs(wall) if wall.phase != OVER and not wall.questions else [],
        "last_pair": _last_pair(wall),
        "bars": barred_rows(wall.bars),
        "bar_rows": list(BARRED_ROW),
        "aside": [NAMES[kind] for kind in wall.aside],
        "last_taken": _last_taken(wall),
        "last_count": LAST_TAKEN,
        "sides": [_party(wall, party) for party in range(PARTIES)],
        "breach": _breaches(wall),
        "naming": wall.naming_view(),
        "naming_mode": NAMING[wall.naming],
        "mistakes": list(wall.mistakes),
    }


def _phase(wall: Stacks) -> WallPhase:
    if wall.questions:
        return "naming" if wall.questions[-1] == ASK_NAME else "breach"
    return "opening" if wall.phase == OPENING else "over" if wall.phase == OVER else "main"


def _stack(wall: Stacks, stack: int) -> StackView:
    seen = wall.cards_of(stack)
    gone = wall.breach >= 0 and (stack < wall.breach if wall.claimed == LEFT else stack > wall.breach)
    return {
        "height": wall.heights[stack],
        "cards": [NAMES[kind] for kind in (seen if wall.variant.open_rows else seen[-1:])],
        "claimed_by": wall.turn if gone else None,
    }


def _pairs(wall: Stacks) -> list[PairView]:
    found: list[PairView] = []
    for move in wall.pairs(DOUBLE if wall.phase == OPENING else SINGLE):
        first = (move - TAKE) // STACKS
        second = (move - TAKE) % STACKS
        left = wall.top(first)
        right = wall.partner(first, second)
        found.append(
            {
                "stacks": [first, second],
                "cards": [NAMES[left], NAMES[right]],
                # With strict naming, the right row is not shown in advance.
                "why": explain(left, right, wall.bars).json() if wall.naming != STRICT else None,
            }
        )
    return found


def _last_pair(wall: Stacks) -> LastPairView | None:
    """Return the last pair, or None.  Cards are taken in twos, so it is the last two cards taken."""
    if len(wall.taken) < 2 or wall.asks_name():
        return None
    left = wall.taken[-2]
    right = wall.taken[-1]
    if left >= NUMBER_CARDS or right >= NUMBER_CARDS:
        return None
    return {"left": NAMES[left], "right": NAMES[right], "why": _why_taken(wall, left, right)}


def _why_taken(wall: Stacks, left: int, right: int) -> WhyView | None:
    """Return why the last pair matched when it was taken; None if that is no longer known.

    Bars may have been set or lifted since, and the table does not record when.  So this contains only what is
    certain: the rows that were in play in every case, and the level if only one is possible.
    """
    bars = 0
    ways = [explain(left, right, bars)]
    for card in wall.aside:
        bars ^= BAR_OF[card - NO_TWOS]
        ways.append(explain(left, right, bars))
    possible = [way for number, way in enumerate(ways) if _may_have_been(wall, way.level(), number)]
    if not possible or len({way.level() for way in possible}) > 1:
        return None
    first = possible[0]
    rows = [row for row in first.rows if all(row in way.rows for way in possible)]
    if first.rows and not rows:
        return None
    return {
        "level": first.level(),
        "rows": rows,
        "barred": [row for row in first.barred if all(row in way.barred for way in possible)],
        "joker": first.joker,
        "colour": first.colour,
    }


def _may_have_been(wall: Stacks, level: int, set_aside: int) -> bool:
    """Return whether the last pair could have matched at this level (NN-21, NN-22).

    `set_aside` ban cards had been set aside by then.  After a double pair the same party goes on, after a single
    pair the other one.  But in the opening, before any bar, every pair is double and the turn passes.
    """
    if level == NO_MATCH:
        return False
    if wall.questions or wall.breach >= 0:
        return True
    goes_on = wall.phase != OPENING and wall.turn % PARTIES == wall.takers[-1]
    return level == DOUBLE if goes_on else level == SINGLE or set_aside == 0


def _last_taken(wall: Stacks) -> list[TakenView]:
    latest = max(0, len(wall.taken) - LAST_TAKEN)
    return [{"card": NAMES[wall.taken[place]], "side": wall.takers[place]} for place in range(latest, len(wall.taken))]


def _party(wall: Stacks, party: int) -> PartyView:
    seats = list(range(party, wall.seats, PARTIES))
    return {"seats": seats, "cards": wall.scores[party], "mistakes": sum([wall.mistakes[seat] for seat in seats])}


def _breaches(wall: Stacks) -> list[BreachView]:
    """Return the emptied stacks with the cards on either side, while a side is being or has been claimed."""
    asked = len(wall.questions) > 0 and wall.questions[0] == ASK_BREACH
    found: list[BreachView] = []
    for stack in range(STACKS):
        claimed: Direction | None = None
        if stack == wall.breach:
            claimed = "left" if wall.claimed == LEFT else "right"
        elif not asked or wall.heights[stack] > 0:
            continue
        found.append({"stack": stack, "left": wall.beside(stack, 0), "right": wall.beside(stack, 1), "claimed": claimed})
    return found
