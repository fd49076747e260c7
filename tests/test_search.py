"""The search."""

from __future__ import annotations

from collections.abc import Generator

from kropki.computer.player import load_knowledge
from kropki.computer.search import Search
from kropki.computer.trajectories import Trajectory
from lab.tactics.problems import Problem, load_problems


class EndlessSearch(Search):
    """A search that allows any number of null moves in a row."""

    def _search(
        self,
        player: int,
        other: int,
        depth: int,
        alpha: float,
        beta: float,
        own: list[Trajectory],
        foe: list[Trajectory],
        after_null: bool,
    ) -> Generator[None, None, float]:
        return super()._search(player, other, depth, alpha, beta, own, foe, False)


def positions_seen(problem: Problem, search: type[Search]) -> int:
    """Return how many positions a search seven plies deep visits in a tactical position."""
    searching = search(
        problem.board(), problem.turn, 1 - problem.turn, load_knowledge()[0], max_depth=7, ladders=False
    )
    for _ in searching.run():
        pass
    return searching.info.positions


def test_ending_lines_after_two_null_moves_saves_a_sixth_of_the_positions() -> None:
    chosen = [problem for problem in load_problems() if problem.kind in ("doubles", "saves")]
    seen = sum(positions_seen(problem, Search) for problem in chosen)
    assert seen < 5 / 6 * sum(positions_seen(problem, EndlessSearch) for problem in chosen)
