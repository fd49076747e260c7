"""Builds, serves and measures the static site."""
