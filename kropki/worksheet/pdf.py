"""Worksheets as PDF, drawn with ReportLab. Pictures stay lines and letters, sharp at every size."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

from kropki.errors import KropkiError
from kropki.worksheet.sheet import POINT, Drawing, Sheet, Words

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

_FONT, _BOLD, _ITALIC = "Helvetica", "Helvetica-Bold", "Times-Italic"
_OWN = "worksheet"
_COMMON_FONTS = (
    "DejaVuSans.ttf",
    "Arial.ttf",
    "arial.ttf",
    "LiberationSans-Regular.ttf",
    "NotoSans-Regular.ttf",
)
"""Fonts that computers have, for letters that the fonts of every PDF reader do not have."""
_DESCENT = 0.29
"""How far the lower end of a line is below its letters, in sizes."""

_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_STEP = re.compile(r"[MLHVZ]|-?[\d.]+")
_SVG = "{http://www.w3.org/2000/svg}"

_PRESENTED = ("fill", "fill-rule", "font-size")
"""Attributes that are styles."""

Style = dict[str, str]


class NoPdf(KropkiError):
    """The package that makes PDF is not installed."""

    code = "worksheet/no-pdf"


class MissingLetters(KropkiError):
    """No font has a letter of the worksheet, or the font cannot be used."""

    code = "worksheet/font"


def write_pdf(title: str, sheets: Sequence[Sheet], font: str = "") -> bytes:
    """Return sheets as a PDF document. Equal sheets give equal bytes.

    Args:
        title: The title of the document.
        sheets: The sheets.
        font: The name of a TrueType file for the words. By default they are in Helvetica, or if they have
            letters that it lacks, in a common font of this computer.

    Raises:
        NoPdf: If ReportLab is not installed.
        MissingLetters: If a letter is in none of these fonts, or the font cannot be read.
    """
    try:
        from reportlab.pdfgen.canvas import Canvas
    except ImportError:
        message = "PDF needs ReportLab: install it with pip install 'kropki[pdf]', or write .html"
        raise NoPdf(message) from None
    texts = "".join([title, *(words.text for sheet in sheets for words in sheet.words)])
    regular, bold = _choose_fonts(texts, font)
    out = BytesIO()
    canvas = Canvas(out, pageCompression=1, invariant=1)
    canvas.setTitle(title)
    canvas.setCreator("Kropki")
    for sheet in sheets:
        canvas.setPageSize((sheet.paper.width / POINT, sheet.paper.height / POINT))
        for drawing in sheet.drawings:
            _Painter(canvas, drawing, sheet.paper.height).paint()
        for words in sheet.words:
            _write(canvas, words, sheet.paper.height, bold if words.is_heading else regular)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def _choose_fonts(text: str, font: str) -> tuple[str, str]:
    """Return the names of the fonts for a text and its headings.

    Raises:
        MissingLetters: If no font has them.
    """
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFError, TTFont

    if not font and not _missing_in_latin(text):
        return _FONT, _BOLD
    missing = _missing_in_latin(text)
    for name in (font,) if font else _COMMON_FONTS:
        try:
            own = TTFont(_OWN, name)
        except (TTFError, OSError):
            if font:
                raise MissingLetters(f"{font} is not a TrueType font that can be used") from None
            continue
        missing = "".join(char for char in text if ord(char) not in own.face.charToGlyph)
        if not missing:
            pdfmetrics.registerFont(own)
            return _OWN, _OWN
    where = f"{font} has" if font else "the fonts found on this computer have"
    raise MissingLetters(f"{where} no letter {missing[0]!r}: name a TrueType file that has it with --font")


def _missing_in_latin(text: str) -> str:
    """Return the letters of a text that are not in the fonts of every PDF reader."""
    return "".join(char for char in text if not char.encode("cp1252", "ignore"))


def _write(canvas: Canvas, words: Words, height: float, font: str) -> None:
    left, top, width, line = (length / POINT for length in words.box)
    size = words.size
    wide = canvas.stringWidth(words.text, font, size)
    if wide > width:
        size *= width / wide
        wide = width
    canvas.setFillColorRGB(0, 0, 0)
    canvas.setFont(font, size)
    shift = {"left": 0.0, "center": (width - wide) / 2, "right": width - wide}[words.align]
    canvas.drawString(left + shift, height / POINT - top - line + _DESCENT * words.size, words.text)


class _Painter:
    """Paints a picture of `kropki.picture.svg`, with its own styles."""

    def __init__(self, canvas: Canvas, drawing: Drawing, paper_height: float) -> None:
        self.canvas = canvas
        self.root = ElementTree.fromstring(drawing.svg)
        self.left = drawing.box.left / POINT
        self.top = (paper_height - drawing.box.top) / POINT
        self.scale = drawing.box.width / POINT / float(self.root.attrib["width"])
        style = self.root.findtext(f"{_SVG}style") or ""
        self.rules = [
            (selector.split(), dict(part.split(":", 1) for part in declared.split(";") if part))
            for selectors, declared in _RULE.findall(style)
            for selector in selectors.split(",")
        ]
        self.patterns = {pattern.get("id"): pattern for pattern in self.root.iter(f"{_SVG}pattern")}

    def paint(self) -> None:
        """Paint everything."""
        self._paint(self.root, {}, ())

    def _paint(
        self, element: ElementTree.Element, inherited: Style, outer: tuple[ElementTree.Element, ...]
    ) -> None:
        tag = element.tag.removeprefix(_SVG)
        if tag in ("title", "desc", "style", "defs"):
            return
        path = (*outer, element)
        style = {**inherited, **self._declared(path)}
        style |= {name: value for name, value in element.attrib.items() if name in _PRESENTED}
        if move := re.match(r"translate\(([\d.]+) ([\d.]+)\)", element.get("transform", "")):
            self.left += float(move[1]) * self.scale
            self.top -= float(move[2]) * self.scale
        if tag == "text":
            self._text(element, style)
        elif tag in ("rect", "circle", "path"):
            self._shape(element, style)
        for child in element:
            self._paint(child, style, path)

    def _declared(self, path: Sequence[ElementTree.Element]) -> Style:
        """Return what the rules say about the last element of a path."""
        style: Style = {}
        for selector, declared in self.rules:
            *around, own = selector
            if _matches(path[-1], own) and all(
                any(_matches(each, name) for each in path[:-1]) for name in around
            ):
                style.update(declared)
        return style

    def _shape(self, element: ElementTree.Element, style: Style) -> None:
        fill, stroke = style.get("fill", "#000000"), style.get("stroke", "none")
        opacity = float(style.get("opacity", "1"))
        shape = self._outline(element)
        rule = 0 if style.get("fill-rule") == "evenodd" else 1
        if fill.startswith("url"):
            self._hatch(shape, element.attrib["d"], self.patterns[fill[5:-1]], rule)
            return
        self.canvas.saveState()
        if fill != "none":
            self._set_fill(fill, opacity)
        if stroke != "none":
            opacity *= float(style.get("stroke-opacity", "1"))
            self._set_stroke(stroke, float(style.get("stroke-width", "1")), opacity)
        self.canvas.drawPath(shape, stroke=stroke != "none", fill=fill != "none", fillMode=rule)
        self.canvas.restoreState()

    def _set_fill(self, colour: str, opacity: float) -> None:
        self.canvas.setFillColorRGB(*_rgb(colour), alpha=opacity)

    def _set_stroke(self, colour: str, width: float, opacity: float) -> None:
        self.canvas.setStrokeColorRGB(*_rgb(colour), alpha=opacity)
        self.canvas.setLineWidth(width * self.scale)
        self.canvas.setLineJoin(1)

    def _hatch(self, shape: Any, data: str, pattern: ElementTree.Element, rule: int) -> None:
        """Fill a shape with its owner's tint and strokes."""
        canvas = self.canvas
        tint, strokes = pattern
        canvas.saveState()
        self._set_fill(self._declared([tint])["fill"], float(tint.attrib["opacity"]))
        canvas.drawPath(shape, stroke=0, fill=1, fillMode=rule)
        canvas.clipPath(shape, stroke=0, fill=0, fillMode=rule)
        size = int(pattern.attrib["width"])
        places = [int(step) for step in _STEP.findall(data) if not step.isalpha()]
        columns, rows = (
            range(min(axis) // size, max(axis) // size + 1) for axis in (places[::2], places[1::2])
        )
        hatching = canvas.beginPath()
        for x in (size * column for column in columns):
            for y in (size * row for row in rows):
                self._trace(hatching, strokes.attrib["d"], x, y)
        width, opacity = float(strokes.attrib["stroke-width"]), float(strokes.attrib["opacity"])
        self._set_stroke(self._declared([strokes])["stroke"], width, opacity)
        canvas.drawPath(hatching, stroke=1, fill=0)
        canvas.restoreState()

    def _outline(self, element: ElementTree.Element) -> Any:
        path = self.canvas.beginPath()
        at = element.attrib
        if element.tag == f"{_SVG}circle":
            path.circle(self._x(float(at["cx"])), self._y(float(at["cy"])), float(at["r"]) * self.scale)
        elif element.tag == f"{_SVG}rect":
            x, y = float(at.get("x", 0)), float(at.get("y", 0))
            width, height = float(at["width"]), float(at["height"])
            path.rect(self._x(x), self._y(y + height), width * self.scale, height * self.scale)
        else:
            self._trace(path, at["d"])
        return path

    def _trace(self, path: Any, data: str, right: float = 0, down: float = 0) -> None:
        """Add a path of SVG in absolute coordinates, moved by some pixels."""
        command, x, y = "", right, down
        steps = iter(_STEP.findall(data))
        for step in steps:
            if step == "Z":
                path.close()
            elif step.isalpha():
                command = step
            elif command in "HV":
                x, y = (float(step) + right, y) if command == "H" else (x, float(step) + down)
                path.lineTo(self._x(x), self._y(y))
            else:
                x, y = float(step) + right, float(next(steps)) + down
                (path.moveTo if command == "M" else path.lineTo)(self._x(x), self._y(y))
                command = "L"

    def _text(self, element: ElementTree.Element, style: Style) -> None:
        size = float(style.get("font-size", 0)) or _font_size(style["font"])
        font = _ITALIC if "italic" in style.get("font", "") else _BOLD
        baseline = float(element.attrib["y"]) + float(element.attrib["dy"].removesuffix("em")) * size
        self.canvas.saveState()
        self._set_fill(style["fill"], float(style.get("opacity", "1")))
        self.canvas.setFont(font, size * self.scale)
        x, y = self._x(float(element.attrib["x"])), self._y(baseline)
        self.canvas.drawCentredString(x, y, element.text or "")
        self.canvas.restoreState()

    def _x(self, x: float) -> float:
        return self.left + x * self.scale

    def _y(self, y: float) -> float:
        return self.top - y * self.scale


def _matches(element: ElementTree.Element, selector: str) -> bool:
    """Return whether a selector of a class or a tag fits an element."""
    if selector.startswith("."):
        return selector[1:] in element.get("class", "").split()
    return element.tag == f"{_SVG}{selector}"


def _font_size(font: str) -> float:
    """Return the size of a font of CSS, such as `italic 11px serif`."""
    found = re.search(r"([\d.]+)px", font)
    return float(found[1]) if found else 0.0


def _rgb(colour: str) -> Iterator[float]:
    """Return the parts of a colour such as #c93a17, from 0 to 1."""
    return (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
