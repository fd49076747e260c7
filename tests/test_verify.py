"""`kropki verify`, with a process in a checkout that is not set up."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

import pytest

from kropki.conformance.verifier import answer_lines
from kropki.game.rules import RULE_SETS

ROOT = Path(__file__).parents[1]
BARE = [sys.executable, "-S", "-E", "-s", "-m", "kropki"]
"""Python without installed packages: it has only the checkout."""


class Talk:
    """A process that answers each line before it gets the next one."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def say(self, line: str) -> str:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().removesuffix("\n")

    def board(self) -> list[str]:
        """Return the lines of the board."""
        assert self.process.stdout
        rows = [self.say("board")]
        while rows[-1] not in ("end", ""):
            rows.append(self.process.stdout.readline().removesuffix("\n"))
        assert rows.pop() == "end"
        return rows


@contextmanager
def talking() -> Iterator[Talk]:
    with subprocess.Popen(
        [*BARE, "verify"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        guard = Timer(60, process.kill)  # a process that never answers fails the test
        guard.start()
        try:
            yield Talk(process)
            rest, errors = process.communicate("quit\nundo\n")
        finally:
            guard.cancel()
            process.kill()
        assert (rest, errors, process.returncode) == ("", "", 0)


def answers(*lines: str) -> list[str]:
    return list(answer_lines(lines))


def test_a_checkout_that_is_not_set_up_answers_line_by_line() -> None:
    with talking() as talk:
        assert talk.say("new 4 3") == "ok"
        assert talk.say("play 1 0 0") == "ok 0 0"
        assert talk.say("play 1 1 1") == "ok 0 0"
        assert talk.say("play 0 1 0") == "ok 0 0"
        assert talk.say("play 2 1 0") == "ok 0 0"
        assert talk.say("play 1 2 0") == "ok 1 0"
        assert talk.board() == [
            "..R.....",
            "R.BrR...",
            "..R.....",
        ]
        assert talk.say("play 1 1 0") == "refused move/occupied"
        assert talk.say("undo") == "ok 0 0"
        assert talk.board() == [
            "..R.....",
            "R.B.R...",
            "........",
        ]


def test_it_ends_with_the_input() -> None:
    done = subprocess.run(
        [*BARE, "verify"],
        check=False,
        cwd=ROOT,
        input="new 3 3\nundo",
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "ok\nrefused game/nothing-to-undo\n", "")


def test_bytes_that_are_not_text_are_not_a_command() -> None:
    for encoding in ("utf-8:strict", "ascii:strict"):
        done = subprocess.run(
            [sys.executable, "-S", "-m", "kropki", "verify"],
            check=False,
            cwd=ROOT,
            env={"PYTHONIOENCODING": encoding},
            input=b"new 3 3\n\xff\xfe\x80\nplay 0 0 0\n",
            capture_output=True,
        )
        assert done.stderr == b""
        assert done.stdout.splitlines() == [b"ok", b"refused command/unknown", b"ok 0 0"]


PLAYED = (
    "new 6 4",
    "play 1 0 0",
    "play 0 1 0",
    "play 1 1 1",
    "play 2 0 0",
    "play 1 2 0",
    "play 2 2 0",
    "play 3 1 0",
)
"""After this, bb is a captured dot and cb an empty point of the territory."""

REFUSALS = {
    "play 6 0 0": "move/off-board",
    "play 0 4 0": "move/off-board",
    "play -1 0 0": "move/off-board",
    "play 0 -1 0": "move/off-board",
    f"play {10**30} 0 0": "move/off-board",
    f"play 0 {'9' * 4000} 0": "move/off-board",
    "play 1 0 1": "move/occupied",
    "play 1 1 0": "move/occupied",
    "play 2 1 0": "move/territory",
    "play 2 1 1": "move/territory",
    "play 2 1 3": "move/territory",
    "play 5 3 4": "game/player",
    "play 5 3 -1": "game/player",
    f"play 5 3 {10**30}": "game/player",
    "play a 3 1": "command/not-a-number",
    "play 5 3.0 1": "command/not-a-number",
    "play 5 3 R": "command/not-a-number",
    f"play 5 3 {'9' * 5000}": "command/not-a-number",
    "new 0 6": "size/out-of-range",
    "new 6 53": "size/out-of-range",
    "new -6 6": "size/out-of-range",
    "new six 6": "command/not-a-number",
    "new 6 6 chess": "rules/unknown",
    "new 6 6 Russian": "rules/unknown",
    "new 6 6 stachowsky": "rules/unknown",
    "enclose 0 bacadbccbcab": "ring/refused",
    "enclose 0 babb": "ring/refused",
    "enclose 4 babb": "game/player",
    "enclose -1 babb": "game/player",
    "enclose R babb": "command/not-a-number",
    "enclose 0 zz": "move/off-board",
    "enclose 0 bab": "move/off-board",
    "enclose 0": "command/unknown",
    "enclose": "command/unknown",
    "new": "command/unknown",
    "new 6": "command/unknown",
    "new 6 6 russian 2": "command/unknown",
    "play": "command/unknown",
    "play 5 3": "command/unknown",
    "play 5 3 1 1": "command/unknown",
    "undo 1": "command/unknown",
    "board please": "command/unknown",
    "quit now": "command/unknown",
    "New 6 6": "command/unknown",
    "\ud800": "command/unknown",
    "\0": "command/unknown",
}


@pytest.mark.parametrize("line", REFUSALS)
def test_a_refused_command_changes_nothing(line: str) -> None:
    assert answers(*PLAYED)[-1] == "ok 1 0"
    asked = answers(*PLAYED, line, "board", "undo", "board")
    assert asked.pop(len(PLAYED)) == f"refused {REFUSALS[line]}"
    assert asked == answers(*PLAYED, "board", "undo", "board")


@pytest.mark.parametrize("line", ["play 0 0 0", "undo", "board", "play a b c", "enclose 0 ba", "enclose a b"])
def test_without_a_board_every_command_is_refused(line: str) -> None:
    assert answers(line, "new 3 3", "play 0 0 0") == ["refused command/no-board", "ok", "ok 0 0"]


def test_there_is_nothing_to_undo_before_the_first_dot() -> None:
    assert answers("new 3 3", "undo", "play 0 0 0", "undo", "undo") == [
        "ok",
        "refused game/nothing-to-undo",
        "ok 0 0",
        "ok 0 0",
        "refused game/nothing-to-undo",
    ]


def test_empty_lines_are_not_answered() -> None:
    assert answers("", " ", "\n", "new 3 3\n", "\t", "  undo  \n") == ["ok", "refused game/nothing-to-undo"]


def test_nothing_is_answered_after_quit() -> None:
    assert answers("new 3 3", "quit", "undo") == ["ok"]


def test_a_rule_set_can_be_named() -> None:
    assert answers("new 3 3 russian", "play 0 0 1") == ["ok", "ok 0 0"]


def test_a_new_board_is_empty_and_its_dots_cannot_be_undone() -> None:
    assert answers("new 3 3", "play 0 0 2", "new 3 4", "undo", "play 0 0 1", "board") == [
        "ok",
        "ok 0 0 0",
        "ok",
        "refused game/nothing-to-undo",
        "ok 0 0",
        "B.....",
        "......",
        "......",
        "......",
        "end",
    ]


def test_captures_of_more_players_are_listed_once_they_have_played() -> None:
    assert answers("new 5 5", "play 0 0 1", "play 1 1 2", "play 4 4 3", "play 4 3 0", "undo") == [
        "ok",
        "ok 0 0",
        "ok 0 0 0",
        "ok 0 0 0 0",
        "ok 0 0 0 0",
        "ok 0 0 0 0",
    ]


def test_the_captures_of_four_players_and_their_letters() -> None:
    dots = ["1 0 3", "0 1 3", "1 1 2", "2 1 3", "1 2 3", "4 3 1", "3 4 1", "4 4 0", "5 4 1"]
    lines = answers("new 6 6", *(f"play {dot}" for dot in dots), "play 4 5 1", "board")
    assert lines[:-7][-1] == "ok 0 1 0 1"
    assert lines[-7:] == [
        "..Y.........",
        "Y.GyY.......",
        "..Y.........",
        "........B...",
        "......B.RbB.",
        "........B...",
        "end",
    ]


def test_undo_frees_what_a_dot_captured_in_a_house() -> None:
    house = ["new 5 5", "play 1 0 0", "play 0 1 0", "play 2 1 0", "play 1 2 0"]
    assert answers(*house, "play 1 1 1", "undo", "play 1 1 0")[-3:] == ["ok 1 0", "ok 0 0", "ok 0 0"]


# declared captures


CLOSED = ("new 6 4 stachowski", "play 1 0 0", "play 0 1 0", "play 1 1 1", "play 1 2 0", "play 2 1 0")
"""Red has closed a ring around bb."""


def test_a_ring_is_declared() -> None:
    assert answers(*CLOSED, "enclose 0 bacbbcab", "board", "undo", "board")[len(CLOSED) - 1 :] == [
        "ok 0 0",
        "ok 1 0",
        "..R.........",
        "R.BrR.......",
        "..R.........",
        "............",
        "end",
        "ok 0 0",
        "..R.........",
        "R.B.R.......",
        "..R.........",
        "............",
        "end",
    ]


def test_several_rings_are_declared_and_undone_together() -> None:
    more = ["play 3 1 1", "play 3 0 0", "play 4 1 0", "play 3 2 0"]
    assert answers(*CLOSED, *more, "enclose 0 bacbbcab daebdccb", "undo", "enclose 0 daebdccb")[-3:] == [
        "ok 2 0",
        "ok 0 0",
        "ok 1 0",
    ]


def test_a_process_declares_rings() -> None:
    with talking() as talk:
        for line in CLOSED:
            assert talk.say(line).startswith("ok")
        assert talk.say("enclose 1 bacbbcab") == "refused ring/foreign-dot"
        assert talk.say("enclose 0 bacbbcab") == "ok 1 0"
        assert talk.board()[1] == "R.BrR......."


@pytest.mark.parametrize(
    ("ring", "code"),
    [
        ("bacbbc", "ring/not-closed"),
        ("bacbabbc", "ring/step"),
        ("bacbbccb", "ring/crosses-itself"),
        ("bacacbbcab", "ring/no-dot"),
        ("bacbbcbb", "ring/foreign-dot"),
        ("bacbbcab bacbbcab", "ring/overlap"),
        ("bacbbcab ba", "ring/not-closed"),
        ("bacbbcaz", "move/off-board"),
        ("bacbbca", "move/off-board"),
    ],
)
def test_a_refused_ring_changes_nothing(ring: str, code: str) -> None:
    asked = answers(*CLOSED, f"enclose 0 {ring}", "board", "undo", "board")
    assert asked.pop(len(CLOSED)) == f"refused {code}"
    assert asked == answers(*CLOSED, "board", "undo", "board")


def test_rings_that_are_refused_after_another_was_declared() -> None:
    taken = [*CLOSED, "enclose 0 bacbbcab"]
    assert answers(*taken, "enclose 0 bacbbcab")[-1] == "refused ring/no-enemy"
    assert answers(*taken, "play 2 2 1", "play 3 1 1", "enclose 1 bbccdb")[-1] == "refused ring/territory"


@pytest.mark.parametrize("rules", [*RULE_SETS, "custom"])
def test_each_rule_set_can_be_named(rules: str) -> None:
    """It decides whether captures are declared; its other options concern the game, not the board."""
    lines = [f"new 6 4 {rules}", *CLOSED[1:]]
    declared = rules in ("stachowski", "wikikropki", "zagram-territory")
    assert answers(*lines)[-1] == ("ok 0 0" if declared else "ok 1 0")
    assert answers(*lines, "enclose 0 bacbbcab")[-1] == ("ok 1 0" if declared else "refused ring/refused")


def test_the_example_of_the_documents_is_true() -> None:
    text = (ROOT / "docs/engines.md").read_text(encoding="utf-8")
    example = [line[4:] for line in text[text.index("    new 5 4") :].splitlines()]
    commands = [line[:17].strip() for line in example if line[:17].strip()]
    assert len(commands) == 8
    assert answers(*commands) == [line[17:] for line in example]
