import { expect, it } from 'vitest';
import type { MemoRaceCar, MemoRaceView, Phrase } from '../../protocol';
import { question, sentence } from './say';
import { aimInWords, goalInWords, labelOf, standingInWords, tileInWords, toldByDrive } from './words';
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
  expect(
    tileInWords({ ...view, cars: [] }, [{ key: 'mr-turned', args: { place: 'b2', seat: 0 } }], text, 0),
    'it is asked about',
  ).toBe('');
  const lays = ['north-west', 'north-east'].map((road) => ({ kind: 'lay', args: { road } }));
  const laying = { drives: new Map(), lays, held: null, swapping: false } as unknown as Turn;
  expect(question('Which way round?', laying, text, ({ key }) => key)).toBe(
    'Which way round? Mr-road-north-west; mr-road-north-east.',
  );
});

it('asks a listener with the place of the car and all that can be done', () => {
  const text = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ');
  const tell = ({ key, args }: Phrase) => `${key} ${String(args.place)}.`;
  const drive = (place: string, direction: string) => [place, { args: { direction } }] as const;
  const turn = {
    own: { seat: 0, place: 'e1' },
    drives: new Map([drive('ne', 'north'), drive('d1', 'west')]),
    swaps: new Map([['a1', {}]]),
    lays: [],
    held: null,
    swapping: false,
  } as unknown as Turn;
  const [north, west] = ['web-mr-hear-way mr-direction-north mr-place-ne', 'web-mr-hear-way mr-direction-west mr-place-d1'];
  const ways = `web-mr-hear-or ${north} ${west}`;
  expect(question('web-mr-ask-drive-pit', turn, text, tell)).toBe(`mr-words-car e1. web-mr-hear-drive ${ways} yes`);
  const must = { ...turn, drives: new Map([drive('ne', 'north')]), swaps: new Map() } as unknown as Turn;
  expect(question('web-mr-ask-must-drive', must, text, tell)).toBe(
    `mr-words-car e1. web-mr-ask-must-drive Web${north.slice(3)}.`,
  );
  expect(question('Too far!', must, text, tell)).toBe(`Too far! web-mr-hear-drive ${north} no`);
});

it('tells a turned tile with the drive onto it, and where a finish is', () => {
  const event = (key: string, place: string) => ({ key, args: { seat: 1, place } });
  const [turned, drove] = [event('mr-turned', 'b2'), event('mr-drove', 'b2')];
  expect([toldByDrive(turned, [turned, drove]), toldByDrive(drove, [turned, drove])]).toEqual([true, false]);
  expect(toldByDrive(turned, [turned, event('mr-drove', 'b3')])).toBe(false);
  const bound = { cars: [{ seat: 1, finish: 'nw' }] } as unknown as MemoRaceView;
  expect(tileInWords(bound, [event('mr-canister', '')], (key) => key)).toBe('Mr-place-nw.');
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
  const table = { grid: [{ place: 'e1', kind: 'curve', road: 'north-west' }] } as unknown as MemoRaceView;
  expect(standingInWords(lost, table, text)).toBe('mr-place-e1, mr-kind-curve, mr-road-north-west, web-mr-no-canister');
  expect(standingInWords(bound, { ...table, grid: [] }, text)).toBe('mr-place-e1, web-mr-goal, mr-place-nw');
  expect(aimInWords(lost, ({ key }) => key)).toBe('mr-words-to-pit');
  expect(aimInWords(bound, ({ key }) => key)).toBe('mr-words-to-finish');
  expect(aimInWords(undefined, ({ key }) => key)).toBe('');
});

it('names the tile that is turned, not only the place to which its road would lead', () => {
  const text = (key: string, args?: object) => [key, ...Object.values(args ?? {})].join(' ');
  const turn = {
    question: { loose: new Set() },
    drives: new Map(),
    leads: new Map([['d1', { kind: 'lay', args: { road: 'north-west' } }]]),
    swaps: new Map(),
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
  const label = (swaps: Map<string, object>) =>
    labelOf(
      'd1',
      { ...table, banned: ['d1'] },
      { ...turn, swaps, leads: new Map() } as unknown as Turn,
      [],
      text,
      ({ key }) => key,
    );
  expect(label(new Map()), 'the ban binds nobody now').not.toContain('web-mr-just-swapped');
  expect(label(new Map([['a1', {}]]))).toContain('web-mr-just-swapped');
});
