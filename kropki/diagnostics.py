"""What can be wrong with a file of games: one type for all of it, and one list of the kinds."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Kind(StrEnum):
    """The kinds of diagnostics, as `area/reason`.

    A diagnostic may also carry the code of an error (`kropki.errors`) that keeps a game from being read.
    """

    # the text of a file, before anything in it is understood

    CHARSET_GUESSED = "charset/guessed"
    """The file names no charset, and the text is not UTF-8."""
    CHARSET_MISNAMED = "charset/misnamed"
    """The text is not in the charset that CA names."""
    CHARSET_UNDECODABLE = "charset/undecodable"
    """Some bytes are invalid in the charset. They are kept."""
    CHARSET_UNKNOWN = "charset/unknown"
    """CA names a charset that Python does not have, or that an SGF file cannot be in."""

    # the grammar of SGF

    NO_GAME = "sgf/no-game"
    """The text has no tree."""
    JUNK = "sgf/junk"
    """Text outside all trees, or text in a tree that is neither a name nor a value."""
    EMPTY_TREE = "sgf/empty-tree"
    """A tree without a node of its own: `()`, or `((;B[aa]))`. The smallest tree is `(;)`."""
    UNOPENED = "sgf/unopened"
    """Nodes before any `(`, or one `)` too many."""
    UNCLOSED = "sgf/unclosed"
    """The text ends before the `)` of a tree."""
    LATE_NODE = "sgf/late-node"
    """A node after a variation, where only variations can follow: `(;B[aa](;W[bb]);W[cc])`."""
    NO_SEMICOLON = "sgf/no-semicolon"
    """A node without its `;`."""
    NO_VALUE = "sgf/no-value"
    """A property name without a value. It is kept in the way white space is, not as a property."""
    NO_NAME = "sgf/no-name"
    """A value without a property name. It is kept as a property with an empty name."""
    NAME = "sgf/name"
    """A property name with other characters than letters."""
    LOWERCASE = "sgf/lowercase"
    """A property name with lower-case letters, as before FF[4]. They are ignored."""
    DUPLICATE = "sgf/duplicate"
    """The same property twice in a node ([sgf-ff4] 2.2)."""
    UNCLOSED_VALUE = "sgf/unclosed-value"
    """The text ends before the `]` of a value."""
    BRACKET = "sgf/bracket"
    """A `]` that closes no value: in a text it must be written `\\]`."""
    TOO_MANY = "sgf/too-many"
    """There are more mistakes of grammar than are reported."""

    # what a tree means as a game of Kropki

    OTHER_GAME = "record/other-game"
    """GM is missing or names another game."""
    GO = "record/go"
    """A record of Go, GM[1]. It is not read, unless it is to be read as Kropki all the same."""
    SIZE = "record/size"
    """SZ is missing, invalid or in an unusual form."""
    RULES = "record/rules"
    """RU, KM or one of our own properties KR and KC is not understood."""
    POINT = "record/point"
    """A value that should be a point of the board and is not."""
    SET_UP = "record/set-up"
    """An invalid set-up."""
    MOVE = "record/move"
    """A value that is not a move."""
    ILLEGAL_MOVE = "record/illegal-move"
    """An illegal move. It stays in the notes."""
    AFTER_END = "record/after-end"
    """A move after the end of the game. It stays in the notes."""
    TURN = "record/turn"
    """A move out of turn, once for a row of them. The last dots of a grounding are not out of turn."""
    CLAIM = "record/claim"
    """A move does not gain by force what KF says."""
    CROWDED_NODE = "record/crowded-node"
    """Several moves in one node, a move beside a set-up, or a move in the root."""
    RING = "record/ring"
    """An invalid ring. The dot of the move is played all the same."""
    RING_UNCLOSED = "record/ring-unclosed"
    """A ring that does not end at its first point. It is used."""
    RINGS = "record/rings"
    """A move lists other rings than it closes."""
    MODES_DIFFER = "record/modes-differ"
    """From this move on, the listed rings and automatic captures lead to different games.

    This is no fault if captures are declared, or the rings and the result agree with each other.
    """
    RESULT = "record/result"
    """RE disagrees with the moves, or is not a result."""
    RESULT_FORM = "record/result-form"
    """RE is not in the form that FF[4] prescribes."""
    SETTLEMENT = "record/settlement"
    """TB and TW list a point twice, or rings by which the game cannot be settled. They stay in the notes."""
    MORE_FAULTS = "record/more-faults"
    """There are more faults in the game than are reported."""
    TOO_LARGE = "record/too-large"
    """The game has more nodes or set-ups than the limit. It is not read."""
    TOO_LONG = "record/too-long"
    """The replay takes longer than the limit. The game is not read."""
    MORE_GAMES = "record/more-games"
    """The file has more games than are listed."""

    # files of PointsXT

    SAV_COUNT = "sav/count"
    """The header counts another number of moves."""
    SAV_NEXT = "sav/next"
    """The header does not give the next move the other colour than that of the last move."""
    SAV_MOVE = "sav/move"
    """A move that is invalid or illegal. The game ends before it."""
    SAV_NAME = "sav/name"
    """A player's name is not in CP1251."""
    SAV_TRUNCATED = "sav/truncated"
    """The file ends within a move."""

    # transcripts of other engines

    ANSWER = "transcript/answer"
    """A wrong answer of the engine. The game ends there."""
    NO_BOARD = "transcript/no-board"
    """The engine has refused a board, or no board has that size. Nothing is judged."""


class Diagnostic(NamedTuple):
    """Something that is wrong with a file, or good to know about it.

    Attributes:
        kind: A `Kind`, or the code of an error.
        message: A sentence for the user, without the place.
        line: The line from 1, or 0 if the place is unknown or the file has no lines.
        column: The column from 1; in a file without lines the byte from 1.
        is_fault: Whether something is wrong. Otherwise this is only information.
    """

    kind: str
    message: str
    line: int = 0
    column: int = 0
    is_fault: bool = True

    def __str__(self) -> str:
        """Return the place and the message."""
        return f"line {self.line}, column {self.column}: {self.message}"

    def at(self, line: int, column: int) -> Diagnostic:
        """Return the same diagnostic at another place."""
        return self._replace(line=line, column=column)

    @property
    def place(self) -> tuple[int, int]:
        """The line and the column."""
        return self.line, self.column
