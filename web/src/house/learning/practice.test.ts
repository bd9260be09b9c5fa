import { describe, expect, it } from 'vitest';
import { dueInDays } from './model';
import { begun, progress, schedule, settled } from './practice';

describe('a practice', () => {
  it('asks each fact twice', () => {
    let practice = begun(['a', 'b']);
    const asked: string[] = [];
    while (practice.queue.length) {
      asked.push(practice.queue[0] ?? '');
      practice = settled(practice, true);
    }
    expect(asked).toEqual(['a', 'b', 'a', 'b']);
    expect(practice).toMatchObject({ settled: 4, known: 4 });
    expect(progress(practice)).toBe(1);
  });

  it('brings what was missed again soon, without a step on', () => {
    const practice = settled(begun(['a', 'b', 'c']), false);
    expect(practice.queue).toEqual(['b', 'c', 'a', 'a', 'b', 'c']);
    expect(progress(practice)).toBe(0);
  });

  it('ends even for a child who misses every fact', () => {
    let practice = begun(['a', 'b']);
    for (let i = 0; i < 8; i++) practice = settled(practice, false);
    expect(practice.queue).toEqual([]);
  });

  it('starts again as long as the clock runs', () => {
    let practice = begun(['a']);
    for (let i = 0; i < 5; i++) practice = settled(practice, true, true);
    expect(practice.queue).toEqual(['a']);
  });
});

describe('what comes again', () => {
  const five = begun(['7x8', '6x7', '3x4']);
  it('tells what was missed just now for tomorrow, and the rest as the model says', () => {
    const days = (fact: string) => (fact === '6x7' ? 3 : 14);
    expect(schedule(five, { '7x8': false, '6x7': true, '3x4': true }, days)).toEqual([
      { days: 1, facts: ['7x8'] },
      { days: 3, facts: ['6x7'] },
      { days: 14, facts: ['3x4'] },
    ]);
  });
  it('has nothing for tomorrow when all was known for the first time', () => {
    const first = (fact: string) => dueInDays(fact ? [[0, 1, 20]] : []);
    expect(schedule(five, { '7x8': true, '6x7': true, '3x4': true }, first)).toEqual([{ days: 14, facts: five.facts }]);
    expect(dueInDays([[0, 0, 20]])).toBeLessThan(4);
    expect(
      dueInDays([
        [0, 0, 20],
        [5, 0, 20],
        [9, 0, 20],
        [12, 0, 20],
      ]),
    ).toBe(1);
  });
});
