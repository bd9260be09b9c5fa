"""A player who sees nothing: reads what a screen reader reads, hears what is announced, and uses only a keyboard.

A listener knows no rules, colours or positions. It reaches controls with the Tab key, and with arrow keys within a
shared tab stop.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Page

from spielkiste.texts import Texts, texts
from tests.browser.driver import PATIENCE_MS
from tests.browser.hearing import Reading, Thing, aloud, focused, read
from tests.browser.stirring import changed_and_settled

#: The focus may be lost for this many turns of the page before it counts as a fault.  The page counts them itself, because on a
#: busy machine it is slower than our clock.
A_BLINK = 8
TURN = "new Promise((done) => setTimeout(done, 50))"
#: The most key presses needed to reach any control of a page.
FARTHEST = 150
#: Roles that may share a tab stop, and the keys that move within it.
SHARING = frozenset({"button", "gridcell", "menuitem", "option", "radio"})
ARROWS = ("ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft")


class Listener:
    """A screen reader and a keyboard on one page."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.words: Texts = texts(language)
        #: Everything read out because the focus moved to it.
        self.spoken: list[str] = []
        self._browser = page.context.new_cdp_session(page)
        self._browser.send("Accessibility.enable")
        self._browser.send("Runtime.enable")
        self._focus: Thing | None = None
        #: The page as it was last read.
        self._reading = Reading(())
        #: Where the focus was lost, and which element it was moving to.
        self.lost: list[str] = []

    # -- reading -----------------------------------------------------------------------------------------------------

    def say(self, key: str, **values: object) -> str:
        """Return a text as it is read out."""
        return aloud(self.words.say(key, **values))

    def read(self) -> Reading:
        self._reading = read(self._browser)
        return self._reading

    def changed_and_settled(self, seconds: float = 0.5) -> bool:
        """Wait until something has changed and settled; return False if nothing has."""
        return changed_and_settled(self.page, seconds)

    def await_(self, wanted: Callable[[Reading], Thing | None], what: str) -> Thing:
        """Wait until something can be read."""
        deadline = time.monotonic() + PATIENCE_MS / 1000
        while True:
            reading = self.read()
            if found := wanted(reading):
                return found
            assert time.monotonic() < deadline, f"cannot be found: {what}; {[thing.name for thing in reading.controls]}"
            self.changed_and_settled()

    # -- the keyboard ------------------------------------------------------------------------------------------------

    def press(self, key: str) -> Thing | None:
        """Press a key and return the focused thing."""
        self.page.keyboard.press(key)
        return self.here()

    def here(self) -> Thing | None:
        self._focus = focused(self._browser)
        if self._focus is not None:
            self.spoken.append(self._focus.name)
        return self._focus

    def use(self, role: str, name: str | re.Pattern[str], within: tuple[str, str] | None = None) -> None:
        """Wait for a control, go there and press it."""

        def wanted(reading: Reading) -> Thing | None:
            for thing in reading.controls:
                fits = name.search(thing.name) if isinstance(name, re.Pattern) else name == thing.name
                if thing.role == role and fits and (within is None or thing.within(*within)):
                    return thing
            return None

        for _ in range(3):
            # The control may be redrawn in the meantime.
            if self.reach(self.await_(wanted, f"{role} {name}")):
                self.page.keyboard.press("Enter" if role in ("button", "link") else "Space")
                return
            self.changed_and_settled(0.1)
        raise AssertionError(f"{role} {name} cannot be reached by keyboard")

    def reach(self, wanted: Thing) -> bool:
        """Move to a thing with the Tab key, and with arrow keys within a shared tab stop; return False if no key leads
        there.
        """
        # Reuse the last reading if it contains the thing: reading a whole page is the most expensive step.
        way = Way(self._reading, wanted)
        if wanted.id not in way.order:
            way = Way(self.read(), wanted)
        if wanted.id not in way.order:
            return False
        stood, here = self._focus, self.here()
        for _ in range(A_BLINK):
            if here is not None or stood is None or not self._has_no_focus():
                break
            # The focused control has just disappeared, and the page is about to move the focus.
            self.page.evaluate(TURN)
            here = self.here()
        if here is None and stood is not None and self._has_no_focus():
            self.lost.append(wanted.name)
        if way.at_end(here) or (way.together(here) and self._by_arrows(here, way)):
            return True
        key = "Tab"
        for _ in range(FARTHEST):
            before = way.left(here)
            key = "Tab" if before > 0 else "Shift+Tab" if before < 0 else key
            here = self.press(key)
            if way.at_end(here):
                return True
            if here is not None and here.id not in way.order:
                # The page has changed on the way: read it again.
                way = Way(self.read(), wanted)
                if wanted.id not in way.order:
                    return False
                continue
            after = way.left(here)
            if (before > 0 and not 0 < after < before) or (before < 0 and not before < after < 0):
                # The control was passed, or the focus went round the page: it shares the tab stop of one of these two.
                back = "Shift+Tab" if key == "Tab" else "Tab"
                return self._by_arrows(here, way) or self._by_arrows(self.press(back), way)
        return False

    def _has_no_focus(self) -> bool:
        """Return whether the focus is nowhere. If nothing can be pressed, for example after the end, the table itself
        has the focus.
        """
        return bool(self.page.evaluate("document.activeElement === document.body"))

    def _by_arrows(self, here: Thing | None, way: Way) -> bool:
        """Try the arrow keys from here, beginning with those that have led closer before."""
        if here is None or here.role not in SHARING:
            return False
        tried: set[tuple[int, str]] = set()
        steps: dict[str, int] = {}
        for _ in range(FARTHEST):
            left = way.left(here)
            keys = [key for key in (ARROWS if left > 0 else ARROWS[::-1]) if (here.id, key) not in tried]
            if not keys:
                return False
            key = min(keys, key=lambda key: abs(left - steps[key]) if key in steps else abs(left) - 1)
            tried.add((here.id, key))
            there = self.press(key)
            if way.at_end(there):
                return True
            if there is None:
                return False
            steps[key] = left - way.left(there)
            here = there
        return False


class Way:
    """The way to a thing on a page that has been read completely."""

    def __init__(self, reading: Reading, wanted: Thing) -> None:
        self.wanted = wanted
        self.order = {thing.id: place for place, thing in enumerate(reading.things)}
        self._around = {thing.id: thing.around for thing in reading.things}

    def at_end(self, here: Thing | None) -> bool:
        return here is not None and here.id == self.wanted.id

    def left(self, here: Thing | None) -> int:
        """Return how many things are left to read before the wanted one; negative: it has been passed, 0: unknown."""
        if here is None or here.id not in self.order:
            return 0
        return self.order[self.wanted.id] - self.order[here.id]

    def together(self, here: Thing | None) -> bool:
        """Return whether both are in the same group inside the main landmark."""
        around = self._around.get(here.id, ()) if here is not None else ()
        return len(around) > 1 and around == self._around[self.wanted.id]
