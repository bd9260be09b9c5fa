"""The description of the game: set-up, options, and the table in words."""

from typing import Final, cast

from ninety_nine import moves
from ninety_nine.material import MOST_LIVES, MOST_SEATS, RANKS
from ninety_nine.position import read_position
from ninety_nine.state import NinetyNine
from ninety_nine.view import NinetyNineView
from spielkiste import Game, Rng
from spielkiste.core.game import Position, Story, View
from spielkiste.core.options import Number, OptionValues, begins
from spielkiste.core.story import Phrase


class NinetyNineGame(Game):
    """The box."""

    def __init__(self) -> None:
        super().__init__(
            slug="ninety-nine",
            box="ninety-nine",
            clause_prefix="NI",
            rules_version=1,
            options=[Number("ninetynine_lives", 3, 1, MOST_LIVES), begins()],
            move_count=moves.MOVE_COUNT,
            arguments={
                "seat": "seat",
                "total": "number",
                "lives": "number",
                "count": "number",
                # Looked up as the text ninetynine-card-VALUE.
                "card": "ninetynine-card",
                "cards": "ninetynine-card",
            },
            events={
                "ninetynine-laid": (["seat", "card", "total"], []),
                "ninetynine-turned": ([], []),
                "ninetynine-drew": (["seat"], ["card"]),
                "ninetynine-shuffled": ([], []),
                "ninetynine-lost": (["seat", "lives"], []),
                "ninetynine-out": (["seat"], []),
            },
            view=NinetyNineView,
        )

    def seat_counts(self, options: OptionValues) -> list[int]:
        return list(range(2, MOST_SEATS + 1))

    def start(self, seats: int, rng: Rng, options: OptionValues, story: Story | None) -> NinetyNine:
        """NI-1."""
        first = cast(int, options["begins"])
        state = NinetyNine(seats, rng, story)
        state.turn = first - 1 if first > 0 else rng.below(seats)
        state.lives = [cast(int, options["ninetynine_lives"])] * seats
        state.deal()
        return state

    def read(self, position: Position) -> NinetyNine:
        return read_position(position)

    def phrase(self, move: int) -> Phrase | None:
        return moves.phrase(move)

    def in_words(self, view: View) -> list[Phrase]:
        table = cast(NinetyNineView, view)
        lines = [Phrase("ninetynine-words-total", {"total": table["total"]})]
        if table["laid"]:
            lines.append(Phrase("ninetynine-words-top", {"card": table["laid"][-1]}))
        lines.append(Phrase("ninetynine-words-forwards" if table["direction"] == 1 else "ninetynine-words-backwards"))
        lines.append(Phrase("ninetynine-words-pile", {"count": table["pile"]}))
        lines += [
            Phrase("ninetynine-words-lives", {"seat": seat, "lives": entry["lives"]}) for seat, entry in enumerate(table["seats"])
        ]
        if table["hand"]:
            # Sorted by name: in every language the cards are looked up one by one.
            lines.append(Phrase("ninetynine-words-hand", {"cards": sorted(table["hand"], key=RANKS.index)}))
        return lines


GAME: Final = NinetyNineGame()
