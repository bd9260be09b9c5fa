"""One game between bots, at full speed."""

from spielkiste.bots.chooser import make_bot
from spielkiste.core.bot import Bot, Clairvoyant, Situation
from spielkiste.core.game import Game, Outcome, State, Story
from spielkiste.core.randomness import Rng


class Result:
    """How a simulated game went."""

    def __init__(self, outcome: Outcome, moves: int, beginner: int, stumbled: list[int]) -> None:
        self.scores = outcome.scores
        self.winners = outcome.winners
        self.clause = outcome.clause
        self.moves = moves
        #: The seat that moved first.
        self.beginner = beginner
        #: The seats whose bot failed, once for each move that it lost to the lot.
        self.stumbled = stumbled


def play_match(game: Game, seats: int, seed: int | str, bots: list[str], options: dict[str, object]) -> Result:
    """Let bots play a whole game; the result depends on the arguments alone."""
    return play_between(seated(game, seats, seed, bots), game, seed, options)


def seated(game: Game, seats: int, seed: int | str, bots: list[str]) -> list[Bot]:
    """The bots of these names at their seats, as they play this deal."""
    return [make_bot(name, game, seat, seats, f"{seed}:{name}") for seat, name in enumerate(bots)]


def play_between(players: list[Bot], game: Game, seed: int | str, options: dict[str, object]) -> Result:
    """A whole game between these, one at each seat."""
    story: Story | None = [] if any(bot.listens for bot in players) else None
    state = game.new(len(players), seed, options, story)
    for bot in players:
        if isinstance(bot, Clairvoyant):
            bot.see(state)
    order = Rng(f"order:{seed}")
    made = 0
    beginner = -1
    stumbled: list[int] = []
    while True:
        share(players, state, story)
        actors = state.actors()
        if not actors:
            break
        seat = actors[0] if len(actors) == 1 else _first(actors, state.awaited(), order)
        if beginner < 0:
            beginner = seat
        situation = Situation(game, state, seat)
        move = chosen(players[seat], situation)
        if move < 0:
            stumbled.append(seat)
            move = order.pick(situation.moves)
        state.play(seat, move)
        made += 1
    outcome = state.outcome()
    assert outcome is not None
    return Result(outcome, made, beginner, stumbled)


def chosen(bot: Bot, situation: Situation) -> int:
    """The move of a bot, or -1 if it raises or names one that is not legal: anybody may bring a bot, and play goes on."""
    try:
        move = bot.choose(situation)
    except Exception:
        return -1
    return move if move in situation.moves else -1


def _first(actors: list[int], awaited: list[int], order: Rng) -> int:
    """Who acts first: lots decide, but a chance that nobody waits for (a late draw) comes before what would end it."""
    unasked = [seat for seat in actors if seat not in awaited]
    return order.pick(unasked or actors)


def share(players: list[Bot], state: State, story: Story | None) -> None:
    """Tell everybody who wants to know what has happened since the last time, each what they may know."""
    for bot in players:
        tell(bot, story or [], state)
    if story:
        story.clear()


def tell(bot: Bot, events: Story, state: State) -> None:
    """Tell a bot what has happened and show it the table, if it wants to know: the one way, in every face."""
    if bot.listens:
        for event in events:
            bot.notice(event.seen_by(bot.seat))
    if bot.watches:
        bot.look(state.view(bot.seat))
