"""The game as a conversation: what happened, what lies before whom, your hand, numbered choices."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

from spielkiste.bots import chosen, make_bot, tell
from spielkiste.bots.hint import hint_in
from spielkiste.boxes import face
from spielkiste.core.bot import Bot, Situation
from spielkiste.core.errors import BadMove
from spielkiste.core.record import Record
from spielkiste.rulebook import clauses
from spielkiste.terminal.saves import Player, save
from spielkiste.texts import Seating, Texts

# Enough empty lines to push the last hand off any screen that cannot be cleared.
BLANK_LINES = 60
# Of how many moves the chances are told with a hint, the advised one included.
CHANCES_TOLD = 3


class Leave(Exception):
    """The player wants to stop for now."""


class LineGame:
    """A game in line mode.  People share the keyboard; with several of them, hands are hidden in between."""

    def __init__(
        self,
        record: Record,
        players: list[Player],
        texts: Texts,
        path: Path,
        ask: Callable[[str], str] = input,
        say: Callable[[str], None] = print,
    ) -> None:
        self.record = record
        self.players = players
        self.texts = texts
        self.path = path
        self.ask = ask
        self.say = say
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.bots: dict[int, Bot] = {
            seat: make_bot(player.bot, record.game, seat, record.seats, f"{record.seed}:{player.bot}")
            for seat, player in enumerate(players)
            if player.bot is not None
        }
        #: How much of the story each person, and the bots, have been told.
        self.told = dict.fromkeys(self.people, 0)
        self.bots_told = 0
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.sides = record.game.sides(record.seats, record.options)
        self.drawing = face(record.game, "drawing")

    def play(self) -> None:
        """Play to the end; raises Leave when somebody stops, with the game kept."""
        save(self.path, self.record, self.players)
        try:
            while self.record.state.outcome() is None:
                self._share_with_bots()
                actors = self.record.state.actors()
                bots = [seat for seat in actors if seat in self.bots]
                forced = [seat for seat in actors if self.record.state.forced(seat) >= 0]
                if forced:
                    seat = forced[0]
                    move = self.record.state.forced(seat)
                elif bots:
                    seat = bots[0]
                    move = self._ask_bot(seat)
                else:
                    seat = self.at_keyboard if self.at_keyboard in actors else actors[0]
                    move = self._ask_person(seat)
                self.record.play(seat, move)
                if seat not in self.bots:
                    save(self.path, self.record, self.players)
        except (EOFError, KeyboardInterrupt) as stop:
            save(self.path, self.record, self.players)
            raise Leave from stop
        self._finish()

    def _ask_bot(self, seat: int) -> int:
        """What a bot does; one that fails loses its move to the lot, and all are told."""
        situation = Situation(self.record.game, self.record.state, seat)
        move = chosen(self.bots[seat], situation)
        if move < 0:
            self.say(self.texts.say("web-story-stumbled", name=self.players[seat].name))
            move = self.bots[seat].rng.pick(situation.moves)
        return move

    # -- telling -----------------------------------------------------------------------------------------------

    def _seating(self, seat: int | None) -> Seating:
        return Seating([player.name for player in self.players], seat, self.sides)

    def _share_with_bots(self) -> None:
        for bot in self.bots.values():
            tell(bot, self.record.story[self.bots_told :], self.record.state)
        self.bots_told = len(self.record.story)

    def _tell_news(self, seat: int) -> None:
        for event in self.record.story[self.told[seat] :]:
            self.say(self.texts.tell(event.seen_by(seat), self.record.game, self._seating(seat)))
        self.told[seat] = len(self.record.story)

    def _tell_table(self, seat: int) -> None:
        self.say("")
        self.say(self.texts.say("play-title-table"))
        view = self.record.state.view(seat)
        for line in self.drawing.draw(view) if self.drawing is not None else []:
            self.say("  " + line)
        for phrase in self.record.game.in_words(view):
            self.say("  " + self.texts.tell(phrase, self.record.game, self._seating(seat)))
        self.say("")

    # -- asking ------------------------------------------------------------------------------------------------

    def _ask_person(self, seat: int) -> int:
        if len(self.people) > 1:
            self._change_hands(seat)
        self._tell_news(seat)
        self._tell_table(seat)
        moves = self.record.state.moves(seat)
        self.say(self.texts.say("play-your-turn", name=self.players[seat].name))
        for number, move in enumerate(moves, 1):
            self.say("  " + self.texts.say("play-choice", number=str(number), text=self._in_words(seat, move)))
        while True:
            move_or_none = self._understand(seat, moves, self.ask(self.texts.say("play-prompt")).strip())
            if move_or_none is not None:
                return move_or_none

    def _change_hands(self, seat: int) -> None:
        """Hide the last hand before the next is shown; asked of everybody alike, whoever sat there before."""
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

    def _understand(self, seat: int, moves: list[int], line: str) -> int | None:
        """The move that was typed, or None after answering anything else."""
        word, _, rest = line.partition(" ")
        if not line:
            self.say(self.texts.say("play-help-line"))
        elif word == "?" or word in ("help", "hilfe"):
            example = self.record.game.notation(moves[0])
            clause = f"{self.record.game.clause_prefix}-1"
            self.say(self.texts.say("play-help", example=example, clause=clause, resume=self.resume_command()))
        elif word in ("rules", "regeln"):
            for number, text in clauses(self.record.game.box, self.texts.language).items():
                self.say(f"{number}  {text}")
        elif word in ("rule", "regel"):
            number = rest.strip().upper()
            known = clauses(self.record.game.box, self.texts.language).get(number)
            self.say(f"{number}  {known}" if known else self.texts.say("play-no-rule", number=number or "?"))
        elif word in ("table", "tisch"):
            self._tell_table(seat)
        elif word in ("why", "warum"):
            self._explain(seat, moves, rest)
        elif word in ("hint", "tipp"):
            self._advise(seat)
        elif word in ("quit", "ende", "exit"):
            raise KeyboardInterrupt
        elif line.isdecimal() and (len(line) > 3 or not 1 <= int(line) <= len(moves)):
            self.say(self.texts.say("play-no-number", most=str(len(moves))))
        elif line.isdecimal():
            return moves[int(line) - 1]
        else:
            return self._parse(seat, moves, line)
        return None

    def _parse(self, seat: int, moves: list[int], line: str) -> int | None:
        try:
            move = self._meant(seat, line)
        except BadMove as trouble:
            self.say(self.texts.error(trouble))
            return None
        if move in moves:
            return move
        self._refuse(seat, move)
        return None

    def _in_words(self, seat: int, move: int) -> str:
        """The move as it is offered; nothing for one that is none at this table."""
        game = self.record.game
        phrase = game.phrase(move)
        if phrase is None or any(
            game.arguments.get(name) in ("seat", "side") and cast(int, value) >= len(self.players)
            for name, value in phrase.args.items()
        ):
            return ""
        return self.texts.tell(phrase, game, self._seating(seat))

    def _meant(self, seat: int, line: str) -> int:
        """The move that was typed: as it is written, or in the words in which it is offered; BadMove if there is none."""
        try:
            return self.record.game.parse(line)
        except BadMove:
            wanted = _plainly(line)
            for move in range(self.record.game.move_count):
                if wanted and _plainly(self._in_words(seat, move)) == wanted:
                    return move
            raise

    def _explain(self, seat: int, moves: list[int], text: str) -> None:
        if not text.strip():
            self.say(self.texts.say("play-why-what", example=self.record.game.notation(moves[0])))
            return
        try:
            self._refuse(seat, self._meant(seat, text))
        except BadMove as trouble:
            self.say(self.texts.error(trouble))

    def _refuse(self, seat: int, move: int) -> None:
        refusal = self.record.state.why_not(seat, move)
        if refusal is None:
            self.say(self.texts.say("play-possible"))
            return
        reason = self.texts.tell(refusal.reason, self.record.game, self._seating(seat))
        self.say(self.texts.say("play-not-now", reason=reason, clause=refusal.clause))

    def _advise(self, seat: int) -> None:
        """What a good player would do; among several people nobody is given an advantage."""
        if len(self.people) > 1:
            self.say(self.texts.say("error-hint-not-alone"))
            return
        hint = hint_in(self.record, seat)
        if hint is None:
            self.say(self.texts.say("play-hint-none"))
            return
        reason = self.texts.tell(hint.reason, self.record.game, self._seating(seat))
        self.say(self.texts.say("play-hint", move=self._in_words(seat, hint.move), reason=reason))
        for move, chance in list(hint.chances.items())[:CHANCES_TOLD]:
            self.say("  " + self.texts.say("play-hint-chance", move=self._in_words(seat, move), percent=str(round(100 * chance))))

    # -- the end -----------------------------------------------------------------------------------------------

    def resume_command(self) -> str:
        return f"spielkiste play {self.record.game.slug} --resume"

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
        self.say(self.texts.say("play-over"))
        if not outcome.winners:
            self.say(self.texts.say("play-nobody-won"))
        else:
            tied = len({seat % self.sides for seat in outcome.winners}) > 1
            winners = self.texts.listed([names[seat] for seat in outcome.winners])
            self.say(self.texts.say("play-tied" if tied else "play-winners", names=winners))
        for seat, name in enumerate(names):
            self.say("  " + self.texts.say("play-scores", name=name, score=str(outcome.scores[seat])))


def _plainly(words: str) -> str:
    """Words as somebody types them: without capitals, and without the signs that keep names and numbers apart."""
    return " ".join("".join(letter if letter.isalnum() or letter in "+-×:" else " " for letter in words.lower()).split())
