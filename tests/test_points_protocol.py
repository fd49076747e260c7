"""Points AI Protocol 6, with the engine itself and with a process in a checkout that is not set up."""

import gc
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event

import pytest

from kropki import __version__
from kropki.cli import points_protocol as points
from kropki.cli.commands import main
from kropki.cli.points_protocol import Engine, answer_commands
from kropki.computer.foresight import load_net
from kropki.computer.levels import LEVELS, Level
from kropki.computer.player import Thinking, load_policy

ROOT = Path(__file__).parents[1]
BARE = [sys.executable, "-S", "-E", "-s", "-m", "kropki", "engine"]


def engine(*, level: int = 3, steps: int = 3, seed: int = 0) -> Engine:
    return Engine(LEVELS[level], steps=steps, seed=seed)


def begun(width: int = 5, height: int = 5, **options: int) -> Engine:
    """An engine with an empty board."""
    player = engine(**options)
    assert player.answer(f"0 init {width} {height} 1") == "= 0 init"
    return player


def point(answer: str, command: str = "gen_move") -> tuple[int, int, int]:
    """The point and colour that an answer names."""
    good, _, name, x, y, colour = answer.split()
    assert (good, name) == ("=", command)
    return int(x), int(y), int(colour)


def test_it_names_itself_and_its_commands() -> None:
    player = engine()
    for number, name in enumerate(["author", "name", "version", "license"]):
        good, same, command, said = player.answer(f"{number} {name}").split()
        assert (good, same, command) == ("=", str(number), name)
        assert said
    assert player.answer("4 version") == f"= 4 version {__version__}"
    listed = player.answer("5 list_commands").split()
    assert listed[:3] == ["=", "5", "list_commands"]
    assert set(listed[3:]) == {
        *("list_commands", "quit", "init", "author", "name", "version", "license", "play", "undo"),
        *("gen_move", "gen_move_with_complexity", "gen_move_with_time", "gen_move_with_full_time"),
    }


def test_what_was_learned_is_loaded_before_the_first_move_is_asked_for() -> None:
    loaders = (load_policy, load_net)
    for loader in loaders:
        loader.cache_clear()
    player = begun(9, 9, level=8)
    loaded = [loader.cache_info().misses for loader in loaders]
    point(player.answer("1 gen_move 0"))
    assert [loader.cache_info().misses for loader in loaders] == loaded == [1, 1]


def test_the_example_of_the_protocol() -> None:
    player = begun(3, 3)
    for number, (x, y, colour) in enumerate([(1, 1, 0), (0, 1, 1), (1, 0, 1), (2, 1, 1)], 1):
        assert player.answer(f"{number} play {x} {y} {colour}") == f"= {number} play {x} {y} {colour}"
    assert player.answer("5 gen_move_with_time 1 1000") == "= 5 gen_move_with_time 1 2 1"
    assert player.answer("6 play 1 2 1") == "= 6 play 1 2 1"
    assert player.answer("7 play 1 1 0") == "? 7 play"


def test_a_generated_move_is_not_played() -> None:
    player = begun()
    x, y, colour = point(player.answer("1 gen_move 1"))
    assert colour == 1
    assert player.answer(f"2 play {x} {y} 0") == f"= 2 play {x} {y} 0"
    assert player.answer(f"3 play {x} {y} 1") == "? 3 play"


def test_every_way_to_ask_for_a_move() -> None:
    player = begun(level=2)
    for command in (
        "gen_move 0",
        "gen_move_with_complexity 0 40",
        "gen_move_with_time 0 200",
        "gen_move_with_time 0 0",
        "gen_move_with_full_time 0 1000 100",
        "gen_move_with_full_time 0 0 0",
    ):
        x, y, colour = point(player.answer(f"1 {command}"), command.split()[0])
        assert (x in range(5), y in range(5), colour) == (True, True, 0)


def test_moves_are_undone() -> None:
    player = begun()
    assert player.answer("1 undo") == "? 1 undo"
    player.answer("2 play 0 0 0")
    assert player.answer("3 undo") == "= 3 undo"
    assert player.answer("4 play 0 0 1") == "= 4 play 0 0 1"


