"""Test the self-taught bot: it knows only what its seat knows, decides alike everywhere, and leaves the rest to `rules`."""

import pickle

import pytest

import spielkiste
from spielkiste.bots import at_level, make_bot, names_for, play_match
from spielkiste.bots.learned import LEARNED_GAMES, LearnedBot
from spielkiste.bots.net import Net
from spielkiste.core import nets
from spielkiste.core.bot import Situation
from spielkiste.core.errors import BadFile
from spielkiste.core.nets import net_for, packed_net, take
from spielkiste.core.randomness import Rng
from tests.learned_games import DECISIONS, decisions, fingerprint

#: The games in which the net names a move; in the others it judges positions (tests/numnum/test_wall_judge.py).
POLICIES = [slug for slug in LEARNED_GAMES if slug != "wall-break"]
#: The maximum size of a net in bytes.
HEAVIEST = 300_000


@pytest.mark.parametrize("slug", LEARNED_GAMES)
def test_it_decides_what_it_has_always_decided(slug: str) -> None:
    assert fingerprint(decisions(slug)) == DECISIONS[slug]


@pytest.mark.parametrize("slug", POLICIES)
def test_the_net_decides_and_sees_what_its_seat_sees(slug: str) -> None:
    """Check that the move stays the same in a world that the seat cannot tell from the real one."""
    net = net_for(slug)
    assert isinstance(net, Net) and net.game == slug
    game = spielkiste.find(slug)
    assert game.encoding is not None and net.encoding <= game.encoding.version
    for number, (situation, move) in enumerate(decisions(slug)[::4]):
        assert net.knows(situation.observe()) and move == net.best(situation.observe(), situation.moves)
        world = situation.imagine(Rng(number))
        bot = make_bot("learned", game, situation.seat, 2, "another")
        assert bot.choose(Situation(game, world, situation.seat)) == move


@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [
        ("thousand-km", 3, {}),
        ("thousand-km", 2, {"goal": 700}),
        ("thousand-km", 2, {"discard": "any_time"}),
        ("thousand-km", 2, {"scoring": "classic_5000"}),
        ("thousand-km", 2, {"scoring": "classic_round"}),
        ("number-rally", 5, {}),
        ("number-rally", 2, {"little": True}),
        ("mau-mau", 5, {}),
        ("mau-mau", 2, {"hands": "open"}),
    ],
)
def test_rules_plays_where_it_has_not_learned(slug: str, seats: int, options: dict[str, object]) -> None:
    game = spielkiste.find(slug)
    for situation, _ in decisions(slug, seats, 12, **options):
        rules = make_bot("rules@5", game, situation.seat, seats, "taught")
        # From here on, both use the same random numbers.
        learned = make_bot("learned", game, situation.seat, seats, "taught")
        assert isinstance(learned, LearnedBot)
        assert learned.choose(situation) == rules.choose(situation)
        net = net_for(slug)
        assert isinstance(net, Net) and not (seats in net.seats and net.knows(situation.observe()))


@pytest.mark.parametrize("slug", ["number-rally", "mau-mau", "wall-break"])
def test_rules_solves_the_sums(slug: str) -> None:
    """Nobody has taught the net to name a total or a row: asked strictly, it makes no mistake."""
    game = spielkiste.find(slug)
    result = play_match(game, 2, "sums", ["learned", "learned"], {"naming": "strict"}, strict=True)
    assert not result.stumbled


def test_without_its_net_rules_plays() -> None:
    """In a browser the net may still be loading."""
    game = spielkiste.find("mau-mau")
    (situation, _), *_ = decisions("mau-mau")
    bot = make_bot("learned", game, situation.seat, 2, "taught")
    rules = make_bot("rules@5", game, situation.seat, 2, "taught")

    class Netless(LearnedBot):
        def net(self) -> Net | None:
            return None

    alone = Netless(game, situation.seat, 2, 5, Rng("bot:taught:0"))
    assert alone.choose(situation) == rules.choose(situation)
    assert bot.reaction_ms(situation) == rules.reaction_ms(situation)


def test_without_its_net_rules_plays_at_the_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a browser the net may still be loading."""
    game = spielkiste.find("wall-break")
    found = decisions("wall-break")
    monkeypatch.delitem(nets._nets, "wall-break")
    nets.read_with(lambda slug: None)
    try:
        for situation, _ in found[::8]:
            rules, learned = (make_bot(name, game, situation.seat, 2, "taught") for name in ("rules@5", "learned"))
            assert learned.choose(situation) == rules.choose(situation)
            assert learned.reaction_ms(situation) == rules.reaction_ms(situation)
    finally:
        nets._readers.pop()


def test_the_learned_bot_is_the_strongest_bot_on_offer() -> None:
    for game in spielkiste.games():
        taught = game.slug in LEARNED_GAMES
        assert ("learned" in names_for(game)) == taught and names_for(game)[0] != "learned"
        assert at_level(game, 5) == ("learned@5" if taught else f"{names_for(game)[0]}@5")
        assert at_level(game, 4) == f"{names_for(game)[0]}@4"


def test_the_nets_are_light_and_whole() -> None:
    for slug in LEARNED_GAMES:
        packed = packed_net(slug)
        assert packed is not None and 0 < len(packed) <= HEAVIEST
        for broken in (packed[:-1], packed + b"\0"):
            with pytest.raises(BadFile, match="net file is incomplete"):
                take(slug, broken)


@pytest.mark.parametrize("slug", ["thousand-km", "wall-break"])
def test_it_travels_to_another_process(slug: str) -> None:
    game = spielkiste.find(slug)
    (situation, move), *_ = decisions(slug)
    bot = make_bot("learned", game, situation.seat, 2, "taught")
    assert pickle.loads(pickle.dumps(bot)).choose(situation) == move
