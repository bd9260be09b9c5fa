"""Collects everything that a game says: what it declares, and what it says in random games."""

from __future__ import annotations

from collections.abc import Callable

from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.story import Phrase
from spielkiste.lab.conformance.moves import check_move_numbers
from spielkiste.lab.conformance.phrases import check_arguments
from spielkiste.lab.conformance.rare_states import RareStates, check_every_field
from spielkiste.lab.conformance.setups import setups

#: Arguments of these kinds are rendered without a text of their own.
PLAIN = ("seat", "seats", "side", "number", "money", "text")
#: The number of moves between two questions.  It grows with the length of the game, when new texts become rare.
EVERY = 5
#: Up to this many questions in a set-up, questions follow every move, and the game is dealt again to find rare refusals.  So a
#: small game is checked completely, and a big one does not take minutes.
MOST_ASKED = 4000
MOST_DEALS = 12
#: The most choices between moves that are kept, to compare them in every language.
MOST_CHOICES = 400


class Heard:
    """All keys, clauses and choices of a game: declared, or found in random games."""

    def __init__(self, game: Game, trying: Callable[[str], None] = lambda what: None) -> None:
        #: By key: the arguments it is given.
        self.keys: dict[str, set[str]] = {f"game-{game.slug}": set(), f"game-{game.slug}-tagline": set()}
        #: By key and argument: what the argument was, as the key of its text, or "" if it has no text of its own.
        self.given: dict[tuple[str, str], set[str]] = {}
        self.clauses: set[str] = set()
        #: By clause: a refusal or an outcome that names it, for messages.
        self.said_by: dict[str, str] = {}
        #: The moves that a player may choose between, in notation and in words, with the number of seats.  Each choice is there
        #: once.
        self.choices: list[tuple[int, list[tuple[str, Phrase]]]] = []
        self._chosen_from: set[tuple[int, ...]] = set()
        self._told: set[str] = set()
        #: The texts that players read about themselves, with the argument that is their own seat.
        self.about_readers: set[tuple[str, str]] = set()
        #: The events with secret arguments, and those whose secrets were withheld from some seat.
        self._with_secrets: set[str] = set()
        self._kept_secret: set[str] = set()
        self._game = game
        for key, (shown, secret) in game.events.items():
            self.keys[key] = {*shown, *secret}
            if secret:
                self.keys[f"{key}-unseen"] = set(shown)
        for fact in game.facts:
            self.keys[fact.key] = {"count"} if fact.alone else {"seats", "count"}
        for option in game.options:
            self.keys[f"option-{option.name}"] = set()
            if option.stretches:
                self.keys[f"option-{option.name}-length"] = {"value", "count"}
            if option.kinder:
                self.keys[f"option-{option.name}-kinder"] = set()
            if option.kind == "choice":
                self.keys.update({f"option-{option.name}-{value}": set() for value in option.values()})
        self._rare = RareStates()
        #: The kinds of moves, as text keys, and those that some seat had.
        self._kinds: set[str] = set()
        self._offered: set[str] = set()
        for move in range(game.move_count):
            phrase = game.phrase(move)
            if phrase is not None:
                self._kinds.add(phrase.key)
            self._hear(phrase)
        for seats, options in setups(game):
            self._asked = 0
            trying(f"what is said in a game for {seats}" + (f" with {options}" if options else ""))
            for deal in range(MOST_DEALS):
                if self._asked < MOST_ASKED:
                    self._listen(Record(game, seats, f"heard{deal or ''}", options))

    @property
    def never_told(self) -> list[str]:
        """Return the events that are declared but did not come up, so that their texts are untested."""
        return sorted(self._game.events.keys() - self._told)

    @property
    def never_offered(self) -> list[str]:
        """Return the kinds of moves, as text keys, that nobody ever had."""
        return sorted(self._kinds - self._offered)

    @property
    def open_secrets(self) -> list[str]:
        """Return the events whose secret arguments every seat was told each time."""
        return sorted(self._with_secrets - self._kept_secret)

    def _listen(self, record: Record) -> None:
        rng = Rng(record.seed)
        told = 0
        check_every_field(record)
        next_look = 0
        while record.state.outcome() is None:
            if len(record.moves) == next_look:
                next_look += 1 if self._asked < MOST_ASKED else EVERY + next_look // 4
                self._ask(record)
            self._rare.look(record)
            actors = record.state.actors()
            seat = rng.pick(actors)
            check_move_numbers(record, seat)
            self._choose(record, record.state.moves(seat))
            record.play(seat, rng.pick(record.state.moves(seat)))
            for event in record.story[told:]:
                self._told.add(event.key)
                self._hear(Phrase(event.key, {**event.args, **(event.secret or {})}))
                if event.secret and record.seats > 1:
                    self._with_secrets.add(event.key)
                    if len(set(event.knowers or [])) < record.seats:
                        self._kept_secret.add(event.key)
                for reader in range(record.seats):
                    self._read(event.seen_by(reader), reader)
            told = len(record.story)
        self._ask(record)
        outcome = record.state.outcome()
        assert outcome is not None
        self._cite(outcome.clause, "outcome()")

    def _choose(self, record: Record, moves: list[int]) -> None:
        phrases = [record.state.move_phrase(move) for move in moves]
        for move, phrase in zip(moves, phrases, strict=True):
            if (plain := self._game.phrase(move)) is not None:
                self._offered.add(plain.key)
            self._hear(phrase, record, f"print(state.move_phrase({move}))")
        if len(moves) > 1 and len(self.choices) < MOST_CHOICES and (record.seats, *moves) not in self._chosen_from:
            self._chosen_from.add((record.seats, *moves))
            named = [self._game.notation(move) for move in moves]
            self.choices.append((record.seats, list(zip(named, phrases, strict=True))))

    def _ask(self, record: Record) -> None:
        for seat in [*range(record.seats), None]:
            for phrase in self._game.in_words(record.state.view(seat)):
                self._hear(phrase, record, f"print(state.game.in_words(state.view({seat})))")
                self._read(phrase, seat)
        self._asked += record.seats * self._game.move_count
        for seat in range(record.seats):
            knows = record.state.knowledge(seat)
            knows.look(record.state.view(seat))
            for move in record.state.moves(seat):
                said = f"print(state.reason({seat}, {move}, state.knowledge({seat})))"
                self._hear(record.state.reason(seat, move, knows), record, said)
            # One number below and one above all moves, too: a question about an invalid move must be answered.
            for move in range(-1, self._game.move_count + 1):
                refusal = record.state.why_not(seat, move)
                if refusal is not None:
                    self._hear(refusal.reason, record, f"print(state.refusal({seat}, {move}))")
                    self._cite(refusal.clause, f"the refusal {refusal.reason.key}")

    def _read(self, phrase: Phrase, reader: int | None) -> None:
        for name, value in phrase.args.items():
            if reader is not None and value == reader and self._game.arguments.get(name) == "seat":
                self.about_readers.add((phrase.key, name))

    def _cite(self, clause: str, who: str) -> None:
        self.clauses.add(clause)
        self.said_by.setdefault(clause, who)

    def _hear(self, phrase: Phrase | None, record: Record | None = None, call: str = "") -> None:
        if phrase is None:
            return
        if record is not None:
            check_arguments(self._game, phrase, record, call)
        # A text may use only the arguments that it is given every time.
        self.keys.setdefault(phrase.key, set(phrase.args)).intersection_update(phrase.args)
        for name, value in phrase.args.items():
            meaning = self._game.arguments.get(name, "text")
            given = self.given.setdefault((phrase.key, name), set())
            if meaning in PLAIN or isinstance(value, list):
                given.add("")
            else:
                given.add(f"{meaning}-{value}")
            if meaning not in PLAIN:
                for item in value if isinstance(value, list) else [value]:
                    self.keys[f"{meaning}-{item}"] = set()
