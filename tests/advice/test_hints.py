"""Test properties of all hints: a legal move, a true reason, a stable answer, and nothing that the seat cannot know."""

import pytest

import spielkiste
from spielkiste.bots.hint import ONLY, Companion, hint, hint_in
from spielkiste.core.bot import Bot, Situation
from spielkiste.core.game import Hint
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.games.memo_race.moves import SWAP, WITH
from spielkiste.texts import Seating, texts
from tests.numnum.tables import mau_mau

GAMES = [game for game in spielkiste.games() if game.box in ("thousand-km", "number-rally", "numnum", "memo-race", "tv-lottery")]
FEW = 2
#: By game: how many moves are played first; games not listed use a default.
SOON = {"mau-mau": 4}


def record_of(slug: str, moves: int) -> tuple[Record, int]:
    """Return a game between quick bots after some moves, and the seat to move."""
    game = spielkiste.find(slug)
    seats = 1 if slug == "patience" else 2
    record = Record(game, seats, "hinted", {})
    bots: list[Bot] = [spielkiste.make_bot("rules@2", game, seat, seats, 1) for seat in range(seats)]
    while True:
        seat = record.state.actors()[0]
        if len(record.moves) >= moves and len(record.state.moves(seat)) > 1:
            return record, seat
        record.play(seat, bots[seat].choose(Situation(game, record.state, seat)))


def told(found: Hint | None) -> object:
    return None if found is None else (found.move, found.reason.json(), found.chances)


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_a_hint_is_legal_told_in_every_language_and_the_same_again(slug: str) -> None:
    game = spielkiste.find(slug)
    for moves in (2, SOON.get(slug, 20)):
        record, seat = record_of(slug, moves)
        before = record.state.position()
        found = spielkiste.hint(record, seat, FEW)
        assert found is not None and record.state.legal(seat, found.move) and record.state.position() == before
        assert told(found) == told(spielkiste.hint(record, seat, FEW))
        for language in ("de", "en"):
            words = texts(language).tell(found.reason, game, Seating(["Lina", "Rudi"][: record.seats], seat, record.seats))
            assert words and words != found.reason.key and "{" not in words
        assert list(found.chances)[:1] in ([], [found.move])
        assert all(0 <= chance <= 1 and record.state.legal(seat, move) for move, chance in found.chances.items())


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_what_the_seat_cannot_know_changes_no_hint(slug: str) -> None:
    record, seat = record_of(slug, SOON.get(slug, 12))
    beside = Companion(record.state, seat)
    for event in record.story:
        beside.hear(event.seen_by(seat))
    beside.look(record.state)
    found = set()
    for world in (record.state, *(record.state.imagine_knowing(beside.knowledge, Rng(f"world {number}")) for number in range(2))):
        world.game = record.game
        given = hint(world, seat, beside.knowledge, 2)
        assert given is not None
        found.add((given.move, str(given.reason.json()), str(given.chances)))
    assert len(found) == 1


def test_hints_need_an_open_question_and_a_single_move_has_no_chances() -> None:
    record, seat = record_of("mau-mau", 3)
    assert hint_in(record, 1 - seat, FEW) is None
    only = mau_mau(["7S 11D", "9D 7C 11C"])
    only.game = record.game
    found = hint(only, 0, only.knowledge(0), FEW)
    assert found is not None and found.reason.key == ONLY and not found.chances


def test_no_other_move_is_shown_as_better_than_the_one_that_is_advised() -> None:
    told_of = 0
    for moves in range(0, 24, 3):
        record, seat = record_of("thousand-km", moves)
        found = hint_in(record, seat, 8)
        assert found is not None
        if found.chances:
            told_of += 1
            assert max(found.chances.values()) == found.chances[found.move] and next(iter(found.chances)) == found.move
    assert told_of


def test_a_hint_without_time_has_a_move_but_no_chances() -> None:
    record, seat = record_of("thousand-km", 10)
    hurried = hint_in(record, seat, enough=lambda: True)
    assert hurried is not None and not hurried.chances and record.state.legal(seat, hurried.move)
    earlier = hint_in(record, record.moves[-1][0], 0, until=len(record.moves) - 1)
    assert earlier is not None


@pytest.mark.parametrize("budget", [0, -1])
def test_without_a_budget_there_is_no_hint_but_a_sentence(budget: int) -> None:
    record, seat = record_of("mau-mau", 2)
    with pytest.raises(spielkiste.SpielkisteError, match="at least one world"):
        spielkiste.hint(record, seat, budget)


def test_a_swap_that_was_begun_as_advised_is_finished_as_it_was_meant() -> None:
    for deal in range(20):
        record = Record(spielkiste.find("memo-race"), 2, deal, {})
        while len(record.moves) < 60 and record.state.outcome() is None:
            seat = record.state.actors()[0]
            found = hint_in(record, seat, 0)
            assert found is not None
            drives = [move for move in record.state.moves(seat) if move < SWAP]
            if found.move < SWAP or not drives:
                record.play(seat, found.move)
                continue
            record.play(seat, found.move)
            meant = hint_in(record, seat, 0)
            # Without an intention, a player would swap any quiet tile, and a different one with every random seed.
            beside = Companion(record.state, seat)
            assert (
                meant is not None
                and meant.move >= WITH
                and meant.move != beside.adviser.choose(Situation(record.game, record.state, seat))
            )
            return
    raise AssertionError("no swap was advised in twenty races")
