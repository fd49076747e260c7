"""Tests of the environments of gymnasium and PettingZoo: `kropki.gym`."""

from __future__ import annotations

import copy
import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from kropki.gym import PLANES, KropkiAEC, KropkiEnv


def mask_of(observation: Any) -> Any:
    return observation["action_mask"]


def play_first_legal(env: KropkiAEC) -> dict[str, float]:
    """Play each game to its end with the first legal action, and return the rewards."""
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        rewards[agent] = reward
        env.step(None if termination or truncation else int(mask_of(observation).argmax()))
    return rewards


def test_the_environment_of_two_agents_passes_the_test_of_pettingzoo(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about what it would also like to see, such as images
        api_test(KropkiAEC(5, 4), num_cycles=100)
        seed_test(lambda: KropkiAEC(6, 6, scattered=3), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("player", [0, 1])
def test_the_environment_of_one_agent_passes_the_test_of_gymnasium(player: int) -> None:
    env = gymnasium.make("kropki/Kropki-v0", width=6, height=5, player=player, scattered=2, steps=3)
    check_env(env.unwrapped, skip_render_check=True)


def test_observations_show_dots_captures_and_territories() -> None:
    env = KropkiAEC(4, 4, opening="empty")
    env.reset(seed=1)
    assert env.agent_selection == "red"
    for action in (1, 5, 4, 15, 6, 14, 9):  # red surrounds b2
        env.step(action)
    seen = env.observe("red")["observation"]
    assert seen.shape == (4, 4, len(PLANES))
    assert seen.sum(axis=(0, 1)).tolist() == [4, 2, 1, 0, 0, 1]
    assert env.observe("blue")["observation"].sum(axis=(0, 1)).tolist() == [2, 4, 0, 1, 1, 0]
    mask = mask_of(env.observe("blue"))
    assert mask.sum() == 16 - 7 and mask[5] == 0
    assert mask_of(env.observe("red")).sum() == 0


def test_a_game_ends_with_a_reward_for_both() -> None:
    env = KropkiAEC(5, 5)
    env.reset(seed=3)
    rewards = play_first_legal(env)
    assert rewards.keys() == {"red", "blue"}
    assert sum(rewards.values()) == 0


def test_an_action_that_is_not_legal_loses() -> None:
    env = KropkiAEC(5, 5)
    env.reset(seed=3)
    taken = int(np.flatnonzero(mask_of(env.observe("red")) == 0)[0])
    env.step(taken)
    assert env.terminations == {"red": True, "blue": True}
    assert env.rewards == {"red": -1.0, "blue": 1.0}

    alone = KropkiEnv(5, 5, steps=2)
    _, info = alone.reset(seed=3)
    _, reward, is_over, _, _ = alone.step(int(np.flatnonzero(mask_of(info) == 0)[0]))
    assert (reward, is_over) == (-1.0, True)


def test_the_level_answers_until_the_board_is_full() -> None:
    env = KropkiEnv(5, 5, level=3, player=1, steps=2, render_mode="ansi")
    _, info = env.reset(seed=5)
    is_over, moves, reward = False, 0, 0.0
    while not is_over:
        _, reward, is_over, _, info = env.step(int(mask_of(info).argmax()))
        moves += 1
    assert moves >= 5 and reward in (-1.0, 0.0, 1.0)
    assert mask_of(info).sum() == 0
    assert (env.render() or "").startswith("  ")


def test_the_package_does_not_need_them_and_says_what_is_missing() -> None:
    program = (
        "import sys; sys.modules['gymnasium'] = None; import kropki, kropki.cli.commands\n"
        "try: import kropki.gym\nexcept ImportError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "pip install 'kropki[gym]'" in done.stdout


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_vectors_of_environments_play_the_games_of_single_ones(kind: Any) -> None:
    settings = {"width": 5, "height": 5, "scattered": 2, "steps": 2}
    vector = gymnasium.make_vec("kropki/Kropki-v0", num_envs=2, vectorization_mode=kind, **settings)
    single = [gymnasium.make("kropki/Kropki-v0", **settings) for _ in range(2)]
    try:
        seen, infos = vector.reset(seed=[3, 4])
        alone = [env.reset(seed=seed) for env, seed in zip(single, (3, 4), strict=True)]
        for _ in range(4):
            masks = [info["action_mask"] for _, info in alone]
            assert (seen == np.stack([each[0] for each in alone])).all()
            assert (np.stack([*infos["action_mask"]]) == np.stack(masks)).all()
            actions = [int(mask.argmax()) for mask in masks]
            seen, rewards, ends, _, infos = vector.step(np.array(actions))
            steps = [env.step(action) for env, action in zip(single, actions, strict=True)]
            assert not ends.any()
            assert rewards.tolist() == [step[1] for step in steps]
            alone = [(step[0], step[4]) for step in steps]
        twins = [copy.deepcopy(env) for env in single]
        results = [
            twin.step(int(info["action_mask"].argmax())) for twin, (_, info) in zip(twins, alone, strict=True)
        ]
        for env, (_, info), result in zip(single, alone, results, strict=True):
            assert (env.step(int(info["action_mask"].argmax()))[0] == result[0]).all()
    finally:
        for each in (vector, *single):
            each.close()
