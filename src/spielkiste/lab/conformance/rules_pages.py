"""Checks that the rules pages have every clause that the game names, and that pictures refer to existing clauses.

Each check yields a sentence for everything that is wrong.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from spielkiste.boxes import folder, read_text, texts_of
from spielkiste.core.errors import BadFile
from spielkiste.core.game import Game
from spielkiste.core.registry import games, package_of
from spielkiste.lab.conformance.collected_phrases import Heard
from spielkiste.lab.conformance.texts import messages
from spielkiste.rulebook import clauses, read_drawings, read_pictures
from spielkiste.texts import LANGUAGES

#: The rules for every table, in all games.
HOUSE_CLAUSES = frozenset(f"T-{number}" for number in range(1, 6))


def check_rules_page(game: Game, heard: Heard, language: str) -> Iterator[str]:
    """Check that the rules page has every clause that the game refers to, and the same clauses in all languages."""
    if not (texts_of(game, language) / "rules.md").exists():
        yield f"{language}: there is no rules.md beside the texts."
        return
    page = read_text(texts_of(game, language) / "rules.md")
    written = list(clauses(game.box, language))
    for clause, count in Counter(re.findall(r"^- \*\*([A-Z]+-[0-9]+)\*\*", page, re.MULTILINE)).items():
        if count > 1:
            yield f"{language}: the clause {clause} is on the rules page {count} times; give each its own number."
    yield from _clauses_of_no_game(game, language, written)
    for clause in sorted(heard.clauses - {*written, *HOUSE_CLAUSES}):
        sentence = f"{language}: {heard.said_by[clause]} names the clause {clause}, which the rules page does not have"
        if clause.startswith(f"{game.clause_prefix}-"):
            yield f"{sentence}. Write it there as: - **{clause}** …"
        else:
            yield f"{sentence}; clauses of this game begin with {game.clause_prefix}-."
    if language != "en" and (texts_of(game, "en") / "rules.md").exists():
        english = list(clauses(game.box, "en"))
        for clause in [clause for clause in english if clause not in written]:
            yield f"{language}: the rules page lacks the clause {clause}, which the English one has."
        for clause in [clause for clause in written if clause not in english]:
            yield f"{language}: the rules page has the clause {clause}, which the English one lacks."
        if sorted(english) == sorted(written) and english != written:
            moved = next(one for one, other in zip(written, english, strict=True) if one != other)
            yield f"{language}: the clauses of the rules page are in another order than in English, from {moved} on."


def _clauses_of_no_game(game: Game, language: str, written: list[str]) -> Iterator[str]:
    """Yield a sentence for clauses whose prefix belongs to no game of the box."""
    prefixes = sorted({other.clause_prefix for other in games() if other.box == game.box})
    strange = [clause for clause in written if clause.rpartition("-")[0] not in prefixes]
    if strange:
        names = ", ".join(f"“{prefix}”" for prefix in prefixes)
        yield f"{language}: the rules page has {', '.join(strange[:3])}, but the clause_prefix of the game is {names}."


def check_pictures(game: Game) -> Iterator[str]:
    """Check that every panel of the rules in pictures has its texts and refers to existing clauses.  A box may have no pictures.

    The drawings next to the rules must refer to existing clauses too.
    """
    try:
        panels = read_pictures(game)
        drawings = read_drawings(folder(package_of(game.slug)) / "drawings.json")
    except BadFile as trouble:
        yield f"{trouble}."
        return
    for language in LANGUAGES:
        if not texts_of(game, language).exists():
            continue
        said = {key for path in texts_of(game, language).glob("*.ftl") for key in messages(read_text(path))[0]}
        written = clauses(game.box, language)
        for panel in panels:
            for key in (f"pic-{game.slug}-{panel['name']}", f"pic-{game.slug}-{panel['name']}-words"):
                if key not in said:
                    yield f"{language}: no text for {key}."
            for clause in panel["clauses"]:
                if clause not in written:
                    yield f"{language}: the picture {panel['name']} refers to {clause}, which the rules page does not have."
        for clause in drawings["clauses"].keys() - written.keys():
            yield f"{language}: there is a drawing for {clause}, which the rules page does not have."
