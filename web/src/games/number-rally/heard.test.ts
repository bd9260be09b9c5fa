import { describe, expect, it } from 'vitest';
import type { Move, NumberRallyView, Phrase } from '../../protocol';
import { asked, forgot, heard, heardToo, need, table } from './heard';

const text = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ');
const event = (key: string, args: object = {}) => ({ key, args }) as Phrase;
const seen = (changes: object = {}) =>
  ({
    ...{ phase: 'turn', tempo: 'calm', turn: 1, total: 59, goal: 100, pile: ['8', 'overtake'], car: 1, draw_pile: 36 },
    ...{ hand: ['3'], hand_sizes: [4, 4, 4], may_draw: [], snap: null },
    ...changes,
  }) as unknown as NumberRallyView;
const snap = (changes: object = {}) => ({ snap: { card: '5', layer: 1, asked: [0, 2], to_answer: true, ...changes } });

describe('an event', () => {
  it('is left out if it is routine and not the own', () => {
    expect(heard(event('zr-drew-unseen', { seat: 1 }), seen(), [0])).toBeNull();
    expect(heard(event('zr-dealt-unseen', { seat: 1 }), seen(), [0])).toBeNull();
    const own = event('zr-drew-unseen', { seat: 1 });
    expect(heard(own, seen(), [0, 1])).toBe(own);
  });
  it('tells a total that stays as what it is', () => {
    const total = (before: number) => heard(event('zr-total', { before, total: 59 }), seen(), [0]);
    expect(total(59)).toEqual(event('web-zr-stays', { total: 59 }));
    expect(total(50)?.key).toBe('zr-total');
  });
  it('names who is overtaken: the next player who could play', () => {
    const overtaken = (view: object) => heard(event('zr-laid', { seat: 2, card: 'overtake' }), seen(view), [0])?.args.seats;
    expect(overtaken({})).toEqual([0]);
    expect(overtaken({ hand_sizes: [0, 4, 3] })).toEqual([1]);
    expect(overtaken({ hand_sizes: [0, 4, 3], may_draw: [0] })).toEqual([0]);
    expect(overtaken({ hand_sizes: [0, 0, 3] })).toBeUndefined();
  });
});

it('warns of the end of the draw pile at five cards and at one, and ends with the own draw', () => {
  const laid = [event('zr-laid', { seat: 0 }), event('zr-drew-unseen', { seat: 1 })];
  const says = (changes: object) => heardToo(laid, seen(changes), text, 0);
  expect([6, 5, 4, 1, 0].map((left) => says({ draw_pile: left }))).toEqual([
    '',
    'web-zr-few-left 5',
    '',
    'web-zr-few-left 1',
    '',
  ]);
  expect(says({ draw_pile: 5, may_draw: [0] })).toBe('web-zr-few-left 5 web-zr-say-must-draw');
});

it('notices rivals who missed their draw', () => {
  const missed = (events: Phrase[], may_draw: number[] = []) => forgot([0, 1, 2], events, seen({ may_draw }), 0);
  expect(missed([event('zr-laid', { seat: 2 })], [2])).toEqual([1]);
  expect(missed([event('zr-drew-unseen', { seat: 1 })], [2])).toEqual([]);
  expect(missed([event('zr-rally-won', {})])).toEqual([]);
  expect(missed([])).toEqual([]);
});

it('asks a question in one short sentence', () => {
  const says = (view: object, ...kinds: string[]) =>
    asked(
      seen(view),
      kinds.map((kind) => ({ kind }) as Move),
      ['what', 'todo'],
      text,
    );
  expect(says(snap(), 'snap', 'pass')).toEqual(['what']);
  expect(says(snap(), 'pass')).toEqual(['web-zr-heard-calm-none 5']);
  expect(says({}, 'lay')).toEqual(['what', 'todo']);
  expect(says({ ...snap(), tempo: 'live' }, 'snap')).toEqual(['what', 'todo']);
});

it('tells the total, the newest card and how many are left, and the car only if it is free', () => {
  const all = 'web-zr-total 59 100 web-zr-top zr-card-overtake zr-words-draw-pile 36';
  expect(table(text, seen())).toBe(all);
  expect(table(text, seen({ car: null }))).toBe(`${all} web-zr-car-free`);
  expect(table(text, seen({ pile: [] }))).toBe('web-zr-total 59 100 zr-words-draw-pile 36');
});

it('tells a waiting player to draw, or whom the table waits for', () => {
  expect(need(text, seen({ may_draw: [0] }), 0)).toBe('web-zr-say-must-draw');
  expect(need(text, seen({ may_draw: [2] }), 0)).toBe('');
  expect(need(text, seen(snap({ to_answer: false, said_yes: true })), 0)).toBe('web-zr-say-yes web-zr-say-others');
  expect(need(text, seen(snap({ layer: 0, to_answer: false })), 0)).toBe('');
});
