"""Test the help of the command line: commands, suggestions, wrong flags, and shell completion."""

import argparse
import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import spielkiste
from spielkiste.boxes import describe
from spielkiste.command import main, parser
from spielkiste.command.completion import SHELLS
from spielkiste.command.meant import game_name
from spielkiste.core import registry
from spielkiste.core.errors import BadMove, BadSetup
from spielkiste.texts import LANGUAGES, texts

GAMES = [game.slug for game in spielkiste.games()]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def _said(arguments: list[str], capsys: pytest.CaptureFixture[str], code: int = 0) -> str:
    assert main(arguments) == code
    captured = capsys.readouterr()
    return captured.err if code else captured.out


# -- without arguments
# ---------------------------------------------------------------------------------------------------


def test_without_a_terminal_an_empty_command_lists_games_and_commands(capsys: pytest.CaptureFixture[str]) -> None:
    said = _said([], capsys)
    assert all(f"  {slug} " in said for slug in GAMES) and "spielkiste serve --open" in said and "\x1b" not in said


def test_in_a_terminal_an_empty_command_opens_the_chest(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[argparse.Namespace] = []
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr("spielkiste.command.serve.run", lambda parsed, words: opened.append(parsed))
    assert main([]) == 0
    assert opened[0].command == "serve" and opened[0].open == "yes"


def test_help_may_come_first(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, expected in ((["help"], "COMMAND"), (["help", "play"], "--people")):
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        assert ended.value.code == 0 and expected in capsys.readouterr().out


# -- suggestions
# ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (["plai", "mau-mau"], "Did you mean play?"),
        (["play", "mau-mua"], "Did you mean mau-mau?"),
        (["play", "Zahlen-Ralye"], "Did you mean number-rally?"),
        (["play", "Corsa dei numri"], "Did you mean number-rally?"),
        (["play", "mau-mau", "--bots", "ruls"], "Did you mean rules?"),
        (["simulate", "thousand-km", "--option", "gaol=300"], "Did you mean goal?"),
        (["simulate", "number-rally", "--option", "tempo=lively"], "Did you mean live?"),
        (["learn", "mau-mau", "frist"], "Did you mean first?"),
        (["play", "mau-mau", "--sets", "3"], "Did you mean --seats?"),
        (["print", "mau-mau", "--sides", "dupleks"], "Did you mean duplex?"),
        (["games", "--lang", "dee"], "Did you mean de?"),
        (["serve", "--log-level", "inf"], "Did you mean info?"),
        (["number-rally"], "spielkiste play number-rally"),
    ],
)
def test_a_typing_mistake_gets_a_suggestion(arguments: list[str], meant: str, capsys: pytest.CaptureFixture[str]) -> None:
    if arguments[1:] == ["Corsa dei numri"]:
        arguments = ["play", texts("it").say("game-number-rally").replace("i", "", 1)]
    said = _said(arguments, capsys, 2)
    assert meant in said and said.count("\n") == 1
    if meant.startswith("Did you mean"):
        # After what is wrong, before the list of everything that could have been typed.
        before, _, after = said.partition(f". {meant} ")
        assert after and "Choose" not in before and ("Choose" in after or "See: " in after or "has: " in after)


def test_a_word_that_is_like_no_other_gets_no_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Did you mean" not in _said(["play", "xyzzy"], capsys, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_may_be_called_by_its_title_in_any_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for slug in GAMES:
        for name in (texts(language).say(f"game-{slug}"), slug.replace("-", "_"), slug.upper()):
            assert game_name(name) == slug
    [told] = json.loads(_said(["games", texts(language).say("game-number-rally"), "--json"], capsys))
    assert told["slug"] == "number-rally"


def test_mistakes_are_reported_in_the_requested_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Meintest du play?" in _said(["plai", "mau-mau", "--lang", "de"], capsys, 2)
    assert "Tu voulais dire play" in _said(["plai", "--lang=fr"], capsys, 2)
    said = _said(["plai", "mau-mau", "--lang", "de"], capsys, 2)
    assert said.startswith("Es gibt keinen Befehl „plai“. Meintest du play? Wähle einen von: games, ")


