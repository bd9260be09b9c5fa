"""The description of the game: set-up, options, and the table in words."""

from typing import Final, cast

from spielkiste import Game, Rng
from spielkiste.core.game import Position, Story, View
from spielkiste.core.options import OptionValues, begins
from spielkiste.core.story import Phrase
from spielkiste.scaffold.new_game import moves
from spielkiste.scaffold.new_game.material import CARDS, HAND
from spielkiste.scaffold.new_game.position import read_position
from spielkiste.scaffold.new_game.state import NewGame
from spielkiste.scaffold.new_game.view import NewGameView


class NewGameGame(Game):
    """Everything about the game that is not one running game."""

    def __init__(self) -> None:
        super().__init__(
            slug="new-game",
            box="new-game",
            clause_prefix="NG",
            rules_version=1,
            options=[begins()],
            move_count=moves.MOVE_COUNT,
            # What each argument of a text means: a seat becomes its player's name.
            arguments={"seat": "seat", "card": "number", "count": "number", "cards": "text"},
            # What can happen: the open and the secret arguments of each event.
            events={"newgame-laid": (["seat", "card"], []), "newgame-took": (["seat", "count"], [])},
            view=NewGameView,
        )

    def seat_counts(self, options: OptionValues) -> list[int]:
        return [2, 3]

    def start(self, seats: int, rng: Rng, options: OptionValues, story: Story | None) -> NewGame:
        """NG-1."""
        state = NewGame(seats, story)
        cards = CARDS[:]
        rng.shuffle(cards)
        for seat in range(seats):
            state.hands[seat] = sorted(cards[HAND * seat : HAND * (seat + 1)])
        state.aside = sorted(cards[HAND * seats :])
        first = cast(int, options["begins"])
        state.turn = first - 1 if first > 0 else rng.below(seats)
        return state

    def read(self, position: Position) -> NewGame:
        return read_position(position)

    def phrase(self, move: int) -> Phrase | None:
        return moves.phrase(move)

    def in_words(self, view: View) -> list[Phrase]:
        table = cast(NewGameView, view)
        lines = [Phrase("newgame-words-tricks", {"seat": seat, "count": count}) for seat, count in enumerate(table["tricks"])]
        lines += [
            Phrase("newgame-words-laid", {"seat": seat, "card": card})
            for seat, card in enumerate(table["laid"])
            if card is not None
        ]
        lines += [
            Phrase("newgame-words-last", {"seat": seat, "card": card})
            for seat, card in enumerate(table["last"])
            if card is not None
        ]
        if table["hand"]:
            lines.append(Phrase("newgame-words-hand", {"cards": ", ".join(str(card) for card in table["hand"])}))
        return lines


GAME: Final = NewGameGame()
