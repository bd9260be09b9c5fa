"""The naming question (T-5) in all four games: what do two cards have in common?

The player names a row in play that both cards are in, "joker", or "colour" if only the colour matches.  The question
comes before the next step of the game.  In *practice*, a wrong answer is announced and struck out, and the question
is asked again; in *strict* mode it is announced and counted, and the game goes on.

The moves of all four games start with the twelve answers, 0 to 11.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from spielkiste.core.game import Refusal, State, Story
from spielkiste.core.options import OptionValues
from spielkiste.core.positions import Fields, refuse
from spielkiste.core.story import Event, Phrase
from spielkiste.games.numnum.matching import explain
from spielkiste.games.numnum.material import NAMES, NUMBER_CARDS
from spielkiste.games.numnum.view import NamingMode, NamingView

OFF: Final = 0
PRACTICE: Final = 1
STRICT: Final = 2
NAMING: Final[list[NamingMode]] = ["off", "practice", "strict"]

ANSWERS: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "11", "13", "joker", "colour"]
ANSWER_COUNT: Final = 12
#: The most mistakes that a position may have per seat.
MOST_MISTAKES: Final = 10_000

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
    # For the learning report: the seat, the two cards, the answer, and the right answers; the key says whether it was
    # right. Practice shows the right rows after a wrong answer, so they are not secret then.
    "nn-named": (["seat", "left", "right", "answer", "answers"], []),
    "nn-misnamed": (["seat", "left", "right", "answer", "answers"], []),
    "nn-misnamed-strict": (["seat", "left", "right", "answer", "answers"], []),
}


def naming_phrase(move: int) -> Phrase:
    """Return an answer as a phrase."""
    return Phrase("nn-move-name", {"answer": ANSWERS[move]})


def naming_in_words(naming: NamingView | None) -> list[Phrase]:
    """Return the open question as a line of the table in words; [] if there is none."""
    return [] if naming is None else [Phrase("nn-words-naming", {"left": naming["left"], "right": naming["right"]})]


def right_answers(left: int, right: int, bars: int) -> list[int]:
    """Return the right answers as moves."""
    return [ANSWERS.index(answer) for answer in explain(left, right, bars).answers()]


@mypyc_attr(allow_interpreted_subclasses=True)
class NamingState(State):
    """A game in which a player may have to name what two cards share."""

    def __init__(self, seats: int, naming: int, story: Story | None) -> None:
        super().__init__(seats, story)
        self.naming = naming
        #: The mask of bans in force (see `matching`); it cannot change while a question is open.
        self.bars = 0
        #: The two cards in question (-1: no question), and the wrong answers so far.
        self.left = -1
        self.right = -1
        self.tried: tuple[int, ...] = ()
        #: By seat: the number of wrong answers (strict only).
        self.mistakes: tuple[int, ...] = (0,) * seats

    def ask_name(self, left: int, right: int) -> None:
        """Ask the player whose turn it is what these two cards share, if naming is on."""
        if self.naming != OFF:
            self.left = left
            self.right = right
            self.tried = ()

    def asks_name(self) -> bool:
        return self.left >= 0

    def drop_question(self) -> None:
        """Close the question."""
        self.left = -1
        self.right = -1
        self.tried = ()

    def name_moves(self) -> list[int]:
        """Return every answer that has not been tried yet."""
        return [answer for answer in range(ANSWER_COUNT) if answer not in self.tried]

    def hear_name(self, seat: int, answer: int) -> bool:
        """Handle an answer; return True if the question is settled and the game goes on."""
        right = right_answers(self.left, self.right, self.bars)
        story = self.story
        told: dict[str, object] = {
            "seat": seat,
            "left": NAMES[self.left],
            "right": NAMES[self.right],
            "answer": ANSWERS[answer],
            "answers": [ANSWERS[one] for one in right],
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
                story.append(Event("nn-misnamed-strict", told))
            self.mistakes = tuple([count + 1 if other == seat else count for other, count in enumerate(self.mistakes)])
        self.drop_question()
        return True

    def why_not_name(self, move: int) -> Refusal:
        """Return why a move of the seat that is asked is illegal now."""
        if move < ANSWER_COUNT:
            return Refusal(
                "T-5",
                "nn-why-tried",
                {"answer": ANSWERS[move], "left": NAMES[self.left], "right": NAMES[self.right]},
            )
        return Refusal("T-5", "nn-why-name-first", {"left": NAMES[self.left], "right": NAMES[self.right]})

    def naming_view(self) -> NamingView | None:
        """Return the question as everyone may see it, or None."""
        if self.left < 0:
            return None
        return {
            "left": NAMES[self.left],
            "right": NAMES[self.right],
            "tried": [ANSWERS[answer] for answer in self.tried],
            "answers": explain(self.left, self.right, self.bars).answers() if self.tried else [],
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

    def read_naming(self, part: Fields) -> None:
        """Read what `naming_position` wrote.  `naming_mode` has already read the mode, and the bans are set."""
        self.left = part.place_or("left", NAMES, -1)
        self.right = part.place_or("right", NAMES, -1)
        self.tried = tuple(part.places("tried", ANSWERS))
        self.mistakes = tuple(part.numbers("mistakes", 0, MOST_MISTAKES, self.seats))
        part.done()
        if self.naming != STRICT and max(self.mistakes) > 0:
            refuse("mistakes are counted, but naming is not strict")
        if self.left < 0 and self.right < 0:
            if self.tried:
                refuse("answers were tried, but nothing is asked")
            return
        if self.naming == OFF or not 0 <= self.left < NUMBER_CARDS or not 0 <= self.right < NUMBER_CARDS:
            refuse("a question needs two number cards and a table where naming is on")
        right = right_answers(self.left, self.right, self.bars)
        if not right:
            refuse("the two cards in question share nothing")
        if self.tried and self.naming == STRICT:
            refuse("answers were tried, but strict naming asks only once")
        for place, answer in enumerate(self.tried):
            if answer in right or answer in self.tried[:place]:
                refuse("the answers tried must be different and wrong")


def naming_option(options: OptionValues) -> int:
    """Return the naming mode of a new game from its options."""
    return [str(mode) for mode in NAMING].index(str(options["naming"]))


def naming_mode(part: Fields) -> int:
    """Return the naming mode of a saved game from its part `naming`; `read_naming` reads the rest."""
    return part.place("mode", NAMING)
