"""The game as a conversation: events, the table as a drawing or in words, your hand, and labelled choices.

Labels are letters because cards have numbers: a typed number always means a card, a place or a sum.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import cast

from spielkiste.bots import chosen, make_bot, tell
from spielkiste.bots.hint import PLAIN as PLAIN_REASON
from spielkiste.bots.hint import hint_in
from spielkiste.boxes import face
from spielkiste.core.bot import Bot, Situation
from spielkiste.core.drawing import length
from spielkiste.core.errors import BadMove
from spielkiste.core.game import View
from spielkiste.core.record import Record
from spielkiste.core.story import Phrase
from spielkiste.rulebook import chapters, clauses
from spielkiste.terminal.choices import fits, letters, plainly
from spielkiste.terminal.command_name import command_name, language_flag
from spielkiste.terminal.saves import Player, save
from spielkiste.terminal.screen import PLAIN, Screen
from spielkiste.texts import Seating, Texts, figure

# Enough empty lines to push the last hand off any screen that cannot be cleared.
BLANK_LINES = 60
# More numbers than this are not listed: a player who is asked for a sum types it.
MOST_NUMBERS = 20
# A task of a checkout names itself in this environment variable: where it runs, there may be no command.
AGAIN = "SPIELKISTE_STARTED_BY"
# For how many moves a hint shows the chances, the recommended one included.
CHANCES_TOLD = 3


class Leave(Exception):
    """The player wants to stop for now."""


class LineGame:
    """A game in line mode.  People share the keyboard; with several people, hands are hidden between turns."""

    def __init__(
        self,
        record: Record,
        players: list[Player],
        texts: Texts,
        path: Path,
        ask: Callable[[str], str] = input,
        say: Callable[[str], None] = print,
        screen: Screen = PLAIN,
    ) -> None:
        self.record = record
        self.players = players
        self.texts = texts
        self.path = path
        self.ask = ask
        self.print = say
        self.screen = screen
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.bots: dict[int, Bot] = {
            seat: make_bot(player.bot, record.game, seat, record.seats, f"{record.seed}:{player.bot}")
            for seat, player in enumerate(players)
            if player.bot is not None
        }
        #: How many events of the story each person and the bots have been told.
        self.told = dict.fromkeys(self.people, 0)
        self.bots_told = 0
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.sides = record.game.sides(record.seats, record.options)
        self.drawing = face(record.game, "drawing")
        #: The legal moves of the person at the keyboard, in words.
        self.offers: dict[int, str] = {}
        game = record.game
        written = (game.notation(move).lower() for move in range(game.move_count) if game.phrase(move) is not None)
        self._short_moves = {move for move in written if len(move) <= 2}

    def play(self) -> None:
        """Play to the end.  Raise `Leave` if a player stops; the game is saved."""
        save(self.path, self.record, self.players)
        try:
            while self.record.state.outcome() is None:
                self._share_with_bots()
                seat = self._next_actor()
                move = self.record.state.forced(seat)
                if move < 0:
                    move = self._ask_bot(seat) if seat in self.bots else self._ask_person(seat)
                self.record.play(seat, move)
                if seat not in self.bots:
                    save(self.path, self.record, self.players)
        except (EOFError, KeyboardInterrupt) as stop:
            save(self.path, self.record, self.players)
            raise Leave from stop
        self._finish()

    def _next_actor(self) -> int:
        """Return who acts next of those who may.

        Forced moves come first.  There is no clock here, so then come those for whom the game does not wait: who may still draw
        a card gets it before the next player's turn.  Then bots, then people.
        """
        state = self.record.state
        actors = state.actors()
        awaited = state.awaited()

        def rank(seat: int) -> tuple[bool, bool, bool, bool]:
            return state.forced(seat) < 0, seat in awaited, seat not in self.bots, seat != self.at_keyboard

        return min(actors, key=rank)

    def _ask_bot(self, seat: int) -> int:
        """Return a bot's move; if the bot fails, announce it and play a random move."""
        situation = Situation(self.record.game, self.record.state, seat)
        move = chosen(self.bots[seat], situation)
        if move < 0:
            self.say(self.texts.say("web-story-stumbled", name=self.players[seat].name))
            move = self.bots[seat].rng.pick(self.record.state.moves(seat))
        return move

    # -- output ------------------------------------------------------------------------------------------------

    def say(self, text: str, ink: str = "", hang: int = 0) -> None:
        """Print a text, wrapped to the window."""
        self.print(self.screen.wrapped(text, ink, hang))

    def _seating(self, seat: int | None) -> Seating:
        return Seating([player.name for player in self.players], seat, self.sides)

    def _share_with_bots(self) -> None:
        for bot in self.bots.values():
            tell(bot, self.record.story[self.bots_told :], self.record.state)
        self.bots_told = len(self.record.story)

    def _tell_news(self, seat: int) -> None:
        for event in self.record.story[self.told[seat] :]:
            self.say(self._told(seat, event.seen_by(seat)))
        self.told[seat] = len(self.record.story)

    def _tell_table(self, seat: int, all_in_words: bool = False) -> None:
        """Print the table: a drawing, and below it in words what the drawing does not show."""
        view = self.record.state.view(seat)
        drawn, shown = ([], frozenset()) if all_in_words else self._draw(view, seat)
        self.say("")
        self.say(self.texts.say("play-title-table"), "bold")
        for line in drawn:
            self.print(f"  {line}".rstrip())
        for phrase in self.record.game.in_words(view):
            if phrase.key not in shown:
                self.say("  " + self._told(seat, phrase), hang=2)
        self.say("")

    def _draw(self, view: View, seat: int) -> tuple[list[str], frozenset[str]]:
        """Return the drawing and the text keys it covers; nothing if there is no drawing, or no room for it."""
        if self.drawing is None or self.screen.plain:
            return [], frozenset()
        pencil = self.screen.pencil([player.name for player in self.players], self.texts.say)
        lines: list[str] = self.drawing.draw(view, pencil)
        if any(length(line) + 2 > pencil.width for line in lines):
            return [], frozenset()
        return lines, getattr(self.drawing, "DRAWN", frozenset())

    # -- input -------------------------------------------------------------------------------------------------

    def _ask_person(self, seat: int) -> int:
        if len(self.people) > 1:
            self._change_hands(seat)
        self._tell_news(seat)
        moves = self.record.state.moves(seat)
        self.offers = self._offered(seat, moves)
        only = self.texts.say("play-only", text=self.offers[moves[0]])
        if len(moves) == 1 and self.hurries:
            self.say(only)
            return moves[0]
        self._tell_table(seat)
        if len(moves) == 1:
            self.say(only)
            return self._heard(seat, moves, self._labels(moves), self.texts.say("learn-go-on") + " ")
        numbers = self._numbers(moves)
        labels = self._labels([move for move in moves if move not in numbers])
        name = self.players[seat].name
        alone = "yes" if name == self.texts.say("play-you") else "no"
        self.say(self.texts.say("play-your-turn", name=name, alone=alone), "bold")
        choices = [
            self.texts.say("play-choice", number=self.screen.paint(label, "cyan"), text=self.offers[move])
            for label, move in labels.items()
        ]
        if numbers:
            bounds = {"least": self.offers[numbers[0]], "most": self.offers[numbers[-1]]}
            self.say("  " + self.texts.say("play-number", **bounds), hang=2)
        for line in self.screen.listed(choices, 2, 4):
            self.print(line)
        return self._heard(seat, moves, labels, self.texts.say("play-prompt"))

    @property
    def hurries(self) -> bool:
        """Return whether a person without a choice is skipped.

        With several people nobody is skipped, because that would reveal to the others what the player does not hold.
        """
        return len(self.people) == 1

    def _offered(self, seat: int, moves: list[int]) -> dict[int, str]:
        """Return the moves in words: by their cards, or by their places if two moves would read the same."""
        words = {move: self._told(seat, self.record.state.move_phrase(move)) for move in moves}
        said = list(words.values())
        return {move: text if said.count(text) == 1 else self._in_words(seat, move) for move, text in words.items()}

    def _numbers(self, moves: list[int]) -> list[int]:
        """Return the moves that are plain numbers (sums to name), if there are too many to list."""
        numbers = sorted((move for move in moves if self.offers[move].isdecimal()), key=lambda move: int(self.offers[move]))
        return numbers if len(numbers) > MOST_NUMBERS else []

    def _labels(self, moves: list[int]) -> dict[str, int]:
        """Return each move with a label of one or two letters that cannot be mistaken for a move."""
        taken = self._short_moves | {plainly(self.offers[move]) for move in moves}
        free = (label for label in letters() if label not in taken)
        return {next(free): move for move in moves}

    def _heard(self, seat: int, moves: list[int], labels: dict[str, int], prompt: str) -> int:
        """Ask until a move is named; if there is only one, Enter makes it."""
        while True:
            line = self.ask(prompt).strip()
            if not line and len(moves) == 1:
                return moves[0]
            if line.lower() in labels:
                return labels[line.lower()]
            move = self._understand(seat, moves, labels, line)
            if move is not None:
                return move

    def _change_hands(self, seat: int) -> None:
        """Hide the last hand before the next one is shown; every change of player looks the same."""
        if self.at_keyboard == seat:
            return
        if self.at_keyboard is not None:
            self._tell_news(self.at_keyboard)
            self.ask(self.texts.say("play-done"))
        self._hide()
        self.at_keyboard = seat
        self.ask(self.texts.say("play-pass-on", name=self.players[seat].name))

    def _hide(self) -> None:
        if sys.stdout.isatty():
            self.say("\x1b[2J\x1b[3J\x1b[H")
        else:
            self.say("\n" * BLANK_LINES)

    def _understand(self, seat: int, moves: list[int], labels: dict[str, int], line: str) -> int | None:
        """Return the typed move, or handle any other command and return None."""
        word, _, rest = line.partition(" ")
        if not line:
            self.say(self.texts.say("play-help-line"))
        elif word == "?" or word in ("help", "hilfe"):
            example = self.record.game.notation(moves[0])
            clause = f"{self.record.game.clause_prefix}-1"
            told = self.texts.say("play-help", example=example, clause=clause, resume=self.resume_command())
            sentences, *commands = told.split("\n")
            self.say(sentences)
            self.say("\n".join(commands), hang=11)
        elif word in ("rules", "regeln") or line in ("rule", "regel"):
            self._tell_rules()
        elif word in ("rule", "regel"):
            number = rest.strip()
            if number.isdecimal():
                number = f"{self.record.game.clause_prefix}-{number}"
            known = clauses(self.record.game.box, self.texts.language).get(number.upper())
            self.say(f"{number.upper()}  {known}" if known else self.texts.say("play-no-rule", number=number))
        elif word in ("table", "tisch"):
            self._tell_table(seat, all_in_words=True)
        elif word in ("why", "warum"):
            self._explain(seat, moves, labels, rest.strip())
        elif word in ("hint", "tipp"):
            self._advise(seat)
        elif word in ("quit", "ende", "exit"):
            raise KeyboardInterrupt
        else:
            return self._parse(seat, moves, labels, line)
        return None

    def _parse(self, seat: int, moves: list[int], labels: dict[str, int], line: str) -> int | None:
        """Return the move that these words name: its notation, its offered text, or words that fit one offer only."""
        move, trouble = self._meant(seat, line)
        fitting = [move] if move in moves else [offered for offered in moves if self._fits(seat, offered, line)]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            these = self.texts.listed([label for label, offered in labels.items() if offered in fitting])
            self.say(self.texts.say("play-which", letters=these))
        elif trouble is None:
            self._refuse(seat, move)
        else:
            named = self._named(seat, moves, line)
            if named is not None and not line.replace(" ", "").isdecimal():
                self._refuse(seat, named)
                return None
            # Suggest a move by the words that are shown, even if its notation is closer.
            said = {words: self.offers[offered] for offered in moves for words in self._spellings(offered)}
            near = get_close_matches(plainly(line)[:80], list(said), 1)
            meant = [self.texts.say("error-meant", meant=said[near[0]])] if near else []
            self.say(" ".join([self.texts.error(trouble), *meant]))
        return None

    def _fits(self, seat: int, move: int, line: str) -> bool:
        """Return whether a line can mean this move.

        A line of numbers must match the numbers shown, not those of the notation.
        """
        if line.replace(" ", "").isdecimal():
            return fits(line, self.offers[move])
        said = (self.offers[move], self._in_words(seat, move), self.record.game.notation(move))
        return any(fits(line, words) for words in said)

    def _in_words(self, seat: int, move: int) -> str:
        """Return the move in words that do not depend on the table; "" if the move cannot exist at this table."""
        game = self.record.game
        phrase = game.phrase(move)
        if phrase is None or any(
            game.arguments.get(name) in ("seat", "side") and cast(int, value) >= len(self.players)
            for name, value in phrase.args.items()
        ):
            return ""
        return self._told(seat, phrase)

    def _told(self, seat: int, phrase: Phrase) -> str:
        return self.texts.tell(phrase, self.record.game, self._seating(seat))

    def _meant(self, seat: int, line: str) -> tuple[int, BadMove | None]:
        """Return the typed move, in notation or in the words offered; or -1 and the error."""
        try:
            return self.record.game.parse(line), None
        except BadMove as trouble:
            wanted = plainly(line)
            for move in range(self.record.game.move_count):
                if wanted and wanted in (plainly(self.offers.get(move, "")), plainly(self._in_words(seat, move))):
                    return move, None
            return -1, trouble

    def _spellings(self, move: int) -> tuple[str, str]:
        return plainly(self.offers[move]), self.record.game.notation(move)

    def _named(self, seat: int, moves: list[int], line: str) -> int | None:
        """Return a move that these words may name, such as a card by its name; one that is not allowed first."""
        found = [
            move
            for move in range(self.record.game.move_count)
            if (words := self._in_words(seat, move)) and (fits(line, words) or fits(line, self.record.game.notation(move)))
        ]
        return next((move for move in found if move not in moves), found[0] if found else None)

    def _tell_rules(self) -> None:
        for title, numbered in chapters(self.record.game.box, self.texts.language):
            self.say(title, "bold")
            for number, text in numbered.items():
                self.say(f"{number}  {text}", hang=len(number) + 2)

    def _explain(self, seat: int, moves: list[int], labels: dict[str, int], text: str) -> None:
        if not text:
            self.say(self.texts.say("play-why-what", example=self.record.game.notation(moves[0])))
            return
        move, trouble = (labels[text.lower()], None) if text.lower() in labels else self._meant(seat, text)
        if trouble is None:
            self._refuse(seat, move)
        elif (named := self._named(seat, moves, text)) is not None:
            self._refuse(seat, named)
        else:
            self.say(self.texts.error(trouble))

    def _refuse(self, seat: int, move: int) -> None:
        refusal = self.record.state.why_not(seat, move)
        if refusal is None:
            self.say(self.texts.say("play-possible"))
            return
        self.say(self.texts.say("play-not-now", reason=self._told(seat, refusal.reason), clause=refusal.clause))

    def _advise(self, seat: int) -> None:
        """Print what a good player would do, unless several people play: it would favour one of them."""
        if len(self.people) > 1:
            self.say(self.texts.say("error-hint-not-alone"))
            return
        hint = hint_in(self.record, seat)
        if hint is None:
            self.say(self.texts.say("play-hint-none"))
            return
        # The general reason only repeats what the line says already.
        reason = self._told(seat, hint.reason) if hint.reason.key != PLAIN_REASON else ""
        self.say(self.texts.say("play-hint", move=self.offers[hint.move], reason=reason).rstrip())
        for move, chance in list(hint.chances.items())[:CHANCES_TOLD]:
            self.say("  " + self.texts.say("play-hint-chance", move=self.offers[move], percent=round(100 * chance)))

    # -- the end -----------------------------------------------------------------------------------------------

    def resume_command(self) -> str:
        flag = language_flag(self.texts.language)
        return os.environ.get(AGAIN) or f"{command_name()} play {self.record.game.slug} --resume{flag}"

    def _finish(self) -> None:
        if len(self.people) > 1:
            self._hide()
        viewer = self.people[0] if len(self.people) == 1 else None
        start = self.told[viewer] if viewer is not None else min(self.told.values(), default=0)
        for event in self.record.story[start:]:
            self.say(self.texts.tell(event.seen_by(viewer), self.record.game, self._seating(viewer)))
        outcome = self.record.state.outcome()
        assert outcome is not None
        names = [player.name for player in self.players]
        self.say("")
        self.say(self.texts.say("play-over"), "bold")
        if not outcome.winners:
            self.say(self.texts.say("play-nobody-won"))
        else:
            tied = len({seat % self.sides for seat in outcome.winners}) > 1
            winners = self.texts.listed([names[seat] for seat in outcome.winners])
            self.say(self.texts.say("play-tied" if tied else "play-winners", names=winners))
        for seat, name in enumerate(names):
            self.say("  " + self.texts.say("play-scores", name=name, score=figure(outcome.scores[seat])))
