"""`kropki serve`: the page for people who installed the package and saved the page."""

import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from kropki.cli.commands import main
from kropki.cli.server import serving

ROOT = Path(__file__).parents[1]
THE_PAGE = '<!doctype html>\n<title data-l10n="title">Kropki</title>\n'


def test_one_file_is_served_and_nothing_beside_it(tmp_path: Path) -> None:
    (tmp_path / "kropki.html").write_text("<!doctype html>", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    with serving(tmp_path / "kropki.html", is_public=False) as address:
        for name in ("", "kropki.html", "?a=b", "kropki.html?x"):
            with urlopen(address + name) as answer:
                assert answer.read() == b"<!doctype html>"
                assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
                assert not answer.headers["Access-Control-Allow-Origin"]
        for name in (
            "secret.txt",
            "index.html",
            "kropki.html/nothing",
            "%2e%2e/x",
            "kropki.htm",
        ):
            with pytest.raises(HTTPError, match="404"):
                urlopen(address + name)


@pytest.mark.parametrize(("place", "words"), [("kropki.html", []), ("x/kropki.html", ["x"]), ("dist", [])])
def test_the_page_is_found_and_served_to_this_machine(place: str, words: list[str], tmp_path: Path) -> None:
    path = tmp_path / place
    if path.suffix:
        path.parent.mkdir(exist_ok=True)
        path.write_text(THE_PAGE, encoding="utf-8")
    else:
        (path / "runtime").mkdir(parents=True)
        (path / "runtime/manifest.json").write_text("{}", encoding="utf-8")
        (path / "index.html").write_text(THE_PAGE, encoding="utf-8")
    command = [sys.executable, "-m", "kropki", "serve", *words, "--port", "0"]
    with subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.PIPE, encoding="utf-8", env={"PYTHONPATH": str(ROOT)}
    ) as server:
        assert server.stdout
        found = re.match(r"Kropki is at (http://127\.0\.0\.1:\d+/)", server.stdout.readline())
        try:
            assert found
            assert urlopen(found[1]).read() == THE_PAGE.encode()
        finally:
            server.send_signal(signal.SIGTERM)


@pytest.mark.parametrize("words", [[], ["missing.html"], ["."]])
def test_without_a_page_it_says_where_to_get_one(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["serve", *words]) == 2
    said = capsys.readouterr().err
    assert "does not come with pip install" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("text", ["(;GM[40]SZ[5])", "<!doctype html><title>Ola – Jan</title>", ""])
def test_another_file_is_not_served(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.html"
    path.write_text(text, encoding="utf-8")
    assert main(["serve", str(path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert f"{path} is not the page" in said.err


def test_the_page_is_known_by_its_title() -> None:
    assert THE_PAGE.splitlines()[1] in (ROOT / "index.html").read_text(encoding="utf-8")[:500]
