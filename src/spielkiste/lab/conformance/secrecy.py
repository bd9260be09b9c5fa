"""Checks that views, events and advice reveal nothing that a seat must not know, by comparing with imagined worlds."""

import json
from collections import Counter
from functools import partial
from typing import Any

from spielkiste.bots import known_for, make_bot
from spielkiste.core.bot import Situation
from spielkiste.core.errors import BadSetup
from spielkiste.core.game import Game, State
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.story import Event
from spielkiste.lab.conformance.chance import check_seeded, differences
from spielkiste.lab.conformance.failing import where
from spielkiste.lab.conformance.nonconformance import Nonconformance, named, tells
from spielkiste.lab.conformance.phrases import check_arguments
from spielkiste.lab.conformance.playouts import play_ahead
from spielkiste.lab.conformance.position_lists import lists
from spielkiste.lab.conformance.return_types import where_missing

#: The number of moves that are made in an imagined world.
AHEAD = 100
#: If this many worlds are all the same, it is not by chance.
CHANCES = 30


def check_secrecy(record: Record, seat: int | None, rng: Rng) -> None:
    """Check non-interference: in an imagined world the seat sees, may do and is told exactly the same."""
    state = record.state
    seed = f"imagine:{rng.below(1 << 20)}"
    world = state.imagine(seat, Rng(seed))
    imagined = f"world = state.imagine({seat}, spielkiste.Rng({seed!r}))\n"
    real, in_world = knowledge(record.game, state, seat), knowledge(record.game, world, seat)
    if real != in_world:
        told = ", ".join(what for what in real if real[what] != in_world[what])
        who, verb = named(seat), "change" if ", " in told else "changes"
        raise Nonconformance(
            f"{who.capitalize()} can tell an imagined world from the real one: {told} {verb} when the hidden cards"
            f" are dealt again. Either {who} must not see it, or imagine({seat}) changes something that {who} does see.",
            record,
            f"{imagined}for table in (state, world):\n    print({_shown(seat, told)})",
        )
    if seat is not None:
        check_observation(record, world, seat, imagined)
    again = world.imagine(seat, Rng(seed))
    if json.dumps(again.position()) != json.dumps(world.position()):
        check_seeded(record, f"imagine({seat}, rng)", partial(state.imagine, seat), seed)
        where = differences(again.position(), world.position(), "one world", "another")
        raise Nonconformance(
            f"imagine({seat}, rng) gives two different worlds for the same knowledge and the same rng: {where}. Deal all that"
            f" {named(seat)} has not seen, set every pile that it is dealt to, and sort it before you shuffle it."
            f"{_left_as_it_was(state, world)}{where_missing(world.imagine, '')}",
            record,
            f"{imagined}print(world.position(), world.imagine({seat}, spielkiste.Rng({seed!r})).position())",
        )
    _check_chance(record, world, seat)
    if world.material() != state.material():
        raise Nonconformance(
            f"imagine({seat}, rng) lost or gained material: {world.material()} instead of {state.material()}."
            f"{where_missing(state.imagine, '')}",
            record,
            f"print(state.imagine({seat}, spielkiste.Rng({seed!r})).material(), state.material())",
        )
    if seat is not None and seat in state.actors():
        hint = state.hint(seat)
        if hint is not None:
            check_arguments(record.game, hint.reason, record, f"print(repr(state.hint({seat})))")
            if not state.legal(seat, hint.move):
                raise Nonconformance(f"The hint for seat {seat} is not a legal move.", record, f"print(state.hint({seat}))")
        check_reason(record, world, seat, rng.pick(state.moves(seat)), imagined)
        level = 1 + rng.below(5)
        for name in known_for(record.game):
            bot = make_bot(f"{name}@{level}", record.game, seat, record.seats, seed)
            other = make_bot(f"{name}@{level}", record.game, seat, record.seats, seed)
            chosen: list[object] = [
                player.choose(Situation(record.game, possible, seat)) for player, possible in ((bot, state), (other, world))
            ]
            asked = f'spielkiste.make_bot("{name}@{level}", state.game, {seat}, {record.seats}, seed={seed!r})'
            for choice in chosen:
                if choice not in state.moves(seat):
                    raise Nonconformance(
                        f"Bot {name} at seat {seat} chooses {choice!r}, which is not one of situation.moves"
                        f" ({state.moves(seat)})."
                        f"{where_missing(bot.choose, choice)}",
                        record,
                        f"print({asked}.choose(spielkiste.Situation(state.game, state, {seat})), state.moves({seat}))",
                    )
            choices = [move for move in state.moves(seat) if move in chosen]
            if len(choices) != 1:
                both = " or ".join(sorted(map(record.game.notation, choices)))
                raise Nonconformance(
                    f"Bot {name} chooses {both} in worlds that seat {seat} cannot tell apart: it must not look at what the seat"
                    " cannot know, and draw its chance from its own rng.",
                    record,
                    f"for table in (state, state.imagine({seat}, spielkiste.Rng({seed!r}))):\n"
                    f"    print({asked}.choose(spielkiste.Situation(state.game, table, {seat})))",
                )
    play_ahead(world, rng, AHEAD, record, f"state.imagine({seat}, spielkiste.Rng({seed!r}))")


