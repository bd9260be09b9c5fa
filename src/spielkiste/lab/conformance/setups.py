"""The set-ups in which a game is checked."""

from collections.abc import Iterator

from spielkiste.core.game import Game
from spielkiste.core.options import SEAT, OptionValues


def setups(game: Game) -> Iterator[tuple[int, dict[str, object]]]:
    """Yield every seat count with default options, and every extreme value of every option with its seat counts.

    If an option does not change the seat counts, only the smallest and the largest table are checked.  An option that names a
    seat gets the last seat of each table.
    """
    defaults: OptionValues = game.defaults()
    usual = game.seat_counts(defaults)
    for seats in usual:
        yield seats, {}
    for option in game.options:
        if option.kind == SEAT:
            for seats in usual:
                yield seats, {option.name: seats}
            continue
        values = option.values()
        for value in [values[0], values[-1]] if option.kind == "number" else values:
            if value != option.default:
                counts = game.seat_counts({**defaults, option.name: value})
                for seats in dict.fromkeys([counts[0], counts[-1]] if counts == usual else counts):
                    yield seats, {option.name: value}
