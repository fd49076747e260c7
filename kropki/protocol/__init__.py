"""Requests to the engine and its answers, as JSON: the page uses the engine only through these."""
