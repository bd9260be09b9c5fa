"""What is said of a game is declared: events, and the arguments of every phrase."""

import json

from spielkiste.core.game import Game
from spielkiste.core.record import Record
from spielkiste.core.story import Phrase
from spielkiste.lab.conformance.nonconformance import Nonconformance


def check_story(record: Record, told: int) -> int:
    """Every event is declared, with the arguments it declares; returns how many events were checked."""
    for event in record.story[told:]:
        declared = record.game.events.get(event.key)
        if declared is None:
            raise Nonconformance(f"Event {event.key} is not declared in the game's events.", record)
        secret = list(event.secret) if event.secret is not None else []
        if (list(event.args), secret) != (declared[0], declared[1]):
            raise Nonconformance(f"Event {event.key} must have the arguments {declared}.", record)
        if secret and event.knowers is None:
            raise Nonconformance(
                f"Event {event.key} has secret arguments and no knowers: name the seats that may know them.", record
            )
        check_arguments(record.game, Phrase(event.key, {**event.args, **(event.secret or {})}), record)
        json.dumps(event.seen_by(0).json())
    return len(record.story)


def check_arguments(game: Game, phrase: Phrase, record: Record) -> None:
    """Every argument has a declared meaning and a value that fits it."""
    for name, value in phrase.args.items():
        meaning = game.arguments.get(name)
        if meaning is None:
            raise Nonconformance(f"Argument {name} of {phrase.key} has no meaning in the game's arguments.", record)
        if meaning == "seat" and not (isinstance(value, int) and value >= 0):
            raise Nonconformance(f"Argument {name} of {phrase.key} must be a seat, not {value!r}.", record)
        if meaning == "seats" and not isinstance(value, list):
            raise Nonconformance(f"Argument {name} of {phrase.key} must be a list of seats.", record)
