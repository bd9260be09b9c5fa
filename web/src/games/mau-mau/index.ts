// 1×1 Mau-Mau at the table.
import type { GameFace } from '../face';
import Board from './Board.svelte';
import type { MauMauView } from './view';

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

const face: GameFace<MauMauView> = {
  Board,
  sound: (event) => SOUNDS[event.key as keyof typeof SOUNDS],
  big: (event) => ['nn-laid-doubly', 'nn-wished', 'nn-barred', 'nn-lifted', 'nn-mau-won', 'nn-mau-stuck'].includes(event.key),
  actor: (event) => (event.args.seat ?? (event.args.seats as number[] | undefined)?.[0]) as number | undefined,
  // Cards left over count against their holder.
  score: (text, points) => text('web-nn-mm-left', { count: -points }),
};
export default face as unknown as GameFace;
