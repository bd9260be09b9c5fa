import { describe, expect, it } from 'vitest';
import type { ClassChild } from '../protocol';
import { dayOf, knownIn, readDays, shareOf, withDay, writeDays } from './diary';

const child = { number: 1, name: 'Anna', animal: 1 } as Partial<ClassChild> as ClassChild;
const fact = (name: string, right: number, wrong: number) => ({ written: name, syllabus: 'times', fact: name, right, wrong });
const today = dayOf([{ child, known: [fact('2x2', 3, 0)], practise: [fact('7x8', 1, 2)] }], 'ABC', new Date('2026-11-18T10:00Z'));
const before = { ...today, date: '2026-11-11', room: 'XYZ', children: [{ name: 'Ben', facts: [fact('7x8', 0, 1)] }] };

describe('the lessons of a class', () => {
  it('are kept in order, each once, and read again', () => {
    const days = withDay(withDay([today], before), today);
    expect(days.map((day) => day.date)).toEqual(['2026-11-11', '2026-11-18']);
    expect(readDays(writeDays(days))).toEqual(days);
  });
  it.each(['', 'x', 'null', '[]', '{"kind":"spielkiste-lessons","days":[{}]}', '{"kind":"other","days":[]}'])(
    'are not in %j',
    (text) => {
      expect(readDays(text)).toBeNull();
    },
  );
  it('are summed up for a child or the class', () => {
    expect(knownIn([before, today], 'Anna')).toEqual({ times: { '7x8': { right: 1, wrong: 2 }, '2x2': { right: 3, wrong: 0 } } });
    expect(knownIn([before, today], null).times?.['7x8']).toEqual({ right: 1, wrong: 3 });
    expect(shareOf(knownIn([today], null))).toBeCloseTo(4 / 6);
    expect(shareOf({})).toBeNull();
  });
});
