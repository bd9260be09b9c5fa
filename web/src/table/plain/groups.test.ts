import { expect, it } from 'vitest';
import type { Move } from '../../protocol';
import { arranged, grouped } from './groups';

const move = (notation: string): Move => ({ notation, kind: notation.split(' ')[0] ?? '', key: '', args: {} }) as unknown as Move;
const shape = (...notations: string[]) =>
  grouped(notations.map(move)).map((group) => group.moves.map((one) => one.notation).join(', '));

it('puts moves of a kind together, in the order of the rules', () => {
  expect(shape('lay 1', 'draw', 'lay 2', 'pass')).toEqual(['lay 1, lay 2', 'draw', 'pass']);
});

it('makes no frames around single moves', () => {
  expect(shape('draw', 'pass', 'stop')).toEqual(['draw, pass, stop']);
  expect(shape()).toEqual([]);
});

const reach = (...notations: string[]) => {
  const { groups, inReach } = arranged(notations.map(move));
  return [groups.flatMap((group) => group.moves.map((one) => one.notation)), inReach.map((one) => one.notation)];
};

it('keeps moves of one word in reach', () => {
  expect(reach('lay 1', 'draw', 'lay 2', 'pass')).toEqual([
    ['lay 1', 'lay 2'],
    ['draw', 'pass'],
  ]);
  expect(reach('lay 1', 'lay 2')).toEqual([['lay 1', 'lay 2'], []]);
});

it('has no second place for what fits in one', () => {
  expect(reach('draw', 'pass')).toEqual([['draw', 'pass'], []]);
  expect(reach('lay 1', 'a', 'b', 'c', 'd', 'e')).toEqual([['lay 1', 'a', 'b', 'c', 'd', 'e'], []]);
});
