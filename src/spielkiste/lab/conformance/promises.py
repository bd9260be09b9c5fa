"""One random game, with every promise checked on the way."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from spielkiste.core.errors import BadFile, BadMove, SpielkisteError
from spielkiste.core.game import Game, State
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record, loads
from spielkiste.lab.conformance.ahead import play_ahead, raises
from spielkiste.lab.conformance.chance import chancy, check_chance, check_deal, differences, different_again
from spielkiste.lab.conformance.hidden import Questions
from spielkiste.lab.conformance.knowing import Listeners
from spielkiste.lab.conformance.nonconformance import Nonconformance
from spielkiste.lab.conformance.secrecy import check_secrecy, check_told
from spielkiste.lab.conformance.twins import check_unseen
from spielkiste.lab.conformance.words import check_arguments, check_story

# No family game is longer; a random game that is has no end.
LONGEST = 20_000
# So many moves are followed by a look at a copy: what it forgets shows early, or where the costly checks look.
FIRST_MOVES = 60
# Moves whose names have been found in order: a name does not depend on the state.
_named: set[tuple[str, int]] = set()
_worded: set[tuple[str, str]] = set()


def check_game(game: Game, seats: int, options: dict[str, object], seed: int, thorough_every: int = 7) -> Record:
    """Play one random game to the end and check every promise on the way; returns the finished game.

    The costly checks come every few moves at first and ever more rarely as a game drags on.
    """
    try:
        check_deal(game, seats, options, seed)
        record = Record(game, seats, seed, options)
    except (SpielkisteError, Nonconformance):
        raise
    except Exception as trouble:
        raise Nonconformance(f"{raises(trouble)}, when a game for {seats} with the options {options} is dealt.") from trouble
    try:
        _check_all_the_way(record, options, seed, thorough_every)
    except (BadFile, Nonconformance):
        raise
    except Exception as trouble:
        # The rules may be anybody's: whatever they raise is told with the game that led there.
        raise Nonconformance(f"{raises(trouble)}.", record) from trouble
    return record


def _check_all_the_way(record: Record, options: dict[str, object], seed: int, thorough_every: int) -> None:
    game, seats = record.game, record.seats
    thorough_at = 0
    silent = game.new(seats, seed, options)
    material = record.state.material()
    rng = Rng(f"conformance:{seed}")
    listeners = Listeners(record)
    questions = Questions(record, listeners.memories)
    told = 0
    while record.state.outcome() is None:
        state = record.state
        check_moves(record)
        if len(record.moves) < FIRST_MOVES:
            check_twin(record)
        if state.material() != material:
            raise Nonconformance(f"{game.slug} lost or gained material: conserve it in apply().", record)
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
        actors = state.actors()
        seat = actors[rng.below(len(actors))]
        moves = state.moves(seat)
        move = moves[rng.below(len(moves))]
        if thorough:
            for listener in [*range(seats), None]:
                check_told(record, seat, move, listener, rng)
        # Last: whoever is told what they must not know, or sees it, knows what is not so.
        listeners.listen()
        if thorough:
            listeners.check(Rng(f"{seed}:{len(record.moves)}"))
        questions.look(Rng(f"{seed}:hidden:{len(record.moves)}"))
        record.play(seat, move)
        _play_silently(silent, seat, move, record)
        told = check_story(record, told)
        if len(record.moves) > LONGEST:
            raise Nonconformance(f"{game.slug} does not end: after {LONGEST} random moves it still goes on.", None)
    if record.state.actors() or any(record.state.moves(seat) for seat in range(seats)):
        raise Nonconformance("A finished game has no actors and no moves.", record)
    if silent.position() != record.state.position():
        raise Nonconformance(_divided(record), record)
    listeners.listen()
    listeners.check(Rng(f"{seed}:over"))
    check_outcome(record)
    check_standing(record)
    check_views(record)
    check_copy(record, rng)
    check_saving(record)
    check_replay(record)


def _play_silently(silent: State, seat: int, move: int, record: Record) -> None:
    """Make the same move where nobody listens; it must be possible there, too."""
    if not silent.legal(seat, move):
        raise Nonconformance(_divided(record), record)
    silent.apply(seat, move)


def _divided(record: Record) -> str:
    """Return why the game took another course where nobody listened: chance from elsewhere, or a story that is played in."""
    again = [Record(record.game, record.seats, record.seed, dict(record.options), listen=False) for _ in range(2)]
    for seat, move in record.moves:
        if not all(one.state.legal(seat, move) for one in again):
            return different_again(record.game)
        for one in again:
            one.state.apply(seat, move)
    if again[0].state.position() != again[1].state.position():
        return different_again(record.game)
    return "Listening to the story changes the game: tell it, but do not play in it."


def check_moves(record: Record) -> None:
    """Actors are exactly the seats with moves; moves are distinct and in range; notation round-trips."""
    state, game = record.state, record.game
    actors = state.actors()
    if not actors or not state.awaited():
        raise Nonconformance("actors() and awaited() are empty only when outcome() is there.", record)
    if state.lone_actor() != (actors[0] if len(actors) == 1 else -1):
        raise Nonconformance("lone_actor() must be the one seat in actors(), or -1 if there are several.", record)
    for seat in range(record.seats):
        moves = state.moves(seat)
        if (seat in actors) != bool(moves):
            raise Nonconformance(f"Seat {seat} must be in actors() exactly if it has moves.", record)
        if len(set(moves)) != len(moves) or any(not 0 <= move < game.move_count for move in moves):
            raise Nonconformance(f"moves({seat}) must be distinct and below move_count.", record)
        if moves and state.silence(seat) >= 0 and state.silence(seat) not in moves:
            raise Nonconformance(f"silence({seat}) must be one of the seat's moves, or -1 if it need not answer.", record)
        if moves and any(state.any_move(seat, _Drawing(place, len(moves))) != move for place, move in enumerate(moves)):
            raise Nonconformance(f"any_move({seat}, rng) must be moves({seat})[rng.below(len(moves({seat})))].", record)
        if state.forced(seat) != -1 and state.forced(seat) not in moves:
            raise Nonconformance(
                f"forced({seat}) must be one of the seat's moves, or -1 if there is something to decide.", record
            )
        for move in moves:
            said = state.move_phrase(move)
            if (game.slug, said.key) not in _worded:
                check_arguments(game, said, record)
                _worded.add((game.slug, said.key))
            if (game.slug, move) not in _named:
                phrase = game.phrase(move)
                if phrase is None or game.parse(game.notation(move)) != move:
                    raise Nonconformance(f"phrase({move}) must name this move and no other.", record)
                check_arguments(game, phrase, record)
                _named.add((game.slug, move))


class _Drawing(Rng):
    """Whoever draws a lot among so many draws this one."""

    def __init__(self, drawn: int, count: int) -> None:
        super().__init__(0)
        self._drawn = drawn
        self._count = count

    def below(self, n: int) -> int:
        return self._drawn if n == self._count else -1


def check_legality(record: Record, rng: Rng) -> None:
    """`moves`, `legal`, `why_not` and `play` agree on every int, for every seat."""
    state, game = record.state, record.game
    before = state.position()
    illegal: list[tuple[int, int]] = []
    for seat in range(record.seats):
        moves = set(state.moves(seat))
        for move in range(-1, game.move_count + 1):
            refusal = state.why_not(seat, move)
            if state.legal(seat, move) != (move in moves) or (refusal is None) != (move in moves):
                raise Nonconformance(f"legal, why_not and moves disagree on seat {seat}, move {move}.", record)
            if refusal is not None:
                check_arguments(game, refusal.reason, record)
                if not refusal.clause:
                    raise Nonconformance(f"why_not({seat}, {move}) must name a clause.", record)
                illegal.append((seat, move))
    for _ in range(min(3, len(illegal))):
        seat, move = illegal[rng.below(len(illegal))]
        try:
            state.play(seat, move)
        except BadMove:
            pass
        else:
            raise Nonconformance(f"play accepted the illegal move {move} of seat {seat}.", record)
    if state.position() != before:
        raise Nonconformance("An illegal move must change nothing.", record)


def check_views(record: Record) -> None:
    """Every view is what the game declared: all the fields, no others, and in each what belongs there."""
    eyes = [*range(record.seats), None]
    for seat, view in zip(eyes, record.state.views(eyes), strict=True):
        if view != record.state.view(seat):
            raise Nonconformance(f"views() must show {seat} the same as view({seat}).", record)
    declared: Any = record.game.view
    if declared is None:
        return
    for seat in eyes:
        view = record.state.view(seat)
        try:
            fitting = msgspec.convert(view, type=declared, strict=True)
        except msgspec.ValidationError as trouble:
            raise Nonconformance(f"view({seat}) is no {declared.__name__}: {trouble}.", record) from trouble
        # What is not declared was left out, so it shows in the comparison.
        if fitting != view:
            raise Nonconformance(f"view({seat}) has more than {declared.__name__} declares: {_surplus(view, fitting)}.", record)


def _surplus(given: object, fitting: object, path: str = "$") -> str:
    """Where the first field is that is only in `given`."""
    if isinstance(given, dict) and isinstance(fitting, dict):
        for name in given:
            if name not in fitting:
                return f"{path}.{name}"
            if given[name] != fitting[name]:
                return _surplus(given[name], fitting[name], f"{path}.{name}")
    if isinstance(given, list) and isinstance(fitting, list):
        for place, (item, other) in enumerate(zip(given, fitting, strict=True)):
            if item != other:
                return _surplus(item, other, f"{path}[{place}]")
    return f"{path} is {given!r}"


def check_saving(record: Record) -> None:
    """A position written and read is the same position, looks the same at once, and goes on in the same way."""
    text = json.dumps(record.state.position())
    loaded = record.game.load(json.loads(text))
    if json.dumps(loaded.position()) != text:
        where = differences(loaded.position(), record.state.position(), "what load() read", "what position() wrote")
        raise Nonconformance(f"load(position()) must give the same position again: {where}.", record)
    for (what, real), (_, read) in zip(_face(record.state), _face(loaded), strict=True):
        if real != read:
            raise Nonconformance(
                f"{what} is not the same before saving and after loading: something that is worked out once and kept"
                " is out of date, or not part of position().",
                record,
            )
    original = record.state.copy()
    play_ahead(original, Rng("saving"), 5, record)
    play_ahead(loaded, Rng("saving"), 5, record)
    if loaded.position() != original.position():
        if chancy(record):
            raise Nonconformance(different_again(record.game), record)
        where = differences(loaded.position(), original.position(), "the loaded game", "the original")
        raise Nonconformance(
            f"A loaded game must go on as the original does; after a few moves {where}: position() must save the randomness"
            " and every counter.",
            record,
        )


def _face(state: State) -> Iterator[tuple[str, object]]:
    """All that a state shows and allows, under the name of who says it."""
    yield "actors()", state.actors()
    yield "awaited()", state.awaited()
    yield "view(None)", state.view(None)
    for seat in range(state.seats):
        yield f"moves({seat})", state.moves(seat)
        yield f"view({seat})", state.view(seat)
        yield f"forced({seat})", state.forced(seat)


def check_twin(record: Record) -> State:
    """A copy has everything that the original has; returns it."""
    twin = record.state.copy()
    if twin.game is not record.state.game:
        raise Nonconformance("copy() must pass on the game: twin.game = self.game.", record)
    if twin.story is not None:
        raise Nonconformance("copy() must give a twin that nobody listens to: its story is None.", record)
    copied, real = twin.position(), record.state.position()
    if json.dumps(copied) != json.dumps(real):
        where = differences(copied, real, "the copy", "the original")
        raise Nonconformance(f"copy() forgets something: {where}.{_forgotten(record.state, twin)}", record)
    return twin


def _forgotten(state: State, twin: State) -> str:
    """Return the attributes that a copy lacks or has otherwise, where they can be compared."""
    plain = (bool, int, str, list, dict, set, tuple, type(None))
    mine, theirs = getattr(state, "__dict__", {}), getattr(twin, "__dict__", {})
    names = [
        f"self.{name}"
        for name, value in mine.items()
        if name != "story" and isinstance(value, plain) and (name not in theirs or theirs[name] != value)
    ]
    return f" Look at {', '.join(names)}." if names else ""


def check_copy(record: Record, rng: Rng) -> None:
    """A copy is equal and independent."""
    before = json.dumps(record.state.position())
    twin = check_twin(record)
    for (what, real), (_, copied) in zip(_face(record.state), _face(twin), strict=True):
        if real != copied:
            raise Nonconformance(
                f"{what} is not the same in a copy: copy() must pass on everything.{_forgotten(record.state, twin)}", record
            )
    play_ahead(twin, rng, 200, record)
    if json.dumps(record.state.position()) != before:
        raise Nonconformance("Playing on a copy changed the original: copy what apply() changes in place.", record)


def check_stop(record: Record) -> None:
    """Ended by agreement: a game that can be brought to rest is, and counts what was reached."""
    if type(record.state).stop is State.stop:
        return
    twin = record.state.copy()
    twin.stop()
    seats = range(record.seats)
    if twin.actors() or twin.awaited():
        raise Nonconformance("After stop() nobody is asked: it leaves no actors.", record)
    if any(twin.moves(seat) for seat in seats):
        raise Nonconformance("moves() is empty for whoever is not in actors(), after stop() for everybody.", record)
    outcome = twin.outcome()
    if outcome is None or len(outcome.scores) != record.seats:
        raise Nonconformance("After stop() outcome() counts what was reached, for every seat.", record)
    if twin.material() != record.state.material():
        raise Nonconformance("stop() keeps all material: what was in a hand goes back to where it lay.", record)


def check_outcome(record: Record) -> None:
    """Scores for everybody, at least one winner, a reason."""
    outcome = record.state.outcome()
    assert outcome is not None
    if len(outcome.scores) != record.seats or not outcome.clause:
        raise Nonconformance("An outcome has a score for every seat and names the clause that ended the game.", record)
    if any(not 0 <= winner < record.seats for winner in outcome.winners):
        raise Nonconformance("Winners are seats.", record)


def check_standing(record: Record) -> None:
    """As things stand, everybody has a share of the one victory; at the end the winners have it."""
    standing = record.state.standing()
    if len(standing) != record.seats or min(standing) < 0.0 or abs(sum(standing) - 1.0) > 1e-9:
        raise Nonconformance("standing() is a share of the victory for every seat, all together 1.", record)
    outcome = record.state.outcome()
    if outcome is not None and outcome.winners and sum(standing[seat] for seat in outcome.winners) < 1.0 - 1e-9:
        raise Nonconformance("standing() gives the victory to the winners once there are any.", record)


def check_replay(record: Record) -> None:
    """The replay file plays the same game, event for event, and is written the same way again."""
    text = record.dumps()
    again = loads(text)
    if again.dumps() != text or json.dumps(again.state.position()) != json.dumps(record.state.position()):
        raise Nonconformance("A replay must give the same game byte for byte.", record)
    for seat in [*range(record.seats), None]:
        if [event.seen_by(seat).json() for event in again.story] != [event.seen_by(seat).json() for event in record.story]:
            raise Nonconformance("A replay must tell the same story.", record)
