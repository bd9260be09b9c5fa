"""The registered game TV Lottery: options, set-up and the description of a table in words."""

from typing import Final, cast

from spielkiste.core.errors import BadMove
from spielkiste.core.facts import Fact
from spielkiste.core.game import Game, Position, Story, View
from spielkiste.core.options import LENGTH, Choice, Flag, Number, OptionValues, Seat, Stretch, begins
from spielkiste.core.positions import Fields
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.core.tasks import Task
from spielkiste.games.tv_lottery import moves
from spielkiste.games.tv_lottery.draft import begin_draft, fill_all
from spielkiste.games.tv_lottery.encode import ENCODING
from spielkiste.games.tv_lottery.material import PLACES, ROUNDS, ROUNDS_MAX, SEATS_MAX, SQUARES
from spielkiste.games.tv_lottery.moves import STAR_NUMBERS
from spielkiste.games.tv_lottery.position import read_table
from spielkiste.games.tv_lottery.state import TvLottery
from spielkiste.games.tv_lottery.view import TvLotteryView

# By kind of move: the words of its notation that name a place.
_PLACE_WORDS: Final = {"put": [1], "give": [1], "swap": [1, 2], "exchange": [2], "buy-off": [2]}

#: The minutes of one round, for two players and up (measured: docs/playing.md).
_ROUND_MINUTES: Final = [8, 11, 14, 16, 19]


def _stretches() -> list[Stretch]:
    """Return the lengths offered for each number of players: one round, two, or all four as printed (TL-18)."""
    return [
        Stretch(seats, seats, rounds, rounds * minutes, rounds == ROUNDS)
        for seats, minutes in enumerate(_ROUND_MINUTES, 2)
        for rounds in (1, 2, ROUNDS)
    ]


