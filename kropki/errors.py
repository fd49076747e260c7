"""The errors of Kropki: one class for each reason, with an `area/reason` code for the protocol."""

from __future__ import annotations

from dataclasses import dataclass


def quoted(word: str, most: int = 20) -> str:
    """Return a word from a file in quotes, for a message.

    The word is cut to `most` characters, and characters that cannot be printed are replaced.
    """
    cut = word if len(word) <= most else word[: most - 1] + "…"
    line = " ".join(cut.split())
    return "'" + "".join(char if char.isprintable() else "\ufffd" for char in line) + "'"


def digits(number: int) -> str:
    """Return a whole number as text, for a message, however large it is."""
    return str(number) if number.bit_length() < 128 else "a huge number"


def described(value: object) -> str:
    """Return what a value of a wrong type is, for a message."""
    if value is None:
        return "None"
    if isinstance(value, bool | int | float):
        return f"the {type(value).__name__} {digits(value) if isinstance(value, int) else value}"
    return f"of type {type(value).__name__}"


class KropkiError(Exception):
    """The base class of all errors. The message says what is wrong, where, and how to correct it.

    Attributes:
        code: The reason as `area/reason`. Each class has its own.
    """

    code = "kropki/error"


class IllegalMove(KropkiError):
    """A move that is not legal."""

    code = "move/illegal"


class OffBoard(IllegalMove):
    """The point is not on the board."""

    code = "move/off-board"


class Occupied(IllegalMove):
    """The point already has a dot."""

    code = "move/occupied"


class InTerritory(IllegalMove):
    """The point is in a territory, where nobody can play ([stachowski], "Territorial Move Restriction").

    Attributes:
        owner: The player who owns the territory.
    """

    code = "move/territory"

    def __init__(self, message: str, owner: int) -> None:
        """Create the error for a point in a territory of `owner`."""
        super().__init__(message)
        self.owner = owner


class Suicide(IllegalMove):
    """The dot would be captured at once, and the rules do not allow that."""

    code = "move/suicide"


class NotYourTurn(IllegalMove):
    """Another player is to move."""

    code = "move/turn"


class GameOver(IllegalMove):
    """The game has ended."""

    code = "game/over"


class OutsideMiddle(IllegalMove):
    """The first dots must be played in the middle of the board ([wikipedia], "Initial position")."""

    code = "move/middle"


class PassingForbidden(IllegalMove):
    """The rules do not allow passing ([stachowski], "Mandatory Play")."""

    code = "move/pass"


class StopForbidden(IllegalMove):
    """The rules do not allow stopping, or the player has already stopped."""

    code = "move/stop"


class TimeIsUp(IllegalMove):
    """The player has used more time than they had."""

    code = "clock/time-up"


class TimeIsLeft(KropkiError):
    """The player has time left, or the game has no clock."""

    code = "clock/time-left"


class InvalidClock(KropkiError):
    """A time control gives no time, or too much."""

    code = "clock/invalid"


class RingRefused(IllegalMove):
    """The ring cannot be declared ([stachowski], "Regions of Territory"; [sgf-gm40], stop sequences)."""

    code = "ring/refused"


class RingNotClosed(RingRefused):
    """The ring's last dot is not next to its first."""

    code = "ring/not-closed"


class RingStepTooLong(RingRefused):
    """Two consecutive dots of the ring are not neighbours."""

    code = "ring/step"


class RingCrossesItself(RingRefused):
    """The ring goes through a dot twice, or two of its diagonal steps cross."""

    code = "ring/crosses-itself"


class RingWithoutDot(RingRefused):
    """A point of the ring has no dot."""

    code = "ring/no-dot"


class RingOfForeignDot(RingRefused):
    """A dot of the ring belongs to another player."""

    code = "ring/foreign-dot"


class RingOfDeadDot(RingRefused):
    """A dot of the ring is dead: it is in a territory of its owner."""

    code = "ring/dead-dot"


class RingOverTerritory(RingRefused):
    """The ring goes through an enemy's territory."""

    code = "ring/territory"


class RingWithoutEnemy(RingRefused):
    """There is no alive enemy dot inside the ring."""

    code = "ring/no-enemy"


class RingNotSmallest(RingRefused):
    """The rules require the smallest ring, and there is a smaller one."""

    code = "ring/not-smallest"


class NotDeclared(RingRefused):
    """Captures cannot be declared under the rules, or not at this moment."""

    code = "ring/not-now"


class RingsOverlap(RingRefused):
    """Two rings that are declared together overlap."""

    code = "ring/overlap"


