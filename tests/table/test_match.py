"""Test that a match equals its log: the log replays everything, and undo is limited to what is fair."""

import json
from typing import get_args

import msgspec
import pytest

import spielkiste
from spielkiste.core.deals import read_deal_number
from spielkiste.core.errors import BadFile, BadMove, BadSetup
from spielkiste.core.registry import find
from spielkiste.host.actions import made
from spielkiste.host.outgoing import UpdateBuilder, table_info
from spielkiste.host.pace import INSTANT
from spielkiste.host.window import Window, silent_answers
from spielkiste.table import logbook
from spielkiste.table.keys import commitment, key_for, new_secret, new_seed, role_of, seat_role, table_of
from spielkiste.table.match import Chair, Match
from spielkiste.table.names import cleaned, made_up
from spielkiste.table.seats import Place
from spielkiste.table.undo import last_quiet_moment

GAME = spielkiste.find("thousand-km")


def _table(*kinds: str, seed: str = "a seed", **options: object) -> Match:
    chairs = [
        Chair("bot", f"Bot {place}", "rules@3") if kind == "bot" else Chair("person", kind) for place, kind in enumerate(kinds)
    ]
    match = Match(Match.opening(GAME, {"begins": 1, **options}, chairs))
    match.enter(logbook.Deal(seed=seed))
    return match


def _move(match: Match, place: int = 0) -> None:
    assert match.state is not None
    seat = match.state.actors()[0]
    match.enter(match.move(seat, match.state.moves(seat)[place]))


def test_the_log_tells_everything_again() -> None:
    match = _table("Lina", "bot", "Kurt", tempo="calm")
    for _ in range(15):
        _move(match)
    match.enter(logbook.Name(seat=0, name="Lena"))
    match.enter(logbook.StandIn(seat=2, bot="rules@2"))
    match.enter(logbook.Undo(moves=9))
    _move(match)
    again = Match.from_log(match.log)
    assert again.state is not None and match.state is not None
    assert again.state.position() == match.state.position()
    assert [vars(chair) for chair in again.chairs] == [vars(chair) for chair in match.chairs]
    assert again.number == match.number and len(again.events) == len(again.log)


def test_a_bot_that_stands_in_has_heard_the_story() -> None:
    match = _table("Lina", "Kurt")
    _move(match)
    match.enter(logbook.StandIn(seat=match.state.actors()[0], bot="rules@3"))  # type: ignore[union-attr]
    (seat,) = match.acting_bots()
    assert match.bot(seat).choose(match.situation(seat)) in match.situation(seat).moves
    match.enter(logbook.StandIn(seat=seat, bot=None))
    assert match.acting_bots() == []


def test_the_result_stays_the_same_when_the_next_game_is_dealt() -> None:
    # In this game the loser has a fact of their own.
    match = next(match for match in map(_played, range(50)) if match.own_facts())
    end = UpdateBuilder(Window(INSTANT)).update(match, 0, [], False).outcome
    match.enter(logbook.Deal(seed="another seed"))
    previous = table_info("id", new_secret(), match, True, set(), None).previous
    assert end is not None and end.own and previous is not None and previous.outcome == end


def _played(seed: int) -> Match:
    match = _table("Lina", "Kurt", seed=str(seed), goal=300)
    while not match.over:
        _move(match)
    return match


# One entry of each kind as the first versions wrote it, with some extra fields.
KEPT: list[dict[str, object]] = [
    {
        "kind": "open",
        "game": "thousand-km",
        "rules_version": 1,
        "options": {"begins": 1},
        "chairs": [{"kind": "person", "name": "Lina", "bot": None}, *[{"kind": "open", "name": "", "bot": None}] * 3],
    },
    {"kind": "sit", "seat": 1, "name": "Kurt", "client": "page"},
    {"kind": "sit", "seat": 2, "name": "Ida"},
    {"kind": "leave", "seat": 2, "bot": None, "name": ""},
    {"kind": "fill", "seat": 2, "bot": "rules@2", "name": "Bot"},
    {"kind": "fill", "seat": 3, "bot": "rules@3", "name": "Bob"},
    {"kind": "pace", "pace": "quick", "ask": ["0/page", 1]},
    {"kind": "deal", "seed": "a", "recorded": True},
    {"kind": "end"},
    {"kind": "deal", "seed": "a", "swapped": True},
    {"kind": "name", "seat": 1, "name": "Lena"},
    {"kind": "read"},
    {"kind": "stand_in", "seat": 2, "bot": "rules@2"},
    {"kind": "stand_in", "seat": 2, "bot": None},
    {"kind": "leave", "seat": 2, "bot": "rules@3", "name": "Ben"},
    {"kind": "move", "seat": 0, "move": "green"},
    {"kind": "undo", "moves": 0},
]
# Entries that later versions added; they are not part of the first versions' log.
LATER: list[dict[str, object]] = [{"kind": "brought", "seats": [0]}, {"kind": "moved", "seat": 0}]


