"""Test reviews of finished games: blunders are found, everything adds up, and nothing is revealed before the end."""

import asyncio
import json
import re
from functools import lru_cache
from pathlib import Path

import msgspec
import pytest

import spielkiste
from spielkiste.bots import make_bot, tell
from spielkiste.bots.judging import Plan, judge
from spielkiste.bots.review import LUCK, MISTAKE, Review, review_of
from spielkiste.command import main
from spielkiste.core.bot import Situation
from spielkiste.core.errors import BadMove, SpielkisteError
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.host import lobby
from spielkiste.host.reviewing import Reviews
from spielkiste.host.thinker import Thinker
from tests.api_reference import attributes

#: How many moves before a blunder a game starts, and its maximum length.
FEW = 4
LONG = 30


def _go_on(record: Record, name: str = "rules@3", most: int = 100_000) -> Record:
    """Let bots play, for at most this many moves."""
    game = record.game
    bots = [make_bot(name, game, seat, record.seats, "reviewed") for seat in range(record.seats)]
    lot = Rng("who")
    told = 0
    while (actors := record.state.actors()) and len(record.moves) < most:
        for bot in bots:
            tell(bot, record.story[told:], record.state)
        told = len(record.story)
        seat = lot.pick(actors)
        record.play(seat, bots[seat].choose(Situation(game, record.state, seat)))
    return record


@lru_cache(maxsize=1)
def _short() -> tuple[Record, Review]:
    record = _go_on(Record(spielkiste.find("mau-mau"), 2, 4), "rules@1")
    return record, review_of(record)


def test_decisions_and_luck_add_up_to_the_whole_way() -> None:
    record, review = _short()
    assert review.start == [1 / 2] * 2 and sum(review.end) == pytest.approx(1)
    for seat, balance in enumerate(review.balances):
        curve = review.curve(seat)
        assert curve[-1].worth == review.end[seat]
        assert balance.own + balance.others + balance.luck == pytest.approx(curve[-1].worth - curve[0].worth)
        assert [point.number for point in curve] == sorted(point.number for point in curve)
    assert sum(balance.luck for balance in review.balances) == pytest.approx(0)
    assert [one.number for one in review.decisions] == Plan(record).numbers


def test_a_review_is_the_same_whenever_it_is_asked_for_and_in_whatever_order() -> None:
    record, review = _short()
    plan = Plan(record)
    backwards = [judge(record, plan, piece) for piece in reversed(range(plan.pieces))]
    again = Review(record, plan, [one for piece in reversed(backwards) for one in piece])
    assert [(one.best, one.before, one.after, one.loss) for one in again.decisions] == [
        (one.best, one.before, one.after, one.loss) for one in review.decisions
    ]


def test_a_review_talks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, review = _short()
    (tmp_path / "game.json").write_text(record.dumps(), encoding="utf-8")
    assert main(["replay", str(tmp_path / "game.json"), "--review", "--lang", "en"]) == 0
    assert str(review) + "\n" == capsys.readouterr().out
    assert review.turns and all(f"  {spielkiste.say(turn, record)}\n" in str(review) for turn in review.turns)
    assert spielkiste.say(review.turns[0], record, language="de").startswith("Zug ")
    for one, said in (
        (review.turns[0], r"Turn\(cause='\w+', seat=\d, since=\d+, number=\d+, before=0\.\d{3}, after=\d\.\d{3}\)"),
        (review.decisions[0], r"<Decision number=\d+, seat=\d, chosen=\d+, best=\d+, for its seat before=.*, loss=.*>"),
        (review.balances[0], r"Balance\(own=.*, others=.*, luck=.*, error=.*\)"),
        (review.curve(0)[0], r"Point\(number=0, worth=0\.500\)"),
    ):
        assert re.fullmatch(said, repr(one))
        assert set(attributes(type(one))) == {name for name in vars(one) if name[0] != "_"}
    assert set(attributes(Review)) == {name for name in vars(review) if name[0] != "_"}
    with pytest.raises(BadMove, match="There is no seat 5: this game has 2 seats, 0 to 1"):
        review.curve(5)
    with pytest.raises(TypeError, match="To say a Turn, pass the Record"):
        spielkiste.say(review.turns[0], record.state)


def test_a_cancelled_review_stops() -> None:
    record, _ = _short()
    assert judge(record, Plan(record), 0, lambda: True) == []


def _blundered(slug: str) -> tuple[Record, int]:
    """Return the end of a game in which a player could have won with one move, made another, and lost; and the number
    of that move.
    """
    game = spielkiste.find(slug)
    for seed in range(40):
        found = _missed(_go_on(Record(game, 2, seed)))
        if found is not None:
            return found
    raise AssertionError("no position has a winning move")


