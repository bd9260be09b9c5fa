"""What a game declares for its task of the day (see `spielkiste.table.daily`)."""

from typing import Final

from spielkiste.core.options import OptionValues


class Task:
    """A small task for one person at a given deal: win against some bots, or reach a score.

    The text ``task-SLUG-NAME`` says it in one short sentence.

    Attributes:
        name: The name of the task, for its text.
        rivals: The number of bots.
        level: How strong they are.
        least: The score to reach; 0 if the task is to win.
        options: The options that differ from their defaults.
    """

    def __init__(self, name: str, rivals: int = 1, level: int = 2, least: int = 0, options: OptionValues | None = None) -> None:
        self.name: Final = name
        self.rivals: Final = rivals
        self.level: Final = level
        self.least: Final = least
        self.options: Final[OptionValues] = options if options is not None else {}
