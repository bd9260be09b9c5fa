import { expect, it } from 'vitest';
import type { Move, ThousandKmView } from '../../protocol';
import { sentences } from './say';

const said = (needs: string | null, hopes: Record<string, number>) =>
  sentences({
    view: { phase: 'turn', turn: 0, hopes, sides: [{ seats: [0], needs }] } as unknown as ThousandKmView,
    moves: [{ kind: 'discard' } as Move],
    ...{ looking: 0, awaited: [0], held: undefined, stuck: true, outcome: null, reaction: false, seats: [], latest: undefined },
    text: (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' '),
  });

it('tells a stuck player first what is missing and how many may still come', () => {
  const todo = 'web-km-say-discard-hint';
  expect(said('repair', { repair: 6 })).toEqual(['web-km-say-missing repair', todo, 'web-km-hope 6']);
  expect(said(null, {})).toEqual(['web-km-say-discard', todo]);
});
