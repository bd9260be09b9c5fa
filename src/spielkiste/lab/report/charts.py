"""Plots as SVG: plain, in the colours of the house, for light and dark mode, and accessible to screen readers.

Plots are narrow, so that their text stays large on a phone; wide screens enlarge them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

#: The colours of the house (web/src/kit/tokens.css) that plots and pages need, for light and dark mode.
DAY = {
    "table": "#e6d8bd",
    "on-table": "#1f2430",
    "sheet": "#fbf4e6",
    "on-sheet": "#1f2430",
    "on-sheet-2": "#565b67",
    "sheet-line": "#1f2430",
    "amber": "#f6b21b",
    "focus": "#0b5fff",
}
NIGHT = {
    "table": "#17272c",
    "on-table": "#f3ead8",
    "sheet": "#22363d",
    "on-sheet": "#f3ead8",
    "on-sheet-2": "#bcc6c1",
    "sheet-line": "#0b1215",
    "amber": "#f6b21b",
    "focus": "#7db2ff",
}

WIDTH = 360
#: The width of a plot in a file of its own.
_ALONE = 480
_LEFT = 8
_RIGHT = 8
_ROW = 40
_TALL = 150
#: The most characters that fit above a line.
_LETTERS = 34

STYLE = (
    ".plot text{font:14px system-ui,sans-serif;fill:var(--on-sheet)}"
    ".plot .soft{fill:var(--on-sheet-2)}"
    ".plot .track{stroke:var(--on-sheet-2);stroke-width:1;opacity:.4}"
    ".plot .even{stroke:var(--on-sheet-2);stroke-width:1.5;stroke-dasharray:4 3}"
    ".plot .range{stroke:var(--on-sheet);stroke-width:2.5;stroke-linecap:round}"
    ".plot .ink{fill:var(--amber);stroke:var(--sheet-line);stroke-width:1.5}"
)


@dataclass(frozen=True)
class Point:
    """A share with its interval, and its text."""

    label: str
    share: float
    low: float
    high: float
    written: str
    #: The position of a dashed line that marks an even share.
    even: float | None = None


@dataclass(frozen=True)
class Bar:
    label: str
    value: float
    written: str


def variables(colours: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in colours.items())


def intervals(name: str, title: str, words: str, points: Sequence[Point]) -> str:
    """Return a plot of shares: each one a point with its interval, on a common scale."""
    values = [value for one in points for value in (one.low, one.high, *([one.even] if one.even is not None else []))]
    least, most = max(0.0, min(values) - 0.02), min(1.0, max(values) + 0.02)
    span = max(most - least, 0.01)

    def across(value: float) -> str:
        return f"{_LEFT + 6 + (value - least) / span * (WIDTH - _LEFT - _RIGHT - 12):.1f}"

    parts: list[str] = []
    for place, one in enumerate(points):
        top = place * _ROW
        line = top + 27
        parts.append(_words(_LEFT, top + 15, one.label) + _words(WIDTH - _RIGHT, top + 15, one.written, "end"))
        parts.append(f'<line class="track" x1="{_LEFT}" x2="{WIDTH - _RIGHT}" y1="{line}" y2="{line}"/>')
        if one.even is not None:
            parts.append(f'<line class="even" x1="{across(one.even)}" x2="{across(one.even)}" y1="{line - 8}" y2="{line + 8}"/>')
        parts.append(f'<line class="range" x1="{across(one.low)}" x2="{across(one.high)}" y1="{line}" y2="{line}"/>')
        parts.append(f'<circle class="ink" cx="{across(one.share)}" cy="{line}" r="5"/>')
    return _plot(name, title, words, len(points) * _ROW + 4, parts)


def bars(name: str, title: str, words: str, rows: Sequence[Bar]) -> str:
    """Return a plot of horizontal bars."""
    most = max((one.value for one in rows), default=0) or 1
    parts: list[str] = []
    for place, one in enumerate(rows):
        top = place * _ROW
        width = one.value / most * (WIDTH - _LEFT - _RIGHT)
        parts.append(_words(_LEFT, top + 15, one.label) + _words(WIDTH - _RIGHT, top + 15, one.written, "end"))
        parts.append(f'<rect class="ink" x="{_LEFT}" y="{top + 21}" width="{max(width, 1):.1f}" height="11" rx="2"/>')
    return _plot(name, title, words, len(rows) * _ROW + 4, parts)


def columns(name: str, title: str, words: str, rows: Sequence[Bar]) -> str:
    """Return a plot of vertical columns in a meaningful order; the first, the middle and the last are labelled."""
    most = max((one.value for one in rows), default=0) or 1
    wide = (WIDTH - _LEFT - _RIGHT) / max(1, len(rows))
    parts: list[str] = []
    for place, one in enumerate(rows):
        tall = one.value / most * (_TALL - 8)
        left = _LEFT + place * wide
        if one.value:
            parts.append(
                f'<rect class="ink" x="{left + 1:.1f}" y="{_TALL - tall:.1f}" width="{wide - 2:.1f}" height="{tall:.1f}" rx="2"/>'
            )
    parts.append(f'<line class="track" x1="{_LEFT}" x2="{WIDTH - _RIGHT}" y1="{_TALL}" y2="{_TALL}"/>')
    if rows:
        parts.append(_words(_LEFT, _TALL + 18, rows[0].label))
        parts.append(_words(WIDTH - _RIGHT, _TALL + 18, rows[-1].label, "end"))
    if len(rows) > 4:
        middle = len(rows) // 2
        parts.append(_words(_LEFT + (middle + 0.5) * wide, _TALL + 18, rows[middle].label, "middle"))
    return _plot(name, title, words, _TALL + 26, parts)


def alone(plot: str) -> str:
    """Return a plot as a file of its own, with its own background, for any page."""
    style = f".plot{{{variables(DAY)}}}@media(prefers-color-scheme:dark){{.plot{{{variables(NIGHT)}}}}}{STYLE}"
    sheet = '<rect width="100%" height="100%" rx="6" fill="var(--sheet)"/>'
    opened = plot.index("</desc>") + len("</desc>")
    start = plot.replace("<svg ", f'<svg xmlns="http://www.w3.org/2000/svg" width="{_ALONE}" ', 1)
    opened += len(start) - len(plot)
    return f"{start[:opened]}<style>{style}</style>{sheet}{start[opened:]}\n"


def _words(x: float, y: float, text: str, anchor: str = "start") -> str:
    fitting = text if len(text) <= _LETTERS else text[: _LETTERS - 1].rstrip() + "…"
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(fitting)}</text>'


def _plot(name: str, title: str, words: str, height: float, parts: list[str]) -> str:
    return (
        f'<svg class="plot" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-labelledby="{name}-title {name}-words">'
        f'<title id="{name}-title">{escape(title)}</title><desc id="{name}-words">{escape(words)}</desc>{"".join(parts)}</svg>'
    )
