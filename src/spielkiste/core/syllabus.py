"""What there is to learn in a box, fact by fact: what a game lets its players meet, and how each fact can be practised.

A fact here is the smallest thing that somebody knows or does not know yet (6 × 7 = 42), named by a short word of the box
(`6x7`).  No rule hangs on it.  It is the box's business because it is made of what the cards do; whoever keeps a record
(`learning`) or draws a picture needs no more than this.
"""

from abc import abstractmethod
from typing import Final, Literal

from mypy_extensions import mypyc_attr

from spielkiste.core.story import Event

#: How somebody came by a fact: it was played (or snapped) without a question, or asked for.
How = Literal["played", "snapped", "asked"]
PLAYED: Final[How] = "played"
SNAPPED: Final[How] = "snapped"
ASKED: Final[How] = "asked"


class Meeting:
    """Somebody met these facts.  Where they were asked: the question and the first answer in the game's own notation."""

    def __init__(self, seat: int, how: How, facts: list[str], question: str = "", answer: str = "", right: bool = False) -> None:
        self.seat: Final = seat
        self.how: Final = how
        self.facts: Final = facts
        self.question: Final = question
        self.answer: Final = answer
        #: The first answer was the right one.
        self.right: Final = right


class Exercise:
    """A question about one fact.  `right` is what is to be answered; `show` is for the box's own drawing.

    `written` is the question with its answer in figures, where that is not what the fact itself says: 50 + 9 = 59.
    """

    def __init__(self, fact: str, right: str, show: dict[str, object], written: str = "") -> None:
        self.fact: Final = fact
        self.right: Final = right
        self.show: Final = show
        self.written: Final = written


@mypyc_attr(allow_interpreted_subclasses=True)
class Syllabus:
    """The facts of a box as a picture: rows and columns with a fact in each cell, and a few that stand beside it.

    `order` has all of them, those to be learnt first in front; `written` says each in figures, the same in every language.
    Its title is the text `syllabus-NAME`.
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
        """What everybody met in a game with this story."""
        raise NotImplementedError

    @abstractmethod
    def exercises(self, fact: str) -> list[Exercise]:
        """Ways to ask for a fact, at least one."""
        raise NotImplementedError
