// Loads the engine's files: downloaded once, cached by version, with progress.
import { cacheName, type Site } from './wire';

export class Broken extends Error {}

const packed = (name: string): boolean => name.endsWith('.pack');

/** Returns all files by the names Pyodide uses. */
export async function load(
  site: Site,
  base: string,
  told: (share: number) => void,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const cache = await globalThis.caches?.open(cacheName(site.version)).catch(() => undefined);
  const whole = Object.values(site.files).reduce((sum, size) => sum + size, 0);
  let came = 0;
  const parts = Object.entries(site.files).map(async ([name, size]) => {
    const address = new URL(site.engine + name, base).href;
    const bytes = await take(address, size, cache, (count) => told(Math.min(1, (came += count) / whole)));
    return [name.replace(/\.pack$/, ''), packed(name) ? await unpacked(bytes) : bytes] as const;
  });
  return new Map(await Promise.all(parts));
}

/** Fetches a game's neural net; called when it is first needed. */
export async function loadNet(site: Site, base: string, game: string): Promise<Uint8Array<ArrayBuffer>> {
  const net = site.nets[game];
  if (!net) throw new Broken(game);
  const cache = await globalThis.caches?.open(cacheName(site.version)).catch(() => undefined);
  return take(new URL(net.file, base).href, net.size, cache, () => undefined);
}

async function take(
  address: string,
  size: number,
  cache: Cache | undefined,
  told: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await cache?.match(address);
  const found = kept && (await read(kept, size, told));
  if (found) return found;
  // A truncated file must not come from a cache a second time.
  const bytes =
    (await read(await fetch(address), size, told)) ?? (await read(await fetch(address, { cache: 'reload' }), size, told));
  if (!bytes) throw new Broken(address);
  // If there is no space for the cache, the file is downloaded again next time.
  await cache?.put(address, new Response(bytes)).catch(() => undefined);
  return bytes;
}

/** Returns the whole file, or undefined if its size differs from the listed one: it was replaced or is incomplete. */
async function read(answer: Response, size: number, told: (count: number) => void): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!answer.ok || !answer.body) return undefined;
  const bytes = new Uint8Array(size);
  let at = 0;
  const reader = answer.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (at + next.value.length > size) return undefined;
    bytes.set(next.value, at);
    at += next.value.length;
    told(next.value.length);
  }
  return at === size ? bytes : undefined;
}

/** Decompresses a file: we compress the files ourselves, for servers that do not. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
