"""A second implementation of the race, written plainly from the clauses and sharing nothing with the game.

Game and model play the same moves; what they show, allow and tell must be equal.
"""

Spot = tuple[int, int]
Road = frozenset[str]

STEP = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
BACK = {"north": "south", "east": "west", "south": "north", "west": "east"}
TURNS_EACH = 200
PIT = (2, 2)
# MR-2: the place of each start/finish tile, and its only road.
STARTS = {"nw": ((-1, 0), "east"), "ne": ((4, -1), "south"), "se": ((5, 4), "west"), "sw": ((0, 5), "north")}
CORNERS = {"nw": "a1", "ne": "e1", "se": "e5", "sw": "a5"}
SPOTS: dict[str, Spot] = {
    **{"abcde"[column] + "12345"[row]: (column, row) for row in range(5) for column in range(5)},
    **{name: spot for name, (spot, _) in STARTS.items()},
}
NAMES = {spot: name for name, spot in SPOTS.items()}
WAYS: dict[str, list[str]] = {
    "curve": ["north-east", "south-east", "south-west", "north-west"],
    "straight": ["north-south", "east-west"],
    "crossing": ["all"],
    "dead-end": ["north", "east", "south", "west"],
}


def leads(name: str) -> Road:
    return frozenset(STEP) if name == "all" else frozenset(name.split("-"))


