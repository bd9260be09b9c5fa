"""Test that imports go one way: rules, table, faces."""

import ast
import sys
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "spielkiste"

# What each part, a folder or a file, may import from this package, besides itself.  "" is the package: what programs import.
ALLOWED = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "boxes": {"core", "bots"},
    "rulebook": {"core", "boxes"},
    "sounds": set(),
    "texts": {"core", "boxes", "sounds"},
    "reviewing": {"core", "bots", "texts"},
    "talking": {"core", "bots", "boxes"},
    "page": set(),
    "lab": {"core", "bots", "games", "boxes", "rulebook", "texts"},
    "scaffold": {"core", "lab", ""},
    "table": {"core", "bots"},
    "store": {"core"},
    "paper": {"core", "boxes", "rulebook", "texts", "page"},
    "terminal": {"core", "bots", "boxes", "rulebook", "texts"},
    "host": {"core", "bots", "boxes", "table", "store"},
    "api": {"core", "host", "table", "boxes", "rulebook", "texts", ""},
    "relay": {"core", "host", "api", "table", "store"},
    "offline": {"core", "bots", "host", "api", "table", "store", "boxes", "texts", "page", ""},
    "server": {"core", "host", "api", "relay", "offline", "store", "rulebook", "texts", "paper", "page", ""},
    "command": {
        "core", "bots", "boxes", "lab", "scaffold", "table", "store", "paper", "terminal",
        "host", "offline", "reviewing", "server", "texts", "",
    },
    "__init__": {"core", "bots", "games", "lab", ""},
    "__main__": {"command"},
    "single_file": {"command", "texts"},
}  # fmt: skip
PURE = ("core", "games", "bots")

