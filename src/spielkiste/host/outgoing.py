"""Builds the messages to each device: updates for its own view, and the table's info."""

from __future__ import annotations

from typing import Any

import msgspec

from spielkiste.core.errors import BadMove, SpielkisteError
from spielkiste.core.game import Game, Hint, Outcome, State, View
from spielkiste.core.story import Phrase
from spielkiste.host import protocol
from spielkiste.host.window import Window
from spielkiste.table.keys import JOIN, WATCH, commitment, key_for
from spielkiste.table.match import Match, Past

# A client that has missed more entries than this gets a full view without the missed events.
LONGEST_GAP = 2000
#: The end of every encoded move without an outlook.
NO_OUTLOOK = b"{}}"

_encoder = msgspec.json.Encoder()


def table_info(
    table_id: str, secret: str, match: Match, seated: bool, present: set[int], proposal: protocol.Proposal | None
) -> protocol.TableInfo:
    """Return the table's info, with the keys that players may share."""
    past = match.previous
    return protocol.TableInfo(
        game=match.game.slug,
        options=match.options,
        seats=[
            protocol.SeatInfo(
                seat,
                chair.name,
                chair.kind,
                chair.bot,
                chair.stand_in is not None,
                chair.kind == "bot" or seat in present,
                animal,
            )
            for seat, (chair, animal) in enumerate(zip(match.chairs, match.animals(), strict=True))
        ],
        sides=match.game.sides(len(match.chairs), match.options),
        started=match.record is not None,
        commitment=match.commitment,
        deal=int(match.seed) if match.game.numbered_deals and match.seed.isdecimal() else None,
        join_key=key_for(table_id, secret, JOIN) if seated and match.free_seats() else None,
        spectator_key=key_for(table_id, secret, WATCH) if seated else None,
        pace=match.pace,
        proposal=proposal,
        recorded=match.recorded and not match.over,
        ended=match.ended,
        previous=_past(past) if past is not None else None,
        slow=match.slow,
        relief=match.relief,
        moved=match.moved,
    )


def trouble(number: int, trouble: SpielkisteError) -> protocol.Trouble:
    """Return the message for a failed request."""
    said = protocol.Trouble(number, trouble.key, trouble.arguments)
    if isinstance(trouble, BadMove):
        said.clause = trouble.clause or None
        said.reason = phrase_of(trouble.reason) if trouble.reason is not None else None
    return said


def events_for(match: Match, looking: int | None, numbers: range) -> list[protocol.Phrase]:
    """Return the events of these entries, as far as this viewer may know them."""
    return [phrase_of(event.seen_by(looking)) for number in numbers for event in match.events[number]]


def all_public(match: Match, numbers: range) -> bool:
    """Return whether these entries hold no secrets, so that all viewers get the same events."""
    return all(event.knowers is None for number in numbers for event in match.events[number])


def missed(match: Match, looking: int | None, last: int | None) -> list[protocol.Phrase]:
    """Return the events since entry `last`, or none if the gap is too long."""
    if last is None or last < 0 or not 0 <= match.number - last <= LONGEST_GAP:
        return []
    return events_for(match, looking, range(last + 1, match.number + 1))


#: A viewer: a seat or None for a spectator, and whether the table is also wanted in words.
Eyes = tuple[int | None, bool]
#: Events, plain or already encoded as JSON.
Events = list[protocol.Phrase] | msgspec.Raw


