import { expect, test } from 'vitest';
import { pointOn } from './lap';

const at = (share: number) => {
  const { x, y } = pointOn(200, 100, 20, share);
  return [Math.round(x), Math.round(y)];
};

test('starts and ends in the middle of the upper side', () => {
  expect(at(0)).toEqual([100, 0]);
  expect(at(1)).toEqual([100, 0]);
});

test('drives clockwise past the right, lower and left side', () => {
  expect(at(0.25)).toEqual([200, 50]);
  expect(at(0.5)).toEqual([100, 100]);
  expect(at(0.75)).toEqual([0, 50]);
});

test('is a circle without straight sides', () => {
  const { x, y } = pointOn(100, 100, 50, 1 / 8);
  expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(50);
  expect(x).toBeCloseTo(50 + 50 * Math.SQRT1_2);
});
