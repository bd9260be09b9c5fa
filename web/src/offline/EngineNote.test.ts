// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { Engine } from './engine.svelte';
import EngineNote from './EngineNote.svelte';
import type { Shell } from './shell.svelte';
import type { Failure } from './wire';

const house = vi.hoisted(() => ({ shelf: null as object | null }));
vi.mock('../house/house.svelte', () => ({ house, text: (key: string) => key }));
let note: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (note) void unmount(note);
  location.hash = '';
});

function shown(hash: string, renew = vi.fn(), failed: Failure | null = null): HTMLButtonElement | null {
  location.hash = hash;
  const engine = { ready: true, failed, elsewhere: false, share: 1 } as unknown as Engine;
  const shell = { newer: true, renew } as unknown as Shell;
  note = mount(EngineNote, { target: document.body, props: { engine, shell } });
  flushSync();
  return document.querySelector<HTMLButtonElement>('.note button');
}

it('offers a newer version at the shelf', () => {
  const renew = vi.fn();
  shown('', renew)?.click();
  expect(renew).toHaveBeenCalledOnce();
});

it.each(['#seat=table.key', '#seat=table.one,table.two', '#watch=table.key', '#game=mau-mau', '#replay=abc', '#games'])(
  'says nothing of it at %s',
  (hash) => expect(shown(hash)).toBeNull(),
);

it('offers it on the way back to the shelf', () => {
  expect(shown('#seat=table.key')).toBeNull();
  location.hash = '';
  dispatchEvent(new HashChangeEvent('hashchange'));
  flushSync();
  expect(document.querySelector('.note button')).not.toBeNull();
});

it('leads on to the newer version when the engine of the old one is gone', () => {
  const renew = vi.fn();
  shown('#game=mau-mau', renew, 'broken')?.click();
  expect(renew).toHaveBeenCalledOnce();
});

it.each([
  ['waits as long as there is no shelf', null, 0],
  ['lets the engine come, and the page be kept, once the shelf is drawn', {}, 1],
])('%s', (_, shelf, times) => {
  vi.useFakeTimers();
  house.shelf = shelf;
  const [wake, keep] = [vi.fn(), vi.fn()];
  const props = { engine: { wake } as unknown as Engine, shell: { keep } as unknown as Shell };
  note = mount(EngineNote, { target: document.body, props });
  flushSync();
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect([wake.mock.calls.length, keep.mock.calls.length]).toEqual([times, times]);
  house.shelf = null;
  vi.useRealTimers();
});
