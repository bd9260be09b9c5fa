"""Test that everything that can be said exists in every language."""

import pytest

from spielkiste.core.errors import BadMove
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.material import LUCK_NAMES, SPINNERS, SQUARES
from spielkiste.games.tv_lottery.questions import KINDS
from spielkiste.rulebook import clauses
from spielkiste.texts import LANGUAGES, Seating, Texts

NAMES = ["Lina", "Rudi", "Kurt", "Ida"]


@pytest.mark.parametrize(
    "language", [pytest.param(language, marks=[] if language in ("de", "en") else [pytest.mark.slow]) for language in LANGUAGES]
)
def test_a_whole_game_in_words(language: str) -> None:
    texts = Texts(language)
    seatings = [Seating(NAMES, you) for you in (0, 1, None)]
    for seed in range(2):
        record = Record(GAME, 4, seed, {"buying_off": True, "rounds": 1})
        rng = Rng(seed)
        reasons: set[str] = set()
        while record.state.actors() and len(record.moves) < 400:
            seat = record.state.actors()[0]
            for move in range(GAME.move_count):
                refusal = record.state.why_not(seat, move)
                if refusal is not None and refusal.reason.key not in reasons:
                    reasons.add(refusal.reason.key)
                    assert texts.tell(refusal.reason, GAME, seatings[0])
            if len(record.moves) % 20 == 0:
                for line in GAME.in_words(record.state.view(seat)) + GAME.in_words(record.state.view(None)):
                    assert texts.tell(line, GAME, seatings[0])
            record.play(seat, rng.pick(record.state.moves(seat)))
        for event in record.story:
            for seating in seatings:
                assert texts.tell(event.seen_by(seating.you), GAME, seating)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_text(language: str) -> None:
    texts = Texts(language)
    keys = ["game-tv-lottery", "game-tv-lottery-tagline", "tl-digit-none", "error-tl-no-such-place"]
    for key, (_, secret) in GAME.events.items():
        keys += [key, f"{key}-unseen"] if secret else [key]
    for option in GAME.options:
        if option.name != "begins":
            keys.append(f"option-{option.name}")
            if option.kind == "choice":
                keys += [f"option-{option.name}-{value}" for value in option.values()]
    keys += [f"tl-question-{kind}" for kind in KINDS] + [f"tl-luck-card-{name}" for name in LUCK_NAMES]
    keys += [f"tl-square-{square}" for square in SQUARES] + [f"tl-spinner-{name}" for name in SPINNERS]
    assert [key for key in keys if not texts.has(key)] == []
    for move in range(GAME.move_count):
        phrase = GAME.phrase(move)
        assert phrase is not None and texts.tell(phrase, GAME, Seating([*NAMES, "Eva", "Tom"], 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_said_in_words(language: str) -> None:
    with pytest.raises(BadMove) as trouble:
        GAME.parse("put 7")
    assert "7" in Texts(language).error(trouble.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_all_clauses(language: str) -> None:
    assert list(clauses("tv-lottery", language)) == [f"TL-{number}" for number in range(1, 22)]


def test_the_rules_speak_of_the_same_money() -> None:
    texts = Texts("de")
    said = texts.tell(GAME.in_words(GAME.new(2, 1).view(None))[0], GAME, Seating(NAMES[:2]))
    assert "200.000" in said
