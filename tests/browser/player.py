"""A player of any game who uses only roles, names, states and announcements, like a screen reader user.

The player knows no rules. It tries what has just been offered, leaves what is said to be impossible for later,
remembers what worked and what was refused, and chooses among the rest by a seeded random generator until the end sheet
appears.
"""

from __future__ import annotations

import random
import re
import time
from collections import Counter

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from spielkiste.core.record import Record, loads
from spielkiste.texts import Texts, files, texts
from tests.browser.driver import FINGER_MS, PATIENCE_MS
from tests.browser.screen import Control, Screen, look
from tests.browser.stirring import changed_and_settled

#: A tap that has had no effect after this time counts as ineffective.
ANSWER_SECONDS = 0.5
#: A game is stuck if nothing is announced for this long although everything was tapped this often.
STUCK_SECONDS = 25.0
STUCK_TAPS = 3


class Player:
    """A seat at the table of one page."""

    def __init__(self, page: Page, language: str, seed: str, at_last: tuple[str, ...] = ()) -> None:
        self.page = page
        self.words: Texts = texts(language)
        self.taps: list[str] = []
        #: Controls that are pressed only when nothing else leads on: buttons that end the game.
        self._at_last = {self.words.say(key) for key in at_last}
        self._chance = random.Random(seed)
        self._impossible = [self.words.say(key) for key in _keys_of_impossible(language)]
        self._led_on: Counter[str] = Counter()
        self._refused: Counter[str] = Counter()
        #: The controls that existed before the last announcement, and what was tapped since.
        self._stale: frozenset[str] = frozenset()
        self._tapped: Counter[Control] = Counter()

    # -- playing -----------------------------------------------------------------------------------------------------

    def over(self, screen: Screen) -> bool:
        """Return whether the end sheet is open."""
        return screen.dialog is not None and self.page.get_by_role("list", name=self.words.say("web-end-scores")).count() > 0

    def play(self, seconds: float = 300, moves: int | None = None) -> bool:
        """Play until the end, or until this many taps led to an announcement; return whether the end was seen."""
        deadline = time.monotonic() + seconds
        screen = before = self._settled()
        moved = time.monotonic()
        while not self.over(screen):
            now = time.monotonic()
            if screen.log != before.log:
                moved = now
                self._stale = before.names
                self._tapped.clear()
                if moves is not None and (moves := moves - 1) <= 0:
                    return False
            stands = f"tapped lately: {self.taps[-12:]}; on the page: {screen.dialog or screen.main}"
            assert now < deadline, f"the game does not end; {stands}"
            # An open sheet hides the board, so its controls can be counted only without one.
            tapped = screen.dialog is None and self._tapped.total() >= STUCK_TAPS * len(screen.controls)
            assert not (tapped and now > moved + STUCK_SECONDS), f"the game is stuck; {stands}"
            before, screen = screen, self._step(screen)
        return True

    def recording(self) -> Record:
        """Check that the shuffle was fair, and save the recording from the end sheet."""
        say = self.words.say
        button = self.page.get_by_role("button", name=say("web-end-replay"), exact=True)
        if not button.count():
            self.page.get_by_text(say("web-end-shuffle"), exact=True).click()
        self.page.get_by_text(say("web-end-shuffle-good")).wait_for()
        with self.page.expect_download() as download:
            button.click()
        return loads(download.value.path().read_text(encoding="utf-8"))

    def once_more(self) -> None:
        """Play again with the same people and new cards."""
        self.page.get_by_role("button", name=self.words.say("web-end-rematch"), exact=True).click()
        self.page.wait_for_function("() => !document.querySelector('dialog[open]')")

    def _step(self, screen: Screen) -> Screen:
        """Tap once and return the result."""
        if screen.dialog is not None:
            # The sheet explained why something is impossible.
            self.page.keyboard.press("Escape")
            return self._changed(screen)
        control = self._choose(screen)
        if control is None:
            return self._changed(screen)
        self._tapped[control] += 1
        self.taps.append(control.name)
        if not self._touch(control):
            # The control moved away under the finger.
            return self._settled()
        after = self._changed(screen)
        led_on = after.dialog is None and (after.log != screen.log or bool(after.names - screen.names))
        (self._led_on if led_on else self._refused)[_shape(control)] += 1
        return after

    def _choose(self, screen: Screen) -> Control | None:
        """Choose what to tap next: nothing twice in vain, nothing said to be impossible; new controls and successful
        ones first.
        """
        usable = [control for control in screen.controls if not control.disabled]
        if not usable:
            return None
        best = min(map(self._rank, usable))
        candidates = [control for control in usable if self._rank(control) == best]
        return self._chance.choices(candidates, [self._promise(control) for control in candidates])[0]

    def _rank(self, control: Control) -> tuple[int, bool, bool, bool]:
        impossible = any(note in control.name for note in self._impossible)
        return self._tapped[control], impossible, control.name in self._at_last, control.pressed

    def _promise(self, control: Control) -> float:
        shape = _shape(control)
        experience = (1 + self._led_on[shape]) / (1 + self._led_on[shape] + 2 * self._refused[shape])
        return float(experience**2 * (0.1 if control.name in self._stale else 1))

    def _touch(self, control: Control) -> bool:
        found = self.page.get_by_role("main").get_by_role(control.role, name=control.name, exact=True)  # type: ignore[arg-type]
        try:
            found.nth(control.nth).click(timeout=FINGER_MS)
        except PlaywrightTimeout:
            return False
        return True

    # -- looking -----------------------------------------------------------------------------------------------------

    def _look(self) -> Screen:
        return look(self.page)

    def _changed(self, before: Screen) -> Screen:
        """Return the page after it has answered a tap, or unchanged if it has not."""
        deadline = time.monotonic() + ANSWER_SECONDS
        while (left := deadline - time.monotonic()) > 0:
            if changed_and_settled(self.page, left) and (now := self._look()) != before:
                return now
        return before

    def _settled(self) -> Screen:
        """Return the page once it has settled."""
        self.page.get_by_role("main").wait_for(timeout=PATIENCE_MS)
        changed_and_settled(self.page, ANSWER_SECONDS)
        return self._look()


def _shape(control: Control) -> str:
    """Return a control's name with its numbers removed."""
    return re.sub(r"\d+", "#", control.name)


def _keys_of_impossible(language: str) -> list[str]:
    """Return the keys of the texts with which boards say that something is impossible now."""
    found: set[str] = set()
    for path in files(language):
        found.update(re.findall(r"^(web-[\w-]+-cannot) =", path.read_text(encoding="utf-8"), re.MULTILINE))
    return sorted(found)
