import { describe, expect, it } from 'vitest';
import type { PairView, WallView } from '../../../protocol';
import { alsoHeard, lastCards } from './heard';
import { News } from './news.svelte';
import { sentences } from './say';

const text = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ');
const table = (changes: object): WallView =>
  ({ phase: 'main', naming_mode: 'off', bars: [], opening: false, pairs: [{}], sides: [], ...changes }) as unknown as WallView;
const pair = (key: string, seat: number) => ({ key, args: { seat, left: '7-circle', right: '8-circle', first: 1, second: 3 } });

describe('a prompt at the wall', () => {
  const heard = (changes: object, held?: string, offers = [{} as PairView]) =>
    alsoHeard({ view: table(changes), held, offers, text });

  it('names the banned times tables until a side of the breach is chosen', () => {
    expect(heard({ bars: [2, 5] })).toEqual(['web-nn-banned nn-answer-2, nn-answer-5']);
    expect(heard({ bars: [2], phase: 'breach' })).toEqual([]);
    expect(heard({})).toEqual([]);
  });
  it('says what to look for beside the chosen card, unless the player has to find out', () => {
    expect(heard({}, '11-circle')).toEqual(['web-wall-heard-second nn-colour-circle']);
    expect(heard({ naming_mode: 'practice' }, '11-circle')).toEqual([]);
    expect(heard({ opening: true }, '11-circle')).toEqual([]);
    expect([heard({}, 'wish'), heard({}, '11-circle', [])]).toEqual([[], []]);
  });
  it('explains the change after the opening only until the player has taken a pair', () => {
    const news = new News();
    const say = () =>
      sentences({
        ...{ view: table({ turn: 0 }), looking: 0, moves: [{} as never], held: undefined, offers: [], aside: undefined },
        ...{ outcome: null, seats: [], text, latest: undefined, again: false, known: news.known.has(0) },
      })[0];
    news.hear([pair('nn-took-opening', 0), pair('nn-took', 1)], table({}), 0);
    expect(say()).toBe('web-wall-say-go');
    news.hear([pair('nn-took', 0), pair('nn-took', 1)], table({}), 0);
    expect(say()).toBe('web-wall-say-pair');
    news.hear([pair('nn-took-opening', 0)], table({}), 0);
    expect(say()).toBe('web-wall-say-go');
  });
});

it('warns of the last card of a stack that has just lost one', () => {
  const low = (events: object[], changes: object = {}, ...heights: number[]) =>
    lastCards(events as never, table({ stacks: heights.map((height) => ({ height })), ...changes }), text);
  expect(low([pair('nn-took', 1)], {}, 4, 1, 1)).toBe('web-wall-one-left 3');
  expect(low([{ key: 'nn-aside-barred', args: { stack: 2 } }], {}, 4, 1, 1)).toBe('web-wall-one-left 2');
  expect(low([{ key: 'nn-swapped', args: { stack: 2 } }], {}, 4, 1, 1)).toBe('');
  // Where the wall is broken, or an emptied row ends nothing, it does not matter.
  expect(low([pair('nn-took', 1)], {}, 0, 1, 1)).toBe('');
  expect(low([pair('nn-took', 1)], { open_rows: true }, 4, 1, 1)).toBe('');
});
