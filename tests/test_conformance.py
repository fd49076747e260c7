"""`kropki conformance`: our own engine passes, and wrong ones fail where they are wrong."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kropki.cli.commands import main
from kropki.cli.conformance import judge as judging
from kropki.cli.conformance.games import random_games, written_games
from kropki.conformance.verifier import Verifier
from kropki.record import read_games, write_game
from kropki.record.annotations import comment_of
from kropki.record.collection import Collection

ROOT = Path(__file__).parents[1]
OURS = [sys.executable, "-S", "-E", "-s", "-m", "kropki"]

VERIFY = """
import sys
from kropki.conformance.verifier import Verifier
class Wrong(Verifier):
    def answer(self, line):
        return self.spoil(line, super().answer(line))
    def spoil(self, line, lines):
        {spoil}
        return lines
verifier = Wrong()
for line in sys.stdin:
    if line.split() == ["quit"]:
        break
    print(*verifier.answer(line), sep="\\n", flush=True)
"""
"""An engine with a fault."""

Judged = Callable[..., tuple[int, str]]


@pytest.fixture
def judged(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Judged:
    """Judge an engine, and return the exit code and what was printed."""
    monkeypatch.chdir(ROOT)

    def judge(engine: list[str], *options: str) -> tuple[int, str]:
        code = main(["conformance", "--games", "4", *options, *engine])
        return code, capfd.readouterr().out

    return judge


def program(text: str) -> list[str]:
    return [sys.executable, "-c", text]


def spoiled(spoil: str) -> list[str]:
    return program(VERIFY.format(spoil=spoil))


@pytest.mark.parametrize("command", [["verify"], ["engine", "--level", "1"]])
def test_our_own_engine_passes(command: list[str], judged: Judged) -> None:
    code, said = judged([*OURS, *command])
    assert code == 0, said
    assert "PASS: all " in said
    assert ("declared" in said) == (command == ["verify"])


def test_the_games_have_what_is_difficult() -> None:
    games = [*written_games(), *random_games(10, 0)]
    assert len({game.name for game in games}) == len(games)
    assert {game.group for game in games} == {"nasty", "declared", "players", "recorded", "random"}
    for game in games:
        verifier = Verifier()
        answers = [verifier.answer(command)[0].split()[0] for command in game.commands]
        assert answers[0] == "ok"
        assert "refused" in answers
    assert [*random_games(3, 5)] == [*random_games(3, 5)] != [*random_games(3, 6)]


def test_a_miscounted_capture_is_found_at_its_move(judged: Judged, tmp_path: Path) -> None:
    wrong = spoiled("lines = ['ok 0 0' if each.startswith('ok ') else each for each in lines]")
    for name in ("report.html", "report.md"):
        code, said = judged(wrong, "--color", "never", "-o", str(tmp_path / name))
        assert code == 1
        told = "diagonal steps, command 8: 'play 4 0 0' is answered by 'ok 0 0'; right is 'ok 1 0'"
        assert told in said
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert "play 4 0 0" in text
        assert ("<svg" in text) == name.endswith(".html")


def test_a_wrong_board_is_told_by_its_points(judged: Judged) -> None:
    wrong = spoiled("lines = [each.replace('Br', 'B.') for each in lines]")
    code, said = judged(wrong)
    assert code == 1
    assert "e2: Br is right, the engine has B." in said


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("time.sleep(60)", "there was no answer within 0.1 seconds"),
        ("raise SystemExit(3)", "the engine ended with exit code 3"),
        ("os.abort()", "the engine was ended by signal 6"),
        ("input(); print('x' * 3_000_000)", "more than a million characters"),
        ("for line in open(0): os.write(1, bytes(range(128, 256)) + b'\\n')", "is answered by '\ufffd"),
        ("for line in open(0): print('hello', flush=True)", "is answered by 'hello'; right is 'ok'"),
        (
            "for line in open(0): line == 'quit\\n' and exit(); print('refused', flush=True)",
            "refused every board",
        ),
    ],
)
def test_an_engine_that_does_not_converse_fails_and_says_how(
    text: str, told: str, judged: Judged, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds: tuple[str, ...] = ()
    if "sleep" in text:
        monkeypatch.setattr(judging, "START_SECONDS", 0.1)
        seconds = ("--seconds", "0.1")
    code, said = judged(program(f"import os, time\n{text}"), *seconds)
    assert (code, told in said) == (1, True), said


def test_an_engine_that_hangs_within_a_game_is_stopped_there(judged: Judged) -> None:
    wrong = spoiled("__import__('time').sleep(60 * lines[0].startswith('ok 1'))")
    code, said = judged(wrong, "--seconds", "3")
    assert code == 1
    assert "command 8: 'play 4 0 0': there was no answer within 3 seconds" in said


def test_an_engine_that_runs_on_after_quit_fails(judged: Judged) -> None:
    wrong = spoiled("pass")
    wrong[-1] = wrong[-1].replace("break", "__import__('time').sleep(60)")
    code, said = judged(wrong, "--seconds", "2", "--games", "0")
    assert (code, "still ran 2 seconds after quit" in said) == (1, True), said


def test_points_that_a_board_lacks_are_told_and_a_report_without_games_has_no_table(
    judged: Judged, tmp_path: Path
) -> None:
    wrong = spoiled("lines = ['', *lines[1:]] if lines[-1] == 'end' else lines")
    code, said = judged(wrong, "-o", str(tmp_path / "report.html"))
    assert code == 1
    assert "a1: .. is right, the engine has nothing\n" in said
    assert "<table" not in (tmp_path / "report.html").read_text(encoding="utf-8")
    judged(spoiled("lines = lines"), "-o", str(tmp_path / "report.html"), "--games", "0")
    assert "<td>nasty" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_an_engine_needs_no_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["conformance"])
    assert capsys.readouterr().err.endswith("the following arguments are required: ENGINE\n")


def test_an_engine_of_the_other_protocol_that_plays_on_a_dot_fails(judged: Judged) -> None:
    text = """
