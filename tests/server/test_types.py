"""Test that the browser's types, its client and its text keys, which are generated from Python, are up to date."""

from pathlib import Path

from spielkiste.server.typescript import client, text_keys, typescript

SOURCES = Path(__file__).parents[2] / "web" / "src"


def test_the_types_of_the_browser_are_not_stale() -> None:
    for name, made in (("protocol.ts", typescript()), ("house/api.ts", client()), ("texts.ts", text_keys())):
        assert (SOURCES / name).read_text(encoding="utf-8") == made, "run: make types"
