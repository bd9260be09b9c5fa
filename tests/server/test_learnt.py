"""Test what a teacher sees of the facts that a class was asked."""

from types import SimpleNamespace
from typing import Any, cast

from spielkiste.core.registry import find
from spielkiste.host.classroom import learnt, seating
from spielkiste.host.table import TableHost
from spielkiste.table import logbook
from spielkiste.table.match import Match
from spielkiste.table.room import Child, Plan, Room, Sitting, Tally, read_room, written

PLAN = Plan("number-rally", {"naming": "practice", "tempo": "calm"}, 2, 2)


def _room() -> Room:
    children = [Child(number, f"C{number}", 0, f"c{number}") for number in (7, 8)]
    return Room("GHKM", PLAN, 30, children, [Sitting("a", [7, 8])])


def _played(names: list[str], wrong: bool) -> tuple[Match, int]:
    """Return a table at which a player played a number and said the total, at once or after a wrong guess, and that
    player's seat.
    """
    game = find(PLAN.game)
    opening = seating.opening(game, PLAN, names, 2, True)
    match = Match.from_log([opening[0], {"kind": "deal", "seed": "a"}])
    assert match.state is not None
    (seat,) = match.state.actors()

    def play(move: str) -> None:
        match.enter(logbook.Move(seat=seat, move=move))

    play("lay 6")
    for said in ("say 60", "say 6") if wrong else ("say 6",):
        play(said)
    return match, seat


def _told(room: Room, match: Match) -> dict[int, list[Any]]:
    hosts = cast("dict[str, TableHost]", {"a": SimpleNamespace(match=match)})
    told = learnt.sheet(room, hosts)
    return {one.child: [(fact.written, fact.right, fact.wrong) for fact in one.facts] for one in told.children}


def test_a_game_in_progress_shows_and_is_counted_once_when_it_is_put_away() -> None:
    room = _room()
    match, seat = _played(["A", "B"], wrong=True)
    child, other = (7, 8) if seat == 0 else (8, 7)
    assert _told(room, match) == {child: [("…0 + 6", 0, 1)], other: []}
    assert room.child(child).learnt == {}
    for _ in range(2):
        learnt.note(room, room.tables[0], match)
        assert _told(room, match) == {child: [("…0 + 6", 0, 1)], other: []}
    # The next round adds to these facts, no matter which server leads the room.
    room.turn_over()
    room = read_room(written(room))
    room.tables = [Sitting("a", [7, 8])]
    again, _ = _played(["A", "B"], wrong=False)
    learnt.note(room, room.tables[0], again)
    assert room.child(child).learnt == {"sums": {"0+6": Tally(1, 1)}}


def test_answers_of_bots_do_not_count_as_learnt() -> None:
    room = _room()
    match, seat = _played(["A", "B"], wrong=False)
    match.enter(logbook.StandIn(seat=seat, bot="rules"))
    match.enter(logbook.StandIn(seat=seat, bot=None))
    assert _told(room, match) == {7: [], 8: []}


def test_a_game_without_sums_reports_no_facts() -> None:
    room = _room()
    plan = Plan("memo-race", {}, 2, 2)
    opening = seating.opening(find(plan.game), plan, ["A", "B"], 2, True)
    match = Match.from_log(opening)
    learnt.note(room, room.tables[0], match)
    assert _told(room, match) == {7: [], 8: []}
