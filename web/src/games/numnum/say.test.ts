import { expect, it } from 'vitest';
import type { WhyView } from '../../protocol';
import { banned, whyInWords } from './say';

const list = { 'house-list': '{most} and {last}', 'web-nn-row-part': '{row}' } as Record<string, string>;
const text = (key: string, args: object = {}) =>
  list[key]
    ? Object.entries(args).reduce((words, [name, value]) => words.replace(`{${name}}`, String(value)), list[key])
    : [key, ...Object.values(args)].join(' ');
const why = (rows: number[]) => ({ level: 1, rows, barred: [], joker: false, colour: false }) as WhyView;

it('names several times tables as one list', () => {
  expect(whyInWords(why([7]), '7-circle', text)).toBe('web-nn-why-rows nn-answer-7');
  expect(whyInWords(why([2, 4, 8]), '8-circle', text)).toBe('web-nn-why-more-rows 2, 4 and 8');
  expect(banned(text, [2, 5])).toBe('web-nn-banned 2 and 5 2');
});
