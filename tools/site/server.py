"""A small web server for the static files, on this machine only."""

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

# In full, as what Python would guess depends on the machine, and browsers refuse modules and WebAssembly of
# another type.
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
    _coding = ""  # of the file that is sent

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Send a compressed copy (`tools.site.compress`) if there is one and the browser accepts it."""
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
        self.send_header("Cache-Control", "no-cache")  # ask each time, so that a rebuild shows
        self.send_header("Vary", "Accept-Encoding")
        if self._coding:
            self.send_header("Content-Encoding", self._coding)
        self.send_header("Access-Control-Allow-Origin", "*")  # a sandboxed frame has no origin of its own
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Say nothing of what went well; `log_error` still tells of the rest."""


class _Server(ThreadingHTTPServer):
    allow_reuse_address = os.name == "posix"  # elsewhere it would let two servers share a port

    def handle_error(self, request: socket | tuple[bytes, socket], client_address: Any) -> None:
        if not isinstance(sys.exception(), ConnectionError):  # a browser that hangs up is no error
            super().handle_error(request, client_address)


def serve(folder: Path, port: int = 8000, *, open_browser: bool = False) -> None:
    """Serve `folder` until Ctrl-C, and print the address.

    Where `port` is taken, a free one is used. With `open_browser` the address is opened as well, where this
    machine has a browser. Raises NotADirectoryError where there is no such folder.
    """
    with _listening(folder, port) as server:
        print(f"Kropki is at {_address(server)} (Ctrl-C ends it)", flush=True)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=[_address(server)], daemon=True).start()
        with suppress(KeyboardInterrupt):
            server.serve_forever()


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[str]:
    """Serve `folder` from a thread for the length of a `with` block, which is given the address.

    Port 0 is any free one. Raises NotADirectoryError where there is no such folder.
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
        raise NotADirectoryError(f"there is no folder {folder} to serve")
    handler = partial(_Handler, directory=str(folder))
    try:
        return _Server((_HOST, port), handler)
    except OSError:
        return _Server((_HOST, 0), handler)


def _address(server: _Server) -> str:
    return f"http://{_HOST}:{server.server_port}/"
