import { expect, it } from 'vitest';
import type { MemoRaceCar, MemoRaceView } from '../../protocol';
import { question, sentence } from './say';
import { goalInWords, tileInWords } from './words';
import type { Turn } from './turn.svelte';

const view = { phase: 'lay', turn: 0, turned: 'b2', grid: [{ place: 'b2', kind: 'curve' }] } as unknown as MemoRaceView;
const said = (looking: number, shared = false) =>
  sentence({
    view,
    looking,
    asked: false,
    swapping: false,
    held: null,
    stuck: false,
    outcome: null,
    seats: [{ name: 'Mia' }, { name: 'Kurt' }],
    shared,
    text: (key, args) => [key, ...Object.values(args ?? {})].join(' '),
  });

it('says “you” to the reader instead of the name', () => {
  expect(said(0)).toBe('web-mr-say-turned mr-kind-curve');
  expect(said(1)).toBe('web-mr-say-wait-lay Mia mr-kind-curve');
  expect(said(0, true)).toContain('Mia');
});

it('describes tiles and ways for screen readers in whole sentences, and names a tile once', () => {
  const text = (key: string) => key;
  const event = (key: string) => ({ key, args: { place: 'b2' } });
  const lying = { grid: [{ place: 'b2', kind: 'curve', road: 'north' }] } as unknown as MemoRaceView;
  expect(tileInWords(view, [event('mr-turned')], text)).toBe('Mr-kind-curve.');
  expect(tileInWords(lying, [event('mr-turned'), event('mr-drove')], text)).toBe('Mr-kind-curve, mr-road-north.');
  const turn = { drives: new Map([['ne', event('north')]]), held: null, swapping: false } as unknown as Turn;
  expect(question('Where?', turn, text, ({ key }) => key)).toBe('Where? Mr-place-ne: north.');
});

it('tells screen readers where a car has to go, once it knows', () => {
  const text = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ');
  const car = { canister: null } as MemoRaceCar;
  expect(goalInWords(car, text)).toBe('web-mr-no-canister');
  expect(goalInWords({ ...car, canister: 'green' }, text)).toBe('web-mr-goal mr-colour-green web-mr-sign-clover');
});
