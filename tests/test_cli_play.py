"""`kropki play`: how boards look in a terminal, the computer as an opponent, saving, and play by words."""

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import sleep

import pytest

from kropki import Board, Game, best_move, read_games
from kropki.cli.commands import main
from kropki.cli.drawing import ASCII, DRAWN, draw_board, legend
from kropki.cli.play import Play, View
from kropki.cli.terminal import Terminal, find_terminal
from kropki.game.moves import Move

ROOT = Path(__file__).parents[1]
SHOWN = Terminal(is_shown=True, asks=True, signs=DRAWN)
CAPTURED = ["b1", "b2", "a2", "d4", "c2", "d3", "b3"]
"""Moves after which red has captured the dot on b2."""


def play(game: Game, *typing: str, view: View | None = None, **options: object) -> list[str]:
    """Return what the game prints."""
    return [*Play(game, view, **options).run(typing)]  # type: ignore[arg-type]


def new_game(size: int = 5) -> Game:
    return Game(size, size, opening="empty")


# how boards look


def test_a_board_is_drawn_like_the_page() -> None:
    """Dots on squared paper, captured areas hatched, brackets around the last dot."""
    game = new_game(4)
    for point in CAPTURED:
        game.play(point)
    assert draw_board(game.board, DRAWN, last=game.board.grid.find("b3")) == (
        "  a b c d\n1 ┌─●─┬─┐\n2 ●╱○╱●─┤\n3 ├(●)┼─○\n4 └─┴─┴─○"
    )
    assert draw_board(game.board, ASCII).splitlines()[2] == "2 R/B/R ."
    assert legend(game, DRAWN) == "● red 1   ○ blue 0"


def test_each_player_has_other_dots_and_hatching() -> None:
    rings = [f". {dot} . \n{dot} .{dot.lower()} {dot}\n. {dot} ." for dot in "RBGY"]
    drawn = draw_board(Board.from_text("\n".join(rings), 4), DRAWN)
    assert [row[2:] for row in drawn.splitlines()[2::3]] == [" ●╱╱╱●", " ○╲╲╲○", " ◆═══◆", " △║║║△"]


@pytest.mark.parametrize(("size", "drawn"), [((1, 1), "1 ·"), ((3, 1), "1 ·─·─·")])
def test_a_board_of_one_row_is_drawn(size: tuple[int, int], drawn: str) -> None:
    assert draw_board(Board(*size), DRAWN).splitlines()[1] == drawn


def test_large_boards_have_coordinates_on_both_sides_and_fit_the_terminal() -> None:
    rows = draw_board(Board(39, 32), DRAWN, columns=90).splitlines()
    assert len(rows) == 34
    assert rows[0] == rows[-1]
    assert rows[32].startswith("32 └") and rows[32].endswith("┘ 32")
    assert max(map(len, rows)) == 83
    assert max(map(len, draw_board(Board(39, 32), DRAWN, columns=80).splitlines())) <= 46


def test_a_board_without_room_for_brackets_has_its_last_dot_in_reverse_video() -> None:
    board = Board.from_text(". R .\n. B .\n. . .")
    for name, dot in (("b1", "●"), ("b2", "○")):
        last = board.grid.find(name)
        drawn = draw_board(board, DRAWN, last=last, has_colours=True, columns=8)
        assert re.findall(r"\x1b\[1;38;5;\d+;7m(.)\x1b\[0m", drawn) == [dot]
        assert ";7m" not in draw_board(board, DRAWN, last=last, has_colours=True, columns=9)
    corner = Board.from_text("R .\n. .")
    assert "(" not in draw_board(corner, DRAWN, last=corner.grid.find("a1"), columns=5)


@pytest.mark.parametrize(("size", "needed"), [((20, 20), 26), ((9, 9), 12), ((39, 32), 45), ((1, 1), 4)])
def test_a_board_without_room_says_how_much_it_needs(size: tuple[int, int], needed: int) -> None:
    board = Board(*size)
    drawn = draw_board(board, DRAWN, has_colours=True, columns=needed)
    assert max(map(len, re.sub(r"\x1b\[[\d;]*m", "", drawn).splitlines())) == needed
    told = f"the terminal is too narrow for the board, which needs {needed} columns"
    assert draw_board(board, DRAWN, columns=needed - 1) == told


def test_colours_are_those_of_the_players() -> None:
    drawn = draw_board(Board.from_text("R B\n. .", 2), DRAWN, has_colours=True)
    assert "\x1b[1;38;5;196m●\x1b[0m" in drawn
    assert "\x1b[1;38;5;63m○\x1b[0m" in drawn
    assert re.sub(r"\x1b\[[\d;]*m", "", drawn).split() == ["a", "b", "1", "●─○", "2", "└─┘"]


