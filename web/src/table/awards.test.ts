import { expect, it } from 'vitest';
import { awards } from './awards';

const fact = (key: string, seats: number[]) => ({ key, args: { seats, count: 3 } });
const told = { facts: [fact('attacks', [1]), fact('repairs', [1])], own: [fact('repairs-own', [0]), fact('attacks-own', [2])] };

it('has something for whoever sits here and is named in nothing, and for nobody else', () => {
  expect(awards(told, [0], { repairs: 'check' }).map(({ phrase, icon, own }) => [phrase.key, icon, own])).toEqual([
    ['repairs-own', 'check', true],
    ['attacks', 'star', false],
  ]);
  expect(awards(told, [1])).toHaveLength(2);
  expect(awards(told, [])).toHaveLength(2);
});
