"""Test that stored games stay what they were."""

import json
from pathlib import Path

import pytest

import spielkiste
from spielkiste.core.game import Game
from spielkiste.lab.conformance import setups
from tests.golden import playthrough
from tests.golden.record import FOLDER, fingerprints, path_of, read, setup_key, stored, version_of

FILES = sorted(FOLDER.glob("*.jsonl"))
CHANGED = {
    "positions": "The rules of {name} no longer play a stored game as it was played: raise rules_version and keep the old rules"
    " as a former version, or fix the change.",
    "story": "A stored game of {name} is now told differently.  If that is intended, record it again: make golden.",
    "views": "A stored game of {name} is now shown differently.  If that is intended, record it again: make golden.",
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_stored_games_are_played_as_ever(path: Path) -> None:
    game = version_of(path)
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
        golden = json.loads(line)
        try:
            found = fingerprints(read(line, game))
        except spielkiste.SpielkisteError as refused:
            pytest.fail(f"{CHANGED['positions'].format(name=path.stem)}  (game {number + 1}: {refused})")
        for what, message in CHANGED.items():
            assert found[what] == golden[what], f"{message.format(name=path.stem)}  (game {number + 1})"


@pytest.mark.parametrize("game", spielkiste.games(), ids=lambda game: game.slug)
def test_every_setup_of_every_game_has_its_golden_game(game: Game) -> None:
    lines = [json.loads(line) for line in stored(path_of(game))]
    there = {setup_key(game, line["seats"], line["options"]) for line in lines}
    wanted = {setup_key(game, seats, options) for seats, options in setups(game)}
    assert wanted <= there, f"Version {game.rules_version} of {game.slug} lacks golden games; record them: make golden"


@pytest.mark.parametrize("game", spielkiste.games(), ids=lambda game: game.slug)
def test_the_readable_playthrough_is_played_as_ever(game: Game) -> None:
    written = (playthrough.FOLDER / f"{game.slug}.txt").read_text(encoding="utf-8")
    assert playthrough.text_of(game) == written, "Look at the difference after: make golden"
