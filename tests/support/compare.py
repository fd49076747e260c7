"""Compare the engine's board with the slow model, point by point and ring by ring."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from kropki.board.board import Board
from kropki.board.enclosure import union
from kropki.board.territory import Territory
from kropki.board.variant import Areas, Variant
from kropki.errors import IllegalMove, InTerritory
from tests.models.board import NEIGHBOURS, SIDES, Model, Point, Points, Refusal, Taken, flood
from tests.models.declared import DeclaredModel, Offer, Ring, strictly_inside
from tests.models.variants import USUAL, VariantModel
from tests.support.copies import Successive
from tests.support.declaring import declared_rings
from tests.support.strategies import Declare, Game, Play, Undo


class Difference(AssertionError):
    """The engine and the model differ."""


class View(NamedTuple):
    """Everything that can be asked about a position: for each point, row by row, and for each player."""

    dots: list[int | None]
    alive: list[bool]
    owners: list[int | None]
    refusals: list[Refusal | None]
    legal: list[Point]
    houses: list[int | None]
    captures: tuple[int, ...]
    territories: set[Taken]
    offers: list[set[Offer]]
    suicides: list[set[Point]]


def view_of_model(model: Model) -> View:
    """Return what the model shows."""
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
        offers=[model.offers(p) for p in range(model.players)] if isinstance(model, DeclaredModel) else [],
        suicides=[
            model.suicides(p) if isinstance(model, VariantModel) else set() for p in range(model.players)
        ],
    )


def view_of_board(board: Board) -> View:
    """Return what the engine shows. Open points are asked for their house, the others for a refusal."""
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
        offers=[
            {as_offer(board, one) for one in board.offers(p)} for p in range(board.players * board.declared)
        ],
        suicides=[
            {board.grid.xy(point) for point in board.grid.mask_points(board.suicide_mask(p))}
            for p in range(board.players)
        ],
    )


def as_refusal(error: IllegalMove | None) -> Refusal | None:
    """Return the engine's refusal in the model's terms."""
    if error is None:
        return None
    return Refusal(error.code, error.owner if isinstance(error, InTerritory) else None)


def as_taken(board: Board, territory: Territory) -> Taken:
    """Return the engine's territory in the model's terms."""
    return Taken(territory.owner, Points(map(board.grid.xy, board.inside(territory))))


def as_offer(board: Board, offer: Territory) -> Offer:
    """Return the engine's offer in the model's terms."""
    return Offer(as_taken(board, offer).inside, offer.captured, offer.freed)


def assert_same(expected: View, board: Board, rings: bool = True) -> None:
    """Check that the engine shows what is expected and that its rings are correct.

    Without `rings` it need not know which ring enclosed what, as a board that was drawn cannot.
    """
    found = view_of_board(board)
    if not rings:
        found = found._replace(territories=expected.territories)
    faults = [*territory_faults(board), *offer_faults(board)] if rings else []
    for name, ours, theirs in zip(View._fields, expected, found, strict=True):
        if ours != theirs:
            faults.append(f"{name}: model {ours}\n{name}: board {theirs}")
    if faults:
        raise Difference("\n".join([*faults, str(board)]))


def assert_containers(model: Model, board: Board) -> None:
    """Check that the drawing is the model's, and that `points` and `legal_points` hold exactly what they
    list.
    """
    grid, legal = board.grid, board.legal_points
    assert str(board).split() == model.draw().split()
    assert [grid.xy(point) for point in grid.points] == model.points
    assert [grid.point(x, y) for x, y in model.points] == list(grid.points)
    assert [point for point in grid.points if point in legal] == list(legal)
    assert len(legal) == len(list(legal))
    assert not any(board.refusal(point) for point in legal)


def territory_faults(board: Board) -> Iterator[str]:
    """Return what is wrong with the territories' rings: each must consist of alive dots of its owner.

    The smallest ring has all of those that touch it. A declared ring can run in either direction and
    through dots that do not touch its inside, and its dots may be in a later territory of its owner.
    """
    for territory in board.territories:
        if board.variant.edge or board.variant.areas == "full":
            yield from outline_faults(board, territory)
            continue
        yield from smallest_ring_faults(board, territory, declared=bool(territory.declared))
        for dot in territory.ring:
            alive = board.is_alive(dot) or (territory.declared and board.owner(dot) == territory.owner)
            if board.dot(dot) != territory.owner or not alive:
                yield f"ring {territory.ring} is not of the owner's alive dots"


def smallest_ring_faults(board: Board, territory: Territory, declared: bool = False) -> Iterator[str]:
    """Return what is wrong with a ring: it must be simple and, unless `declared`, the smallest, clockwise."""
    ring = tuple(map(board.grid.xy, territory.ring))
    inside = as_taken(board, territory).inside
    yield from ring_faults(ring[::-1] if declared and doubled_area(ring) < 0 else ring, inside)
    touching = {side for place in inside for side in SIDES[place]} - inside
    if not touching <= set(ring) or (not declared and touching != set(ring)):
        yield f"ring {ring} misses dots that touch its inside, or goes round by others"


def outline_faults(board: Board, territory: Territory) -> Iterator[str]:
    """Return what is wrong with the outline of a territory that may have holes, or be at the edge."""
    grid, inside = board.grid, as_taken(board, territory).inside
    ring = set(map(grid.xy, territory.ring))
    holes = [set(map(grid.xy, hole)) for hole in territory.holes]
    around = {side for place in inside for side in SIDES[place]} - inside
    wall = {place for place in around if 0 <= place[0] < grid.width and 0 <= place[1] < grid.height}
    if any(board.dot(grid.point(*place)) != territory.owner for place in wall):
        yield f"{sorted(wall)} are not all dots of the owner"
    if not wall <= ring.union(*holes) or not set().union(*holes) <= wall:
        yield f"the outline {territory.ring} with the holes {territory.holes} is not around {sorted(inside)}"
    if not board.variant.edge and not is_ring(tuple(map(grid.xy, territory.ring))):
        yield f"{territory.ring} is not a ring"
    if board.variant.edge and not ring <= inside | wall:
        yield f"{territory.ring} is not around {sorted(inside)}"


def offer_faults(board: Board) -> Iterator[str]:
    """Return what is wrong with offers: each can be declared as it is, and captures what it says."""
    for player in range(board.players * board.declared):
        offers = board.offers(player)
        if len({offer.inside for offer in offers}) < len(offers):
            yield f"player {player} is offered the same twice"
        for offer in offers:
            yield from smallest_ring_faults(board, offer)
            (taken,) = board.copy().enclose(player, [offer.ring])
            if (taken.owner, as_offer(board, taken)) != (offer.owner, as_offer(board, offer)):
                yield f"{offer} is offered, {taken} taken"


@lru_cache(maxsize=10_000)
def ring_faults(ring: tuple[Point, ...], inside: Points) -> tuple[str, ...]:
    """Return what keeps a chain from being simple, closed, and clockwise around exactly these points."""
    if not is_ring(ring):
        return (f"{ring} is no closed chain, or meets itself",)
    faults = []
    if enclosed(ring) != inside:
        faults.append(f"ring {ring} does not enclose exactly {sorted(inside)}")
    if doubled_area(ring) <= 0:
        faults.append(f"ring {ring} does not go clockwise")
    return tuple(faults)


def steps(ring: Sequence[Point]) -> list[tuple[Point, Point]]:
    """Return the steps of a closed chain, including the one from its last dot to the first."""
    return list(zip(ring, [*ring[1:], *ring[:1]], strict=True))


def is_ring(ring: Sequence[Point]) -> bool:
    """Return whether each dot is next to the following one, none occurs twice and no diagonal steps cross."""
    if len(ring) < 4 or len(set(ring)) < len(ring):
        return False
    diagonal = [(a, b) for a, b in steps(ring) if a[0] != b[0] and a[1] != b[1]]
    cells = {(min(a[0], b[0]), min(a[1], b[1])) for a, b in diagonal}
    return len(cells) == len(diagonal) and all(b in NEIGHBOURS[a] for a, b in steps(ring))


def enclosed(ring: Sequence[Point]) -> Points:
    """Return the points strictly inside: to their left an odd number of steps passes down or up."""
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
    """Return twice the area inside, positive if the chain runs clockwise with y growing downward."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in steps(ring))


