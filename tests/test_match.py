"""Matches: settings, statistics, games that are kept, and programs that misbehave."""

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import kropki
from kropki.board.board import Board
from kropki.computer.levels import LEVELS
from kropki.game.game import Game
from kropki.game.scatter import scatter
from kropki.record import read_games
from research.match import games as match_games
from research.match import players
from research.match.__main__ import level_pairs, main, partners
from research.match.checkout import check_out, engine_of
from research.match.fixtures import Fixture, make_fixtures
from research.match.games import GameResult, load_result, play_match
from research.match.settings import STYLE_NAMES, InvalidMatch, PlayerSettings
from research.match.statistics import MatchScore, format_ratings, format_table, wilson_interval

WEAK = PlayerSettings(level=1, steps=2)
WEAKER = PlayerSettings(level=1, steps=1, seed=1)
ENGINE = f"{sys.executable} -S -m kropki engine --level 1"


TALK = """
def ask(): return input().split()
def say(words, *more): print('=', *words[:2], *more, flush=True)
"""
ANSWER = """
while not (w := ask())[1].startswith('gen_move'):
    say(w, *w[2:] if w[1] == 'play' else ())
"""


def program(code: str) -> PlayerSettings:
    """Return a program that runs lines of Python; `ask()` returns the words of a command, `say()` answers
    it."""
    return PlayerSettings(seconds=0.1, command=(sys.executable, "-S", "-c", TALK + code))


def small(settings: tuple[PlayerSettings, PlayerSettings] = (WEAK, WEAKER), games: int = 2) -> list[Fixture]:
    return make_fixtures(settings, games, sizes=[(6, 5)], scattered=2)


@pytest.mark.parametrize(
    ("text", "settings"),
    [
        ("level=4", PlayerSettings(4)),
        ("level=8,seconds=0.3", PlayerSettings(8, seconds=0.3)),
        ("steps=200,seed=3", PlayerSettings(steps=200, seed=3)),
        ("command=a 'b c',level=2", PlayerSettings(command=("a", "b c,level=2"))),
        ("style=takes,seed=2", PlayerSettings(style="takes", seed=2)),
        ("seconds=0.3,commit=a0bea0d", PlayerSettings(seconds=0.3, commit="a0bea0d")),
        ("seconds=1.5,seed=2,command=a", PlayerSettings(seconds=1.5, seed=2, command=("a",))),
    ],
)
def test_settings_are_read_from_text(text: str, settings: PlayerSettings) -> None:
    assert PlayerSettings.parse(text) == settings
    assert PlayerSettings.parse(str(settings)) == settings


@pytest.mark.parametrize(
    "text",
    [
        *("", "4", "level", "level=", "level=9", "level=4,", "level=4,level=5", "strength=4", "steps=0"),
        *("seconds=0", "seconds=nan", "seconds=1,steps=2", "seed=-1", "seed=1 2", "Level=4"),
        *("command=", "command='", "level=1,command=a", "steps=1,command=a"),
        *(
            "style=none",
            "style=takes,level=2",
            "commit=main",
            "commit=a0bea0d,style=takes",
            "style=takes,command=a",
        ),
    ],
)
def test_other_texts_are_not_valid(text: str) -> None:
    with pytest.raises(InvalidMatch):
        PlayerSettings.parse(text)


def test_pairs_begin_alike_with_the_colours_changed() -> None:
    games = make_fixtures((WEAK, WEAKER), 8, sizes=[(8, 8), (9, 7)], openings=["cross", "empty"], seed=5)
    for first, second in zip(games[::2], games[1::2], strict=True):
        assert first.players == (WEAK, WEAKER)
        assert not first.swapped and second.swapped
        assert replace(first, number=second.number, players=(WEAKER, WEAK)) == second
    assert [game.seed for game in games[::2]] == [5, 6, 7, 8]
    assert {game.start for game in games} == {"8×8 cross", "9×7 cross", "8×8 empty", "9×7 empty"}
    assert len({game.file_name() for game in games}) == 8


@pytest.mark.parametrize("games", [0, 1, 7])
def test_games_are_played_in_pairs(games: int) -> None:
    with pytest.raises(InvalidMatch):
        make_fixtures((WEAK, WEAKER), games)


def test_scattered_dots_capture_nothing_and_depend_on_the_seed_alone() -> None:
    def scattered(seed: int, opening: str = "cross") -> Board:
        game = Game(12, 12, opening=opening)
        scatter(game, 20, seed)
        assert game.ply == 20
        return game.board

    assert str(scattered(1)) == str(scattered(1)) != str(scattered(2))
    for seed in range(5):
        assert scattered(seed).captures == scattered(seed, "empty").captures == (0, 0)


