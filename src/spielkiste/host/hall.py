"""All tables of a server.  Tables in use are in memory; the store loads the others on demand."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Future
from itertools import islice

from spielkiste.bots import names_for
from spielkiste.core.errors import BadFile, BadSetup, SpielkisteError
from spielkiste.core.game import Game
from spielkiste.core.lesson import Lesson
from spielkiste.core.options import CALM, TEMPO
from spielkiste.core.registry import find
from spielkiste.host import actions, lobby
from spielkiste.host.background import BackgroundWork
from spielkiste.host.bot_offload import BotOffload
from spielkiste.host.classroom.rooms import Rooms
from spielkiste.host.connection import LONGEST_CLIENT
from spielkiste.host.pace import Pace
from spielkiste.host.recording import read_recording
from spielkiste.host.retention import Retention
from spielkiste.host.table import TableHost
from spielkiste.host.tally import Tally
from spielkiste.host.thinker import Thinker
from spielkiste.host.turns import Turns
from spielkiste.host.wakeup import WakeUp
from spielkiste.store.contract import RoomStore, Store, TableLost, TurnStore, alias
from spielkiste.table import logbook
from spielkiste.table.daily import read_day, seed_of_the_day, task_of_the_day
from spielkiste.table.keys import (
    JOIN,
    WATCH,
    is_secret,
    key_for,
    new_secret,
    new_seed,
    new_table_id,
    requested_deal,
    role_of,
    seat_role,
    table_of,
)
from spielkiste.table.logbook import ChosenPace, Entry
from spielkiste.table.match import Chair, Match
from spielkiste.table.names import BOT_NAMES, cleaned, free_name, made_up, numbered
from spielkiste.table.seats import Place

log = logging.getLogger(__name__)

# A table is unloaded when nobody has used it for this many seconds.
IDLE_SECONDS = 600
MOST_SEATS = 8
# The most waiting tables that a client gets.  The shelf shows fewer: it leaves out those at which its own people sit.
MOST_WAITING = 12


def _at(pace: ChosenPace) -> list[Entry]:
    """Return the entry that sets the pace of a new table; none for the normal pace."""
    return [logbook.Pace(pace)] if pace != "normal" else []


def _waits(host: TableHost) -> bool:
    """Return whether a table waits for any players (see `Hall.waiting`); the cheap conditions come first."""
    match = host.match
    if match.record is not None or host.in_a_room or not host.presence.seats():
        return False
    return bool(match.open_seats()) and not any(chair.kept for chair in match.chairs)


class WrongKey(BadSetup):
    """A link that leads to no table."""

    def __init__(self) -> None:
        super().__init__("wrong-key", "This link does not lead to a table; check that it is complete.")


class TableAway(BadSetup):
    """A table that nobody leads at the moment."""

    def __init__(self) -> None:
        super().__init__("table-away", "This table cannot be reached at the moment; try again soon. Nothing is lost.")


class Hall:
    """Finds, creates and unloads tables."""

    def __init__(
        self,
        store: Store,
        pace: Pace,
        keeping: Retention | None = None,
        rooms: RoomStore | None = None,
        thinker: Thinker | None = None,
        turns: TurnStore | None = None,
    ) -> None:
        self.store = store
        #: Runs long computations; by default in this process.
        self.thinker = thinker or Thinker()
        self.pace = pace
        self.keeping = keeping or Retention()
        self.tally = Tally()
        #: The classrooms, or None if this server has none.
        self.rooms = Rooms(self, rooms) if rooms is not None else None
        #: Tells people that it is their turn, or None if this server cannot wake its tables.
        self.turns = Turns(self, turns) if turns is not None else None
        #: Set before an upgrade: no new players or tables are let in, and running games go on.
        self.closed = False
        self._hosts: dict[str, TableHost] = {}
        self._wake_up = WakeUp()
        self._background = BackgroundWork()
        self._offload = BotOffload(self.thinker)
        self._loading: dict[str, asyncio.Task[TableHost | None]] = {}

    # -- finding -----------------------------------------------------------------------------------------------

    async def find(self, key: str) -> tuple[TableHost, str | int]:
        """Return the table of a key and what the key allows there: a seat, JOIN or WATCH. Raise `WrongKey` if it is invalid."""
        table_id = table_of(key)
        host = await self.host_of(table_id) if table_id else None
        role = role_of(key, host.id, host.secret, host.match.holders()) if host is not None else None
        if host is None or role is None:
            raise WrongKey
        return host, host.match.seat_now(role) if isinstance(role, int) else role

    async def host_of(self, table_id: str) -> TableHost | None:
        """Return the running table with this id, or None if it does not exist."""
        host = self._hosts.get(table_id)
        if host is not None:
            return host
        # Two clients that come at the same moment must get the same table.
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda done: self._loaded(table_id, done))
        return await asyncio.shield(task)

    def _loaded(self, table_id: str, task: asyncio.Task[TableHost | None]) -> None:
        if self._loading.get(table_id) is task:
            del self._loading[table_id]

    async def _load(self, table_id: str) -> TableHost | None:
        # In a thread, because replaying a long game takes a while.
        stored = await asyncio.to_thread(self.store.load, table_id)
        if stored is None:
            return None
        if not is_secret(stored.secret):
            raise BadFile("table-unreadable", "This table cannot be read any more; start another one.")
        match = await asyncio.to_thread(Match.from_log, stored.entries)
        host = self._seat_host(stored.id, stored.secret, match)
        if stored.room is not None and self.rooms is not None:
            await self.rooms.adopt(stored.room, host)
        if self._loading.get(table_id) is not asyncio.current_task():
            # The server lost the table while it was loading (see `let_go`).
            raise TableLost
        self._hosts[table_id] = host
        if self.turns is not None:
            self.turns.watch(host, new=False)
        # The table is in use again, so it must not be deleted as old.
        host.mark()
        return host

    def _seat_host(self, table_id: str, secret: str, match: Match) -> TableHost:
        return TableHost(
            table_id, secret, match, self.store, self.pace, self._wake_up, self._background, self.tally, self._offload
        )

    # -- creating ----------------------------------------------------------------------------------------------

    async def open_table(self, request: lobby.NewTable) -> lobby.TableMade:
        """Set up a table.  If all seats are taken, the game starts."""
        game = find(request.game)
        if request.day is not None:
            return await self._open_task(game, request)
        seed = new_seed(game) if request.deal is None else str(requested_deal(game, request.deal))
        if not 1 <= len(request.seats) <= MOST_SEATS:
            raise BadSetup("bad-seats", "This number of players does not fit.", {"counts": "1-8", "seats": len(request.seats)})
        table_id = new_table_id()
        chairs: list[Chair] = []
        for place, seat in enumerate(request.seats):
            taken = [chair.name for chair in chairs]
            if seat.kind == "bot":
                name = numbered(cleaned(seat.name), taken) if seat.name else free_name(BOT_NAMES, taken, f"Bot {place}")
                chairs.append(Chair("bot", name, seat.bot or "random"))
            elif seat.kind == "here":
                made = made_up(taken, sum(table_id.encode()) + place)
                name = numbered(cleaned(seat.name), taken) if seat.name else made
                chairs.append(Chair("person", name, animal=actions.animal_wished(seat.animal)))
            else:
                chairs.append(Chair("open", ""))
        options = dict(request.options)
        tempo = game.option_for(TEMPO)
        if request.slow and tempo is not None:
            # No clock runs if people play over days.
            options[tempo.name] = CALM
        opening = Match.opening(game, options, chairs, slow=request.slow, relief=request.slow and request.relief)
        entries: list[Entry] = [opening, *_at(request.pace)]
        if all(chair.kind != "open" for chair in chairs):
            entries.append(logbook.Deal(seed, at=self.store.now() if request.slow else None))
        here = [place for place, seat in enumerate(request.seats) if seat.kind == "here"]
        return await self._keep(table_id, entries, here)

    async def _open_task(self, game: Game, request: lobby.NewTable) -> lobby.TableMade:
        """Set up a table for one person and the task of a day."""
        day = read_day(request.day or "")
        task = task_of_the_day(game, day)
        table_id = new_table_id()
        wished = request.seats[0] if request.seats else lobby.NewSeat("here")
        name = cleaned(wished.name) if wished.name else made_up([], sum(table_id.encode()))
        rivals = [called for called in BOT_NAMES if called.casefold() != name.casefold()][: task.rivals]
        chairs = [Chair("person", name, animal=actions.animal_wished(wished.animal))]
        chairs += [Chair("bot", called, f"{names_for(game)[0]}@{task.level}") for called in rivals]
        opening = Match.opening(game, dict(task.options), chairs)
        return await self._keep(table_id, [opening, *_at(request.pace), logbook.Deal(seed_of_the_day(game, day))], [0])

    async def open_lesson(
        self, given: dict[str, object], name: str | None, pace: ChosenPace = "normal", animal: int | None = None
    ) -> lobby.TableMade:
        """Set up a table for one learner.  The lesson scripts the other players."""
        lesson = Lesson(given)
        table_id = new_table_id()
        chairs = [Chair("bot", called, "random") for called in lesson.players]
        learner = cleaned(name) if name else made_up(lesson.players, sum(table_id.encode()))
        chairs[lesson.learner] = Chair("person", learner, animal=actions.animal_wished(animal))
        opening = Match.opening(find(lesson.game), lesson.options, chairs, given)
        return await self._keep(table_id, [opening, *_at(pace), logbook.Deal(f"lesson {lesson.name}")], [lesson.learner])

    async def import_replay(self, text: str, moves: int | None = None, bots: dict[int, str] | None = None) -> lobby.TableMade:
        """Set up a table that continues a recorded game, from its end or after its first `moves` moves.

        All seats belong to this device, except those that `bots` play.  The file contains the seed, and its owner can know
        everything hidden; so the table says that it continues a recording.
        """
        record = await asyncio.to_thread(read_recording, text, moves)
        if record.start_position is not None:
            raise BadSetup(
                "replay-from-position", "This recording does not start with a shuffle, so it cannot be carried on here."
            )
        names = record.players if len(record.players) == record.seats else [""] * record.seats
        chairs: list[Chair] = []
        for place, name in enumerate(names):
            taken = [chair.name for chair in chairs]
            called = numbered(cleaned(name[:20]), taken) if name.strip() else made_up(taken, place)
            bot = (bots or {}).get(place)
            chairs.append(Chair("person", called) if bot is None else Chair("bot", called, bot))
        entries: list[Entry] = [Match.opening(record.game, dict(record.options), chairs)]
        # Games with numbered deals are played alone, so there is nobody to keep a secret from.
        entries.append(logbook.Deal(str(record.seed), recorded=not record.game.numbered_deals))
        entries += [logbook.Move(seat, record.game.notation(move)) for seat, move in record.moves]
        here = [seat for seat, chair in enumerate(chairs) if chair.kind == "person"]
        return await self._keep(new_table_id(), entries, here)

    async def _keep(self, table_id: str, entries: list[Entry], here: list[int]) -> lobby.TableMade:
        self.let_in()
        secret = new_secret()
        match = await asyncio.to_thread(Match.from_log, entries)
        await self._wake_up.kept(self.store.create(table_id, secret, self.store.now(), entries))
        about = {"table": alias(table_id), "game": match.game.slug, "seats": len(match.chairs)}
        log.info("A table is set", extra={"event": "table-made", "fields": about})
        host = self._hosts[table_id] = self._seat_host(table_id, secret, match)
        if self.turns is not None:
            self.turns.watch(host, new=True)
        host.mark()
        return lobby.TableMade(
            [lobby.SeatKey(seat, key_for(table_id, secret, seat_role(Place(seat), 0))) for seat in here],
            key_for(table_id, secret, JOIN),
            key_for(table_id, secret, WATCH),
        )

    async def set_table(self, keep: Callable[[str, str, int, list[Entry]], Future[None]], entries: list[Entry]) -> TableHost:
        """Set up a table of a classroom.  `keep` stores it."""
        table_id, secret = new_table_id(), new_secret()
        match = await asyncio.to_thread(Match.from_log, entries)
        await self._wake_up.kept(keep(table_id, secret, self.store.now(), entries))
        host = self._hosts[table_id] = self._seat_host(table_id, secret, match)
        return host

    async def kept(self, future: Future[None]) -> None:
        """Wait until a write has been stored."""
        await self._wake_up.kept(future)

    def let_in(self) -> None:
        if self.closed:
            raise BadSetup("closing", "This server will be updated soon and lets nobody new in for a while; running games go on.")

    async def invitation(self, join_key: str) -> lobby.Invitation:
        """Return what a join link leads to, before the client takes a seat."""
        host, role = await self.find(join_key)
        if role != JOIN:
            raise WrongKey
        match = host.match
        people, animals = match.people(), match.animals()
        return lobby.Invitation(
            match.game.slug,
            [match.chairs[seat].name for seat in people],
            match.free_seats(),
            key_for(host.id, host.secret, WATCH),
            [animals[seat] for seat in people],
            match.slow,
            match.relief,
            [match.chairs[seat].name for seat in match.free_seats()],
        )

    def waiting(self) -> list[lobby.WaitingTable]:
        """Return the tables that wait for players, the last loaded first: not started, with an open and a connected seat.

        Tables of a classroom are left out, because children join with its code; and tables with a seat that is kept for its
        person, because the join key would open it to others.
        """
        found = (self._waiting_at(host) for host in reversed(self._hosts.values()) if _waits(host))
        return list(islice(found, MOST_WAITING))

    def _waiting_at(self, host: TableHost) -> lobby.WaitingTable:
        match = host.match
        people, animals = match.people(), match.animals()
        return lobby.WaitingTable(
            match.game.slug,
            [match.chairs[seat].name for seat in people],
            [animals[seat] for seat in people],
            len(match.open_seats()),
            len(match.chairs),
            key_for(host.id, host.secret, JOIN),
        )

    async def turn(self, key: str) -> lobby.Turn:
        """Return whose turn it is, as everyone at the table may know."""
        host, role = await self.find(key)
        if role == JOIN:
            raise WrongKey
        match, asked = host.match, host.match.asked()
        waited = self.store.now() - match.since if asked and match.since else None
        seat = role if isinstance(role, int) else None
        return lobby.Turn(match.record is not None, match.over, [chair.name for chair in match.chairs], asked, seat, waited)

    async def join(self, request: lobby.Join) -> lobby.TableMade:
        """Take an open seat at the table of a join link and return its key."""
        host, role = await self.find(request.join_key)
        if role != JOIN:
            raise WrongKey
        if request.client is not None and len(request.client) > LONGEST_CLIENT:
            raise BadSetup("malformed", "This is too long for the name of a page.")
        # An empty name counts as none: two pages with an empty name are different pages.
        client = request.client or None
        if client is None or actions.seat_of(host.match, client) is None:
            self.let_in()
        seat = await host.join(request.name, client, request.seat, request.animal)
        chair = host.match.chairs[seat]
        role_there = seat_role(chair.place, chair.holder)
        return lobby.TableMade(
            [lobby.SeatKey(seat, key_for(host.id, host.secret, role_there))],
            request.join_key,
            key_for(host.id, host.secret, WATCH),
        )

    # -- housekeeping ------------------------------------------------------------------------------------------

    def forget_idle(self) -> None:
        """Unload tables that nobody uses.  They stay in the store."""
        limit = time.monotonic() - IDLE_SECONDS
        for table_id, host in list(self._hosts.items()):
            if not host.connections and host.last_used < limit and not host.in_a_room:
                host.stop_clocks()
                host.mark()
                self._unload(table_id)
            elif host.last_used > host.marked_at:
                # Save the last use regularly: the server may be killed, or its clock changed.
                host.mark()
        if self.rooms is not None:
            self.rooms.forget_idle(limit)
        log.info("%d tables in memory", len(self._hosts), extra={"event": "tables-in-memory"})

    def put_away(self, table_id: str) -> None:
        """Unload a table that a classroom no longer needs."""
        host = self._hosts.get(table_id)
        if host is not None:
            host.stop_clocks()
            host.mark()
            self._unload(table_id)

    def _unload(self, table_id: str) -> None:
        del self._hosts[table_id]
        if self.turns is not None:
            self.turns.forget(table_id)
        self.store.release(table_id)

    def let_go(self, table_ids: list[str]) -> None:
        """Drop tables that have been deleted, or that another server leads or will lead."""
        if self.rooms is not None:
            self.rooms.let_go(table_ids)
        for table_id in table_ids:
            self._loading.pop(table_id, None)
            host = self._hosts.pop(table_id, None)
            if self.turns is not None:
                self.turns.forget(table_id)
            if host is not None:
                host.disconnect_all()

    async def forget_old(self) -> None:
        """Delete tables that nobody has used for as long as they are kept.  Tables in memory count as used."""
        for host in self._hosts.values():
            host.mark()
        await asyncio.to_thread(self.store.forget, self.keeping.days())

    @property
    def tables(self) -> int:
        """Return the number of tables in memory."""
        return len(self._hosts)

    @property
    def people(self) -> int:
        """Return the number of connected devices."""
        return sum(len(host.connections) for host in list(self._hosts.values()))

    def health(self) -> dict[str, object]:
        return {
            "status": self.store.trouble() or "ok",
            "tables_in_memory": self.tables,
            "connections": self.people,
            "tables": self._count(),
        }

    def _count(self) -> int | None:
        """Return the number of stored tables, or None if the store cannot tell now."""
        try:
            return self.store.count() if self.store.trouble() is None else None
        except SpielkisteError:
            return None

    async def close(self) -> None:
        """Stop all timers, disconnect all clients, and write what is left."""
        if self.rooms is not None:
            self.rooms.stop()
        for host in self._hosts.values():
            host.mark()
            host.disconnect_all()
        await self.thinker.close()
        await asyncio.to_thread(self.store.close)
