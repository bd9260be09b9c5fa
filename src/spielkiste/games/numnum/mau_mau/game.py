"""The registered game Times Table Mau-Mau: options, dealing and the description of a table in words."""

from typing import Final, cast

from spielkiste.core.facts import Fact
from spielkiste.core.game import Game, Position, Story, View
from spielkiste.core.options import Choice, OptionValues, begins, naming
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Event, Phrase
from spielkiste.core.tasks import Task
from spielkiste.games.numnum.material import DECK, NAMES, NUMBER_CARDS
from spielkiste.games.numnum.mau_mau import moves
from spielkiste.games.numnum.mau_mau.encode import ENCODING
from spielkiste.games.numnum.mau_mau.position import read_position
from spielkiste.games.numnum.mau_mau.state import MauMau
from spielkiste.games.numnum.mau_mau.table import HANDS
from spielkiste.games.numnum.mau_mau.view import MauMauView
from spielkiste.games.numnum.naming import NAMING_ARGUMENTS, NAMING_EVENTS, naming_in_words, naming_option
from spielkiste.games.numnum.syllabus import TIMES_TABLE

#: The cards dealt to each player (NN-10).
HAND_SIZE: Final = 7


class MauMauGame(Game):
    """Times Table Mau-Mau for 2 to 7 players, with hidden or open hands."""

    def __init__(self) -> None:
        super().__init__(
            slug="mau-mau",
            box="numnum",
            clause_prefix="NN",
            rules_version=1,
            options=[Choice("hands", list(HANDS)), naming(), begins()],
            move_count=moves.MOVE_COUNT,
            age=7,
            encoding=ENCODING,
            syllabus=TIMES_TABLE,
            minutes=[5, 15],
            extras=["drawing", "paper", "worksheets", "bingo"],
            facts=[
                Fact("nn-fact-doubly", ["nn-laid-doubly"]),
                Fact("nn-fact-wishes", ["nn-wished"]),
                Fact("nn-fact-named", ["nn-named"]),
                Fact("nn-fact-laid", ["nn-laid", "nn-laid-doubly", "nn-laid-on-wish"], least=4),
            ],
            arguments={
                **NAMING_ARGUMENTS,
                "seats": "seats",
                "card": "nn-card",
                "top": "nn-card",
                "cards": "nn-card",
                "row": "number",
                "count": "number",
            },
            events={
                **NAMING_EVENTS,
                "nn-turned-special": (["card"], []),
                "nn-turned-start": (["card"], []),
                "nn-laid": (["seat", "card", "top"], []),
                "nn-laid-doubly": (["seat", "card", "top"], []),
                "nn-laid-on-wish": (["seat", "card"], []),
                "nn-wished": (["seat", "colour"], []),
                "nn-barred": (["seat", "card", "row"], []),
                "nn-lifted": (["seat", "card", "row"], []),
                "nn-drew": (["seat"], ["card"]),
                "nn-drew-open": (["seat", "card"], []),
                "nn-kept": (["seat"], []),
                "nn-stopped": (["seat"], []),
                "nn-passed": (["seat"], []),
                "nn-reshuffled": (["count"], []),
                "nn-mau-won": (["seats"], []),
                "nn-mau-stuck": (["seats", "count"], []),
            },
            view=MauMauView,
            tasks=[Task("one"), Task("three", rivals=3, options={"begins": 1})],
        )

    def seat_counts(self, options: OptionValues) -> list[int]:
        return [2, 3, 4, 5, 6, 7]

    def phrase(self, move: int) -> Phrase | None:
        return moves.phrase(move)

    def start(self, seats: int, rng: Rng, options: OptionValues, story: Story | None) -> MauMau:
        state = MauMau(seats, options["hands"] == "open", naming_option(options), rng, story)
        deck = DECK[:]
        rng.shuffle(deck)
        state.hands = [sorted(deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]) for seat in range(seats)]
        deck = deck[HAND_SIZE * seats :]
        # NN-10: special cards go to the bottom of the draw pile, visible to everyone.
        while deck[0] >= NUMBER_CARDS:
            if story is not None:
                story.append(Event("nn-turned-special", {"card": NAMES[deck[0]]}))
            deck.append(deck.pop(0))
            state.sunk += 1
        state.pile = [deck.pop(0)]
        if story is not None:
            story.append(Event("nn-turned-start", {"card": NAMES[state.pile[0]]}))
        state.deck = deck
        first = cast(int, options["begins"])
        state.turn = first - 1 if first > 0 else rng.below(seats)
        return state

    def read(self, position: Position) -> MauMau:
        return read_position(position)

    def in_words(self, view: View) -> list[Phrase]:
        seen = cast(MauMauView, view)
        lines = [Phrase("nn-words-top", {"top": seen["top"]})]
        if seen["wished"] is not None:
            lines.append(Phrase("nn-words-wished", {"colour": seen["wished"]}))
        for row in seen["bars"]:
            lines.append(Phrase("nn-words-barred", {"row": row}))
        lines.append(Phrase("nn-words-draw-pile", {"count": seen["draw_pile"]}))
        for seat, size in enumerate(seen["hand_sizes"]):
            lines.append(Phrase("nn-words-hand-size", {"seat": seat, "count": size}))
            cards = seen["hands"][seat]
            if cards and seen["open_hands"]:
                lines.append(Phrase("nn-words-open-hand", {"seat": seat, "cards": cards}))
        if seen["hand"]:
            lines.append(Phrase("nn-words-hand", {"cards": seen["hand"]}))
        if seen["drawn"] is not None:
            lines.append(Phrase("nn-words-drawn", {"card": seen["drawn"]}))
        return lines + naming_in_words(seen["naming"])


GAME: Final[MauMauGame] = MauMauGame()
