"""What a page gives to a screen reader, and whether it was everything, once, and in the order in which it happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from spielkiste.core.game import Game
from spielkiste.core.story import Phrase
from spielkiste.texts import Seating, texts
from tests.browser.driver import Visitor

#: For `visit(before=…)`: notes every line that is added to a live region, as a screen reader would.
EAR = """
  window.heardAloud = [];
  const region = (node) => node.parentElement?.closest('[aria-live]');
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node.nodeType === 1 && region(node) === change.target)
          window.heardAloud.push([change.target.getAttribute('role'), node.textContent.trim()]);
  }).observe(document, { childList: true, subtree: true });
"""


def heard(page: Page, role: str = "log") -> list[str]:
    """Everything that was announced so far: what happened (log), or what the page answered to a tap (status)."""
    return [line for said, line in page.evaluate("window.heardAloud") if said == role]


def told(visitor: Visitor, game: Game, language: str) -> list[str]:
    """What somebody at the only seat of a page has to hear: every event, and whose turn it is each time it has become theirs."""
    words = texts(language)
    lines: list[str] = []
    before: dict[str, Any] | None = None
    was = False
    names: list[str] = []
    sides = 0
    for frame in visitor.frames:
        table = frame.get("table")
        if table:
            names, sides = [seat["name"] for seat in table["seats"]], table["sides"]
        if frame["t"] not in ("welcome", "update"):
            continue
        update = frame.get("update", frame)
        if update["fresh"] and before and before["outcome"] and not update["outcome"]:
            lines.append(words.say("web-story-rematch"))
        seating = Seating(names, update["looking"], sides)
        lines += [words.tell(Phrase(event["key"], event["args"]), game, seating) for event in update["events"]]
        now = _on_turn(update)
        if now and not was:
            lines.append(words.say("web-say-your-turn"))
        before, was = update, now
    return lines


def _on_turn(update: dict[str, Any]) -> bool:
    """Asked, outside a running window, and in a turn of one's own."""
    seat, view = update["looking"], update["view"]
    if seat not in update["awaited"] or not update["moves"] or update["outcome"] or update["window_ms"] is not None:
        return False
    between = view["phase"] == "reaction" or ("snap" in view and (view["snap"] or view["naming"]))
    return bool(view["turn"] == seat and not between)


def missing(expected: list[str], lines: list[str]) -> list[str]:
    """What was not heard, or not in its place; what was heard twice comes with a note."""
    rest = _unmatched(expected, lines)
    if rest is None:
        at = 0
        for line in lines:
            at += at < len(expected) and line == expected[at]
        return expected[at : at + 3]
    return [f"twice: {line}" for line in rest if line in set(expected)]


def _unmatched(expected: list[str], lines: list[str]) -> list[str] | None:
    """The lines that are none of the expected ones; None if those are not all there in their order."""
    waiting: Iterator[str] = iter(expected)
    wanted = next(waiting, None)
    rest: list[str] = []
    for line in lines:
        if line == wanted:
            wanted = next(waiting, None)
        else:
            rest.append(line)
    return rest if wanted is None else None
