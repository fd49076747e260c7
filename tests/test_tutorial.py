"""docs/notebook.ipynb: its cells run, and it has no outputs. e2e/outside runs it in real notebooks."""

import json
from pathlib import Path

NOTEBOOK = Path(__file__).parents[1] / "docs/notebook.ipynb"
CELLS = [
    cell for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"
]


def test_all_cells_run() -> None:
    names: dict[str, object] = {}
    for cell in CELLS:
        exec("".join(cell["source"]), names)


def test_it_is_kept_without_outputs() -> None:
    assert all(not cell["outputs"] and cell["execution_count"] is None for cell in CELLS)
