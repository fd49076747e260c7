"""Parts Python's standard library: `… library.py STDLIB.zip KEPT.txt OUT REST.zip`.

OUT is what the page starts from: the modules that the list names, compiled; a zip in a gzip, which is smaller
than a zip that is compressed file by file. REST holds all others, as they are. The same input gives the same
bytes. `python.mjs` runs it.
"""

import gzip
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from io import BytesIO

source, kept_list, out, rest_out = arguments
LIBRARY = next(entry for entry in sys.path if entry.endswith(".zip"))


def compiled(name: str, text: bytes) -> bytes:
    code = compile(text, f"{LIBRARY}/{name}", "exec", dont_inherit=True)
    return bytes(_code_to_hash_pyc(code, source_hash(text), False))


def zipped(files: dict[str, bytes], method: int) -> bytes:
    archive = BytesIO()
    with zipfile.ZipFile(archive, "w") as target:
        for name, data in files.items():
            target.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data, method, 9)
    return archive.getvalue()


kept = read(kept_list).to_bytes().decode().split()
with zipfile.ZipFile(BytesIO(read(source).to_bytes())) as library:
    files = {name: library.read(name) for name in library.namelist() if not name.endswith("/")}
start = {f"{name}c": compiled(name, files.pop(name)) for name in kept}
write(out, gzip.compress(zipped(start, zipfile.ZIP_STORED), 9, mtime=0))
write(rest_out, zipped(files, zipfile.ZIP_DEFLATED))
