"""Test a track's share code: it survives a round trip, and damage is detected (MR-15)."""

from base64 import urlsafe_b64encode
from hashlib import sha256

import pytest

from spielkiste.core.errors import BadFile
from spielkiste.core.randomness import Rng
from spielkiste.games.memo_race.track import PIECES, Track, decode
from tests.memo_race.test_track import track


@pytest.mark.clause("MR-15")
def test_a_track_travels_as_a_short_text() -> None:
    built = track("┌┐ ", "└┼┐", " └┘", name="Linas Acht ⭐")
    again = decode(built.encode())
    assert again.describe() == built.describe()
    assert again.name == "Linas Acht ⭐"
    assert built.encode().replace("-", "").replace("_", "").isalnum()
    assert len(Track(9, 6).encode()) < 60
    assert Track(9, 6, name="  two\nlines \x07 " + "x" * 60).name == "two lines " + "x" * 30


@pytest.mark.clause("MR-15")
def test_any_track_survives_the_journey() -> None:
    for seed in range(60):
        rng = Rng(seed)
        built = Track(2 + rng.below(15), 2 + rng.below(15), "big", "x" * rng.below(5))
        for cell in range(len(built.pieces)):
            if rng.chance(40):
                piece = rng.below(PIECES)
                built.pieces[cell] = piece
                if min(built.left()) < 0:
                    built.pieces[cell] = 0
        again = decode(built.encode())
        assert again.pieces == built.pieces and again.describe() == built.describe()


@pytest.mark.clause("MR-15")
def test_every_changed_letter_of_a_link_is_noticed() -> None:
    code = track("┌┐ ", "└┼┐", " └┘", name="Acht").encode()
    for place, letter in enumerate(code):
        for other in "Aa0_":
            if other != letter:
                with pytest.raises(BadFile) as caught:
                    decode(code[:place] + other + code[place + 1 :])
                assert caught.value.key in ("track-damaged", "track-foreign")
    for cut in range(len(code)):
        with pytest.raises(BadFile):
            decode(code[:cut])
    with pytest.raises(BadFile):
        decode(code + "A")


def _forge(payload: bytes) -> str:
    """Return a forged link with a valid checksum."""
    check = sha256(b"spielkiste-track:" + payload).digest()[:4]
    return urlsafe_b64encode(payload + check).decode().rstrip("=")


@pytest.mark.clause("MR-15")
@pytest.mark.parametrize(
    ("payload", "key"),
    [
        (bytes([2, 0, 2, 2, 0, 0, 0]), "track-newer"),
        (bytes([1, 7, 2, 2, 0, 0, 0]), "track-damaged"),
        (bytes([1, 0, 1, 2, 0, 0]), "track-damaged"),
        (bytes([1, 0, 99, 2, 0, 0]), "track-damaged"),
        (bytes([1, 0, 2, 2, 0, 0xD0, 0]), "track-damaged"),
        (bytes([1, 0, 2, 2, 0, 0]), "track-damaged"),
        (bytes([1, 0, 2, 2, 0, 0, 0, 0]), "track-damaged"),
        (bytes([1, 0, 2, 2, 0, 0xCC, 0]), "track-damaged"),
        (bytes([1, 0, 2, 2, 1, 0xFF, 0, 0]), "track-damaged"),
        (bytes([1, 0, 2, 2, 9, 0, 0]), "track-damaged"),
        (bytes([0, 0, 2, 2, 0, 0, 0]), "track-damaged"),
    ],
)
def test_a_forged_link_is_refused(payload: bytes, key: str) -> None:
    with pytest.raises(BadFile) as caught:
        decode(_forge(payload))
    assert caught.value.key == key


@pytest.mark.clause("MR-15")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "track-foreign"), ("hello", "track-foreign"), ("not a link!", "track-foreign"), ("ä" * 20, "track-foreign"),
        ("A" * 5000, "track-foreign"), ("A" * 13, "track-foreign"), ("A" * 40, "track-damaged"),
    ],
)  # fmt: skip
def test_other_texts_are_not_tracks(text: str, key: str) -> None:
    with pytest.raises(BadFile) as caught:
        decode(text)
    assert caught.value.key == key
