"""Test the offline build: visited once, then played without a network, no matter what happens to its windows."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ProxySettings, expect

import spielkiste
from spielkiste.offline.site import write_site
from spielkiste.texts import texts
from tests.browser.driver import PATIENCE_MS
from tests.browser.led import play_on
from tests.browser.player import Player
from tests.browser.setting_up import set_up
from tests.browser.test_boards import PARTIES
from tests.browser.unseen import SILENT, UNPAINTED
from tests.server.harness import Server

ROOT = Path(__file__).parents[2]
LANGUAGE = "de"
SAY = texts(LANGUAGE).say
#: Long, because Python itself has to start in the browser.
ENGINE_MS = 180_000
#: In a thorough run, a player who explores the page plays every game.
THOROUGH = bool(os.environ.get("SPIELKISTE_THOROUGH"))
#: A short game first: all interruptions happen to it.
GAMES = ["clear-away", *(game.slug for game in spielkiste.games() if game.slug != "clear-away")]
#: Games that other players might win before the page is ready; here the page's player starts.
STARTS = {"number-rally": {"begins": 1}}
READY = """async () => {
  const kept = await navigator.serviceWorker.ready;
  const names = (await caches.keys()).filter((name) => name.startsWith('spielkiste-'));
  const files = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
  return kept.active?.state === 'activated' && files.some((file) => file.url.endsWith('chest.zip.pack'));
}"""

#: Returns the confirmed entries stored in the browser.
KEPT = """() => new Promise((resolve) => {
  const opening = indexedDB.open('spielkiste');
  opening.onsuccess = () => {
    const reading = opening.result.transaction('entries').objectStore('entries').getAll();
    reading.onsuccess = () => (opening.result.close(), resolve(reading.result));
  };
})"""


#: Returns the names of the files that the page has loaded.
LOADED = "() => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))"
VERSION = "() => JSON.parse(document.getElementById('site')?.textContent ?? '{}').version"


class Elsewhere:
    """A proxy that blocks and records every request: the page must contact only its own server."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while True:
            try:
                caller, _ = self._listener.accept()
            except OSError:
                return
            with caller:
                self.asked.append(caller.recv(300))

    def close(self) -> None:
        self._listener.close()


class Files:
    """A plain static file server."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._process.stdout is not None
        self.url = f"http://127.0.0.1:{self._process.stdout.readline().split(' port ')[1].split()[0]}/"

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.communicate()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the page in a nested folder: nothing in it may assume the root of its server."""
    root = tmp_path_factory.mktemp("site")
    write_site(root / "school" / "chest", ROOT / ".make" / "engine", quick=True)
    return root


@contextmanager
def visiting(browser: Browser, folder: Path) -> Iterator[tuple[BrowserContext, str, Files]]:
    """Provide a fresh browser, and a server that exists only for the first visit."""
    elsewhere = Elsewhere()
    files = Files(folder)
    proxy: ProxySettings = {"server": elsewhere.url, "bypass": "127.0.0.1"}
    context = browser.new_context(viewport={"width": 360, "height": 640}, locale="de-DE", reduced_motion="reduce", proxy=proxy)
    context.set_default_timeout(PATIENCE_MS * 2)
    context.add_init_script(UNPAINTED + SILENT)
    troubles: list[str] = []
    context.on("page", lambda page: page.on("pageerror", lambda error: troubles.append(str(error))))
    yield context, f"{files.url}school/chest/", files
    context.close()
    files.stop()
    elsewhere.close()
    assert not elsewhere.asked, "a request left for another host"
    assert not troubles, troubles


@pytest.fixture
def visit(browser: Browser, folder: Path) -> Iterator[tuple[BrowserContext, str, Files]]:
    with visiting(browser, folder) as visit:
        yield visit


@pytest.fixture(scope="module")
def cut_off(browser: Browser, folder: Path) -> Iterator[Page]:
    """Open a window whose server is gone.  All games share its engine: starting it takes longer than most games."""
    with visiting(browser, folder) as (context, url, files):
        page = context.new_page()
        page.goto(url)
        page.wait_for_function(READY, timeout=ENGINE_MS)
        files.stop()
        yield page


