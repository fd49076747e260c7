"""Compressed copies of the site's files, and the size of a first visit."""

import gzip
import json
from pathlib import Path

import pytest

from tools.site.compress import compress
from tools.site.size_budget import Size, TooLarge, check, sizes, table

INDEX = (
    """\
<link rel="modulepreload" href="web/chunk-1.js">
<script type="module" src="web/main.js"></script>
"""
    + "<title>dots</title>\n" * 100
)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository with only the tools."""
    root = tmp_path / "root"
    (root / "tools").mkdir(parents=True)
    (root / "tools/site").symlink_to(Path(__file__).parents[1] / "tools/site")
    return root


@pytest.fixture
def site(tmp_path: Path) -> Path:
    site = tmp_path / "site"
    files = {
        "index.html": INDEX.encode(),
        "web/main.js": b"let dots = 1;\n" * 100,
        "web/chunk-1.js": b"let chunk = 1;\n" * 100,
        "web/worker.js": b"let worker = 1;\n" * 100,
        "web/puzzles-1.js": b"let puzzles = 1;\n" * 100,
        "web/fonts/dots.woff2": bytes(300),
        "web/messages/en.ftl": b"dot = dot",
        "web/messages/pl.ftl": b"dot = kropka",
        "runtime/js/library.mjs": b"let library = 1;\n" * 100,
        "runtime/pyodide/pyodide.asm.wasm": bytes(10_000),
        "runtime/python/stdlib.zip.wasm": bytes(2_000),
        "runtime/python/kropki.zip.wasm": bytes(1_000),
        "runtime/python/rest.zip": bytes(5_000),
        "runtime/start.json": b"{}",
        "runtime/manifest.json": json.dumps(
            {
                "scripts": [],
                "files": [{"path": "pyodide/pyodide.asm.wasm"}],
                "stdlib": "python/stdlib.zip.wasm",
                "kropki": "python/kropki.zip.wasm",
            }
        ).encode(),
    }
    for name, data in files.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_bytes(data)
    return site


def test_files_get_copies_unless_their_format_is_compressed(root: Path, site: Path) -> None:
    before = {path for path in site.rglob("*") if path.is_file()}
    compress(root, site)
    copies = {path for path in site.rglob("*") if path.is_file()} - before
    wanted = {path for path in before if path.suffix in {".ftl", ".html", ".js", ".mjs", ".json", ".wasm"}}
    assert copies == {path.with_name(path.name + suffix) for path in wanted for suffix in (".gz", ".br")}
    for path in wanted:
        assert gzip.decompress(path.with_name(f"{path.name}.gz").read_bytes()) == path.read_bytes()
    assert (site / "runtime/pyodide/pyodide.asm.wasm.br").stat().st_size < 100


def test_a_compressed_file_is_cached(root: Path, site: Path) -> None:
    compress(root, site)
    kept = {path: path.stat().st_mtime_ns for path in (root / "build/compressed").iterdir()}
    compress(root, site)
    assert {path: path.stat().st_mtime_ns for path in (root / "build/compressed").iterdir()} == kept


def test_the_sizes_count_everything_that_a_first_visit_downloads(root: Path, site: Path) -> None:
    compress(root, site)
    *parts, whole = sizes(site)
    assert [part.plain for part in parts][:3] == [10_000, 2_000, 1_000]
    assert [parts[0].br, parts[1].gzip] < [100, 100]
    assert whole.plain == sum(part.plain for part in parts)
    page = (
        *("index.html", "web/main.js", "web/chunk-1.js", "web/worker.js", "web/fonts/dots.woff2"),
        *("web/messages/pl.ftl", "runtime/manifest.json", "runtime/start.json"),
    )
    assert parts[3].plain == sum((site / name).stat().st_size for name in page)
    assert whole.br < whole.gzip < whole.plain
    assert "all" in table([*parts, whole]).splitlines()[-1]
    assert len(table([*parts, whole]).splitlines()) == 6


def test_a_download_over_the_limit_is_an_error() -> None:
    check([Size("all", 20_000_000, 4_050_000, 3_050_000)])
    with pytest.raises(TooLarge, match="4050001 bytes as gzip; the limit is 4050000"):
        check([Size("all", 20_000_000, 4_050_001, 3_050_000)])
    with pytest.raises(TooLarge, match="as br"):
        check([Size("all", 20_000_000, 4_050_000, 3_050_001)])
