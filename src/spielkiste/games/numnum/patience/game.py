"""The registered game Times Table Patience: options, dealing and the description of a table in words."""

from typing import Final, cast

from spielkiste.core.facts import Fact
from spielkiste.core.game import Game, Position, Story, View
from spielkiste.core.options import OptionValues, naming
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.core.tasks import Task
from spielkiste.games.numnum.material import PATIENCE_DECK
from spielkiste.games.numnum.naming import NAMING_ARGUMENTS, NAMING_EVENTS, naming_in_words, naming_option
from spielkiste.games.numnum.patience import moves
from spielkiste.games.numnum.patience.encode import ENCODING
from spielkiste.games.numnum.patience.position import read_position
from spielkiste.games.numnum.patience.state import Patience
from spielkiste.games.numnum.patience.view import PatienceView
from spielkiste.games.numnum.syllabus import TIMES_TABLE


class PatienceGame(Game):
    """Times Table Patience for one player; the seed is the number of the deal."""

    def __init__(self) -> None:
        super().__init__(
            slug="patience",
            box="numnum",
            clause_prefix="NN",
            rules_version=1,
            options=[naming()],
            move_count=moves.MOVE_COUNT,
            age=9,
            quick_level=3,
            encoding=ENCODING,
            syllabus=TIMES_TABLE,
            minutes=[10, 20],
            extras=["drawing", "paper", "worksheets", "bingo"],
            facts=[
                Fact("nn-fact-fetched", ["nn-fetched", "nn-fetched-on-wish"], least=1, alone=True),
                Fact("nn-fact-played", ["nn-played", "nn-played-on-wish"], least=1, alone=True),
                Fact("nn-fact-waited", ["nn-waits"], least=1, alone=True),
            ],
            arguments={
                **NAMING_ARGUMENTS,
                "card": "nn-card",
                "top": "nn-card",
                "cards": "nn-card",
                "count": "number",
                "best": "number",
                "other": "nn-card",
            },
            events={
                **NAMING_EVENTS,
                "nn-laid-out": (["cards"], []),
                "nn-turned": (["card"], []),
                "nn-played": (["card", "top"], []),
                "nn-played-on-wish": (["card"], []),
                "nn-fetched": (["card", "top"], []),
                "nn-fetched-on-wish": (["card"], []),
                "nn-waits": (["card"], []),
                "nn-wish-aside": (["count"], []),
                "nn-wish-laid": (["colour"], []),
                "nn-patience-over": (["count"], []),
            },
            numbered_deals=True,
            view=PatienceView,
            tasks=[Task("cards", rivals=0, least=80), Task("more", rivals=0, least=85)],
        )

    def seat_counts(self, options: OptionValues) -> list[int]:
        return [1]

    def phrase(self, move: int) -> Phrase | None:
        return moves.phrase(move)

    def start(self, seats: int, rng: Rng, options: OptionValues, story: Story | None) -> Patience:
        state = Patience(naming_option(options), story)
        cards = PATIENCE_DECK[:]
        rng.shuffle(cards)
        state.lay_out(cards)
        return state

    def read(self, position: Position) -> Patience:
        return read_position(position)

    def in_words(self, view: View) -> list[Phrase]:
        seen = cast(PatienceView, view)
        lines: list[Phrase] = []
        for pile in seen["piles"]:
            cards = pile["cards"]
            lines.append(Phrase("nn-words-pile", {"colour": pile["colour"], "count": len(cards), "top": cards[-1]}))
            if pile["waiting"]:
                lines.append(Phrase("nn-words-waiting", {"colour": pile["colour"], "cards": pile["waiting"]}))
        if seen["wishes"] > 0:
            lines.append(Phrase("nn-words-wishes", {"count": seen["wishes"]}))
        if seen["card_up"] is not None:
            lines.append(Phrase("nn-words-card-up", {"card": seen["card_up"], "count": seen["hand_pile"]}))
        lines.append(Phrase("nn-words-score", {"count": seen["score"]}))
        if seen["best"] is not None:
            lines.append(Phrase("nn-words-best", {"best": seen["best"]}))
        return lines + naming_in_words(seen["naming"])


GAME: Final[PatienceGame] = PatienceGame()
