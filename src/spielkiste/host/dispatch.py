"""Turns a message into its response.  Every transport, a socket or a browser's worker, passes messages to this module."""

from __future__ import annotations

import msgspec

from spielkiste.core.errors import BadMove, SpielkisteError
from spielkiste.host import outgoing, protocol
from spielkiste.host.connection import LONGEST_CLIENT, SLOW, Connection, why_unreadable
from spielkiste.host.connection import UNREADABLE as UNREADABLE
from spielkiste.host.hall import Hall, WrongKey
from spielkiste.host.table import TableHost
from spielkiste.store.contract import TableLost
from spielkiste.table.keys import WATCH

MOST_KEYS = 8
MOST_ASKED_AT_ONCE = 100
# The most hints that one device may wait for at once.
MOST_HINTS = 4

_decoder: msgspec.json.Decoder[protocol.Request] = msgspec.json.Decoder(protocol.Request)


def read(text: str | bytes) -> protocol.Request:
    """Return the decoded request.  Raise one of `UNREADABLE` if it is malformed."""
    return _decoder.decode(text)


async def let_in(hall: Hall, first: protocol.Request) -> tuple[TableHost, Connection, int | None]:
    """Return the table, connection and last known story position for a client's first message.

    Raise `WrongKey` unless all keys in it belong to one table.
    """
    if not isinstance(first, protocol.Hello) or not 1 <= len(first.keys) <= MOST_KEYS:
        raise WrongKey
    if first.client is not None and not 1 <= len(first.client) <= LONGEST_CLIENT:
        raise BadMove("malformed", "This is not a name for a page.")
    hosts: set[TableHost] = set()
    seats: set[int] = set()
    for key in first.keys:
        host, role = await hall.find(key)
        hosts.add(host)
        if isinstance(role, int):
            seats.add(role)
        elif role != WATCH:
            raise WrongKey
    if len(hosts) != 1:
        raise WrongKey
    return host, Connection(sorted(seats), first.client, sorted(host.match.chairs[seat].place for seat in seats)), first.last


async def answer(host: TableHost, connection: Connection, text: str | bytes) -> None:
    """Carry out a client's request and put the response into its outbox."""
    try:
        request = read(text)
    except UNREADABLE as unreadable:
        host.tally.refusals["malformed"] += 1
        connection.send(protocol.Trouble(0, "malformed", why_unreadable(unreadable)))
        return
    if isinstance(request, protocol.Hint) and connection.asking < MOST_HINTS:
        # A hint may wait in the queue; the player can make moves meanwhile.
        connection.answer_later(_answered(host, connection, request))
    else:
        await _answered(host, connection, request)


async def _answered(host: TableHost, connection: Connection, request: protocol.Request) -> None:
    try:
        reply = await _reply(host, connection, request)
    except SpielkisteError as trouble:
        reply = outgoing.trouble(getattr(request, "id", 0), trouble)
    except TableLost:
        connection.drop(SLOW)
        return
    if isinstance(reply, protocol.Trouble):
        host.tally.refusals[reply.key] += 1
    if reply is not None:
        connection.send(reply)


async def _reply(host: TableHost, connection: Connection, request: protocol.Request) -> protocol.Message | None:
    """Return the response to a request, after checking it against the seats of this device."""
    seat = getattr(request, "seat", None)
    if isinstance(request, protocol.Hello):
        raise BadMove("malformed", "Only the first message is a hello.")
    if not isinstance(request, protocol.Look | protocol.StandIn) and seat is not None and seat not in connection.seats:
        # This may be a retry: the seat was this page's when it first asked, and a rematch has moved all seats by one.
        earlier = await host.answered(connection, getattr(request, "id", 0))
        if earlier is not None:
            return earlier
        raise BadMove("not-your-seat", "This seat is not yours.")
    if not connection.seats and not isinstance(request, protocol.Look | protocol.Words):
        raise BadMove("only-watching", "You are watching; only players can do this.")
    match request:
        case protocol.Look():
            await host.look(connection, request.seat)
        case protocol.Words():
            await host.put_into_words(connection)
        case protocol.Hurry():
            await host.hurry(connection)
        case protocol.Show():
            host.show(request)
        case protocol.Why():
            if len(request.moves) > MOST_ASKED_AT_ONCE:
                raise BadMove("malformed", "Too many moves at once.")
            because = host.why(request.seat, request.moves)
            because.id = request.id
            return because
        case protocol.Hint():
            advice = await host.hint(connection, request.seat)
            advice.id = request.id
            return advice
        case _:
            return await host.ask(connection, request)
    return protocol.Ack(request.id, host.match.number)
