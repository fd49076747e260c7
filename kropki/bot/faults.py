"""What is wrong with a bot, in plain words: why it gives no point, or none that can be played."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, replace
from traceback import TracebackException
from types import TracebackType

from kropki.bot.program import FILE, ChooseMissing, Program, SourceTooLong
from kropki.bot.surroundings import RefusedImport
from kropki.bot.values import values_on

MAX_MESSAGE = 300
"""How many characters of a message from Python or from the bot are shown."""
MAX_LINE = 200
"""How many characters of a line of the source are shown."""


@dataclass(frozen=True, kw_only=True)
class Fault:
    """Why a bot gives no point, or none that can be played.

    Attributes:
        code: The reason as `bot/reason`, as `docs/bots.md` lists them.
        message: What is wrong, as a sentence without the line.
        line: The number of the line from 1; None if it is not known, or if no line is to blame.
        text: That line of the source.
        error: The name of Python's exception; empty without one.
        detail: Python's own message, with its suggestion ("Did you mean …?"), the point or value that was
            returned, the module that was imported, or the function that called itself.
        reason: For a point that cannot be played: the code of the reason, such as `move/occupied`.
        values: The variables of that line, as names and texts.
        count: How many times the line ran, or how deep a function called itself. 0 if that is not known.
        share: The share of the time that went into the line, 0 to 1; 0 if that is not known.
    """

    code: str
    message: str
    line: int | None = None
    text: str = ""
    error: str = ""
    detail: str = ""
    reason: str = ""
    values: tuple[tuple[str, str], ...] = ()
    count: int = 0
    share: float = 0.0

    def at(self, program: Program, line: int | None) -> Fault:
        """Return the fault with a line of a bot's source, from 1; None if no line is to blame."""
        text = program.lines[line - 1].strip()[:MAX_LINE] if line and line <= len(program.lines) else ""
        return replace(self, line=line or None, text=text)

    def as_json(self) -> dict[str, object]:
        """Return the fault as JSON values."""
        return asdict(self)

    def __str__(self) -> str:
        """Return the fault as a sentence, with the line and its values."""
        place = f"line {self.line}: " if self.line else ""
        values = ", ".join(f"{name} was {value}" for name, value in self.values)
        return f"{place}{self.message}" + (f" ({values})" if values else "")


def find_fault(source: str) -> Fault | None:
    """Return what is wrong with a bot, as far as this can be told without running it; None if nothing is."""
    program = Program(source)
    try:
        program.check()
    except Exception as error:
        return fault_of(error, program)
    return None


def fault_of(error: BaseException, program: Program) -> Fault:
    """Return the fault of a bot that raised an exception while it was loaded or chose a point."""
    if isinstance(error, SourceTooLong):
        return Fault(code="bot/too-long", message=str(error))
    if isinstance(error, ChooseMissing):
        return Fault(code="bot/missing", message=str(error))
    place = _last_place(error.__traceback__)
    if place is None and isinstance(error, SyntaxError):
        return _syntax_fault(error, program)
    if place is None and isinstance(error, TypeError) and program.choose_line:
        message = "choose must take the board and nothing else: def choose(board):"
        return Fault(code="bot/parameters", message=message).at(program, program.choose_line)
    name, detail = _words_of(error)
    line = place.tb_lineno if place else None
    values = tuple(values_on(place.tb_frame, program.lines, line)) if place and line else ()
    code, message, count = "bot/exception", f"{name}: {detail}" if detail else name, 0
    if isinstance(error, RefusedImport):
        code, message, detail = "bot/import", str(error), str(error.name)
    elif isinstance(error, RecursionError):
        detail, count = _deepest(error.__traceback__)
        code, message = "bot/recursion", f"{detail or 'a function'} called itself too often"
        message += f": {count:,} times" if count else ""
    elif isinstance(error, MemoryError):
        code, message = "bot/memory", "the memory is full"
    elif isinstance(error, SystemExit | KeyboardInterrupt | GeneratorExit):
        code, message = "bot/exit", f"the bot ended itself ({name}) instead of returning a point"
    elif place is None and isinstance(error, ValueError):
        code, message = "bot/syntax", f"this is not valid Python: {detail}"
    fault = Fault(code=code, message=message, error=name, detail=detail, values=values, count=count)
    return fault.at(program, line)


def _syntax_fault(error: SyntaxError, program: Program) -> Fault:
    name, detail = _words_of(error)
    line = error.lineno if isinstance(error.lineno, int) and error.lineno > 0 else None
    message = f"this is not valid Python: {detail}"
    return Fault(code="bot/syntax", message=message, error=name, detail=detail).at(program, line)


def _last_place(trace: TracebackType | None) -> TracebackType | None:
    """Return the innermost place of a traceback in the bot's source."""
    found = None
    while trace:
        if trace.tb_frame.f_code.co_filename == FILE:
            found = trace
        trace = trace.tb_next
    return found


def _words_of(error: BaseException) -> tuple[str, str]:
    """Return the name of an exception and Python's message with its suggestion."""
    name = type.__getattribute__(type(error), "__name__")[:MAX_LINE]
    try:
        described = TracebackException(
            type(error), error, error.__traceback__, limit=1, lookup_lines=False, compact=True
        )
        lines = [line.rstrip("\n") for line in described.format_exception_only()]
        text = lines[-1] if isinstance(error, SyntaxError) else lines[0]
    except Exception:  # the bot's own exception has a message that fails
        return _printable(name), ""
    _, _, detail = text.partition(": ")
    return _printable(name), _printable(detail if len(detail) <= MAX_MESSAGE else f"{detail[:MAX_MESSAGE]}…")


def _deepest(trace: TracebackType | None) -> tuple[str, int]:
    """Return the function of the bot that occurs most often in a traceback, and how often."""
    calls: Counter[str] = Counter()
    while trace:
        if trace.tb_frame.f_code.co_filename == FILE:
            calls[trace.tb_frame.f_code.co_name] += 1
        trace = trace.tb_next
    return calls.most_common(1)[0] if calls else ("", 0)


def _printable(text: str) -> str:
    return "".join(char if char.isprintable() else " " if char.isspace() else "\ufffd" for char in text)
