"""Measure how long each bot thinks on the browser's Python; offline_speed.py runs it there."""

from __future__ import annotations

from time import perf_counter

import spielkiste
from spielkiste.bots import make_bot
from spielkiste.core.bot import Situation, tell
from spielkiste.core.game import Story


def thoughts(slug: str, level: int, decisions: int) -> list[float]:
    """Return the milliseconds of the first decisions in a game between bots of one level, with the most seats."""
    game = spielkiste.find(slug)
    seats = game.seat_counts({option.name: option.default for option in game.options})[-1]
    taken: list[float] = []
    deal = 0
    while len(taken) < decisions:
        deal += 1
        players = [make_bot(f"rules@{level}", game, seat, seats, f"{deal}:{seat}") for seat in range(seats)]
        story: Story = []
        state = game.new(seats, deal, {}, story)
        while (actors := state.actors()) and len(taken) < decisions:
            for bot in players:
                tell(bot, story, state)
            story.clear()
            situation = Situation(game, state, actors[0])
            started = perf_counter()
            move = players[actors[0]].choose(situation)
            # A forced move takes no time.
            if len(situation.moves) > 1:
                taken.append(1000 * (perf_counter() - started))
            state.play(actors[0], move)
    return taken
