import { expect, it } from 'vitest';
import { awards } from './awards';

const fact = (key: string, seats: number[], count = 3) => ({ key, args: { seats, count } });
const told = { facts: [fact('attacks', [1]), fact('repairs', [1])], own: [fact('repairs-own', [0]), fact('attacks-own', [2])] };

it('has something for a player here who is not named, and for nobody else', () => {
  expect(awards(told, [0], { repairs: 'check' }).map(({ phrase, icon, own }) => [phrase.key, icon, own])).toEqual([
    ['repairs-own', 'check', true],
    ['attacks', 'star', false],
  ]);
  expect(awards(told, [1]).map(({ own }) => own)).toEqual([true, true]);
  expect(awards(told, [])).toHaveLength(2);
});

it('begins with what is told about those here', () => {
  const facts = [fact('attacks', [1]), fact('repairs', [0, 1])];
  expect(awards({ facts, own: [] }, [0]).map(({ phrase, own }) => [phrase.key, own])).toEqual([
    ['repairs', true],
    ['attacks', false],
  ]);
});

it('gives no award to a player far behind the best', () => {
  const facts = [fact('laid', [1], 30)];
  const keys = (count: number) => awards({ facts, own: [fact('laid-own', [0], count)] }, [0]).map(({ phrase }) => phrase.key);
  expect(keys(24)).toEqual(['laid-own']);
  expect(keys(23)).toEqual(['laid']);
  expect(awards({ facts: [], own: [fact('laid-own', [0])] }, [0])).toEqual([]);
});
