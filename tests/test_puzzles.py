"""Puzzles: their files are valid, a sample is proved, moves are judged, and games become puzzles."""

import json
from collections import Counter
from dataclasses import replace
from itertools import groupby, islice, pairwise
from pathlib import Path
from random import Random

import pytest

from kropki.board.board import Board
from kropki.board.diagram import parse
from kropki.computer.steps import run_to_end
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.puzzle.claims import find_claim, puzzle_of_game
from kropki.puzzle.collection import IDEAS, OURS, load_file, load_puzzles, ordered
from kropki.puzzle.names import NAMES
from kropki.puzzle.proof import OutOfPositions
from kropki.puzzle.puzzle import MAX_GRADE, THEMES, InvalidPuzzle, Puzzle, read_puzzle, read_puzzles
from kropki.puzzle.referee import Referee
from kropki.record.game_json import to_json
from research.puzzles.__main__ import format_table, main
from research.puzzles.crop import FIRST as SMALL
from research.puzzles.crop import ROOMY, Crop, parts_of_game
from research.puzzles.generate import generate
from research.puzzles.select import add_puzzles, shapes
from research.records import read_records
from tests.support.hostile import ask, try_puzzle
from tests.support.puzzles import our_puzzles
from tools.site.puzzles import collection

ROOT = Path(__file__).parents[1]
ALL = our_puzzles()
FIRST = [puzzle for puzzle, is_first in ordered(OURS) if is_first]
SAMPLE = sorted(ALL, key=lambda p: len(p.board().legal_points) * 3 ** (p.span or 3))[:: len(ALL) // 40 or 1][
    :20
]
"""Puzzles of many kinds that are proved fast."""
CAPTURE = """R +1 in 2 of 3 by db
grade: 2 with 30
aim: hidden
line: db ea cc
fails: aa da, ca da
. . . . . B .
. . . . B R .
. . . B R Br R
. . . R R R .
. B . . . B .
. . . . . . ."""
MIN_PUZZLES = 300


def judged(puzzle: Puzzle, line: str) -> tuple[bool, bool, str]:
    """Return whether the last move is right, whether the puzzle is solved, and how play goes on."""
    referee = Referee(puzzle)
    verdict = run_to_end(referee.judge(referee.points(line.split())))
    return verdict.is_right, verdict.is_solved, " ".join(referee.letters(verdict.line))


def test_there_are_enough_puzzles_of_each_theme() -> None:
    assert len(ALL) >= MIN_PUZZLES
    counts = Counter(puzzle.theme for puzzle in ALL)
    assert set(counts) == {*THEMES} and min(counts.values()) >= 6
    assert {puzzle.dots for puzzle in ALL if puzzle.theme == "captures"} >= {*range(1, 10)}


def test_the_aim_of_a_third_is_hidden() -> None:
    told = {puzzle.id for puzzle in FIRST}
    others = [puzzle for puzzle in ALL if puzzle.id not in told]
    assert 0.3 <= sum(puzzle.is_hidden for puzzle in others) / len(others) <= 0.36


def test_no_puzzle_that_somebody_has_saved_is_lost() -> None:
    _, text = (ROOT / "tests/support/saved_puzzles.txt").read_text(encoding="utf-8").split("\n", 1)
    assert {*text.split()} <= {puzzle.id for puzzle in ALL}


def test_sixty_puzzles_for_beginners_come_first_idea_by_idea() -> None:
    entries = json.loads(collection(ROOT))
    assert [entry["id"] for entry in entries[:60]] == [puzzle.id for puzzle in FIRST]
    assert [entry.get("first", False) for entry in entries] == [True] * 60 + [False] * (len(entries) - 60)
    ideas = [IDEAS.index(puzzle.theme) for puzzle in FIRST]
    assert ideas == sorted(ideas) and len({*ideas}) >= 6
    for _, those in groupby(FIRST, lambda puzzle: puzzle.theme):
        moves = [puzzle.dots or 0 for puzzle in those]
        assert moves == sorted(moves)


@pytest.mark.parametrize("puzzle", FIRST, ids=lambda puzzle: f"{puzzle.theme}-{puzzle.id}")
def test_a_puzzle_for_beginners_is_small_and_proved(puzzle: Puzzle) -> None:
    """Few dots on a small board, Red to move, the aim is told, and what is right is clear."""
    rows = [row.split() for row in puzzle.drawing.splitlines()]
    points = [point for row in rows for point in row]
    assert 5 <= len(rows) <= 7 and 5 <= len(rows[0]) <= 7
    assert 4 <= sum(point != "." for point in points) <= 10
    assert {*points} <= {".", "R", "B"}, "something is captured already"
    assert puzzle.turn == 0 and puzzle.gain >= 0 and not puzzle.is_hidden
    assert len(puzzle.right) <= 2 and len(puzzle.board().legal_points) >= 10 * len(puzzle.right)
    assert not puzzle.find_error()


