"""Checks that the events of a game and the arguments of all phrases are declared."""

import json

from spielkiste.core.game import Game
from spielkiste.core.record import Record
from spielkiste.core.story import Event, Phrase
from spielkiste.lab.conformance.failing import source
from spielkiste.lab.conformance.nonconformance import Nonconformance, told


def check_story(record: Record, checked: int) -> int:
    """Check that every event is declared, with its arguments; return the number of events checked."""
    for number, event in enumerate(record.story[checked:], checked):
        wrong = _wrong_event(record, event)
        if wrong:
            raise Nonconformance(wrong, record, told(record, number))
        json.dumps(event.seen_by(0).json())
    return len(record.story)


def _wrong_event(record: Record, event: Event) -> str:
    """Return what is wrong with an event; empty if it is as the game declares it."""
    declared = record.game.events.get(event.key)
    if declared is None:
        return f"Event {event.key} is not declared in the game's events.{source(record.game, event.key)}"
    secret = list(event.secret) if event.secret is not None else []
    if (list(event.args), secret) != (declared[0], declared[1]):
        return (
            f"Event {event.key} has the arguments {(list(event.args), secret)}; the game's events declare {declared}."
            f"{source(record.game, event.key)}"
        )
    if secret and event.knowers is None:
        return f"Event {event.key} has secret arguments and no knowers: name the seats that may know them."
    for seat in event.knowers or []:
        if type(seat) is not int or not 0 <= seat < record.seats:
            return (
                f"Event {event.key} has the knowers {event.knowers}, and there is no seat {seat!r}: seats count from 0"
                f" to {record.seats - 1}."
            )
    return _wrong_argument(record.game, Phrase(event.key, {**event.args, **(event.secret or {})}), record.seats)


def check_outlook(record: Record, seat: int, move: int) -> None:
    """Check that the outlook of a move is JSON with names as keys, because it is sent to pages."""
    found: object = record.state.outlook(seat, move)
    try:
        fits = isinstance(found, dict) and json.loads(json.dumps(found)) == found
    except (TypeError, ValueError):
        fits = False
    if not fits:
        raise Nonconformance(
            f"outlook({seat}, {move}) is {found!r}: it must be a dict that JSON can hold, without sets, tuples and objects.",
            record,
            f"print(state.outlook({seat}, {move}))",
        )


def check_arguments(game: Game, phrase: Phrase, record: Record, last: str) -> None:
    """Check that every argument has a declared meaning and a value that fits it.  `last` is the call that gave the phrase."""
    wrong = _wrong_argument(game, phrase, record.seats)
    if wrong:
        raise Nonconformance(wrong, record, last)


def _wrong_argument(game: Game, phrase: Phrase, seats: int) -> str:
    """Return what is wrong with the arguments of a phrase; empty if they have a meaning and fit it."""
    for name, value in phrase.args.items():
        meaning = game.arguments.get(name)
        if meaning is None:
            return (
                f"Argument {name} of {phrase.key} is {value!r} and has no meaning: declare one in the game's arguments."
                f"{source(game, phrase.key)}"
            )
        wanted = _wanted(meaning, value, seats)
        if wanted:
            return (
                f"Argument {name} of {phrase.key} is {value!r}. The game's arguments say {name!r}: {meaning!r}, so it must be"
                f" {wanted}.{source(game, phrase.key)}"
            )
    return ""


def _wanted(meaning: str, value: object, seats: int) -> str:
    """Return what an argument with this meaning must be; empty if the value fits."""
    if meaning in ("seat", "side"):
        return "" if _is_seat(value, seats) else f"a number from 0 to {seats - 1}"
    if meaning == "seats":
        fits = isinstance(value, list) and all(_is_seat(item, seats) for item in value)
        return "" if fits else f"a list of numbers from 0 to {seats - 1}"
    if meaning in ("number", "money"):
        fits = isinstance(value, int | float) and not isinstance(value, bool)
        return "" if fits else "a number; for several, write them as one text, or give each a text of its own"
    if meaning == "text":
        return "" if isinstance(value, str) else "a str; join a list yourself, or give each of its items a text of its own"
    items = value if isinstance(value, list) else [value]
    fits = all(isinstance(item, str | int) and not isinstance(item, bool) for item in items)
    return "" if fits else f"a word or a number that completes the key of a text {meaning}-…, or a list of these"


def _is_seat(value: object, seats: int) -> bool:
    return type(value) is int and 0 <= value < seats
