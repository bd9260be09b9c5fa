"""A page as a screen reader sees it: landmarks, roles, names and states; no classes, colours or positions."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass

from playwright.sync_api import Page

OPERABLE = {"button", "radio", "checkbox", "switch", "slider", "option", "gridcell", "menuitem", "link"}
_NODE = re.compile(r'(?P<role>[\w-]+)(?: (?P<name>"(?:[^"\\]|\\.)*"))?(?P<states>(?: \[[^\]]*\])*)(?P<rest>:.*)?$')


@dataclass(frozen=True)
class Control:
    """A control; `nth` distinguishes those that sound alike."""

    role: str
    name: str
    nth: int
    disabled: bool
    pressed: bool


@dataclass(frozen=True)
class Screen:
    """A snapshot of a page."""

    #: The controls inside the main landmark: the board, not the bar above it.
    controls: tuple[Control, ...]
    #: The name of the open dialog, if one is open.
    dialog: str | None
    #: The text of the main landmark.
    main: str
    #: The recent announcements.
    log: str
    #: The text of a note over the page.
    notice: str
    #: Whether the end sheet with the scores is open.
    results: bool = False

    @property
    def names(self) -> frozenset[str]:
        return frozenset(control.name for control in self.controls)


def look(page: Page) -> Screen:
    return read(page.locator("body").aria_snapshot())


def read(snapshot: str) -> Screen:
    """Parse an accessibility snapshot."""
    landmarks: dict[str, list[str]] = {}
    controls: list[Control] = []
    seen: Counter[tuple[str, str]] = Counter()
    dialog = None
    landmark = ""
    for line in snapshot.splitlines():
        role, name, states = _node(line)
        if line.startswith("- "):
            landmark = role
        landmarks.setdefault(landmark, []).append(line)
        if role == "dialog":
            dialog = name
        if landmark == "main" and role in OPERABLE:
            controls.append(Control(role, name, seen[role, name], "[disabled]" in states, "[pressed]" in states))
            seen[role, name] += 1
    main, log, notice = ("\n".join(landmarks.get(part, [])) for part in ("main", "log", "status"))
    return Screen(tuple(controls), dialog, main, log, notice)


def _node(line: str) -> tuple[str, str, str]:
    """Return role, name and states of one line; a line that YAML would misread is in single quotes."""
    text = line.strip().removeprefix("- ")
    if text.startswith("'"):
        text = re.sub(r"^'((?:[^']|'')*)'", lambda quoted: quoted[1].replace("''", "'"), text)
    found = _NODE.match(text)
    if not found:
        return "", "", ""
    return found["role"], json.loads(found["name"]) if found["name"] else "", found["states"]
