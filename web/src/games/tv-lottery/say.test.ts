import { expect, test } from 'vitest';
import type { Phrase, TvLotteryView } from '../../protocol';
import { lines } from './say';

const view = { phase: 'turn', turn: 1, questions: [] } as unknown as TvLotteryView;
const moved: Phrase = { key: 'tl-moved', args: { seat: 1 } };
const moment = {
  view,
  looking: 0,
  asked: undefined,
  first: null,
  person: null,
  way: null,
  turning: false,
  drawing: false,
  outcome: null,
  seats: [],
  events: [moved],
  text: (key: string) => key,
  tell: (phrase: Phrase) => phrase.key,
};

test('who waits reads what happened last', () => {
  expect(lines({ ...moment, beside: [] })).toEqual(['web-tl-wait', 'tl-moved']);
});

test('what stands beside it already is not said twice', () => {
  expect(lines({ ...moment, beside: [moved] })).toEqual(['web-tl-wait', undefined]);
});
