import { expect, it } from 'vitest';
import type { MauMauView } from '../../../protocol';
import { sentences } from './say';

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
