// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Phrase, TvLotteryView } from '../../protocol';
import { Stage, type Seen } from './stage.svelte';
import { HandClock, moveOf, viewOf } from './testing/small';

let clock: HandClock;
let noise: [number, boolean?][];
let revealed: string[][];
let calm: boolean;
let hidden: boolean;
let step: number;

const seen = (view: TvLotteryView, part: Partial<Seen> = {}): Seen => ({
  view,
  looking: 0,
  moves: [moveOf('spin yellow')],
  outcome: null,
  ...part,
});
const said = (key: string, args: Phrase['args'] = {}): Phrase => ({ key: `tl-${key}`, args });
const spun = (seat: number, number = 2) => [
  said('spun', { seat, spinner: 'yellow', number }),
  said('moved', { seat, number, field: number }),
];
const after = (pawn: number, part: Partial<TvLotteryView> = {}) => viewOf({ pawns: [pawn, 0], needles: [1, 0], ...part });

function open(first: Seen = seen(viewOf())): Stage {
  return new Stage(first, 0, (events) => revealed.push(events.map(({ key }) => key)), {
    clock,
    calm: () => calm,
    hidden: () => hidden,
    rattle: (ms, roll) => noise.push([ms, roll]),
  });
}
const take = (stage: Stage, now: Seen, events: Phrase[]) => stage.take(now, { number: ++step, events });

beforeEach(() => {
  clock = new HandClock();
  // Spins of earlier tests must not count as recent.
  open().leave();
  clock.pass(60_000);
  [noise, revealed, calm, hidden, step] = [[], [], false, false, 0];
});

describe('an early press', () => {
  it('cuts short what others have done, and finds the table as it is', () => {
    const stage = open();
    take(stage, seen(after(1), { moves: [] }), spun(1));
    take(stage, seen(after(2)), spun(1));
    expect(stage.moves).toEqual([]);
    stage.hurry();
    expect(stage.turning).toBeNull();
    expect(stage.seen.view.pawns).toEqual([2, 0]);
    expect(stage.moves).toHaveLength(1);
  });

  it('does not hurry one’s own needle, nor anything while others are asked', () => {
    const stage = open();
    take(stage, seen(after(2)), spun(0));
    stage.hurry();
    expect(stage.turning).toBe(0);
    clock.pass(5000);
    take(stage, seen(after(3), { moves: [] }), spun(1));
    stage.hurry();
    expect(stage.turning).toBe(0);
  });
});

describe('the end', () => {
  it('is shown next, whatever else was waiting', () => {
    const stage = open();
    for (const pawn of [1, 2, 3]) take(stage, seen(after(pawn), { moves: [] }), spun(1, pawn));
    const outcome = { winners: [1] } as Seen['outcome'];
    take(stage, seen(after(4, { phase: 'over' }), { moves: [], outcome }), spun(1, 4));
    clock.pass(5000);
    expect(stage.seen.outcome).toBe(outcome);
    expect(revealed).toHaveLength(2);
  });
});

describe('a spin', () => {
  it('turns the needle first, then shows what it led to', () => {
    const stage = open();
    take(stage, seen(after(2)), spun(0));
    expect(stage.turning).toBe(0);
    expect(stage.seen.view.pawns).toEqual([0, 0]);
    expect(stage.moves).toEqual([]);
    clock.pass(1309);
    expect(stage.turning).toBe(0);
    clock.pass(1);
    expect(stage.turning).toBeNull();
    expect(stage.seen.view.pawns).toEqual([2, 0]);
    expect(revealed).toEqual([['tl-spun', 'tl-moved']]);
    expect(stage.moves).toHaveLength(1);
  });

  it('lets the needle go on, some whole turns, to the middle of its sector', () => {
    const stage = open();
    expect(stage.angles).toEqual([45, 90]);
    take(stage, seen(after(2)), spun(0));
    expect(stage.angles).toEqual([135 + 4 * 360, 90]);
  });

  it('is quicker if another player spins, and quicker still if more is waiting', () => {
    const stage = open();
    take(stage, seen(after(1)), spun(1));
    expect(stage.time).toBe(560);
    take(stage, seen(after(2)), spun(1));
    take(stage, seen(after(3)), spun(1));
    clock.pass(620 + 190);
    expect(stage.time).toBe(320);
    clock.pass(60_000);
    expect(stage.seen.view.pawns).toEqual([3, 0]);
    expect(clock.waiting).toBe(0);
  });

  it('shows no turning needle if the viewer wants no motion', () => {
    calm = true;
    const stage = open();
    take(stage, seen(after(2)), spun(0));
    expect(stage.turning).toBeNull();
    expect(stage.seen.view.pawns).toEqual([2, 0]);
    expect(stage.angles).toEqual([135, 90]);
    expect(noise).toEqual([]);
  });

  it('is skipped while the page is hidden', () => {
    hidden = true;
    const stage = open();
    take(stage, seen(after(2)), spun(0));
    expect(stage.seen.view.pawns).toEqual([2, 0]);
    expect(clock.waiting).toBe(0);
  });

  it('does not forget what changed while the needle turned', () => {
    const stage = open();
    take(stage, seen(after(2)), spun(0));
    stage.take(seen(after(2), { moves: [] }), { number: step, events: [] });
    clock.pass(2000);
    expect(stage.seen.moves).toEqual([]);
  });
});

