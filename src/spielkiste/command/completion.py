"""``spielkiste completion``: a script that lets a shell complete commands, flags, games, bots, options and lessons.

The script is generated from the parser and contains all words, so pressing Tab does not start Python.
"""

from __future__ import annotations

import argparse
import shlex
from dataclasses import dataclass, field
from pathlib import Path

import spielkiste
from spielkiste.boxes import describe
from spielkiste.command.arguments import Commands, Shared
from spielkiste.command.settings import choices_of
from spielkiste.core.game import Game
from spielkiste.core.options import Option
from spielkiste.texts import LANGUAGES, Texts

SHELLS = ("bash", "zsh", "fish")
#: The kinds of values of flags and positional arguments, unless they have a list of words.
FILE, GAME, LESSON, BOT, OPTION, ANYTHING = "file", "game", "lesson", "bot", "option", "anything"
_BY_NAME = {"game": GAME, "lesson": LESSON, "bots": BOT, "bot": BOT, "options": OPTION}
_FILES = ("config", "database", "pocket")


@dataclass
class Flag:
    """A flag: its name and help, whether it takes a value, and the kind or the words of that value."""

    name: str
    says: str
    takes: bool
    kind: str = ANYTHING
    words: list[str] = field(default_factory=list)


@dataclass
class Command:
    """A command: its flags and its positional arguments."""

    name: str
    says: str
    flags: list[Flag]
    places: list[Flag]


def add(commands: Commands, shared: Shared) -> None:
    help_line = "write a script that completes commands, games and flags in your shell"
    completion = commands.add_parser(
        "completion",
        parents=[shared.language],
        help=help_line,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=(
            'bash: add to ~/.bashrc:  eval "$(spielkiste completion bash)"\n'
            'zsh:  add to ~/.zshrc:   eval "$(spielkiste completion zsh)"  (after compinit)\n'
            "fish: spielkiste completion fish > ~/.config/fish/completions/spielkiste.fish"
        ),
    )
    completion.add_argument("shell", choices=SHELLS, help="bash, zsh or fish")
    completion.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
    from spielkiste.command import parser

    commands = [_command(name, made, said) for name, (made, said) in parser().described().items()]
    print({"bash": _bash, "zsh": _zsh, "fish": _fish}[parsed.shell](commands, spielkiste.games()))


def _command(name: str, parser: argparse.ArgumentParser, says: str) -> Command:
    flags: list[Flag] = []
    places: list[Flag] = []
    for action in parser._actions:
        written = next((flag for flag in action.option_strings if flag.startswith("--")), "")
        kind, known = _kind(action)
        entry = Flag(written or action.dest, _line(action.help or ""), action.nargs != 0, kind, known)
        (flags if written else places).append(entry)
    return Command(name, says, flags, places)


def _kind(action: argparse.Action) -> tuple[str, list[str]]:
    if action.choices is not None:
        return ANYTHING, [str(choice) for choice in action.choices]
    if action.dest == "lang":
        return ANYTHING, list(LANGUAGES)
    if action.type is Path or action.dest in _FILES:
        return FILE, []
    return _BY_NAME.get(action.dest, ANYTHING), choices_of(action.dest)


def _line(text: str) -> str:
    return " ".join(text.replace("%%", "%").partition(" (default: %(")[0].split())


# -- the words of a game -------------------------------------------------------------------------------------------------


def _bots(game: Game) -> list[str]:
    return [name for bot in describe(game)["bots"] for name in (bot, *_levels(bot))]


def _levels(bot: str) -> list[str]:
    return [f"{bot}@{level}" for level in range(1, 6)] if "@" not in bot and bot != "random" else []


def _settings(option: Option) -> list[str]:
    """Return the completions of an option: with values if there are few, otherwise up to the equals sign."""
    if option.kind == "flag":
        return [f"{option.name}=yes", f"{option.name}=no"]
    return [f"{option.name}={value}" for value in option.values()] if option.kind == "choice" else [f"{option.name}="]


def _of_game(game: Game, kind: str) -> list[str]:
    if kind == LESSON:
        return list(describe(game)["lessons"])
    return _bots(game) if kind == BOT else [word for option in game.options for word in _settings(option)]


# -- bash and zsh ----------------------------------------------------------------------------------------------------------


def _quoted(words: str) -> str:
    """Return the words quoted for both shells. zsh would expand a bare = at the start as a command name."""
    return f"'{words}'"


def _shared_functions(commands: list[Command], games: list[Game]) -> list[str]:
    """Return functions for both shells that print the words for their arguments."""
    slugs = " ".join(game.slug for game in games)
    lines = ["_spielkiste_games() { echo " + _quoted(slugs) + "; }", "_spielkiste_of_game() {", '  case "$1,$2" in']
    for game in games:
        for kind in (LESSON, BOT, OPTION):
            lines.append(f"    {game.slug},{kind}) echo {_quoted(' '.join(_of_game(game, kind)))} ;;")
    lines += [
        "  esac",
        "}",
        "# For each flag: the kind of its value, or = and the words.",
        "_spielkiste_value() {",
        '  case "$1,$2" in',
    ]
    for command in commands:
        for flag in command.flags:
            if flag.takes:
                said = "= " + " ".join(flag.words) if flag.words else flag.kind
                lines.append(f"    {command.name},{flag.name}) echo {_quoted(said)} ;;")
    lines += ["  esac", "}", "# The arguments and flags of each command.", "_spielkiste_places() {"]
    lines.append('  case "$1" in')
    for command in commands:
        said = " ".join("=" + ",".join(place.words) if place.words else place.kind for place in command.places)
        lines.append(f"    {command.name}) echo {_quoted(said)} ;;")
    lines += ["  esac", "}", "_spielkiste_flags() {", '  case "$1" in']
    for command in commands:
        lines.append(f"    {command.name}) echo {_quoted(' '.join(flag.name for flag in command.flags))} ;;")
    lines += ["  esac", "}"]
    lines.append("_spielkiste_commands() { echo " + _quoted(" ".join(command.name for command in commands)) + "; }")
    return [*lines, *_CANDIDATES.splitlines()]


