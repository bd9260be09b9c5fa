import { expect, it } from 'vitest';
import type { Retrospect, TurningPoint } from '../protocol';
import { decisive, lead } from './decisive';

const turn = (number: number, before: number, after: number): TurningPoint => ({
  number,
  seat: 0,
  cause: 'luck',
  since: number,
  before,
  after,
});
/** Returns a review with each seat's chance after moves 0, 1, 2 … */
const review = (curves: number[][], turns: TurningPoint[] = [], points = false) =>
  ({
    points,
    turns,
    decisions: [],
    curves: curves.map((worths) => ({ points: worths.map((worth, number) => ({ number, worth })) })),
  }) as unknown as Retrospect;

it('opens on the turning point that moved most', () => {
  const found = decisive(review([[50, 70, 30, 0]], [turn(1, 50, 70), turn(2, 70, 30)]));
  expect(found).toEqual({ number: 2, turn: turn(2, 70, 30) });
});

it('knows from which move on the winner was ahead for good', () => {
  const game = review([
    [50, 60, 40, 70, 100],
    [50, 40, 60, 30, 0],
  ]);
  expect(lead(game)).toEqual({ seats: [0], number: 3 });
  expect(decisive(game)).toEqual({ number: 3 });
});

it('takes partners together, and finds nobody ahead where all share the end or play alone', () => {
  expect(lead(review([[50, 100], [50, 0], [50, 100], [50, 0]]))).toEqual({ seats: [0, 2], number: 1 }); // prettier-ignore
  expect(lead(review([[50, 50], [50, 50]]))).toBeUndefined(); // prettier-ignore
  expect(lead(review([[40, 60]], [], true))).toBeUndefined();
  expect(decisive(review([[40, 60]], [], true))).toEqual({ number: 0 });
});
