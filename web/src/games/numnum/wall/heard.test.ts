import { describe, expect, it } from 'vitest';
import type { PairView, WallView } from '../../../protocol';
import { asked, lastCards, middle, reasonsInWords, Told } from './heard';
import { News } from './news.svelte';
import { sentences } from './say';

const text = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ');
const table = (changes: object): WallView =>
  ({ phase: 'main', naming_mode: 'off', bars: [], opening: false, pairs: [{}], sides: [], ...changes }) as unknown as WallView;
const pair = (key: string, seat: number) => ({ key, args: { seat, left: '7-circle', right: '8-circle', first: 1, second: 3 } });

describe('a prompt at the wall', () => {
  const stacks = [['8-circle'], ['9-circle'], ['wish']].map((cards) => ({ height: 3, cards }));
  const offer = (level: number) => ({ stacks: [1, 0], cards: ['9-circle', '8-circle'], why: { level } }) as never;
  const heard = (changes: object, say: [string, string?] = ['say', 'more'], held?: string, offers: PairView[] = []) =>
    asked({
      ...{ view: table({ stacks, sides: [{ cards: 2 }], ...changes }), say, held, offers, goal: null, text },
      stack: held === undefined ? null : 1,
    }).filter(Boolean);

  it('names the banned times tables before the question, until a side of the breach is chosen', () => {
    expect(heard({ bars: [2, 5] })).toEqual(['web-nn-banned house-list web-nn-row-part 2 web-nn-row-part 5 2', 'say']);
    expect(heard({ bars: [2], phase: 'breach' })).toEqual(['say', 'more']);
    expect(heard({})).toEqual(['say']);
  });
  it('names the cards that fit the chosen one, unless the player has to find out', () => {
    const eight = 'web-wall-heard-place no 1 nn-card-8-circle';
    expect(heard({}, undefined, '9-circle', [offer(1)])).toEqual([`web-wall-heard-fits nn-card-9-circle ${eight}`]);
    const double = `web-wall-heard-double ${eight}`;
    expect(heard({}, undefined, '9-circle', [offer(2)])).toEqual([`web-wall-heard-fits nn-card-9-circle ${double}`]);
    expect(heard({ naming_mode: 'practice' }, undefined, '9-circle', [offer(1)])).toEqual(['say', 'more']);
    expect([heard({}, undefined, 'wish'), heard({}, undefined, '9-circle')]).toEqual([
      ['say', 'more'],
      ['say', 'more'],
    ]);
  });
  it('does not repeat that a pair was a double, and keeps the reason to use a special card', () => {
    expect(heard({}, ['web-wall-say-again', 'hint'])).toEqual(['web-wall-heard-again']);
    expect(heard({}, ['say', 'web-wall-say-must-hint'])).toEqual(['say', 'web-wall-say-must-hint']);
  });
  it('names the free cards before the first pair', () => {
    const cards = [
      'web-wall-heard-place no 1 nn-card-8-circle',
      'web-wall-heard-place no 2 nn-card-9-circle',
      'web-wall-heard-place no 3 nn-card-wish',
    ];
    expect(heard({ sides: [{ cards: 0 }] })).toEqual([`web-wall-heard-free ${cards.join('; ')}`, 'say']);
  });
  it('is the question about two cards, while it is open', () => {
    expect(heard({ naming: { left: '7-circle', right: 'wish' } })).toEqual(['web-nn-name nn-card-7-circle nn-card-wish']);
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

describe('what is told after a pair', () => {
  const wall = (turn: number, ...cards: string[]) =>
    table({ turn, stacks: cards.map((card, at) => ({ height: 9 - Number(card.slice(-1)) + at, cards: [card] })) });
  const place = (stack: number, card: string) => `web-wall-heard-place no ${stack} nn-card-${card}`;

  it('names the stacks of others, and all that is free when the turn comes', () => {
    const told = new Told();
    const took = (seat: number, view: WallView, looking: number | null = 0) =>
      told.after([{ key: 'nn-took', args: { seat, first: 1, second: 2 } }], view, text, looking);
    expect(took(1, wall(1, 'a1', 'b1'))).toBe('web-wall-heard-from stacks house-list 1 2');
    expect(took(1, wall(0, 'a1', 'b1'))).toBe(`web-wall-heard-freed ${place(1, 'a1')}; ${place(2, 'b1')}`);
    // The listener's own pair, and what others took since.
    expect(took(0, wall(1, 'a2', 'b1'))).toBe('');
    expect(took(1, wall(0, 'a2', 'b1'))).toBe(`web-wall-heard-freed ${place(1, 'a2')}`);
    expect(took(1, wall(0, 'a2', 'b1'), null)).toBe('web-wall-heard-from stacks house-list 1 2');
    // A move was taken back, or this is another game.
    expect(took(1, wall(0, 'a0', 'b1'))).toBe(`web-wall-heard-freed ${place(1, 'a0')}; ${place(2, 'b1')}`);
  });
  it('names only what has changed, if the listener began and knows all cards from the first prompt', () => {
    const told = new Told();
    const after = (seat: number, view: WallView, cards: number) =>
      told.after(
        [{ key: 'nn-took-opening', args: { seat, first: 1, second: 3 } }],
        { ...view, sides: [{ cards }] as never },
        text,
        0,
      );
    expect(after(0, wall(1, 'a1', 'b1', 'c1'), 2)).toBe('');
    expect(after(1, wall(0, 'a2', 'b1', 'c1'), 4)).toBe(`web-wall-heard-freed ${place(1, 'a2')}; ${place(3, 'c1')}`);
  });
});

it('tells the middle of the table', () => {
  const stacks = [4, 2, 0].map((height) => ({ height, cards: height ? ['8-circle'] : [] }));
  const eight = (place: number, rows = 'no') => `web-wall-heard-place ${rows} ${place} nn-card-8-circle`;
  expect(middle(text, table({ stacks, bars: [5] }))).toBe(
    `web-wall-heard-free ${eight(1)}; ${eight(2)} web-wall-heard-lowest 1 2 2 web-nn-banned web-nn-row-part 5 1`,
  );
  expect(middle(text, table({ stacks, open_rows: true }))).toBe(`web-wall-heard-free ${eight(1, 'yes')}; ${eight(2, 'yes')}`);
});

it('says whether reasons are shown', () => {
  expect([true, false].map((shown) => reasonsInWords(shown, text))).toEqual(['web-wall-why-on', 'web-wall-why-off']);
});
