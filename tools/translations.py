"""List what is missing, left over, stale or badly worded in a language: `python tools/translations.py [LANGUAGE …] [--done]`.

German is the source of all translations.  translations.json holds a hash of the German words for every text and every clause of
a rules page: the words that all languages were translated from, and for a language that is ahead of the others, its newer ones.
When the German words change, a translation is stale until its translator has checked it and says so with --done.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from tools.wording import slips  # noqa: E402  (this file is also run as a program)

HASHES = ROOT / "translations.json"
SOURCE = "de"
UP_TO_DATE = "Everything is there and up to date with the German texts; a change in another language does not show here."


def folders(language: str) -> list[Path]:
    """Return the folders of a language: the main one and one per box."""
    package = ROOT / "src" / "spielkiste"
    return [package / "locales" / language, *sorted(package.glob(f"games/*/texts/{language}"))]


def written(language: str) -> dict[str, str]:
    """Return every text of a language by key, and every clause and section of a rules page."""
    found: dict[str, str] = {}
    for folder in folders(language):
        for path in sorted(folder.glob("*.ftl")):
            found |= _messages(path.read_text(encoding="utf-8"))
        page = folder / "rules.md"
        if page.exists():
            found |= {f"{folder.parts[-3]}/{name}": words for name, words in _of_page(page.read_text(encoding="utf-8")).items()}
    return found


@cache
def _messages(source: str) -> dict[str, str]:
    """Return the texts of a file by key, without comments and in normalised form."""
    found: dict[str, str] = {}
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.name != "language-name":
            entry.comment = None
            found[entry.id.name] = FluentSerializer().serialize_entry(entry)
    return found


def _of_page(page: str) -> dict[str, str]:
    """Return a rules page by its clauses; other lines are listed under the number of their section."""
    found: dict[str, str] = {}
    section = 0
    for line in page.splitlines():
        section += line.startswith("#")
        clause = re.match(r"- \*\*([^*]+)\*\*", line)
        name = clause[1] if clause else f"section {section}"
        found[name] = found.get(name, "") + line + "\n"
    return found


def hashes() -> dict[str, str]:
    """Return the hash of the German words of every text."""
    return {key: hashlib.sha256(words.encode()).hexdigest()[:12] for key, words in written(SOURCE).items()}


Known = dict[str, dict[str, str]]


def known() -> Known:
    """Return, for each language, the hashes of the German words that its texts were translated from."""
    kept: Known = json.loads(HASHES.read_text(encoding="utf-8")) if HASHES.exists() else {}
    return {language: {**kept.get("all", {}), **kept.get(language, {})} for language in translated()}


def keep(seen: Known) -> None:
    """Write what `known` reads; a hash shared by all languages is written once."""
    first, *others = seen.values()
    shared = {key: mark for key, mark in first.items() if all(other.get(key) == mark for other in others)}
    ahead = {language: {key: mark for key, mark in marks.items() if shared.get(key) != mark} for language, marks in seen.items()}
    kept = {"all": shared, **{language: marks for language, marks in ahead.items() if marks}}
    HASHES.write_text(json.dumps(kept, indent=0, sort_keys=True) + "\n", encoding="utf-8")


def findings(language: str) -> dict[str, list[str]]:
    """Return what is missing, superfluous and stale."""
    wanted, here, seen = hashes(), written(language), known()[language]
    return {
        "missing": sorted(wanted.keys() - here.keys()),
        "left over": sorted(here.keys() - wanted.keys()),
        "stale": sorted(key for key in wanted.keys() & here.keys() if seen.get(key) != wanted[key]),
    }


def translated() -> list[str]:
    """Return all languages except the source."""
    return sorted(path.name for path in folders(SOURCE)[0].parent.iterdir() if path.is_dir() and path.name != SOURCE)


def main() -> int:
    parser = argparse.ArgumentParser(description="What is missing, left over or stale in a language.")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help="all, if none is named")
    parser.add_argument("--done", action="store_true", help="everything that is there was written from today's German")
    asked = parser.parse_args()
    unknown = set(asked.languages) - set(translated())
    if unknown:
        print(f"There is no folder for: {', '.join(sorted(unknown))}. There is: {', '.join(translated())}.", file=sys.stderr)
        return 2
    wrong = 0
    for language in asked.languages or translated():
        if asked.done:
            here = written(language)
            keep({**known(), language: {key: mark for key, mark in hashes().items() if key in here}})
        for what, keys in findings(language).items():
            wrong += len(keys)
            for key in keys:
                print(f"{language}: {what}: {key}")
    for language in asked.languages or [SOURCE, *translated()]:
        for slip in slips(language, folders(language)):
            wrong += 1
            print(f"{language}: {slip}")
    print(f"{wrong} to look at." if wrong else UP_TO_DATE)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
