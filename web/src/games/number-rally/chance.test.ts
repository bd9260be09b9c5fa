import { expect, it, vi } from 'vitest';
import { Chance } from './chance.svelte';
import { tooLate } from './say';
import { Words } from './words';

it('tells a player who forgot to draw whether any card is left', () => {
  vi.useFakeTimers();
  const laid = [{ key: 'zr-laid', args: { seat: 1, card: '9' } }];
  const told = (held: number) => {
    const chance = new Chance();
    chance.watchDraw([], 0, true, 20, held);
    chance.watchDraw(laid, 0, false, 20, held);
    return chance.late && tooLate(chance.late, false, new Words((key) => key, []));
  };
  expect(told(3)).toBe('web-zr-forgot');
  expect(told(0)).toBe('web-zr-forgot-last');
  vi.useRealTimers();
});
