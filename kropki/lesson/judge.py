"""Judges every move of a reader, and answers it.

A move is right if the aim can still be reached, whatever the opponent does. The judge reads that by the
search of the computer player with its ladders, or tries everything where the board is nearly full. The
opponent answers with the best move, and a wrong move is followed up until it is clear what it lost.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kropki.board.board import Board
from kropki.board.enclosure import chains
from kropki.board.grid import Mask, Player, Point
from kropki.board.grounding import grounded_mask
from kropki.board.highlights import find_threats
from kropki.board.settlement import settle_stop
from kropki.board.territory import Territory
from kropki.computer.levels import Level
from kropki.computer.player import Thinking
from kropki.computer.steps import Steps
from kropki.computer.trajectories import lead
from kropki.game.game import Game
from kropki.game.rings import outermost_offers
from kropki.lesson.aim import AimKind
from kropki.lesson.text import Step

MAX_THOUGHT = 400
"""Steps of thinking about one answer."""
MAX_FOLLOWING = 7
"""Dots by which a wrong move is followed up."""
MAX_TRIED = 20_000
"""Dots that are tried to connect or ground dots, or to play a board to its end."""
TRIED_PER_STEP = 100
"""Dots that are tried between two steps of the generator."""
DECLARES = "!"
"""Stands after a move whose player declares everything."""


@dataclass(frozen=True)
class Put:
    """A dot on the board of a lesson.

    Attributes:
        point: Where it lies.
        player: Who put it.
        taken: The territories that it took.
        board: The position after it.
    """

    point: Point
    player: Player
    taken: tuple[Territory, ...]
    board: Board


@dataclass
class Verdict:
    """What a reader's move was worth.

    Attributes:
        right: Whether the aim is reached or can still be reached.
        done: Whether the aim is reached.
        gain: By how many dots the reader's lead has grown since the beginning of the step.
        puts: The reader's dot, and the dots that answer it. After a wrong move they show what it lost.
        asks: Whether the reader has to say first if the dot's captures are declared.
        threats: Where the reader's next dot captures.
    """

    right: bool = False
    done: bool = False
    gain: int = 0
    puts: list[Put] = field(default_factory=list)
    asks: bool = False
    threats: tuple[Point, ...] = ()


def play_moves(step: Step, moves: list[str]) -> Game:
    """Return the game of a step after some moves.

    Args:
        step: The step.
        moves: The points of the dots in letters, of the reader and the opponent in turn, with `DECLARES`
            behind those of players who declare everything.

    Raises:
        KropkiError: If one of the moves is not legal.
    """
    game = step.game()
    for move in moves:
        point = game.board.grid.from_letters(move.removesuffix(DECLARES))
        game.play(point, declare_all=move.endswith(DECLARES) and game.rules.declared)
    return game


class Judge:
    """Judges the moves of one step."""

    def __init__(self, step: Step, moves: list[str]) -> None:
        """Prepare to judge the next move.

        Args:
            step: The step.
            moves: The moves so far, as in `play_moves`.

        Raises:
            KropkiError: If one of them is not legal.
        """
        self.game: Game = play_moves(step, moves)
        self.reader: Player = step.player
        self._enemy = 1 - step.player
        self._aim = step.aim
        self._left = step.aim.dots - (len(moves) + 1) // 2 - 1
        """How many dots of the reader are left after the next one."""
        self._start = lead(step.game().board, self.reader)
        grid = self.game.board.grid
        self._points = [grid.from_letters(letters) for letters in step.aim.points]
        self._tried = 0

    def judge(self, point: Point, declares: bool | None) -> Steps[Verdict]:
        """Judge a dot in steps.

        Args:
            point: Where the reader puts the dot.
            declares: Whether the reader declares everything that the dot captures; None if not asked yet.

        Raises:
            KropkiError: If the dot is not legal.
        """
        verdict = Verdict()
        game = self.game
        taken = game.play(point, self.reader)
        rings = game.declarable_rings()
        if rings and declares:
            taken = game.declare(rings)
        verdict.puts.append(Put(point, self.reader, taken, game.board.copy()))
        verdict.gain = self._gain(game.board)
        verdict.threats = tuple(threat.point for threat in find_threats(game.board, self.reader))
        if rings and declares is None:
            verdict.asks = True
            return verdict
        yield
        judge = {
            AimKind.CAPTURE: self._judge_gain,
            AimKind.KEEP: self._judge_gain,
            AimKind.THREATEN: self._judge_threats,
            AimKind.CONNECT: self._judge_joined,
            AimKind.GROUND: self._judge_joined,
            AimKind.WIN: self._judge_end,
        }.get(self._aim.kind)
        if judge:
            yield from judge(verdict)
        else:
            verdict.right = verdict.done = self._aim.kind is AimKind.PLACE
        if not verdict.done and len(verdict.puts) == 1 and not game.outcome:
            line = yield from self._best_line(3)
            self._follow(verdict, line)
        return verdict

    def _gain(self, board: Board) -> int:
        return lead(board, self.reader) - self._start

    def _judge_gain(self, verdict: Verdict) -> Steps[None]:
        """Judge a move that is to capture, or to lose nothing."""
        is_capture = self._aim.kind is AimKind.CAPTURE
        wanted = self._aim.number if is_capture else 0
        if is_capture and verdict.gain >= wanted:
            verdict.right = verdict.done = True
            return
        plies = 2 * self._left if is_capture else max(3, 2 * self._left + 1)
        line: tuple[Point | None, ...] = ()
        expected = verdict.gain
        if plies and not self.game.outcome:
            thinking = self._think(plies)
            yield from thinking.run()
            best = thinking.info.candidates[0]
            line = best.line or (best.point,)
            expected = -round(best.value) - self._start
        verdict.right = expected >= wanted
        verdict.done = verdict.right and not self._left
        if line and not verdict.done:
            resisting = self._resisting_answer(verdict, wanted) if verdict.right else None
            self._follow(verdict, (resisting,) if resisting else line)

    def _resisting_answer(self, verdict: Verdict, wanted: int) -> Point | None:
        """Return an answer to the reader's threats after which the next dot captures too little, if any."""
        board = self.game.board
        for answer in verdict.threats:
            board.play(answer, self._enemy)
            gains = [threat.captured for threat in find_threats(board, self.reader)]
            gained = self._gain(board)
            board.undo()
            if gained + max(gains, default=0) < wanted:
                return answer
        return None

    def _judge_threats(self, verdict: Verdict) -> Steps[None]:
        """Judge a move that is to threaten."""
        yield
        verdict.right = verdict.done = len(verdict.threats) >= self._aim.number

    def _judge_joined(self, verdict: Verdict) -> Steps[None]:
        """Judge a move that is to connect or ground dots."""
        board = self.game.board
        verdict.right = verdict.done = self._is_joined(board)
        if verdict.done or not self._left:
            return
        answer = yield from self._parting_answer(board, self._left)
        verdict.right = answer is None
        self._follow(verdict, (answer,) if answer else (yield from self._best_line(3)))

    def _is_joined(self, board: Board) -> bool:
        """Return whether the points of the aim are connected or grounded."""
        wanted = 0
        for point in self._points:
            wanted |= board.grid.bits[point]
        if self._aim.kind is AimKind.GROUND:
            return not wanted & ~grounded_mask(board, self.reader)
        return any(not wanted & ~chain for chain in chains(board.alive_mask(self.reader), board.grid.stride))

    def _parting_answer(self, board: Board, left: int) -> Steps[Point | None]:
        """Return an answer that keeps the points from being joined with so many dots, None if none does."""
        for answer in board.grid.mask_points(board.open_mask):
            board.play(answer, self._enemy)
            joins = yield from self._joins(board, left)
            board.undo()
            if not joins:
                return answer
        return None

    def _joins(self, board: Board, left: int) -> Steps[bool]:
        """Return whether the reader to move joins the points with so many dots."""
        for point in board.grid.mask_points(board.open_mask):
            self._tried += 1
            if self._tried > MAX_TRIED:
                return True
            if not self._tried % TRIED_PER_STEP:
                yield
            board.play(point, self.reader)
            joins = self._is_joined(board)
            if not joins and left > 1:
                joins = (yield from self._parting_answer(board, left - 1)) is None
            board.undo()
            if joins:
                return True
        return False

    def _judge_end(self, verdict: Verdict) -> Steps[None]:
        """Judge a move on a board that is played to its end."""
        board = self.game.board
        if board.is_full:
            verdict.right = verdict.done = lead(board, self.reader) > 0
            return
        known: dict[tuple[Mask, ...], tuple[int, Point | None]] = {}
        value, answer = yield from self._play_out(board, self._enemy, known)
        verdict.right = value < 0
        line: list[Point] = []
        player = self._enemy
        while answer and len(line) < (MAX_FOLLOWING if not verdict.right else 1):
            line.append(answer)
            board.play(answer, player)
            player = 1 - player
            _, answer = yield from self._play_out(board, player, known)
        verdict.done = verdict.right and not answer and board.is_full
        for _ in line:
            board.undo()
        self._follow(verdict, tuple(line))

    def _play_out(
        self, board: Board, player: Player, known: dict[tuple[Mask, ...], tuple[int, Point | None]]
    ) -> Steps[tuple[int, Point | None]]:
        """Return the lead of a player in the end and the best point, if both play as well as possible."""
        free = [*board.grid.mask_points(board.open_mask)]
        self._tried += 1
        if not free or self._tried > MAX_TRIED:
            return lead(board, player), None
        if not self._tried % TRIED_PER_STEP:
            yield
        alive = board.alive_mask(0), board.alive_mask(1)
        houses = board.house_mask(0), board.house_mask(1)
        key = (*alive, *houses, *board.captures, board.open_mask, player)
        if key not in known:
            best, choice = -len(board.grid.points), free[0]
            for point in free:
                board.play(point, player)
                value, _ = yield from self._play_out(board, 1 - player, known)
                board.undo()
                if -value > best:
                    best, choice = -value, point
            known[key] = best, choice
        return known[key]

    def _think(self, plies: int) -> Thinking:
        """Return the opponent's thinking, to be run."""
        level = Level(0, 0.0, plies)
        return Thinking(self.game, level, player=self._enemy, steps=MAX_THOUGHT, resigns=False)

    def _best_line(self, plies: int) -> Steps[tuple[Point | None, ...]]:
        """Return how the game would go on, beginning with the opponent's best dot."""
        thinking = self._think(plies)
        yield from thinking.run()
        best = thinking.info.candidates[0]
        return best.line or (best.point,)

    def _follow(self, verdict: Verdict, line: tuple[Point | None, ...]) -> None:
        """Put the opponent's answer, and after a wrong move the dots up to the opponent's last capture."""
        board, player = self.game.board.copy(), self._enemy
        following: list[Put] = []
        telling = 1
        for point in line[: 1 if verdict.right else MAX_FOLLOWING]:
            if point is None or not board.open_mask >> point & 1:
                break
            taken = self._put(board, point, player)
            following.append(Put(point, player, taken, board.copy()))
            if any(territory.owner == self._enemy for territory in taken):
                telling = len(following)
            player = 1 - player
        verdict.puts += following[:telling]

    def _put(self, board: Board, point: Point, player: Player) -> tuple[Territory, ...]:
        """Put a dot; the opponent declares everything, if captures are declared."""
        taken = board.play(point, player)
        rings = outermost_offers(board, player) if board.declared and player == self._enemy else ()
        return board.enclose(player, rings) if rings else taken


def predicted(step: Step) -> tuple[Put, Mask]:
    """Return the move whose captures are to be predicted, and the mask of the dots that it captures."""
    game = step.game()
    before = [game.board.alive_mask(player) for player in range(2)]
    point = game.board.grid.from_letters(step.move)
    taken = game.play(point, declare_all=game.rules.declared)
    before[step.player] |= game.board.grid.bits[point]
    mask = 0
    for territory in taken:
        mask |= territory.inside & before[1 - territory.owner]
    return Put(point, step.player, taken, game.board.copy()), mask


def is_stop_right(step: Step, moves: list[str]) -> tuple[bool, int]:
    """Return whether the reader wins by stopping now, and by how many dots; negative for a loss.

    Args:
        step: The step.
        moves: The moves so far, as in `play_moves`.

    Raises:
        KropkiError: If one of the moves is not legal, or a stop cannot be settled here.
    """
    board = play_moves(step, moves).board
    captures = settle_stop(board, step.player).captures
    margin = captures[step.player] - captures[1 - step.player]
    return margin > 0, margin
