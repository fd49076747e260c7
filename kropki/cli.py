"""The command line: `kropki …`, or `python3 -m kropki …` from a bare checkout."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from subprocess import SubprocessError

from kropki import __version__
from kropki.protocol import Session
from kropki.verify import verify


def main(argv: list[str] | None = None) -> int:
    """Run a command; the exit code. `argv` are the words after the program's name, the process's own if
    None."""
    arguments = _parser().parse_args(argv)
    command: Callable[[argparse.Namespace], int] = arguments.command
    try:
        return command(arguments)
    except (OSError, SubprocessError) as error:
        print(f"kropki: {error}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kropki", description="Kropki, the game of dots.")
    parser.add_argument("--version", action="version", version=f"kropki {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def add(name: str, command: Callable[[argparse.Namespace], int], what: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=what, description=what)
        added.set_defaults(command=command)
        return added

    add("verify", _verify, "Play moves from standard input, for comparing engines (see kropki/verify.py).")
    add("talk", _talk, "Answer the page's requests, a line of JSON each (see docs/protocol.md).")
    serving = add("serve", _serve, "Serve a built site on this machine.")
    serving.add_argument("folder", type=Path, nargs="?", default=Path("dist"), help="the site (dist)")
    serving.add_argument("--port", type=_port, default=8000, help="the first port to try (8000)")
    serving.add_argument("--open", action="store_true", help="open it in the browser")
    building = add("build", _build, "Build the static site from a checkout that is set up.")
    building.add_argument("--root", type=Path, default=Path(), help="the checkout (the current folder)")
    building.add_argument("--out", type=Path, default=Path("dist"), help="the folder to make (dist)")
    return parser


def _port(word: str) -> int:
    if not (word.isdecimal() and int(word) <= 65535):
        raise argparse.ArgumentTypeError(f"{word!r} is no port: 0 to 65535 are")
    return int(word)


def _verify(arguments: argparse.Namespace) -> int:
    return _answer(verify)


def _talk(arguments: argparse.Namespace) -> int:
    session = Session()
    return _answer(lambda lines: (session.handle(line) for line in lines if line.strip()))


def _answer(answers: Callable[[Iterable[str]], Iterator[str]]) -> int:
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    try:
        for line in answers(sys.stdin):
            print(line, flush=True)
    except (BrokenPipeError, KeyboardInterrupt):
        sys.stderr.close()
        return 1
    return 0


def _serve(arguments: argparse.Namespace) -> int:
    from kropki.server import serve

    if not (arguments.folder / "index.html").is_file():
        print(f"kropki: {arguments.folder} holds no index.html: build the site first", file=sys.stderr)
        return 2
    serve(arguments.folder, arguments.port, open_browser=arguments.open)
    return 0


def _build(arguments: argparse.Namespace) -> int:
    from kropki.site import build_site

    build_site(arguments.root, arguments.out)
    return 0
