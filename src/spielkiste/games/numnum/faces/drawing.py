"""The tables of the four games as text for a terminal: ▲ ● ■ ◆ are the colours, ★ is a wish card, J a joker."""

from typing import Final, cast

from spielkiste.core.drawing import Pencil, length, padded
from spielkiste.core.game import View
from spielkiste.games.numnum.mau_mau.view import MauMauView
from spielkiste.games.numnum.patience.view import PatienceView
from spielkiste.games.numnum.wall.view import WallView

DRAWN: Final = frozenset(
    (
        # Mau-Mau
        "nn-words-top",
        "nn-words-draw-pile",
        "nn-words-hand-size",
        "nn-words-open-hand",
        "nn-words-hand",
        # the wall or the open rows
        "nn-words-stack",
        "nn-words-row",
        "nn-words-empty-stack",
        "nn-words-last-taken",
        "nn-words-taken",
        # Patience
        "nn-words-pile",
        "nn-words-waiting",
        "nn-words-wishes",
        "nn-words-card-up",
        "nn-words-score",
    )
)
_SIGNS: Final = {"triangle": "▲", "circle": "●", "square": "■", "diamond": "◆"}
_INKS: Final = {"triangle": "red", "circle": "blue", "square": "green", "diamond": "yellow"}
_SPECIAL: Final = {"wish": "★", "no-twos": "✗2", "no-fives": "✗5"}
_CARD: Final = 4


def draw(view: View, pencil: Pencil) -> list[str]:
    """Return the lines for any of the four games."""
    if "stacks" in view:
        return _wall(cast(WallView, view), pencil)
    if "piles" in view:
        return _patience(cast(PatienceView, view), pencil)
    return _mau_mau(cast(MauMauView, view), pencil)


def card(name: str, pencil: Pencil) -> str:
    """Return a card as text: its number and the symbol of its colour."""
    if name in _SPECIAL:
        return pencil.paint(_SPECIAL[name], "magenta")
    number, _, colour = name.partition("-")
    return ("J" if number == "1" else number) + pencil.paint(_SIGNS[colour], _INKS[colour])


def _cards(names: list[str], pencil: Pencil) -> str:
    return " ".join(padded(card(name, pencil), _CARD - 1) for name in names).rstrip()


def _framed(name: str, pencil: Pencil) -> str:
    return f"[{card(name, pencil)}]"


def _mau_mau(view: MauMauView, pencil: Pencil) -> list[str]:
    lines = [f"{_framed(view['top'], pencil)}   ▤ {view['draw_pile']}"]
    names = pencil.name_width([[seat] for seat in range(len(view["hand_sizes"]))])
    for seat, size in enumerate(view["hand_sizes"]):
        shown = view["hands"][seat]
        cards = _cards(shown, pencil) if shown else pencil.paint("▮" * size, "dim")
        lines.append(f"{pencil.name([seat], names)} {size:>2}  {cards}")
    return lines


def _wall(view: WallView, pencil: Pencil) -> list[str]:
    lines: list[str] = []
    if view["open_rows"]:
        for number, stack in enumerate(view["stacks"], 1):
            held, free = stack["cards"][:-1], stack["cards"][-1:]
            row = [padded(card(name, pencil), _CARD - 1) for name in held] + [_framed(name, pencil) for name in free]
            height = pencil.paint(f"{stack['height']:>2}", "dim")
            lines.append(f"{number} {height} │ {' '.join(row) or '–'}")
    else:
        tops = [_framed(stack["cards"][-1], pencil) if stack["cards"] else "–" for stack in view["stacks"]]
        lines.append("".join(_middle(pencil.paint(str(number), "bold")) for number in range(1, len(tops) + 1)))
        lines.append("".join(map(_middle, tops)))
        for level in range(view["tallest"], 0, -4):
            # One brick for every four cards.
            bricks = ["▒▒▒▒" if stack["height"] > level - 4 else "" for stack in view["stacks"]]
            if any(bricks):
                lines.append("".join(map(_middle, bricks)))
        lines.append("".join(_middle(str(stack["height"])) for stack in view["stacks"]))
    last = [taken["card"] for taken in view["last_taken"]]
    names = pencil.name_width([side["seats"] for side in view["sides"]], 24)
    for side in view["sides"]:
        lines.append(f"{pencil.name(side['seats'], names)} ▤ {side['cards']}")
    if last:
        lines.append(f"◂ {_cards(last, pencil)}")
    return lines


def _middle(text: str) -> str:
    return " " * ((8 - length(text)) // 2) + padded(text, 8 - (8 - length(text)) // 2)


def _patience(view: PatienceView, pencil: Pencil) -> list[str]:
    lines: list[str] = []
    for pile in view["piles"]:
        top = padded(_framed(pile["cards"][-1], pencil), _CARD + 2)
        # The free end of the waiting row comes first, next to the pile it can move to.
        waiting = f" ← {_cards(pile['waiting'][::-1], pencil)}" if pile["waiting"] else ""
        sign = pencil.paint(_SIGNS[pile["colour"]], _INKS[pile["colour"]])
        lines.append(f"{sign} {len(pile['cards']):>2} {top}{waiting}")
    turned = f"↑ {_framed(view['card_up'], pencil)}   " if view["card_up"] is not None else ""
    wishes = f"   {pencil.paint('★' * view['wishes'], 'magenta')}" if view["wishes"] else ""
    lines.append(f"{turned}▤ {view['hand_pile']}{wishes}   {view['score']}/{view['most']}")
    return lines
