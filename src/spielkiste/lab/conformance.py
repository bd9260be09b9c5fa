"""The promises that every game makes, checked on real games.  Run it on your own game too: ``spielkiste check GAME``.

Each check raises `Nonconformance` with a sentence that says what is wrong and how to mend it, and with the replay
that led there.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from traceback import extract_tb
from typing import Any

import msgspec

from spielkiste.bots import known_for, make_bot
from spielkiste.core.bot import Situation
from spielkiste.core.errors import BadMove, SpielkisteError
from spielkiste.core.game import Game, State
from spielkiste.core.options import BEGINS, OptionValues
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record, loads
from spielkiste.core.rollout import rollout
from spielkiste.core.story import Phrase
from spielkiste.lab.knowing import Listeners
from spielkiste.lab.nonconformance import Nonconformance

# No family game is longer; a random game that is has no end.
LONGEST = 20_000
# Moves whose names have been found in order: a name does not depend on the state.
_named: set[tuple[str, int]] = set()
_worded: set[tuple[str, str]] = set()


def setups(game: Game) -> Iterator[tuple[int, dict[str, object]]]:
    """Every seat count with default options, and every extreme value of every option with each seat count that it brings.

    Where an option leaves the seat counts as they are, the smallest and the largest table will do; and the last seat begins
    at each of them.
    """
    defaults: OptionValues = {option.name: option.default for option in game.options}
    usual = game.seat_counts(defaults)
    for seats in usual:
        yield seats, {}
    for option in game.options:
        if option.role == BEGINS:
            for seats in usual:
                yield seats, {option.name: seats}
            continue
        values = option.values()
        for value in [values[0], values[-1]] if option.kind == "number" else values:
            if value != option.default:
                counts = game.seat_counts({**defaults, option.name: value})
                for seats in dict.fromkeys([counts[0], counts[-1]] if counts == usual else counts):
                    yield seats, {option.name: value}


def check_game(game: Game, seats: int, options: dict[str, object], seed: int, thorough_every: int = 7) -> Record:
    """Play one random game to the end and check every promise on the way; returns the finished game.

    The costly checks come every few moves at first and ever more rarely as a game drags on.
    """
    record = Record(game, seats, seed, options)
    try:
        _check_all_the_way(record, options, seed, thorough_every)
    except SpielkisteError:
        raise
    except Exception as trouble:
        if isinstance(trouble, Nonconformance):
            raise
        # The rules may be anybody's: whatever they raise is told with the game that led there.
        *_, (where, line, within, _) = extract_tb(trouble.__traceback__)
        raise Nonconformance(f"{within}() in {Path(where).name}, line {line}, raises {trouble!r}.", record) from trouble
    return record


def _check_all_the_way(record: Record, options: dict[str, object], seed: int, thorough_every: int) -> None:
    game, seats = record.game, record.seats
    thorough_at = 0
    silent = game.new(seats, seed, options)
    material = record.state.material()
    rng = Rng(f"conformance:{seed}")
    listeners = Listeners(record)
    told = 0
    while record.state.outcome() is None:
        state = record.state
        check_moves(record)
        if state.material() != material:
            raise Nonconformance(f"{game.slug} lost or gained material: conserve it in apply().", record)
        thorough = len(record.moves) == thorough_at
        if thorough:
            thorough_at += thorough_every + thorough_at // 4
            check_legality(record, rng)
            check_views(record)
            check_saving(record)
            check_copy(record, rng)
            check_standing(record)
            check_stop(record)
            for seat in [*range(seats), None]:
                check_secrecy(record, seat, rng)
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
        record.play(seat, move)
        silent.play(seat, move)
        told = check_story(record, told)
        if len(record.moves) > LONGEST:
            raise Nonconformance(f"{game.slug} does not end: after {LONGEST} random moves it still goes on.", None)
    if record.state.actors() or any(record.state.moves(seat) for seat in range(seats)):
        raise Nonconformance("A finished game has no actors and no moves.", record)
    if silent.position() != record.state.position():
        raise Nonconformance("Listening to the story changes the game: tell it, but do not play in it.", record)
    check_outcome(record)
    check_standing(record)
    check_views(record)
    check_saving(record)
    check_replay(record)


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
        raise Nonconformance("load(position()) must give the same position again.", record)
    for (what, real), (_, read) in zip(_face(record.state), _face(loaded), strict=True):
        if real != read:
            raise Nonconformance(
                f"{what} is not the same before saving and after loading: something that is worked out once and kept"
                " is out of date, or not part of position().",
                record,
            )
    original = record.state.copy()
    rollout(original, Rng("saving"), 5)
    rollout(loaded, Rng("saving"), 5)
    if loaded.position() != original.position():
        raise Nonconformance("A loaded game must go on as the original does: save the randomness and every counter.", record)


def _face(state: State) -> Iterator[tuple[str, object]]:
    """All that a state shows and allows, under the name of who says it."""
    yield "actors()", state.actors()
    yield "awaited()", state.awaited()
    yield "view(None)", state.view(None)
    for seat in range(state.seats):
        yield f"moves({seat})", state.moves(seat)
        yield f"view({seat})", state.view(seat)
        yield f"forced({seat})", state.forced(seat)


def check_copy(record: Record, rng: Rng) -> None:
    """A copy is equal and independent."""
    before = json.dumps(record.state.position())
    twin = record.state.copy()
    if twin.game is not record.state.game:
        raise Nonconformance("copy() must pass on the game: twin.game = self.game.", record)
    if json.dumps(twin.position()) != before or twin.story is not None:
        raise Nonconformance("copy() must be equal to the original, with nobody listening.", record)
    rollout(twin, rng, 200)
    if json.dumps(record.state.position()) != before:
        raise Nonconformance("Playing on a copy changed the original: copy what apply() changes in place.", record)


def check_stop(record: Record) -> None:
    """Ended by agreement: a game that can be brought to rest is, and counts what was reached."""
    if type(record.state).stop is State.stop:
        return
    twin = record.state.copy()
    twin.stop()
    seats = range(record.seats)
    if twin.actors() or twin.awaited() or any(twin.moves(seat) for seat in seats):
        raise Nonconformance("After stop() nobody is asked: it leaves no actors and no moves.", record)
    outcome = twin.outcome()
    if outcome is None or len(outcome.scores) != record.seats:
        raise Nonconformance("After stop() outcome() counts what was reached, for every seat.", record)
    if twin.material() != record.state.material():
        raise Nonconformance("stop() keeps all material: what was in a hand goes back to where it lay.", record)


def check_secrecy(record: Record, seat: int | None, rng: Rng) -> None:
    """Non-interference: in an imagined world the seat sees, may do and is told exactly the same."""
    state = record.state
    seed = f"imagine:{rng.below(1 << 20)}"
    world = state.imagine(seat, Rng(seed))
    if knowledge(record.game, world, seat) != knowledge(record.game, state, seat):
        raise Nonconformance(
            f"Seat {seat} can tell an imagined world from the real one: a view, a move list, an outlook, a hint,"
            " a refusal, forced() or awaited() depends on what the seat must not know.",
            record,
        )
    if seat is not None:
        check_observation(record, world, seat)
    again = world.imagine(seat, Rng(seed))
    if json.dumps(again.position()) != json.dumps(world.position()):
        raise Nonconformance(
            f"imagine({seat}) must depend on what the seat knows and on rng alone: gather the unseen in a fixed order.",
            record,
        )
    if world.material() != state.material():
        raise Nonconformance(f"imagine({seat}) lost or gained material.", record)
    if seat is not None and seat in state.actors():
        hint = state.hint(seat)
        if hint is not None:
            check_arguments(record.game, hint.reason, record)
            if not state.legal(seat, hint.move):
                raise Nonconformance(f"The hint for seat {seat} is no legal move.", record)
        check_reason(record, world, seat, rng.pick(state.moves(seat)))
        level = 1 + rng.below(5)
        for name in known_for(record.game):
            choices = {
                make_bot(f"{name}@{level}", record.game, seat, record.seats, seed).choose(Situation(record.game, possible, seat))
                for possible in (state, world)
            }
            if len(choices) != 1 or not choices <= set(state.moves(seat)):
                raise Nonconformance(f"Bot {name} chooses illegally or by what seat {seat} cannot know.", record)
    rollout(world, rng, 300)


def check_observation(record: Record, world: State, seat: int) -> None:
    """What programs are shown has the size that the game declares, and tells nothing that the seat does not know."""
    encoding = record.game.encoding
    seen = record.state.observe(seat)
    if len(seen) != (encoding.size if encoding is not None else 0):
        raise Nonconformance(f"observe({seat}) must have as many numbers as Game.encoding declares.", record)
    if seen != world.observe(seat):
        raise Nonconformance(f"observe({seat}) depends on what the seat must not know.", record)


def check_reason(record: Record, world: State, seat: int, move: int) -> None:
    """Why a move makes sense is said in declared words, and the same in a world that the seat cannot tell from the real one."""
    knows = record.state.knowledge(seat)
    knows.look(record.state.view(seat))
    real = record.state.reason(seat, move, knows)
    imagined = world.reason(seat, move, knows)
    if (real.json() if real else None) != (imagined.json() if imagined else None):
        raise Nonconformance(f"The reason for {record.game.notation(move)} tells what seat {seat} must not know.", record)
    if real is not None:
        check_arguments(record.game, real, record)


def check_told(record: Record, seat: int, move: int, listener: int | None, rng: Rng) -> None:
    """Non-interference of the story: worlds that look alike to a listener before and after a move are told alike."""
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
            f"Seat {listener} is told by {record.game.notation(move)} what its view does not show: {stories[0]};"
            " make it a secret argument of those who may know it.",
            record,
        )


def knowledge(game: Game, state: State, seat: int | None) -> str:
    """Everything that a seat can find out by asking."""
    view = state.view(seat)
    words = [phrase.json() for phrase in game.in_words(view)]
    public = [view, words, state.awaited()]
    if seat is None:
        return json.dumps(public)
    moves = state.moves(seat)
    refusals = [state.why_not(seat, move) for move in range(game.move_count)]
    hint = state.hint(seat) if seat in state.actors() else None
    advised = [hint.move, hint.reason.json()] if hint is not None else None
    private = [moves, state.forced(seat), [state.outlook(seat, move) for move in moves], advised]
    return json.dumps([*public, *private, [refusal.json() if refusal else None for refusal in refusals]])


def check_story(record: Record, told: int) -> int:
    """Every event is declared, with the arguments it declares; returns how many events were checked."""
    for event in record.story[told:]:
        declared = record.game.events.get(event.key)
        if declared is None:
            raise Nonconformance(f"Event {event.key} is not declared in the game's events.", record)
        secret = list(event.secret) if event.secret is not None else []
        if (list(event.args), secret) != (declared[0], declared[1]):
            raise Nonconformance(f"Event {event.key} must have the arguments {declared}.", record)
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
