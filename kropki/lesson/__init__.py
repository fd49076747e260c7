"""Lessons: small positions with something to do on each (`docs/lessons.md`)."""