def test_a_game_is_played_without_a_network(visit: tuple[BrowserContext, str, Files]) -> None:
    """Everything that can happen to a window happens in the middle of a game; what was played is kept."""
    context, url, files = visit
    page = context.new_page()
    page.goto(url)
    page.get_by_role("list", name=SAY("web-games")).wait_for()
    page.wait_for_function(READY, timeout=ENGINE_MS)
    files.stop()

    page.goto("about:blank")
    page.goto(url)
    slug = GAMES[0]
    _sit_down(page, slug)
    player = Player(page, LANGUAGE, slug, PARTIES[slug].at_last)
    # The set-up and the deal are two entries.
    kept = _kept_beyond(player, 2)

    page.reload()
    _laid(page)
    address = page.url
    # A second window at the same table: one engine, one game.
    other = context.new_page()
    other.goto(address)
    _laid(other)
    player = Player(page, LANGUAGE, f"{slug} again", PARTIES[slug].at_last)
    later = _kept_beyond(player, len(kept))
    assert later[: len(kept)] == kept
    other.close(run_before_unload=False)
    _killed(page)

    page = context.new_page()
    page.goto(url)
    page.get_by_role("button", name=SAY("web-continue")).first.click(timeout=ENGINE_MS)
    _laid(page)
    _to_the_end(page, slug)
    # A player who plays alone loads no code for tables with other devices.
    assert not [name for name in page.evaluate(LOADED) if re.match("Invite|hosting|visiting|MeetPage|qr-|decode-", name)]
    _watched(page)
    chest = _packed(page, url)
    assert len(chest["tables"]) == 1 and chest["tables"][0]["entries"][: len(later)] == later
    _deleted(page)


@pytest.mark.parametrize("slug", GAMES[1:])
def test_all_games_are_played_without_a_network(cut_off: Page, slug: str) -> None:
    """Play from the shelf to the recording."""
    cut_off.evaluate("location.hash = ''")
    _sit_down(cut_off, slug)
    _laid(cut_off)
    assert play_on(cut_off, LANGUAGE, GAMES.index(slug), PARTIES[slug].at_last, seconds=300), slug
    _recorded(cut_off, slug)


