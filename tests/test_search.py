"""The search: its values are those of a search that tries every move, and its lines lead to them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import cache
from random import Random

import pytest

from kropki.board.board import Board
from kropki.computer import search as module
from kropki.computer.foresight import Foresight
from kropki.computer.ladder import ForcedLine, LadderReader, ladder_starts
from kropki.computer.lookahead import Lookahead, Threat, leads_of, threats_of
from kropki.computer.player import load_policy
from kropki.computer.search import (
    FAR_FROM_END,
    FORESIGHT_WEIGHT,
    LADDER_BUDGET,
    MAX_LINES,
    PATIENT_DEPTH,
    SHORT_LADDER,
    SURVEY_QUALITY,
    RatePoints,
    Search,
    SearchInfo,
)
from kropki.computer.steps import Steps, run_to_end
from kropki.computer.trajectories import Trajectories, TrajectoryFinder, lead
from kropki.puzzle.puzzle import Puzzle
from research.tactics.problems import load_problems

Qualities = dict[int, float]


@cache
def boards() -> list[Board]:
    """Return crowded random positions with some open points."""
    found = []
    for seed in range(150):
        random = Random(seed)
        board = Board(6, 6)
        for i in range(random.randint(18, 30)):
            board.play(random.choice([*board.legal_points]), i % 2)
        if 0 < len(board.legal_points) <= 14:
            found.append(board)
    assert len(found) >= 80
    return found


def value(board: Board, player: int, depth: int, after_null: bool) -> int:
    """Return the lead of the player to move after `depth` plies, by trying every move of both players."""
    now = lead(board, player)
    if not depth:
        return now
    best = now if after_null else -value(board, 1 - player, depth - 1, True)
    for point in [*board.legal_points]:
        board.play(point, player)
        best = max(best, -value(board, 1 - player, depth - 1, False))
        board.undo()
    return best


def values(board: Board, depth: int) -> dict[int, float]:
    """Return the value of each move of player 0, by trying every move of both players."""
    found = {}
    for point in [*board.legal_points]:
        board.play(point, 0)
        found[point] = float(-value(board, 1, depth - 1, False))
        board.undo()
    return found


def rated(qualities: Qualities) -> RatePoints:
    """Return a policy that gives these qualities in every position."""

    def order(known: Trajectories, player: int, last: tuple[int, ...]) -> Steps[Qualities]:
        yield
        return qualities

    return order


def search(
    board: Board, depth: int, qualities: Qualities | None = None, quiet_width: int = 99, **options: object
) -> Search:
    """Return a finished search for a move of player 0 that tries all points by default, without ladders."""
    order = rated(qualities or dict.fromkeys(board.legal_points, 0.0))
    done = Search(board, 0, 1, order, max_depth=depth, ladders=False, quiet_width=quiet_width, **options)  # type: ignore[arg-type]
    for _ in done.run():
        pass
    return done


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_values_are_exact_for_three_plies(depth: int) -> None:
    for board in boards():
        before = str(board)
        candidates = search(board, depth, multi_pv=99).info.candidates
        assert str(board) == before
        assert {candidate.point: candidate.value for candidate in candidates} == values(board, depth)


def test_of_the_best_points_the_one_of_the_highest_quality_comes_first() -> None:
    """But for rare positions where the search gives up a line although captures on the way add up."""
    random = Random(1)
    wrong = 0
    for board in boards():
        qualities = {point: random.uniform(-1, 1) for point in board.legal_points}
        exact = values(board, 3)
        best = search(board, 3, qualities).info.candidates[0]
        assert best.quality == qualities[best.point]
        wrong += (best.value, best.quality) != max((exact[point], qualities[point]) for point in exact)
    assert wrong <= 1


@pytest.mark.parametrize("multi_pv", [2, 3])
def test_as_many_values_are_exact_as_asked_for(multi_pv: int) -> None:
    for board in boards():
        exact = values(board, 3)
        candidates = search(board, 3, multi_pv=multi_pv).info.candidates
        assert [c.value for c in candidates[:multi_pv]] == sorted(exact.values(), reverse=True)[:multi_pv]
        for candidate in candidates:
            assert candidate.value >= exact[candidate.point]
            assert candidate.value == exact[candidate.point] or candidate not in candidates[:multi_pv]


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_positions_that_differ_only_in_captured_dots_are_not_confused(depth: int) -> None:
    open_house, captured = (
        Board.from_text(
            f"""
            .  R  .  .  .  .  .  .
            R  {inside} R  .  R  .  .  .
            .  R  .  R  B  .  .  .
            .  .  .  .  R  .  .  .
            .  .  .  .  .  .  .  .
            """
        )
        for inside in (".", "Br")
    )
    assert all(open_house.alive_mask(player) == captured.alive_mask(player) for player in (0, 1))
    ahead = Lookahead(open_house)
    for board, expected in ((open_house, 1), (captured, 2)):
        ahead.board = board
        threats = threats_of(run_to_end(TrajectoryFinder(board, 0).find(1)))
        steps = ahead.search(0, 1, depth, -99.0, 99.0, threats, [], None, leads_of(board), board.open_mask)
        assert run_to_end(steps) == expected


def test_exact_values_of_few_candidates_are_found_in_fewer_positions() -> None:
    seen = [
        sum(search(board, 5, multi_pv=multi_pv).info.positions for board in boards()[:40])
        for multi_pv in (1, 3, 99)
    ]
    assert seen == sorted(seen)
    assert seen[0] < 0.8 * seen[2]


def test_candidates_are_complete_and_sorted_at_every_step() -> None:
    for board in boards()[:20]:
        random = Random(len(board.legal_points))
        qualities = {point: random.uniform(-1, 1) for point in board.legal_points}

        searching = Search(board, 0, 1, rated(qualities), max_depth=4, ladders=False, quiet_width=99)
        found = searching.info.candidates
        assert found == []
        for _ in searching.run():
            if searching.info.candidates is not found:
                found = searching.info.candidates
                assert isinstance(found, list)
                assert len(found) == len({c.point for c in found}) == len(qualities)
                assert all(qualities[c.point] == c.quality for c in found)
        keys = [(-c.value, -c.quality) for c in searching.info.candidates]
        assert keys == sorted(keys)


def played_out(problem: Puzzle, line: tuple[int | None, ...]) -> int:
    """Return the lead of the player to move at the end of a line, where every move must be legal."""
    board = problem.board()
    player = problem.turn
    for point in line:
        if point is not None:
            assert point in board.legal_points
            board.play(point, player)
        player = 1 - player
    return lead(board, problem.turn)


@pytest.mark.parametrize("depth", [3, 5])
def test_the_line_of_the_best_move_leads_to_its_value(depth: int) -> None:
    longest = 0
    for problem in load_problems():
        player = problem.turn
        policy = load_policy()
        done = Search(problem.board(), player, 1 - player, policy, max_depth=depth, ladders=False)
        for _ in done.run():
            pass
        best = done.info.candidates[0]
        assert best.line[0] == best.point
        assert best.line[-1] is not None
        assert played_out(problem, best.line) == best.value
        longest = max(longest, len(best.line))
    assert longest == depth


def ladders(board: Board, attacker: int, starts: list[int]) -> dict[int, ForcedLine]:
    """Return the ladders that gain something, by their first points."""
    found = {}
    for point in starts:
        if board.open_mask >> point & 1:
            reader = LadderReader(board, attacker, 1 - attacker, LADDER_BUDGET)
            line = run_to_end(reader.read(point))
            if line.gain:
                found[point] = line
    return found


def starts_of(board: Board, attacker: int) -> list[int]:
    return ladder_starts(board, run_to_end(TrajectoryFinder(board, attacker).find(2)))


@pytest.mark.parametrize("kind", ["ladders", "races"])
def test_ladders_of_the_player_count(kind: str) -> None:
    seen = 0
    for problem in load_problems():
        if problem.theme != kind:
            continue
        board, player = problem.board(), problem.turn
        expected = ladders(board, player, starts_of(board, player))
        searching = Search(board, player, 1 - player, load_policy(), max_depth=2)
        for _ in searching.run():
            pass
        info = searching.info
        candidates = {candidate.point: candidate for candidate in info.candidates}
        theirs = ladders(board, 1 - player, starts_of(board, 1 - player))
        for point in board.legal_points:
            gain = expected[point].gain if point in expected else 0
            assert searching.forced_gain(point) == gain
            if gain and not theirs:
                assert candidates[point].value >= lead(board, player) + gain
        for candidate in info.candidates[:MAX_LINES]:
            if candidate.point in expected:
                assert candidate.line == expected[candidate.point].points
                seen += 1
    assert seen >= 5


def test_short_ladders_are_never_overlooked_and_long_ones_are() -> None:
    short = long = 0
    for problem in load_problems():
        if problem.theme in ("ladders", "captures", "races"):
            board, player = problem.board(), problem.turn
            expected = ladders(board, player, starts_of(board, player))
            blind = Search(board, player, 1 - player, load_policy(), max_depth=2, notices=lambda _: False)
            for _ in blind.run():
                pass
            for point, line in expected.items():
                is_short = len(line.points) <= SHORT_LADDER
                assert blind.forced_gain(point) == (line.gain if is_short else 0)
                short += is_short
                long += not is_short
    assert min(short, long) >= 5


def test_ladders_that_were_given_up_are_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "QUICK_BUDGET", 5)
    later = 0
    for problem in load_problems():
        if problem.theme == "ladders":
            board, player = problem.board(), problem.turn
            expected = ladders(board, player, starts_of(board, player))
            searching = Search(board, player, 1 - player, load_policy(), max_depth=PATIENT_DEPTH)
            early: set[int] = set()
            for _ in searching.run():
                if searching.info.depth < PATIENT_DEPTH - 1:
                    early = {point for point in board.legal_points if searching.forced_gain(point)}
            gains = {point: searching.forced_gain(point) for point in board.legal_points}
            assert {point: gain for point, gain in gains.items() if gain} == {
                point: line.gain for point, line in expected.items()
            }
            later += early < expected.keys()
    assert later >= 5


def test_a_small_ladder_does_not_hide_a_large_loss() -> None:
    board = Board.from_text("""
        .  .  .  .  .  .  .  .  .  .  .  .
        .  .  R  R  R  .  .  .  .  .  .  .
        .  R  B  B  B  R  R  R  R  .  .  .
        .  R  B  Rb B  B  .  B  B  R  B  .
        .  .  B  B  .  B  .  B  .  R  B  .
        R  B  B  R  R  B  B  Rb B  R  .  .
        R  B  R  .  .  R  R  B  B  R  .  .
        R  B  B  .  R  R  Br R  R  .  .  .
        .  R  .  .  .  B  R  .  .  .  .  .
        .  .  .  .  .  B  .  .  .  .  .  .
        .  .  .  .  .  B  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .
    """)
    ladder = board.grid.from_letters("dh")  # gains a dot, but Red answers at di and captures 24
    searching = Search(board, 1, 0, load_policy(), max_depth=6)
    for _ in searching.run():
        pass
    info = searching.info
    values = {candidate.point: candidate.value for candidate in info.candidates}
    assert searching.forced_gain(ladder) == 1
    assert values[ladder] < lead(board, 1) - 20
    assert info.candidates[0].value == lead(board, 1)


def feared_ladders(*themes: str) -> Iterator[tuple[Board, int, dict[int, ForcedLine]]]:
    """Yield tactical positions, the player who defends, and the ladders of the other one by their starts."""
    for problem in load_problems():
        if problem.theme in themes:
            board = problem.board()
            player = problem.turn if problem.theme == "saves" else 1 - problem.turn
            yield board, player, ladders(board, 1 - player, starts_of(board, 1 - player))


@pytest.mark.slow
def test_ladders_of_the_opponent_are_prevented_if_possible() -> None:
    prevented = refuted = 0
    for board, player, feared in feared_ladders("ladders", "races", "saves", "captures", "middle", "doubles"):
        enemy = 1 - player
        starts = [*feared]
        most = max((line.gain for line in feared.values()), default=0)
        searching = Search(board, player, enemy, load_policy(), max_depth=2)
        for _ in searching.run():
            pass
        candidates = searching.info.candidates
        tried = {candidate.point for candidate in candidates}
        assert tried >= {p for line in feared.values() for p in line.points if p in board.legal_points}
        for candidate in candidates:
            point = candidate.point
            board.play(point, player)
            left = ladders(board, enemy, starts)
            after = lead(board, player)
            board.undo()
            worst = max(left.values(), key=lambda line: line.gain, default=ForcedLine(0, ()))
            if candidate is candidates[0] and worst.gain and not searching.forced_gain(point):
                assert candidate.value <= after - worst.gain
            if worst.gain and candidate.line == (point, *worst.points):
                assert candidate.value == after - worst.gain
                refuted += 1
            assert searching.prevented_gain(point) in (0, 0 if worst.gain else most)
            prevented += searching.prevented_gain(point) > 0
    assert prevented >= 10
    assert refuted >= 3


@pytest.mark.slow
def test_of_many_points_one_that_prevents_a_ladder_comes_first_if_there_is_one() -> None:
    """But for rare points elsewhere that prevent a ladder, which the search does not expect."""
    found = wrong = 0
    for board, player, feared in feared_ladders("ladders", "captures", "saves"):
        if not feared:
            continue
        enemy, starts = 1 - player, [*feared]
        random = Random(1)
        order = rated({point: random.random() for point in board.legal_points})
        searching = Search(board, player, enemy, order, max_depth=1, quiet_width=99)
        for _ in searching.run():
            pass
        ceilings = {}
        for point in board.legal_points:
            board.play(point, player)
            left = ladders(board, enemy, starts)
            ceilings[point] = lead(board, player) - max((line.gain for line in left.values()), default=0)
            board.undo()
        best = max(ceilings.values())
        found += best > min(ceilings.values())
        wrong += ceilings[searching.info.candidates[0].point] < best
    assert found >= 20
    assert wrong <= 1


def test_a_move_that_allows_a_ladder_comes_first_only_if_nothing_is_better() -> None:
    refuted = 0
    for problem in load_problems():
        if problem.theme not in ("ladders", "races", "saves"):
            continue
        for player in (0, 1):
            searching = Search(problem.board(), player, 1 - player, load_policy(), max_depth=4)
            for _ in searching.run():
                candidates = searching.info.candidates
                if candidates and len(candidates[0].line) > 1:
                    refuted += 1
                    assert candidates[0].value == max(candidate.value for candidate in candidates)
    assert refuted >= 10


def test_only_allowed_points_are_tried() -> None:
    for board in boards()[:20]:
        allowed = [*board.legal_points][::2]
        mask = sum(board.grid.bits[point] for point in allowed)
        occupied = board.alive_mask(0) | board.alive_mask(1)
        candidates = search(board, 3, allowed=mask | occupied).info.candidates
        assert {candidate.point for candidate in candidates} == set(allowed)


def test_if_the_policy_rates_no_allowed_point_all_of_them_are_tried() -> None:
    for board in boards()[:5]:
        searching = Search(board, 0, 1, rated({}), max_depth=1, ladders=False, quiet_width=99)
        for _ in searching.run():
            pass
        candidates = searching.info.candidates
        assert {candidate.point for candidate in candidates} == set(board.legal_points)
        assert {candidate.quality for candidate in candidates} == {0}


def test_a_search_without_ladders_reads_none() -> None:
    for problem in load_problems():
        if problem.theme == "ladders":
            player = problem.turn
            searching = Search(problem.board(), player, 1 - player, load_policy(), max_depth=1, ladders=False)
            for _ in searching.run():
                pass
            for point in problem.board().legal_points:
                assert searching.forced_gain(point) == searching.prevented_gain(point) == 0


@pytest.mark.parametrize(
    ("drawing", "loses"),
    [
        (". B .\nB . .\n. B .\n. . .", True),
        ("R B R\nB . .\nR B R\n. . R", True),
        (". B .\nB . R\n. B .\n. . .", False),
        (". B .\nB . R\n. R .\n. . .", False),
        (". B .\nB . .\n. R .\n. . .", False),
        (". . .\nB . .\n. B .\n. . .", False),
    ],
)
def test_even_a_player_that_sees_no_trajectories_sees_that_a_dot_would_be_surrounded(
    drawing: str, loses: bool
) -> None:
    for text, first in ((drawing, 0), (drawing.translate(str.maketrans("RB", "BR")), 1)):
        board = Board.from_text(text)
        middle = board.grid.from_letters("bb")
        order = rated(dict.fromkeys(board.legal_points, 0.0))
        searching = Search(
            board, first, 1 - first, order, max_depth=2, ladders=False, quiet_width=99, multi_pv=99,
            notices=lambda _: False,
        )  # fmt: skip
        for _ in searching.run():
            pass
        for candidate in searching.info.candidates:
            assert candidate.value == (-1 if loses and candidate.point == middle else 0)


def test_if_every_point_loses_more_points_are_tried() -> None:
    board = Board.from_text(". B . .\nB . . .\n. B . .\n. . . .")
    middle = board.grid.from_letters("bb")
    qualities = {point: float(point == middle) - point / 100 for point in board.legal_points}
    for depth, tried in ((1, 1), (2, 1), (3, 3)):
        searching = Search(
            board,
            0,
            1,
            rated(qualities),
            max_depth=depth,
            ladders=False,
            quiet_width=1,
            notices=lambda _: False,
        )
        for _ in searching.run():
            pass
        candidates = searching.info.candidates
        assert len(candidates) == tried
        assert (candidates[0].point == middle) == (tried == 1)


def test_points_that_the_policy_does_not_rate_have_the_lowest_quality() -> None:
    unrated = 0
    for board in boards()[:20]:
        points = [*board.legal_points]
        qualities = {point: 1.0 + point for point in points[::2]}
        for candidate in search(board, 3, qualities).info.candidates:
            lowest = min(qualities.values())
            assert candidate.quality == qualities.get(candidate.point, lowest - 1)
            unrated += candidate.point not in qualities
    assert unrated


class Expecting(Foresight):
    """Expects that each point gains what is set for it."""

    def __init__(self, gains: Qualities) -> None:
        self.gains_of = gains
        self.asked: list[int] = []

    def gains_after(
        self, board: Board, points: Sequence[int], player: int, enemy: int, last: tuple[int, ...]
    ) -> Steps[list[float]]:
        yield
        self.asked += points
        return [self.gains_of[point] for point in points]


@pytest.fixture
def far_from_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let random games and the network be asked however few points are open."""
    monkeypatch.setattr("kropki.computer.search.FAR_FROM_END", 0)


