"""Checks that copies, positions and replay files contain the whole game and share nothing with it."""

import json
import textwrap

from spielkiste.core.errors import BadFile
from spielkiste.core.game import State
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record, loads
from spielkiste.lab.conformance.chance import chancy, differences, different_again
from spielkiste.lab.conformance.copies import face, forgotten
from spielkiste.lab.conformance.nonconformance import Nonconformance, played_all, replayed
from spielkiste.lab.conformance.playouts import play_ahead


def check_saving(record: Record) -> None:
    """Check that a saved and loaded position is the same, looks the same, and continues in the same way."""
    text = json.dumps(record.state.position())
    given = json.loads(text)
    table = "state.game.load(state.position())"
    try:
        loaded = record.game.load(given)
    except BadFile as refused:
        raise Nonconformance(f"read() must read what position() wrote, and refuses it: {refused}", record, table) from refused
    if json.dumps(loaded.position()) != text:
        where = differences(loaded.position(), record.state.position(), "what read() read", "what position() wrote")
        raise Nonconformance(
            f"read() must give the position again that position() wrote: {where}.", record, f"print({table}.position())"
        )
    for (what, real), (_, read) in zip(face(record.state), face(loaded), strict=True):
        if real != read:
            raise Nonconformance(
                f"{what} is not the same before saving and after loading: {differences(real, read, 'one', 'the other', what)}."
                " A cached value is stale, or position() lacks it.",
                record,
                f"print(state.{what}, {table}.{what})",
            )
    original = record.state.copy()
    made = play_ahead(original, Rng("saving"), 5, record, "state.copy()")
    made_again = play_ahead(loaded, Rng("saving"), 5, record, table)
    if json.dumps(given) != text:
        where = differences(given, json.loads(text), "it now", "what was loaded")
        raise Nonconformance(
            f"read() keeps a list of the position that it is given, and playing on changes it: {where}.",
            record,
            "position = state.position()\nprint(position)\ntable = state.game.load(position)\n"
            f"{played_all('table', record, made_again)}print(position)",
        )
    if loaded.position() != original.position():
        shown = chancy(record)
        if shown:
            raise Nonconformance(different_again(record.game), record, shown)
        where = differences(loaded.position(), original.position(), "the loaded game", "the original")
        raise Nonconformance(
            f"A loaded game must go on as the original does; after a few moves {where}: position() must save the randomness"
            " and every counter.",
            record,
            f"for table in (state.copy(), {table}):\n"
            + textwrap.indent(f"{played_all('table', record, made)}print(table.position())", "    "),
        )


def check_twin(record: Record) -> State:
    """Check that a copy has everything that the original has; return the copy."""
    twin = record.state.copy()
    if twin.game is not record.state.game:
        raise Nonconformance(
            "copy() must pass on the game: twin.game = self.game.", record, "print(state.game, state.copy().game)"
        )
    if twin.story is not None:
        raise Nonconformance(
            "copy() must return a state whose story is None.", record, "state.story = []\nprint(state.copy().story)"
        )
    copied, real = twin.position(), record.state.position()
    if json.dumps(copied) != json.dumps(real):
        where = differences(copied, real, "the copy", "the original")
        raise Nonconformance(
            f"copy() forgets something: {where}.{forgotten(record.state, twin)}",
            record,
            "print(state.position())\nprint(state.copy().position())",
        )
    return twin


def check_copy(record: Record, rng: Rng) -> None:
    """Check that a copy is equal and independent, and that its views and positions are too."""
    before = json.dumps(record.state.position())
    twin = check_twin(record)
    for (what, real), (_, copied) in zip(face(record.state), face(twin), strict=True):
        if real != copied:
            raise Nonconformance(
                f"{what} is not the same in a copy: {differences(real, copied, 'the game', 'the copy', what)}. copy() must pass"
                f" on everything.{forgotten(record.state, twin)}",
                record,
                f"print(state.{what}, state.copy().{what})",
            )
    handed: list[tuple[str, object]] = [(f"view({seat})", twin.view(seat)) for seat in [*range(record.seats), None]]
    handed.append(("position()", twin.position()))
    then = [json.dumps(given) for _, given in handed]
    made = play_ahead(twin, rng, 200, record, "state.copy()")
    for (what, given), text in zip(handed, then, strict=True):
        if json.dumps(given) != text:
            where = differences(given, json.loads(text), "it now", "what was handed out")
            raise Nonconformance(
                f"{what} hands out a list of the state itself, so it changes when the game goes on: {where}."
                " Hand out a copy, such as self.hand[:].",
                record,
                f"table = state.copy()\nshown = table.{what}\nprint(shown)\n{played_all('table', record, made)}print(shown)",
            )
    if json.dumps(record.state.position()) != before:
        where = differences(record.state.position(), json.loads(before), "the original now", "the original before")
        raise Nonconformance(
            f"Playing on a copy changed the original: {where}. {_shared(record.state)}.",
            record,
            f"print(state.position())\ntable = state.copy()\n{played_all('table', record, made)}print(state.position())",
        )


def _shared(state: State) -> str:
    """Return what copy() must do about what a state shares with its copy."""
    twin = state.copy()
    for name, value in getattr(state, "__dict__", {}).items():
        if isinstance(value, Rng) and getattr(twin, name, None) is value:
            return f"copy() must take self.{name}.copy()"
    return "copy() must copy every list that apply() changes"


def check_replay(record: Record) -> None:
    """Check that the replay file gives the same game, event for event, and is written the same way again."""
    text = record.dumps()
    try:
        again = loads(text)
    except BadFile as refused:
        raise Nonconformance(
            f"The replay file of this game cannot be read again: {refused}",
            record,
            f"{replayed(record)}spielkiste.loads(record.dumps())",
        ) from refused
    both = f"{replayed(record)}again = spielkiste.loads(record.dumps())\nfor one in (record, again):\n    "
    if again.dumps() != text or json.dumps(again.state.position()) != json.dumps(record.state.position()):
        shown = f"{both}print(one.dumps(), one.state.position())"
        raise Nonconformance("A replay must give the same game byte for byte.", record, shown)
    for seat in [*range(record.seats), None]:
        if [event.seen_by(seat).json() for event in again.story] != [event.seen_by(seat).json() for event in record.story]:
            shown = f"{both}print([event.seen_by({seat}) for event in one.story])"
            raise Nonconformance("A replay must tell the same story.", record, shown)
