"""Worksheets: what is on each sheet, that nothing overlaps, and that HTML and PDF show the same."""

import itertools
import re
from base64 import b64decode
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pypdfium2
import pytest

from kropki.board.board import Board
from kropki.cli.commands import main
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.puzzle.collection import OURS
from kropki.puzzle.puzzle import Puzzle
from kropki.record import read_games, write_game
from kropki.worksheet.layout import GRIDS, Figure, Part, lay_out, smallest_grid
from kropki.worksheet.pdf import MissingLetters, write_pdf
from kropki.worksheet.sheet import PAPERS, POINT, Box, Sheet
from kropki.worksheet.tasks import figure_of_game, figure_of_puzzle, figure_of_solution
from kropki.worksheet.web import write_html
from tests.support.hostile import ask
from tests.support.puzzles import our_puzzles

ROOT = Path(__file__).parents[1]
PUZZLES = our_puzzles()
SVG = "{http://www.w3.org/2000/svg}"
MINIMUM = 5.0
"""The smallest margin that common printers can print on, in millimetres."""


def pdf_of(data: bytes) -> list[str]:
    """Return the text of each page."""
    document = pypdfium2.PdfDocument(data)
    return [page.get_textpage().get_text_bounded() for page in document]


def long_game(width: int = 39, height: int = 32, moves: int = 300) -> Game:
    """Return a game whose dots fill the board row by row, in pairs of colours that capture nothing."""
    game = Game(width, height, opening="empty", names=["Ola", "Jan"])
    for point in itertools.islice(sorted(game.board.legal_points), moves):
        game.play(point)
    return game


def boxes(sheet: Sheet) -> list[Box]:
    return [words.box for words in sheet.words] + [drawing.box for drawing in sheet.drawings]


def overlap(one: Box, other: Box) -> bool:
    across = min(one.left + one.width, other.left + other.width) - max(one.left, other.left)
    down = min(one.top + one.height, other.top + other.height) - max(one.top, other.top)
    return across > 0.01 and down > 0.01


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("per_sheet", GRIDS)
def test_nothing_overlaps_and_all_is_within_the_margins(paper: str, turned: bool, per_sheet: int) -> None:
    size = PAPERS[paper].turned() if turned else PAPERS[paper]
    tasks = [figure_of_puzzle(puzzle, number) for number, puzzle in enumerate(PUZZLES[:13], 1)]
    long = [
        Figure(Board(*sides), "Somebody with a very long name – somebody else, after 100 moves")
        for sides in ((52, 52), (1, 52), (52, 1), (1, 1))
    ]
    parts = [
        Part("Puzzles", tasks, per_sheet, is_for_names=True),
        Part("Positions", long, per_sheet),
        Part("Game", [figure_of_game(long_game(), "Ola – Jan")], 1),
    ]
    sheets = lay_out(parts, size)
    for sheet in sheets:
        for one, other in itertools.combinations(boxes(sheet), 2):
            assert not overlap(one, other), (one, other)
        for box in boxes(sheet):
            assert box.left >= MINIMUM and box.left + box.width <= size.width - MINIMUM
            assert box.top >= MINIMUM and box.top + box.height <= size.height - MINIMUM
            assert min(box.width, box.height) > 1
    assert sum(len(sheet.drawings) for sheet in sheets) == 18


def test_letters_in_a_pdf_stay_inside_their_boxes() -> None:
    title = "A very long title " * 8
    sheets = lay_out([Part(title, [figure_of_puzzle(PUZZLES[0], 1)], 1, is_for_names=True)], PAPERS["a4"])
    [page] = pypdfium2.PdfDocument(write_pdf(title, sheets))
    text = page.get_textpage()
    shown = text.get_text_range()
    for words in sheets[0].words:
        start = shown.index(words.text)
        corners = [text.get_charbox(place) for place in range(start, start + len(words.text))]
        left, right = (
            min(corner[0] for corner in corners) * POINT,
            max(corner[2] for corner in corners) * POINT,
        )
        top, bottom = (
            297 - max(corner[3] for corner in corners) * POINT,
            297 - min(corner[1] for corner in corners) * POINT,
        )
        assert words.box.left - 0.5 <= left and right <= words.box.left + words.box.width + 0.5
        assert words.box.top - 0.1 <= top and bottom <= words.box.top + words.box.height + 0.1


