import { describe, expect, it } from 'vitest';
import type { ClassChild } from '../protocol';
import { honoured, podium, resultsTable } from './results';

const child = (number: number, place: number, games: number, played: string[]) =>
  ({
    number,
    name: `C${number}`,
    animal: number,
    place,
    games,
    played,
    points: 2 * games,
    buchholz: 3,
    direct: 1,
  }) as Partial<ClassChild> as ClassChild;
const children = [
  child(1, 1, 2, ['a', 'b']),
  child(2, 2, 2, ['a']),
  child(3, 2, 1, ['a']),
  child(4, 4, 1, ['a']),
  child(5, 3, 0, []),
];
const text = (key: string) => key;

describe('the results of a class', () => {
  it('has a step for each of the first places, and none for who has not played', () => {
    expect(podium(children).map((step) => [step.place, step.children.map((one) => one.name)])).toEqual([
      [1, ['C1']],
      [2, ['C2', 'C3']],
    ]);
    expect(podium([child(1, 1, 0, [])])).toEqual([]);
  });
  it('honours everyone, with the games of the day', () => {
    expect(honoured(children, text).map(({ name, place, title }) => [name, place, title])).toEqual([
      ['C1', 1, 'game-a · game-b'],
      ['C2', 2, 'game-a'],
      ['C3', 2, 'game-a'],
      ['C4', null, 'game-a'],
      ['C5', null, undefined],
    ]);
  });
  it('is a table for a spreadsheet', () => {
    expect(resultsTable(children.slice(0, 1), (halves) => String(halves / 2), text)).toEqual([
      [1, 'C1', 2, '2', '1.5', '0.5', 'game-a + game-b'],
    ]);
  });
});
