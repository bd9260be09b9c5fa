import { describe, expect, it } from 'vitest';
import type { Outcome } from '../protocol';
import { ranking } from './ranking';

const outcome = (scores: number[], winners: number[]): Outcome => ({
  scores,
  winners,
  clause: 'XX-1',
  facts: [],
  own: [],
  ended: false,
});

describe('the podium', () => {
  it('has the winner at the top, whatever the points say', () => {
    expect(ranking(outcome([5, 0, 3], [1]))).toEqual([
      { place: 1, seats: [1], score: 0 },
      { place: 2, seats: [0], score: 5 },
      { place: 3, seats: [2], score: 3 },
    ]);
  });
  it('puts equals together and leaves a gap after them', () => {
    expect(ranking(outcome([10, 4, 4, 1], [0])).map((rank) => [rank.place, rank.seats])).toEqual([
      [1, [0]],
      [2, [1, 2]],
      [4, [3]],
    ]);
  });
  it('keeps partners together, who take one place', () => {
    expect(ranking(outcome([700, 300, 700, 300], [0, 2]), 2).map((rank) => [rank.place, rank.seats])).toEqual([
      [1, [0, 2]],
      [2, [1, 3]],
    ]);
  });
  it('does not put a player with as many points beside the winner', () => {
    expect(ranking(outcome([4, 4], [1])).map((rank) => [rank.place, rank.seats])).toEqual([
      [1, [1]],
      [2, [0]],
    ]);
  });
  it('has no places if everyone agreed to stop', () => {
    const ranks = ranking({ ...outcome([2, 7], []), ended: true });
    expect(ranks.map((rank) => [rank.place, rank.score])).toEqual([
      [null, 2],
      [null, 7],
    ]);
  });
  it('leaves the top empty where nobody has won', () => {
    expect(ranking(outcome([2, 2], [])).map((rank) => rank.place)).toEqual([2]);
  });
});
