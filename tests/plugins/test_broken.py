"""Test that a broken plug-in harms only its own game: one sentence says what is wrong, and it is left out."""

import json
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import spielkiste
from tests.plugins.package import BOT, ENGLISH, PRESS, RULES, install, run

OURS = [game.slug for game in spielkiste.games()]

BROKEN = {
    "cannot be imported": ("import no_such_module_anywhere", "plug_in", "ModuleNotFoundError"),
    "has a slip of the pen": ("def plug_in(:", "plug_in", "SyntaxError"),
    "has nothing of that name": (PRESS, "put_in", "AttributeError"),
    "names something else": (PRESS + "\nnumber = 3\n", "number", "TypeError"),
    "ends the program": ("import sys\n\n\ndef plug_in():\n    sys.exit('enough')\n", "plug_in", "SystemExit: enough"),
    "registers nothing": ("def plug_in():\n    pass\n", "plug_in", "It registers no game."),
    "takes our name": (PRESS.replace('slug="press"', 'slug="thousand-km"'), "plug_in", "from spielkiste.games.thousand_km"),
    "takes our name and package": (
        PRESS.replace('slug="press"', 'slug="thousand-km"').replace("__name__)", '"spielkiste.games.thousand_km")'),
        "plug_in",
        "There is already a game called thousand-km",
    ),
    "has no proper name": (PRESS.replace('slug="press"', 'slug="Press it!"'), "plug_in", "is not a name for a game"),
    "is for nobody": (
        PRESS.replace("return [2]", "return []"),
        "plug_in",
        "seat_counts() must return a list of numbers of seats",
    ),
    "cannot count": (PRESS.replace("return [2]", "return options['how many']"), "plug_in", "KeyError"),
    "is in a package that does not exist": (PRESS.replace("__name__)", '"no_such_package")'), "plug_in", "ModuleNotFoundError"),
    "has an option of an unknown kind": (
        PRESS.replace("PressGame(),", 'PressGame(options=[Option("loud", "slider", 3)]),')
        + "\nfrom spielkiste.core.options import Option\n",
        "plug_in",
        "option 'loud' of press cannot be offered: its kind is 'slider'",
    ),
    "offers the same twice": (
        PRESS.replace("PressGame(),", 'PressGame(options=[Flag("loud"), Flag("loud")]),')
        + "\nfrom spielkiste.core.options import Flag\n",
        "plug_in",
        "option 'loud' of press cannot be offered: there are two options with that name",
    ),
    "offers a length that cannot be chosen": (
        PRESS.replace("PressGame(),", 'PressGame(options=[Number("far", 3, 1, 5, stretches=[Stretch(2, 2, 9, 5)])]),')
        + "\nfrom spielkiste.core.options import Number, Stretch\n",
        "plug_in",
        "option 'far' of press cannot be offered: its stretch 9 is not one of its values",
    ),
    "fails after its first game": (
        PRESS.replace("    register(PressGame(), {}, __name__)", "    register(PressGame(), {}, __name__)\n    1 / 0"),
        "plug_in",
        "ZeroDivisionError",
    ),
}


@pytest.fixture(scope="module")
def listed(tmp_path_factory: pytest.TempPathFactory) -> CompletedProcess[str]:
    """Return the output of `spielkiste games` with all of them installed at once."""
    folder = tmp_path_factory.mktemp("broken")
    for how, (source, entry, _) in BROKEN.items():
        install(folder, how.replace(" ", "_"), source, {"texts/en/game.ftl": ENGLISH}, entry)
    return run(folder, "games", "--json", "--lang", "en")


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_plug_in_is_named_in_one_sentence(how: str, listed: CompletedProcess[str]) -> None:
    name, said = how.replace(" ", "_"), BROKEN[how][2]
    [sentence] = [line for line in listed.stderr.splitlines() if f" {name} " in line]
    assert sentence.startswith(f"The plug-in {name} is left out: ") and said in sentence


def test_broken_plug_ins_are_left_out(listed: CompletedProcess[str]) -> None:
    assert listed.returncode == 0, listed.stderr
    assert len(listed.stderr.splitlines()) == len(BROKEN)
    assert [entry["slug"] for entry in json.loads(listed.stdout)] == OURS


