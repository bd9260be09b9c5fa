"""Advice about possible mistakes: texts and clauses that nothing refers to, options without effect, no winner …"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

from spielkiste.bots.search import ADVISER
from spielkiste.boxes import folder, read_text, text_files, texts_of
from spielkiste.core.game import Game
from spielkiste.core.options import SEAT
from spielkiste.core.record import Record
from spielkiste.core.registry import bots_of, games, package_of
from spielkiste.lab.conformance.collected_phrases import Heard
from spielkiste.lab.conformance.idle_options import idle_options
from spielkiste.lab.conformance.texts import messages
from spielkiste.rulebook import clauses
from spielkiste.texts import LANGUAGES, entries

#: The number of seeds that are compared.
SEEDS = 12
#: The prefixes of texts that user interfaces look up by name; see docs/add-a-game.md.
_ASKED_BY_FACES = ("game-", "web-", "pic-", "lesson-", "option-", "syllabus-", "review-")
_ENDINGS = ("-act", "-group", "-hint", "-own", "-unseen")


def advice(game: Game, heard: Heard, finished: list[Record]) -> Iterator[str]:
    """Yield a sentence for everything that is often a mistake, but may be intended."""
    yield from _one_deal(game)
    if finished and finished[-1].seats > 1 and not any(_winners(record) for record in finished):
        yield (
            f"Nobody won any of the {len(finished)} games: that is fine if all can lose together. Otherwise name the winners in"
            " outcome()."
        )
    several = [record for record in finished if record.seats > 1]
    if several and all(len({seat for seat, _ in record.moves}) == 1 for record in several):
        yield f"In all {len(several)} games only one seat ever moved. Does apply() say whose turn is next?"
    yield from idle_options(game)
    if game.usual_seat_counts() != [1] and ADVISER not in bots_of(game.slug):
        yield f"There is no bot called {ADVISER}: it gives the hints, and searches think with it. Give your best bot this name."
    for key in heard.open_secrets:
        yield (
            f"Every seat is told the secret arguments of {key} ({', '.join(game.events[key][1])}): in knowers, name only the"
            " seats that may know them, or make them open."
        )
    if heard.never_offered:
        yield (f"No seat ever had a move {', '.join(heard.never_offered)}: it may need a rare state, so test it yourself.")
    yield from _third_persons(game, heard)
    # Skip a box with several games: they share a rules page and texts, and this is only one of them.
    if sum(other.box == game.box for other in games()) == 1:
        code = "\n".join(read_text(path) for path in _sources(folder(package_of(game.slug))))
        yield from _texts_that_nothing_says(game, heard)
        yield from _clauses_that_nothing_names(game, code)


def _winners(record: Record) -> list[int]:
    outcome = record.state.outcome()
    return outcome.winners if outcome is not None else []


def _third_persons(game: Game, heard: Heard) -> Iterator[str]:
    """Yield a sentence for each text that names its reader in a sentence, as in "You plays" and "the hand of You"."""
    for language in LANGUAGES:
        for path in sorted(texts_of(game, language).glob("*.ftl")):
            for key, text in entries(read_text(path)):
                names = sorted(name for said, name in heard.about_readers if said == key)
                patterns = [entry.value for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
                for name in [name for name in names if any(pattern and names_reader(pattern, name) for pattern in patterns)]:
                    said = " ".join(text.partition("=")[2].split())
                    yield (
                        f"{language}/{path.name}: {key} also reads “{said}” where ${name} is the reader: give it a form for"
                        f" them with {{ ${name}_you -> [yes] … *[no] … }}."
                    )


def names_reader(pattern: ast.Pattern, name: str) -> bool:
    """Return whether a text has this seat beside a word in a form that the seat itself reads."""
    found = False
    for at, part in enumerate(pattern.elements):
        asked = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(asked, ast.VariableReference) and asked.id.name == name:
            before, after = (
                str(beside.value) if isinstance(beside, ast.TextElement) else ""
                for beside in (pattern.elements[at - 1] if at else None, [*pattern.elements, None][at + 1])
            )
            found = found or bool(re.search(r"\w\s+$", before) or re.match(r"(\s+|[’'])\w", after))
        elif isinstance(asked, ast.SelectExpression):
            by = asked.selector.id.name if isinstance(asked.selector, ast.VariableReference) else ""
            for variant in asked.variants:
                # Where another seat is the reader, this one is not.
                others = by.endswith("_you") and isinstance(variant.key, ast.Identifier) and variant.key.name == "yes"
                found = found or (by != f"{name}_you" and not others and names_reader(variant.value, name))
    return found


def _one_deal(game: Game) -> Iterator[str]:
    """Yield a sentence if all seeds give the same deal.  The first seat is fixed, so that only the cards can differ."""
    seats = game.usual_seat_counts()[-1]
    chosen: dict[str, object] = {option.name: 1 for option in game.options if option.kind == SEAT}
    deals = {json.dumps(game.new(seats, seed, chosen).position()) for seed in range(SEEDS)}
    if len(deals) == 1:
        yield (
            f"{SEEDS} seeds gave the same position: that is right for a game without chance. Otherwise shuffle with the rng that"
            " start() is given, and keep it in the state if chance comes later."
        )


def _sources(home: Path) -> list[Path]:
    return sorted(path for path in home.rglob("*") if path.suffix in (".py", ".json", ".ftl") and "__pycache__" not in path.parts)


def idle_texts(game: Game, heard: Heard) -> dict[str, dict[str, list[str]]]:
    """Return the texts that nothing says, by language and by file.

    A box with several games has none: they share its texts, and this is only one of them.
    """
    if sum(other.box == game.box for other in games()) > 1:
        return {language: {} for language in LANGUAGES}
    code = "\n".join(read_text(path) for path in _sources(folder(package_of(game.slug))))
    words = set(re.findall(r"[\w-]+", re.sub(r"^[\w-]+ *=", "", code, flags=re.MULTILINE)))
    known = {f"{key}{ending}" for key in [*heard.keys, *words] for ending in ("", *_ENDINGS)} | {
        f"error-{word}" for word in words
    }
    # The prefixes of keys that are composed in code.
    begun = (*_ASKED_BY_FACES, *(word for word in words if word.endswith("-")), *(f"{word}-" for word in game.arguments.values()))
    return {
        language: {
            path.name: [key for key in messages(read_text(path))[0] if key not in known and not key.startswith(begun)]
            for path in text_files(game, language)
        }
        for language in LANGUAGES
    }


def _texts_that_nothing_says(game: Game, heard: Heard) -> Iterator[str]:
    told: set[str] = set()
    for language, files in idle_texts(game, heard).items():
        for name, keys in files.items():
            left = [key for key in keys if key not in told]
            told.update(left)
            if left:
                yield f"Nothing says {', '.join(left)} (texts/{language}/{name}): use it, or delete it in every language."


def _clauses_that_nothing_names(game: Game, code: str) -> Iterator[str]:
    named = set(re.findall(rf"\b{re.escape(game.clause_prefix)}-[0-9]+", code))
    spans = re.findall(rf"\b{re.escape(game.clause_prefix)}-([0-9]+) to {re.escape(game.clause_prefix)}-([0-9]+)", code)
    for first, last in spans:
        named |= {f"{game.clause_prefix}-{number}" for number in range(int(first), int(last) + 1)}
    left = [clause for clause in clauses(game.box, "en") if clause not in named]
    if left:
        yield f"No code mentions {', '.join(left)}: if it is still a rule, name it in a comment beside the code that keeps it."
