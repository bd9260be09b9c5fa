"""The small times table as facts to learn: 42 is the seventh number in the row of six.

The naming question (T-5) shows which row a player sees in two numbers.  The answer counts for the row that was named, and
for the places of both numbers in it.  If no row was named, the answer counts for the smallest row in which both have a
place.  The joker, the colour and places beyond the ninth (24 is the twelfth number in the row of two) do not count.
"""

from typing import Final

from spielkiste.core.story import Event
from spielkiste.core.syllabus import ASKED, PLAYED, Exercise, Meeting, Syllabus
from spielkiste.games.numnum.matching import shared_rows
from spielkiste.games.numnum.material import COLOUR_OF, COLOURS, JOKER, KIND_OF, NAMES, NUMBER_CARDS, NUMBERS

ROWS: Final = [2, 3, 4, 5, 6, 7, 8, 9]
PLACES: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9]
#: The rows in learning order: rows that can be derived by doubling or halving come after their source.
LEARNT: Final = [2, 5, 4, 3, 6, 9, 8, 7]
CHOICES: Final = 4

_PLAYED: Final = ["nn-laid", "nn-laid-doubly", "nn-took", "nn-took-doubly", "nn-took-opening", "nn-played", "nn-fetched"]
_ASKED: Final = ["nn-named", "nn-misnamed", "nn-misnamed-strict"]


def fact_of(row: int, place: int) -> str:
    return f"{row}x{place}"


def _facts(row: int, numbers: list[int]) -> list[str]:
    """Return the facts for these numbers in a row, up to the ninth place."""
    if row not in ROWS:
        return []
    places = [number // row for number in numbers if number % row == 0]
    return [fact_of(row, place) for place in PLACES if place in places]


def _row_to_look_for(numbers: list[int], rows: list[int]) -> int:
    """Return the smallest row in which all numbers have a place; 0 if there is none."""
    return next((row for row in rows if len(_facts(row, numbers)) == len(set(numbers))), 0)


def _card(number: int, colour: int) -> str:
    """Return the card with this number, in this colour if it exists."""
    kinds = [kind for kind in range(NUMBER_CARDS) if NUMBERS[kind] == number]
    return NAMES[next((kind for kind in kinds if COLOUR_OF[kind] == colour), kinds[0])]


class TimesTable(Syllabus):
    """The syllabus: eight rows of nine facts."""

    def __init__(self) -> None:
        super().__init__(
            name="times",
            rows=[str(row) for row in ROWS],
            columns=[str(place) for place in PLACES],
            cells=[[fact_of(row, place) for place in PLACES] for row in ROWS],
            beside=[],
            order=[fact_of(row, place) for row in LEARNT for place in PLACES],
            written={fact_of(row, place): f"{row} × {place} = {row * place}" for row in ROWS for place in PLACES},
        )

    def meetings(self, story: list[Event]) -> list[Meeting]:
        found: list[Meeting] = []
        asked: dict[tuple[int, str], list[Event]] = {}
        for event in story:
            seat = event.args.get("seat", 0)
            assert isinstance(seat, int)
            if event.key in _ASKED:
                question = f"{event.args['left']} {event.args['right']}"
                asked.setdefault((seat, question), []).append(event)
            elif event.key in _PLAYED:
                found += _played(event, seat)
        answered = [_asked(seat, question, events) for (seat, question), events in asked.items()]
        # A player who is asked about a card just played meets the fact once, not twice.
        named = {seat for seat, _ in asked}
        return [*[one for one in found if one.seat not in named], *[one for one in answered if one.facts]]

    def exercises(self, fact: str) -> list[Exercise]:
        row, place = [int(number) for number in fact.split("x")]
        right = row * place
        colour = COLOURS[(row + place) % len(COLOURS)]
        wrong: list[int] = []
        # Plausible wrong answers: neighbours in the row and in the row of the other factor, then any numbers close to the
        # right answer.
        near = sorted((abs(number - right), number) for number in set(NUMBERS) - {JOKER, right})
        for guess in [right - row, right + row, right + place, right - place, *[number for _, number in near]]:
            if guess in NUMBERS and guess not in (JOKER, right) and guess not in wrong:
                wrong.append(guess)
        # How many wrong answers are smaller varies from fact to fact; otherwise the position would reveal the right
        # one.
        fewer = [guess for guess in wrong if guess < right]
        more = [guess for guess in wrong if guess > right]
        below = (row * 3 + place) % CHOICES
        chosen = [*fewer[:below], *more][: CHOICES - 1]
        chosen += [guess for guess in wrong if guess not in chosen][: CHOICES - 1 - len(chosen)]
        numbers = sorted([right, *chosen])
        show: dict[str, object] = {
            "row": row,
            "place": place,
            "cards": [_card(number, COLOURS.index(colour)) for number in numbers],
            "numbers": numbers,
            "steps": [row * step for step in range(1, place + 1)],
        }
        return [Exercise(fact, str(right), show)]


def _played(event: Event, seat: int) -> list[Meeting]:
    names = [event.args["card"], event.args["top"]] if "card" in event.args else [event.args["left"], event.args["right"]]
    kinds = [KIND_OF[str(name)] for name in names]
    if max(kinds) >= NUMBER_CARDS:
        return []
    numbers = [NUMBERS[kind] for kind in kinds]
    facts = _facts(_row_to_look_for(numbers, shared_rows(kinds[0], kinds[1], 0)), numbers)
    return [Meeting(seat, PLAYED, facts)] if facts else []


def _asked(seat: int, question: str, events: list[Event]) -> Meeting:
    args = events[0].args
    numbers = [NUMBERS[KIND_OF[str(args[side])]] for side in ("left", "right")]
    rights = args["answers"]
    assert isinstance(rights, list)
    right = [str(event.args["answer"]) for event in events if event.key == "nn-named"]
    rows = [int(one) for one in right[:1] or rights if str(one).isdecimal()]
    row = rows[0] if right and rows else _row_to_look_for(numbers, rows)
    facts = _facts(row, numbers)
    return Meeting(seat, ASKED, facts, question, str(args["answer"]), events[0].key == "nn-named")


TIMES_TABLE: Final = TimesTable()