def test_init_starts_again_and_refuses_invalid_sizes() -> None:
    player = begun()
    player.answer("1 play 2 2 0")
    assert player.answer("2 init 0 5 0") == "? 2 init"
    assert player.answer("3 init 53 5 0") == "? 3 init"
    assert player.answer("4 play 2 2 1") == "? 4 play"
    assert player.answer("5 init 52 3 18446744073709551615") == "= 5 init"
    assert player.answer("6 play 51 2 1") == "= 6 play 51 2 1"


def test_on_a_full_board_there_is_no_move() -> None:
    player = begun(3, 3)
    for place in range(9):
        assert player.answer(f"1 play {place % 3} {place // 3} 0").startswith("=")
    for command in ("gen_move 0", "gen_move_with_complexity 0 1", "gen_move_with_time 0 9"):
        assert player.answer(f"2 {command}") == f"? 2 {command.split()[0]}"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("x", "? x"),
        ("7", "? 7"),
        ("seven play 1 1 0", "? seven play"),
        ("1_0 name", "? 1_0 name"),
        ("7 dance", "? 7 dance"),
        ("7 dance \x07", "? 7 dance"),
        ("7 \x1b[2J", "? 7 �[2J"),
        ("7 play", "? 7 play"),
        ("7 play 1 1", "? 7 play"),
        ("7 play 1 1 2", "? 7 play"),
        ("7 play 5 1 0", "? 7 play"),
        ("7 play -1 1 0", "? 7 play"),
        ("7 play 1.5 1 0", "? 7 play"),
        ("7 play 1 1 0 0", "? 7 play"),
        ("7 gen_move", "? 7 gen_move"),
        ("7 gen_move 2", "? 7 gen_move"),
        ("7 gen_move_with_complexity 0 101", "? 7 gen_move_with_complexity"),
        ("7 gen_move_with_time 0 -1", "? 7 gen_move_with_time"),
        ("7 gen_move_with_full_time 0 1", "? 7 gen_move_with_full_time"),
        ("7 undo now", "? 7 undo"),
        ("7 quit now", "? 7 quit"),
        (f"{'9' * 5000} name", f"? {'9' * 40} name"),
        ("7 init 5 5", "? 7 init"),
        ("7 init 5 5 ٣", "? 7 init"),
        ("7 __init__", "? 7 __init__"),
    ],
)
def test_a_command_that_cannot_be_carried_out_is_refused(line: str, answer: str) -> None:
    assert begun().answer(line) == answer


@pytest.mark.parametrize("command", ["play 1 1 0", "undo", "gen_move 0", "gen_move_with_time 0 10"])
def test_without_a_board_commands_are_refused(command: str) -> None:
    assert engine().answer(f"1 {command}") == f"? 1 {command.split(maxsplit=1)[0]}"


def test_lines_of_random_words_are_answered() -> None:
    random = Random(1)
    words = [
        "0",
        "1",
        "2",
        "3",
        "5",
        "-1",
        "init",
        "play",
        "undo",
        "gen_move",
        "gen_move_with_time",
        "x",
        "\0",
    ]
    player = begun(level=1)
    for _ in range(400):
        line = " ".join(random.choices(words, k=random.randint(1, 6)))
        assert player.answer(line)[0] in "=?"


def test_the_same_seed_and_steps_give_the_same_moves() -> None:
    def game(seed: int) -> list[str]:
        player = engine(level=1, steps=2)
        player.answer(f"0 init 8 8 {seed}")
        said = []
        for number in range(12):
            answer = player.answer(f"1 gen_move {number % 2}")
            said.append(answer)
            player.answer(f"2 play {' '.join(map(str, point(answer)))}")
        return said

    assert game(1) == game(1)
    assert game(1) != game(2)


