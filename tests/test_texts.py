"""Test that no text is missing, unused or untranslated, in any language."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import spielkiste
from spielkiste.boxes import lessons, text_files
from spielkiste.core.game import Game
from spielkiste.core.lesson import Lesson
from spielkiste.core.story import Phrase
from spielkiste.paper.document import keys_of as paper_keys
from spielkiste.rulebook import clauses, pictures
from spielkiste.texts import LANGUAGES, LOCALES, Seating, Texts, argument, files, language_names, nearest, texts

ROOT = Path(__file__).parents[1]
GAMES = spielkiste.games()


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(argument(node.id.name))


@cache
def _messages(language: str) -> dict[str, set[str]]:
    """Return every message of a language with its variables.  Not at import: every worker imports every test."""
    found: dict[str, set[str]] = {}
    for path in files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is defined twice"
                visitor = _Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor.names
    return found


def _places(language: str, keys: list[str]) -> str:
    """Return the keys with the files that hold them: "km-drove (thousand_km/texts/en/game.ftl)"."""
    held = {path: path.read_text(encoding="utf-8") for path in files(language)}
    return ", ".join(
        f"{key} ({'/'.join(path.parts[-4:]) if 'texts' in path.parts else path.name})"
        for key in keys
        for path, text in held.items()
        if re.search(rf"^{key} =", text, re.MULTILINE)
    )


def _declared(game: Game) -> dict[str, set[str] | None]:
    """Return the texts that a game's declarations need, with their arguments (None: unknown here)."""
    needed: dict[str, set[str] | None] = {f"game-{game.slug}": set(), f"game-{game.slug}-tagline": set()}
    for key, (shown, secret) in game.events.items():
        needed[key] = {*shown, *secret}
        if secret:
            needed[f"{key}-unseen"] = set(shown)
    for move in range(game.move_count):
        phrase = game.phrase(move)
        if phrase is not None:
            needed[phrase.key] = set(phrase.args)
    for task in game.tasks:
        needed[f"task-{game.slug}-{task.name}"] = set()
    for fact in game.facts:
        needed[fact.key] = {"count"} if fact.alone else {"seats", "count"}
        if not fact.alone:
            needed[f"{fact.key}-own"] = {"seats", "count"}
    if game.syllabus is not None:
        needed[f"syllabus-{game.syllabus.name}"] = set()
    for option in game.options:
        needed[f"option-{option.name}"] = set()
        if option.kinder:
            needed[f"option-{option.name}-kinder"] = set()
        if option.kind == "choice":
            needed.update({f"option-{option.name}-{value}": set() for value in option.values()})
    return needed


@cache
def _literals() -> set[str]:
    """Return every string in the source that could be a text key, without f-string parts that end in a wildcard."""
    found: set[str] = set()
    for folder, endings in ((ROOT / "src", (".py",)), (ROOT / "web" / "src", (".ts", ".svelte"))):
        for path in folder.rglob("*"):
            # texts.ts lists all keys.
            if path.suffix in endings and path.name != "texts.ts":
                found |= set(re.findall(r"[\"'`]([a-z][a-z0-9_-]+)[\"'`]", path.read_text(encoding="utf-8")))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_declared_text_is_there_and_asks_only_for_what_it_gets(game: Game, language: str) -> None:
    messages = _messages(language)
    for key, args in _declared(game).items():
        assert key in messages, f"{language}: no text for {key}"
        if args is not None:
            assert messages[key] <= args, f"{language}: {key} asks for {messages[key] - args}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_seat_texts_use_only_public_values(game: Game) -> None:
    for language in LANGUAGES:
        for key, (shown, _) in game.events.items():
            short = _messages(language).get(f"{key}-act", set())
            assert short <= set(shown), f"{language}: {key}-act asks for {short - set(shown)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_source_has_a_text(language: str) -> None:
    moves = [game.phrase(move) for game in GAMES for move in range(game.move_count)]
    prefixes = {phrase.key.split("-")[0] for phrase in moves if phrase is not None}
    pattern = re.compile(rf"^({'|'.join(sorted(prefixes))})-(why|words|move|hint)-[a-z0-9-]+$|^(play|lab|error|games)-[a-z-]+$")
    missing = [key for key in _literals() if pattern.match(key) and not key.endswith("-") and key not in _messages(language)]
    assert not missing, f"{language} has no text for {', '.join(sorted(missing))}; see docs/translate.md"


