"""Games of learned bots, for the tests of every build; the browser's Python, which has no pytest, plays them, too."""

from functools import cache
from hashlib import sha256
from statistics import median
from time import perf_counter

import spielkiste
from spielkiste.bots import make_bot
from spielkiste.core.batch import next_seat
from spielkiste.core.bot import Situation

#: By game: a hash of the net's decisions in one game. Nets compute with integers, so it is the same on every machine.
DECISIONS = {
    "thousand-km": "b27486a65cbd",
    "number-rally": "5cdd0b4149c0",
    "mau-mau": "494f399b9bb8",
    "wall-break": "faa4cf3461f2",
}


@cache
def decisions(slug: str, seats: int = 2, most: int = 10_000, **options: object) -> list[tuple[Situation, int]]:
    """Return the first situations with a choice in a game of learned bots, and the chosen moves."""
    game = spielkiste.find(slug)
    state = game.new(seats, "taught", options)
    bots = [make_bot("learned", game, seat, seats, "taught") for seat in range(seats)]
    found: list[tuple[Situation, int]] = []
    last = -1
    while state.outcome() is None and len(found) < most:
        last = next_seat(state, last)
        situation = Situation(game, state.copy(), last)
        move = bots[last].choose(situation)
        if len(situation.moves) > 1:
            found.append((situation, move))
        state.apply(last, move)
    return found


def fingerprint(made: list[tuple[Situation, int]]) -> str:
    return sha256(" ".join(str(move) for _, move in made).encode()).hexdigest()[:12]


def effort(slug: str) -> float:
    """Return how long a decision takes, in additions of the same Python: the middle of 40, measured in turns with a loop.

    The unit hardly depends on the speed of the machine.
    """
    game = spielkiste.find(slug)
    shares: list[float] = []
    for situation, _ in decisions(slug, most=40):
        bot = make_bot("learned", game, situation.seat, 2, "taught")
        began = perf_counter()
        bot.choose(situation)
        chosen = perf_counter()
        total = 0
        for number in range(20_000):
            total += number
        shares.append(20_000 * (chosen - began) / (perf_counter() - chosen))
    return median(shares)