class Model:
    """A race, built from its starting position."""

    def __init__(self, position: dict[str, object]) -> None:
        def texts(key: str) -> list[str]:
            found = position[key]
            assert isinstance(found, list)
            return found

        cells = [name for name in SPOTS if name not in STARTS]
        self.tiles = {SPOTS[name]: kind for name, kind in zip(cells, texts("tiles"), strict=True)}
        self.laid: dict[Spot, str] = {PIT: "all"}
        self.colours = dict(zip(STARTS, texts("starts"), strict=True))
        self.cars = [SPOTS[name] for name in texts("cars")]
        self.seats = len(self.cars)
        self.pile = list(texts("pile"))
        self.canisters: list[str | None] = [None] * self.seats
        assert isinstance(position["turn"], int) and isinstance(position["swap_limit"], int)
        self.turn = position["turn"]
        self.limit = position["swap_limit"]
        self.turns = [0] * self.seats
        self.in_a_row = [0] * self.seats
        self.turned: tuple[Spot, str] | None = None
        self.lifted: Spot | None = None
        self.banned: set[Spot] = set()
        self.end = ""
        self.winners: list[int] = []
        self.told: list[tuple[str, dict[str, object]]] = []

    # -- state -------------------------------------------------------------------------------------------------

    def road(self, spot: Spot) -> str:
        name = NAMES[spot]
        return STARTS[name][1] if name in STARTS else self.laid[spot]

    def covered(self) -> set[Spot]:
        return {spot for spot in self.tiles if spot not in self.laid}

    def drives(self) -> set[str]:
        """Return the places the road leads to that are on the board and face down or connected (MR-4)."""
        here = self.cars[self.turn]
        found = set()
        for direction in leads(self.road(here)):
            there = (here[0] + STEP[direction][0], here[1] + STEP[direction][1])
            if there in NAMES and (there in self.covered() or BACK[direction] in leads(self.road(there))):
                found.add(direction)
        return found

    def ways(self) -> set[str]:
        """Return how the revealed tile may be placed (MR-4, MR-7)."""
        assert self.turned is not None
        spot, heading = self.turned
        kind = self.tiles[spot]
        found = {way for way in WAYS[kind] if BACK[heading] in leads(way)}
        if kind == "dead-end" and self.turns[self.turn] == 0:
            found |= {way for way in WAYS[kind] if (spot[0] + STEP[way][0], spot[1] + STEP[way][1]) in self.tiles}
        return found

    def must_drive(self) -> bool:
        """Return whether the player must drive (MR-16)."""
        return bool(self.limit and self.in_a_row[self.turn] >= self.limit and self.drives())

    def moves(self) -> set[str]:
        if self.end:
            return set()
        if self.turned:
            return {f"lay {way}" for way in self.ways()}
        if self.lifted:
            return {f"with {NAMES[spot]}" for spot in self.covered() - self.banned - {self.lifted}}
        drives = {f"drive {direction}" for direction in self.drives()}
        return drives if self.must_drive() else drives | {f"swap {NAMES[spot]}" for spot in self.covered() - self.banned}

    def view(self) -> dict[str, object]:
        """Return what everyone sees (MR-13)."""
        open_spots = {*self.laid, *([self.turned[0]] if self.turned else [])}
        going_on = not self.end
        return {
            "phase": "over" if self.end else "lay" if self.turned else "swap" if self.lifted else "turn",
            "turn": self.turn,
            "grid": [
                {"place": NAMES[spot], "kind": kind if spot in open_spots else None, "road": self.laid.get(spot)}
                for spot, kind in self.tiles.items()
            ],
            "starts": [{"place": name, "colour": self.colours[name], "corner": CORNERS[name]} for name in STARTS],
            "cars": [
                {
                    "seat": seat,
                    "place": NAMES[self.cars[seat]],
                    "road": self.road(self.cars[seat]),
                    "canister": colour,
                    "finish": next((name for name in STARTS if self.colours[name] == colour), None),
                    "goal": next((name for name in STARTS if self.colours[name] == colour), "c3"),
                    "turns": self.turns[seat],
                    "swaps": self.in_a_row[seat],
                }
                for seat, colour in enumerate(self.canisters)
            ],
            "canisters_left": len(self.pile),
            "turned": NAMES[self.turned[0]] if self.turned else None,
            "ways": [way for way in WAYS[self.tiles[self.turned[0]]] if way in self.ways()] if self.turned else [],
            "lifted": NAMES[self.lifted] if self.lifted else None,
            "banned": [name for name, spot in SPOTS.items() if spot in self.banned],
            "first_turn": going_on and self.turns[self.turn] == 0,
            "must_drive": going_on and not self.turned and not self.lifted and self.must_drive(),
            "swap_limit": self.limit,
            "turn_limit": TURNS_EACH,
        }

    # -- playing -----------------------------------------------------------------------------------------------

    def tell(self, key: str, **args: object) -> None:
        self.told.append((key, args))

    def play(self, notation: str) -> None:
        kind, what = notation.split()
        if kind == "drive":
            here = self.cars[self.turn]
            there = (here[0] + STEP[what][0], here[1] + STEP[what][1])
            if there in self.covered():
                self.turned = (there, what)
                self.tell("mr-turned", seat=self.turn, place=NAMES[there])
            else:
                self.arrive(there)
        elif kind == "lay":
            assert self.turned is not None
            there = self.turned[0]
            self.turned = None
            self.laid[there] = what
            self.arrive(there)
        elif kind == "swap":
            self.lifted = SPOTS[what]
        else:
            assert self.lifted is not None
            first, second = self.lifted, SPOTS[what]
            self.lifted = None
            self.tiles[first], self.tiles[second] = self.tiles[second], self.tiles[first]
            self.in_a_row[self.turn] += 1
            self.tell("mr-swapped", seat=self.turn, place=NAMES[first], other=NAMES[second])
            self.finish_turn({first, second})

    def arrive(self, there: Spot) -> None:
        seat, left = self.turn, self.cars[self.turn]
        self.cars[seat] = there
        self.in_a_row[seat] = 0
        if left in self.tiles and left != PIT and left not in self.cars:
            del self.laid[left]
        self.tell("mr-drove", seat=seat, place=NAMES[there])
        if there == PIT and self.canisters[seat] is None:
            self.canisters[seat] = self.pile.pop()
            self.tell("mr-canister", seat=seat, colour=self.canisters[seat])
        if NAMES[there] in STARTS and self.colours[NAMES[there]] == self.canisters[seat]:
            self.end, self.winners = "MR-12", [seat]
            self.tell("mr-won", seat=seat, colour=self.canisters[seat])
        self.finish_turn(set())

    def finish_turn(self, swapped: set[Spot]) -> None:
        self.turns[self.turn] += 1
        self.banned = swapped
        if not self.end and min(self.turns) == TURNS_EACH:
            self.end, self.winners, self.banned = "MR-17", list(range(self.seats)), set()
            self.tell("mr-called-off", count=TURNS_EACH)
        if not self.end:
            self.turn = (self.turn + 1) % self.seats
