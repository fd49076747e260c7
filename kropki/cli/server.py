"""Serves the page on this machine, and to this machine only."""

from __future__ import annotations

import io
import os
import re
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import socket
from typing import Any, BinaryIO

CODINGS = {"br": ".br", "gzip": ".gz"}
"""The file name suffix of each coding in which a site also has its files, the best first."""
_HOST = "127.0.0.1"

# Python's own guesses depend on the machine, and browsers refuse modules and WebAssembly of a wrong type.
_TYPES = {
    "": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = _TYPES
    timeout = 60  # seconds that a connection may be silent
    _coding = ""  # of the file being sent
    _tag = ""  # of its content

    def __init__(
        self, *args: Any, file: Path | None = None, is_public: bool, follows_links: bool, **options: Any
    ) -> None:
        """Handle a request.

        Args:
            args: As for SimpleHTTPRequestHandler.
            file: The only file to serve, None for all of the folder.
            is_public: Whether other sites may read the files.
            follows_links: Whether links may lead out of the folder.
            options: As for SimpleHTTPRequestHandler.
        """
        self._file = file
        self._is_public = is_public
        self._follows_links = follows_links
        super().__init__(*args, **options)

    def translate_path(self, path: str) -> str:
        """Return the file that a path names. If only one is served, it is also at the top."""
        named = super().translate_path(path)
        if self._file is None:
            return named
        is_served = Path(named) in (self._file, self._file.parent)
        return str(self._file if is_served else self._file / "nothing")

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Send a file, or a compressed copy (`tools.site.compress`) that the browser accepts."""
        self._coding = self._tag = ""
        try:
            if self._is_inside(Path(self.translate_path(self.path))):
                return self._send_file()
        except (OSError, ValueError):
            pass  # no system has a file of this name
        self.send_error(HTTPStatus.NOT_FOUND)
        return None

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer a request that fails. If a file is missing, send the `404.html` above it, as hosts do."""
        page = None
        with suppress(OSError, ValueError):  # no system has a file of this name
            asked, top = Path(self.translate_path(self.path)), Path(self.directory)
            pages = [folder / "404.html" for folder in asked.parents if folder.is_relative_to(top)]
            page = next((page for page in pages if page.is_file()), None)
        if code != HTTPStatus.NOT_FOUND or not page:
            return super().send_error(code, message, explain)
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        """Answer that there is no such file: folders are not listed."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def _is_inside(self, path: Path) -> bool:
        """Return whether a path leads to something in the folder.

        Raises:
            OSError: No file has such a path.
            ValueError: It contains NUL.
        """
        resolved = path.resolve(strict=path.exists())
        return self._follows_links or resolved.is_relative_to(Path(self.directory).resolve())

    def _send_file(self) -> io.BytesIO | BinaryIO | None:
        accepted = _accepted_codings(self.headers.get("Accept-Encoding", ""))
        path, mark, query = self.path.partition("?")
        if path.endswith("/"):
            path += "index.html"
        if Path(self.translate_path(path)).is_file():
            for coding, suffix in CODINGS.items():
                if coding in accepted and Path(self.translate_path(path + suffix)).is_file():
                    self._coding = coding
                    self.path = path + suffix + mark + query
                    break
        self._tag = _tag_of(Path(self.translate_path(self.path.partition("?")[0])))
        if self._tag and self._tag in self.headers.get("If-None-Match", ""):
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.end_headers()
            return None
        # Python would compare times, and leave the browser what is newer than a file that was put back.
        del self.headers["If-Modified-Since"]
        return super().send_head()

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return super().guess_type(os.fspath(path).removesuffix(CODINGS.get(self._coding, "")))

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")  # so that a reload shows a rebuilt site
        self.send_header("Vary", "Accept-Encoding")
        if self._coding:
            self.send_header("Content-Encoding", self._coding)
        if self._tag:
            self.send_header("ETag", self._tag)
        if self._is_public:
            self.send_header("Access-Control-Allow-Origin", "*")  # a sandboxed frame has no origin
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Log no successful requests; `log_error` still logs the others."""


def _accepted_codings(header: str) -> set[str]:
    """Return the codings of a header `Accept-Encoding`, without those refused by `q=0`."""
    accepted = set()
    for word in header.split(","):
        coding, _, parameters = word.partition(";")
        name, _, quality = parameters.partition("=")
        if not (name.strip() == "q" and re.fullmatch(r"\s*0(\.0*)?\s*", quality)):
            accepted.add(coding.strip())
    return accepted


def _tag_of(path: Path) -> str:
    """Return a tag that a file has until it is written again or an older one is put back; "" for no file."""
    if path.is_dir():
        path /= "index.html"
    if not path.is_file():
        return ""
    about = path.stat()
    return f'"{about.st_mtime_ns:x}-{about.st_size:x}"'


class _Server(ThreadingHTTPServer):
    request_queue_size = 128
    allow_reuse_address = os.name == "posix"  # on other systems two servers could then share a port

    def handle_error(self, request: socket | tuple[bytes, socket], client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):  # a browser may close a connection
            super().handle_error(request, client_address)


def serve(page: Path, port: int = 8000, *, open_browser: bool = False) -> None:
    """Serve a folder, or one file and nothing beside it, until Ctrl-C, and print the address.

    Other sites may read the files only if they are a built page: frames of other sites show it.

    Args:
        page: The folder or file.
        port: The port, or a free one if it is taken.
        open_browser: Whether to open the address in the browser.

    Raises:
        NotADirectoryError: If there is no such folder.
    """
    is_site = (page / "runtime/manifest.json").is_file()
    with _listening(page, port, is_public=is_site, follows_links=False) as server:
        print(f"Kropki is at {_address(server)} (press Ctrl-C to stop)", flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=[_address(server)], daemon=True).start()
        with suppress(KeyboardInterrupt):
            server.serve_forever()


@contextmanager
def serving(
    page: Path, port: int = 0, *, is_public: bool = True, follows_links: bool = True
) -> Iterator[str]:
    """Serve a folder or one file from a thread during a `with` block, and yield the address.

    Args:
        page: The folder or file.
        port: The port; 0 for a free one.
        is_public: Whether other sites may read the files.
        follows_links: Whether links may lead out of the folder.

    Raises:
        NotADirectoryError: If there is no such folder.
    """
    with _listening(page, port, is_public=is_public, follows_links=follows_links) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield _address(server)
        finally:
            server.shutdown()
            thread.join()


def _listening(page: Path, port: int, *, is_public: bool, follows_links: bool) -> _Server:
    page = page.absolute()
    file = page if page.is_file() else None
    folder = page.parent if file else page
    if not folder.is_dir():
        raise NotADirectoryError(f"there is no folder {folder}")
    handler = partial(
        _Handler, directory=str(folder), file=file, is_public=is_public, follows_links=follows_links
    )
    try:
        return _Server((_HOST, port), handler)
    except OSError:
        return _Server((_HOST, 0), handler)


def _address(server: _Server) -> str:
    return f"http://{_HOST}:{server.server_port}/"
