"""Plain English for programmers: what `print(state)` shows and what `BadMove` says.

The rules do not know the players' texts.  The package passes in functions that do (`speak_with`).  Without installed texts, the
output shows keys and arguments instead.  Seats count from 0 here, as in every call.
"""

from collections.abc import Callable
from typing import Final

from spielkiste.core.arguments import whole
from spielkiste.core.errors import BadMove, BadSetup
from spielkiste.core.game import Game, State, View
from spielkiste.core.near import meant_moves
from spielkiste.core.returned import wrong_return
from spielkiste.core.story import Phrase

#: Puts a phrase of a game into English for a seat at this table, or for a spectator; empty if it has no words.
Speaker = Callable[[Phrase, State, int | None], str]
#: Draws the table for a view, if its box has a drawing: its lines, and the keys of the phrases that they replace.
Drawer = Callable[[State, int | None], tuple[list[str], frozenset[str]]]

#: Returns the English text of a key that takes no arguments; empty if there is none.
Labeller = Callable[[str], str]
#: Returns the slug of a game for each of its titles, in all languages.
Titles = Callable[[], dict[str, str]]

_speakers: Final[list[Speaker]] = []
_drawers: Final[list[Drawer]] = []
_labellers: Final[list[Labeller]] = []
_titles: Final[list[Titles]] = []


def speak_with(speaker: Speaker, drawer: Drawer, labeller: Labeller, titles: Titles) -> None:
    """Use these functions for words and drawings from now on."""
    _speakers[:] = [speaker]
    _drawers[:] = [drawer]
    _labellers[:] = [labeller]
    _titles[:] = [titles]


def titles() -> dict[str, str]:
    """Return the slug of a game for each of its titles, in all languages."""
    return _titles[0]() if _titles else {}


def label(key: str) -> str:
    """Return the English text of a key; empty where no texts are installed."""
    for labeller in _labellers:
        return labeller(key)
    return ""


def say(phrase: Phrase, state: State, seat: int | None = None) -> str:
    """Return the phrase in English, as this seat (None: a spectator) would read it."""
    for speaker in _speakers:
        found = speaker(phrase, state, seat)
        if found:
            return found
    return in_keys(phrase)


def in_keys(phrase: Phrase) -> str:
    """Return the key and the arguments of a phrase, for readers without the texts."""
    words = [f"{name} {value}" for name, value in phrase.args.items()]
    return f"{phrase.key}: {', '.join(words)}" if words else phrase.key


def seats_in_words(seats: list[int]) -> str:
    """Return "seat 1", or "seats 0, 1 and 2"."""
    if len(seats) == 1:
        return f"seat {seats[0]}"
    return f"seats {', '.join(str(seat) for seat in seats[:-1])} and {seats[-1]}"


def summary(state: State) -> str:
    """Return the game, the number of seats and whose turn it is, in one line."""
    name = state.game.slug if state.game is not None else type(state).__name__
    seats = "1 seat" if state.seats == 1 else f"{state.seats} seats"
    outcome = state.outcome()
    if outcome is not None:
        return f"{name}, {seats}, over: " + (f"{seats_in_words(outcome.winners)} won" if outcome.winners else "nobody won")
    awaited = state.awaited()
    return f"{name}, {seats}, {seats_in_words(awaited)} to move" if awaited else f"{name}, {seats}"


def drawn(state: State, seat: int | None) -> str:
    """Return the table as this seat (None: a spectator) sees it: a summary line, the drawing, and the table in words."""
    lines = [summary(state)]
    if len(state.awaited()) > 1:
        lines.append("These seats answer at the same time; actors() lists those that may still act.")
    if state.game is not None:
        replaced: frozenset[str] = frozenset()
        for drawer in _drawers:
            drawing, replaced = drawer(state, seat)
            lines += drawing
        phrases = [phrase for phrase in _in_words(state.game, state.view(seat)) if phrase.key not in replaced]
        lines += [_sentence(say(phrase, state, seat)) for phrase in phrases]
    outcome = state.outcome()
    if outcome is not None:
        lines.append(f"Scores: {', '.join(f'seat {place}: {score}' for place, score in enumerate(outcome.scores))}")
    return "\n".join(lines)


