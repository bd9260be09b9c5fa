"""Test that the page contains no rules: no move numbers, no counts of the material, nothing that decides what is legal.

The numbers to look for come from the games themselves: the integers of every box's `material.py` and `moves.py`. A
number in the page that equals one of them by chance, such as a size in pixels or milliseconds, is listed below with its
reason.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from spielkiste.core import registry

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "spielkiste" / "games"
PAGE = ROOT / "web" / "src"
BOXES = sorted(path.name for path in GAMES.iterdir() if (path / "texts").is_dir())

#: Zero, one and two occur everywhere.
SMALLEST_TELLING = 3

#: Numbers that only look like the material's: file and code, and what they really are.
PRESENTATION: dict[tuple[str, str], str] = {
    ("app/Shelf.svelte", "const PLACES = 6"): "boxes that are seen on the shelf at once",
    ("games/memo-race/fleet.svelte.ts", "pose.angle)) > 40"): "degrees: a car that turns about drives slower",
    ("games/memo-race/roads.ts", "row <= 5"): "the grid as it is drawn: names of places to rows and columns",
    ("games/memo-race/staging.svelte.ts", "const MOST_WAITING = 4"): "scenes that may wait to be shown",
    ("games/memo-race/workshop/Pedals.svelte", "[0, 1, 2, 3]"): "the pedals of the toy race, drawn",
    ("games/memo-race/workshop/Workshop.svelte", "[0, 1, 2, 3]"): "names for those pedals",
    ("games/memo-race/workshop/race.svelte.ts", "const FEWEST_LAPS = 3"): "the toy race, which is no game of the rules",
    ("games/number-rally/Cups.svelte", "goal > 4"): "from here on cups are too many to be drawn one by one",
    ("games/number-rally/Dial.svelte", "goal > 20"): "from here on the ticks of the dial are thin",
    ("games/number-rally/Lid.svelte", "length: 9"): "lines of the drawing",
    ("games/number-rally/Naming.svelte", "['1', '2', '3', '4', '5']"): "the upper row of keys",
    ("games/number-rally/art/NumberLine.svelte", "const X0 = 16"): "the left edge of the drawing",
    ("games/number-rally/art/NumberLine.svelte", "right)) > 17"): "so far apart two labels do not touch",
    ("games/number-rally/art/RallyFace.svelte", "number > 9"): "two digits are printed smaller",
    ("games/number-rally/art/RallyFace.svelte", "number === 9"): "a six and a nine are underlined",
    ("games/numnum/NumHand.svelte", "rows <= 4"): "rows in which a hand is fanned",
    ("games/numnum/art/NumFace.svelte", "const TILE = 18"): "how large the four tiles of a wish card are drawn",
    ("games/numnum/mau-mau/Rival.svelte", "cards.length < 16"): "more cards are drawn smaller",
    ("games/numnum/patience/Column.svelte", "pile.cards.length > 4"): "from here on a pile looks thicker",
    ("games/numnum/patience/EndExtras.svelte", "missing <= 10"): "how warm the praise is",
    ("games/thousand-km/MasterMove.svelte", "title.length > 9"): "letters: long titles are set smaller",
    ("games/thousand-km/cards.ts", "['25', '50', '75', '100', '200']"): "names of cards, for their pictures",
    ("games/tv-lottery/Board.svelte", "others.length > 3"): "more rivals than this sit closer",
    ("games/tv-lottery/Field.svelte", "lying > 4"): "from here on cards are counted instead of drawn",
    ("games/tv-lottery/Ring.svelte", "const EDGE = 3"): "pixels",
    ("games/tv-lottery/art/Spinner.svelte", "length: 10"): "corners of a star",
    ("games/tv-lottery/art/LuckPile.svelte", "count > 10"): "from here on a pile looks thicker",
    ("games/tv-lottery/art/LuckPile.svelte", "count > 4"): "from here on a pile looks thicker",
    ("games/tv-lottery/index.ts", "const SPIN = 1300"): "milliseconds",
    ("games/tv-lottery/ring.ts", "field <= 11"): "the printed grid: fields to rows and columns",
    ("games/tv-lottery/ring.ts", "field <= 5"): "the printed grid: fields to rows and columns",
}

#: A constant with such a word in its name counts something in a game, no matter what its value is.
COUNTING = {"CARDS", "COUNT", "COUNTS", "DECK", "GOAL", "HAND", "MOVE", "MOVES", "PRICE", "SIZE", "TILES"}

_NUMBER = r"(-?\d[\d_]*)(?![\w.])"
_CONSTANT = re.compile(rf"\b(?:const|readonly|static)\s+#?(\w+)\s*(?::[^=;\n]*)?=\s*{_NUMBER}\s*(?=[;}}\n]|$)")
_COMPARED = re.compile(rf"[\w.?)\]]*\s*(?:[<>]=?|[=!]==?)\s*{_NUMBER}")
_LENGTH = re.compile(rf"\blength:\s*{_NUMBER}")
_LIST = re.compile(r"\[((?:\s*'?-?\d[\d_]*'?\s*,){2,}\s*'?-?\d[\d_]*'?\s*,?\s*)\]")
_MOVE = re.compile(
    r"\bmoves?\??\s*:\s*\[?\s*-?\d"  # move: 3, moves: [3
    r"|\b(?:onplay|onwhy|play|why)\??\.?\(\s*\[?\s*-?\d"  # onplay(3), session.why([3
    r"|\bmoves?\s*[=!]==?\s*-?\d"  # move === 3
    r"|\bmoves?\s*[-+*/%]\s*\d"  # move - 12
    r"|\bmoves?\.(?:includes|indexOf|has)\(\s*-?\d"  # moves.includes(3)
)
_RULE = (
    "(?:is|are)?(?:il)?legal|matches|canPlay|canLay|canDraw|mayPlay|mayLay"
    "|totalAfter|scoreAfter|isAllowed|isWon|winnerOf|nextTurn|sharedBy|isJoker"
)
_DECIDES = re.compile(
    rf"\bfunction\s+(?:{_RULE})(?![a-z])\w*"  # function legalMoves(
    rf"|\b(?:const|let)\s+(?:{_RULE})(?![a-z])\w*\s*(?::[^=;\n]*)?=\s*(?:async\s*)?(?:\([^()]*\)|\w+)\s*(?::[^=;{{]*)?=>"
    rf"|\b(?:const|let)\s+(?:{_RULE})(?![a-z])\w*\s*(?::[^=;\n]*)?=\s*\$derived\.by\b"
    rf"|^\s*(?:static\s+|get\s+|async\s+)*#?(?:{_RULE})(?![a-z])\w*\s*\([^()]*\)\s*(?::[^;{{\n]*)?\{{",  # a method
    re.MULTILINE,
)
#: Divisibility, number % row === 0: in a box about times tables that is the rule itself.
_DIVIDES = re.compile(r"%\s*\w+\s*[=!]==?\s*0\b")
#: Files that print a times table as in a schoolbook, independent of the rules.
TABLES = {"games/numnum/Strips.svelte"}


def _files(folder: Path) -> list[Path]:
    found = [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
    return sorted(
        path
        for path in found
        if path.name not in ("protocol.ts", "texts.ts") and not path.name.endswith(".test.ts") and path.parent.name != "testing"
    )


@cache
def _code(path: Path) -> str:
    """Return a file without its styles and comments."""
    text = path.read_text(encoding="utf-8")
    for noise in (r"<style\b.*?</style>", r"<!--.*?-->", r"/\*.*?\*/"):
        text = re.sub(noise, "", text, flags=re.DOTALL)
    return re.sub(r"(?<![:'\"])//.*", "", text)


def _expressions(path: Path) -> str:
    """Return the expressions of a file: in a component the script and everything in braces, because `<b>7</b>` compares
    nothing.
    """
    code = _code(path)
    if path.suffix == ".ts":
        return code
    scripts = re.findall(r"<script\b[^>]*>(.*?)</script>", code, flags=re.DOTALL)
    markup = re.sub(r"<script\b.*?</script>", "", code, flags=re.DOTALL)
    return "\n".join([*scripts, *re.findall(r"\{[^{}]*\}", markup)])


@cache
def _material(box: str) -> dict[str, object]:
    """Return the constants of a box: numbers, and lists of numbers."""
    found: dict[str, object] = {}
    for path in sorted(GAMES.glob(f"{box}/**/*.py")):
        if path.name not in ("material.py", "moves.py"):
            continue
        module = import_module(".".join(["spielkiste", *path.relative_to(GAMES.parent).with_suffix("").parts]))
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and "Final" in ast.unparse(node.annotation):
                name = f"{path.relative_to(GAMES / box).with_suffix('').as_posix()}.{node.target.id}"
                found[name] = getattr(module, node.target.id)
    return found


def _numbers(box: str) -> dict[int, str]:
    """Return every significant number of a box with its constant: the value, or the length of a list."""
    found: dict[int, str] = {}
    for name, value in _material(box).items():
        number = len(value) if isinstance(value, list) else value
        if isinstance(number, int) and not isinstance(number, bool) and abs(number) >= SMALLEST_TELLING:
            found.setdefault(number, f"len({name})" if isinstance(value, list) else name)
    return found


def _lists(box: str) -> dict[tuple[int, ...], str]:
    found: dict[tuple[int, ...], str] = {}
    for name, value in _material(box).items():
        for row in [value, *(value if isinstance(value, list) else [])]:
            if isinstance(row, list) and len(row) > 2 and all(isinstance(number, int) for number in row):
                found.setdefault(tuple(row), name)
    return found


def _upper(name: str) -> str:
    """Return a name in upper case: handSize, HandSize and HAND_SIZE are the same."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).upper()


