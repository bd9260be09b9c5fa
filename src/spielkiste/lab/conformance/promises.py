"""Plays one random game and checks every promise on the way."""

from collections.abc import Callable

from spielkiste.core.errors import SpielkisteError
from spielkiste.core.game import Game, State
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.lab.conformance.chance import check_chance, check_deal, different_again
from spielkiste.lab.conformance.copies import Companions
from spielkiste.lab.conformance.dealt_again import check_dealt_again
from spielkiste.lab.conformance.ending import check_outcome, check_over, check_standing, check_stop
from spielkiste.lab.conformance.failing import failing_call, raises
from spielkiste.lab.conformance.hidden import Questions
from spielkiste.lab.conformance.moves import check_legality, check_moves
from spielkiste.lab.conformance.nonconformance import Nonconformance, replayed, several_times, without_story
from spielkiste.lab.conformance.phrases import check_story
from spielkiste.lab.conformance.remembered_worlds import Listeners
from spielkiste.lab.conformance.required_methods import check_written, check_written_state
from spielkiste.lab.conformance.return_types import check_return_types, check_start
from spielkiste.lab.conformance.saving import check_copy, check_replay, check_saving, check_twin
from spielkiste.lab.conformance.secrecy import check_secrecy, check_told
from spielkiste.lab.conformance.twins import check_unseen
from spielkiste.lab.conformance.views import check_views

# The most moves of a game.  No family game is longer, so a longer one presumably never ends.
LONGEST = 20_000
# A copy is checked after each of this many first moves; later only by the thorough checks.
FIRST_MOVES = 60
# How often in a game the check compares worlds with the real one.
DEALT_AGAIN = 3


def check_game(
    game: Game,
    seats: int,
    options: dict[str, object],
    seed: int,
    thorough_every: int = 7,
    trying: Callable[[str], None] | None = None,
) -> Record:
    """Play one random game to the end and check every promise on the way; return the finished game.

    The slow checks run every few moves at first and less often as the game gets longer.  `trying` is called with the next step.
    """
    table = f"a game for {seats}" + (f" with {options}" if options else "")
    tell = trying or (lambda what: None)
    tell(f"dealing {table}")
    try:
        check_written(game)
        check_start(game, seats, options, seed)
        check_written_state(game.new(seats, seed, options))
        check_deal(game, seats, options, seed)
        record = Record(game, seats, seed, options)
    except (SpielkisteError, Nonconformance):
        raise
    except Exception as trouble:
        raise Nonconformance(f"{raises(trouble, game)}, when {table} is dealt.") from trouble
    try:
        _check_all_the_way(record, options, seed, thorough_every, lambda move: tell(f"move {move} of {table}"))
    except Exception as trouble:
        check_return_types(record, because=trouble)
        if isinstance(trouble, Nonconformance):
            raise
        # The rules may be a plug-in's: report any exception with the game that led to it.
        raise Nonconformance(f"{raises(trouble, game)}.", record, failing_call(trouble, record)) from trouble
    return record


def _check_all_the_way(
    record: Record, options: dict[str, object], seed: int, thorough_every: int, begin_move: Callable[[int], None]
) -> None:
    game, seats = record.game, record.seats
    check_return_types(record)
    thorough_at = 0
    silent = game.new(seats, seed, options)
    material = record.state.material()
    rng = Rng(f"conformance:{seed}")
    listeners = Listeners(record)
    questions = Questions(record, listeners.memories)
    companions = Companions(record)
    told = dealt_again = 0
    while record.state.outcome() is None:
        state = record.state
        begin_move(len(record.moves) + 1)
        check_moves(record)
        if len(record.moves) < FIRST_MOVES:
            check_twin(record)
        if state.material() != material:
            raise Nonconformance(
                f"material() is {state.material()}, and was {material} at the start: apply() must keep every card and coin.",
                record,
                "print(state.material())",
            )
        thorough = len(record.moves) == thorough_at
        if thorough:
            thorough_at += thorough_every + thorough_at // 4
            check_legality(record, rng)
            check_views(record)
            check_copy(record, rng)
            check_chance(record)
            check_saving(record)
            check_standing(record)
            check_stop(record)
            for seat in [*range(seats), None]:
                check_secrecy(record, seat, rng)
            unseen = Rng(f"{seed}:unseen:{len(record.moves)}")
            onlooker = unseen.below(seats + 1)
            check_unseen(record, onlooker if onlooker < seats else None, unseen)
            companions.check()
        companions.join()
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        moves = state.moves(seat)
        move = moves[rng.below(len(moves))]
        if thorough or len(record.moves) < FIRST_MOVES:
            telling = rng if thorough else Rng(f"{seed}:told:{len(record.moves)}")
            for listener in [*range(seats), None]:
                check_told(record, seat, move, listener, telling)
        # Listen last: a seat that was told or shown a secret would already know too much.
        listeners.listen()
        if thorough:
            listeners.check(Rng(f"{seed}:{len(record.moves)}"))
            if dealt_again < DEALT_AGAIN:
                dealt_again += 1
                check_dealt_again(record, listeners.memories, Rng(f"{seed}:again:{len(record.moves)}"))
        questions.look(Rng(f"{seed}:hidden:{len(record.moves)}"))
        record.play(seat, move)
        _play_silently(silent, seat, move, record)
        companions.play(seat, move)
        told = check_story(record, told)
        if len(record.moves) > LONGEST:
            raise _endless(record)
    check_return_types(record)
    check_over(record)
    companions.check()
    if silent.position() != record.state.position():
        raise _divided(record)
    listeners.listen()
    listeners.check(Rng(f"{seed}:over"))
    check_outcome(record)
    # People who look at a finished table may ask why a move is not possible, and searches look at it, too.
    check_legality(record, rng)
    for seat in [*range(seats), None]:
        check_secrecy(record, seat, rng)
    check_standing(record)
    check_views(record)
    check_copy(record, rng)
    check_saving(record)
    check_replay(record)


def _endless(record: Record) -> Nonconformance:
    """Return the error for a game without an end.  The moves that led there are too many to show, except for the last."""
    game = record.game
    changed = {name: value for name, value in record.options.items() if value != game.defaults()[name]}
    table = f"{record.seats} seats" + (f" and {changed}" if changed else "")
    last = ", ".join(f"{game.notation(move)} (seat {seat})" for seat, move in record.moves[-5:])
    return Nonconformance(
        f"{game.slug} with {table} does not end: after {LONGEST} random moves from seed {record.seed} it still goes on. The last"
        f" ones: {last}."
    )


def _play_silently(silent: State, seat: int, move: int, record: Record) -> None:
    """Make the same move on a state without a story.  It must be legal there too."""
    if not silent.legal(seat, move):
        raise _divided(record)
    silent.apply(seat, move)


def _divided(record: Record) -> Nonconformance:
    """Return why the game without a story differs: either chance has another source, or the story affects the game."""
    again = [Record(record.game, record.seats, record.seed, dict(record.options), listen=False) for _ in range(2)]
    for seat, move in record.moves:
        if not all(one.state.legal(seat, move) for one in again):
            break
        for one in again:
            one.state.apply(seat, move)
    if again[0].state.position() != again[1].state.position():
        return Nonconformance(different_again(record.game), record, several_times(record))
    return Nonconformance(
        "The game changes if it has a story: apply() must only append events to it.",
        record,
        f"{replayed(record)}print(state.position())\n{without_story(record)}",
    )
