// Replays stored games and plays games of learned bots on Pyodide, and prints the results:
// node golden.js ROOT WHEELS FILE:LINE,LINE …
//
// The tests' own code does the work, run by the browser's Python (tests/golden/record.py, tests/learned_games.py).
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
from spielkiste.core.nets import take
from tests.golden.record import FOLDER, fingerprints, read, stored, version_of
from tests.learned_games import DECISIONS, decisions, effort, fingerprint

found = {}
for line in wanted.splitlines():
    name, numbers = line.split(":")
    path = FOLDER / name
    lines = stored(path)
    for number in map(int, numbers.split(",")):
        found[f"{name}:{number}"] = fingerprints(read(lines[number], version_of(path)))
for slug in DECISIONS:
    take(slug, (FOLDER.parents[2] / "src/spielkiste/nets" / f"{slug}.net").read_bytes())
learned = {slug: {"moves": fingerprint(decisions(slug)), "additions": effort(slug)} for slug in DECISIONS}
json.dumps({"games": found, "effort": EFFORT, "learned": learned})
`);
process.stdout.write(`${told}\n`);
process.exit(0);