def test_an_old_log_reads_and_is_written_as_ever() -> None:
    assert json.loads(msgspec.json.encode(logbook.read(LATER))) == LATER
    assert {entry["kind"] for entry in [*KEPT, *LATER]} == {kind.__struct_config__.tag for kind in get_args(logbook.Entry)}
    assert json.loads(msgspec.json.encode(logbook.read(KEPT))) == KEPT
    match = Match.from_log(KEPT)
    seats = [(chair.kind, chair.name, chair.bot, chair.place, chair.holder, chair.botted) for chair in match.chairs]
    assert seats == [
        ("bot", "Bob", "rules@3", 3, 0, True),
        ("person", "Lena", None, 0, 0, False),
        ("bot", "Ben", "rules@3", 1, 1, True),
        ("bot", "Bot", "rules@2", 2, 1, True),
    ]
    assert match.pace == "quick" and match.record is not None and match.record.moves == []


@pytest.mark.parametrize(
    "entries",
    [
        [],
        [{"kind": "move"}],
        [{"kind": "open"}],
        [{"kind": "open", "game": "thousand-km", "rules_version": 1, "options": {}, "chairs": []}],
    ],
)
def test_a_damaged_log_is_refused(entries: list[dict[str, object]]) -> None:
    with pytest.raises((BadFile, BadSetup)):
        Match.from_log(entries)


def test_a_move_that_was_checked_before_another_is_checked_again() -> None:
    match = _table("Lina", "Kurt")
    assert match.state is not None
    entry = match.move(0, match.state.moves(0)[0])
    assert isinstance(entry, logbook.Move)
    match.enter(logbook.Move(0, entry.move))
    with pytest.raises(BadMove):
        match.enter(entry)


def test_illegal_moves_are_no_entries() -> None:
    match = _table("Lina", "Kurt")
    with pytest.raises(BadMove) as caught:
        match.move(1, 0)
    assert caught.value.clause == "KM-2"
    waiting = Match(Match.opening(GAME, {}, [Chair("person", "Lina"), Chair("open", "")]))
    with pytest.raises(BadMove):
        waiting.move(0, 0)


def test_alone_against_bots_the_last_move_can_be_taken_back_until_a_bot_shows_a_card() -> None:
    match = _table("Lina", "bot", "bot")
    assert last_quiet_moment(match) is None
    _move(match)
    assert last_quiet_moment(match) == 0
    while 0 not in match.state.actors():  # type: ignore[union-attr]
        _move(match)
    assert last_quiet_moment(match) is None, "she has seen the bots' cards and drawn her own"


def test_between_people_a_card_that_was_seen_cannot_be_unseen() -> None:
    match = _table("Lina", "Kurt")
    _move(match)
    assert last_quiet_moment(match) is None


def test_keys_follow_from_the_secret_alone() -> None:
    secret = new_secret()
    roles: dict[str | int, str] = {0: seat_role(Place(0), 0), 1: seat_role(Place(1), 3), "join": "join", "watch": "watch"}
    keys = {role: key_for("table", secret, written) for role, written in roles.items()}
    assert len(set(keys.values())) == 4
    for role, key in keys.items():
        assert table_of(key) == "table" and role_of(key, "table", secret, [0, 3]) == role
        assert role_of(key, "table", new_secret(), [0, 3]) is None
        assert role_of(key[:-1] + ("B" if key[-1] == "A" else "A"), "table", secret, [0, 3]) is None
    assert role_of(key_for("table", secret, "seat:5"), "table", secret, [0, 0]) is None
    assert role_of(keys[1], "table", secret, [0, 4]) is None, "the seat has been given up"
    assert table_of("x") == "" and table_of("a.b") == ""


def test_a_seed_is_unguessable_and_its_commitment_tells_nothing_else() -> None:
    seeds = {new_seed(find("thousand-km")) for _ in range(100)}
    assert len(seeds) == 100 and all(len(seed) == 32 for seed in seeds)
    assert len({commitment(seed) for seed in seeds}) == 100


