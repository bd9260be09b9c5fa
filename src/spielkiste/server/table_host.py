"""One running table: everything that happens at it goes through here, one thing after the other.

An entry is checked, written to disk, and only then told to anybody.  If it cannot be written, the match is built again from
what is on disk, and whoever asked is told; nobody else notices.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeGuard

import msgspec

from spielkiste.bots import names_for
from spielkiste.core.errors import BadMove, BadSetup, SpielkisteError
from spielkiste.core.game import State
from spielkiste.server import protocol
from spielkiste.server.connection import Connection
from spielkiste.server.pace import Pace, window
from spielkiste.store import SqliteStore
from spielkiste.table.keys import JOIN, WATCH, key_for, new_seed
from spielkiste.table.match import Entry, Match
from spielkiste.table.names import BOT_NAMES, cleaned, made_up
from spielkiste.table.undo import last_quiet_moment

log = logging.getLogger(__name__)

# A client that has missed more than this gets a fresh view without the tale of what it missed.
LONGEST_GAP = 2000
STAND_IN_LEVEL = 3


class TableHost:
    """The authority over one table."""

    def __init__(self, table_id: str, secret: str, match: Match, store: SqliteStore, pace: Pace) -> None:
        self.id = table_id
        self.secret = secret
        self.match = match
        self.connections: set[Connection] = set()
        self.last_used = time.monotonic()
        self._store = store
        self._pace = pace
        self._lock = asyncio.Lock()
        self._timers: list[asyncio.TimerHandle] = []
        self._tasks: set[asyncio.Task[None]] = set()
        #: The open reaction window: the entry that opened it, when it closes, and how long it is in all.
        self._window_open = False
        self._window_asked: list[int] = []
        self._window_number = 0
        self._window_end = 0.0
        self._window_ms = 0
        self._gone_since: dict[int, float] = {}
        self._undo_by: int | None = None
        self._undo_waiting: set[int] = set()
        self._move_json: dict[int, protocol.Move] = {}
        #: What each bot is deciding between, and when it will have decided.
        self._thinking: dict[int, tuple[list[int], float]] = {}

    # -- connections -------------------------------------------------------------------------------------------

    async def welcome(self, connection: Connection, last: int | None) -> None:
        """Let a device in and tell it how things stand."""
        async with self._lock:
            self.connections.add(connection)
            for seat in connection.seats:
                self._gone_since.pop(seat, None)
            update = self._update(connection.looking, self._missed(connection.looking, last), fresh=True)
            connection.send(protocol.Welcome(list(connection.seats), self.info(connection), update))
            self._tell_table()
            self._schedule()

    def leave(self, connection: Connection) -> None:
        """A device has gone."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self.last_used = time.monotonic()
        for seat in connection.seats:
            if not self._present(seat):
                self._gone_since[seat] = time.monotonic()
        self._tell_table()

    def _present(self, seat: int) -> bool:
        return any(seat in connection.seats for connection in self.connections)

    async def look(self, connection: Connection, seat: int | None) -> None:
        """Show a device the table as one of its seats sees it, or with the curtain drawn."""
        async with self._lock:
            if seat is not None and seat not in connection.seats:
                raise BadMove("not-your-seat", "This seat is not yours.")
            connection.looking = seat
            connection.send(self._update(seat, [], fresh=True, words=connection.words))

    async def put_into_words(self, connection: Connection) -> None:
        """Tell a device the table in words from now on."""
        async with self._lock:
            connection.words = True
            connection.send(self._update(connection.looking, [], fresh=True, words=True))

    # -- what people do ----------------------------------------------------------------------------------------

    async def play(self, seat: int, written: str, at: int | None = None) -> None:
        move = self.match.game.parse(written)
        async with self._lock:
            if at is not None and self.match.clock_runs() and at < self._window_number:
                # The player reacted to something that another has answered already.
                raise BadMove("too-late", "Too late: somebody was faster; you keep your card.")
            if not self._plays_itself(seat):
                raise BadMove("stood-in", "A bot is playing for you; take your seat back first.")
            entry = self.match.move(seat, move)
            state = self.match.state
            assert state is not None
            if self.match.clock_runs() and move == state.silence(seat):
                # The window is the same length whatever people answer: a no is the same as silence.
                return
            await self._commit([entry])

    async def why(self, seat: int, written: list[str]) -> protocol.Because:
        moves = [self.match.game.parse(move) for move in written]
        async with self._lock:
            state = self.match.state
            refusals = [state.why_not(seat, move) for move in moves] if state is not None else []
        found = {msgspec.json.encode(refusal.reason.json()): refusal for refusal in refusals if refusal is not None}
        reasons = [protocol.Phrase(refusal.reason.key, refusal.reason.args) for refusal in found.values()]
        return protocol.Because(0, reasons, next((refusal.clause for refusal in found.values()), None))

    async def hint(self, seat: int) -> protocol.Advice:
        """What the rules would advise this seat, from what it knows."""
        async with self._lock:
            state = self.match.state
            hint = state.hint(seat) if state is not None and seat in state.actors() else None
        if hint is None:
            return protocol.Advice(0, None, None)
        return protocol.Advice(0, self.match.game.notation(hint.move), protocol.Phrase(hint.reason.key, hint.reason.args))

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
            bot = names_for(self.match.game)[0]
            fills: list[Entry] = [
                {"kind": "fill", "seat": seat, "bot": f"{bot}@{STAND_IN_LEVEL}", "name": BOT_NAMES[place]}
                for place, seat in enumerate(self.match.open_seats())
            ]
            await self._commit([*fills, *self._deal_if_full(True)])

    def _deal_if_full(self, full: bool) -> list[Entry]:
        return [{"kind": "deal", "seed": new_seed(self.match.game)}] if full and self.match.record is None else []

    async def rematch(self) -> None:
        async with self._lock:
            if not self.match.over:
                raise BadSetup("not-over", "A rematch is possible when the game is over.")
            await self._commit([{"kind": "deal", "seed": new_seed(self.match.game)}])

    async def stand_in(self, connection: Connection, seat: int) -> None:
        async with self._lock:
            if not 0 <= seat < len(self.match.chairs) or self.match.chairs[seat].kind != "person":
                raise BadSetup("nobody-there", "No person holds this seat.")
            own = seat in connection.seats
            absent = time.monotonic() - self._gone_since.get(seat, time.monotonic())
            if not own and (self._present(seat) or absent * 1000 < self._pace.absence_ms):
                raise BadSetup("still-there", "This player is still there; wait a little.")
            bot = f"{names_for(self.match.game)[0]}@{STAND_IN_LEVEL}"
            await self._commit([{"kind": "stand_in", "seat": seat, "bot": bot}])

    async def take_back(self, seat: int) -> None:
        async with self._lock:
            if self.match.chairs[seat].stand_in is not None:
                await self._commit([{"kind": "stand_in", "seat": seat, "bot": None}])

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
        self._watch_window()
        events = list(range(first, self.match.number + 1))
        self._broadcast(events, fresh=bool(kinds & {"undo", "deal"}))
        self._schedule()

    # -- telling -----------------------------------------------------------------------------------------------

    def info(self, connection: Connection) -> protocol.TableInfo:
        match = self.match
        seated = bool(connection.seats)
        return protocol.TableInfo(
            game=match.game.slug,
            options=match.options,
            seats=[
                protocol.SeatInfo(
                    seat,
                    chair.name,
                    chair.kind,
                    chair.bot,
                    chair.stand_in is not None,
                    chair.kind == "bot" or self._present(seat),
                )
                for seat, chair in enumerate(match.chairs)
            ],
            sides=match.game.sides(len(match.chairs), match.options),
            started=match.record is not None,
            commitment=match.commitment,
            deal=int(match.seed) if match.game.numbered_deals and match.seed.isdecimal() else None,
            join_key=key_for(self.id, self.secret, JOIN) if seated and match.open_seats() else None,
            spectator_key=key_for(self.id, self.secret, WATCH) if seated else None,
            undo_by=self._undo_by,
            undo_waiting_for=sorted(self._undo_waiting),
        )

    def _tell_table(self) -> None:
        for connection in list(self.connections):
            connection.send(protocol.TableChanged(self.info(connection)))

    def _missed(self, looking: int | None, last: int | None) -> list[protocol.Phrase]:
        if last is None or not 0 <= self.match.number - last <= LONGEST_GAP:
            return []
        return self._events(looking, list(range(last + 1, self.match.number + 1)))

    def _events(self, looking: int | None, numbers: list[int]) -> list[protocol.Phrase]:
        phrases = [event.seen_by(looking) for number in numbers for event in self.match.events[number]]
        return [protocol.Phrase(phrase.key, phrase.args) for phrase in phrases]

    def _broadcast(self, numbers: list[int], fresh: bool) -> None:
        """Everybody gets an update made for their own eyes; equal eyes share the work."""
        written: dict[tuple[int | None, bool], str] = {}
        possible = self._undo_is_possible() if self.connections else False
        for connection in list(self.connections):
            looking = connection.looking
            eyes = (looking, connection.words)
            if eyes not in written:
                update = self._update(looking, self._events(looking, numbers), fresh, possible, connection.words)
                written[eyes] = connection.encode(update)
            connection.send_text(written[eyes])

    def _undo_is_possible(self) -> bool:
        """Never after the end: the seed has been shown by then."""
        return not self.match.over and last_quiet_moment(self.match) is not None

    def _update(
        self,
        looking: int | None,
        events: list[protocol.Phrase],
        fresh: bool,
        undo_possible: bool | None = None,
        words: bool = False,
    ) -> protocol.Update:
        match = self.match
        state = match.state
        if state is None:
            return protocol.Update(match.number, looking, events, {}, [], [], fresh=fresh)
        outcome = state.outcome()
        update = protocol.Update(
            number=match.number,
            looking=looking,
            events=events,
            view=state.view(looking),
            awaited=state.awaited() if outcome is None else [],
            moves=[self._written_move(state, looking, move) for move in state.moves(looking)]
            if self._plays_itself(looking)
            else [],
            undo_possible=self._undo_is_possible() if undo_possible is None else undo_possible,
            fresh=fresh,
        )
        if words:
            update.words = [protocol.Phrase(phrase.key, phrase.args) for phrase in match.game.in_words(update.view)]
        if outcome is not None:
            update.outcome = protocol.Outcome(outcome.scores, outcome.winners, outcome.clause)
            update.seed = match.seed
        elif match.clock_runs():
            update.window_ms = self._window_ms
            update.remaining_ms = max(0, int(1000 * (self._window_end - time.monotonic())))
        return update

    def _plays_itself(self, seat: int | None) -> TypeGuard[int]:
        """Whether a person makes the moves of this seat, not a bot that stands in."""
        return seat is not None and self.match.chairs[seat].played_by is None

    def _written_move(self, state: State, seat: int, move: int) -> protocol.Move:
        written = self._move_json.get(move)
        if written is None:
            phrase = self.match.game.phrase(move)
            assert phrase is not None
            kind = phrase.key.split("-move-", 1)[1]
            written = protocol.Move(self.match.game.notation(move), kind, phrase.key, phrase.args, {})
            self._move_json[move] = written
        outlook = state.outlook(seat, move)
        return msgspec.structs.replace(written, outlook=outlook) if outlook else written

    def replay(self) -> str:
        """The replay file of a finished game."""
        if self.match.record is None or not self.match.over:
            raise BadSetup("replay-not-yet", "The recording can be had when the game is over.")
        return self.match.record.dumps()

    # -- time and bots -----------------------------------------------------------------------------------------

    def _schedule(self) -> None:
        """Set the clocks for what comes next."""
        self.stop_clocks()
        match = self.match
        state = match.state
        if state is None or match.over or not self._anybody_here():
            return
        number = match.number
        if match.clock_runs():
            # A table that comes from the disk opens its window anew.
            self._watch_window()
            wait = self._window_end - time.monotonic()
            self._later(max(0.0, wait) + 0.001, self._close_window)
        for seat in match.acting_bots():
            due = self._bot_is_due(seat, state)
            self._later(max(0.0, due - time.monotonic()), lambda seat=seat: self._bot_acts(seat, number))  # type: ignore[misc]

    def _bot_is_due(self, seat: int, state: State) -> float:
        """When a bot acts.  What others do in the meantime does not make it start thinking anew."""
        choice = state.moves(seat)
        thinking = self._thinking.get(seat)
        if thinking is not None and thinking[0] == choice:
            return thinking[1]
        moment = self.match.bot(seat).reaction_ms(self.match.situation(seat)) * self._pace.bot_percent / 100_000
        if self.match.clock_runs():
            moment = min(moment, 0.8 * self._window_ms / 1000)
        due = time.monotonic() + moment
        self._thinking[seat] = (choice, due)
        return due

    def _anybody_here(self) -> bool:
        """Bots among themselves wait until somebody looks; the game is kept where it was."""
        return bool(self.connections)

    def _watch_window(self) -> None:
        """Publish a window for a question that has just been put; forget it when the question is answered."""
        state = self.match.state
        if state is None or not self.match.clock_runs():
            self._window_open = False
            return
        # Only those whom silence answers for: somebody naming a total at the same time is no part of the question.
        asked = [seat for seat in state.awaited() if state.silence(seat) >= 0]
        if self._window_open and asked == self._window_asked:
            return
        # Others are asked than before: it is a new question, with the whole time for everybody.
        self._window_asked = asked
        person_asked = any(self.match.chairs[seat].played_by is None for seat in asked)
        self._window_ms = window(self._pace, self.match.game.reaction_ms(), person_asked)
        self._window_end = time.monotonic() + self._window_ms / 1000
        self._window_open = True
        self._window_number = self.match.number

    async def _close_window(self) -> None:
        async with self._lock:
            state = self.match.state
            if state is None or not self.match.clock_runs() or time.monotonic() < self._window_end:
                return
            entries: list[Entry] = []
            trial = state.copy()
            # Silence of all who are still asked, in one go: that partners answer one by one is nobody's business.
            while self._still_asked(trial):
                seat = self._still_asked(trial)[0]
                move = trial.silence(seat)
                entries.append({"kind": "move", "seat": seat, "move": self.match.game.notation(move)})
                trial.apply(seat, move)
                if trial.awaited() != state.awaited():
                    break
            await self._commit(entries)

    @staticmethod
    def _still_asked(state: State) -> list[int]:
        return [seat for seat in state.actors() if state.silence(seat) >= 0]

    async def _bot_acts(self, seat: int, number: int) -> None:
        async with self._lock:
            if self.match.number != number or seat not in self.match.acting_bots():
                return
            self._thinking.pop(seat, None)
            situation = self.match.situation(seat)
            move = await asyncio.to_thread(self.match.bot(seat).choose, situation)
            state = self.match.state
            assert state is not None
            if self.match.clock_runs() and move == state.silence(seat):
                return
            await self._commit([self.match.move(seat, move)])

    def _later(self, seconds: float, act: Callable[[], Awaitable[None]]) -> None:
        loop = asyncio.get_running_loop()

        def begin() -> None:
            task = loop.create_task(self._guarded(act))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        self._timers.append(loop.call_later(seconds, begin))

    async def _guarded(self, act: Callable[[], Awaitable[None]]) -> None:
        """A bot's move that cannot be kept (a full disk) is tried again when somebody does something."""
        try:
            await act()
        except SpielkisteError as trouble:
            log.warning("Tried again in a moment: %s", trouble)
            self._later(2.0, act)

    def stop_clocks(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