class Pair:
    """A model and a board on which the same moves are played.

    `beside` is a second board, read from the first one's drawing, that plays along until a move is
    undone.
    """

    def __init__(self, model: Model) -> None:
        self.model = model
        self.declared = isinstance(model, DeclaredModel)
        kind = model.kind if isinstance(model, VariantModel) else USUAL
        self.variant = Variant(Areas(kind.areas), kind.edge, kind.suicide)
        self.board = Board(
            model.width, model.height, model.players, declared=self.declared, variant=self.variant
        )
        if model.dots:
            self.board = self._drawn(model.draw())
        self.beside: Board | None = None
        self.copies = Successive(view_of_board)
        self.views: dict[int, View] = {}

    def play(self, place: Point, player: int) -> list[Taken]:
        """Play on both boards, and return what was captured, or nothing if both refuse."""
        model = self.model
        refusal = refusal_of(model, place, player)
        if refusal:
            for board in self._boards():
                check_refused(board, place, player, refusal)
            return []
        taken = model.play(place, player)
        for board in self._boards():
            point = board.grid.point(*place)
            foreseen = board.captures_after(point, player)
            answer = board.play(point, player)
            if foreseen != (board.captures, union(territory.inside for territory in answer)):
                raise Difference(f"{place} leads to {board.captures}, not {foreseen}\n{self.model.draw()}")
            self._check_taken(board, taken, answer)
        return taken

    def enclose(self, player: int, rings: Sequence[Ring]) -> list[Taken]:
        """Declare rings on both boards, and return what was captured, or nothing if both refuse."""
        model = self.model
        assert isinstance(model, DeclaredModel)
        faults = model.faults(player, rings)
        if faults:
            for board in self._boards():
                check_rings_refused(board, player, rings, faults)
            return []
        taken = model.enclose(player, rings)
        for board in self._boards():
            answer = board.enclose(player, as_points(board, rings))
            if [territory.ring for territory in answer] != as_points(board, rings):
                raise Difference(f"{rings} are declared, {answer} taken")
            self._check_taken(board, taken, answer)
        return taken

    def _drawn(self, drawn: str) -> Board:
        """Return a board with a position that was drawn."""
        return Board.from_text(
            drawn, players=self.model.players, declared=self.declared, variant=self.variant
        )

    def _boards(self) -> list[Board]:
        return [board for board in (self.board, self.beside) if board]

    def _check_taken(self, board: Board, taken: list[Taken], answer: tuple[Territory, ...]) -> None:
        """Check that the board captured with the last action what the model did."""
        if {as_taken(board, territory) for territory in answer} != outermost(taken):
            raise Difference(f"model takes {taken}, board {answer}\n{self.model.draw()}")
        for owner in {territory.owner for territory in answer}:
            said = sum(one.captured for one in answer), sum(one.freed for one in answer)
            if said != gains(self.model, owner):
                raise Difference(f"board captures and frees {said}: model {gains(self.model, owner)}")

    def undo(self) -> None:
        """Undo one move."""
        if self.beside:
            assert_same(self._view(), self.beside, rings=not self.declared)
            self.beside = None
        self.views.pop(len(self.model.past), None)
        self.model.undo()
        self.board.undo()

    def compare(self) -> None:
        """Compare everything. After an undo, compare with what the model showed here before.

        Then the game goes on with a copy of the board.
        """
        assert_same(self._view(), self.board)
        self.board = self.copies.copy_of(self.board)
        if not self.beside:
            self.beside = self._drawn(str(self.board))
            if self.variant.edge and view_of_board(self.beside).houses != self._view().houses:
                self.beside = None  # which areas the edge has closed depends on the past

    def _view(self) -> View:
        moves = len(self.model.past)
        if moves not in self.views:
            self.views[moves] = view_of_model(self.model)
        return self.views[moves]