def test_where_deals_have_numbers_the_seed_is_one() -> None:
    numbers = {new_seed(find("patience")) for _ in range(100)}
    assert len(numbers) > 90 and all(str(read_deal_number(number)) == number for number in numbers)


def test_names_are_made_up_and_kept_tidy() -> None:
    taken: list[str] = []
    for number in range(8):
        taken.append(made_up(taken, number * 3))
    assert len(set(taken)) == 8
    # A class has more children than there are names: extra names get numbers that do not look like years.
    children: list[str] = []
    for number in range(70):
        children.append(made_up(children, 1200 + number))
    assert len(set(children)) == 70 and {name.partition(" ")[2] for name in children} == {"", "2", "3"}
    assert cleaned(" Oma \t Käthe\x00 ") == "Oma Käthe"
    for wrong in ("", "\n", "x" * 21, "\u200d", "e" + "\u0301" * 200, "\u200b \u2060"):
        with pytest.raises(BadSetup):
            cleaned(wrong)


def test_what_belongs_together_in_a_name_stays_together() -> None:
    family, scotland, farmer = "👨‍👩‍👧‍👦", "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", "👩🏽‍🌾"
    for name in (family, scotland, farmer, f"Oma {family}", f"{family * 5} Maier", "❤️‍🔥", "Zoë", "می\u200cخواهم"):
        assert cleaned(name) == name
    assert cleaned("Li\u200dna") == "Li na", "names must not merely look different"


def test_a_tile_that_was_turned_up_cannot_be_covered_again_by_undo() -> None:
    """In Memo Race the story does not name the tile, but the players have seen it."""
    game = spielkiste.find("memo-race")
    chairs = [Chair("person", "Lina"), Chair("bot", "Bot", "rules@1")]
    match = Match(Match.opening(game, {"begins": 1}, chairs))
    match.enter(logbook.Deal(seed="a seed"))
    assert match.state is not None
    drive = next(move for move in match.state.moves(0) if game.notation(move).startswith("drive"))
    match.enter(match.move(0, drive))
    assert last_quiet_moment(match) is None


def test_a_window_that_has_closed_is_not_opened_again_by_undo() -> None:
    """In a live rally, a player who missed a snap does not get it by undoing the silence."""
    game = spielkiste.find("number-rally")
    chairs = [Chair("person", "Lina"), *(Chair("bot", f"Bot {seat}", "rules@1") for seat in range(2))]
    match = Match(Match.opening(game, {"begins": 1, "tempo": "live"}, chairs))
    match.enter(logbook.Deal(seed="a seed"))
    closed = 0
    for _ in range(60):
        state = match.state
        assert state is not None
        if match.over:
            break
        if match.clock_runs():
            asked = next(seat for seat in state.actors() if state.silence(seat) >= 0)
            assert made(match, asked, state.silence(asked)) == [], "the window lasts equally long for every answer"
            for entry in silent_answers(match, state):
                match.enter(entry)
            closed += 1
            kept = last_quiet_moment(match)
            if kept is not None:
                match.enter(logbook.Undo(moves=kept))
                assert not match.clock_runs(), "the window is open again"
                pytest.fail("undo went back before a closed window")
        else:
            seat = state.actors()[0]
            # The others may snap at a number on the pile.
            moves = sorted(state.moves(seat), key=lambda move: not game.notation(move).split()[-1].isdecimal())
            match.enter(match.move(seat, moves[0]))
    assert closed > 3


def test_no_clock_runs_for_the_only_person_without_a_choice_but_for_the_bot_in_its_place() -> None:
    for seed in range(20):
        match = _table("Lina", "bot", seed=f"clock {seed}")
        while match.state is not None and not match.over:
            if match.state.moves(0) == [match.state.silence(0)]:
                assert not match.clock_runs()
                match.enter(logbook.StandIn(0, "rules@1"))
                assert match.clock_runs()
                return
            _move(match)
    raise AssertionError("nobody is asked without a choice")


def test_a_bot_that_cannot_listen_does_not_stop_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    match = _table("Lina", "bot")
    bot = match.bot(1)
    monkeypatch.setattr(bot, "listens", True)
    monkeypatch.setattr(bot, "notice", lambda event: 1 / 0)
    _move(match)
    assert match.stumbled == {1} and match.bot(1) is not bot
