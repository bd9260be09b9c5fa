"""A player who plays a whole game by ear: from the shelf, through the lessons, to the end sheet, by keyboard."""

from __future__ import annotations

import re
from collections import Counter

from playwright.sync_api import Page

from spielkiste.core.game import Game
from spielkiste.core.options import Option
from spielkiste.core.record import Record, loads
from tests.browser.hearing import Reading, Thing
from tests.browser.listener import Listener
from tests.browser.player import Player
from tests.browser.screen import Control, Screen


class Blind(Player):
    """A player that chooses from what can be read, as `Player` does, but uses the keyboard."""

    def __init__(self, page: Page, language: str, seed: str, at_last: tuple[str, ...] = ()) -> None:
        super().__init__(page, language, seed, at_last)
        self.listener = Listener(page, language)
        self._found: dict[Control, Thing] = {}
        #: Descriptions of faults in the readable text.
        self.faults: list[str] = []

    # -- before the game ---------------------------------------------------------------------------------------------

    def open_box(self, game: Game) -> None:
        """Take the game's box from the shelf, and the game from the box."""
        say = self.listener.say
        box = f"web-box-{game.box}" if self.words.has(f"web-box-{game.box}") else f"game-{game.slug}"
        self.listener.use("button", re.compile(f"^{re.escape(say(box))},"), ("list", say("web-games")))
        self._wait_for("button", say("web-setup-start"))
        title = say(f"game-{game.slug}")
        if self.listener.read().find("heading", title) is None:
            self.listener.use("button", re.compile(f"^{re.escape(title)},"), ("group", say("web-setup-game")))
            self._wait_for("heading", title)

    def set_up(self, game: Game, seats: int, options: dict[str, object]) -> None:
        """Choose the number of players and the house rules, and start."""
        say, use = self.listener.say, self.listener.use
        self._wait_for("button", say("web-setup-start"))
        if seats > 1:
            # The seats are in a folded section.
            use("DisclosureTriangle", say("web-setup-seats-title"))
            while (there := self._seats()) != seats:
                use("button", say("web-setup-fewer" if there > seats else "web-setup-more"))
        strongest = say("web-level-5")
        for seat in (say("web-setup-seat", number=number + 1) for number in range(seats)):
            # Games against the strongest bots are short.
            if any(one.name == strongest and one.within("group", seat) for one in self.listener.read().controls):
                use("radio", strongest, ("group", seat))
        if options and self.listener.read().find("DisclosureTriangle", say("web-setup-rules-title")):
            use("DisclosureTriangle", say("web-setup-rules-title"))
        for option in game.options:
            if option.name in options:
                self._choose_option(option, options[option.name])
        use("button", say("web-setup-start"))

    def _seats(self) -> int:
        """Return the number of seats in the set-up."""
        said = re.escape(self.listener.say("web-setup-seat", number="#")).replace(re.escape("#"), "[0-9]+")
        return len([one for one in self._settle().things if one.role == "group" and re.match(said, one.name)])

    def _choose_option(self, option: Option, value: object) -> None:
        say = self.listener.say
        label = say(f"option-{option.name}")
        line = re.compile(f"^{re.escape(label)}")
        if any(one.role == "DisclosureTriangleGrouped" and line.search(one.name) for one in self._settle().controls):
            # Each house rule is collapsed to one line, inside a group.
            self.listener.use("DisclosureTriangleGrouped", line)
        if isinstance(value, bool):
            thing = self._wait_for("switch", label)
            if ("checked" in thing.states) != value:
                self.listener.use("switch", label)
        elif option.kind == "seat":
            self.listener.use("radio", re.compile(re.escape(say("web-setup-seat", number=value))), ("group", label))
        elif isinstance(value, int):
            assert self.listener.reach(self._wait_for("spinbutton", label)), f"{label} cannot be reached by keyboard"
            self.page.keyboard.press("Control+A")
            self.page.keyboard.type(str(value))
        else:
            self.listener.use("radio", say(f"option-{option.name}-{value}"), ("group", label))

    # -- at the end --------------------------------------------------------------------------------------------------

    def over(self, screen: Screen) -> bool:
        return screen.results

    def recording(self) -> Record:
        say = self.listener.say
        if self.listener.read().find("button", say("web-end-replay")) is None:
            self.listener.use("DisclosureTriangle", say("web-end-shuffle"))
        self._wait_for("StaticText", say("web-end-shuffle-good"))
        with self.page.expect_download() as download:
            self.listener.use("button", say("web-end-replay"))
        return loads(download.value.path().read_text(encoding="utf-8"))

    def once_more(self) -> None:
        self.listener.use("button", self.listener.say("web-end-rematch"))
        while self._settle().dialog is not None:
            pass

    # -- playing -----------------------------------------------------------------------------------------------------

    def _touch(self, control: Control) -> bool:
        thing = self._found.get(control)
        if thing is None or not self.listener.reach(thing):
            return False
        self.page.keyboard.press("Enter")
        return True

    def _look(self) -> Screen:
        reading = self.listener.read()
        seen: Counter[tuple[str, str]] = Counter()
        self._found = {}
        self.faults += [
            f"nothing after the colon: {one.name}" for one in reading.things if one.role == "image" and one.name[-1:] == ":"
        ]
        for thing in reading.controls:
            if not thing.name:
                self.faults.append(f"a {thing.role} without a name, in {thing.around}")
            # A player who closed the end sheet too quickly opens it again.
            if thing.within("main") or thing.name == self.listener.say("web-result"):
                states = thing.states
                control = Control(thing.role, thing.name, seen[thing.role, thing.name], "disabled" in states, "pressed" in states)
                seen[thing.role, thing.name] += 1
                self._found[control] = thing
        dialog = reading.dialog
        results = reading.find("list", self.listener.say("web-end-scores")) is not None
        heard = str(self.page.evaluate("window.heardAloud.filter(([role]) => role === 'log').length"))
        return Screen(tuple(self._found), dialog.name if dialog else None, reading.text("main"), heard, "", results)

    def _wait_for(self, role: str, name: str) -> Thing:
        return self.listener.await_(lambda reading: reading.find(role, name), f"{role} {name}")

    def _settle(self) -> Reading:
        self.listener.changed_and_settled(0.2)
        return self.listener.read()