def _left_as_it_was(state: State, world: State) -> str:
    """Return a sentence about a list that is unchanged in a world with too many of one of its items."""
    real, imagined = (dict(lists(table.position(), "")) for table in (state, world))
    had, has = (Counter(item for items in found.values() for item in items) for found in (real, imagined))
    for path, items in real.items():
        extra = [item for item in items if has[item] > had[item]]
        if extra and imagined.get(path) == items:
            return f" Look at {path}: it is the same as in the real game, and {extra[0]!r} is now there {has[extra[0]]} times."
    return ""


def _check_chance(record: Record, world: State, seat: int | None) -> None:
    """Check that not every imagined world equals this one, unless it equals the real one."""
    state, only = record.state, world.position()
    if only == state.position():
        return
    if all(state.imagine(seat, Rng(f"chance:{number}")).position() == only for number in range(CHANCES)):
        raise Nonconformance(
            f"imagine({seat}, rng) gives the same world for {CHANCES} different rng: shuffle what {named(seat)} has not seen with"
            f" its rng.{where_missing(state.imagine, '')}",
            record,
            f"print(state.imagine({seat}, spielkiste.Rng(1)).position(), state.imagine({seat}, spielkiste.Rng(2)).position())",
        )


def check_observation(record: Record, world: State, seat: int, imagined: str) -> None:
    """Check that an observation has the declared size and reveals nothing that the seat does not know.

    `imagined` is the call that makes `world`.
    """
    encoding = record.game.encoding
    try:
        seen = record.state.observe(seat)
    except BadSetup as wrong:
        raise Nonconformance(f"{wrong} Look at {where(wrong, record.game)}.", record, f"state.observe({seat})") from wrong
    if len(seen) != (encoding.size if encoding is not None else 0):
        shows = f"print(len(state.observe({seat})))"
        raise Nonconformance(f"observe({seat}) must have as many numbers as Game.encoding declares.", record, shows)
    if seen != world.observe(seat):
        shows = f"{imagined}for table in (state, world):\n    print(table.observe({seat}))"
        raise Nonconformance(f"observe({seat}) depends on what the seat must not know.", record, shows)


def check_reason(record: Record, world: State, seat: int, move: int, imagined: str) -> None:
    """Check that the reason for a move uses declared arguments and is the same in an imagined world.

    `imagined` is the call that makes `world`.
    """
    known = f"known = state.knowledge({seat})\nknown.look(state.view({seat}))\n"
    knows = record.state.knowledge(seat)
    knows.look(record.state.view(seat))
    real = record.state.reason(seat, move, knows)
    other = world.reason(seat, move, knows)
    if (real.json() if real else None) != (other.json() if other else None):
        raise Nonconformance(
            f"The reason for {record.game.notation(move)} tells what seat {seat} must not know.",
            record,
            f"{imagined}{known}for table in (state, world):\n    print(table.reason({seat}, {move}, known))",
        )
    if real is not None:
        check_arguments(record.game, real, record, f"{known}print(state.reason({seat}, {move}, known))")


