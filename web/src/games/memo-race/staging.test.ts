import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MemoRaceView, Move } from '../../protocol';
import { type Scene, Staging } from './staging.svelte';

const scene = (number: number, moves: Move[] = []): Scene => ({
  view: { grid: [{ place: 'a1', kind: 'curve', road: 'north-west' }] } as unknown as MemoRaceView,
  looking: 0,
  moves,
  news: { number, events: ['mr-turned', 'mr-drove'].map((key) => ({ key, args: { seat: 1, place: 'a1' } })) },
  outcome: null,
});
const drive = { kind: 'drive', notation: 'drive north' } as Move;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows a revealed tile before the drive, unless the viewer who has to act taps', () => {
  const staging = new Staging(scene(1));
  staging.take(scene(2));
  staging.hurry();
  expect(staging.now.view.phase, 'nobody has to act').toBe('lay');
  staging.take(scene(3, [drive]));
  expect(staging.now.moves).toEqual([]);
  staging.hurry();
  expect(staging.now.moves).toEqual([drive]);
  vi.advanceTimersByTime(10_000);
  expect(staging.now.news.number).toBe(3);
});
