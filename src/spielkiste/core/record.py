"""A game from its beginning: set-up, seed and every move.  It is also the replay file that people can send to each other.

The file is one JSON object, documented in docs/replay-file.md.  Moves are written in notation, with the seat counted from 1, so
that a person can read them: ``"2 attack 1 flat-tyre"``.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from spielkiste.core.arguments import LONGEST_SEED, whole
from spielkiste.core.errors import BadFile, BadMove, BadSetup
from spielkiste.core.game import Game, Outcome, Position, State, Story, move_number
from spielkiste.core.positions import Fields
from spielkiste.core.registry import find, find_version

FORMAT: Final = "spielkiste-replay"
VERSION: Final = 1
# Limits for files, larger than any real game needs.
LONGEST_LINE: Final = 80
LONGEST_NAME: Final = 400
MOST_PLAYERS: Final = 100
MOST_MOVES: Final = 100_000
#: The number of moves that `print(record)` shows, counted from the last.
SHOWN_MOVES: Final = 20


class Record:
    """A running or finished game together with its history.  Move with `play`, never with ``record.state.play``.

    Attributes:
        game: The `Game`.
        seats: The number of seats.
        seed: The seed.
        options: All options, defaults included.
        players: The names of the players; empty if they have none.
        start_position: The position it began from; None if it was dealt from the seed.
        moves: Every move as (seat, move), seats from 0.
        story: Every `Event`.
        marks: For each move where its events begin in the story.
        state: The `State` now.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int,
        seed: int | str,
        options: dict[str, object] | None = None,
        players: list[str] | None = None,
        position: Position | None = None,
        listen: bool = True,
    ) -> None:
        """Start a new game from a seed, or (for a scenario) from a position.  With a position, `seed` only names the record."""
        self.game: Final[Game] = game if isinstance(game, Game) else find(game)
        self.seats: Final = seats
        self.seed: Final = seed
        self.options: Final = self.game.check_setup(seats, options or {})
        self.players: Final[list[str]] = players or []
        self.start_position: Final = position
        self._listens: Final = listen
        self.moves: Final[list[tuple[int, int]]] = []
        #: Every event, and for each move the index of its first event.
        self.story: Final[Story] = []
        self.marks: Final[list[int]] = []
        story = self.story if listen else None
        if position is not None:
            self.state: State = self.game.load(position)
            if self.state.seats != seats:
                raise BadFile("bad-position", f"The position is for {self.state.seats} seats, not {seats}.")
            self.state.story = story
        else:
            self.state = self.game.begin(seats, seed, self.options.copy(), story)
        #: The length of the story after the last move of this record.  A move past the record makes the story longer.
        self._told = len(self.story)

    def __repr__(self) -> str:
        return f"<Record of {len(self.moves)} moves: {repr(self.state)[1:-1]}>"

    def __str__(self) -> str:
        """Return the set-up and the last moves; ``print(record.state)`` shows the table."""
        first = max(0, len(self.moves) - SHOWN_MOVES)
        lines = [f"{repr(self)[1:-1]}, seed {self.seed!r}" + (f", players {', '.join(self.players)}" if self.players else "")]
        if first:
            lines.append(f"  … moves 1 to {first}: record.moves")
        for number in range(first, len(self.moves)):
            seat, move = self.moves[number]
            lines.append(f"  {number + 1}. seat {seat}: {self.game.notation(move)}")
        return "\n".join(lines)

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """Go through `moves`: ``for seat, move in record``."""
        return iter(self.moves)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the set-up and the moves.  Unpickling plays them again."""
        setup = (self.game, self.seats, self.seed, dict(self.options), self.players, self.start_position, self._listens)
        return (_played_again, (*setup, self.moves))

    def play(self, seat: int, move: int | str) -> None:
        """Make a move, as a number or in notation, and remember it; BadMove changes nothing."""
        number = move_number(self.state, seat, move)
        self._check_whole()
        self.state.play(seat, number)
        self.marks.append(self._told)
        self.moves.append((seat, number))
        self._told = len(self.story)

    def actors(self) -> list[int]:
        """Return the seats that may act now; empty when the game is over."""
        return self.state.actors()

    def outcome(self) -> Outcome | None:
        """Return the result once the game is over; None before."""
        return self.state.outcome()

    def back_to(self, moves: int, state: State, players: list[str]) -> "Record":
        """Return another record with the first `moves` moves of this one.  `state` is the state after them."""
        record = Record(self.game, self.seats, self.seed, {**self.options}, players, self.start_position, self._listens)
        record.story[:] = self.story[: self.marks[moves]]
        record.marks.extend(self.marks[:moves])
        record.moves.extend(self.moves[:moves])
        record.state = state
        record.state.story = record.story if self._listens else None
        record._told = len(record.story)
        return record

    def _check_whole(self) -> None:
        if len(self.story) != self._told:
            raise BadMove(
                "moved-without-record",
                "This state was moved without the record, so the record lacks a move; call record.play, not record.state.play.",
            )

    def make(self, seat: int, move: int) -> None:
        """Make a move that `State.check` has accepted, and remember it."""
        self.marks.append(len(self.story))
        self.state.apply(seat, move)
        self.moves.append((seat, move))
        self._told = len(self.story)

    def dumps(self) -> str:
        """Return the text of the replay file: the same bytes for the same game.  `spielkiste.save` writes it to a file."""
        self._check_whole()
        body: dict[str, object] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.slug,
            "rules_version": self.game.rules_version,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "players": self.players,
            "moves": [f"{seat + 1} {self.game.notation(move)}" for seat, move in self.moves],
        }
        if self.start_position is not None:
            body["position"] = self.start_position
        body["check"] = _checksum(body)
        return json.dumps(body, ensure_ascii=False, indent=1) + "\n"


def _played_again(
    game: Game,
    seats: int,
    seed: int | str,
    options: dict[str, object],
    players: list[str],
    position: Position | None,
    listen: bool,
    moves: list[tuple[int, int]],
) -> Record:
    record = Record(game, seats, seed, options, players, position, listen)
    for seat, move in moves:
        record.play(seat, move)
    return record


def loads(text: str, until: int | None = None) -> Record:
    """Play a replay file again, all of it or the first `until` moves, and return its record.

    Raise `UnknownGame` if its game is not installed, and `BadFile` for everything else that is wrong with it.
    """
    given: object = text
    if not isinstance(given, str):
        raise TypeError(f"`loads` takes the text of a replay file, not {given!r}; to read a file, call spielkiste.load.")
    steps = whole(until) if until is not None else MOST_MOVES
    if steps is None or steps < 0:
        raise BadSetup("bad-count", f"`until` is a number of moves, 0 or more, not {until!r}.", {"count": str(until)})
    body = _parse(text)
    try:
        slug = body.text("game")
        version = body.number("rules_version", 0, 1_000_000)
        seats = body.number("seats", 0, 100)
        seed = body.seed("seed", LONGEST_SEED)
        options = body.mapping("options")
        players = body.texts("players", LONGEST_LINE, MOST_PLAYERS)
        lines = body.texts("moves", LONGEST_LINE, MOST_MOVES)
        position = body.mapping("position") if body.has("position") else None
    except BadFile as wrong_field:
        raise _damaged(str(wrong_field.arguments["what"])) from None
    try:
        record = Record(find_version(slug, version), seats, seed, options, players, position)
    except BadSetup as wrong_setup:
        raise BadFile(wrong_setup.key, str(wrong_setup), wrong_setup.arguments) from None
    for line in lines[:steps]:
        seat, _, notation = line.partition(" ")
        if not (seat.isascii() and seat.isdecimal()):
            raise _damaged(f"move {len(record.moves) + 1} does not begin with a seat, from 1")
        try:
            record.play(int(seat) - 1, record.game.parse(notation))
        except BadMove as refused:
            # The seed is in the file: the reason tells its reader nothing new.
            number = len(record.moves) + 1
            what = _printable(f"`{line}`: {refused} Files count seats from 1, this sentence counts them from 0.")
            raise BadFile(
                "replay-bad-move", f"Move {number} of this replay is not legal. {what}", {"number": number, "what": what}
            ) from refused
    return record


def _damaged(what: str) -> BadFile:
    return BadFile("damaged-file", f"This replay file is damaged: {what}. Ask for it again.", {"what": what})


def _printable(text: str) -> str:
    """Return the text without control characters, which a file may contain."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def read_json(text: str) -> object:
    """Return the value of an untrusted JSON text.

    Raise `ValueError` if it is not JSON or contains a lone surrogate.  A text with a lone surrogate cannot be printed, sent or
    stored.
    """
    try:
        given: object = json.loads(text)
        json.dumps(given, ensure_ascii=False).encode()
    except RecursionError as deep:
        raise ValueError("nested too deep") from deep
    return given