def _shown(seat: int | None, told: str) -> str:
    """Return Python that shows what differs: the first call, or the view."""
    name = told.split(", ")[0].removesuffix("()")
    if name == "in_words":
        return f"table.game.in_words(table.view({seat}))"
    if name == "awaited":
        return "table.awaited()"
    if name in ("moves", "forced", "hint"):
        return f"table.{name}({seat})"
    if name == "outlook":
        return f"[table.outlook({seat}, move) for move in table.moves({seat})]"
    if name == "refusal":
        return f"[table.why_not({seat}, move) for move in range(table.game.move_count)]"
    return f"table.view({seat})"


def check_told(record: Record, seat: int, move: int, listener: int | None, rng: Rng) -> None:
    """Check non-interference of the story: if two worlds look the same to a listener, it is told the same about a move."""
    real = record.state.copy()
    world = record.state.imagine(listener, Rng(f"told:{rng.below(1 << 20)}"))
    if not world.legal(seat, move):
        return
    stories: list[list[Event]] = []
    for state in (real, world):
        state.story = []
        state.play(seat, move)
        stories.append(state.story)
        state.story = None
    told, other = ([event.seen_by(listener).json() for event in story] for story in stories)
    if json.dumps(told) != json.dumps(other) and knowledge(record.game, real, listener) == knowledge(
        record.game, world, listener
    ):
        raise Nonconformance(
            f"{named(listener).capitalize()} is told by {record.game.notation(move)} what its view does not show:"
            f" {_told_more(stories[0], told, other)}",
            record,
            tells(record, seat, move),
        )


def _told_more(story: list[Event], here: list[dict[str, Any]], there: list[dict[str, Any]]) -> str:
    """Return which event tells what, and what to do: "the event magpies-drew tells card='spoon'. Let the view show it …".

    `here` is the story as a listener is told it, and `there` what it is told in a world that looks the same.
    """
    shown = "Let the view show it until the next move, as Three Tricks does with `last`."
    kept = f"{shown} If not every seat may know it, make it a secret argument."
    for at, event in enumerate(here):
        twin = there[at] if at < len(there) and there[at]["key"] == event["key"] else {"args": {}}
        new = [name for name, value in event["args"].items() if twin["args"].get(name) != value]
        if new or (not twin["args"] and event["args"]):
            already = set(new) <= set(story[at].secret or {})
            told = ", ".join(f"{name}={event['args'][name]!r}" for name in new)
            return f"the event {event['key']} tells {told}. {shown if already else kept}"
        if twin == {"args": {}}:
            return f"the event {event['key']}. {kept}"
    return f"fewer events, {here}. {kept}"


def knowledge(game: Game, state: State, seat: int | None) -> dict[str, str]:
    """Return everything that a seat can find out by asking, by the name of the call."""
    view = state.view(seat)
    found: dict[str, object] = {f"{name!r} of its view()": shown for name, shown in view.items()}
    found["in_words()"] = [phrase.json() for phrase in game.in_words(view)]
    found["awaited()"] = state.awaited()
    if seat is not None:
        moves = state.moves(seat)
        refusals = [state.why_not(seat, move) for move in range(game.move_count)]
        hint = state.hint(seat) if seat in state.actors() else None
        found["moves()"] = moves
        found["forced()"] = state.forced(seat)
        found["outlook()"] = [state.outlook(seat, move) for move in moves]
        found["hint()"] = [hint.move, hint.reason.json()] if hint is not None else None
        found["refusal()"] = [refusal.json() if refusal else None for refusal in refusals]
    return {what: json.dumps(shown) for what, shown in found.items()}
