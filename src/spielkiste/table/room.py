"""A classroom: its children, its tables and its results, stored as one text; no I/O here.

A child is a number, an animal and a nickname.  The browser's own id is stored, too, so that a child who joins twice
is recognised.
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
from spielkiste.table.seats import Place

#: Letters that cannot be confused with each other or with digits when read or heard, and that form no words.
LETTERS: Final = "CDFGHJKMPRTWXY"
CODE_LENGTH: Final = 6
#: Rooms opened by an earlier version have shorter codes, until they expire.
CODE_LENGTHS: Final = (CODE_LENGTH, 4)
MOST_CHILDREN: Final = 200
MOST_AT_A_TABLE: Final = 4
#: How many children may wait at the door of a full room.
MOST_KNOCKING: Final = 12
TEACHER: Final = "teacher"
#: The first character of room ids; table ids never start with it.
MARK: Final = "~"

Pairing = Literal["meet", "swiss", "semi", "final"]
#: The knockout game that a table plays: a semi-final, the final or the game for third place; "" for none.
Cup = Literal["", "semi", "final", "third"]
#: The number of players in the semi-finals.
SEMI_FINALISTS: Final = 4


class Plan(msgspec.Struct, frozen=True):
    """The game to play, with `size` children at a table; with 1, each child plays against bots."""

    game: str
    options: dict[str, Any]
    size: int
    level: int


class Tally(msgspec.Struct):
    """How often a child knew a fact at once, and how often it did not."""

    right: int = 0
    wrong: int = 0


#: By name of a syllabus, then by fact.
Learnt = dict[str, dict[str, Tally]]


def learn(learnt: Learnt, syllabus: str, fact: str, right: bool) -> None:
    """Count one more answer."""
    tally = learnt.setdefault(syllabus, {}).setdefault(fact, Tally())
    if right:
        tally.right += 1
    else:
        tally.wrong += 1


class Child(msgspec.Struct):
    number: int
    name: str
    animal: int
    #: The id of its browser; never shown to anyone.
    client: str
    #: Whether the teacher has removed it.
    gone: bool = False
    #: Whether it came to a full room and waits until the teacher seats it.
    knocks: bool = False
    #: Whether the room chose its name; a child who really has that name gets it.
    invented: bool = False
    #: Whether it has finished the lesson of the warm-up.
    through: bool = False
    #: The answers in the finished rounds.
    learnt: Learnt = {}


class Sitting(msgspec.Struct):
    """A table of the current round: the child on each chair, in the original order; None for a bot or an open chair."""

    table: str
    places: list[int | None]
    #: The points of each child in half points, once the first game at this table is over.
    points: dict[int, int] | None = None
    cup: Cup = ""
    #: The seed of the game whose answers have been counted.
    counted: str = ""

    def winners_first(self, ranked: Sequence[int]) -> list[int]:
        """Return the children of this table by points; on equal or missing points, in the order of `ranked`."""
        points = self.points or {}
        return sorted(
            (child for child in ranked if child in self.places), key=lambda child: (-points.get(child, 0), ranked.index(child))
        )


class Played(msgspec.Struct):
    """The result of a table in an earlier round."""

    children: list[int]
    points: dict[int, int]
    game: str = ""


class Room(msgspec.Struct):
    """Everything that is stored about a classroom."""

    code: str
    plan: Plan
    #: The most children that may join.
    places: int
    children: list[Child] = []
    tables: list[Sitting] = []
    played: list[Played] = []
    round: int = 1
    #: Whether the round has started: bots have taken the empty chairs, and children who join now are late.
    begun: bool = False
    paused: bool = False
    #: Whether the children may show each other feelings.
    feelings: bool = False
    #: Whether full tables wait until the teacher starts all of them.
    together: bool = False
    #: The name of the lesson that each child takes before the round; empty once the round has begun.
    learning: str = ""
    #: The numbered deal of this round, the same at every table; empty for games without such numbers.
    deal: str = ""

    # -- children ----------------------------------------------------------------------------------------------

    def child(self, number: int) -> Child:
        found = next((child for child in self.children if child.number == number and not child.gone), None)
        if found is None:
            raise BadSetup("no-such-child", "Nobody here has this number; look at the list again.")
        return found

    def here(self) -> list[Child]:
        return [child for child in self.children if not child.gone]

    def knocking(self) -> list[Child]:
        """Return the children who wait at the door, in the order of their arrival."""
        return [child for child in self.here() if child.knocks]

    def inside(self) -> int:
        """Return how many children have a place, whether they are here now or not."""
        return len(self.here()) - len(self.knocking())

    def full(self) -> bool:
        """Return whether every place is taken."""
        return self.inside() >= self.places

    def sitting(self, number: int) -> tuple[Sitting, Place] | None:
        """Return the table and the chair of a child, or None."""
        for table in self.tables:
            if number in table.places:
                return table, Place(table.places.index(number))
        return None

    # -- results -----------------------------------------------------------------------------------------------

    def results(self) -> list[Played]:
        """Return the results of all finished tables, this round included."""
        now = [
            Played([child for child in table.places if child is not None], table.points, self.plan.game)
            for table in self.tables
            if table.points is not None
        ]
        return [*self.played, *now]

    def games_of(self, number: int) -> list[str]:
        """Return the games that a child has taken a seat in, each once."""
        sat = [played.game for played in self.played if number in played.children and played.game]
        now = [self.plan.game] if self.begun and not self.learning and self.sitting(number) is not None else []
        return list(dict.fromkeys(sat + now))

    def points(self) -> Counter[int]:
        found: Counter[int] = Counter()
        for played in self.results():
            found.update(played.points)
        return found

    def buchholz(self) -> Counter[int]:
        """Return the points of each child's opponents, the first tie-break."""
        points = self.points()
        found: Counter[int] = Counter()
        for played in self.results():
            for child in played.children:
                found[child] += sum(points[other] for other in played.children if other != child)
        return found

    def merits(self) -> dict[int, tuple[int, int, int]]:
        """Return by child: points, Buchholz points, and points in games against children who have as many of both."""
        points, buchholz = self.points(), self.buchholz()
        first = {child.number: (points[child.number], buchholz[child.number]) for child in self.here()}
        direct: Counter[int] = Counter()
        for played in self.results():
            for child, won in played.points.items():
                if any(first.get(child) == first.get(other) for other in played.children if other != child):
                    direct[child] += won
        return {child: (*merit, direct[child]) for child, merit in first.items()}

    def ranked(self) -> list[int]:
        """Return the children by their merits, best first; ties go to the child who came first."""
        merits = self.merits()
        return sorted(merits, key=lambda child: (*(-merit for merit in merits[child]), child))

    def standings(self) -> list[tuple[int, int]]:
        """Return all children with their places, best first.

        A finished final decides the first places, otherwise merits do; only equal merits share a place.
        """
        ranked = self.ranked()
        final = next((table for table in self.tables if table.cup == "final" and table.points is not None), None)
        third = next((table for table in self.tables if table.cup == "third"), None)
        found: list[tuple[int, int]] = []
        for table in [final, third] if final is not None else []:
            if table is not None:
                order, points = table.winners_first(ranked), table.points or {}
                won = {child: (points.get(child, 0),) for child in order}
                found += [(child, len(found) + _place(won[child], list(won.values()))) for child in order]
        merits = self.merits()
        decided = [child for child, _ in found]
        rest = [child for child in ranked if child not in decided]
        return found + [(child, len(decided) + _place(merits[child], [merits[other] for other in rest])) for child in rest]

    def next_tables(self, who: Sequence[int], size: int, wanted: Pairing) -> list[tuple[pairing.Group, Cup]]:
        """Return the groups of the next round, each with the knockout game that it plays."""
        if wanted == "meet" or wanted == "swiss":
            return [(group, "") for group in self.groups(who, size, wanted)]
        ranked = [child for child in self.ranked() if child in who]
        least = SEMI_FINALISTS if wanted == "semi" else 2
        if size < 2 or len(ranked) < least or (wanted == "semi" and size != 2):
            raise BadSetup("class-no-final", "Too few players compete for this kind of round.")
        cups: list[tuple[pairing.Group, Cup]]
        if wanted == "semi":
            first, second, third, fourth = ranked[:SEMI_FINALISTS]
            # The usual pairs, unless one of them has just played each other.
            ways: list[list[pairing.Group]] = [[[first, fourth], [second, third]], [[first, third], [second, fourth]]]
            last = pairing.met_in(self._groups_of_round())
            cups = [(pair, "semi") for pair in min(ways, key=lambda way: pairing.cost(way, last))]
        else:
            cups = self._final(ranked, size)
        # Nobody has to wait: the others play with their neighbours in the ranking, if they did not just play each other.
        rest = [child for child in ranked if not any(child in group for group, _ in cups)]
        cups += [(group, "") for group in self.groups(rest, size, "swiss")]
        return cups

    def _groups_of_round(self) -> list[pairing.Group]:
        """Return the groups of children who share a table in this round."""
        return [[child for child in table.places if child is not None] for table in self.tables]

    def _final(self, ranked: list[int], size: int) -> list[tuple[pairing.Group, Cup]]:
        """Return the tables of the final: the best players, or the winners of the semi-finals.

        The losers of the semi-finals play for third place.
        """
        semis = [table.winners_first(ranked) for table in self.tables if table.cup == "semi"]
        if not semis:
            return [(ranked[:size], "final")]
        come = [child for place in range(2) for table in semis for child in table[place : place + 1]]
        best = [*come, *[child for child in ranked if child not in come]][:2]
        losers = [child for child in come if child not in best]
        return [(best, "final"), (losers, "third")] if losers else [(best, "final")]

    def groups(self, who: Sequence[int], size: int, wanted: Literal["meet", "swiss"]) -> list[pairing.Group]:
        """Return groups in which everyone meets someone new, or in which equals meet."""
        last = self._groups_of_round()
        before = [played.children for played in self.played] + last
        met = pairing.with_last(pairing.met_in(before), last)
        if wanted == "meet" or size <= 1:
            return pairing.round_robin(sorted(who), size, met)
        ranked = [child for child in self.ranked() if child in who]
        if size > 2:
            return pairing.neighbours(ranked, size)
        byes = Counter(group[0] for group in before if len(group) == 1)
        return pairing.swiss(ranked, dict(self.points()), met, byes)

    def turn_over(self) -> None:
        """End the round: store its results and drop its tables."""
        for table in self.tables if not self.learning else []:
            children = [child for child in table.places if child is not None]
            if children:
                self.played.append(Played(children, table.points or {}, self.plan.game))
        self.tables = []
        self.learning = self.deal = ""
        for child in self.children:
            child.knocks = False
        self.round += 1
        self.begun = True


