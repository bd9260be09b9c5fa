// Number Rally in the browser.
import type { Sound } from '../../kit/sound';
import { FLAG, RACE, SNAP } from './sounds';
import type { NumberRallyView, Phrase } from '../../protocol';
import type { GameFace } from '../face';
import { tidy } from '../../house/learning/memory';
import Board from './Board.svelte';
import EndScene from './EndScene.svelte';
import { heard, heardToo, need, table } from './heard';
import EndExtras from './report/EndExtras.svelte';
import Report from './report/Report.svelte';

const SOUNDS: Record<string, Sound> = {
  'zr-laid': 'card',
  'zr-snapped': SNAP,
  'zr-drew': 'card',
  'zr-drew-unseen': 'card',
  'zr-car': RACE,
  'zr-rally-won': FLAG,
};

tidy();

const laid = ({ key }: Phrase): boolean => key === 'zr-laid' || key === 'zr-snapped';

const face: GameFace<NumberRallyView> = {
  Board,
  EndExtras,
  Report,
  EndScene,
  prize: true,
  tellsLate: true,
  keys: [
    ['␣', 'web-zr-key-snap'],
    ['D', 'web-zr-key-draw'],
  ],
  // A rally's end is announced in lines of its own.
  heardByTurn: true,
  heard,
  heardToo,
  turn: (view) => (view.phase === 'turn' && !view.naming && !view.snap ? view.turn : null),
  sound: (event) => SOUNDS[event.key],
  act: laid,
  big: (event) => ['zr-rally', 'zr-snapped', 'zr-rally-won', 'zr-rally-unwon', 'zr-won'].includes(event.key),
  ends: ['zr-rally-won', 'zr-rally-unwon'],
  awards: { 'zr-fact-snaps': 'bolt', 'zr-fact-car': 'trophy', 'zr-fact-named': 'sum', 'zr-fact-laid': 'cards' },
  standing: (text, view, seat) => {
    const score = text('web-zr-score', { points: view.points[seat] ?? 0 });
    return view.car === seat ? text('web-zr-score-car', { score }) : score;
  },
  condition: (text, view, seat) => text('web-zr-hand-size', { count: view.hand_sizes[seat] ?? 0 }),
  table,
  need,
  score: (text, points) => text('web-zr-score', { points }),
};
export default face as unknown as GameFace;
