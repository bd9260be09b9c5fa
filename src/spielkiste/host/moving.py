"""Moves a game from the server to the device of one of its players, where it continues without the server.

That device gets the log, the seed and the secret of the table, so its owner could find out every card.  Therefore all people at
the table must be connected and agree, and the server marks its own table as moved before it hands anything over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from spielkiste.core.errors import BadMove, BadSetup
from spielkiste.host import lobby
from spielkiste.table import logbook
from spielkiste.table.keys import JOIN, key_for
from spielkiste.table.match import Match

if TYPE_CHECKING:
    from spielkiste.host.hall import Hall
    from spielkiste.host.table import TableHost

#: The most seats that one device has.
MOST_KEYS = 8


def check_here(match: Match) -> None:
    """Raise `BadMove` if the game has been moved away."""
    if match.moved is not None:
        name = match.chairs[match.moved].name
        raise BadMove("game-moved", f"This game continues on the device of {name}.", {"name": name})


def check_all_here(table: TableHost) -> None:
    """Raise `BadSetup` unless this game may be moved, and all people at the table are connected and can be asked."""
    match = table.match
    if match.record is None or match.over:
        raise BadSetup("not-running", "There is no game to end.")
    # People who play over days are rarely connected together, a class belongs to its teacher, and an offline table is not on a
    # server.
    if match.slow or match.lesson is not None or table.in_a_room or table.stays:
        raise BadSetup("game-stays", "This game cannot be moved.")
    if not set(match.people()) <= table.presence.seats():
        raise BadSetup("not-all-here", "Everyone at the table must be connected and agree.")


async def moved_away(hall: Hall, keys: list[str]) -> lobby.MovedAway:
    """Return the whole table for the device whose player has moved it, as often as it asks.  Raise `BadSetup` for any other.

    The seats of other devices are kept for their people, who get new keys there.
    """
    found = [await hall.find(key) for key in keys[:MOST_KEYS]]
    tables = {table for table, _ in found}
    own = {role for _, role in found}
    table = tables.pop() if len(tables) == 1 else None
    if table is None or table.match.moved is None or table.match.moved not in own:
        raise BadSetup("game-stays", "This game cannot be moved.")
    match = table.match
    entries = [_without_pages(entry) for entry in match.log if not isinstance(entry, logbook.Moved)]
    others = [seat for seat in match.people() if seat not in own]
    entries.append(logbook.Brought(others))
    written = [msgspec.json.encode(entry).decode() for entry in entries]
    return lobby.MovedAway(table.id, table.secret, written, key_for(table.id, table.secret, JOIN))


def _without_pages(entry: logbook.Entry) -> logbook.Entry:
    """Return the entry without the names of the pages that asked for it: nobody else needs them."""
    if isinstance(entry, logbook.Sit):
        return msgspec.structs.replace(entry, ask=None, client=None)
    return msgspec.structs.replace(entry, ask=None)
