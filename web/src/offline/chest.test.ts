// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { family, meet } from '../house/family';
import { knownTables } from '../house/memory';
import { playedGames } from '../house/played';
import { reach, reachBy } from '../house/reach';
import { takeChest } from './chest';

const server = reach();
const table = { keys: ['a.b'], names: ['Lina'], game: 'mau-mau', at: 1 };
const played = { id: 'a/1', key: 'a.b', game: 'mau-mau', names: ['Lina'], own: [0], winners: [0], at: 1 };

/** Returns a fake engine that has imported the games of a file and returns what the page should store. */
const device = (kept: Record<string, string>) =>
  reachBy({ ...server, ask: () => Promise.resolve(Response.json({ taken: 1, left: 0, device: kept })) });

beforeEach(() => localStorage.clear());
afterEach(() => reachBy(server));

it('remembers the tables and games of the file beside those of this device', async () => {
  device({ 'spielkiste:tables': JSON.stringify([table]), 'spielkiste:played': JSON.stringify([played]) });
  expect((await takeChest('{}')).taken).toBe(1);
  expect([knownTables().length, playedGames().length]).toEqual([1, 1]);
});

it('adds the people of the file to those of this device', async () => {
  meet({ name: 'Lina', animal: 3 });
  const brought = [{ name: 'Lina', animal: 9 }, { name: 'Rudi', animal: 8 }, null, { name: 7 }];
  device({ 'spielkiste:family': JSON.stringify(brought) });
  await takeChest('{}');
  expect(family().map(({ name, animal }) => [name, animal])).toEqual([
    ['Lina', 3],
    ['Rudi', 8],
  ]);
});

it('leaves out a list that is damaged, for the games are in already', async () => {
  device({ 'spielkiste:tables': '[{', 'spielkiste:played': JSON.stringify([played]), 'spielkiste:x': 'y', other: 'z' });
  expect((await takeChest('{}')).taken).toBe(1);
  expect([knownTables().length, playedGames().length, localStorage.getItem('spielkiste:x')]).toEqual([0, 1, 'y']);
  expect(localStorage.getItem('other')).toBeNull();
});
