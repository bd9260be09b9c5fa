"""Check what a page gives to a screen reader: every line, once, and in the right order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

import spielkiste
from spielkiste.core.story import Phrase
from spielkiste.texts import Seating, texts
from tests.browser.driver import Visitor

#: For `visit(before=…)`: records every line added to a live region, and a dialog's description when it opens, like a screen
#: reader.
EAR = """
  window.heardAloud = [];
  const region = (node) => node.parentElement?.closest('[aria-live]');
  new MutationObserver((changes) => {
    for (const change of changes) {
      const about = change.attributeName && change.target.open && change.target.getAttribute('aria-describedby');
      if (about) for (const line of document.getElementById(about).querySelectorAll('p'))
        window.heardAloud.push(['status', line.textContent.trim()]);
      for (const node of change.addedNodes)
        if (node.nodeType === 1 && region(node) === change.target)
          window.heardAloud.push([change.target.getAttribute('role'), node.textContent.trim()]);
    }
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['open'] });
"""


class Asking(str):
    """What the player is asked. It need not be heard if the player has answered first: then it may be outdated."""

    answered = False


class Covered(str):
    """An event that need not be heard, because another line says it, too."""


#: Events of this kind. When a page leaves them out is tested beside its `unheard`.
COVERED = {"mr-turned", "tl-placed-unseen", "tl-picked", "tl-placed", "tl-got", "tl-paid", "tl-gave"}


class Turn(Asking):
    """The beginning of the player's turn: what to do follows in the same line, or in the next one if the board is late."""


#: In seconds: how long a question may wait until its cause has been shown.
WAITS = 3.0

#: Matches any question.
QUESTION = Asking("?")


class Early(str):
    """A line that may be heard before the question it follows, which takes `passes` lines.

    Events are announced as soon as a page is connected, but a question only when its board has loaded. On a slow device other
    players may have moved by then.
    """

    passes: int


def heard(page: Page, role: str = "log") -> list[str]:
    """Return everything announced so far: events (log), or answers to a tap (status)."""
    return [line for said, line in page.evaluate("window.heardAloud") if said == role and line]


def told(visitor: Visitor, language: str) -> list[str]:
    """Return what the player at a page's only seat has to hear at its tables, in order.

    That is every event, a teacher's words before the action they ask for, "your turn" whenever the turn begins, and
    every question, in any words.
    """
    words = texts(language)
    lines: list[str] = []
    before = Before()
    table: dict[str, Any] = {}
    # The first question after connecting: the board may still be loading.
    first: list[str] | None = None
    asked_at = 0
    for number, frame in enumerate(visitor.frames):
        table = frame.get("table") or table
        if frame["t"] not in ("welcome", "update"):
            continue
        update = frame.get("update", frame)
        if frame["t"] == "welcome":
            before = Before()
            first = None
        if update["fresh"] and before.over and not update["outcome"] and not update["lesson"]:
            lines.append(words.say("web-story-rematch"))
        game = spielkiste.find(table["game"])
        seating = Seating([seat["name"] for seat in table["seats"]], update["looking"], table["sides"])
        happened = [
            (Covered if event["key"] in COVERED else str)(words.tell(phrase, game, seating))
            for event in update["events"]
            if (phrase := _announced(event, update))
        ]
        said = (update["lesson"] or {}).get("say")
        teacher = words.tell(Phrase(said["key"], said["args"]), game, seating) if said else ""
        asked = _asked(update)
        # The player's own move needs the board, so its question has been heard.
        if update["ack"] is not None:
            first = []
            times = visitor.received_at
            if not times or times[number] - times[asked_at] < WAITS:
                lines = _answered(lines)
        if asked == before.asked and first:
            happened = [_early(line, len(first)) for line in happened]
        lines += happened
        if teacher and teacher != before.teacher:
            lines.append(teacher)
        if asked != before.asked:
            asked_at = number
            turn: list[str] = [Turn(words.say("web-say-your-turn"))] if asked == "turn" else []
            question = [*turn, QUESTION] if asked else []
            lines += question
            first = (question or None) if first is None else []
        before = Before(bool(update["outcome"]), teacher, asked)
    return lines


def _answered(lines: list[str]) -> list[str]:
    """Return the lines with the question at their end, if there is one, marked as answered.

    Only a question after an event waits, until the event has been shown, so that it may be answered before.
    """
    rest = list(lines)
    marked: list[str] = []
    while rest and isinstance(rest[-1], Asking):
        asking = type(rest[-1])(rest.pop())
        asking.answered = True
        marked.insert(0, asking)
    return rest + marked if rest else lines


