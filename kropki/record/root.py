"""Writes the root of a tree: the properties of every file, and what else the game knows.

What was read from a file stays as it was and where it was, as long as it is still true.
"""

from __future__ import annotations

from kropki import __version__
from kropki.board.grid import Player
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.game.moves import AgreedDraw, AgreedScore, AgreedSettlement
from kropki.game.tree import Node
from kropki.record.notes import properties_of, unnamed_first
from kropki.record.points import PointCodec
from kropki.record.properties import (
    CLOCK,
    COLOURS,
    GAME,
    MOVERS,
    POSITION,
    RULES,
    SET_UP_PLAYERS,
    default_first,
    infer_size,
    opening_words,
    parse_komi,
    parse_size,
)
from kropki.record.rules import are_rules_known, detect_rules, rules_text, survey_tree
from kropki.record.setups import opening_points, understood_setup
from kropki.sgf import Property, SgfNode, escape, simple_text

_ALWAYS_NEW = ("FF", "GM", "CA", "AP", RULES, CLOCK, POSITION)
"""Properties that are written without regard to what a file said."""


def header_properties(game: Game, result: str, properties: list[Property]) -> list[Property]:
    """Return what the root says, besides its notes.

    Args:
        game: The game.
        result: The result of its main line, in the form of RE, or "".
        properties: The notes of the root.
    """
    grid = game.board.grid
    opening = game.opening
    size = str(grid.width) if grid.width == grid.height else f"{grid.width}:{grid.height}"
    values = [
        ("FF", "4"),
        ("GM", GAME),
        ("CA", "UTF-8"),
        ("AP", f"Kropki:{__version__}"),
        ("SZ", size),
        ("RU", rules_text(game.rule_set, game.rules)),
    ]
    if game.rules.komi:
        values.append(("KM", f"{game.rules.komi / 2:g}"))
    if opening.name == "handicap":
        values.append(("HA", str(opening.handicap)))
    names = zip(("PB", "PW"), game.names, strict=True)
    values += [(name, escape(player)) for name, player in names if player]
    if clock := game.clock:
        values.append(("TM", str(clock.main)))
        values.append(("OT", f"{clock.per_move} s a move, {clock.increment} s added"))
        values.append((CLOCK, f"{clock.main} {clock.increment} {clock.per_move}"))
    if opening.name != "empty":
        number = {"four-crosses-random": opening.seed, "handicap": opening.handicap}.get(opening.name)
        values.append(("ON", opening.name if number is None else f"{opening.name} {number}"))
    if opening.name == "custom":
        values.append((POSITION, escape(opening.position)))
    header = [Property(name, [value]) for name, value in values]
    dots = {**opening_points(opening, grid), **dict(game.root.setup.dots if game.root.setup else ())}
    for name, player in (("AB", 0), ("AW", 1)):
        if points := [grid.letters(point) for point in sorted(dots) if dots[point] == player]:
            header.append(Property(name, points))
    turn = game.root.setup.turn if game.root.setup else None
    turn = game.first if turn is None else turn
    mover = _first_mover(game.root)
    if mover is None:
        mover = default_first((game.root.values("HA") or [str(opening.handicap)])[0])
    if mover != turn or _stated_turn(properties, PointCodec.of(grid)) is not None:
        header.append(Property("PL", [COLOURS[turn]]))
    if result:
        header.append(Property("RE", [result]))
    return header


