"""Reads and writes positions of the memo race; refuses positions that no race can lead to."""

from typing import Final

from spielkiste.core.game import Position
from spielkiste.core.positions import Fields, check_material, refuse
from spielkiste.games.memo_race.material import (
    BIT,
    CELLS,
    COLOURS,
    COUNTS,
    DIRECTIONS,
    EXITS,
    FIRST_START,
    KIND_NAMES,
    NEIGHBOUR,
    PIT,
    PIT_CELL,
    PLACE_NAMES,
    PLACES,
    ROAD_NAMES,
    ROADS,
    START_HEADINGS,
    WAYS,
)
from spielkiste.games.memo_race.route import DISTANCE
from spielkiste.games.memo_race.table import (
    CANISTER_RULES,
    LAYING,
    NO_COLOUR,
    NOWHERE,
    OVER,
    PHASES,
    START_COLOURS,
    SWAPPING,
    TURN_LIMIT,
    RaceTable,
)

# The names of the eleven roads, and the clauses that end a race.
_WAYS: Final = [ROAD_NAMES[road] for road in ROADS]
_ENDS: Final = ["", "MR-12", "MR-17"]


def write_position(table: RaceTable) -> Position:
    """Return the complete state as JSON, face-down tiles included."""
    return {
        "seats": table.seats,
        "swap_limit": table.swap_limit,
        "canister_rule": CANISTER_RULES[table.canister_rule],
        "tiles": [KIND_NAMES[kind] for kind in table.tiles],
        "roads": [ROAD_NAMES[road] if road else None for road in table.roads],
        "cars": [PLACE_NAMES[place] for place in table.cars],
        "starts": [COLOURS[colour] for colour in table.starts],
        "canisters": [COLOURS[colour] if colour >= 0 else None for colour in table.canisters],
        "pile": [COLOURS[colour] for colour in table.pile],
        "away": [COLOURS[colour] for colour in table.away],
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "turns": table.turns[:],
        "swaps": table.swaps[:],
        "turned": PLACE_NAMES[table.turned] if table.turned >= 0 else None,
        "heading": DIRECTIONS[table.heading] if table.turned >= 0 else None,
        "lifted": PLACE_NAMES[table.lifted] if table.lifted >= 0 else None,
        "banned": [PLACE_NAMES[cell] for cell in table.banned],
        "winner": table.winner if table.winner >= 0 else None,
        "ended_by": table.ended_by,
    }


def read_rules(fields: Fields) -> tuple[int, int, int]:
    """Return the settings of a table: seats, limit of swaps, canister rule."""
    limit = fields.number("swap_limit", 0, 5)
    _demand(limit != 1, "swap_limit must be 0 or 2 to 5")
    return fields.number("seats", 2, 4), limit, fields.place("canister_rule", CANISTER_RULES)


def read_table(fields: Fields, table: RaceTable) -> None:
    """Set up `table` from a position that `write_position` wrote.  Raise `BadFile` if anything in it is wrong."""
    seats = table.seats
    table.lay_out()
    table.tiles = fields.places("tiles", KIND_NAMES, CELLS)
    table.roads = [ROADS[way] if way >= 0 else 0 for way in fields.places_or("roads", _WAYS, CELLS)]
    table.cars = fields.places("cars", PLACE_NAMES, seats)
    table.starts = fields.places("starts", COLOURS, len(COLOURS))
    table.canisters = fields.places_or("canisters", COLOURS, seats)
    table.pile = fields.places("pile", COLOURS)
    table.away = sorted(fields.places("away", COLOURS))
    table.turn = fields.number("turn", 0, seats - 1)
    table.phase = fields.place("phase", PHASES)
    table.turns = fields.numbers("turns", 0, TURN_LIMIT, seats)
    table.swaps = fields.numbers("swaps", 0, TURN_LIMIT, seats)
    table.turned = fields.place_or("turned", PLACE_NAMES, NOWHERE)
    heading = fields.place_or("heading", DIRECTIONS, NOWHERE)
    _demand((heading >= 0) == (table.turned >= 0), "`heading` must be set exactly if `turned` is")
    table.heading = max(heading, 0)
    table.lifted = fields.place_or("lifted", PLACE_NAMES, NOWHERE)
    table.banned = fields.places("banned", PLACE_NAMES)
    table.winner = fields.number_or("winner", 0, seats - 1, -1)
    table.ended_by = fields.word("ended_by", _ENDS)
    fields.done()
    _check_table(table)
    _check_seats(table)
    _check_turns(table)
    _check_phase(table)


def _demand(fine: bool, what: str) -> None:
    if not fine:
        refuse(what)


def _box(seats: int) -> dict[str, int]:
    """Return the material of a table for this many players."""
    found = dict(zip(KIND_NAMES, [*COUNTS, 1], strict=True))
    for colour in COLOURS:
        found[f"canister-{colour}"] = 1
        found[f"start-{colour}"] = 1
    found["car"] = seats
    return found


