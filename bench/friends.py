"""Measure a table that one device holds for others: ``make bench``, or ``python -m bench.friends`` in a checkout.

A move goes from the page of one player to that of another: over a data channel to the device that holds the table, and for
comparison over the WebSockets of a local server.  Both play the same game with the same fastest player, in the same browser.  The
time runs from the page's request until the message with the move arrives at the other page.

Then two devices meet, with every tap counted: from "Invite" until both show the table.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from bench.process import Process, free_port
from spielkiste.offline.site import write_site
from tests.browser import friends
from tests.browser.driver import PATIENCE_MS, launch
from tests.browser.led import play_together
from tests.browser.test_boards import PARTIES
from tests.browser.test_offline import LANGUAGE, SAY, Files
from tools.run import SEALS

SLUG = "thousand-km"
ROUNDS = 3
#: Records when this page sends a move, and when a message arrives about the move, in milliseconds since 1970.
CLOCKED = """
globalThis.sent = []; globalThis.told = [];
const now = () => performance.timeOrigin + performance.now();
const isMove = (text) => typeof text === 'string' && text.startsWith('{"t":"play"');
const toTell = (text) => { if (text.includes('"update') && text.includes('"number')) told.push(now()); };
for (const port of [MessagePort, Worker]) {
  const post = port.prototype.postMessage;
  port.prototype.postMessage = function (message, ...rest) {
    if (message?.t === 'say' && isMove(message.text)) sent.push(now());
    return post.call(this, message, ...rest);
  };
}
const Plain = WebSocket;
globalThis.WebSocket = class extends Plain {
  constructor(...given) { super(...given); this.addEventListener('message', ({ data }) => toTell(String(data))); }
  send(text) { if (isMove(text)) sent.push(now()); super.send(text); }
};
const make = RTCPeerConnection.prototype.createDataChannel;
RTCPeerConnection.prototype.createDataChannel = function (...how) {
  const channel = make.apply(this, how);
  channel.addEventListener('message', ({ data }) => toTell(String(data)));
  return channel;
};
"""


def device(browser: Browser, *scripts: str) -> Page:
    context = browser.new_context(viewport={"width": 360, "height": 640}, locale="de-DE", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS * 2)
    for script in scripts:
        context.add_init_script(script)
    return context.new_page()


def waits(mover: Page, other: Page) -> list[float]:
    """Play to the end; return for each move of the first page the milliseconds until the other page was told."""
    play_together([mover, other], LANGUAGE, PARTIES[SLUG].at_last)
    sent, told = mover.evaluate("() => sent"), other.evaluate("() => told")
    found = [next((at - start for at in told if at > start), None) for start in sent]
    return [wait for wait in found if wait is not None]


def by_channel(browser: Browser, files: str) -> float:
    host, guest = (device(browser, friends.WATCHED, CLOCKED) for _ in range(2))
    friends.gather([host, guest], files, SLUG)
    taken = median(waits(host, guest))
    for page in (host, guest):
        page.context.close()
    return taken


def by_server(browser: Browser, address: str) -> float:
    import httpx

    body = {"game": SLUG, "seats": [{"kind": "here"}] * 2}
    keys = [seat["key"] for seat in httpx.post(f"{address}api/tables", json=body).json()["seats"]]
    pages = [device(browser, CLOCKED) for _ in keys]
    for page, key in zip(pages, keys, strict=True):
        page.goto(f"{address}#seat={key}")
    for page in pages:
        friends.wait_for_board(page)
    taken = median(waits(*pages))
    for page in pages:
        page.context.close()
    return taken


def meeting(browser: Browser, files: str, meet: Callable[[Page, Page], None]) -> tuple[int, float]:
    """Return the taps of both people, and the seconds, from the first tap of an invitation until both see the table."""
    host, guest = (device(browser, friends.WATCHED) for _ in range(2))
    taps = 0

    def tapped() -> None:
        nonlocal taps
        taps += 1

    for page in (host, guest):
        page.context.expose_function("tapped", tapped)
        page.context.add_init_script("addEventListener('click', ({ isTrusted }) => isTrusted && tapped(), true)")
    friends.set_table(host, files, SLUG, 2)
    taps = 0
    started = time.perf_counter()
    meet(host, guest)
    friends.sit_down(guest)
    friends.wait_for_board(host)
    friends.wait_for_board(guest)
    seconds = time.perf_counter() - started
    for page in (host, guest):
        page.context.close()
    return taps, seconds


def in_one_room(host: Page, guest: Page) -> None:
    """The guest's camera opens the page by itself; the host's camera reads the code of the answer."""
    host.get_by_role("button", name=SAY("web-friends-room")).click()
    guest.goto(friends.shown_link(host))
    guest.get_by_text(SAY("web-friends-wait")).first.wait_for()
    answer = str(guest.locator("[data-link]").first.get_attribute("data-link"))
    host.evaluate(friends.CAMERA, [friends.qr_code(answer), 6])
    host.get_by_role("button", name=SAY("web-friends-next")).click()
    guest.get_by_role("button", name=SAY("web-join"), exact=True).wait_for()


def far_away(host: Page, guest: Page) -> None:
    """Both copy a link and send it; each taps the link that arrives."""
    reply = friends.answer_to(guest, friends.invitation(host))
    tab = host.context.new_page()
    tab.goto(reply)
    tab.get_by_text(SAY("web-friends-passed")).first.wait_for()
    tab.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Path(folder) / "chest"
        write_site(site, SEALS / "engine", quick=True)
        files, port = Files(Path(folder)), free_port()
        script = [sys.executable, "-m", "spielkiste", "serve", "--quick", "--no-limits", "--port", str(port)]
        # In a checkout, the package may be only in the sources.
        server = Process([*script, "--database", str(Path(folder) / "tables.sqlite")], port, keep=("PYTHONPATH",))
        browser = launch(playwright)
        try:
            pairs = []
            for number in range(ROUNDS):
                print(f"friends round {number + 1} of {ROUNDS} ...", file=sys.stderr)
                pairs.append((by_channel(browser, f"{files.url}chest/"), by_server(browser, f"http://127.0.0.1:{port}/")))
            met = {way.__name__: meeting(browser, f"{files.url}chest/", way) for way in (in_one_room, far_away)}
        finally:
            browser.close()
            server.stop()
            files.stop()
    channel, local = (median(times) for times in zip(*pairs, strict=True))
    print()
    print(f"| {'friends without a server':<58} | {'figure':>22} | {'ratio':>6} |")
    print(f"|{'-' * 60}|{'-' * 24}|{'-' * 8}|")
    print(f"| {'a move, from page to page, over a local server':<58} | {local:>19.1f} ms | {1:>6.2f} |")
    ratio = median(one / other for one, other in pairs)
    print(f"| {'  over a data channel, from the device with the table':<58} | {channel:>19.1f} ms | {ratio:>6.2f} |")
    for way, (taps, seconds) in met.items():
        what = f"from “Invite” until both see the table, {way.replace('_', ' ')}"
        print(f"| {what:<58} | {f'{taps} taps, {seconds:.1f} s':>22} | {'':>6} |")


if __name__ == "__main__":
    main()
