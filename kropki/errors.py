"""Every refusal as a type of its own, with an `area/reason` code that is the same on the wire."""

from __future__ import annotations

from dataclasses import dataclass


def quoted(word: str) -> str:
    """A word of a file for a message: at most 20 characters on one line, marks for what cannot be shown."""
    cut = word if len(word) <= 20 else word[:19] + "…"
    line = " ".join(cut.split())
    return "'" + "".join(char if char.isprintable() else "\ufffd" for char in line) + "'"


class KropkiError(Exception):
    """Something asked of Kropki that cannot be done. The message says what, where and what would be right."""

    code = "kropki/error"


class IllegalMove(KropkiError):
    """A dot that may not be played."""

    code = "move/illegal"


class OffBoard(IllegalMove):
    """The point is not on the board."""

    code = "move/off-board"


class Occupied(IllegalMove):
    """A dot stands on the point already."""

    code = "move/occupied"


class InTerritory(IllegalMove):
    """The point lies in a territory, where nobody may play ([stachowski], "Territorial Move Restriction").

    `owner` is the player whose territory it is.
    """

    code = "move/territory"

    def __init__(self, message: str, owner: int) -> None:
        super().__init__(message)
        self.owner = owner


class NotYourTurn(IllegalMove):
    """Another player is to move."""

    code = "move/turn"


class GameOver(IllegalMove):
    """The game has ended."""

    code = "game/over"


class OutsideMiddle(IllegalMove):
    """The first dots must be put in the middle of the board ([wikipedia], "Initial position")."""

    code = "move/middle"


class PassingForbidden(IllegalMove):
    """These rules know no passing ([stachowski], "Mandatory Play")."""

    code = "move/pass"


class StopForbidden(IllegalMove):
    """These rules know no stop, or the player has stopped already."""

    code = "move/stop"


class TimeIsUp(IllegalMove):
    """The player has used more time than he had."""

    code = "clock/time-up"


class TimeIsLeft(KropkiError):
    """The player still has time, or the game has no clock."""

    code = "clock/time-left"


class InvalidClock(KropkiError):
    """A time control that gives no time, or too much."""

    code = "clock/invalid"


class RingRefused(IllegalMove):
    """A ring that cannot be declared ([stachowski], "Regions of Territory"; [sgf-gm40], stop sequences)."""

    code = "ring/refused"


class RingNotClosed(RingRefused):
    """The ring's last dot is not beside its first one."""

    code = "ring/not-closed"


class RingStepTooLong(RingRefused):
    """Two dots that follow each other in the ring are not beside each other."""

    code = "ring/step"


class RingCrossesItself(RingRefused):
    """The ring visits a dot twice, or two of its diagonal steps cross."""

    code = "ring/crosses-itself"


class RingWithoutDot(RingRefused):
    """There is no dot on a point of the ring."""

    code = "ring/no-dot"


class RingOfForeignDot(RingRefused):
    """A dot of the ring is another player's."""

    code = "ring/foreign-dot"


class RingOfDeadDot(RingRefused):
    """A dot of the ring lies in a territory of its own player."""

    code = "ring/dead-dot"


class RingOverTerritory(RingRefused):
    """The ring runs over an enemy's territory."""

    code = "ring/territory"


class RingWithoutEnemy(RingRefused):
    """No alive enemy dot lies inside the ring."""

    code = "ring/no-enemy"


class RingNotSmallest(RingRefused):
    """These rules want the smallest ring, and there is a smaller one."""

    code = "ring/not-smallest"


class NotDeclared(RingRefused):
    """These rules have no declared captures, or none at this moment."""

    code = "ring/not-now"


class RingsOverlap(RingRefused):
    """Two rings that are declared together share points inside."""

    code = "ring/overlap"


class NothingToUndo(KropkiError):
    """There is no move to take back."""

    code = "game/nothing-to-undo"


class NothingToRedo(KropkiError):
    """There is no move that was taken back."""

    code = "game/nothing-to-redo"


class NoSuchPly(KropkiError):
    """The game has no position after that many moves."""

    code = "game/ply"


class NoOffer(KropkiError):
    """Neither a draw nor a settlement has been offered."""

    code = "game/no-offer"


class OwnOffer(KropkiError):
    """A player cannot answer what he offered himself."""

    code = "game/own-offer"


class NoSuchPlayer(KropkiError):
    """No player of that number takes part, or he has resigned."""

    code = "game/player"


class SizeOutOfRange(KropkiError):
    """A side of the board is not between 3 and 52 points."""

    code = "size/out-of-range"


class UnknownOpening(KropkiError):
    """No opening has that name."""

    code = "opening/unknown"


class NoRoomForOpening(KropkiError):
    """The board is too small for the opening."""

    code = "opening/no-room"


class UnknownRules(KropkiError):
    """No rule set has that name."""

    code = "rules/unknown"


class InvalidRules(KropkiError):
    """An option has a value that it cannot have, or goes not with the others or the players."""

    code = "rules/invalid"


class InvalidDiagram(KropkiError):
    """A text that is no drawing of a position. `line` and `column`, from 1, are where it is wrong."""

    code = "diagram/invalid"

    def __init__(self, message: str, line: int = 1, column: int = 1) -> None:
        super().__init__(message)
        self.line = line
        self.column = column


class InvalidRecord(KropkiError):
    """Something that is no record of a game."""

    code = "record/invalid"


class InvalidRemark(KropkiError):
    """Markup, a verdict or a field of a game's information that cannot be."""

    code = "tree/remark"


class NoSuchNode(KropkiError):
    """The game's tree has no such node, or no longer."""

    code = "tree/node"


class NowhereToWalk(KropkiError):
    """Nothing lies in that direction of the game's tree."""

    code = "tree/nowhere"


class CannotEdit(KropkiError):
    """An edit of a game's tree that cannot be: the root cannot be cut, the main line not promoted."""

    code = "tree/edit"


class CannotPaste(KropkiError):
    """Nothing was cut or copied, or its moves cannot be made there."""

    code = "tree/paste"


class NothingToRevert(KropkiError):
    """No edit has been made that could be taken back, or none taken back that could be made again."""

    code = "tree/nothing-to-revert"


class SettlementRefused(KropkiError):
    """A result that cannot be settled without play."""

    code = "settlement/refused"


class SettlementOfMany(SettlementRefused):
    """More than two play: when one of them stops, the others play on."""

    code = "settlement/players"


class SettlementOfSetUp(SettlementRefused):
    """A position was set up with dots surrounded that nobody has taken and perhaps nobody can take."""

    code = "settlement/set-up"


class SettlementWithoutDeclaring(SettlementRefused):
    """Captures happen by themselves: the first dot thrown into a house closes it, and no others follow."""

    code = "settlement/automatic"


class InvalidOpening(KropkiError):
    """An opening whose seed, number of handicap dots or drawn position cannot be."""

    code = "opening/invalid"


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong with a position set up: a `setup/reason` code, what, where and what would be
    right, and the places meant, column and row from 0."""

    code: str
    message: str
    points: tuple[tuple[int, int], ...] = ()


class InvalidSetUp(KropkiError):
    """A position from which no game can be played. `faults` are all that is wrong with it."""

    code = "setup/invalid"

    def __init__(self, message: str, faults: tuple[Fault, ...]) -> None:
        super().__init__(message)
        self.faults = faults
