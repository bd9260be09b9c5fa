"""The players' texts: Fluent files, the shared ones in `locales/`, those of a box in its folder.  All interfaces use them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Term

from spielkiste.boxes import read_text, text_files
from spielkiste.core.errors import BadSetup, SpielkisteError
from spielkiste.core.game import Game
from spielkiste.core.registry import broken, games
from spielkiste.core.story import Phrase
from spielkiste.sounds import smooth

LOCALES = Path(__file__).parent / "locales"
#: The file with the name of a language.  A folder without it is not a language.
OWN_NAME = "language.ftl"
#: All languages.  English is the first: it replaces missing translations.
LANGUAGES = ("en", *sorted(path.parent.name for path in LOCALES.glob(f"*/{OWN_NAME}") if path.parent.name != "en"))
#: The texts below this line of a page's texts are English.
BORROWED = "### Not translated: English"
#: The shared text files that no page needs.
TERMINAL_FILES = ("ladder.ftl", "report.ftl", "running.ftl", "simulation.ftl")
#: The shared text files of the first page.
SHELF_FILES = (OWN_NAME, "web-shelf.ftl")
_KEY = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
#: Matches a message or a term up to the next one, or to a comment.
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?!#|-?[A-Za-z][\w-]* *=).*)*", re.MULTILINE)
_NAME = re.compile(r"-?[A-Za-z][\w-]*")
#: Matches a message with its continuation lines.
_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=.*(?:\n[ \t].*)*", re.MULTILINE)
#: The forms of an argument that a text may use: `$seat_you`, `$side_count`, `$card_acc` …
FORMS = ("you", "count", "nom", "acc", "dat", "of")


def argument(variable: str) -> str:
    """Return the argument that a variable of a text belongs to: `card` for `$card_acc`."""
    name, _, form = variable.rpartition("_")
    return name if name and form in FORMS else variable


def figure(number: int) -> object:
    """Return a number for a text: "1600", but "750,000", with the separator of the text's language, and a real minus sign."""
    return fluent_number(number, useGrouping=number >= 10_000) if number >= 0 else f"\N{MINUS SIGN}{-number}"


class Seating:
    """The names by seat, and the seat of the reader (None: a spectator)."""

    def __init__(self, names: list[str], you: int | None = None, sides: int | None = None) -> None:
        self.names = names
        self.you = you
        self.sides = sides if sides is not None else len(names)

    def name(self, seat: object) -> str:
        """Return the name of a seat.  For a seat that does not exist, which a game may name by mistake, return its number."""
        return self.names[seat] if isinstance(seat, int) and 0 <= seat < len(self.names) else f"#{seat}"

    def of_side(self, side: int) -> list[int]:
        return [seat for seat in range(len(self.names)) if seat % self.sides == side]


class Texts:
    """All texts in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise BadSetup(
                "unknown-language",
                f"There is no language {language!r}; choose one of: {known}.",
                {"language": language, "known": known},
            )
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for path in files(language):
            for key, source in entries(read_text(path)):
                # If a key has two texts, the bundle takes the first that it can parse.
                self._unread[key] = f"{self._unread.get(key, '')}{source}\n"

    def _read(self, key: str) -> None:
        """Parse a text when it is first needed, with all texts that it refers to: parsing a whole language takes a second."""
        source = self._unread.pop(key, None)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for name in _NAME.findall(source):
                self._read(name)

    def _speaker(self, key: str) -> FluentBundle | None:
        """Return the bundle with this text: this language or else English, so that the plural rules fit the text."""
        self._read(key)
        if self._bundle.has_message(key):
            return self._bundle
        return None if self.language == LANGUAGES[0] else texts(LANGUAGES[0])._speaker(key)

    def has(self, key: str) -> bool:
        return self._speaker(key) is not None

    def say(self, key: str, **args: object) -> str:
        """Return a text with plain arguments."""
        speaker = self._speaker(key)
        if speaker is None or (pattern := speaker.get_message(key).value) is None:
            # Show the key: a plug-in may lack a text, which must be noticed but must not stop a game.
            return key
        text, _ = speaker.format_pattern(pattern, args)
        return smooth(self.language if speaker is self._bundle else LANGUAGES[0], str(text))

    def typed(self, key: str) -> str:
        """Return a text for people who type: its attribute ``.typed`` if it has one, else the text itself.

        On the page a card lies "below"; the terminal says "south".
        """
        return dict(self._forms(key)).get("typed") or self.say(key)

    def tell(self, phrase: Phrase, game: Game, seating: Seating) -> str:
        """Return a phrase of a game, with names for seats and words for cards.

        For each seat or side ``x`` a text may also use ``$x_you``: whether it is the reader's own (yes or no), and ``$x_count``:
        how many people it names.  If the text of a card, colour … ``x`` has attributes, they are available too: ``$x_acc`` is the
        attribute ``.acc``, the object of a sentence with its article.
        """
        return self.say(phrase.key, **self._resolve(phrase.args, game, seating))

    def outline(self, phrase: Phrase, game: Game, seating: Seating, unknown: Iterable[str]) -> str:
        """Return a phrase as `tell` does, with dots for unknown arguments: "You draw: …"."""
        dots = {f"{name}{form}": "…" for name in unknown for form in ("", *(f"_{form}" for form in FORMS))}
        return self.say(phrase.key, **{**dots, **self._resolve(phrase.args, game, seating)})

    def _resolve(self, args: dict[str, object], game: Game, seating: Seating) -> dict[str, object]:
        resolved: dict[str, object] = {}
        for name, value in args.items():
            meaning = game.arguments.get(name, "text")
            if meaning in ("seat", "side", "seats"):
                chosen = _seats(meaning, value, seating)
                resolved[name] = self.listed([seating.name(seat) for seat in chosen])
                resolved[f"{name}_you"] = "yes" if seating.you in chosen else "no"
                resolved[f"{name}_count"] = len(chosen)
            elif meaning == "number":
                # "1000 km", not "1,000 km".  Only amounts of money have thousands separators.  A screen reader says a
                # minus sign, but no hyphen.
                resolved[name] = fluent_number(value, useGrouping=False) if isinstance(value, int) else value
                if isinstance(value, int) and value < 0:
                    resolved[name] = f"\N{MINUS SIGN}{-value}"
            elif meaning in ("money", "text"):
                resolved[name] = value
            elif isinstance(value, list):
                resolved[name] = ", ".join(self.say(f"{meaning}-{item}") for item in value)
            else:
                resolved[name] = self.say(f"{meaning}-{value}")
                resolved |= {f"{name}_{form}": words for form, words in self._forms(f"{meaning}-{value}")}
        return resolved

    def has_form(self, key: str, form: str) -> bool:
        """Return whether a word has this form: the attribute ``.acc`` for ``acc``.  A word without a text has none missing."""
        speaker = self._speaker(key) if key else None
        return (speaker is None and bool(key)) or (speaker is not None and form in speaker.get_message(key).attributes)

    def _forms(self, key: str) -> Iterator[tuple[str, str]]:
        if (speaker := self._speaker(key)) is not None:
            for form, pattern in speaker.get_message(key).attributes.items():
                yield form, str(speaker.format_pattern(pattern)[0])

    def listed(self, names: list[str]) -> str:
        """Return a list of names: "Lina, Rudi and Kurt"."""
        if len(names) < 2:
            return "".join(names)
        return self.say("house-list", most=", ".join(names[:-1]), last=names[-1])

    def error(self, trouble: SpielkisteError) -> str:
        """Return an error in the player's language."""
        key = f"error-{trouble.key}"
        # Numbers without separators: a port is 8080, not 8,080.
        arguments = {
            name: fluent_number(value, useGrouping=False) if type(value) is int else str(value)
            for name, value in trouble.arguments.items()
        }
        return self.say(key, **arguments) if self.has(key) else str(trouble)

    def left_out(self) -> list[str]:
        """Return one sentence for each broken plug-in."""
        return [self.say("games-left-out", name=name, why=why) for name, why in broken().items()]