class UpdateBuilder:
    """Builds updates and caches each encoded move for the table."""

    def __init__(self, window: Window) -> None:
        self._window = window
        #: By move: its JSON up to the outlook.
        self._written: dict[int, bytes] = {}

    def updates(self, match: Match, eyes: set[Eyes], numbers: range, fresh: bool) -> dict[Eyes, protocol.Update]:
        """Return the update for each viewer.  Parts that all viewers share are computed and encoded once."""
        shared: Events | None = written_out(events_for(match, None, numbers)) if all_public(match, numbers) else None
        everybody = self._for_all_viewers(match, fresh)
        all_eyes = list(eyes)
        views = match.shown.views([looking for looking, _ in all_eyes]) if match.shown is not None else []
        same = in_common(views)
        told: dict[Eyes, protocol.Update] = {}
        for place, (looking, words) in enumerate(all_eyes):
            events: Events = shared if shared is not None else events_for(match, looking, numbers)
            view = views[place] if views else {}
            update = self._for_viewer(match, everybody, looking, events, view, words)
            if same is not None:
                update.view = {**view, **same} if isinstance(same, dict) else same
            told[looking, words] = update
        return told

    def update(
        self,
        match: Match,
        looking: int | None,
        events: list[protocol.Phrase],
        fresh: bool,
        words: bool = False,
    ) -> protocol.Update:
        """Return the table as this viewer sees it after the last entry."""
        view = match.shown.view(looking) if match.shown is not None else {}
        return self._for_viewer(match, self._for_all_viewers(match, fresh), looking, events, view, words)

    def _for_all_viewers(self, match: Match, fresh: bool) -> protocol.Update:
        """Return the part of an update that is the same for all viewers."""
        state = match.state
        if state is None:
            return protocol.Update(match.number, None, [], {}, [], [], fresh=fresh)
        outcome = state.outcome()
        over = match.ended or outcome is not None
        update = protocol.Update(
            number=match.number,
            looking=None,
            events=[],
            view={},
            awaited=state.awaited() if not over and match.moved is None else [],
            moves=[],
            fresh=fresh,
            lesson=lesson_step(match),
        )
        if over:
            update.outcome = _reached(match) if match.ended else outcome_of(outcome, match.facts(), match.own_facts())
            update.seed = match.seed
            update.met = [
                protocol.Met(met.seat, met.how, met.facts, met.question, met.answer, met.right) for met in match.meetings()
            ]
        elif match.clock_runs():
            update.window_ms = self._window.ms
            update.remaining_ms = self._window.remaining_ms
        return update

    def _for_viewer(
        self,
        match: Match,
        everybody: protocol.Update,
        looking: int | None,
        events: Events,
        view: View,
        words: bool,
    ) -> protocol.Update:
        """Return the shared update with what only this viewer may see."""
        update = msgspec.structs.replace(everybody, looking=looking, events=events, view=view)
        state = match.state
        if state is not None:
            if looking is not None and not match.ended and match.moved is None and match.plays_itself(looking):
                update.moves = self._moves(match, state, looking)
            if words:
                update.words = [phrase_of(phrase) for phrase in match.game.in_words(view)]
        return update

    def _moves(self, match: Match, state: State, seat: int) -> Any:
        """Return the legal moves as encoded JSON."""
        found: list[msgspec.Raw] = []
        for move in state.moves(seat):
            written = self._written.get(move)
            if written is None:
                made = msgspec.convert({**match.game.move_json(move), "outlook": {}}, protocol.Move)
                written = _encoder.encode(made).removesuffix(NO_OUTLOOK)
                self._written[move] = written
            outlook = state.outlook(seat, move)
            found.append(msgspec.Raw(written + (_encoder.encode(outlook) + b"}" if outlook else NO_OUTLOOK)))
        return found


def in_common(views: list[View]) -> Any:
    """Return the encoded parts that all views share: the whole view, a dict of parts, or None for fewer than two views."""
    if len(views) < 2:
        return None
    first = views[0]
    if all(view is first for view in views):
        return written_out(first)
    parts: dict[str, Any] = {}
    for name, part in first.items():
        # Games share equal parts by identity.  Comparing their contents would cost as much as encoding them.
        if part and isinstance(part, list | dict) and all(view[name] is part for view in views):
            parts[name] = written_out(part)
    return parts


def written_out(what: object) -> Any:
    """Return an object encoded as JSON, to embed in several messages."""
    return msgspec.Raw(_encoder.encode(what))


def lesson_step(match: Match) -> protocol.LessonStep | None:
    """Return the current step of a lesson, or None at any other table."""
    course = match.course
    if course is None:
        return None
    step = course.step()
    return protocol.LessonStep(
        name=course.lesson.name,
        step=course.done,
        steps=len(course.lesson.steps),
        say=protocol.Phrase(step.say, {}) if step is not None and step.say else None,
        moves=step.moves if step is not None and course.waits_for_learner() else [],
        read=course.to_be_read(),
        done=step is None,
        look=step.look if step is not None else "",
    )


def because(state: State | None, seat: int, moves: list[int]) -> protocol.Explanation:
    """Return why none of these moves is possible, each reason once."""
    refusals = [state.why_not(seat, move) for move in moves] if state is not None else []
    found = {msgspec.json.encode(refusal.reason.json()): refusal for refusal in refusals if refusal is not None}
    reasons = [phrase_of(refusal.reason) for refusal in found.values()]
    return protocol.Explanation(0, reasons, next((refusal.clause for refusal in found.values()), None))


def advice(game: Game, hint: Hint | None) -> protocol.Advice:
    """Return the message for a hint, or an empty one for None."""
    if hint is None:
        return protocol.Advice(0, None, None, None)
    chances = [
        protocol.Chance(game.notation(move), phrase_of(hint.words[move]), round(100 * chance))
        for move, chance in hint.chances.items()
    ]
    return protocol.Advice(0, game.notation(hint.move), phrase_of(hint.words[hint.move]), phrase_of(hint.reason), chances)


def _past(past: Past) -> protocol.PastGame:
    return protocol.PastGame(past.seed, commitment(past.seed), outcome_of(past.outcome, past.facts, past.own_facts))


def outcome_of(outcome: Outcome | None, facts: list[Phrase], own_facts: list[Phrase]) -> protocol.Outcome | None:
    if outcome is None:
        return None
    return protocol.Outcome(outcome.scores, outcome.winners, outcome.clause, _phrases(facts), _phrases(own_facts))


def _reached(match: Match) -> protocol.Outcome:
    """Return the scores reached when everyone agreed to end the game."""
    counted = match.shown.outcome() if match.shown is not None else None
    scores = counted.scores if counted is not None else []
    return protocol.Outcome(scores, [], "", _phrases(match.facts()), _phrases(match.own_facts()), ended=True)


def _phrases(phrases: list[Phrase]) -> list[protocol.Phrase]:
    return [phrase_of(phrase) for phrase in phrases]


def phrase_of(phrase: Phrase) -> protocol.Phrase:
    return protocol.Phrase(phrase.key, phrase.args)
