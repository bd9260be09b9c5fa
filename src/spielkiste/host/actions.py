"""Checks the requests of players at a table and turns them into log entries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spielkiste.bots import names_for
from spielkiste.core.errors import BadMove, BadSetup
from spielkiste.host import lessons, moving, protocol
from spielkiste.host.connection import Connection
from spielkiste.host.proposals import What
from spielkiste.table import logbook
from spielkiste.table.daily import next_seed
from spielkiste.table.keys import new_seed
from spielkiste.table.logbook import Entry
from spielkiste.table.match import Match
from spielkiste.table.names import BOT_NAMES, cleaned, free_name, made_up, numbered
from spielkiste.table.seats import ANIMALS

if TYPE_CHECKING:
    from spielkiste.host.table import TableHost

STAND_IN_LEVEL = 3


def entries_for(table: TableHost, connection: Connection, request: protocol.Act) -> list[Entry]:
    """Return the entries to commit now.  The list is empty if the request is not logged or waits for the others to agree."""
    moving.check_here(table.match)
    match request:
        case protocol.Play():
            return _play(table, connection, request)
        case protocol.Rename():
            others = [chair.name for seat, chair in enumerate(table.match.chairs) if seat != request.seat]
            return [logbook.Name(request.seat, numbered(cleaned(request.name), others))]
        case protocol.SetPace():
            return [logbook.Pace(request.pace)] if request.pace != table.match.pace else []
        case protocol.Start():
            return _start(table)
        case protocol.StandIn():
            return _stand_in(table, connection, request.seat)
        case protocol.TakeBack():
            back = table.match.chairs[request.seat].stand_in is not None
            return [logbook.StandIn(request.seat, None)] if back else []
        case protocol.Leave():
            return leave(table.match, request.seat, BOT_NAMES)
        case protocol.Undo():
            if table.quiet_moment is None:
                raise BadMove("nothing-to-undo", "This cannot be taken back: someone has seen something new since.")
            return _propose(table, connection, "undo")
        case protocol.End():
            if table.match.record is None or table.match.over:
                raise BadSetup("not-running", "There is no game to end.")
            return _propose(table, connection, "end")
        case protocol.MoveAway():
            moving.check_all_here(table)
            return _propose(table, connection, "move")
        case protocol.Rematch():
            if not table.match.over and not lessons.finished(table.match):
                raise BadSetup("not-over", "A rematch is possible once the game is over.")
            if request.swap and (len(table.match.chairs) < 2 or table.match.lesson is not None):
                raise BadSetup("nobody-to-swap", "There is nobody here to swap seats with.")
            return _propose(table, connection, "swap" if request.swap else "rematch")
        case protocol.Read():
            going_on = lessons.after_reading(table.match, request.step)
            return [going_on] if going_on is not None else []
        case protocol.Answer():
            table.proposals.answer({request.seat}, request.yes)
            return settle(table)


def _play(table: TableHost, connection: Connection, request: protocol.Play) -> list[Entry]:
    match, seat = table.match, request.seat
    move = match.game.parse(request.move)
    if request.at is not None:
        _check_meant(table, connection, seat, request.at)
    if not match.plays_itself(seat):
        raise BadMove("stood-in", "A bot is playing for you; take your seat back first.")
    entries = made(match, seat, move)
    lessons.object_to(match, move)
    return entries


def _check_meant(table: TableHost, connection: Connection, seat: int, at: int) -> None:
    """Raise `BadMove` if the table has changed since the client chose this move."""
    racing = table.match.clock_runs()
    if racing and at < table.window.number:
        # Another player was quicker to react to the same thing.
        raise BadMove("too-late", "Too late: someone was faster; you keep your card.")
    if table.moved.elsewhere(seat, connection.page) > at:
        raise BadMove("played-elsewhere", "This seat is now being played on another device.")
    # Only in a race may a player move again before the response to their last move has arrived.
    if table.moved.dealt > at or (not racing and table.moved.here(seat, connection.page) > at):
        raise BadMove("moved-on", "The table has moved on since; look, and choose again.")


def made(match: Match, seat: int, move: int) -> list[Entry]:
    """Return the entry for a move.

    Return no entry if the player declines while a window is open: the window must last equally long for every answer.
    """
    entry = match.move(seat, move)
    assert match.state is not None
    return [] if match.clock_runs() and move == match.state.silence(seat) else [entry]


def _start(table: TableHost) -> list[Entry]:
    """Start the game: bots fill the open chairs and stand in for absent players."""
    match = table.match
    if match.record is not None:
        raise BadSetup("started-already", "The game has already started.")
    absent = [seat for seat in match.people() if is_away(table, seat, table.pace.absence_ms)]
    return [*begin(match, BOT_NAMES), *(logbook.StandIn(seat, helper(match)) for seat in absent)]


def begin(match: Match, names: Sequence[str]) -> list[Entry]:
    """Return the entries that put bots with names from `names` on the open chairs and start the game."""
    fills: list[Entry] = []
    taken = [chair.name for chair in match.chairs]
    for seat in match.open_seats():
        taken.append(_free_name(names, taken))
        fills.append(logbook.Fill(seat, helper(match), taken[-1]))
    return [*fills, logbook.Deal(new_seed(match.game))]


def animal_wished(animal: int | None) -> int | None:
    """Return the animal that a client asks for; a number that is too large wraps around."""
    return None if animal is None else animal % ANIMALS


def sit(
    match: Match, table_id: str, name: str | None, client: str | None, wished: int | None = None, animal: int | None = None
) -> list[Entry]:
    """Take this chair, or the next open one if it is taken.  Filling the last chair starts the game."""
    moving.check_here(match)
    free = match.free_seats()
    if not free:
        raise BadSetup("table-full", "All the seats at this table are taken; ask for the link to watch.")
    seat = wished if wished in free else free[0]
    taken = [chair.name for other, chair in enumerate(match.chairs) if other != seat]
    chair = match.chairs[seat]
    if chair.kept:
        # The chair is kept for a known person: use that name and animal unless the client sends others.
        name, animal = name or chair.name, chair.animal if animal is None else animal
    called = numbered(cleaned(name), taken) if name else made_up(taken, sum(table_id.encode()) + seat)
    entry = logbook.Sit(seat, called, client, animal_wished(animal))
    full = len(free) == 1 and match.record is None
    return [entry, logbook.Deal(new_seed(match.game))] if full else [entry]


def seat_of(match: Match, client: str) -> int | None:
    """Return the seat this page has taken and not left since, or None.  A later holder of the seat does not count."""
    return next((seat for seat, chair in enumerate(match.chairs) if chair.client == client), None)


def _stand_in(table: TableHost, connection: Connection, seat: int) -> list[Entry]:
    match = table.match
    if not 0 <= seat < len(match.chairs) or match.chairs[seat].kind != "person":
        raise BadSetup("nobody-there", "Nobody is sitting in this seat.")
    if seat not in connection.seats and not is_away(table, seat, table.pace.absence_ms):
        if match.slow:
            raise BadSetup("slow-week", "At this table everyone has a week for each turn.")
        raise BadSetup("still-there", "This player is still here; give them a moment.")
    return [logbook.StandIn(seat, helper(match))]


def leave(match: Match, seat: int, names: Sequence[str]) -> list[Entry]:
    """Return the entry that gives a chair to a bot with one of these names, or reopens it before the deal."""
    if match.record is None:
        return [logbook.Leave(seat, None, "")]
    return [logbook.Leave(seat, helper(match), _free_name(names, [chair.name for chair in match.chairs]))]


def helper(match: Match) -> str:
    """Return the bot that takes an empty seat."""
    return f"{names_for(match.game)[0]}@{STAND_IN_LEVEL}"


def _free_name(names: Sequence[str], taken: list[str]) -> str:
    """Return a name that is not taken; the first if all are."""
    return free_name(names, taken, names[0])


def _propose(table: TableHost, connection: Connection, what: What) -> list[Entry]:
    """Put a proposal to the table.  Everyone who shares the proposer's device counts as agreeing."""
    table.proposals.put(what, set(connection.seats), asked(table, what))
    return settle(table)


