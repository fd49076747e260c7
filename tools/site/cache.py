"""A cache for slow build steps, keyed by a hash of their inputs."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable
from pathlib import Path


def cached_build(folder: Path, name: str, sources: Iterable[Path], make: Callable[[Path], object]) -> Path:
    """Return a built file, from the cache if its sources are unchanged.

    Args:
        folder: The folder of the cache.
        name: The name of the build step. Its file replaces older ones.
        sources: The files it depends on.
        make: Builds the file, and writes it to the path it gets.

    Raises:
        OSError: If a file cannot be read or written.
        Exception: Whatever `make` raises.
    """
    digest = hashlib.sha256()
    for source in sources:
        digest.update(hashlib.sha256(source.read_bytes()).digest())
    file = folder / name / digest.hexdigest()[:32]
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f"{os.getpid()}.draft")  # another process may build it too
        make(draft)
        for older in file.parent.iterdir():
            if older != draft and older.suffix != ".draft":
                older.unlink(missing_ok=True)
        draft.replace(file)
    return file
