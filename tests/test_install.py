"""The wheel, installed into a fresh environment: its files, commands, and types for other programs."""

import json
import re
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

import kropki

ROOT = Path(__file__).parents[1]

GAME = "(;GM[40]SZ[6]PB[Ola]PW[Jan];B[cb];W[cc];B[bc];W[aa];B[dc];W[ab];B[cd];W[af])"
CLASS = "class: First captures\n\n=== lesson: first\n"
COMMANDS = {
    "replay": (["-"], GAME, "game 1: Ola – Jan"),
    "check": (["-"], GAME, ""),
    "convert": (["-", "--to", "sgf"], GAME, "(;"),
    "draw": (["-", "--svg"], GAME, "<svg"),
    "print": (["--blank", "9"], "", "<!doctype html>"),
    "scorm": (["-", "--page", "page.html", "-o", "class.zip"], CLASS, ""),
    "play": ([], "c4\nquit\n", "red to move"),
    "puzzle": (["--list", "--grades", "1"], "", "grade  theme"),
    "match": (["greedy", "random", "--games", "2", "--size", "5"], "", "games  won  drawn  lost"),
    "verify": ([], "new 4 3\nquit\n", "ok"),
    "engine": (
        ["--level", "1", "--steps", "1"],
        "1 init 5 5 0\n2 gen_move 0\n3 quit\n",
        "= 1 init\n= 2 gen_move",
    ),
    "talk": ([], json.dumps({"v": 1, "id": 1, "kind": "hello"}) + "\n", '{"v": 1, "id": 1'),
}
"""Arguments and input for each command, and how its output starts or what it contains."""

PROGRAM = '''
"""A first program with Kropki."""

import kropki
from kropki import Board, Game, KropkiError, Rules, Territory


def captured(board: Board, moves: list[tuple[int, int]]) -> list[Territory]:
    taken: list[Territory] = []
    for x, y in moves:
        try:
            taken += board.play(board.grid.point(x, y), player=0)
        except KropkiError as error:
            print(error.code)
    return taken


game = Game(20, 20, rules="stachowski", names=["Ola", "Jan"])
kropki.set_comment(game.node, "Hello")
reveal_type(game.scores)
reveal_type(game.board)
reveal_type(game.outcome)
reveal_type(game.rules)
reveal_type(kropki.comment_of(game.node))
reveal_type(kropki.write_game(game))
reveal_type(kropki.svg(game.board))
reveal_type(kropki.RULE_SETS["russian"].rules)
reveal_type(Rules(komi=1).komi)
reveal_type([taken.captured for taken in captured(Board(6, 6), [(1, 0)])])
for reading in kropki.read_games("(;GM[40]SZ[5];B[aa])"):
    reveal_type(reading.game)
    reveal_type(reading.game.root.children)
'''


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "flit_core.wheel", "--outdir", out, ROOT], check=True)
    [wheel] = out.iterdir()
    return wheel


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment where nothing but the wheel is installed."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", programs / "python", "install"]
    offline = ["--no-index", "--no-deps", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *offline, wheel], check=True)
    return programs


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert {name.partition("/")[0] for name in names} == {"kropki", f"kropki-{kropki.__version__}.data"}
    assert {
        "kropki/py.typed",
        "kropki/assets/board.js",
        "kropki/computer/weights.json",
        "kropki/computer/net.json",
        "kropki/puzzle/ours/saves.txt",
    } <= names


def test_every_command_of_the_help_works(environment: Path, tmp_path: Path) -> None:
    def run(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
        command: list[str | Path] = [environment / "kropki", *arguments]
        return subprocess.run(
            command, cwd=tmp_path, input=text, capture_output=True, encoding="utf-8", check=False
        )

    (tmp_path / "page.html").write_text("<!doctype html>", encoding="utf-8")
    assert run("--version").stdout == f"kropki {kropki.__version__}\n"
    listed = re.findall(r"^    (\w+) ", run("--help").stdout, re.MULTILINE)
    listed.remove("serve")  # runs until it is stopped; here it has no page
    listed = [command for command in listed if command not in ("page", "site")]  # they need an extra
    pages = run("page", "-", "-o", "pages", text=GAME)
    assert (pages.returncode, "pip install 'kropki[png]'" in pages.stderr) == (2, True)
    assert not (tmp_path / "pages").exists()
    assert listed == list(COMMANDS)
    assert run("serve").returncode == 2
    for command, (arguments, text, output) in COMMANDS.items():
        done = run(command, *arguments, text=text)
        assert (done.returncode, done.stderr) == (0, ""), command
        assert output in done.stdout
    picture = run("draw", "-", "--png", text=GAME)
    assert (picture.returncode, "pip install 'kropki[png]'" in picture.stderr) == (2, True)


def test_a_program_is_checked_with_our_types(environment: Path, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    mypy: list[str | Path] = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--config-file=",
        "--cache-dir",
        tmp_path / "cache",
    ]
    done = subprocess.run(
        [*mypy, "--python-executable", environment / "python", program.name],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    revealed = re.findall(r'Revealed type is "(.*)"', done.stdout)
    assert len(revealed) == PROGRAM.count("reveal_type(")
    assert not [type_ for type_ in revealed if re.search(r"\bAny\b", type_)]


def test_the_program_runs(environment: Path, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(f"reveal_type = id\n{PROGRAM}", encoding="utf-8")
    subprocess.run([environment / "python", program], cwd=tmp_path, check=True)