class TvLotteryGame(Game):
    """The TV Lottery for 2 to 6 players."""

    def __init__(self, rules_version: int = 2) -> None:
        """Create the game.

        In rules version 1, which older tables use, the same player could be drawn as youngest and as oldest.
        """
        super().__init__(
            slug="tv-lottery",
            box="tv-lottery",
            clause_prefix="TL",
            rules_version=rules_version,
            options=[
                Number("rounds", ROUNDS, 1, ROUNDS_MAX, role=LENGTH, stretches=_stretches()),
                Choice("draft", ["pick", "random"]),
                Flag("buying_off"),
                begins(),
                # TL-2: the youngest player, who takes the first digit card; 0 means at random.
                Seat("picks_first", SEATS_MAX),
            ],
            move_count=moves.MOVE_COUNT,
            age=12,
            encoding=ENCODING,
            minutes=[_ROUND_MINUTES[0], ROUNDS * _ROUND_MINUTES[-1]],
            extras=["drawing", "paper"],
            quick_level=3,
            facts=[
                Fact("tl-fact-prizes", ["tl-prize"], adding="money"),
                Fact("tl-fact-asked", ["tl-asked"]),
                Fact("tl-fact-luck", ["tl-luck"]),
                Fact("tl-fact-took", ["tl-took"]),
            ],
            arguments={
                "seat": "seat",
                "other": "seat",
                "seller": "seat",
                "seats": "seats",
                "digit": "number",
                "card": "number",
                "place": "number",
                "second": "number",
                "number": "number",
                "field": "tl-field",
                "round": "number",
                "rounds": "number",
                "count": "number",
                "money": "money",
                "digits": "tl-digit",
                "spinner": "tl-spinner",
                "square": "tl-square",
                "luck": "tl-luck-card",
                "question": "tl-question",
                "stacks": "text",
            },
            events={
                "tl-filled-all": ([], []),
                "tl-picked": (["seat", "digit"], []),
                "tl-placed": (["seat", "digit"], ["place"]),
                "tl-fills": (["seat"], []),
                "tl-drawn": (["round", "digits"], []),
                "tl-spun": (["seat", "spinner", "number"], []),
                "tl-star": (["seat", "spinner"], []),
                "tl-star-chosen": (["seat", "number"], []),
                "tl-moved": (["seat", "number", "field", "square"], []),
                "tl-took": (["seat", "digit", "card"], ["place"]),
                "tl-left": (["seat"], []),
                "tl-too-poor": (["seat"], []),
                "tl-asked": (["seat", "digit"], []),
                "tl-answered": (["seats", "digit"], []),
                "tl-nobody": (["digit"], []),
                "tl-dealt": (["seat", "seller", "digit", "money"], ["card"]),
                "tl-swapped": (["seat"], ["place", "second"]),
                "tl-exchanged": (["seat", "other", "place"], ["digit", "card"]),
                "tl-bought-off": (["seat", "other", "place", "money"], ["digit", "card"]),
                "tl-luck": (["seat", "luck"], []),
                "tl-reshuffled": ([], []),
                "tl-got": (["seat", "money"], []),
                "tl-paid": (["seat", "money"], []),
                "tl-broke": (["seat"], []),
                "tl-gave": (["seat", "other", "money"], []),
                "tl-complete": (["seats", "digits"], []),
                "tl-no-winner": (["round"], []),
                "tl-prize": (["seat", "count", "money"], []),
                "tl-won": (["seats", "money"], []),
            },
            view=TvLotteryView,
            tasks=[Task("one", options={"rounds": 1}), Task("three", rivals=3, options={"rounds": 1})],
        )

    def seat_counts(self, options: OptionValues) -> list[int]:
        return list(range(2, SEATS_MAX + 1))

    def phrase(self, move: int) -> Phrase | None:
        return moves.phrase(move)

    def parse(self, text: str) -> int:
        """Return the move written in `text`.

        Raise `BadMove`, with a text of its own for a place or number that does not exist.
        """
        words = text.lower().split()
        if words:
            for at in _PLACE_WORDS.get(words[0], []):
                number = _whole(words[at]) if at < len(words) else 0
                if at < len(words) and not 1 <= number <= PLACES:
                    raise BadMove(
                        "tl-no-such-place",
                        "A holder has places 1 (at the bottom) to 6 (rule TL-14).",
                        {"text": words[at][:20]},
                        "TL-14",
                    )
            if words[0] == "number" and len(words) == 2 and _whole(words[1]) not in STAR_NUMBERS:
                raise BadMove("tl-no-such-number", "No spinner has this number (rule TL-4).", {"text": words[1][:20]}, "TL-4")
        return super().parse(text)

    def start(self, seats: int, rng: Rng, options: OptionValues, story: Story | None) -> TvLottery:
        state = TvLottery(seats, cast(int, options["rounds"]), cast(bool, options["buying_off"]), rng, story)
        state.lay_out()
        youngest, state.beginner = self._lots(seats, rng, options)
        if options["draft"] == "random":
            fill_all(state)
        else:
            begin_draft(state, youngest)
        return state

    def _lots(self, seats: int, rng: Rng, options: OptionValues) -> tuple[int, int]:
        """Return the youngest, who picks first (TL-2), and the oldest, who starts (TL-4).

        A random choice never gives both roles to one player; the options may.
        """
        youngest = cast(int, options["picks_first"]) - 1
        oldest = cast(int, options["begins"]) - 1
        if self.rules_version == 1:
            oldest = oldest if oldest >= 0 else rng.below(seats)
            return youngest if youngest >= 0 else rng.below(seats), oldest
        if oldest < 0:
            oldest = rng.below(seats) if youngest < 0 else _random_other_seat(youngest, seats, rng)
        return youngest if youngest >= 0 else _random_other_seat(oldest, seats, rng), oldest

    def read(self, position: Position) -> TvLottery:
        fields = Fields(position)
        seats = fields.number("seats", 2, SEATS_MAX)
        state = TvLottery(seats, fields.number("rounds", 1, ROUNDS_MAX), fields.flag("buying_off"), fields.rng("rng"))
        read_table(state, fields)
        return state

    def in_words(self, view: View) -> list[Phrase]:
        seen = cast(TvLotteryView, view)
        lines: list[Phrase] = []
        number = seen["number"]
        if number:
            lines.append(Phrase("tl-words-round", {"round": seen["round"], "rounds": seen["rounds"]}))
            lines.append(Phrase("tl-words-number", {"digits": number}))
        for seat, money in enumerate(seen["money"]):
            field = seen["pawns"][seat]
            if field > 0:
                where: dict[str, object] = {"seat": seat, "money": money, "field": field, "square": SQUARES[field]}
                lines.append(Phrase("tl-words-seat", where))
            else:
                lines.append(Phrase("tl-words-not-in", {"seat": seat, "money": money}))
        stacks = "  ".join(f"{digit}×{count}" for digit, count in enumerate(seen["lying"]))
        lines.append(Phrase("tl-words-board", {"stacks": stacks}))
        if seen["luck"] is not None:
            lines.append(Phrase("tl-words-luck", {"luck": seen["luck"]}))
        if seen["holder"]:
            cards = ["none" if card is None else str(card) for card in seen["holder"]]
            lines.append(Phrase("tl-words-holder", {"digits": cards}))
            if number:
                lines.append(Phrase("tl-words-right", {"count": seen["right"]}))
        if seen["questions"]:
            asked = seen["questions"][-1]
            lines.append(Phrase("tl-words-question", {"seat": asked["seat"], "question": asked["kind"]}))
        return lines


def _random_other_seat(seat: int, seats: int, rng: Rng) -> int:
    """Return a random seat other than this one."""
    return (seat + 1 + rng.below(seats - 1)) % seats


def _whole(word: str) -> int:
    """Return the integer in a word, or 0."""
    try:
        return int(word)
    except ValueError:
        return 0


GAME: Final = TvLotteryGame()
#: The rules of tables that were started before version 2.
FORMER: Final[list[Game]] = [TvLotteryGame(1)]
