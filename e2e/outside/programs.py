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
_WORDPRESS = Path("/usr/share/wordpress")
_WORDPRESS_PACKAGES = ("wordpress", "php-mysql", "php-xml", "php-mbstring", "php-zip")
"""WordPress with the theme that its package recommends, and what it needs of PHP."""


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
    """Return the folder of WordPress, from its Debian package.

    Raises:
        NoProgram: It is missing, and cannot be installed.
    """
    for command in (None, *by_apt(*_WORDPRESS_PACKAGES)):
        if command:
            attempt(command)
        if any(_WORDPRESS.glob("wp-content/themes/*/style.css")):
            return _WORDPRESS
    raise NoProgram(f"install the packages {' '.join(_WORDPRESS_PACKAGES)} of Debian")


def mariadb(name: str) -> str:
    """Return the path of a program of MariaDB.

    Args:
        name: `mariadbd`, `mariadb` or `mariadb-install-db`.

    Raises:
        NoProgram: It is missing, and cannot be installed.
    """
    places = [name, f"/usr/sbin/{name}"]
    if found := find_program(places, by_apt("mariadb-server")):
        return found
    raise NoProgram(f"install {name}; on Debian and Ubuntu it is in the package mariadb-server")


if __name__ == "__main__":
    for name in _PACKAGES:
        print(f"{name}: {program(name)}")
    print(f"wordpress: {wordpress()}")
    print(f"mariadb: {mariadb('mariadbd')}")
