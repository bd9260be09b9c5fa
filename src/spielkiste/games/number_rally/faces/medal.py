"""The winner's medal (ZR-15): one A4 page as a self-contained SVG, to print and hang on a fridge.

The page loads no picture or style from elsewhere; a face may embed a font of its own.  The caller passes all words
in the winner's language: the texts of the keys below, the name of the game, and the formatted date.
"""

from math import cos, pi, sin
from typing import Final
from xml.sax.saxutils import escape

from spielkiste.games.number_rally.material import GOAL, LITTLE_GOAL

#: Text keys of the words on the medal.
HEADING_KEY: Final = "zr-medal-heading"
PRAISE_KEY: Final = "zr-medal-praise"
#: What can be engraved: the goal of the rally.  For any other value, the medal shows the first of these.
FIGURES: Final = [str(GOAL), str(LITTLE_GOAL)]

_WIDTH: Final = 210
_HEIGHT: Final = 297
_CENTRE_X: Final = 105.0
_CENTRE_Y: Final = 122.0

_PAPER: Final = "#fffaf0"
_INK: Final = "#1f2a44"
_RED: Final = "#d7263d"
_BLUE: Final = "#1b6ca8"
_GOLD: Final = "#f2b632"
_DARK_GOLD: Final = "#b9791a"
_LEAF: Final = "#3f8f4f"
_DARK_LEAF: Final = "#2b6b3a"
_FONT: Final = "font-family=\"Fredoka,'Baloo 2','Nunito','Trebuchet MS','Segoe UI',Verdana,sans-serif\""

_LONGEST_NAME: Final = 40


def medal_svg(name: str, date_text: str, title: str, heading: str, praise: str, figure: str = FIGURES[0]) -> str:
    """Return the page for `name`: `heading` on the banner, `praise` under the name, then `title` and the date.

    Names longer than 40 characters are cut.
    """
    shown = _clean(name)
    if len(shown) > _LONGEST_NAME:
        shown = shown[: _LONGEST_NAME - 1].rstrip() + "…"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}mm" height="{_HEIGHT}mm" '
        f'viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-labelledby="medal-title">',
        f'<title id="medal-title">{_text(heading)}: {_text(shown)}, {_text(title)}, {_text(date_text)}</title>',
        _DEFINITIONS,
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="{_PAPER}"/>',
        _flag_strip(0.0),
        _flag_strip(_HEIGHT - 12.0),
        f'<rect x="9" y="19" width="192" height="259" rx="6" fill="none" stroke="{_INK}" stroke-width="1.2"/>',
        f'<rect x="11.5" y="21.5" width="187" height="254" rx="4.5" fill="none" stroke="{_GOLD}" stroke-width="0.8"/>',
        _confetti(),
        _ribbon(),
        _laurel(),
        _disc(figure),
        _banner(heading),
        _line(shown, 234.0, _fitting(shown, 17.0, 168.0), _INK, "800"),
        f'<path d="M40 240 H170" stroke="{_GOLD}" stroke-width="0.9" stroke-linecap="round"/>',
        _line(_clean(praise), 250.0, _fitting(praise, 7.5, 170.0), _RED, "700"),
        _line(_clean(title), 261.0, _fitting(title, 6.5, 170.0), _BLUE, "700"),
        _line(_clean(date_text), 270.0, _fitting(date_text, 5.2, 170.0), _INK, "400"),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _clean(text: str) -> str:
    """Return the text on one line, without characters that XML does not allow."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def _text(text: str) -> str:
    return escape(_clean(text))


def _fitting(text: str, size: float, width: float) -> float:
    """Return a font size at which the text fits the width, using a generous estimate of its letter widths."""
    wide = 0.1
    for letter in _clean(text):
        if ord(letter) >= 0x2E80:
            wide += 1.05
        else:
            wide += 0.85 if letter.isupper() or letter == "m" else 0.6
    return min(size, width / wide)


def _line(text: str, y: float, size: float, colour: str, weight: str) -> str:
    return (
        f'<text x="105" y="{_n(y)}" text-anchor="middle" {_FONT} font-size="{_n(size)}" font-weight="{weight}" '
        f'fill="{colour}">{escape(text)}</text>'
    )


def _n(value: float) -> str:
    """Return a coordinate with at most two decimals, equal on every machine."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _at(radius: float, degrees: float) -> tuple[float, float]:
    """Return a point on a circle around the centre of the medal; 0 degrees is the top, clockwise."""
    angle = degrees * pi / 180.0
    return _CENTRE_X + radius * sin(angle), _CENTRE_Y - radius * cos(angle)


