"""The engine's game held against the slow model of one, after each thing that is done."""

import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from kropki.board.grid import Grid
from kropki.board.settlement import TerritorySettlement, undeclared_rings
from kropki.errors import KropkiError
from kropki.game.clock import Clock
from kropki.game.game import Game
from kropki.game.moves import move_text
from kropki.game.openings import Opening
from kropki.game.outcome import Offer
from kropki.game.tree import Node
from kropki.record.game_json import from_json, to_json
from tests.models import game as model_game
from tests.models.board import NEIGHBOURS, Model, Point
from tests.models.declared import DeclaredModel, Ring
from tests.models.game import Agreement, GameModel, Known, Options, Refused, copied, middle, word
from tests.support.compare import Difference, as_points, assert_same, refusal_of, view_of_model
from tests.support.copies import Successive
from tests.support.declaring import declared_rings
from tests.support.game_strategies import Action, RuleGame
from tests.support.strategies import Declare

Tree = tuple[str, bool, list[Any]]
"""A move, whether it is the one that was chosen last, and the trees of what follows it."""


class GameView(NamedTuple):
    """All that can be asked of a game, the board aside."""

    turn: int
    ply: int
    result: tuple[int | None, str] | None
    captures: tuple[int, ...]
    scores: tuple[float, ...]
    difference: float
    time_left: tuple[int, ...]
    stopped: frozenset[int]
    resigned: frozenset[int]
    declarer: int | None
    all_rings: set[Ring]
    middle: set[Point]
    last_dot: tuple[Point, int] | None
    offer: tuple[Any, ...] | None
    moves: list[str]
    tree: Tree


def game_of_model(model: GameModel) -> GameView:
    """What the model says."""
    now, offer = model.now, model.offer
    *_, second, best = sorted(model.scores())
    dots = [(move.point, move.player) for move in model.moves[: model.ply] if move.kind == "dot"]
    return GameView(
        turn=now.turn,
        ply=model.ply,
        result=now.result,
        captures=now.captures(),
        scores=model.scores(),
        difference=best - second,
        time_left=now.left,
        stopped=now.stopped,
        resigned=now.resigned,
        declarer=model.declarer(),
        all_rings=set(model.all_rings()),
        middle=middle(now, model.options),
        last_dot=dots[-1] if dots else None,
        offer=(offer.player, offer.agreement, set(offer.rings), offer.accepted) if offer else None,
        moves=[word(move) for move in model.moves],
        tree=tree_of_model(model.root),
    )


def game_of_engine(game: Game) -> GameView:
    """What the engine says."""
    grid = game.board.grid
    outcome, last, offer = game.outcome, game.last_dot, game.offer
    record: Any = to_json(game)
    return GameView(
        turn=game.turn,
        ply=game.ply,
        result=(outcome.winner, str(outcome.reason)) if outcome else None,
        captures=game.captures,
        scores=game.scores,
        difference=game.difference,
        time_left=game.time_left,
        stopped=game.stopped,
        resigned=game.resigned,
        declarer=game.declarer,
        all_rings={tuple(map(grid.xy, ring)) for ring in game.declarable_rings()},
        middle={grid.xy(point) for point in grid.mask_points(game.middle_mask())},
        last_dot=(grid.xy(last.point), last.player) if last else None,
        offer=as_offer(game, offer) if offer else None,
        moves=record["moves"],
        tree=tree_of_engine(game.root, game.board.grid),
    )


def tree_of_model(known: Known) -> Tree:
    """All that is known to follow."""
    chosen = known.before is not None and known.before.chosen is known
    move = word(known.move) if known.move else ""
    return move, chosen, [tree_of_model(following) for following in known.following]


def tree_of_engine(node: Node, grid: Grid) -> Tree:
    """The same of the engine's tree."""
    chosen = node.parent is not None and node.parent.next is node
    move = move_text(node.move, grid) if node.move else ""
    return move, chosen, [tree_of_engine(child, grid) for child in node.children]


