"""Zahlen-Rallye as the registry knows it: options, set-up, reading a position, and the table in words."""

from typing import Final, cast

from spielkiste.core.errors import BadFile
from spielkiste.core.game import Game, Position, Story, View
from spielkiste.core.options import Choice, Flag, Number, OptionValues, begins, tempo
from spielkiste.core.positions import Fields, whole_number
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.games.number_rally import moves
from spielkiste.games.number_rally.material import (
    COUNTS,
    HAND_SIZE,
    HIGHEST_NUMBER,
    KIND_OF,
    KINDS,
    LITTLE_COUNTS,
    NAMES,
    OVERSHOOT,
)
from spielkiste.games.number_rally.state import NumberRally
from spielkiste.games.number_rally.table import DRAWINGS, EMPTY, ENDINGS, NAMINGS, NOBODY, TEMPOS
from spielkiste.games.number_rally.view import NumberRallyView

_CARD: Final = "zr-card"
_SEATS: Final = [2, 3, 4, 5]


class NumberRallyGame(Game):
    """The box: 2 to 5 players, up to 100 or (little) up to 20."""

    def __init__(self) -> None:
        super().__init__(
            slug="number-rally",
            box="number-rally",
            clause_prefix="ZR",
            rules_version=1,
            options=[
                Flag("little"),
                Choice("drawing", list(DRAWINGS), shared="automatic"),
                Number("points", 4, 1, 9),
                Choice("naming", list(NAMINGS)),
                tempo(),
                begins(),
            ],
            move_count=moves.MOVE_COUNT,
            arguments={
                "seat": "seat",
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
                "reason": "zr-reason",
            },
            events={
                "zr-rally": (["seat", "rally"], []),
                "zr-dealt": (["seat"], ["cards"]),
                "zr-laid": (["seat", "card"], []),
                "zr-snapped": (["seat", "card"], []),
                "zr-named": (["seat", "before", "card", "answer", "right"], []),
                "zr-misnamed": (["seat", "before", "card", "answer", "right"], []),
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
            extras=["medal"],
        )

    def reaction_ms(self) -> int:
        """A snap is a hand on the table: quick, but a child's hand must have a chance."""
        return 2500

    def seat_counts(self, options: OptionValues) -> list[int]:
        return _SEATS[:]

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

    def load(self, position: Position) -> NumberRally:
        try:
            state = _read(position)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError, AssertionError) as trouble:
            raise BadFile("bad-position", "This is not a position of Zahlen-Rallye.") from trouble
        counts = LITTLE_COUNTS if state.little else COUNTS
        if state.material() != {NAMES[kind]: counts[kind] for kind in range(1, KINDS)}:
            raise BadFile("bad-position", "This position of Zahlen-Rallye has missing or surplus cards.")
        return state

    def in_words(self, view: View) -> list[Phrase]:
        lines = [Phrase("zr-words-total", {"total": view["total"], "goal": view["goal"]})]
        pile = cast(list[str], view["pile"])
        if pile:
            lines.append(Phrase("zr-words-top", {"card": pile[-1], "seat": view["layer"]}))
        if view["car"] is None:
            lines.append(Phrase("zr-words-car-free"))
        else:
            lines.append(Phrase("zr-words-car", {"seat": view["car"]}))
        lines.append(Phrase("zr-words-draw-pile", {"count": view["draw_pile"]}))
        goal = view["points_to_win"]
        for seat, points in enumerate(cast(list[int], view["points"])):
            lines.append(Phrase("zr-words-points", {"seat": seat, "points": points, "goal": goal}))
        for seat in cast(list[int], view["may_draw"]):
            lines.append(Phrase("zr-words-may-draw", {"seat": seat}))
        naming = cast("dict[str, object] | None", view["naming"])
        if naming is not None:
            sum_ = {"seat": naming["seat"], "before": naming["before"], "card": naming["card"]}
            lines.append(Phrase("zr-words-naming", sum_))
            if naming["right"] is not None:
                lines.append(Phrase("zr-words-right", {"right": naming["right"]}))
        snap = cast("dict[str, object] | None", view["snap"])
        if snap is not None:
            lines.append(Phrase("zr-words-snap", {"card": snap["card"]}))
        elif naming is None and view["phase"] == "turn":
            lines.append(Phrase("zr-words-turn", {"seat": view["turn"]}))
        hand = cast(list[str], view["hand"])
        if hand:
            lines.append(Phrase("zr-words-hand", {"cards": hand}))
        return lines


