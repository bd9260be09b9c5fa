// Builds the engine for browsers: node engine.js OUT SOURCES WHEELS
//
// The engine contains Pyodide's own files, its standard library and our package, precompiled by the Python version that
// will run them, because compiling a megabyte of source in the browser is slow. Unneeded modules are left out.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [out, sources, wheels] = process.argv.slice(2).map((path) => resolve(path));
const pyodide = dirname(fileURLToPath(import.meta.resolve('pyodide')));
mkdirSync(out, { recursive: true });

const python = await loadPyodide();
const { version } = JSON.parse(readFileSync(join(pyodide, 'package.json'), 'utf8'));
python.mountNodeFS('/out', out);
python.mountNodeFS('/sources', sources);
python.mountNodeFS('/wheels', wheels);
python.mountNodeFS('/pyodide', pyodide);
python.runPython(`
import ast, zipfile
from importlib import _bootstrap_external as importing
from pathlib import Path

ROOMS = ("core", "games", "bots", "table", "host", "api", "store", "offline")
# These need what no browser has, or are for whoever writes the folder.
WITHOUT = (
    "__main__.py", "texts.py", "store/sqlite.py", "store/guard.py", "store/backup.py", "store/postgres.py", "store/leases.py",
    "store/postgres_rooms.py", "store/schema.py", "api/reading.py", "offline/site.py", "offline/sw.js", "segno/cli.py",
)
UNUSED = (
    "_pydatetime _pydecimal _pyio _pyrepl/ antigravity argparse asyncio/windows_ bdb cProfile cmd. compileall"
    " configparser ctypes/ curses/ dbm/ doctest email/mime/ ensurepip/ fileinput ftplib html/ http/cookiejar"
    " http/server idlelib/ imaplib json/tool lib2to3/ mailbox mailcap modulefinder multiprocessing/ netrc optparse pdb"
    " pickletools plistlib poplib profile pstats pyclbr pydoc pydoc_data/ sched shelve smtplib socketserver sqlite3/"
    " statistics symtable tabnanny tarfile telnetlib timeit tkinter/ tomllib/ trace. tracemalloc turtle unittest/ venv/"
    " wave. webbrowser wsgiref/ xml/dom/ xml/etree/ xmlrpc/ zipapp encodings/big5 encodings/cp0 encodings/cp10"
    " encodings/cp11 encodings/cp125 encodings/cp7 encodings/cp8 encodings/cp9 encodings/euc_ encodings/gb encodings/hp_"
    " encodings/hz encodings/iso encodings/johab encodings/koi8 encodings/kz encodings/mac_ encodings/ptcp"
    " encodings/shift_ encodings/tis_620 urllib/robotparser logging/handlers logging/config"
).split()


def compiled(name, source, optimize):
    """Without words that nobody reads there; our own checks stay."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, False):
            node.body[:1] = [] if node.body[1:] else [ast.copy_location(ast.Pass(), node.body[0])]
    code = bare(compile(tree, name, "exec", dont_inherit=True, optimize=optimize))
    return bytes(importing._code_to_hash_pyc(code, b"\\0" * 8, checked=False))


def bare(code):
    """Without the numbers of its lines, which take a sixth of the room: there is nothing to look them up in."""
    inside = tuple(bare(one) if isinstance(one, type(code)) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inside)


def pack(path, files, optimize):
    with zipfile.ZipFile(path, "w") as packed:
        for name, body in sorted(files.items()):
            if name.endswith(".py"):
                name, body = name + "c", compiled(name, body, optimize)
            # The same sources make the same file, whenever they do.
            packed.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), body)


def unzipped(path):
    with zipfile.ZipFile(path) as packed:
        return {name: packed.read(name) for name in packed.namelist() if not name.endswith("/")}


def ours():
    root = Path("/sources/spielkiste")
    for path in root.rglob("*"):
        name = path.relative_to(root)
        inside = name.parts[0] in ROOMS or len(name.parts) == 1
        left = "__pycache__" in name.parts or "texts" in name.parts or "icons" in name.parts or name.as_posix() in WITHOUT
        if path.is_file() and path.suffix in (".py", ".json") and inside and not left:
            yield f"spielkiste/{name.as_posix()}", path.read_bytes()


chest = dict(ours())
for wheel in Path("/wheels").glob("*.whl"):
    kept = {name: body for name, body in unzipped(wheel).items() if name.endswith((".py", ".so")) and name not in WITHOUT}
    chest.update(kept)
pack("/out/chest.zip", chest, 0)
words = ["The engine for browsers: Pyodide ${version} (MPL-2.0, source: https://github.com/pyodide/pyodide), which is CPython "
         "(PSF-2.0, source: https://github.com/python/cpython) for WebAssembly, and these packages."]
for wheel in sorted(Path("/wheels").glob("*.whl")):
    for name, body in unzipped(wheel).items():
        if ".dist-info/" in name and Path(name).name.upper().startswith(("LICENSE", "LICENCE", "COPYING")):
            words.append(f"{'-'.join(wheel.name.split('-')[:2])}\\n\\n{body.decode()}")
Path("/out/licences.txt").write_text("\\n\\n\\n".join(words) + "\\n", encoding="utf-8")
library = unzipped("/pyodide/python_stdlib.zip")
pack("/out/python_stdlib.zip", {name: body for name, body in library.items() if not name.startswith(tuple(UNUSED))}, 2)
`);

copyFileSync(join(pyodide, 'pyodide.mjs'), join(out, 'pyodide.mjs'));
const lock = JSON.parse(readFileSync(join(pyodide, 'pyodide-lock.json'), 'utf8'));
writeFileSync(join(out, 'pyodide-lock.json'), JSON.stringify({ ...lock, packages: {} }));
// Each archive is compressed as a whole, which gives a smaller result than compressing each file.
const pack = (from, name) => writeFileSync(join(out, `${name}.pack`), gzipSync(readFileSync(join(from, name)), { level: 9 }));
for (const name of ['pyodide.asm.mjs', 'pyodide.asm.wasm']) pack(pyodide, name);
for (const name of ['chest.zip', 'python_stdlib.zip']) {
  pack(out, name);
  rmSync(join(out, name));
}
process.exit(0);
