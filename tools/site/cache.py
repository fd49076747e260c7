"""A cache for slow build steps, keyed by a hash of their inputs."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable
from pathlib import Path


def cached_build(folder: Path, name: str, sources: Iterable[Path], make: Callable[[Path], object]) -> Path:
    """Return the file that `make` writes to the path it is given, or the cached one if `sources` are
    unchanged.

    The file lies in `folder` and replaces older ones of the same name.
    """
    digest = hashlib.sha256()
    for source in sources:
        digest.update(hashlib.sha256(source.read_bytes()).digest())
    file = folder / name / digest.hexdigest()[:32]
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f"{os.getpid()}.draft")  # others may be making it too
        make(draft)
        for older in file.parent.iterdir():
            if older != draft and older.suffix != ".draft":
                older.unlink(missing_ok=True)
        draft.replace(file)
    return file