def test_no_text_is_untranslated() -> None:
    for language in LANGUAGES[1:]:
        for there, lacking in (("en", language), (language, "en")):
            missing = sorted(set(_messages(there)) - set(_messages(lacking)))
            assert not missing, f"{lacking} has no text for {_places(there, missing)}; put it into the same file there"
        for key, variables in _messages(language).items():
            wanted = _messages("en")[key]
            assert variables == wanted, f"{_places(language, [key])} uses {variables} in {language}, but {wanted} in en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_card_is_not_cards(language: str) -> None:
    wrong = []
    for path in files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                # Text inside a selector is nested deeper and is intended.
                parts = entry.value.elements
                plain = "".join(part.value if isinstance(part, ast.TextElement) else _shown(part) for part in parts)
                if re.search(r"\$count (Karten|cards|Punkte|points)", plain):
                    wrong.append(entry.id.name)
    assert not wrong, f"{language}: give {_places(language, wrong)} a plural: {{ $count -> [one] … *[other] … }}"


def _shown(part: ast.Placeable) -> str:
    return f"${part.expression.id.name}" if isinstance(part.expression, ast.VariableReference) else "…"


def test_no_text_is_unused() -> None:
    used = set(_literals())
    prefixes: set[str] = {"option", "error"}
    for game in GAMES:
        used |= set(_declared(game))
        # The short text of an event, for the seat that acted.
        used |= {f"{key}-act" for key in game.events}
        # The shelf looks these up by the name of the box.
        used |= {f"web-box-{game.box}", f"web-title-{game.slug}"}
        # A game may have its own unit in reviews.
        used.add(f"review-moved-{game.slug}")
        for given in lessons(game).values():
            lesson = Lesson(given)
            used |= {lesson.title(), *(step.say for step in lesson.steps), *(step.otherwise for step in lesson.steps)}
        used |= {f"pic-{game.slug}-{panel['name']}{ending}" for panel in pictures(game) for ending in ("", "-words")}
        things = [name for panel in pictures(game) for row in panel["rows"] for name in row]
        used |= {name.split("@")[1] for name in things if "@" in name}
        # Printed pieces have a name, and sometimes a hint.
        used |= paper_keys(game)
        prefixes |= {meaning for meaning in game.arguments.values() if "-" in meaning}
    # A text may be part of others.
    used |= {name for path in files("en") for name in re.findall(r"\{ ([a-z][\w-]*) \}", path.read_text(encoding="utf-8"))}
    unused = []
    for key in _messages("en"):
        if key in used:
            continue
        prefix = next((prefix for prefix in prefixes if key.startswith(prefix + "-")), None)
        rest = key[len(prefix) + 1 :] if prefix else ""
        # A card's name or an error's key is a whole string in the source; numbers come from tables, and a card may be 12 of
        # diamonds.
        parts = rest.split("-")
        if prefix is None or not (
            rest in _literals() or rest == "begins-0" or all(part in _literals() or part.isdecimal() for part in parts)
        ):
            unused.append(key)
    assert not unused, f"nothing uses {_places('en', unused)}; use it, or delete it in all languages"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_there_in_every_language(language: str) -> None:
    for box in {game.box for game in GAMES}:
        assert clauses(box, "en")
        differ = set(clauses(box, language)) ^ set(clauses(box, "en"))
        assert not differ, f"{language}: texts/{language}/rules.md of {box} and the English page differ in {sorted(differ)}"
        assert list(clauses(box, language)) == list(clauses(box, "en")), f"{language}: the clauses of {box} are in another order"


def test_a_phrase_knows_who_reads_it() -> None:
    game = spielkiste.find("thousand-km")
    attacked = Phrase("km-attacked", {"seat": 0, "side": 1, "card": "flat-tyre"})
    names = ["Lina", "Kurt", "Rudi", "Mia"]
    english, german = texts("en"), texts("de")
    assert english.tell(attacked, game, Seating(names, 0)) == "You attack Kurt: flat tyre."
    assert english.tell(attacked, game, Seating(names, 1)) == "Lina attacks you: flat tyre."
    assert german.tell(attacked, game, Seating(names, 2)) == "Lina hält Kurt auf: Reifenpanne."
    assert german.tell(attacked, game, Seating(names, 3, sides=2)) == "Lina hält dich auf: Reifenpanne."
    assert english.tell(attacked, game, Seating(names, None, sides=2)) == "Lina attacks Kurt and Mia: flat tyre."
    back = Phrase("tl-star-chosen", {"seat": 1, "number": -3})
    assert english.tell(back, spielkiste.find("tv-lottery"), Seating(names, 0)) == "Kurt chooses \N{MINUS SIGN}3."


