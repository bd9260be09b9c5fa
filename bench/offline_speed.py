"""Measure the offline build in Chromium: ``make bench``, or ``python -m bench.offline_speed`` in a checkout.

The contenders take turns in fresh profiles of one browser: the page of the ordinary server, and plain Pyodide. Both
wall-clock time and the CPU time of the browser's pages and workers are measured, because the machine may be shared.
Browsers cannot throttle workers, so bots are measured on the page itself, at a quarter of its speed, in the engine of
the folder.
"""

from __future__ import annotations

import functools
import http.server
import json
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import spielkiste
from bench.process import serve
from spielkiste.offline.site import write_site
from spielkiste.texts import texts
from tests.browser.driver import launch
from tests.browser.player import Player
from tests.browser.setting_up import set_up
from tests.browser.test_boards import PARTIES
from tools.run import SEALS, WEB

ROUNDS = 3
SLOWDOWN = 4
#: Decisions per game and level. Every game is played twice, and the faster time counts, because the machine may be
#: shared.
DECISIONS = 40
ENGINE_MS = 240_000
SAY = texts("de").say

#: Plain Python in a worker, until it can be called.
BARE = """(base) => new Promise((resolve) => {
  const program = `import { loadPyodide } from '${base}pyodide.mjs'; await loadPyodide({ indexURL: '${base}' }); postMessage(1)`;
  const started = performance.now();
  const worker = new Worker(URL.createObjectURL(new Blob([program], { type: 'text/javascript' })), { type: 'module' });
  worker.onmessage = () => resolve(performance.now() - started);
})"""
#: The folder's own worker, until it reports that it is ready.
OURS = """([program, site, base]) => new Promise((resolve) => navigator.locks.request('spielkiste-page-bench', () => {
  const started = performance.now();
  const worker = new Worker(program, { type: 'module' });
  worker.onmessage = ({ data }) => data.t === 'ready' && resolve(performance.now() - started);
  worker.postMessage({ t: 'start', site, base, page: 'bench' });
  // A window holds a lock of its name as long as it lives.
  return new Promise(() => undefined);
}))"""
#: The engine on the page itself, where it can be throttled.
HERE = """async ([base, chest, bots]) => {
  const { loadPyodide } = await import(`${base}pyodide.mjs`);
  globalThis.python = await loadPyodide({ indexURL: base });
  const packed = (await fetch(chest)).body.pipeThrough(new DecompressionStream('gzip'));
  python.unpackArchive(await new Response(packed).arrayBuffer(), 'zip', { extractDir: '/chest' });
  python.FS.writeFile('/chest/offline_bots.py', bots);
  python.runPython('import sys; sys.path.insert(0, "/chest")');
}"""
THOUGHTS = """([slug, level, decisions]) => {
  python.globals.set('asked', python.toPy([slug, level, decisions]));
  return JSON.parse(python.runPython('import json; from offline_bots import thoughts; json.dumps(thoughts(*asked))'));
}"""
#: Records the times between two frames while the page is watched.
FRAMES = """() => {
  globalThis.gaps = [];
  let last = performance.now();
  const next = (now) => (gaps.push(now - last), (last = now), requestAnimationFrame(next));
  requestAnimationFrame(next);
}"""


#: Whether everything is cached.
KEPT = "async () => (await navigator.serviceWorker.ready).active.state === 'activated'"
#: Milliseconds from the last button of the set-up until a card can be played.
WHEN_OPENED = """(name) => addEventListener('click', ({ target }) => {
  if (!target.closest('button')?.textContent.includes(name)) return;
  const started = performance.now();
  const look = () => document.querySelector('main .hand button, main [role=listbox] [role=option]')
    ? (globalThis.taken = performance.now() - started) : requestAnimationFrame(look);
  look();
}, true)"""


class Files(http.server.SimpleHTTPRequestHandler):
    """A file server that sends compressed files over persistent connections, and counts the bytes."""

    protocol_version = "HTTP/1.1"
    #: Head and body are two writes; the second must not wait for the acknowledgement of the first.
    disable_nagle_algorithm = True
    sent = 0
    asked = 0

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        if not path.is_file():
            self.send_error(404)
            return
        body = path.read_bytes()
        packed = Path(f"{path}.gz").exists() and "gzip" in self.headers.get("Accept-Encoding", "")
        body = Path(f"{path}.gz").read_bytes() if packed else body
        made = self.date_time_string(int(path.stat().st_mtime))
        if self.headers.get("If-Modified-Since") == made:
            self.send_response(304)
            body = b""
        else:
            self.send_response(200)
            self.send_header("Content-Type", self.guess_type(str(path)))
            self.send_header("Content-Length", str(len(body)))
            if packed:
                self.send_header("Content-Encoding", "gzip")
        self.send_header("Last-Modified", made)
        self.end_headers()
        try:
            self.wfile.write(body)
        except ConnectionError:
            # The page closed during the transfer.
            self.close_connection = True
        Files.sent += len(body)
        Files.asked += 1

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""