def test_boards_that_look_filled_come_last() -> None:
    entries = json.loads(collection(ROOT))
    crowded = [entry.get("crowded", False) for entry in entries]
    assert crowded == sorted(crowded)
    assert crowded.count(False) >= 200
    for entry in entries:
        assert read_puzzle(entry["text"]).is_crowded == entry.get("crowded", False)


def test_each_puzzle_has_a_name_and_no_symmetric_twin() -> None:
    assert len({puzzle.id for puzzle in ALL}) == len(ALL)
    names = {puzzle.id for puzzle in ALL}
    assert names == NAMES, "`python -m research.puzzles names` writes the names into the package"
    seen: set[str] = set()
    for puzzle in ALL:
        assert seen.isdisjoint(shapes(puzzle)), puzzle
        seen.update(shapes(puzzle))


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: f"{puzzle.theme}-{puzzle.id}")
def test_a_puzzle_is_graded_and_has_few_right_points(puzzle: Puzzle) -> None:
    board = puzzle.board()
    points = [board.grid.from_letters(letters) for letters in puzzle.right]
    assert points == sorted(points) and 0 < len(points) < len(board.legal_points)
    assert str(parse(puzzle.drawing)) == str(board)
    declared = Board.from_text(puzzle.drawing, 2, declared=True)
    assert not declared.offers(0) and not declared.offers(1), "something is captured already"
    assert 1 <= puzzle.grade <= MAX_GRADE
    assert read_puzzle(str(puzzle), puzzle.theme) == puzzle


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: f"{puzzle.theme}-{puzzle.id}")
def test_the_claims_are_proved(puzzle: Puzzle) -> None:
    assert not puzzle.find_error()


@pytest.mark.slow
def test_a_wrong_claim_is_not_proved() -> None:
    puzzle = read_puzzle(CAPTURE)
    assert not puzzle.find_error()
    for wrong in ({"gain": 2}, {"gain": 0}, {"dots": 1}, {"dots": 3}, {"right": ()}, {"turn": 1}):
        assert replace(puzzle, **wrong).find_error()


def test_a_puzzle_is_written_as_it_was_read() -> None:
    puzzle = read_puzzle(CAPTURE, "doubles")
    assert (puzzle.turn, puzzle.gain, puzzle.dots, puzzle.span) == (0, 1, 2, 3)
    assert (puzzle.grade, puzzle.positions, puzzle.is_hidden) == (2, 30, True)
    assert puzzle.line == ("db", "ea", "cc") and puzzle.fails == (("aa", "da"), ("ca", "da"))
    assert str(puzzle) == CAPTURE
    assert [*read_puzzles(f"# a remark\n{CAPTURE}\n\n{CAPTURE}\n", "doubles")] == [puzzle, puzzle]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("R +1 in 2 of 3 by db", "R 1 by db", "not a head"),
        ("R +1 in 2 of 3 by db", "G +1 by db", "not a head"),
        ("by db", "by fb", "nobody can play on fb"),
        ("by db", "by zz", "not on the 7×6 board"),
        ("by db", "by db db", "twice"),
        ("in 2 of 3", "in 4 of 3", "proved for 3 only"),
        ("grade: 2 with 30", "grade: easy", "not a grade"),
        ("aim: hidden", "aim: told", "can only be hidden"),
        ("aim: hidden", "colour: red", "unknown"),
        ("line: db ea cc", "line: ea db", "not right"),
        ("line: db ea cc", "line: db db", "already has a dot"),
        ("line: db ea cc", "line: d", "not a line of play"),
        ("fails: aa da, ca da", "fails: db ea", "said to fail"),
        ("B R Br R", "B R G R", "row 3"),
        (". . . R R R .", ". . . R R R R .", "row 4"),
    ],
)
def test_an_invalid_puzzle_is_refused(old: str, new: str, reason: str) -> None:
    with pytest.raises(InvalidPuzzle, match=reason):
        read_puzzle(CAPTURE.replace(old, new, 1))


def test_a_file_with_an_error_is_named(tmp_path: Path) -> None:
    (tmp_path / "last.txt").write_text(f"{CAPTURE}\n\nR +1\n. . .\n")
    with pytest.raises(InvalidPuzzle, match=r"last.txt, puzzle 2"):
        load_file(tmp_path / "last.txt")
    (tmp_path / "odd.txt").write_text(CAPTURE)
    with pytest.raises(InvalidPuzzle, match="no theme 'odd'"):
        load_file(tmp_path / "odd.txt")


