"""Test that every control of every board does what is marked on it."""

from collections import Counter
from collections.abc import Callable

import pytest

import spielkiste
from tests.browser.driver import Visitor
from tests.browser.promises import NOTES, try_everything
from tests.browser.test_boards import PARTIES
from tests.browser.unseen import SILENT
from tests.server.harness import Player, Server

#: Enough for a whole game, or for each kind of control in a long one.
TOUCHES = 20
#: If a game ends earlier, another follows.
MOST_GAMES = 2


@pytest.mark.parametrize("slug", [game.slug for game in spielkiste.games()])
def test_what_is_touched_makes_the_move_that_it_promises(go: Callable[..., Visitor], server: Server, slug: str) -> None:
    party = PARTIES[slug]
    tried: Counter[str] = Counter()
    for _ in range(MOST_GAMES):
        keys, _ = server.people(1, bots=party.seats - 1, game=slug, **party.options)
        hurry = Player(server, keys)
        hurry.ask(t="pace", pace="quick")
        hurry.leave()
        visitor = go(f"#seat={keys[0]}", language=party.language, before=NOTES + SILENT, reduced_motion="reduce")
        kept = try_everything(visitor.page, party.language, party.at_last, TOUCHES - tried.total())
        visitor.page.context.close()
        assert not kept.broken, kept.broken
        tried.update(kept.tried)
        if tried.total() >= TOUCHES:
            break
    assert tried