@pytest.mark.usefixtures("far_from_end")
@pytest.mark.parametrize("multi_pv", [1, 3])
def test_what_the_network_expects_adds_to_the_value(multi_pv: int) -> None:
    """But for rare positions where the search gives up a line although captures on the way add up."""
    wrong = changed = 0
    for number, board in enumerate(boards()):
        random = Random(number)
        gains = {point: random.uniform(-4, 4) for point in board.legal_points}
        most = max(gains.values())
        promises = {point: FORESIGHT_WEIGHT * (gain - most) for point, gain in gains.items()}
        exact = values(board, 3)
        best = max(exact, key=lambda point: exact[point] + promises[point])
        foresight = Expecting(gains)
        found = search(board, 3, foresight=foresight, foreseen=99, multi_pv=multi_pv).info.candidates
        assert sorted(foresight.asked) == sorted(gains)
        assert {c.point: c.promise for c in found} == pytest.approx(promises)
        wrong += found[0].point != best or found[0].value != exact[best]
        changed += exact[best] < max(exact.values())
    assert wrong <= 1
    assert changed >= 5


@pytest.mark.usefixtures("far_from_end")
def test_points_that_the_network_has_not_looked_at_promise_least() -> None:
    for number, board in enumerate(boards()[:30]):
        random = Random(number)
        gains = {point: random.uniform(-4, 4) for point in board.legal_points}
        quality = {point: random.uniform(-1, 1) for point in board.legal_points}
        foresight = Expecting(gains)
        found = search(board, 3, quality, foresight=foresight, foreseen=4).info.candidates
        assert len(foresight.asked) == min(4, len(gains))
        assert foresight.asked[:2] == sorted(quality, key=lambda point: -quality[point])[:2]
        least = min(candidate.promise for candidate in found)
        assert all(c.promise == least for c in found if c.point not in foresight.asked)
        assert max(candidate.promise for candidate in found) == 0


