"""A pupil who takes a lesson by ear: listens to the teacher, finds what the hand points at, and presses it."""

from __future__ import annotations

import time

from tests.browser.hearing import Reading, Thing
from tests.browser.listener import Listener

#: No lesson needs more key presses than this, not counting those that lead to a control.
MOST = 120
#: After this many seconds without a pointing hand, look for a picked card.
A_WHILE = 5


def take_lesson(listener: Listener) -> None:
    """Take a lesson from its first step to the sheet at its end."""
    say = listener.say
    done, here, go_on = say("web-lesson-done"), say("web-lesson-here"), say("web-lesson-next")
    lesson = ("region", say("web-lesson"))

    def next_thing(reading: Reading) -> Thing | None:
        if reading.dialog is not None:
            return reading.dialog
        pointed = (thing for thing in reading.controls if thing.about == here)
        found = reading.find("button", go_on, lesson) or next(pointed, None)
        if found is None and time.monotonic() > puzzled:
            # Another player moved just before the key press, and a wrong card was picked: put it back.
            found = next((thing for thing in reading.controls if thing.within("main") and "pressed" in thing.states), None)
        return found

    listener.await_(lambda reading: reading.find(*lesson), "the teacher")
    for _ in range(MOST):
        puzzled = time.monotonic() + A_WHILE
        thing = listener.await_(next_thing, "what the teacher wants")
        if thing.role == "dialog":
            if thing.name == done:
                return
            listener.page.keyboard.press("Escape")
        elif listener.reach(thing):
            listener.page.keyboard.press("Enter")
        listener.changed_and_settled()
    raise AssertionError("the lesson does not end")
