import { describe, expect, it } from 'vitest';
import type { Move, ThousandKmView } from '../../protocol';
import { alsoHeard, condition, noteOn, runsLow } from './heard';

const text = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ');
const move = (kind: string, args: object = {}) => ({ kind, args }) as Move;

describe('a prompt', () => {
  const heard = (side: object, moves: Move[], more: object = {}) => {
    const view = { phase: 'turn', turn: 0, sides: [{ seats: [0], ...side }] } as unknown as ThousandKmView;
    return alsoHeard({ ...{ view, looking: 0, moves, held: undefined, stuck: false, text }, ...more });
  };
  const stopped = { stopped_by: 'empty-tank', needs: 'petrol', rolling: false };

  it('says what a stopped player without the right card can still do', () => {
    const attack = move('attack', { card: 'red-light', side: 1 });
    expect(heard(stopped, [attack])).toEqual(['web-km-still no']);
    expect(heard(stopped, [attack, move('discard', { card: '25' })])).toEqual(['web-km-still yes']);
    expect(heard(stopped, [attack, move('defend', { card: 'petrol' })])).toEqual([]);
    expect(heard(stopped, [attack], { held: 'red-light' })).toEqual([]);
  });
  it('names a speed limit that the sentence leaves out', () => {
    const discards = [move('discard', { card: '25' })];
    expect(heard({ ...stopped, limited: true }, discards, { stuck: true })).toEqual(['web-km-say-limited']);
    expect(heard({ needs: null, rolling: true, limited: true }, discards, { stuck: true })).toEqual(['web-km-say-limited']);
    expect(heard({ needs: null, rolling: true, limited: true }, [move('drive', { km: 25 })])).toEqual([]);
  });
});

it('says of a card whom it attacks, or that it can only be discarded', () => {
  const note = (playable: boolean, ...moves: Move[]) => noteOn({ playable }, moves, (side) => `side ${side}`, text);
  expect(note(true, move('attack', { side: 1 }), move('attack', { side: 2 }))).toBe('web-km-attack-on side 1, side 2');
  expect(note(true, move('drive', { km: 25 }))).toBeUndefined();
  expect(note(false, move('discard', { card: '25' }))).toBe('web-km-only-discard');
  expect(note(false)).toBe('web-km-cannot');
});

it('tells what stops a player and what protects them', () => {
  const side = { seats: [0], km: 250, stopped_by: 'empty-tank', rolling: false, limited: true, safeties: ['tanker'] };
  const said = (changes: object) => condition(text, { sides: [{ ...side, ...changes }] } as unknown as ThousandKmView, 0);
  const rest = 'km-card-speed-limit, web-km-score-safeties km-card-tanker';
  expect(said({})).toBe(`web-km-score-stopped km-card-empty-tank, ${rest}`);
  expect(said({ stopped_by: null })).toBe(`web-km-note-waiting, ${rest}`);
  expect(said({ stopped_by: null, rolling: true, limited: false, safeties: [] })).toBe('');
});

it.each([
  [11, ''],
  [10, 'web-km-few-left 10'],
  [9, 'web-km-few-left 9'],
  [8, ''],
  [0, ''],
])('says once that the draw pile runs low (%i cards left)', (left, said) => {
  const drew = [
    { key: 'km-drew', args: {} },
    { key: 'km-discarded', args: {} },
    { key: 'km-drew-unseen', args: {} },
  ];
  expect(runsLow(drew, { draw_pile: left } as ThousandKmView, text)).toBe(said);
});
