import { describe, expect, it } from 'vitest';
import type { MauMauView } from '../../../protocol';
import type { Item } from './hand';
import { asked, middle, oneLeft } from './heard';

const text = (key: string, args: object = {}) => [key, ...Object.values(args)].join(' ');
const table = (changes: object) =>
  ({ phase: 'turn', top: '7-circle', wished: null, bars: [], naming: null, ...changes }) as unknown as MauMauView;

describe('what the player is asked', () => {
  const heard = (
    changes: object,
    words: [string, string?, string?],
    item?: object,
    shared: string | null = null,
    first = false,
  ) => asked({ view: table(changes), words, item: item as Item | undefined, first, shared, text }).filter(Boolean);
  const TURN: [string, string, string] = ['web-nn-mm-say-turn', 'web-nn-mm-say-lay', 'web-nn-mm-say-ask'];
  const DRAW: [string, string] = ['web-nn-mm-say-draw', 'web-nn-mm-say-draw-special'];

  it('is heard after the bans', () => {
    expect(heard({}, TURN)).toEqual(['web-nn-mm-say-ask']);
    expect(heard({ bars: [5] }, TURN)).toEqual(['web-nn-banned web-nn-row-part 5 1', 'web-nn-mm-say-ask']);
    expect(heard({}, DRAW)).toEqual(DRAW);
    expect(heard({ phase: 'drawn' }, ['drawn', 'keep'], { card: '7-circle' })).toEqual(['keep']);
    expect(heard({ phase: 'again' }, ['again', 'hint'], undefined, 'both circles')).toEqual(['Both circles.', 'again']);
  });
  it('begins with the hand in the first turn', () => {
    const hand = 'nn-words-hand house-list nn-card-wish nn-card-no-twos';
    expect(heard({ hand: ['wish', 'no-twos'] }, TURN, undefined, null, true)).toEqual([hand, 'web-nn-mm-say-ask']);
  });
  it('names a wish, and says that nothing grants it', () => {
    const wished = 'nn-words-wished nn-colour-diamond';
    expect(heard({ wished: 'diamond' }, ['web-nn-mm-say-turn', 'web-nn-mm-say-ask-wish'])).toEqual([wished]);
    expect(heard({ wished: 'diamond' }, DRAW)).toEqual([wished, 'web-nn-mm-heard-none', 'web-nn-mm-say-draw-special']);
  });
  it('names the chosen card and what it does', () => {
    expect(heard({}, TURN, { card: '7-circle', label: 'seven' })).toEqual(['Web-nn-mm-heard-pick seven']);
    const ban = { card: 'no-twos', label: 'no twos', bar: { row: 2, lifts: false } };
    expect(heard({}, TURN, ban)).toEqual(['web-nn-mm-bars 2', 'Web-nn-mm-heard-pick no twos']);
    expect(heard({}, TURN, { card: 'wish' })).toEqual(['web-nn-mm-which']);
  });
  it('is the question about two cards, while it is open', () => {
    const naming = { left: '7-circle', right: '9-circle' };
    expect(heard({ naming }, TURN)).toEqual(['web-nn-name nn-card-7-circle nn-card-9-circle']);
  });
});

it('warns of a last card, also after a special one', () => {
  const told = (sizes: number[], key: string, seat = 0) =>
    oneLeft([{ key, args: { seat } }], { hand_sizes: sizes } as unknown as MauMauView, text);
  for (const key of ['nn-laid-doubly', 'nn-wished', 'nn-barred', 'nn-lifted']) {
    expect(told([1, 3], key)).toBe('web-nn-mm-one-left');
    expect([told([1, 3], key, 1), told([0, 3], key)]).toEqual(['', '']);
  }
  expect(told([1, 3], 'nn-drew')).toBe('');
});

it('tells the middle of the table', () => {
  expect(middle(text, table({ draw_pile: 9, bars: [2] }))).toBe(
    'nn-words-top nn-card-7-circle web-nn-banned web-nn-row-part 2 1 nn-words-draw-pile 9',
  );
  expect(middle(text, table({ top: 'wish', wished: 'circle', draw_pile: 9 }))).toBe(
    'nn-words-wished nn-colour-circle nn-words-draw-pile 9',
  );
});
