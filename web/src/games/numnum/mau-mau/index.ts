// 1×1 Mau-Mau in the browser.
import type { MauMauView } from '../../../protocol';
import type { GameFace } from '../../face';
import { tidy } from '../../../house/learning/memory';
import EndExtras from '../report/EndExtras.svelte';
import { mauMauShown } from '../shown';
import Board from './Board.svelte';
import EndScene from './EndScene.svelte';

const SOUNDS = {
  'nn-laid': 'card',
  'nn-laid-doubly': 'master',
  'nn-laid-on-wish': 'card',
  'nn-wished': 'card',
  'nn-barred': 'attack',
  'nn-lifted': 'card',
  'nn-drew': 'card',
  'nn-drew-open': 'card',
  'nn-drew-unseen': 'card',
} as const;

tidy();

const face: GameFace<MauMauView> = {
  Board,
  EndExtras,
  EndScene,
  keys: [['D', 'web-nn-key-draw']],
  turn: (view) => view.turn,
  sound: (event) => SOUNDS[event.key as keyof typeof SOUNDS],
  big: (event) => ['nn-laid-doubly', 'nn-wished', 'nn-barred', 'nn-lifted', 'nn-mau-won', 'nn-mau-stuck'].includes(event.key),
  ends: ['nn-mau-won', 'nn-mau-stuck'],
  actor: (event) => (event.args.seat ?? (event.args.seats as number[] | undefined)?.[0]) as number | undefined,
  shown: mauMauShown,
  // Cards left count against the player.
  awards: { 'nn-fact-named': 'sum', 'nn-fact-laid': 'cards' },
  standing: (text, view, seat) => text('web-nn-mm-left', { count: view.hand_sizes[seat] ?? 0 }),
  score: (text, points) => text('web-nn-mm-left', { count: -points }),
};
export default face as unknown as GameFace;