def test_a_server_hands_it_out_and_a_full_device_loses_nothing(browser: Browser, folder: Path, tmp_path: Path) -> None:
    """Go from the server's shelf to its offline build, which is first incomplete, then out of space, then updated."""
    chest = tmp_path / "chest"
    shutil.copytree(folder / "school" / "chest", chest)
    (part,) = chest.glob("engine-*/chest.zip.pack")
    whole = part.read_bytes()
    server = Server(tmp_path / "tables.sqlite", "--quick", "--pocket", str(chest))
    context = browser.new_context(viewport={"width": 360, "height": 640}, locale="de-DE", reduced_motion="reduce")
    context.set_default_timeout(ENGINE_MS)
    try:
        part.write_bytes(whole[: len(whole) // 2])
        page = context.new_page()
        page.goto(server.url)
        page.get_by_role("button", name=SAY("web-menu"), exact=True).click()
        page.get_by_role("button", name=SAY("web-pocket-open")).click()
        page.wait_for_url(f"{server.url}pocket/")
        # The engine's download was cut off.
        page.get_by_text(SAY("error-engine-broken")).first.wait_for()
        part.write_bytes(whole)
        page.get_by_role("button", name=SAY("web-engine-reload")).click()
        page.get_by_role("list", name=SAY("web-games")).wait_for()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        _room(page, 1)
        set_up(page, LANGUAGE, spielkiste.find("clear-away"), 2, PARTIES["clear-away"].options)
        page.get_by_text(SAY("error-storage-full")).first.wait_for()
        assert page.evaluate(KEPT) == []
        _room(page, None)
        page.get_by_role("button", name=SAY("web-setup-start")).click()
        page.wait_for_function("() => location.hash.startsWith('#seat=')")
        _kept_beyond(Player(page, LANGUAGE, "room again", PARTIES["clear-away"].at_last), 2)

        # An update is offered only between games, and keeps what was played.
        write_site(chest, ROOT / ".make" / "engine", quick=True, server="../")
        old = page.evaluate(VERSION)
        page.evaluate("navigator.serviceWorker.getRegistration().then((kept) => kept.update())")
        page.evaluate("location.hash = ''")
        page.get_by_role("button", name=SAY("web-engine-renew")).click()
        page.wait_for_function(f"(old) => ({VERSION})() !== old", arg=old)
        page.get_by_role("button", name=SAY("web-continue")).first.wait_for()
        page.get_by_role("button", name=SAY("web-menu"), exact=True).click()
        page.get_by_role("button", name=SAY("web-pocket-friends")).click()
        page.wait_for_url(server.url)
    finally:
        context.close()
        server.stop()


if THOROUGH:

    @pytest.mark.parametrize("slug", GAMES[1:])
    def test_every_game_is_played_without_a_network(cut_off: Page, slug: str) -> None:
        cut_off.evaluate("location.hash = ''")
        _sit_down(cut_off, slug)
        _to_the_end(cut_off, slug)

    def test_the_next_window_has_the_engine_when_the_first_one_goes(visit: tuple[BrowserContext, str, Files]) -> None:
        """In browsers without shared workers one window leads, and the user sees no difference."""
        context, url, _ = visit
        context.add_init_script("delete globalThis.SharedWorker")
        slug = GAMES[0]
        first, second = context.new_page(), context.new_page()
        first.goto(url)
        _sit_down(first, slug)
        _laid(first)
        second.goto(first.url)
        assert not Player(second, LANGUAGE, slug, PARTIES[slug].at_last).play(moves=2)
        first.close(run_before_unload=False)
        second.get_by_text(SAY("web-engine-starting")).wait_for(timeout=ENGINE_MS)
        second.get_by_text(SAY("web-engine-starting")).wait_for(state="detached", timeout=ENGINE_MS)
        _to_the_end(second, slug)


def _room(page: Page, most: int | None) -> None:
    """Limit the storage to this many bytes, as on a full device; None removes the limit."""
    said = {"origin": page.evaluate("location.origin"), **({} if most is None else {"quotaSize": most})}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", said)


def _killed(page: Page) -> None:
    """Kill the processes behind the window without warning, as a phone does when it needs memory."""
    browser = page.context.browser
    assert browser is not None
    running = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    with page.expect_event("crash"):
        for process in running:
            if process["type"] == "renderer":
                os.kill(process["id"], signal.SIGKILL)
    page.close(run_before_unload=False)


def _laid(page: Page) -> None:
    """Wait until the engine runs and the table is ready."""
    page.get_by_role("main").get_by_role("button").first.wait_for(timeout=ENGINE_MS)


def _sit_down(page: Page, slug: str) -> None:
    game, party = spielkiste.find(slug), PARTIES[slug]
    # The fewest players: every further bot only makes the game longer.
    seats = game.seat_counts(game.defaults())[0]
    set_up(page, LANGUAGE, game, seats, {**party.options, **STARTS.get(slug, {})})
    page.wait_for_function("() => location.hash.startsWith('#seat=')", timeout=ENGINE_MS)


def _kept_beyond(player: Player, entries: int) -> list[str]:
    """Play until more than this many entries are stored."""
    kept: list[str] = player.page.evaluate(KEPT)
    while len(kept) <= entries:
        assert not player.play(moves=1)
        kept = player.page.evaluate(KEPT)
    return kept


def _to_the_end(page: Page, slug: str) -> None:
    player = Player(page, LANGUAGE, f"{slug} to the end", PARTIES[slug].at_last)
    assert player.play()
    _recorded(page, slug)


def _recorded(page: Page, slug: str) -> None:
    record = Player(page, LANGUAGE, slug).recording()
    assert record.game.slug == slug and record.state.outcome() is not None


def _watched(page: Page) -> None:
    """Watch the finished game in the engine of this browser."""
    page.get_by_role("button", name=SAY("web-replay-watch"), exact=True).click()
    where = page.get_by_role("slider", name=SAY("web-replay-where"))
    expect(where).to_have_value("0", timeout=ENGINE_MS)
    page.get_by_role("button", name=SAY("web-replay-on"), exact=True).click()
    expect(where).to_have_value("1")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name=SAY("web-replay-on"), exact=True)).to_have_attribute("aria-disabled", "true")


def _deleted(page: Page) -> None:
    """Delete the game from the list and from the device."""
    page.evaluate("location.hash = 'games'")
    page.get_by_role("button", name=SAY("web-mine-delete"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=SAY("web-mine-delete"), exact=True).click()
    page.get_by_text(SAY("web-mine-none")).wait_for()
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while page.evaluate(KEPT) and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    assert page.evaluate(KEPT) == []


def _packed(page: Page, url: str) -> dict[str, list[dict[str, list[str]]]]:
    """Export all games into one file and import it again, which adds nothing."""
    page.goto("about:blank")
    page.goto(url)
    page.get_by_role("button", name=SAY("web-menu"), exact=True).click()
    with page.expect_download(timeout=ENGINE_MS) as download:
        page.get_by_role("button", name=SAY("web-chest-give")).click()
    path = download.value.path()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=SAY("web-chest-take")).click()
    chooser.value.set_files(path)
    page.get_by_text(SAY("web-chest-taken", taken=0)).first.wait_for(timeout=ENGINE_MS)
    found: dict[str, list[dict[str, list[str]]]] = json.loads(path.read_text(encoding="utf-8"))
    return found
