"""The packages of a release. What is in the npm package, and how it works: e2e/test_npm.py."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

import kropki
from tools.site.packages import (
    BUNDLED,
    PACK,
    _addressed,
    about,
    absolute,
    npm_version,
    readme,
    write_board_package,
    write_plugin,
)

ROOT = Path(__file__).parents[1]
REPOSITORY = "https://example.com/somebody/kropki"


def test_the_board_package_names_its_version_and_repository() -> None:
    named = about(REPOSITORY)
    assert named["version"] == npm_version(kropki.__version__)
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
            start = f"{repository}/blob/v{kropki.__version__}/"
            assert link.startswith(start)
            assert (ROOT / link.removeprefix(start)).is_file()


def test_what_pypi_shows_has_absolute_links(tmp_path: Path) -> None:
    copy = _addressed(ROOT, tmp_path / "source", REPOSITORY, "https://example.com/kropki/")
    project = tomllib.loads((copy / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["urls"]["Source"] == REPOSITORY
    assert project["urls"]["Play"] == "https://example.com/kropki/"
    text = (copy / "README.md").read_text(encoding="utf-8")
    prose = re.sub(r"(?ms)^```.*?^```|^    .*?$", "", text)
    links = re.findall(r"\]\(([^)]*)\)", prose)
    assert links
    assert [link for link in links if not link.startswith(("https://", "#"))] == []
    picture = f"{REPOSITORY}/raw/v{kropki.__version__}/docs/page.png"
    assert picture in links
    assert not (copy / "node_modules").exists()


def test_links_of_the_host_of_a_repository_are_no_files() -> None:
    relative = "[a](../../releases) [b](docs/a.md) ![c](docs/c.gif) [d](#x) [e](https://e.org)"
    files = f"{REPOSITORY}/%s/v{kropki.__version__}/docs"
    assert absolute(relative, REPOSITORY) == (
        f"[a]({REPOSITORY}/releases) [b]({files % 'blob'}/a.md) ![c]({files % 'raw'}/c.gif) [d](#x)"
        " [e](https://e.org)"
    )


@pytest.mark.parametrize(
    ("version", "semantic"),
    [("0.2.0", "0.2.0"), ("0.3.0rc1", "0.3.0-rc.1"), ("1.0.0a12", "1.0.0-a.12")],
)
def test_npm_gets_versions_as_it_writes_them(version: str, semantic: str) -> None:
    assert npm_version(version) == semantic


def test_without_an_address_the_package_names_none() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "urls" not in project


def test_the_citation_and_the_changelog_name_this_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    [version] = re.findall(r"^version: (\S+)$", citation, re.M)
    [date] = re.findall(r"^date-released: (\S+)$", citation, re.M)
    newest = re.search(r"^## (\S+) – (\S+)$", changelog, re.M)
    assert newest
    assert version == newest[1] == kropki.__version__
    assert date == newest[2]


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


def test_the_plugin_for_wordpress_has_one_version_and_all_options_of_the_element(tmp_path: Path) -> None:
    for name in (BUNDLED, PACK, "runtime/licenses/all.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"x")
    with ZipFile(write_plugin(ROOT, tmp_path, tmp_path)) as archive:
        names = archive.namelist()
        php, readme_text = (archive.read(f"kropki/{name}").decode() for name in ("kropki.php", "readme.txt"))
    version = kropki.__version__
    assert {f"kropki/board-{version}/{BUNDLED}", f"kropki/board-{version}/{PACK}"} <= set(names)
    assert re.findall(r"^ \* Version: +(\S+)", php, re.MULTILINE) == [version]
    assert f"KROPKI_RELEASE = '{version}'" in php
    assert re.findall(r"^Stable tag: (\S+)", readme_text, re.MULTILINE) == [version]
    [options] = re.findall(r"KROPKI_OPTIONS = \[(.*?)\]", php)
    assert {*re.findall(r"'(\w+)'", options), "sgf", "src"} == documented(*ELEMENT_PARTS["attributes"])