@pytest.mark.usefixtures("far_from_end")
def test_a_point_that_was_no_candidate_may_become_the_best() -> None:
    board = Board(6, 6)
    least, most = board.grid.from_letters("bb"), board.grid.from_letters("ee")
    gains = dict.fromkeys(board.legal_points, -1.0) | {least: -2.0, most: 2.0}
    quality = dict.fromkeys(board.legal_points, 0.0) | {least: 3.0, most: 2.0}
    found = search(board, 3, quality, foresight=Expecting(gains), foreseen=4, quiet_width=1).info.candidates
    assert [candidate.point for candidate in found] == [most]


@pytest.mark.usefixtures("far_from_end")
def test_what_random_games_tell_adds_to_the_value() -> None:
    asked: list[int] = []
    changed = 0
    for number, board in enumerate(boards()):
        random = Random(number)
        gains = {point: random.uniform(-2, 2) for point in board.legal_points}
        quality = {point: random.uniform(-1, 1) for point in board.legal_points}

        def survey(known: Trajectories, points: Sequence[int], gains: Qualities = gains) -> Steps[Qualities]:
            asked[:] = points
            yield
            return gains

        exact, most = values(board, 3), max(gains.values())
        promises = {point: gains[point] - most for point in gains}
        best = max(exact, key=lambda point: exact[point] + promises[point])
        searching = search(board, 3, quality, survey=survey)
        found = searching.info.candidates
        assert asked == sorted(quality, key=lambda point: -quality[point])
        assert found[0].point == best
        assert {c.point: c.promise for c in found} == pytest.approx(promises)
        changed += exact[best] < max(exact.values())
    assert changed >= 5


