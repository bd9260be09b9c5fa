// Memo-Car-Race in the browser.
import type { Sound } from '../../kit/sound';
import { CAR, GLUG, SWAP, WIND } from './sounds';
import type { MemoRaceView } from '../../protocol';
import type { GameFace } from '../face';
import Board from './Board.svelte';
import EndScene from './EndScene.svelte';
import { shown } from './shown';
import { LOOK, turnedAndLaid } from './staging.svelte';
import { standingInWords, tileInWords, toldByDrive } from './words';
import { capital } from '../../kit/text';

const SOUNDS: Record<string, Sound> = {
  'mr-turned': WIND,
  'mr-drove': CAR,
  'mr-swapped': SWAP,
  'mr-canister': GLUG,
};

const face: GameFace<MemoRaceView> = {
  Board,
  EndScene,
  open: true,
  turn: (view) => view.turn,
  heardByTurn: true,
  heardToo: (events, view, text, looking) => (view.grid ? tileInWords(view, events, text, looking) : ''),
  unheard: toldByDrive,
  seenAfter: (events) => (turnedAndLaid(events) ? LOOK : 0),
  sound: (event) => SOUNDS[event.key],
  shown,
  awards: { 'mr-fact-turned': 'eye', 'mr-fact-drove': 'road', 'mr-fact-swapped': 'swap' },
  standing: (text, view, seat) => {
    const car = view.cars.find((one) => one.seat === seat);
    return car ? standingInWords(car, view, text) : '';
  },
  table: (text, view) => `${capital(text('mr-place-c3'))}: ${text('web-mr-canisters', { count: view.canisters_left })}.`,
  need: (text, view, looking) => {
    const car = view.cars.find((one) => one.seat === looking);
    return car ? `${text('web-you')}: ${standingInWords(car, view, text)}.` : '';
  },
  // If a race is called off, all share the cup although no car has reached its finish.
  score: (text, cups, view) =>
    text(!cups ? 'web-mr-driving' : view.cars.some(({ place, finish }) => place === finish) ? 'web-mr-home' : 'web-mr-cup'),
  big: (event) => ['mr-canister', 'mr-won', 'mr-called-off'].includes(event.key),
  ends: ['mr-won', 'mr-called-off'],
};
export default face as unknown as GameFace;
