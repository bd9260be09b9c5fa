"""Builders for scenes: name the cards that matter, and the others go where they have no effect."""

from collections import Counter
from typing import cast

from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.games.numnum.material import DECK, KIND_OF, NAMES, PATIENCE_DECK
from spielkiste.games.numnum.mau_mau.game import GAME as MAU_MAU
from spielkiste.games.numnum.mau_mau.state import MauMau
from spielkiste.games.numnum.patience.game import GAME as PATIENCE
from spielkiste.games.numnum.patience.state import Patience
from spielkiste.games.numnum.wall.game import CLEAR_AWAY, WALL_BREAK, WallGame
from spielkiste.games.numnum.wall.state import Wall

SHAPES = {"T": "triangle", "C": "circle", "S": "square", "D": "diamond"}


def name(short: str) -> str:
    """Return a card's name: ``12T`` is 12-triangle; ``wish``, ``no-twos`` and ``no-fives`` stay as they are."""
    return f"{short[:-1]}-{SHAPES[short[-1]]}" if short[-1] in SHAPES else short


def names(shorts: str) -> list[str]:
    return [name(short) for short in shorts.split()]


def kind(short: str) -> int:
    return KIND_OF[name(short)]


def rest_of(deck: list[int], used: list[str]) -> list[str]:
    """Return the deck without these cards, numbers first."""
    left = Counter(NAMES[card] for card in deck)
    left.subtract(Counter(used))
    assert all(count >= 0 for count in left.values()), [card for card, count in left.items() if count < 0]
    return list(left.elements())


def no_naming(seats: int, mode: str = "off") -> dict[str, object]:
    return {"mode": mode, "left": None, "right": None, "tried": [], "mistakes": [0] * seats}


def mau_mau(
    hands: list[str],
    top: str = "12T",
    *,
    draw: str = "",
    under: str | None = None,
    bars: list[int] | None = None,
    wished: str | None = None,
    turn: int = 0,
    open_hands: bool = False,
    naming: str = "off",
    phase: str = "turn",
    drawn: str | None = None,
    passes: int = 0,
) -> MauMau:
    """Return a Mau-Mau table with these hands and this top card. `draw` comes first in the draw pile; the rest of the
    deck follows it, or is under the top card if `under` is "rest".
    """
    cards = [names(hand) for hand in hands]
    beside = [["no-twos", "no-fives"][[2, 5].index(row)] for row in bars or []]
    first = names(draw)
    used = [card for hand in cards for card in hand] + beside + first + [name(top)]
    rest = rest_of(DECK, used)
    return MAU_MAU.read(
        {
            "seats": len(hands),
            "hands": "open" if open_hands else "hidden",
            "draw_pile": first if under == "rest" else first + rest,
            "sunk": 0,
            "pile": [*(rest if under == "rest" else []), name(top)],
            "bars": bars or [],
            "wished": wished,
            "cards": cards,
            "turn": turn,
            "phase": phase,
            "drawn": name(drawn) if drawn is not None else None,
            "passes": passes,
            "naming": no_naming(len(hands), naming),
            "ended_by": "",
            "rng": cast(object, Rng("scene").position()),
        }
    )


def wall(
    stacks: list[str],
    *,
    game: WallGame = WALL_BREAK,
    taken: str = "",
    takers: list[int] | None = None,
    aside: str = "",
    seats: int = 2,
    turn: int = 0,
    phase: str = "main",
    naming: str = "off",
) -> Wall:
    """Return a wall of seven stacks, the free card last. All other cards were taken long ago by party 1, `taken` by
    `takers`.
    """
    rows = [names(stack) for stack in stacks] + [[] for _ in range(7 - len(stacks))]
    latest = names(taken)
    out = names(aside)
    early = rest_of(DECK, [card for row in rows for card in row] + latest + out)
    owners = takers if takers is not None else [0] * len(latest)
    position: dict[str, object] = {
        "seats": seats,
        "stacks": rows,
        "taken": [[card, 1] for card in early] + [[card, owner] for card, owner in zip(latest, owners, strict=True)],
        "aside": out,
        "turn": turn,
        "phase": phase,
        "questions": [],
        "breach": None,
        "claimed": None,
        "naming": no_naming(seats, naming),
        "ended_by": "",
    }
    return game.read(position)


