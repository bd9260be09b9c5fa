// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, go, onlyHere, previewed, reachedAt, readRoute, tidyAddress } from './route';

describe('an address', () => {
  it.each([
    ['', { at: 'shelf' }],
    ['#', { at: 'shelf' }],
    ['#game=thousand-km', { at: 'game', slug: 'thousand-km', deal: '' }],
    ['#game=patience/417', { at: 'game', slug: 'patience', deal: '417' }],
    ['#join=abc.def', { at: 'join', key: 'abc.def' }],
    ['#seat=abc.1', { at: 'seat', keys: ['abc.1'] }],
    ['#seat=abc.1,abc.2', { at: 'seat', keys: ['abc.1', 'abc.2'] }],
    ['#seat=abc.1,,abc.2,', { at: 'seat', keys: ['abc.1', 'abc.2'] }],
    ['#watch=abc.w', { at: 'watch', key: 'abc.w' }],
    ['#replay=aB-_9', { at: 'replay', code: 'aB-_9', seat: null }],
    ['#replay=aB-_9/2', { at: 'replay', code: 'aB-_9', seat: 2 }],
    ['#replay=aB-_9/x', { at: 'replay', code: 'aB-_9', seat: null }],
    ['#person=aB-_9', { at: 'person', code: 'aB-_9' }],
    ['#games', { at: 'games' }],
    ['#class', { at: 'class', value: '' }],
    ['#class=GHKM', { at: 'class', value: 'GHKM' }],
    ['#class=~abc.def', { at: 'class', value: '~abc.def' }],
    ['#games=abc', { at: 'games', table: 'abc' }],
    ['#workshop', { at: 'workshop', code: null }],
    ['#track=A1-b2', { at: 'workshop', code: 'A1-b2' }],
  ])('%s is a page', (hash, route) => expect(readRoute(hash)).toEqual(route));

  it.each(['#nonsense', '#nonsense=1', '#game', '#game=', '#seat=', '#join=', '#watch=', '#replay=', '#workshop=1', '#track'])(
    '%s leads to the shelf',
    (hash) => expect(readRoute(hash)).toEqual({ at: 'shelf' }),
  );

  it('may come with signs that a messenger has written in its own way', () => {
    expect(readRoute('#seat=abc.1%2Cabc.2')).toEqual({ at: 'seat', keys: ['abc.1', 'abc.2'] });
    expect(readRoute('#game%3Dpatience')).toMatchObject({ at: 'game', slug: 'patience' });
  });

  it.each(['#game=%', '#game=%E0%A4%A', '#game=100%'])('that is torn is read as it stands: %s', (hash) => {
    expect(readRoute(hash)).toEqual({ at: 'game', slug: hash.slice('#game='.length), deal: '' });
  });

  it('of a track reaches the workshop untouched', () => {
    expect(readRoute('#track=a%20b=%')).toEqual({ at: 'workshop', code: 'a%20b=%' });
  });
});

describe('going somewhere', () => {
  const changed = vi.fn();
  beforeEach(() => {
    history.replaceState(null, '', '/#game=patience');
    changed.mockReset();
    addEventListener('hashchange', changed);
  });
  afterEach(() => removeEventListener('hashchange', changed));

  it('writes the path behind the #', () => {
    go('watch=abc.w');
    expect(location.hash).toBe('#watch=abc.w');
    expect(readRoute()).toEqual({ at: 'watch', key: 'abc.w' });
  });

  it('leaves no bare # at the shelf, and still says that it went', () => {
    go('');
    expect(location.href).not.toContain('#');
    expect(changed).toHaveBeenCalledOnce();
    expect(readRoute()).toEqual({ at: 'shelf' });
  });
});

describe('an address for other devices', () => {
  const at = (href: string) => vi.stubGlobal('location', new URL(href));
  afterEach(() => reachedAt(null));

  it('is where we are, without what is behind our own #', () => {
    at('https://games.example/box/#seat=secret');
    reachedAt('http://192.168.0.7:8000/');
    expect(addressOf('join=k')).toBe('https://games.example/box/#join=k');
    expect(onlyHere()).toBe(false);
  });

  it.each(['localhost', '127.0.0.1', '[::1]'])('is the one that the server knows, seen from its own machine: %s', (host) => {
    at(`http://${host}:8000/`);
    expect(onlyHere()).toBe(true);
    expect(addressOf('join=k')).toBe(`http://${host}:8000/#join=k`);
    reachedAt('http://192.168.0.7:8000/');
    expect(addressOf('join=k')).toBe('http://192.168.0.7:8000/#join=k');
    expect(onlyHere()).toBe(false);
  });

  it('does not exist if the server is reachable only from its own machine', () => {
    at('http://localhost:8000/');
    reachedAt('http://127.0.0.1:8000/');
    expect(onlyHere()).toBe(true);
  });
});

describe('a link for a messenger', () => {
  it('says the game and who invites, and hides the key in the fragment', () => {
    document.documentElement.lang = 'de';
    const link = new URL(previewed('join=abc.def', 'mau-mau', 'Oma & Opa'));
    expect(Object.fromEntries(link.searchParams)).toEqual({ play: 'mau-mau', by: 'Oma & Opa', lang: 'de' });
    expect([link.hash, link.pathname]).toEqual(['#join=abc.def', '/']);
    expect(previewed('game=patience/4', 'patience', '')).not.toContain('by=');
  });

  it('becomes a plain address when it is opened', () => {
    history.replaceState(null, '', '/?play=mau-mau&by=Oma#join=abc.def');
    tidyAddress();
    expect([location.search, location.pathname, location.hash]).toEqual(['', '/', '#join=abc.def']);
  });
});
