"""Get devices together at a table without a server, through the page's own controls."""

import base64
import re
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, ProxySettings

import spielkiste
from spielkiste.offline.site import write_site
from tests.browser.driver import PATIENCE_MS
from tests.browser.setting_up import choose_rules
from tests.browser.test_boards import PARTIES
from tests.browser.test_offline import ENGINE_MS, LANGUAGE, ROOT, SAY, THOROUGH, Elsewhere, Files
from tests.browser.unseen import SILENT, UNPAINTED

Open = Callable[[], Page]
#: Records connections and everything that arrives on a data channel, and what the page copies.
WATCHED = """
globalThis.peers = []; globalThis.channels = []; globalThis.arrived = [];
const make = RTCPeerConnection.prototype.createDataChannel;
RTCPeerConnection.prototype.createDataChannel = function (...how) {
  const channel = make.apply(this, how);
  peers.push(this); channels.push(channel);
  channel.addEventListener('message', ({ data }) => {
    arrived.push(data);
    channel.door ||= data.startsWith('.{"t":"door"');
  });
  return channel;
};
navigator.clipboard && (navigator.clipboard.writeText = async (text) => void (globalThis.copied = text));
"""
#: Whether this device is connected and knows a door: where to find the other device after a disconnect.
TOGETHER = "() => channels.some((one) => one.readyState === 'open' && one.door)"
#: Cuts the connections of this device; the other one has to notice.
CUT = "() => peers.filter((one) => one.connectionState === 'connected').forEach((one) => one.close())"
#: Sends text past the page, on its open channel.
SEND = "(text) => channels.filter((one) => one.readyState === 'open').forEach((one) => one.send(text))"
#: A camera that sees the page's own picture of a code.
CAMERA = """([matrix, scale]) => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = matrix.length * scale;
  const pen = canvas.getContext('2d');
  const draw = () => matrix.forEach((row, y) => row.forEach((dark, x) => {
    pen.fillStyle = dark ? 'black' : 'white';
    pen.fillRect(x * scale, y * scale, scale, scale);
  }));
  navigator.mediaDevices.getUserMedia = async () => { setInterval(draw, 50); return canvas.captureStream(20); };
}"""


def own_page(root: Path) -> Iterator[str]:
    """Serve the page that needs no server; yield its address."""
    write_site(root / "chest", ROOT / ".make" / "engine", quick=True)
    files = Files(root)
    yield f"{files.url}chest/"
    files.stop()


def devices(browser: Browser) -> Iterator[Open]:
    """Yield what opens one more device with its own storage.  Then check that no page failed or contacted another host."""
    elsewhere = Elsewhere()
    proxy: ProxySettings = {"server": elsewhere.url, "bypass": "127.0.0.1"}
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_page() -> Page:
        context = browser.new_context(
            viewport={"width": 360, "height": 640}, locale="de-DE", reduced_motion="reduce", proxy=proxy, accept_downloads=True
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS * 2)
        context.add_init_script(UNPAINTED + SILENT + WATCHED)
        context.on("page", lambda page: page.on("pageerror", lambda error: troubles.append(str(error))))
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()
    elsewhere.close()
    assert not elsewhere.asked, "a request left for another host"
    assert not troubles, troubles


def set_table(host: Page, files: str, slug: str, seats: int) -> None:
    """Set up a table for this many devices."""
    host.goto(files)
    host.get_by_role("list", name=SAY("web-games")).wait_for()
    host.evaluate("(slug) => void (location.hash = `game=${slug}`)", slug)
    host.get_by_role("radio", name=SAY("web-setup-with-link")).check(force=True)
    while (there := host.locator(".tokens > span").count() + 1) != seats:
        host.get_by_role("button", name=SAY("web-setup-fewer" if there > seats else "web-setup-more")).click()
    choose_rules(host, LANGUAGE, spielkiste.find(slug), PARTIES[slug].options if THOROUGH else {})
    host.get_by_role("button", name=SAY("web-setup-invite")).click()
    host.wait_for_function("() => location.hash.startsWith('#seat=')", timeout=ENGINE_MS)


def gather(pages: list[Page], files: str, slug: str) -> None:
    """Bring these devices together at a table of the first one."""
    host, *guests = pages
    set_table(host, files, slug, len(pages))
    for guest in guests:
        connect(host, guest, invitation(host))
        sit_down(guest)
    for page in pages:
        wait_for_board(page)


def invitation(host: Page) -> str:
    """Return the link of an invitation for someone far away."""
    host.get_by_role("button", name=SAY("web-friends-far")).click()
    return _copied(host)


def invitation_anew(host: Page) -> str:
    """Return the link of another invitation, after a code that led nowhere."""
    host.get_by_role("button", name=SAY("web-friends-anew")).click()
    return _copied(host)


