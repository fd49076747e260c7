"""What the tests of the wheel in other people's tools share."""

from __future__ import annotations

import os
import subprocess

import pytest

from e2e.support.host import ROOT

PROGRAMS = ROOT / "build/notebooks/venv/bin"
"""The folder of the programs of requirements/notebooks.txt."""
PACKAGES = ROOT / "build/packages/python"


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The variables with which these programs find the wheel, and settings of nobody else."""
    wheels = [*PACKAGES.glob("kropki-*.whl")]
    if len(wheels) != 1 or not PROGRAMS.exists():
        pytest.fail("the wheel or the notebooks are missing: make packages")
    home = tmp_path_factory.mktemp("home")
    pip = [PROGRAMS / "python", "-m", "pip", "-qq", "--disable-pip-version-check", "install", "--no-deps"]
    subprocess.run([*map(str, pip), "--target", home / "kropki", wheels[0]], check=True)
    jupyter = {f"JUPYTER_{kind}_DIR": str(home / kind) for kind in ("CONFIG", "DATA", "RUNTIME")}
    programs = {
        "PATH": os.pathsep.join([str(PROGRAMS), os.environ["PATH"]]),
        "VIRTUAL_ENV": str(PROGRAMS.parent),
    }
    return {**os.environ, **jupyter, **programs, "HOME": str(home), "PYTHONPATH": str(home / "kropki")}
