"""A classroom: who is in it, which tables stand in it, what has been played.  It is kept as one text; nothing here does I/O.

A child is a number, an animal and a nickname; the browser's name for itself is there so that a child who joins twice is one.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec

from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.core.game import Game, Outcome
from spielkiste.core.options import complete
from spielkiste.core.registry import find
from spielkiste.table import pairing

#: Letters that nobody takes for another or for a digit when they are read or heard, and of which no word is made.
LETTERS: Final = "CDFGHJKMPRTWXY"
CODE_LENGTH: Final = 6
#: Rooms that an earlier version opened have shorter codes, until their day is over.
CODE_LENGTHS: Final = (CODE_LENGTH, 4)
MOST_CHILDREN: Final = 200
MOST_AT_A_TABLE: Final = 4
ANIMALS: Final = 8
TEACHER: Final = "teacher"
#: What ids of rooms begin with; those of tables never do.
MARK: Final = "~"

Pairing = Literal["meet", "swiss", "semi", "final"]
#: What a table is for besides points: the final, the two before it, or third place.
Cup = Literal["", "semi", "final", "third"]
#: So many come into the semi-finals.
SEMI_FINALISTS: Final = 4


class Plan(msgspec.Struct, frozen=True):
    """What is played: `size` children at a table, or one against bots."""

    game: str
    options: dict[str, Any]
    size: int
    level: int


class Tally(msgspec.Struct):
    """How often a child knew a fact at once, and how often it did not."""

    right: int = 0
    wrong: int = 0


#: By the name of a syllabus, and of a fact in it.
Learnt = dict[str, dict[str, Tally]]


def learn(learnt: Learnt, syllabus: str, fact: str, right: bool) -> None:
    """One more answer."""
    tally = learnt.setdefault(syllabus, {}).setdefault(fact, Tally())
    if right:
        tally.right += 1
    else:
        tally.wrong += 1


class Child(msgspec.Struct):
    number: int
    name: str
    animal: int
    #: What its browser calls itself; nobody is told.
    client: str
    #: The teacher has sent it out.
    gone: bool = False
    #: What it was asked in the rounds that are over.
    learnt: Learnt = {}


class Sitting(msgspec.Struct):
    """A table of the present round: who sits on which chair, in the order they stood at first; None: a bot, or nobody yet."""

    table: str
    places: list[int | None]
    #: What each child has got for it, in halves of a point, once the first game at it is over.
    points: dict[int, int] | None = None
    cup: Cup = ""
    #: The shuffle of the game whose answers have been counted.
    counted: str = ""

    def winners_first(self, ranked: Sequence[int]) -> list[int]:
        """Its children by what this table has brought them; equals, or who has not finished, as they are ranked."""
        points = self.points or {}
        return sorted(
            (child for child in ranked if child in self.places), key=lambda child: (-points.get(child, 0), ranked.index(child))
        )


class Played(msgspec.Struct):
    """A table of an earlier round, as far as it counts."""

    children: list[int]
    points: dict[int, int]


class Room(msgspec.Struct):
    """All that is kept of a classroom."""

    code: str
    plan: Plan
    #: How many children may come in.
    places: int
    children: list[Child] = []
    tables: list[Sitting] = []
    played: list[Played] = []
    round: int = 1
    #: Bots have taken the empty chairs, and whoever comes now comes late.
    begun: bool = False
    paused: bool = False

    # -- who is here -------------------------------------------------------------------------------------------

    def child(self, number: int) -> Child:
        found = next((child for child in self.children if child.number == number and not child.gone), None)
        if found is None:
            raise BadSetup("no-such-child", "Nobody here has this number; look at the list again.")
        return found

    def here(self) -> list[Child]:
        return [child for child in self.children if not child.gone]

    def sitting(self, number: int) -> tuple[Sitting, int] | None:
        """The table and the chair of a child."""
        for table in self.tables:
            if number in table.places:
                return table, table.places.index(number)
        return None

    # -- what has been played ----------------------------------------------------------------------------------

    def results(self) -> list[Played]:
        """All tables that have come to an end, those of this round included."""
        now = [
            Played([child for child in table.places if child is not None], table.points)
            for table in self.tables
            if table.points is not None
        ]
        return [*self.played, *now]

    def points(self) -> Counter[int]:
        found: Counter[int] = Counter()
        for played in self.results():
            found.update(played.points)
        return found

    def ranked(self) -> list[int]:
        """Best first; who has as many points stands higher if those played against have more."""
        points = self.points()
        against: Counter[int] = Counter()
        for played in self.results():
            for child in played.children:
                against[child] += sum(points[other] for other in played.children if other != child)
        return sorted((child.number for child in self.here()), key=lambda child: (-points[child], -against[child], child))

    def standings(self) -> list[tuple[int, int]]:
        """Everybody with their place, best first.  A final that is over decides about the first places, otherwise points do."""
        ranked = self.ranked()
        final = next((table for table in self.tables if table.cup == "final" and table.points is not None), None)
        third = next((table for table in self.tables if table.cup == "third"), None)
        found: list[tuple[int, int]] = []
        for table in [final, third] if final is not None else []:
            if table is not None:
                order, won = table.winners_first(ranked), table.points or {}
                found += [
                    (child, len(found) + _place(won.get(child, 0), [won.get(other, 0) for other in order])) for child in order
                ]
        points = self.points()
        decided = [child for child, _ in found]
        rest = [child for child in ranked if child not in decided]
        return found + [(child, len(decided) + _place(points[child], [points[other] for other in rest])) for child in rest]

    def next_tables(self, who: Sequence[int], size: int, wanted: Pairing) -> list[tuple[pairing.Group, Cup]]:
        """Who plays with whom in the next round, and what for."""
        if wanted == "meet" or wanted == "swiss":
            return [(group, "") for group in self.groups(who, size, wanted)]
        ranked = [child for child in self.ranked() if child in who]
        least = SEMI_FINALISTS if wanted == "semi" else 2
        if size < 2 or len(ranked) < least or (wanted == "semi" and size != 2):
            raise BadSetup("class-no-final", "For this there are too few who play against each other.")
        # Whether they have met or not.
        cups: list[tuple[pairing.Group, Cup]]
        if wanted == "semi":
            first, second, third, fourth = ranked[:SEMI_FINALISTS]
            cups = [([first, fourth], "semi"), ([second, third], "semi")]
        else:
            cups = self._final(ranked, size)
        # Nobody looks on: the others play with their neighbours.
        rest = [child for child in ranked if not any(child in group for group, _ in cups)]
        cups += [(group, "") for group in pairing.neighbours(rest, size)]
        return cups

    def _final(self, ranked: list[int], size: int) -> list[tuple[pairing.Group, Cup]]:
        """The best of all, or after semi-finals those who have won them; then those who have lost them play for third place."""
        semis = [table.winners_first(ranked) for table in self.tables if table.cup == "semi"]
        if not semis:
            return [(ranked[:size], "final")]
        come = [child for place in range(2) for table in semis for child in table[place : place + 1]]
        best = [*come, *[child for child in ranked if child not in come]][:2]
        losers = [child for child in come if child not in best]
        return [(best, "final"), (losers, "third")] if losers else [(best, "final")]

    def groups(self, who: Sequence[int], size: int, wanted: Literal["meet", "swiss"]) -> list[pairing.Group]:
        """So that everybody meets somebody new, or equals meet."""
        sat = [table.places for table in self.tables]
        before = [played.children for played in self.played] + [
            [child for child in chairs if child is not None] for chairs in sat
        ]
        met = pairing.met_in(before)
        if wanted == "meet" or size <= 1:
            return pairing.round_robin(sorted(who), size, met)
        ranked = [child for child in self.ranked() if child in who]
        if size > 2:
            return pairing.neighbours(ranked, size)
        byes = Counter(group[0] for group in before if len(group) == 1)
        return pairing.swiss(ranked, dict(self.points()), met, byes)

    def turn_over(self) -> None:
        """The round is over: what counts of it is kept, its tables are not."""
        for table in self.tables:
            children = [child for child in table.places if child is not None]
            if children:
                self.played.append(Played(children, table.points or {}))
        self.tables = []
        self.round += 1
        self.begun = True


def checked_plan(game: str, options: dict[str, Any], size: int, level: int) -> Plan:
    """What a teacher has wished for; BadSetup if it cannot be played like this."""
    if not 1 <= size <= MOST_AT_A_TABLE or not 1 <= level <= 5:
        raise BadSetup("bad-seats", "This many players do not fit.", {"counts": f"1-{MOST_AT_A_TABLE}", "seats": size})
    found = find(game)
    plan = Plan(found.slug, options, size, level)
    found.check_setup(chairs_for(found, plan, size), options)
    return plan


def chairs_for(game: Game, plan: Plan, children: int) -> int:
    """How many chairs a table for so many children has: one each where the game allows it, otherwise bots sit down besides."""
    counts = game.seat_counts(complete(game.options, plan.options))
    if plan.size == 1:
        return min((count for count in counts if count > 1), default=1)
    return children if children > 1 and children in counts else plan.size


def points_of(outcome: Outcome, sides: int, places: Sequence[int | None]) -> dict[int, int]:
    """What a finished game brings each child, in halves: two for the winning side, one for those who share the win."""
    won = {seat % sides for seat in outcome.winners}
    share = 2 if len(won) == 1 else 1
    return {child: share if seat in outcome.winners else 0 for seat, child in enumerate(places) if child is not None}


def _place(points: int, among: Sequence[int]) -> int:
    """Who has as many has the same place."""
    return 1 + sum(other > points for other in among)


def new_room_id() -> str:
    return MARK + secrets.token_urlsafe(9)


def new_code() -> str:
    """Return one of five million codes: six letters, none twice in a row."""
    code = ""
    while len(code) < CODE_LENGTH:
        letter = secrets.choice(LETTERS)
        if not code.endswith(letter):
            code += letter
    return code


def read_code(text: str) -> str:
    """A code as somebody typed it; empty if it cannot be one."""
    plain = "".join(text.split()).upper()
    return plain if len(plain) in CODE_LENGTHS and all(letter in LETTERS for letter in plain) else ""


def child_role(number: int) -> str:
    """What the key of a child stands for."""
    return f"child:{number}"


def written(room: Room) -> str:
    return msgspec.json.encode(room).decode()


def read_room(text: str) -> Room:
    try:
        return msgspec.json.decode(text, type=Room)
    except msgspec.MsgspecError as trouble:
        raise BadFile("table-unreadable", "This table cannot be read any more; start another one.") from trouble
