"""``make look``: play scripted games in a real Chromium and save pictures of every screen in a folder.

Each screen is set up once and then photographed in every size, light and dark. ``make docs`` takes its pictures from
here, too.
"""

from __future__ import annotations

import json
import random
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from datetime import date, timedelta
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import spielkiste
from spielkiste.boxes import lessons
from spielkiste.texts import LANGUAGES, texts
from tests.browser.driver import ELSEWHERE, SIZES, Visitor, finished, launch, visit
from tests.server.harness import Player, Server
from tools.run import chromium

SETTLE_MS = 450
#: Milliseconds until the teacher has spoken and the hand points.
LOOK_ROUND_MS = 1200
CEREMONY_MS = 4000
#: The sizes for screens that appear once per game.
SMALL_AND_WIDE = ("phone", "laptop")
A_WHILE, TO_THE_END = 6, 100_000
# Number of moves until the picture: the lottery begins with twelve moves for the digits, a wall may fall soon, and a Mau-Mau
# hand may be empty after a few moves.
A_WHILE_IN = {"tv-lottery": 22, "wall-break": 3, "mau-mau": 2}


#: In Number Rally all players draw at once and decline what they have no card for; these moves do not count as turns.
BY_THE_WAY = ("zr-move-draw", "zr-move-pass")
#: The controls that appear once the lottery has shown everything and waits for an answer.
LOTTERY_ASKS = ".wheel.can, .answers button, button.goal"
LUCK_CARD = "button.card:has(.on)"


def _answer_without_thought(hand: Player) -> str:
    """Return the answer to a question that needs no thought; '' if there is none."""
    offered = {move["key"]: move["notation"] for move in hand.update["moves"]}
    return next((offered[key] for key in BY_THE_WAY if key in offered), "")


