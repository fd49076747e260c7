"""Programs that answer in lines, each in a process of its own that can be ended at any time."""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from subprocess import DEVNULL, PIPE, Popen
from threading import Thread

MAX_LINE = 1_000_000
"""How many characters a line may have. A longer one ends the conversation."""


class LineProcess:
    """A program that reads lines and writes lines."""

    def __init__(self, command: Sequence[str], env: Mapping[str, str] | None = None) -> None:
        """Start the program.

        Args:
            command: The program and its arguments.
            env: Its environment, by default that of this process.

        Raises:
            OSError: If it cannot be started.
        """
        self._process = Popen(
            command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
            env=env,
        )
        self._lines: SimpleQueue[str] = SimpleQueue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def send(self, line: str) -> None:
        """Write a line to the program. Nothing happens if it has ended."""
        with suppress(OSError):
            assert self._process.stdin
            self._process.stdin.write(f"{line}\n")
            self._process.stdin.flush()

    def receive(self, seconds: float) -> str:
        """Return the next line with its line feed, or "" if the program has ended.

        Args:
            seconds: How long to wait.

        Raises:
            TimeoutError: If there is no line in time.
        """
        try:
            return self._lines.get(timeout=max(0.0, seconds))
        except Empty:
            raise TimeoutError from None

    def close(self) -> None:
        """Kill the program and everything that it has started."""
        process = self._process
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        process.wait()
        self._reader.join()
        for stream in (process.stdin, process.stdout):
            with suppress(OSError):
                assert stream
                stream.close()

    def _read(self) -> None:
        assert self._process.stdout
        while line := self._process.stdout.readline(MAX_LINE):
            if not line.endswith("\n"):
                break
            self._lines.put(line)
        self._lines.put("")
