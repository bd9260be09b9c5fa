"""The registered game Memo-Car-Race: options, set-up and the description of a table in words."""

from typing import Final, cast

from spielkiste.core.facts import Fact
from spielkiste.core.game import Game, Position, Story, View
from spielkiste.core.options import Choice, Number, OptionValues, begins
from spielkiste.core.positions import Fields
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.core.tasks import Task
from spielkiste.games.memo_race import moves
from spielkiste.games.memo_race.encode import ENCODING
from spielkiste.games.memo_race.material import (
    COLOURS,
    FIRST_START,
    KIND_NAMES,
    PIT,
    ROAD_CELLS,
    ROAD_TILES,
)
from spielkiste.games.memo_race.position import read_rules, read_table
from spielkiste.games.memo_race.state import MemoRace
from spielkiste.games.memo_race.table import CANISTER_RULES, START_COLOURS
from spielkiste.games.memo_race.view import MemoRaceView


class SwapLimit(Number):
    """The option for swaps in a row (MR-16): 2 to 5, or 0 for no limit."""

    def __init__(self) -> None:
        super().__init__("swap_limit", 3, 0, 5)

    def values(self) -> list[bool | int | str]:
        return [0, 2, 3, 4, 5]

    def range_text(self) -> str:
        return "0, 2–5"


class MemoRaceGame(Game):
    """Memo-Car-Race for 2 to 4 players."""

    def __init__(self) -> None:
        super().__init__(
            slug="memo-race",
            box="memo-race",
            clause_prefix="MR",
            rules_version=1,
            options=[Choice("canisters", list(CANISTER_RULES)), SwapLimit(), begins()],
            move_count=moves.MOVE_COUNT,
            age=5,
            encoding=ENCODING,
            minutes=[15, 15],
            quick_level=1,
            facts=[
                Fact("mr-fact-turned", ["mr-turned"]),
                Fact("mr-fact-drove", ["mr-drove"], least=5),
                Fact("mr-fact-swapped", ["mr-swapped"]),
            ],
            arguments={
                "seat": "seat",
                "seats": "seats",
                "place": "mr-place",
                "other": "mr-place",
                "places": "mr-place",
                "direction": "mr-direction",
                "way": "mr-way",
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
            view=MemoRaceView,
            tasks=[Task("one"), Task("two", rivals=2)],
            extras=["drawing", "workshop", "paper"],
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

    def read(self, position: Position) -> MemoRace:
        fields = Fields(position)
        seats, swap_limit, canister_rule = read_rules(fields)
        state = MemoRace(seats, swap_limit, canister_rule)
        read_table(fields, state)
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


GAME: Final = MemoRaceGame()
