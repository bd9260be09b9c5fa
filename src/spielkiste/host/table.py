"""One running table: everything that happens at it goes through here, one thing after the other.

An entry is checked, written to disk, and only then told to anybody.  If it cannot be written, the match is built again from
what is on disk, and whoever asked is told; nobody else notices.
"""

from __future__ import annotations

import asyncio
import time

from spielkiste.bots import names_for
from spielkiste.core.errors import BadMove, BadSetup
from spielkiste.core.game import State
from spielkiste.host import lessons, protocol, telling
from spielkiste.host.connection import Connection
from spielkiste.host.pace import Pace
from spielkiste.host.timers import Timers
from spielkiste.host.window import Window, silence_of_all
from spielkiste.store.contract import Store
from spielkiste.table.keys import new_seed
from spielkiste.table.match import Entry, Match
from spielkiste.table.names import BOT_NAMES, cleaned, made_up
from spielkiste.table.undo import last_quiet_moment

STAND_IN_LEVEL = 3
#: A bot answers while the window is open, with a little time to spare.
LATEST_ANSWER = 0.8


class TableHost:
    """The authority over one table."""

    def __init__(self, table_id: str, secret: str, match: Match, store: Store, pace: Pace) -> None:
        self.id = table_id
        self.secret = secret
        self.match = match
        self.connections: set[Connection] = set()
        self.last_used = time.monotonic()
        self._store = store
        self._pace = pace
        self._lock = asyncio.Lock()
        self._timers = Timers()
        self._window = Window(pace)
        self._teller = telling.Teller(self._window)
        self._gone_since: dict[int, float] = {}
        self._undo_by: int | None = None
        self._undo_waiting: set[int] = set()
        #: What each bot is deciding between, and when it will have decided.
        self._thinking: dict[int, tuple[list[int], float]] = {}

    # -- connections -------------------------------------------------------------------------------------------

    async def welcome(self, connection: Connection, last: int | None) -> None:
        """Let a device in and tell it how things stand."""
        async with self._lock:
            self.connections.add(connection)
            for seat in connection.seats:
                self._gone_since.pop(seat, None)
            update = self._update(connection, telling.missed(self.match, connection.looking, last))
            connection.send(protocol.Welcome(list(connection.seats), self.info(connection), update))
            self._tell_table()
            self._schedule()

    def leave(self, connection: Connection) -> None:
        """A device has gone."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self.last_used = time.monotonic()
        present = self._present()
        for seat in connection.seats:
            if seat not in present:
                self._gone_since[seat] = time.monotonic()
        self._tell_table()

    def _present(self) -> set[int]:
        return {seat for connection in self.connections for seat in connection.seats}

    async def look(self, connection: Connection, seat: int | None) -> None:
        """Show a device the table as one of its seats sees it, or with the curtain drawn."""
        async with self._lock:
            if seat is not None and seat not in connection.seats:
                raise BadMove("not-your-seat", "This seat is not yours.")
            connection.looking = seat
            connection.send(self._update(connection, []))

    async def put_into_words(self, connection: Connection) -> None:
        """Tell a device the table in words from now on."""
        async with self._lock:
            connection.words = True
            connection.send(self._update(connection, []))

    # -- what people do ----------------------------------------------------------------------------------------

    async def play(self, seat: int, written: str, at: int | None = None) -> None:
        move = self.match.game.parse(written)
        async with self._lock:
            if at is not None and self.match.clock_runs() and at < self._window.number:
                # The player reacted to something that another has answered already.
                raise BadMove("too-late", "Too late: somebody was faster; you keep your card.")
            if not self.match.plays_itself(seat):
                raise BadMove("stood-in", "A bot is playing for you; take your seat back first.")
            lessons.object_to(self.match, seat, move)
            await self._make(seat, move)

    async def _make(self, seat: int, move: int) -> None:
        entry = self.match.move(seat, move)
        state = self._state()
        # The window is the same length whatever somebody answers: a no is the same as silence.
        if not (self.match.clock_runs() and move == state.silence(seat)):
            await self._commit([entry])

    def _state(self) -> State:
        state = self.match.state
        assert state is not None
        return state

    async def why(self, seat: int, written: list[str]) -> protocol.Because:
        moves = [self.match.game.parse(move) for move in written]
        async with self._lock:
            return telling.because(self.match.state, seat, moves)

    async def hint(self, seat: int) -> protocol.Advice:
        async with self._lock:
            return telling.advice(self.match, seat)

    async def join(self, name: str | None) -> int:
        """Take the next open chair; the game begins with the last."""
        async with self._lock:
            free = self.match.open_seats()
            if not free:
                raise BadSetup("table-full", "All seats at this table are taken; ask for the link to watch.")
            taken = [chair.name for chair in self.match.chairs]
            called = cleaned(name) if name else made_up(taken, sum(self.id.encode()) + free[0])
            await self._commit([{"kind": "sit", "seat": free[0], "name": called}, *self._deal_if_full(len(free) == 1)])
            return free[0]

    async def rename(self, seat: int, name: str) -> None:
        called = cleaned(name)
        async with self._lock:
            await self._commit([{"kind": "name", "seat": seat, "name": called}])

    async def start(self) -> None:
        """Begin with bots on the chairs that are still open."""
        async with self._lock:
            if self.match.record is not None:
                raise BadSetup("started-already", "The game has begun already.")
            fills: list[Entry] = [
                {"kind": "fill", "seat": seat, "bot": self._helper(), "name": BOT_NAMES[place]}
                for place, seat in enumerate(self.match.open_seats())
            ]
            await self._commit([*fills, *self._deal_if_full(True)])

    def _helper(self) -> str:
        """The bot that sits down where nobody does."""
        return f"{names_for(self.match.game)[0]}@{STAND_IN_LEVEL}"

    def _deal_if_full(self, full: bool) -> list[Entry]:
        return [{"kind": "deal", "seed": new_seed(self.match.game)}] if full and self.match.record is None else []

    async def rematch(self) -> None:
        async with self._lock:
            if not self.match.over and not lessons.finished(self.match):
                raise BadSetup("not-over", "A rematch is possible when the game is over.")
            await self._commit([{"kind": "deal", "seed": new_seed(self.match.game)}])

    async def read(self, step: int) -> None:
        """The words of this step of a lesson have been read.  Said twice, it counts once."""
        async with self._lock:
            entry = lessons.after_reading(self.match, step)
            if entry is not None:
                await self._commit([entry])

    async def _lesson_goes_on(self, number: int) -> None:
        async with self._lock:
            entry = lessons.by_itself(self.match)
            if entry is not None and self.match.number == number:
                await self._commit([entry])

    async def stand_in(self, connection: Connection, seat: int) -> None:
        async with self._lock:
            if not 0 <= seat < len(self.match.chairs) or self.match.chairs[seat].kind != "person":
                raise BadSetup("nobody-there", "No person holds this seat.")
            own = seat in connection.seats
            absent = time.monotonic() - self._gone_since.get(seat, time.monotonic())
            if not own and (seat in self._present() or absent * 1000 < self._pace.absence_ms):
                raise BadSetup("still-there", "This player is still there; wait a little.")
            await self._commit([{"kind": "stand_in", "seat": seat, "bot": self._helper()}])

    async def take_back(self, seat: int) -> None:
        async with self._lock:
            if self.match.chairs[seat].stand_in is not None:
                await self._commit([{"kind": "stand_in", "seat": seat, "bot": None}])

    def replay(self) -> str:
        """The replay file of a finished game."""
        if self.match.record is None or not self.match.over:
            raise BadSetup("replay-not-yet", "The recording can be had when the game is over.")
        return self.match.record.dumps()

    # -- undo --------------------------------------------------------------------------------------------------

    async def propose_undo(self, seat: int) -> None:
        async with self._lock:
            if not self._undo_is_possible():
                raise BadMove("nothing-to-undo", "Nothing can be taken back: somebody has learned something new since.")
            self._undo_by = seat
            self._undo_waiting = {
                other for other in self.match.people() if other != seat and self.match.chairs[other].stand_in is None
            }
            # People who share the proposer's device have been asked by the person holding it.
            for connection in self.connections:
                if seat in connection.seats:
                    self._undo_waiting -= set(connection.seats)
            await self._settle_undo()

    async def answer_undo(self, seat: int, yes: bool) -> None:
        async with self._lock:
            if self._undo_by is None or seat not in self._undo_waiting:
                return
            if not yes:
                self._forget_undo()
                self._tell_table()
                return
            self._undo_waiting.discard(seat)
            await self._settle_undo()

    async def _settle_undo(self) -> None:
        if self._undo_waiting:
            self._tell_table()
            return
        kept = last_quiet_moment(self.match) if self._undo_is_possible() else None
        self._forget_undo()
        if kept is not None:
            await self._commit([{"kind": "undo", "moves": kept}])
        self._tell_table()

    def _forget_undo(self) -> None:
        self._undo_by = None
        self._undo_waiting = set()

    def _undo_is_possible(self) -> bool:
        """Never after the end: the seed has been shown by then."""
        if self.match.course is not None:
            # A lesson goes forward only; it can be begun again.
            return False
        return not self.match.over and last_quiet_moment(self.match) is not None

    # -- the log -----------------------------------------------------------------------------------------------

    async def _commit(self, given: list[Entry]) -> None:
        """Check, keep on disk, then tell everybody: these entries, and the moves that nobody decides.  The lock is held."""
        self.last_used = time.monotonic()
        first = self.match.number + 1
        entries = list(given)
        try:
            for entry in entries:
                self.match.enter(entry)
            while (forced := self.match.forced()) is not None:
                self.match.enter(forced)
                entries.append(forced)
            await asyncio.wrap_future(self._store.append(self.id, first, entries))
        except BaseException:
            self.match = Match.from_log(self.match.log[:first])
            raise
        kinds = {entry["kind"] for entry in entries}
        if kinds & {"move", "undo", "deal"}:
            self._forget_undo()
        if kinds - {"move"}:
            self._tell_table()
        self._window.watch(self.match)
        self._broadcast(range(first, self.match.number + 1), fresh=bool(kinds & {"undo", "deal"}))
        self._schedule()

    # -- telling -----------------------------------------------------------------------------------------------

    def info(self, connection: Connection) -> protocol.TableInfo:
        undo = (self._undo_by, self._undo_waiting)
        return telling.table_info(self.id, self.secret, self.match, connection, self._present(), undo)

    def _tell_table(self) -> None:
        for connection in list(self.connections):
            connection.send(protocol.TableChanged(self.info(connection)))

    def _update(self, connection: Connection, events: list[protocol.Phrase]) -> protocol.Update:
        """The table afresh, for one device."""
        possible = self._undo_is_possible()
        return self._teller.update(self.match, connection.looking, events, True, possible, connection.words)

    def _broadcast(self, numbers: range, fresh: bool) -> None:
        """Everybody gets an update made for their own eyes; equal eyes share the work."""
        written: dict[tuple[int | None, bool], str] = {}
        possible = self._undo_is_possible() if self.connections else False
        for connection in list(self.connections):
            eyes = (connection.looking, connection.words)
            if eyes not in written:
                events = telling.events_for(self.match, connection.looking, numbers)
                update = self._teller.update(self.match, connection.looking, events, fresh, possible, connection.words)
                written[eyes] = connection.encode(update)
            connection.send_text(written[eyes])

    # -- time and bots -----------------------------------------------------------------------------------------

    def _schedule(self) -> None:
        """Set the clocks for what comes next.  Bots among themselves wait until somebody looks."""
        self.stop_clocks()
        match = self.match
        state = match.state
        if state is None or match.over or not self.connections:
            return
        number = match.number
        if match.clock_runs():
            # A table that comes from the disk opens its window anew.
            self._window.watch(match)
            self._timers.later(self._window.end - time.monotonic() + 0.001, self._close_window)
        if lessons.by_itself(match) is not None:
            wait = lessons.MOMENT_MS * self._pace.bot_percent / 100_000
            self._timers.later(wait, lambda: self._lesson_goes_on(number))
        for seat in match.acting_bots():
            wait = self._bot_is_due(seat, state) - time.monotonic()
            self._timers.later(wait, lambda seat=seat: self._bot_acts(seat, number))  # type: ignore[misc]

    def _bot_is_due(self, seat: int, state: State) -> float:
        """When a bot acts.  What others do in the meantime does not make it start thinking anew."""
        choice = state.moves(seat)
        thinking = self._thinking.get(seat)
        if thinking is not None and thinking[0] == choice:
            return thinking[1]
        moment = self.match.bot(seat).reaction_ms(self.match.situation(seat)) * self._pace.bot_percent / 100_000
        if self.match.clock_runs():
            moment = min(moment, LATEST_ANSWER * self._window.ms / 1000)
        due = time.monotonic() + moment
        self._thinking[seat] = (choice, due)
        return due

    async def _close_window(self) -> None:
        async with self._lock:
            state = self.match.state
            if state is not None and self.match.clock_runs() and time.monotonic() >= self._window.end:
                await self._commit(silence_of_all(self.match, state))

    async def _bot_acts(self, seat: int, number: int) -> None:
        async with self._lock:
            if self.match.number != number or seat not in self.match.acting_bots():
                return
            self._thinking.pop(seat, None)
            situation = self.match.situation(seat)
            await self._make(seat, await asyncio.to_thread(self.match.bot(seat).choose, situation))

    def stop_clocks(self) -> None:
        self._timers.stop()
