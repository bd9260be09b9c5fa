"""Measure how many minutes a game takes, and how often a race reaches its goal, for the set-up page.

    python bench/game_minutes.py [GAMES [SLUG …]]

The bots are the set-up page's default: easy ones, which are closest to a family. Each human decision counts as the number of
seconds below, for looking, deciding and playing at a family table; instant actions (no snap, no master move, drawing up) are
not counted. The results are in docs/playing.md and in the games' declarations.
"""

from __future__ import annotations

import sys
from collections import Counter

from spielkiste import find, make_bot
from spielkiste.bots import names_for
from spielkiste.core.bot import Situation, tell
from spielkiste.core.game import Story

LEVEL = 2
SECONDS = {
    "thousand-km": 10,
    "number-rally": 5,
    "mau-mau": 20,
    "wall-break": 20,
    "clear-away": 20,
    "patience": 8,
    "memo-race": 10,
    "tv-lottery": 10,
}
BLINKS = {"number-rally": {"pass", "draw"}, "thousand-km": {"pass"}, "mau-mau": {"keep", "stop", "pass"}, "memo-race": {"with"}}
#: The goals of 1000 km worth comparing, and the tables: seats, in teams or not.
GOALS = [300, 400, 500, 600, 700, 800, 1000]
RACES = [(2, False), (3, False), (4, False), (4, True), (6, True), (8, True)]
REACHED = "KM-12"


def measure(slug: str, seats: int, games: int, **options: object) -> tuple[float, Counter[str]]:
    """Return the average minutes of a game, and by which clause the games ended."""
    game, ends, decided = find(slug), Counter[str](), 0
    for seed in range(games):
        players = [make_bot(f"{names_for(game)[0]}@{LEVEL}", game, seat, seats, f"{seed}:{seat}") for seat in range(seats)]
        story: Story = []
        state = game.new(seats, seed, options, story)
        while actors := state.actors():
            for bot in players:
                tell(bot, story, state)
            story.clear()
            seat = actors[0]
            move = players[seat].choose(Situation(game, state, seat))
            decided += game.move_json(move)["kind"] not in BLINKS.get(slug, set())
            state.play(seat, move)
        outcome = state.outcome()
        ends[outcome.clause if outcome is not None else ""] += 1
    return decided / games * SECONDS[slug] / 60, ends


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    slugs = sys.argv[2:] or list(SECONDS)
    for slug in slugs:
        if slug != "thousand-km":
            for seats in find(slug).seat_counts({option.name: option.default for option in find(slug).options}):
                minutes, _ = measure(slug, seats, max(games // 5, 1))
                print(f"{slug}, {seats} seats: {minutes:.0f} minutes", flush=True)
    for seats, teams in RACES if "thousand-km" in slugs else []:
        for goal in GOALS:
            minutes, ended = measure("thousand-km", seats, games, teams=teams, goal=goal)
            who = f"{seats} seats in teams" if teams else f"{seats} seats"
            print(f"thousand-km, {who}, {goal} km: {minutes:.1f} minutes, {ended[REACHED] / games:.0%} arrive", flush=True)


if __name__ == "__main__":
    main()