def as_offer(game: Game, offer: Offer) -> tuple[Any, ...]:
    """An offer in the model's words."""
    agreement = as_agreement(offer.settlement) if offer.settlement else None
    rings = {tuple(map(game.board.grid.xy, ring)) for ring in offer.rings}
    return offer.player, agreement, rings, offer.accepted


def as_agreement(settled: TerritorySettlement) -> Agreement:
    """A settlement in the model's words."""
    return Agreement(settled.empty, settled.neutral, settled.to_move, settled.thrown, settled.captures)


def new_game(played: RuleGame) -> Game:
    """The engine's game with these settings. Options of a named rule set are the engine's own."""
    named = played.rules in model_game.RULE_SETS
    return Game(
        played.width,
        played.height,
        rules=played.rules,
        options=None if named else model_game.as_options(played.options),
        opening=Opening(played.opening, position=played.position),
        names=[""] * played.players,
        first=played.first,
        clock=Clock(**played.clock._asdict()) if played.clock else None,
    )


def start_of(game: Game, options: Options) -> Model:
    """The model's board with what stands on a new game's board."""
    drawn = game.board.diagram()
    model = options.board(drawn.width, drawn.height, game.board.players)
    model.dots, model.owner = dict(drawn.dots), dict(drawn.owners)
    return model


def compare_games(model: GameModel, game: Game) -> None:
    """Raises `Difference` where the two do not say the same."""
    assert_same(view_of_model(model.now.board), game.board)
    compare_views(game_of_model(model), game_of_engine(game), game)


def compare_views(expected: GameView, found: GameView, game: Game) -> None:
    """Raises `Difference` that names what differs."""
    pairs = zip(GameView._fields, expected, found, strict=True)
    faults = [
        f"{name}: model {ours}\n{name}: game {theirs}" for name, ours, theirs in pairs if ours != theirs
    ]
    if faults:
        raise Difference("\n".join([*faults, str(game.board)]))


