"""The search: what its values promise, and what it leaves out."""

from __future__ import annotations

from collections.abc import Generator

from kropki.computer.player import load_knowledge
from kropki.computer.search import Search
from kropki.computer.trajectories import Trajectory
from lab.tactics.problems import Problem, problems


class Endless(Search):
    """Lets a player do nothing right after the other one has done nothing."""

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
    """How many positions a search seven plies deep sees in a tactical position."""
    searching = search(
        problem.board(), problem.turn, 1 - problem.turn, load_knowledge()[0], max_depth=7, ladders=False
    )
    for _ in searching.run():
        pass
    return searching.info.positions


def test_a_line_ends_when_both_do_nothing_which_spares_a_sixth_of_the_positions() -> None:
    chosen = [problem for problem in problems() if problem.kind in ("doubles", "saves")]
    seen = sum(positions_seen(problem, Search) for problem in chosen)
    assert seen < 5 / 6 * sum(positions_seen(problem, Endless) for problem in chosen)