@pytest.mark.slow
def test_solutions_come_last_and_are_right(tmp_path: Path) -> None:
    out = tmp_path / "sheet.pdf"
    assert main(["print", "puzzles", "--count", "14", "--seed", "3", "-o", str(out)]) == 0
    pages = pdf_of(out.read_bytes())
    assert len(pages) == 3 + 2
    assert ["Solutions" in page for page in pages] == [False] * 3 + [True] * 2
    tasks, solutions = " ".join(pages[:3]), " ".join(pages[3:])
    asked = re.findall(r"(\d+)\. (Red|Blue) to move\. ([^\r\n]+)", tasks)
    told = dict(re.findall(r"(\d+)\. ((?:[a-z]\d+(?:, | or )?)+)", solutions))
    assert [int(number) for number, _, _ in asked] == [*range(1, 15)]
    known = {", ".join(names(puzzle)) for puzzle in PUZZLES}
    for number, _, _ in asked:
        assert told[number].replace(" or ", ", ") in known


def names(puzzle: Puzzle) -> list[str]:
    board = puzzle.board()
    return [board.grid.name(board.grid.from_letters(letters)) for letters in puzzle.right]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_each_solution_names_the_proved_points_and_plays_the_line(puzzle: Puzzle) -> None:
    task, solution = figure_of_puzzle(puzzle, 7), figure_of_solution(puzzle, 7)
    assert str(task.board) == str(puzzle.board())
    assert re.findall(r"[a-z]\d+", solution.caption) == names(puzzle)
    line = puzzle.line or puzzle.right[:1]
    grid = task.board.grid
    played = {grid.from_letters(pair): number for number, pair in enumerate(line, 1) if pair != "--"}
    assert solution.numbers == played
    assert not any(name in task.caption for name in names(puzzle))
    assert ("best" in task.caption) == puzzle.is_hidden


def test_a_numbered_game_lists_every_move_once(tmp_path: Path) -> None:
    game = long_game()
    record = tmp_path / "game.sgf"
    record.write_text(write_game(game))
    out = tmp_path / "game.pdf"
    assert main(["print", str(record), "--numbers", "--paper", "letter", "-o", str(out)]) == 0
    document = pypdfium2.PdfDocument(out.read_bytes())
    assert document[0].get_size() == pytest.approx((612, 792), abs=0.1)
    text = " ".join(pdf_of(out.read_bytes()))
    assert "Ola – Jan" in text
    listed = re.findall(r"(\d+)\. (Red|Blue) ([a-zA-Z]+\d+)", text)
    assert sorted(listed, key=lambda row: int(row[0])) == [
        (str(number), ("Red", "Blue")[move.player], game.board.grid.name(move.point))
        for number, move in enumerate(game.moves_made, 1)
        if isinstance(move, Dot)
    ]
    assert len(listed) == 300


def test_moves_that_capture_say_so() -> None:
    [reading] = read_games("(;GM[40]SZ[6];B[cb];W[cc];B[bc];W[aa];B[dc];W[ab];B[cd])")
    figure = figure_of_game(reading.game, "")
    assert [row for row in figure.moves if "+" in row] == ["7. Red c4 +1"]
    assert len(figure.numbers) == 7


@pytest.mark.parametrize(("copies", "per_sheet", "pages"), [(1, None, 1), (3, 1, 3), (2, 4, 2)])
def test_blank_boards_fill_as_many_sheets_as_asked(
    copies: int, per_sheet: int | None, pages: int, tmp_path: Path
) -> None:
    out = tmp_path / "blank.html"
    options = ["--per-sheet", str(per_sheet)] if per_sheet else []
    assert main(["print", "--blank", "39x32", "--copies", str(copies), *options, "-o", str(out)]) == 0
    page = Reader(out.read_text())
    assert page.sections == pages
    assert len(page.pictures) == pages * (per_sheet or 1)
    assert all("39 by 32" in (picture.findtext(f"{SVG}desc") or "") for picture in page.pictures)


