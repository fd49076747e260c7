"""A slow line to a server on this machine."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

_PART = 16_384  # bytes that pass at a time


@contextmanager
def slow_line(address: str, megabits: float, delay: float = 0.04) -> Iterator[str]:
    """Yield an address that leads to a server over a slow line.

    Args:
        address: Of the server.
        megabits: How many the line brings in a second, for all connections together.
        delay: How many seconds a request takes to reach the server.
    """
    target = urlsplit(address)
    rate = megabits * 125_000  # bytes a second
    lock = threading.Lock()
    free = time.monotonic()

    def pass_on(source: socket.socket, sink: socket.socket, is_answer: bool) -> None:
        nonlocal free
        with suppress(OSError):
            while part := source.recv(_PART):
                if is_answer:
                    with lock:
                        begin = max(free, time.monotonic())
                        free = begin + len(part) / rate
                    time.sleep(max(0, free - time.monotonic()))
                else:
                    time.sleep(delay)
                sink.sendall(part)
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def serve() -> None:
        with suppress(OSError):
            while True:
                browser, _ = listener.accept()
                host = socket.create_connection((target.hostname, target.port))
                for ends in ((browser, host, False), (host, browser, True)):
                    threading.Thread(target=pass_on, args=ends, daemon=True).start()

    with socket.create_server(("127.0.0.1", 0)) as listener:
        threading.Thread(target=serve, daemon=True).start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/"
        listener.shutdown(socket.SHUT_RDWR)
