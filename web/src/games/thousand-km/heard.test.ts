import { describe, expect, it } from 'vitest';
import type { Move, ThousandKmView } from '../../protocol';
import { asked, condition, need, noteOn, runsLow, table } from './heard';

const text = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ');
const move = (kind: string, args: object = {}) => ({ kind, args }) as Move;

describe('a prompt', () => {
  const says = (side: object, moves: Move[], { view, ...more }: { view?: object; held?: string; stuck?: boolean } = {}) => {
    const me = { seats: [0], safeties: [], rolling: false, needs: null, ...side };
    const seen = { phase: 'turn', turn: 0, sides: [me], hand: [], box: [], hopes: { petrol: 4 }, ...view };
    const about = { view: seen as unknown as ThousandKmView, looking: 0, moves, held: undefined, stuck: false, answers: true };
    return asked({ ...about, text, ...more }, ['what', 'todo', 'hope']);
  };
  const stopped = { stopped_by: 'empty-tank', needs: 'petrol' };
  const attack = move('attack', { card: 'red-light', side: 1 });
  const discards = [move('discard', { card: '25' })];

  it('says what a stopped player needs and can still do', () => {
    expect(says(stopped, [attack])).toEqual(['web-km-heard-missing petrol 4', 'web-km-still no']);
    expect(says(stopped, [attack, ...discards])).toEqual(['web-km-heard-missing petrol 4', 'web-km-still yes']);
    expect(says(stopped, [attack], { view: { hand: ['petrol'] } })).toEqual(['what', 'todo']);
    expect(says(stopped, [attack], { view: { hopes: { petrol: 0 } } })[0]).toBe('web-km-say-only petrol');
    expect(says(stopped, [attack], { held: 'red-light' })).toEqual(['what', 'hope', 'todo']);
  });
  it('is short for a player who can only discard, and ends with that', () => {
    const end = 'web-km-heard-discard';
    expect(says(stopped, discards, { stuck: true })).toEqual(['web-km-heard-missing petrol 4', end]);
    const gone = { view: { hopes: { petrol: 0 }, box: ['tanker'] }, stuck: true };
    expect(says(stopped, discards, gone)).toEqual(['web-km-lost petrol web-km-say-lost', end]);
    expect(says({ rolling: true }, discards, { stuck: true })).toEqual(['web-km-say-discard', end]);
  });
  it('names a speed limit before what to do', () => {
    const limited = { ...stopped, limited: true };
    expect(says(limited, discards, { stuck: true })[1]).toBe('web-km-say-limited');
    expect(says({ rolling: true, limited: true }, discards, { stuck: true })[1]).toBe('web-km-say-limited');
    expect(says({ rolling: true, limited: true }, [move('drive', { km: 25 })])).toEqual(['what', 'todo']);
  });
  it('says to a player without the safety card which one it would be', () => {
    const view = { phase: 'reaction', attack: 'red-light', victim: 0 };
    expect(says({}, [move('pass')], { view })).toEqual(['web-km-heard-no-safety red-light']);
    expect(says({}, [move('master', { card: 'right-of-way' }), move('pass')], { view })).toEqual(['todo']);
  });
});

it('tells a waiting player what stops them', () => {
  const says = (side: object, more: object = {}) => {
    const me = { seats: [0], safeties: [], ...side };
    return need(text, { phase: 'turn', sides: [me], hand: [], box: [], hopes: {}, ...more } as unknown as ThousandKmView, 0);
  };
  const stopped = { stopped_by: 'empty-tank', needs: 'petrol' };
  expect(says(stopped, { hopes: { petrol: 2 } })).toBe('web-km-heard-missing petrol 2');
  expect(says(stopped, { hand: ['petrol'] })).toBe('web-km-say-blocked Km-card-empty-tank');
  expect(says({ limited: true })).toBe('web-km-say-limited');
  expect(says({})).toBe('');
});

it('tells how far it is and how many cards are left', () => {
  expect(table(text, { goal: 700, draw_pile: 37 } as ThousandKmView)).toBe('web-km-table 700 37');
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
  [5, 'web-km-few-left 5'],
  [3, ''],
  [1, 'web-km-few-left 1'],
  [0, ''],
])('says at ten, five and one card that the draw pile runs low (%i cards left)', (left, said) => {
  const drew = [
    { key: 'km-drew', args: {} },
    { key: 'km-discarded', args: {} },
    { key: 'km-drew-unseen', args: {} },
  ];
  expect(runsLow(drew, { draw_pile: left } as ThousandKmView, text)).toBe(said);
});