def checked_plan(game: str, options: dict[str, Any], size: int, level: int) -> Plan:
    """Return the plan a teacher asked for.  Raise `BadSetup` if it cannot be played."""
    if not 1 <= size <= MOST_AT_A_TABLE or not 1 <= level <= 5:
        raise BadSetup("bad-seats", "This number of players does not fit.", {"counts": f"1-{MOST_AT_A_TABLE}", "seats": size})
    found = find(game)
    plan = Plan(found.slug, options, size, level)
    found.check_setup(chairs_for(found, plan, size), options)
    return plan


def chairs_for(game: Game, plan: Plan, children: int) -> int:
    """Return the number of chairs at a table for this many children; bots fill the rest if the game needs more players."""
    counts = game.seat_counts(complete(game.options, plan.options))
    if plan.size == 1:
        return min((count for count in counts if count > 1), default=1)
    return children if children > 1 and children in counts else plan.size


def points_of(outcome: Outcome, sides: int, places: Sequence[int | None]) -> dict[int, int]:
    """Return the half points of each child: two for a win, one for a shared win."""
    won = {seat % sides for seat in outcome.winners}
    share = 2 if len(won) == 1 else 1
    return {child: share if seat in outcome.winners else 0 for seat, child in enumerate(places) if child is not None}


def _place(merit: tuple[int, ...], among: Sequence[tuple[int, ...]]) -> int:
    """Return the place for this merit; equal merits share a place."""
    return 1 + sum(other > merit for other in among)


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
    """Return a code as typed by a person, normalised; "" if it cannot be one."""
    plain = "".join(text.split()).upper()
    return plain if len(plain) in CODE_LENGTHS and all(letter in LETTERS for letter in plain) else ""


def child_role(number: int) -> str:
    """Return the role of a child's key."""
    return f"child:{number}"


def written(room: Room) -> str:
    return msgspec.json.encode(room).decode()


def read_room(text: str) -> Room:
    try:
        return msgspec.json.decode(text, type=Room)
    except msgspec.MsgspecError as trouble:
        raise BadFile("table-unreadable", "This table cannot be read any more; start another one.") from trouble
