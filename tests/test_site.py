"""The static files of the site: what they are, and that they need nothing else."""

import hashlib
import json
import re
import shutil
import struct
from base64 import b64decode, b64encode
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from kropki.pages.folder import InvalidFolder, public_address
from kropki.protocol import session
from kropki.protocol.session import Session
from tools.site import build
from tools.site.build import build_runtime, build_site
from tools.site.cards import FOLDERS, write_cards
from tools.site.preview import name_address
from tools.site.wasm import unwrap

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository, so that its runtime folder is not changed."""
    root = tmp_path_factory.mktemp("repository")
    for name in ("LICENSE", "README.md", "pyproject.toml", "index.html", "embed.html", "404.html"):
        shutil.copy(ROOT / name, root)
    for name in ("data", "kropki", "lessons", "tools", "web"):
        shutil.copytree(ROOT / name, root / name)
    for name in ("build", "node_modules"):
        (root / name).symlink_to(ROOT / name)
    return root


@pytest.fixture(scope="module")
def site(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_site(repository, tmp_path_factory.mktemp("site"))


def test_the_manifest_has_size_and_hash_of_each_file_that_python_starts_from(site: Path) -> None:
    runtime = site / "runtime"
    manifest = json.loads((runtime / "manifest.json").read_text(encoding="utf-8"))
    assert [file["path"] for file in manifest["scripts"]] == [
        "pyodide/pyodide.mjs",
        "pyodide/pyodide.asm.mjs",
    ]
    for file in [*manifest["scripts"], *manifest["files"], *manifest["parts"].values()]:
        data = (runtime / file["path"]).read_bytes()
        assert file["bytes"] == len(data) > 0
        assert file["sha256"] == hashlib.sha256(data).hexdigest()
    assert {file["path"] for file in manifest["files"]} == {
        "pyodide/pyodide.asm.wasm",
        manifest["stdlib"],
        manifest["kropki"],
    }
    for path in (manifest["rest"]["path"], *manifest["wheels"].values()):
        assert (runtime / path).is_file()


def installed(site: Path, part: str) -> ZipFile:
    return ZipFile(BytesIO(unwrap((site / f"runtime/python/{part}.zip.wasm").read_bytes())))


def test_the_engine_is_installed_and_compiled(site: Path) -> None:
    with installed(site, "kropki") as archive:
        manifest = json.loads((site / "runtime/manifest.json").read_text(encoding="utf-8"))
        later = {name for part in manifest["parts"] for name in installed(site, part).namelist()}
        names = {*archive.namelist()} | later
        assert {name for name in names if re.search("computer|lesson|puzzle", name)} < later
        [installer] = [archive.read(name) for name in archive.namelist() if name.endswith("/INSTALLER")]
        [record] = [archive.read(name).decode() for name in archive.namelist() if name.endswith("/RECORD")]
    modules = {name.removesuffix("c") for name in names if name.startswith("kropki/")}
    sources = {path for kind in ("py", "json", "typed") for path in (ROOT / "kropki").rglob(f"*.{kind}")}
    never_run = {
        *(path for name in ("assets", "cli", "pages") for path in (ROOT / "kropki" / name).rglob("*")),
        *(ROOT / "kropki/bot/examples").iterdir(),
        *(
            ROOT / f"kropki/{name}.py"
            for name in ("fences", "frame", "gym", "markdown", "notebook", "sphinx")
        ),
        ROOT / "kropki/worksheet/pdf.py",
        *(ROOT / f"kropki/bot/{name}.py" for name in ("contest", "host", "line_process", "shelf")),
        ROOT / "kropki/__main__.py",
        ROOT / "kropki/classroom/scorm.py",
        ROOT / "kropki/computer/readiness.py",
        ROOT / "kropki/protocol/values.py",  # types alone
        ROOT / "kropki/puzzle/collection.py",
        ROOT / "kropki/puzzle/names.py",
    }
    assert modules == {path.relative_to(ROOT).as_posix() for path in sources - never_run}
    assert {"kropki/protocol/session.pyc", "kropki/protocol/thinking.pyc"} < names
    assert installer == b"micropip"
    assert all(name.startswith("kropki/") or ".dist-info/" in name for name in names)
    assert {name for name in names if ".dist-info/" not in name} < {
        line.partition(",")[0] for line in record.splitlines()
    }


def test_the_installed_engine_has_no_docstrings(site: Path) -> None:
    docstrings = [Session.__doc__, Session.handle.__doc__, session.__doc__]
    with installed(site, "kropki") as archive:
        code = archive.read("kropki/protocol/session.pyc")
    assert "handle" in code.decode("latin-1")
    assert not [text for text in docstrings if text and text.splitlines()[0].encode() in code]


def test_the_wheel_has_the_sources_of_the_engine(site: Path) -> None:
    [wheel] = (site / "runtime/wheels").glob("kropki-*.whl")
    with ZipFile(wheel) as archive:
        modules = {name: archive.read(name) for name in archive.namelist() if name.endswith(".py")}
    assert modules == {
        path.relative_to(ROOT).as_posix(): path.read_bytes() for path in (ROOT / "kropki").rglob("*.py")
    }


@pytest.mark.slow
def test_the_same_sources_give_the_same_runtime(repository: Path, site: Path) -> None:
    again = build_runtime(repository) / "manifest.json"
    assert again.read_bytes() == (site / "runtime/manifest.json").read_bytes()


@pytest.mark.parametrize(("name", "side"), [("start", 15), ("start-small", 12)])
def test_the_first_board_is_a_new_game(site: Path, name: str, side: int) -> None:
    start = json.loads((site / f"runtime/{name}.json").read_text(encoding="utf-8"))
    assert start["kind"] == "position"
    assert (start["width"], start["height"], start["ply"]) == (side, side, 0)


def test_no_address_in_the_page_leads_out_of_its_folder(site: Path) -> None:
    outward = re.compile(
        r"""https?://(?!www\.w3\.org/)              # another host; the exceptions are names, never fetched
        | \b(src|href|url) \s* [=(]? \s* ["']? /   # the top of this host
        | \b(from|import) \s* [(]? \s* ["'] /""",
        re.VERBOSE,
    )
    pages = [site / "index.html", *(path for path in (site / "web").rglob("*") if path.is_file())]
    packed = {".br", ".gz", ".png", ".woff2"}
    texts = {path.name: path.read_text(encoding="utf-8") for path in pages if path.suffix not in packed}
    assert {name: outward.findall(text) for name, text in texts.items() if outward.search(text)} == {}


def test_the_site_has_the_licences_and_no_files_for_tools(site: Path) -> None:
    assert (site / "LICENSE").is_file()
    assert "Mozilla Public License" in (site / "runtime/licenses/MPL-2.0.txt").read_text(encoding="utf-8")
    assert "Apache License" in (site / "runtime/licenses/Apache-2.0.txt").read_text(encoding="utf-8")
    shown = (site / "runtime/licenses/all.txt").read_text(encoding="utf-8")
    assert "Eric Wendelin" in shown  # wrote error-stack-parser, which is in pyodide.mjs
    for words in (
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "Emscripten",
        "libffi",
        "gifenc",
        "comlink",
        "Donald Stufft",
        "SIL OPEN FONT LICENSE",
    ):
        assert words in shown
    assert not [path for path in site.rglob("*") if path.name.endswith((".d.ts", ".d.mts", ".map"))]
    assert not (site / "tools/site").exists()


def test_the_typeface_is_small_and_in_both_forms_of_the_site(site: Path) -> None:
    fonts = {path.name: path.read_bytes() for path in (site / "web/fonts").glob("*.woff2")}
    assert len(fonts) == 4 and sum(map(len, fonts.values())) <= 40_000
    page, single = ((site / name).read_text(encoding="utf-8") for name in ("index.html", "kropki.html"))
    assert len(re.findall(r"font-display: ?swap", single)) == len(fonts)  # words never wait for it
    assert "font-src data:" in single
    for name, font in fonts.items():
        assert f"url(web/fonts/{name})" in page
        assert f"data:font/woff2;base64,{b64encode(font).decode()}" in single


def test_the_service_worker_caches_every_file_of_the_page(site: Path) -> None:
    worker = (site / "serviceworker.js").read_text(encoding="utf-8")
    entries = re.findall(
        r'{url:"([^"]+)",revision:"\w+",integrity:"sha256-([^"]+)"(,isOptional:!0)?}', worker
    )
    kept = {name: digest for name, digest, _ in entries}
    files = {path.relative_to(site).as_posix(): path for path in site.rglob("*") if path.is_file()}
    copies = {name for name in files if name.endswith((".br", ".gz")) and name[:-3] in files}
    kept_by_nobody = ("404.html", "LICENSE", "kropki.html", "serviceworker.js", "runtime/preview.png")
    of_others = (*FOLDERS, "web/styles/lost.css", "web/viewer/kropki-fences.js")
    others = {name for name in files if name.startswith((*kept_by_nobody, *of_others))}
    assert kept.keys() == files.keys() - copies - others
    for name, digest in kept.items():
        assert b64decode(digest) == hashlib.sha256(files[name].read_bytes()).digest()
    needed = {name for name, _, is_optional in entries if not is_optional}
    assert {"index.html", "web/main.js", "web/worker.js", "web/messages/en.ftl"} <= needed
    assert {
        "runtime/manifest.json",
        "runtime/pyodide/pyodide.asm.wasm",
        "runtime/python/kropki.zip.wasm",
    } <= needed
    assert {"runtime/licenses/all.txt", "web/icon.svg", "embed.html"}.isdisjoint(needed)


def test_the_page_can_be_installed(site: Path) -> None:
    assert '<link rel="manifest" href="web/kropki.webmanifest">' in (site / "index.html").read_text("utf-8")
    manifest = json.loads((site / "web/kropki.webmanifest").read_text(encoding="utf-8"))
    for icon in manifest["icons"]:
        data = (site / "web" / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", data[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    for address in (manifest["start_url"], manifest["scope"], manifest["file_handlers"][0]["action"]):
        assert (site / "web" / address).resolve() == site.resolve()
    assert "id" not in manifest  # it would be relative to the host, so other games there would share it


def previews(page: Path) -> dict[str, str]:
    """Return what other sites read of a page, by name."""
    tags = re.findall(
        r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]+)">', page.read_text("utf-8")
    )
    links = re.findall(r'<link rel="(canonical)" href="([^"]+)">', page.read_text("utf-8"))
    assert len(tags) == len(dict(tags)) and len(links) <= 1
    return dict(tags + links)


def test_a_link_to_the_page_has_a_picture_and_a_title(site: Path) -> None:
    for name in ("index.html", "embed.html"):
        told = previews(site / name)
        assert {"og:title", "og:description", "og:image:alt"} <= told.keys()
        assert (told["og:type"], told["twitter:card"]) == ("website", "summary_large_image")
        data = (site / told["og:image"]).read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) < 100_000
        assert struct.unpack(">II", data[16:24]) == (1200, 630)
        assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")
        assert {"og:url", "canonical"}.isdisjoint(told)
    assert previews(site / "kropki.html") == {}


def test_each_lesson_and_the_puzzle_of_the_day_have_a_page_with_a_picture(site: Path, tmp_path: Path) -> None:
    names = {path.stem.partition("-")[2] for path in (ROOT / "lessons").glob("*.txt")}
    places = {f"lessons/{name}" for name in names} | {"puzzles/day"}
    pages = {path.parent.relative_to(site).as_posix(): path for path in site.glob("*/*/index.html")}
    assert pages.keys() == places
    for place, page in pages.items():
        told = previews(page)
        assert struct.unpack(">II", (page.parent / told["og:image"]).read_bytes()[16:24]) == (1200, 630)
        assert f'content="0; url=../../#open={place}"' in page.read_text(encoding="utf-8")
    assert previews(pages["lessons/first"])["og:title"] == "First captures"
    write_cards(ROOT, tmp_path, "https://example.org/kropki/")
    told = previews(tmp_path / "lessons/first/index.html")
    assert told["og:image"] == "https://example.org/kropki/lessons/first/card.png"
    assert told["canonical"] == "https://example.org/kropki/lessons/first/"


def test_the_public_address_is_in_what_other_sites_read(site: Path, tmp_path: Path) -> None:
    for name in ("index.html", "embed.html"):
        shutil.copy(site / name, tmp_path)
    name_address(tmp_path, public_address("https://example.org/games/kropki"))
    for name, end in (("index.html", ""), ("embed.html", "embed.html")):
        before, told = previews(site / name), previews(tmp_path / name)
        here = f"https://example.org/games/kropki/{end}"
        picture = "https://example.org/games/kropki/runtime/preview.png"
        assert told == before | {"og:image": picture, "og:url": here, "canonical": here}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "example.org",
        "/kropki/",
        "ftp://example.org/",
        "https:///x",
        "https://a.b/?c",
        'https://a.b/"',
        "https://[a",
    ],
)
def test_what_is_no_public_address_is_refused(text: str) -> None:
    with pytest.raises(InvalidFolder):
        public_address(text)


