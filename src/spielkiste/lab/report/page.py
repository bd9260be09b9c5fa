"""A report as a page: self-contained HTML, or Markdown with its plots in separate files."""

from __future__ import annotations

from html import escape
from pathlib import Path

from spielkiste.core.errors import BadSetup
from spielkiste.lab.report.account import Account, Figure, Section, Table
from spielkiste.lab.report.charts import DAY, NIGHT, STYLE, alone, variables
from spielkiste.lab.simulation.files import try_out, unwritable

_STYLE = (
    f":root{{color-scheme:light dark;{variables(DAY)}}}"
    f"@media(prefers-color-scheme:dark){{:root{{{variables(NIGHT)}}}}}"
    "*{box-sizing:border-box}"
    "body{margin:0;padding:clamp(.5rem,2vw,1rem);background:var(--table);color:var(--on-table);"
    "font:1rem/1.5 'Atkinson Hyperlegible',system-ui,sans-serif}"
    "main{max-width:68rem;margin:0 auto}"
    "h1,h2,h3{font-family:Fredoka,system-ui,sans-serif;line-height:1.2;text-wrap:balance}"
    "h2{margin:0 0 .5rem}h3{margin:1rem 0 .5rem;font-size:1.05rem}"
    "p{max-width:44rem;margin:.5rem 0}code{overflow-wrap:anywhere}"
    "section{background:var(--sheet);color:var(--on-sheet);border:2.5px solid var(--sheet-line);border-radius:18px;"
    "padding:1rem;margin:1rem 0}"
    ".figure{display:grid;gap:1rem;align-items:start}"
    "@media(min-width:56rem){.figure{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}"
    ".plot{display:block;width:100%;max-width:30rem;height:auto}"
    ".scroll{overflow-x:auto}.scroll:focus-visible,summary:focus-visible{outline:3px solid var(--focus);outline-offset:2px}"
    "table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}"
    "caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}"
    "td{white-space:nowrap}"
    "th,td{padding:.3rem .5rem;text-align:end;vertical-align:top;border-bottom:1px solid var(--on-sheet-2)}"
    "th:first-child,td:first-child{text-align:start;font-weight:400;min-width:9rem}thead th:first-child{font-weight:700}"
    "summary{cursor:pointer;min-height:44px;padding:.6rem 0}"
    f"{STYLE}"
)


def check_name(path: Path) -> None:
    """Raise an error if a report cannot be written there, before any game is played for it."""
    if path.suffix not in (".html", ".md"):
        raise BadSetup("bad-report-file", f"Name a file that ends in .html or .md, not {path.name}.", {"path": path.name})
    try_out(path)


def write(path: Path, account: Account, command: str, language: str) -> None:
    """Write the report; for Markdown also its plots as NAME-PLOT.svg."""
    try:
        if path.suffix == ".html":
            path.write_text(html(account, command, language), encoding="utf-8")
            return
        path.write_text(markdown(account, command, path.stem), encoding="utf-8")
        for section in account.sections():
            for figure in section.figures:
                if figure.plot:
                    beside = path.with_name(f"{path.stem}-{figure.name}.svg")
                    beside.write_text(alone(figure.plot), encoding="utf-8")
    except OSError as trouble:
        raise unwritable(path, trouble) from trouble


# -- HTML --------------------------------------------------------------------------------------------------------------


def html(account: Account, command: str, language: str) -> str:
    opening = "".join(f"<p>{escape(line)}</p>" for line in account.opening(command))
    body = "".join(_section(section) for section in account.sections())
    title = escape(account.title())
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{title}</title><style>{_STYLE}</style></head>'
        f"<body><main><h1>{title}</h1>{opening}{body}</main></body></html>\n"
    )


def _section(section: Section) -> str:
    words = "".join(f"<p>{escape(line)}</p>" for line in section.words)
    return f"<section><h2>{escape(section.title)}</h2>{words}{''.join(map(_figure, section.figures))}</section>"


def _figure(figure: Figure) -> str:
    caption, table = escape(figure.table.caption), _table(figure.table)
    if figure.folded:
        return f"<details><summary>{caption}</summary>{table}</details>"
    return f'<h3>{caption}</h3><div class="figure">{figure.plot}{table}</div>'


def _table(table: Table) -> str:
    caption = escape(table.caption)
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.head)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in table.rows
    )
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{caption}"><table><caption>{caption}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


# -- Markdown ----------------------------------------------------------------------------------------------------------


def markdown(account: Account, command: str, stem: str) -> str:
    lines = [f"# {account.title()}", "", *_paragraphs(account.opening(command))]
    for section in account.sections():
        lines += [f"## {section.title}", "", *_paragraphs(section.words)]
        for figure in section.figures:
            lines += [f"### {figure.table.caption}", ""]
            if figure.plot:
                lines += [f"![{figure.table.caption}]({stem}-{figure.name}.svg)", ""]
            lines += [*rows(figure.table), ""]
    return "\n".join(lines)


def _paragraphs(lines: list[str]) -> list[str]:
    return [part for line in lines for part in (line, "")]


def rows(table: Table) -> list[str]:
    """Return a table in Markdown."""
    cells = [table.head, *table.rows]
    safe = [[cell.replace("|", "\\|") for cell in row] for row in cells]
    written = [f"| {' | '.join(row)} |" for row in safe]
    return [written[0], "|---" + "|---:" * (len(table.head) - 1) + "|", *written[1:]]
