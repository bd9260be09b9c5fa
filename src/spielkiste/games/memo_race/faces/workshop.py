"""The track workshop (MR-15) as a service: a face sends a track code and edits, and gets the new track or an error.

The service is stateless: the caller keeps the code.
"""

from typing import Final

from spielkiste.core.errors import BadFile, BadMove, SpielkisteError
from spielkiste.core.positions import Fields, refuse
from spielkiste.games.memo_race.track import LARGEST, LONGEST_NAME, POOLS, SMALLEST, Track, decode
from spielkiste.games.memo_race.track_code import LONGEST_CODE
from spielkiste.games.memo_race.track_editing import TOOLS, draw, examples, remade, tap
from spielkiste.games.memo_race.view import TrackAnswer, TrackList

ASKS: Final = ["edit", "show", "examples"]
STEPS: Final = ["new", "draw", "tap", "turn", "lift", "clear", "size", "pool", "name"]
MOST_STEPS: Final = 60
MOST_TRACKS: Final = 60
# The maximum length of a typed name. It may be longer than a stored name, which is cut.
_LONGEST_INPUT: Final = 5 * LONGEST_NAME


def answer(asked: object) -> TrackAnswer | TrackList:
    """Answer a request of the track workshop.

    ``edit`` takes a code and steps (without a code, it starts from an empty track), ``show`` takes codes,
    ``examples`` takes columns and rows.  If a step is refused, the editing stops there: the earlier steps are kept,
    and `trouble` names the reason.  Raise `BadFile` if the request is malformed.
    """
    try:
        fields = Fields(asked)
        request = fields.word("ask", ASKS)
        if request == "edit":
            return _edit(fields)
        tracks = examples(*_size(fields)) if request == "examples" else _kept(fields)
        fields.done()
    except BadFile as trouble:
        if trouble.key == "bad-position":
            raise BadFile("track-bad-wish", "The workshop does not understand this; open it again.") from trouble
        raise
    return {"tracks": [track.describe() for track in tracks]}


def _edit(fields: Fields) -> TrackAnswer:
    track = decode(fields.text("code", LONGEST_CODE)) if fields.has("code") else Track()
    steps = fields.parts("steps")
    fields.done()
    if len(steps) > MOST_STEPS:
        refuse(f"steps must be at most {MOST_STEPS}")
    trouble: str | None = None
    for step in steps:
        try:
            track = _changed(track, step)
        except BadMove as refused:
            trouble = refused.key
            break
    return {"track": track.describe(), "trouble": trouble}


def _changed(track: Track, step: Fields) -> Track:
    """Return the track after one step."""
    do = step.word("do", STEPS)
    columns, rows, pool, name = track.columns, track.rows, track.pool, track.name
    if do in ("tap", "turn", "lift"):
        column, row = step.number("column", 0, LARGEST - 1), step.number("row", 0, LARGEST - 1)
        if do == "tap":
            tap(track, column, row, step.word("tool", TOOLS))
        elif do == "turn":
            track.turn(column, row)
        else:
            track.lift(column, row)
    elif do == "draw":
        across = step.numbers("columns", 0, LARGEST - 1)
        down = step.numbers("rows", 0, LARGEST - 1, len(across))
        draw(track, [track.cell(column, row) for column, row in zip(across, down, strict=True)])
    elif do == "new":
        track = Track(*_size(step))
    elif do == "clear":
        track = Track(columns, rows, pool)
    else:
        if do == "size":
            columns, rows = _size(step)
        elif do == "pool":
            pool = step.word("pool", POOLS)
        else:
            name = step.text("name", _LONGEST_INPUT)
        track = remade(track, columns, rows, pool, name)
    step.done()
    return track


def _size(fields: Fields) -> tuple[int, int]:
    return fields.number("columns", SMALLEST, LARGEST), fields.number("rows", SMALLEST, LARGEST)


def _kept(fields: Fields) -> list[Track]:
    """Return the tracks of these codes; skip codes that cannot be read, because they may be old or edited by hand."""
    found: list[Track] = []
    for code in fields.texts("codes", LONGEST_CODE, MOST_TRACKS):
        try:
            found.append(decode(code))
        except SpielkisteError:
            continue
    return found
