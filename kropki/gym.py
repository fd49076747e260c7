"""Environments for learning by reinforcement: `pip install kropki[gym]`.

`KropkiAEC` is an environment of PettingZoo (https://pettingzoo.farama.org) for two agents, "red" and "blue",
who move in turn. `KropkiEnv` is an environment of gymnasium (https://gymnasium.farama.org) for one agent, who
plays against a level of the computer player. After `import kropki.gym`,
`gymnasium.make("kropki/Kropki-v0")` makes one.

An action is the number of a point: points are counted from 0, row by row. An observation has the planes
`PLANES`, with a 1 for each point of which they are true, as the agent sees it. A mask of the legal actions
comes with each observation. The reward is 1 for a game that is won and -1 for one that is lost. An action
that is not legal loses the game.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from kropki.board.grid import Mask, Player
from kropki.bot.board import PLAYERS, BotBoard
from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.openings import Opening
from kropki.game.scatter import scatter

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
except ImportError as error:
    raise ImportError(
        f"kropki.gym needs {error.name}, which kropki does not install by itself: pip install 'kropki[gym]'"
    ) from error

PLANES = ("mine", "theirs", "my territory", "their territory", "my captured dots", "their captured dots")
"""What the planes of an observation show. Dots of the first two are alive."""
AGENTS = PLAYERS[:2]
"""The agents of `KropkiAEC`. The first one moves first."""
DEFAULT_STEPS = 20
"""How many steps of thinking the opponent has, if no other number is given."""


class Table:
    """A game between two as arrays.

    Attributes:
        game: The game.
    """

    def __init__(self, width: int, height: int, opening: str, scattered: int, seed: int) -> None:
        """Start a game.

        Args:
            width: The number of columns.
            height: The number of rows.
            opening: The name of the opening.
            scattered: How many dots are put at random before the players move.
            seed: The seed of the opening and of these dots.
        """
        self.game: Game = Game(width, height, opening=Opening(opening, seed), options={"stop": "none"})
        scatter(self.game, scattered, seed)

    def observation(self, player: Player) -> Any:
        """Return the planes as an array of the shape (height, width, planes) with numbers 0 and 1."""
        board, other = self.game.board, 1 - player
        planes = (
            board.alive_mask(player),
            board.alive_mask(other),
            board.held_mask(player),
            board.held_mask(other),
            board.captive_mask(player),
            board.captive_mask(other),
        )
        return np.stack([self._plane(mask) for mask in planes], axis=-1)

    def action_mask(self) -> Any:
        """Return an array with a 1 for each legal action. After the end of the game all are 0."""
        return self._plane(0 if self.game.outcome else self.game.playable_mask).reshape(-1)

    def play(self, action: int) -> bool:
        """Play an action, and return whether it is legal."""
        point = self.game.board.grid.points[action]
        if self.game.outcome or not self.game.playable_mask >> point & 1:
            return False
        self.game.play(point)
        return True

    def reward(self, player: Player) -> float:
        """Return the reward of a player: 1 for a win and -1 for a loss, 0 for a draw and before the end."""
        outcome = self.game.outcome
        if not outcome or outcome.winner is None:
            return 0.0
        return 1.0 if outcome.winner == player else -1.0

    def text(self) -> str:
        """Return the position as text."""
        return str(BotBoard(self.game, self.game.turn))

    def _plane(self, mask: Mask) -> Any:
        grid = self.game.board.grid
        bits = [mask >> point & 1 for point in grid.points]
        return np.array(bits, dtype=np.int8).reshape(grid.height, grid.width)


def _planes_space(width: int, height: int) -> Box:
    return Box(0, 1, (height, width, len(PLANES)), np.int8)


class KropkiAEC(AECEnv):
    """Two agents play against each other."""

    def __init__(
        self,
        width: int = 15,
        height: int = 15,
        *,
        opening: str = "cross",
        scattered: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """Prepare games.

        Args:
            width: The number of columns.
            height: The number of rows.
            opening: The name of the opening (`kropki.game.openings`).
            scattered: How many dots are put at random before the agents move.
            render_mode: "ansi", if `render` is to return the position as text.
        """
        super().__init__()
        self.metadata: dict[str, Any] = {
            "render_modes": ["ansi"],
            "name": "kropki_v0",
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents: list[str] = list(AGENTS)
        self._settings = width, height, opening, scattered
        self._random = np.random.default_rng()
        mask = Box(0, 1, (width * height,), np.int8)
        observation = Dict({"observation": _planes_space(width, height), "action_mask": mask})
        self.observation_spaces: dict[str, Any] = dict.fromkeys(AGENTS, observation)
        self.action_spaces: dict[str, Any] = {agent: Discrete(width * height) for agent in AGENTS}
        self._table = Table(*self._settings, 0)

    def __copy__(self) -> KropkiAEC:
        return deepcopy(self)

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game.

        Args:
            seed: The seed of this game and those that follow; None to go on with the last one.
            options: Not used.
        """
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._table = Table(*self._settings, int(self._random.integers(2**31)))
        self.agents: list[str] = [*self.possible_agents]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection: str = AGENTS[self._table.game.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees. Only the agent who is to move has legal actions."""
        mask = self._table.action_mask()
        is_over = self.terminations[agent]
        may_move = agent == self.agent_selection and not is_over
        return {
            "observation": self._table.observation(AGENTS.index(agent)),
            "action_mask": mask if may_move else np.zeros_like(mask),
        }

    def step(self, action: int | None) -> None:
        """Play for the agent who is to move. An action that is not legal loses the game."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        table = self._table
        is_legal = table.play(int(action))
        if not is_legal:
            self.rewards = {each: -1.0 if each == agent else 1.0 for each in self.agents}
        elif table.game.outcome:
            self.rewards = {each: table.reward(AGENTS.index(each)) for each in self.agents}
        if not is_legal or table.game.outcome:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = AGENTS[table.game.turn] if is_legal else AGENTS[1 - AGENTS.index(agent)]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the position as text if the mode is "ansi"."""
        return self._table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to free."""


class KropkiEnv(gymnasium.Env):
    """One agent plays against a level of the computer player."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (as gymnasium wants it)

    def __init__(
        self,
        width: int = 15,
        height: int = 15,
        *,
        level: int = 1,
        player: Player = 0,
        opening: str = "cross",
        scattered: int = 0,
        steps: int = DEFAULT_STEPS,
        render_mode: str | None = None,
    ) -> None:
        """Prepare games.

        Args:
            width: The number of columns.
            height: The number of rows.
            level: The level of the opponent, 1 to 8.
            player: Whether the agent moves first (0) or second (1).
            opening: The name of the opening (`kropki.game.openings`).
            scattered: How many dots are put at random before the players move.
            steps: How many steps the opponent thinks about a move. The same seed and actions then give the
                same game on every machine.
            render_mode: "ansi", if `render` is to return the position as text.
        """
        self.render_mode = render_mode
        self.observation_space: Any = _planes_space(width, height)
        self.action_space: Any = Discrete(width * height)
        self._settings = width, height, opening, scattered
        self._level = LEVELS[level]
        self._player = player
        self._steps = steps
        self._seed = 0
        self._table = Table(*self._settings, 0)

    def __copy__(self) -> KropkiEnv:
        return deepcopy(self)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a game.

        Args:
            seed: The seed of this game and those that follow; None to go on with the last one.
            options: Not used.

        Returns:
            The observation, and a dict with the `action_mask`.
        """
        super().reset(seed=seed)
        self._seed = int(self.np_random.integers(2**31))
        self._table = Table(*self._settings, self._seed)
        self._answer()
        return self._observed()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play for the agent, and then for the opponent.

        Args:
            action: The point. One that is not legal loses the game.

        Returns:
            The observation, the reward, whether the game is over, False, and a dict with the `action_mask`.
        """
        is_legal = self._table.play(int(action))
        if is_legal:
            self._answer()
        reward = self._table.reward(self._player) if is_legal else -1.0
        observation, info = self._observed()
        return observation, reward, not is_legal or bool(self._table.game.outcome), False, info

    def render(self) -> str | None:  # type: ignore[override]
        """Return the position as text if the mode is "ansi"."""
        return self._table.text() if self.render_mode == "ansi" else None

    def _answer(self) -> None:
        """Play for the opponent until the agent is to move or the game is over."""
        game = self._table.game
        while not game.outcome and game.turn != self._player:
            thinking = Thinking(game, self._level, seed=self._seed, steps=self._steps, resigns=False)
            move = thinking.decide()
            assert isinstance(move, Dot)
            game.play(move.point)

    def _observed(self) -> tuple[Any, dict[str, Any]]:
        return self._table.observation(self._player), {"action_mask": self._table.action_mask()}


gymnasium.register(id="kropki/Kropki-v0", entry_point="kropki.gym:KropkiEnv")
