import { describe, expect, it } from 'vitest';
import { certainty, type Facts, lasting, practiseNext, standing, verdictAt, withAnswer, withMeeting } from './model';
import cases from './testing/cases.json';

describe('the model', () => {
  it.each(cases.map((one, i) => [i, one] as const))('says what its Python twin says: case %i', (_, one) => {
    const record = one.record as unknown as Facts;
    for (const { minute, said, standing: stood, next } of one.moments) {
      expect(standing(record, one.facts, minute)).toEqual(stood);
      expect(practiseNext(record, one.facts, minute)).toEqual(next);
      for (const [fact, [verdict, now, later]] of Object.entries(said as unknown as Record<string, [string, number, number]>)) {
        const answers = record[fact]?.answers ?? [];
        expect(verdictAt(answers, minute)).toBe(verdict);
        expect(certainty(answers, minute)).toBeCloseTo(now, 7);
        expect(lasting(answers, minute)).toBeCloseTo(later, 7);
      }
    }
  });

  it('keeps the newest answers, and counts what was only met', () => {
    let entry = withMeeting(undefined);
    for (let minute = 0; minute < 50; minute++) entry = withAnswer(entry, [minute, 1, 20]);
    expect(entry.met).toBe(1);
    expect(entry.answers[0]?.[0]).toBe(10);
  });
});
