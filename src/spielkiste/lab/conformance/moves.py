"""Checks that `actors`, `moves`, `allows`, `refusal` and `play` agree, and that every move has a unique notation."""

from spielkiste.core.errors import BadMove
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.lab.conformance.chance import differences
from spielkiste.lab.conformance.nonconformance import Nonconformance
from spielkiste.lab.conformance.phrases import check_arguments, check_outlook
from spielkiste.lab.conformance.return_types import where_missing

#: Prints the first question that changes the state, with its position before and after.
_CHANGED = """for seat, move in [(seat, move) for seat in range({seats}) for move in range(-1, {end})]:
    before = state.position()
    state.allows(seat, move), state.refusal(seat, move)
    if state.position() != before:
        print(seat, move, before, state.position(), sep="\\n")
        break"""
# The moves whose notation has been checked; it does not depend on the state.
_named: set[tuple[str, int]] = set()


def check_moves(record: Record) -> None:
    """Check that actors are exactly the seats with moves, that moves are distinct and in range, and that notation round-trips."""
    state, game = record.state, record.game
    actors = state.actors()
    if any(not 0 <= seat < record.seats for seat in actors):
        raise Nonconformance(
            f"actors() is {actors}: there are only the seats 0 to {record.seats - 1}.", record, "print(state.actors())"
        )
    if not actors or not state.awaited():
        raise Nonconformance(
            f"outcome() is None, so the game goes on, but actors() is {actors} and awaited() is {state.awaited()}."
            f"{where_missing(state.outcome, None)}",
            record,
            "print(state.actors(), state.awaited(), state.outcome())",
        )
    if state.lone_actor() != (actors[0] if len(actors) == 1 else -1):
        raise Nonconformance(
            f"lone_actor() is {state.lone_actor()} and actors() is {actors}: it must be the one seat in actors(), or -1 if there"
            " are several.",
            record,
            "print(state.lone_actor(), state.actors())",
        )
    for seat in range(record.seats):
        moves = state.moves(seat)
        shows = f"print(state.actors(), state.moves({seat}))"
        if (seat in actors) != bool(moves):
            raise Nonconformance(
                f"actors() is {actors} and moves({seat}) is {moves}: a seat is in actors() exactly if it has moves.",
                record,
                shows,
            )
        check_move_numbers(record, seat)
        if moves and state.silence(seat) >= 0 and state.silence(seat) not in moves:
            raise Nonconformance(
                f"silence({seat}) is {state.silence(seat)} and moves({seat}) is {moves}: it must be one of the moves, or -1"
                " if the seat need not answer.",
                record,
                f"print(state.silence({seat}), state.moves({seat}))",
            )
        both = f"state.any_move({seat}, rng), same.pick(state.moves({seat}))"
        drawn = f"rng, same = spielkiste.Rng(1), spielkiste.Rng(1)\nfor number in range(20):\n    print({both})"
        if moves and any(state.any_move(seat, _Drawing(place, len(moves))) != move for place, move in enumerate(moves)):
            raise Nonconformance(f"any_move({seat}, rng) must be moves({seat})[rng.below(len(moves({seat})))].", record, drawn)
        if state.forced(seat) != -1 and state.forced(seat) not in moves:
            raise Nonconformance(
                f"forced({seat}) is {state.forced(seat)} and moves({seat}) is {moves}: it must be one of the seat's moves, or -1"
                " if there is something to decide.",
                record,
                f"print(state.forced({seat}), state.moves({seat}))",
            )
        for move in moves:
            check_arguments(game, state.move_phrase(move), record, f"print(state.move_phrase({move}))")
            if (game.slug, move) not in _named:
                phrase = game.phrase(move)
                if phrase is None:
                    raise Nonconformance(
                        f"{move} is in moves({seat}), but phrase({move}) is None: give it a phrase.",
                        record,
                        f"print(state.moves({seat}), state.game.phrase({move}))",
                    )
                if game.parse(game.notation(move)) != move:
                    raise Nonconformance(
                        f"phrase({move}) and phrase({game.parse(game.notation(move))}) are both written"
                        f" “{game.notation(move)}”: what people type must name one move.",
                        record,
                        f"print(state.game.notation({move}), state.game.notation({game.parse(game.notation(move))}))",
                    )
                check_arguments(game, phrase, record, f"print(state.game.phrase({move}))")
                _named.add((game.slug, move))


def check_move_numbers(record: Record, seat: int) -> None:
    """Check that the moves of a seat are distinct and in range."""
    moves, count = record.state.moves(seat), record.game.move_count
    if len(set(moves)) != len(moves) or any(not 0 <= move < count for move in moves):
        raise Nonconformance(
            f"moves({seat}) is {moves}: each move must be there once, and be at least 0 and below move_count ({count}).",
            record,
            f"print(state.actors(), state.moves({seat}))",
        )


class _Drawing(Rng):
    """A generator that always draws the same number out of `count`."""

    def __init__(self, drawn: int, count: int) -> None:
        super().__init__(0)
        self._drawn = drawn
        self._count = count

    def below(self, n: int) -> int:
        return self._drawn if n == self._count else -1


def check_legality(record: Record, rng: Rng) -> None:
    """Check that `moves`, `allows`, `refusal` and `play` agree on every int, for every seat."""
    state, game = record.state, record.game
    before = state.position()
    illegal: list[tuple[int, int]] = []
    for seat in range(record.seats):
        moves = set(state.moves(seat))
        for move in sorted(moves):
            check_outlook(record, seat, move)
        for move in range(-1, game.move_count + 1):
            refusal = state.why_not(seat, move)
            if state.allows(seat, move) != (move in moves):
                raise Nonconformance(
                    f"allows({seat}, {move}) is {state.allows(seat, move)}, but moves({seat}) is {sorted(moves)}: allows() must"
                    f" say the same as moves().{where_missing(state.allows, False)}",
                    record,
                    f"print(state.allows({seat}, {move}), state.moves({seat}))",
                )
            if (refusal is None) != (move in moves):
                raise Nonconformance(
                    f"refusal({seat}, {move}) is {refusal!r}, but {move} is {'' if move in moves else 'not '}in moves({seat}):"
                    f" return {'None for a legal move' if move in moves else 'a Refusal that says why not'}."
                    f"{where_missing(state.refusal, refusal)}",
                    record,
                    f"print(state.refusal({seat}, {move}), state.moves({seat}))",
                )
            if refusal is not None:
                shows = f"print(state.refusal({seat}, {move}))"
                check_arguments(game, refusal.reason, record, shows)
                if not refusal.clause:
                    raise Nonconformance(f"refusal({seat}, {move}) is {refusal!r}: it must name a clause.", record, shows)
                illegal.append((seat, move))
    tried = [illegal[rng.below(len(illegal))] for _ in range(min(3, len(illegal)))]
    for seat, move in tried:
        try:
            state.play(seat, move)
        except BadMove:
            pass
        else:
            raise Nonconformance(
                f"play({seat}, {move}) makes a move that is not in moves({seat}).",
                record,
                f"print(state.moves({seat}))\nstate.play({seat}, {move})\nprint(state.position())",
            )
    after = state.position()
    if after != before:
        where = differences(after, before, "the state after it", "the state before")
        raise Nonconformance(
            f"An illegal move was refused and changed something all the same: {where}.",
            record,
            _CHANGED.format(seats=record.seats, end=game.move_count + 1),
        )