_DEFINITIONS: Final = (
    '<defs><radialGradient id="gold" cx="38%" cy="30%" r="80%"><stop offset="0" stop-color="#fff3b8"/>'
    f'<stop offset="0.45" stop-color="{_GOLD}"/><stop offset="1" stop-color="{_DARK_GOLD}"/></radialGradient>'
    '<linearGradient id="body" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ff5a6e"/>'
    '<stop offset="1" stop-color="#b3122a"/></linearGradient></defs>'
)


def _flag_strip(top: float) -> str:
    """Draw two rows of a chequered flag across the page."""
    squares = "".join(
        f"M{column * 6} {_n(top + row * 6)}h6v6h-6z" for row in range(2) for column in range(35) if (row + column) % 2 == 0
    )
    return f'<path d="{squares}" fill="{_INK}"/>'


def _confetti() -> str:
    """Draw confetti in the corners, in a fixed pattern."""
    colours = [_RED, _BLUE, _GOLD, _LEAF]
    scraps: list[str] = []
    for number in range(44):
        x = 16.0 + (number * 37 % 178)
        y = 27.0 + (number * 61 % 168)
        if 38.0 < x < 172.0 and y < 200.0:
            continue
        turn = number * 47 % 180
        scraps.append(
            f'<rect x="{_n(x)}" y="{_n(y)}" width="3.4" height="1.7" rx="0.5" fill="{colours[number % 4]}" '
            f'transform="rotate({turn} {_n(x + 1.7)} {_n(y + 0.85)})"/>'
        )
    return "".join(scraps)


def _ribbon() -> str:
    """Draw two bands that meet at the ring of the medal."""
    bands: list[str] = []
    for side in (-1, 1):
        for inner, outer, colour in ((0.0, 24.0, _BLUE), (6.0, 18.0, "#ffffff"), (8.5, 15.5, _RED)):
            # Each band runs from the top of the frame down to the ring, slanting inwards.
            left_top = _CENTRE_X + side * (20.0 + inner)
            right_top = _CENTRE_X + side * (20.0 + outer)
            left_end = _CENTRE_X + side * (-12.0 + inner)
            right_end = _CENTRE_X + side * (-12.0 + outer)
            bands.append(f'<path d="M{_n(left_top)} 22 H{_n(right_top)} L{_n(right_end)} 78 H{_n(left_end)} Z" fill="{colour}"/>')
    ring = (
        f'<circle cx="105" cy="73" r="6.2" fill="none" stroke="{_DARK_GOLD}" stroke-width="3.2"/>'
        f'<circle cx="105" cy="73" r="6.2" fill="none" stroke="{_GOLD}" stroke-width="1.8"/>'
    )
    return "".join(bands) + ring


def _laurel() -> str:
    """Draw a wreath, open at the top and tied at the bottom."""
    leaves: list[str] = []
    for side in (-1, 1):
        for number in range(13):
            degrees = side * (170.0 - number * 11.4)
            for radius, tilt, colour in ((60.5, 34.0, _LEAF), (54.5, -30.0, _DARK_LEAF)):
                x, y = _at(radius, degrees)
                # A leaf points along the wreath towards its open end, tilted outwards or inwards.
                turn = degrees - side * (90.0 - tilt)
                leaves.append(
                    f'<path d="M0 6.4 C-3.9 2.4 -3.2 -3.6 0 -7.2 C3.2 -3.6 3.9 2.4 0 6.4 Z" fill="{colour}" '
                    f'transform="translate({_n(x)} {_n(y)}) rotate({_n(turn)})"/>'
                )
        start = _at(57.5, side * 176.0)
        end = _at(57.5, side * 34.0)
        leaves.append(
            f'<path d="M{_n(start[0])} {_n(start[1])} A57.5 57.5 0 0 {1 if side < 0 else 0} {_n(end[0])} {_n(end[1])}" '
            f'fill="none" stroke="{_DARK_LEAF}" stroke-width="1.1" stroke-linecap="round"/>'
        )
    return "".join(leaves)


