"""``spielkiste new-game NAME``: write a package with a small, complete example game.

The example is ordinary code in this folder (`new_game`), so it is checked like all other code.  Writing it out replaces all names
in it.
"""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.core.registry import games, package_of

#: By folder to copy: its target.  The game, its tests, and the project files.
PARTS = {"new_game": "src/{package}", "new_game_tests": "tests", "beside": "."}
LONGEST = 40


class Names:
    """All names that are derived from the name of the game."""

    def __init__(self, name: str) -> None:
        words = re.findall(r"[a-z0-9]+", name.lower())
        self.slug = "-".join(words)
        self.package = "_".join(words)
        plain = bool(words) and words[0][0].isalpha() and not re.search(r"[^\w\s-]", name, re.ASCII)
        if not plain or len(self.slug) > LONGEST or iskeyword(self.package):
            raise BadSetup(
                "bad-game-name", f"{name!r} is not a name for a game: use letters, digits and hyphens.", {"name": name[:LONGEST]}
            )
        if self.package == "tests" or find_spec(self.package) is not None:
            raise BadSetup("name-of-module", f"{name!r} means something else to Python already; choose another.", {"name": name})
        self.title = " ".join(word.capitalize() for word in words)
        self._class = "".join(word.capitalize() for word in words)
        # Use the whole name: two letters could be the prefix of another game, whose texts would then be used.
        self._prefix = re.sub(r"[^a-z]", "", self.slug)
        initials = "".join(word[0] for word in words if word[0].isalpha())
        self._clause = (initials if len(initials) > 1 else self._prefix[:4]).upper()

    def put_into(self, text: str) -> str:
        """Return a text of the template with the new names."""
        for old, new in (
            ("spielkiste.scaffold.new_game", self.package),
            ("new_game", self.package),
            ("newgame-", f"{self._prefix}-"),
            ("new-game", self.slug),
            ("New Game", self.title),
            ("NewGame", self._class),
            ("NG-", f"{self._clause}-"),
            ('"NG"', f'"{self._clause}"'),
        ):
            text = text.replace(old, new)
        return text


def write_package(name: str, folder: Path) -> Path:
    """Write the package of a new game into its own folder; return that folder."""
    names = Names(name)
    if names.slug in (game.slug for game in games()):
        package = package_of(names.slug)
        raise BadSetup(
            "game-taken",
            f"There is already a game called {names.slug}, from {package}; choose another name.",
            {"game": names.slug, "package": package},
        )
    home = folder / names.slug
    if home.exists():
        raise BadFile("folder-taken", f"There is already something called {home}; choose another name.", {"path": str(home)})
    pattern = files(__package__)
    try:
        for part, target in PARTS.items():
            _copy(pattern / part, home / target.format(package=names.package), names)
    except OSError as trouble:
        raise BadFile(
            "cannot-write", f"{home} cannot be written: {trouble}.", {"path": str(home), "why": str(trouble)}
        ) from trouble
    return home


def _copy(source: Traversable, target: Path, names: Names) -> None:
    if source.is_dir():
        for item in sorted(source.iterdir(), key=lambda item: item.name):
            if item.name != "__pycache__":
                _copy(item, target / item.name.removesuffix(".txt"), names)
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(names.put_into(source.read_text(encoding="utf-8")), encoding="utf-8")