def shown_link(host: Page) -> str:
    """Return the link of the QR code on the page."""
    return str(host.get_by_role("dialog").locator("[data-link]").get_attribute("data-link"))


def answer_to(guest: Page, link: str) -> str:
    """Open an invitation; return the link that answers it."""
    guest.goto("about:blank")
    guest.goto(link)
    code = guest.locator("[data-link]")
    guest.get_by_role("button", name=SAY("web-friends-reply-copy")).or_(code).first.wait_for()
    if code.count() and code.first.is_visible():
        return str(code.first.get_attribute("data-link"))
    return _copied(guest)


def _copied(page: Page) -> str:
    copies = [page.get_by_role("button", name=SAY(key)) for key in ("web-wait-copy", "web-friends-reply-copy")]
    copies[0].or_(copies[1]).click()
    return str(page.evaluate("() => copied"))


def paste(host: Page, reply: str) -> None:
    """Paste a reply at the host's page, and connect."""
    fold = host.get_by_text(SAY("web-friends-no-tap"))
    field = host.get_by_label(SAY("web-friends-paste"))
    if fold.count() and not field.is_visible():
        fold.click()
    field.fill(reply)
    host.get_by_role("button", name=SAY("web-friends-connect")).click()


def connect(host: Page, guest: Page, link: str) -> None:
    """Answer an invitation, and paste the reply at the host's page."""
    paste(host, answer_to(guest, link))


def sit_down(guest: Page) -> None:
    """Take the free seat at the table that this device is connected to."""
    guest.get_by_role("button", name=SAY("web-join"), exact=True).click()
    guest.wait_for_function("() => location.hash.startsWith('#seat=')")


def start_with_the_others(host: Page) -> None:
    """Start with the one guest who is there; bots take the free seats."""
    before, after = SAY("web-wait-start-with", name="|").split("|")
    host.get_by_role("button", name=re.compile(f"^{before}.+{after}$")).click()


def let_watch(host: Page, watcher: Page) -> None:
    """Let someone watch the running game; the host pastes the reply with the words around it."""
    host.get_by_role("button", name=SAY("web-menu"), exact=True).click()
    host.get_by_role("button", name=SAY("web-friends-invite")).click()
    reply = answer_to(watcher, invitation(host))
    paste(host, f"Here: {reply} !")
    watcher.get_by_role("button", name=SAY("web-join-watch")).click()
    watcher.wait_for_function("() => location.hash.startsWith('#watch=')")
    wait_for_board(watcher)
    host.keyboard.press("Escape")


def wait_until_together(*pages: Page) -> None:
    """Wait until these devices have reconnected and know how to find each other after the next cut."""
    for page in pages:
        page.wait_for_function(TOGETHER, timeout=ENGINE_MS)
    for page in pages:
        page.evaluate("() => channels.forEach((one) => void (one.door = false))")


def wait_for_board(page: Page) -> None:
    """Wait until the board is there."""
    page.locator(".stack:not([aria-busy])").first.wait_for(timeout=ENGINE_MS)


def qr_code(link: str) -> list[list[bool]]:
    """Return a QR code as another program draws it, with its margin."""
    import segno

    rows = [[bool(module) for module in row] for row in segno.make(link, error="m", micro=False).matrix]
    blank = [[False] * (len(rows) + 8)]
    return blank * 4 + [[False] * 4 + row + [False] * 4 for row in rows] + blank * 4


def forged(link: str, at: int, value: int) -> str:
    """Return the link with four bytes replaced and a matching checksum, as a forger could make it."""
    raw = decoded(link)
    raw[at : at + 4] = bytes([value]) * 4
    return encoded(link, raw)


def fingerprint_at(link: str) -> int:
    """Return where the fingerprint begins in the code of this link, in bytes (web/src/offline/friends/codes.ts)."""
    return 44 if "#meet=" in link else 13


def decoded(link: str) -> bytearray:
    """Return the bytes of the code in this link."""
    code = _code(link)[0]
    return bytearray(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)))


def encoded(link: str, raw: bytearray) -> str:
    """Return this link with another code, and the checksum that belongs to it."""
    total = 0x811C9DC5
    for byte in raw[:-2]:
        total = ((total ^ byte) * 0x01000193) & 0xFFFFFFFF
    raw[-2:] = ((total ^ (total >> 16)) & 0xFFFF).to_bytes(2, "big")
    code = base64.urlsafe_b64encode(bytes(raw)).decode().rstrip("=")
    return link.replace(_code(link)[0], code)


def damaged(link: str) -> str:
    """Return the link with the end of its code cut off, and all that follows it."""
    return link[: _code(link).end() - 9]


def _code(link: str) -> re.Match[str]:
    """Find the code in a link; the game and the name of the host may follow it."""
    found = re.compile(r"[\w-]+").search(link, link.index("=") + 1)
    assert found
    return found
