"""What the documents name exists: files, tests, names of Python, and targets of make."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
TOPS = "kropki|web|tools|tests|e2e|research|lessons|puzzles|docs|requirements"
FILE = re.compile(rf"`((?:{TOPS})/(?<!docs/)[\w./-]*\w/?|docs/(?!kropki|public)[\w./-]*\w/?)(?:::(\w+))?`")
"""A file or folder of the repository; `docs/kropki` and `docs/public` are folders of other people's sites."""
LINK = re.compile(r"\]\((?!https?:|#|mailto:|\.\./\.\./)([^)#\s]+)")
"""A link to a file; those that begin with `../../` lead to other pages of the repository's host."""
CODE = re.compile(r"^```.*?^```|`[^`]*`", re.MULTILINE | re.DOTALL)
DOTTED = re.compile(r"`((?:kropki|research|tools|tests|e2e)(?:\.(?!html\b|js\b|json\b|pack\b|zip\b)\w+)+)`")
TARGET = re.compile(r"`make ([a-z][a-z-]*)")
FIRST = re.compile(r"^([a-z][a-z-]*):", re.MULTILINE)
FREE_TEST = re.compile(r"`(test_\w+)`")


def _texts() -> list[object]:
    return [pytest.param(path.read_text(encoding="utf-8"), id=path.name) for path in DOCUMENTS]


@cache
def _source(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def _all_tests() -> str:
    return "\n".join(_source(path) for folder in ("tests", "e2e") for path in (ROOT / folder).glob("*.py"))


@pytest.mark.parametrize("text", _texts())
def test_files_and_what_is_in_them(text: str) -> None:
    for name, inside in FILE.findall(text):
        path = ROOT / name
        assert path.exists(), f"there is no {name}"
        assert not inside or re.search(rf"\b(def|class) {inside}\b", _source(path)), f"{name} has no {inside}"
    for name in FREE_TEST.findall(text):
        is_file = any((ROOT / folder / f"{name}.py").is_file() for folder in ("tests", "e2e"))
        assert is_file or f"def {name}(" in _all_tests(), f"there is no {name}"


@pytest.mark.parametrize("path", [pytest.param(path, id=path.name) for path in DOCUMENTS])
def test_links_to_files(path: Path) -> None:
    for name in LINK.findall(CODE.sub("", path.read_text(encoding="utf-8"))):
        assert (path.parent / name).exists(), f"there is no {name}"


@pytest.mark.parametrize("text", _texts())
def test_names_of_python(text: str) -> None:
    for name in DOTTED.findall(text):
        parts = name.split(".")
        for count in range(len(parts), 0, -1):
            base = ROOT.joinpath(*parts[:count])
            module = base.with_suffix(".py") if base.with_suffix(".py").is_file() else base / "__init__.py"
            if module.is_file() or base.is_dir():
                break
        else:
            raise AssertionError(f"there is no {name}")
        source = _source(module) if module.is_file() else ""
        for inside in parts[count:]:
            assert re.search(rf"\b{inside}\b", source), f"{'.'.join(parts[:count])} has no {inside}"


@pytest.mark.parametrize("text", _texts())
def test_targets_of_make(text: str) -> None:
    known = set(FIRST.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    for name in TARGET.findall(text):
        assert name in known, f"the Makefile has no {name}"
