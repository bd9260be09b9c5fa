import { expect, test } from 'vitest';
import { elsewhere, missing, needsInWords } from './missing';

test('what is in the holder somewhere is not missing, and each card counts once', () => {
  expect(missing([5, 4, 1], [1, 5, 8])).toEqual([1]);
  expect(missing([5, 5, 1], [5, 2, 1])).toEqual([1]);
  expect(missing([5, 5, 1], [2, 5, 1]), 'what is right stays').toEqual([0]);
  expect(missing([5, 4, 1], [1, 5, 4])).toEqual([]);
});

test('nothing is missing before there is a number, without a holder, or when all digits are right', () => {
  expect(missing([], [1, 5, 8])).toBeNull();
  expect(missing([5, 4, 1], [])).toBeNull();
  expect(missing([5, 4, 1], [5, 4, 1])).toBeNull();
});

test('a digit of the number that stands at another place is needed there, once for each time it is in the number', () => {
  expect([...elsewhere([2, 3, 0, 6, 8, 7], [4, 6, 5, 7, 3, 3])]).toEqual([
    [1, 3],
    [3, 5],
    [4, 1],
  ]);
});

test('what is right is needed where it is, and of a covered number nobody knows', () => {
  expect([...elsewhere([1, 2, 3], [1, 3, 3])]).toEqual([]);
  expect([...elsewhere([null, null], [1, 2])]).toEqual([]);
});

test('screen readers are told what is missing, and where each digit in another place belongs', () => {
  const text = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ');
  const number = [5, 4, 1];
  const needs = (holder: number[]) => needsInWords(missing(number, holder) ?? [], { number, holder }, text);
  expect(needs([5, 2, 3])).toBe('web-tl-missing 2 web-tl-for-place 2 4, web-tl-for-place 3 1.');
  expect(needs([1, 5, 8])).toBe('web-tl-missing 1 web-tl-for-place 2 4. web-tl-to-move web-tl-move-to 1 3, web-tl-move-to 5 1');
  expect(needs([1, 5, 4])).toBe('web-tl-only-swap web-tl-to-move web-tl-move-to 1 3, web-tl-move-to 5 1, web-tl-move-to 4 2');
});
