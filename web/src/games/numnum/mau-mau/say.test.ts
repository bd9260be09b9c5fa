import { expect, it } from 'vitest';
import type { MauMauView } from '../../../protocol';
import { oneLeft, sentences } from './say';

it.each([
  [true, 'web-nn-mm-say-drawn-fits'],
  [false, 'web-nn-mm-say-drawn-none'],
])('asks what to do with the drawn card (it fits: %s)', (lay, asked) => {
  const view = { phase: 'drawn', turn: 0, drawn: 'triangle-16' } as unknown as MauMauView;
  const may = { lay, draw: false, pass: !lay };
  const text = (key: string) => key;
  const said = sentences({ view, looking: 0, outcome: null, seats: [], text, latest: undefined, may, finds: false });
  expect(said[1]).toBe(asked);
});

it.each([
  [[1, 3], 0, true],
  [[1, 3], 1, false],
  [[0, 3], 0, false],
])('says when a hand has one card left (hands: %s, seat %i)', (sizes, seat, told) => {
  const view = { hand_sizes: sizes } as unknown as MauMauView;
  const text = (key: string) => key;
  expect(oneLeft([{ key: 'nn-laid-doubly', args: { seat } }], view, text)).toBe(told ? 'web-nn-mm-one-left' : '');
  expect(oneLeft([{ key: 'nn-drew', args: { seat } }], view, text)).toBe('');
});