def test_a_game_that_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games = small(games=4)
    first = [*play_match(games[:3], folder=tmp_path)]
    (tmp_path / games[3].file_name()).write_text("(;GM[40]SZ[6:5];B[aa])")
    (tmp_path / games[2].file_name()).write_text("half")
    again = [*play_match(games, folder=tmp_path)]
    assert again[:2] == first[:2]
    assert [result.fixture.number for result in again] == [0, 1, 2, 3]
    assert len([*tmp_path.iterdir()]) == 4
    monkeypatch.setattr(match_games, "play_game", None)
    assert sorted(play_match(games, folder=tmp_path), key=lambda r: r.fixture.number) == again


@pytest.mark.parametrize("full_board", [False, True])
def test_a_kept_game_has_the_same_result(tmp_path: Path, full_board: bool) -> None:
    for fixture in make_fixtures(
        (PlayerSettings(level=3, steps=3), WEAKER), 6, sizes=[(7, 7)], to_full_board=full_board
    ):
        [result] = play_match([fixture], folder=tmp_path)
        assert load_result(fixture, tmp_path) == result
        [reading] = read_games((tmp_path / fixture.file_name()).read_bytes())
        assert not reading.all_diagnostics
        game = reading.game
        game.go_to_ply(game.plies)
        assert game.names == tuple(str(player) for player in fixture.players)
        assert game.outcome
        assert game.board.is_full or not full_board
        assert result.fault == ""
        dots = sum(map(len, result.seconds))
        assert dots == game.ply - fixture.scattered - (0 if game.board.is_full else 1)


def test_the_same_steps_and_seeds_give_the_same_game(tmp_path: Path) -> None:
    [fixture, _] = small()
    games = []
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        [*play_match([fixture], folder=tmp_path / folder)]
        [reading] = read_games((tmp_path / folder / fixture.file_name()).read_bytes())
        games.append([getattr(move, "point", None) for move in reading.game.moves])
    assert games[0] == games[1]


def test_a_program_plays(tmp_path: Path) -> None:
    outside = PlayerSettings.parse(f"seconds=0.05,command={ENGINE}")
    for fixture in make_fixtures(
        (outside, WEAKER), 2, sizes=[(5, 4)], openings=["cross"], scattered=1, to_full_board=True
    ):
        [result] = play_match([fixture], folder=tmp_path)
        assert result.fault == ""
        assert sum(map(len, result.seconds)) >= 5
        assert load_result(fixture, tmp_path) == result


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("", "ended at init"),
        ("say(ask())\nraise SystemExit(1)", "ended at play"),
        (ANSWER, "ended at gen_move_with_time"),
        (ANSWER + "say(w, 2, 2, w[2])\nask()", "dot"),
        (ANSWER + "say(w, 6, 0, w[2])\nask()", "played no point of the board: '6 0 "),
        (ANSWER + "say(w, 0, 0)\nask()", "played no point of the board: '0 0'"),
        (ANSWER + "print('?', *w[:2], flush=True)\nask()", "to 'gen_move_with_time"),
        (ANSWER + "print('\\xff', flush=True)\nask()", "to 'gen_move_with_time"),
        ("import time\nprint('', flush=True)\ntime.sleep(60)", "answered '' to 'init"),
        ("import time\ntime.sleep(60)", "did not answer init"),
    ],
)
def test_a_program_that_fails_loses(
    code: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "START_SECONDS", 1.0 if fault == "did not answer init" else 60.0)
    results = []
    for fixture in small((program(code), WEAKER)):
        [result] = play_match([fixture], folder=tmp_path)
        assert result.score == 0
        assert fault in result.fault
        assert load_result(fixture, tmp_path) == result
        results.append(result)
    table = format_table([results])
    assert table.count("lost by a fault: ") == 2


def test_a_program_that_cannot_be_started_ends_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["level=1", "command=/nowhere/engine"]) == 2
    assert "/nowhere/engine" in capsys.readouterr().err


def result(number: int, share: float, difference: int) -> GameResult:
    return GameResult(small(games=number // 2 * 2 + 2)[number], share, difference, ((0.5, 1.5), (0.25,)), "")


def test_the_statistics_of_a_match() -> None:
    results = [result(0, 1, 4), result(1, 0.5, 0), result(2, 0, -1), result(3, 1, 3)]
    score = MatchScore.of(results)
    assert (score.games, score.wins, score.draws, score.losses) == (4, 2, 1, 1)
    assert score.share == 0.625
    assert score.interval == wilson_interval(0.625, 4)
    assert score.difference == 1.5
    assert score.error == pytest.approx(1.19, abs=0.01)
    head, row, empty, who = format_table([results[::-1]]).splitlines()
    assert head.split()[:5] == ["games", "won", "drawn", "lost", "share"]
    assert row.split() == [
        *("match", "4", "2", "1", "1", "0.625", "0.219–0.908", "+1.50", "±", "1.19"),
        *("1.000", "1.500", "–", "0.250", "0.250", "–"),
    ]
    assert empty == ""
    assert who.startswith("match: level=1,steps=2 against level=1,steps=1,seed=1, Elo +")


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 10, 0.2366, 0.7634), (0, 10, 0, 0.2775), (1, 10, 0.7225, 1), (0.55, 200, 0.4807, 0.6173)],
)
def test_wilsons_interval(share: float, games: int, low: float, high: float) -> None:
    assert wilson_interval(share, games) == pytest.approx((low, high), abs=1e-3)


