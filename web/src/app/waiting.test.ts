// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WaitingTable } from '../protocol';
import { rememberTable } from '../house/memory';
import { ASK_MS, waitingTables, watchWaiting } from './waiting';

const table = (key: string): WaitingTable => ({
  game: 'mau-mau',
  names: ['Anna'],
  animals: [0],
  free: 1,
  seats: 2,
  join_key: key,
});
let there: WaitingTable[] = [];
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  asked = 0;
  vi.stubGlobal('fetch', () => {
    asked++;
    return Promise.resolve(new Response(JSON.stringify(there), { headers: { 'content-type': 'application/json' } }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the shelf shows tables that begin to wait, but not the own one', async () => {
  there = [];
  rememberTable({ keys: ['a.1'], watching: false, game: 'mau-mau', names: [], at: 1, over: false, joinKey: 'mine' });
  let shown: string[] | undefined;
  const stop = watchWaiting((tables) => (shown = tables.map((one) => one.join_key)));
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([]);
  there = [table('mine'), table('theirs')];
  await vi.advanceTimersByTimeAsync(ASK_MS);
  expect(shown).toEqual(['theirs']);
  const before = asked;
  stop();
  await vi.advanceTimersByTimeAsync(ASK_MS * 3);
  expect(asked).toBe(before);
});

test('the own table takes no place of another', async () => {
  rememberTable({ keys: ['a.1'], watching: false, game: 'mau-mau', names: [], at: 1, over: false, joinKey: 'mine' });
  there = ['mine', 'a', 'b', 'c', 'd', 'e'].map(table);
  expect((await waitingTables()).map((one) => one.join_key)).toEqual(['a', 'b', 'c', 'd']);
});
