import { expect, it } from 'vitest';
import { headline, reason } from './ending';

const of = (winners: number[], seats: number, sides = seats, you?: number) =>
  headline({ winners, ended: false }, seats, sides, you);

it('says who has won, and that it was you', () => {
  expect(of([1], 3)).toEqual({ key: 'web-end-won', seats: [1] });
  expect(of([1], 3, 3, 0)).toEqual({ key: 'web-end-won', seats: [1] });
  expect(of([1], 3, 3, 1)).toEqual({ key: 'web-end-you', seats: [] });
});

it('does not call a tie your win', () => {
  expect(of([0, 2], 3, 3, 0)).toEqual({ key: 'web-end-tie-you', seats: [2] });
  expect(of([0, 2], 3, 3, 1)).toEqual({ key: 'web-end-tie', seats: [0, 2] });
  expect(of([0, 1, 2, 3], 4, 2, 3)).toEqual({ key: 'web-end-tie-you', seats: [0, 1, 2] });
});

it('knows that partners win together', () => {
  expect(of([0, 2], 4, 2, 2)).toEqual({ key: 'web-end-you', seats: [] });
  expect(of([0, 2], 4, 2)).toEqual({ key: 'web-end-won', seats: [0, 2] });
});

it('does not speak of winning if everyone agreed to stop', () => {
  for (const seats of [1, 2, 4])
    expect(headline({ winners: [], ended: true }, seats, seats, 0)).toEqual({ key: 'web-stopped-title', seats: [] });
});

it('has words for games that nobody wins, and for those played alone', () => {
  expect(of([], 2, 2, 0).key).toBe('web-end-nobody');
  expect(of([0], 1, 1, 0).key).toBe('web-end-alone');
});

it('says why it is over, where the game tells that, and not why an earlier one was', () => {
  const told = (...keys: string[]) => keys.map((key) => ({ phrase: { key, args: {} } }));
  const ends = ['km-pile-empty'];
  expect(reason(told('km-drove', 'km-pile-empty', 'km-won'), ends)?.key).toBe('km-pile-empty');
  expect(reason(told('km-pile-empty', 'km-won', 'km-dealt', 'km-drew', 'km-drove', 'km-won'), ends)).toBeUndefined();
  expect(reason([{}, ...told('km-pile-empty')])).toBeUndefined();
});