def _check_table(table: RaceTable) -> None:
    """Check that tiles, roads and canisters fit together."""
    check_material(table.material(), _box(table.seats))
    _demand(table.tiles[PIT_CELL] == PIT, "the middle cell must be the pit")
    for cell in range(CELLS):
        road = table.roads[cell]
        _demand(road == 0 or road in WAYS[table.tiles[cell]], "a tile has a road that its kind does not have")
        # Every road leads to a place or, in a first turn, at least opens to one (MR-4, MR-7).
        _demand(road == 0 or len(EXITS[16 * cell + road]) > 0, "a road leads only off the board")
        _demand((road != 0) == (cell == PIT_CELL or cell in table.cars), "only the pit and tiles under cars may be face up")
    _demand(
        len(table.pile) == table.canisters.count(NO_COLOUR),
        "the pile on the pit must have one canister fewer for each seat that has one",
    )


def _check_seats(table: RaceTable) -> None:
    """Check that a race could have brought each car and its canister to where it is."""
    begun_on: list[int] = []
    for seat in range(table.seats):
        place, colour = table.cars[seat], table.canisters[seat]
        _demand(colour >= 0 or place != PIT_CELL, "a car on the pit must have a canister")
        home = colour >= 0 and place >= FIRST_START and table.starts[place - FIRST_START] == colour
        _demand(home == (table.winner == seat), "a car at its finish must be the winner's, and the winner's car must be there")
        drives = table.turns[seat] - table.swaps[seat]
        _demand(_farthest(place, colour >= 0) <= drives, "a seat has had too few turns to get where its car is")
        if drives <= 1:
            start = _start_of(place, drives)
            alone = start >= FIRST_START and start not in begun_on
            _demand(alone, "a car that has driven at most once must come from a start tile of its own")
            in_play = table.canister_rule != START_COLOURS or table.starts[start - FIRST_START] not in table.away
            _demand(in_play, "a car started on a tile whose colour was put away")
            begun_on.append(start)


def _start_of(place: int, drives: int) -> int:
    """Return the start tile of a car that has driven at most once: its place, or the start tile next to its corner."""
    if drives == 0:
        return place
    for start in range(FIRST_START, PLACES):
        if NEIGHBOUR[4 * start + START_HEADINGS[start - FIRST_START]] == place:
            return start
    return NOWHERE


def _farthest(place: int, by_the_pit: bool) -> int:
    """Return the fewest drives from a start tile to this place."""
    if by_the_pit:
        return DISTANCE[PLACES * FIRST_START + PIT_CELL] + DISTANCE[PLACES * PIT_CELL + place]
    return min(DISTANCE[PLACES * start + place] for start in range(FIRST_START, PLACES))


def _check_turns(table: RaceTable) -> None:
    """Check that all seats have had the same number of turns, or one more if they come earlier in this round."""
    had = [table.turns[(table.turn + number) % table.seats] for number in range(table.seats)]
    if table.phase == OVER:
        had[0] -= 1
    _demand(
        had == sorted(had) and had[-1] - had[0] <= 1 and 0 <= had[0] < TURN_LIMIT, "the seats have not had equally many turns"
    )


def _check_phase(table: RaceTable) -> None:
    """Check that the position can occur during a turn or at the end."""
    _demand((table.phase == LAYING) == (table.turned >= 0), "`turned` must be set exactly in the phase “lay”")
    _demand((table.phase == SWAPPING) == (table.lifted >= 0), "`lifted` must be set exactly in the phase “swap”")
    if table.turned >= 0:
        place = table.cars[table.turn]
        _demand(NEIGHBOUR[4 * place + table.heading] == table.turned, "the tile just turned over is not beside the car")
        _demand(table.road_under(place) & BIT[table.heading] != 0, "the car's road does not lead to the tile just turned over")
    for cell in [*table.banned, table.turned, table.lifted]:
        _demand(
            cell < CELLS and (cell < 0 or table.roads[cell] == 0),
            "a tile that is turned over, lifted or banned must be a tile without a road",
        )
    _demand(table.lifted not in table.banned, "a banned tile is lifted")
    _demand(table.phase != SWAPPING or not table.must_drive(), "a player swaps, but has to drive")
    if table.phase == OVER:
        _check_end(table)
    else:
        _demand(table.winner < 0 and table.ended_by == "", "the race has a winner or a clause that ended it, but is not over")
        swapped = table.swaps[table.turn - 1] > 0
        _demand(
            len(table.banned) == (2 if swapped else 0),
            "exactly the two tiles that the previous seat has just swapped must be banned",
        )
        _demand(not swapped or table.banned[0] < table.banned[1], "the banned tiles must be in the order of their places")


def _check_end(table: RaceTable) -> None:
    _demand(not table.banned, "tiles are banned after the end")
    if table.winner >= 0:
        _demand(
            table.ended_by == "MR-12" and table.winner == table.turn,
            "a race with a winner must end in the winner's turn by MR-12",
        )
    else:
        _demand(
            table.ended_by == "MR-17" and min(table.turns) == TURN_LIMIT,
            "a race without a winner must end by MR-17 after the last turn",
        )
