"""Fingerprints of whole games, to compare two builds of the rules byte for byte: ``python -m spielkiste.lab.digest``."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256

from spielkiste.bots import known_for, play_match
from spielkiste.bots.chooser import LEARNED
from spielkiste.core.build import compiled
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record, loads
from spielkiste.core.registry import games
from spielkiste.lab.conformance import setups
from spielkiste.lab.conformance.damage import damaged

SEEDS = 3


def digest(game: Game, seats: int, options: dict[str, object], seed: int) -> str:
    """Return a hash of everything that a random game shows to anyone: positions, views, words, refusals and the story."""
    record = Record(game, seats, seed, options)
    rng = Rng(f"digest:{seed}")
    total = sha256()
    look_at = 0
    while actors := record.state.actors():
        state = record.state
        seat = actors[rng.below(len(actors))]
        moves = state.moves(seat)
        if len(record.moves) == look_at:
            # Inspect often at first, less and less as the game gets longer.
            look_at += 5 + look_at // 5
            seen = [state.view(viewer) for viewer in [*range(seats), None]]
            words = [phrase.json() for phrase in game.in_words(seen[seat])]
            refusals = [state.why_not(seat, move) for move in range(game.move_count)]
            why = [refusal.json() if refusal is not None else None for refusal in refusals]
            world = state.imagine(seat, Rng(f"world:{seed}")).position()
            total.update(json.dumps([state.position(), seen, words, why, moves, world]).encode())
        record.play(seat, moves[rng.below(len(moves))])
    story = [event.seen_by(viewer).json() for event in record.story for viewer in (0, None)]
    total.update(json.dumps([story, record.dumps()]).encode())
    return total.hexdigest()[:16]


def bot_digest(game: Game, seed: int) -> str:
    """Return a hash of a game between the game's own bots."""
    names = [f"{name}@{level}" for name in known_for(game) for level in (1, 3)]
    return match_digest(game, seed, [names[(seed + seat) % len(names)] for seat in range(game.usual_seat_counts()[0])])


def match_digest(game: Game, seed: int, bots: list[str]) -> str:
    """Return a hash of a game between these bots."""
    result = play_match(game, len(bots), seed, bots, {})
    return sha256(repr((result.scores, result.winners, result.moves)).encode()).hexdigest()[:16]


def damage_digest(game: Game) -> str:
    """Return a hash of the game's exact answers to damaged positions and replay files."""
    record = Record(game, *next(setups(game))[:1], 11)
    rng = Rng("damage")
    while len(record.moves) < 30 and (actors := record.state.actors()):
        record.play(actors[0], rng.pick(record.state.moves(actors[0])))
    total = sha256()
    for what, broken in damaged(record.state.position()):
        total.update(f"{what}: {_said(lambda broken=broken: game.load(broken))}".encode())  # type: ignore[misc]
    for what, broken in damaged(json.loads(record.dumps())):
        total.update(f"{what}: {_said(lambda broken=broken: loads(json.dumps(broken)))}".encode())  # type: ignore[misc]
    return total.hexdigest()[:16]


def _said(act: Callable[[], object]) -> str:
    try:
        act()
    except Exception as trouble:
        return f"{type(trouble).__name__}: {trouble}"
    return "taken"


def digests() -> dict[str, object]:
    """Return all fingerprints, and whether the build is compiled."""
    found: dict[str, str] = {}
    for game in games():
        for number, (seats, options) in enumerate(setups(game)):
            for seed in range(SEEDS if number == 0 else 1):
                found[f"{game.slug} {number} {seed}"] = digest(game, seats, options, seed)
        found[f"{game.slug} damaged"] = damage_digest(game)
        for seed in range(SEEDS):
            found[f"{game.slug} bots {seed}"] = bot_digest(game, seed)
        if LEARNED in known_for(game):
            found[f"{game.slug} {LEARNED}"] = match_digest(game, SEEDS, [LEARNED, LEARNED])
    return {"compiled": compiled(), "digests": found}


if __name__ == "__main__":
    print(json.dumps(digests()))
