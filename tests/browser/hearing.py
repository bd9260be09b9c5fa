"""A page as a screen reader sees it: the browser's accessibility tree in reading order, and the keyboard focus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import CDPSession

OPERABLE = frozenset(
    {
        "button", "checkbox", "combobox", "gridcell", "link", "menuitem", "option", "radio", "slider", "spinbutton", "switch",
        "DisclosureTriangle", "DisclosureTriangleGrouped",
    }
)  # fmt: skip
#: Roles that a screen reader names when it enters them.
AROUND = frozenset({"banner", "dialog", "group", "grid", "list", "main", "radiogroup", "region", "table", "form", "navigation"})


def aloud(said: str) -> str:
    """Return a text as it is heard: without soft hyphens and with single spaces."""
    return " ".join(said.replace("\u00ad", "").split())


@dataclass(frozen=True)
class Thing:
    """An element that is read out: its role, name and states; `id` distinguishes equal ones."""

    id: int
    role: str
    name: str
    #: The description, read after the name.
    about: str
    states: frozenset[str]
    value: str
    #: The enclosing elements, outermost first: role and name.
    around: tuple[tuple[str, str], ...]
    focusable: bool
    focused: bool

    def within(self, role: str, name: str | None = None) -> bool:
        return any(kind == role and name in (None, called) for kind, called in self.around)


@dataclass(frozen=True)
class Reading:
    """Everything that can be read at one moment, in order."""

    things: tuple[Thing, ...]

    @property
    def focus(self) -> Thing | None:
        return next((thing for thing in self.things if thing.focused), None)

    @property
    def dialog(self) -> Thing | None:
        return next((thing for thing in reversed(self.things) if thing.role in ("dialog", "alertdialog")), None)

    @property
    def controls(self) -> Iterator[Thing]:
        return (thing for thing in self.things if thing.role in OPERABLE)

    def find(self, role: str, name: str, within: tuple[str, str] | None = None) -> Thing | None:
        for thing in self.things:
            if thing.role == role and thing.name == name and (within is None or thing.within(*within)):
                return thing
        return None

    def text(self, within: str) -> str:
        """Return the text of a landmark."""
        return "\n".join(f"{one.role} {one.name!r} {sorted(one.states)}" for one in self.things if one.within(within))


def read(browser: CDPSession) -> Reading:
    """Read the whole page."""
    nodes: list[dict[str, Any]] = browser.send("Accessibility.getFullAXTree")["nodes"]
    known = {node["nodeId"]: node for node in nodes}
    things: list[Thing] = []
    waiting: list[tuple[str, tuple[tuple[str, str], ...]]] = [(nodes[0]["nodeId"], ())]
    while waiting:
        number, around = waiting.pop()
        node = known.get(number)
        if node is None:
            continue
        inside = around
        if not node["ignored"]:
            thing = _thing(node, around)
            if thing.role not in ("InlineTextBox", "RootWebArea"):
                things.append(thing)
            if thing.role in AROUND:
                inside = (*around, (thing.role, thing.name))
        waiting += [(child, inside) for child in reversed(node.get("childIds", []))]
    return Reading(tuple(things))


def focused(browser: CDPSession) -> Thing | None:
    """Return the focused element; None if nothing has the focus, so that a screen reader is silent."""
    found = browser.send("Runtime.evaluate", {"expression": "document.activeElement ?? document.body"})["result"]
    nodes = browser.send("Accessibility.getPartialAXTree", {"objectId": found["objectId"], "fetchRelatives": False})["nodes"]
    node = nodes[0] if nodes else {"ignored": True}
    if node["ignored"] or found.get("className") == "HTMLBodyElement":
        return None
    return _thing(node, ())


def _thing(node: dict[str, Any], around: tuple[tuple[str, str], ...]) -> Thing:
    said = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    states = {name for name in ("disabled", "expanded", "selected") if said.get(name) is True}
    states |= {name for name in ("pressed", "checked") if said.get(name) == "true"}
    return Thing(
        id=node.get("backendDOMNodeId", 0),
        role=str(node["role"]["value"]),
        name=aloud(str(node.get("name", {}).get("value", ""))),
        about=str(node.get("description", {}).get("value", "")),
        states=frozenset(states),
        value=str(node.get("value", {}).get("value", "")),
        around=around,
        focusable=said.get("focusable") is True,
        focused=said.get("focused") is True,
    )
