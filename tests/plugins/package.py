"""Real third-party packages, installed into their own folder and found by an unmodified program."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import spielkiste

ROOT = Path(__file__).parents[2]
#: The package under test: the sources, or an installed build.
PACKAGE = Path(spielkiste.__file__).parents[1]

#: A package that brings only a bot for Mau-Mau.
BOT = """
from spielkiste import Bot, register_bot


class Last(Bot):
    def choose(self, situation):
        return situation.moves[-1]


def plug_in():
    register_bot("mau-mau", "last", Last)
"""

#: A whole game in a few lines: players press in turn, and the first with three presses wins.
PRESS = """
from spielkiste import Event, Game, Outcome, Refusal, State, register
from spielkiste.core.positions import Fields
from spielkiste.core.story import Phrase


class Press(State):
    def __init__(self, pressed=(0, 0), turn=0, story=None):
        super().__init__(2, story)
        self.pressed = list(pressed)
        self.turn = turn

    def actors(self):
        return [] if max(self.pressed) == 3 else [self.turn]

    def moves(self, seat):
        return [0] if seat in self.actors() else []

    def apply(self, seat, move):
        self.pressed[seat] += 1
        self.turn = 1 - seat
        if self.story is not None:
            self.story.append(Event("press-pressed", {"seat": seat}))

    def refusal(self, seat, move):
        return None if self.allows(seat, move) else Refusal("PRESS-1", "press-why-turn")

    def outcome(self):
        return None if self.actors() else Outcome(self.pressed, [self.pressed.index(3)], "PRESS-2")

    def view(self, seat):
        return {"pressed": list(self.pressed), "turn": self.turn}

    def imagine(self, seat, rng):
        return self.copy()

    def copy(self):
        return Press(self.pressed, self.turn)

    def position(self):
        return {"pressed": self.pressed[:], "turn": self.turn}

    def material(self):
        return {}


class PressGame(Game):
    def __init__(self, slug="press", options=()):
        super().__init__(
            slug=slug, box=slug, clause_prefix="PRESS", rules_version=1, options=list(options), move_count=1,
            arguments={"seat": "seat", "count": "number"}, events={"press-pressed": (["seat"], [])},
        )

    def seat_counts(self, options):
        return [2]

    def start(self, seats, rng, options, story):
        return Press(story=story)

    def read(self, position):
        fields = Fields(position)
        state = Press(fields.numbers("pressed", 0, 3, 2), fields.number("turn", 0, 1))
        fields.done()
        return state

    def phrase(self, move):
        return Phrase("press-move-button") if move == 0 else None

    def in_words(self, view):
        return [Phrase("press-words-count", {"count": count}) for count in view["pressed"]]


def plug_in():
    register(PressGame(), {}, __name__)
"""

ENGLISH = """
game-press = Press
game-press-tagline = Who presses three times first
press-pressed = { $seat } presses.
press-move-button = press
press-why-turn = Wait for your turn.
press-words-count = Pressed: { $count }
"""

RULES = """# Press

- **PRESS-1** In turn everybody presses.
- **PRESS-2** Who has pressed three times wins.
"""


def install(folder: Path, name: str, source: str = PRESS, files: dict[str, str] | None = None, entry: str = "plug_in") -> Path:
    """Write a package as an installer does: its files and its entry point.  Return the package's folder."""
    package = folder / name
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(source, encoding="utf-8")
    for path, text in (files or {}).items():
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_text(text, encoding="utf-8")
    note = folder / f"{name}-1.0.dist-info"
    note.mkdir()
    (note / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (note / "entry_points.txt").write_text(f"[spielkiste.games]\n{name} = {name}:{entry}\n", encoding="utf-8")
    return package


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run ``spielkiste …`` with the packages in this folder."""
    return subprocess.run(
        [sys.executable, "-m", "spielkiste", *arguments],
        env=surroundings(folder), capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip


def surroundings(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": f"{PACKAGE}{os.pathsep}{folder}", "LANG": "C", "XDG_DATA_HOME": str(folder)}


def install_project(project: Path, folder: Path) -> None:
    """Do what ``pip install`` does with a pure Python project, without downloading a build backend."""
    declared = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    for package in declared["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]:
        shutil.copytree(project / package, folder / Path(package).name, dirs_exist_ok=True)
    name, version = declared["project"]["name"], declared["project"]["version"]
    note = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    note.mkdir(exist_ok=True)
    (note / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    lines = [f"{key} = {value}" for key, value in declared["project"]["entry-points"]["spielkiste.games"].items()]
    (note / "entry_points.txt").write_text("\n".join(["[spielkiste.games]", *lines, ""]), encoding="utf-8")
