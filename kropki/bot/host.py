"""The process of a bot in a match: `python -P -m kropki.bot.host`.

It reads lines with the name of a request and the request (`kropki.bot.runner`), such as `move {…}`, and
writes lines with `answer` and the answer. While a trace runs, it writes lines with `report` and what is known
so far. The first line is `ready`.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module

from kropki.bot import runner

MAX_MEMORY = 2**30
"""How many bytes of memory the process of a bot may use, where the system can limit it."""


def main() -> None:
    """Answer requests until there are no more."""
    _limit_memory()
    # What a bot reads from or writes to the standard streams does not meet the requests and answers.
    requests = os.fdopen(os.dup(0), encoding="utf-8")
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)

    def write(kind: str, text: str) -> None:
        answers.write(f"{kind} {text}\n")
        answers.flush()

    write("ready", "")
    load, move, trace = runner.load, runner.move, runner.trace
    for line in requests:
        name, _, text = line.partition(" ")
        if name == "trace":
            write("answer", trace(text, lambda report: write("report", report)))
        else:
            write("answer", (load if name == "load" else move)(text))


def _limit_memory() -> None:
    if sys.platform != "win32":
        resource = import_module("resource")
        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    main()
