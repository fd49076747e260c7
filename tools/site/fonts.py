"""Makes the page's typeface: Vollkorn, cut down to the letters of the page's languages.

Run by `make fonts`, which installs fontTools first. The fonts in web/fonts are committed: the build does not
need fontTools.
"""

from __future__ import annotations

import shutil
import subprocess
import tarfile
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

PACKAGE = "@fontsource/vollkorn@5.3.0"
DIGITS = "0123456789"
LATIN = "abcdefghijklmnopqrstuvwxyz"
LETTERS = {
    "latin": LATIN
    + LATIN.upper()
    + DIGITS
    + "äöüßÄÖÜÁáÉéÍíÓóÚúÝý"
    + " !\"#%&'()*+,-./:;=?@[]_–—‘’“”„…«»·×½°",
    "latin-ext": "ąćęłńśźżĄĆĘŁŃŚŹŻčďěňřšťůžČĎĚŇŘŠŤŮŽẞ",
    "cyrillic": "абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґ" + "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁІЇЄҐ",
}
"""The letters of English, Polish, Russian, Ukrainian, Czech and German, by the package's parts."""
ITALIC = LATIN + LATIN.upper() + DIGITS + " –/·+-−"
"""Italics are for coordinates only."""


def make_fonts(source: Path, target: Path) -> None:
    """Write the fonts and their licence.

    Args:
        source: The unpacked npm package.
        target: The folder to write.
    """
    for part, letters in LETTERS.items():
        _cut(source / f"files/vollkorn-{part}-600-normal.woff2", letters, target / f"vollkorn-{part}.woff2")
    _cut(source / "files/vollkorn-latin-500-italic.woff2", ITALIC, target / "vollkorn-italic.woff2")
    shutil.copyfile(source / "LICENSE", target / "OFL-1.1.txt")


def _cut(path: Path, letters: str, target: Path) -> None:
    """Write the part of a font that has these letters, with lining figures of one width."""
    font = TTFont(path)
    for feature in ("lnum", "tnum"):
        _apply(font, feature)
    options = subset.Options(flavor="woff2", layout_features=["kern", "locl", "ccmp"], hinting=False)
    options.drop_tables += ["DSIG", "STAT"]
    cutter = subset.Subsetter(options)
    cutter.populate(text=letters)
    cutter.subset(font)
    subset.save_font(font, str(target), options)
    print(f"{target}: {target.stat().st_size:,} bytes")


def _apply(font: TTFont, feature: str) -> None:
    """Let digits be what a feature makes of them: canvases cannot ask for features of fonts."""
    gsub = font["GSUB"].table if "GSUB" in font else None
    if gsub is None:
        return
    wanted = {
        index
        for record in gsub.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for index in record.Feature.LookupListIndex
    }
    changes: dict[str, str] = {}
    for index in wanted:
        for part in gsub.LookupList.Lookup[index].SubTable:
            changes.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
    for table in font["cmap"].tables:
        for digit in map(ord, DIGITS):
            if digit in table.cmap:
                table.cmap[digit] = changes.get(table.cmap[digit], table.cmap[digit])


def main() -> None:
    """Fetch the package, and write the fonts into web/fonts."""
    root = Path(__file__).parents[2]
    folder = root / "build/fonts"
    shutil.rmtree(folder / "package", ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    command = ["npm", "pack", "--silent", "--pack-destination", str(folder), PACKAGE]
    name = subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    with tarfile.open(folder / name) as archive:
        archive.extractall(folder, filter="data")
    target = root / "web/fonts"
    target.mkdir(exist_ok=True)
    make_fonts(folder / "package", target)


if __name__ == "__main__":
    main()
