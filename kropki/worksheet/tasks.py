"""Makes figures of puzzles, positions and games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kropki.board.board import Board
from kropki.board.grid import COLOURS
from kropki.game.game import Game
from kropki.game.moves import Declaration, Dot, Pass, Stop
from kropki.picture import dot_numbers
from kropki.puzzle.puzzle import NO_DOT, Puzzle
from kropki.worksheet.layout import Figure, Part, smallest_grid
from kropki.worksheet.sheet import ENGLISH, Labels

MOST_TASKS, MOST_SOLUTIONS = 6, 12
"""Boards on a sheet, if nobody says how many."""


def parts_of_puzzles(
    puzzles: Sequence[Puzzle],
    title: str,
    tasks: Sequence[str] = (),
    labels: Labels = ENGLISH,
    *,
    per_sheet: int = 0,
    solutions: bool = True,
) -> Iterator[Part]:
    """Yield the sheets with puzzles, and those with their solutions.

    Args:
        puzzles: The puzzles.
        title: The title of the sheets with puzzles.
        tasks: What is asked in each puzzle; by default, in English.
        labels: The other words.
        per_sheet: How many puzzles are on a sheet, a key of `GRIDS`; 0 for as many as fit well.
        solutions: Whether there are solutions.
    """
    asked = [*tasks] or [*map(task_of, puzzles)]
    numbered = [*enumerate(zip(puzzles, asked, strict=True), 1)]
    figures = [figure_of_puzzle(puzzle, number, task, labels) for number, (puzzle, task) in numbered]
    size = per_sheet or smallest_grid(len(figures), MOST_TASKS)
    yield Part(title, figures, size, is_for_names=True)
    if solutions:
        figures = [figure_of_solution(puzzle, number, labels) for number, (puzzle, _) in numbered]
        yield Part(labels.solutions, figures, smallest_grid(len(figures), MOST_SOLUTIONS))


def figure_of_puzzle(puzzle: Puzzle, number: int, task: str = "", labels: Labels = ENGLISH) -> Figure:
    """Return a puzzle with its task, by default in English, and a line for the answer."""
    return Figure(
        puzzle.board(), f"{number}. {task or task_of(puzzle)}", answer=f"{labels.answer}: {'_' * 12}"
    )


def figure_of_solution(puzzle: Puzzle, number: int, labels: Labels = ENGLISH) -> Figure:
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
    return Figure(board, f"{number}. {_either(right, labels.either)}", numbers)


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


def task_of(puzzle: Puzzle) -> str:
    """Return who is to move and what is to be reached, in English."""
    return f"{COLOURS[puzzle.turn]} to move. {_aim(puzzle)}"


def _aim(puzzle: Puzzle) -> str:
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


def _either(names: Sequence[str], either: str) -> str:
    """Return names with commas, and a word before the last one."""
    return f" {either} ".join([*([", ".join(names[:-1])] if names[1:] else []), names[-1]])