@pytest.mark.parametrize("command", ["check", "play"])
def test_choosing_a_broken_plug_in_says_why(command: str, tmp_path: Path) -> None:
    install(tmp_path, "press", "def plug_in(:")
    asked = run(tmp_path, command, "press", "--lang", "en")
    assert asked.returncode == 2 and "The plug-in press is left out: SyntaxError" in asked.stderr, asked.stderr


def test_a_plug_in_beside_a_broken_one_is_there(tmp_path: Path) -> None:
    install(tmp_path, "aaa", "import no_such_module_anywhere")
    install(tmp_path, "stranger", files={"texts/en/game.ftl": ENGLISH, "texts/en/rules.md": RULES})
    install(tmp_path, "zzz", PRESS, {"texts/en/game.ftl": ENGLISH.replace("= Press\n", "= Thief\n")})
    listed = run(tmp_path, "games", "--lang", "en")
    assert "press: Press " in listed.stdout, listed.stderr
    # The second game of the same name is left out and does not replace the first one's texts.
    assert [line.split()[2] for line in listed.stderr.splitlines()] == ["aaa", "zzz"]


def test_only_texts_are_missing(tmp_path: Path) -> None:
    """A game without texts, rules or a view type is on the shelf, and shows keys instead of texts."""
    install(tmp_path, "stranger")
    listed = run(tmp_path, "games", "--lang", "de")
    assert (listed.returncode, listed.stderr) == (0, "")
    assert "press: game-press (game-press-tagline)." in listed.stdout
    played = run(tmp_path, "play", "press", "--people", "0", "--bots", "random,random", "--lang", "en")
    assert played.returncode == 0 and "press-pressed" in played.stdout, played.stderr


def test_a_language_that_is_missing_is_heard_in_english(tmp_path: Path) -> None:
    install(tmp_path, "stranger", files={"texts/en/game.ftl": ENGLISH, "texts/en/rules.md": RULES})
    listed = run(tmp_path, "games", "--lang", "de")
    assert "press: Press (Who presses three times first)." in listed.stdout, listed.stderr


def test_english_that_stands_in_counts_as_english_does(tmp_path: Path) -> None:
    """French says "0 point"; an English fallback must not."""
    pressed = "press-pressed = { $seat } has { $times ->\n    [one] one press\n   *[other] { $times } presses\n}.\n"
    source = PRESS.replace('Event("press-pressed", {"seat": seat})', 'Event("press-pressed", {"seat": seat, "times": 0})')
    source = source.replace('"count": "number"', '"count": "number", "times": "number"').replace(
        '(["seat"], [])', '(["seat", "times"], [])'
    )
    install(tmp_path, "stranger", source, {"texts/en/game.ftl": ENGLISH.replace("press-pressed = { $seat } presses.\n", pressed)})
    played = run(tmp_path, "play", "press", "--people", "0", "--bots", "random,random", "--lang", "fr")
    assert "has 0 presses" in played.stdout, played.stdout + played.stderr


def test_a_binary_text_file_does_not_silence_any_game(tmp_path: Path) -> None:
    package = install(tmp_path, "stranger", files={"texts/en/game.ftl": ENGLISH})
    (package / "texts" / "en" / "more.ftl").write_bytes(b"press-more = caf\xe9\n\xff\xfe = {{{\n")
    listed = run(tmp_path, "games", "--lang", "en")
    assert "press: Press " in listed.stdout and "1000 Kilometres" in listed.stdout, listed.stderr


def test_a_plug_in_cannot_change_what_we_say(tmp_path: Path) -> None:
    install(tmp_path, "stranger", files={"texts/en/game.ftl": ENGLISH + "game-thousand-km = Mine now\nhouse-yes = never\n"})
    listed = run(tmp_path, "games", "--lang", "en")
    assert "1000 Kilometres" in listed.stdout and "Mine now" not in listed.stdout and "never" not in listed.stdout


def test_a_plug_in_may_contain_only_a_bot(tmp_path: Path) -> None:
    install(tmp_path, "stranger", BOT)
    listed = run(tmp_path, "games", "--lang", "en")
    assert (listed.returncode, listed.stderr) == (0, "")
    how = ("--games", "4", "--bots", "last,random", "--jobs", "2", "--json", "--lang", "en")
    played = run(tmp_path, "simulate", "mau-mau", *how)
    assert played.returncode == 0 and json.loads(played.stdout)["wins_by_bot"].keys() == {"last", "random"}, played.stderr
