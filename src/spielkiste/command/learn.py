"""``spielkiste learn``: learn a game by playing a lesson in the terminal."""

from __future__ import annotations

import argparse

import spielkiste
from spielkiste.boxes import lesson, lessons
from spielkiste.command.arguments import Commands, Shared, add_game
from spielkiste.core.errors import BadSetup
from spielkiste.terminal.lesson_mode import LineLesson
from spielkiste.terminal.line_mode import Leave
from spielkiste.terminal.screen import screen
from spielkiste.texts import Texts


def add(commands: Commands, shared: Shared) -> None:
    learn = commands.add_parser("learn", parents=[shared.language], help="learn a game by playing, in the terminal")
    add_game(learn)
    learn.add_argument("lesson", nargs="?", help="which lesson (default: the first)")
    learn.add_argument(
        "--plain", action="store_true", help="words only, no drawing and no colours; always so in a pipe (default: no)"
    )
    learn.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
    game = spielkiste.find(parsed.game)
    known = list(lessons(game))
    if not known:
        raise BadSetup("no-lessons", f"{game.slug} has no lessons; read its rules: spielkiste play {game.slug}, then: rules")
    name = parsed.lesson or known[0]
    if name not in known:
        about = {"name": name, "game": game.slug, "known": ", ".join(known)}
        raise BadSetup("unknown-lesson", f"{game.slug} has no lesson {name!r}; it has: {about['known']}.", about)
    shown = screen(parsed.plain)
    line_lesson = LineLesson(game, lesson(game, name), words.say("play-you"), words, screen=shown)
    print(shown.wrapped(words.say(f"lesson-{game.slug}-{name}"), "bold"))
    print(shown.wrapped(words.say("play-help-line")))
    try:
        line_lesson.play()
    except Leave:
        print()
        print(shown.wrapped(words.say("learn-left", again=line_lesson.resume_command())))