def _place(path: Path) -> str:
    return path.relative_to(PAGE).as_posix()


def _finds(box: str) -> Iterator[tuple[str, str, str]]:
    """Yield the material's numbers in the box's own folder: file, code, and the constant."""
    numbers, lists = _numbers(box), _lists(box)
    for path in _files(PAGE / "games" / box.replace("_", "-")):
        for found in _CONSTANT.finditer(_code(path)):
            if known := numbers.get(int(found[2])):
                yield _place(path), " ".join(found[0].split()), known
        for pattern in (_COMPARED, _LENGTH):
            for found in pattern.finditer(_expressions(path)):
                if known := numbers.get(int(found[1])):
                    yield _place(path), " ".join(found[0].split()), known
        for found in _LIST.finditer(_expressions(path)):
            row = tuple(int(number) for number in re.findall(r"-?\d[\d_]*", found[1]))
            if known := lists.get(row):
                yield _place(path), " ".join(found[0].split()), known


def _names() -> Iterator[tuple[str, str, str]]:
    """Yield constants anywhere in the page that have a name from the material, or count something."""
    known = {name.rpartition(".")[2]: f"{box}.{name}" for box in BOXES for name in _material(box)}
    for path in _files(PAGE):
        for found in _CONSTANT.finditer(_code(path)):
            name = _upper(found[1])
            if name in known or COUNTING & set(name.split("_")):
                yield _place(path), " ".join(found[0].split()), known.get(name, "a count")


