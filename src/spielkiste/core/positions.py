"""The reader for positions, which may have been written by hand.  Every game reads its own positions with it.

A position is JSON.  `Fields` returns one field after the other, checks each for type and range, and refuses everything else with
one sentence that names the field.  It uses no `cast` and no `[...]` on input, so that the compiled and the interpreted build
refuse the same input with the same words.
"""

from collections.abc import Sequence
from typing import Final, NoReturn

from spielkiste.core.arguments import LARGEST_SEED
from spielkiste.core.errors import BadFile
from spielkiste.core.near import meant
from spielkiste.core.randomness import Rng

#: The most kinds of cards that an error names.
_NAMED: Final = 3
#: The most letters of a wrong word that an error repeats.
_LONGEST: Final = 40


def refuse(what: str, field: str = "") -> NoReturn:
    """Raise `BadFile`; `what` says in a few English words which part is wrong and why.

    `field` is a field that is missing or that the game does not know, as in a position of another game.
    """
    about: dict[str, object] = {"what": what}
    if field:
        about["field"] = field
    raise BadFile("bad-position", f"This position cannot be played: {what}.", about)


def check_material(found: dict[str, int], wanted: dict[str, int]) -> None:
    """Refuse a position that has too many or too few of some cards, tiles or coins, and name the first of them."""
    wrong = [name for name in {**wanted, **found} if found.get(name, 0) != wanted.get(name, 0)]
    if wrong:
        named = [f"{name} ({found.get(name, 0)} instead of {wanted.get(name, 0)})" for name in wrong[:_NAMED]]
        refuse(f"it does not hold what belongs in the game: {', '.join(named)}{' …' if len(wrong) > _NAMED else ''}")


def whole_number(given: object, low: int, high: int, what: str = "number") -> int:
    """Return `given` if it is an int from `low` to `high`, but not a bool.  Refuse everything else."""
    if not isinstance(given, int) or isinstance(given, bool) or not low <= given <= high:
        refuse(f"{what} must be a whole number from {low} to {high}")
    return given


