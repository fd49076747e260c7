"""Loads what the computer player has learned before a clock runs."""

from __future__ import annotations

from kropki.computer.foresight import load_net
from kropki.computer.player import load_policy


def make_ready() -> None:
    """Load the policy and the network, so that the first move does not wait for them."""
    load_policy()
    load_net()
