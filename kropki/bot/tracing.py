"""Finds the line on which a bot spends its time, by running it under a line trace."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from time import perf_counter
from types import FrameType, TracebackType
from typing import Any

from kropki.bot.faults import Fault
from kropki.bot.program import FILE, Program
from kropki.bot.values import values_on

MAX_BUDGET = 200_000
"""How many lines a traced bot may run."""
MAX_SECONDS = 5.0
"""How long a traced bot may run, if the request names no time."""
MAX_DEPTH = 800
"""How deep functions of a traced bot may call each other."""
FIRST_REPORTS = 2_000
"""How many of the first lines are reported, each one."""
REPORT_SECONDS = 0.02
"""The time between two later reports. New lines are always reported."""


class Stopped(BaseException):
    """Ends a traced bot. It is no `Exception`, so that few bots catch it."""


class Tracer:
    """Counts the lines that a bot runs, and stops it if they are too many: `with Tracer(…) as tracer:`.

    Attributes:
        fault: Why the bot was stopped; None if it was not.
    """

    def __init__(
        self,
        program: Program,
        report: Callable[[Fault], object] = lambda _: None,
        budget: int = MAX_BUDGET,
        seconds: float = MAX_SECONDS,
    ) -> None:
        """Prepare a trace.

        Args:
            program: The bot.
            report: Takes the line that runs now, every now and then, and why the bot was stopped.
            budget: How many lines may run.
            seconds: How long the bot's lines may run. What prepares the game for it takes none of this.
        """
        self.fault: Fault | None = None
        self._program = program
        self._report = report
        self._budget = budget
        self._seconds = seconds
        self._counts: Counter[int] = Counter()
        self._times: Counter[int] = Counter()
        self._total = 0
        self._depth = 0
        self._line = 0
        self._spent = self._last = self._reported = 0.0

    def __enter__(self) -> Tracer:
        sys.settrace(self._enter)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        sys.settrace(None)
        self._spend(perf_counter())

    def slowest(self) -> Fault:
        """Return the line that took most of the time of a bot that was not stopped."""
        line = max(self._times, key=self._times.__getitem__, default=0)
        return self._fault_at(line, None, "bot/slow")

    def _enter(self, frame: FrameType, event: str, _argument: object) -> Any:
        """Follow calls of the bot's own functions."""
        if frame.f_code.co_filename != FILE:
            return None
        self._depth += 1
        if self._depth > MAX_DEPTH:
            name = frame.f_code.co_name
            line = frame.f_lineno
            self._stop(
                Fault(
                    code="bot/recursion",
                    message=f"{name} called itself too often: functions were {MAX_DEPTH} calls deep",
                    detail=name,
                    values=tuple(values_on(frame, self._program.lines, line)),
                    count=MAX_DEPTH,
                ).at(self._program, line)
            )
        return self._follow

    def _follow(self, frame: FrameType, event: str, _argument: object) -> Any:
        """Count a line of the bot."""
        now = perf_counter()
        if event == "return":
            self._depth -= 1
            if not self._depth:
                self._spend(now)
                self._line = 0
        if event != "line":
            return self._follow
        self._spend(now)
        self._line = line = frame.f_lineno
        self._total += 1
        count = self._counts[line] = self._counts[line] + 1
        if self._total > self._budget or self._spent > self._seconds:
            self._stop(self._hottest(frame))
        if count == 1 or self._total <= FIRST_REPORTS or now - self._reported > REPORT_SECONDS:
            self._reported = now
            self._report(self._fault_at(line, frame, "bot/overrun"))
            self._last = perf_counter()
        return self._follow

    def _spend(self, now: float) -> None:
        """Add the time since a line began to that line. What goes on outside the bot counts for none."""
        if self._line:
            self._times[self._line] += now - self._last  # type: ignore[assignment]
            self._spent += now - self._last
        self._last = now

    def _hottest(self, frame: FrameType) -> Fault:
        """Return the line that ran most often, or took most of the time if that was too long."""
        counts = self._counts if self._total > self._budget else self._times
        line = max(counts, key=counts.__getitem__)
        here: FrameType | None = frame
        while here and not (here.f_code.co_filename == FILE and line in _lines_of(here)):
            here = here.f_back
        return self._fault_at(line, here, "bot/overrun")

    def _fault_at(self, line: int, frame: FrameType | None, code: str) -> Fault:
        count, total = self._counts[line], sum(self._times.values())
        values = tuple(values_on(frame, self._program.lines, line)) if frame else ()
        return Fault(
            code=code,
            message=f"this line ran {count:,} times" if count != 1 else "this line takes too long",
            values=values,
            count=count,
            share=round(self._times[line] / total, 3) if total else 0.0,
        ).at(self._program, line)

    def _stop(self, fault: Fault) -> None:
        """Tell the fault and end the bot.

        Raises:
            Stopped: Always.
        """
        self.fault = self.fault or fault
        self._report(self.fault)
        raise Stopped


def _lines_of(frame: FrameType) -> set[int]:
    return {line for _, _, line in frame.f_code.co_lines() if line}
