"""Which tests `make quick-test` leaves out."""

import pytest

THOROUGH = {
    "test_anatomy", "test_board_properties", "test_bot_runner", "test_charset", "test_cli",
    "test_collection", "test_computer", "test_copies", "test_counting", "test_declared", "test_executors",
    "test_forcing", "test_game_properties", "test_install", "test_joins", "test_learn",
    "test_lessons", "test_link", "test_match", "test_montecarlo", "test_net", "test_outputs",
    "test_packages", "test_page", "test_proofs", "test_protocol_fuzz", "test_protocol_tree",
    "test_record", "test_replay", "test_review", "test_search", "test_settlement", "test_sgf",
    "test_site", "test_site_commands", "test_tactics", "test_thinking", "test_tour", "test_worksheet",
}  # fmt: skip
"""Files of tests that play thousands of games, search for long, build the site or start other programs."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.stem in THOROUGH:
            item.add_marker("thorough")
