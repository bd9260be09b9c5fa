import { describe, expect, it } from 'vitest';
import { EMPTY, GAP, hanging, LEAST, stepOf, WIDEST } from './hanging';

const [WIDTH, HEIGHT] = [346, 330];
const PLAIN = (WIDTH - 6 * GAP) / 7;

/** How much room the rows take as they are drawn. */
function drawn(heights: number[]) {
  const card = hanging(heights, WIDTH, HEIGHT);
  const step = stepOf(heights, card, HEIGHT);
  const tall = card / 0.75 + (Math.max(...heights) - 1) * step;
  const wide = heights.reduce((sum, n) => sum + (n ? card : EMPTY) + GAP, -GAP);
  return { card, step, tall, wide };
}

describe('hanging rows', () => {
  it('fill the width while they are long', () => {
    const { card, step } = drawn([15, 14, 15, 15, 14, 15, 15]);
    expect(card).toBeCloseTo(PLAIN, 0);
    expect(step).toBeGreaterThanOrEqual(LEAST);
  });
  it('keep their size while all of them are there, however short', () => {
    expect(drawn([1, 1, 1, 1, 1, 1, 1]).card).toBeCloseTo(PLAIN, 0);
  });
  it('grow where others are gone', () => {
    expect(drawn([0, 1, 1, 1, 0, 1, 0]).card).toBeGreaterThan(PLAIN * 1.4);
    expect(drawn([0, 0, 0, 2, 0, 1, 0]).card).toBe(Math.floor(PLAIN * 2));
  });
  it('do not grow beyond a card in a hand', () => {
    expect(hanging([3, 1, 1, 2, 2, 2, 1], 1200, 560)).toEqual(WIDEST);
  });
  it('never leave their field', () => {
    for (const heights of [
      [9, 3, 0, 1, 12, 1, 2],
      [1, 0, 0, 0, 0, 0, 0],
      [5, 5, 5, 5, 5, 5, 5],
      [0, 0, 7, 7, 0, 0, 1],
    ]) {
      const { tall, wide } = drawn(heights);
      expect(tall).toBeLessThanOrEqual(HEIGHT + 0.5);
      expect(wide).toBeLessThanOrEqual(WIDTH + 0.5);
    }
  });
});