describe('the line', () => {
  it('is not cut short by a step that tells nothing', () => {
    const stage = open();
    take(stage, seen(after(2), { moves: [] }), spun(1));
    take(stage, seen(after(2, { turn: 1 }), { moves: [] }), []);
    expect(stage.turning).toBe(0);
    clock.pass(5000);
    expect(stage.seen.view.turn).toBe(1);
  });

  it('does not keep the acting player waiting', () => {
    const stage = open();
    take(stage, seen(after(2)), [said('luck', { seat: 0, luck: 'swap' })]);
    take(stage, seen(after(2, { holder: [5, 4, 6] })), [said('swapped', { seat: 0, place: 1, second: 2 })]);
    expect(stage.seen.view.holder).toEqual([5, 4, 6]);
  });

  it('lets the others wait until a step has been seen', () => {
    const stage = open();
    take(stage, seen(after(2)), [said('luck', { seat: 1, luck: 'swap' })]);
    take(stage, seen(after(3)), [said('swapped-unseen', { seat: 1 })]);
    expect(stage.seen.view.pawns).toEqual([2, 0]);
    clock.pass(2600);
    expect(stage.seen.view.pawns).toEqual([3, 0]);
  });

  it('is dropped when another player takes the device', () => {
    const stage = open();
    take(stage, seen(after(1)), spun(0));
    take(stage, seen(after(2), { looking: 1 }), spun(0));
    expect(stage.turning).toBeNull();
    expect(stage.seen.looking).toBe(1);
    expect(clock.waiting).toBe(0);
  });

  it('shows the next player nothing of what the last one was told', () => {
    const stage = open();
    take(stage, seen(after(2)), [said('took', { seat: 0, digit: 4, card: 5, place: 1 })]);
    expect(stage.deeds[0]).toHaveLength(1);
    take(stage, seen(after(2), { looking: 1 }), []);
    expect(stage.deeds).toEqual({});
  });
});

describe('a luck card', () => {
  it.each([
    [0, 3600],
    [1, 2600],
  ])('of seat %i is looked at for %i ms', (seat, ms) => {
    const stage = open();
    take(stage, seen(after(2)), [said('luck', { seat, luck: 'swap' })]);
    clock.pass(0);
    expect(stage.luck).toMatchObject({ card: 'swap', seat });
    clock.pass(ms - 1);
    expect(stage.luck).not.toBeNull();
    clock.pass(1);
    expect(stage.luck).toBeNull();
  });

  it('is not taken away by the time of the one before', () => {
    const stage = open();
    take(stage, seen(after(2)), [said('luck', { seat: 0, luck: 'spin-again' })]);
    clock.pass(1000);
    take(stage, seen(after(3)), [said('luck', { seat: 0, luck: 'swap' })]);
    clock.pass(3000);
    expect(stage.luck).toMatchObject({ card: 'swap', seat: 0 });
    clock.pass(600);
    expect(stage.luck).toBeNull();
  });

  const luckOf = (seat: number) => [
    said('spun', { seat, spinner: 'yellow', number: 2 }),
    said('moved', { seat, number: 2, field: 2, square: 'luck' }),
    said('luck', { seat, luck: 'bank-pays-50' }),
  ];

  it('is turned up when the pawn has arrived, and stays while others would go on', () => {
    const stage = open();
    take(stage, seen(after(2), { moves: [] }), luckOf(1));
    take(stage, seen(after(3), { moves: [] }), [said('swapped-unseen', { seat: 1 })]);
    clock.pass(620);
    expect(stage.seen.view.pawns).toEqual([2, 0]);
    expect(stage.luck).toBeNull();
    clock.pass(680);
    expect(stage.luck).toMatchObject({ card: 'bank-pays-50', seat: 1 });
    clock.pass(2500);
    expect(stage.luck).not.toBeNull();
    expect(stage.seen.view.pawns).toEqual([2, 0]);
    clock.pass(200);
    expect(stage.seen.view.pawns).toEqual([3, 0]);
  });

  it('is closed by its reader, and the game goes on', () => {
    const stage = open();
    take(stage, seen(after(2), { moves: [] }), luckOf(1));
    take(stage, seen(after(3), { moves: [] }), [said('swapped-unseen', { seat: 1 })]);
    clock.pass(620 + 680);
    stage.readOn();
    expect(stage.luck).toBeNull();
    expect(stage.seen.view.pawns).toEqual([3, 0]);
  });
});

