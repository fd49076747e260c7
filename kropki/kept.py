"""What takes long to make and is made of the same things again and again."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable
from pathlib import Path


def kept(folder: Path, name: str, sources: Iterable[Path], make: Callable[[Path], object]) -> Path:
    """The file that `make` writes to the path it is given. It is kept in `folder` as long as the sources are
    the same, and takes the place of an older one of that name.
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