class Both:
    """A model and a game in which the same is done."""

    def __init__(self, played: RuleGame) -> None:
        self.options = played.options
        self.game = new_game(played)
        board = start_of(self.game, played.options)
        self.model = GameModel.on(board, played.options, played.first, played.clock)
        self.seen: Counter[str] = Counter(games=1)
        self.copies = Successive(game_of_engine)
        self._compare()

    def do(self, action: Action) -> None:
        """Do it in both; they must refuse it for the same reason, or be alike after it."""
        random = Random(action.seed)
        match action.kind:
            case "dot" | "dot that captures" | "dot with rings" | "dot with all rings":
                self._dot(random, action.kind)
            case "declare" | "declare all":
                self._declare(random, action.kind == "declare all")
            case "pass":
                player, spent = self._player(random), self._spent(random)
                self._do(
                    lambda: self.model.pass_turn(player, spent),
                    lambda: self.game.pass_turn(player, spent=spent),
                )
            case "stop":
                who, spent = self._anybody(random), self._spent(random)
                self._do(lambda: self.model.stop(who, spent), lambda: self.game.stop(who, spent=spent))
            case "resign":
                who = self._anybody(random)
                self._do(lambda: self.model.resign(who), lambda: self.game.resign(who))
            case "time up":
                spent = self._spent(random) + random.choice([0, 0, 20_000])
                self._do(lambda: self.model.time_up(spent), lambda: self.game.lose_on_time(spent))
            case "offer draw":
                who = self._anybody(random)
                self._do(lambda: self.model.offer_draw(who), lambda: self.game.offer_draw(who))
            case "offer settlement":
                self._offer_settlement(random)
            case "accept":
                self._accept(random)
            case "decline":
                who = self._anybody(random)
                self._do(lambda: self.model.decline(who), lambda: self.game.decline(who))
            case "undo" | "redo":
                self._back_and_forth(action.kind, random.choice([1, 1, 2, 5]))
            case "go":
                ply = random.randint(-1, len(self.model.moves) + 1)
                self._do(lambda: self.model.go(ply), lambda: self.game.go_to_ply(ply))
            case "record":
                self.from_record()

    def from_record(self) -> None:
        """The game goes on from its own record, in which offers do not stand."""
        record = json.loads(json.dumps(to_json(self.game)))
        self.game = from_json(record)
        if to_json(self.game) != record:
            raise Difference(f"{record} comes back as {to_json(self.game)}")
        self.model.offer = None
        self._compare()

    def _do(self, on_model: Callable[[], object], on_game: Callable[[], object]) -> None:
        wrong: frozenset[str] = frozenset()
        before = self.model.now.result
        try:
            on_model()
        except Refused as refused:
            wrong = refused.codes
        try:
            on_game()
        except KropkiError as error:
            if error.code not in wrong:
                raise Difference(
                    f"model says {sorted(wrong) or 'yes'}, game {error.code}: {error}"
                ) from error
        else:
            if wrong:
                raise Difference(f"model says {sorted(wrong)}, game yes")
        self.seen.update(wrong or ["done"])
        if self.model.now.result and not before:
            self.seen[f"ended by {self.model.now.result.reason}"] += 1
        self._compare()

    def _compare(self) -> None:
        """Compare everything. Then the game goes on with a copy."""
        compare_games(self.model, self.game)
        self.game = self.copies.copy_of(self.game)

    def _dot(self, random: Random, kind: str) -> None:
        model, now = self.model, self.model.now
        open_points = now.open_points()
        within = sorted(middle(now, self.options).intersection(open_points))
        points = within or open_points or now.board.points
        if random.random() < 0.12:
            points = random.choice([now.board.points, sorted(now.board.owner) or now.board.points])
        if kind == "dot that captures":
            points = [point for point in open_points if captures(now.board, point, now.turn)] or points
        elif random.random() < 0.5:
            points = near_dots(now.board, points) or points
        point = random.choice(points)
        player = self._player(random) if random.random() < 0.2 else None
        spent = self._spent(random)
        rings: list[Ring] = []
        if kind == "dot with rings" and not refusal_of(now.board, point, now.turn):
            board = copied(now.board)
            board.play(point, now.turn)
            rings = self._rings(random, board, now.turn)
        declare_all = kind == "dot with all rings"
        points_of_rings = as_points(self.game.board, rings)
        self._do(
            lambda: model.play(point, player, rings, declare_all, spent),
            lambda: self.game.play(
                self.game.board.grid.point(*point),
                player,
                rings=points_of_rings,
                declare_all=declare_all,
                spent=spent,
            ),
        )
        if rings:
            self.seen["dots with rings"] += 1

    def _rings(self, random: Random, board: Model, player: int) -> list[Ring]:
        """Rings to declare, right and wrong ones."""
        if not isinstance(board, DeclaredModel):
            square = ((0, 0), (1, 0), (0, 1), (1, 1))
            return [square] if random.random() < 0.1 and on_board([square], board) else []
        way = random.choice(["some", "some", "all", "chosen", "wrong"])
        return declared_rings(board, Declare(player, way, random.randrange(10**6)))

    def _declare(self, random: Random, declare_all: bool) -> None:
        model, board = self.model, self.model.now.board
        declarer = model.declarer()
        players = [
            model.now.turn,
            random.randrange(board.players),
            *([] if declarer is None else [declarer] * 5),
        ]
        rings = [] if declare_all else self._rings(random, board, random.choice(players))
        spent = self._spent(random)
        points = as_points(self.game.board, rings) if on_board(rings, board) else None
        if points is None:
            return
        self._do(
            lambda: model.declare(rings, declare_all, spent),
            lambda: self.game.declare(points, declare_all=declare_all, spent=spent),
        )

    def _offer_settlement(self, random: Random) -> None:
        model, board = self.model, self.model.now.board
        who = self._anybody(random)
        by_all = random.random() < 0.6
        rings: list[Ring] = []
        if by_all and self.options.declared:
            grid = self.game.board.grid
            rings = [tuple(map(grid.xy, ring)) for ring in undeclared_rings(self.game.board)]
            faults = list(model_game.areas_left(board, rings)) if board.players == 2 else []
            if faults:
                raise Difference("\n".join([*faults, str(self.game.board)]))
        elif random.random() < 0.8:
            rings = self._rings(random, board, random.randrange(board.players))
        if not on_board(rings, board):
            return
        points = None if by_all else as_points(self.game.board, rings)
        self._do(
            lambda: model.offer_settlement(who, rings),
            lambda: self.game.offer_settlement(who, points),
        )

    def _accept(self, random: Random) -> None:
        """One accepts, or most often all do whom it needs."""
        players = [self._anybody(random)]
        if self.model.offer and random.random() < 0.6:
            players = [p for p in self.model.now.active() if p != self.model.offer.player]
        for player in players:
            self._do(lambda p=player: self.model.accept(p), lambda p=player: self.game.accept(p))  # type: ignore[misc]

    def _back_and_forth(self, kind: str, moves: int) -> None:
        for _ in range(moves):
            if kind == "undo":
                self._do(self.model.undo, self.game.undo)
            else:
                self._do(self.model.redo, self.game.redo)

    def _player(self, random: Random) -> int | None:
        """Nobody named, the player to move, or seldom another."""
        turn = self.model.now.turn
        return random.choice([None, None, turn, turn, self._anybody(random)])

    def _anybody(self, random: Random) -> int:
        """A player or seldom none."""
        players = self.game.board.players
        return random.choice([-1, players]) if random.random() < 0.05 else random.randrange(players)

    def _spent(self, random: Random) -> int:
        """Time that a move took; with a clock sometimes just all that is left, or one more."""
        if not self.model.clock:
            return random.choice([0, 0, 0, 700])
        allowed = self.model.now.left[self.model.now.turn] + 1000 * self.model.clock.per_move
        return random.choice([0, random.randint(0, 4000), random.randint(0, 1000), allowed, allowed + 1])


