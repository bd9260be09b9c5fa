"""The facts that players can learn in a box: which ones a game brings up, and how to practise each.

A fact is the smallest thing that a person knows or does not know yet (6 × 7 = 42), with a short name (`6x7`).  The rules do not
depend on facts.  The box defines them, because they follow from its cards.  Code that keeps a record (`learning`) or draws a
picture needs only this module.
"""

from abc import abstractmethod
from typing import Final, Literal

from mypy_extensions import mypyc_attr

from spielkiste.core.story import Event

#: How a player met a fact: it was played (or snapped) without a question, or asked about.
How = Literal["played", "snapped", "asked"]
PLAYED: Final[How] = "played"
SNAPPED: Final[How] = "snapped"
ASKED: Final[How] = "asked"


class Meeting:
    """Facts that a player met.  If they were asked: the question and the first answer in the notation of the game."""

    def __init__(self, seat: int, how: How, facts: list[str], question: str = "", answer: str = "", right: bool = False) -> None:
        self.seat: Final = seat
        self.how: Final = how
        self.facts: Final = facts
        self.question: Final = question
        self.answer: Final = answer
        #: Whether the first answer was right.
        self.right: Final = right


class Exercise:
    """A question about one fact.  `right` is the expected answer; `show` is for the box's own drawing.

    `written` is the question with its answer in figures, if it differs from the fact itself: 50 + 9 = 59.
    """

    def __init__(self, fact: str, right: str, show: dict[str, object], written: str = "") -> None:
        self.fact: Final = fact
        self.right: Final = right
        self.show: Final = show
        self.written: Final = written


@mypyc_attr(allow_interpreted_subclasses=True)
class Syllabus:
    """The facts of a box as a table: rows and columns with a fact in each cell, and a few facts outside it.

    `order` lists all of them in the order of learning.  `written` gives each in figures, the same in every language.  Its title
    is the text `syllabus-NAME`.
    """

    def __init__(
        self,
        name: str,
        rows: list[str],
        columns: list[str],
        cells: list[list[str]],
        beside: list[str],
        order: list[str],
        written: dict[str, str],
    ) -> None:
        self.name: Final = name
        self.rows: Final = rows
        self.columns: Final = columns
        self.cells: Final = cells
        self.beside: Final = beside
        self.order: Final = order
        self.written: Final = written

    @abstractmethod
    def meetings(self, story: list[Event]) -> list[Meeting]:
        """Return the facts that the players met in a game with this story."""
        raise NotImplementedError

    @abstractmethod
    def exercises(self, fact: str) -> list[Exercise]:
        """Return questions about a fact, at least one."""
        raise NotImplementedError