def test_all_levels_play_each_level_against_the_one_below() -> None:
    pairs = level_pairs()
    levels = [(upper.level, lower.level) for upper, lower, _ in pairs if lower.is_level]
    assert levels == [(level + 1, level) for level in sorted(LEVELS)[:-1]]
    for upper, _, games in pairs:
        assert games == (200 if LEVELS[upper.level].seconds <= 0.5 else 40)


def test_some_levels_play_their_sparring_partners() -> None:
    partners = {upper.level: str(lower) for upper, lower, _ in level_pairs() if not lower.is_level}
    assert partners == {
        1: "style=takes,seconds=0.1",
        2: "style=blocks,seconds=0.1",
        5: "style=shape,seconds=0.1",
        6: "style=tactics,seconds=0.1",
    }


def test_ratings_are_on_one_scale_from_level_1() -> None:
    partner = PlayerSettings(style="takes")
    matches = []
    for level, wins in ((1, 15), (2, 45)):
        scores = [1.0] * wins + [0.0] * (60 - wins)
        games = small((PlayerSettings(level=level), partner), 60)
        matches.append(
            [GameResult(game, score, 0, ((), ()), "") for game, score in zip(games, scores, strict=True)]
        )
    head, *rows = (line.split() for line in format_ratings(matches).splitlines())
    assert head == ["rating", "95", "%"]
    assert [row[0] for row in rows] == ["level=2", "style=takes", "level=1"]
    ratings = [int(row[1]) for row in rows]
    assert ratings[2] == 1000
    # three of four points are worth 191 points of Elo, and a little less with the drawn games that are added
    assert 175 < ratings[1] - ratings[2] < 191
    assert 175 < ratings[0] - ratings[1] < 191


def test_the_command_prints_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        str(WEAK),
        str(WEAKER),
        "--games",
        "2",
        "--size",
        "5x6",
        "--keep",
        str(tmp_path / "new"),
    ]
    words += ["--opening", "empty", "--opening", "cross", "--games", "4", "--scatter", "0", "--seed", "3"]
    assert main([*words, "--processes", "2"]) == 0
    printed = capsys.readouterr()
    assert printed.err.count("\n") == 4
    head, *rows = printed.out.splitlines()
    assert head.split()[0] == "games"
    assert [row.split()[0] for row in rows if row] == ["match", "5×6", "5×6", "match:"]
    assert main(words) == 0
    assert capsys.readouterr().out == printed.out
    assert len([*(tmp_path / "new").iterdir()]) == 4


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["level=1"],
        ["level=1", "level=2", "level=3"],
        ["level=1", "level=2", "--all-levels"],
        ["level=1", "level=99"],
        ["level=1", "level=2", "--games", "3"],
        ["level=1", "level=2", "--size", "2"],
        ["level=1", "level=2", "--size", "6", "--opening", "four-crosses"],
    ],
)
def test_an_invalid_match_is_reported(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err.startswith("kropki: ")


def test_the_yardstick_has_all_styles_and_the_old_version_with_equal_time() -> None:
    found = partners(PlayerSettings(level=8, seconds=0.3))
    assert [str(player) for player in found] == [
        *(f"style={style},seconds=0.3" for style in STYLE_NAMES),
        "commit=a0bea0d,seconds=0.3",
    ]
    assert [PlayerSettings.parse(str(player)) for player in found] == found


def test_a_commit_is_checked_out_once(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="0123456789"):
        check_out("0123456789", tmp_path)
    (tmp_path / "abcdef0").mkdir()
    assert check_out("abcdef0", tmp_path) == tmp_path / "abcdef0"


def test_a_commit_answers_as_an_engine(tmp_path: Path) -> None:
    (tmp_path / "abcdef0").mkdir()
    (tmp_path / "abcdef0/kropki").symlink_to(Path(kropki.__file__).parent)
    questions = "1 init 8 8 0\n2 play 3 3 0\n3 gen_move 1\n4 quit\n"
    done = subprocess.run(
        engine_of("abcdef0", 0.05, tmp_path), input=questions, capture_output=True, text=True, check=True
    )
    assert re.search(r"^= 3 gen_move [0-7] [0-7] 1$", done.stdout, re.MULTILINE)


def test_a_match_ends_when_it_is_clear(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["level=3", "style=takes", "--games", "200", "--size", "8", "--sprt", "0", "200"]
    assert main(words) == 0
    printed = capsys.readouterr()
    assert printed.err.count("\n") < 100
    assert "at least +200" in printed.out