def _parse(text: str) -> Fields:
    try:
        body = read_json(text)
    except UnicodeEncodeError:
        raise _damaged("it contains half a character") from None
    except ValueError:
        if FORMAT in text[:100]:
            raise BadFile("damaged-file", "This replay file is incomplete or damaged; copy the whole file again.") from None
        named = len(text) < LONGEST_NAME and "\n" not in text and text.strip().lower().endswith(".json")
        hint = f" `loads` takes its text; to read a file, call spielkiste.load({text.strip()!r})." if named else ""
        raise BadFile("foreign-file", f"This is not a Spielkiste replay file.{hint}") from None
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise BadFile("foreign-file", "This is not a Spielkiste replay file.")
    version = body.get("version")
    if not isinstance(version, int) or isinstance(version, bool):
        raise _damaged("version must be a number")
    if version > VERSION:
        raise BadFile("newer-file", "This file was made by a newer Spielkiste; update to open it.")
    check = body.pop("check", None)
    if check is None:
        raise _damaged("the field `check` is missing (docs/replay-file.md)")
    if check != _checksum(body):
        raise _damaged("the field `check` does not match the other fields (docs/replay-file.md)")
    return Fields(body)


def _checksum(body: dict[str, object]) -> str:
    """Return a checksum that finds accidental damage.  It does not protect against forgery."""
    return sha256(json.dumps(body, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]
