// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { Shown } from '../protocol';
import { Feelings } from './feelings.svelte';
import type { Session } from './session.svelte';

/** Returns a table that answers a tap with these feelings, and what the device hears. */
function table(...answers: (Shown | null)[]) {
  const [felt, held] = [vi.fn(), vi.fn()];
  const session = {
    own: [0],
    spokesperson: 0,
    table: { feelings: true },
    onshown: (_: Shown) => {},
    ask: () => {
      const shown = answers.shift();
      if (shown) session.onshown(shown);
      return Promise.resolve({ t: 'ack' });
    },
  };
  return { feelings: new Feelings(session as unknown as Session, felt, held), felt, held };
}

it('answers every tap: with the feeling, or that it has to wait', async () => {
  const fist: Shown = { t: 'shown', seat: 0, feeling: 'fist', at: 1 };
  const { feelings, felt, held } = table(fist, { ...fist, seat: 1 });
  await feelings.show('fist', 1);
  expect([felt.mock.calls.length, held.mock.calls.length]).toEqual([1, 0]);
  // What another player shows meanwhile does not answer this tap.
  await feelings.show('fist', 1);
  expect([felt.mock.calls.length, held.mock.calls.length]).toEqual([2, 1]);
});