def test_near_the_end_neither_random_games_nor_the_network_are_asked() -> None:
    asked = []

    def survey(known: Trajectories, points: Sequence[int]) -> Steps[Qualities]:
        asked.append(len(points))
        yield
        return dict.fromkeys(points, 0.0)

    for board in (Board(5, 5), Board(6, 6)):
        gains = dict.fromkeys(board.legal_points, 0.0)
        foresight = Expecting(gains)
        search(board, 3, gains, survey=survey, foresight=foresight, foreseen=4)
        assert (len(foresight.asked), asked) == ((0, []) if len(gains) < FAR_FROM_END else (4, [36]))


@pytest.mark.usefixtures("far_from_end")
def test_points_that_random_games_like_are_tried_first() -> None:
    board = Board(6, 6)
    random = Random(1)
    gains = {point: random.uniform(-1, 1) for point in board.legal_points}
    quality = {point: random.uniform(-4, 4) for point in board.legal_points}

    def survey(known: Trajectories, points: Sequence[int]) -> Steps[Qualities]:
        yield
        return gains

    found = search(board, 1, quality, survey=survey, quiet_width=5).info.candidates
    ranked = sorted(gains, key=lambda point: gains[point] + SURVEY_QUALITY * quality[point])
    assert {candidate.point for candidate in found} == {*ranked[-5:]}


