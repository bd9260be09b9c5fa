// Replays stored games on Pyodide and prints the results: node golden.js ROOT WHEELS FILE:LINE,LINE …
//
// The tests' own reader of golden games (tests/golden/record.py) does the work, run by the browser's Python.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadPyodide } from 'pyodide';

const [root, wheels] = process.argv.slice(2, 4).map((path) => resolve(path));
const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: '1' } });
python.mountNodeFS('/root', root);
for (const name of readdirSync(wheels))
  python.unpackArchive(new Uint8Array(readFileSync(join(wheels, name))), 'zip', { extractDir: '/wheels' });
python.globals.set('wanted', process.argv.slice(4).join('\n'));
const told = python.runPython(`
import json, sys
sys.path[:0] = ["/root/src", "/root", "/wheels"]
from spielkiste.core.effort import EFFORT
from tests.golden.record import FOLDER, fingerprints, read, stored, version_of

found = {}
for line in wanted.splitlines():
    name, numbers = line.split(":")
    path = FOLDER / name
    lines = stored(path)
    for number in map(int, numbers.split(",")):
        found[f"{name}:{number}"] = fingerprints(read(lines[number], version_of(path)))
json.dumps({"games": found, "effort": EFFORT})
`);
process.stdout.write(`${told}\n`);
process.exit(0);