def _in_words(game: Game, view: View) -> list[Phrase]:
    tell: Callable[[View], object] = game.in_words
    told = tell(view)
    if not isinstance(told, list):
        raise wrong_return(game.in_words, "a list of Phrases", told)
    for phrase in told:
        if not isinstance(phrase, Phrase):
            raise wrong_return(game.in_words, "a list of Phrases", told)
    return told


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] if words.startswith("seat") else words


def advice(state: State, seat: int, move: int, reason: Phrase) -> str:
    """Return a hint in words: the move in notation, and why."""
    assert state.game is not None
    who = f"Seat {seat}: " if len(state.awaited()) > 1 else ""
    return f"{who}`{state.game.notation(move)}`: {say(reason, state, seat)}"


def read_move(state: State, seat: int, given: object) -> int:
    """Return the move that is written as `given`.  `BadMove` suggests moves with similar notation."""
    state.check_seat(seat, acts=True)
    number = whole(given)
    if number is not None:
        return number
    if not isinstance(given, str):
        raise TypeError(f"A move is a number or its notation, such as 'drive 25', not {given!r}.")
    text: str = given
    game = state.game
    if game is None:
        raise BadSetup("no-game", "Only a state that its game has made can read a move: use Game.new or Game.load.")
    try:
        return game.parse(text)
    except BadMove as unread:
        legal = [game.notation(move) for move in state.moves(seat)]
        meant = meant_moves(text, game.notations(), legal)
        example = legal[0] if legal else next(iter(game.notations()))
        from_one = "" if "0" not in text.split() else " Seats count from 1 in notation."
        raise BadMove(
            unread.key,
            f"Seat {seat} can't `{text[:80]}`: {game.slug} has no such move."
            + from_one
            + (meant or f" A move is written as in `{example}`; state.moves({seat}) lists what is possible now."),
            unread.arguments,
        ) from None


def nothing_to_choose(state: State, seat: int) -> BadMove:
    """Return the error for asking a bot at a seat that may not act."""
    awaited = state.awaited()
    why = f"it is {_whose(awaited)} turn; ask a bot at a seat of state.actors()" if awaited else "the game is over"
    return BadMove("illegal-move", f"Seat {seat} has no move to choose: {why}.")


def _whose(seats: list[int]) -> str:
    """Return "seat 1's", or "seats 0 and 1'"."""
    return f"{seats_in_words(seats)}'{'' if len(seats) > 1 else 's'}"


def refused(state: State, seat: int, move: int) -> BadMove:
    """Return the error for an illegal move: who, what and why, with the clause that forbids it.

    It reveals nothing that the seat does not know: only whose turn it is, or the game's own reason.
    """
    refusal = state.why_not(seat, move)
    clause = refusal.clause if refusal is not None else ""
    reason = refusal.reason if refusal is not None else None
    game = state.game
    what = f"`{game.notation(move)}`" if game is not None and game.phrase(move) is not None else f"make move {move}"
    awaited = state.awaited()
    if game is not None and game.phrase(move) is None:
        clause = ""
        why = f"{game.slug} has no such move; choose one of state.moves({seat})"
    elif not awaited:
        why = "the game is over"
    elif seat not in awaited and not state.moves(seat):
        why = f"it is {_whose(awaited)} turn"
    elif reason is not None:
        said = say(reason, state, seat).rstrip(".")
        why = said[:1].lower() + said[1:]
    else:
        why = "it is not one of its moves"
    return BadMove("illegal-move", f"Seat {seat} can't {what}: {why}" + (f" ({clause})." if clause else "."), {}, clause, reason)
