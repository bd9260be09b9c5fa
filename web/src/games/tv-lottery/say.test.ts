import { expect, test } from 'vitest';
import type { Phrase, QuestionView, TvLotteryView } from '../../protocol';
import { lines, conditionInWords, heardToo, tableInWords, unheard } from './say';
import { stepsTo } from './ring';

const view = { phase: 'turn', turn: 1, questions: [] } as unknown as TvLotteryView;
const moved: Phrase = { key: 'tl-moved', args: { seat: 1 } };
const moment = {
  view,
  looking: 0,
  asked: undefined,
  first: null,
  person: null,
  way: null as string | null,
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

test('a swap asks for the second card by the first, also when it is bought', () => {
  const asking = (kind: string, way: string | null, first: number | null) =>
    lines({
      ...moment,
      beside: [],
      view: { ...view, holder: [7, 4] },
      asked: { kind, seat: 0 } as QuestionView,
      way,
      first,
      text: (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' '),
    });
  expect(asking('swap', null, 1)).toEqual(['web-tl-ask-swap-second 4']);
  expect(asking('buy', 'swap', 1)).toEqual(['web-tl-ask-swap-second 4']);
  expect(asking('buy', 'swap', null)).toEqual(['web-tl-ask-swap', 'web-tl-hint-swap-places']);
  expect(asking('buy', null, null)).toEqual(['tl-question-buy', 'web-tl-hint-buy']);
});

test('a card on a space is named, and that nobody else sees its place is said once', () => {
  const asked = (kind: string, holder: (number | null)[]) =>
    lines({
      ...moment,
      beside: [],
      view: { ...view, holder },
      asked: { kind, seat: 0, digit: 4 } as QuestionView,
      text: (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' '),
    });
  expect(asked('field-card', [1, 2])).toEqual(['web-tl-ask-field-card 4', 'web-tl-hint-field-card']);
  expect(asked('place', [null, null])).toEqual(['tl-question-place', 'web-tl-hint-place']);
  expect(asked('place', [null, 2])).toEqual(['tl-question-place', undefined]);
});

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

test('the score says where a pawn is, and how many of the viewer’s own digits are right', () => {
  const text = (key: string, args?: object) => [key.replace('web', 'Web'), ...Object.values(args ?? {})].join(' ');
  const table = { money: [50, 100], pawns: [0, 6], number: [1], right: 1 } as unknown as TvLotteryView;
  const condition = (seat: number) => conditionInWords(text, table, seat, 0);
  expect(condition(0)).toBe('tl-field-0, web-tl-right-below 1');
  expect(condition(1)).toBe('tl-field-6');
});

test('a listener hears the round, the number and the own digits, and the money when it has changed', () => {
  const text = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ');
  const table = { round: 1, rounds: 2, number: [5], holder: [null], money: [50, 100] } as unknown as TvLotteryView;
  expect(tableInWords(text, table)).toBe('tl-words-round 1 2 tl-words-number tl-digit-5 tl-words-holder tl-digit-none');
  expect(tableInWords(text, { ...table, number: [] })).toBe('');
  const event = (key: string, args: object = {}): Phrase => ({ key, args });
  expect(heardToo([event('tl-drawn')], table, text, 0)).toBe('tl-words-holder tl-digit-none');
  expect(heardToo([event('tl-gave', { seat: 1, other: 0 })], table, text, 0)).toBe('web-tl-now-have 50');
  expect(heardToo([event('tl-paid', { seat: 1 })], table, text, 0)).toBe('');
  expect(heardToo([event('tl-prize', { seat: 0, money: 0 })], table, text, 0)).toBe('');
  expect(heardToo([event('tl-paid', { seat: 0 })], { ...table, phase: 'over' }, text, 0)).toBe('');
});

test('a listener does not hear twice what a luck card says, nor each card of a holder that fills itself', () => {
  const luck: Phrase = { key: 'tl-luck', args: { seat: 0, luck: 'pay-100' } };
  const paid = (money: number): Phrase => ({ key: 'tl-paid', args: { seat: 0, money } });
  const silent = (event: Phrase, filling = false) =>
    unheard(event, [luck, event], { filling: [filling, false] } as TvLotteryView, 0);
  expect([silent(paid(100_000)), silent(paid(50_000))]).toEqual([true, false]);
  const picked = (seat: number): Phrase => ({ key: 'tl-picked', args: { seat } });
  expect([silent(picked(0), true), silent(picked(0)), silent(picked(1), true)]).toEqual([true, false, false]);
  expect(silent({ key: 'tl-placed-unseen', args: { seat: 1 } })).toBe(true);
});

test('a space within reach is so many ahead or back', () => {
  const onward = Array.from({ length: 21 }, (_, at) => (at + 1) % 21);
  const back = Array.from({ length: 21 }, (_, at) => (at + 20) % 21);
  const spinners = [
    [5, 10, null],
    [-3, 3],
  ].map((sectors) => ({ name: '', sectors }));
  expect([4, 13, 14, 2, 20, 3].map((to) => stepsTo({ onward, back, spinners }, 3, to))).toEqual([1, 10, 0, -1, 0, 0]);
});
