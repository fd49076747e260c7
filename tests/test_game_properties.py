"""The engine's game against the slow model of one in random games of all rules, with 2, 3 and 4 players."""

from collections import Counter

import pytest
from hypothesis import given

from kropki.game.rules import named_rules
from tests.models.game import RULE_SETS, as_options
from tests.support.compare_game import check_rules
from tests.support.game_strategies import RuleGame, rule_games
from tests.support.settings import steady

REFUSALS = {
    *("move/occupied", "move/turn", "move/pass", "move/stop", "clock/time-up", "clock/time-left"),
    *("ring/not-closed", "ring/step", "ring/no-dot", "ring/foreign-dot", "ring/not-now", "ring/refused"),
    *("game/over", "game/nothing-to-undo", "game/nothing-to-redo", "game/no-offer", "settlement/players"),
}
"""Refusals that so many random games meet often; each refusal has tests of its own."""


def test_games_of_all_rules() -> None:
    """Turns, ends, captures, scores, clocks, offers and refusals after each thing that is done; then from the
    game's record, all the way back and on again."""
    seen: Counter[str] = Counter()

    @steady(examples=450)
    @given(rule_games)
    def play(game: RuleGame) -> None:
        seen.update(check_rules(game))

    play()
    assert not REFUSALS - seen.keys()
    assert {"ended by full-board", "ended by resignation"} <= seen.keys()


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_model_has_the_named_rules(rules: str) -> None:
    assert named_rules(rules)[1].options() == as_options(RULE_SETS[rules])
