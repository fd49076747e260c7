"""The command `conformance`: judges other engines."""
