import { describe, expect, it } from 'vitest';
import type { Move, ThousandKmView } from '../../protocol';
import { Turn } from './turn.svelte';

const move = (kind: string, args: Record<string, unknown>): Move => ({
  notation: [kind, ...Object.values(args)].join(' '),
  kind,
  key: `km-move-${kind}`,
  args,
  outlook: {},
});
const discard = (card: string) => move('discard', { card });
const turn = (hand: string[], moves: Move[]) => new Turn(() => ({ view: { hand } as ThousandKmView, moves, hurried: false }));

describe('a turn of 1000 km', () => {
  it('plays a distance card with one tap', () => {
    const drive = move('drive', { km: 100 });
    expect(turn(['100'], [drive]).tap({ id: '100.0', kind: '100' })).toBe(drive);
  });
  it('never throws a card away at a tap: it is picked, and the box is the second step', () => {
    const stuck = turn(['75', 'petrol'], [discard('75'), discard('petrol')]);
    expect(stuck.stuck).toBe(true);
    expect(stuck.tap({ id: '75.0', kind: '75' })).toBeUndefined();
    expect(stuck.held).toBe('75');
    expect(stuck.toss?.notation).toBe('discard 75');
    // A second tap puts it back into the hand.
    expect(stuck.tap({ id: '75.0', kind: '75' })).toBeUndefined();
    expect(stuck.held).toBeUndefined();
  });
  it('does not take a card for playable that can only be thrown away, though it may be at any time', () => {
    const free = turn(['100', 'petrol'], [move('drive', { km: 100 }), discard('100'), discard('petrol')]);
    expect(free.hand.map(({ playable }) => playable)).toEqual([true, false]);
    expect(free.stuck).toBe(false);
    // Both cards can also be discarded, so driving needs a second tap, too.
    expect(free.tap({ id: '100.0', kind: '100' })).toBeUndefined();
    expect([free.own?.notation, free.toss?.notation]).toEqual(['drive 100', 'discard 100']);
    expect(free.tap({ id: 'petrol.0', kind: 'petrol' })).toBeUndefined();
    expect(free.toss?.notation).toBe('discard petrol');
  });
  it('asks where to when a card has several places to go', () => {
    const choice = turn(['flat-tyre'], [move('attack', { side: 1, card: 'flat-tyre' }), discard('flat-tyre')]);
    expect(choice.tap({ id: 'flat-tyre.0', kind: 'flat-tyre' })).toBeUndefined();
    expect([...choice.hits.keys()]).toEqual([1]);
  });
});
