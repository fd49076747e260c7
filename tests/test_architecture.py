"""docs/architecture.md shows the layers that `make lint` enforces, and names each of their parts."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")


def rows(place: str) -> list[str]:
    """The first column of the table of what lies in a folder."""
    [table] = re.findall(rf"^\| in `{place}/` \|.*\n\|---\|---\|\n((?:\|.*\n)+)", TEXT, re.MULTILINE)
    return re.findall(r"^\| `(.+?)/?` \|", table, re.MULTILINE)


def test_the_layers_of_the_engine_are_drawn() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    [contract] = [each for each in project["tool"]["importlinter"]["contracts"] if each["type"] == "layers"]
    layers = [layer.replace("|", "·") for layer in contract["layers"]]
    assert re.findall(r'layer\d+\["(.+?)"\]', TEXT) == layers
    names = [name for layer in layers for name in layer.split(" · ")]
    assert sorted(row.removesuffix(".py") for row in rows("kropki")) == sorted(names)


def test_the_folders_of_the_page_are_listed_from_the_lowest_up() -> None:
    configured = (ROOT / ".dependency-cruiser.mjs").read_text(encoding="utf-8")
    [layers] = re.findall(r"const LAYERS = \[(.*?)\];", configured, re.DOTALL)
    assert rows("web") == [*re.findall(r"'(.+?)'", layers), "single_file"]
