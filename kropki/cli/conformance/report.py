"""Verdicts on engines as reports: lines for a terminal, Markdown, and HTML that needs no other file."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from kropki import __version__
from kropki.cli.conformance.judge import Failure, Verdict
from kropki.cli.output import aligned, printable
from kropki.cli.wording import counted
from kropki.conformance.transcript import ANSWER, COMMAND, NOTHING
from kropki.errors import KropkiError
from kropki.picture import svg

SUFFIXES = (".html", ".md")
"""The endings of reports."""
MAX_DIFFERING = 20
"""How many points are listed at which boards differ."""
_HEADINGS = ("games", "right", "declined")
_STYLE = (
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #8888}"
    "td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}"
    "pre{overflow:auto;padding:.6rem;border:1px solid #8888}:root{color-scheme:light dark}"
)


class WrongReport(KropkiError):
    """The name of a report has an ending that stands for no kind of report."""

    code = "conformance/report"


def check_name(out: Path) -> None:
    """Check that the name of a report says what kind it is.

    Raises:
        WrongReport: It does not.
    """
    if out.suffix not in SUFFIXES:
        raise WrongReport(f"{out} is no name of a report: it must end in {' or '.join(SUFFIXES)}")


def report(verdict: Verdict, suffix: str) -> str:
    """Return a report.

    Args:
        verdict: The verdict.
        suffix: The ending of its name, one of `SUFFIXES`.
    """
    return "\n".join(_html(verdict) if suffix == ".html" else _markdown(verdict)) + "\n"


def summary(verdict: Verdict) -> list[str]:
    """Return the lines that every report has: who was judged, the groups of games, and what went wrong."""
    lines = [f"{verdict.engine}, {_protocol(verdict)}"]
    if rows := _rows(verdict):
        lines += aligned([_HEADINGS, *rows])
    return [*lines, conclusion(verdict)]


def conclusion(verdict: Verdict) -> str:
    """Return the verdict as a sentence."""
    if failure := verdict.failure:
        where = f"{failure.game}, command {len(failure.exchanges)}: " if failure.game else ""
        return f"FAIL: {where}{failure.told}"
    if not verdict.judged:
        return "FAIL: the engine has refused every board, so nothing was judged"
    return f"PASS: all {verdict.commands} answers are right"


def differences(failure: Failure) -> list[str]:
    """Return the points at which the engine's board is another one, as lines."""
    lines = [
        f"{point}: {right} is right, the engine has {said or NOTHING}"
        for point, right, said in failure.differing
    ]
    more = len(lines) - MAX_DIFFERING
    return lines[:MAX_DIFFERING] + ([f"and {counted(more, 'more point')}"] if more > 0 else [])


def _protocol(verdict: Verdict) -> str:
    names = {"verify": "the protocol of kropki verify", "points": "Points AI Protocol 6"}
    return f"by {names[verdict.protocol]}" if verdict.protocol else "which has not answered"


def _rows(verdict: Verdict) -> list[tuple[str, str, str]]:
    groups = {**verdict.judged, **verdict.declined}
    return [(group, str(verdict.judged[group]), str(verdict.declined[group])) for group in groups]


def _transcript(failure: Failure) -> Iterator[str]:
    """Yield the game up to what went wrong, as a transcript that `kropki check` and the page read."""
    for exchange in failure.exchanges:
        yield printable(COMMAND + exchange.command)
        yield from (printable(ANSWER + line) for line in exchange.answers)


def _markdown(verdict: Verdict) -> Iterator[str]:
    failure = verdict.failure
    yield from ("# Kropki's verdict on an engine", "", *_indented(summary(verdict)), "")
    if failure and failure.board:
        yield from ("## The right position", "", *_indented(str(failure.board).splitlines()), "")
        if failure.differing:
            yield from ("## Where the engine's board differs", "", *_indented(differences(failure)), "")
        yield from ("## The game", "", *_indented(_transcript(failure)), "")
    yield f"Kropki {__version__}"


def _indented(lines: Iterator[str] | list[str]) -> Iterator[str]:
    return (f"    {printable(line)}" for line in lines)


def _html(verdict: Verdict) -> Iterator[str]:
    failure = verdict.failure
    yield '<!doctype html><html lang="en"><meta charset="utf-8"><title>Kropki’s verdict on an engine</title>'
    yield f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style>'
    yield f"<h1>{escape(conclusion(verdict).partition(':')[0])}</h1>"
    yield f"<p><code>{escape(printable(verdict.engine))}</code>, {_protocol(verdict)}</p>"
    if rows := _rows(verdict):
        yield "<table><tr>" + "".join(f"<th>{heading}" for heading in _HEADINGS)
        for row in rows:
            yield "<tr>" + "".join(f"<td>{escape(cell)}" for cell in row)
        yield "</table>"
    yield f"<p>{escape(printable(conclusion(verdict)))}</p>"
    if failure and failure.board:
        yield "<h2>The right position</h2>"
        yield svg(failure.board, last=failure.last, title=f"The right position, {failure.game}")
        if failure.differing:
            yield "<h2>Where the engine’s board differs</h2><ul>"
            yield from (f"<li>{escape(printable(line))}" for line in differences(failure))
            yield "</ul>"
        yield f"<h2>The game</h2><pre>{escape(chr(10).join(_transcript(failure)))}</pre>"
    yield f"<p>Kropki {__version__}</p></html>"
