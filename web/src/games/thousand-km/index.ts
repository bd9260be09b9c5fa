// 1000 Kilometer in the browser.
import type { Sound } from '../../kit/sound';
import { BRAKES, ENGINE, HIT, REPAIR } from './sounds';
import type { ThousandKmView } from '../../protocol';
import type { GameFace } from '../face';
import Board from './Board.svelte';
import EndExtras from './EndExtras.svelte';
import EndScene from './EndScene.svelte';
import { condition, need, runsLow, table } from './heard';
import { shown } from './shown';

const SOUNDS: Record<string, Sound> = {
  'km-drove': ENGINE,
  'km-started': ENGINE,
  'km-attacked': BRAKES,
  'km-defended': REPAIR,
  'km-protected': 'card',
  'km-discarded': 'card',
  'km-master-move': 'master',
  'km-dealt': 'shuffle',
};

// Drawing a card and the consequences of an action are not actions themselves.
const ACTS = new Set(['km-started', 'km-drove', 'km-attacked', 'km-defended', 'km-protected', 'km-master-move', 'km-discarded']);

const WINS = new Set(['km-won', 'km-match-won']);

const face: GameFace<ThousandKmView> = {
  Board,
  EndExtras,
  EndScene,
  turn: (view) => (view.phase === 'turn' ? view.turn : null),
  sound: (event, view, looking) => {
    const victim = event.key === 'km-attacked' ? view.sides[event.args.side as number] : undefined;
    return looking !== null && victim?.seats.includes(looking) ? HIT : SOUNDS[event.key];
  },
  act: (event) => ACTS.has(event.key),
  heardToo: runsLow,
  // Every turn begins with a draw, so that of another player tells nothing.
  unheard: ({ key }) => key === 'km-drew-unseen',
  big: (event) => ['km-master-move', 'km-attacked', 'km-won', 'km-dealt', 'km-counted', 'km-match-won'].includes(event.key),
  ends: ['km-pile-empty'],
  actor: (event) => (WINS.has(event.key) ? (event.args.seats as number[])[0] : (event.args.seat as number | undefined)),
  shown,
  awards: { 'km-fact-master': 'shield', 'km-fact-attacks': 'bolt', 'km-fact-repairs': 'check', 'km-fact-drove': 'road' },
  standing: (text, view, seat) =>
    text('web-km-score', { km: String(view.sides.find(({ seats }) => seats.includes(seat))?.km ?? 0) }),
  condition,
  table,
  need,
  score: (text, score, view) =>
    view?.points ? text('web-km-score-points', { points: String(score) }) : text('web-km-score', { km: String(score) }),
};
export default face as unknown as GameFace;
