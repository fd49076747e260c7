"""A host that can stop, and can publish other versions of the page."""

from __future__ import annotations

import shutil
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urljoin

from kropki.cli.server import CODINGS, serving
from tools.site.service_worker import add_service_worker

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
WORDS = "web/messages/en.ftl"


class Host:
    """A separate host for a copy of the site, which the test can stop."""

    def __init__(self, folder: Path, *, is_public: bool = True) -> None:
        """Start the host.

        Args:
            folder: What it serves.
            is_public: Whether other sites may read the files.
        """
        self.site = folder / "games/kropki"
        shutil.copytree(DIST, self.site)
        for path in [*self.site.rglob("*")]:  # compressed copies would not match what is published later
            if path.suffix in CODINGS.values() and path.with_suffix("").is_file():
                path.unlink()
        (folder / "favicon.ico").touch()
        self._running = ExitStack()
        self.address = urljoin(
            self._running.enter_context(serving(folder, is_public=is_public)), "games/kropki/"
        )

    def kill(self) -> None:
        """Stop answering."""
        self._running.close()

    def publish(self, old: str, new: str) -> None:
        """Publish a version of the site whose messages have `new` in place of `old`."""
        text = (self.site / WORDS).read_text(encoding="utf-8")
        assert old in text
        (self.site / WORDS).write_text(text.replace(old, new), encoding="utf-8")
        (self.site / "serviceworker.js").unlink()
        add_service_worker(ROOT, self.site)
