import { expect, it } from 'vitest';
import type { PatienceView } from '../../../protocol';
import { middle } from './heard';

const text = (key: string, args: object = {}) => [key, ...Object.values(args)].join(' ');

it('tells the tops of the piles, what waits at the end and what is left to draw', () => {
  const piles = [
    { cards: ['2-circle', '4-circle'], waiting: ['7-circle', '9-circle'] },
    { cards: ['wish'], waiting: [] },
  ];
  expect(middle(text, { piles, card_up: '8-square', hand_pile: 3 } as unknown as PatienceView)).toBe(
    'web-nn-pa-heard-piles nn-card-4-circle; nn-card-wish web-nn-pa-heard-waits nn-card-9-circle nn-words-card-up nn-card-8-square 2',
  );
  expect(middle(text, { piles: [], card_up: null } as unknown as PatienceView)).toBe('');
});
