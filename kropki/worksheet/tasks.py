"""Makes figures of puzzles, positions and games."""

from __future__ import annotations

from collections.abc import Sequence

from kropki.board.board import Board
from kropki.board.grid import COLOURS
from kropki.game.game import Game
from kropki.game.moves import Declaration, Dot, Pass, Stop
from kropki.picture import dot_numbers
from kropki.puzzle.puzzle import NO_DOT, Puzzle
from kropki.worksheet.layout import Figure

_ANSWER = "Answer: ____________"


def figure_of_puzzle(puzzle: Puzzle, number: int) -> Figure:
    """Return a puzzle with its task and a line for the answer."""
    return Figure(puzzle.board(), f"{number}. {COLOURS[puzzle.turn]} to move. {_aim(puzzle)}", answer=_ANSWER)


def figure_of_solution(puzzle: Puzzle, number: int) -> Figure:
    """Return the right points of a puzzle, and the board after its line of play, with numbers."""
    board = puzzle.board()
    right = [board.grid.name(board.grid.from_letters(letters)) for letters in puzzle.right]
    numbers = {}
    player = puzzle.turn
    for count, letters in enumerate(puzzle.line or puzzle.right[:1], 1):
        if letters != NO_DOT:
            point = board.grid.from_letters(letters)
            board.play(point, player)
            numbers[point] = count
        player = 1 - player
    return Figure(board, f"{number}. {_either(right)}", numbers)


def figure_of_position(board: Board, caption: str, game: Game | None = None) -> Figure:
    """Return a position, with the last dot circled if its game is known."""
    moves = game.moves_made if game else []
    last = next((move.point for move in reversed(moves) if isinstance(move, Dot)), None)
    return Figure(board, caption, last=last)


def figure_of_moves(game: Game, caption: str, first: int) -> Figure:
    """Return the current position of a game, with the numbers of the dots since the move `first`."""
    return Figure(game.board.copy(), caption, dot_numbers(game.moves_made, first))


def figure_of_game(game: Game, caption: str) -> Figure:
    """Return the end of a game's main line with the numbers of its dots, and its moves as a list.

    The game is then at its end.
    """
    game.go_to_ply(0)
    rows: list[str] = []
    while game.node.next:
        before = game.scores
        game.redo()
        move = game.node.move
        if move is None:
            continue
        player = getattr(move, "player", None)
        gain = 0 if player is None else round(game.scores[player] - before[player])
        rows.append(f"{len(rows) + 1}. {_move(game, move)}" + (f" +{gain}" if gain > 0 else ""))
    return Figure(game.board, caption, dot_numbers(game.moves_made), moves=rows)


def _move(game: Game, move: object) -> str:
    """Return a move in words."""
    player = getattr(move, "player", None)
    name = "" if player is None else COLOURS[player]
    match move:
        case Dot():
            return f"{name} {game.board.grid.name(move.point)}"
        case Declaration():
            return f"{name} captures"
        case Pass():
            return f"{name} passes"
        case Stop():
            return f"{name} stops"
        case _:
            return f"{name} ends the game".strip().capitalize()


def _aim(puzzle: Puzzle) -> str:
    """Return what is to be reached, in words."""
    if puzzle.is_hidden:
        return "What is best?"
    if not puzzle.gain:
        return "Lose nothing."
    count = abs(puzzle.gain)
    dots = f"{count} dot" + ("" if count == 1 else "s")
    if puzzle.gain < 0:
        return f"Lose no more than {dots}."
    if puzzle.dots:
        return f"Win {dots} with {puzzle.dots} move" + ("." if puzzle.dots == 1 else "s.")
    return f"Win {dots}."


def _either(names: Sequence[str]) -> str:
    """Return names with commas and an `or` before the last one."""
    return " or ".join([*([", ".join(names[:-1])] if names[1:] else []), names[-1]])
