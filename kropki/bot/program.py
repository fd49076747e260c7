"""A bot's source as a program: loading it, and asking it for a point."""

from __future__ import annotations

import ast
import random
import sys
from types import CodeType, FunctionType, ModuleType
from typing import Any

from kropki.bot.board import BotBoard
from kropki.text import MARK, lines_of

MAX_SOURCE = 200_000
"""How many characters a bot may have."""
FILE = "<bot>"
"""The name of a bot's source in tracebacks."""
MODULE = "bot"
"""The name of a bot's module."""
_RETURNED = "__returned__"
_MISSING = "the bot has no function choose: write def choose(board):"


class SourceTooLong(ValueError):
    """A bot has more than `MAX_SOURCE` characters."""


class ChooseMissing(LookupError):
    """A bot has no function `choose`."""


class Program:
    """A bot that has been loaded. Its variables keep their values from move to move.

    Attributes:
        source: The source.
        lines: The lines of the source.
        returned_line: The line with the `return` by which `choose` returned last. None if it has none, or
            if `choose` is no function that the source defines at its top level.
    """

    def __init__(self, source: str) -> None:
        """Keep the source. `load` runs it."""
        self.source: str = source.removeprefix(MARK)
        self.lines: list[str] = lines_of(self.source)
        self.returned_line: int | None = None
        self._module = ModuleType(MODULE)

    def load(self, seed: int) -> None:
        """Run the source from top to bottom, which defines its functions.

        Args:
            seed: The seed of the module `random`.

        Raises:
            SourceTooLong: If there is too much of it.
            ChooseMissing: If it does not define `choose`.
            BaseException: Whatever the source raises.
        """
        code = self._compile()
        sys.modules[MODULE] = self._module  # dataclasses look for it there
        self._module.__dict__[_RETURNED] = self._note_return
        random.seed(f"{seed} load")
        exec(code, self._module.__dict__)
        if not callable(self._module.__dict__.get("choose")):
            raise ChooseMissing(_MISSING)

    def check(self) -> None:
        """Check the source as far as this can be done without running it.

        Raises:
            SourceTooLong: If there is too much of it.
            ChooseMissing: If nothing in it is called `choose`.
            SyntaxError: If it is not valid Python.
            ValueError: If it has null characters.
            MemoryError: If it is nested too deeply.
            RecursionError: Likewise.
        """
        code = self._compile()
        if "choose" not in code.co_names and ("*",) not in code.co_consts:  # of from … import *
            raise ChooseMissing(_MISSING)

    def choose(self, board: BotBoard, seed: str) -> object:
        """Call `choose`, and return what it returns.

        Args:
            board: The board to give it.
            seed: The seed of the module `random`.

        Raises:
            ChooseMissing: If the bot has removed it.
            BaseException: Whatever it raises.
        """
        choose = self._module.__dict__.get("choose")
        if not callable(choose):
            raise ChooseMissing(_MISSING)
        self.returned_line = None
        random.seed(seed)
        return choose(board)

    @property
    def choose_line(self) -> int | None:
        """The line where `choose` is defined, if it is a function of the source."""
        choose = self._module.__dict__.get("choose")
        if type(choose) is FunctionType and choose.__code__.co_filename == FILE:
            return choose.__code__.co_firstlineno
        return None

    def _note_return(self, line: int, value: Any) -> Any:
        self.returned_line = line
        return value

    def _compile(self) -> CodeType:
        """Return the code of the source, in which the `return`s of `choose` tell their lines.

        Raises:
            SourceTooLong: If there is too much of it.
            SyntaxError: If the source is not valid Python.
            ValueError: If it has null characters.
            MemoryError: If it is nested too deeply.
            RecursionError: Likewise.
        """
        if len(self.source) > MAX_SOURCE:
            raise SourceTooLong(f"the bot has more than {MAX_SOURCE:,} characters")
        tree = ast.parse(self.source, FILE)
        for statement in tree.body:
            if isinstance(statement, ast.FunctionDef) and statement.name == "choose":
                for number, inner in enumerate(statement.body):
                    statement.body[number] = _Returns().visit(inner)
        return compile(tree, FILE, "exec", dont_inherit=True)


class _Returns(ast.NodeTransformer):
    """Lets each `return` of a function tell its line, but not those of functions inside it."""

    def visit_Return(self, node: ast.Return) -> ast.Return:
        value = node.value or ast.Constant(None)
        name = ast.Name(_RETURNED, ast.Load())
        call = ast.Call(name, [ast.Constant(node.lineno), value], [])
        return ast.fix_missing_locations(ast.copy_location(ast.Return(ast.copy_location(call, node)), node))

    def _leave(self, node: ast.AST) -> ast.AST:
        return node

    visit_FunctionDef = visit_AsyncFunctionDef = visit_ClassDef = visit_Lambda = _leave
