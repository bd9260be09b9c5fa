"""Compare forecasts with answers, as numbers and as docs/pictures/forecasts.svg: ``python -m tests.learning.figure``."""

from __future__ import annotations

from pathlib import Path

from spielkiste.lab.pupil import calibration, miscalibration
from tests.learning.test_ten_weeks import CHILDREN, SYLLABUSES, WEAKNESSES, known, lived

FILE = Path(__file__).parents[2] / "docs" / "pictures" / "forecasts.svg"
EDGE, SIDE = 56, 360
WHOLE = SIDE + EDGE + 24


def at(share: float) -> float:
    return round(SIDE * share, 1)


def drawing(forecasts: list[tuple[float, bool]]) -> str:
    """Return the chart: dots on the line are forecasts that came true; a larger dot stands for more answers."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WHOLE} {WHOLE}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WHOLE}" height="{WHOLE}" fill="#fffaf0"/>',
        f'<g transform="translate({EDGE} 14)" fill="#1f2430">',
        f'<path d="M0 0V{SIDE}H{SIDE}" fill="none" stroke="#1f2430" stroke-width="2"/>',
        f'<path d="M0 {SIDE}L{SIDE} 0" stroke="#777" stroke-dasharray="5 5"/>',
    ]
    for tenth in range(0, 11, 2):
        lines.append(f'<text x="{at(tenth / 10)}" y="{SIDE + 18}" text-anchor="middle">{tenth * 10}</text>')
        lines.append(f'<text x="-8" y="{SIDE - at(tenth / 10) + 4}" text-anchor="end">{tenth * 10}</text>')
    for mean, share, count in calibration(forecasts):
        size = round(3 + (count / len(forecasts)) ** 0.5 * 14, 1)
        place = f'cx="{at(mean)}" cy="{SIDE - at(share)}" r="{size}"'
        lines.append(f'<circle {place} fill="#2e7d4f" fill-opacity=".75" stroke="#1f2430"/>')
    lines.append(f'<text x="{SIDE / 2}" y="{SIDE + 40}" text-anchor="middle">forecast: known at once, in percent</text>')
    turned = f'transform="translate(-40 {SIDE / 2}) rotate(-90)"'
    lines.append(f'<text {turned} text-anchor="middle">answered rightly, in percent</text>')
    return "\n".join([*lines, "</g>", "</svg>"]) + "\n"


def main() -> None:
    forecasts = [
        one
        for subject in SYLLABUSES
        for child in CHILDREN
        for practice_from in (None, 4)
        for one in lived(subject, child, practice_from)[1].forecasts
    ]
    FILE.write_text(drawing(forecasts), encoding="utf-8")
    print(f"{len(forecasts)} forecasts, off by {miscalibration(forecasts):.3f} on average")
    for mean, share, count in calibration(forecasts):
        print(f"| {100 * mean:.0f} | {100 * share:.0f} | {count} |")
    for subject, hard in WEAKNESSES.items():
        for practice_from in (None, 4):
            shares = [known(lived(subject, child, practice_from)[0], hard) for child in CHILDREN]
            print(subject, practice_from, f"{100 * sum(shares) / len(shares):.0f} % of the weak facts after ten weeks")


if __name__ == "__main__":
    main()
