"""The registered game Number Rally: options, set-up and the description of a table in words."""

from typing import Final, cast

from spielkiste.core.facts import Fact
from spielkiste.core.game import Game, Position, Story, View
from spielkiste.core.options import VARIANT, Choice, Flag, Number, OptionValues, begins, naming, tempo
from spielkiste.core.positions import Fields
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.core.tasks import Task
from spielkiste.games.number_rally import moves
from spielkiste.games.number_rally.encode import ENCODING
from spielkiste.games.number_rally.position import FEWEST_SEATS, MOST_POINTS, MOST_SEATS, read_setup, read_table
from spielkiste.games.number_rally.state import NumberRally
from spielkiste.games.number_rally.syllabus import SUMS
from spielkiste.games.number_rally.table import DRAWINGS, NAMINGS
from spielkiste.games.number_rally.view import NumberRallyView

_CARD: Final = "zr-card"


class NumberRallyGame(Game):
    """Number Rally for 2 to 5 players, up to 100, or up to 20 in the little rally."""

    def __init__(self) -> None:
        super().__init__(
            slug="number-rally",
            box="number-rally",
            clause_prefix="ZR",
            rules_version=1,
            options=[
                Flag("little", role=VARIANT),
                # A player who forgets to draw in time goes on with one card fewer, which is too hard for a first game.
                Choice("drawing", list(DRAWINGS), shared="automatic", easy="automatic"),
                Number("points", 4, 1, MOST_POINTS),
                naming(),
                tempo(),
                begins(),
            ],
            move_count=moves.MOVE_COUNT,
            age=6,
            encoding=ENCODING,
            syllabus=SUMS,
            minutes=[10, 20],
            facts=[
                Fact("zr-fact-snaps", ["zr-snapped"], least=1),
                Fact("zr-fact-car", ["zr-car"]),
                Fact("zr-fact-named", ["zr-named"]),
                Fact("zr-fact-laid", ["zr-laid"], least=4),
            ],
            arguments={
                "seat": "seat",
                "seats": "seats",
                "card": _CARD,
                "cards": _CARD,
                "total": "number",
                "before": "number",
                "answer": "number",
                "right": "number",
                "count": "number",
                "rally": "number",
                "points": "number",
                "goal": "number",
                "need": "number",
                "reason": "zr-reason",
                "skill": "zr-skill",
            },
            events={
                "zr-rally": (["seat", "rally"], []),
                "zr-dealt": (["seat"], ["cards"]),
                "zr-laid": (["seat", "card"], []),
                "zr-snapped": (["seat", "card"], []),
                "zr-named": (["seat", "before", "card", "answer", "right", "skill"], []),
                "zr-misnamed": (["seat", "before", "card", "answer", "right", "skill"], []),
                "zr-naming-lapsed": (["seat"], []),
                "zr-total": (["before", "total"], []),
                "zr-car": (["seat"], []),
                "zr-drew": (["seat"], ["card"]),
                "zr-last-drawn": ([], []),
                "zr-rally-won": (["seat", "reason", "goal", "points"], []),
                "zr-rally-unwon": (["reason"], []),
                "zr-won": (["seat", "points"], []),
            },
            view=NumberRallyView,
            tasks=[
                Task("one", options={"points": 1, "drawing": "automatic", "begins": 1}),
                Task("little", rivals=2, options={"little": True, "points": 2, "drawing": "automatic"}),
            ],
            extras=["drawing", "medal", "paper", "worksheets"],
        )

    def reaction_ms(self) -> int:
        """Return the time to snap, in milliseconds: short, but long enough for a child."""
        return 2500

    def seat_counts(self, options: OptionValues) -> list[int]:
        return list(range(FEWEST_SEATS, MOST_SEATS + 1))

    def phrase(self, move: int) -> Phrase | None:
        return moves.phrase(move)

    def start(self, seats: int, rng: Rng, options: OptionValues, story: Story | None) -> NumberRally:
        state = NumberRally(
            seats,
            bool(options["little"]),
            options["drawing"] == "by_hand",
            NAMINGS.index(cast(str, options["naming"])),
            options["tempo"] == "calm",
            cast(int, options["points"]),
            story,
        )
        state.lay_out()
        state.rng = rng
        first = cast(int, options["begins"])
        state.deal(first - 1 if first > 0 else rng.below(seats))
        return state

    def read(self, position: Position) -> NumberRally:
        fields = Fields(position)
        seats, little, by_hand, naming, calm, points = read_setup(fields)
        state = NumberRally(seats, little, by_hand, naming, calm, points)
        read_table(state, fields)
        return state

    def in_words(self, view: View) -> list[Phrase]:
        table = cast(NumberRallyView, view)
        lines = [Phrase("zr-words-total", {"total": table["total"], "goal": table["goal"]})]
        if table["pile"]:
            lines.append(Phrase("zr-words-top", {"card": table["pile"][-1], "seat": table["layer"]}))
        if table["car"] is None:
            lines.append(Phrase("zr-words-car-free"))
        else:
            lines.append(Phrase("zr-words-car", {"seat": table["car"]}))
        lines.append(Phrase("zr-words-draw-pile", {"count": table["draw_pile"]}))
        for seat, points in enumerate(table["points"]):
            lines.append(Phrase("zr-words-points", {"seat": seat, "points": points, "goal": table["points_to_win"]}))
        for seat in table["may_draw"]:
            lines.append(Phrase("zr-words-may-draw", {"seat": seat}))
        naming = table["naming"]
        if naming is not None:
            sum_: dict[str, object] = {"seat": naming["seat"], "before": naming["before"], "card": naming["card"]}
            lines.append(Phrase("zr-words-naming", sum_))
            if naming["right"] is not None:
                lines.append(Phrase("zr-words-right", {"right": naming["right"]}))
        snap = table["snap"]
        if snap is not None:
            lines.append(Phrase("zr-words-snap", {"card": snap["card"]}))
        elif naming is None and table["phase"] == "turn":
            lines.append(Phrase("zr-words-turn", {"seat": table["turn"]}))
        if table["hand"]:
            lines.append(Phrase("zr-words-hand", {"cards": table["hand"]}))
        return lines


GAME: Final = NumberRallyGame()
