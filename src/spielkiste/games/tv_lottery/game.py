"""The Fernsehlotterie as the registry knows it: options, set-up, reading a position, and the table in words."""

from typing import Final, cast

from spielkiste.core.errors import BadFile, BadMove
from spielkiste.core.game import Game, Position, Story, View
from spielkiste.core.options import Choice, Flag, Number, OptionValues, begins
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.games.tv_lottery import moves
from spielkiste.games.tv_lottery.material import (
    ALL_NOTES,
    BIT,
    DIGITS,
    FIELDS,
    LUCK_COUNTS,
    LUCK_NAMES,
    LUCK_OF,
    PLACES,
    SEATS_MAX,
    SECTOR_COUNT,
    SPINNERS,
    SQUARES,
    TURNS_EACH,
)
from spielkiste.games.tv_lottery.moves import STAR_NUMBERS
from spielkiste.games.tv_lottery.questions import (
    EMPTY_FIELD,
    FIELD_CARD,
    GIVE,
    LEAVING,
    PICK,
    PLACE,
    SELLER,
    STAR,
    TAKEN,
    Question,
    read_question,
)
from spielkiste.games.tv_lottery.state import TvLottery
from spielkiste.games.tv_lottery.table import DRAFT, EMPTY, OVER, PHASES, TURN, RoundResult

# Where a place is named in the notation: kind -> which words after it.
_PLACE_WORDS: Final = {"put": [1], "give": [1], "swap": [1, 2], "exchange": [2], "buy-off": [2]}


_ABOUT_A_DIGIT: Final = [PLACE, FIELD_CARD, EMPTY_FIELD, SELLER, LEAVING, GIVE, TAKEN]
# More than anybody can win in nine rounds.
_MOST_MONEY: Final = 10 * ALL_NOTES


class TvLotteryGame(Game):
    """The box: 2 to 6 players."""

    def __init__(self) -> None:
        super().__init__(
            slug="tv-lottery",
            box="tv-lottery",
            clause_prefix="TL",
            rules_version=1,
            options=[
                Number("rounds", 4, 1, 9),
                Choice("draft", ["pick", "random"]),
                Flag("buying_off"),
                begins(),
                # TL-2: the youngest, who takes the first digit card; 0 draws lots.
                Number("picks_first", 0, 0, SEATS_MAX),
            ],
            move_count=moves.MOVE_COUNT,
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
                "field": "number",
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
        )

    def seat_counts(self, options: OptionValues) -> list[int]:
        return list(range(max(2, cast(int, options["picks_first"])), SEATS_MAX + 1))

    def phrase(self, move: int) -> Phrase | None:
        return moves.phrase(move)

    def parse(self, text: str) -> int:
        """As every game reads its moves; a place or a number that does not exist is said clearly."""
        words = text.lower().split()
        if words:
            for at in _PLACE_WORDS.get(words[0], []):
                number = _whole(words[at]) if at < len(words) else 0
                if at < len(words) and not 1 <= number <= PLACES:
                    raise BadMove(
                        "tl-no-such-place",
                        "A holder has places 1 (the lowest) to 6 (rule TL-14).",
                        {"text": words[at][:20]},
                        "TL-14",
                    )
            if words[0] == "number" and len(words) == 2 and _whole(words[1]) not in STAR_NUMBERS:
                raise BadMove("tl-no-such-number", "No spinner has this number (rule TL-4).", {"text": words[1][:20]}, "TL-4")
        return super().parse(text)

    def start(self, seats: int, rng: Rng, options: OptionValues, story: Story | None) -> TvLottery:
        state = TvLottery(seats, cast(int, options["rounds"]), cast(bool, options["buying_off"]), rng, story)
        state.lay_out()
        oldest = cast(int, options["begins"])
        youngest = cast(int, options["picks_first"])
        state.beginner = oldest - 1 if oldest > 0 else rng.below(seats)
        if youngest == 0:
            youngest = 1 + rng.below(seats)
        if options["draft"] == "random":
            state.fill_all()
        else:
            state.begin_draft(youngest - 1)
        return state

    def load(self, position: Position) -> TvLottery:
        try:
            state = _read(position)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as trouble:
            raise BadFile("bad-position", "This is not a position of the Fernsehlotterie.") from trouble
        expected = {f"digit-{digit}": state.seats for digit in range(DIGITS)}
        for kind, name in enumerate(LUCK_NAMES):
            expected[f"luck-{name}"] = LUCK_COUNTS[kind]
        expected["money"] = ALL_NOTES
        if state.material() != expected:
            raise BadFile("bad-position", "This position of the Fernsehlotterie has missing or surplus cards or money.")
        return state

    def in_words(self, view: View) -> list[Phrase]:
        lines: list[Phrase] = []
        number = cast("list[int]", view["number"])
        if number:
            lines.append(Phrase("tl-words-round", {"round": view["round"], "rounds": view["rounds"]}))
            lines.append(Phrase("tl-words-number", {"digits": number}))
        money = cast("list[int]", view["money"])
        pawns = cast("list[int]", view["pawns"])
        for seat in range(len(money)):
            if pawns[seat] > 0:
                where: dict[str, object] = {"seat": seat, "money": money[seat]}
                where["field"] = pawns[seat]
                where["square"] = SQUARES[pawns[seat]]
                lines.append(Phrase("tl-words-seat", where))
            else:
                lines.append(Phrase("tl-words-not-in", {"seat": seat, "money": money[seat]}))
        lying = cast("list[int]", view["lying"])
        stacks = "  ".join(f"{digit}×{lying[digit]}" for digit in range(DIGITS))
        lines.append(Phrase("tl-words-board", {"stacks": stacks}))
        luck = view["luck"]
        if luck is not None:
            lines.append(Phrase("tl-words-luck", {"luck": luck}))
        holder = cast("list[int | None]", view["holder"])
        if holder:
            cards = ["none" if card is None else str(card) for card in holder]
            lines.append(Phrase("tl-words-holder", {"digits": cards}))
            if number:
                lines.append(Phrase("tl-words-right", {"count": view["right"]}))
        questions = cast("list[dict[str, object]]", view["questions"])
        if questions:
            asked = questions[-1]
            lines.append(Phrase("tl-words-question", {"seat": asked["seat"], "question": asked["kind"]}))
        return lines


