// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { recall, remember } from '../kit/storage';
import { stick, stickers, stickersOf } from './day';
import { choose, family, meet, ownerOf, playing } from './family';
import { childNamed, keepChild } from './learning/children';
import { knownTables, rememberTable } from './memory';
import { change, depart } from './parting';
import { playedGames, rememberPlayed } from './played';

const LINA = { name: 'Lina', animal: 3 };
const RUDI = { name: 'Rudi', animal: 8 };
const record = (name: string) => ({ name, seat: 3, at: 1, games: ['g'], learnt: { times: { '7x8': { met: 1, answers: [] } } } });
const played = (id: string, names: string[], own: number[]) => ({
  id,
  key: 'k',
  game: 'mau-mau',
  names,
  own,
  winners: [0],
  at: 1,
});

beforeEach(() => localStorage.clear());

describe('the people of a device', () => {
  it('are an empty list at first', () => {
    expect([family(), playing()]).toEqual([[], undefined]);
  });

  it('are the earlier only player and the owners of learning records', () => {
    remember('name', 'Lina');
    remember('animal', 3);
    keepChild({ ...record('Rudi'), seat: 8 });
    keepChild(record('Lina'));
    expect([family(), playing()]).toEqual([[LINA, RUDI], LINA]);
    meet({ name: 'Oma', animal: 1 });
    expect(family().map(({ name }) => name)).toEqual(['Lina', 'Rudi', 'Oma']);
  });

  it('keep their order, and a known one may take another animal', () => {
    for (const person of [LINA, RUDI, { name: ' ', animal: 2 }, { name: ' Lina ', animal: 5 }]) meet(person);
    expect(family()).toEqual([{ name: 'Lina', animal: 5 }, RUDI]);
  });

  it('each have stickers of their own; the first has those from before', () => {
    stick('patience', '2026-11-01');
    for (const person of [LINA, RUDI]) meet(person);
    choose('Rudi');
    expect(stick('patience', '2026-11-01', ownerOf('Rudi'))).toBe(true);
    expect(stick('mau-mau', '2026-11-01', ownerOf('a bot'))).toBe(true);
    expect(stickersOf('Lina').map(({ game }) => game)).toEqual(['patience']);
    expect(stickers().map(({ game }) => game)).toEqual(['patience', 'mau-mau']);
  });
});

describe('a person', () => {
  beforeEach(() => {
    stick('patience', '2026-11-01');
    for (const person of [LINA, RUDI]) meet(person);
    choose('Lina');
    keepChild(record('Lina'));
    remember('setup:mau-mau', {
      seats: [
        { kind: 'here', name: 'Lina', animal: 3 },
        { kind: 'here', name: 'Rudi', animal: 8 },
      ],
    });
    rememberPlayed(played('a:1', ['Lina', 'Bot'], [0]), 'film');
    rememberPlayed(played('b:1', ['Lina', 'Rudi'], [0, 1]), '');
    const table = { watching: false, game: 'mau-mau', names: ['Lina', 'Bot'], own: [0], at: 1 };
    rememberTable({ ...table, keys: ['a.0'], over: true });
    rememberTable({ ...table, keys: ['c.0'], over: false });
    remember('table:c:answers', [{ name: 'Lina' }, { name: 'Rudi' }]);
  });

  it('who is renamed keeps everything', () => {
    change('Lina', { name: 'Karolina', animal: 4 });
    expect(family()).toEqual([{ name: 'Karolina', animal: 4 }, RUDI]);
    expect([playing()?.name, stickersOf('Karolina').length, childNamed('Karolina')?.seat]).toEqual(['Karolina', 1, 4]);
    expect(childNamed('Lina')).toBeNull();
    expect(recall<{ seats: object[] } | null>('setup:mau-mau', null)?.seats[0]).toMatchObject({ name: 'Karolina', animal: 4 });
  });

  it('who is deleted leaves nothing, except games that are unfinished or belong to others, too', () => {
    depart('Lina');
    expect([family(), playing()]).toEqual([[RUDI], RUDI]);
    expect([stickersOf('Lina'), stickersOf('Rudi'), childNamed('Lina')]).toEqual([[], [], null]);
    expect(playedGames().map(({ id }) => id)).toEqual(['b:1']);
    expect(knownTables().map(({ keys }) => keys[0])).toEqual(['c.0']);
    expect(recall('table:c:answers', [])).toEqual([{ name: 'Rudi' }]);
    expect(recall<{ seats: object[] } | null>('setup:mau-mau', null)?.seats[0]).toMatchObject({ name: '', animal: null });
    depart('Rudi');
    expect([family(), playing()]).toEqual([[], undefined]);
  });

  it('who is deleted by mistake comes back with everything', () => {
    const all = () => Object.entries({ ...localStorage }).sort();
    const before = all();
    const back = depart('Lina');
    expect(all()).not.toEqual(before);
    back();
    expect(all()).toEqual(before);
  });
});
