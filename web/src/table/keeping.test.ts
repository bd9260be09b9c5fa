// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { playedGames } from '../house/played';
import { type Line, reach, reachBy } from '../house/reach';
import { keepPlayed } from './keeping';
import type { Session } from './session.svelte';

const session = {
  keys: ['a.0'],
  own: [0],
  over: true,
  table: { game: 'thousand-km', commitment: '0123456789abcdef', seats: [{ seat: 0, name: 'Anna', kind: 'person' }] },
  update: { outcome: { winners: [0] }, lesson: null },
} as unknown as Session;

describe('a game that has come to its end', () => {
  beforeEach(() => {
    localStorage.clear();
    reachBy({ ...reach(), ask: () => Promise.reject(new TypeError('offline')), line: () => ({}) as Line });
  });

  it('is stored on the device where it was played', async () => {
    history.replaceState(null, '', '/#seat=a.0');
    await keepPlayed(session).catch(() => {});
    expect(playedGames().map((game) => game.names)).toEqual([['Anna']]);
  });

  it('leaves nothing on a device in a classroom', async () => {
    history.replaceState(null, '', '/#class=~room.key');
    await keepPlayed(session);
    expect(localStorage).toHaveLength(0);
  });
});
