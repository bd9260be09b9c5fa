"""Naming what two cards have in common (T-5), the same in all four games.

The player names one row in play that both cards lie in, "joker", or "colour" if it is the colour only.  The question
lies on top of whatever the game would do next.  *Practice*: a wrong answer is told, struck out and asked again;
*strict*: it is told and counted, and play goes on.

The moves of all four games begin with the twelve answers, 0 to 11.
"""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from spielkiste.core.game import Position, Refusal, State, Story
from spielkiste.core.story import Event, Phrase
from spielkiste.games.numnum.matching import explain
from spielkiste.games.numnum.material import KIND_OF, NAMES

OFF: Final = 0
PRACTICE: Final = 1
STRICT: Final = 2
NAMING: Final = ["off", "practice", "strict"]

ANSWERS: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "11", "13", "joker", "colour"]
ANSWER_COUNT: Final = 12

#: Declared by every game of the box.
NAMING_ARGUMENTS: Final[dict[str, str]] = {
    "seat": "seat",
    "left": "nn-card",
    "right": "nn-card",
    "answer": "nn-answer",
    "answers": "nn-answer",
    "rows": "nn-answer",
    "colour": "nn-colour",
}
NAMING_EVENTS: Final[dict[str, tuple[list[str], list[str]]]] = {
    # For the learning report: who was asked, about which two cards, what they said; the key tells whether it was right.
    "nn-named": (["seat", "left", "right", "answer"], []),
    "nn-misnamed": (["seat", "left", "right", "answer"], []),
    "nn-misnamed-strict": (["seat", "left", "right", "answer", "answers"], []),
}


def naming_phrase(move: int) -> Phrase:
    """An answer as a move."""
    return Phrase("nn-move-name", {"answer": ANSWERS[move]})


def right_answers(left: int, right: int, bars: int) -> list[int]:
    """The answers that are right, as moves."""
    return [ANSWERS.index(answer) for answer in explain(left, right, bars).answers()]


@mypyc_attr(allow_interpreted_subclasses=True)
class NamingState(State):
    """A game in which a player may have to name what two cards share."""

    def __init__(self, seats: int, naming: int, story: Story | None) -> None:
        super().__init__(seats, story)
        self.naming = naming
        #: The two cards in question (-1: nothing is asked), the bars when they met, and the answers already found wrong.
        self.left = -1
        self.right = -1
        self.tried: tuple[int, ...] = ()
        #: How many wrong answers each seat has given (strict only).
        self.mistakes: tuple[int, ...] = (0,) * seats

    def ask_name(self, left: int, right: int) -> None:
        """Ask the player on turn, if the table wants it."""
        if self.naming != OFF:
            self.left = left
            self.right = right
            self.tried = ()

    def asks_name(self) -> bool:
        return self.left >= 0

    def name_moves(self) -> list[int]:
        """Every answer not yet found wrong."""
        return [answer for answer in range(ANSWER_COUNT) if answer not in self.tried]

    def hear_name(self, seat: int, answer: int, bars: int) -> bool:
        """Judge an answer; True if the question is settled and play goes on."""
        right = right_answers(self.left, self.right, bars)
        story = self.story
        told: dict[str, object] = {
            "seat": seat,
            "left": NAMES[self.left],
            "right": NAMES[self.right],
            "answer": ANSWERS[answer],
        }
        if answer in right:
            if story is not None:
                story.append(Event("nn-named", told))
        elif self.naming == PRACTICE:
            if story is not None:
                story.append(Event("nn-misnamed", told))
            self.tried += (answer,)
            return False
        else:
            if story is not None:
                told["answers"] = [ANSWERS[one] for one in right]
                story.append(Event("nn-misnamed-strict", told))
            self.mistakes = tuple([count + 1 if other == seat else count for other, count in enumerate(self.mistakes)])
        self.left = -1
        self.right = -1
        self.tried = ()
        return True

    def why_not_name(self, move: int) -> Refusal:
        """Why an illegal move of the seat that is asked is none now."""
        if move < ANSWER_COUNT:
            return Refusal(
                "T-5",
                "nn-why-tried",
                {"answer": ANSWERS[move], "left": NAMES[self.left], "right": NAMES[self.right]},
            )
        return Refusal("T-5", "nn-why-name-first", {"left": NAMES[self.left], "right": NAMES[self.right]})

    def naming_view(self) -> dict[str, object] | None:
        """The question as everybody may see it."""
        if self.left < 0:
            return None
        return {
            "left": NAMES[self.left],
            "right": NAMES[self.right],
            "tried": [ANSWERS[answer] for answer in self.tried],
        }

    def copy_naming(self, twin: "NamingState") -> None:
        twin.left = self.left
        twin.right = self.right
        twin.tried = self.tried
        twin.mistakes = self.mistakes

    def naming_position(self) -> dict[str, object]:
        return {
            "mode": NAMING[self.naming],
            "left": NAMES[self.left] if self.left >= 0 else None,
            "right": NAMES[self.right] if self.right >= 0 else None,
            "tried": [ANSWERS[answer] for answer in self.tried],
            "mistakes": list(self.mistakes),
        }

    def read_naming(self, position: Position) -> None:
        """Take over what `naming_position` wrote; the mode is read before, by `naming_mode`."""
        left = cast("str | None", position["left"])
        right = cast("str | None", position["right"])
        if (left is None) != (right is None) or (left is not None and self.naming == OFF):
            raise ValueError("naming")
        self.left = KIND_OF[left] if left is not None else -1
        self.right = KIND_OF[right] if right is not None else -1
        self.tried = tuple([ANSWERS.index(answer) for answer in cast("list[str]", position["tried"])])
        self.mistakes = tuple([count + 0 for count in cast("list[int]", position["mistakes"])])
        if len(self.mistakes) != self.seats:
            raise ValueError("mistakes")


def naming_mode(position: Position) -> int:
    """The naming option of a saved game."""
    return NAMING.index(cast(str, cast("dict[str, object]", position["naming"])["mode"]))
