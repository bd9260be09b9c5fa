"""Scenes at the wall, and helpers to read them."""

from typing import cast

from spielkiste.games.numnum.material import DECK
from spielkiste.games.numnum.wall.game import WallGame
from spielkiste.games.numnum.wall.state import Wall
from tests.numnum.tables import CLEAR_AWAY, WALL_BREAK, can, names, no_naming, rest_of

HEIGHTS = [16, 16, 15, 15, 15, 16, 16]
#: Four cards of which no two match.
STRANGERS = ["5T", "7C", "11S", "13D"]
#: The last eight cards taken, and by which party.
EIGHT = "8T 8C 3S 12T 6D 10D 20C 14S"
OWNERS = [0, 1, 0, 1, 0, 1, 0, 1]
#: One card is left in the third stack.
CRACKED = ["11T 4C 7S", "13T 3S", "8T", "5C 12D", "7D 2S 11C", "13D 13S", "9D 5S 10C 11D"]


def new(game: WallGame, seed: int, seats: int = 2, **options: object) -> Wall:
    state = game.new(seats, seed, options)
    assert isinstance(state, Wall)
    return state


def stacks_of(state: Wall) -> list[list[str]]:
    return cast(list[list[str]], state.position()["stacks"])


def taken_by(state: Wall) -> list[list[object]]:
    return cast(list[list[object]], state.position()["taken"])


def seen(state: Wall, seat: int | None) -> list[list[str]]:
    """Return the cards of each stack that a view shows."""
    return [stack["cards"] for stack in state.view(seat)["stacks"]]


def cards(state: Wall) -> list[int]:
    """Return the number of cards of each party."""
    return [side["cards"] for side in state.view(None)["sides"]]


def phase(state: Wall) -> str:
    return state.view(None)["phase"]


def swaps(state: Wall, stack: int) -> set[str]:
    """Return the cards that a stack's wish card may bring back."""
    start = f"swap {stack} "
    return {move.removeprefix(start) for move in can(state) if move.startswith(start)}


def untouched(tops: list[str], game: WallGame = WALL_BREAK, *, start: str = "main", turn: int = 0) -> Wall:
    """Return the whole deck in seven stacks with these cards at their ends; nothing has been taken."""
    ends = [names(top) for top in tops]
    rest = rest_of(DECK, [card for end in ends for card in end])
    stacks = []
    for height, end in zip(HEIGHTS, ends, strict=True):
        below, rest = rest[: height - len(end)], rest[height - len(end) :]
        stacks.append(below + end)
    assert not rest
    return game.read(
        {
            "seats": 2,
            "stacks": stacks,
            "taken": [],
            "aside": [],
            "turn": turn,
            "phase": start,
            "questions": [],
            "breach": None,
            "claimed": None,
            "naming": no_naming(2),
            "ended_by": "",
        }
    )


def shared_out(state: Wall, mine: int) -> Wall:
    """Return the same scene, with the first `mine` of the taken cards for party 0 and the others for party 1."""
    taken = [[entry[0], 0 if place < mine else 1] for place, entry in enumerate(taken_by(state))]
    game = WALL_BREAK if state.variant.breach else CLEAR_AWAY
    return game.read({**state.position(), "taken": taken})
