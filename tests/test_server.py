"""The server of the static files."""

import os
import socket
from collections.abc import Iterator
from http.client import HTTPMessage
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from kropki.cli.server import serving


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<title>dots</title>", encoding="utf-8")
    return tmp_path


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    with serving(folder) as address:
        yield address


def head(address: str) -> HTTPMessage:
    with urlopen(Request(address, method="HEAD")) as answer:
        headers: HTTPMessage = answer.headers
        return headers


@pytest.mark.parametrize(
    ("name", "mime_type"),
    [
        ("a.css", "text/css; charset=utf-8"),
        ("a.ftl", "text/plain; charset=utf-8"),
        ("a.html", "text/html; charset=utf-8"),
        ("a.js", "text/javascript; charset=utf-8"),
        ("a.json", "application/json"),
        ("a.mjs", "text/javascript; charset=utf-8"),
        ("a.svg", "image/svg+xml"),
        ("a.wasm", "application/wasm"),
        ("a.webmanifest", "application/manifest+json"),
        ("a-0.1.0-py3-none-any.whl", "application/zip"),
        ("a.zip", "application/zip"),
        ("LICENSE", "application/octet-stream"),
    ],
)
def test_the_content_type_of_each_kind_of_file(folder: Path, address: str, name: str, mime_type: str) -> None:
    (folder / name).touch()
    assert head(address + name)["Content-Type"] == mime_type


@pytest.mark.parametrize(
    ("accepted", "coding", "content"),
    [
        ("gzip, deflate, br;q=0.5", "br", b"as brotli"),
        ("gzip", "gzip", b"as gzip"),
        ("br;q=0, gzip;q=0.1", "gzip", b"as gzip"),
        ("identity", None, b"<title>dots</title>"),
    ],
)
@pytest.mark.parametrize("name", ["index.html", "", "?x=1"])
def test_a_compressed_copy_is_sent_if_the_browser_accepts_it(
    folder: Path, address: str, name: str, accepted: str, coding: str | None, content: bytes
) -> None:
    (folder / "index.html.br").write_bytes(b"as brotli")
    (folder / "index.html.gz").write_bytes(b"as gzip")
    with urlopen(Request(address + name, headers={"Accept-Encoding": accepted})) as answer:
        assert answer.read() == content
        assert answer.headers["Content-Encoding"] == coding
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
        assert answer.headers["Vary"] == "Accept-Encoding"


def test_a_compressed_file_without_an_original_is_sent_as_it_is(folder: Path, address: str) -> None:
    (folder / "a.zip.gz").write_bytes(b"packed")
    with urlopen(Request(address + "a.zip.gz", headers={"Accept-Encoding": "gzip, br"})) as answer:
        assert answer.read() == b"packed"
        assert answer.headers["Content-Encoding"] is None
        assert answer.headers["Content-Type"] == "application/gzip"


def test_a_folder_serves_its_index(address: str) -> None:
    with urlopen(address) as answer:
        assert answer.read() == b"<title>dots</title>"


def test_a_missing_file_is_answered_by_the_page_for_that(folder: Path, address: str) -> None:
    (folder / "404.html").write_text("<p>no such page", encoding="utf-8")
    with pytest.raises(HTTPError) as error, urlopen(address + "%231abc"):
        pass
    assert error.value.code == 404
    assert error.value.headers["Content-Type"] == "text/html; charset=utf-8"
    assert error.value.read() == b"<p>no such page"


def test_browsers_revalidate_what_they_cache(address: str) -> None:
    assert head(address)["Cache-Control"] == "no-cache"


def test_a_rollback_that_keeps_the_times_of_files_is_sent(folder: Path, address: str) -> None:
    """The files are then older than what the browser has."""

    def ask(tag: str) -> tuple[int, str]:
        headers = {"If-None-Match": tag, "If-Modified-Since": "Tue, 01 Jan 2030 00:00:00 GMT"}
        try:
            with urlopen(Request(f"{address}a.js", headers=headers)) as answer:
                return answer.status, answer.headers["ETag"]
        except HTTPError as error:
            return error.code, error.headers["ETag"]

    file = folder / "a.js"
    file.write_text("new", encoding="utf-8")
    status, new = ask("")
    assert (status, ask(new)) == (200, (304, new))
    file.write_text("old", encoding="utf-8")
    os.utime(file, (1e9, 1e9))
    status, old = ask(new)
    assert (status, ask(old)) == (200, (304, old))
    assert old != new


@pytest.mark.parametrize("path", ["missing.js", "../secret", "%2e%2e/secret"])
def test_files_outside_the_folder_are_not_found(folder: Path, address: str, path: str) -> None:
    (folder.parent / "secret").touch()
    with pytest.raises(HTTPError) as refusal:
        urlopen(address + path)
    refusal.value.close()
    assert refusal.value.code == 404


def test_it_listens_only_on_this_machine(address: str) -> None:
    assert address.startswith("http://127.0.0.1:")


def test_a_free_port_is_used_if_the_port_is_taken(folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        with serving(folder, taken) as address:
            assert f":{taken}/" not in address
            assert head(address)["Content-Type"] == "text/html; charset=utf-8"


def test_a_stopped_server_refuses_connections(folder: Path) -> None:
    with serving(folder) as address:
        head(address)
    with pytest.raises(OSError, match="refused"):
        urlopen(address)


def test_a_missing_folder_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(NotADirectoryError, match="there is no folder"), serving(tmp_path / "missing"):
        pass


@pytest.mark.parametrize("path", ["%00", "a%00b.html", "x" * 5000, "y/" * 3000, "folder/"])
def test_what_is_no_file_is_not_found(folder: Path, address: str, path: str) -> None:
    (folder / "folder").mkdir()
    with pytest.raises(HTTPError) as raised:
        urlopen(address + path)
    with raised.value as answer:
        assert answer.code == 404


def test_links_out_of_the_folder_and_other_sites(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    secret = tmp_path_factory.mktemp("other") / "secret.txt"
    secret.write_text("secret", encoding="utf-8")
    (folder / "secret.txt").symlink_to(secret)
    (folder / "same.html").symlink_to(folder / "index.html")
    with serving(folder, is_public=False, follows_links=False) as address:
        assert head(address + "same.html")["Access-Control-Allow-Origin"] is None
        with pytest.raises(HTTPError) as raised:
            head(address + "secret.txt")
        raised.value.close()
    with serving(folder) as address:
        assert head(address + "secret.txt")["Access-Control-Allow-Origin"] == "*"
