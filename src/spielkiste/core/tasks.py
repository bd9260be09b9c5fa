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
        least: The score that is enough; 0 if it takes a victory.
        options: The options that are not as usual.
    """

    def __init__(self, name: str, rivals: int = 1, level: int = 2, least: int = 0, options: OptionValues | None = None) -> None:
        self.name: Final = name
        self.rivals: Final = rivals
        self.level: Final = level
        self.least: Final = least
        self.options: Final[OptionValues] = options if options is not None else {}