def write_root(root: SgfNode, game: Game, result: str) -> None:
    """Give the root its properties, each in its old place if it has one.

    Args:
        root: The root, with all its children.
        game: The game, in any position.
        result: The result of its main line, in the form of RE, or "".
    """
    properties = properties_of(game.root.notes)
    header = header_properties(game, result, properties)
    if any(prop.name == "RU" and not are_rules_known(prop.values[0]) for prop in properties):
        rules = Property(RULES, [rules_text(game.rule_set, game.rules)])
        header.insert([prop.name for prop in header].index("RU") + 1, rules)
    if any(prop.name in SET_UP_PLAYERS for prop in properties):
        codec = PointCodec.of(game.board.grid)
        stated, dots = (dict(understood_setup(some, codec).dots) for some in (properties, header))
        if {point: player for point, player in stated.items() if player is not None} == dots:
            header = [prop for prop in header if prop.name not in SET_UP_PLAYERS]
        else:
            properties = [prop for prop in properties if prop.name not in SET_UP_PLAYERS]
    root.properties = properties
    place = 0  # where a missing property goes: after all those that precede it in the header
    for prop in header:
        there = next((at for at, old in enumerate(properties) if old.name == prop.name), None)
        if there is None:
            there = place
            properties.insert(place, prop)
        elif not _is_still_true(properties[there], prop, root, game, header):
            properties[there] = Property(prop.name, prop.values, properties[there].before)
        place = max(place, there + 1)
    root.properties = unnamed_first(properties)


def remove_header(game: Game, result: str) -> None:
    """Remove from the root's notes what will be written again, if it is all there and in just that form.

    Args:
        game: The game, as it was read.
        result: The result of its main line, in the form of RE, or "".
    """
    notes = game.root.notes
    if not notes or notes[0].name != "FF":
        return
    header = header_properties(game, result, [])
    first = properties_of(notes[: len(header)])
    is_alike = len(first) == len(header) and all(
        old.name == new.name
        and (old.values == new.values or old.name in ("AP", "CA"))
        and not (old.before or old.gaps or old.spelling)
        for old, new in zip(first, header, strict=True)
    )
    names = {prop.name for prop in header} | {"ON", POSITION, "RE", *SET_UP_PLAYERS}
    if is_alike and not any(note.name in names for note in notes[len(header) :]):
        game.root.notes = notes[len(header) :]


def _is_still_true(old: Property, new: Property, root: SgfNode, game: Game, header: list[Property]) -> bool:
    """Return whether what a file said in the root is still true of the game, so that it is kept.

    Args:
        old: The property of the file.
        new: The property in the header.
        root: The root, with all its children.
        game: The game.
        header: All properties of the header.
    """
    value = old.values[0]
    grid = game.board.grid
    match old.name:
        case "PB" | "PW":
            return simple_text(value) == game.names[old.name == "PW"]
        case "SZ":
            size = parse_size(value)
            if size is None:
                return infer_size(root) == (grid.width, grid.height)
            is_usual = value.strip().isdecimal() or (":" in value and size[0] != size[1])
            return size == (grid.width, grid.height) and is_usual
        case "PL":
            turn = _stated_turn(root.properties, PointCodec.of(grid))
            return turn is not None and COLOURS[turn] == new.values[0]
        case "KM":
            return (parse_komi(value) or 0) == game.rules.komi
        case "RE":
            return simple_text(value).strip() not in ("", "?")
        case "ON":
            return not opening_words(value)
        case "RU":
            return _are_rules_still_true(old, root, game, header)
    return old.name not in _ALWAYS_NEW


def _are_rules_still_true(old: Property, root: SgfNode, game: Game, header: list[Property]) -> bool:
    """Return whether RU of a file would be read as the rules of the game."""
    if not are_rules_known(old.values[0]):
        return True  # the header has KR beside it
    komi = [prop for prop in (*properties_of(game.root.notes), *header) if prop.name == "KM"][:1]
    trial = SgfNode()
    trial.properties = [old, *komi]
    trial.children = root.children
    try:
        read = detect_rules(trial, survey_tree(trial), None)
    except KropkiError:
        return False
    return (read.rule_set, read.rules) == (game.rule_set, game.rules)


def _stated_turn(properties: list[Property], codec: PointCodec) -> Player | None:
    """Return whose turn it is according to PL."""
    return understood_setup([prop for prop in properties if prop.name == "PL"], codec).turn


def _first_mover(root: Node) -> Player | None:
    """Return who makes the first move of a written game, which may be a move that is only in the notes."""
    for node in root.walk():
        for note in node.notes:
            if note.name in MOVERS:
                return MOVERS[note.name]
        match node.move:
            case None | AgreedSettlement():
                continue
            case AgreedDraw() | AgreedScore():
                return node.turn
            case move:
                return move.player
    return None
