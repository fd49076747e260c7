"""Splits Python's standard library: `python.mjs split_stdlib.py STDLIB.zip LIST.txt OUT REST.zip`.

OUT is what the page starts from: the modules in the list, compiled, in a zip file that compresses nothing, so
that hosts can compress all of it. REST has all the others, unchanged. The same input gives the same bytes.
`python.mjs` defines `arguments`, `read` and `write`.
"""

import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from io import BytesIO

source, start_list, out, rest_out = arguments
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


names = read(start_list).to_bytes().decode().split()
with zipfile.ZipFile(BytesIO(read(source).to_bytes())) as library:
    files = {name: library.read(name) for name in library.namelist() if not name.endswith("/")}
start = {f"{name}c": compiled(name, files.pop(name)) for name in names}
write(out, zipped(start, zipfile.ZIP_STORED))
write(rest_out, zipped(files, zipfile.ZIP_DEFLATED))
