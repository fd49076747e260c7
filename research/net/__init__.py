"""Trains the network that expects what will be captured: `python -m research.net`."""
