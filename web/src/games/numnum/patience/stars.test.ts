import { expect, it } from 'vitest';
import type { PatienceView } from '../../../protocol';
import { starsAt } from './stars';

const earned = (score: number, best: number | null = 95): number =>
  starsAt({ best, most: 100 } as PatienceView).filter((cards) => score >= cards).length;

it('three stars are for a player who hardly misses a card', () => {
  // Without a thought, a driver who takes what fits reaches 70 to 88 of 95 cards.
  expect([40, 48, 70, 76, 88, 91, 92, 95].map((score) => earned(score))).toEqual([0, 1, 1, 2, 2, 2, 3, 3]);
});

it('until the end nobody knows the maximum, so all cards count', () => {
  expect([49, 50, 80, 96].map((score) => earned(score, null))).toEqual([0, 1, 2, 3]);
});