def test_the_network_is_not_asked_about_the_last_points() -> None:
    for board in boards()[:20]:
        foresight = Expecting({})
        found = search(board, 3, foresight=foresight, foreseen=99).info.candidates
        assert not foresight.asked
        assert {candidate.promise for candidate in found} == {0}


def searched(problem: Puzzle) -> SearchInfo:
    """Return what a search seven plies deep finds in a tactical position."""
    searching = Search(
        problem.board(), problem.turn, 1 - problem.turn, load_policy(), max_depth=7, ladders=False
    )
    for _ in searching.run():
        pass
    return searching.info


def test_less_deep_null_moves_and_late_points_save_half_of_the_positions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chosen = [problem for problem in load_problems() if problem.theme in {"races", "doubles"}]
    found = [*map(searched, chosen)]
    monkeypatch.setattr("kropki.computer.lookahead.FULL_PLIES", 99)
    monkeypatch.setattr(module, "WHOLE_DEPTH", 99)
    whole = [*map(searched, chosen)]
    assert sum(info.positions for info in found) < sum(info.positions for info in whole) / 2
    pairs = zip(found, whole, strict=True)
    same = sum(one.candidates[0].value == other.candidates[0].value for one, other in pairs)
    assert same >= 0.95 * len(chosen)


def test_of_all_dots_that_belong_to_no_trajectory_one_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board.from_text(
        """
        .  .  .  .  .  .  .  .
        .  .  R  .  .  .  .  .
        .  R  B  .  .  .  .  .
        .  .  R  .  .  B  .  .
        .  .  .  .  B  R  B  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        """
    )
    narrow = Search._narrow
    bounds: list[float] = []

    def counted(
        self: Search, look: Callable[[float, float], Steps[float]], bound: float, guess: float | None
    ) -> Steps[float]:
        bounds.append(bound)
        return narrow(self, look, bound, guess)

    monkeypatch.setattr(Search, "_narrow", counted)
    candidates = search(board, 2, multi_pv=99).info.candidates
    assert {c.point: c.value for c in candidates} == values(board, 2)
    assert len(candidates) == len(board.legal_points) > 40
    assert len(bounds) == 3  # the two points where a dot captures or saves dots, and any other


class Endless(Lookahead):
    """Looks ahead with any number of null moves in a row."""

    def search(
        self,
        player: int,
        other: int,
        depth: int,
        alpha: float,
        beta: float,
        own: list[Threat],
        theirs: list[Threat],
        last: int | None,
        leads: tuple[int, ...],
        free: int,
    ) -> Generator[None, None, float]:
        off_board = 0
        return super().search(
            player, other, depth, alpha, beta, own, theirs, off_board if last is None else last, leads, free
        )


@pytest.mark.slow
def test_ending_lines_after_two_null_moves_saves_a_sixth_of_the_positions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chosen = [problem for problem in load_problems() if problem.theme == "saves"]
    seen = sum(searched(problem).positions for problem in chosen)
    monkeypatch.setattr("kropki.computer.search.Lookahead", Endless)
    assert seen < 5 / 6 * sum(searched(problem).positions for problem in chosen)
