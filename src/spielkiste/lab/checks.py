"""The checks of ``spielkiste check`` besides the promises of the rules: texts, rules pages, damaged positions.

Each check yields one sentence for everything that is wrong, and nothing if everything is fine.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from spielkiste.boxes import texts_of
from spielkiste.core.game import Game, Position
from spielkiste.core.randomness import Rng
from spielkiste.lab.conformance import setups
from spielkiste.lab.conformance.collected_phrases import Heard
from spielkiste.lab.conformance.damage import misread, misread_pair
from spielkiste.lab.conformance.hash_order import check_order
from spielkiste.lab.conformance.leftovers import advice, idle_texts
from spielkiste.lab.conformance.lessons import check_lessons
from spielkiste.lab.conformance.promises import LONGEST
from spielkiste.lab.conformance.rules_pages import check_pictures, check_rules_page
from spielkiste.lab.conformance.texts import check_alike, check_folders, check_languages, check_texts
from spielkiste.texts import LANGUAGES

__all__ = ["Heard", "advice", "check_package"]

#: How many positions of each set-up are damaged, and how many moves are between them.
DAMAGED = 3
EVERY = 5


def check_package(game: Game, heard: Heard | None = None, trying: Callable[[str], None] = lambda what: None) -> Iterator[str]:
    """Yield everything that is wrong with the texts and positions of a game.  `trying` is called with the next step."""
    heard = heard or Heard(game)
    trying("texts and rules pages")
    yield from check_folders(game)
    for language in LANGUAGES:
        if texts_of(game, language).exists():
            yield from check_texts(game, heard, language)
            yield from check_alike(game, heard, language)
            yield from check_rules_page(game, heard, language)
    idle = {language: {key for keys in files.values() for key in keys} for language, files in idle_texts(game, heard).items()}
    yield from check_languages(game, heard, idle)
    yield from check_pictures(game)
    trying("another order of hashes")
    yield from check_order(game)
    yield from check_positions(game, trying)
    trying("lessons")
    yield from check_lessons(game)


def check_positions(game: Game, trying: Callable[[str], None] = lambda what: None) -> Iterator[str]:
    """Check that a damaged position is refused or read exactly as it is written; report each problem once."""
    told: set[str] = set()
    pair = ""
    for seats, options in setups(game):
        trying(f"damaged positions of a game for {seats}")
        for position in _positions(game, seats, options):
            for sentence in misread(game, position):
                # A line that fails is one problem, no matter which change makes it fail.
                one = " raises " in sentence or " the turn of seat " in sentence
                problem = re.sub(r" raises (\w+)\(.*", r"\1", sentence.partition(": ")[2]) if one else sentence
                if problem not in told:
                    told.add(problem)
                    yield f"A damaged position: {sentence}."
            # If a single change already shows a problem, a pair shows nothing new.
            if not told and not pair:
                pair = misread_pair(game, position)
                if pair:
                    yield f"A damaged position: {pair}."


def _positions(game: Game, seats: int, options: dict[str, object]) -> Iterator[Position]:
    """Yield the first positions of a random game, some moves apart, and the last one."""
    state = game.new(seats, "damage", options)
    rng = Rng("damage")
    for made in range(LONGEST):
        if (made % EVERY == 0 and made < DAMAGED * EVERY) or not state.actors():
            yield state.position()
        if not state.actors():
            return
        seat = rng.pick(state.actors())
        state.play(seat, rng.pick(state.moves(seat)))
