"""Games between bots, at full speed."""

from traceback import walk_tb
from typing import Final

from spielkiste.bots.chooser import make_bot
from spielkiste.core.arguments import numbered
from spielkiste.core.bot import Bot, Clairvoyant, Situation, tell
from spielkiste.core.errors import BadMove
from spielkiste.core.game import Game, Outcome, Story
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record

#: The maximum length of an error message of a bot.
_LONGEST: Final = 200


class Result:
    """The result of a simulated game."""

    def __init__(
        self, outcome: Outcome, moves: int, beginner: int, stumbled: list[int], stumbles: dict[int, tuple[int, str]]
    ) -> None:
        self.scores = outcome.scores
        self.winners = outcome.winners
        self.clause = outcome.clause
        self.moves = moves
        #: The seat that moved first.
        self.beginner = beginner
        #: The seats whose bot failed, once for each random move played for it.
        self.stumbled = stumbled
        #: By seat: its first error in words, and the move where it occurred (from 1).
        self.stumbles = stumbles


def play_match(
    game: Game, seats: int, seed: int | str, bots: list[str], options: dict[str, object], strict: bool = False
) -> Result:
    """Let bots play a whole game; the result depends on the arguments alone.

    With `strict`, an error of a bot is raised.
    """
    return play_between(seated(game, seats, seed, bots), game, seed, options, strict)


def record_match(game: Game, seed: int | str, bots: list[str], options: dict[str, object]) -> Record:
    """Let bots play a whole game and return its record; an error of a bot is raised."""
    moves: list[tuple[int, int]] = []
    record = Record(game, len(bots), seed, options, numbered(bots))
    play_between(seated(game, len(bots), seed, bots), game, seed, options, True, moves)
    # Replay for the story: playing known moves costs almost nothing.
    for seat, move in moves:
        record.play(seat, move)
    return record


def seated(game: Game, seats: int, seed: int | str, bots: list[str]) -> list[Bot]:
    """Return the bots with these names, seeded for this deal."""
    return [make_bot(name, game, seat, seats, f"{seed}:{name}") for seat, name in enumerate(bots)]


def play_between(
    players: list[Bot],
    game: Game,
    seed: int | str,
    options: dict[str, object],
    strict: bool = False,
    moves: list[tuple[int, int]] | None = None,
) -> Result:
    """Play a whole game between these bots, one per seat.  Their moves are added to `moves`."""
    story: Story | None = [] if any(bot.listens for bot in players) else None
    state = game.new(len(players), seed, options, story)
    for bot in players:
        if isinstance(bot, Clairvoyant):
            bot.see(state)
    order = Rng(f"order:{seed}")
    made = 0
    beginner = -1
    stumbled: list[int] = []
    stumbles: dict[int, tuple[int, str]] = {}
    #: The seats whose bot has failed in `notice` or `look`.  The next move of such a bot is random.
    muddled: set[int] = set()
    while True:
        for place, bot in enumerate(players):
            try:
                tell(bot, story or [], state)
            except Exception as lapse:
                if strict:
                    lapse.add_note(f"Seat {place}, after move {made} of the game with seed {seed!r}.")
                    raise
                muddled.add(place)
                stumbles.setdefault(place, (made, _told(lapse, f"after move {made}")))
        if story:
            story.clear()
        actors = state.actors()
        if not actors:
            break
        seat = actors[0] if len(actors) == 1 else _first(actors, state.awaited(), order)
        if beginner < 0:
            beginner = seat
        situation = Situation(game, state, seat)
        try:
            move = asked(players[seat], situation) if seat not in muddled else -1
        except Exception as trouble:
            if strict:
                trouble.add_note(f"Seat {seat}, move {made + 1} of the game with seed {seed!r}.")
                raise
            move = -1
            stumbles.setdefault(seat, (made + 1, _told(trouble, f"at move {made + 1}")))
        if move < 0:
            muddled.discard(seat)
            stumbled.append(seat)
            move = order.pick(state.moves(seat))
        state.play(seat, move)
        if moves is not None:
            moves.append((seat, move))
        made += 1
    outcome = state.outcome()
    assert outcome is not None
    return Result(outcome, made, beginner, stumbled, stumbles)


def asked(bot: Bot, situation: Situation) -> int:
    """Return the move that a bot chooses.  Raise the bot's own error, or `BadMove` if the move is illegal."""
    # A bot may change the list that it is given.
    legal = situation.moves[:]
    try:
        move = bot.choose(situation)
    except TypeError as wrong:
        # The compiled build raises an error for anything but an int before this check.
        if str(wrong).startswith("int object expected"):
            raise BadMove("bot-move", f"choose must return a number from situation.moves: {wrong}.") from wrong
        raise
    if move not in legal:
        given: object = move
        advice = ""
        if given is None:
            advice = " Is a `return` missing?"
        elif isinstance(given, str):
            advice = " Return the number of the move, not its notation."
        raise BadMove("bot-move", f"choose returned {move!r}, which is not one of situation.moves.{advice}", {"move": str(move)})
    return move


def _told(trouble: Exception, when: str) -> str:
    """Return an error in one line, with the method of the bot, the move, the file and the line."""
    said = " ".join(str(trouble).split())[:_LONGEST]
    what = f"{type(trouble).__name__}: {said}" if said else type(trouble).__name__
    method = ""
    file = ""
    at = 0
    for frame, line in walk_tb(trouble.__traceback__):
        name = frame.f_code.co_name
        path = frame.f_code.co_filename
        if not method and name in ("choose", "notice", "look"):
            method = f" in {name}"
            file = path
        if path == file:
            at = line
    return f"{what}{method} ({when}{f', {file}:{at}' if file else ''})"


def chosen(bot: Bot, situation: Situation) -> int:
    """Return the move of a bot, or -1 if it raises an error or chooses an illegal move, so that the game can go on."""
    try:
        return asked(bot, situation)
    except Exception:
        return -1


def _first(actors: list[int], awaited: list[int], order: Rng) -> int:
    """Return the seat that acts first: a random actor.

    An actor that nobody waits for (a late draw) comes before the others, or it would lose its chance.
    """
    unasked = [seat for seat in actors if seat not in awaited]
    return order.pick(unasked or actors)
