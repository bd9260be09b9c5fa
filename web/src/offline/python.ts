// Runs Python in this worker with our engine (src/spielkiste/offline/engine.py).
import { Keeper } from './keeper';
import { Broken, load, loadNet } from './loading';
import type { Site } from './wire';

/** The engine as JavaScript sees it. */
export interface Engine {
  ask(path: string, body: string): Promise<string>;
  open(line: string, tell: (what: 'open' | 'heard' | 'closed', value: unknown) => void): void;
  say(line: string, text: string): void;
  hang_up(line: string): void;
}

interface Python {
  unpackArchive(bytes: Uint8Array, format: 'zip', where: { extractDir: string }): void;
  pyimport(name: string): { start(keeper: Keeper, settings: string, bring: (game: string) => Promise<Uint8Array>): Engine };
  runPython(code: string): void;
}

const HOME = '/chest';
const GLUE = 'pyodide.mjs';

export async function startPython(site: Site, base: string, told: (share: number) => void): Promise<Engine> {
  const folder = new URL(site.engine, base).href;
  // The glue script is imported as a module. It is small and loads in parallel with the counted files.
  const glue = import(/* @vite-ignore */ new URL(GLUE, folder).href) as Promise<{
    loadPyodide(options: { indexURL: string; createPyodideModule: unknown }): Promise<Python>;
  }>;
  const [{ loadPyodide }, parts] = await Promise.all([glue, load(site, base, told)]);
  const chest = parts.get('chest.zip');
  const program = parts.get('pyodide.asm.mjs');
  if (!chest || !program) throw new Broken(folder);
  const createPyodideModule = await imported(program);
  const python = await handing(parts, folder, () => loadPyodide({ indexURL: folder, createPyodideModule }));
  python.unpackArchive(chest, 'zip', { extractDir: HOME });
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return python
    .pyimport('spielkiste.offline.engine')
    .start(new Keeper(), JSON.stringify(site.settings), (game) => loadNet(site, base, game));
}

/** Imports a script that came in a compressed file. */
async function imported(program: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const address = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Runs `act` while requests for the loaded files are answered from memory. */
async function handing<T>(parts: Map<string, Uint8Array<ArrayBuffer>>, folder: string, act: () => Promise<T>): Promise<T> {
  const fetched = globalThis.fetch;
  globalThis.fetch = (asked: RequestInfo | URL, init?: RequestInit) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    const part = address.startsWith(folder) ? parts.get(address.slice(folder.length)) : undefined;
    if (!part) return fetched(asked, init);
    const kind = address.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
    return Promise.resolve(new Response(part, { headers: { 'Content-Type': kind } }));
  };
  try {
    return await act();
  } finally {
    globalThis.fetch = fetched;
  }
}
