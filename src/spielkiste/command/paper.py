"""``spielkiste print``: write a box as a PDF to cut out."""

from __future__ import annotations

import argparse
from pathlib import Path

from spielkiste.command.arguments import Commands, Shared, add_game
from spielkiste.core.errors import BadFile
from spielkiste.texts import Texts


def add(commands: Commands, shared: Shared) -> None:
    paper = commands.add_parser("print", parents=[shared.language], help="write a PDF of a whole game, to cut out")
    add_game(paper)
    paper.add_argument("--paper", choices=("a4", "letter"), default="a4", help="the size of the sheets (default: %(default)s)")
    paper.add_argument(
        "--sides",
        choices=("duplex", "fold", "fronts"),
        default="duplex",
        help="backs on the other side of the sheet (long edge), folded over, or none (default: %(default)s)",
    )
    paper.add_argument("--grey", action="store_true", help="in shades of grey (default: in colour)")
    paper.add_argument("--worksheets", action="store_true", help="the box's worksheets instead of the game (default: the game)")
    paper.add_argument(
        "--bingo", type=int, default=0, metavar="N", help="with --worksheets: this many different bingo cards (default: 12)"
    )
    paper.add_argument("--out", type=Path, metavar="FILE", help="the file to write (default: GAME.pdf)")
    paper.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
    from spielkiste.paper.document import Order, Part, pdf

    part: Part = "worksheets" if parsed.worksheets else "game"
    out = parsed.out or Path(f"{parsed.game}{'-worksheets' if parsed.worksheets else ''}.pdf")
    made = pdf(Order(parsed.game, words.language, parsed.paper, parsed.sides, parsed.grey, part, parsed.bingo))
    try:
        out.write_bytes(made)
    except OSError as trouble:
        raise BadFile("paper-not-written", f"{out} cannot be written: {trouble.strerror}.", {"path": str(out)}) from trouble
    print(words.say("paper-done", path=str(out), size=round(len(made) / 1000)))
