"""Hostile bots: whatever the source, there is an answer, or the process of the bot ends and nothing else."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from kropki.bot.contest import start_host
from kropki.bot.faults import Fault
from kropki.bot.shelf import EXAMPLES, example
from kropki.game.game import Game
from kropki.record.game_json import to_json

pytestmark = pytest.mark.thorough
SOURCES = 200
PATIENCE = 60.0
"""How many seconds an answer may take on a busy machine. No source here runs for long."""
UNDOING = ("import builtins", "import gc", "import json", "import kropki", "import os", "import sys", "__")
"""What is in sources that may change their process, so that a new one is needed."""
FIELDS = set(Fault(code="", message="").as_json())
CHOOSE = "def choose(board):\n"
BODIES = [
    "return 10 ** 5000",
    "return (10 ** 400, -(10 ** 400))",
    "return float('nan'), float('inf')",
    "return 'a' * 10 ** 6",
    "return '\\ud800'",
    "return board",
    "return [[]]",
    "return (True, False)",
    "return lambda: 0",
    "return type('Odd', (), {'__iter__': lambda self: 1 / 0, '__len__': lambda self: 2})()",
    "return type('Odd', (tuple,), {'__iter__': lambda self: 1 / 0})((1, 2))",
    "return type('Odd', (str,), {'__str__': None, '__hash__': None})('a1')",
    "return type('Odd', (), {'__class__': property(lambda self: 1 / 0)})()",
    "return type('Odd', (int,), {'__index__': lambda self: 1 / 0})(3), 4",
    "yield 3",
    "yield from choose(board)",
    "x = yield\n return x",
    "raise type('Odd', (Exception,), {'__str__': lambda self: 1 / 0})",
    "raise type('Odd', (BaseException,), {'__repr__': None})('x' * 10 ** 6)",
    "raise ExceptionGroup('many', [ValueError(n) for n in range(100)])",
    "raise SystemExit('\\0')",
    "raise StopIteration",
    "raise GeneratorExit",
    "raise KeyboardInterrupt",
    "x = []; x.append(x); return x[0][9]",
    "x = {}; x[1] = x; return x[2]",
    "exit()",
    "quit(3)",
    "import os; os._exit(0)",
    "import os; os.kill(os.getpid(), 9)",
    "import os; os.close(1); return 'a1'",
    "import sys; sys.stdout = None; print(1); return 'a1'",
    "import sys; sys.stdout.close(); print(1)",
    "import sys; sys.setrecursionlimit(5); return choose(board)",
    "import sys; sys.settrace(lambda *_: 1 / 0); return 'a1'",
    "import sys; sys.excepthook = None; sys.modules.clear(); return 'a1'",
    "import builtins; builtins.len = builtins.isinstance = None; return 'a1'",
    "import builtins; builtins.__dict__.clear()",
    "import json; json.dumps = json.loads = None; return 'a1'",
    "import random; random.seed = None; return 'a1'",
    "import kropki; kropki.Board.play = kropki.Game.play = None; return board.play('a1')",
    "import kropki.bot.runner as r; r.Fault = r.BotBoard = r._answer = None; return 'a1'",
    "import threading; threading.Thread(target=print, args=(1,)).start(); return 'a1'",
    "import threading; threading.Thread(target=lambda: 1 / 0).start(); return 'a1'",
    "import asyncio; return asyncio.run(choose(board))",
    "import gc; gc.disable(); gc.get_objects()[-1] = 3; return 'a1'",
    "import js",
    "__import__('pyodide')",
    "board.__dict__.clear(); return 'a1'",
    "board.me = board._position = None; return board.open_points[0]",
    "board._position.play(99, 0); return (0, 0)",
    "board.note('a1', 10 ** 400)",
    "board.note('a1', float('nan'))",
    "[board.note(point, 1) for point in board.points * 9]; return board.points[0]",
    "print('\\0\\x1b[2J' * 10 ** 5); return 'a1'",
    "print(*range(10 ** 5)); return 'a1'",
    "input()",
    "x = 1\n" + " x = x + x\n" * 300 + " return x",
    "return eval('(' * 500 + ')' * 500)",
    "return " + "-" * 2000 + "1",
    "return " + "[" * 150 + "]" * 150,
    "return [" + "0, " * 5000 + "]",
    "global choose; del choose; return 'a1'",
    "del __returned__; return 'a1'",
    "while True:\n  break\n else: pass",
    "return (lambda f: f(f))(lambda f: f(f))",
]
TOPS = [
    "choose = 3",
    "choose = print",
    "choose = type",
    "choose = lambda board: 'a1'",
    "class choose:\n def __init__(self, board): pass",
    "class choose:\n def __class_getitem__(cls, _): return 1 / 0",
    "async def choose(board): return 'a1'",
    "def choose(board, *rest, more): return 'a1'",
    "from __future__ import braces",
    "import choose",
    "__builtins__ = None\n" + CHOOSE + " return 'a1'",
    "__name__ = 3\n" + CHOOSE + " return 'a1'",
    "def __getattr__(name): return 1 / 0",
    "raise SystemExit",
    "if 1:\n\tx = 1\n        y = 2",
    "\ufeff" + CHOOSE + " return 'a1'",
    "# -*- coding: utf-7 -*-\n" + CHOOSE + " return 'a1'",
    "#" * 200_001,
    "(" * 10_000,
    "a" + ".a" * 50_000,
    "x = " + "9" * 100_000,
    "\0",
    CHOOSE + " return 'a1'\0",
    "f'{" * 200,
    "",
    "def choose(board): return choose",
    "type('A', (type,), {'__call__': None})('B', (), {})()",
]


def random_source(number: int) -> str:
    """Return the source of this number: a hostile body, a hostile top, or something random."""
    random = Random(number)
    kind = random.randrange(8)
    if kind < 3:
        return CHOOSE + "".join(f" {line}\n" for line in [random.choice(BODIES)])
    if kind == 3:
        return random.choice(TOPS)
    if kind == 4:
        return random.randbytes(random.randrange(300)).decode(random.choice(["latin-1", "utf-16"]), "replace")
    if kind == 5:
        return "".join(chr(random.randrange(0x300)) for _ in range(random.randrange(100)))
    source = example(random.choice(EXAMPLES[:4]))
    if kind == 6:
        for _ in range(random.randrange(1, 6)):
            place = random.randrange(len(source))
            source = source[:place] + random.choice(["", *"(:\n x0\0"]) + source[place + 1 :]
        return source
    lines = source.splitlines()
    random.shuffle(lines)
    return "\n".join(lines)


def check(line: str) -> Any:
    """Return the answer in a line of the host; None if the process has ended."""
    if not line:
        return None
    kind, _, text = line.partition(" ")
    answer = json.loads(text)
    assert kind == "answer"
    assert isinstance(answer["printed"]["text"], str)
    fault = answer["fault"]
    assert fault is None or (set(fault) == FIELDS and fault["code"].startswith("bot/") and fault["message"])
    assert fault is None or "Traceback" not in fault["message"]
    return answer


@pytest.mark.slow
def test_hostile_bots_get_an_answer_or_end_their_process_alone() -> None:
    game = to_json(Game(6, 6))
    host, ended, faulty, points = start_host(), 0, 0, 0
    try:
        for number in range(SOURCES):
            source = random_source(number)
            host.send(f"load {json.dumps({'source': source, 'seed': number})}")
            answer = check(host.receive(PATIENCE))
            if answer and not answer["fault"]:
                host.send(f"move {json.dumps({'game': game, 'player': 0, 'seed': number})}")
                answer = check(host.receive(PATIENCE))
            if answer and answer["fault"]:
                faulty += 1
            elif answer:
                points += 1
                assert 0 <= answer["point"]["x"] < 6 and 0 <= answer["point"]["y"] < 6
            if not answer:
                ended += 1
            if not answer or any(word in source for word in UNDOING):
                host.close()
                host = start_host()
    finally:
        host.close()
    assert ended + faulty + points == SOURCES
    assert faulty > SOURCES / 3 and points > SOURCES / 20 and ended < SOURCES / 20