@contextmanager
def handed_out(folder: Path) -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@contextmanager
def fresh(browser: Browser) -> Iterator[tuple[BrowserContext, Page]]:
    context = browser.new_context(viewport={"width": 768, "height": 1024}, locale="de-DE")
    context.set_default_timeout(ENGINE_MS)
    yield context, context.new_page()
    context.close()


class Spent:
    """Wall-clock seconds and the pages' CPU seconds for one action."""

    def __init__(self, browser: Browser) -> None:
        self._session = browser.new_browser_cdp_session()
        self._clock = time.perf_counter()
        self._processor = self._now()

    def _now(self) -> float:
        running = self._session.send("SystemInfo.getProcessInfo")["processInfo"]
        return sum(float(process["cpuTime"]) for process in running if process["type"] == "renderer")

    def stop(self) -> tuple[float, float]:
        taken = time.perf_counter() - self._clock, self._now() - self._processor
        self._session.detach()
        return taken


def shelf(browser: Browser, url: str) -> tuple[float, float]:
    with fresh(browser) as (_, page):
        spent = Spent(browser)
        page.goto(url)
        page.locator(".take").first.wait_for()
        return spent.stop()


def bare(browser: Browser, url: str) -> tuple[float, float]:
    with fresh(browser) as (_, page):
        page.goto(f"{url}site/licences.txt")
        spent = Spent(browser)
        page.evaluate(BARE, f"{url}pyodide/")
        return spent.stop()


def ours(browser: Browser, url: str, folder: Path) -> tuple[float, float]:
    worker = next((folder / "site" / "assets").glob("worker-*.js")).name
    about = (folder / "site" / "index.html").read_text(encoding="utf-8").split('id="site">')[1].split("</script>")[0]
    with fresh(browser) as (_, page):
        page.goto(f"{url}site/licences.txt")
        spent = Spent(browser)
        page.evaluate(OURS, [f"{url}site/assets/{worker}", json.loads(about), f"{url}site/"])
        return spent.stop()


def slowed(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})


def ready(page: Page) -> None:
    """Wait until the engine runs: the note with its progress bar has come and gone."""
    note = page.locator("#engine-note")
    note.wait_for()
    note.wait_for(state="detached")


def visits(browser: Browser, url: str) -> tuple[tuple[float, float], int, int, int]:
    """Return the time until a table of 1000 km can be played; the bytes of the first visit, until everything is cached,
    and of the second one; and the number of requests.
    """
    with fresh(browser) as (context, page):
        Files.sent = 0
        page.goto(url)
        ready(page)
        page.wait_for_function(KEPT)
        first = Files.sent
        page.evaluate(WHEN_OPENED, SAY("web-setup-start"))
        page.evaluate("location.hash = 'game=thousand-km'")
        start = page.get_by_role("button", name=SAY("web-setup-start"))
        start.wait_for()
        spent = Spent(browser)
        start.click()
        page.wait_for_function("() => globalThis.taken")
        _, processor = spent.stop()
        table = float(page.evaluate("taken")) / 1000, processor
        page.close()
        Files.sent = Files.asked = 0
        page = context.new_page()
        page.goto(url)
        page.locator(".take").first.wait_for()
        page.wait_for_timeout(3000)
        return table, first, Files.sent, Files.asked


