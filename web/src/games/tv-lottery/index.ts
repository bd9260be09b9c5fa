// Das Spiel zur Fernsehlotterie at the table.
import type { TvLotteryView } from '../../protocol';
import type { GameFace } from '../face';
import Board from './Board.svelte';
import Rounds from './Rounds.svelte';

// Spinners and the drum roll are heard when they are seen (stage.svelte.ts), not when they are told.
const SOUNDS = {
  'tl-took': 'card',
  'tl-took-unseen': 'card',
  'tl-picked': 'card',
  'tl-dealt': 'card',
  'tl-dealt-unseen': 'card',
  'tl-complete': 'master',
} as const;

const face: GameFace<TvLotteryView> = {
  Board,
  EndExtras: Rounds,
  sound: (event) => SOUNDS[event.key as keyof typeof SOUNDS],
  big: (event) => ['tl-drawn', 'tl-complete', 'tl-no-winner', 'tl-won'].includes(event.key),
  actor: (event) => ('seats' in event.args && event.key !== 'tl-answered' ? (event.args.seats as number[])[0] : (event.args.seat as number | undefined)),
  score: (text, money) => text('web-tl-money', { money }),
};
export default face as unknown as GameFace;
