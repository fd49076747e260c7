"""Finds the programs of the system with which people write pages, and installs missing ones.

requirements/outside.txt and writers/package-lock.json name the others, which `make packages` installs.
`python -m e2e.outside.programs` prints where they are.
"""

from __future__ import annotations

from pathlib import Path

from e2e.support.host import ROOT
from e2e.support.programs import attempt, by_apt, find_program

FOLDER = ROOT / "build/writers"
"""The folder of all tools of this kind."""
_PACKAGES = {"hugo": "hugo", "jekyll": "jekyll", "php": "php-cli"}
"""Programs, and the packages of Debian and Ubuntu that have them."""
_FORMATTING = "usr/share/wordpress/wp-includes/formatting.php"


class NoProgram(Exception):
    """A program is missing, and cannot be installed."""


def program(name: str) -> str:
    """Return the path of a program.

    Args:
        name: `hugo`, `jekyll` or `php`.

    Raises:
        NoProgram: It is missing, and cannot be installed.
    """
    package = _PACKAGES[name]
    if found := find_program([name], by_apt(package)):
        return found
    raise NoProgram(f"install {name}; on Debian and Ubuntu it is in the package {package}")


def wordpress() -> Path:
    """Return the file with which WordPress formats texts, from its Debian package, which is not installed.

    Raises:
        NoProgram: It is missing, and cannot be fetched.
    """
    file = FOLDER / _FORMATTING
    download = "apt-get -qq -o APT::Sandbox::User=root download wordpress"
    unpack = f"dpkg-deb --fsys-tarfile wordpress_*.deb | tar -x ./{_FORMATTING}"
    fetch = ["sh", "-c", f"cd '{FOLDER}' && {download} && {unpack}"]
    update, _ = by_apt("wordpress")
    for command in (fetch, update, fetch):
        if not file.exists():
            attempt(command)
    if not file.exists():
        raise NoProgram(
            f"put WordPress' formatting.php at {file}; it is in the package wordpress of Debian and Ubuntu"
        )
    return file


if __name__ == "__main__":
    for name in _PACKAGES:
        print(f"{name}: {program(name)}")
    print(f"wordpress: {wordpress()}")
