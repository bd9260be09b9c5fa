"""Test the bot that thinks ahead: it uses only what its seat knows, is deterministic, and does not ignore good advice."""

import pytest

import spielkiste
from spielkiste.bots import laboratory_for, make_bot, names_for, play_match
from spielkiste.bots.search import Search
from spielkiste.core.bot import Situation
from spielkiste.core.errors import BadBot
from spielkiste.core.game import State
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng
from spielkiste.lab.simulate import arena
from spielkiste.table.match import Chair, Match

GAMES = ["thousand-km", "mau-mau", "number-rally"]


def middle_of(slug: str, moves: int = 9) -> tuple[State, int, Knowledge]:
    """Return a game after some moves, a seat with several moves, and what it knows."""
    game = spielkiste.find(slug)
    state = game.new(2, 5, {"begins": 1}, [])
    memories = [state.knowledge(seat) for seat in range(2)]
    bots = [make_bot("rules", game, seat, 2, 1) for seat in range(2)]
    while True:
        assert state.story is not None
        for memory in memories:
            for event in state.story:
                memory.hear(event.seen_by(memory.seat))
            memory.look(state.view(memory.seat))
        state.story.clear()
        seat = state.actors()[0]
        if moves <= 0 and len(state.moves(seat)) > 1:
            return state, seat, memories[seat]
        state.play(seat, bots[seat].choose(Situation(game, state, seat)))
        moves -= 1


@pytest.mark.parametrize("slug", GAMES)
def test_search_does_not_depend_on_slices_or_hidden_information(slug: str) -> None:
    state, seat, known = middle_of(slug)
    game = spielkiste.find(slug)
    found = set()
    for world, slices in ((state, [6]), (state, [2, 4]), (state.imagine_knowing(known, Rng("another")), [6])):
        search = Search(Situation(game, world, seat), known, Rng("thought"), "rules")
        for worlds in slices:
            search.think(worlds)
        assert search.worlds == 6
        found.add((search.best(), tuple(search.leads())))
    assert len(found) == 1


def test_without_worlds_it_plays_the_advised_move() -> None:
    state, seat, known = middle_of("mau-mau")
    search = Search(Situation(spielkiste.find("mau-mau"), state, seat), known, Rng(1), "rules")
    last = state.moves(seat)[-1]
    search.advise(last)
    assert search.best() == last


def test_equal_seeds_play_equal_games_with_several_players() -> None:
    game = spielkiste.find("mau-mau")
    results = [play_match(game, 3, 4, ["search@1", "rules", "random"], {}) for _ in range(2)]
    assert results[0].moves == results[1].moves and results[0].scores == results[1].scores


def test_it_is_for_the_laboratory_and_only_where_a_game_has_a_player_of_its_own() -> None:
    game = spielkiste.find("mau-mau")
    assert "search" not in names_for(game)
    with pytest.raises(BadBot, match="rules, child, learned, random, rules-1, search, seer"):
        make_bot("hal", game, 0, 2, 1)
    with pytest.raises(BadBot, match="in the arena only"):
        Match.opening(game, {}, [Chair("person", "Mia"), Chair("bot", "Bot", "search@2")])


def test_seeing_all_cards_wins_more_and_without_worlds_the_advice_is_played() -> None:
    standings = arena("mau-mau", ["seer@2", "rules"], 8)["standings"]
    assert standings["seer@2"]["share"] > 0.6  # type: ignore[index]
    state, seat, _ = middle_of("mau-mau")
    game = spielkiste.find("mau-mau")
    advice = make_bot("rules", game, seat, 2, 1).choose(Situation(game, state, seat))
    assert make_bot("seer", game, seat, 2, 1).choose(Situation(game, state, seat)) == advice


def test_in_the_memo_race_seeing_all_tiles_wins_more() -> None:
    standings = arena("memo-race", ["seer", "search"], 40)["standings"]
    assert standings["seer"]["share"] > 0.5  # type: ignore[index]


def test_search_is_only_where_it_is_quick_enough_or_a_game_brings_its_own() -> None:
    searched = {game.slug for game in spielkiste.games() if "search" in laboratory_for(game)}
    assert searched == {"thousand-km", "number-rally", "memo-race", "mau-mau", "wall-break", "clear-away"}
    game = spielkiste.find("clear-away")
    state = game.new(2, 5)
    seat = state.actors()[0]
    chosen = [make_bot(f"search@{level}", game, seat, 2, 1).choose(Situation(game, state, seat)) for level in (1, 1)]
    assert chosen[0] == chosen[1] and chosen[0] in state.moves(seat)


def test_a_rally_is_judged_at_its_end() -> None:
    """After the end of a rally everyone gets new cards: only the points count."""
    state = spielkiste.find("number-rally").new(2, 1)
    assert state.standing() == [0.5, 0.5]
    before = state.chapter()
    rng = Rng("rally")
    while state.chapter() == before and state.actors():
        seat = rng.pick(state.actors())
        state.play(seat, rng.pick(state.moves(seat)))
    assert sorted(state.standing()) in ([0.0, 1.0], [1 / 3, 2 / 3])


def test_a_bot_that_joins_late_does_not_claim_to_know_earlier_secrets() -> None:
    """A stand-in hears the whole story at once and sees the table only afterwards."""
    for slug in ("mau-mau", "thousand-km", "tv-lottery"):
        game = spielkiste.find(slug)
        state = game.new(2, 5, {}, [])
        rng = Rng("late")
        for _ in range(40):
            if state.actors():
                seat = state.actors()[0]
                state.play(seat, rng.pick(state.moves(seat)))
        late = state.knowledge(0)
        assert state.story is not None
        for event in state.story:
            late.hear(event.seen_by(0))
        late.look(state.view(0))
        assert state.denied(late) == ""
        assert state.imagine_knowing(late, Rng(1)).view(0) == state.view(0)