def is_away(table: TableHost, seat: int, longer_than_ms: int) -> bool:
    """Return whether a person has been away for this long.

    At a slow table it counts only once they have had a week for a turn.
    """
    return (not table.match.slow or table.match.over or seat in table.overdue()) and table.presence.is_away(seat, longer_than_ms)


def patience_ms(table: TableHost, what: What) -> int:
    """Return for how many milliseconds a disconnected player is still asked.  A short disconnect does not count as consent."""
    return table.pace.consent_ms if what in ("end", "move") else table.pace.absence_ms


def asked(table: TableHost, what: What) -> set[int]:
    """Return the seats that must agree: those of people who are connected or were until recently.

    A person with a stand-in is asked only before the game is ended or moved.  At a slow table, an absent person is not asked
    about an undo of others' moves.
    """
    match, patience = table.match, patience_ms(table, what)
    away = {seat for seat in match.people() if is_away(table, seat, patience)}
    if what == "undo" and match.slow:
        away = {seat for seat in match.people() if table.presence.is_away(seat, patience)} - _undone(table)
    return {
        seat for seat in match.people() if (what in ("end", "move") or match.chairs[seat].stand_in is None) and seat not in away
    }


def _undone(table: TableHost) -> set[int]:
    """Return the seats whose moves an undo would take back."""
    record = table.match.record
    return {seat for seat, _ in record.moves[table.quiet_moment or 0 :]} if record is not None else set()


def without_absent(table: TableHost) -> list[Entry]:
    """Wait no longer for players who are away, and return the entries of a proposal that is settled by that.

    A game is never moved without asking everyone, so that proposal is dropped.
    """
    what = table.proposals.what
    if what is None or not table.proposals.without(asked(table, what)):
        return []
    if what == "move":
        table.proposals.forget()
        return []
    return settle(table)


def settle(table: TableHost) -> list[Entry]:
    """Return the entries of a proposal that everyone has agreed to, or none."""
    what = table.proposals.settled()
    if what is None:
        return []
    by = table.proposals.by
    table.proposals.forget()
    match what:
        case "undo":
            kept = table.quiet_moment
            return [logbook.Undo(kept)] if kept is not None else []
        case "rematch" | "swap":
            if not table.match.over and not lessons.finished(table.match):
                return []
            match = table.match
            return [logbook.Deal(next_seed(match.seed, new_seed(match.game)), swapped=what == "swap")]
        case "move":
            return [logbook.Moved(by)] if not table.match.over else []
        case "end":
            return [logbook.End()] if not table.match.over else []
