"""The parser of the command line.  Each error is one sentence that names the flag and, if possible, suggests what was meant."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import Any, NoReturn

from spielkiste.bots.chooser import known_for
from spielkiste.command.meant import game_name, suggestion
from spielkiste.core.errors import BadSetup, SpielkisteError
from spielkiste.core.near import nearest
from spielkiste.core.registry import find, games
from spielkiste.texts import Texts

#: By error: the flags that may have caused it, the most likely first.
BLAMED = {
    "bad-seats": ("--seats", "--people", "--option"),
    "seats-by-option": ("--seats", "--people", "--option"),
    "too-many-people": ("--people", "--seats"),
    "bots-and-seats": ("--bots", "--seats", "--people"),
    "unknown-bot": ("--bots", "--bot"),
    "bad-bot-level": ("--bots", "--bot"),
    "bot-file": ("--bots",),
    "arena-bots": ("--bots",),
    "arena-crowd": ("--bots", "--seats"),
    "ladder-bots": ("--bots",),
    "unknown-option": ("--option",),
    "bad-option-value": ("--option",),
    "option-form": ("--option",),
    "not-at-the-table": ("--option",),
    "bad-seed": ("--seed",),
    "bad-deal-number": ("--deal",),
    "no-deal-numbers": ("--deal",),
    "no-save": ("--resume",),
    "other-run": ("--resume",),
    "bad-rows-file": ("--out",),
    "bad-report-file": ("--out",),
    "paper-not-written": ("--out",),
    "ladder-rows": ("--out",),
    "no-such-seat": ("--as",),
    "no-such-move-number": ("--until",),
    "no-cluster": ("--cluster",),
    "unknown-language": ("--lang",),
}
#: Errors about files: people who write files themselves also read what exactly is wrong, in English.
_DETAILED = ("bad-position", "damaged-file", "replay-bad-move")
#: Matches an error up to the last end of a sentence, or semicolon, of a part of it.
_LAST_BREAK = re.compile(r"(.*)(?:\.|\s?;)\s+")
_CHOICE = re.compile(r"argument ([^:]+): invalid choice: (.+?) \(choose from")
_EMPTY = re.compile(r"argument ([^:]+): expected (?:one|at least one) argument")
_NOTHING = re.compile(r"argument ([^:]+): ignored explicit argument (.+)")
_MISSING = re.compile(r"the following arguments are required: (.+)")


class Parser(argparse.ArgumentParser):
    """A parser that raises `BadSetup` with a translatable sentence where argparse would exit the program."""

    def error(self, message: str) -> NoReturn:
        if found := _CHOICE.match(message):
            self._wrong_choice(found[1], found[2].strip("'\""))
        if found := _EMPTY.match(message):
            raise BadSetup("flag-empty", f"{found[1]} needs a value.", {"flag": found[1], "command": self.prog})
        if found := _NOTHING.match(message):
            raise BadSetup("flag-alone", f"{found[1]} takes no value.", {"flag": found[1], "command": self.prog})
        if found := _MISSING.match(message):
            if found[1] == "game":
                known = ", ".join(game.slug for game in games())
                raise BadSetup("missing-game", f"Name a game; choose one of: {known}.", {"known": known, "command": self.prog})
            raise BadSetup("missing-argument", f"{found[1]} is missing.", {"names": found[1], "command": self.prog})
        raise BadSetup("usage", message, {"message": message, "command": self.prog})

    def _wrong_choice(self, flag: str, value: str) -> NoReturn:
        action = next(one for one in self._actions if flag in ("/".join(one.option_strings), one.metavar, one.dest))
        known = ", ".join(map(str, action.choices or ()))
        if isinstance(action, argparse._SubParsersAction):
            raise BadSetup("unknown-command", f"There is no command {value!r}.", {"name": value, "known": known})
        raise BadSetup("flag-choice", f"{flag} cannot be {value!r}.", {"flag": flag, "value": value, "known": known})

    def commands(self) -> dict[str, argparse.ArgumentParser]:
        """Return the parsers of the commands, by name."""
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                return dict(action.choices)
        return {}

    def described(self) -> dict[str, tuple[argparse.ArgumentParser, str]]:
        """Return the parsers of the commands by name, each with its help line."""
        action = next(one for one in self._actions if isinstance(one, argparse._SubParsersAction))
        says = {one.dest: one.help or "" for one in action._choices_actions}
        return {name: (made, says[name]) for name, made in self.commands().items()}

    def read(self, arguments: list[str]) -> argparse.Namespace:
        """Return the parsed arguments.  Raise `BadSetup` if any of them is not understood."""
        parsed, rest = self.parse_known_args(arguments)
        if rest:
            command = self.commands().get(parsed.command, self)
            if not rest[0].startswith("-"):
                self._refuse_bots(parsed, rest)
                raise BadSetup("too-much", f"{rest[0]!r} is one argument too many.", {"word": rest[0], "command": command.prog})
            flag = rest[0].partition("=")[0]
            self._refuse_option(parsed, flag, rest)
            known = ", ".join(flag for action in command._actions for flag in action.option_strings if flag.startswith("--"))
            about: dict[str, object] = {"flag": flag, "known": known, "command": command.prog}
            raise BadSetup("unknown-flag", f"{command.prog} has no {flag}.", about)
        return parsed

    def _refuse_bots(self, parsed: argparse.Namespace, rest: list[str]) -> None:
        """Raise `BadSetup` if the words that are too many name bots."""
        words = [word for part in rest for word in part.split(",") if word]
        known = known_for(find(parsed.game)) if hasattr(parsed, "bots") else []
        if words and all(word.partition("@")[0] in known or ".py:" in word for word in words):
            bots = ",".join(words)
            raise BadSetup("bots-by-flag", f"{words[0]!r} is a bot; write: --bots {bots}", {"word": words[0], "bots": bots})

    def _refuse_option(self, parsed: argparse.Namespace, flag: str, rest: list[str]) -> None:
        """Raise `BadSetup` if a flag is, or nearly is, the name of an option of the game."""
        if not hasattr(parsed, "options"):
            return
        options = {option.name: option for option in find(parsed.game).options}
        name = nearest(flag, options)
        if name is None:
            return
        value = rest[0].partition("=")[2] or (rest[1] if rest[1:] and not rest[1].startswith("-") else "")
        setting = f"{name}={value or str(options[name].values()[-1]).replace('True', 'yes')}"
        about: dict[str, object] = {"option": name, "setting": setting}
        raise BadSetup("flag-is-option", f"{name} is an option of the game; write: --option {setting}", about)


def whole_number(flag: str, least: int, most: int | None = None) -> Callable[[str], int]:
    """Return a function that reads the value of a flag: a whole number from `least` to `most`."""

    def read(text: str) -> int:
        if re.fullmatch(r"-?[0-9]{1,15}", text) and least <= int(text) <= (int(text) if most is None else most):
            return int(text)
        about: dict[str, Any] = {"flag": flag, "value": text[:40], "least": least}
        if most is None:
            raise BadSetup("flag-at-least", f"{flag} must be a whole number, at least {least}, not “{text[:40]}”.", about)
        about["most"] = most
        raise BadSetup("flag-number", f"{flag} must be a whole number from {least} to {most}, not “{text[:40]}”.", about)

    return read


def a_game(name: str) -> str:
    """Return the slug of a game by its name.  The command checks whether it exists."""
    return game_name(name)


def sentence(trouble: SpielkisteError, arguments: list[str], words: Texts) -> str:
    """Return one line for an error: the flag that caused it, what is wrong, and a suggestion."""
    said = words.error(trouble)
    typed = {argument.partition("=")[0] for argument in arguments if argument.startswith("--")}
    blamed = next((flag for flag in BLAMED.get(trouble.key, ()) if flag in typed), None)
    meant = suggestion(trouble)
    parts = [f"{blamed}: {said}" if blamed is not None and blamed not in said else said]
    if meant is not None:
        # Before the list of everything that is known, which may be long.
        listed = str(trouble.arguments.get("known", trouble.arguments.get("range", "")))
        before = _LAST_BREAK.match(parts[0], 0, parts[0].rfind(listed) if listed in parts[0] else len(parts[0]))
        wrong, rest = (before[1], parts[0][before.end() :]) if before is not None else (parts[0].rstrip("."), "")
        parts = [f"{wrong}.", words.say("error-meant", meant=meant), rest[:1].upper() + rest[1:]]
    if trouble.key in _DETAILED and "what" in trouble.arguments:
        parts.append(f"({trouble.arguments['what']})")
    if trouble.key == "unknown-bot":
        # The bot may be one of a plug-in that is broken.
        parts += words.left_out()
    return " ".join(filter(None, parts))
