"""``spielkiste`` without arguments: open the chest in a browser, or list games and commands if no browser can be shown."""

from __future__ import annotations

import sys
from importlib.util import find_spec

import spielkiste
from spielkiste.core.drawing import padded
from spielkiste.terminal.screen import screen
from spielkiste.texts import Texts

#: By command: the text key that says what it does, for the list without a browser.
OFFERED = {
    "spielkiste serve --open": "chest-open",
    "spielkiste play GAME": "chest-play",
    "spielkiste learn GAME": "chest-learn",
    "spielkiste games": "chest-games",
    "spielkiste --help": "chest-help",
}


def opens() -> bool:
    """Return whether a person is at the terminal and everything that a server needs is installed."""
    return sys.stdin.isatty() and sys.stdout.isatty() and all(find_spec(name) for name in ("uvicorn", "starlette", "segno"))


def tell(words: Texts) -> None:
    """Print the games and the most important commands."""
    shown = screen()
    print(shown.wrapped(words.say("chest-games-here"), "bold"))
    games = spielkiste.games()
    width = max(len(game.slug) for game in games)
    for game in games:
        title, tagline = words.say(f"game-{game.slug}"), words.say(f"game-{game.slug}-tagline")
        line = words.say("chest-game", slug=padded(game.slug, width), title=title, tagline=tagline)
        print(shown.wrapped(f"  {line}", hang=width + 2))
    print()
    width = max(map(len, OFFERED))
    for command, key in OFFERED.items():
        print(shown.wrapped(f"  {padded(command, width)}  {words.say(key)}", hang=width + 2))
