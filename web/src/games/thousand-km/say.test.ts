import { expect, it } from 'vitest';
import type { Move, ThousandKmView } from '../../protocol';
import { sentences } from './say';

const move = (kind: string, card: string) => ({ kind, args: { card } }) as unknown as Move;
const discard = (card: string) => move('discard', card);
const said = (
  needs: string | null,
  hopes: Record<string, number>,
  side: object = {},
  moves = [discard('25')],
  stuck = true,
  more: object = {},
) =>
  sentences({
    view: {
      ...{ phase: 'turn', turn: 0, hopes, hand: [], box: [], sides: [{ seats: [0], needs, safeties: [], ...side }] },
      ...more,
    } as unknown as ThousandKmView,
    moves,
    ...{ looking: 0, awaited: [0], held: undefined, stuck, outcome: null, reaction: false, seats: [], latest: undefined },
    text: (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' '),
  });

it('tells a stuck player first what is missing and how many may still come', () => {
  const todo = 'web-km-say-discard-hint';
  expect(said('repair', { repair: 6 })).toEqual(['web-km-say-missing repair', todo, 'web-km-hope 6']);
  expect(said(null, {})).toEqual(['web-km-say-discard', todo]);
});

it('asks what helps only those who hold it, and tells the others what they need', () => {
  const stopped = { stopped_by: 'empty-tank' };
  const todo = (...hand: string[]) =>
    said(
      'petrol',
      { petrol: 4 },
      stopped,
      hand.map((card) => move('play', card)),
      false,
      { hand },
    )[1];
  expect(todo('petrol', 'end-of-limit')).toBe('web-km-say-blocked-hint');
  expect(todo('tanker')).toBe('web-km-say-blocked-hint');
  expect(todo('end-of-limit')).toBe('web-km-say-missing petrol web-km-hope 4');
  expect(todo('right-of-way')).toBe('web-km-say-missing petrol web-km-hope 4');
});

it('promises no card that is gone, and tells when nothing can help any more', () => {
  const none = { petrol: 0 };
  expect(said('petrol', none)[0]).toBe('web-km-say-only petrol');
  const sides = [{ seats: [0], needs: 'petrol', safeties: [] }, { safeties: ['tanker'] }];
  const lost = ['web-km-say-lost', 'web-km-say-discard-hint', 'web-km-lost petrol'];
  expect(said('petrol', none, {}, undefined, true, { sides })).toEqual(lost);
  expect(said('petrol', none, {}, undefined, true, { box: ['tanker'] })).toEqual(lost);
  expect(said('petrol', none, { stopped_by: 'empty-tank' }, [move('attack', 'red-light')], false)[1]).toBe(
    'web-km-say-only petrol',
  );
});

it('ends what an attacked player needs with a full stop, also if nothing is known about the cards', () => {
  const attacked = { phase: 'reaction', attack: 'red-light', victim: 0, turn: 1, sides: [{ seats: [0], needs: 'green-light' }] };
  const asked = (hopes: Record<string, number>) =>
    sentences({
      view: { ...attacked, hopes } as unknown as ThousandKmView,
      moves: [{ kind: 'pass', args: {} } as Move],
      ...{
        looking: 0,
        awaited: [0],
        held: undefined,
        stuck: false,
        outcome: null,
        reaction: false,
        seats: [],
        latest: undefined,
      },
      text: (key: string, args?: object) =>
        key === 'web-km-say-asked-hint' ? 'You need: it.' : [key, ...Object.values(args ?? {})].join(' '),
    })[1];
  expect([asked({}), asked({ 'green-light': 3 })]).toEqual(['You need: it.', 'You need: it. web-km-hope 3']);
});
