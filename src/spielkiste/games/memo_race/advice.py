"""Reasons for moves in the memo race.

Each reason is one true sentence about the move, made only from the table and from tiles that have been seen.
"""

from spielkiste.core.story import Phrase
from spielkiste.games.memo_race.knowledge import UNSEEN
from spielkiste.games.memo_race.material import (
    BIT,
    CELLS,
    DEAD_END,
    DIRECTIONS,
    KIND_NAMES,
    NEIGHBOUR,
    PIT_CELL,
    PLACE_NAMES,
    PLACE_OF,
    PLACES,
    ROADS,
)
from spielkiste.games.memo_race.moves import LAY, SWAP, WITH
from spielkiste.games.memo_race.route import DISTANCE
from spielkiste.games.memo_race.view import MemoRaceView


def reason(view: MemoRaceView, seat: int, moves: list[int], move: int, kinds: list[int]) -> Phrase:
    """Return one sentence that explains why a legal move makes sense.

    `kinds` has the kind of each cell's tile, or UNSEEN.
    """
    car = view["cars"][seat]
    place = PLACE_OF[car["place"]]
    goal = PLACE_OF[car["goal"]]
    if move < LAY:
        return _drive(view, place, goal, moves, move, kinds)
    if move < SWAP:
        return _lay(view, place, goal, ROADS[move - LAY])
    if move < WITH:
        return _swap(view, seat, place, moves, move - SWAP, kinds)
    lifted = PLACE_OF[view["lifted"] or ""]
    cell = move - WITH
    if kinds[cell] == UNSEEN:
        return Phrase("mr-hint-with-unseen", {"place": PLACE_NAMES[cell], "other": PLACE_NAMES[lifted]})
    args: dict[str, object] = {"place": PLACE_NAMES[cell], "other": PLACE_NAMES[lifted], "kind": KIND_NAMES[kinds[cell]]}
    return Phrase("mr-hint-with", args)


def _drive(view: MemoRaceView, place: int, goal: int, moves: list[int], direction: int, kinds: list[int]) -> Phrase:
    onto = NEIGHBOUR[4 * place + direction]
    args: dict[str, object] = {"place": PLACE_NAMES[onto]}
    if onto == goal:
        return Phrase("mr-hint-pit" if goal == PIT_CELL else "mr-hint-finish", args)
    near = DISTANCE[PLACES * goal + onto] < DISTANCE[PLACES * goal + place]
    covered = onto < CELLS and onto != PIT_CELL and view["grid"][onto]["road"] is None
    if near:
        if covered and kinds[onto] != UNSEEN:
            return Phrase("mr-hint-near-seen", {"way": DIRECTIONS[direction], "kind": KIND_NAMES[kinds[onto]]})
        return Phrase("mr-hint-near", {"way": DIRECTIONS[direction]})
    nearer = [
        NEIGHBOUR[4 * place + other]
        for other in range(4)
        if other in moves and DISTANCE[PLACES * goal + NEIGHBOUR[4 * place + other]] < DISTANCE[PLACES * goal + place]
    ]
    if not nearer:
        return Phrase("mr-hint-no-nearer", args)
    for other in nearer:
        if other < CELLS and kinds[other] == DEAD_END and view["grid"][other]["road"] is None:
            return Phrase("mr-hint-around", {**args, "other": PLACE_NAMES[other]})
    if covered and kinds[onto] != UNSEEN:
        return Phrase("mr-hint-seen", {**args, "kind": KIND_NAMES[kinds[onto]]})
    return Phrase("mr-hint-drive", args)


def _lay(view: MemoRaceView, place: int, goal: int, road: int) -> Phrase:
    cell = PLACE_OF[view["turned"] or ""]
    best = -1
    for direction in range(4):
        onto = NEIGHBOUR[4 * cell + direction]
        if not road & BIT[direction] or onto < 0 or onto == place:
            continue
        if best < 0 or DISTANCE[PLACES * goal + onto] < DISTANCE[PLACES * goal + NEIGHBOUR[4 * cell + best]]:
            best = direction
    if best < 0:
        return Phrase("mr-hint-lay-back")
    onto = NEIGHBOUR[4 * cell + best]
    args: dict[str, object] = {"way": DIRECTIONS[best], "place": PLACE_NAMES[onto]}
    if onto == goal:
        return Phrase("mr-hint-lay-goal", args)
    if DISTANCE[PLACES * goal + onto] < DISTANCE[PLACES * goal + cell]:
        return Phrase("mr-hint-lay-near", args)
    return Phrase("mr-hint-lay", args)


def _swap(view: MemoRaceView, seat: int, place: int, moves: list[int], cell: int, kinds: list[int]) -> Phrase:
    args: dict[str, object] = {"place": PLACE_NAMES[cell]}
    if not any(move < LAY for move in moves):
        return Phrase("mr-hint-swap-stuck", args)
    beside = [NEIGHBOUR[4 * place + direction] for direction in range(4) if direction in moves]
    if cell in beside:
        if kinds[cell] == UNSEEN:
            return Phrase("mr-hint-swap-ahead", args)
        return Phrase("mr-hint-swap-seen", {**args, "kind": KIND_NAMES[kinds[cell]]})
    for car in view["cars"]:
        theirs = PLACE_OF[car["place"]]
        if car["seat"] != seat and cell in [NEIGHBOUR[4 * theirs + direction] for direction in range(4)]:
            return Phrase("mr-hint-swap-rival", {**args, "seat": car["seat"]})
    return Phrase("mr-hint-swap", args)
