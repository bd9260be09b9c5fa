// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { recall, remember } from '../kit/storage';
import { forgetTable, type KnownTable, knownTables, rememberTable } from './memory';

const table = (id: string, part: Partial<KnownTable> = {}): KnownTable => ({
  keys: [`${id}.0`],
  watching: false,
  game: 'thousand-km',
  names: ['Lina', 'Rudi'],
  at: 0,
  over: false,
  ...part,
});
const ids = () => knownTables().map(({ keys }) => keys[0]?.split('.')[0]);

beforeEach(() => localStorage.clear());

describe('the tables of this device', () => {
  it('are listed newest first', () => {
    for (const id of ['a', 'b', 'c']) rememberTable(table(id));
    expect(ids()).toEqual(['c', 'b', 'a']);
    rememberTable(table('a', { over: true }));
    expect(ids()).toEqual(['a', 'c', 'b']);
  });

  it('are recognised by their id, whichever seat the key is for', () => {
    rememberTable(table('a', { keys: ['a.0'] }));
    rememberTable(table('b'));
    rememberTable(table('a', { keys: ['a.1', 'a.2'], names: ['Maja'] }));
    expect(knownTables()).toMatchObject([{ keys: ['a.1', 'a.2'], names: ['Maja'] }, { keys: ['b.0'] }]);
  });

  it('keep their invitation when the table no longer tells it', () => {
    rememberTable(table('a', { joinKey: 'old' }));
    rememberTable(table('a'));
    expect(knownTables()[0]?.joinKey).toBe('old');
    rememberTable(table('a', { joinKey: 'new' }));
    expect(knownTables()[0]?.joinKey).toBe('new');
    rememberTable(table('b'));
    expect(knownTables()[0]?.joinKey).toBe(undefined);
  });

  it('are twelve at most: the oldest is dropped', () => {
    const all = Array.from({ length: 13 }, (_, at) => `t${at}`);
    for (const id of all) rememberTable(table(id));
    expect(ids()).toEqual(all.slice(1).reverse());
  });

  it('are not those of others that were only watched, unless they were set up here', () => {
    rememberTable(table('theirs', { watching: true, keys: ['theirs.w'] }));
    rememberTable(table('ours', { watching: true, keys: ['ours.w'], joinKey: 'ours.j' }));
    rememberTable(table('ours', { watching: true, keys: ['ours.w'], at: 7 }));
    expect(knownTables()).toMatchObject([{ keys: ['ours.w'], at: 7 }]);
    // A class table stored by an earlier version is not shown, and is deleted when the next table is stored.
    remember('tables', [table('theirs', { watching: true, names: ['Mia', 'Ben'] })]);
    expect(ids()).toEqual([]);
    rememberTable(table('a'));
    expect(JSON.stringify(localStorage)).not.toContain('Mia');
  });

  it('are read without what no longer makes sense', () => {
    remember('tables', [{ game: 'old' }, table('a')]);
    expect(ids()).toEqual(['a']);
  });
});

describe('a table that is forgotten', () => {
  it('takes its things along, and nobody else’s', () => {
    for (const id of ['a', 'ab']) {
      rememberTable(table(id));
      remember(`table:${id}:answers`, [id]);
    }
    remember('name', 'Lina');
    forgetTable(['a.7']);
    expect(ids()).toEqual(['ab']);
    expect(recall('table:a:answers', null)).toBe(null);
    expect(recall('table:ab:answers', null)).toEqual(['ab']);
    expect(recall('name', '')).toBe('Lina');
  });
});
