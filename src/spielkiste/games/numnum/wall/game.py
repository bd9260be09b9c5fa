"""The registered games Wall Break and Clear Away!: options, building the wall and the description of a table in words."""

from typing import Final, cast

from spielkiste.core.facts import Fact
from spielkiste.core.game import Game, Position, Story, View
from spielkiste.core.options import OptionValues, begins, naming
from spielkiste.core.positions import Fields, refuse
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.core.tasks import Task
from spielkiste.games.numnum.material import DECK
from spielkiste.games.numnum.naming import NAMING_ARGUMENTS, NAMING_EVENTS, naming_in_words, naming_mode, naming_option
from spielkiste.games.numnum.syllabus import TIMES_TABLE
from spielkiste.games.numnum.wall import moves
from spielkiste.games.numnum.wall.encode import ENCODING
from spielkiste.games.numnum.wall.material import CLEAR_AWAY_RULES, HEIGHTS, PARTIES, WALL_BREAK_RULES, Variant
from spielkiste.games.numnum.wall.position import read_table
from spielkiste.games.numnum.wall.state import Wall
from spielkiste.games.numnum.wall.view import WallView


class WallGame(Game):
    """Wall Break or Clear Away!, depending on its variant."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(
            slug=variant.slug,
            box="numnum",
            clause_prefix="NN",
            rules_version=1,
            options=[naming(), begins()],
            move_count=moves.MOVE_COUNT,
            age=variant.age,
            encoding=ENCODING,
            syllabus=TIMES_TABLE,
            minutes=variant.minutes[:],
            extras=["drawing", "paper", "worksheets", "bingo"],
            quick_level=2 if variant.open_rows else 3,
            facts=[
                Fact("nn-fact-pairs-doubly", ["nn-took-doubly"]),
                Fact("nn-fact-breaches", ["nn-breach"], least=1),
                Fact("nn-fact-claimed", ["nn-claimed"], adding="count"),
                Fact("nn-fact-named", ["nn-named"]),
                Fact("nn-fact-pairs", ["nn-took-opening", "nn-took", "nn-took-doubly"], least=4),
            ],
            arguments={
                **NAMING_ARGUMENTS,
                "side": "side",
                "seats": "seats",
                "card": "nn-card",
                "cards": "nn-card",
                "direction": "nn-direction",
                "first": "number",
                "second": "number",
                "stack": "number",
                "row": "number",
                "count": "number",
                "rest": "number",
            },
            events={
                **NAMING_EVENTS,
                "nn-took-opening": (["seat", "left", "right", "first", "second"], []),
                "nn-took": (["seat", "left", "right", "first", "second"], []),
                "nn-took-doubly": (["seat", "left", "right", "first", "second"], []),
                "nn-opening-over": (["seat"], []),
                "nn-swapped": (["seat", "stack", "card", "side"], []),
                "nn-aside-barred": (["seat", "card", "stack", "row"], []),
                "nn-aside-lifted": (["seat", "card", "stack", "row"], []),
                "nn-breach": (["seat", "stack"], []),
                "nn-claimed": (["seat", "stack", "direction", "count"], []),
                "nn-no-more-pairs": ([], []),
                "nn-wall-won": (["seats", "count"], []),
            },
            view=WallView,
            tasks=[Task("one"), Task("strong", level=3)],
        )
        self.variant: Final = variant

    def seat_counts(self, options: OptionValues) -> list[int]:
        return self.variant.seat_counts[:]

    def sides(self, seats: int, options: OptionValues) -> int:
        return PARTIES

    def phrase(self, move: int) -> Phrase | None:
        return moves.phrase(move)

    def start(self, seats: int, rng: Rng, options: OptionValues, story: Story | None) -> Wall:
        state = Wall(self.variant, seats, naming_option(options), story)
        deck = DECK[:]
        rng.shuffle(deck)
        state.build(deck, HEIGHTS)
        first = cast(int, options["begins"])
        state.begin(first - 1 if first > 0 else rng.below(seats))
        return state

    def read(self, position: Position) -> Wall:
        fields = Fields(position)
        seats = fields.number("seats", self.variant.seat_counts[0], self.variant.seat_counts[-1])
        if seats not in self.variant.seat_counts:
            refuse(f"{self.slug} is not for {seats} seats")
        named = fields.part("naming")
        state = Wall(self.variant, seats, naming_mode(named))
        read_table(state, fields, named)
        return state

    def in_words(self, view: View) -> list[Phrase]:
        seen = cast(WallView, view)
        lines: list[Phrase] = []
        for number, stack in enumerate(seen["stacks"]):
            told: dict[str, object] = {"stack": number + 1, "count": stack["height"], "cards": stack["cards"]}
            if not stack["cards"]:
                lines.append(Phrase("nn-words-empty-stack", {"stack": number + 1}))
            else:
                lines.append(Phrase("nn-words-row" if seen["open_rows"] else "nn-words-stack", told))
        for row in seen["bars"]:
            lines.append(Phrase("nn-words-barred", {"row": row}))
        last = [taken["card"] for taken in seen["last_taken"]]
        if last:
            lines.append(Phrase("nn-words-last-taken", {"cards": last}))
        for number, side in enumerate(seen["sides"]):
            lines.append(Phrase("nn-words-taken", {"side": number, "count": side["cards"]}))
        if seen["opening"]:
            lines.append(Phrase("nn-words-opening"))
        return lines + naming_in_words(seen["naming"])


WALL_BREAK: Final[WallGame] = WallGame(WALL_BREAK_RULES)
CLEAR_AWAY: Final[WallGame] = WallGame(CLEAR_AWAY_RULES)
