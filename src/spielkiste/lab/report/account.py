"""The text of a report: what was measured, section by section, with plots and tables, in any language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from fluent.runtime.types import fluent_number

from spielkiste.core.game import Game
from spielkiste.core.story import Phrase
from spielkiste.lab.report.charts import Bar, Point, bars, columns, intervals
from spielkiste.rulebook import clauses
from spielkiste.texts import Seating, Texts

#: The most items in a plot, those with the clearest effect; the tables have all.
_DRAWN = 14
#: How many times its 95 % interval something must differ from an even share to be plotted.  Hundreds of things are
#: compared: with a factor of 1, one in twenty meaningless ones would be plotted; with this factor, one in a thousand.
_CLEAR = 1.68
_MOST_SEATS = 8


@dataclass(frozen=True)
class Table:
    caption: str
    head: list[str]
    rows: list[list[str]]


@dataclass(frozen=True)
class Figure:
    """A plot (or none) and its numbers."""

    name: str
    plot: str
    table: Table
    #: Whether the table is long, so that it is shown only on demand.
    folded: bool = False


@dataclass(frozen=True)
class Section:
    title: str
    words: list[str]
    figures: list[Figure] = field(default_factory=list)


class Account:
    """The report on one game."""

    def __init__(self, found: dict[str, Any], game: Game, words: Texts) -> None:
        self._found = found
        self._game = game
        self._words = words
        self._alone = found["seats"] == 1

    def title(self) -> str:
        return self._say("report-title", title=self._game_title())

    def opening(self, command: str) -> list[str]:
        found = self._found
        made = {"games": found["games_in_all"], "main": found["games"], "bot": found["bot"], "seats": found["seats"]}
        return [self._say("report-made", **made), self._say("report-reading"), self._say("report-command", command=command)]

    def sections(self) -> list[Section]:
        told = [self._first()] if not self._alone else []
        told += [self._length(), self._endings(), self._things()]
        return [*told, self._options()] if self._found["varied"] else told

    # -- sections ------------------------------------------------------------------------------------------------------

    def _first(self) -> Section:
        tables = [
            (self._say("report-players", count=one["seats"]), one, one["even"], one["games"]) for one in self._found["first"]
        ]
        seats = self._found["seats"]
        order = [
            (self._say("report-place", place=place + 1), one, 1 / seats, one["games"])
            for place, one in enumerate(self._found["order"])
        ]
        return Section(
            self._say("report-first"),
            [self._say("report-even")],
            [
                self._shares("first", self._say("report-first-tables"), tables),
                self._shares("order", self._say("report-first-order", seats=seats), order),
            ],
        )

    def _length(self) -> Section:
        length = self._found["length"]
        rows = [
            (self._say(key), length[key.removeprefix("report-")]) for key in ("report-moves", "report-turns", "report-decisions")
        ]
        rows.append((self._say("report-minutes", seconds=self._found["seconds"]), length["minutes"]))
        if self._scored():
            rows.append((self._say("report-score" if self._alone else "report-best-score"), self._found["score"]))
        names = ("report-mean", "report-least", "report-low", "report-middle", "report-high", "report-most")
        spreads = Table(
            self._say("report-length-plot"),
            [self._say("report-what"), *map(self._say, names)],
            [[label, *(self._number(spread[name.removeprefix("report-")]) for name in names)] for label, spread in rows],
        )
        stretches = [
            Bar(str(one["from"]) if one["from"] == one["to"] else f"{one['from']}–{one['to']}", one["games"], str(one["games"]))
            for one in length["columns"]
        ]
        told = (
            [self._say("report-box-minutes", least=self._game.minutes[0], most=self._game.minutes[-1])]
            if self._game.minutes
            else []
        )
        drawn = columns(
            self._id("length"), spreads.caption, self._say("report-length-words", **self._about(length["moves"])), stretches
        )
        return Section(self._say("report-length"), told, [Figure("length", drawn, spreads)])

    def _scored(self) -> bool:
        """Return whether the scores say more than who won."""
        return bool(self._found["score"]["least"] != self._found["score"]["most"])

    def _endings(self) -> Section:
        rules = clauses(self._game.box, self._words.language)
        ended = self._found["ended_by"]
        title = self._say("report-ends-plot")
        drawn = bars(
            self._id("ends"),
            title,
            self._listed([f"{clause} {self._percent(one['share'])}" for clause, one in ended.items()]),
            [Bar(clause, one["share"], self._percent(one["share"])) for clause, one in ended.items()],
        )
        head = [*map(self._say, ("report-rule", "report-share", "report-interval", "report-games"))]
        rows = [[_rule(clause, rules), *self._written(one), str(round(one["wins"]))] for clause, one in ended.items()]
        told = [self._say("report-shared", count=self._found["shared_or_unwon"])] if not self._alone else []
        return Section(self._say("report-ends"), told, [Figure("ends", drawn, Table(title, head, rows))])

    def _things(self) -> Section:
        even = self._found["even"]
        found = [(group, row) for group in self._found["things"] for row in group["rows"]]
        clear = [(group, row) for group, row in found if _clearness(row, even) > _CLEAR]
        clear.sort(key=lambda one: -_clearness(one[1], even))
        # A tile that is turned over and driven onto is recorded twice; show it once.
        different = list({(row["games"], row["wins"]): (group, row) for group, row in reversed(clear)}.values())[::-1]
        drawn = sorted(different[:_DRAWN], key=lambda one: -one[1]["share"])
        rows = [(self._thing(group, row["value"]), row, even, round(row["games"])) for group, row in drawn]
        told = [self._say("report-things-alone" if self._alone else "report-things-words"), self._say("report-things-luck")]
        figures = [self._shares("things", self._say("report-things-plot"), rows, "report-times")] if rows else []
        if not rows:
            told.append(self._say("report-things-none"))
        return Section(self._say("report-things"), told, figures + [self._group(one) for one in self._found["things"]])

    def _group(self, group: dict[str, Any]) -> Figure:
        """Return a table of everything of one kind that happened, without a plot."""
        name = self._say("report-chosen" if group["chosen"] else "report-came", what=self._thing(group, None))
        rows = [[self._value(group, row["value"]), *self._written(row), str(round(row["games"]))] for row in group["rows"]]
        head = [*map(self._say, ("report-what", "report-share", "report-interval", "report-times"))]
        return Figure("", "", Table(name, head, rows), folded=True)

    def _options(self) -> Section:
        tried = self._found["varied"]
        usual = self._say("report-usual")
        moves = [Bar(usual, self._found["length"]["moves"]["mean"], self._number(self._found["length"]["moves"]["mean"]))]
        moves += [Bar(self._option(one), one["moves"]["mean"], self._number(one["moves"]["mean"])) for one in tried]
        title = self._say("report-options-moves")
        about = self._listed([f"{one.label} {one.written}" for one in moves])
        head = [*map(self._say, ("report-option", "report-moves", "report-best-score", "report-unwon", "report-games"))]
        shown = [{**self._found, "moves": self._found["length"]["moves"], "label": usual}]
        shown += [{**one, "label": self._option(one)} for one in tried]
        rows = [
            [
                one["label"],
                self._number(one["moves"]["mean"]),
                self._number(one["score"]["mean"]),
                self._percent(one["shared_or_unwon"] / one["games"]),
                str(one["games"]),
            ]
            for one in shown
        ]
        drawn = bars(self._id("options"), title, about, moves)
        figures = [Figure("options", drawn, Table(title, head, rows))]
        first = [(self._option(one), one["beginner"], 1 / one["seats"], one["games"]) for one in tried if one["beginner"]]
        if first:
            now = next(one for one in self._found["first"] if one["seats"] == self._found["seats"])
            first.insert(0, (usual, now, now["even"], now["games"]))
            figures.append(self._shares("options-first", self._say("report-options-first"), first))
        return Section(self._say("report-options"), [self._say("report-options-words")], figures)

    # -- parts of a section --------------------------------------------------------------------------------------------

    def _shares(self, name: str, title: str, rows: list[tuple[str, Any, float, int]], counted: str = "report-games") -> Figure:
        points = [
            Point(label, one["share"], one["low"], one["high"], self._percent(one["share"]), even) for label, one, even, _ in rows
        ]
        about = self._listed([f"{point.label} {point.written}" for point in points])
        head = [self._say("report-what"), self._say("report-share"), self._say("report-interval"), self._say(counted)]
        table = Table(title, head, [[label, *self._written(one), str(count)] for label, one, _, count in rows])
        return Figure(name, intervals(self._id(name), title, about, points), table)

    def _written(self, one: dict[str, Any]) -> list[str]:
        return [
            self._percent(one["share"]),
            self._say("report-range", low=self._percent(one["low"]), high=self._percent(one["high"])),
        ]

    def _thing(self, group: dict[str, Any], value: str | None) -> str:
        """Return a move or an event in the game's own words with this value; with dots instead if it is None."""
        key, argument = group["key"], group["argument"]
        names = self._arguments(key)
        args: dict[str, object] = {"seat": 0} if not group["chosen"] and "seat" in names else {}
        if value is not None and argument:
            args[argument] = self._plain(argument, value)
        said = self._words.outline(Phrase(key, args), self._game, Seating(["…"] * _MOST_SEATS, 0), set(names) - set(args))
        return said[:1].upper() + said[1:].rstrip(".")

    def _value(self, group: dict[str, Any], value: str) -> str:
        if not group["argument"]:
            return self._thing(group, None)
        meaning = self._game.arguments[group["argument"]]
        return value if meaning in ("number", "money", "text") else self._words.say(f"{meaning}-{value}")

    def _plain(self, argument: str, value: str) -> object:
        counted = self._game.arguments[argument] in ("number", "money")
        return int(value) if counted and value.lstrip("-").isdecimal() else value

    def _arguments(self, key: str) -> list[str]:
        if key in self._game.events:
            known, secret = self._game.events[key]
            return [*known, *secret]
        for move in range(self._game.move_count):
            phrase = self._game.phrase(move)
            if phrase is not None and phrase.key == key:
                return list(phrase.args)
        return []

    def _option(self, one: dict[str, Any]) -> str:
        value = one["value"]
        text = f"option-{one['option']}-{value}"
        if isinstance(value, bool):
            said = self._say("house-yes" if value else "house-no")
        else:
            said = self._say(text) if self._words.has(text) else str(value)
        name = self._say(f"option-{one['option']}")
        named = f"{name.rstrip('?')}: {said}"
        return named if one["seats"] == self._found["seats"] else f"{named} ({self._say('report-players', count=one['seats'])})"

    def _game_title(self) -> str:
        return self._say(f"game-{self._game.slug}").replace("\N{SOFT HYPHEN}", "")

    def _id(self, name: str) -> str:
        return f"{self._game.slug}-{name}"

    def _about(self, spread: dict[str, float]) -> dict[str, object]:
        return {name: self._number(value) for name, value in spread.items()}

    def _listed(self, parts: list[str]) -> str:
        return "; ".join(parts)

    def _percent(self, share: float | None) -> str:
        if share is None:
            return "–"
        return self._say(
            "report-number", number=fluent_number(share, style="percent", minimumFractionDigits=1, maximumFractionDigits=1)
        )

    def _number(self, value: float) -> str:
        return self._say("report-number", number=fluent_number(round(value, 1), maximumFractionDigits=1, useGrouping=False))

    def _say(self, key: str, **args: object) -> str:
        return self._words.say(key, **args)


def _clearness(row: dict[str, Any], even: float) -> float:
    """Return how far a share is from an even one, in units of the distance to the near end of its interval."""
    apart = abs(row["share"] - even)
    reach = row["share"] - row["low"] if row["share"] > even else row["high"] - row["share"]
    return float(apart / reach) if reach else 0.0


def _rule(clause: str, rules: dict[str, str]) -> str:
    text = rules.get(clause, "")
    return f"{clause}: {text}" if text else clause
