import { describe, expect, it } from 'vitest';
import type { Phrase } from '../../protocol';
import { luckIn, untold } from './luck';

const said = (key: string, args: Phrase['args']): Phrase => ({ key: `tl-${key}`, args });
const card = (luck: string) => [said('moved', { seat: 0 }), said('luck', { seat: 0, luck })];

describe('what a luck card brings', () => {
  it('is the sum of what all the others give', () => {
    const events = [
      ...card('all-pay-you'),
      said('gave', { seat: 1, other: 0, money: 50_000 }),
      said('gave', { seat: 2, other: 0, money: 30_000 }),
    ];
    expect(luckIn(events)).toEqual({ card: 'all-pay-you', seat: 0, money: 80_000, others: [1, 2] });
    expect(untold(events).map(({ key }) => key)).toEqual(['tl-moved', 'tl-luck']);
  });
  it('is negative for the player who pays', () => {
    expect(luckIn([...card('pay-50'), said('paid', { seat: 0, money: 50_000 })])?.money).toBe(-50_000);
    const each = [1, 2].map((other) => said('gave', { seat: 0, other, money: 50_000 }));
    expect(luckIn([...card('you-pay-all'), ...each])?.money).toBe(-100_000);
  });
  it('is positive, and takes from nobody, when the bank pays', () => {
    expect(luckIn([...card('bank-pays-200'), said('got', { seat: 0, money: 200_000 })])).toMatchObject({
      money: 200_000,
      others: [],
    });
  });
  it('is nothing where no money is on it, or no card is drawn', () => {
    expect(luckIn(card('swap'))?.money).toBe(0);
    const paid = [said('paid', { seat: 0, money: 50_000 })];
    expect(luckIn(paid)).toBeNull();
    expect(untold(paid)).toEqual(paid);
  });
  it('leaves out that a player had nothing to pay with', () => {
    expect(untold([...card('pay-50'), said('broke', { seat: 0 })]).at(-1)?.key).toBe('tl-broke');
  });
});
