"""The grammar of SGF and its character sets, without any knowledge of this game."""