def refusal_of(model: Model, place: Point, player: int) -> Refusal | None:
    """Return why a player cannot play a point of the model, or None if they can."""
    return model.refusal_of(place, player) if isinstance(model, VariantModel) else model.refusal(place)


def check_refused(board: Board, place: Point, player: int, refusal: Refusal) -> None:
    """Check that the board refuses the move for the same reason."""
    try:
        board.play(board.grid.point(*place), player)
    except IllegalMove as error:
        if as_refusal(error) != refusal:
            raise Difference(f"{place} is refused: model {refusal}, board {error!r}") from error
    else:
        raise Difference(f"{place} was played: model {refusal}")


def as_points(board: Board, rings: Sequence[Ring]) -> list[tuple[int, ...]]:
    """Return the model's rings as the engine's points."""
    return [tuple(board.grid.point(*place) for place in ring) for ring in rings]


def check_rings_refused(board: Board, player: int, rings: Sequence[Ring], faults: set[str]) -> None:
    """Check that the board refuses the rings for one of their faults."""
    try:
        board.enclose(player, as_points(board, rings))
    except IllegalMove as error:
        if error.code not in faults:
            raise Difference(f"{rings} are refused: model {faults}, board {error!r}") from error
    else:
        raise Difference(f"{rings} were declared: model {faults}")