for line in open(0):
    number, name, *rest = line.split()
    print('=', number, name, *(rest if name == 'play' else []), flush=True)
"""
    code, said = judged(program(text))
    assert code == 1
    assert "right is '? " in said


def test_a_program_that_is_not_there_is_no_verdict(
    judged: Judged, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["conformance", str(tmp_path / "no-such-engine")]) == 2
    assert "no-such-engine" in capfd.readouterr().err
    assert main(["conformance", "-o", "report.pdf", "true"]) == 2
    assert "must end in .html or .md" in capfd.readouterr().err


def test_the_verdict_as_json(judged: Judged) -> None:
    code, said = judged(
        spoiled("lines = ['ok 0 0' if each.startswith('ok ') else each for each in lines]"), "--json"
    )
    verdict = json.loads(said)
    assert (code, verdict["passes"], verdict["protocol"]) == (1, False, "verify")
    assert verdict["exchanges"][-1]["command"] == "play 4 0 0"


def test_reports_escape_what_an_engine_says(judged: Judged, tmp_path: Path) -> None:
    wrong = spoiled("lines = ['<script>alert(1)</script>'] if lines[0] == 'ok 1 0' else lines")
    judged(wrong, "-o", str(tmp_path / "report.html"))
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<script" not in text
    assert "&lt;script&gt;alert(1)" in text


# transcripts


WRONG = """# a dot in a corner
> new 5 4
< ok
> play 1 0 0
< ok 0 0
> play 0 0 1
< ok 0 0
> play 0 1 0
< ok 1 0
> play 4 3 1
< ok 1 0
"""


def test_a_transcript_is_a_game_that_ends_with_the_first_wrong_answer() -> None:
    [reading] = read_games(WRONG)
    [fault] = reading.diagnostics
    assert (fault.kind, fault.line, reading.right_answers) == ("transcript/answer", 8, 3)
    game = reading.game
    assert game.plies == 3
    game.go_to_ply(3)
    assert comment_of(game.node) == "'play 0 1 0' is answered by 'ok 1 0'; right is 'ok 0 0'"


def test_the_list_shows_which_games_are_right() -> None:
    text = WRONG + "# declared\nnew 6 4 stachowski\nok\nplay 0 0 0\nok 0 0\nboard\n" + "R...........\n"
    text += "............\n" * 3 + "end\n# elsewhere\nnew 70 70\nrefused size/out-of-range\n"
    entries = Collection(text).scan()
    assert [(each.event, each.result, each.width) for each in entries] == [
        ("a dot in a corner", "✗", 5),
        ("declared", "✓", 6),
        ("elsewhere", "", None),
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "1 init 3 3 0\n= 1 init\n2 play 1 1 0\n= 2 play 1 1 0\n3 play 1 1 1\n= 3 play 1 1 1\n",
            "'? 3 play'",
        ),
        ("1 init 3 3 0\n= 1 init\n2 gen_move 0\n= 2 gen_move 3 0 0\n", "'= 2 gen_move X Y 0'"),
        ("1 init 3 3 0\n= 1 init\n2 play 1 1 0\n", "by nothing; right is '= 2 play 1 1 0'"),
        ("> new 3 3\n< ok\n> undo\n< ok 0 0\n", "right is 'refused game/nothing-to-undo'"),
        ("new 3 3\nok\nboard\n......\n......\nend\n", "'end'; right is '......'"),
        ("new 3 3\nok\nok\n", "by 'ok'; right is nothing"),
    ],
)
def test_wrong_answers_of_both_protocols(text: str, said: str) -> None:
    [reading] = read_games(text)
    [fault] = reading.diagnostics
    assert said in fault.message


def test_the_reason_of_a_refusal_does_not_matter() -> None:
    [reading] = read_games(
        "new 3 3\nok\nplay 1 1 0\nok 0 0\nplay 1 1 1\nrefused\nundo\nok 0 0\nplay 0 0 1\nok 0 0"
    )
    assert reading.diagnostics == []
    assert [reading.game.move_name(move) for move in reading.game.moves] == ["a1"]
    assert reading.right_answers == 5


UNDONE = "new 6 6, play 1 1 0, play 2 2 1, undo, play 3 3 1, undo, play 2 2 1, play 4 4 0, undo, undo, undo"
"""A move is replaced by another, then made again; at the end all are taken back."""


def answered(commands: str) -> str:
    """Return a transcript of commands that capture nothing."""
    return "".join(f"{each}\nok{' 0 0' * (each[0] != 'n')}\n" for each in commands.split(", "))


def test_moves_that_were_taken_back_stay_and_those_made_again_are_not_doubled() -> None:
    [reading] = read_games(answered(UNDONE))
    assert (reading.diagnostics, reading.right_answers) == ([], 11)
    assert write_game(reading.game).split("[russian]\n")[1] == ";B[bb]\n(;W[cc]\n;B[ee])\n(;W[dd]))\n"
    assert (reading.game.ply, reading.game.plies) == (0, 3)


def test_a_game_ends_at_a_wrong_answer_even_if_moves_were_taken_back_there() -> None:
    [reading] = read_games(answered(UNDONE.removesuffix(", undo")).removesuffix("0 0\n") + "1 0\n")
    game = reading.game
    assert game.plies == 1
    game.go_to_ply(1)
    assert comment_of(game.node) == "'undo' is answered by 'ok 1 0'; right is 'ok 0 0'"


def test_a_whole_transcript_is_read_back(judged: Judged, tmp_path: Path) -> None:
    out = tmp_path / "all.txt"
    _, said = judged([*OURS, "verify"], "--transcript", str(out), "--games", "1")
    games = read_games(out)
    assert all(not reading.diagnostics and reading.game.moves for reading in games)
    assert f"all {sum(reading.right_answers for reading in games)} answers are right" in said
