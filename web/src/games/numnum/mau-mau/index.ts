// 1×1 Mau-Mau in the browser.
import type { Sound } from '../../../kit/sound';
import { FEAST, GRUMBLE, MUNCH } from '../sounds';
import type { MauMauView } from '../../../protocol';
import type { GameFace } from '../../face';
import { tidy } from '../../../house/learning/memory';
import Report from '../report/Report.svelte';
import { mauMauShown } from '../shown';
import Board from './Board.svelte';
import EndScene from './EndScene.svelte';
import { middle, oneLeft } from './heard';

const SOUNDS: Record<string, Sound> = {
  'nn-laid': MUNCH,
  'nn-laid-doubly': FEAST,
  'nn-laid-on-wish': MUNCH,
  'nn-wished': 'turn',
  'nn-barred': GRUMBLE,
  'nn-lifted': 'card',
  'nn-drew': 'card',
  'nn-drew-open': 'card',
  'nn-drew-unseen': 'card',
};

tidy();

const face: GameFace<MauMauView> = {
  Board,
  Report,
  EndScene,
  keys: [['D', 'web-nn-key-draw']],
  turn: (view) => view.turn,
  heardToo: oneLeft,
  sound: (event) => SOUNDS[event.key],
  big: (event) => ['nn-laid-doubly', 'nn-wished', 'nn-barred', 'nn-lifted', 'nn-mau-won', 'nn-mau-stuck'].includes(event.key),
  ends: ['nn-mau-won', 'nn-mau-stuck'],
  actor: (event) => (event.args.seat ?? (event.args.seats as number[] | undefined)?.[0]) as number | undefined,
  shown: mauMauShown,
  // Scores are negative: the number of cards left.
  awards: { 'nn-fact-named': 'sum', 'nn-fact-laid': 'cards' },
  table: middle,
  standing: (text, view, seat) => text('web-nn-mm-left', { count: view.hand_sizes[seat] ?? 0 }),
  score: (text, points) => text('web-nn-mm-left', { count: -points }),
};
export default face as unknown as GameFace;
