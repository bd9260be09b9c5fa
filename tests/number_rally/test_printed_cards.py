"""Test the browser's pictures of the cards' effects against the rules: the only place where the page repeats a rule."""

import re
from pathlib import Path

import pytest

from spielkiste.games.number_rally.material import AFTER, FIRST_EVENT, GOAL, KIND_OF, KINDS, NAMES, OVERTAKE, TAKES_CAR
from spielkiste.games.number_rally.sums import SKILLS, skill_of

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games" / "number-rally"
_LINE = re.compile(r"^  '?([a-z-]+)'?: \{ effect: \[(.*?)\], car: (true|false)(, skips: true)? \},$", re.MULTILINE)
PRINTED = {
    name: (re.findall(r"'(.*?)'", effect.replace("\\u2212", "-")), car == "true", skips != "")
    for name, effect, car, skips in _LINE.findall((FOLDER / "art" / "printed.ts").read_text(encoding="utf-8"))
}


def test_every_event_card_is_printed_and_no_other() -> None:
    assert list(PRINTED) == NAMES[FIRST_EVENT:]


@pytest.mark.clause("ZR-3", "ZR-6")
@pytest.mark.parametrize("kind", range(FIRST_EVENT, KINDS), ids=NAMES[FIRST_EVENT:])
def test_what_is_printed_is_what_the_card_does(kind: int) -> None:
    effect, car, skips = PRINTED[NAMES[kind]]
    assert car == TAKES_CAR[kind] and skips == (kind == OVERTAKE)
    if len(effect) == 2:
        assert AFTER[kind][int(effect[0])] == int(effect[1])
        return
    sign, number = effect[0][0], int(effect[0][1:])
    for total in range(GOAL):
        assert AFTER[kind][total] == {"=": number, "+": total + number, "-": max(0, total - number)}[sign]


def test_the_examples_in_the_report_ask_for_their_skill() -> None:
    """Check one example per kind of sum, in the order of learning."""
    text = (FOLDER / "report" / "words.ts").read_text(encoding="utf-8")
    examples = dict(re.findall(r"^  ([a-z]+): '(.*)',$", text, re.MULTILINE))
    assert list(examples) == SKILLS
    cards = {"rounding": "stage-win", "swapping": "false-start", "minus": "pit-repair"}
    for skill, example in examples.items():
        numbers = [int(number) for number in re.findall(r"\d+", example.replace("\\u2192", ">").replace("\\u2212", "-"))]
        if skill == "reading":
            assert numbers == [AFTER[KIND_OF["tyre-change"]][0]]
            continue
        kind = KIND_OF[cards.get(skill, str(numbers[1]))]
        assert skill_of(numbers[0], kind) == skill
        assert skill not in ("rounding", "swapping") or AFTER[kind][numbers[0]] == numbers[1]
