"""Test the parts of the core that no single game covers: randomness, options, the registry, bots by name."""

import pickle
from collections import Counter

import pytest

import spielkiste
from spielkiste.bots import RandomBot, known_for, laboratory_for, make_bot, names_for
from spielkiste.core import plain_bytes, registry
from spielkiste.core.errors import SpielkisteError
from spielkiste.core.options import Choice, Flag, Number, complete
from spielkiste.core.positions import Fields
from spielkiste.core.randomness import QuickRng, Rng
from spielkiste.core.story import Event


def test_randomness_is_the_documented_stream() -> None:
    """A shuffle can be verified: SHAKE-128 over a seed, 32-bit words, scaled by multiplication."""
    from hashlib import shake_128

    stream = b"".join(shake_128(f"spielkiste:7:{block}".encode()).digest(512) for block in range(3))
    words = [int.from_bytes(stream[place : place + 4], "little") for place in range(0, len(stream), 4)]
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(300)] == [word * 1000 >> 32 for word in words[:300]]


def test_choices_are_even() -> None:
    rng = Rng("fair")
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert all(9_500 < counts[face] < 10_500 for face in range(6))


def test_a_chance_of_0_never_happens_and_a_chance_of_100_always_does() -> None:
    rng = Rng("chance")
    assert not any(rng.chance(0) for _ in range(2000)) and all(rng.chance(100) for _ in range(2000))


def test_a_shuffle_keeps_every_card_and_reorders_them() -> None:
    cards = list(range(20))
    firsts: Counter[int] = Counter()
    for seed in range(4000):
        mixed = cards[:]
        Rng(seed).shuffle(mixed)
        assert sorted(mixed) == cards
        firsts[mixed[0]] += 1
    assert all(120 < firsts[card] < 290 for card in cards)


@pytest.mark.parametrize("luck", [Rng("bytes"), QuickRng(5)])
def test_cards_that_are_bytes_are_shuffled_into_the_same_order(luck: Rng) -> None:
    twin = luck.copy()
    for count in (0, 1, 2, 106, 200):
        cards = [card % 19 for card in range(count)]
        mixed = twin.shuffled(bytes(cards))
        luck.shuffle(cards)
        assert list(mixed) == cards
    assert luck.below(1000) == twin.below(1000), "both must continue alike"


def test_the_substitute_for_librt_behaves_like_librt() -> None:
    from librt.strings import read_i32_le

    row = bytes([1, 2, 3, 4, 255, 254, 253, 252, 0, 0, 0, 128])
    assert [plain_bytes.read_i32_le(row, at) for at in range(9)] == [read_i32_le(row, at) for at in range(9)]
    numbers = plain_bytes.vec[int]([1, 2, 3])
    other = numbers[:]
    numbers[1] = 9
    assert list(numbers) == [1, 9, 3] and list(other) == [1, 2, 3]


def test_a_game_with_the_usual_options_is_the_same_whenever_it_is_begun() -> None:
    game = spielkiste.find("thousand-km")
    first = game.new(4, 1).position()
    assert game.new(4, 1, {}).position() == game.new(4, 1, {**game.defaults()}).position() == first
    assert game.new(4, 1, {"goal": 300}).position() != first == game.new(4, 1).position()
    for _ in range(2):
        with pytest.raises(SpielkisteError, match="not 7"):
            game.new(7, 1)


@pytest.mark.parametrize("drawn", [0, 1, 127, 128, 129, 256, 300])
def test_a_generator_can_be_copied_and_saved_anywhere(drawn: int) -> None:
    rng = Rng("saved")
    for _ in range(drawn):
        rng.below(10)
    twin, loaded = rng.copy(), Fields({"rng": rng.position()}).rng("rng")
    following = [rng.below(1000) for _ in range(200)]
    assert [twin.below(1000) for _ in range(200)] == following
    assert [loaded.below(1000) for _ in range(200)] == following


def test_events_keep_their_secret() -> None:
    event = Event("km-drew", {"seat": 1}, {"card": "tanker"}, [1])
    assert event.seen_by(1).json() == {"key": "km-drew", "args": {"seat": 1, "card": "tanker"}}
    for other in (0, 2, None):
        assert event.seen_by(other).json() == {"key": "km-drew-unseen", "args": {"seat": 1}}