class NothingToUndo(KropkiError):
    """There is no move to undo."""

    code = "game/nothing-to-undo"


class NothingToRedo(KropkiError):
    """There is no move to redo."""

    code = "game/nothing-to-redo"


class NoSuchPly(KropkiError):
    """The game does not have that many moves."""

    code = "game/ply"


class NoOffer(KropkiError):
    """No draw or settlement has been offered."""

    code = "game/no-offer"


class OwnOffer(KropkiError):
    """A player cannot answer their own offer."""

    code = "game/own-offer"


class NoSuchPlayer(KropkiError):
    """No player with that number takes part, or they have resigned."""

    code = "game/player"


class SizeOutOfRange(KropkiError):
    """The width or height of the board is not between 1 and 52."""

    code = "size/out-of-range"


class UnknownOpening(KropkiError):
    """There is no opening with that name."""

    code = "opening/unknown"


class NoRoomForOpening(KropkiError):
    """The board is too small for the opening."""

    code = "opening/no-room"


class UnknownRules(KropkiError):
    """There is no rule set with that name."""

    code = "rules/unknown"


class InvalidRules(KropkiError):
    """An option has an invalid value, or conflicts with another option or the number of players."""

    code = "rules/invalid"


class InvalidDiagram(KropkiError):
    """A text is not a drawing of a position, or a diagram shows an impossible one.

    Attributes:
        line: The line of the text with the error, from 1.
        column: The column of the text with the error, from 1.
    """

    code = "diagram/invalid"

    def __init__(self, message: str, line: int = 1, column: int = 1) -> None:
        """Create the error for a place in the text."""
        super().__init__(message)
        self.line = line
        self.column = column


class InvalidRecord(KropkiError):
    """Text or data that should describe a game, a move or a set-up does not."""

    code = "record/invalid"


class InvalidAnnotation(KropkiError):
    """A mark, a verdict or a field of the game's information is invalid."""

    code = "tree/remark"


class NoSuchNode(KropkiError):
    """The game's tree has no such node, or no longer has it."""

    code = "tree/node"


class NowhereToWalk(KropkiError):
    """The game's tree has no node in that direction."""

    code = "tree/nowhere"


class CannotEdit(KropkiError):
    """The edit is impossible: for example, the root cannot be cut, and the main line cannot be promoted."""

    code = "tree/edit"


class CannotPaste(KropkiError):
    """Nothing has been cut or copied, or its moves are not legal there."""

    code = "tree/paste"


class NothingToRevert(KropkiError):
    """There is no edit to undo, or none to redo."""

    code = "tree/nothing-to-revert"


class SettlementRefused(KropkiError):
    """The result cannot be worked out without playing on."""

    code = "settlement/refused"


class SettlementOfMany(SettlementRefused):
    """There are more than two players: if one of them stops, the others play on."""

    code = "settlement/players"


class SettlementOfSetup(SettlementRefused):
    """The board was set up with dots surrounded but not captured, and perhaps they cannot be."""

    code = "settlement/set-up"


class SettlementOfVariant(SettlementRefused):
    """The edge closes areas, or only full areas are captured, so that being grounded protects no dots."""

    code = "settlement/variant"


class SettlementWithoutDeclaring(SettlementRefused):
    """Captures are automatic: a dot thrown into a house makes it a territory, so no more can follow."""

    code = "settlement/automatic"


class NotDecided(SettlementRefused):
    """Play might still change the result, as far as the engine can tell."""

    code = "settlement/undecided"


class InvalidOpening(KropkiError):
    """An opening has an invalid seed, number of handicap dots or drawn position."""

    code = "opening/invalid"


@dataclass(frozen=True)
class PositionFault:
    """One thing that is wrong with a set-up position.

    Attributes:
        code: The reason as `setup/reason`.
        message: What is wrong, where, and how to correct it.
        points: The points that are wrong, as column and row from 0.
    """

    code: str
    message: str
    points: tuple[tuple[int, int], ...] = ()


class InvalidSetup(KropkiError):
    """A position from which no game can be played.

    Attributes:
        faults: Everything that is wrong with it.
    """

    code = "setup/invalid"

    def __init__(self, message: str, faults: tuple[PositionFault, ...]) -> None:
        """Create the error for some faults."""
        super().__init__(message)
        self.faults = faults


class UnknownCharset(KropkiError):
    """A charset that is unknown, or in which no file of games can be."""

    code = "file/charset"


class StalePickle(KropkiError):
    """A board or game that another version of Kropki has pickled."""

    code = "pickle/version"
