import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../protocol';
import { dayOfSeed, dayText, gamesOf, ordinal, solved, stick, stickers, streak, taskOf } from './day';

const game = (slug: string, ...names: string[]) => ({ slug, tasks: names.map((name) => ({ name, least: 0 })) }) as GameInfo;

describe('the day', () => {
  it('is written and counted as Python does', () => {
    expect(dayText(new Date(2026, 10, 8))).toBe('2026-11-08');
    // date(2026, 11, 18).toordinal()
    expect(ordinal('2026-11-18')).toBe(739_938);
    expect([dayOfSeed('day-20261118'), dayOfSeed('20261118'), dayOfSeed('5f3a'), dayOfSeed('1234567')]).toEqual([
      '2026-11-18',
      '2026-11-18',
      null,
      null,
    ]);
  });

  it('has another box first every day, and another task every week', () => {
    const games = [game('a', 'one', 'two'), game('without'), game('b', 'one'), game('c', 'one')];
    const first = ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => gamesOf(games, day)[0]?.slug);
    expect(new Set(first)).toEqual(new Set(['a', 'b', 'c']));
    expect(gamesOf(games, '2026-11-18')).toHaveLength(3);
    const weeks = ['2026-11-18', '2026-11-25'].map((day) => taskOf(game('a', 'one', 'two'), day)?.name);
    expect(new Set(weeks)).toEqual(new Set(['one', 'two']));
  });

  it('awards its sticker only once', () => {
    expect(stick('a', '2026-11-18')).toBe(true);
    expect(stick('a', '2026-11-18')).toBe(false);
    expect(stick('b', '2026-11-18')).toBe(true);
    expect(stickers()).toHaveLength(2);
  });

  it.each([
    [['2026-11-18', '2026-11-17'], 2],
    [['2026-11-16', '2026-11-14', '2026-11-14'], 2],
    [['2026-11-17', '2026-11-14'], 1],
    [['2026-11-15'], 0],
  ])('forgives a missed day, not two: %j', (days, length) => {
    expect(
      streak(
        days.map((day) => ({ game: 'a', day })),
        '2026-11-18',
      ),
    ).toBe(length);
  });

  it('is solved by a victory, or by a score', () => {
    expect(solved({ name: '', least: 0 }, 1, { scores: [9, 3], winners: [0] })).toBe(false);
    expect(solved({ name: '', least: 0 }, 0, { scores: [9, 3], winners: [0] })).toBe(true);
    expect(solved({ name: '', least: 80 }, 0, { scores: [79], winners: [0] })).toBe(false);
    expect(solved({ name: '', least: 80 }, 0, { scores: [80], winners: [] })).toBe(true);
  });
});
