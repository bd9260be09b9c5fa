import { expect, it } from 'vitest';
import type { MemoRaceCar, MemoRaceView } from '../../protocol';
import { question, sentence } from './say';
import { goalInWords, labelOf, standingInWords, tileInWords, whereInWords } from './words';
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
  const turn = { drives: new Map([['ne', event('north')]]), lays: [], held: null, swapping: false } as unknown as Turn;
  expect(question('Where?', turn, text, ({ key }) => key)).toBe('Where? Mr-place-ne: north.');
  const lays = ['north-west', 'north-east'].map((road) => ({ kind: 'lay', args: { road } }));
  const laying = { ...turn, drives: new Map(), lays } as unknown as Turn;
  expect(question('Which way round?', laying, text, ({ key }) => key)).toBe(
    'Which way round? Mr-road-north-west; mr-road-north-east.',
  );
});

it('tells screen readers where a car has to go, once it knows', () => {
  const text = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ');
  const car = { canister: null } as MemoRaceCar;
  expect(goalInWords(car, text)).toBe('web-mr-no-canister');
  expect(goalInWords({ ...car, canister: 'green' }, text)).toBe('web-mr-goal mr-colour-green web-mr-sign-clover');
});

it('tells listeners where a car is, where it has to go, and where that is', () => {
  const text = (key: string) => key;
  const lost = { seat: 0, place: 'e1', canister: null, finish: null } as MemoRaceCar;
  const bound = { ...lost, canister: 'green', finish: 'nw' } as MemoRaceCar;
  expect(standingInWords(lost, text)).toBe('mr-place-e1, web-mr-pit-first');
  expect(standingInWords(bound, text)).toBe('mr-place-e1, web-mr-goal, mr-place-nw');
  expect(whereInWords(lost, ({ key }) => key)).toBe('mr-words-car');
  expect(whereInWords(bound, ({ key }) => key)).toBe('mr-words-car mr-words-to-finish');
  expect(whereInWords(undefined, ({ key }) => key)).toBe('');
});

it('names the tile that is turned, not only the place to which its road would lead', () => {
  const text = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ');
  const turn = {
    question: { loose: new Set() },
    drives: new Map(),
    leads: new Map([['d1', { kind: 'lay', args: { road: 'north-west' } }]]),
  } as unknown as Turn;
  const table = {
    turned: 'e1',
    grid: [{ place: 'd1', kind: null }],
    starts: [],
    cars: [],
    banned: [],
  } as unknown as MemoRaceView;
  expect(labelOf('d1', table, turn, [], text, ({ key }) => key)).toBe(
    'mr-place-d1, web-mr-covered, web-mr-turn-tile mr-place-e1 mr-road-north-west',
  );
});