class Photographer:
    """Photographs a screen in every size and theme."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder

    def go(self, path: str = "", language: str = "de") -> Visitor:
        return visit(self.browser, self.server.url + path, language=language, painted=True)

    def take(self, visitor: Visitor, name: str, sizes: Iterable[str] = SIZES, about: str = "") -> None:
        """Take pictures of the page; `about` is the subject, which another size may have pushed below the edge."""
        page = visitor.page
        for size in sizes:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            if about:
                # A subject higher than the screen is shown from its top.
                page.locator(about).first.evaluate(
                    "one => one.scrollIntoView({ block: one.offsetHeight < innerHeight * 0.6 ? 'center' : 'start' })"
                )
            for scheme in ("light", "dark"):
                page.emulate_media(color_scheme=scheme)
                page.wait_for_timeout(SETTLE_MS)
                page.screenshot(path=self.folder / f"{name}-{size}-{scheme}.png")
        print(f"  {name}", flush=True)
        page.emulate_media(color_scheme="light")
        page.set_viewport_size({"width": 1366, "height": 768})
        page.wait_for_timeout(SETTLE_MS)

    # -- for the documentation -------------------------------------------------------------------------------------

    def for_the_docs(self) -> None:
        """Photograph the shelf and one moment of every game, in one size: SLUG.png."""
        shelf = self.go(language="en")
        shelf.page.wait_for_selector(".take")
        self._snap(shelf, "shelf")
        for game in spielkiste.games():
            visitor, hand = self._sit_down(game.slug, "en")
            self._play_on(hand, visitor, A_WHILE_IN.get(game.slug, A_WHILE))
            self._snap(visitor, game.slug)
            hand.leave()

    def _snap(self, visitor: Visitor, name: str) -> None:
        visitor.page.wait_for_timeout(SETTLE_MS)
        visitor.page.screenshot(path=self.folder / f"{name}.png")
        visitor.page.context.close()

    # -- the pages around the games ------------------------------------------------------------------------------

    def house(self) -> None:
        visitor = self.go()
        visitor.page.wait_for_selector(".take")
        self.take(visitor, "shelf")
        visitor.page.locator(".take").first.click()
        visitor.page.wait_for_selector("footer button")
        self.take(visitor, "setup")
        visitor.page.locator("summary").first.click()
        self.take(visitor, "setup-door", about="details[open]")
        several = self.go("#game=mau-mau")
        several.page.wait_for_selector(".siblings")
        self.take(several, "setup-several")
        made = self.server.open_table([{"kind": "here"}, {"kind": "open"}, {"kind": "open"}])
        # Once where others can join, and once where only this computer can reach the address.
        elsewhere = self.server.url.replace("127.0.0.1", ELSEWHERE)
        for name, url in (("waiting", elsewhere), ("waiting-here", self.server.url)):
            seat = f"{url}#seat={made['seats'][0]['key']}"
            waiting = visit(self.browser, seat, language="de", painted=True)
            waiting.page.wait_for_selector(".waiting")
            self.take(waiting, name)
            waiting.page.context.close()
        join = self.go(f"#join={made['join_key']}")
        join.page.wait_for_selector("button.go")
        self.take(join, "join")

    # -- lessons and picture rules ---------------------------------------------------------------------------------

    def teaching(self) -> None:
        """Photograph the first step of every game's first lesson, and the picture rules."""
        for game in spielkiste.games():
            for name in list(lessons(game))[:1]:
                made = self.server.post("api/lessons", {"game": game.slug, "lesson": name}).json()
                pupil = self.go(f"#seat={made['seats'][0]['key']}")
                pupil.page.wait_for_selector(".room button")
                pupil.page.wait_for_timeout(LOOK_ROUND_MS)
                self.take(pupil, f"{game.slug}-lesson", SMALL_AND_WIDE)
                pupil.page.context.close()
            reader = self.go(f"#game={game.slug}")
            reader.page.get_by_role("button", name=texts("de").say("web-rules"), exact=True).click()
            reader.page.wait_for_selector("dialog[open] li")
            self.take(reader, f"{game.slug}-rules", SMALL_AND_WIDE)
            reader.page.context.close()

    def statistics(self) -> None:
        """Photograph the statistics of a patience beside a deal in progress."""
        visitor, hand = self._sit_down("patience", "de")
        self._play_on(hand, visitor, A_WHILE)
        # Daily games for the statistics.
        days = [date.today() - timedelta(back) for back in (1, 2, 3, 5, 6, 9)]
        games = [
            {"table": str(day), "deal": int(f"{day:%Y%m%d}"), "score": 58 + 7 * day.day % 31, "best": 86 + day.day % 10}
            for day in reversed(days)
        ]
        visitor.page.evaluate("(games) => localStorage.setItem('spielkiste:patience:played', games)", json.dumps(games))
        visitor.page.reload()
        visitor.page.wait_for_selector(".room button, .board button")
        tag = visitor.page.get_by_role("button", name=re.compile(re.escape(texts("de").say("web-nn-pa-statistics"))))
        tag.click()
        visitor.page.wait_for_selector("dialog[open] dl")
        self.take(visitor, "patience-statistics")
        hand.leave()

    # -- 1000 Kilometer ------------------------------------------------------------------------------------------

    def thousand_km(self) -> None:
        # A short goal: a long game might not end in time.
        keys, _ = self.server.people(3, bots=1, tempo="calm", begins=1, youngest=True, goal=300)
        first, second, third = (self.go(f"#seat={key}") for key in keys)
        for visitor in (first, second, third):
            visitor.wait_for_board()
        people = [first, second, third]
        taken: set[str] = set()
        deadline = time.monotonic() + 240
        while not first.over() and time.monotonic() < deadline:
            moves = len(first.frames)
            if "my-turn" not in taken and moves > 40 and first.page.locator(".hand button.can").count():
                self.take(first, "thousand-km-my-turn")
                self.take(second, "thousand-km-their-turn")
                taken.add("my-turn")
            asked = next((visitor for visitor in people if visitor.page.locator(".answers button").count()), None)
            if asked is not None and "reaction" not in taken:
                self.take(asked, "thousand-km-reaction")
                taken.add("reaction")
            for visitor in people:
                if not visitor.act():
                    visitor.page.wait_for_timeout(15)
        # Wait until the winner has climbed the podium.
        first.page.wait_for_timeout(CEREMONY_MS)
        self.take(first, "thousand-km-end")
        shared, _ = self.server.people(2, tempo="calm")
        curtain = self.go(f"#seat={','.join(shared)}")
        curtain.page.wait_for_selector(".curtain")
        self.take(curtain, "curtain")

    # -- every other game: the first turn, a while later, the end ---------------------------------------------------

    def any_game(self, slug: str) -> None:
        visitor, hand = self._sit_down(slug, "de")
        visitor.page.wait_for_timeout(1500)
        self.take(visitor, f"{slug}-first")
        self._play_on(hand, visitor, A_WHILE_IN.get(slug, A_WHILE))
        if slug == "tv-lottery":
            # The page shows what happened before it asks, and a luck card stays until it is closed.
            visitor.page.wait_for_timeout(2 * CEREMONY_MS)
            for card in visitor.page.locator(LUCK_CARD).all():
                card.click()
                visitor.page.wait_for_timeout(CEREMONY_MS)
            visitor.page.wait_for_selector(LOTTERY_ASKS, timeout=60_000)
            # Move the mouse away: a spinner under it would show its numbers on the board.
            visitor.page.mouse.move(0, 0)
        self.take(visitor, f"{slug}-later")
        self._play_on(hand, visitor, TO_THE_END)
        visitor.page.wait_for_selector("dialog[open]")
        self.take(visitor, f"{slug}-end")
        hand.leave()

    def _sit_down(self, slug: str, language: str) -> tuple[Visitor, Player]:
        """Return a player's page, and the same player on a second device that makes the moves."""
        game = spielkiste.find(slug)
        defaults = {option.name: option.default for option in game.options}
        counts = game.seat_counts(defaults)
        seats = next((count for count in counts if count >= 3), counts[-1])
        keys, _ = self.server.people(1, bots=seats - 1, game=slug, **self._calm(slug))
        visitor = self.go(f"#seat={keys[0]}", language)
        visitor.page.wait_for_selector(".room button, .board button")
        return visitor, Player(self.server, keys)

    @staticmethod
    def _play_on(hand: Player, visitor: Visitor, moves: int) -> None:
        """Play some random moves, then let the page catch up."""
        choose = random.Random(hand.update["number"])
        deadline = time.monotonic() + 120

        def on() -> bool:
            return not hand.update["outcome"] and time.monotonic() < deadline

        while on() and (moves > 0 or not hand.update["moves"] or _answer_without_thought(hand)):
            # Not faster than the server's rate limit.
            hand.drain(0.04)
            if hand.update["moves"] and (moves > 0 or _answer_without_thought(hand)):
                offered = [move["notation"] for move in hand.update["moves"]]
                hand.play(0, _answer_without_thought(hand) or choose.choice(offered))
                # Wait for the new offer before the next move.
                hand.drain(0.2)
                moves -= 1
        visitor.page.wait_for_timeout(4000)

    # -- in every language ---------------------------------------------------------------------------------------

    def languages(self) -> None:
        """Photograph the shelf, every board, a lesson and an end where long words fit worst: LANGUAGE-SCREEN.png."""
        lesson = {"game": "thousand-km", "lesson": next(iter(lessons(spielkiste.find("thousand-km"))))}
        screens = {
            "shelf": "",
            "lesson": f"#seat={self.server.post('api/lessons', lesson).json()['seats'][0]['key']}",
            "end": f"#seat={finished(self.server)}",
        }
        hands: list[Player] = []
        for game in spielkiste.games():
            visitor, hand = self._sit_down(game.slug, "en")
            self._play_on(hand, visitor, A_WHILE_IN.get(game.slug, A_WHILE))
            screens[game.slug] = "#" + visitor.page.url.partition("#")[2]
            visitor.page.context.close()
            hands.append(hand)
        for language in LANGUAGES:
            for name, path in screens.items():
                screen = self.server.url + path
                visitor = visit(self.browser, screen, "phone", language=language, reduced_motion="reduce", painted=True)
                visitor.page.wait_for_selector("button")
                visitor.page.wait_for_timeout(LOOK_ROUND_MS)
                self._snap(visitor, f"{language}-{name}")
            print(f"  {language}", flush=True)
        for hand in hands:
            hand.leave()

    def workshop(self) -> None:
        visitor = self.go("#workshop")
        # Its board: the page's first buttons are there long before it.
        visitor.page.wait_for_selector(".grid button")
        visitor.page.wait_for_timeout(1000)
        self.take(visitor, "workshop")

    @staticmethod
    def _calm(slug: str) -> dict[str, object]:
        names = {option.name for option in spielkiste.find(slug).options}
        return {name: value for name, value in (("tempo", "calm"), ("begins", 1)) if name in names}


def main(folder: Path, docs: bool = False) -> None:
    if chromium() is None:
        sys.exit("No Chromium on this machine: install one, then try again.")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "tables.sqlite", "--quick")
        try:
            photographer = Photographer(launch(playwright), server, folder)
            scenes: list[Callable[[], None]] = [photographer.house, photographer.teaching, photographer.statistics]
            scenes += [photographer.thousand_km, photographer.workshop, photographer.languages]
            scenes += [partial(photographer.any_game, game.slug) for game in spielkiste.games() if game.slug != "thousand-km"]
            for scene in [photographer.for_the_docs] if docs else scenes:
                scene()
        finally:
            server.stop()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}/")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "pictures"), docs="docs" in sys.argv[2:])