describe('a round', () => {
  const paid = [0, 1].map((seat) => said('prize', { seat, money: 100_000 * seat, count: seat }));
  const next = viewOf({ round: 2, number: [3, 2, 1], finished: [{ number: [1, 2, 3], right: [0, 1], winners: [] }] });

  it('begins with a number, one golden space after the other', () => {
    const stage = open(seen(viewOf({ phase: 'draft', number: [] })));
    take(stage, seen(viewOf()), [said('drawn', { round: 1, digits: [1, 2, 3] })]);
    expect(stage.shown).toBe(0);
    expect(stage.drawing).toBe(true);
    expect(noise).toEqual([[500 + 2 * 340, true]]);
    clock.pass(500);
    expect(stage.shown).toBe(1);
    clock.pass(340);
    expect(stage.shown).toBe(2);
    clock.pass(340);
    expect(stage.shown).toBe(3);
    expect(stage.drawing).toBe(false);
    clock.pass(60_000);
    expect(stage.shown).toBe(3);
  });

  it('ends with its result, after the last card was seen; the next number waits for it', () => {
    const stage = open();
    take(stage, seen(next), [said('complete'), ...paid, said('drawn', { round: 2, digits: [3, 2, 1] })]);
    expect(stage.result).toBeNull();
    clock.pass(750);
    expect(stage.result).toEqual({ round: 1, prizes: [0, 100_000] });
    clock.pass(2000);
    expect(stage.shown).toBe(0);
    stage.putAway();
    expect(stage.result).toBeNull();
    clock.pass(300 + 2 * 340);
    expect(stage.shown).toBe(3);
  });

  it('is put away by itself if nobody does it', () => {
    const stage = open();
    take(stage, seen(next), [...paid, said('drawn')]);
    clock.pass(7000);
    expect(stage.result).toBeNull();
    clock.pass(2000);
    expect(stage.drawing).toBe(false);
    expect(clock.waiting).toBe(0);
  });

  it('that was the last shows no result: the end does', () => {
    const stage = open();
    take(stage, seen({ ...next, phase: 'over' }), paid);
    clock.pass(60_000);
    expect(stage.result).toBeNull();
    expect(revealed).toHaveLength(1);
  });
});

describe('a shared tablet', () => {
  it('still shows the spin that ended the turn before', () => {
    open(seen(viewOf())).leave();
    clock.pass(1000);
    const stage = open(seen(after(2, { turn: 1 }), { looking: null }));
    expect(stage.seen.view.pawns).toEqual([0, 0]);
    clock.pass(40);
    expect(stage.turning).toBe(0);
    clock.pass(5000);
    expect(stage.seen.view.pawns).toEqual([2, 0]);
    expect(revealed).toEqual([['tl-spun', 'tl-moved']]);
  });

  it('shows the luck card that the spin led to', () => {
    open(seen(viewOf())).leave();
    const stage = open(seen(after(2, { turn: 1, luck_used: ['take', 'swap'] }), { looking: null }));
    clock.pass(40 + 620 + 680);
    expect(stage.luck).toMatchObject({ card: 'swap', seat: 0 });
  });

  it('shows nothing after a while, or to a player, or of what only one may know', () => {
    open(seen(viewOf())).leave();
    clock.pass(2500);
    expect(open(seen(after(2), { looking: null })).seen.view.pawns).toEqual([2, 0]);
    open(seen(viewOf())).leave();
    expect(open(seen(after(2), { looking: 1 })).seen.view.pawns).toEqual([2, 0]);
    open(seen(viewOf())).leave();
    expect(open(seen(after(2, { holder: [] }), { looking: null })).seen.view.holder).toEqual([]);
  });

  it('cancels its timers when the table is left', () => {
    const stage = open();
    take(stage, seen(after(2)), [said('luck', { seat: 0, luck: 'swap' })]);
    expect(clock.waiting).toBeGreaterThan(0);
    stage.leave();
    expect(clock.waiting).toBe(0);
  });
});
