import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Problem } from '../house/asking';
import { reachBy } from '../house/reach';
import type { WatchRequest } from '../protocol';
import { type Eyes, Film } from './film.svelte';

const MOVES = 100;
const PIECE = 40;
let asked: [string, Required<WatchRequest>][] = [];
let over = true;
/** The error for the next request, if any. */
let trouble: Problem | null = null;

function answer(path: string, wish: Required<WatchRequest>): unknown {
  if (path === 'api/watch')
    return {
      game: 'any',
      options: {},
      names: ['Ada', 'Bo'],
      sides: 2,
      deal: null,
      moves: MOVES,
      over,
      goes_on: true,
      secrets: true,
      turns: [0, 3, 7],
      story: Array.from({ length: MOVES + 1 }, (_, i) => [{ key: `event-${i}-${wish.looking}`, args: {} }]),
    };
  return Array.from({ length: Math.min(PIECE, MOVES + 1 - wish.first) }, (_, i) => ({
    number: wish.first + i,
    view: { seen: wish.looking },
    awaited: [],
    outcome: null,
    words: null,
    hands: [],
  }));
}

beforeEach(() => {
  asked = [];
  over = true;
  trouble = null;
  vi.useFakeTimers();
  reachBy({
    far: true,
    line: () => {
      throw new Error('nobody calls');
    },
    picture: (path) => path,
    ask: (path, init) => {
      const wish = JSON.parse(String(init?.body)) as Required<WatchRequest>;
      asked.push([path, wish]);
      return trouble ? Promise.reject(trouble) : Promise.resolve(Response.json(answer(path, wish)));
    },
  });
});
afterEach(() => vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(1);
async function opened(eyes: Eyes = 1): Promise<Film> {
  const film = new Film('a recording');
  await film.open(eyes);
  return film;
}
const pieces = () => asked.filter(([path]) => path === 'api/frames').map(([, wish]) => wish.first);

it('begins at the deal, seen from the wished seat', async () => {
  const film = await opened();
  expect([film.at, film.frame?.number, film.eyes, film.frame?.view]).toEqual([0, 0, 1, { seen: 1 }]);
  expect(film.told).toEqual([[{ key: 'event-0-1', args: {} }]]);
});

it('shows a game without an end as a spectator saw it, where it stopped', async () => {
  over = false;
  const film = await opened('all');
  expect([film.eyes, film.at, film.frame?.number]).toEqual([null, MOVES, MOVES]);
  expect(asked.every(([, wish]) => wish.looking === null && !wish.open)).toBe(true);
});

it('steps, goes by turns, and stops at both ends', async () => {
  const film = await opened();
  film.step(-1);
  film.step(1);
  await settled();
  expect([film.frame?.number, film.news.events]).toEqual([1, [{ key: 'event-1-1', args: {} }]]);
  film.turn(1);
  await settled();
  expect([film.frame?.number, film.news.events]).toEqual([3, []]);
  film.turn(-1);
  await settled();
  expect(film.at).toBe(0);
  film.goTo(7);
  film.turn(1);
  await settled();
  expect([film.at, film.frame?.number]).toEqual([MOVES, MOVES]);
  film.step(1);
  expect(film.at).toBe(MOVES);
});

it('fetches in pieces, ahead of what is shown, and nothing twice', async () => {
  const film = await opened();
  expect(pieces()).toEqual([0]);
  film.goTo(30);
  await settled();
  expect(pieces()).toEqual([0, 40]);
  film.goTo(50);
  film.goTo(10);
  await settled();
  expect(pieces()).toEqual([0, 40]);
});

it('plays at its speed, to the end, and from the beginning again', async () => {
  const film = await opened();
  film.toggle();
  await settled();
  expect([film.playing, film.at]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(1600);
  expect(film.at).toBe(2);
  film.speed = 4;
  await vi.advanceTimersByTimeAsync(1600);
  await vi.advanceTimersByTimeAsync(800);
  expect(film.at).toBe(5);
  film.step(1);
  expect(film.playing).toBe(false);
  film.goTo(MOVES - 1);
  film.toggle();
  await vi.advanceTimersByTimeAsync(2000);
  expect([film.playing, film.at]).toEqual([false, MOVES]);
  film.toggle();
  await settled();
  expect([film.playing, film.at]).toEqual([true, 0]);
  film.close();
});

it('waits for what takes its time, however fast it plays', async () => {
  const film = await opened();
  film.seenAfter = () => 3000;
  film.speed = 4;
  film.toggle();
  await vi.advanceTimersByTimeAsync(2900);
  expect(film.at).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(film.at).toBe(2);
  film.close();
});

it('drops what was fetched for another viewer', async () => {
  const film = await opened();
  film.goTo(5);
  await settled();
  await film.look(0);
  expect([film.at, film.frame?.view, film.told[5]]).toEqual([5, { seen: 0 }, [{ key: 'event-5-0', args: {} }]]);
  film.goTo(0);
  await settled();
  expect(film.frame?.view).toEqual({ seen: 0 });
});

it('stays where it is and reports why, when a piece cannot be fetched', async () => {
  const film = await opened();
  const said = vi.fn();
  film.ontrouble = said;
  trouble = new Problem('offline', {}, '');
  film.goTo(90);
  await settled();
  expect(said).toHaveBeenCalledWith(trouble);
  expect([film.at, film.frame?.number]).toEqual([0, 0]);
  await film.look(0);
  expect([film.eyes, said.mock.calls.length]).toEqual([1, 2]);
});
