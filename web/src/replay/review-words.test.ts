// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Retrospect, TurningPoint } from '../protocol';
import { answer, type Teller, turned } from './review-words';

const luck: TurningPoint = { cause: 'luck', seat: 0, since: 2, number: 4, before: 30, after: 60 };
const review: Retrospect = { points: false, curves: [], decisions: [], turns: [luck] };
const teller: Teller = {
  review,
  game: 'mau-mau',
  names: ['Ada', 'Bo'],
  say: ({ key }) => key,
  you: null,
  told: (number) => [`before ${number}`, `Bo draws (${number})`],
};

describe('luck', () => {
  it('is named by the event that it decided', () => {
    expect(turned(teller, luck)).toHaveLength(3);
    expect(turned(teller, luck)[1]).toBe('Bo draws (4)');
  });
  it('is named once in the answer', () => {
    expect(answer(teller).filter((line) => line === 'Bo draws (4)')).toHaveLength(1);
  });
});
