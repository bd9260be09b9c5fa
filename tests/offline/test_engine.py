"""Test the host in a worker without a browser: nothing is told before it is stored, and every error is one sentence."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import spielkiste
from spielkiste.host.bot_turns import BotTurns
from spielkiste.host.fair_queue import Asker
from spielkiste.offline import hall as hall_module
from spielkiste.offline.engine import Engine, Settings
from spielkiste.table.match import Match
from tests.offline.keeper import Keeper

SEATS = [{"kind": "here"}, {"kind": "bot", "bot": "random"}]


class Page:
    """A window: the messages it received on its connection."""

    def __init__(self, engine: Engine, name: str = "page/1") -> None:
        self.engine = engine
        self.name = name
        self.heard: list[dict[str, Any]] = []
        self.closed: int | None = None
        engine.open(name, self._tell)

    def _tell(self, what: str, value: Any) -> None:
        if what == "heard":
            self.heard.append(json.loads(value))
        elif what == "closed":
            self.closed = value

    def say(self, **message: object) -> None:
        self.engine.say(self.name, json.dumps(message))

    async def hears(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        async with asyncio.timeout(20):
            while not (found := [message for message in self.heard if wanted(message)]):
                await asyncio.sleep(0.005)
        return found[-1]

    async def sits(self, key: str) -> dict[str, Any]:
        self.say(t="hello", keys=[key], last=None, client="a page")
        return await self.hears(lambda message: message["t"] in ("welcome", "trouble"))


async def rest(engine: Engine) -> None:
    """Let all pages go and stop all timers, so that none rings while the event loop ends."""
    for name in list(engine._lines):
        engine.hang_up(name)
    async with asyncio.timeout(20):
        while engine._lines:
            await asyncio.sleep(0)
    for table in engine.hall._hosts.values():
        table.stop_clocks()


def _in_a_worker(test: Callable[[Engine, Keeper], Awaitable[None]]) -> None:
    async def run() -> None:
        keeper = Keeper()
        engine = Engine(keeper, Settings(quick=True))
        await test(engine, keeper)
        await rest(engine)

    asyncio.run(run())


async def _asked(engine: Engine, path: str, body: object) -> dict[str, Any]:
    answer = await engine.ask(path, body if isinstance(body, str) else json.dumps(body))
    found: dict[str, Any] = json.loads(answer.removeprefix("!"))
    assert answer.startswith("!") == ("sentence" in found)
    return found


async def _table(engine: Engine, game: str = "thousand-km", **options: object) -> str:
    made = await _asked(engine, "api/tables", {"game": game, "seats": SEATS, "options": options})
    return str(made["seats"][0]["key"])


def _move(update: dict[str, Any]) -> str:
    return str(update["moves"][0]["notation"])


def test_a_page_that_connects_again_at_once_is_heard() -> None:
    async def test(engine: Engine, keeper: Keeper) -> None:
        key = await _table(engine)
        await Page(engine).sits(key)
        engine.hang_up("page/1")
        # The old connection under this name ends only after the new one has begun.
        again = Page(engine)
        await asyncio.sleep(0.05)
        assert (await again.sits(key))["t"] == "welcome"

    _in_a_worker(test)


def test_a_move_is_told_only_after_it_is_kept() -> None:
    async def test(engine: Engine, keeper: Keeper) -> None:
        page = Page(engine)
        # The first move is the player's, no matter what was dealt.
        welcome = await page.sits(await _table(engine, "clear-away", begins=1))
        before = len(keeper.entries)
        keeper.free.clear()
        page.say(t="play", id=1, seat=0, move=_move(welcome["update"]), number=welcome["update"]["number"])
        async with asyncio.timeout(20):
            while not keeper.waiting:
                await asyncio.sleep(0.005)
        assert not any(message.get("ack") == 1 or message.get("id") == 1 for message in page.heard)
        keeper.free.set()
        await page.hears(lambda message: message.get("ack") == 1)
        assert len(keeper.entries) > before

    _in_a_worker(test)


def test_what_cannot_be_kept_is_said_and_nothing_is_lost() -> None:
    async def test(engine: Engine, keeper: Keeper) -> None:
        page = Page(engine)
        # The first move is the player's, no matter what was dealt.
        welcome = await page.sits(await _table(engine, "clear-away", begins=1))
        update = welcome["update"]
        kept = dict(keeper.entries)
        keeper.trouble = "full"
        page.say(t="play", id=1, seat=0, move=_move(update), number=update["number"])
        assert (await page.hears(lambda message: message.get("id") == 1))["key"] == "storage-full"
        assert keeper.entries == kept
        keeper.trouble = ""
        page.say(t="play", id=2, seat=0, move=_move(update), number=update["number"])
        await page.hears(lambda message: message.get("ack") == 2)

    _in_a_worker(test)


def test_a_private_window_says_so_at_once() -> None:
    async def test(engine: Engine, keeper: Keeper) -> None:
        keeper.trouble = "denied"
        refused = await _asked(engine, "api/tables", {"game": "thousand-km", "seats": SEATS, "options": {}})
        assert refused["key"] == "storage-denied"
        assert (await _asked(engine, "api/chest", {}))["key"] == "storage-denied"
        file = json.dumps({"format": "spielkiste-chest", "version": 1, "tables": [], "device": {}})
        assert (await _asked(engine, "api/chest/in", file))["key"] == "storage-denied"

    _in_a_worker(test)


def test_another_engine_goes_on_where_the_first_one_was() -> None:
    async def test(engine: Engine, keeper: Keeper) -> None:
        key = await _table(engine)
        number = (await Page(engine).sits(key))["update"]["number"]
        again = Engine(keeper, Settings(quick=True))
        page = Page(again)
        welcome = await page.sits(key)
        assert welcome["update"]["number"] >= number and welcome["table"]["game"] == "thousand-km"
        stranger = Page(again, "page/2")
        assert (await stranger.sits(key[:-1] + ("A" if key[-1] != "A" else "B")))["key"] == "wrong-key"
        assert stranger.closed == 4004

    _in_a_worker(test)


def test_every_request_of_the_page_is_answered() -> None:
    async def test(engine: Engine, keeper: Keeper) -> None:
        for game in spielkiste.games():
            seats = game.usual_seat_counts()[0]
            request = {"game": game.slug, "seats": [{"kind": "here"}] * seats, "options": {}}
            assert (await _asked(engine, "api/tables", request))["seats"]
        medal = await engine.ask("api/medal?game=number-rally&name=Lina&lang=de", "")
        assert medal.startswith("<svg") and "Lina" in medal
        assert (await _asked(engine, "api/medal?game=mau-mau&name=Lina", ""))["key"] == "no-medal"
        assert (await _asked(engine, "api/qr", {"text": "https://example.org/"}))["matrix"]
        assert (await _asked(engine, "api/extras/mau-mau/workshop", {}))["key"] == "no-extra"
        assert (await _asked(engine, "api/import", "no recording"))["sentence"]
        assert (await _asked(engine, "api/tables", "{"))["key"] == "malformed"
        for wrong, field in (({"game": "mau-mau"}, "`seats`"), ({"game": 7, "seats": []}, "`$.game`")):
            assert field in (await _asked(engine, "api/tables", wrong))["sentence"], "the answer must name the field"
        assert (await _asked(engine, "api/anything", {}))["key"] == "malformed"

    _in_a_worker(test)


def test_a_bot_that_thinks_while_its_game_is_deleted_writes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, done = asyncio.Event(), asyncio.Event()
    choose = BotTurns.choose

    async def slowly(self: BotTurns, match: Match, seat: int, asker: Asker) -> int:
        thinking.set()
        await done.wait()
        return await choose(self, match, seat, asker)

    monkeypatch.setattr(BotTurns, "choose", slowly)

    async def test(engine: Engine, keeper: Keeper) -> None:
        made = await _asked(engine, "api/tables", {"game": "mau-mau", "seats": SEATS, "options": {"begins": 2}})
        key = made["seats"][0]["key"]
        await Page(engine).sits(key)
        async with asyncio.timeout(20):
            await thinking.wait()
        assert await engine.ask("api/drop", json.dumps({"key": key})) == "{}"
        done.set()
        await asyncio.sleep(0.1)
        assert not keeper.tables and not keeper.entries

    _in_a_worker(test)


def test_only_a_player_at_the_table_can_delete_it() -> None:
    async def test(engine: Engine, keeper: Keeper) -> None:
        made = await _asked(engine, "api/tables", {"game": "mau-mau", "seats": SEATS, "options": {}})
        other, key = await _table(engine), made["seats"][0]["key"]
        page = Page(engine)
        await page.sits(key)
        assert (await _asked(engine, "api/drop", {"key": made["spectator_key"]}))["key"] == "wrong-key"
        assert len(keeper.tables) == 2
        assert await engine.ask("api/drop", json.dumps({"key": key})) == "{}"
        assert list(keeper.tables) == [other.split(".")[0]] and {table for table, _ in keeper.entries} == set(keeper.tables)
        assert (await _asked(engine, "api/drop", {"key": key}))["key"] == "wrong-key"
        assert (await Page(engine, "page/2").sits(key))["key"] == "wrong-key"

    _in_a_worker(test)


def test_the_chest_goes_to_another_device_in_one_file() -> None:
    async def test(engine: Engine, keeper: Keeper) -> None:
        # The player begins, so that no bot moves before the stores are compared.
        keys = [await _table(engine), await _table(engine, "clear-away", begins=1)]
        file = await engine.ask("api/chest", json.dumps({"spielkiste:tables": "[]"}))
        elsewhere = Keeper()
        other = Engine(elsewhere, Settings(quick=True))
        unpacked = await _asked(other, "api/chest/in", file)
        assert (unpacked["taken"], unpacked["left"]) == (2, 0) and unpacked["device"] == {"spielkiste:tables": "[]"}
        assert elsewhere.entries == keeper.entries
        assert (await Page(other).sits(keys[1]))["table"]["game"] == "clear-away"
        # A second import adds nothing; a game that has gone on is not reset.
        assert (await _asked(other, "api/chest/in", file))["taken"] == 0
        # A game that went on differently on each device stays as it is here.
        changed = json.loads(file)
        entries = changed["tables"][0]["entries"]
        entries[0] = entries[0].replace("Lina", "Nora")
        assert entries != json.loads(file)["tables"][0]["entries"]
        unpacked = await _asked(other, "api/chest/in", json.dumps(changed))
        assert (unpacked["taken"], unpacked["left"]) == (0, 1) and elsewhere.entries == keeper.entries

    _in_a_worker(test)


def test_a_table_is_handed_on_and_never_on_two_devices() -> None:
    async def test(engine: Engine, keeper: Keeper) -> None:
        key = await _table(engine, "clear-away", begins=1)
        page = Page(engine)
        welcome = await page.sits(key)
        watching = {"key": welcome["table"]["spectator_key"], "step": "begin"}
        assert (await _asked(engine, "api/hand-on", watching))["key"] == "wrong-key"
        await engine.ask("api/hand-on", json.dumps({"key": key, "step": "begin"}))
        assert (await Page(engine, "page/2").sits(key))["key"] == "table-away"
        # The other device could not take it: the game goes on here.
        await engine.ask("api/hand-on", json.dumps({"key": key, "step": "stay"}))
        assert (await _asked(engine, "api/hand-on", {"key": key, "step": "gone"}))["key"] == "wrong-key"
        page = Page(engine, "page/3")
        welcome = await page.sits(key)
        # A move that is still being stored goes along.
        keeper.free.clear()
        page.say(t="play", id=1, seat=0, move=_move(welcome["update"]), number=welcome["update"]["number"])
        async with asyncio.timeout(20):
            while not keeper.waiting:
                await asyncio.sleep(0.005)
        handing = asyncio.create_task(engine.ask("api/hand-on", json.dumps({"key": key, "step": "begin"})))
        await asyncio.sleep(0)
        keeper.free.set()
        file = await handing
        elsewhere = Keeper()
        other = Engine(elsewhere, Settings(quick=True))
        assert (await _asked(other, "api/chest/in", file))["taken"] == 1
        assert elsewhere.entries == keeper.entries and len(keeper.entries) > 2
        await engine.ask("api/hand-on", json.dumps({"key": key, "step": "gone"}))
        assert not keeper.tables and not keeper.entries
        assert (await Page(engine, "page/4").sits(key))["key"] == "table-away"
        assert (await Page(other).sits(key))["t"] == "welcome"
        # And back again.
        back = await other.ask("api/hand-on", json.dumps({"key": key, "step": "begin"}))
        assert (await _asked(engine, "api/chest/in", back))["taken"] == 1
        assert (await Page(engine, "page/5").sits(key))["t"] == "welcome"

    _in_a_worker(test)


def test_a_table_that_nobody_took_resumes_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(engine: Engine, keeper: Keeper) -> None:
        key = await _table(engine)
        monkeypatch.setattr(hall_module, "STOPPED_SECONDS", 0.0)
        await engine.ask("api/hand-on", json.dumps({"key": key, "step": "begin"}))
        assert (await _asked(engine, "api/hand-on", {"key": key, "step": "gone"}))["key"] == "wrong-key"
        assert (await Page(engine).sits(key))["t"] == "welcome"

    _in_a_worker(test)


def test_a_damaged_chest_changes_nothing() -> None:
    async def test(engine: Engine, keeper: Keeper) -> None:
        await _table(engine)
        file = json.loads(await engine.ask("api/chest", "{}"))
        elsewhere = Keeper()
        other = Engine(elsewhere, Settings())
        for broken in ("", "[]", "{", json.dumps({**file, "format": "x"}), json.dumps(file)[:-9], "\ud800"):
            assert (await _asked(other, "api/chest/in", broken))["key"] == "bad-chest"
        assert (await _asked(other, "api/chest/in", json.dumps({**file, "version": 9})))["key"] == "newer-chest"
        file["tables"][0]["entries"][0] = file["tables"][0]["entries"][0].replace("rules_version", "rule_version")
        assert (await _asked(other, "api/chest/in", json.dumps(file)))["left"] == 1
        assert not elsewhere.tables and not elsewhere.entries

    _in_a_worker(test)


def test_a_net_is_loaded_when_it_is_chosen_as_an_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    """The net is not loaded earlier, and only once; if loading fails, the table goes on without it."""
    had: dict[str, bytes] = {}
    asked: list[str] = []
    monkeypatch.setattr(hall_module, "net_for", had.get)
    monkeypatch.setattr(hall_module, "take", had.__setitem__)

    async def bring(game: str) -> bytes:
        asked.append(game)
        if len(asked) == 1:
            raise OSError
        return b"a net"

    async def run() -> None:
        engine = Engine(Keeper(), Settings(quick=True), bring)
        await Page(engine).sits(await _table(engine))
        assert not asked
        taught = [{"kind": "here"}, {"kind": "bot", "bot": "learned@5"}]
        made = await _asked(engine, "api/tables", {"game": "mau-mau", "seats": taught, "options": {}})
        for number in range(3):
            welcome = await Page(engine, f"page/{number + 2}").sits(str(made["seats"][0]["key"]))
            assert welcome["t"] == "welcome"
        await rest(engine)

    asyncio.run(run())
    assert asked == ["mau-mau", "mau-mau"] and had == {"mau-mau": b"a net"}
