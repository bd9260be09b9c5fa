import { describe, expect, it } from 'vitest';
import { EMPTY, GAP, hanging, LEAST, stepOf, WIDEST } from './hanging';

const [WIDTH, HEIGHT] = [346, 330];
const PLAIN = (WIDTH - 6 * GAP) / 7;

/** How much room the rows take as they are drawn. */
function drawn(heights: number[]) {
  const { card, first } = hanging(heights, WIDTH, HEIGHT);
  const step = stepOf(heights, { card, first }, HEIGHT);
  const lines = [heights.slice(0, first), heights.slice(first)].filter((line) => line.some(Boolean));
  const tall = lines.reduce((sum, line) => sum + card / 0.75 + (Math.max(...line) - 1) * step, 14 * (lines.length - 1));
  const wide = Math.max(...lines.map((line) => line.reduce((sum, n) => sum + (n ? card : EMPTY) + GAP, -GAP)));
  return { card, step, tall, wide, lines: lines.length };
}

describe('hanging rows', () => {
  it('fill the width with one line while they are long', () => {
    const { card, lines, step } = drawn([15, 14, 15, 15, 14, 15, 15]);
    expect(lines).toBe(1);
    expect(card).toBeCloseTo(PLAIN, 0);
    expect(step).toBeGreaterThanOrEqual(LEAST);
  });
  it('grow when few cards are left, in two lines if that makes them larger', () => {
    expect(drawn([1, 1, 1, 1, 1, 1, 1])).toMatchObject({ lines: 2 });
    expect(drawn([1, 1, 1, 1, 1, 1, 1]).card).toBeGreaterThan(PLAIN * 1.6);
    expect(drawn([0, 1, 1, 1, 0, 1, 0]).card).toBeGreaterThan(PLAIN * 1.5);
    expect(drawn([0, 0, 0, 2, 0, 1, 0]).card).toBe(Math.floor(PLAIN * 2));
  });
  it('do not grow beyond a card in a hand', () => {
    expect(hanging([3, 1, 1, 2, 2, 2, 1], 1200, 560)).toEqual({ card: WIDEST, first: 7 });
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
