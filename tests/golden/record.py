"""Golden games: finished games of every game, option and seat count, with fingerprints of everything on the way.

A stored table is only its log. If a version of the rules dealt or decided anything differently, every stored game would
be lost; these games detect it. ``make golden`` records games for a new game or a new `rules_version`; existing ones
always keep their moves.

There are three fingerprints, because they may change for different reasons:

- ``positions``: the deal and the effect of every move. Must never change within a version.
- ``story``: what was told to each seat. Bots that return to a stored table are told it again.
- ``views``: what each seat saw. If a board needs more, ``make golden`` rewrites this one.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

import spielkiste
from spielkiste.bots import make_bot, names_for, tell
from spielkiste.core.bot import Situation
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.registry import find_version
from spielkiste.lab.conformance import setups

FOLDER = Path(__file__).parent / "games"
Golden = dict[str, Any]
#: Encode equal values as equal bytes, whatever the order of their keys.
_sorted = msgspec.json.Encoder(order="sorted").encode


def path_of(game: Game) -> Path:
    return FOLDER / f"{game.slug}-{game.rules_version}.jsonl"


def fingerprints(record: Record) -> dict[str, str]:
    """Replay the record's moves from its seed and fingerprint everything."""
    again = Record(record.game, record.seats, record.seed, dict(record.options))
    positions, story, views = sha256(), sha256(), sha256()
    told = 0
    for move in [None, *record.moves]:
        if move is not None:
            again.play(*move)
        positions.update(_sorted(again.state.position()))
        for seat in [*range(again.seats), None]:
            views.update(_sorted(again.state.view(seat)))
            for event in again.story[told:]:
                story.update(_sorted(event.seen_by(seat).json()))
        told = len(again.story)
    outcome = again.state.outcome()
    positions.update(_sorted(outcome.json() if outcome is not None else None))
    return {"positions": positions.hexdigest()[:16], "story": story.hexdigest()[:16], "views": views.hexdigest()[:16]}


def read(line: str, game: Game) -> Record:
    """Replay a stored game from its moves in notation."""
    golden: Golden = json.loads(line)
    record = Record(game, golden["seats"], golden["seed"], golden["options"])
    for written in golden["moves"]:
        seat, notation = written.split(" ", 1)
        record.play(int(seat) - 1, game.parse(notation))
    return record


def write(record: Record, options: dict[str, Any] | None = None) -> str:
    """Return a game as one line. A stored game keeps its options as stored, even if newer options exist."""
    body: Golden = {
        "seats": record.seats,
        "options": record.options if options is None else options,
        "seed": record.seed,
        "moves": [f"{seat + 1} {record.game.notation(move)}" for seat, move in record.moves],
        **fingerprints(record),
    }
    return json.dumps(body, separators=(",", ":"))


def setup_key(game: Game, seats: int, options: dict[str, Any]) -> str:
    """Return the set-up as a key; options added later have their default in older games."""
    return json.dumps([seats, game.check_setup(seats, options)], sort_keys=True)


def missing(game: Game, there: set[str]) -> Iterator[Record]:
    """Yield a random game for every set-up without one, and a bot game for each number of players."""
    for number, (seats, options) in enumerate(setups(game)):
        if setup_key(game, seats, options) not in there:
            yield _played(game, seats, options, f"golden:{number}", None)
            if not options:
                yield _played(game, seats, options, f"golden:bots:{seats}", names_for(game)[0])


def _played(game: Game, seats: int, options: dict[str, object], seed: str, bot: str | None) -> Record:
    # A game with numbered deals uses a number as its seed.
    record = Record(game, seats, 1 + Rng(seed).below(10_000_000) if game.numbered_deals else seed, options)
    rng = Rng(f"moves:{seed}")
    players = [make_bot(f"{bot or 'random'}@3", game, seat, seats, f"{seed}:{seat}") for seat in range(seats)]
    told = 0
    while actors := record.state.actors():
        for player in players:
            tell(player, record.story[told:], record.state)
        told = len(record.story)
        seat = actors[rng.below(len(actors))]
        record.play(seat, players[seat].choose(Situation(game, record.state, seat)))
    return record


def version_of(path: Path) -> Game:
    """Return the version of the rules that a file of games belongs to."""
    slug, version = path.stem.rsplit("-", 1)
    return find_version(slug, int(version))


def stored(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def main() -> None:
    """Keep moves and positions; rewrite story and views, and record games for new set-ups."""
    FOLDER.mkdir(exist_ok=True)
    former = [version_of(path) for path in sorted(FOLDER.glob("*.jsonl"))]
    for game in dict.fromkeys([*former, *spielkiste.games()]):
        lines: list[str] = []
        there: set[str] = set()
        for line in stored(path_of(game)):
            golden: Golden = json.loads(line)
            lines.append(write(read(line, game), golden["options"]))
            if json.loads(lines[-1])["positions"] != golden["positions"]:
                raise SystemExit(f"{game.slug}: the rules changed.  Raise rules_version and keep the old rules, or fix the code.")
            there.add(setup_key(game, golden["seats"], golden["options"]))
        if game in spielkiste.games():
            lines += [write(record) for record in missing(game, there)]
        path_of(game).write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{path_of(game).name}: {len(lines)} games")


if __name__ == "__main__":
    main()
