"""Scenes of the TV Lottery for tests."""

from typing import cast

from spielkiste.core.randomness import Rng
from spielkiste.core.story import Event
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.material import ALL_NOTES, LUCK_DECK, LUCK_NAMES, SECTORS, SPINNERS, STAR
from spielkiste.games.tv_lottery.questions import SPIN, Question
from spielkiste.games.tv_lottery.state import TvLottery

NUMBER = [1, 2, 3, 4, 5, 6]
# One swap, or one card, short of the number one to six.
ALMOST = [1, 2, 3, 4, 5, 0]


def _plain_holder(held: list[list[int]], seats: int, number: list[int]) -> list[int]:
    """Return six remaining cards, if possible none of the number's, and none of them right."""
    left = [seats - sum(holder.count(digit) for holder in held) for digit in range(10)]
    order = sorted(range(10), key=lambda digit: (digit in number, digit))
    cards: list[int] = []
    while len(cards) < 6:
        for digit in order:
            if left[digit] > 0 and len(cards) < 6 and (digit not in number or sum(left[d] for d in order[:4]) == 0):
                left[digit] -= 1
                cards.append(digit)
    while any(card == wanted for card, wanted in zip(cards, number, strict=True)):
        cards = cards[1:] + cards[:1]
    return cards


def table(
    holders: list[list[int]] | None = None,
    *,
    seats: int = 2,
    number: list[int] | None = None,
    pawns: list[int] | None = None,
    money: list[int] | None = None,
    turn: int = 0,
    turns: int = 0,
    luck: list[str] | None = None,
    seed: str = "scene",
    rounds: int = 4,
    buying_off: bool = False,
    finished: int = 0,
    questions: list[Question] | None = None,
) -> TvLottery:
    """Return a game during its turns, with all events recorded; `luck` names the next luck cards, in order."""
    held = [list(holder) for holder in holders or []]
    while len(held) < seats:
        held.append(_plain_holder(held, seats, number if number is not None else NUMBER))
    lying = [seats - sum(holder.count(digit) for holder in held) for digit in range(10)]
    assert min(lying) >= 0, f"too many cards of a digit: {lying}"
    purses = money if money is not None else [200_000] * seats
    pile = [LUCK_NAMES[kind] for kind in LUCK_DECK]
    for name in luck or []:
        pile.remove(name)
    pile += reversed(luck or [])
    stack = questions if questions is not None else [Question(SPIN, turn)]
    state = GAME.read(
        {
            "seats": seats,
            "rounds": rounds,
            "buying_off": buying_off,
            "phase": "turn",
            "turn": turn,
            "beginner": (turn - turns) % seats,
            "turns": turns,
            "number": number if number is not None else NUMBER,
            "holders": held,
            "lying": lying,
            "filling": [],
            "money": purses,
            "bank": ALL_NOTES - sum(purses),
            "pawns": pawns if pawns is not None else [0] * seats,
            "needles": [0, 0, 0],
            "luck_pile": pile,
            "luck_used": [],
            "luck": None,
            "questions": [asked.json() for asked in stack],
            "finished": [{"number": [0, 1, 2, 3, 4, 5], "right": [0] * seats}] * finished,
            "rng": [seed, 0],
        }
    )
    state.story = []
    return state


def do(state: TvLottery, *lines: str) -> None:
    """Play moves in notation, each by the player who is asked."""
    for line in lines:
        state.play(state.actors()[0], GAME.parse(line))


def spin(state: TvLottery, number: int | str, spinner: str = "") -> None:
    """Spin so that the needle stops on a number, or on the star of a spinner."""
    if number == "star":
        sector = STAR
    else:
        spinner = spinner or next(name for name, sectors in zip(SPINNERS, SECTORS, strict=True) if number in sectors)
        sector = SECTORS[SPINNERS.index(spinner)].index(cast(int, number))
    seed = next(f"spin {n}" for n in range(1000) if Rng(f"spin {n}").below(7) == sector)
    state.rng = Rng(seed)
    do(state, f"spin {spinner}")


def land(state: TvLottery, field: int) -> None:
    """Bring the current player to a space by a spin of one."""
    state.pawns[state.turn] = field - 1 or 20
    spin(state, 1, "red")


def number_drawn_with(seed: str) -> list[int]:
    """Return the winning number that a table with this seed draws next."""
    lots = list(range(10))
    Rng(seed).shuffle(lots)
    return lots[:6]


def asked(state: TvLottery) -> str:
    """Return the kind of the current question."""
    return cast(str, question(state)["kind"])


def question(state: TvLottery) -> dict[str, object]:
    return cast("list[dict[str, object]]", state.view(None)["questions"])[-1]


def told(state: TvLottery, key: str) -> list[Event]:
    """Return the events with this key so far."""
    assert state.story is not None
    return [event for event in state.story if event.key == key]


def why(state: TvLottery, line: str, seat: int | None = None) -> tuple[str, str]:
    """Return the clause and key of the reason against a move, and check that playing it changes nothing."""
    refusal = state.why_not(state.actors()[0] if seat is None else seat, GAME.parse(line))
    assert refusal is not None
    return refusal.clause, refusal.reason.key


# Spaces of the ring by kind.
ZERO, LUCK, ONE, SWAP, TWO, BAD_LUCK, THREE, FOUR, FIVE, SIX, BUY = 1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 20