def test_a_higher_complexity_is_never_a_lower_level(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Asked(Thinking):
        def __init__(self, game: object, level: Level, **options: object) -> None:
            asked.append(level.number)
            super().__init__(game, level, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(points, "Thinking", Asked)
    player = begun(3, 3, steps=1)
    for complexity in range(101):
        player.answer(f"1 gen_move_with_complexity 0 {complexity}")
    assert asked == sorted(asked)
    assert set(asked) == set(LEVELS)


@pytest.mark.parametrize(
    ("width", "height", "played", "remaining", "per_move", "seconds"),
    [
        (12, 10, 0, 8000, 500, 0.5 + 8 / 40),  # a third of 120 open points
        (12, 10, 30, 8000, 500, 0.5 + 8 / 30),
        (5, 5, 0, 8000, 500, 0.5 + 8 / 10),  # but no fewer than ten moves
        (12, 10, 0, 8000, 0, 8 / 40),
        (12, 10, 0, 100, 500, 0.5),
        (5, 5, 0, 10, 0, 0.001),
    ],
)
def test_the_time_of_a_game_is_shared_among_a_third_of_the_open_points(
    monkeypatch: pytest.MonkeyPatch,
    width: int,
    height: int,
    played: int,
    remaining: int,
    per_move: int,
    seconds: float,
) -> None:
    asked: list[float | None] = []

    class Asked(Thinking):
        def __init__(self, *args: object, seconds: float | None = None, **options: object) -> None:
            asked.append(seconds)
            super().__init__(*args, **{**options, "steps": 1})  # type: ignore[arg-type]

    monkeypatch.setattr(points, "Thinking", Asked)
    player = begun(width, height, level=1)
    for place in range(played):
        assert player.answer(f"1 play {place % width} {place // width} 0").startswith("=")
    point(player.answer(f"2 gen_move_with_full_time 0 {remaining} {per_move}"), "gen_move_with_full_time")
    assert asked == [pytest.approx(seconds)]


def test_it_answers_in_time_even_if_a_step_of_thinking_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    released = Event()

    def run(self: Thinking) -> Iterator[None]:
        released.wait()
        yield

    player = begun(3, 3)
    for x, y, colour in [(1, 1, 0), (0, 1, 1), (1, 0, 1), (2, 1, 1)]:
        player.answer(f"1 play {x} {y} {colour}")
    monkeypatch.setattr(Thinking, "run", run)
    assert player.answer("2 gen_move_with_time 1 100") == "= 2 gen_move_with_time 1 2 1"
    assert player.answer("3 gen_move_with_time 1 100") == "= 3 gen_move_with_time 1 2 1"
    released.set()


def test_an_error_while_thinking_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(self: Thinking) -> Iterator[None]:
        yield from ()
        raise RuntimeError

    player = begun()
    monkeypatch.setattr(Thinking, "run", run)
    assert player.answer("1 gen_move 0") == "? 1 gen_move"
    assert player.answer("2 gen_move_with_time 0 500") == "? 2 gen_move_with_time"


def test_empty_lines_and_lines_after_quit_are_not_answered() -> None:
    assert [*answer_commands(engine(), ["", "  \n", "1 quit\n", "2 name\n"])] == ["= 1 quit"]
    assert [*answer_commands(engine(), ["1 quit now", "2 quit"])] == ["? 1 quit", "= 2 quit"]


def test_a_process_answers_each_line_at_once() -> None:
    with subprocess.Popen(
        [*BARE, "--level", "2", "--steps", "2", "--seed", "7"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin and process.stdout
        for line, answer in [
            (b"1 init 39 32 0", b"= 1 init"),
            (b"2 play 38 31 1", b"= 2 play 38 31 1"),
            (b"\xff\xfe", "? ��".encode()),
            (b"3 undo\r", b"= 3 undo"),
        ]:
            process.stdin.write(line + b"\n")
            process.stdin.flush()
            assert process.stdout.readline().rstrip() == answer
        rest, errors = process.communicate(b"4 gen_move_with_time 0 50\n5 quit\n6 name\n", timeout=60)
        moved, ended = rest.decode().splitlines()
        assert moved.startswith("= 4 gen_move_with_time ")
        assert (ended, errors, process.returncode) == ("= 5 quit", b"", 0)


@pytest.mark.parametrize(
    "option", [["--level", "9"], ["--level", "0"], ["--seconds", "0"], ["--steps", "0"], ["--seconds", "nan"]]
)
def test_invalid_options_are_refused(option: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["engine", *option])
    assert ended.value.code == 2
    assert option[0] in capsys.readouterr().err


def test_nothing_looks_for_garbage_while_the_engine_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def run(self: Thinking) -> Iterator[None]:
        seen.append(gc.isenabled())
        yield

    monkeypatch.setattr(Thinking, "run", run)
    player = begun(6, 6)
    player.answer("1 gen_move_with_time 0 400")
    assert seen == [False]
    assert gc.isenabled()
