"""Test that rude names are refused, in six languages and the usual disguises, and names that only look rude are not."""

import pytest

from spielkiste.table.rude import is_rude
from spielkiste.table.rude_words import ANYWHERE, BEGINS, FRIENDS, IS
from spielkiste.texts import LANGUAGES
from tests.languages.lines import lines


def test_every_language_has_its_list() -> None:
    assert set(BEGINS) == set(IS) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_list_is_found(language: str) -> None:
    missed = [
        word for word in (BEGINS[language] + IS[language]).split() if not is_rude(word) or not is_rude(f"Du {word.upper()}")
    ]
    assert not missed
    assert all(is_rude(f"Xx{word}xX") for word in ANYWHERE.split())


@pytest.mark.parametrize(
    "name",
    [
        "Arsch", "ARSCHLOCH", "4rschloch", "a r s c h", "A.r.s.c.h", "fuuuck", "fuuck", "pusssy", "f*ck", "fu ck", "xXfuckXx",
        "Sh1t", "$hit", "Scheiße", "Sche1sse", "hitler", "H1tler88", "Nazi", "Ass", "sex69", "B!tch", "s1ut", "fцck fuсk",
        "Coño", "C0ñ0", "Cabrón", "c a b r o n", "Hijo de puta", "Pvta puta", "Gilip0llas", "Mierda123",
        "Merde", "P*te", "Connard", "Enculé", "pédé", "S@lope", "C.o.n", "Fils de pute",
        "Stronzo", "str0nz0", "Vaffanculo", "Cazzo", "c4zz0", "Puttana", "coglioooone",
        "Klootzak", "kl00tzak", "Kut", "Hoer", "Kankerlijer", "k u t", "Lul",
    ],
)  # fmt: skip
def test_rude_names_are_known_in_every_disguise_that_is_usual(name: str) -> None:
    assert is_rude(name)


@pytest.mark.parametrize(
    "name",
    [
        "Barsch", "Marsch", "Ignazius", "Cassandra", "Dickens", "Mia", "Anna", "Bobby", "Ägypten", "🦊", "2b", "Mia 55", "Anna1",
        "Scunthorpe", "Penistone", "Essex", "Lightwater", "Cockburn", "Hancock", "Arsenal", "Assunta", "Clitheroe", "Shital",
        "Slutsky", "Wankel", "Nigel", "Titus", "Pus Sylvia", "Mongolei", "Neukölln", "Nutella", "Sauer", "Vögel", "Muschel",
        "Cono", "Putri", "Pollo", "Montenegro", "Tetiana", "Marisa", "Constance", "Connor", "Culann", "Merdan", "Pedro",
        "Porntip", "Figaro", "Ficarra", "Troiano", "Culotta", "Lulu", "Kutahya", "Hoerni", "Sletten", "Inés", "Łukasz",
    ],
)  # fmt: skip
def test_names_that_only_look_like_it_may_play(name: str) -> None:
    assert not is_rude(name)


def test_friends_may_play_and_are_needed() -> None:
    begins = tuple(word for words in BEGINS.values() for word in words.split())
    for friend in FRIENDS.split():
        assert not is_rude(friend) and friend.startswith(begins), friend


@pytest.mark.parametrize("language", LANGUAGES)
def test_none_of_our_own_words_is_rude(language: str) -> None:
    """Nobody is refused for a name that the program itself would show: animals, games and cards."""
    shown = [said for key, said in lines(language) if key.startswith(("web-animal-", "game-", "nn-card-"))]
    assert len(shown) > 100
    assert not [said for said in shown if is_rude(said)]