def test_right_moves_are_answered_until_the_puzzle_is_solved() -> None:
    puzzle = read_puzzle(CAPTURE)
    assert judged(puzzle, "db") == (True, False, "ea")
    assert judged(puzzle, "db ea cc") == (True, True, "")
    assert judged(replace(puzzle, line=()), "db")[:2] == (True, False), "without a line it is proved"


def test_a_wrong_move_is_refuted() -> None:
    puzzle = read_puzzle(CAPTURE)
    is_right, is_solved, line = judged(puzzle, "aa")
    assert not is_right and not is_solved and line
    assert not judged(puzzle, "db ea aa")[0]


def test_a_refutation_goes_on_until_the_loss_is_seen() -> None:
    save = next(puzzle for puzzle in ALL if puzzle.theme == "saves" and puzzle.gain == 0 and puzzle.fails)
    board = save.board()
    lead = board.captures[1 - save.turn] - board.captures[save.turn]
    player = save.turn
    for letters in save.fails[0]:
        if letters != "--":
            board.play(board.grid.from_letters(letters), player)
        player = 1 - player
    assert board.captures[1 - save.turn] - board.captures[save.turn] > lead


@pytest.mark.parametrize("line", ["", "db ea", "--", "fb", "zz", "db ea ea"])
def test_lines_that_cannot_be_played_are_refused(line: str) -> None:
    with pytest.raises(KropkiError):
        judged(read_puzzle(CAPTURE), line)


def test_judging_stops_at_a_number_of_positions() -> None:
    hard = max(ALL, key=lambda puzzle: puzzle.span or 0)
    wrong = next(point for point in hard.board().legal_points)
    referee = Referee(hard, 50)
    with pytest.raises(OutOfPositions):
        run_to_end(referee.judge((wrong,)))
    assert str(hard.board()) == str(referee._board)


def test_all_solutions_are_found_and_lines_of_the_collection_are_right() -> None:
    for puzzle in SAMPLE:
        referee = Referee(puzzle)
        if puzzle.line:
            assert judged(puzzle, puzzle.line[0])[0]
            last = run_to_end(referee.judge(referee.points(puzzle.line)))
            assert last.is_right and last.is_solved
        for line in puzzle.fails:
            assert not judged(puzzle, line[0])[0]


def test_a_position_of_a_game_becomes_a_puzzle() -> None:
    small = read_puzzle(CAPTURE).board()
    board = Board(20, 20)
    drawn = board.diagram()
    for (x, y), player in small.diagram().dots.items():
        drawn.dots[x + 8, y + 8] = player
    for (x, y), player in small.diagram().owners.items():
        drawn.owners[x + 8, y + 8] = player
    large = Board.from_diagram(drawn, 2)
    before = str(large)
    better = large.grid.point(11, 9)
    puzzle = run_to_end(puzzle_of_game(large, 0, better, [large.grid.point(9, 12), large.grid.point(14, 8)]))
    assert str(large) == before
    assert puzzle and puzzle.gain == 1 and not puzzle.find_error()
    assert puzzle.board().grid.width < 15
    assert run_to_end(puzzle_of_game(large, 0, large.grid.point(1, 1), ())) is None, "nothing to find there"
    far = [large.grid.point(0, 0), large.grid.point(19, 19)]
    assert run_to_end(puzzle_of_game(large, 0, better, far)) is None, "too large a part"


def test_what_can_be_claimed_is_found() -> None:
    puzzle = read_puzzle(CAPTURE)
    claim = run_to_end(find_claim(puzzle.board(), 0, 3, 10_000))
    assert (claim.gain, claim.dots, claim.right) == (1, 2, ("db",))


