"""A lesson in the terminal: the teacher's words, the table, and the learner's moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from spielkiste.core.game import Game
from spielkiste.core.lesson import Course, Lesson
from spielkiste.core.record import Record
from spielkiste.terminal.command_name import command_name, language_flag
from spielkiste.terminal.line_mode import Leave, LineGame
from spielkiste.terminal.saves import Player
from spielkiste.terminal.screen import PLAIN, Screen
from spielkiste.texts import Texts


class LineLesson(LineGame):
    """A lesson in line mode.  Nothing is saved: a lesson starts from the beginning."""

    def __init__(
        self,
        game: Game,
        given: dict[str, object],
        learner: str,
        texts: Texts,
        ask: Callable[[str], str] = input,
        say: Callable[[str], None] = print,
        screen: Screen = PLAIN,
    ) -> None:
        lesson = Lesson(given)
        names = [name or learner for name in lesson.players]
        players = [Player(name, None if seat == lesson.learner else "random") for seat, name in enumerate(names)]
        record = Record(game, len(names), "lesson", lesson.options, names, lesson.position)
        super().__init__(record, players, texts, Path(), ask, say, screen)
        self.course = Course(lesson)

    def play(self) -> None:
        """Play the lesson to its end.  Raise `Leave` if the learner stops."""
        try:
            while (step := self.course.step()) is not None:
                forced = [seat for seat in self.record.state.actors() if self.record.state.forced(seat) >= 0]
                if forced:
                    self._make(forced[0], self.record.state.forced(forced[0]))
                    continue
                if step.say:
                    # First tell what happened, then the teacher's comment.
                    self._tell_news(self.course.lesson.learner)
                    self.teach(step.say)
                if self.course.waits_for_learner():
                    self._make(step.seat, self._ask_learner(step.seat))
                    continue
                if step.say:
                    self.ask(self.texts.say("learn-go-on") + " ")
                if self.course.scripted():
                    self._make(step.seat, self.record.game.parse(self.course.scripted()))
                else:
                    self.course.read()
        except (EOFError, KeyboardInterrupt) as stop:
            raise Leave from stop
        self.say(self.texts.say("learn-done", game=self.record.game.slug))

    def teach(self, key: str) -> None:
        self.say("")
        self.say(self.texts.say("learn-says", text=self.texts.typed(key)), "yellow", 3)

    @property
    def hurries(self) -> bool:
        """Return False: a learner makes every move, even if it is the only one."""
        return False

    def _make(self, seat: int, move: int) -> None:
        self.record.play(seat, move)
        self.course.moved(seat, self.record.game.notation(move))

    def _ask_learner(self, seat: int) -> int:
        """Ask until the learner makes a move that the lesson accepts; explain what is wrong with others."""
        while True:
            move = self._ask_person(seat)
            objection = self.course.objection(self.record.game.notation(move))
            if objection is None:
                return move
            self.teach(objection.key)

    def resume_command(self) -> str:
        flag = language_flag(self.texts.language)
        return f"{command_name()} learn {self.record.game.slug} {self.course.lesson.name}{flag}"
