"""What a face is given to draw the memo race: everybody, spectators included, gets the same view.

Places are "a1" (north-west) to "e5" (south-east), column by letter, row by number from the north; "c3" is the pit;
"nw", "ne", "se", "sw" are the start/finish tiles west of a1, north of e1, east of e5 and south of a5.  Roads are the
directions in which they lead out: "north", "east", "south", "west" (dead ends and start/finish tiles), "north-south",
"east-west" (straights), "north-east", "south-east", "south-west", "north-west" (curves), "all" (crossings and the
pit).  Directions are "north", "east", "south", "west".  Colours are "red", "blue", "yellow", "green".
"""

from typing import TypedDict


class MemoRaceTile(TypedDict):
    """One cell of the grid."""

    place: str
    #: "curve", "straight", "crossing", "dead-end" or "pit"; null: the tile lies face down.
    kind: str | None
    #: How it lies; null: face down, or turned up this moment and not yet laid.
    road: str | None


class MemoRaceStart(TypedDict):
    """One start/finish tile."""

    place: str
    colour: str
    #: The corner cell that it touches.
    corner: str


class MemoRaceCar(TypedDict):
    """One car; the list is in the order of the seats."""

    seat: int
    place: str
    #: The road under the car.
    road: str
    #: The colour of its canister; null before the pit.
    canister: str | None
    #: The start/finish tile of that colour.
    finish: str | None
    #: Where it has to go now: the pit, and after that its finish.
    goal: str
    #: Turns taken, and swaps in a row just now.
    turns: int
    swaps: int


class MemoRaceRefusal(TypedDict):
    """Something that a finger could mean and that the rules refuse."""

    #: "drive" (there) or "swap" (the tile there), and the place; null: any place.
    does: str
    place: str | None
    #: The move in notation, and why it is refused.
    move: str
    key: str
    args: dict[str, object]


class MemoRaceView(TypedDict):
    """The table."""

    #: "turn" (drive, or choose the first tile of a swap), "lay" (a tile was turned up), "swap" (choose the second
    #: tile) or "over".
    phase: str
    #: Whose turn it is (after the end: whose it was).
    turn: int
    #: All 25 cells, row by row.
    grid: list[MemoRaceTile]
    starts: list[MemoRaceStart]
    cars: list[MemoRaceCar]
    #: Canisters still lying on the pit.
    canisters_left: int
    #: In phase "lay": the tile turned up, and the roads it may be laid with.
    turned: str | None
    ways: list[str]
    #: In phase "swap": the first tile.
    lifted: str | None
    #: The two tiles that the player before has just swapped: not for this turn's swap.
    banned: list[str]
    #: Whether this turn is that player's first: a dead end may then be laid sideways.
    first_turn: bool
    #: Whether the player has swapped so often in a row that only driving is left.
    must_drive: bool
    #: What the player whose turn it is cannot do with the places of the board.
    refused: list[MemoRaceRefusal]
    #: Swaps allowed in a row (0: any number), and turns each until the race is called off.
    swap_limit: int
    turn_limit: int


class TrackLooseEnd(TypedDict):
    """A place where a workshop track cannot be driven on."""

    #: Column and row of the tile, from 0, and the direction in which its road leads on to nothing.
    column: int
    row: int
    direction: str
    #: "edge" (of the grid), "gap" (nothing lies there), "no-join" (the road there does not join) or "dead-end"
    #: (the tile itself; its direction is the one driven in which one must turn round).
    why: str


class TrackStep(TypedDict):
    """One tile of a circuit as it is driven: into it with `heading`, out of it with `leaving`."""

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
    """A workshop track and what can be said of it."""

    name: str
    columns: int
    rows: int
    #: "box" (the tiles of one box) or "big" (four boxes).
    pool: str
    pieces: list[TrackPiece]
    #: How many tiles of each kind are still to be had.
    left: dict[str, int]
    #: Whether there is a closed circuit; the longest one as it is driven; whether it uses every tile that lies.
    closed: bool
    route: list[TrackStep]
    uses_all: bool
    #: How many tiles that circuit goes over, each counted once.
    driven: int
    #: Where the road is broken, leaving out what belongs to a circuit.
    loose_ends: list[TrackLooseEnd]
    #: The text for a link.
    code: str
    #: How many columns and rows there can be, and how many letters a name can have.
    smallest: int
    largest: int
    longest_name: int


class TrackAnswer(TypedDict):
    """What the workshop answers to a track and a few steps with it."""

    track: TrackView
    #: Why a step could not be made, as the key of a text; null: all were made.
    trouble: str | None


class TrackList(TypedDict):
    """Tracks to choose from."""

    tracks: list[TrackView]
