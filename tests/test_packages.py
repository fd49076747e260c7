"""The packages of a release."""

import json
from pathlib import Path

import pytest

import kropki
from tools.site.board import ELEMENT
from tools.site.packages import write_board_package

ROOT = Path(__file__).parents[1]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site of a few files, with precompressed copies."""
    files = (ELEMENT, f"{ELEMENT}.br", f"{ELEMENT}.gz", "runtime/python/kropki.zip.gz", "index.html")
    for name in files:
        path = tmp_path / "site" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
    return tmp_path / "site"


def test_the_board_package_has_what_a_board_loads_and_no_copies(site: Path, tmp_path: Path) -> None:
    out = write_board_package(ROOT, site, tmp_path / "board")
    files = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    assert files == {ELEMENT, "runtime/python/kropki.zip.gz", "package.json", "README.md"}


def test_the_board_package_names_its_module_version_and_repository(site: Path, tmp_path: Path) -> None:
    out = write_board_package(ROOT, site, tmp_path / "board", "https://example.com/kropki")
    about = json.loads((out / "package.json").read_text(encoding="utf-8"))
    assert about["version"] == kropki.__version__
    assert (out / about["exports"]["."]).is_file()
    assert about["repository"]["url"] == "git+https://example.com/kropki.git"


def test_a_board_package_needs_a_built_site(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="build the site first"):
        write_board_package(ROOT, tmp_path, tmp_path / "board")
