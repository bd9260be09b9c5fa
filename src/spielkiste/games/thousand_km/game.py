"""The registered game 1000 Kilometer: options, set-up and the description of a table in words."""

from typing import Final, cast

from spielkiste.core.facts import Fact
from spielkiste.core.game import Game, Position, Story, View
from spielkiste.core.options import LENGTH, VARIANT, Choice, Flag, Number, OptionValues, begins, teams, tempo
from spielkiste.core.positions import Fields
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.core.tasks import Task
from spielkiste.games.thousand_km import moves
from spielkiste.games.thousand_km.classic import ClassicKm
from spielkiste.games.thousand_km.encode import ENCODING
from spielkiste.games.thousand_km.layouts import DISCARD_RULES
from spielkiste.games.thousand_km.lengths import stretches
from spielkiste.games.thousand_km.match_position import MatchRules, check_round
from spielkiste.games.thousand_km.position import (
    AT_THE_GOAL,
    LONGEST,
    PILE_EMPTY,
    SHORTEST,
    STEP,
    RaceRules,
    check_race,
    read_table,
)
from spielkiste.games.thousand_km.scoring import MATCH_WON, SCORINGS, TARGETS, match_in_words
from spielkiste.games.thousand_km.state import ThousandKm
from spielkiste.games.thousand_km.view import ThousandKmView

_CARD: Final = moves.ARGUMENTS["card"]


class ThousandKmGame(Game):
    """1000 Kilometer for 2 to 4 single players, or for 4, 6 or 8 players in teams of two."""

    def __init__(self) -> None:
        super().__init__(
            slug="thousand-km",
            box="thousand-km",
            clause_prefix="KM",
            rules_version=1,
            options=[
                teams(),
                Flag("youngest", role=VARIANT, kinder=True),
                Choice("discard", list(DISCARD_RULES)),
                Choice("scoring", list(SCORINGS)),
                Number("goal", LONGEST, SHORTEST, LONGEST, STEP, LENGTH, stretches()),
                tempo(),
                begins(),
            ],
            move_count=moves.MOVE_COUNT,
            age=6,
            encoding=ENCODING,
            minutes=[5, 15],
            extras=["drawing", "paper"],
            facts=[
                Fact("km-fact-master", ["km-master-move"], least=1),
                Fact("km-fact-attacks", ["km-attacked"]),
                Fact("km-fact-repairs", ["km-defended"]),
                Fact("km-fact-drove", ["km-drove"], adding="km"),
            ],
            arguments={
                **moves.ARGUMENTS,
                "seat": "seat",
                "seats": "seats",
                "top": _CARD,
                "cards": _CARD,
                "total": "number",
                "left": "number",
                "count": "number",
                "goal": "number",
                "points": "number",
                "round": "number",
                "line": "km-line",
            },
            events={
                "km-drew": (["seat"], ["card"]),
                "km-started": (["seat", "card"], []),
                "km-drove": (["seat", "km", "total"], []),
                "km-attacked": (["seat", "side", "card"], []),
                "km-asked": (["side", "card"], []),
                "km-defended": (["seat", "card"], []),
                "km-protected": (["seat", "card"], []),
                "km-master-move": (["seat", "card"], []),
                "km-lifted": (["side", "card"], []),
                "km-discarded": (["seat", "card"], []),
                "km-pile-empty": ([], []),
                "km-won": (["seats", "total"], []),
                "km-dealt": (["round", "seat"], []),
                "km-last-card": ([], []),
                "km-played-out": ([], []),
                "km-counted": (["side", "points", "total"], []),
                "km-match-won": (["seats", "total"], []),
            },
            view=ThousandKmView,
            tasks=[
                Task("sprint", options={"goal": 300, "youngest": True, "tempo": "calm", "begins": 1}),
                Task("two", rivals=2, options={"goal": 500, "youngest": True, "tempo": "calm"}),
            ],
        )

    def seat_counts(self, options: OptionValues) -> list[int]:
        return [4, 6, 8] if options["teams"] else [2, 3, 4]

    def phrase(self, move: int) -> Phrase | None:
        return moves.phrase(move)

    def start(self, seats: int, rng: Rng, options: OptionValues, story: Story | None) -> ThousandKm:
        sides = self.sides(seats, options)
        goal = cast(int, options["goal"])
        youngest = options["youngest"] is True
        first = cast(int, options["begins"])
        target = TARGETS.get(cast(str, options["scoring"]))
        if target is not None:
            match = ClassicKm(seats, sides, sides < seats, goal, target, youngest, rng, story)
            match.deal(rng, youngest)
            match.begin_round(first - 1 if first > 0 else rng.below(seats))
            return match
        state = ThousandKm(seats, sides, sides < seats, goal, DISCARD_RULES.index(cast(str, options["discard"])), story)
        state.deal(rng, youngest)
        state.begin_turn(first - 1 if first > 0 else rng.below(seats))
        return state

    def read(self, position: Position) -> ThousandKm:
        fields = Fields(position)
        match = "match" in position
        rules = RaceRules(fields, match)
        if match:
            return self._read_match(fields, rules)
        state = ThousandKm(rules.seats, rules.sides, rules.teams, rules.goal, rules.discard_rule)
        read_table(fields, state, [AT_THE_GOAL, PILE_EMPTY])
        check_race(state)
        return state

    def _read_match(self, fields: Fields, rules: RaceRules) -> ClassicKm:
        agreed = MatchRules(fields.part("match"), rules)
        match = ClassicKm(rules.seats, rules.sides, rules.teams, rules.goal, agreed.target, agreed.youngest, agreed.rng)
        read_table(fields, match, [MATCH_WON])
        match.past = agreed.past
        match.starter = agreed.starter
        check_round(match, agreed)
        return match

    def in_words(self, view: View) -> list[Phrase]:
        table = cast(ThousandKmView, view)
        lines: list[Phrase] = match_in_words(table["points"]) if table["points"] is not None else []
        for number, side in enumerate(table["sides"]):
            lines.append(Phrase("km-words-road", {"side": number, "total": side["km"], "goal": table["goal"]}))
            if side["stopped_by"] is not None:
                lines.append(Phrase("km-words-stopped", {"side": number, "card": side["stopped_by"]}))
            elif not side["rolling"]:
                key = "km-words-needs-green" if side["battle"] else "km-words-not-started"
                lines.append(Phrase(key, {"side": number}))
            if side["limited"]:
                lines.append(Phrase("km-words-limited", {"side": number}))
            if side["safeties"]:
                lines.append(Phrase("km-words-safeties", {"side": number, "cards": side["safeties"]}))
        box = table["box"]
        lines.append(Phrase("km-words-pile", {"count": table["draw_pile"]}))
        if box:
            lines.append(Phrase("km-words-box", {"count": len(box), "top": box[-1]}))
        if table["hand"]:
            lines.append(Phrase("km-words-hand", {"cards": table["hand"]}))
        return lines


GAME: Final = ThousandKmGame()
