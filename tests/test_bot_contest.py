"""Tests of games between bots, each in its process: `kropki.bot.contest` and the command `match`."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from kropki.bot import contest
from kropki.bot.contest import Contender, InvalidContender, PlayedGame, Terms, play_game
from kropki.bot.league import Pairing
from kropki.bot.line_process import finds_strays
from kropki.cli.commands import main
from kropki.record import read_games
from kropki.record.annotations import comment_of

pytestmark = pytest.mark.thorough  # starts many processes
SMALL = Terms(6, 6, seconds=0.5, bank=0.5)
SLOW = Terms(6, 6, seconds=20)  # for bots that are not too slow, also on a busy machine


def play(source: str, terms: Terms = SLOW) -> PlayedGame:
    """Return a game of a bot, which moves first, against an example."""
    players = [Contender("bot.py", source), Contender.named("greedy")]
    return play_game(players, Pairing(0, 1, 3), terms)


def test_two_bots_play_a_game_to_its_end() -> None:
    played = play("def choose(board):\n  return board.open_points[0]")
    assert not played.fault
    assert played.game.outcome
    assert played.game.names == ("bot.py", "greedy")


def test_the_same_seed_gives_the_same_game() -> None:
    players = [Contender.named("random"), Contender.named("greedy")]
    games = [play_game(players, Pairing(0, 1, 5), SLOW).game.moves_made for _ in range(2)]
    assert games[0] == games[1]


def test_a_bot_plays_against_a_level() -> None:
    players = [Contender.named("level=1"), Contender.named("random")]
    assert play_game(players, Pairing(0, 1, 1), SLOW).game.outcome


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("def choose(board):\n  return 'a9'", "bot.py, line 2: choose returned 'a9': a9 is not on the board"),
        (
            "def choose(board):\n  x = 0\n  return 1 / x",
            "line 3: ZeroDivisionError: division by zero (x was 0)",
        ),
        ("def choose(board)\n  pass", "bot.py, line 1: this is not valid Python: expected ':'"),
        ("import os\ndef choose(board):\n  os._exit(0)", "bot.py, the bot's process ended"),
        ("import sys\ndef choose(board):\n  sys.exit()", "bot.py, line 3: the bot ended itself (SystemExit)"),
        ("c = []\ndef choose(board):\n  while 1:\n    c.append(' ' * 10**8)", "line 4: the memory is full"),
    ],
)
def test_a_bot_that_fails_loses_with_its_reason(source: str, reason: str) -> None:
    played = play(source)
    assert played.result.score == 0
    assert reason in played.fault
    assert comment_of(played.game.node) == played.fault


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("def choose(board):\n  n = 3\n  while n: n = n", "line 3: this line ran"),
        ("def choose(board):\n  print(1)\n  return 10**10**9", "line 3: this line takes too long"),
        ("n = 1\nwhile n:\n  n += 1", ": this line ran"),
    ],
)
def test_a_bot_that_takes_too_long_loses_with_the_line(
    source: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contest, "TRACE_SECONDS", 1.0)
    fault = play(source, SMALL).fault
    assert fault.startswith("bot.py, out of time: ")
    assert line in fault


LEAVES = """
import os, signal, time
def choose(board):
    if os.fork():
        return board.open_points[0]
    {how}
    with open({file!r}, "a") as file:
        print(os.getpid(), file=file)
    time.sleep(600)
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "how",
    [
        "os.setsid()",
        "os.setsid(); os.fork() and os._exit(0)",
        "os.setsid(); signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())",
        "os.kill(os.getppid(), signal.SIGSTOP)",
        "os.setsid(); os.closerange(0, 50)",
    ],
    ids=["session", "orphan", "deaf", "stopped", "closed"],
)
def test_a_match_ends_and_leaves_nothing_whatever_a_bot_starts(how: str, tmp_path: Path) -> None:
    file = tmp_path / "pids"
    played = play(LEAVES.format(how=how, file=str(file)), SMALL)
    assert played.game.outcome
    pids = [int(line) for line in file.read_text().split()]
    assert pids
    if "setsid" in how and not finds_strays():
        for pid in pids:
            os.kill(pid, signal.SIGKILL)  # fails if the match has ended it, and then finds_strays is wrong
    while any(_lives(pid) for pid in pids):  # until the system has buried them
        time.sleep(0.01)


def _lives(pid: int) -> bool:
    """Return whether a process lives; one that is dead and not buried yet has no environment."""
    try:
        os.kill(pid, 0)
        return not finds_strays() or bool(Path(f"/proc/{pid}/environ").read_bytes())
    except OSError:
        return False


def test_linux_tells_what_a_bot_has_started() -> None:
    assert finds_strays() == (sys.platform == "linux")


def test_a_bot_that_writes_to_the_answers_only_harms_itself() -> None:
    source = (
        "import os\ndef choose(board):\n  for fd in range(3, 9):\n"
        "    try: os.write(fd, b'x\\n')\n    except OSError: pass"
    )
    assert "bot.py" in play(source).fault


@pytest.mark.parametrize("word", ["level=9", "level=", "nobody", "bot.txt"])
def test_players_that_are_none_are_refused(word: str) -> None:
    with pytest.raises(InvalidContender):
        Contender.named(word)


def test_the_command_prints_results_and_a_table_and_keeps_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bot.py").write_text("def choose(board):\n  return None\n", encoding="utf-8")
    words = ["match", "greedy", str(tmp_path / "bot.py"), "greedy", "--games", "2", "--size", "5"]
    assert main([*words, "--scatter", "0", "--seconds", "20", "--keep", str(tmp_path / "games")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("game 1: greedy (1) – bot.py 0:0, greedy (1) wins")
    assert lines[1] == "  bot.py, line 2: choose returned nothing: is a return missing?"
    assert [line.split("  ")[0] for line in lines[-4:]][-1] == "bot.py"
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 6
    [reading] = read_games(files[0].read_bytes())
    assert reading.diagnostics == []


def test_a_match_replaces_no_game_of_an_earlier_one(tmp_path: Path) -> None:
    words = ["match", "greedy", "random", "--games", "2", "--size", "4", "--scatter", "0", "--keep"]
    kept: dict[Path, bytes] = {}
    for number in range(1, 4):
        assert main([*words, str(tmp_path)]) == 0
        files = {path: path.read_bytes() for path in tmp_path.iterdir()}
        assert files | kept == files
        assert len(files) == 2 * number
        kept = files
    assert "0001-greedy-random-2.sgf" in {path.name for path in kept}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["greedy"], "a match has 2 to 12 players, not 1"),
        (["greedy", "random", "--games", "3"], "the number of games must be even"),
        (["greedy", "missing.py"], "missing.py: No such file or directory"),
        (["greedy", "random", "--size", "1"], "too small for a cross"),
    ],
)
def test_matches_that_are_not_possible_are_refused(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["match", *words]) == 2
    assert message in capsys.readouterr().err
