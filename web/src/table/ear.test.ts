import { describe, expect, it } from 'vitest';
import { inShort, lastInWords, type Moment, needInWords, resultInWords, scoreInWords, turnInWords, Twice } from './ear';

const text = (key: string, args?: object) => (args ? `${key} ${Object.values(args).join(' ')}` : key);
const moment: Moment = {
  names: ['Ada', 'Rudi'],
  looking: 0,
  awaited: [0],
  over: false,
  reads: false,
  asked: 'turn',
  told: '',
  prompt: 'Lay a card.',
  last: 'Rudi lays 5.',
  table: '',
  need: '',
  standings: ['25 km', '50 km'],
};

describe('one key', () => {
  it('says whose turn it is', () => {
    expect(turnInWords(moment, text)).toBe('web-say-your-turn');
    expect(turnInWords({ ...moment, asked: null, awaited: [1] }, text)).toBe('web-ear-turn Rudi');
    expect(turnInWords({ ...moment, asked: null, awaited: [], over: true }, text)).toBe('web-ear-over');
  });

  it('says how a lesson goes on while its words are read, also at its end', () => {
    const lesson: Moment = { ...moment, reads: true, asked: null, prompt: '', awaited: [1] };
    expect([turnInWords(lesson, text), needInWords(lesson, text)]).toEqual(['web-ear-next', 'web-ear-next']);
    expect(needInWords({ ...lesson, over: true }, text)).toBe('web-ear-next');
  });

  it('does not call a question a turn, nor a window that the listener has answered', () => {
    const question: Moment = { ...moment, asked: 'question', prompt: 'Do you have the 8?' };
    expect(turnInWords(question, text)).toBe('web-say-asked Do you have the 8?');
    expect(inShort(question, text)[0]).toBe('Do you have the 8?');
    expect(turnInWords({ ...moment, asked: null, awaited: [0, 1] }, text)).toBe('web-ear-turn Rudi');
    expect(turnInWords({ ...moment, asked: null, awaited: [0] }, text)).toBe('web-ear-window');
  });

  it('says the score, with "you" for the listener', () => {
    expect(scoreInWords(moment, text)).toBe('web-you: 25 km; Rudi: 50 km.');
    expect(scoreInWords({ ...moment, standings: [] }, text)).toBe('web-ear-no-score');
  });

  it('says everyone’s result, the winner first', () => {
    const ranks = [
      { place: 1, seats: [1], score: 350 },
      { place: 2, seats: [0], score: 125 },
    ];
    expect(resultInWords(ranks, moment.names, 0, text, (score) => `${score} km`)).toBe('Rudi: 350 km; web-you: 125 km.');
    expect(resultInWords(ranks, moment.names, 0, text, () => 'home!')).toBe('Rudi: home! web-you: home!');
  });

  it('says the last line and what is wanted, and never nothing', () => {
    expect([lastInWords(moment, text), needInWords(moment, text)]).toEqual(['Rudi lays 5.', 'Lay a card.']);
    const silent = { ...moment, last: '', prompt: '' };
    expect(lastInWords(silent, text)).toBe('web-ear-no-last');
    expect(needInWords({ ...silent, over: true }, text)).toBe('web-ear-over');
  });

  it('does not repeat a question that was just told, but what only a key tells', () => {
    const caught = { events: true, question: true };
    const more = { ...moment, told: 'You stand on A1.' };
    expect(needInWords(more, text)).toBe('You stand on A1. Lay a card.');
    expect(needInWords(more, text, caught)).toBe('You stand on A1.');
    expect(inShort(more, text, caught)).toEqual(['You stand on A1.', 'web-you: 25 km; Rudi: 50 km.']);
  });

  it('says off turn who is awaited and what the listener needs', () => {
    const away: Moment = { ...moment, asked: null, awaited: [1], prompt: '' };
    expect(needInWords(away, text)).toBe('web-ear-turn Rudi web-ear-no-need');
    expect(needInWords({ ...away, need: 'You need petrol.' }, text)).toBe('web-ear-turn Rudi You need petrol.');
  });

  it('says the table in short, and all of it when pressed again', () => {
    expect(inShort(moment, text)).toEqual(['web-say-your-turn Lay a card.', 'web-you: 25 km; Rudi: 50 km.']);
    expect(inShort({ ...moment, table: '40 cards.' }, text)[1]).toBe('40 cards.');
    const key = new Twice();
    expect([key.press(1, 0), key.press(1, 3000), key.press(1, 4000), key.press(1, 20_000)]).toEqual([false, true, false, false]);
    expect([key.press(2, 21_000), key.press(2, 22_000)]).toEqual([false, true]);
  });
});