class Reader(HTMLParser):
    """Reads the sheets, words and pictures of HTML."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.sections = 0
        self.words: list[str] = []
        self.pictures: list[ElementTree.Element] = []
        self.tags: set[str] = set()
        self.feed(text[text.index("</style>") :])

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.sections += tag == "section"
        source = dict(attrs).get("src")
        if tag == "img" and source:
            kind, _, data = source.partition(",")
            assert kind == "data:image/svg+xml;base64"
            self.pictures.append(ElementTree.fromstring(b64decode(data)))

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.words.append(data.strip())


def test_html_and_pdf_have_the_same_words_and_nothing_is_run() -> None:
    title = "<script>alert(1)</script> & more"
    tasks = [figure_of_puzzle(puzzle, number) for number, puzzle in enumerate(PUZZLES[:8], 1)]
    sheets = lay_out([Part(title, tasks, 6)], PAPERS["a4"])
    page = Reader(write_html(title, sheets))
    assert "script" not in page.tags
    assert page.sections == len(pdf_of(write_pdf(title, sheets))) == 2
    assert set(page.words) >= {words.text for sheet in sheets for words in sheet.words}
    text = " ".join(pdf_of(write_pdf(title, sheets)))
    for figure in tasks:
        assert figure.caption in page.words
        assert figure.caption in text


def test_browsers_do_not_translate_the_names_of_points() -> None:
    [puzzle] = [puzzle for puzzle in PUZZLES if len(puzzle.right) > 1][:1]
    sheets = lay_out([Part("Level 3: B2B & more", [figure_of_solution(puzzle, 1)], 1)], PAPERS["a4"])
    page = write_html("", sheets)
    marked = re.findall(r'<bdi translate="no">(.*?)</bdi>', page)
    assert marked == [
        puzzle.board().grid.name(puzzle.board().grid.from_letters(each)) for each in puzzle.right
    ]
    assert "Level 3: B2B &amp; more" in page


def test_dots_are_told_apart_in_shades_of_grey() -> None:
    board = Board.from_text(". . . . .\n. R . B .\n. . . . .")
    sheets = lay_out([Part("", [Figure(board)], 1)], PAPERS["a4"], coordinates=False)
    [page] = pypdfium2.PdfDocument(write_pdf("", sheets))
    image = page.render(scale=1, grayscale=True).to_pil()
    [drawing] = sheets[0].drawings
    cell = drawing.box.width / (4 + 1.7)

    def shade(x: float, y: float) -> int:
        left, top = drawing.box.left + (x + 0.85) * cell, drawing.box.top + (y + 0.85) * cell
        value = image.getpixel((round(left / POINT), round(top / POINT)))
        assert isinstance(value, int)
        return value

    assert shade(1, 1) < 128 < shade(3, 1)
    assert shade(3 - 0.23, 1) < 128
    assert shade(2.5, 0.5) > 240


def test_captures_are_hatched_inside_their_walls_only() -> None:
    board = Board.from_text(". R . .\nR B R .\n. R1 . .")
    assert board.captures[0] == 1
    sheets = lay_out([Part("", [Figure(board)], 1)], PAPERS["a4"], coordinates=False)
    [page] = pypdfium2.PdfDocument(write_pdf("", sheets))
    [drawing] = sheets[0].drawings
    image = page.render(scale=3).to_pil()
    cell, pad = drawing.box.width / (3 + 1.7), 0.85

    def colours(x: float, y: float) -> set[tuple[int, ...]]:
        left, top = drawing.box.left + (x + pad) * cell, drawing.box.top + (y + pad) * cell
        spots = itertools.product((-9, -5, 0, 5, 9), repeat=2)
        found = [image.getpixel((round(3 * left / POINT) + a, round(3 * top / POINT) + b)) for a, b in spots]
        return {colour for colour in found if isinstance(colour, tuple)}

    inside, outside = colours(0.62, 0.62), colours(2.5, 0.5)
    assert len(inside) > 1 and all(red > blue for red, _, blue in inside)
    assert outside == {(255, 255, 255)}


def test_equal_worksheets_are_equal_bytes() -> None:
    sheets = lay_out([Part("Kropki", [figure_of_solution(PUZZLES[1], 1)], 1)], PAPERS["a4"])
    assert write_pdf("Kropki", sheets) == write_pdf("Kropki", sheets)


def test_letters_that_no_font_has_are_named() -> None:
    import reportlab

    # this font comes with ReportLab
    vera = Path(reportlab.__file__).parent / "fonts/Vera.ttf"
    sheets = lay_out([Part("Łos Ž", [Figure(Board(5, 5))], 1)], PAPERS["a4"])
    assert "Łos Ž" in pdf_of(write_pdf("Łos Ž", sheets, str(vera)))[0]
    wrong = lay_out([Part("点", [Figure(Board(5, 5))], 1)], PAPERS["a4"])
    with pytest.raises(MissingLetters, match="no letter '点': name a TrueType file"):
        write_pdf("点", wrong, str(vera))
    with pytest.raises(MissingLetters, match="not a TrueType font"):
        write_pdf("点", wrong, __file__)


def test_without_reportlab_the_error_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "reportlab.pdfgen.canvas", None)
    assert main(["print", "--blank", "5", "-o", str(tmp_path / "sheet.pdf")]) == 2
    said = capsys.readouterr().err
    assert said == "kropki: PDF needs ReportLab: install it with pip install 'kropki[pdf]', or write .html\n"
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "nothing to print"),
        (["--blank", "5", "-o", "sheet.doc"], "neither .html nor .pdf"),
        (["--blank", "53"], "the width is 53"),
        (["--blank", "5", "--copies", "2001"], "at most 2000"),
        (["puzzles/captures.txt", "--grades", "8"], "nothing to print"),
        (["missing.sgf"], "missing.sgf: No such file"),
        (["puzzles/none.txt"], "puzzles/none.txt: No such file"),
        (["tests/records/dotsgame.sgf", "--at", "999"], "there is no position after 999 moves"),
    ],
)
def test_what_cannot_be_printed_is_explained(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert main(["print", *arguments]) == 2
    said = capsys.readouterr()
    assert message in said.err
    assert said.out == ""


def test_a_guess_of_the_charset_of_puzzles_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.txt"
    text = (OURS / "captures.txt").read_text(encoding="utf-8").split("\n\n")[0]
    path.write_bytes(f"# Задача для урока, сделана вчера\n{text}\n".encode("cp1251"))
    assert main(["print", str(path), "-o", str(tmp_path / "out.html")]) == 0
    assert "charset/guessed" in capsys.readouterr().err


def test_a_broken_puzzle_is_named_with_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("R +1 by aa\nR B\n")
    assert main(["print", str(file)]) == 2
    assert f"{file}, puzzle 1: " in capsys.readouterr().err


@pytest.mark.parametrize(("count", "most", "size"), [(1, 6, 1), (3, 6, 4), (5, 6, 6), (40, 6, 6), (7, 12, 9)])
def test_few_boards_are_larger(count: int, most: int, size: int) -> None:
    assert smallest_grid(count, most) == size


def test_positions_of_a_game_are_shown_after_the_moves_asked_for(tmp_path: Path) -> None:
    record = tmp_path / "game.sgf"
    record.write_text(write_game(long_game(9, 9, 12)))
    out = tmp_path / "game.html"
    assert main(["print", str(record), "--at", "4", "--at", "9", "-o", str(out)]) == 0
    page = Reader(out.read_text())
    assert [words for words in page.words if "after" in words] == [
        "Ola – Jan, after 4 moves. Red to move",
        "Ola – Jan, after 9 moves. Blue to move",
    ]
    described = [picture.findtext(f"{SVG}desc") or "" for picture in page.pictures]
    assert ["Red: 2 dots" in described[0], "Red: 5 dots" in described[1]] == [True, True]


def test_a_game_is_printed_in_diagrams_as_in_books(tmp_path: Path) -> None:
    """Each diagram numbers its own moves, and all moves are in one of them."""
    record = tmp_path / "game.sgf"
    game = long_game(20, 20, 130)
    record.write_text(write_game(game))
    out = tmp_path / "game.html"
    assert main(["print", str(record), "--every", "50", "--no-coordinates", "-o", str(out)]) == 0
    page = Reader(out.read_text())
    assert [words for words in page.words if "Moves" in words] == [
        f"Ola – Jan. Moves {span}" for span in ("1–50", "51–100", "101–130")
    ]
    assert page.words.count("Games") == 1  # four fit on a sheet
    numbers = [sorted(int(text.text or "") for text in each.iter(f"{SVG}text")) for each in page.pictures]
    assert numbers == [[*range(1, 51)], [*range(51, 101)], [*range(101, 131)]]
    described = [picture.findtext(f"{SVG}desc") or "" for picture in page.pictures]
    assert ["Red: 25 dots" in described[0], "Red: 50 dots" in described[1]] == [True, True]


def test_chosen_parts_of_a_game_are_printed(tmp_path: Path) -> None:
    record = tmp_path / "game.sgf"
    record.write_text(write_game(long_game(39, 32, 60)))
    out = tmp_path / "game.html"
    parts = [word for span in ("1-20", "21–40", "60") for word in ("--moves", span)]
    assert main(["print", str(record), *parts, "-o", str(out)]) == 0
    page = Reader(out.read_text())
    assert [words for words in page.words if "Move" in words] == [
        f"Ola – Jan. {span}" for span in ("Moves 1–20", "Moves 21–40", "Move 60")
    ]
    assert page.words.count("Games") == 2  # two of these boards fit on a sheet, so that numbers can be read


def test_a_game_without_moves_has_one_diagram(tmp_path: Path) -> None:
    record = tmp_path / "game.sgf"
    record.write_text("(;GM[40]SZ[9])")
    out = tmp_path / "game.html"
    assert main(["print", str(record), "--every", "50", "-o", str(out)]) == 0
    assert len(Reader(out.read_text()).pictures) == 1


def test_the_page_gets_sheets_in_its_own_words() -> None:
    chosen = [puzzle for puzzle in PUZZLES if puzzle.theme == "saves"][:3]
    text = "\n\n".join(map(str, chosen))
    claims = ask("claims", text=text)["claims"]
    assert [(claim["turn"], claim["gain"]) for claim in claims] == [(each.turn, each.gain) for each in chosen]
    labels = ["Imię", "Odpowiedź", "Rozwiązania", "lub", "Czerwony: kropki", "Niebieski: kółka"]
    fields = {"text": text, "tasks": ["Ruch a1.", "<b>", "3"], "title": "Zadania", "language": "pl"}
    laid = ask("worksheet", **fields, labels=labels, paper="letter")
    assert [sheet["width"] for sheet in laid["sheets"]] == [215.9] * 2
    words = [part["text"] for sheet in laid["sheets"] for part in sheet["parts"] if "text" in part]
    assert {"Zadania", "1. Ruch a1.", "2. <b>", "Rozwiązania", " · ".join(labels[4:])} <= {*words}
    assert any(word.startswith("Imię: ___") for word in words)
    page = Reader(laid["html"])
    assert page.sections == 2 and "b" not in page.tags
    pictures = [part["picture"] for sheet in laid["sheets"] for part in sheet["parts"] if "picture" in part]
    assert len(pictures) == len(page.pictures) == 6
    assert len(ask("worksheet", **fields, labels=labels, solutions=False)["sheets"]) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"text": ""},
        {"text": "no puzzle"},
        {"tasks": []},
        {"paper": "a0"},
        {"per_sheet": 5},
        {"labels": ["Name"]},
    ],
)
def test_wrong_requests_for_worksheets_are_refused(wrong: dict[str, object]) -> None:
    fields = {"text": str(PUZZLES[0]), "tasks": ["1"], "title": "t", "labels": [*"abcdef"], "language": "en"}
    assert ask("worksheet", **fields)["kind"] == "worksheet"
    assert ask("worksheet", **(fields | wrong))["kind"] == "error"
