"""Installs a wheel for the page: `python.mjs install_package.py MICROPIP.whl WHEEL.whl MODULES OUT`.

OUT is a zip file of what micropip installs, but without sources: it has bytecode of the modules that
MODULES import, without docstrings. So starting needs neither micropip nor a compiler, but micropip knows the
package. The sources are in the wheel, which can be unpacked over it. The same input gives the same bytes.
`python.mjs` defines `arguments`, `read` and `write`.
"""

import ast
import sys
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from io import BytesIO
from pathlib import Path
from site import getsitepackages


def bytecode(source: Path) -> bytes:
    """Return the bytecode of a module without its docstrings, which nobody reads in the page."""
    text = source.read_bytes()
    tree = ast.parse(text)
    for node in ast.walk(tree):
        match node:
            case ast.Module(body) | ast.ClassDef(body=body) | ast.FunctionDef(body=body):
                match body:
                    case [ast.Expr(ast.Constant(str())) as docstring, *others]:
                        node.body = others or [ast.copy_location(ast.Pass(), docstring)]
    code = compile(tree, str(source), "exec", dont_inherit=True)
    return bytes(_code_to_hash_pyc(code, source_hash(text), checked=False))


*wheels, modules, out = arguments
for wheel in wheels:
    Path("/tmp", Path(wheel).name).write_bytes(read(wheel).to_bytes())
micropip_file, wheel_file = (f"/tmp/{Path(wheel).name}" for wheel in wheels)
sys.dont_write_bytecode = True
sys.path.insert(0, micropip_file)
import micropip

site = Path(getsitepackages()[0])
before = {*site.rglob("*")}
await micropip.install(f"emfs:{wheel_file}", deps=False)
[record] = {*site.glob("*.dist-info/RECORD")} - before
for module in modules.split(","):
    __import__(module)
for module in [*sys.modules.values()]:
    if (getattr(module, "__file__", None) or "").startswith(f"{site}/"):
        source = Path(module.__file__)
        source.with_suffix(".pyc").write_bytes(bytecode(source))
        with record.open("a") as lines:  # so that it can be uninstalled
            lines.write(f"{source.relative_to(site)}c,,\n")
for kind in ("py", "js"):  # the page runs bytecode of what it imports, and has its own scripts
    for source in {*site.rglob(f"*.{kind}")} - before:
        source.unlink()
others = {*site.glob("kropki/**/*.txt"), *site.glob("kropki/pages/*"), *site.glob("*.data/**/*")}
for file in filter(Path.is_file, others):  # puzzles, which the page has anyway, and what commands need
    file.unlink()
rows = record.read_text(encoding="utf-8").splitlines()
record.write_text("".join(f"{row.partition(',')[0]},,\n" for row in rows), encoding="utf-8")  # without hashes
metadata = record.with_name("METADATA")  # without the README, which follows an empty line
metadata.write_text(metadata.read_text(encoding="utf-8").partition("\n\n")[0] + "\n", encoding="utf-8")
installed = BytesIO()
with zipfile.ZipFile(installed, "w") as archive:
    for file in sorted(path for path in site.rglob("*") if path.is_file() and path not in before):
        entry = zipfile.ZipInfo(file.relative_to(site).as_posix(), (2020, 1, 1, 0, 0, 0))
        archive.writestr(entry, file.read_bytes())
write(out, installed.getvalue())
