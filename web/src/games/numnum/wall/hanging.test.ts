import { describe, expect, it } from 'vitest';
import { foldedOf, GAP, goneOf, hanging, LEAST, NEAR, stepOf, tallOf, WIDEST } from './hanging';

const [WIDTH, HEIGHT] = [346, 330];
const PLAIN = (WIDTH - 6 * GAP) / 7;

/** Returns the space that the rows take when drawn. */
function drawn(heights: number[], near = NEAR) {
  const card = hanging(heights, near, WIDTH, HEIGHT);
  const step = stepOf(heights, near, card, HEIGHT);
  const tall = tallOf(heights, near, card, step);
  const gone = goneOf(heights, card, WIDTH);
  const wide = heights.reduce((sum, n) => sum + (n ? card : gone) + GAP, -GAP);
  return { card, step, tall, wide };
}

describe('hanging rows', () => {
  it.each([NEAR, Infinity])('fill the width while they are long, folded or not', (near) => {
    const { card, step } = drawn([15, 14, 15, 15, 14, 15, 15], near);
    expect(card).toBeCloseTo(PLAIN, 0);
    expect(step).toBeGreaterThanOrEqual(LEAST);
  });
  it('fold what lies far from the end, unless it is hardly anything', () => {
    expect(foldedOf(16, 4)).toBe(11);
    expect(foldedOf(9, 4)).toBe(4);
    expect(foldedOf(8, 4)).toBe(0);
    expect(foldedOf(0, 4)).toBe(0);
    expect(foldedOf(16, Infinity)).toBe(0);
  });
  it('show more of each card when folded', () => {
    const long = [16, 16, 15, 15, 15, 16, 16];
    expect(drawn(long).step).toBeGreaterThan(drawn(long, Infinity).step * 1.3);
  });
  it('keep their size while all of them are there, however short', () => {
    expect(drawn([1, 1, 1, 1, 1, 1, 1]).card).toBeCloseTo(PLAIN, 0);
  });
  it('grow when other rows are gone', () => {
    expect(drawn([0, 1, 1, 1, 0, 1, 0]).card).toBeGreaterThan(PLAIN * 1.25);
    expect(drawn([0, 0, 0, 2, 0, 1, 0]).card).toBe(Math.floor(PLAIN * 2));
  });
  it('do not grow beyond a card in a hand', () => {
    expect(hanging([3, 1, 1, 2, 2, 2, 1], NEAR, 1200, 560)).toEqual(WIDEST);
  });
  it('stay inside their area', () => {
    for (const heights of [
      [9, 3, 0, 1, 12, 1, 2],
      [1, 0, 0, 0, 0, 0, 0],
      [5, 5, 5, 5, 5, 5, 5],
      [0, 0, 7, 7, 0, 0, 1],
      [16, 16, 15, 15, 15, 16, 16],
    ]) {
      const { tall, wide } = drawn(heights);
      expect(tall).toBeLessThanOrEqual(HEIGHT + 0.5);
      expect(wide).toBeLessThanOrEqual(WIDTH + 0.5);
    }
  });
});
