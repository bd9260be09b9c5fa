"""Reading a position of the memo race: nothing comes in that no race leads to."""

from typing import cast

from spielkiste.core.game import Position
from spielkiste.core.positions import whole_number
from spielkiste.games.memo_race.material import (
    BIT,
    CELLS,
    COLOUR_OF,
    COLOURS,
    DIRECTIONS,
    FIRST_START,
    KIND_OF,
    NEIGHBOUR,
    PIT,
    PIT_CELL,
    PLACE_OF,
    ROAD_OF,
    WAYS,
)
from spielkiste.games.memo_race.state import (
    CANISTER_RULES,
    LAYING,
    NO_COLOUR,
    NOWHERE,
    OVER,
    PHASES,
    START_COLOURS,
    SWAPPING,
    TURN_LIMIT,
    MemoRace,
)


def _colours(names: object) -> list[int]:
    return [COLOUR_OF[name] for name in cast("list[str]", names)]


def _place(name: object) -> int:
    return NOWHERE if name is None else PLACE_OF[cast(str, name)]


def _demand(fine: bool, what: str) -> None:
    if not fine:
        raise ValueError(what)


def _turns(values: object) -> list[int]:
    return [whole_number(number, 0, TURN_LIMIT) for number in cast("list[object]", values)]


def read_position(position: Position) -> MemoRace:
    """The state that `position` wrote, without counting the material; raises what a wrong type or value raises."""
    seats = whole_number(position["seats"], 0, 4)
    limit = whole_number(position["swap_limit"], 0, 5)
    _demand(seats >= 2 and limit != 1, "seats or limit")
    state = MemoRace(seats, limit, CANISTER_RULES.index(cast(str, position["canister_rule"])))
    state.lay_out()
    state.tiles = [KIND_OF[name] for name in cast("list[str]", position["tiles"])]
    state.roads = [0 if name is None else ROAD_OF[name] for name in cast("list[str | None]", position["roads"])]
    state.cars = [PLACE_OF[name] for name in cast("list[str]", position["cars"])]
    state.starts = _colours(position["starts"])
    held = cast("list[str | None]", position["canisters"])
    state.canisters = [NO_COLOUR if name is None else COLOUR_OF[name] for name in held]
    state.pile = _colours(position["pile"])
    state.away = sorted(_colours(position["away"]))
    state.turn = whole_number(position["turn"], 0, seats - 1)
    state.phase = PHASES.index(cast(str, position["phase"]))
    state.turns = _turns(position["turns"])
    state.swaps = _turns(position["swaps"])
    state.turned = _place(position["turned"])
    heading = position["heading"]
    _demand((heading is None) == (state.turned < 0), "a heading")
    state.heading = DIRECTIONS.index(cast(str, heading)) if heading is not None else 0
    state.lifted = _place(position["lifted"])
    state.banned = [PLACE_OF[name] for name in cast("list[str]", position["banned"])]
    state.winner = whole_number(position["winner"], 0, seats - 1) if position["winner"] is not None else -1
    ended_by = position["ended_by"]
    state.ended_by = ended_by if isinstance(ended_by, str) else "?"
    _check_table(state)
    _check_seats(state)
    _check_phase(state)
    return state


def _check_table(state: MemoRace) -> None:
    """ValueError if the tiles, roads and canisters do not fit together."""
    for per_seat in (state.cars, state.canisters, state.turns, state.swaps):
        _demand(len(per_seat) == state.seats, "one for each seat")
    _demand(len(state.tiles) == CELLS and len(state.roads) == CELLS, "25 cells")
    _demand(len(state.starts) == len(COLOURS), "four start tiles")
    _demand(state.tiles[PIT_CELL] == PIT, "the pit")
    for cell in range(CELLS):
        road = state.roads[cell]
        _demand(road == 0 or road in WAYS[state.tiles[cell]], "a road that its tile has not")
        _demand((road != 0) == (cell == PIT_CELL or cell in state.cars), "tiles lie open under cars only")
    # Who has a canister took it from the pit.
    _demand(len(state.pile) == state.canisters.count(NO_COLOUR), "a canister each")


def _check_seats(state: MemoRace) -> None:
    """ValueError if no race brings the cars, their canisters and their turns to this."""
    waiting: list[int] = []
    for seat in range(state.seats):
        place, colour = state.cars[seat], state.canisters[seat]
        _demand(colour >= 0 or place != PIT_CELL, "a canister for whoever is at the pit")
        home = colour >= 0 and place >= FIRST_START and state.starts[place - FIRST_START] == colour
        _demand(home == (state.winner == seat), "home is the end")
        _demand(state.swaps[seat] <= state.turns[seat], "every swap is a turn")
        if state.swaps[seat] == state.turns[seat]:
            # It has not driven yet.
            _demand(place >= FIRST_START and place not in waiting and colour < 0, "a start tile of its own")
            _demand(state.canister_rule != START_COLOURS or state.starts[place - FIRST_START] not in state.away, "its colour")
            waiting.append(place)
    # From the seat whose turn it is: as many turns as it has had, or one more for those who came earlier in this round.
    had = [state.turns[(state.turn + number) % state.seats] for number in range(state.seats)]
    if state.phase == OVER:
        had[0] -= 1
    _demand(had == sorted(had) and had[-1] - had[0] <= 1 and 0 <= had[0] < TURN_LIMIT, "turn by turn")


def _check_phase(state: MemoRace) -> None:
    """ValueError if this is no moment of a turn, or no end."""
    _demand((state.phase == LAYING) == (state.turned >= 0), "a turned tile")
    _demand((state.phase == SWAPPING) == (state.lifted >= 0), "a lifted tile")
    if state.turned >= 0:
        place = state.cars[state.turn]
        _demand(NEIGHBOUR[4 * place + state.heading] == state.turned, "a tile next to the car")
        _demand(state.road_under(place) & BIT[state.heading] != 0, "a road to it")
    for cell in [*state.banned, state.turned, state.lifted]:
        _demand(cell < CELLS and (cell < 0 or state.roads[cell] == 0), "a tile face down")
    _demand(state.lifted not in state.banned and not (state.phase == SWAPPING and state.must_drive()), "a swap")
    if state.phase == OVER:
        _demand(not state.banned and state.ended_by == ("MR-12" if state.winner >= 0 else "MR-17"), "an end")
        _demand(state.winner == state.turn if state.winner >= 0 else min(state.turns) == TURN_LIMIT, "whose end")
    else:
        _demand(state.winner < 0 and state.ended_by == "", "no end")
        swapped = state.swaps[state.turn - 1] > 0
        _demand(len(state.banned) == (2 if swapped else 0), "the tiles that the seat before has swapped")
        _demand(not swapped or state.banned[0] < state.banned[1], "two tiles")