def _unexcused(finds: Iterator[tuple[str, str, str]]) -> list[str]:
    return [f"{file}: `{code}` ({known})" for file, code, known in finds if (file, code) not in PRESENTATION]


def test_every_box_is_looked_at() -> None:
    """Moving the folders must not disable these checks."""
    folders = {path.name for path in (PAGE / "games").iterdir() if path.is_dir()}
    assert folders <= {box.replace("_", "-") for box in BOXES}
    for box in BOXES:
        assert any(name.endswith("MOVE_COUNT") for name in _material(box)), f"{box}: no moves found"
        assert len(_numbers(box)) > 5, f"{box}: no material found"


def test_a_move_is_written_with_a_word() -> None:
    """A bare number in the page is therefore never a move in notation."""
    for game in registry.games():
        for move in range(game.move_count):
            if game.phrase(move) is not None:
                assert not re.fullmatch(r"-?\d+", game.notation(move)), f"{game.slug}: move {move}"


def test_no_file_holds_the_number_of_a_move() -> None:
    wrong = [f"{_place(path)}: `{found[0].strip()}`" for path in _files(PAGE) for found in _MOVE.finditer(_code(path))]
    assert not wrong, "The page must play and ask in notation"


@pytest.mark.parametrize("box", BOXES)
def test_no_board_counts_the_material(box: str) -> None:
    assert not _unexcused(_finds(box)), "The page must get this from the view or the move"


def test_no_constant_is_called_like_one_of_the_rules() -> None:
    assert not _unexcused(_names()), "The page must get this from the view or the move"


def test_nothing_in_the_page_decides_what_may_be_done() -> None:
    wrong = [f"{_place(path)}: `{found[0].strip()}`" for path in _files(PAGE) for found in _DECIDES.finditer(_code(path))]
    assert not wrong, "The rules must say which moves exist and what they lead to"


def test_nothing_in_the_page_finds_out_which_rows_a_number_lies_in() -> None:
    found = {_place(path) for path in _files(PAGE / "games" / "numnum") if _DIVIDES.search(_expressions(path))}
    assert found == TABLES, "The page must get matches from the view"


def test_every_excuse_is_needed() -> None:
    used = {(file, code) for finds in (_names(), *map(_finds, BOXES)) for file, code, _ in finds}
    assert not set(PRESENTATION) - used
