"""The engine's board held against the slow model, point by point and ring by ring."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from kropki.board import Board, Territory
from kropki.errors import IllegalMove, InTerritory
from tests.model import NEIGHBOURS, SIDES, Model, Point, Points, Refusal, Taken
from tests.strategies import Game, Play, Undo


class Difference(AssertionError):
    """The engine and the model do not agree."""


class View(NamedTuple):
    """All that can be asked of a position; what there is of each point, row by row."""

    dots: list[int | None]
    alive: list[bool]
    owners: list[int | None]
    refusals: list[Refusal | None]
    legal: list[Point]
    houses: list[int | None]
    captures: tuple[int, ...]
    territories: set[Taken]


def view_of_model(model: Model) -> View:
    """What the model says."""
    refusals = [model.refusal(place) for place in model.points]
    houses = model.houses()
    return View(
        dots=[model.dots.get(place) for place in model.points],
        alive=[place in model.dots and place not in model.owner for place in model.points],
        owners=[model.owner.get(place) for place in model.points],
        refusals=refusals,
        legal=[place for place, refusal in zip(model.points, refusals, strict=True) if not refusal],
        houses=[houses.get(place) for place in model.points],
        captures=model.captures(),
        territories=model.territories(),
    )


def view_of_board(board: Board) -> View:
    """What the engine says. Points that may be played are asked for their house, the others for a refusal."""
    points = board.grid.points
    legal = set(board.legal_points)
    return View(
        dots=[board.dot(point) for point in points],
        alive=[board.is_alive(point) for point in points],
        owners=[board.owner(point) for point in points],
        refusals=[None if point in legal else as_refusal(board.refusal(point)) for point in points],
        legal=[board.grid.xy(point) for point in board.legal_points],
        houses=[board.house(point) if point in legal else None for point in points],
        captures=board.captures,
        territories={as_taken(board, territory) for territory in board.territories},
    )


def as_refusal(error: IllegalMove | None) -> Refusal | None:
    """The engine's refusal in the model's words."""
    if error is None:
        return None
    return Refusal(error.code, error.owner if isinstance(error, InTerritory) else None)


def as_taken(board: Board, territory: Territory) -> Taken:
    """The engine's territory in the model's words."""
    return Taken(territory.owner, Points(map(board.grid.xy, board.inside(territory))))


def assert_same(expected: View, board: Board) -> None:
    """The engine says the same, and its rings are in order."""
    found = view_of_board(board)
    faults = list(territory_faults(board))
    for name, ours, theirs in zip(View._fields, expected, found, strict=True):
        if ours != theirs:
            faults.append(f"{name}: model {ours}\n{name}: board {theirs}")
    if faults:
        raise Difference("\n".join([*faults, str(board)]))


def assert_containers(model: Model, board: Board) -> None:
    """The drawing is the model's; `points` and `legal_points` hold exactly what they list."""
    grid, legal = board.grid, board.legal_points
    assert str(board).split() == model.draw().split()
    assert [grid.xy(point) for point in grid.points] == model.points
    assert [grid.point(x, y) for x, y in model.points] == list(grid.points)
    assert [point for point in grid.points if point in legal] == list(legal)
    assert len(legal) == len(list(legal))
    assert not any(board.refusal(point) for point in legal)


def territory_faults(board: Board) -> Iterator[str]:
    """Each territory lies in a ring of its owner's alive dots: of all of them that touch it."""
    for territory in board.territories:
        ring = tuple(map(board.grid.xy, territory.ring))
        inside = as_taken(board, territory).inside
        yield from ring_faults(ring, inside)
        touching = {board.grid.point(*side) for place in inside for side in SIDES[place]} - set(
            board.inside(territory)
        )
        if touching != set(territory.ring):
            yield f"ring {ring} misses dots that touch its inside, or goes round by others"
        if not all(board.dot(dot) == territory.owner and board.is_alive(dot) for dot in territory.ring):
            yield f"ring {ring} is not of the owner's alive dots"


@lru_cache(maxsize=10_000)
def ring_faults(ring: tuple[Point, ...], inside: Points) -> tuple[str, ...]:
    """What keeps a chain from being a simple closed one that goes clockwise round exactly these points."""
    if not is_ring(ring):
        return (f"{ring} is no closed chain, or meets itself",)
    faults = []
    if enclosed(ring) != inside:
        faults.append(f"ring {ring} does not enclose exactly {sorted(inside)}")
    if doubled_area(ring) <= 0:
        faults.append(f"ring {ring} does not go clockwise")
    return tuple(faults)


def steps(ring: Sequence[Point]) -> list[tuple[Point, Point]]:
    """The steps of a closed chain, the last one back to its first dot."""
    return list(zip(ring, [*ring[1:], *ring[:1]], strict=True))


def is_ring(ring: Sequence[Point]) -> bool:
    """Each dot a neighbour of the next, no dot twice, no two diagonal steps crossing."""
    if len(ring) < 4 or len(set(ring)) < len(ring):
        return False
    diagonal = [(a, b) for a, b in steps(ring) if a[0] != b[0] and a[1] != b[1]]
    cells = {(min(a[0], b[0]), min(a[1], b[1])) for a, b in diagonal}
    return len(cells) == len(diagonal) and all(b in NEIGHBOURS[a] for a, b in steps(ring))


