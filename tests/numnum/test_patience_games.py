"""Test whole games against a second reading of NN-41 to NN-44 that plays along, and invalid input."""

from collections import Counter

import pytest

from spielkiste.core.errors import BadMove
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.patience.state import Patience
from tests.numnum.patience_reading import TOPS, Table, fresh, refuses, scores, table_of
from tests.numnum.tables import PATIENCE, can, do, heard, names, patience

#: A player's preferences: anything; no fetching before the hand pile is used up; no wish cards before that; fetching at
#: once.
TASTES = [["play", "wait", "fetch", "lay-wish"], ["play", "wait"], ["play", "wait", "fetch"], ["fetch"]]
LONG = 6


def agree(state: Patience, table: Table) -> None:
    """Check that every card is where the second reading has it, in the same order."""
    position, view = state.position(), state.view(0)
    assert position["piles"] == table.piles and position["waiting"] == table.rows
    assert [pile["cards"] for pile in view["piles"]] == table.piles
    assert [pile["waiting"] for pile in view["piles"]] == table.rows
    assert position["wishes"] == view["wishes"] == table.wishes
    assert (view["card_up"], view["hand_pile"]) == (table.hand[0] if table.hand else None, len(table.hand))
    assert set(can(state, 0)) == table.allowed() and (state.outcome() is not None) == table.over
    assert view["score"] == state.score() == table.laid()


def told(move: str, table: Table) -> tuple[str, str]:
    """Return the event expected for the coming move, and its card or suit."""
    word, _, colour = move.partition(" ")
    if word == "wait":
        return "nn-waits", table.hand[0]
    if word == "lay-wish":
        return "nn-wish-laid", colour
    place = ["triangle", "circle", "square", "diamond"].index(colour or table.hand[0].split("-")[1])
    card = table.rows[place][-1] if word == "fetch" else table.hand[0]
    key = "nn-fetched" if word == "fetch" else "nn-played"
    return (f"{key}-on-wish" if table.piles[place][-1] == "wish" else key), card


def follow(state: Patience, table: Table, luck: Rng, taste: list[str]) -> Counter[str]:
    """Play by preference and compare after every move; return counts of what happened."""
    seen: Counter[str] = Counter()
    heard(state)
    while not table.over:
        allowed = sorted(table.allowed() - {"finish"} or table.allowed())
        wanted = [move for move in allowed if move.split()[0] in taste] or allowed
        move = wanted[luck.below(len(wanted))]
        word, _, colour = move.partition(" ")
        row = table.rows[["triangle", "circle", "square", "diamond"].index(colour or table.hand[0].split("-")[1])]
        seen[word] += 1
        seen[f"{word} long"] += len(row) >= LONG
        seen[f"{word} with three wishes"] += table.wishes == 3
        expected = told(move, table)
        table.do(move)
        do(state, move)
        key, args = heard(state)[0]
        assert (key, args.get("card", args.get("colour"))) == expected
        agree(state, table)
        assert PATIENCE.read(state.position()).position() == state.position()
    return seen


@pytest.mark.clause("NN-41", "NN-42", "NN-43", "NN-44")
@pytest.mark.parametrize("taste", TASTES, ids=["anything", "keeps everything", "keeps wishes", "fetches"])
def test_whole_games_follow_the_second_reading_move_by_move(taste: list[str]) -> None:
    seen: Counter[str] = Counter()
    for deal in range(12):
        state = fresh(deal)
        table = table_of(state)
        agree(state, table)
        seen += follow(state, table, Rng(f"{taste} {deal}"), taste)
        assert scores(state) == [table.laid()] == [95 - sum(len(row) for row in table.rows)]
    assert seen["play"] and seen["wait"] and seen["fetch"] and seen["lay-wish"]
    if "fetch" not in taste:
        # Rows of six and more grow at their lower end, and are fetched from there one by one.
        assert seen["wait long"] > 20 and seen["fetch long"] > 10
    if taste == ["play", "wait", "fetch"]:
        assert seen["fetch with three wishes"] > 5


@pytest.mark.clause("NN-41", "NN-42")
def test_a_row_of_any_length_grows_and_shrinks_at_its_lower_end() -> None:
    """Eleven cards share nothing with 9; from the end, each shares a row with the next."""
    coming = names("14T 7T 35T 5T 10T 2T 4T 8T 16T 32T 64T")
    state = patience(["9T", "3C", "5S", "7D"], "14T 7T 35T 5T 10T 2T 4T 8T 16T 32T 64T 9C", wishes=1)
    for length in range(len(coming)):
        do(state, "wait")
        assert state.view(0)["piles"][0]["waiting"] == coming[: length + 1]
    do(state, "lay-wish triangle")
    for length in range(len(coming) - 1, -1, -1):
        do(state, "fetch triangle")
        pile = state.view(0)["piles"][0]
        assert pile["cards"][-1] == coming[length] and pile["waiting"] == coming[:length]
    refuses(state, "fetch triangle", "NN-42")


@pytest.mark.clause("NN-42", "NN-43")
@pytest.mark.parametrize("wishes", [0, 1, 2, 3])
def test_fetching_is_the_same_however_many_wishes_lie_aside(wishes: int) -> None:
    state = patience(TOPS, "9C 9S", waiting=["4T 6T 12T", "", "", ""], wishes=wishes)
    do(state, "fetch triangle")
    view = state.view(0)
    assert view["wishes"] == wishes and view["card_up"] == "9-circle" and view["hand_pile"] == 2
    assert view["piles"][0]["cards"][-2:] == ["2-triangle", "12-triangle"]
    assert view["piles"][0]["waiting"] == ["4-triangle", "6-triangle"]
    assert ("lay-wish triangle" in can(state)) == (wishes > 0)


@pytest.mark.clause("NN-41", "NN-42", "NN-43", "NN-44")
def test_every_illegal_move_is_refused_with_its_clause_and_changes_nothing() -> None:
    clause_of = {"play": "NN-41", "wait": "NN-41", "fetch": "NN-42", "lay-wish": "NN-43", "finish": "NN-44", "name": "T-5"}
    every = [PATIENCE.notation(move) for move in range(PATIENCE.move_count)]
    state = fresh(3)
    table = table_of(state)
    luck = Rng("refused")
    while not table.over:
        allowed = sorted(table.allowed())
        for move in every:
            if move not in allowed:
                refuses(state, move, clause_of[move.split()[0]])
        move = allowed[luck.below(len(allowed))]
        table.do(move)
        do(state, move)
    for move in every:
        refuses(state, move, "NN-44")


@pytest.mark.clause("NN-41")
def test_numbers_and_words_that_are_no_moves_are_refused() -> None:
    state = patience(TOPS, "8T 9S")
    before = state.position()
    for move in (-1, PATIENCE.move_count, 10**9):
        assert state.why_not(0, move) is not None
        with pytest.raises(BadMove):
            state.play(0, move)
    for text in ("", "play 8-triangle", "fetch", "fetch red", "lay-wish", "lay-wish 5", "pass", "draw"):
        with pytest.raises(BadMove):
            PATIENCE.parse(text)
    for seat in (-1, 1):
        with pytest.raises(BadMove, match="one seat"):
            state.moves(seat)
        with pytest.raises(BadMove):
            state.play(seat, PATIENCE.parse("play"))
    assert state.position() == before
