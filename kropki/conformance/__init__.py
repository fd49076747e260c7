"""Judges other engines: what they answer to moves, in a conversation or in a transcript of one."""
