"""Static pages of games: what is in them, where they are, and what is left alone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kropki import assets
from kropki.cli.commands import main
from kropki.game.game import Game
from kropki.pages import folder as pages_folder
from kropki.pages.card import card
from kropki.pages.folder import LIST, InvalidFolder, Pages, folder_name, public_address
from kropki.pages.page import Place
from tests.support.elements import Elements

RECORD = "(;GM[40]SZ[6]PB[Ola]PW[Jan]EV[Club]DT[2024-05-01];B[cb];W[cc];B[bc];W[aa];B[dc];W[ab];B[cd])"
HOSTILE = (
    '(;GM[40]SZ[6]PB[<script>alert(1)</script>]PW["\u202e onload=alert(1) x="]'
    "EV[</title><img src=x onerror=alert(1)>]DT[--><svg onload=alert(1)>]"
    "GC[<b>&lt;</b>\u2066];B[cb]C[</q><script>alert(1)</script>])"
)


@pytest.fixture(autouse=True)
def script(monkeypatch: pytest.MonkeyPatch) -> None:
    """The script of the board, which a checkout without a build lacks."""
    if assets.board_script() is None:
        monkeypatch.setattr(pages_folder, "board_script", lambda: "// the board")


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with three games in two files."""
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "final.sgf").write_text(RECORD, encoding="utf-8")
    (folder / "Round 1.sgf").write_text(RECORD + RECORD.replace("Ola", "Ewa"), encoding="utf-8")
    return folder


class Tags(Elements):
    """The tags of a page, each with its attributes."""

    def properties(self) -> Iterator[tuple[str, str | None]]:
        for _, about in self.found:
            if about.get("property"):
                yield str(about["property"]), about["content"]


def tags(page: Path) -> Tags:
    return Tags(page.read_text(encoding="utf-8"))


def test_a_page_has_its_card_its_board_and_its_moves_as_text(games: Path, tmp_path: Path) -> None:
    out = tmp_path / "page"
    assert main(["page", str(games / "final.sgf"), "-o", str(out), "--url", "https://example.org/g"]) == 0
    text = (out / "index.html").read_text(encoding="utf-8")
    found = dict(Tags(text).properties())
    assert found["og:title"] == "Ola – Jan"
    assert found["og:description"] == "1:0 after 7 moves on 6×6 points, Club, 2024-05-01."
    assert found["og:image"] == "https://example.org/g/card.png"
    assert found["og:url"] == "https://example.org/g/"
    assert (out / "card.png").read_bytes()[16:24] == (1200).to_bytes(4) + (630).to_bytes(4)
    [board] = [about for tag, about in Tags(text).found if tag == "kropki-board"]
    assert (board["sgf"] or "").startswith("(;FF[4]GM[40]")
    assert "<li>Red c4, captures 1</li>" in text
    answer = json.loads((out / "oembed.json").read_text(encoding="utf-8"))
    assert (answer["type"], answer["thumbnail_url"]) == ("rich", "https://example.org/g/card.png")
    assert text.index("application/json+oembed") < 150_000


def test_without_an_address_a_page_invents_none(games: Path, tmp_path: Path) -> None:
    assert main(["page", str(games / "final.sgf"), "-o", str(tmp_path / "page")]) == 0
    text = (tmp_path / "page/index.html").read_text(encoding="utf-8")
    assert dict(Tags(text).properties())["og:image"] == "card.png"
    assert "http" not in text.replace("http-equiv", "")
    assert not (tmp_path / "page/oembed.json").exists()


def test_a_collection_has_an_index_that_leads_to_each_page(games: Path, tmp_path: Path) -> None:
    out = tmp_path / "site"
    assert main(["site", str(games), "-o", str(out), "--title", "Our club"]) == 0
    links = [about["href"] for tag, about in tags(out / "index.html").found if tag == "a"]
    assert len(links) == 3
    assert all((out / str(link)).is_file() for link in links)
    assert {path.name for path in out.iterdir() if path.is_dir()} == {
        "final",
        f"{folder_name('Round 1')}--1",
        f"{folder_name('Round 1')}--2",
    }


