// 1×1 Patience in the browser.
import type { Sound } from '../../../kit/sound';
import { FEAST, MUNCH } from '../sounds';
import type { PatienceView } from '../../../protocol';
import type { GameFace } from '../../face';
import { tidy } from '../../../house/learning/memory';
import { patienceShown } from '../shown';
import Board from './Board.svelte';
import Report from '../report/Report.svelte';
import EndExtras from './EndExtras.svelte';
import EndScene from './EndScene.svelte';
import { middle } from './heard';
import { starsAt } from './stars';

const SOUNDS: Record<string, Sound> = {
  'nn-played': MUNCH,
  'nn-played-on-wish': MUNCH,
  'nn-fetched': FEAST,
  'nn-fetched-on-wish': FEAST,
  'nn-waits': 'card',
  'nn-wish-laid': 'card',
  'nn-wish-aside': 'turn',
};

tidy();

const face: GameFace<PatienceView> = {
  Board,
  EndExtras,
  Report,
  EndScene,
  lamp: true,
  keys: [
    ['N', 'web-nn-key-next'],
    ['1 – 4', 'web-nn-key-piles'],
    ['W', 'web-nn-key-wish'],
    ['I', 'web-nn-key-hint'],
  ],
  sound: (event) => SOUNDS[event.key],
  big: (event) => ['nn-wish-aside', 'nn-wish-laid', 'nn-patience-over'].includes(event.key),
  actor: () => 0,
  cheers: (view) => view.best !== null && view.score >= view.best - 1,
  shown: patienceShown,
  awards: { 'nn-fact-fetched': 'turn-on', 'nn-fact-played': 'check', 'nn-fact-waited': 'clock' },
  table: middle,
  standing: (text, view) => text('web-nn-pa-score', { count: view.score }),
  score: (text, points) => text('web-nn-pa-score', { count: points }),
  solo: (text, view) => ({
    score: text('web-nn-pa-last-game', { score: view.score, best: view.most }),
    stars: starsAt(view).filter((cards) => view.score >= cards).length,
  }),
};
export default face as unknown as GameFace;
