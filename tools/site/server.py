"""Serves the static files on this machine."""

from __future__ import annotations

import io
import os
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import socket
from typing import Any, BinaryIO

from tools.site.compress import CODINGS

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
    _coding = ""  # of the file being sent

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Send a compressed copy (`tools.site.compress`) if there is one that the browser accepts."""
        words = self.headers.get("Accept-Encoding", "").split(",")
        accepted = {word.partition(";")[0].strip() for word in words}
        self._coding = ""
        path, mark, query = self.path.partition("?")
        if path.endswith("/"):
            path += "index.html"
        if Path(self.translate_path(path)).is_file():
            for coding, suffix in CODINGS.items():
                if coding in accepted and Path(self.translate_path(path + suffix)).is_file():
                    self._coding = coding
                    self.path = path + suffix + mark + query
                    break
        return super().send_head()

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return super().guess_type(os.fspath(path).removesuffix(CODINGS.get(self._coding, "")))

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")  # so that a reload shows a rebuilt site
        self.send_header("Vary", "Accept-Encoding")
        if self._coding:
            self.send_header("Content-Encoding", self._coding)
        self.send_header("Access-Control-Allow-Origin", "*")  # a sandboxed frame has no origin
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Log no successful requests; `log_error` still logs the others."""


class _Server(ThreadingHTTPServer):
    allow_reuse_address = os.name == "posix"  # on other systems two servers could then share a port

    def handle_error(self, request: socket | tuple[bytes, socket], client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):  # a browser may close a connection
            super().handle_error(request, client_address)


def serve(folder: Path, port: int = 8000, *, open_browser: bool = False) -> None:
    """Serve a folder until Ctrl-C, and print the address.

    Args:
        folder: The folder.
        port: The port, or a free one if it is taken.
        open_browser: Whether to open the address in the browser.

    Raises:
        NotADirectoryError: If there is no such folder.
    """
    with _listening(folder, port) as server:
        print(f"Kropki is at {_address(server)} (press Ctrl-C to stop)", flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=[_address(server)], daemon=True).start()
        with suppress(KeyboardInterrupt):
            server.serve_forever()


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[str]:
    """Serve a folder from a thread during a `with` block, and yield the address.

    Args:
        folder: The folder.
        port: The port; 0 for a free one.

    Raises:
        NotADirectoryError: If there is no such folder.
    """
    with _listening(folder, port) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield _address(server)
        finally:
            server.shutdown()
            thread.join()


def _listening(folder: Path, port: int) -> _Server:
    if not folder.is_dir():
        raise NotADirectoryError(f"there is no folder {folder}")
    handler = partial(_Handler, directory=str(folder))
    try:
        return _Server((_HOST, port), handler)
    except OSError:
        return _Server((_HOST, 0), handler)


def _address(server: _Server) -> str:
    return f"http://{_HOST}:{server.server_port}/"