def _seats(meaning: str, value: object, seating: Seating) -> list[object]:
    if isinstance(value, list):
        return value
    return list(seating.of_side(value)) if meaning == "side" and isinstance(value, int) else [value]


def files(language: str) -> list[Path]:
    """Return the text files of a language: the shared ones and those of all boxes.  The first definition of a key wins."""
    house = sorted((LOCALES / language).glob("*.ftl"))
    return list(dict.fromkeys([*house, *(path for game in games() for path in text_files(game, language))]))


def entries(source: str) -> Iterator[tuple[str, str]]:
    """Yield the key and the source of each message and each term of a Fluent file."""
    return ((found[1], found[0]) for found in _ENTRY.finditer(source))


def for_a_page(language: str) -> str:
    """Return all texts that a page may need as one text.  Texts that only exist in English follow the line `BORROWED`."""
    return _with_english(language, _page_texts)


def for_the_shelf(language: str) -> str:
    """Return the few texts of the first page: its own, and the titles of the games."""
    return _with_english(language, _shelf_texts)


def _page_texts(language: str) -> str:
    return "\n".join(map(read_text, page_files(language)))


def page_files(language: str) -> list[Path]:
    """Return the files with the texts that a page may need."""
    return [path for path in files(language) if path.name not in TERMINAL_FILES]


def keys(path: Path) -> list[str]:
    """Return the keys of the messages in a file, in their order."""
    return _KEY.findall(read_text(path))


def _shelf_texts(language: str) -> str:
    titles = {f"{kind}-{game.slug}" for game in games() for kind in ("game", "web-title")}
    titles |= {f"web-box-{game.box}" for game in games()}
    titles |= {f"task-{game.slug}-{task.name}" for game in games() for task in game.tasks}
    on_lids = [
        found[0]
        for game in games()
        for path in text_files(game, language)
        for found in _MESSAGE.finditer(read_text(path))
        if found[1] in titles
    ]
    return "\n".join([*(read_text(LOCALES / language / name) for name in SHELF_FILES), *dict.fromkeys(on_lids)])


def _with_english(language: str, part: Callable[[str], str]) -> str:
    """Return a part of a language's texts, followed by `BORROWED` and the texts that only English has."""
    own = part(language)
    if language == LANGUAGES[0]:
        return own
    english = part(LANGUAGES[0])
    lacking = set(_KEY.findall(english)) - set(_KEY.findall(own))
    if not lacking:
        return own
    borrowed = FluentParser().parse(english)
    borrowed.body = [
        one for one in borrowed.body if isinstance(one, Term) or (isinstance(one, Message) and one.id.name in lacking)
    ]
    return f"{own}\n{BORROWED}\n{FluentSerializer().serialize(borrowed)}"


@cache
def language_names() -> dict[str, str]:
    """Return the name of each language in that language, by its tag."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(read_text(LOCALES / language / OWN_NAME)))
        name = bundle.get_message("language-name").value
        assert name is not None
        found[language] = str(bundle.format_pattern(name)[0])
    return found


def nearest(wished: Iterable[str]) -> str:
    """Return the first of these tags that is a known language, ignoring country and script."""
    known = (tag[:2].lower() for tag in wished)
    return next((tag for tag in known if tag in LANGUAGES), LANGUAGES[0])


@cache
def texts(language: str) -> Texts:
    """Return the texts of a language, read once."""
    return Texts(language)