# -- which flag is wrong -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "flag"),
    [
        (["simulate", "thousand-km", "--seats", "9"], "--seats"),
        (["simulate", "thousand-km", "--seats", "two"], "--seats"),
        (["simulate", "thousand-km", "--games=many"], "--games"),
        (["simulate", "thousand-km", "--jobs", "0"], "--jobs"),
        (["simulate", "thousand-km", "--bots", "rules@9,random"], "--bots"),
        (["simulate", "thousand-km", "--option", "goal"], "--option"),
        (["play", "thousand-km", "--people", "-1"], "--people"),
        (["play", "thousand-km", "--people", "3", "--seats", "2"], "--people"),
        (["play", "patience", "--deal", "seven"], "--deal"),
        (["play", "patience", "--seed"], "--seed"),
        (["play", "patience", "--seed", "x" * 300], "--seed"),
        (["play", "patience", "--seed", "9" * 25], "--seed"),
        (["report", "mau-mau", "--seconds", "0"], "--seconds"),
        (["serve", "--port", "80x"], "--port"),
        (["print", "mau-mau", "--paper", "a5"], "--paper"),
        (["games", "--lang", "xx"], "--lang"),
    ],
)
def test_an_error_names_the_flag_that_is_wrong(arguments: list[str], flag: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = _said(arguments, capsys, 2)
    assert flag in said and said.count("\n") == 1 and said.count(flag) == 1


def test_an_error_never_blames_a_flag_that_was_not_typed(capsys: pytest.CaptureFixture[str]) -> None:
    said = _said(["play", "thousand-km", "--people", "8", "--option", "teams=no"], capsys, 2)
    assert "--seats" not in said and "--people" in said


@pytest.mark.parametrize("host", ["192.0.2.1", "no-such-machine.invalid", "2001:db8::1"])
def test_an_address_of_another_machine_is_not_blamed_on_the_port(host: str) -> None:
    from spielkiste.server.serve import listen

    with pytest.raises(BadSetup) as wrong:
        listen(host, 0)
    for language in LANGUAGES:
        said = texts(language).error(wrong.value)
        assert "--host" in said and host in said and "--port" not in said


def test_a_port_in_use_is_blamed_on_the_port() -> None:
    from spielkiste.server.serve import listen

    with listen("127.0.0.1", 0) as taken, pytest.raises(BadSetup) as wrong:
        listen("127.0.0.1", taken.getsockname()[1])
    assert "--port" in texts("en").error(wrong.value) and "--host" not in texts("en").error(wrong.value)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play"], "Which game? Choose one of: thousand-km"),
        (["play", "mau-mau", "more"], "“more” is one word too many"),
        (["arena", "mau-mau", "rules", "random@2"], "“rules” is a bot. Write: --bots rules,random@2"),
        (["arena", "mau-mau", "rules", "ranodm"], "“rules” is one word too many"),
        (["check", "mau-mau", "rules"], "“rules” is one word too many"),
        (["games", "--json=yes"], "--json takes no value"),
        (["play", "mau-mau", "--seats"], "missing after --seats"),
    ],
)
def test_what_is_missing_or_too_much_is_said(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    heard = _said(arguments, capsys, 2)
    assert said in heard and ("spielkiste" in heard or "--bots" in heard) and heard.count("\n") == 1


# -- help ----------------------------------------------------------------------------------------------------------------


def _flags() -> list[tuple[str, argparse.Action]]:
    return [(name, action) for name, made in parser().commands().items() for action in made._actions if action.dest != "help"]


@pytest.mark.parametrize(("command", "action"), _flags(), ids=lambda part: getattr(part, "dest", part))
def test_every_flag_says_what_it_does_what_it_is_usually_and_what_it_may_be(command: str, action: argparse.Action) -> None:
    assert action.help and len(action.help) > 10
    if action.option_strings:
        assert "default: " in action.help or "otherwise" in action.help
    if getattr(action.type, "__qualname__", "").startswith("whole_number"):
        assert " to " in action.help or "at least" in action.help


def test_number_settings_state_their_range(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert "a number from 0 to 65535 (default: 8080" in said and "--log-level error|warning|info|debug" in said


def test_the_list_of_games_has_bots_options_and_lessons(capsys: pytest.CaptureFixture[str]) -> None:
    said = _said(["games"], capsys)
    for game in spielkiste.games():
        known = describe(game)
        assert f"Bots: {', '.join(known['bots'])}." in said
        assert all(f"option {option.name}: " in said for option in game.options)
        one = _said(["games", game.slug], capsys)
        assert all(f"  lesson {name}: " in one for name in known["lessons"]) and one.count("Bots: ") == 1


# -- completion ----------------------------------------------------------------------------------------------------------

COMPLETED = [
    ("spielkiste pl", ["play"]),
    ("spielkiste play num", ["number-rally"]),
    ("spielkiste play number-rally --see", ["--seed"]),
    ("spielkiste learn wall-break nam", ["naming"]),
    ("spielkiste play mau-mau --bots rul", ["rules", "rules@1", "rules@2", "rules@3", "rules@4", "rules@5"]),
    ("spielkiste play number-rally --option tempo=", ["tempo=calm", "tempo=live"]),
    ("spielkiste play number-rally --option poi", ["points="]),
    ("spielkiste serve --log-level ", ["debug", "error", "info", "warning"]),
    ("spielkiste print mau-mau --paper l", ["letter"]),
    ("spielkiste completion ", sorted([*SHELLS, "--help", "--lang"])),
    ("spielkiste games --lang d", ["de"]),
    ("spielkiste play --seats ", []),
]


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return each shell's completion script, as the command prints it."""
    found = {}
    for shell in SHELLS:
        path = tmp_path_factory.mktemp("completion") / f"spielkiste.{shell}"
        with pytest.MonkeyPatch.context() as patch, path.open("w", encoding="utf-8") as file:
            patch.setattr("sys.stdout", file)
            assert main(["completion", shell]) == 0
        found[shell] = path
    return found


def _run(shell: str, script: str) -> list[str]:
    flags = {"bash": ["--norc", "-c"], "zsh": ["-f", "-c"], "fish": ["--no-config", "-c"]}[shell]
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"{shell} is not installed")
    done = subprocess.run([program, *flags, script], capture_output=True, text=True, timeout=60, check=True)
    assert not done.stderr
    return done.stdout.split("\n")


def test_bash_completes(scripts: dict[str, Path]) -> None:
    asked = "\n".join(f"ask {line!r}" for line, _ in COMPLETED)
    said = _run(
        "bash",
        f"""source {scripts["bash"]}
        COMP_WORDBREAKS=' '
        ask() {{ COMP_LINE="$1"; COMP_POINT=${{#1}}; COMPREPLY=(); _spielkiste; echo "${{COMPREPLY[*]}}"; }}
        {asked}""",
    )
    assert [sorted(line.split()) for line in said[: len(COMPLETED)]] == [words for _, words in COMPLETED]


def test_bash_ends_words_at_signs(scripts: dict[str, Path]) -> None:
    """Interactive bash replaces only the text after "=" and from "@" on."""
    said = _run(
        "bash",
        f"""source {scripts["bash"]}
        COMP_WORDBREAKS=$' =@:'
        ask() {{ COMP_LINE="$1"; COMP_POINT=${{#1}}; COMPREPLY=(); _spielkiste; echo "${{COMPREPLY[*]}}"; }}
        ask 'spielkiste play number-rally --option tempo=l'; ask 'spielkiste play mau-mau --bots rules@4'""",
    )
    assert said[:2] == ["live", "@4"]


def test_bash_completes_files(scripts: dict[str, Path], tmp_path: Path) -> None:
    (tmp_path / "evening.replay").write_text("")
    said = _run(
        "bash",
        f"""source {scripts["bash"]}; cd {tmp_path}
        COMP_LINE='spielkiste replay even'; COMP_POINT=${{#COMP_LINE}}; _spielkiste; echo "${{COMPREPLY[*]}}" """,
    )
    assert said[0] == "evening.replay"


def test_zsh_understands_the_script_and_knows_the_same_words(scripts: dict[str, Path]) -> None:
    lines = [(line.split(" "), words) for line, words in COMPLETED]
    asked = "\n".join(f"_spielkiste_candidates '{line[-2]}' {' '.join(map(repr, line[1:]))}; echo ---" for line, _ in lines)
    said = _run("zsh", f"compdef() {{ : }}\nsource {scripts['zsh']}\n{asked}")
    answers = "\n".join(said).split("---\n")
    for (line, words), answer in zip(lines, answers, strict=False):
        assert sorted(word for word in answer.split() if word.startswith(line[-1])) == words


def test_fish_completes(scripts: dict[str, Path]) -> None:
    for line, words in COMPLETED:
        said = _run("fish", f"source {scripts['fish']}; complete -C {line!r}")
        found = sorted(entry.partition("\t")[0] for entry in said if entry)
        assert found == [word for word in words if not word.startswith("--") or "--" in line.split(" ")[-1]], line


# -- bots of their own author ----------------------------------------------------------------------------------------------


BOOM = """
import spielkiste


class Boom(spielkiste.Bot):
    def choose(self, situation):
        return situation.view["hnad"]
"""


@pytest.fixture
def forgotten() -> Iterator[None]:
    """Forget the bots that a test registers: the command registers them in this process."""
    known = registry._bots["mau-mau"]
    before = dict(known)
    yield
    known.clear()
    known.update(before)


@pytest.fixture
def boom(tmp_path: Path, forgotten: None) -> str:
    (tmp_path / "boom.py").write_text(BOOM)
    return f"{tmp_path / 'boom.py'}:Boom"


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_the_first_error_of_a_bot_is_told(command: str, boom: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = _said([command, "mau-mau", "--bots", f"{boom},rules", "--games", "2"], capsys)
    assert "boom failed: " in said and "First error: KeyError: 'hnad' in choose (at move " in said
    assert f"{boom.removesuffix(':Boom')}:7)" in said and "--strict" in said and "play_game" not in said


@pytest.mark.parametrize("more", [["arena"], ["simulate"], ["arena", "--ladder"]])
def test_strict_raises_the_error_of_a_bot(more: list[str], boom: str) -> None:
    with pytest.raises(KeyError, match="hnad") as raised:
        main([*more, "mau-mau", "--bots", f"{boom},rules", "--games", "2", "--strict"])
    assert raised.traceback[-1].name == "choose"


def test_strict_raises_an_illegal_move_too_but_mistakes_stay_one_sentence(
    tmp_path: Path, forgotten: None, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "odd.py").write_text(BOOM.replace("Boom", "Odd").replace('situation.view["hnad"]', "-7"))
    with pytest.raises(BadMove, match="choose returned -7"):
        main(["arena", "mau-mau", "--bots", f"{tmp_path / 'odd.py'}:Odd,rules", "--games", "2", "--strict"])
    assert _said(["arena", "mau-mau", "--bots", "rules", "--strict"], capsys, 2).count("\n") == 1


def test_a_game_for_one_has_one_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert "2 games of patience with 1 seat: " in _said(["simulate", "patience", "--games", "2"], capsys)
    assert "with 2 seats: " in _said(["simulate", "mau-mau", "--games", "2"], capsys)


def test_an_arena_plays_whole_rotations(capsys: pytest.CaptureFixture[str]) -> None:
    assert "8 games of mau-mau on 4 deals" in _said(["arena", "mau-mau", "--games", "7"], capsys)
    found = spielkiste.arena("mau-mau", ["random", "random@1", "random@2"], games=4)
    assert found["games"] == 6 and found["deals"] == 2


@pytest.mark.parametrize(
    ("command", "bots"), [("simulate", "random at every seat"), ("arena", "rules,random;"), ("play", "rules at every free seat")]
)
def test_the_help_names_the_bots_that_play_by_default(command: str, bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert f"(default: {bots}" in said and "the strongest" not in said and "enough for all)" not in said