class Fields:
    """The fields of one JSON object.  `title` names the object in error messages."""

    def __init__(self, given: object, title: str = "") -> None:
        if not isinstance(given, dict):
            refuse(f"{title or 'it'} must be an object")
        self._given: Final[dict[str, object]] = given
        self._title: Final = title
        self._asked: Final[set[str]] = set()

    def _name(self, field: str) -> str:
        return f"{self._title}.{field}" if self._title else field

    def _value(self, field: str) -> object:
        if field not in self._given:
            refuse(f"{self._name(field)} is missing", field)
        self._asked.add(field)
        return self._given[field]

    def _items(self, field: str, count: int = -1) -> list[object]:
        given = self._value(field)
        if not isinstance(given, list) or (count >= 0 and len(given) != count):
            refuse(f"{self._name(field)} must be a list" + (f" of {count}" if count >= 0 else ""))
        return given

    def has(self, field: str) -> bool:
        """Return whether the field exists and is not null."""
        self._asked.add(field)
        return self._given.get(field) is not None

    def flag(self, field: str) -> bool:
        """Return true or false."""
        given = self._value(field)
        if not isinstance(given, bool):
            refuse(f"{self._name(field)} must be true or false")
        return given

    def number(self, field: str, low: int, high: int) -> int:
        """Return a whole number from `low` to `high`, both included."""
        return whole_number(self._value(field), low, high, self._name(field))

    def numbers(self, field: str, low: int, high: int, count: int = -1) -> list[int]:
        """Return a list of whole numbers from `low` to `high`; exactly `count` of them, or any number if it is -1."""
        return [whole_number(item, low, high, self._name(field)) for item in self._items(field, count)]

    def number_or(self, field: str, low: int, high: int, missing: int) -> int:
        """Return a number, or `missing` if the field is null."""
        given = self._value(field)
        return missing if given is None else whole_number(given, low, high, self._name(field))

    def word(self, field: str, words: Sequence[str]) -> str:
        """Return one of `words`."""
        return self._one_of(self._value(field), words, field)

    def place(self, field: str, words: Sequence[str]) -> int:
        """Return the index of the word in `words`."""
        return words.index(self.word(field, words))

    def place_or(self, field: str, words: Sequence[str], missing: int) -> int:
        """Return the index of the word in `words`, or `missing` if the field is null."""
        given = self._value(field)
        return missing if given is None else words.index(self._one_of(given, words, field))

    def places(self, field: str, words: Sequence[str], count: int = -1) -> list[int]:
        """Return a list of words, each as its index in `words`: card names become card numbers."""
        return [words.index(self._one_of(item, words, field)) for item in self._items(field, count)]

    def places_or(self, field: str, words: Sequence[str], count: int = -1) -> list[int]:
        """Return a list of words or nulls, as `places` does; null becomes -1."""
        return [-1 if item is None else words.index(self._one_of(item, words, field)) for item in self._items(field, count)]

    def _one_of(self, given: object, words: Sequence[str], field: str) -> str:
        if not isinstance(given, str):
            refuse(f"{self._name(field)} must hold words, not other things")
        if given not in words:
            near = meant(given, words)
            refuse(f"{self._name(field)} holds {given[:_LONGEST]!r}, which does not belong there{near and f' ({near[1:]})'}")
        return given

    def text(self, field: str, longest: int = 200) -> str:
        """Return any text of at most `longest` characters."""
        given = self._value(field)
        if not isinstance(given, str) or len(given) > longest:
            refuse(f"{self._name(field)} must be a text of at most {longest} characters")
        return given

    def texts(self, field: str, longest: int, most: int) -> list[str]:
        """Return at most `most` texts of at most `longest` characters."""
        found: list[str] = []
        for item in self._items(field):
            if not isinstance(item, str) or len(item) > longest or len(found) == most:
                refuse(f"{self._name(field)} must be at most {most} texts of at most {longest} characters")
            found.append(item)
        return found

    def seed(self, field: str, longest: int) -> int | str:
        """Return a seed: a text of at most `longest` characters or a whole number within the limit."""
        given = self._value(field)
        if isinstance(given, str) and len(given) <= longest:
            return given
        return whole_number(given, -LARGEST_SEED, LARGEST_SEED, self._name(field))

    def mapping(self, field: str) -> dict[str, object]:
        """Return an object without checking its fields; the caller has to."""
        given = self._value(field)
        if not isinstance(given, dict):
            refuse(f"{self._name(field)} must be an object")
        return given

    def part(self, field: str) -> "Fields":
        """Return the fields of a nested object."""
        return Fields(self._value(field), self._name(field))

    def part_or_none(self, field: str) -> "Fields | None":
        """Return the fields of a nested object, or None if it is null."""
        given = self._value(field)
        return None if given is None else Fields(given, self._name(field))

    def parts(self, field: str, count: int = -1) -> "list[Fields]":
        """Return the fields of each object in a list."""
        return [Fields(item, f"{self._name(field)}[{place}]") for place, item in enumerate(self._items(field, count))]

    def lists(self, field: str, words: Sequence[str], count: int = -1) -> list[list[int]]:
        """Return a list of lists of words (hands, piles), each word as its index in `words`."""
        found: list[list[int]] = []
        for place, item in enumerate(self._items(field, count)):
            if not isinstance(item, list):
                refuse(f"{self._name(field)} must be a list of lists")
            found.append([words.index(self._one_of(word, words, f"{field}[{place}]")) for word in item])
        return found

    def number_lists(self, field: str, low: int, high: int, count: int, each: int) -> list[list[int]]:
        """Return a list of lists of `each` numbers (places, tracks)."""
        found: list[list[int]] = []
        for item in self._items(field, count):
            if not isinstance(item, list) or len(item) != each:
                refuse(f"{self._name(field)} must be a list of lists of {each}")
            found.append([whole_number(number, low, high, self._name(field)) for number in item])
        return found

    def marked(self, field: str, words: Sequence[str], low: int, high: int) -> list[tuple[int, int]]:
        """Return a list of pairs of a word and a number (cards and their owners), each word as its index in `words`."""
        found: list[tuple[int, int]] = []
        for item in self._items(field):
            if not isinstance(item, list) or len(item) != 2:
                refuse(f"{self._name(field)} must be a list of pairs")
            word = words.index(self._one_of(item[0], words, field))
            found.append((word, whole_number(item[1], low, high, self._name(field))))
        return found

    def rng(self, field: str) -> Rng:
        """Return the generator that `Rng.position` wrote."""
        given = self._items(field, 2)
        seed = given[0]
        if not isinstance(seed, str) or len(seed) > 200:
            refuse(f"{self._name(field)} must begin with the seed, a text")
        return Rng.at(seed, whole_number(given[1], 0, 1 << 40, self._name(field)))

    def done(self) -> None:
        """Refuse all fields that were not read: they are mistakes or belong to another game."""
        for field in self._given:
            if field not in self._asked:
                refuse(f"{self._name(str(field))} is not one of its fields", str(field))
