"""The memo race as the registry knows it: options, set-up, reading a position, and the table in words."""

from typing import Final, cast

from spielkiste.core.errors import BadFile
from spielkiste.core.game import Game, Position, Story, View
from spielkiste.core.options import Choice, Number, OptionValues, begins
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.games.memo_race import moves
from spielkiste.games.memo_race.material import (
    BIT,
    CELLS,
    COLOUR_OF,
    COLOURS,
    COUNTS,
    DIRECTIONS,
    FIRST_START,
    KIND_NAMES,
    KIND_OF,
    NEIGHBOUR,
    PIT,
    PIT_CELL,
    PLACE_OF,
    ROAD_CELLS,
    ROAD_OF,
    ROAD_TILES,
    WAYS,
)
from spielkiste.games.memo_race.picture import draw
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
from spielkiste.games.memo_race.views import MemoRaceView


class SwapLimit(Number):
    """MR-16: 2 to 5 swaps in a row, or 0 for no limit."""

    def __init__(self) -> None:
        super().__init__("swap_limit", 3, 0, 5)

    def values(self) -> list[bool | int | str]:
        return [0, 2, 3, 4, 5]

    def range_text(self) -> str:
        return "0 (no limit) or 2 to 5"


class MemoRaceGame(Game):
    """The box: 2 to 4 players."""

    def __init__(self) -> None:
        super().__init__(
            slug="memo-race",
            box="memo-race",
            clause_prefix="MR",
            rules_version=1,
            options=[Choice("canisters", list(CANISTER_RULES)), SwapLimit(), begins()],
            move_count=moves.MOVE_COUNT,
            arguments={
                "seat": "seat",
                "place": "mr-place",
                "other": "mr-place",
                "places": "mr-place",
                "direction": "mr-direction",
                "road": "mr-road",
                "kind": "mr-kind",
                "colour": "mr-colour",
                "count": "number",
            },
            events={
                "mr-turned": (["seat", "place"], []),
                "mr-drove": (["seat", "place"], []),
                "mr-swapped": (["seat", "place", "other"], []),
                "mr-canister": (["seat", "colour"], []),
                "mr-won": (["seat", "colour"], []),
                "mr-called-off": (["count"], []),
            },
        )

    def seat_counts(self, options: OptionValues) -> list[int]:
        return [2, 3, 4]

    def phrase(self, move: int) -> Phrase | None:
        return moves.phrase(move)

    def start(self, seats: int, rng: Rng, options: OptionValues, story: Story | None) -> MemoRace:
        rule = CANISTER_RULES.index(cast(str, options["canisters"]))
        state = MemoRace(seats, cast(int, options["swap_limit"]), rule, story)
        state.lay_out()
        deck = ROAD_TILES[:]
        rng.shuffle(deck)
        for number, cell in enumerate(ROAD_CELLS):
            state.tiles[cell] = deck[number]
        state.starts = list(range(len(COLOURS)))
        rng.shuffle(state.starts)
        lots = list(range(len(COLOURS)))
        rng.shuffle(lots)
        state.cars = [FIRST_START + lots[seat] for seat in range(seats)]
        colours = [state.starts[lots[seat]] for seat in range(seats)]
        if rule != START_COLOURS:
            colours = list(range(len(COLOURS)))
            rng.shuffle(colours)
            colours = colours[:seats]
        rng.shuffle(colours)
        state.pile = colours
        state.away = [colour for colour in range(len(COLOURS)) if colour not in colours]
        first = cast(int, options["begins"])
        state.turn = first - 1 if first > 0 else rng.below(seats)
        return state

    def load(self, position: Position) -> MemoRace:
        try:
            state = _read(position)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as trouble:
            raise BadFile("bad-position", "This is not a position of the memo race.") from trouble
        if state.material() != _box(state.seats):
            raise BadFile("bad-position", "This position of the memo race has missing or surplus tiles.")
        return state

    def in_words(self, view: View) -> list[Phrase]:
        table = cast(MemoRaceView, view)
        kinds = {tile["place"]: tile["kind"] for tile in table["grid"]}
        lines: list[Phrase] = []
        for start in table["starts"]:
            lines.append(Phrase("mr-words-start", {"place": start["place"], "colour": start["colour"]}))
        for car in table["cars"]:
            where: dict[str, object] = {"seat": car["seat"], "place": car["place"]}
            kind = kinds.get(car["place"])
            if kind is None or kind == KIND_NAMES[PIT]:
                lines.append(Phrase("mr-words-car", where))
            else:
                lines.append(Phrase("mr-words-car-on-tile", {**where, "kind": kind, "road": car["road"]}))
            if car["canister"] is None:
                lines.append(Phrase("mr-words-to-pit", {"seat": car["seat"]}))
            else:
                goal: dict[str, object] = {"seat": car["seat"], "colour": car["canister"], "place": car["finish"]}
                lines.append(Phrase("mr-words-to-finish", goal))
        if table["turned"] is not None:
            lines.append(Phrase("mr-words-turned", {"place": table["turned"], "kind": kinds[table["turned"]]}))
        if table["lifted"] is not None:
            lines.append(Phrase("mr-words-lifted", {"place": table["lifted"]}))
        if table["banned"] and table["phase"] in ("turn", "swap"):
            lines.append(Phrase("mr-words-banned", {"places": table["banned"]}))
        if table["must_drive"]:
            lines.append(Phrase("mr-words-must-drive", {"seat": table["turn"], "count": table["cars"][table["turn"]]["swaps"]}))
        return lines

    def picture(self, view: View) -> list[str]:
        """The table drawn in characters, line by line, for a terminal."""
        return draw(cast(MemoRaceView, view))


def _box(seats: int) -> dict[str, int]:
    """What a table for so many players holds."""
    found = dict(zip(KIND_NAMES, [*COUNTS, 1], strict=True))
    for colour in COLOURS:
        found[f"canister-{colour}"] = 1
        found[f"start-{colour}"] = 1
    found["car"] = seats
    return found


def _colours(names: object) -> list[int]:
    return [COLOUR_OF[name] for name in cast("list[str]", names)]


def _place(name: object) -> int:
    return NOWHERE if name is None else PLACE_OF[cast(str, name)]


def _demand(fine: bool, what: str) -> None:
    if not fine:
        raise ValueError(what)


def _number(given: object, high: int) -> int:
    """An int from 0 to `high`, and nothing that only looks like one."""
    if not isinstance(given, int) or isinstance(given, bool) or not 0 <= given <= high:
        raise ValueError("number")
    return given


def _turns(values: object) -> list[int]:
    return [_number(number, TURN_LIMIT) for number in cast("list[object]", values)]


def _read(position: Position) -> MemoRace:
    seats = _number(position["seats"], 4)
    limit = _number(position["swap_limit"], 5)
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
    state.turn = _number(position["turn"], seats - 1)
    state.phase = PHASES.index(cast(str, position["phase"]))
    state.turns = _turns(position["turns"])
    state.swaps = _turns(position["swaps"])
    state.turned = _place(position["turned"])
    heading = position["heading"]
    _demand((heading is None) == (state.turned < 0), "a heading")
    state.heading = DIRECTIONS.index(cast(str, heading)) if heading is not None else 0
    state.lifted = _place(position["lifted"])
    state.banned = [PLACE_OF[name] for name in cast("list[str]", position["banned"])]
    state.winner = _number(position["winner"], seats - 1) if position["winner"] is not None else -1
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


GAME: Final = MemoRaceGame()