def test_colours_can_be_read_on_white_and_on_black() -> None:
    """Their contrast is at least 3, as WCAG demands of graphics."""
    drawn = draw_board(Board.from_text("R B\nG Y", 4), DRAWN, has_colours=True)
    numbers = {int(number) for number in re.findall(r"\x1b\[1;38;5;(\d+)m", drawn)}
    assert len(numbers) == 4
    for number in numbers:
        shares = [[0, 95, 135, 175, 215, 255][(number - 16) // unit % 6] / 255 for unit in (36, 6, 1)]
        linear = [share / 12.92 if share <= 0.04 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
        light = sum(map(float.__mul__, (0.2126, 0.7152, 0.0722), linear))
        assert min(1.05 / (light + 0.05), (light + 0.05) / 0.05) >= 3


class Output(io.StringIO):
    """An output that is a terminal, or not."""

    def __init__(self, encoding: str = "utf-8", is_terminal: bool = True) -> None:
        super().__init__()
        self._encoding, self._is_terminal = encoding, is_terminal

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding

    def isatty(self) -> bool:
        return self._is_terminal


def terminal(patch: pytest.MonkeyPatch) -> None:
    """Use a terminal that can show everything."""
    patch.setattr(sys, "stdout", Output())
    patch.setattr(sys, "stdin", Output())
    patch.setattr("locale.getencoding", lambda: "utf-8")
    patch.setenv("TERM", "xterm-256color")
    patch.delenv("NO_COLOR", raising=False)


def test_a_terminal_shows_signs_and_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal(monkeypatch)
    found = find_terminal()
    assert (found.is_shown, found.asks, found.signs, found.has_colours) == (True, True, DRAWN, True)


def test_colours_can_be_switched_off_and_on(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal(monkeypatch)
    assert not find_terminal("never").has_colours
    monkeypatch.setenv("NO_COLOR", "1")
    assert not find_terminal().has_colours
    assert find_terminal("always").has_colours
    monkeypatch.setenv("NO_COLOR", "")
    monkeypatch.setenv("TERM", "dumb")
    assert not find_terminal().has_colours
    monkeypatch.setattr(sys, "stdout", Output(is_terminal=False))
    assert find_terminal() == Terminal(signs=ASCII, columns=find_terminal().columns)


@pytest.mark.parametrize("encoding", ["cp437", "cp852", "cp1250", "ascii", "unknown"])
def test_terminals_of_few_characters_get_ascii(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal(monkeypatch)
    monkeypatch.setattr(sys, "stdout", Output(encoding))
    assert find_terminal().signs is ASCII


def test_the_locale_and_the_console_of_linux_can_rule_signs_out(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal(monkeypatch)
    monkeypatch.setattr("locale.getencoding", lambda: "ANSI_X3.4-1968")
    assert find_terminal().signs is ASCII
    monkeypatch.setattr("locale.getencoding", lambda: "utf-8")
    monkeypatch.setenv("TERM", "linux")
    assert find_terminal().signs is ASCII


# playing


def test_the_prompt_says_who_is_to_move() -> None:
    table = Play(new_game(), View(SHOWN))
    said = table.run(iter(["a1"]))
    assert "┌" in next(said)
    assert next(said) == "type help for a list of commands"
    assert table.prompt() == "red to move: "
    assert "(●)" in next(said)
    assert table.prompt() == "blue to move: "
    assert "last: a1" in table._view.show_game(table.game)


def test_people_at_a_terminal_can_go_on_after_the_end(tmp_path: Path) -> None:
    table = Play(new_game(), View(SHOWN))
    said = [*table.run(["a1", "resign", "undo", "b1"])]
    assert any(line.endswith("red wins (resignation)") for line in said)
    assert table.prompt() == "red to move: "
    assert len(table.game.moves_made) == 2


@pytest.mark.parametrize("level", [1, 4])
def test_the_computer_answers(level: int) -> None:
    game = new_game(7)
    said = play(game, "d4", computers={1: level})
    assert len(game.moves_made) == 2
    assert f"blue plays {game.move_name(game.moves_made[1])}" in said
    assert said[-1] == "red to move"


def test_the_computer_begins_if_it_has_the_first_colour() -> None:
    game = new_game()
    said = play(game, computers={0: 1})
    assert [move.player for move in game.moves_made] == [0]  # type: ignore[union-attr]
    assert said[-1].startswith("blue to move")


def test_the_computer_plays_all_other_colours() -> None:
    game = Game(7, 7, opening="empty", names=["", "", ""])
    play(game, "d4", computers={0: 1, 2: 1})
    assert len(game.moves_made) == 4
    assert game.turn == 1


def test_undo_goes_back_to_the_turn_of_the_player() -> None:
    game = new_game(7)
    said = play(game, "d4", "a1", "undo", computers={1: 1})
    assert game.turn == 0
    assert len(game.moves_made) == 2
    assert re.fullmatch(r"taken back: \w+ a1", said[-2])
    play(game, "redo", computers={1: 1})
    assert len(game.moves_made) == 4


def test_hints_name_points_with_reasons() -> None:
    game = new_game()
    for point in CAPTURED[:-1]:
        game.play(point)
    assert "b3: captures 1 dot" in "\n".join(play(game, "hint"))
    assert len(game.moves_made) == 6


def test_hints_are_announced_where_people_wait() -> None:
    assert [*Play(new_game(), View(SHOWN)).run(["hint"])][-2] == "looking for good points ..."


def test_the_moves_are_listed() -> None:
    assert "no move has been made" in play(new_game(), "moves")
    said = play(new_game(), "a1", "b1", "moves")
    assert said[-1] == "1 a1, 2 b1"


# leaving


def test_ctrl_c_leaves_the_second_time_while_moves_are_not_saved(tmp_path: Path) -> None:
    table, is_warned = Play(new_game(), View(SHOWN)), []

    def typing() -> Iterator[str]:
        for line in ("board", "a1", f"save {tmp_path}/x", "b1", f"load {tmp_path}/x.sgf", "c1", "look a1"):
            is_warned.append(warns(table))
            yield line

    assert [*table.run(typing())]
    assert is_warned == [False, False, True, False, True, False, True]
    assert warns(table)
    with pytest.raises(KeyboardInterrupt):
        table.interrupted()


def warns(table: Play) -> bool:
    """Return whether Ctrl-C is answered by a warning, and does not leave."""
    try:
        return "press Ctrl-C again to leave without saving" in table.interrupted()
    except KeyboardInterrupt:
        return False


def test_a_game_that_nobody_sees_is_left_at_once() -> None:
    table = Play(new_game())
    assert [*table.run(["a1"])]
    with pytest.raises(KeyboardInterrupt):
        table.interrupted()


def test_ctrl_c_while_the_computer_thinks_does_not_lose_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    impatience = [KeyboardInterrupt]

    def think(game: Game, *words: object, **options: object) -> Move:
        if impatience:
            raise impatience.pop()
        return best_move(game, 1)

    monkeypatch.setattr("kropki.cli.play.best_move", think)
    table = Play(new_game(), View(SHOWN), computers={1: 1})
    said = "\n".join(table.run(["c3"]))
    assert "press Ctrl-C again" in said
    assert "blue plays " in said
    assert len(table.game.moves_made) == 2
    impatience += [KeyboardInterrupt] * 2
    with pytest.raises(KeyboardInterrupt):
        [*table.run(["a1"])]


# files


def test_a_game_is_saved_and_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = play(new_game(), "a1", "save", "b1", "save", "save two words", "load two words.sgf", "undo")
    assert [line for line in said if "saved" in line] == [
        "saved: kropki.sgf",
        "saved: kropki.sgf",
        "saved: two words.sgf",
    ]
    [reading] = read_games((tmp_path / "kropki.sgf").read_bytes())
    assert len(reading.game.moves) == 2
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(["play", "kropki.sgf"]) == 0


def test_saving_replaces_no_other_file(tmp_path: Path) -> None:
    other = tmp_path / "Other.txt"
    other.write_text("mine", encoding="utf-8")
    said = play(new_game(), f"save {other}", f"save {tmp_path}/no/where", f"load {other}", f"load {tmp_path}")
    refused = [line for line in said if line.startswith("not possible: ")]
    assert len(refused) == 4
    assert "choose another name" in refused[0]
    assert other.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("text", ["(;GM[40]SZ[5])(;GM[40]SZ[6])", "(;GM[40]SZ[5];B[zz])", ". R\n. .\n"])
def test_saving_replaces_no_file_that_has_more_than_the_game(text: str, tmp_path: Path) -> None:
    path = tmp_path / "games.sgf"
    path.write_text(text, encoding="utf-8")
    said = play(new_game(), f"load {path}", "a1", f"save {path}")
    assert "choose another name" in said[-1]
    assert path.read_text(encoding="utf-8") == text


def test_a_game_that_has_ended_is_shown_with_its_result(tmp_path: Path) -> None:
    path = tmp_path / "ended.sgf"
    path.write_text("(;GM[40]SZ[5];B[aa];W[resign])", encoding="utf-8")
    said = play(new_game(), f"load {path}", "undo", view=View(SHOWN))
    assert "0:0, red wins (resignation)" in said
    assert any(line.startswith("taken back: resign") for line in said)
    assert play(new_game(), f"load {path}", "undo")[-2:] == [
        "0:0, red wins (resignation)",
        "the game is over; type help for a list of commands",
    ]


def test_a_new_game_begins_in_the_same_way() -> None:
    table = Play(Game(6, 6, rules="stachowski"))
    said = [*table.run(["a1", "new"])]
    assert (table.game.ply, table.game.rule_set) == (0, "stachowski")
    assert said[-1].startswith("red to move")


def test_a_hostile_game_cannot_command_the_terminal(tmp_path: Path) -> None:
    evil = tmp_path / "evil.sgf"
    evil.write_bytes(b"(;GM[40]SZ[5]PB[\x1b[2Jx]RU[\x1b]0;y\x07];B[aa]C[\x1b[31m])")
    said = "\n".join(play(new_game(), f"load {evil}", "moves", "look", "save \x1b[2J/x"))
    assert all(char == "\n" or char.isprintable() for char in said)


# in words


def test_a_game_is_played_by_words_alone() -> None:
    view = View(SHOWN, "words")
    said = play(Game(5, 5, opening="empty"), *CAPTURED, "look b2", "look 2", "look d", "look e", view=view)
    assert said == [
        "a board of 5 by 5 points",
        "the board is empty",
        "type help for a list of commands",
        "red captures 1: 1:0",
        "b2: blue, captured by red; around it: red at b1 c2 b3 a2",
        "red at a2; blue, captured by red at b2; red at c2",
        "blue at d3 d4",
        "column e is empty",
    ]


def test_looking_outside_of_the_board_is_explained() -> None:
    said = play(new_game(), "look z9", "look 9", "look a1 b1", "look")
    assert sum(line.startswith("not possible: ") for line in said) == 3
    assert said[-1] == "the board is empty"


# the command


def test_the_command_chooses_opponent_colour_and_look(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sys.stdin = io.StringIO("a1\nquit\n")
    try:
        arguments = [
            "play",
            "--level",
            "1",
            "--side",
            "blue",
            "--size",
            "7",
            "--board",
            "ascii",
            "--seed",
            "1",
        ]
        assert main(arguments) == 0
    finally:
        sys.stdin = sys.__stdin__
    out = capsys.readouterr().out
    assert out.count("red plays ") == 2
    assert "R red 0   B blue 0" in out


def test_nobody_can_have_a_colour_that_is_not_in_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--level", "1", "--side", "green"]) == 2
    assert "nobody plays green in a game of 2" in capsys.readouterr().err


IN_TERMINAL = """
import fcntl, runpy, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("kropki", run_name="__main__")
"""
"""Runs the command line where the terminal sends it Ctrl-C."""


@pytest.mark.parametrize(
    ("command", "keys", "code"),
    [
        ("play", ["", "\x04"], 0),
        ("play", ["", "\x03"], 130),
        ("play", ["", "c3\n", "\x03", "look c3\n", "\x03", "\x03"], 130),
        ("puzzle", ["", "\x03"], 130),
    ],
)
def test_keys_that_leave_end_the_line(command: str, keys: list[str], code: int) -> None:
    ours, theirs = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", IN_TERMINAL, command],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=ROOT,
        start_new_session=True,
    ) as running:
        os.close(theirs)
        shown = ""
        for place, key in enumerate(keys):
            sleep(0.3)  # Python waits for the next key if a signal comes just before it waits for one
            os.write(ours, key.encode())
            while place < len(keys) - 1 and shown.count("to move: ") <= place:
                shown += os.read(ours, 9999).decode()
        with suppress(OSError):  # Linux says by an error that the terminal is closed
            while read := os.read(ours, 9999):
                shown += read.decode()
        assert running.wait() == code
    os.close(ours)
    warnings = shown.count("press Ctrl-C again to leave without saving, or type save\r\n")
    assert warnings == keys[:-1].count("\x03")
    assert "Traceback" not in shown
    assert re.search(r"to move: [^\n]*\n$", shown)


def test_it_looks_as_promised_in_a_real_terminal() -> None:
    ours, theirs = os.openpty()
    environment = {**os.environ, "TERM": "xterm", "LC_ALL": "C.UTF-8"}
    environment.pop("NO_COLOR", None)
    command = [sys.executable, "-m", "kropki", "play", "--size", "5", "--opening", "empty"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, cwd=ROOT, env=environment) as playing:
        os.close(theirs)
        shown = ""
        for typed, answer in ((b"", "red to move: "), (b"c3\n", "blue to move: "), (b"quit\n", "")):
            os.write(ours, typed)
            while answer not in shown:
                shown += os.read(ours, 9999).decode()
        assert playing.wait() == 0
    os.close(ours)
    assert "\x1b[1;38;5;196m(●)\x1b[0m" in shown
