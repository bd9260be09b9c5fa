"""What a face is given to draw Mauerbruch and Räum ab!: the same for every seat and for spectators.

Stacks count from 0 here, from 1 in moves, events and texts; the names of cards are told in `numnum.view`.
"""

from typing import Literal, TypedDict

from spielkiste.games.numnum.matching import BARRED_ROW, DOUBLE, SINGLE, barred_rows, explain
from spielkiste.games.numnum.material import NAMES, NUMBER_CARDS
from spielkiste.games.numnum.naming import NAMING
from spielkiste.games.numnum.view import NamingMode, NamingView, WhyView
from spielkiste.games.numnum.wall.material import LAST_TAKEN, PARTIES, STACKS, TALLEST
from spielkiste.games.numnum.wall.moves import LEFT, TAKE
from spielkiste.games.numnum.wall.stacks import ASK_BREACH, ASK_NAME, OPENING, OVER, Stacks

Direction = Literal["left", "right"]
WallPhase = Literal["opening", "main", "naming", "breach", "over"]


class StackView(TypedDict):
    """A stack of the wall, or a row of Räum ab!."""

    height: int
    cards: list[str]  # what is seen, from the bottom, the free card last: only that one in Mauerbruch
    claimed_by: int | None  # the seat that got it at the breach


class PairView(TypedDict):
    """A pair that may be taken now."""

    stacks: list[int]  # two stacks, the left one first; the same twice for the two last cards of one row
    cards: list[str]
    why: WhyView


class LastPairView(TypedDict):
    """The pair that was taken last."""

    left: str
    right: str
    why: WhyView


class TakenView(TypedDict):
    card: str
    side: int  # the party that has it


class PartyView(TypedDict):
    seats: list[int]
    cards: int  # how many it has, at the end with those claimed
    mistakes: int  # wrong answers of its seats together (strict naming)


class BreachView(TypedDict):
    """An emptied stack, while its sides can be claimed and when one has been."""

    stack: int
    left: int  # cards standing on either side
    right: int
    claimed: Direction | None


class WallView(TypedDict):
    """Mauerbruch and Räum ab!: the same for every seat and for spectators."""

    phase: WallPhase  # breach: choose a side
    opening: bool  # whether the opening is not over yet, also during a question
    turn: int
    open_rows: bool  # whether all cards are seen (Räum ab!)
    stacks: list[StackView]  # seven
    tallest: int  # how many cards the highest stack had in the beginning
    pairs: list[PairView]  # what the seat on turn may take
    last_pair: LastPairView | None  # None before the first, while it is being named, and when a wish card has replaced one of it
    bars: list[int]
    bar_rows: list[int]  # the rows that can be barred
    aside: list[str]  # bar cards set aside
    last_taken: list[TakenView]  # at most `last_count`, the latest last
    last_count: int  # how many of the cards taken last can come back for a wish card
    sides: list[PartyView]  # two
    breach: list[BreachView]
    naming: NamingView | None
    naming_mode: NamingMode
    mistakes: list[int]


def view_of(wall: Stacks) -> WallView:
    """The wall as everybody sees it; nothing is held in secret."""
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
                "why": explain(left, right, wall.bars).json(),
            }
        )
    return found


def _last_pair(wall: Stacks) -> LastPairView | None:
    """Cards are taken by twos, so it is the last two of all."""
    if len(wall.taken) < 2 or wall.asks_name():
        return None
    left = wall.taken[-2]
    right = wall.taken[-1]
    if left >= NUMBER_CARDS or right >= NUMBER_CARDS:
        return None
    return {"left": NAMES[left], "right": NAMES[right], "why": explain(left, right, wall.bars).json()}


def _last_taken(wall: Stacks) -> list[TakenView]:
    latest = max(0, len(wall.taken) - LAST_TAKEN)
    return [{"card": NAMES[wall.taken[place]], "side": wall.takers[place]} for place in range(latest, len(wall.taken))]


def _party(wall: Stacks, party: int) -> PartyView:
    seats = list(range(party, wall.seats, PARTIES))
    return {"seats": seats, "cards": wall.scores[party], "mistakes": sum([wall.mistakes[seat] for seat in seats])}


def _breaches(wall: Stacks) -> list[BreachView]:
    """The emptied stacks with what stands on either side, while the breach is being or has been claimed."""
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
