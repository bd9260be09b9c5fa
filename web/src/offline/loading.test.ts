import { beforeEach, expect, test, vi } from 'vitest';
import { Broken, load, loadNet } from './loading';
import type { Site } from './wire';

const BASE = 'https://school.example/chest/';
const rules = new TextEncoder().encode('all the rules '.repeat(50));
const packing = new Blob([rules]).stream().pipeThrough(new CompressionStream('gzip'));
const packed = new Uint8Array(await new Response(packing).arrayBuffer());

const site = (size = packed.length): Site => ({
  version: 'v1',
  engine: 'engine-1/',
  files: { 'chest.zip.pack': size },
  data: 'data-1/',
  nets: { 'mau-mau': { file: 'nets-1/mau-mau', size: 3 } },
  settings: { quick: false, words: {} },
});

/** A fake cache, and a count of network requests. */
const kept = new Map<string, Uint8Array<ArrayBuffer>>();
const asked = vi.fn((_: string, _how?: RequestInit) => Promise.resolve(new Response(packed)));

beforeEach(() => {
  kept.clear();
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
  const cache = {
    match: (name: string) => Promise.resolve(kept.has(name) ? new Response(kept.get(name)) : undefined),
    put: async (name: string, answer: Response) => void kept.set(name, new Uint8Array(await answer.arrayBuffer())),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
});

test('a part is unpacked, counted and kept; the second time nobody is asked', async () => {
  const shares: number[] = [];
  const parts = await load(site(), BASE, (share) => shares.push(share));
  expect(parts.get('chest.zip')).toEqual(rules);
  expect(shares.at(-1)).toBe(1);
  expect([...kept.keys()]).toEqual([`${BASE}engine-1/chest.zip.pack`]);
  await load(site(), BASE, () => undefined);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a part that is not as long as the folder says is no part, and is not kept', async () => {
  await expect(load(site(packed.length + 1), BASE, () => undefined)).rejects.toBeInstanceOf(Broken);
  await expect(load(site(packed.length - 1), BASE, () => undefined)).rejects.toBeInstanceOf(Broken);
  expect(kept.size).toBe(0);
});

test('a part that was cut off on its way is asked for once more, past every cache', async () => {
  kept.set(`${BASE}engine-1/chest.zip.pack`, packed.slice(9));
  asked.mockResolvedValueOnce(new Response(packed.slice(0, 9)));
  expect((await load(site(), BASE, () => undefined)).get('chest.zip')).toEqual(rules);
  expect(asked.mock.calls.map(([, how]) => how?.cache)).toEqual([undefined, 'reload']);
  expect(kept.get(`${BASE}engine-1/chest.zip.pack`)).toEqual(packed);
});

test('a folder that has been replaced meanwhile is said to be broken, a lost network is not', async () => {
  asked.mockResolvedValueOnce(new Response('', { status: 404 })).mockResolvedValueOnce(new Response('', { status: 404 }));
  await expect(load(site(), BASE, () => undefined)).rejects.toBeInstanceOf(Broken);
  asked.mockRejectedValueOnce(new TypeError('no network'));
  await expect(load(site(), BASE, () => undefined)).rejects.toBeInstanceOf(TypeError);
});

test('where nothing can be kept it is fetched every time', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('denied')) });
  expect((await load(site(), BASE, () => undefined)).get('chest.zip')).toEqual(rules);
});

test('a net is fetched when it is wanted, and kept', async () => {
  asked.mockResolvedValueOnce(new Response(new Uint8Array([1, 2, 3])));
  expect(await loadNet(site(), BASE, 'mau-mau')).toEqual(new Uint8Array([1, 2, 3]));
  expect(asked.mock.calls[0]?.[0]).toBe(`${BASE}nets-1/mau-mau`);
  expect(await loadNet(site(), BASE, 'mau-mau')).toEqual(new Uint8Array([1, 2, 3]));
  expect(asked).toHaveBeenCalledTimes(1);
  await expect(loadNet(site(), BASE, 'patience')).rejects.toBeInstanceOf(Broken);
});