def stutter(browser: Browser, url: str) -> tuple[float, float]:
    """Return the milliseconds between frames during a game against a slow bot: the 95th percentile and the maximum."""
    with fresh(browser) as (_, page):
        page.goto(url)
        set_up(page, "de", spielkiste.find("clear-away"), 2, PARTIES["clear-away"].options)
        page.wait_for_function("() => location.hash.startsWith('#seat=')")
        player = Player(page, "de", "stutter")
        player.play(moves=1)
        page.evaluate(FRAMES)
        player.play(moves=6)
        gaps = sorted(page.evaluate("gaps"))
        return float(gaps[len(gaps) * 95 // 100]), float(gaps[-1])


def bots(browser: Browser, url: str, folder: Path) -> dict[str, list[tuple[float, float]]]:
    """Return the median and the longest thought for each game and level, in milliseconds, throttled."""
    chest = next((folder / "site").glob("engine-*/chest.zip.pack"))
    program = (Path(__file__).parent / "offline_bots.py").read_text(encoding="utf-8")
    found: dict[str, list[tuple[float, float]]] = {}
    with fresh(browser) as (_, page):
        page.goto(f"{url}site/licences.txt")
        page.evaluate(HERE, [f"{url}pyodide/", f"{url}{chest.relative_to(folder).as_posix()}", program])
        slowed(page)
        for game in spielkiste.games():
            found[game.slug] = []
            for level in range(1, 6):
                spent = Spent(browser)
                rounds = [page.evaluate(THOUGHTS, [game.slug, level, DECISIONS]) for _ in range(2)]
                clock, processor = spent.stop()
                # Throttling burns CPU time; time taken by other programs on a shared machine does not count.
                share = min(1.0, processor / clock)
                quicker = [share * min(both) for both in zip(*rounds, strict=True)]
                found[game.slug].append((median(quicker), max(quicker)))
            print(game.slug, [f"{middle:.0f}/{most:.0f}" for middle, most in found[game.slug]], file=sys.stderr, flush=True)
    return found


def middle(taken: list[tuple[float, float]]) -> tuple[float, float]:
    return median(clock for clock, _ in taken), median(processor for _, processor in taken)


def row(what: str, taken: tuple[float, float] | None, ratio: str = "", goal: str = "", figure: str = "") -> None:
    clock, processor = (f"{taken[0]:.2f} s", f"{taken[1]:.2f} s") if taken is not None else (figure, "")
    print(f"| {what} | {clock} | {processor} | {ratio} | {goal} |", flush=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        write_site(folder / "site", SEALS / "engine")
        (folder / "pyodide").symlink_to((WEB / "node_modules" / "pyodide").resolve())
        server = serve(folder / "b.sqlite")
        home = f"http://127.0.0.1:{server.port}/"
        browser = launch(playwright)
        with handed_out(folder) as url:
            shelves, folders, bares, engines = [], [], [], []
            for number in range(ROUNDS):
                print(f"offline round {number + 1} of {ROUNDS} ...", file=sys.stderr)
                shelves.append(shelf(browser, home))
                folders.append(shelf(browser, f"{url}site/"))
                bares.append(bare(browser, url))
                engines.append(ours(browser, url, folder))
            table, first, second, asked = visits(browser, f"{url}site/")
            there, here = stutter(browser, home), stutter(browser, f"{url}site/")
            thoughts = bots(browser, url, folder)
        server.stop()
        browser.close()
    print("| without a server | clock | processor | ratio | goal |\n|---|---:|---:|---:|---:|")
    row("until the shelf can be used, from the server", middle(shelves))
    against = middle(folders)[1] / middle(shelves)[1], middle(engines)[1] / middle(bares)[1]
    row("loaded from the folder", middle(folders), f"{against[0]:.2f}", "as quickly")
    row("plain Pyodide, in a worker, until it can be called", middle(bares))
    row("our engine, until it is ready", middle(engines), f"{against[1]:.2f}", "≤ 1.3")
    row("a table of 1000 km, from the last button until a card can be played", table, "", "≤ 1 s")
    row("first visit, bytes over the wire", None, "", "≤ 7 MB", f"{first / 1_000_000:.2f} MB")
    row(f"second visit, in {asked} requests", None, "", "0", f"{second} bytes")
    row("frames while a bot thinks on a server: 95th percentile, longest", None, "", "", f"{there[0]:.0f}, {there[1]:.0f} ms")
    row("longest block while it thinks in the worker", None, "", "no more", f"{here[0]:.0f}, {here[1]:.0f} ms")
    print(f"\n| a bot's thought, middle and longest, ms, at 1/{SLOWDOWN} | 1 | 2 | 3 | 4 | 5 |\n|---|---:|---:|---:|---:|---:|")
    for slug, levels in thoughts.items():
        print(f"| `{slug}` | " + " | ".join(f"{usual:.0f}, {most:.0f}" for usual, most in levels) + " |")


if __name__ == "__main__":
    main()