def test_values_for_special_tables_are_valid_values_of_their_options() -> None:
    for game in spielkiste.games():
        for option in game.options:
            for suiting in (option.shared, option.easy):
                assert suiting is None or option.check(suiting) == suiting, (game.slug, option.name)
    drawing = next(option for option in spielkiste.find("number-rally").options if option.name == "drawing")
    assert (drawing.default, drawing.easy) == ("by_hand", "automatic")
    assert drawing.json()["easy"] == "automatic"


def test_options_are_checked_and_completed() -> None:
    options = [Flag("teams"), Choice("pace", ["slow", "fast"]), Number("goal", 1000, 300, 1000, 25)]
    assert complete(options, {"goal": 325}) == {"teams": False, "pace": "slow", "goal": 325}
    mistakes: list[dict[str, object]] = [
        {"goal": 310}, {"goal": "1000"}, {"goal": True}, {"teams": 1}, {"pace": "medium"}, {"height": 3}
    ]  # fmt: skip
    for wrong in mistakes:
        with pytest.raises(SpielkisteError):
            complete(options, wrong)
    assert options[0].parse("yes") is True and options[0].parse("nein") is False
    assert options[2].parse("300") == 300
    for option, text in ((options[0], "maybe"), (options[1], "x"), (options[2], "many"), (options[2], "10")):
        with pytest.raises(SpielkisteError):
            option.parse(text)


def test_unknown_games_and_bots_say_what_there_is() -> None:
    with pytest.raises(SpielkisteError, match="thousand-km"):
        spielkiste.new("halma", seats=2)
    game = spielkiste.find("thousand-km")
    with pytest.raises(SpielkisteError, match="rules, child, learned, random"):
        make_bot("clever", game, 0, 2, 0)
    for level in ("0", "6", "x", ""):
        with pytest.raises(SpielkisteError, match="1 to 5"):
            make_bot(f"rules@{level}", game, 0, 2, 0)
    assert make_bot("rules", game, 0, 2, 0).level == 5
    assert make_bot("rules@2", game, 0, 2, 0).level == 2
    assert names_for(game)[-1] == "random"


def test_every_game_has_a_beginner_bot_that_is_not_offered_as_an_opponent() -> None:
    for game in spielkiste.games():
        if max(game.usual_seat_counts()) > 1:
            assert make_bot("child", game, 0, 2, 0).level
            assert "child" not in names_for(game)


def test_a_bot_from_elsewhere_joins_the_bots_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = spielkiste.find("mau-mau")
    own = registry.bots_of("mau-mau")
    package = registry.package_of("mau-mau")
    try:
        registry.register(game, {"mine": RandomBot}, package)
        assert list(registry.bots_of("mau-mau")) == [*own, "mine"]
        assert isinstance(make_bot("mine", game, 0, 2, 0), RandomBot)
        assert names_for(game)[0] == "rules"
    finally:
        registry.bots_of("mau-mau").pop("mine", None)


def test_every_bot_has_an_init_of_its_own() -> None:
    """Without its own `__init__`, a compiled bot would run the base class's twice and leak what the first run created."""
    for game in spielkiste.games():
        for name in [*known_for(game), *laboratory_for(game)]:
            kind = type(make_bot(name, game, 0, 2, 0))
            assert "__init__" in vars(kind), f"{kind.__name__} of {game.slug}"


def test_a_stored_game_keeps_its_rules_version(monkeypatch: pytest.MonkeyPatch) -> None:
    game = spielkiste.find("thousand-km")
    assert registry.find_version("thousand-km", game.rules_version) is game
    with pytest.raises(SpielkisteError, match="version 99"):
        registry.find_version("thousand-km", 99)


def test_a_position_is_plain_data() -> None:
    state = spielkiste.new("thousand-km", seats=2, seed=1)
    assert pickle.loads(pickle.dumps(state.position())) == state.position()


def test_a_quick_generator_chooses_evenly_and_goes_on_as_its_copy_does() -> None:
    rng = QuickRng(7)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert min(counts) > 850 and max(counts) < 1150
    cards = list(range(52))
    rng.shuffle(cards)
    assert sorted(cards) == list(range(52)) and cards != list(range(52))
    for twin in (rng.copy(), pickle.loads(pickle.dumps(rng))):
        again = rng.copy()
        assert [twin.below(100) for _ in range(20)] == [again.below(100) for _ in range(20)]
    assert QuickRng(0).below(1 << 20) != QuickRng(1).below(1 << 20)
    assert isinstance(rng.branch(), QuickRng)