def test_every_folder_is_a_language_and_says_what_it_calls_itself() -> None:
    assert sorted(path.name for path in LOCALES.iterdir() if path.is_dir()) == sorted(LANGUAGES)
    names = language_names()
    assert list(names) == list(LANGUAGES) and len(set(names.values())) == len(LANGUAGES)
    assert names["en"] == "English" and names["de"] == "Deutsch"


def test_the_language_nearest_to_what_is_wished_is_taken() -> None:
    assert nearest(["de_CH.UTF-8"]) == "de" and nearest(["DE-at"]) == "de"
    assert nearest(["tlh", "", "de;q=0.5", "en"]) == "de"
    assert nearest(["C"]) == nearest([]) == "en"


# -- forms: a card in the right case, a verb in singular and plural
# ------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_no_text_asks_for_a_form_that_a_card_lacks(game: Game, language: str) -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in text_files(game, language))
    messages = [entry for entry in FluentParser().parse(written).body if isinstance(entry, ast.Message)]
    # A text of the box may belong to another of its games, with arguments that this one does not give.
    meanings = {name: meaning for other in GAMES if other.box == game.box for name, meaning in other.arguments.items()}
    for name, form in set(re.findall(r"\$(\w+)_(nom|acc|dat|of)\b", written)):
        values = [message for message in messages if message.id.name.startswith(f"{meanings[name]}-")]
        assert values
        for value in values:
            assert form in {attribute.id.name for attribute in value.attributes}, f"{value.id.name} lacks .{form}"


def test_cards_have_their_cases_and_teams_their_verbs() -> None:
    game = spielkiste.find("thousand-km")
    alone, teams = Seating(["Lina", "Rudi"]), Seating(["Lina", "Rudi", "Käthe", "Kurt"], None, 2)
    asked = Phrase("km-asked", {"side": 0, "card": "empty-tank"})
    german = texts("de")
    assert german.tell(asked, game, alone) == "Hat Lina einen Meisterzug gegen den leeren Tank?"
    assert german.tell(asked, game, teams) == "Haben Lina und Käthe einen Meisterzug gegen den leeren Tank?"
    answered = Phrase("km-defended", {"seat": 1, "card": "green-light"})
    assert german.tell(answered, game, alone) == "Rudi antwortet mit der grünen Ampel."


#: Everything that a text file may contain; `said` has the resulting text of each key.
TRICKY = """# A comment
-box = the box
    .acc = a box
plain = In { -box }, { other }.
other =
    two lines

    with a gap
braces = { $n ->
[one] one
*[other] many
}
## A heading
only = { "" }
    .typed = Type it.
twice = { broken
twice = The second.
this is no text
first = one
first = two
"""
SAID = {
    "plain": "In the box, two lines\n\nwith a gap.",
    "braces": "many",
    "only": "",
    "twice": "The second.",
    "first": "one",
    "this": "this",
    "-box": "-box",
}


@pytest.mark.parametrize("key", SAID)
def test_a_text_is_read_when_it_is_needed_with_all_that_it_refers_to(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tricky.ftl").write_text(TRICKY, encoding="utf-8")
    monkeypatch.setattr("spielkiste.texts.files", lambda language: [tmp_path / "tricky.ftl"])
    words = Texts("en")
    assert words.say(key, n=2) == SAID[key] and words.has(key) == (SAID[key] != key)
    assert words.typed("only") == "Type it."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_under_an_icon_is_part_of_its_name(language: str) -> None:
    """Someone who speaks to the device says the word that they see."""
    say = texts(language).say
    found = {
        pair
        for path in (Path(__file__).parents[1] / "web" / "src").rglob("*.svelte")
        for pair in re.findall(r"label=\{text\('([\w-]+)'\)\}\s+word=\{text\('([\w-]+)'\)\}", path.read_text(encoding="utf-8"))
    }
    assert len(found) > 3
    strange = {key: word for key, word in found if say(word).casefold() not in say(key).casefold()}
    assert not strange, strange
