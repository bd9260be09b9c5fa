// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { dayOf, dealOf } from './deals';
import { keep, played, statistics } from './statistics';

const game = (deal: number, score: number, table = String(deal)) => ({ table, deal, score, best: 95 });
const TODAY = new Date(2026, 10, 2);

beforeEach(() => localStorage.clear());

describe('the statistics of a patience', () => {
  it('know the deal of a day, and the day of a deal', () => {
    expect(dealOf(TODAY)).toBe(20261102);
    expect(dayOf(20261102)?.getDate()).toBe(2);
    expect(dayOf(417)).toBeNull();
    expect(dayOf(20261399)).toBeNull();
  });
  it('count days in a row across the end of a month, and today as still open', () => {
    const games = [game(20261030, 80), game(20261031, 82), game(20261101, 90)];
    expect(statistics(games, TODAY)).toMatchObject({ streak: 3, today: null, games: 3, best: 90, average: 84 });
    expect(statistics([...games, game(20261102, 70)], TODAY)).toMatchObject({ streak: 4, today: 70 });
    expect(statistics([game(20261030, 80)], TODAY).streak).toBe(0);
  });
  it('know how much the last game was short of the record', () => {
    expect(statistics([], TODAY).short).toBe(0);
    expect(statistics([game(1, 80), game(2, 73)], TODAY).short).toBe(7);
    expect(statistics([game(1, 80), game(2, 81)], TODAY).short).toBe(0);
  });
  it('keep a game once, however often its end is looked at', () => {
    keep(game(417, 88));
    keep(game(417, 88));
    keep(game(417, 91, 'another table'));
    expect(played().map((one) => one.score)).toEqual([88, 91]);
  });
});
