"""How a broken promise is told."""

from spielkiste.core.record import Record


class Nonconformance(AssertionError):
    """A game breaks its promise: one sentence, and the calls that lead there."""

    def __init__(self, sentence: str, record: Record | None = None) -> None:
        super().__init__(sentence if record is None else f"{sentence}\nTo see it again:\n{_calls(record)}")


def named(seat: int | None) -> str:
    """Return who sits there, counted from 0 as in every call."""
    return "a spectator" if seat is None else f"seat {seat}"


def _calls(record: Record) -> str:
    """Return the game as Python, so that seats count as they do in the sentence above it, and in the author's own code."""
    if record.start_position is not None:
        return record.dumps()
    changed = [
        f", {option.name}={record.options[option.name]!r}"
        for option in record.game.options
        if record.options[option.name] != option.default
    ]
    lines = [
        "    import spielkiste",
        f'    state = spielkiste.new("{record.game.slug}", seats={record.seats}, seed={record.seed!r}{"".join(changed)})',
    ]
    return "\n".join([*lines, *(f'    state.play({seat}, "{record.game.notation(move)}")' for seat, move in record.moves)])
