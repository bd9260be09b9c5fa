"""A person at a browser: opens pages, looks, clicks and types, and records everything the page receives."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Playwright, WebSocket
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import spielkiste
from tests import web
from tests.browser.unseen import UNPAINTED
from tests.server.harness import Player, Server
from tools.run import chromium

PATIENCE_MS = 30_000
# Do not wait for a control that moves away under the finger.
FINGER_MS = 800
SIZES = {"phone": (360, 640), "tablet": (768, 1024), "laptop": (1366, 768), "screen": (1920, 1080)}
ELSEWHERE = "spielkiste.test"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A host name that makes the page believe that other devices can reach the server.
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
]


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


@dataclass
class Visitor:
    """One page, with every frame and every request it has seen."""

    page: Page
    frames: list[dict[str, Any]] = field(default_factory=list)
    sent: list[dict[str, Any]] = field(default_factory=list)
    #: For each sent frame: how many frames had been received before.
    received_before: list[int] = field(default_factory=list)
    #: In seconds: when each frame was received.
    received_at: list[float] = field(default_factory=list)
    hosts: set[str] = field(default_factory=set)
    troubles: list[str] = field(default_factory=list)

    @property
    def latest(self) -> dict[str, Any]:
        """Return the newest update."""
        for frame in reversed(self.frames):
            if frame["t"] in ("update", "welcome"):
                update: dict[str, Any] = frame.get("update", frame)
                return update
        return {}

    @property
    def table(self) -> dict[str, Any]:
        """Return the newest table."""
        return next(frame["table"] for frame in reversed(self.frames) if frame.get("table"))

    # -- what is on the screen -----------------------------------------------------------------------------------

    def over(self) -> bool:
        return self.page.locator("dialog[open] ol li.winner").count() > 0

    def scrolls(self) -> bool:
        return bool(
            self.page.evaluate(
                "document.documentElement.scrollHeight > innerHeight + 1 || document.documentElement.scrollWidth > innerWidth + 1"
            )
        )

    def as_it_stands(self) -> str:
        """Return the address, the readable text and the last messages of this page, for debugging."""
        try:
            text = self.page.evaluate("document.body.innerText")
        except PlaywrightError as gone:
            text = str(gone)
        heard = [f"< {json.dumps(frame)[:600]}" for frame in self.frames[-3:]]
        asked = [f"> {json.dumps(frame)[:600]}" for frame in self.sent[-3:]]
        lately = "\n".join(heard + asked)
        return f"{self.page.url}\n{text}\n{lately}\n{self.troubles}"

    # -- what a person does --------------------------------------------------------------------------------------

    def act(self) -> bool:
        """Do one sensible thing, if there is one; return False if that failed or there was none."""
        try:
            return self._act()
        except PlaywrightTimeout:
            return False

    def _act(self) -> bool:
        said = self.page.locator("dialog[open]").filter(has_not=self.page.get_by_role("table"))
        if said.count() and not self.over():
            # The dialog says why a card no longer fits. A score sheet that has opened meanwhile stays.
            self.page.keyboard.press("Escape")
            return True
        # The caller decides whether a new round begins.
        answers = self.page.locator(".answers button:not([data-leads=next])")
        if answers.count():
            answers.first.click(timeout=FINGER_MS)
            return True
        box = self.page.locator(".box button.target")
        if box.count():
            # The picked card goes into the box.
            box.first.click(timeout=FINGER_MS)
            return True
        cards = self.page.locator(".hand button.can")
        if not cards.count() and self.page.locator(".box .target").count():
            # Nothing fits: discard any card.
            cards = self.page.locator(".hand button")
        if not cards.count():
            return False
        cards.first.click(timeout=FINGER_MS)
        self.page.wait_for_timeout(40)
        targets = self.page.locator("button.hit")
        if targets.count():
            targets.first.click(timeout=FINGER_MS)
        return True

    def wait_for_board(self) -> None:
        self.page.wait_for_selector(".hand, .curtain", timeout=PATIENCE_MS)


def visit(
    browser: Browser,
    url: str,
    size: str = "laptop",
    scheme: str = "light",
    language: str = "en",
    before: str = "",
    painted: bool = False,
    **context: Any,
) -> Visitor:
    """Open a page in a fresh browser profile; `before` is a script that runs before the page's own.

    The page is painted only if the test needs pictures.
    """
    width, height = SIZES[size]
    profile = browser.new_context(
        viewport={"width": width, "height": height},
        locale={"en": "en-GB", "de": "de-DE"}.get(language, language),
        color_scheme=scheme,  # type: ignore[arg-type]
        **context,
    )
    profile.set_default_timeout(PATIENCE_MS)
    for script in (before, "" if painted else UNPAINTED):
        if script:
            profile.add_init_script(script)
    visitor = Visitor(profile.new_page())

    def socket(opened: WebSocket) -> None:
        visitor.hosts.add(urlsplit(opened.url).netloc)
        opened.on("framereceived", lambda _: visitor.received_at.append(time.monotonic()))
        opened.on("framereceived", lambda payload: visitor.frames.append(json.loads(payload)))
        opened.on("framesent", lambda payload: visitor.sent.append(json.loads(payload)))
        opened.on("framesent", lambda _: visitor.received_before.append(len(visitor.frames)))

    visitor.page.on("websocket", socket)
    visitor.page.on("request", lambda request: visitor.hosts.add(urlsplit(request.url).netloc))
    visitor.page.on("pageerror", lambda error: visitor.troubles.append(str(error)))
    visitor.page.goto(url)
    return visitor


def play_to_the_end(visitors: list[Visitor], seconds: float = 300) -> None:
    """Let people play until each of them sees the end."""
    deadline = time.monotonic() + seconds
    while not all(visitor.over() for visitor in visitors):
        assert time.monotonic() < deadline, "the game does not end"
        for visitor in visitors:
            if not visitor.over() and not visitor.act():
                visitor.page.wait_for_timeout(30)


def finished(server: Server, game: str = "thousand-km", seats: int = 3, seed: int | str = "any", **options: object) -> str:
    """Return a seat key of a finished game, by default of a race over 300 km."""
    record = spielkiste.Record(game, seats, seed, options or ({"goal": 300} if game == "thousand-km" else {}))
    while asked := record.state.actors():
        record.play(asked[0], record.state.moves(asked[0])[0])
    made = web.post(server.url + "api/import", content=record.dumps()).json()
    return str(made["seats"][0]["key"])


def until_an_attack(server: Server, keys: list[str]) -> int:
    """Play on two other devices until a player is attacked; return that seat."""
    players = [Player(server, [key]) for key in keys]
    for _ in range(200):
        asked = next(seat for seat, player in enumerate(players) if player.update["moves"])
        player = players[asked]
        if player.update["view"]["phase"] == "reaction":
            for other in players:
                other.leave()
            return asked
        moves = player.update["moves"]
        attack = next((move for move in moves if move["kind"] == "attack"), moves[0])
        number = player.play(asked, attack["notation"])["number"]
        for other in players:
            while other.update["number"] < number:
                other.read()
    raise AssertionError("no attack in two hundred moves")