def _whole(word: str) -> int:
    """The number that a word writes, or 0."""
    try:
        return int(word)
    except ValueError:
        return 0


def _numbers(saved: object, count: int, low: int, high: int) -> list[int]:
    """A list of this many whole numbers within the bounds."""
    numbers: list[int] = []
    for number in cast("list[object]", saved):
        if not isinstance(number, int) or not low <= number <= high:
            raise ValueError("number")
        numbers.append(number)
    if len(numbers) != count:
        raise ValueError("numbers")
    return numbers


def _lot(saved: object) -> list[int]:
    number = _numbers(saved, PLACES, 0, DIGITS - 1)
    if len(set(number)) != PLACES:
        raise ValueError("lot")
    return number


def _rng(saved: object) -> Rng:
    seed, drawn = cast("list[object]", saved)
    if not isinstance(seed, str) or not isinstance(drawn, int) or drawn < 0:
        raise ValueError("rng")
    return Rng.from_position([seed, drawn])


def _read(position: Position) -> TvLottery:
    seats, rounds = _numbers([position["seats"], position["rounds"]], 2, 1, 9)
    if not 2 <= seats <= SEATS_MAX:
        raise ValueError("seats")
    state = TvLottery(seats, rounds, bool(position["buying_off"]), _rng(position["rng"]))
    state.phase = PHASES.index(cast(str, position["phase"]))
    state.turn, state.beginner = _numbers([position["turn"], position["beginner"]], 2, 0, seats - 1)
    state.turns = _numbers([position["turns"]], 1, 0, TURNS_EACH * seats)[0]
    state.number = [] if state.phase == DRAFT else _lot(position["number"])
    holders = cast("list[object]", position["holders"])
    if len(holders) != seats:
        raise ValueError("holders")
    lowest = EMPTY if state.phase == DRAFT else 0
    state.holders = [card for holder in holders for card in _numbers(holder, PLACES, lowest, DIGITS - 1)]
    state.lying = _numbers(position["lying"], DIGITS, 0, seats)
    for seat in cast("list[object]", position["filling"]):
        state.filling |= BIT[_numbers([seat], 1, 0, seats - 1)[0]]
    state.money = _numbers(position["money"], seats, 0, _MOST_MONEY)
    state.bank = _numbers([position["bank"]], 1, -_MOST_MONEY, ALL_NOTES)[0]
    state.pawns = _numbers(position["pawns"], seats, 0, FIELDS)
    state.needles = _numbers(position["needles"], len(SPINNERS), 0, SECTOR_COUNT - 1)
    state.pile = [LUCK_OF[name] for name in cast("list[str]", position["luck_pile"])]
    state.used = [LUCK_OF[name] for name in cast("list[str]", position["luck_used"])]
    luck = cast("str | None", position["luck"])
    state.luck = LUCK_OF[luck] if luck is not None else -1
    state.finished = [
        RoundResult(_lot(saved["number"]), _numbers(saved["right"], seats, 0, PLACES))
        for saved in cast("list[dict[str, object]]", position["finished"])
    ]
    state.stack = [_question(saved, state) for saved in cast("list[dict[str, object]]", position["questions"])]
    if (state.phase == OVER) != (not state.stack) or (state.phase == OVER) != (len(state.finished) == rounds):
        raise ValueError("questions")
    if state.stack and not state.moves(state.stack[-1].seat):
        raise ValueError("a question without an answer")
    if state.phase == TURN and any(state.right(seat) == PLACES for seat in range(seats)):
        raise ValueError("a complete holder")
    return state


def _question(saved: dict[str, object], state: TvLottery) -> Question:
    """A question that fits the table and has all that its kind needs."""
    asked = read_question(saved)
    kind = asked.kind
    _numbers([asked.seat], 1, 0, state.seats - 1)
    _numbers([asked.other], 1, 0 if kind in (LEAVING, GIVE) else -1, state.seats - 1)
    _numbers([asked.digit], 1, 0 if kind in _ABOUT_A_DIGIT else -1, DIGITS - 1)
    _numbers([asked.place], 1, 0 if kind == GIVE else -1, PLACES - 1)
    _numbers([asked.spinner], 1, 0 if kind == STAR else -1, len(SPINNERS) - 1)
    _numbers([asked.seats, asked.price], 2, 0, ALL_NOTES)
    if (kind in (PICK, PLACE)) != (state.phase == DRAFT):
        raise ValueError("question")
    return asked


GAME: Final = TvLotteryGame()