@pytest.mark.slow
def test_the_generator_repeats_itself_and_goes_on(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    generate(3, ("last",), whole, games=3)
    generate(3, ("last",), parts, games=1)
    with parts.open("a", encoding="utf-8") as journal:
        journal.write('{"game": 1, "seco')  # the search was stopped in the middle of it
    generate(3, ("last",), parts, games=2)
    found = [
        [line.split('"puzzles"')[1] for line in path.read_text().splitlines()] for path in (whole, parts)
    ]
    assert len(found[0]) == 3 and found[0] == found[1]


@pytest.mark.parametrize("crop", [SMALL, ROOMY], ids=["first", "roomy"])
def test_parts_of_recorded_games_have_room_around_a_capture(crop: Crop) -> None:
    record = next(read_records(ROOT / "research/data/selfplay-1.games"))
    parts = [*islice(parts_of_game(record, crop, Random(5)), 20)]
    assert parts and [str(part) for part in parts] == [
        str(part) for part in islice(parts_of_game(record, crop, Random(5)), 20)
    ]
    for part in parts:
        grid = part.grid
        dots = (part.dot_mask(0) | part.dot_mask(1)).bit_count()
        assert grid.width in crop.sizes and grid.height in crop.sizes
        assert crop.least <= dots <= min(crop.most, crop.share * grid.width * grid.height)


def test_only_puzzles_that_were_chosen_are_added_for_beginners(tmp_path: Path) -> None:
    found = [replace(puzzle, grade=0, positions=0, line=(), fails=()) for puzzle in FIRST[:3]]
    lines = [
        json.dumps({"game": number, "seconds": 1, "puzzles": [{"theme": puzzle.theme, "text": str(puzzle)}]})
        for number, puzzle in enumerate(found)
    ]
    (tmp_path / "journal.jsonl").write_text("\n".join([*lines, ""]))
    add_puzzles([tmp_path / "journal.jsonl"], tmp_path, "first", [found[2].id, found[0].id])
    assert {puzzle.id for puzzle, is_first in ordered(tmp_path) if is_first} == {found[0].id, found[2].id}


def test_what_was_found_is_graded_and_added_once(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    found = replace(read_puzzle(CAPTURE), grade=0, positions=0, is_hidden=False, line=(), fails=())
    text = str(found).replace("\n", "\\n")
    journal.write_text(
        f'{{"game": 0, "seconds": 1, "puzzles": [{{"theme": "doubles", "text": "{text}"}}]}}\n' * 2
    )
    folder = tmp_path / "puzzles"
    folder.mkdir()
    add_puzzles([journal], folder)
    add_puzzles([journal], folder)
    [puzzle] = load_puzzles(folder)
    assert puzzle.grade and puzzle.line == ("db", "ea", "cc")


def test_the_table_counts_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert not main(["table"])
    assert f"| {len(ALL)} |" in capsys.readouterr().out.splitlines()[-1]
    assert format_table(ALL[:1]).endswith("| 1 |")


def test_hostile_puzzles_are_refused_or_played() -> None:
    read = [try_puzzle(Random(seed)) for seed in range(100)]
    assert any(read) and not all(read)


def test_the_page_opens_tries_and_walks_puzzles() -> None:
    opened = ask("puzzle", text=CAPTURE)
    assert (opened["name"], opened["right"], opened["targets"]) == (read_puzzle(CAPTURE).id, "db", "dc")
    right = ask("try_puzzle", text=CAPTURE, line="db")
    assert right["right"] and not right["solved"] and right["line"] == "ea" and len(right["positions"]) == 2
    solved = ask("try_puzzle", text=CAPTURE, line="dbeacc")
    assert solved["solved"] and max(solved["positions"][0]["captures"]) > 0
    wrong = ask("try_puzzle", text=CAPTURE, line="aa")
    assert not wrong["right"] and len(wrong["positions"]) == 1 + len(wrong["line"]) // 2
    assert len(ask("walk_puzzle", text=CAPTURE, line="aa--db")["positions"]) == 3


def test_a_refutation_names_what_the_opponent_takes() -> None:
    told = 0
    for puzzle in [puzzle for puzzle in ALL if puzzle.fails][:40]:
        for fail in puzzle.fails:
            answer = ask("walk_puzzle", text=str(puzzle), line="".join(fail))
            taker, taken = 1 - puzzle.turn, answer["punished"]
            captures = [puzzle.board().captures] + [each["captures"] for each in answer["positions"]]
            gains = [after[taker] - before[taker] for before, after in pairwise(captures)]
            assert (taken["captured"] if taken else 0) == max(gains)
            if taken:
                told += 1
                ply = len(taken["points"]) // 2
                assert (taken["taker"], taken["first"], taken["proved"]) == (taker, puzzle.turn, True)
                assert "".join(fail).startswith(taken["points"]) and gains[ply - 1] == taken["captured"]
    assert told > 10


def test_hostile_requests_get_an_answer() -> None:
    random = Random(7)
    texts = [CAPTURE, CAPTURE.replace("of 3", "of 9"), "R 0 of 9 by aa\n" + ". " * 20, "R +1 by aa", ""]
    for _ in range(300):
        pairs = ["".join(random.choices("abdeg-Z9", k=2)) for _ in range(random.randint(0, 4))]
        kind = random.choice(("try_puzzle", "walk_puzzle"))
        answer = ask(kind, text=random.choice(texts), line="".join(pairs))
        assert answer["kind"] in ("error", "verdict", "puzzle_line")
    record = to_json(Game(6, 6))
    for ply, better in ((0, "aa"), (-1, "aa"), (9, "aa"), (0, "zz"), (0, "")):
        assert ask("make_puzzle", record=record, ply=ply, better=better)["kind"] == "error"
