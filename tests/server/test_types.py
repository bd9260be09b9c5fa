"""The browser's types are made from the Python side, and are up to date."""

from pathlib import Path

from spielkiste.server.typescript import typescript

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_browser_are_not_stale() -> None:
    written = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert written == typescript(), "run: make types"
