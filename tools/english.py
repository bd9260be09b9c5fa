"""Finds words that docs/style.md bans in comments, docstrings, messages and pages: ``python tools/english.py [PATH ...]``.

Without paths it checks the whole project.  A message is a string of four words or more; those of tests quote players' texts and
are skipped.  Text in quotes or backquotes is a key or a name and is skipped, too.  A word that a rule of the game really uses
has an exception in WORDS.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
#: The files and folders to check if no paths are given.
PLACES = [
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "SECURITY.md",
    "docs",
    "bench",
    "examples",
    "hatch_build.py",
    "hatch_docstrings.py",
    "src",
    "tests",
    "tools",
    "web/src",
]


class Word(NamedTuple):
    """A banned word: its pattern, what to write instead, and the lines in which it is allowed."""

    pattern: str
    better: str
    unless: str = ""


#: Tiles are laid in the memo race; `lay_out` and the like are names.
_TILES = r"(?i)\b(tile|road|dead end|drive|line|grid)"
WORDS = [
    Word(r"\bwhoever\b", "the player who, anyone who"),
    Word(r"\bsomebody\b", "someone, or the role: the player, the client"),
    Word(r"\beverybody\b", "everyone, all seats"),
    Word(r"\banybody\b", "anyone, any player"),
    Word(r"\bthe lot\b|\bby lots?\b|\bdraws? lots\b", "at random"),
    Word(r"\bso (many|few|much|often)\b(?! (as|that)\b)", "this many, that often"),
    Word(r"\bshall\b", "must, has to, will"),
    Word(r"\b(lays?|laid|laying)\b(?! out\b)", "play (a card)", _TILES),
    Word(r"(?<!there )\b(is|are|was|were) no (?!longer\b|more\b|match\b)", "is not a"),
    Word(r"^The same\b", "Return ..., and name the thing"),
    Word(r"\bdawdl\w+", "is slow, times out"),
    Word(r"\bone of the same name\b", "a bot with the same name"),
    Word(r"\b(anew|afresh)\b", "again, new"),
    Word(r"\bfor ever\b", "forever, always"),
    Word(r"\bnext to (nothing|none)\b", "almost nothing"),
    Word(r"\b(nothing|nobody|none) but\b", "only"),
    Word(r"\bhowever (often|many|long|much|far)\b", "no matter how"),
    Word(r"\bwill do\b", "is enough"),
    Word(r"\bbe it\b", "whether"),
    Word(r"\bone's own\b|\boneself\b", "the player's, its own"),
    Word(r"\bto and fro\b", "back and forth"),
    Word(r"\bmend(s|ed|ing)?\b", "fix"),
    Word(r"\bbelongs? into\b", "belongs in"),
    Word(r"\bready[- ]made\b", "precomputed"),
    Word(r"\bpairs? of eyes\b", "viewer"),
    Word(r"\b(lies?|stands?) (there|here|open|beside)\b", "is there, is face up", r"[Cc]ar "),
    Word(r"\bon turn\b", "to move, whose turn it is"),
    Word(r"\b(is|are) to be\b", "has to be, is"),
    Word(r"\bwhat there is\b", "everything"),
    Word(r"\bupon\b", "on"),
    Word(r"\bnatural beginner\b", "beginner"),
]
_ANY = re.compile("|".join(f"(?:{word.pattern})" for word in WORDS), flags=re.IGNORECASE)


class Text(NamedTuple):
    """A line of a comment or docstring; `first` says whether it starts one."""

    line: int
    text: str
    first: bool


@lru_cache(maxsize=1)
def syntax(source: str) -> list[ast.AST]:
    """Return all nodes of a Python file."""
    return list(ast.walk(ast.parse(source)))


def messages(source: str) -> Iterator[Text]:
    """Yield the strings of a Python file that contain at least four words, except docstrings."""
    nodes = syntax(source)
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and len(node.value.split()) >= 4
            and id(node) not in docstrings
        ):
            yield Text(node.lineno, node.value, False)


def python_texts(source: str) -> Iterator[Text]:
    """Yield the lines of all docstrings of a Python file, and of its comments if one may have a banned word."""
    for node in syntax(source):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(node):
            first = node.body[0]
            assert isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
            for number, line in enumerate(str(first.value.value).split("\n")):
                yield Text(first.lineno + number, line.strip(), number == 0)
    # Tokenizing is slow, and most files have no banned word after any "#".
    if not any(_ANY.search(part.lstrip("#: ")) for line in source.split("\n") for part in line.split("#")[1:]):
        return
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield Text(token.start[0], token.string.lstrip("#: "), True)


def web_texts(source: str) -> Iterator[Text]:
    """Yield the lines of all comments of a TypeScript or Svelte file."""
    for found in re.finditer(r"/\*.*?\*/|<!--.*?-->|(?<![:'\"`])//[^\n]*", source, flags=re.DOTALL):
        start = source.count("\n", 0, found.start()) + 1
        for number, line in enumerate(found[0].split("\n")):
            yield Text(start + number, line.strip(" \t*/<>!-"), number == 0)


def page_texts(source: str) -> Iterator[Text]:
    """Yield the lines of a Markdown page, without code and without *emphasis*, which quotes a label or a term."""
    source = source.partition("<!-- Below this line: python ")[0]
    kept = re.sub(
        r"^```.*?^```$|^    .*$|<!--.*?-->", lambda found: "\n" * found[0].count("\n"), source, flags=re.MULTILINE | re.DOTALL
    )
    for number, line in enumerate(kept.split("\n"), 1):
        yield Text(number, re.sub(r"\*[^*]+\*", "…", line.strip("-*# ")), False)


def finds(path: Path) -> Iterator[str]:
    """Yield a sentence for every banned word in a file: place, word, and what to write instead."""
    source = path.read_text(encoding="utf-8")
    shown = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    texts = list(READERS[path.suffix](source))
    if path.suffix == ".py" and shown.parts[0] not in ("tests", "tools"):
        texts += messages(source)
    for text in texts:
        plain = re.sub(r"`[^`]*`|\"[^\"]*\"|“[^”]*”", "…", text.text)
        for word in WORDS if _ANY.search(plain) else []:
            if word.pattern.startswith("^") and not text.first:
                continue
            found = re.search(word.pattern, plain, flags=re.IGNORECASE)
            if found is not None and not (word.unless and re.search(word.unless, plain)):
                yield f"{shown}:{text.line}: {found[0]!r}; better: {word.better}"


#: Pages that players read, in their own words, and pages that quote banned words.
OTHERS = re.compile(r"/texts/|/locales/|/node_modules/|docs/(encodings|glossary|style)\.md$")
READERS = {".py": python_texts, ".ts": web_texts, ".svelte": web_texts, ".md": page_texts}


def files(paths: list[Path]) -> list[Path]:
    """Return all Python, TypeScript, Svelte and Markdown files in these folders."""
    found = [file for path in paths for file in ([path] if path.is_file() else sorted(path.rglob("*")))]
    return [file for file in found if file.suffix in READERS and not (file.suffix == ".md" and OTHERS.search(file.as_posix()))]


def main(paths: list[str]) -> int:
    """Print everything that was found; return 1 if there was anything."""
    found = [find for file in files([ROOT / path for path in paths or PLACES]) for find in finds(file)]
    for find in found:
        print(find)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
