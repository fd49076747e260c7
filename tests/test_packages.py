"""The packages of a release. What is in the npm package, and how it works: e2e/test_npm.py."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

import kropki
from tools.site.packages import about, readme, write_board_package

ROOT = Path(__file__).parents[1]
REPOSITORY = "https://example.com/somebody/kropki"


def test_the_board_package_names_its_version_and_repository() -> None:
    named = about(REPOSITORY)
    assert named["version"] == kropki.__version__
    assert named["repository"]["url"] == f"git+{REPOSITORY}.git"
    assert named["homepage"].startswith(REPOSITORY)
    assert named["bugs"].startswith(REPOSITORY)
    assert not {"repository", "homepage", "bugs"} & about().keys()


def test_a_board_package_needs_a_built_site(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="build the site first"):
        write_board_package(ROOT, tmp_path, tmp_path / "board")


@pytest.mark.slow
def test_the_source_archive_has_the_whole_repository(tmp_path: Path) -> None:
    build = f"from flit_core import buildapi; buildapi.build_sdist({str(tmp_path)!r})"
    subprocess.run([sys.executable, "-c", build], cwd=ROOT, check=True)
    [archive] = tmp_path.iterdir()
    with tarfile.open(archive) as opened:
        packed = {name.split("/", 1)[1] for name in opened.getnames()}
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    tops = [path for path in ROOT.iterdir() if not {f"/{path.name}/", f"{path.name}/"} & {*ignored, ".git/"}]
    wanted = {
        path.relative_to(ROOT).as_posix()
        for top in tops
        for path in ([top] if top.is_file() else top.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert wanted - {".git"} <= packed


@pytest.mark.parametrize("repository", [None, REPOSITORY])
def test_links_of_the_package_readme_lead_somewhere(repository: str | None) -> None:
    text = readme(ROOT, repository)
    prose = re.sub(r"(?ms)^```.*?^```|^    .*?$", "", text)
    links = re.findall(r"\]\(([^)]*)\)", prose)
    headings = {re.sub(r"[^\w -]", "", line).strip().lower().replace(" ", "-") for line in text.splitlines()}
    for link in links:
        if link.startswith("#"):
            assert link[1:] in headings
        else:
            start = f"{repository}/blob/HEAD/"
            assert link.startswith(start)
            assert (ROOT / link.removeprefix(start)).is_file()


def test_the_description_of_the_element_has_all_that_is_documented(tmp_path: Path) -> None:
    described = tmp_path / "custom-elements.json"
    subprocess.run(["node", ROOT / "tools/site/custom_elements.mjs", ROOT, described], check=True)
    [module] = json.loads(described.read_text(encoding="utf-8"))["modules"]
    [element] = [each for each in module["declarations"] if each.get("tagName") == "kropki-board"]
    names = {kind: {each["name"] for each in element[kind]} for kind in ELEMENT_PARTS}
    assert names == {kind: documented(*where) for kind, where in ELEMENT_PARTS.items()}


ELEMENT_PARTS = {
    "attributes": (r"\| attribute \|", r"^\| `(\w+)`"),
    "events": (r"\| in scripts \|", r"^\| `(kropki-\w+)`"),
    "cssParts": (r"Style its parts", r"`(\w+)`"),
    "cssProperties": (r"custom properties", r"`(--[\w-]+)`"),
}
"""Where docs/embedding.md names them: how the paragraph begins, and how each is written."""


def documented(start: str, name: str) -> set[str]:
    text = (ROOT / "docs/embedding.md").read_text(encoding="utf-8")
    found = re.search(rf"(?ms){start}.*?(?=\n\n|custom properties|\Z)", text)
    assert found
    return set(re.findall(name, found[0], re.M))
