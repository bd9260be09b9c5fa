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
from spielkiste.core.facts import tell_facts
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
#: Check for secrets only every this many moves: they show up early and repeatedly.
GLANCE = 10


#: The longest recording takes a tenth of a second; a small machine may need far longer.
DEADLINE_SECONDS = 15.0


async def watched(thinker: Thinker, wish: lobby.WatchRequest, asker: Asker) -> msgspec.Raw:
    """Return a `lobby.Watched` in JSON."""
    return msgspec.Raw(await thinker.think(Thought(_watched, (wish,), "quick", DEADLINE_SECONDS), asker))


async def some_frames(thinker: Thinker, wish: lobby.WatchRequest, asker: Asker) -> msgspec.Raw:
    """Return a list of `lobby.Frame` in JSON."""
    return msgspec.Raw(await thinker.think(Thought(_some_frames, (wish,), "quick", DEADLINE_SECONDS), asker))


def _watched(wish: lobby.WatchRequest) -> bytes:
    return msgspec.json.encode(watch(wish))


def _some_frames(wish: lobby.WatchRequest) -> bytes:
    return msgspec.json.encode(frames(wish))


def watch(wish: lobby.WatchRequest) -> lobby.Watched:
    """Return everything about the game except its frames."""
    record = _read(wish)
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
        story=[[phrase_of(event.seen_by(wish.looking)) for event in record.story[start:end]] for start, end in pairwise(marks)],
    )


def frames(wish: lobby.WatchRequest) -> list[lobby.Frame]:
    """Return up to `MOST_FRAMES` frames, starting at the wished one."""
    record = _read(wish)
    first = max(wish.first, 0)
    some = islice(enumerate(_again(record)), first, first + MOST_FRAMES)
    return [_frame(record, number, state, wish) for number, state in some]


async def play_on(hall: Hall, wish: lobby.PlayOn) -> lobby.TableMade:
    """Set up a table that continues the game after some of its moves.  It says that it continues a recording."""
    record = await asyncio.to_thread(_read, lobby.WatchRequest(wish.recording))
    if not 0 <= wish.moves <= len(record.moves):
        raise BadSetup("malformed", "This game has no such move.")
    if not wish.here or not set(wish.here) <= set(range(record.seats)):
        raise BadSetup("malformed", "Someone at this device has to take a seat.")
    bots = {seat: wish.bot for seat in range(record.seats) if seat not in wish.here}
    return await hall.import_replay(wish.recording, wish.moves, bots)


def _read(wish: lobby.WatchRequest) -> Record:
    """Return the recorded game.  Raise `BadSetup` if this viewer may not see it."""
    record = read_recording(wish.recording)
    if wish.looking is not None and not 0 <= wish.looking < record.seats:
        raise BadSetup("malformed", "There is no such seat in this game.")
    if record.state.outcome() is None and (wish.looking is not None or wish.open):
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


def _frame(record: Record, number: int, state: State, wish: lobby.WatchRequest) -> lobby.Frame:
    outcome = state.outcome()
    facts = tell_facts(record.game.facts, record.story, record.seats) if outcome is not None else []
    return lobby.Frame(
        number=number,
        view=state.view(wish.looking),
        awaited=state.awaited(),
        outcome=outcome_of(outcome, facts),
        words=_words(record, state, wish.looking) if wish.words else None,
        hands=_hands(record, state) if wish.open else [],
    )


def _words(record: Record, state: State, looking: int | None) -> list[protocol.Phrase]:
    return [phrase_of(line) for line in record.game.in_words(state.view(looking))]


def _hands(record: Record, state: State) -> list[list[protocol.Phrase]]:
    """Return, by seat, the lines of its description that a spectator does not get."""
    everybody = _words(record, state, None)
    return [[line for line in _words(record, state, seat) if line not in everybody] for seat in range(record.seats)]
