"""A WordPress of its own for a test: the files of Debian's package, with a database and PHP's server."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

from e2e.outside.programs import mariadb, program, wordpress

PASSWORD = "correct-horse-battery"
"""The password of all people of the site: the administrator boss, the author ola and the subscriber jan."""
_CONFIG = """<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:{socket}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', '{address}');
define('WP_SITEURL', '{address}');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('FS_METHOD', 'direct');
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);
define('WP_DEBUG_LOG', '{log}');
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
"""
_INSTALL = """<?php
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = 'localhost';
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('A site', 'boss', 'boss@site.example', true, '', '{password}');
foreach (['ola' => 'author', 'jan' => 'subscriber'] as $name => $role) {
    wp_insert_user(['user_login' => $name, 'user_pass' => '{password}', 'role' => $role]);
}
"""
_CLASSIC = """<?php
// The classic editor of WordPress itself, which the plug-in of that name switches on: here a cookie does.
add_filter('use_block_editor_for_post', fn($is_used) => $is_used && !isset($_COOKIE['classic-editor']));
"""
_PATIENCE = 60.0
_WORKERS = "4"


class Site(NamedTuple):
    """A running WordPress.

    Attributes:
        address: Its address.
        files: The folder of its files.
        log: The file with what PHP complains about.
    """

    address: str
    files: Path
    log: Path


@contextmanager
def running(folder: Path) -> Iterator[Site]:
    """Run WordPress in a folder, which must be empty, with three people.

    Yields:
        The site.

    Raises:
        NoProgram: Something that it needs is missing, and cannot be installed.
    """
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    files = folder / "files"
    site = Site(f"http://127.0.0.1:{port}", files, folder / "debug.log")
    shutil.copytree(wordpress(), files)
    config = _CONFIG.replace("{address}", site.address).replace("{log}", str(site.log))
    with _database(folder / "data") as place:
        (files / "wp-config.php").write_text(config.replace("{socket}", str(place)), encoding="utf-8")
        install = files / "install-site.php"
        install.write_text(_INSTALL.replace("{password}", PASSWORD), encoding="utf-8")
        subprocess.run([program("php"), install], check=True, capture_output=True)
        install.unlink()
        plugins = files / "wp-content/mu-plugins"
        plugins.mkdir()
        (plugins / "classic.php").write_text(_CLASSIC, encoding="utf-8")
        limits = ["-d", "upload_max_filesize=64M", "-d", "post_max_size=64M"]
        serve = [program("php"), *limits, "-S", f"127.0.0.1:{port}", "-t", str(files)]
        with _started(serve, folder / "php.log", {"PHP_CLI_SERVER_WORKERS": _WORKERS}):
            _wait(lambda: urlopen(f"{site.address}/wp-login.php", timeout=_PATIENCE).close())
            yield site


@contextmanager
def _database(data: Path) -> Iterator[Path]:
    """Run a database with nothing in it but an empty one for WordPress, and yield its socket."""
    place = data.with_suffix(".sock")
    user = [f"--user={os.environ.get('USER', 'root')}"] if os.geteuid() == 0 else []
    common = ["--no-defaults", f"--datadir={data}", *user]
    init = [mariadb("mariadb-install-db"), *common, "--auth-root-authentication-method=normal"]
    subprocess.run(init, check=True, capture_output=True)
    command = [
        mariadb("mariadbd"),
        *common,
        f"--socket={place}",
        "--skip-networking",
        "--innodb-flush-log-at-trx-commit=0",
    ]
    with _started(command, data.with_suffix(".log")):
        make = [
            mariadb("mariadb"),
            "--no-defaults",
            f"--socket={place}",
            "-uroot",
            "-e",
            "CREATE DATABASE wordpress",
        ]
        _wait(lambda: subprocess.run(make, check=True, capture_output=True))
        yield place


@contextmanager
def _started(command: list[str], log: Path, env: dict[str, str] | None = None) -> Iterator[None]:
    """Run a program, with all it starts, until the end of the block."""
    with log.open("wb") as out:
        process = subprocess.Popen(
            command, stdout=out, stderr=out, env=os.environ | (env or {}), start_new_session=True
        )
    try:
        yield
    finally:
        os.killpg(process.pid, 15)
        process.wait(_PATIENCE)


def _wait(attempt: Callable[[], object]) -> None:
    """Try something until it works."""
    end = monotonic() + _PATIENCE
    while True:
        try:
            attempt()
        except (OSError, URLError, subprocess.CalledProcessError):
            if monotonic() > end:
                raise
            sleep(0.2)
        else:
            return