def enclosed(ring: Sequence[Point]) -> Points:
    """The points strictly inside: those to whose left an odd number of steps leads down or up past them."""
    tops = Counter(min((ay, ax), (by, bx)) for (ax, ay), (bx, by) in steps(ring) if ay != by)
    inside = set()
    for row in range(min(y for _, y in ring), max(y for _, y in ring) + 1):
        left = 0
        for column in range(min(x for x, _ in ring), max(x for x, _ in ring) + 1):
            if left % 2 and (column, row) not in ring:
                inside.add((column, row))
            left += tops[row, column]
    return Points(inside)


def doubled_area(ring: Sequence[Point]) -> int:
    """Twice the area within; positive when the chain goes clockwise, y growing downward."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in steps(ring))


class Pair:
    """A model and a board on which the same is played.

    `beside` is a second board, read from the first one's drawing, that plays along until a move is undone.
    """

    def __init__(self, model: Model) -> None:
        self.model = model
        self.board = Board(model.width, model.height, model.players)
        if model.dots:
            self.board = Board.from_text(model.draw(), players=model.players)
        self.beside: Board | None = None
        self.views: dict[int, View] = {}

    def play(self, place: Point, player: int) -> list[Taken]:
        """Play on both boards; what was taken, or nothing where both refuse."""
        model = self.model
        boards = [board for board in (self.board, self.beside) if board]
        refusal = model.refusal(place)
        if refusal:
            for board in boards:
                check_refused(board, place, player, refusal)
            return []
        taken = model.play(place, player)
        for board in boards:
            answer = board.play(board.grid.point(*place), player)
            if {as_taken(board, territory) for territory in answer} != outermost(taken):
                raise Difference(f"{place} takes: model {taken}, board {answer}\n{model.draw()}")
            for owner in {territory.owner for territory in answer}:
                said = sum(one.captured for one in answer), sum(one.freed for one in answer)
                if said != gains(model, owner):
                    raise Difference(f"{place} captures and frees {said}: model {gains(model, owner)}")
        return taken

    def undo(self) -> None:
        """Take one move back."""
        if self.beside:
            assert_same(self._view(), self.beside)
            self.beside = None
        self.views.pop(len(self.model.past), None)
        self.model.undo()
        self.board.undo()

    def compare(self) -> None:
        """Compare everything. After an undo, with what the model said when it was here before."""
        assert_same(self._view(), self.board)
        self.beside = self.beside or Board.from_text(str(self.board), players=self.model.players)

    def _view(self) -> View:
        moves = len(self.model.past)
        if moves not in self.views:
            self.views[moves] = view_of_model(self.model)
        return self.views[moves]


def check_refused(board: Board, place: Point, player: int, refusal: Refusal) -> None:
    """The board refuses the move for the same reason."""
    try:
        board.play(board.grid.point(*place), player)
    except IllegalMove as error:
        if as_refusal(error) != refusal:
            raise Difference(f"{place} is refused: model {refusal}, board {error!r}") from error
    else:
        raise Difference(f"{place} was played: model {refusal}")


def outermost(taken: list[Taken]) -> set[Taken]:
    """What was taken at once, without what lies within something else of it."""
    return {one for one in taken if not any(one.inside < other.inside for other in taken)}


def gains(model: Model, player: int) -> tuple[int, int]:
    """How many enemy dots the last move captured for the player, and how many of his own it freed."""
    _, before = model.past[-1]
    now = {place: who for place, who in model.dots.items() if model.owner.get(place) == player}
    captured = [place for place, who in now.items() if who != player and before.get(place) != player]
    freed = [place for place, who in now.items() if who == player and before.get(place, player) != player]
    return len(captured), len(freed)


def features(model: Model, move: Play, taken: list[Taken]) -> Iterator[str]:
    """Which traps of the rules the last move came upon."""
    _, before = model.past[-1]
    dots = {place for place, who in model.dots.items() if who == move.player}
    yield "moves"
    for owner, inside in taken:
        owners = {before[place] for place in inside if place in before}
        yield "captures" if owner == move.player else "house captures"
        if owners - {owner}:
            yield "territories recaptured"
        if owner in owners:
            yield "own territories merged"
        if owner == move.player and dots & inside - before.keys():
            yield "own alive dots inside"
    if len(taken) > 1:
        yield "several at once"
    if len(taken) > len(outermost(taken)):
        yield "one within another"


def play_through(game: Game, every: int = 1) -> Counter[str]:
    """Play a game on both sides, then take everything back; how often each trap came up.

    Everything is compared after each move and undo, or after each `every`-th, and at both ends. Raises
    `Difference`.
    """
    pair = Pair(game.model())
    pair.compare()
    assert_containers(pair.model, pair.board)
    seen = Counter(games=1)
    for number, action in enumerate(game.actions, 1):
        if isinstance(action, Undo):
            for _ in range(min(action.moves, len(pair.model.past))):
                pair.undo()
                seen["undone"] += 1
        elif pair.model.refusal(action.point):
            pair.play(action.point, action.player)
            seen["refused"] += 1
        else:
            seen.update(features(pair.model, action, pair.play(action.point, action.player)))
        if number % every == 0:
            pair.compare()
    pair.compare()
    assert_containers(pair.model, pair.board)
    while pair.model.past:
        pair.undo()
        if len(pair.model.past) % every == 0:
            pair.compare()
    return seen
