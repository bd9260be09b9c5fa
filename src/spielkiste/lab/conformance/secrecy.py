"""Checks that nobody sees, is told or is advised with what they must not know, by comparing with imagined worlds."""

import json

from spielkiste.bots import known_for, make_bot
from spielkiste.core.bot import Situation
from spielkiste.core.game import Game, State
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.lab.conformance.nonconformance import Nonconformance, named
from spielkiste.lab.conformance.phrases import check_arguments
from spielkiste.lab.conformance.playouts import play_ahead

#: The number of moves that are made in an imagined world.
AHEAD = 100


def check_secrecy(record: Record, seat: int | None, rng: Rng) -> None:
    """Check non-interference: in an imagined world the seat sees, may do and is told exactly the same."""
    state = record.state
    seed = f"imagine:{rng.below(1 << 20)}"
    world = state.imagine(seat, Rng(seed))
    real, imagined = knowledge(record.game, state, seat), knowledge(record.game, world, seat)
    if real != imagined:
        told = ", ".join(what for what in real if real[what] != imagined[what])
        raise Nonconformance(
            f"{named(seat).capitalize()} can tell an imagined world from the real one by {told}: it depends on what they must"
            " not know, or imagine() changes what they do.",
            record,
            f"world = state.imagine({seat}, spielkiste.Rng({seed!r}))\nprint(state.view({seat}), world.view({seat}))",
        )
    if seat is not None:
        check_observation(record, world, seat)
    again = world.imagine(seat, Rng(seed))
    if json.dumps(again.position()) != json.dumps(world.position()):
        raise Nonconformance(
            f"imagine({seat}) must depend on what the seat knows and on rng alone: gather the unseen in a fixed order.",
            record,
            f"world = state.imagine({seat}, spielkiste.Rng({seed!r}))\n"
            f"print(world.position(), world.imagine({seat}, spielkiste.Rng({seed!r})).position())",
        )
    if world.material() != state.material():
        raise Nonconformance(
            f"imagine({seat}) lost or gained material.",
            record,
            f"print(state.imagine({seat}, spielkiste.Rng({seed!r})).material(), state.material())",
        )
    if seat is not None and seat in state.actors():
        hint = state.hint(seat)
        if hint is not None:
            check_arguments(record.game, hint.reason, record)
            if not state.legal(seat, hint.move):
                raise Nonconformance(f"The hint for seat {seat} is no legal move.", record, f"print(state.hint({seat}))")
        check_reason(record, world, seat, rng.pick(state.moves(seat)))
        level = 1 + rng.below(5)
        for name in known_for(record.game):
            choices = {
                make_bot(f"{name}@{level}", record.game, seat, record.seats, seed).choose(Situation(record.game, possible, seat))
                for possible in (state, world)
            }
            asked = f'spielkiste.make_bot("{name}@{level}", state.game, {seat}, {record.seats}, seed={seed!r})'
            for choice in choices - set(state.moves(seat)):
                raise Nonconformance(
                    f"Bot {name} chooses {choice}, which is no legal move of seat {seat}.",
                    record,
                    f"print({asked}.choose(spielkiste.Situation(state.game, state, {seat})), state.moves({seat}))",
                )
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


def check_observation(record: Record, world: State, seat: int) -> None:
    """Check that an observation has the declared size and reveals nothing that the seat does not know."""
    encoding = record.game.encoding
    seen = record.state.observe(seat)
    if len(seen) != (encoding.size if encoding is not None else 0):
        shows = f"print(len(state.observe({seat})))"
        raise Nonconformance(f"observe({seat}) must have as many numbers as Game.encoding declares.", record, shows)
    if seen != world.observe(seat):
        raise Nonconformance(f"observe({seat}) depends on what the seat must not know.", record)


def check_reason(record: Record, world: State, seat: int, move: int) -> None:
    """Check that the reason for a move uses declared arguments and is the same in an imagined world."""
    knows = record.state.knowledge(seat)
    knows.look(record.state.view(seat))
    real = record.state.reason(seat, move, knows)
    imagined = world.reason(seat, move, knows)
    if (real.json() if real else None) != (imagined.json() if imagined else None):
        raise Nonconformance(f"The reason for {record.game.notation(move)} tells what seat {seat} must not know.", record)
    if real is not None:
        check_arguments(record.game, real, record)


def check_told(record: Record, seat: int, move: int, listener: int | None, rng: Rng) -> None:
    """Check non-interference of the story: if two worlds look the same to a listener, it is told the same about a move."""
    real = record.state.copy()
    world = record.state.imagine(listener, Rng(f"told:{rng.below(1 << 20)}"))
    if not world.legal(seat, move):
        return
    stories = []
    for state in (real, world):
        state.story = []
        state.play(seat, move)
        stories.append(json.dumps([event.seen_by(listener).json() for event in state.story]))
        state.story = None
    if stories[0] != stories[1] and knowledge(record.game, real, listener) == knowledge(record.game, world, listener):
        raise Nonconformance(
            f"{named(listener).capitalize()} is told by {record.game.notation(move)} what its view does not show: {stories[0]};"
            " make it a secret argument of those who may know it.",
            record,
        )


def knowledge(game: Game, state: State, seat: int | None) -> dict[str, str]:
    """Return everything that a seat can find out by asking, by the name of the call."""
    view = state.view(seat)
    found: dict[str, object] = {f"{name!r} of its view": shown for name, shown in view.items()}
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
        found["why_not()"] = [refusal.json() if refusal else None for refusal in refusals]
    return {what: json.dumps(shown) for what, shown in found.items()}
