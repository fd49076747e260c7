"""Build, serve and package the site: `python -m tools.site build`, `serve`, `packages`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from subprocess import SubprocessError

from kropki.cli.arguments import add_serving
from kropki.cli.output import complain, run
from kropki.cli.server import serve
from kropki.pages.folder import InvalidFolder, public_address
from tools.site.build import build_site
from tools.site.packages import write_packages
from tools.site.size_budget import TooLarge, check, sizes, table


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code.

    Args:
        argv: The words after the program's name; those of this process by default.

    Raises:
        SystemExit: If the command is wrong, or asks for help.
    """
    about = "Build, serve or package the site."
    parser = argparse.ArgumentParser(prog="python -m tools.site", description=about)
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    building = commands.add_parser("build", help="build the static site; `make setup` must have been run")
    building.set_defaults(command=_build)
    building.add_argument(
        "--root", type=Path, default=Path(), help="the repository (default: the current folder)"
    )
    building.add_argument(
        "--out", type=Path, default=Path("dist"), help="the folder to write (default: dist)"
    )
    building.add_argument(
        "--site-url",
        type=_address,
        metavar="ADDRESS",
        help="where the site will be, such as https://example.org/kropki/: named in previews of links",
    )
    serving = commands.add_parser("serve", help="serve a built site on this machine")
    serving.set_defaults(command=_serve)
    serving.add_argument(
        "folder", type=Path, nargs="?", default=Path("dist"), help="the site (default: dist)"
    )
    add_serving(serving)
    packaging = commands.add_parser("packages", help="write the packages of a release")
    packaging.set_defaults(command=_package)
    packaging.add_argument(
        "--root", type=Path, default=Path(), help="the repository (default: the current folder)"
    )
    packaging.add_argument("--site", type=Path, default=Path("dist"), help="the built site (default: dist)")
    packaging.add_argument("--out", type=Path, default=Path("build/packages"), help="the folder to write")
    packaging.add_argument("--repository", help="the repository's public address, for PyPI and npm")
    packaging.add_argument(
        "--play-url", type=_address, metavar="ADDRESS", help="where people can play, for PyPI"
    )
    arguments = parser.parse_args(argv)
    return run(lambda: arguments.command(arguments), SubprocessError)


def _address(text: str) -> str:
    try:
        return public_address(text)
    except InvalidFolder as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _build(arguments: argparse.Namespace) -> int:
    parts = sizes(build_site(arguments.root, arguments.out, arguments.site_url or ""))
    print(table(parts))
    try:
        check(parts)
    except TooLarge as error:
        return complain(str(error))
    return 0


def _package(arguments: argparse.Namespace) -> int:
    write_packages(arguments.root, arguments.site, arguments.out, arguments.repository, arguments.play_url)
    for path in sorted(path for path in arguments.out.rglob("*") if path.is_file()):
        print(path)
    return 0


def _serve(arguments: argparse.Namespace) -> int:
    if not (arguments.folder / "index.html").is_file():
        return complain(f"{arguments.folder} has no index.html: build the site first")
    serve(arguments.folder, arguments.port, open_browser=arguments.open)
    return 0


if __name__ == "__main__":
    sys.exit(main())
