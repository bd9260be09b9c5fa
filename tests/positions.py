"""Helpers for invalid positions of any game."""

import json
from collections.abc import Mapping

import pytest

from spielkiste.core.errors import BadFile
from spielkiste.core.game import Game, Position


def no_position(game: Game, position: Position) -> BadFile:
    """Return why the game refuses this position from a file."""
    with pytest.raises(BadFile) as trouble:
        game.load(json.loads(json.dumps(position)))
    assert trouble.value.key == "bad-position", str(trouble.value)
    return trouble.value


def rejects(game: Game, good: Position, change: Mapping[str, object], about: str) -> None:
    """Check that the position is valid, and that this change makes it invalid for this reason."""
    assert game.load(json.loads(json.dumps(good))).position() == good
    trouble = no_position(game, {**good, **change})
    assert about in str(trouble), str(trouble)