# Takes the word before the cursor and all words from the command on.  Prints candidates, or the word FILES.
_CANDIDATES = """\
_spielkiste_candidates() {
  local previous="$1" command="$2" game="" word known place
  shift
  if [ $# -le 1 ]; then echo "$(_spielkiste_commands) --help --version"; return; fi
  for word in "$@"; do
    case " $(_spielkiste_games) " in *" $word "*) game="$word" ;; esac
  done
  known="$(_spielkiste_value "$command" "$previous")"
  case "$known" in
    "= "*) echo "${known#= }"; return ;;
    file) echo FILES; return ;;
    bot|option) _spielkiste_of_game "$game" "$known"; return ;;
    anything) return ;;
  esac
  for place in $(echo "$(_spielkiste_places "$command")" | tr ' ' '\\n'); do
    case "$place" in
      game) [ -n "$game" ] || echo "$(_spielkiste_games)" ;;
      lesson) [ -z "$game" ] || _spielkiste_of_game "$game" lesson ;;
      file) echo FILES ;;
      '='*) echo "${place#'='}" | tr ',' ' ' ;;
    esac
  done
  _spielkiste_flags "$command"
}"""

_BASH = """\
_spielkiste() {
  local line="${COMP_LINE:0:COMP_POINT}" current words candidates
  read -r -a words <<< "$line"
  current=""
  case "$line" in *" ") ;; *) current="${words[${#words[@]}-1]}"; unset "words[${#words[@]}-1]" ;; esac
  candidates="$(_spielkiste_candidates "${words[${#words[@]}-1]}" "${words[@]:1}" "$current")"
  COMPREPLY=()
  case " $candidates " in *FILES*) COMPREPLY=($(compgen -f -- "$current")) ;; esac
  candidates="${candidates//FILES/}"
  COMPREPLY+=($(compgen -W "$candidates" -- "$current"))
  # Bash ends a word behind = and before @, and wants only what comes then.
  case "$COMP_WORDBREAKS,$current" in *=*,*=*) COMPREPLY=("${COMPREPLY[@]#"${current%%=*}="}") ;; esac
  case "$COMP_WORDBREAKS,$current" in *@*,*@*) COMPREPLY=("${COMPREPLY[@]#"${current%%@*}"}") ;; esac
  case "${COMPREPLY[0]-}" in *=) compopt -o nospace 2>/dev/null ;; esac
}
complete -F _spielkiste spielkiste"""

_ZSH = """\
_spielkiste() {
  local candidates="$(_spielkiste_candidates "${words[CURRENT-1]}" "${(@)words[2,CURRENT]}")"
  case " $candidates " in *FILES*) _files ;; esac
  candidates="${candidates//FILES/}"
  local -a open whole
  local word
  for word in ${=candidates}; do
    case "$word" in *=) open+=("$word") ;; *) whole+=("$word") ;; esac
  done
  compadd -S '' -a open
  compadd -a whole
}
compdef _spielkiste spielkiste"""


def _bash(commands: list[Command], games: list[Game]) -> str:
    return "\n".join([*_shared_functions(commands, games), _BASH])


def _zsh(commands: list[Command], games: list[Game]) -> str:
    return "\n".join(["#compdef spielkiste", *_shared_functions(commands, games), _ZSH])


# -- fish ------------------------------------------------------------------------------------------------------------------


def _fish(commands: list[Command], games: list[Game]) -> str:
    slugs = " ".join(game.slug for game in games)
    lines = ["complete -c spielkiste -e", "complete -c spielkiste -f"]
    for command in commands:
        seen = f"__fish_seen_subcommand_from {command.name}"
        lines.append(_told(["-n", "__fish_use_subcommand", "-a", command.name], command.says))
        for flag in command.flags:
            for condition, more in _fish_values(flag, seen, games):
                lines.append(_told(["-n", condition, "-l", flag.name.removeprefix("--"), *more], flag.says))
        for place in command.places:
            if place.words:
                lines.append(_told(["-n", seen, "-a", " ".join(place.words)], ""))
            elif place.kind == GAME:
                lines.append(_told(["-n", f"{seen}; and not __fish_seen_subcommand_from {slugs}", "-a", slugs], place.says))
            elif place.kind == FILE:
                lines.append(_told(["-n", seen, "-F"], ""))
            elif place.kind == LESSON:
                for game in games:
                    known = " ".join(_of_game(game, LESSON))
                    condition = f"{seen}; and __fish_seen_subcommand_from {game.slug}"
                    lines.append(_told(["-n", condition, "-a", known], place.says))
    return "\n".join(lines)


def _fish_values(flag: Flag, seen: str, games: list[Game]) -> list[tuple[str, list[str]]]:
    """Return pairs of a fish condition and the values offered under it."""
    if not flag.takes:
        return [(seen, [])]
    if flag.kind in (BOT, OPTION):
        of_games = [(f"{seen}; and __fish_seen_subcommand_from {game.slug}", game) for game in games]
        return [(seen, ["-x"]), *((when, ["-x", "-a", " ".join(_of_game(game, flag.kind))]) for when, game in of_games)]
    if flag.kind == FILE:
        return [(seen, ["-r", "-F"])]
    return [(seen, ["-x", "-a", " ".join(flag.words)] if flag.words else ["-x"])]


def _told(parts: list[str], says: str) -> str:
    return shlex.join(["complete", "-c", "spielkiste", *parts, *(["-d", says] if says else [])])