def clear_away(stacks: list[str], **more: object) -> Wall:
    return wall(stacks, game=CLEAR_AWAY, **more)  # type: ignore[arg-type]


def patience(
    piles: list[str], hand: str = "", *, waiting: list[str] | None = None, wishes: int = 0, naming: str = "off"
) -> Patience:
    """Return a patience with piles and waiting rows by suit (T, C, S, D); `hand` is still to come.

    Other cards are at the bottom of the piles, so the scene plays on as described.
    """
    rows = [names(row) for row in waiting] if waiting is not None else [[], [], [], []]
    tops = [names(pile) for pile in piles]
    coming = names(hand)
    used = [card for row in rows for card in row] + [card for pile in tops for card in pile] + coming + ["wish"] * wishes
    rest = rest_of(PATIENCE_DECK, used)
    below: list[list[str]] = [[], [], [], []]
    for card in rest:
        below[list(SHAPES.values()).index(card.split("-")[1]) if card != "wish" else 0].append(card)
    # A wish card cannot start a pile.
    built = [sorted(below[colour], key=lambda card: card == "wish") + tops[colour] for colour in range(4)]
    past = [card for pile in built for card in pile[1:]] + [card for row in rows for card in row] + ["wish"] * wishes
    return PATIENCE.read(
        {
            "seats": 1,
            "hand_pile": past + coming,
            "turned": len(past),
            "piles": built,
            "waiting": rows,
            "wishes": wishes,
            "over": False,
            "naming": no_naming(1, naming),
        }
    )


def do(state: MauMau | Wall | Patience, *moves: str) -> None:
    """Play moves in notation, each by the player to move."""
    game = {MauMau: MAU_MAU, Patience: PATIENCE}.get(type(state)) or WALL_BREAK
    for move in moves:
        seat = state.actors()[0]
        state.play(seat, game.parse(move))


def can(state: MauMau | Wall | Patience, seat: int | None = None) -> list[str]:
    """Return the moves of a seat, or of the player to move, in notation."""
    game = {MauMau: MAU_MAU, Patience: PATIENCE}.get(type(state)) or WALL_BREAK
    return [game.notation(move) for move in state.moves(seat if seat is not None else state.actors()[0])]


def refused(state: MauMau | Wall | Patience, move: str, seat: int | None = None) -> tuple[str, str]:
    """Return the clause and the key with which a move is refused."""
    game = {MauMau: MAU_MAU, Patience: PATIENCE}.get(type(state)) or WALL_BREAK
    refusal = state.why_not(seat if seat is not None else state.actors()[0], game.parse(move))
    assert refusal is not None, f"{move} is legal"
    return refusal.clause, refusal.reason.key


def level(a: str, b: str, barred: set[int]) -> int:
    """Return how two cards match, by a second reading of NN-1 to NN-4: 0 not at all, 1 single, 2 double."""
    if "-" not in a or "-" not in b or a.startswith("no-") or b.startswith("no-"):
        return 0
    (number, colour), (other, other_colour) = a.split("-"), b.split("-")
    x, y = int(number), int(other)
    rows = {2, 3, 4, 5, 6, 7, 8, 9, 11, 13} - barred
    return int(colour == other_colour) + int(1 in (x, y) or any(x % row == 0 and y % row == 0 for row in rows))


def heard(state: MauMau | Wall | Patience) -> list[tuple[str, dict[str, object]]]:
    """Return the events since the last call; the first call starts recording."""
    if state.story is None:
        state.story = []
    told = [(event.key, {**event.args, **(event.secret or {})}) for event in state.story]
    state.story.clear()
    return told


__all__ = [
    "CLEAR_AWAY", "MAU_MAU", "PATIENCE", "WALL_BREAK", "Record", "can", "clear_away", "do", "heard", "kind", "level",
    "mau_mau",
    "name", "names", "no_naming", "patience", "refused", "rest_of", "wall",
]  # fmt: skip
