import { describe, expect, it } from 'vitest';
import { begun, progress, settled } from './practice';

describe('a practice', () => {
  it('asks for each fact twice', () => {
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

  it('ends for whoever knows nothing, too', () => {
    let practice = begun(['a', 'b']);
    for (let i = 0; i < 8; i++) practice = settled(practice, false);
    expect(practice.queue).toEqual([]);
  });

  it('begins anew as long as the clock runs', () => {
    let practice = begun(['a']);
    for (let i = 0; i < 5; i++) practice = settled(practice, true, true);
    expect(practice.queue).toEqual(['a']);
  });
});
