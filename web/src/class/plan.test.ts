// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { ClassRoom, GameInfo, OptionInfo } from '../protocol';
import { another, firstPlan, fitted, planFor, planOf, sizesFor, startsFor, wishOf } from './plan';

const option = (name: string, part: Partial<OptionInfo>): OptionInfo => ({
  name,
  kind: 'flag',
  default: false,
  values: [false, true],
  role: '',
  shared: null,
  stretches: [],
  kinder: false,
  easy: null,
  ...part,
});
const road = option('goal', {
  kind: 'number',
  default: 1000,
  values: [400, 1000],
  role: 'length',
  stretches: [
    { seats: 2, sides: 2, value: 1000, minutes: 12, suggested: true },
    { seats: 3, sides: 3, value: 400, minutes: 9, suggested: true },
  ],
});
const game = (part: Partial<GameInfo> = {}): GameInfo => ({
  slug: 'road',
  box: 'road',
  options: [road, option('teams', { role: 'teams' })],
  seat_counts: [2, 3],
  seat_overrides: [{ option: 'teams', value: true, counts: [4] }],
  bots: ['rules'],
  arguments: {},
  secrets: {},
  numbered_deals: false,
  extras: [],
  lessons: [],
  age: 8,
  hints: true,
  minutes: [10],
  syllabus: '',
  tasks: [],
  ...part,
});
const alone = game({ slug: 'patience', options: [], seat_counts: [1], seat_overrides: [] });

describe('what a class plays', () => {
  it('is for as many as the game has seats for, or for one against bots', () => {
    expect(sizesFor(game(), {})).toEqual([2, 3, 1]);
    expect(sizesFor(game(), { teams: true })).toEqual([4, 1]);
    expect(sizesFor(alone, {})).toEqual([1]);
  });

  it('starts with tables of two and the options for them', () => {
    expect(firstPlan(game())).toMatchObject({ game: 'road', size: 2, options: { goal: 1000, teams: false } });
    expect(firstPlan(alone)).toMatchObject({ size: 1 });
  });

  it('follows the game: sizes and options that it does not have are gone', () => {
    const plan = { ...firstPlan(game()), size: 3 };
    expect(fitted(game(), plan)).toMatchObject({ size: 3, options: { goal: 400 } });
    expect(fitted(game(), { ...plan, options: { teams: true }, chosen: ['teams'] })).toMatchObject({ size: 4 });
    expect(fitted(alone, plan)).toMatchObject({ game: 'patience', size: 1, options: {} });
  });

  it('sets chairs for one table, with a bot for who plays alone', () => {
    expect(wishOf(game(), { ...firstPlan(game()), size: 1 }).seats).toHaveLength(2);
    expect(wishOf(game(), { ...firstPlan(game()), size: 3 }).seats).toHaveLength(3);
    expect(wishOf(alone, firstPlan(alone)).seats).toHaveLength(1);
  });

  it('is set up as a lesson plan says, and begins as the game can', () => {
    expect(planFor(game(), { game: 'road', size: 3, options: { goal: 1000 } })).toMatchObject({
      size: 3,
      options: { goal: 1000 },
    });
    expect(startsFor(game())).toEqual(['now', 'together']);
    expect(startsFor(game({ lessons: ['first'] }))).toContain('learn');
  });

  it('stays the same in the next round', () => {
    const room = { game: 'road', size: 3, level: 4, options: { goal: 400, teams: false } } as Partial<ClassRoom> as ClassRoom;
    expect(fitted(game(), planOf(room))).toMatchObject({ game: 'road', size: 3, level: 4, options: { goal: 400 } });
  });
});

describe('practising', () => {
  const naming = (name: string) =>
    option(name, { kind: 'choice', default: 'off', values: ['off', 'practice', 'strict'], role: 'learning' });
  const sums = game({ slug: 'sums', options: [naming('naming')] });
  const tables = game({ slug: 'tables', options: [naming('naming'), road] });

  it('is on in the first plan of a class', () => {
    expect(firstPlan(sums).options).toEqual({ naming: 'practice' });
    expect(firstPlan(game()).options).not.toHaveProperty('naming');
  });

  it('is kept when something else is played, and so is what the teacher has chosen instead', () => {
    expect(another(tables, firstPlan(sums)).options).toMatchObject({ naming: 'practice', goal: 1000 });
    const strict = { ...firstPlan(sums), options: { naming: 'strict' } };
    expect(another(tables, strict).options).toMatchObject({ naming: 'strict' });
    expect(another(game(), strict).options).toEqual({ goal: 1000, teams: false });
  });
});