def _kinds(names: object) -> list[int]:
    return [KIND_OF[name] for name in cast(list[str], names)]


def _numbers(given: object, low: int, high: int) -> list[int]:
    """A list of ints in this range."""
    found: list[int] = []
    for number in cast(list[object], given):
        found.append(whole_number(number, low, high))
    return found


def _flag(given: object) -> bool:
    if not isinstance(given, bool):
        raise ValueError("flag")
    return given


def _read(position: Position) -> NumberRally:
    seats = whole_number(position["seats"], _SEATS[0], _SEATS[-1])
    last = seats - 1
    state = NumberRally(
        seats,
        _flag(position["little"]),
        DRAWINGS.index(cast(str, position["drawing"])) == 0,
        NAMINGS.index(cast(str, position["naming"])),
        TEMPOS.index(cast(str, position["tempo"])) == 1,
        whole_number(position["points_to_win"], 1, 9),
    )
    state.lay_out()
    state.rng = Fields(position).rng("rng")
    state.rally = whole_number(position["rally"], 1, 1_000_000)
    state.starter = whole_number(position["starter"], 0, last)
    state.turn = whole_number(position["turn"], 0, last)
    state.deck = _kinds(position["draw_pile"])
    hands = cast(list[object], position["hands"])
    state.owed = _numbers(position["owed"], 0, HAND_SIZE)
    state.points = _numbers(position["points"], 0, state.points_to_win)
    state.mistakes = _numbers(position["mistakes"], 0, 1_000_000)
    if not len(hands) == len(state.owed) == len(state.points) == len(state.mistakes) == seats:
        raise ValueError("seats")
    for seat in range(seats):
        state.set_hand(seat, _kinds(hands[seat]))
        if state.sizes[seat] + state.owed[seat] > HAND_SIZE:
            raise ValueError("hand")
    state.pile = tuple(_kinds(position["pile"]))
    state.layer = whole_number(position["layer"], NOBODY, last)
    state.ending = ENDINGS.index(cast(str, position["ending"]))
    most = state.goal + OVERSHOOT if state.ending not in (0, EMPTY) else state.goal - 1
    state.total = whole_number(position["total"], 0, most)
    state.car = whole_number(position["car"], NOBODY, last)
    state.snappable = _flag(position["snappable"])
    state.window = _flag(position["window"])
    state.asked = _numbers(position["asked"], 0, last)
    state.yes = _numbers(position["yes"], 0, last)
    question = cast("dict[str, object] | None", position["question"])
    if question is not None:
        state.naming_seat = whole_number(question["seat"], 0, last)
        state.naming_before = whole_number(question["before"], 0, state.goal - 1)
        state.wrong = tuple(_numbers(question["wrong"], 0, state.goal + OVERSHOOT))
    state.takes = _flag(position["takes"])
    state.over = _flag(position["over"])
    _check(state)
    return state


def _check(state: NumberRally) -> None:
    """What belongs together must fit together, or a game could get stuck."""
    laid = len(state.pile) > 0
    if laid == (state.layer == NOBODY) or (state.snappable and state.pile[-1] > HIGHEST_NUMBER):
        raise ValueError("pile")
    if (state.window and not state.snappable) or (len(state.asked) > 0 and not state.window):
        raise ValueError("snap")
    if state.layer in state.asked or len(set(state.asked)) != len(state.asked):
        raise ValueError("asked")
    if state.naming_seat != NOBODY and (state.naming_seat != state.layer or state.naming == 0):
        raise ValueError("naming")
    for seat in state.yes:
        if seat in state.asked or seat == state.layer or state.counts[KINDS * seat + state.pile[-1]] == 0:
            raise ValueError("yes")
    if state.over:
        if state.car == NOBODY or state.points[state.car] < state.points_to_win:
            raise ValueError("over")
    elif not state.actors() or not all(state.moves(seat) for seat in state.actors()):
        raise ValueError("stuck")


GAME: Final = NumberRallyGame()
