import { describe, expect, it } from 'vitest';
import { inShort, lastInWords, type Moment, needInWords, scoreInWords, turnInWords, Twice } from './ear';

const text = (key: string, args?: object) => (args ? `${key} ${Object.values(args).join(' ')}` : key);
const moment: Moment = {
  names: ['Ada', 'Rudi'],
  looking: 0,
  awaited: [0],
  over: false,
  asked: 'turn',
  prompt: 'Lay a card.',
  last: 'Rudi lays 5.',
  standings: ['25 km', '50 km'],
};

describe('one key', () => {
  it('says whose turn it is', () => {
    expect(turnInWords(moment, text)).toBe('web-say-your-turn');
    expect(turnInWords({ ...moment, asked: null, awaited: [1] }, text)).toBe('web-ear-turn Rudi');
    expect(turnInWords({ ...moment, asked: null, awaited: [], over: true }, text)).toBe('web-ear-over');
  });

  it('does not call a question a turn, nor a window that the listener has answered', () => {
    const question: Moment = { ...moment, asked: 'question', prompt: 'Do you have the 8?' };
    expect(turnInWords(question, text)).toBe('web-say-asked');
    expect(inShort(question, text)[0]).toBe('Do you have the 8?');
    expect(turnInWords({ ...moment, asked: null, awaited: [0, 1] }, text)).toBe('web-ear-turn Rudi');
    expect(turnInWords({ ...moment, asked: null, awaited: [0] }, text)).toBe('web-say-moment');
  });

  it('says the score, with "you" for the listener', () => {
    expect(scoreInWords(moment, text)).toBe('web-you: 25 km; Rudi: 50 km.');
    expect(scoreInWords({ ...moment, standings: [] }, text)).toBe('web-ear-no-score');
  });

  it('says the last line and what is wanted, and never nothing', () => {
    expect([lastInWords(moment, text), needInWords(moment, text)]).toEqual(['Rudi lays 5.', 'Lay a card.']);
    const silent = { ...moment, last: '', prompt: '' };
    expect([lastInWords(silent, text), needInWords(silent, text)]).toEqual(['web-ear-no-last', 'web-ear-no-need']);
    expect(needInWords({ ...silent, over: true }, text)).toBe('web-ear-over');
  });

  it('says the table in two sentences, and all of it when pressed again', () => {
    expect(inShort(moment, text)).toEqual(['web-say-your-turn Lay a card.', 'web-you: 25 km; Rudi: 50 km.']);
    const key = new Twice();
    expect([key.press(0), key.press(3000), key.press(4000), key.press(20_000)]).toEqual([false, true, false, false]);
  });
});
