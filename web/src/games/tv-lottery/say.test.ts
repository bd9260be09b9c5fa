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
  acting: undefined,
  luck: null,
  counted: false,
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

test('while a luck card is read it is about the player who drew it', () => {
  const luck = { card: 'swap', money: 0, others: [] };
  expect(lines({ ...moment, beside: [], luck: { ...luck, seat: 0 } })).toEqual(['web-tl-luck-yours']);
  expect(lines({ ...moment, beside: [], luck: { ...luck, seat: 1 } })).toEqual(['web-tl-luck-of']);
});

test('one of several who pay for a luck card is not named', () => {
  const events = ['luck', 'gave', 'gave'].map((key): Phrase => ({ key: `tl-${key}`, args: { seat: 1 } }));
  expect(lines({ ...moment, beside: [], events })).toEqual(['web-tl-wait', 'tl-luck']);
});

test('a moving player is to move until the pawn has arrived', () => {
  expect(lines({ ...moment, looking: 1, view: { ...view, turn: 0 }, acting: 1, beside: [] })).toEqual([
    'web-tl-going-you',
    'tl-moved',
  ]);
});
