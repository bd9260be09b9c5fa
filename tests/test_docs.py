"""What the documentation shows, works."""

import re
from pathlib import Path

import pytest

import spielkiste
from spielkiste.core import registry
from spielkiste.lab.conformance import Nonconformance, check_game

ROOT = Path(__file__).parents[1]


def _python_blocks(name: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL)


def test_the_example_of_the_readme_runs() -> None:
    blocks = _python_blocks("README.md")
    assert blocks
    for block in blocks:
        assert len(block.strip().splitlines()) <= 5
        exec(compile(block, "README.md", "exec"), {})


def test_the_game_of_the_manual_keeps_the_contract() -> None:
    scope: dict[str, object] = {}
    for block in _python_blocks("docs/add-a-game.md"):
        exec(compile(block, "docs/add-a-game.md", "exec"), scope)
    plug_in = scope["plug_in"]
    assert callable(plug_in)
    try:
        plug_in()
        game = spielkiste.find("three-cups")
        for seed in range(20):
            check_game(game, 2, {}, seed)
    finally:
        registry._games.pop("three-cups", None)


def test_the_checks_notice_a_game_that_lets_a_hand_shine_through() -> None:
    """The suite can fail: a view with the other's cards in it is found, and the sentence says so."""
    scope: dict[str, object] = {}
    for block in _python_blocks("docs/add-a-game.md"):
        block = block.replace('"hand_sizes": [len(hand) for hand in self.hands]', '"hand_sizes": self.hands')
        exec(compile(block, "docs/add-a-game.md", "exec"), scope)
    try:
        scope["plug_in"]()  # type: ignore[operator]
        with pytest.raises(Nonconformance, match="can tell an imagined world"):
            check_game(spielkiste.find("three-cups"), 2, {}, 1)
    finally:
        registry._games.pop("three-cups", None)


def test_every_link_between_documents_leads_somewhere() -> None:
    for path in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name} links to {target}"
