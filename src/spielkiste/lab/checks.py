"""What ``spielkiste check`` checks besides the promises of the rules: texts, rules pages, damaged positions.

Each check yields one sentence for everything that is wrong, and nothing if all is well.
"""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spielkiste.boxes import folder, read_text, texts_of
from spielkiste.core.errors import BadFile
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.registry import package_of
from spielkiste.core.story import Phrase
from spielkiste.lab.conformance import setups
from spielkiste.lab.conformance.damage import misread
from spielkiste.lab.conformance.lessons import check_lessons
from spielkiste.rulebook import clauses, read_drawings, read_pictures
from spielkiste.texts import LANGUAGES, LOCALES, argument

#: Arguments of these types are rendered without a text of their own.
PLAIN = ("seat", "seats", "side", "number", "money", "text")
#: The moves between two inspections of a game; more as the game gets longer and repeats itself.
EVERY = 5
#: Until this many moves have been asked about in a set-up, every move is followed by an inspection, and more games are
#: dealt to find rare refusals.  So a small game is checked everywhere, and a big one does not take minutes.
MOST_ASKED = 4000
MOST_DEALS = 12
#: The rules that hold at every table, in any game.
HOUSE_CLAUSES = frozenset(f"T-{number}" for number in range(1, 6))
#: How many positions of each set-up are damaged.
DAMAGED = 3


def check_package(game: Game, heard: Heard | None = None) -> Iterator[str]:
    """Yield everything that is wrong with the texts and positions of a game."""
    heard = heard or Heard(game)
    for language in LANGUAGES:
        if texts_of(game, language).exists():
            yield from check_texts(game, heard, language)
            yield from check_rules_page(game, heard, language)
    if not any(texts_of(game, language).exists() for language in LANGUAGES):
        yield f"There are no texts: put them into texts/en/game.ftl beside {game.slug}'s __init__.py."
    yield from check_pictures(game)
    yield from check_positions(game)
    yield from check_lessons(game)


class Heard:
    """Everything that a game can say: what it declares, and what it says when it is played and asked about."""

    def __init__(self, game: Game) -> None:
        #: By text key: the arguments it is given.
        self.keys: dict[str, set[str]] = {f"game-{game.slug}": set(), f"game-{game.slug}-tagline": set()}
        self.clauses: set[str] = set()
        #: By clause: a refusal or an outcome that names it, in the author's terms.
        self.said_by: dict[str, str] = {}
        self._told: set[str] = set()
        self._game = game
        for key, (shown, secret) in game.events.items():
            self.keys[key] = {*shown, *secret}
            if secret:
                self.keys[f"{key}-unseen"] = set(shown)
        for fact in game.facts:
            self.keys[fact.key] = {"count"} if fact.alone else {"seats", "count"}
        for option in game.options:
            self.keys[f"option-{option.name}"] = set()
            if option.kinder:
                self.keys[f"option-{option.name}-kinder"] = set()
            if option.kind == "choice":
                self.keys.update({f"option-{option.name}-{value}": set() for value in option.values()})
        for move in range(game.move_count):
            self._hear(game.phrase(move))
        for seats, options in setups(game):
            self._asked = 0
            for deal in range(MOST_DEALS):
                if self._asked < MOST_ASKED:
                    self._listen(Record(game, seats, f"heard{deal or ''}", options))

    @property
    def never_told(self) -> list[str]:
        """Return the declared events that did not occur, so that their texts are untested."""
        return sorted(self._game.events.keys() - self._told)

    def _listen(self, record: Record) -> None:
        rng = Rng(record.seed)
        told = 0
        next_look = 0
        while record.state.outcome() is None:
            if len(record.moves) == next_look:
                next_look += 1 if self._asked < MOST_ASKED else EVERY + next_look // 4
                self._ask(record)
            actors = record.state.actors()
            seat = rng.pick(actors)
            for move in record.state.moves(seat):
                self._hear(record.state.move_phrase(move))
            record.play(seat, rng.pick(record.state.moves(seat)))
            for event in record.story[told:]:
                self._told.add(event.key)
                self._hear(Phrase(event.key, {**event.args, **(event.secret or {})}))
            told = len(record.story)
        self._ask(record)
        outcome = record.state.outcome()
        assert outcome is not None
        self._cite(outcome.clause, "outcome()")

    def _ask(self, record: Record) -> None:
        for seat in [*range(record.seats), None]:
            for phrase in self._game.in_words(record.state.view(seat)):
                self._hear(phrase)
        self._asked += record.seats * self._game.move_count
        for seat in range(record.seats):
            knows = record.state.knowledge(seat)
            knows.look(record.state.view(seat))
            for move in record.state.moves(seat):
                self._hear(record.state.reason(seat, move, knows))
            # One number more on either side: a question about a move that does not exist is answered, too.
            for move in range(-1, self._game.move_count + 1):
                refusal = record.state.why_not(seat, move)
                if refusal is not None:
                    self._hear(refusal.reason)
                    self._cite(refusal.clause, f"the refusal {refusal.reason.key}")

    def _cite(self, clause: str, who: str) -> None:
        self.clauses.add(clause)
        self.said_by.setdefault(clause, who)

    def _hear(self, phrase: Phrase | None) -> None:
        if phrase is None:
            return
        self.keys.setdefault(phrase.key, set()).update(phrase.args)
        for name, value in phrase.args.items():
            meaning = self._game.arguments.get(name, "text")
            if meaning not in PLAIN:
                for item in value if isinstance(value, list) else [value]:
                    self.keys[f"{meaning}-{item}"] = set()


