"""What a seat of the Fernsehlotterie sees, as numbers."""

from typing import Final

from spielkiste.core.encoding import SEATS, Code, Encoding, Plane, around, counted, flag, marked
from spielkiste.games.tv_lottery.material import DIGITS, LUCK_KINDS, LUCK_OF, PLACES, PRICE, SPINNERS
from spielkiste.games.tv_lottery.questions import KINDS
from spielkiste.games.tv_lottery.view import TvLotteryView

_PHASES: Final = ["draft", "turn", "over"]

ENCODING: Final = Encoding(
    1,
    [
        Plane("phase", 3, "one of: draft, turn, over"),
        Plane("rounds", 2, "the round being played, and how many there are"),
        Plane("turn", SEATS, "whose turn it is, from the own seat on"),
        Plane("turns", 2, "turns of this round, and after how many it is paid out anyway (255: that many or more)"),
        Plane("number", PLACES, "1 + each digit of the winning number, from the bottom up"),
        Plane("lying", DIGITS, "cards of each digit on the board"),
        Plane("money", SEATS, "money from the own seat on, in 50 000s (255: that much or more)"),
        Plane("pawns", SEATS, "the field of each pawn, from the own seat on"),
        Plane("luck-pile", 1, "luck cards left in the pile"),
        Plane("luck-used", LUCK_KINDS, "luck cards of each kind set aside"),
        Plane("luck", LUCK_KINDS, "the luck card of this turn"),
        Plane("holder", PLACES, "1 + each digit in the own holder, from the bottom up"),
        Plane("held", SEATS, "cards in each holder, from the own seat on"),
        Plane("filling", SEATS, "who lets the rest be filled, from the own seat on"),
        Plane("buying-off", 1, "1: cards may be bought off"),
        Plane("question", len(KINDS), "what is asked, in the order of the questions' kinds"),
        Plane("asked", SEATS, "who is asked, from the own seat on"),
        Plane("digit", DIGITS, "the digit it is about"),
        Plane("other", SEATS, "the other one it is about, from the own seat on"),
        Plane("seats", SEATS, "the others it is about, from the own seat on"),
        Plane("place", PLACES, "the place it is about"),
        Plane("spinner", len(SPINNERS), "the spinner of a star: yellow, green, red"),
        Plane("price", 1, "what the card costs, in 50 000s"),
        Plane("has-asked", 1, "1: the one question of this landing has been asked"),
    ],
)


def observe(view: TvLotteryView, seat: int) -> bytes:
    """The planes of `ENCODING`."""
    code = Code(ENCODING)
    seats = len(view["money"])
    luck = view["luck"]
    asked = view["questions"][-1] if view["questions"] else None
    code.one_of(_PHASES.index(view["phase"]))
    code.put([view["round"], view["rounds"]])
    code.one_of((view["turn"] - seat) % seats)
    code.put([view["turns"], view["turns_most"]])
    code.put([digit + 1 for digit in view["number"]])
    code.put(view["lying"])
    code.put([money // PRICE for money in around(view["money"], seat)])
    code.put(around(view["pawns"], seat))
    code.put([view["luck_pile"]])
    code.put(counted(view["luck_used"], LUCK_OF, LUCK_KINDS))
    code.one_of(LUCK_OF[luck] if luck is not None else -1)
    code.put([card + 1 if card is not None else 0 for card in view["holder"]])
    code.put(around(view["held"], seat))
    code.put(around([flag(fills) for fills in view["filling"]], seat))
    code.put([flag(view["buying_off"])])
    if asked is None:
        for _ in range(9):
            code.put([])
        return code.done()
    digit = asked["digit"]
    other = asked["other"]
    place = asked["place"]
    spinner = asked["spinner"]
    code.one_of(KINDS.index(asked["kind"]))
    code.one_of((asked["seat"] - seat) % seats)
    code.one_of(digit if digit is not None else -1)
    code.one_of((other - seat) % seats if other is not None else -1)
    code.put(marked(asked["seats"], seat, seats))
    code.one_of(place if place is not None else -1)
    code.one_of(SPINNERS.index(spinner) if spinner is not None else -1)
    code.put([asked["price"] // PRICE])
    code.put([flag(asked["asked"])])
    return code.done()
