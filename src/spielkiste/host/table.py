"""One running table.  All changes go through this class, under a lock.

An entry is checked and stored before anyone is told.  If it cannot be stored, the match is rebuilt from the stored log and only
the client that asked gets an error.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from spielkiste.core.errors import BadMove, BadSetup, SpielkisteError
from spielkiste.host import actions, lessons, outgoing, protocol
from spielkiste.host.advising import Advising
from spielkiste.host.background import BackgroundWork, breathe
from spielkiste.host.bot_offload import BotOffload
from spielkiste.host.bot_turns import BotTurns
from spielkiste.host.classroom.attention import Attention
from spielkiste.host.connection import SLOW, WRONG_KEY, Connection
from spielkiste.host.dedup import Dedup, Reply
from spielkiste.host.fair_queue import Asker
from spielkiste.host.feelings import Feelings
from spielkiste.host.last_moves import BOT, LastMoves
from spielkiste.host.pace import WEEK, Pace, moment
from spielkiste.host.presence import Presence
from spielkiste.host.proposals import Proposals
from spielkiste.host.tally import Tally
from spielkiste.host.timers import Later, Timers
from spielkiste.host.wakeup import WakeUp
from spielkiste.host.window import Window, silent_answers
from spielkiste.store.contract import Stage, Store, TableLost
from spielkiste.table import logbook
from spielkiste.table.logbook import Entry
from spielkiste.table.match import Match
from spielkiste.table.undo import lately, quiet_moment

# After this many seconds without an entry, the table may start background work.
REST_SECONDS = 0.3
# Clients that come and go within this many seconds are announced together.
NEWS_SECONDS = 0.05
# The entries that may start a turn.
TURNING = (logbook.Move, logbook.Deal, logbook.Undo, logbook.StandIn)


@dataclass
class Asked:
    """The request being carried out, and whether an update has already answered it."""

    connection: Connection
    id: int
    told: bool = False


class TableHost:
    """The authority over one table."""

    def __init__(
        self,
        table_id: str,
        secret: str,
        match: Match,
        store: Store,
        pace: Pace,
        waking: WakeUp,
        background: BackgroundWork,
        tally: Tally,
        offload: BotOffload,
    ) -> None:
        self.id = table_id
        self.secret = secret
        self.match = match
        self.pace = pace
        self.tally = tally
        self.presence = Presence()
        self.proposals = Proposals()
        self.feelings = Feelings()
        self.window = Window(pace)
        self.moved = LastMoves(match.log)
        self.last_used = time.monotonic()
        #: When the store was last told that the table is in use.
        self.marked_at = 0.0
        self._store = store
        self._wake_up = waking
        self._background = background
        self._lock = asyncio.Lock()
        self._timers = Timers()
        self._absences = Timers()
        self._news = Later(NEWS_SECONDS, self._tell_news)
        self._rest = Later(REST_SECONDS, self._at_rest)
        self._thinking = BotTurns(pace, self.window, tally, offload)
        self._advising = Advising(offload.thinker)
        self._teller = outgoing.UpdateBuilder(self.window)
        self._once = Dedup(match.log)
        self._marked = self.stage
        #: The entry after which moves can be taken back, as far as that is known.
        self._undoable: int | None = None
        #: The entry for which `quiet_moment` was computed, and its result.
        self._quiet: tuple[int, int | None] = (-1, None)
        self._lost = False
        #: Set while a teacher has paused the room: no move is possible, and no timer runs.
        self.paused = False
        self.attention = Attention()
        #: Whether the table belongs to a classroom, and the room's callback for changes here.
        self.in_a_room = False
        #: Whether the game runs offline on a device, so that it cannot be moved off a server.
        self.stays = False
        self.on_change: Callable[[], None] = lambda: None
        #: Called after each commit, to tell people that it is their turn (turns.py).
        self.on_turn: Callable[[], None] = lambda: None

    @property
    def connections(self) -> set[Connection]:
        return self.presence.connections

    # -- connections -------------------------------------------------------------------------------------------

    async def welcome(self, connection: Connection, last: int | None) -> None:
        """Add a device and send it the current state."""
        async with self._lock:
            if self._lost:
                connection.drop(SLOW)
                return
            if self.presence.come(connection):
                self._news.soon()
                self.on_change()
            self._greet(connection, outgoing.missed(self.match, connection.looking, last))
            self._schedule()

    def _greet(self, connection: Connection, events: list[protocol.Phrase]) -> None:
        connection.send(protocol.Welcome(list(connection.seats), self.info(connection), self._update(connection, events)))
        if self._undoable == self.match.number:
            connection.send(protocol.Undoable(self.match.number))
        else:
            self._rest.soon()

    def leave(self, connection: Connection) -> None:
        """Remove a device that has disconnected."""
        if connection not in self.connections:
            return
        self.last_used = time.monotonic()
        if self.presence.go(connection):
            self._news.soon()
            self.on_change()

    async def _tell_news(self) -> None:
        """Announce who came and went.  A player who has been away too long is no longer asked to agree."""
        async with self._lock:
            await self._look_back()
            entries = actions.without_absent(self)
            if entries:
                await self._commit(entries)
            self._tell_table()
            self._wait_for_absent()

    def _wait_for_absent(self) -> None:
        """Schedule a check for the moment when the next player counts as away, if an open proposal waits for absent players."""
        self._absences.stop()
        what = self.proposals.what
        if what is None:
            return
        patience = actions.patience_ms(self, what)
        absent = self.proposals.waiting - self.presence.seats()
        # At a slow table, people who are asked have a week to answer, so a check within minutes is useless.
        if absent and not (self.match.slow and not self.match.over):
            seconds = min(self.presence.seconds_until_away(seat, patience) for seat in absent)
            self._absences.later(seconds + 0.001, self._tell_news)

    async def look(self, connection: Connection, seat: int | None) -> None:
        """Show a device the view of one of its seats, or for None a spectator's view."""
        async with self._lock:
            if seat is not None and seat not in connection.seats:
                raise BadMove("not-your-seat", "This seat is not yours.")
            connection.looking = seat
            connection.send(self._update(connection, []))

    async def put_into_words(self, connection: Connection) -> None:
        """Also send a device the table in words from now on."""
        async with self._lock:
            connection.words = True
            connection.send(self._update(connection, []))

    # -- requests ----------------------------------------------------------------------------------------------

    async def ask(self, connection: Connection, request: protocol.Act) -> Reply | None:
        """Carry out a request exactly once.  Return the response, or None if an update has already given it."""
        page, number = connection.page, request.id
        earlier = await self._once.earlier(page, number, self.match.log) if number > 0 else None
        if earlier is not None:
            return earlier
        arrived = time.monotonic()
        asked = Asked(connection, number)
        reply: Reply | None = None
        try:
            await self._act(asked, request)
            reply = protocol.Ack(number, self.match.number)
            self.tally.confirmed(time.monotonic() - arrived)
        except SpielkisteError as trouble:
            reply = outgoing.trouble(number, trouble)
            self.attention.refused()
        finally:
            if number > 0:
                self._once.settle(page, number, reply)
        return None if asked.told else reply

    async def answered(self, connection: Connection, number: int) -> Reply | None:
        """Return the earlier response to this page's request with this number, or None."""
        return await self._once.answered(connection.page, number, self.match.log) if number > 0 else None

    async def _act(self, asked: Asked, request: protocol.Act) -> None:
        async with self._lock:
            if self.paused:
                raise BadMove("class-paused", "Eyes on the teacher: the game goes on in a moment.")
            before = self.proposals.told()
            await self._look_back(isinstance(request, protocol.Undo))
            try:
                entries = actions.entries_for(self, asked.connection, request)
                if entries:
                    await self._commit(entries, asked)
            finally:
                if self.proposals.told() != before:
                    self._tell_table()
                    self._wait_for_absent()

    @property
    def quiet_moment(self) -> int | None:
        """Return how many moves remain if some are taken back now, or None if none can be or it was not computed."""
        number, kept = self._quiet
        return kept if number == self.match.number else None

    async def _look_back(self, asked: bool = False) -> None:
        """Compute how far moves can be taken back, if a player asks or an undo is proposed.  The caller holds the lock.

        The event loop is not blocked, and the result is cached until the next entry.
        """
        match = self.match
        if not (asked or self.proposals.what == "undo") or self._quiet[0] == match.number:
            return
        # A lesson does not go back; it can be started again.
        recent = lately(match) if match.course is None else None
        found = await self._background.soon(lambda: quiet_moment(recent, pause=breathe)) if recent is not None else None
        self._quiet = (match.number, found)

    async def hurry(self, connection: Connection) -> None:
        """Let the bots move at once, if no other person is present who might still be following the last moves.

        Otherwise do nothing: an open window stays open, and a person who is asked keeps their time.
        """
        async with self._lock:
            match = self.match
            here = {seat for seat in match.people() if seat in self.presence.seats() and match.plays_itself(seat)}
            asked = match.state.awaited() if match.state is not None else []
            if here <= set(connection.seats) and not match.clock_runs() and not any(map(match.plays_itself, asked)):
                self._thinking.hurry()
                self._schedule(hurried=True)

    def show(self, request: protocol.Show) -> None:
        """Show a player's feeling to all devices, unless the table shows none or the player showed one just now."""
        if request.at is not None and not 0 <= request.at < len(self.match.chairs):
            raise BadMove("malformed", "There is no such seat.")
        if self.paused or not self.feelings.may_show(request.seat, time.monotonic()):
            return
        said = Connection.encode(protocol.Shown(request.seat, request.feeling, request.at))
        for connection in list(self.connections):
            connection.send_text(said)

    async def allow_feelings(self, on: bool) -> None:
        """Let the players show each other feelings, or stop that, and tell all devices."""
        async with self._lock:
            self.feelings.on = on
            self._tell_table()

    def why(self, seat: int, written: list[str]) -> protocol.Explanation:
        """Explain why moves are illegal.  Needs no lock, because it changes nothing: a thinking bot would delay the answer."""
        moves = [self.match.game.parse(move) for move in written]
        return outgoing.because(self.match.state, seat, moves)

    async def hint(self, connection: Connection, seat: int) -> protocol.Advice:
        """Return the hint for a seat.  The lock is not held while it is computed."""
        async with self._lock:
            coming = self._advising.ask(self.match, seat, self._asker(connection))
        return outgoing.advice(self.match.game, await coming)

    def _asker(self, connection: Connection | None) -> Asker:
        """Return the asker for the fair queue.  A table whose network is unknown counts as a network of its own."""
        return (connection.network if connection is not None else "") or self.id, self.id

    async def join(self, name: str | None, client: str | None, wished: int | None = None, animal: int | None = None) -> int:
        """Take this chair, or the next open one, and return its seat.  The same `client` gets the same seat again."""
        async with self._lock:
            held = actions.seat_of(self.match, client) if client is not None else None
            if held is not None:
                return held
            entries = actions.sit(self.match, self.id, name, client, wished, animal)
            sitting = entries[0]
            assert isinstance(sitting, logbook.Sit)
            await self._commit(entries)
            return sitting.seat

    async def pause(self, on: bool) -> None:
        """Pause the table, or resume it.  An open window starts again with its whole time."""
        async with self._lock:
            if self.paused == on:
                return
            self.paused = on
            self.attention.acted()
            if on:
                self._timers.stop()
                return
            self.window.put_again(self.match)
            for connection in list(self.connections):
                connection.send(self._update(connection, []))
            self._schedule()

    async def decide(self, wanted: Callable[[Match], list[Entry]]) -> None:
        """Commit a teacher's decision.  The players are not asked."""
        async with self._lock:
            entries = wanted(self.match)
            if entries:
                await self._commit(entries)

    def overdue(self) -> set[int]:
        """Return the people who have had a week for their turn at a slow table, and those whose seats bots play since."""
        late = self.match.asked() if self._store.now() >= self.match.since + WEEK else []
        return {*late, *(seat for seat in self.match.people() if self.match.chairs[seat].stand_in is not None)}

    def replay(self, previous: bool = False) -> str:
        """Return the recording of a finished game.  Raise `BadSetup` if the game is not over."""
        record = self.match.recording(previous)
        if record is None:
            raise BadSetup("replay-not-yet", "The recording is available once the game is over.")
        return record.dumps()

    # -- the log -----------------------------------------------------------------------------------------------

    async def _commit(self, given: list[Entry], asked: Asked | None = None, by: str | None = None) -> None:
        """Check and store these entries and the forced moves after them, then tell all clients.  The caller holds the lock."""
        if self._lost:
            raise TableLost
        self.last_used = time.monotonic()
        self.attention.acted()
        first = self.match.number + 1
        entries = list(given)
        if asked is not None:
            by = asked.connection.page
            if asked.id > 0 and asked.connection.named:
                entries[0].ask = (by, asked.id)
        try:
            for entry in entries:
                if self.match.slow and isinstance(entry, TURNING):
                    entry.at = self._store.now()
                self.match.enter(entry)
                if isinstance(entry, logbook.Undo):
                    # An undo replays the whole game on the event loop.
                    self._background.charge(time.monotonic() - self.last_used)
            while (forced := self.match.forced()) is not None:
                self.match.enter(forced)
                entries.append(forced)
            await self._wake_up.kept(self._store.append(self.id, first, entries))
        except BaseException:
            self.match = Match.from_log(self.match.log[:first])
            raise
        for place, entry in enumerate(entries):
            self.moved.note(first + place, entry, by if place < len(given) else None)
            if isinstance(entry, logbook.Sit):
                self.presence.expect(entry.seat)
        kinds = [type(entry) for entry in entries]
        moves = kinds.count(logbook.Move)
        self.tally.moves += moves
        anew = logbook.Undo in kinds or logbook.Deal in kinds
        if moves or anew or logbook.End in kinds or logbook.Moved in kinds:
            self.proposals.forget()
            if by != BOT:
                self._thinking.note_person_acted()
        if anew and any(isinstance(entry, logbook.Deal) and entry.swapped for entry in entries):
            self._move_on()
        if moves < len(entries):
            self._tell_table()
        self.window.watch(self.match)
        self._broadcast(range(first, self.match.number + 1), anew, asked)
        for entry in entries:
            if isinstance(entry, logbook.Leave):
                self._unseat(entry.seat, asked)
        if self.stage != self._marked:
            self.mark()
        self.on_change()
        self.on_turn()
        self._rest.soon()
        self._schedule()

    @property
    def stage(self) -> Stage:
        if self.match.slow and not self.match.over:
            return "slow"
        ended = self.match.over or self.match.moved is not None
        return "waiting" if self.match.record is None else "over" if ended else "playing"

    def mark(self) -> None:
        """Save the stage of the table and when it was last used, without waiting for the write."""
        self._marked = self.stage
        self.marked_at = time.monotonic()
        idle = int(self.marked_at - self.last_used)
        self._store.mark(self.id, self.stage, self._store.now() - (0 if self.connections else idle))

    def _move_on(self) -> None:
        """Move all players to the next seat and tell their devices."""
        self.presence.move_on(len(self.match.chairs))
        for connection in self.connections:
            if connection.seats:
                connection.send(protocol.Seated(list(connection.seats)))

    def _unseat(self, seat: int, asked: Asked | None) -> None:
        """Take a seat that was given up from its devices, so that they no longer get its view."""
        for connection in [connection for connection in self.connections if seat in connection.seats]:
            self.presence.give_up(connection, seat)
            connection.looking = connection.seats[0] if len(connection.seats) == 1 else None
            if connection.seats:
                self._greet(connection, [])
                continue
            if asked is None or connection is not asked.connection:
                connection.send(protocol.Trouble(0, "seat-left", {}, fatal=True))
            self.presence.go(connection)
            connection.drop(WRONG_KEY)

    # -- messages ----------------------------------------------------------------------------------------------

    def info(self, connection: Connection) -> protocol.TableInfo:
        seated = bool(connection.seats)
        told = outgoing.table_info(self.id, self.secret, self.match, seated, self.presence.seats(), self.proposals.told())
        told.feelings = self.feelings.on
        return told

    def _tell_table(self) -> None:
        """Send the table's info: one message for all players, one for all spectators."""
        written: dict[bool, str] = {}
        for connection in list(self.connections):
            seated = bool(connection.seats)
            if seated not in written:
                written[seated] = connection.encode(protocol.TableChanged(self.info(connection)))
            connection.send_text(written[seated])

    def _update(self, connection: Connection, events: list[protocol.Phrase]) -> protocol.Update:
        """Return a full update for one device."""
        return self._teller.update(self.match, connection.looking, events, True, connection.words)

    def _broadcast(self, numbers: range, fresh: bool, asked: Asked | None) -> None:
        """Send each device an update for its own view.  Devices with the same view share one message."""
        stumbled = sorted(self.match.stumbled)
        self.match.stumbled.clear()
        all_eyes = {(connection.looking, connection.words) for connection in self.connections}
        updates = self._teller.updates(self.match, all_eyes, numbers, fresh)
        written: dict[outgoing.Eyes, str] = {}
        for connection in list(self.connections):
            eyes = (connection.looking, connection.words)
            update = updates[eyes]
            update.stumbled = stumbled
            if asked is not None and connection is asked.connection:
                asked.told = True
                connection.send(msgspec.structs.replace(update, ack=asked.id))
                continue
            if eyes not in written:
                written[eyes] = connection.encode(update)
            connection.send_text(written[eyes])

    async def _at_rest(self) -> None:
        """Find out in the background whether moves can be taken back, and tell all devices if so."""
        number = -1

        def wanted() -> Callable[[], int | None] | None:
            nonlocal number
            number = self.match.number
            asked = self.connections and self._undoable != number and self.match.course is None
            recent = lately(self.match) if asked else None
            return (lambda: quiet_moment(recent, nearest=True, pause=breathe)) if recent is not None else None

        found = await self._background.spend(wanted)
        # If a player has moved meanwhile, another run is already scheduled.
        if number == self.match.number and found is not None and not self.match.over:
            self._undoable = number
            said = Connection.encode(protocol.Undoable(number))
            for connection in list(self.connections):
                connection.send_text(said)

    # -- time and bots -----------------------------------------------------------------------------------------

    async def go_on(self) -> None:
        """Let the bots of a slow table play, after it was loaded and no device is there."""
        async with self._lock:
            self._schedule()

    def _schedule(self, hurried: bool = False) -> None:
        """Set the timers for what comes next.  Only at a slow table bots also play while no device is connected."""
        self._timers.stop()
        match = self.match
        if match.state is None or match.over or not (self.connections or match.slow) or self._lost or self.paused:
            return
        number = match.number
        if match.clock_runs():
            # A table that has been loaded opens its window again.
            self.window.watch(match)
            self._timers.later(self.window.end - time.monotonic() + 0.001, self._close_window)
        if lessons.by_itself(match) is not None:
            wait = 0.0 if hurried else moment(self.pace, match.pace, lessons.MOMENT_MS)
            self._timers.later(wait, lambda: self._lesson_goes_on(number))
        for seat in match.acting_bots():
            due = self._thinking.due(match, seat)
            if due is not None:
                self._timers.later(due - time.monotonic(), lambda seat=seat: self._bot_acts(seat, number))  # type: ignore[misc]

    async def _close_window(self) -> None:
        async with self._lock:
            state = self.match.state
            if state is not None and not self.paused and self.match.clock_runs() and time.monotonic() >= self.window.end:
                await self._commit(silent_answers(self.match, state))

    async def _lesson_goes_on(self, number: int) -> None:
        async with self._lock:
            entry = lessons.by_itself(self.match)
            if entry is not None and self.match.number == number and not self.paused:
                await self._commit([entry], by=BOT)

    async def _bot_acts(self, seat: int, number: int) -> None:
        async with self._lock:
            if self.paused or self.match.number != number or seat not in self.match.acting_bots():
                return
            asker = self._asker(next(iter(self.connections), None))
            entries = actions.made(self.match, seat, await self._thinking.choose(self.match, seat, asker))
            if entries:
                await self._commit(entries, by=BOT)
            else:
                self._thinking.passed(self.match, seat)

    def disconnect_all(self) -> None:
        """Stop the table here.  Clients may reconnect and are sent to the server that leads the table now."""
        self.stop_clocks()
        for connection in list(self.connections):
            connection.drop(SLOW)

    def stop_clocks(self) -> None:
        """Stop all timers, because this server no longer leads the table.

        A bot that is still thinking cannot commit its move.
        """
        self._lost = True
        self._timers.stop()
        self._absences.stop()
        self._news.stop()
        self._rest.stop()
