"""Test `rules-1`, the strongest bot of the first ladder: it plays exactly as it did then, and only in the arena."""

from hashlib import sha256

import pytest

import spielkiste
from spielkiste.bots import laboratory_for, make_bot, names_for
from spielkiste.core.bot import Situation
from spielkiste.core.errors import BadBot
from spielkiste.core.randomness import Rng
from spielkiste.core.registry import find_version
from spielkiste.lab.simulate import arena
from spielkiste.table.match import Chair, Match

#: Recorded with the program that published the first ladder, by the same code as below.
THEN = {
    "thousand-km": "164b6cbae25e",
    "number-rally": "91cf33976804",
    "mau-mau": "62c8477aca0e",
    "memo-race": "5ec05a2a50e9",
    "tv-lottery": "095cf9d28705",
    "patience": "b1f203ef071a",
}


def _game(slug: str, bot: str) -> str:
    """Return a hash of one game's moves."""
    # The lottery's rules have changed since, so it plays by the old ones.
    game = find_version(slug, 1)
    seats = 1 if slug == "patience" else 2
    story: list[spielkiste.Event] = []
    state = game.new(seats, "then", {}, story)
    players = [make_bot(bot, game, seat, seats, "then") for seat in range(seats)]
    order = Rng("then")
    made: list[str] = []
    while state.actors():
        for player in players:
            if player.listens:
                for event in story:
                    player.notice(event.seen_by(player.seat))
            if player.watches:
                player.look(state.view(player.seat))
        story.clear()
        seat = order.pick(state.actors())
        move = players[seat].choose(Situation(game, state, seat))
        made.append(f"{seat} {game.notation(move)}")
        state.play(seat, move)
    return sha256("\n".join(made).encode()).hexdigest()[:12]


@pytest.mark.parametrize("slug", list(THEN))
def test_it_plays_what_it_played_then(slug: str) -> None:
    assert _game(slug, "rules-1") == THEN[slug]


def test_a_former_bot_is_not_offered_but_plays_in_the_arena() -> None:
    for slug in [*THEN, "wall-break", "clear-away"]:
        game = spielkiste.find(slug)
        assert "rules-1" not in names_for(game) and "rules-1" in laboratory_for(game)
    standings = arena("mau-mau", ["rules", "rules-1"], 4)["standings"]
    assert list(standings) == ["rules", "rules-1"]  # type: ignore[call-overload]
    with pytest.raises(BadBot, match="in the arena only"):
        Match.opening(spielkiste.find("mau-mau"), {}, [Chair("person", "Mia"), Chair("bot", "Bot", "rules-1")])
