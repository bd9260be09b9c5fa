"""Reading a position of the Fernsehlotterie: nothing comes in that play could not have led to, or not go on from."""

from typing import Final, cast

from spielkiste.core.game import Position
from spielkiste.core.positions import whole_number
from spielkiste.core.randomness import Rng
from spielkiste.games.tv_lottery.material import (
    ALL_NOTES,
    BIT,
    DIGITS,
    FIELDS,
    LUCK_OF,
    PLACES,
    PRICE,
    SEATS_MAX,
    SECTOR_COUNT,
    SPINNERS,
    TURNS_EACH,
)
from spielkiste.games.tv_lottery.questions import (
    BUY,
    BUY_OFF,
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

_ABOUT_A_DIGIT: Final = [PLACE, FIELD_CARD, EMPTY_FIELD, SELLER, LEAVING, GIVE, TAKEN]
# Who answers one of these may have to pay at once.
_FOR_THE_RICH: Final = [EMPTY_FIELD, SELLER, LEAVING, GIVE, BUY]
# More than anybody can win in nine rounds.
_MOST_MONEY: Final = 10 * ALL_NOTES


def _numbers(saved: object, count: int, low: int, high: int) -> list[int]:
    """A list of this many whole numbers within the bounds."""
    numbers = [whole_number(number, low, high) for number in cast("list[object]", saved)]
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
    return Rng.at(seed, drawn)


def read_position(position: Position) -> TvLottery:
    """The state that `position_of` wrote, without counting the material; raises what a wrong type or value raises."""
    seats, rounds = _numbers([position["seats"], position["rounds"]], 2, 1, 9)
    if not 2 <= seats <= SEATS_MAX:
        raise ValueError("seats")
    state = TvLottery(seats, rounds, bool(position["buying_off"]), _rng(position["rng"]))
    state.phase = PHASES.index(cast(str, position["phase"]))
    state.turn, state.beginner = _numbers([position["turn"], position["beginner"]], 2, 0, seats - 1)
    # TL-21: the last turn ends the round; only a game that is over still shows it.
    last_turn = TURNS_EACH * seats - (0 if state.phase == OVER else 1)
    state.turns = _numbers([position["turns"]], 1, 0, last_turn)[0]
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
    if (state.phase == OVER) != (not state.stack) or (state.phase == OVER) != (len(state.finished) >= rounds):
        raise ValueError("questions")
    if len(state.finished) > rounds:
        raise ValueError("rounds")
    if state.phase == DRAFT:
        _check_draft(state)
    for asked in state.stack:
        _check_question(asked, state)
    if state.stack and state.stack[-1].kind == BUY_OFF and state.money[state.turn] < PRICE:
        raise ValueError("nothing to pay with")
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


def _check_draft(state: TvLottery) -> None:
    """TL-2: one at a time, so nobody is more than a card ahead, and it is the turn of one with the fewest."""
    held = [state.held((state.turn + step) % state.seats) for step in range(state.seats)]
    if len(state.stack) != 1 or held != sorted(held) or held[-1] > held[0] + 1 or held[0] == PLACES:
        raise ValueError("draft")


def _check_question(asked: Question, state: TvLottery) -> None:
    """A question that the table gives rise to: of the player whose turn it is, about cards and money that are there."""
    kind = asked.kind
    asker = asked.other if kind == GIVE else asked.seat
    if asker != state.turn:
        raise ValueError("turn")
    if kind in _FOR_THE_RICH and state.money[asker] < PRICE:
        raise ValueError("nothing to pay with")
    if kind == EMPTY_FIELD and state.lying[asked.digit] > 0:
        raise ValueError("not an empty field")
    if kind in (FIELD_CARD, TAKEN) and (state.lying[asked.digit] == 0 or asked.price > state.money[asker]):
        raise ValueError("no such card to take")
    if kind == TAKEN and asked.price not in (0, PRICE):
        raise ValueError("price")
    if kind in (SELLER, LEAVING, GIVE):
        if asked.seats == 0 or asked.seats != state.owners_of_two(asked.digit, asker):
            raise ValueError("who has it twice")
        seller = asked.seat if kind == GIVE else asked.other
        if kind != SELLER and not asked.seats & BIT[seller]:
            raise ValueError("seller")
        if kind == GIVE and state.holder(asker)[asked.place] == asked.digit:
            raise ValueError("an equal card")
    if kind == BUY_OFF:
        here = state.pawns[asker]
        standing = sum(BIT[seat] for seat in range(state.seats) if seat != asker and state.pawns[seat] == here)
        if not state.buying_off or asked.seats == 0 or asked.seats & ~standing:
            raise ValueError("who stands here")