def outermost(taken: list[Taken]) -> set[Taken]:
    """Return what was captured at once, without what is inside another capture."""
    return {one for one in taken if not any(one.inside < other.inside for other in taken)}


def gains(model: Model, player: int) -> tuple[int, int]:
    """Return how many dots the last move captured for the player, and how many of their own it freed."""
    _, before = model.past[-1]
    now = {place: who for place, who in model.dots.items() if model.owner.get(place) == player}
    captured = [place for place, who in now.items() if who != player and before.get(place) != player]
    freed = [place for place, who in now.items() if who == player and before.get(place, player) != player]
    return len(captured), len(freed)


def features(model: Model, move: Play | Declare, taken: list[Taken]) -> Iterator[str]:
    """Return which difficult cases of the rules the last move or the last rings met."""
    _, before = model.past[-1]
    dots = {place for place, who in model.dots.items() if who == move.player}
    if isinstance(move, Play):
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


def features_declared(model: DeclaredModel, player: int, rings: Sequence[Ring]) -> Iterator[str]:
    """Return which difficult cases of declared captures these rings, about to be captured, meet."""
    smallest = {offer.inside for offer in model.offers(player)}
    insides = [strictly_inside(ring) for ring in rings]
    for ring, inside in zip(rings, insides, strict=True):
        touching = {side for place in inside for side in SIDES[place]}
        yield "smallest rings" if inside in smallest else "larger rings"
        if not set(ring) <= touching:
            yield "rings with dots that touch nothing inside"
        if flood([min(inside)], inside, SIDES) != inside:
            yield "rings round several regions"
        if any(old.inside & inside and old.inside - inside for old in model.taken):
            yield "older territories in part"
        if any(inside < other for other in smallest):
            yield "larger pools left"
        if any(set(ring) & other for other in insides):
            yield "dots in another of the rings"


def declare(pair: Pair, action: Declare) -> Iterator[str]:
    """Declare rings on both boards, and return the difficult cases met."""
    model = pair.model
    assert isinstance(model, DeclaredModel)
    rings = declared_rings(model, action)
    faults = model.faults(action.player, rings)
    if faults:
        yield from faults
    else:
        yield from features_declared(model, action.player, rings)
    taken = pair.enclose(action.player, rings)
    if not faults:
        yield from features(model, action, taken)


def play_through(game: Game, every: int = 1) -> Counter[str]:
    """Play a game on both boards, undo all of it, and return how often each difficult case occurred.

    Everything is compared after every action, or after each `every`-th, and at both ends.

    Raises:
        Difference: If the two differ.
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
        elif isinstance(action, Declare):
            seen.update(declare(pair, action))
        elif refusal_of(pair.model, action.point, action.player):
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
