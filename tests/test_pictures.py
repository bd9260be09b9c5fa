"""Test the picture rules: short, true to the clauses, and with every text and clause they name."""

import re
from pathlib import Path

import pytest

import spielkiste
from spielkiste.core.game import Game
from spielkiste.games.numnum.matching import BAR_FIVES, BAR_TWOS, joker_between, same_colour, shared_rows
from spielkiste.games.numnum.material import KIND_OF
from spielkiste.games.thousand_km.material import FIRST_ATTACK, FIRST_DEFENCE, NAMES
from spielkiste.rulebook import clauses, pictures
from spielkiste.texts import LANGUAGES, texts

ROOT = Path(__file__).parents[1]
SIGNS = {":>", ":+", ":=", ":yes", ":no", ":swap", ":win"}
#: Short enough to be read out in one or two breaths, and for three lines below a picture on paper.
LONGEST = 185


@pytest.mark.parametrize("game", spielkiste.games(), ids=lambda game: game.slug)
def test_every_game_has_a_handful_of_panels_with_words_and_clauses(game: Game) -> None:
    panels = pictures(game)
    assert 5 <= len(panels) <= 8
    assert panels[0]["name"] == "goal"
    assert len({panel["name"] for panel in panels}) == len(panels)
    for panel in panels:
        assert panel["clauses"] and set(panel["clauses"]) <= set(clauses(game.box, "en"))
        assert panel["rows"] and all(panel["rows"])
        for name in (name for row in panel["rows"] for name in row):
            assert name.split("/")[0] in SIGNS or name.startswith("#") or name[0].isalnum()
        for language in LANGUAGES:
            words = texts(language)
            for key in (f"pic-{game.slug}-{panel['name']}", f"pic-{game.slug}-{panel['name']}-words"):
                assert words.has(key), f"{key} is missing in {language}"
                assert len(words.say(key)) <= LONGEST


def spelt(row: list[str]) -> list[str]:
    """Return a row with a player who takes a pair ("takes0/LEFT/RIGHT/WHY") replaced by that pair."""
    out = []
    for name in row:
        if taking := re.fullmatch(r"(?:takes|again)\d/([^/]+)/([^/]+)/([^*]+)(?:\*\d)?", name):
            left, right, why = taking.groups()
            out += [left, f":yes/{why}", right, *(["twice"] if "+" in why else [])]
        else:
            out.append(name)
    return out


@pytest.mark.parametrize("slug", ["mau-mau", "wall-break", "clear-away", "patience"])
def test_the_cards_that_are_said_to_match_do_match(slug: str) -> None:
    """The NumNum drawings are checked against the rules."""
    rows = [spelt(row) for panel in pictures(spielkiste.find(slug)) for row in panel["rows"]]
    names = {card for row in rows for name in row for card in name.split("+")}
    cards = {name for name in names if re.search(r"^\d+-|^no-", name) or name == "wish"}
    assert cards <= set(KIND_OF), "the box has no such card"
    pairs = [
        (row[:at], left, sign.startswith(":yes"), sign.partition("/")[2], right, more)
        for row in rows
        for at, (left, sign, right, *more) in ((at, row[at:]) for at in range(len(row) - 2))
        if sign.startswith((":yes", ":no"))
    ]
    assert {fits for _, _, fits, *_ in pairs} == {True, False}
    for before, left, fits, reason, right, more in pairs:
        first, second = KIND_OF[left], KIND_OF[right]
        # Two bars of one kind lift each other.
        aside = [card for name in before for card in name.split("+")]
        bars = BAR_TWOS * (aside.count("no-twos") % 2) | BAR_FIVES * (aside.count("no-fives") % 2)
        related = bool(shared_rows(first, second, bars)) or joker_between(first, second)
        # In Patience each suit has its own pile: only the row counts there.
        assert fits is (related if slug == "patience" else related or same_colour(first, second))
        for part in filter(None, reason.split("+")):
            if part.startswith("row"):
                assert int(part[3:]) in shared_rows(first, second, 0), f"{left} and {right}: the plate under the tick is wrong"
            elif fits:
                assert left.endswith(part) and right.endswith(part), f"{left} and {right}: the sign under the tick is wrong"
        if fits and slug != "patience":
            doubly = same_colour(first, second) and bool(shared_rows(first, second, bars))
            assert doubly is (more[:1] == ["twice"]), f"{left}, {right}: exactly the double matches must have a star"
            assert doubly is ("+" in reason), f"{left}, {right}: exactly the double matches must have two reasons under the tick"


def test_the_cards_in_the_drawings_of_numnum_are_in_the_box() -> None:
    drawn = {
        (path.name, card)
        for path in (ROOT / "web/src/games/numnum").rglob("*.svelte")
        for card in re.findall(r"\b\d+-(?:triangle|circle|square|diamond)\b", path.read_text(encoding="utf-8"))
    }
    assert len(drawn) > 20
    assert not {(where, card) for where, card in drawn if card not in KIND_OF}


def test_each_defence_card_of_1000_km_is_drawn_beside_its_attack() -> None:
    (panel,) = [panel for panel in pictures(spielkiste.find("thousand-km")) if panel["name"] == "defend"]
    drawn = {attack: defence for attack, _, defence in panel["rows"]}
    # Each attack has its defence five places on.
    kinds = range(FIRST_ATTACK, FIRST_DEFENCE)
    assert drawn == {NAMES[kind]: NAMES[kind - FIRST_ATTACK + FIRST_DEFENCE] for kind in kinds}
