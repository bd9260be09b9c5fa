import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Phrase, ThousandKmView } from '../../protocol';
import { Feud } from './feud.svelte';

const view = (...rolling: boolean[]) =>
  ({
    sides: rolling.map((rolls, seat) => ({ seats: [seat], km: 25, stopped_by: null, limited: false, rolling: rolls })),
  }) as unknown as ThousandKmView;
const attack = (seat: number, side: number): Phrase => ({ key: 'km-attacked', args: { seat, side, card: 'flat-tyre' } });

describe('a feud', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is open until it is paid back, and concerns nobody else', () => {
    const feud = new Feud();
    feud.take([attack(1, 0)], view(false, true, true));
    expect([feud.owes(1, 0), feud.owes(2, 0), feud.owes(0, 1), feud.paid]).toEqual([true, false, false, []]);
    expect(feud.take([attack(0, 2)], view(false, true, false)).payers).toEqual([]);
    expect(feud.paid).toEqual([]);
    expect(feud.take([attack(0, 1)], view(false, false, false)).payers).toEqual([0]);
    expect([feud.owes(1, 0), feud.paid]).toEqual([false, [1]]);
    vi.runAllTimers();
    expect(feud.paid).toEqual([]);
  });
  it('is forgotten when a new race begins', () => {
    const feud = new Feud();
    feud.take([attack(1, 0)], view(false, true));
    const anew = view(false, false);
    for (const side of anew.sides) side.km = 0;
    feud.take([], anew);
    expect(feud.owes(1, 0)).toBe(false);
  });
  it('has a crowd that cheers for a side that gets going, and not for a table that is only opened', () => {
    const feud = new Feud();
    feud.take([], view(false, true));
    feud.take([], view(true, true));
    expect(feud.going).toEqual([]);
    feud.take([], view(false, true));
    feud.take([{ key: 'km-started', args: { seat: 0 } }], view(true, true));
    expect(feud.going).toEqual([0]);
  });
});