# What each subpackage of the lab may import from the lab, besides itself; other modules of the lab may import all of it.
ROOMS_OF_THE_LAB = {
    "simulation": set(),
    "conformance": set(),
    "report": {"simulation", "ladder", "statistics"},
}


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def _imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(_tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: import by full name"
            found.add(node.module or "")
    return found


def _files(part: str) -> list[Path]:
    found = [*(SOURCE / part).rglob("*.py"), *SOURCE.glob(f"{part}.py")]
    assert found, f"there is no {part}"
    return found


def test_every_part_has_its_row() -> None:
    assert {path.relative_to(SOURCE).parts[0].removesuffix(".py") for path in SOURCE.rglob("*.py")} == set(ALLOWED)


def test_imports_go_one_way() -> None:
    wrong: list[str] = []
    for part, allowed in ALLOWED.items():
        for path in _files(part):
            for name in _imports(path):
                if name == "spielkiste" or name.startswith("spielkiste."):
                    target = [*name.split("."), ""][1]
                    if target != part and target not in allowed:
                        wrong.append(f"{path.relative_to(SOURCE)} imports {name}")
    assert not wrong


def test_a_classroom_does_not_know_the_hall_that_has_it() -> None:
    """A classroom does not import the hall, not even for a type: asking.py declares what it needs from there."""
    rooms = (SOURCE / "host" / "classroom").rglob("*.py")
    assert [path.name for path in rooms if "spielkiste.host.hall" in _imports(path)] == []


def test_so_they_do_between_the_rooms_of_the_lab() -> None:
    wrong = [
        f"{path.relative_to(SOURCE)} imports {name}"
        for room, allowed in ROOMS_OF_THE_LAB.items()
        for path in (SOURCE / "lab" / room).rglob("*.py")
        for name in _imports(path)
        if name.startswith("spielkiste.lab.") and name.split(".")[2] not in {room, *allowed}
    ]
    assert not wrong


def test_a_game_knows_no_other_box() -> None:
    wrong = [
        f"{path.relative_to(SOURCE)} imports {name}"
        for path in (SOURCE / "games").rglob("*.py")
        if path.parent != SOURCE / "games"
        for name in _imports(path)
        if name.startswith("spielkiste.games.") and name.split(".")[2] != path.relative_to(SOURCE / "games").parts[0]
    ]
    assert not wrong


def test_the_rules_stand_on_the_standard_library_and_touch_nothing_outside() -> None:
    """mypy_extensions only names compiler types; files, clocks, the network and global randomness are out of bounds."""
    outside = {
        "os",
        "io",
        "pathlib",
        "time",
        "datetime",
        "random",
        "secrets",
        "socket",
        "asyncio",
        "threading",
        "subprocess",
    }
    wrong: list[str] = []
    for part in PURE:
        for path in (SOURCE / part).rglob("*.py"):
            for name in _imports(path):
                top = name.split(".")[0]
                # mypyc's types and its runtime library count as part of the language.
                allowed = sys.stdlib_module_names | {"spielkiste", "mypy_extensions", "librt"}
                if top not in allowed or top in outside:
                    wrong.append(f"{path.relative_to(SOURCE)} imports {name}")
            if any(
                isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("open", "print", "input")
                for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            ):
                wrong.append(f"{path.relative_to(SOURCE)} opens, prints or asks")
    assert not wrong


def _compiled_modules() -> list[Path]:
    """Return the modules that the build compiles besides the rules, as hatch_build.py lists them."""
    for node in ast.parse((SOURCE.parents[1] / "hatch_build.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "COMPILED_TABLE":
            return [SOURCE / f"{name}.py" for name in ast.literal_eval(node.value)]
    raise AssertionError("the build does not say what it compiles")


def test_what_is_compiled_avoids_what_the_compiler_gets_wrong() -> None:
    """One name bound in two `except` clauses gets the type of the first, and the second error becomes a TypeError."""
    wrong: list[str] = []
    for path in [*(path for part in PURE for path in (SOURCE / part).rglob("*.py")), *_compiled_modules()]:
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                names = [node.name for node in ast.walk(function) if isinstance(node, ast.ExceptHandler) and node.name]
                if len(names) != len(set(names)):
                    wrong.append(f"{path.relative_to(SOURCE)}: {function.name} binds {names}")
    assert not wrong


def test_messages_are_not_compiled() -> None:
    """A library creates their classes at run time, which the compiler does not know about."""
    wrong = [
        f"{path.relative_to(SOURCE)}: {node.name}"
        for path in _compiled_modules()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base).endswith("Struct") for base in node.bases)
    ]
    assert not wrong


def test_what_runs_in_a_browser_needs_nothing_that_no_browser_has() -> None:
    """A browser has no sockets and no SQLite, and needs no texts here: the page renders them."""
    outside = {"starlette", "uvicorn", "websockets", "fluent", "sqlite3", "platformdirs"}
    rooms = ("core", "games", "bots", "table", "host", "api", "offline")
    seen = [path for room in rooms for path in (SOURCE / room).rglob("*.py")]
    seen += [SOURCE / name for name in ("boxes.py", "rulebook.py", "store/contract.py")]
    wrong = [
        f"{path.relative_to(SOURCE)} imports {name}"
        for path in seen
        if path not in (SOURCE / "offline" / "site.py", SOURCE / "api" / "reading.py")
        for name in _imports(path)
        if name.split(".")[0] in outside or name in ("spielkiste.texts", "spielkiste.store.sqlite")
    ]
    assert not wrong


def test_what_the_compiler_follows_is_there_when_it_runs() -> None:
    """The compiler follows every import, even inside functions, and fails on a package that the build does not have.

    Then the wheel contains plain Python, without a warning.
    """
    known = sys.stdlib_module_names | {"mypy_extensions", "librt", "msgspec"}
    waiting = [SOURCE / "__init__.py", *(path for part in PURE for path in (SOURCE / part).rglob("*.py")), *_compiled_modules()]
    seen: set[Path] = set()
    wrong: list[str] = []
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        for name in _imported_modules(path):
            top, *inner = name.split(".")
            found = SOURCE.joinpath(*inner)
            if top == "spielkiste":
                waiting += [file for file in (found.with_suffix(".py"), found / "__init__.py") if file.exists()]
            elif top not in known:
                wrong.append(f"{path.relative_to(SOURCE)} imports {name}")
    assert not wrong


def _imported_modules(path: Path) -> set[str]:
    """Return a file's imports; each name of a `from` counts as a module."""
    parts = [node for node in ast.walk(_tree(path)) if isinstance(node, ast.ImportFrom)]
    return _imports(path) | {f"{node.module}.{alias.name}" for node in parts for alias in node.names}