def _disc(figure: str) -> str:
    """Draw the gold disc: a toothed rim, rays, the racing car and the goal of the rally."""
    teeth: list[str] = []
    for number in range(72):
        radius = 48.0 if number % 2 == 0 else 45.6
        x, y = _at(radius, number * 5.0)
        teeth.append(f"{'M' if number == 0 else 'L'}{_n(x)} {_n(y)}")
    rays: list[str] = []
    for number in range(24):
        one = _at(36.0, number * 15.0 - 2.5)
        two = _at(36.0, number * 15.0 + 2.5)
        rays.append(f"M105 {_n(_CENTRE_Y)}L{_n(one[0])} {_n(one[1])}L{_n(two[0])} {_n(two[1])}Z")
    stars = "".join(_star(*_at(25.5, degrees), 3.4 if degrees == 0 else 2.5) for degrees in (-42, 0, 42))
    return (
        f'<path d="{"".join(teeth)}Z" fill="url(#gold)" stroke="{_DARK_GOLD}" stroke-width="0.8" stroke-linejoin="round"/>'
        f'<circle cx="105" cy="122" r="40" fill="none" stroke="{_DARK_GOLD}" stroke-width="1.4"/>'
        f'<circle cx="105" cy="122" r="38.2" fill="#ffe9a6"/>'
        f'<path d="{"".join(rays)}" fill="#ffdc7a"/>'
        f'<circle cx="105" cy="122" r="38.2" fill="none" stroke="#fff6d6" stroke-width="0.8"/>'
        f"{stars}{_car()}"
        f'<text x="105" y="153" text-anchor="middle" {_FONT} font-size="14" font-weight="800" fill="{_INK}" '
        f'stroke="#fff6d6" stroke-width="0.5" paint-order="stroke">{figure}</text>'
    )


def _star(x: float, y: float, size: float) -> str:
    points: list[str] = []
    for number in range(10):
        radius = size if number % 2 == 0 else size * 0.42
        angle = number * pi / 5.0
        points.append(f"{_n(x + radius * sin(angle))},{_n(y - radius * cos(angle))}")
    return f'<polygon points="{" ".join(points)}" fill="{_RED}" stroke="{_DARK_GOLD}" stroke-width="0.3"/>'


def _car() -> str:
    """Draw a racing car from the side, driving to the right, with speed lines behind it."""
    wheels = "".join(
        f'<g transform="translate({x} 131)"><circle r="7" fill="{_INK}"/><circle r="3.6" fill="#e8edf5"/>'
        f'<circle r="1.3" fill="{_INK}"/><path d="M0 -3.6V3.6M-3.6 0H3.6" stroke="{_INK}" stroke-width="0.7"/></g>'
        for x in (87, 122)
    )
    return (
        f'<g stroke-linecap="round" stroke="{_BLUE}" stroke-width="1.2"><path d="M67.5 117H73"/><path d="M69 122H75"/>'
        f'<path d="M70.5 127H74.5"/></g>'
        # Rear wing, body with a long nose, cockpit with the driver, front wing.
        f'<path d="M76.5 110.5h8.5v3.2h-8.5z" fill="{_INK}"/><path d="M79 113.5l3.2 0 2.4 7-5 0z" fill="{_INK}"/>'
        f'<path d="M77 129.5 C76.5 123 79.5 119.6 86 119.4 L97 119 C98.5 116.6 100.4 115.6 103 115.4 '
        f"L106.5 119.4 C117 119.8 127.5 122.4 135.5 127.6 C136.8 128.6 136.2 131 134.4 131 "
        f'L79 131 C77.8 131 77.1 130.6 77 129.5 Z" '
        f'fill="url(#body)" stroke="#7d0d1e" stroke-width="0.7" stroke-linejoin="round"/>'
        f'<path d="M106.8 119.6l3.6 -4 1.2 0.6 -1.6 3.8z" fill="#bfe3f7" stroke="{_INK}" stroke-width="0.4"/>'
        f'<circle cx="103.6" cy="113.6" r="4.3" fill="#ffffff" stroke="{_INK}" stroke-width="0.6"/>'
        f'<path d="M104 111.8h4v3.2h-4.6z" fill="{_INK}"/><path d="M99.4 113a4.3 4.3 0 0 1 4.2 -3.7" fill="none" '
        f'stroke="{_RED}" stroke-width="1"/>'
        f'<path d="M130.5 129.2h8.8v3.4h-8.8z" fill="{_INK}"/>'
        f'<circle cx="96" cy="125" r="4.4" fill="#ffffff"/><text x="96" y="127.6" text-anchor="middle" {_FONT} font-size="7.4" '
        f'font-weight="800" fill="{_INK}">1</text>{wheels}'
    )


def _banner(heading: str) -> str:
    """Draw the banner across the lower part of the medal, with its ends folded back."""
    shown = _clean(heading)
    return (
        f'<path d="M32 185 L50 183 V202 L32 204 L39 194.5 Z" fill="#9d1a2c"/>'
        f'<path d="M178 185 L160 183 V202 L178 204 L171 194.5 Z" fill="#9d1a2c"/>'
        f'<path d="M43 180 H167 V200 H43 Z" fill="{_RED}"/>'
        f'<path d="M43 200 L50 205 V200 Z M167 200 L160 205 V200 Z" fill="#6d0f1d"/>'
        f'<path d="M45 182.2 H165 M45 197.8 H165" stroke="#ffd9de" stroke-width="0.6"/>'
        + _line(shown, 193.6, _fitting(shown, 11.0, 112.0), "#ffffff", "800")
    )
