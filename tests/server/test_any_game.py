"""Play every game at a real table with people who hesitate, leave, return and undo: it goes on to its end."""

import random
import time
from collections.abc import Callable

import pytest

import spielkiste
from spielkiste.core.game import Game
from spielkiste.core.options import OptionValues
from tests.dealt import DEALS
from tests.server.harness import Message, Player, Server

SECONDS = 240


def _options(game: Game, luck: random.Random, usual: bool) -> OptionValues:
    """Return the default options or a random mixture, without the longest games and with a random starting player."""
    chosen: OptionValues = {}
    for option in game.options:
        if option.name in ("points", "rounds", "goal"):
            chosen[option.name] = option.values()[0]
        elif option.kind != "seat" and option.name != "teams":
            chosen[option.name] = option.default if usual else luck.choice(option.values())
    return chosen


def _any_move(game: Game, luck: random.Random) -> str:
    return game.notation(luck.choice([move for move in range(game.move_count) if game.phrase(move) is not None]))


def _do_something(server: Server, game: Game, player: Player, key: str, seat: int, luck: random.Random) -> Player:
    """Usually make a move, sometimes do something else that people do; return the player, who may have reconnected."""
    player.drain(0.002)
    whim = luck.random()
    if whim < 0.01:
        player.leave()
        return Player(server, [key], last=player.update["number"])
    if whim < 0.02:
        player.ask(t="undo", seat=seat)
    elif whim < 0.03:
        player.ask(t="stand_in", seat=seat)
        player.ask(t="take_back", seat=seat)
    elif whim < 0.04:
        player.ask(t="why", seat=seat, moves=[_any_move(game, luck)])
    elif player.update["moves"] and not player.update["outcome"] and whim < 0.8:
        answer = player.play(seat, luck.choice(player.update["moves"])["notation"])
        assert answer["t"] == "ack" or answer["key"] in ("illegal-move", "too-late"), answer
    return player


TABLES = [(game, number) for game in spielkiste.games() for number in range(2 if game.slug != "patience" else 1)]


@pytest.mark.parametrize(("game", "number"), TABLES, ids=lambda value: value.slug if isinstance(value, Game) else str(value))
def test_it_goes_on_to_the_end(own_server: Callable[..., Server], game: Game, number: int) -> None:
    luck = random.Random(f"{game.slug} {number} {DEALS}")
    server = own_server("--quick", "--reaction-ms", "40", "--no-limits")
    options = _options(game, luck, number == 0)
    counts = game.seat_counts(game.defaults() | options)
    seats = min(counts[-1], 4)
    people = min(seats, 3 - number)
    wished: list[Message] = [{"kind": "here"}] * people + [{"kind": "bot", "bot": "rules@1"}] * (seats - people)
    made = server.open_table(wished, game.slug, **options)
    keys = [seat["key"] for seat in made["seats"]]
    players = [Player(server, [key]) for key in keys]
    watcher = Player(server, [made["spectator_key"]])
    deadline = time.monotonic() + SECONDS
    while not watcher.update["outcome"]:
        assert time.monotonic() < deadline, f"stuck or too slow: {options}, {watcher.update}"
        for seat in range(people):
            players[seat] = _do_something(server, game, players[seat], keys[seat], seat, luck)
            if people == 2 and luck.random() < 0.02:
                players[1 - seat].send(t="answer", seat=1 - seat, yes=True, id=0)
        watcher.drain(0.001)
    for player in players:
        while not player.update["outcome"]:
            player.read()
        assert player.update["outcome"] == watcher.update["outcome"]
