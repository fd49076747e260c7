"""The statistics of matches, and how they are printed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from kropki.bot.league import Result, Z, ratings
from kropki.cli.output import aligned
from research.match.games import GameResult
from research.match.sequential import Sprt, elo_interval, pair_shares
from research.match.settings import PlayerSettings

HEADINGS = (
    *("", "games", "won", "drawn", "lost", "share", "95 %", "difference"),
    *("first's s", "longest", "nodes/s", "second's s", "longest", "nodes/s"),
)
"""The columns of a table. The last ones are, for each player, the mean and the maximum time for a move, and
how many positions or random games a second the player looks at."""


FIRST_RATING = 1000
"""The rating of level 1."""


@dataclass(frozen=True)
class MatchScore:
    """The score of the first player of a match.

    Attributes:
        wins: The number of games won.
        draws: The number of games drawn.
        losses: The number of games lost.
        difference: The mean difference of captured dots.
        error: The standard error of the mean difference.
    """

    wins: int
    draws: int
    losses: int
    difference: float
    error: float

    @property
    def games(self) -> int:
        """The number of games played."""
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        """The share of the points won, where a draw counts half."""
        return (self.wins + self.draws / 2) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share."""
        return wilson_interval(self.share, self.games)

    @classmethod
    def of(cls, results: Sequence[GameResult]) -> MatchScore:
        """Return the score of at least one game."""
        scores = [result.score for result in results]
        differences = [result.difference for result in results]
        error = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0
        return cls(scores.count(1), scores.count(0.5), scores.count(0), fmean(differences), error)


def wilson_interval(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share by Wilson's formula.

    Args:
        share: The share of the points won.
        games: The number of games played.
    """
    z2 = Z**2 / games
    middle = (share + z2 / 2) / (1 + z2)
    half = Z / (1 + z2) * sqrt(share * (1 - share) / games + z2 / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def format_table(matches: Sequence[Sequence[GameResult]], test: Sprt | None = None) -> str:
    """Return a table of matches, with a list of the players and faults below it.

    A match with several sizes or openings has a further row for each of them.

    Args:
        matches: The results of each match, at least one.
        test: A test of each match, which the list then shows.
    """
    rows: list[tuple[str, ...]] = [HEADINGS]
    notes = []
    for number, unsorted in enumerate(matches, 1):
        results = sorted(unsorted, key=lambda result: result.fixture.number)
        first, second = results[0].fixture.match_players
        title = f"match {number}" if len(matches) > 1 else "match"
        notes.append(f"{title}: {first} against {second}{_elo(results, test)}")
        rows.append(_row(title, results))
        starts = dict.fromkeys(result.fixture.start for result in results)
        for start in starts if len(starts) > 1 else ():
            rows.append(_row(f"  {start}", [r for r in results if r.fixture.start == start]))
        notes += [
            f"{title}, game {result.fixture.number + 1} lost by a fault: {result.fault}"
            for result in results
            if result.fault
        ]
    return "\n".join([*aligned(rows), "", *notes])


def format_ratings(matches: Sequence[Sequence[GameResult]]) -> str:
    """Return the ratings of all players in these matches on one scale, the best first, with 95 % intervals.

    They are those of `kropki.bot.league`, moved so that level 1 has 1000 if it takes part.

    Args:
        matches: The results of each match.
    """
    numbers: dict[PlayerSettings, int] = {}
    results = []
    for result in (result for match in matches for result in match):
        first, second = (numbers.setdefault(player, len(numbers)) for player in result.fixture.match_players)
        results.append(Result(first, second, result.score))
    found = ratings(len(numbers), results)
    base = next((found[n][0] - FIRST_RATING for p, n in numbers.items() if p.is_level and p.level == 1), 0.0)
    rows = [("", "rating", "95 %")]
    for player, number in sorted(numbers.items(), key=lambda item: -found[item[1]][0]):
        rating, margin = found[number]
        rows.append((str(player), f"{rating - base:.0f}", f"± {margin:.0f}"))
    return "\n".join(aligned(rows))


def _row(title: str, results: Sequence[GameResult]) -> tuple[str, ...]:
    score = MatchScore.of(results)
    low, high = score.interval
    times: list[str] = []
    for side in (0, 1):
        seconds = [second for result in results for second in result.seconds[side]]
        times += [f"{fmean(seconds):.3f}", f"{max(seconds):.3f}"] if seconds else ["–", "–"]
        speeds = [result.speeds[side] for result in results if result.speeds[side]]
        times.append(f"{fmean(speeds):.0f}" if speeds else "–")
    return (
        title,
        *map(str, (score.games, score.wins, score.draws, score.losses)),
        f"{score.share:.3f}",
        f"{low:.3f}–{high:.3f}",
        f"{score.difference:+.2f} ± {score.error:.2f}",
        *times,
    )


def _elo(results: Sequence[GameResult], test: Sprt | None) -> str:
    """Return the Elo of the first player over the second, and what a test says, as text."""
    pairs = pair_shares(results)
    if not pairs:
        return ""
    elo, low, high = elo_interval(pairs)
    text = f", Elo {elo:+.0f} ({low:+.0f} to {high:+.0f})"
    if not test:
        return text
    answer = {True: f"at least {test.high:+g}", False: f"at most {test.low:+g}", None: "not clear"}
    return f"{text}, {answer[test.verdict(pairs)]} (LLR {test.log_likelihood(pairs):+.2f})"


def format_result(result: GameResult) -> str:
    """Return the result of a game in a line."""
    fixture = result.fixture
    first, second = fixture.match_players
    outcome = "a draw" if result.score == 0.5 else f"{first if result.score else second} wins"
    fault = f" ({result.fault})" if result.fault else ""
    return (
        f"game {fixture.number + 1}, {fixture.start}, {fixture.players[0]} begins:"
        f" {outcome}, {result.difference:+} for {first}{fault}"
    )
