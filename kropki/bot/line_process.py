"""Programs that answer in lines, each in a process of its own that can be ended at any time."""

from __future__ import annotations

import os
import signal
import uuid
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired
from threading import Thread

MAX_LINE = 1_000_000
"""How many bytes a line may have. A longer one ends the conversation."""
MAX_UNREAD = 100_000
"""How many lines may wait until somebody reads them. More end the conversation."""
_PATIENCE = 2.0  # seconds for a killed process to be gone
_MARK = "KROPKI_PROCESS"  # a variable by which the processes that a program has started are found
_CHUNK = 2**16
_PASSES = 20
_PROCESSES = Path("/proc")


class LineProcess:
    """A program that reads lines and writes lines.

    Nothing that the program does makes `send` or `close` wait: it may stop, close its pipes, or start other
    processes that keep them open.

    Attributes:
        has_flooded: Whether the conversation has ended because a line was too long, or too many were unread.
    """

    def __init__(
        self, command: Sequence[str], env: Mapping[str, str] | None = None, *, shows_errors: bool = False
    ) -> None:
        """Start the program.

        Args:
            command: The program and its arguments.
            env: Its environment, by default that of this process.
            shows_errors: Whether what it writes to standard error goes to that of this process.

        Raises:
            OSError: If it cannot be started.
        """
        self._mark = uuid.uuid4().hex
        self._process = Popen(
            command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=None if shows_errors else DEVNULL,
            bufsize=0,
            start_new_session=True,
            env={**(os.environ if env is None else env), _MARK: self._mark},
        )
        self.has_flooded = False
        self._lines: SimpleQueue[str] = SimpleQueue()
        self._unsent: SimpleQueue[bytes] = SimpleQueue()
        self._threads = [Thread(target=work, daemon=True) for work in (self._read, self._write)]
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        """Write a line to the program. Nothing happens if it has ended."""
        self._unsent.put(f"{line}\n".encode())

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

    def exit_code(self, seconds: float = _PATIENCE) -> int | None:
        """Return the exit code of the program, or None if it has not ended within some seconds."""
        with suppress(TimeoutExpired):
            return self._process.wait(seconds)
        return None

    def close(self) -> None:
        """Kill the program and what it has started: its process group and those outside that can be found."""
        process = self._process
        with suppress(OSError):
            if hasattr(os, "killpg") and process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        with suppress(TimeoutExpired):
            process.wait(_PATIENCE)
        for pid in _marked(self._mark):
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        self._unsent.put(b"")
        for thread in self._threads:
            thread.join(_PATIENCE)  # some process may still have the other end of the pipe

    def _read(self) -> None:
        assert self._process.stdout
        with suppress(OSError), self._process.stdout as pipe:
            rest = bytearray()
            while chunk := pipe.read(_CHUNK):
                *ends, last = chunk.split(b"\n")
                for end in ends:
                    line = bytes(rest + end).removesuffix(b"\r")
                    self._lines.put(f"{line.decode('utf-8', 'replace')}\n")
                    rest.clear()
                rest += last
                if len(rest) > MAX_LINE or self._lines.qsize() > MAX_UNREAD:
                    self.has_flooded = True
                    break
        self._lines.put("")

    def _write(self) -> None:
        assert self._process.stdin
        with suppress(OSError), self._process.stdin as pipe:
            while line := self._unsent.get():
                while line:
                    line = line[pipe.write(line) :]


def finds_strays() -> bool:
    """Return whether this system tells which processes a program has started; so far, only Linux does.

    On other systems those that have left the process group of the program live on when it is closed.
    """
    return (_PROCESSES / "self/environ").exists()


def _marked(mark: str) -> Iterator[int]:
    """Yield the numbers of the processes that have a mark in their environment, where the system tells.

    Those that are started in the meantime are looked for too, but not for ever.
    """
    wanted, known = f"{_MARK}={mark}".encode(), set[int]()
    for _ in range(_PASSES):
        found = set[int]()
        for path in _PROCESSES.glob("[0-9]*/environ"):
            with suppress(OSError):  # it has ended, or belongs to somebody else
                if wanted in path.read_bytes().split(b"\0"):
                    found.add(int(path.parent.name))
        if found <= known:
            return
        yield from found - known
        known |= found