def _announced(event: dict[str, Any], update: dict[str, Any]) -> Phrase | None:
    """Return what listeners hear for an event: nothing of what others draw, and in Number Rally who is overtaken."""
    key, args = event["key"], event["args"]
    if key in ("km-drew-unseen", "zr-drew-unseen", "zr-dealt-unseen"):
        return None
    if key == "zr-total" and args["before"] == args["total"]:
        return Phrase("web-zr-stays", {"total": args["total"]})
    if key == "zr-laid" and args["card"] == "overtake":
        sizes, draws = update["view"]["hand_sizes"], update["view"]["may_draw"]
        others = [(args["seat"] + step) % len(sizes) for step in range(1, len(sizes))]
        skipped = next((other for other in others if sizes[other] or other in draws), None)
        return Phrase(key, args) if skipped is None else Phrase("web-zr-overtakes", {"seat": args["seat"], "seats": [skipped]})
    return Phrase(key, args)


def _early(line: str, passes: int) -> Early:
    early = Early(line)
    early.passes = passes
    return early


@dataclass(frozen=True)
class Before:
    """The previous state of the table."""

    over: bool = False
    teacher: str = ""
    asked: str = ""


def _asked(update: dict[str, Any]) -> str:
    """Return why the player is asked outside a reaction window: in their own turn, or in another player's."""
    seat, view, lesson = update["looking"], update["view"], update["lesson"]
    if seat not in update["awaited"] or not update["moves"] or update["outcome"] or update["window_ms"] is not None:
        return ""
    if lesson and not lesson["moves"]:
        return ""
    between = view["phase"] == "reaction" or ("snap" in view and (view["snap"] or view["naming"]))
    return "turn" if view["turn"] == seat and not between else "question"


def answered(visitor: Visitor, language: str) -> list[str]:
    """Return the reasons that a player has to hear after refusals, in order.

    A tap that came before the player's turn is not answered once the turn has begun: the turn is announced instead.
    """
    words = texts(language)
    lines: list[str] = []
    table: dict[str, Any] = {}
    looking = None
    #: By the number of frames so far: whether the player could move then.
    could_move = [False]
    asked = {(one["id"], before) for one, before in zip(visitor.sent, visitor.received_before, strict=True) if one["t"] == "why"}
    for number, frame in enumerate(visitor.frames):
        table = frame.get("table") or table
        looking = frame.get("update", frame).get("looking", looking)
        could_move.append(bool(frame.get("update", frame)["moves"]) if frame["t"] in ("update", "welcome") else could_move[-1])
        if frame["t"] == "because":
            before = max(before for asked_id, before in asked if asked_id == frame["id"] and before <= number)
            if could_move[-1] and not could_move[before]:
                continue
        reasons = frame["reasons"] if frame["t"] == "because" else [frame.get("reason")] if frame["t"] == "trouble" else []
        game = spielkiste.find(table["game"])
        seating = Seating([seat["name"] for seat in table["seats"]], looking, table["sides"])
        lines += [words.tell(Phrase(one["key"], one["args"]), game, seating) for one in reasons if one]
    return lines


def _due(due: list[str], at: int, line: str) -> int:
    """Return where the line belongs, if lines that need not be heard stand before it."""
    there = at
    while there < len(due) and may_be_missing(due[there]):
        if f"{line} ".startswith(f"{due[there]} "):
            return there
        there += 1
    return there if there < len(due) and f"{line} ".startswith(f"{due[there]} ") else at


def may_be_missing(line: str) -> bool:
    """Return whether a line need not be heard: another one covers it, or its question was answered first."""
    return isinstance(line, Covered) or (isinstance(line, Asking) and line.answered)


def missing(expected: list[str], lines: list[str]) -> list[str]:
    """Return what was not heard, heard twice or heard in the wrong place; empty if nothing is wrong."""
    known = set(expected)
    beginnings = tuple(f"{line} " for line in known - {QUESTION})
    due = list(expected)
    at = 0
    before = ""
    for line in lines:
        # A question takes at most two lines, and an early line follows it directly.
        early = next(((place, one) for place, one in enumerate(due[at : at + 3]) if isinstance(one, Early)), None)
        if early is not None and early[1] == line and early[1].passes == early[0]:
            due.insert(at, due.pop(at + early[0]))
        at = _due(due, at, line)
        wanted = due[at] if at < len(due) else None
        # Everything that happens at one moment is one line: the events in order, perhaps followed by more words.
        rest = line
        while wanted is not None and wanted != QUESTION and rest.startswith(wanted + " ") and line not in known:
            rest = rest.removeprefix(wanted).lstrip()
            at = _due(due, at + 1, rest)
            wanted = due[at] if at < len(due) else None
        again = f"{rest} ".startswith(beginnings)
        asks = wanted == QUESTION and not again and (rest == line or isinstance(due[at - 1], Turn))
        if rest == wanted or asks:
            at += 1
        elif again:
            said = f"after: {before}"
            return [
                f"too soon, too late or twice: {line}",
                said,
                *(f"wanted: {one}" for one in due[max(at - 2, 0) : at + 2]),
            ]
        elif rest == line == before:
            return [f"twice: {line}"]
        before = line
    return [f"not heard: {line}" for line in due[at:] if not may_be_missing(line)][:3]
