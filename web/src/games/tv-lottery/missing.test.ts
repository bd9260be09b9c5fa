import { expect, test } from 'vitest';
import { missing } from './missing';

test('what is in the holder somewhere is not missing, and each card counts once', () => {
  expect(missing([5, 4, 1], [1, 5, 8])).toEqual([4]);
  expect(missing([5, 5, 1], [5, 2, 1])).toEqual([5]);
  expect(missing([5, 4, 1], [1, 5, 4])).toEqual([]);
});

test('nothing is said before there is a number, to somebody without a holder, and when all is right', () => {
  expect(missing([], [1, 5, 8])).toBeNull();
  expect(missing([5, 4, 1], [])).toBeNull();
  expect(missing([5, 4, 1], [5, 4, 1])).toBeNull();
});