def near_dots(board: Model, points: Sequence[Point]) -> list[Point]:
    """Those of the points that have a dot beside them."""
    return [point for point in points if board.dots.keys() & set(NEIGHBOURS[point])]


def captures(board: Model, point: Point, player: int) -> bool:
    """Whether a dot captures something, or closes a ring that could be declared."""
    played = copied(board)
    if refusal_of(board, point, player):
        return False
    if isinstance(played, DeclaredModel):
        offers = played.offers(player)
        played.play(point, player)
        return played.offers(player) != offers
    return bool(played.play(point, player))


def on_board(rings: Sequence[Ring], board: Model) -> bool:
    """Whether the engine has a number for each point."""
    return all(point in board.points for ring in rings for point in ring)


def play_rules(played: RuleGame) -> Counter[str]:
    """Play a game on both, then from its record, and take everything back; what came up."""
    both = Both(played)
    for action in played.actions:
        both.do(action)
    both.from_record()
    while both.model.ply:
        both.do(Action("undo", 0))
    while both.model.ply < len(both.model.moves):
        both.do(Action("redo", 0))
    return both.seen


def check_rules(played: RuleGame) -> Counter[str]:
    """Play a game (`play_rules`); where that fails, say so of the shortest one found that does."""
    try:
        return play_rules(played)
    except Exception:
        played = shortened(played)
        fault = failure(played)
        done = " · ".join(f"{action.kind} {action.seed}" for action in played.actions)
        raise Difference(f"{done}\n{type(fault).__name__}: {fault}\n{played!r}") from fault


def failure(played: RuleGame) -> Exception | None:
    """What goes wrong in a game."""
    try:
        play_rules(played)
    except Exception as error:
        return error
    return None


def shortened(played: RuleGame) -> RuleGame:
    """The game without the actions that it can fail without."""
    size = len(played.actions)
    while size:
        start = 0
        while start < len(played.actions):
            fewer = replace(played, actions=played.actions[:start] + played.actions[start + size :])
            if failure(fewer):
                played = fewer
            else:
                start += size
        size //= 2
    return played
