"""The view of the memo race as typed dicts.  Everyone gets the same view, spectators included.

Places are "a1" (north-west) to "e5" (south-east), columns by letter, rows by number from the north; "c3" is the pit;
"nw", "ne", "se" and "sw" are the start/finish tiles west of a1, north of e1, east of e5 and south of a5.  Roads are
the directions in which they lead out: "north", "east", "south", "west" (dead ends and start/finish tiles),
"north-south", "east-west" (straights), "north-east", "south-east", "south-west", "north-west" (curves), "all"
(crossings and the pit).  Directions are "north", "east", "south", "west".  Colours are "red", "blue", "yellow",
"green".
"""

from typing import TypedDict


class MemoRaceTile(TypedDict):
    """One cell of the grid."""

    place: str
    #: "curve", "straight", "crossing", "dead-end" or "pit"; null if the tile is face down.
    kind: str | None
    #: The direction of its road; null if the tile is face down, or just turned over and not laid yet.
    road: str | None


class MemoRaceStart(TypedDict):
    """One start/finish tile."""

    place: str
    colour: str
    #: The corner cell that it touches.
    corner: str


class MemoRaceCar(TypedDict):
    """One car; the list is ordered by seat."""

    seat: int
    place: str
    #: The road under the car.
    road: str
    #: The colour of its canister; null before the pit.
    canister: str | None
    #: The start/finish tile of that colour.
    finish: str | None
    #: The place it has to reach next: the pit, then its finish.
    goal: str
    #: Turns taken, and swaps in a row so far.
    turns: int
    swaps: int


class MemoRaceRefusal(TypedDict):
    """A move that a tap could mean but that the rules forbid."""

    #: "drive" (to the place) or "swap" (the tile there), and the place; null means any place.
    does: str
    place: str | None
    #: The move in notation, and why it is refused.
    move: str
    key: str
    args: dict[str, object]


class MemoRaceView(TypedDict):
    """The table."""

    #: "turn" (drive, or choose the first tile of a swap), "lay" (a tile was turned over), "swap" (choose the second
    #: tile) or "over".
    phase: str
    #: The seat whose turn it is, or was at the end.
    turn: int
    #: All 25 cells, row by row.
    grid: list[MemoRaceTile]
    starts: list[MemoRaceStart]
    cars: list[MemoRaceCar]
    #: Canisters left on the pit.
    canisters_left: int
    #: In phase "lay": the tile turned over, and the roads it may be laid with.
    turned: str | None
    ways: list[str]
    #: In phase "swap": the first tile.
    lifted: str | None
    #: The two tiles that the previous player has just swapped; they cannot be swapped in this turn.
    banned: list[str]
    #: Whether this is the player's first turn, in which a dead end may be laid sideways.
    first_turn: bool
    #: Whether the player has used up the swaps in a row and has to drive.
    must_drive: bool
    #: The moves that the player to move cannot make with the places on the board, and why.
    refused: list[MemoRaceRefusal]
    #: Swaps allowed in a row (0: any number), and turns per player until the race is called off.
    swap_limit: int
    turn_limit: int


class TrackLooseEnd(TypedDict):
    """A place where the road of a workshop track is broken."""

    #: Column and row of the tile, from 0, and the direction in which its road leads nowhere.
    column: int
    row: int
    direction: str
    #: "edge" (of the grid), "gap" (no tile there), "no-join" (the road there does not join) or "dead-end" (the tile
    #: itself; `direction` is then the heading in which a car has to turn back).
    why: str


class TrackStep(TypedDict):
    """One tile of a circuit: the car enters with `heading` and leaves with `leaving`."""

    column: int
    row: int
    heading: str
    leaving: str


class TrackPiece(TypedDict):
    """One tile of a workshop track."""

    column: int
    row: int
    kind: str
    road: str


class TrackView(TypedDict):
    """A workshop track and its circuits."""

    name: str
    columns: int
    rows: int
    #: "box" (the tiles of one box) or "big" (four boxes).
    pool: str
    pieces: list[TrackPiece]
    #: By kind: the tiles left in the pool.
    left: dict[str, int]
    #: Whether there is a closed circuit; the longest one in driving order; whether it uses every tile on the grid.
    closed: bool
    route: list[TrackStep]
    uses_all: bool
    #: The number of tiles on that circuit, each counted once.
    driven: int
    #: The places where the road is broken, except on circuits.
    loose_ends: list[TrackLooseEnd]
    #: The text for a link.
    code: str
    #: The limits for columns and rows, and for the length of a name.
    smallest: int
    largest: int
    longest_name: int


class TrackAnswer(TypedDict):
    """The answer of the workshop to an edit: the track after the steps."""

    track: TrackView
    #: The text key of the reason why a step was refused; null if all steps were made.
    trouble: str | None


class TrackList(TypedDict):
    """Tracks to choose from."""

    tracks: list[TrackView]
