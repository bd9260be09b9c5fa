"""Replays a recorded game: what a viewer saw after every move.  Used by the server and by the browser's worker.

A table gives out its recording only when its game is over.  A file may still hold an unfinished game.  That is shown only as a
spectator saw it, as `spielkiste replay` does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import islice, pairwise

import msgspec

from spielkiste.core.errors import BadSetup
from spielkiste.core.facts import tell_facts, tell_own
from spielkiste.core.game import State
from spielkiste.core.record import Record
from spielkiste.host import lobby, protocol
from spielkiste.host.fair_queue import Asker
from spielkiste.host.hall import Hall
from spielkiste.host.outgoing import outcome_of, phrase_of
from spielkiste.host.recording import read_recording
from spielkiste.host.thinker import Thinker, Thought

#: The number of frames in one response: enough to watch for a while, and quickly computed.
MOST_FRAMES = 40
#: The number of moves between checks for secrets, which show up early and repeatedly.
GLANCE = 10


#: The time limit: the longest recording takes a tenth of a second, on a small machine far longer.
DEADLINE_SECONDS = 15.0


async def watched(thinker: Thinker, request: lobby.WatchRequest, asker: Asker) -> msgspec.Raw:
    """Return a `lobby.Watched` in JSON."""
    return msgspec.Raw(await thinker.think(Thought(_watched, (request,), "quick", DEADLINE_SECONDS), asker))


async def some_frames(thinker: Thinker, request: lobby.WatchRequest, asker: Asker) -> msgspec.Raw:
    """Return a list of `lobby.Frame` in JSON."""
    return msgspec.Raw(await thinker.think(Thought(_some_frames, (request,), "quick", DEADLINE_SECONDS), asker))


def _watched(request: lobby.WatchRequest) -> bytes:
    return msgspec.json.encode(watch(request))


def _some_frames(request: lobby.WatchRequest) -> bytes:
    return msgspec.json.encode(frames(request))


def watch(request: lobby.WatchRequest) -> lobby.Watched:
    """Return everything about the game except its frames."""
    record = _read(request)
    marks = [0, *record.marks, len(record.story)]
    return lobby.Watched(
        game=record.game.slug,
        options=dict(record.options),
        names=record.players if len(record.players) == record.seats else [""] * record.seats,
        sides=record.game.sides(record.seats, record.options),
        deal=int(record.seed) if record.game.numbered_deals and str(record.seed).isdecimal() else None,
        moves=len(record.moves),
        over=record.state.outcome() is not None,
        goes_on=record.start_position is None,
        secrets=any(any(_hands(record, state)) for state in islice(_again(record), 0, None, GLANCE)),
        turns=_turns(record),
        story=[
            [phrase_of(event.seen_by(request.looking)) for event in record.story[start:end]] for start, end in pairwise(marks)
        ],
    )


def frames(request: lobby.WatchRequest) -> list[lobby.Frame]:
    """Return up to `MOST_FRAMES` frames, starting at the requested one."""
    record = _read(request)
    first = max(request.first, 0)
    some = islice(enumerate(_again(record)), first, first + MOST_FRAMES)
    return [_frame(record, number, state, request) for number, state in some]


async def play_on(hall: Hall, request: lobby.PlayOn) -> lobby.TableMade:
    """Set up a table that continues the game after some of its moves.  It says that it continues a recording."""
    record = await asyncio.to_thread(_read, lobby.WatchRequest(request.recording))
    if not 0 <= request.moves <= len(record.moves):
        raise BadSetup("malformed", "This game has no such move.")
    if not request.here or not set(request.here) <= set(range(record.seats)):
        raise BadSetup("malformed", "Someone at this device has to take a seat.")
    bots = {seat: request.bot for seat in range(record.seats) if seat not in request.here}
    return await hall.import_replay(request.recording, request.moves, bots)


def _read(request: lobby.WatchRequest) -> Record:
    """Return the recorded game.  Raise `BadSetup` if this viewer may not see it."""
    record = read_recording(request.recording)
    if request.looking is not None and not 0 <= request.looking < record.seats:
        raise BadSetup("malformed", "There is no such seat in this game.")
    if record.state.outcome() is None and (request.looking is not None or request.open):
        raise BadSetup("replay-not-yet", "The recording is available once the game is over.")
    return record


def _again(record: Record) -> Iterator[State]:
    """Yield the state of the game after the deal and after every move."""
    again = Record(record.game, record.seats, record.seed, dict(record.options), None, record.start_position, listen=False)
    yield again.state
    for seat, move in record.moves:
        again.play(seat, move)
        yield again.state


def _turns(record: Record) -> list[int]:
    """Return the frames that start a turn: the table waits for another seat, and not only for a reaction.

    With one seat, every move is a turn.
    """
    if record.seats == 1:
        return list(range(len(record.moves) + 1))
    found: list[int] = []
    whose: tuple[int, list[int]] | None = None
    for number, state in enumerate(_again(record)):
        asked = (state.chapter(), state.awaited())
        if asked != whose and asked[1] and all(state.silence(seat) < 0 for seat in asked[1]):
            found.append(number)
            whose = asked
    return found


def _frame(record: Record, number: int, state: State, request: lobby.WatchRequest) -> lobby.Frame:
    outcome = state.outcome()
    told = (record.game.facts, record.story, record.seats)
    facts, own_facts = (tell_facts(*told), tell_own(*told)) if outcome is not None else ([], [])
    return lobby.Frame(
        number=number,
        view=state.view(request.looking),
        awaited=state.awaited(),
        outcome=outcome_of(outcome, facts, own_facts),
        words=_words(record, state, request.looking) if request.words else None,
        hands=_hands(record, state) if request.open else [],
    )


def _words(record: Record, state: State, looking: int | None) -> list[protocol.Phrase]:
    return [phrase_of(line) for line in record.game.in_words(state.view(looking))]


def _hands(record: Record, state: State) -> list[list[protocol.Phrase]]:
    """Return, by seat, the lines of its description that a spectator does not get."""
    everybody = _words(record, state, None)
    return [[line for line in _words(record, state, seat) if line not in everybody] for seat in range(record.seats)]