def test_only_what_has_changed_is_drawn_again(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["site", str(games), "-o", str(tmp_path / "site")]
    for drawn in (3, 0):
        assert main(command) == 0
        assert capsys.readouterr().out == f"3 games, {drawn} drawn\n"
    (games / "final.sgf").write_text(RECORD.replace("Ola", "Iga"), encoding="utf-8")
    (tmp_path / "site" / f"{folder_name('Round 1')}--2" / "card.png").unlink()
    assert main(command) == 0
    assert capsys.readouterr().out == "3 games, 3 drawn\n"


def test_games_that_cannot_be_read_are_reported_each_time(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (games / "final.sgf").write_text(f"{RECORD}(;GM[1]SZ[19];B[aa])", encoding="utf-8")
    (games / "junk.sgf").write_text("junk", encoding="utf-8")
    for _ in range(2):
        assert main(["site", str(games), "-o", str(tmp_path / "site")]) == 2
        said = capsys.readouterr()
        assert said.out.startswith("3 games, ")
        assert "record/go" in said.err
        assert said.err.count("junk.sgf") == 1


def test_what_was_drawn_before_an_error_is_not_drawn_again(games: Path, tmp_path: Path) -> None:
    place = Place("Kropki", "", has_index=True)
    drawn = 0

    def read() -> Iterator[tuple[int, Game]]:
        nonlocal drawn
        drawn += 1
        yield 0, Game(6, 6)

    with pytest.raises(KeyboardInterrupt), Pages(tmp_path / "site", place) as pages:
        pages.add("final", b"", read)
        raise KeyboardInterrupt
    with Pages(tmp_path / "site", place) as pages:
        pages.add("final", b"", read)
    assert drawn == 1
    assert (tmp_path / "site/index.html").exists()


def test_pages_of_games_that_are_gone_go_and_files_of_others_stay(games: Path, tmp_path: Path) -> None:
    out = tmp_path / "site"
    command = ["site", str(games), "-o", str(out)]
    assert main(command) == 0
    (out / "CNAME").write_text("example.org", encoding="utf-8")
    (out / "final/notes.txt").write_text("mine", encoding="utf-8")
    (games / "final.sgf").unlink()
    assert main(command) == 0
    assert [path.name for path in (out / "final").iterdir()] == ["notes.txt"]
    assert (out / "CNAME").exists()
    (games / "Round 1.sgf").rename(games / "second.sgf")
    assert main(command) == 0
    assert {path.name for path in out.iterdir() if path.is_dir()} == {"final", "second--1", "second--2"}


def test_a_folder_with_something_else_is_refused(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", str(games), "-o", str(games)]) == 2
    assert "contains something other than pages" in capsys.readouterr().err
    assert sorted(path.name for path in games.iterdir()) == ["Round 1.sgf", "final.sgf"]


def test_a_link_that_leads_out_of_the_folder_is_refused(
    games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, elsewhere = tmp_path / "site", tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert main(["site", str(games), "-o", str(out)]) == 0
    for path in (out / "final").iterdir():
        path.unlink()
    (out / "final").rmdir()
    (out / "final").symlink_to(elsewhere)
    assert main(["site", str(games), "-o", str(out)]) == 2
    assert "leads out of" in capsys.readouterr().err
    assert not [*elsewhere.iterdir()]


@pytest.mark.parametrize("name", ["../elsewhere", "/etc", "a/b", ""])
def test_a_list_that_names_other_places_is_refused(games: Path, tmp_path: Path, name: str) -> None:
    out = tmp_path / "site"
    assert main(["site", str(games), "-o", str(out)]) == 0
    text = (out / LIST).read_text(encoding="utf-8")
    (out / LIST).write_text(text.replace('"name": "final"', f'"name": "{name}"'), encoding="utf-8")
    assert main(["site", str(games), "-o", str(out)]) == 2


def test_two_files_never_share_a_page(tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    for name, record in (("round", RECORD * 2), ("round-1", RECORD), ("round--1", RECORD)):
        (games / f"{name}.sgf").write_text(record, encoding="utf-8")
    assert main(["site", str(games), "-o", str(tmp_path / "site")]) == 0
    assert len([path for path in (tmp_path / "site").iterdir() if path.is_dir()]) == 4


def test_names_of_folders_are_short_safe_and_different() -> None:
    names = ["final", "Final", "a b", "a-b", "a/b", "..", "con", "Łódź", "Игра", "x" * 300, "a.b", "-a"]
    found = [folder_name(name) for name in names]
    assert len(set(found)) == len(names)
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) and len(name) < 70 for name in found)
    assert folder_name("con") != "con"


@pytest.mark.parametrize(
    "text", ["example.org", "ftp://example.org/", "https://e.org/?a", 'https://e.org/"x', ""]
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(InvalidFolder, match="is not the address of a folder"):
        public_address(text)


def test_nothing_in_a_hostile_record_becomes_an_element(tmp_path: Path) -> None:
    (tmp_path / "evil.sgf").write_text(HOSTILE, encoding="utf-8")
    (tmp_path / "good.sgf").write_text(RECORD, encoding="utf-8")
    address = "https://example.org/"
    for command in ("page", "site"):
        source = tmp_path / "evil.sgf" if command == "page" else tmp_path
        assert main([command, str(source), "-o", str(tmp_path / command), "--url", address]) in (0, 2)
    for page in (
        tmp_path / "page/index.html",
        tmp_path / "site/index.html",
        tmp_path / "site/evil/index.html",
    ):
        found = tags(page).found
        assert [about["src"] for tag, about in found if tag == "script"] in (
            ["board.js"],
            ["../board.js"],
            ["search.js"],
        )
        assert not [name for _, about in found for name in about if name.startswith("on")]
        assert {tag for tag, _ in found}.isdisjoint({"b", "svg"})
        assert not re.search("[\u202a-\u202e\u2066-\u2069]", page.read_text(encoding="utf-8"))
    frame = json.loads((tmp_path / "page/oembed.json").read_text(encoding="utf-8"))["html"]
    assert [tag for tag, _ in Tags(frame).found] == ["iframe"]


def test_a_card_is_as_large_as_other_sites_ask_whatever_the_board() -> None:
    for width, height in ((1, 1), (52, 52), (39, 32), (52, 1)):
        picture = card(Game(width, height, opening="empty").board)
        assert 'width="1200" height="630" viewBox="0 0 1200 630"' in picture.splitlines()[0]


def test_without_a_build_the_error_says_what_to_do(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pages_folder, "board_script", lambda: None)
    assert main(["page", str(games / "final.sgf"), "-o", str(tmp_path / "page")]) == 2
    assert "run `make build`" in capsys.readouterr().err
    assert not (tmp_path / "page").exists()


def test_the_record_of_a_page_is_the_whole_game(games: Path, tmp_path: Path) -> None:
    assert main(["page", str(games / "Round 1.sgf"), "--game", "2", "-o", str(tmp_path / "page")]) == 0
    record = (tmp_path / "page/game.sgf").read_text(encoding="utf-8")
    assert "PB[Ewa]" in record