def test_the_page_in_one_file_runs_only_what_its_policy_names(site: Path) -> None:
    data = (site / "kropki.html").read_bytes()
    assert len(data) <= 8 * 2**20
    page = data.decode()
    [policy] = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    assert "unsafe-inline" not in policy and "'unsafe-eval'" not in policy
    run = re.findall(r"<(?:script|style)>(.*?)</(?:script|style)>", page, re.DOTALL)
    assert len(run) == 3
    for text in run:
        digest = b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in policy
    others = re.findall(r"<(?:script|style|link)\b[^>]+>", page)
    assert {other for other in others if 'type="text/plain"' not in other} == {
        tag for tag in others if tag.startswith('<link rel="icon" href="data:image/svg+xml,')
    }


@pytest.mark.slow
def test_an_earlier_site_is_replaced(repository: Path, site: Path) -> None:
    (site / "web/old.js").touch()
    build_site(repository, site)
    assert not (site / "web/old.js").exists()
    assert (site / "index.html").is_file()


@pytest.mark.slow
def test_a_build_that_fails_leaves_the_earlier_site(
    repository: Path, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def listed() -> list[Path]:
        return sorted(path for path in site.parent.rglob("*") if site in (path, *path.parents))

    def fail(*_: Path) -> None:
        raise OSError("no space left")

    before = listed()
    page = (site / "index.html").read_bytes()
    monkeypatch.setattr(build, "compress", fail)
    with pytest.raises(OSError, match="no space left"):
        build_site(repository, site)
    assert listed() == before
    assert (site / "index.html").read_bytes() == page
    assert not [path for path in site.parent.iterdir() if path.name.startswith(f".{site.name}")]
    site.rename(site.with_name(f".{site.name}.old"))  # as after a kill
    with pytest.raises(OSError, match="no space left"):
        build_site(repository, site)
    assert listed() == before


def test_a_folder_with_other_files_is_not_overwritten(repository: Path, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary", encoding="utf-8")
    with pytest.raises(FileExistsError, match="something other than a site"):
        build_site(repository, tmp_path)
    assert (tmp_path / "diary.txt").is_file()


@pytest.mark.parametrize("out", [".", ".."])
def test_the_repository_is_not_overwritten(repository: Path, out: str) -> None:
    with pytest.raises(FileExistsError, match="contains the repository"):
        build_site(repository, repository / out)
    assert (repository / "pyproject.toml").is_file()


@pytest.mark.slow
def test_a_file_that_setup_has_not_fetched_is_named(repository: Path, tmp_path: Path) -> None:
    root = tmp_path / "bare"
    shutil.copytree(repository, root, symlinks=True, ignore=shutil.ignore_patterns("build", "runtime"))
    with pytest.raises(FileNotFoundError, match="wheels of micropip"):
        build_runtime(root)


@pytest.mark.parametrize("name", ["build.txt", "dev.txt", "runtime.txt"])
def test_python_packages_are_pinned_with_hashes_and_without_addresses(name: str) -> None:
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    pins = re.findall(r"^[\w.-]+==\S+.*?(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)
    assert pins and all("--hash=sha256:" in pin for pin in pins)
    assert "://" not in text and "index-url" not in text


def test_npm_packages_are_pinned_with_hashes_and_without_addresses() -> None:
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    for name, version in {**package["dependencies"], **package["devDependencies"]}.items():
        assert packages[f"node_modules/{name}"]["version"] == version
    assert all(entry["integrity"].startswith("sha512-") for entry in packages.values())
    assert not any("resolved" in entry for entry in packages.values())
