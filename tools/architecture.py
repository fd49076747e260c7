"""Writes the tables and pictures of docs/architecture.md from the code: `python -m tools.architecture`.

The text between `<!-- begin NAME -->` and `<!-- end NAME -->` is generated: packages, modules and what they
are for come from docstrings and `@file` comments, arrows from imports, the order of layers from the
configuration that `make lint` enforces. The rest of the document is written by hand.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from kropki.cli.output import write_file

ROOT = Path(__file__).parents[1]
DOCUMENT = ROOT / "docs/architecture.md"
_IMPORT = re.compile(r"""(?:\bfrom|\bimport|@import\b[^'"]*from)\s*\(?\s*['"](\.[^'"]+)['"]""")

_FILE_COMMENTS = (
    r"\A/\*\*.*?@file\s+(.*?)\*/",
    r"/\*\*((?:(?!\*/).)*)\*/\nexport class (?!\w+ extends Error)",
    r"/\*\*((?:(?!\*/).)*)\*/\nexport (?:async )?function ",
    r"/\*\*((?:(?!\*/).)*)\*/\nexport const ",
    r"\A// (.*?)\n",
)


def render(text: str) -> str:
    """Return the document `text` with its generated parts brought up to date.

    Raises:
        ValueError: A generated part is missing, a module says nothing of itself, or a layer of
            pyproject.toml is no package.
    """
    parts = {"packages": _packages(), "engine": _engine(), "page": _page()}
    for name, content in parts.items():
        part = re.compile(f"(?<=<!-- begin {name} -->\n).*?(?=<!-- end {name} -->)", re.DOTALL)
        if not part.search(text):
            raise ValueError(f"{DOCUMENT.name} has no part <!-- begin {name} --> … <!-- end {name} -->")
        body = "\n".join(content) + "\n"
        text = part.sub(lambda _, body=body: body, text)  # type: ignore[misc]
    return text


def layers() -> list[list[str]]:
    """Return the layers of `kropki/`, the highest first, each as the packages and modules that share it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    [contract] = [each for each in project["tool"]["importlinter"]["contracts"] if each["type"] == "layers"]
    found = [[name.strip() for name in layer.split("|")] for layer in contract["layers"]]
    there = {path.stem for path in (ROOT / "kropki").iterdir() if not path.name.startswith("__")}
    there -= {"py"}
    if {name for layer in found for name in layer} != there:
        raise ValueError(f"the layers in pyproject.toml are not the packages and modules of kropki/: {there}")
    return found


def _packages() -> Iterator[str]:
    """The picture of the engine's packages: an arrow for each import, downwards."""
    arrows: dict[str, set[str]] = {}
    for path in (ROOT / "kropki").rglob("*.py"):
        source = _package(path)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("kropki."):
                arrows.setdefault(source, set()).add((node.module or "").split(".")[1])
    yield "```mermaid"
    yield "flowchart TD"
    for layer in layers():
        for name in layer:
            targets = sorted(arrows.get(name, set()) - {name})
            yield f"  {name} --> {' & '.join(targets)}" if targets else f"  {name}"
    yield "```"


def _package(path: Path) -> str:
    return path.relative_to(ROOT / "kropki").parts[0].removesuffix(".py")


def _engine() -> Iterator[str]:
    """A table of each package of the engine."""
    for name in (name for layer in layers() for name in layer):
        folder = ROOT / "kropki" / name
        if not folder.is_dir():
            yield from _table(f"`kropki/{name}.py`", _docstring(folder.with_suffix(".py")), [])
            continue
        modules = [path for path in sorted(folder.glob("*.py")) if path.stem != "__init__"]
        rows = [(path.stem, _docstring(path)) for path in modules]
        yield from _table(f"`kropki/{name}/`", _docstring(folder / "__init__.py"), rows)


def _page() -> Iterator[str]:
    """A table of each folder of the page."""
    web = ROOT / "web"
    top = [(path.stem, _file_comment(path)) for path in sorted(web.glob("*.js"))]
    yield from _table("`web/`", "Where the page starts", top)
    for folder in sorted({path.parent for path in web.rglob("*.js")} - {web}):
        rows = [(path.stem, _file_comment(path)) for path in sorted(folder.glob("*.js"))]
        needs = sorted(_folders_imported(folder) - {folder.name, "web"})
        name = folder.relative_to(ROOT).as_posix()
        yield from _table(f"`{name}/`", f"imports {', '.join(needs) or 'nothing'}", rows)


def _table(head: str, what: str, rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    yield f"| {head} | {what} |"
    yield "|---|---|"
    for name, words in rows:
        yield f"| `{name}` | {words} |"
    yield ""


def _folders_imported(folder: Path) -> set[str]:
    """The folders of `web/` from which modules in `folder` import."""
    targets: set[str] = set()
    for path in folder.glob("*.js"):
        for address in _IMPORT.findall(path.read_text(encoding="utf-8")):
            target = (path.parent / address).resolve()
            if target.is_relative_to(ROOT / "web"):
                targets.add(target.parent.name)
    return targets


def _docstring(path: Path) -> str:
    """The first sentence of a module's docstring."""
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    return _first_sentence(docstring, path)


def _file_comment(path: Path) -> str:
    """The first sentence of a script's `@file` comment, or of that of its main class or function."""
    source = path.read_text(encoding="utf-8")
    comments = (re.search(pattern, source, re.DOTALL) for pattern in _FILE_COMMENTS)
    comment = next((found[1] for found in comments if found), None)
    return _first_sentence(comment and re.sub(r"\n\s*\* ?", "\n", comment), path)


def _first_sentence(text: str | None, path: Path) -> str:
    if not text or not text.strip():
        raise ValueError(f"{path.relative_to(ROOT)} does not begin with a sentence that says what it is for")
    paragraph = " ".join(text.strip().split("\n\n")[0].split())
    sentence = re.split(r"(?<=[.:])\s", paragraph)[0]
    return sentence.rstrip(".:").replace("|", "\\|")


def main() -> None:
    """Bring the document up to date."""
    write_file(DOCUMENT, render(DOCUMENT.read_text(encoding="utf-8")))


if __name__ == "__main__":
    main()
