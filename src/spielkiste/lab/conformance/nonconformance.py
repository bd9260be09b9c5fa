"""How a broken promise is told."""

from spielkiste.core.record import Record


class Nonconformance(AssertionError):
    """A game breaks its promise."""

    def __init__(self, sentence: str, record: Record | None = None) -> None:
        super().__init__(sentence if record is None else f"{sentence}\nReplay:\n{record.dumps()}")