def _missed(whole: Record) -> tuple[Record, int] | None:
    state = whole.game.new(2, whole.seed)
    positions = []
    for seat, move in whole.moves[:-1]:
        positions.append(state.position())
        state.play(seat, move)
    winner, best = whole.moves[-1]
    others = [move for move in state.moves(winner) if move != best]
    if len(positions) < FEW or not _won(whole, winner) or not others:
        return None
    record = Record(whole.game, 2, whole.seed, position=positions[-FEW])
    for seat, move in whole.moves[-FEW - 1 : -1]:
        record.play(seat, move)
    record.play(winner, others[-1])
    _go_on(record, most=LONG)
    return (record, FEW) if record.state.outcome() is not None and not _won(record, winner) else None


def _won(record: Record, seat: int) -> bool:
    outcome = record.state.outcome()
    return outcome is not None and seat in outcome.winners


@pytest.mark.parametrize("slug", ["mau-mau", "thousand-km", "memo-race"])
def test_a_blunder_is_a_turning_point(slug: str) -> None:
    record, blunder = _blundered(slug)
    review = review_of(record)
    decided = [turn for turn in review.turns if turn.cause != LUCK]
    worst = max(decided, key=lambda turn: turn.swing())
    assert (worst.cause, worst.number, worst.seat) == (MISTAKE, blunder, record.moves[blunder][0])
    [judged] = [one for one in review.decisions if one.number == blunder]
    assert judged.loss > 0.2 and judged.best != judged.chosen and judged.reason is not None


def _asked(record: Record, piece: int = 0) -> lobby.Reviewed:
    answer = asyncio.run(Reviews(Thinker()).reviewed(lobby.ReviewRequest(record.dumps(), piece), ("", "")))
    return msgspec.json.decode(answer, type=lobby.Reviewed)


def test_the_host_does_a_piece_with_each_question_and_tells_the_review_with_the_last() -> None:
    record, review = _short()
    answers = []
    for piece in range(Plan(record).pieces):
        answers.append(_asked(record, piece))
        assert (answers[-1].done, answers[-1].pieces) == (piece + 1, Plan(record).pieces)
    assert [answer.review is None for answer in answers[:-1]] == [True] * (len(answers) - 1)
    told = answers[-1].review
    assert told is not None and not told.points and len(told.curves) == 2
    assert [turn.number for turn in told.turns] == [turn.number for turn in review.turns]
    assert [one.number for one in told.decisions] == [one.number for one in review.decisions]
    for curve in told.curves:
        whole = curve.points[-1].worth - curve.points[0].worth
        assert curve.own + curve.others + curve.luck == pytest.approx(whole, abs=0.3)
    with pytest.raises(SpielkisteError, match="no such piece"):
        _asked(record, len(answers))


def test_a_game_that_is_not_over_is_not_looked_back_on() -> None:
    record = _go_on(Record(spielkiste.find("mau-mau"), 3, 4), most=5)
    with pytest.raises(SpielkisteError, match="once the game is over"):
        _asked(record)
    with pytest.raises(SpielkisteError, match="once the game is over"):
        spielkiste.review(record)


def test_alone_one_counts_cards() -> None:
    game = spielkiste.find("patience")
    whole = _go_on(Record(game, 1, 3))
    # The whole game would take too long here.
    state = game.new(1, 3)
    for seat, move in whole.moves[:-FEW]:
        state.play(seat, move)
    record = _go_on(Record(game, 1, 3, position=state.position()), most=LONG)
    review = review_of(record)
    outcome = record.state.outcome()
    assert outcome is not None and review.points and review.end == [float(outcome.scores[0])]
    [balance] = review.balances
    assert balance.others == 0 and review.start[0] + balance.own + balance.luck == pytest.approx(review.end[0])


def test_the_terminal_tells_it_in_words_and_as_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, blunder = _blundered("mau-mau")
    file = tmp_path / "blunder.replay"
    file.write_text(record.dumps(), encoding="utf-8")
    assert main(["replay", str(file), "--review", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert f"Move {blunder + 1}: " in told and "(better: " in told and "Skill and luck" in told
    assert main(["replay", str(file), "--review", "--json"]) == 0
    body = json.loads(capsys.readouterr().out)
    assert {"cause": MISTAKE, "number": blunder}.items() <= max(body["turns"], key=lambda turn: turn["before"]).items()
    file.write_text(_go_on(Record(spielkiste.find("mau-mau"), 2, 4), most=5).dumps(), encoding="utf-8")
    assert main(["replay", str(file), "--review"]) == 2