def check_texts(game: Game, heard: Heard, language: str) -> Iterator[str]:
    """Check that every key has a text in this language that uses only the arguments it is given."""
    house: dict[str, set[str]] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        house.update(_messages(read_text(path))[0])
    texts: dict[str, set[str]] = {}
    for path in sorted(texts_of(game, language).glob("*.ftl")):
        messages, junk = _messages(read_text(path))
        for line in junk:
            yield f"{language}/{path.name}: this is no text: {line}"
        texts.update(messages)
    for key in sorted(set(texts) & set(house)):
        yield f"{language}: {key} is one of the house's own texts; choose another key."
    for key, given in sorted(heard.keys.items()):
        asked = {**texts, **house}.get(key)
        if asked is None:
            yield f"{language}: no text for {key}."
        elif asked - given:
            yield f"{language}: {key} asks for {_listed(asked - given)} and is given {_listed(given)}."


def check_rules_page(game: Game, heard: Heard, language: str) -> Iterator[str]:
    """Check that the rules page has every clause that the game refers to, and the same clauses in all languages."""
    if not (texts_of(game, language) / "rules.md").exists():
        yield f"{language}: there is no rules.md beside the texts."
        return
    written = list(clauses(game.box, language))
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
            yield f"{language}: the clauses of the rules page stand in another order than in English, from {moved} on."


def check_pictures(game: Game) -> Iterator[str]:
    """Check that every panel of the picture rules has its texts and refers to existing clauses; a box may have none.

    Drawings beside the rules must refer to existing clauses, too.
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
        said = {key for path in texts_of(game, language).glob("*.ftl") for key in _messages(read_text(path))[0]}
        written = clauses(game.box, language)
        for panel in panels:
            for key in (f"pic-{game.slug}-{panel['name']}", f"pic-{game.slug}-{panel['name']}-words"):
                if key not in said:
                    yield f"{language}: no text for {key}."
            for clause in panel["clauses"]:
                if clause not in written:
                    yield f"{language}: the picture {panel['name']} stands on {clause}, which the rules page does not have."
        for clause in drawings["clauses"].keys() - written.keys():
            yield f"{language}: there is a drawing for {clause}, which the rules page does not have."


def check_positions(game: Game) -> Iterator[str]:
    """Check that a damaged position is refused or read exactly as it is written; report each problem once."""
    told: set[str] = set()
    for seats, options in setups(game):
        state = game.new(seats, "damage", options)
        rng = Rng("damage")
        for _ in range(DAMAGED):
            for sentence in misread(game, state.position()):
                if sentence not in told:
                    told.add(sentence)
                    yield f"A damaged position: {sentence}."
            for _ in range(EVERY):
                if state.actors():
                    seat = rng.pick(state.actors())
                    state.play(seat, rng.pick(state.moves(seat)))


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(argument(node.id.name))


def _messages(text: str) -> tuple[dict[str, set[str]], list[str]]:
    """Return the messages of a file with the arguments they use, and the lines that cannot be parsed."""
    found: dict[str, set[str]] = {}
    junk: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            junk.append(str(entry.content).strip().splitlines()[0])
        elif isinstance(entry, ast.Message):
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found, junk
