// TV Lottery in the browser.
import { calm } from '../../kit/motion';
import type { Sound } from '../../kit/sound';
import { APPLAUSE, BALL } from './sounds';
import type { TvLotteryView } from '../../protocol';
import type { GameFace } from '../face';
import Board from './Board.svelte';
import EndScene from './EndScene.svelte';
import Rounds from './Rounds.svelte';
import { conditionInWords, heardToo, needInWords, tableInWords, unheard } from './say';
import { shown } from './shown';

// Spinners and the drum roll sound when they are shown (stage.svelte.ts), not when their events arrive.
const SOUNDS: Record<string, Sound> = {
  'tl-took': BALL,
  'tl-took-unseen': BALL,
  'tl-picked': BALL,
  'tl-dealt': 'card',
  'tl-dealt-unseen': 'card',
  'tl-complete': APPLAUSE,
};

const SPIN = 1300;

const face: GameFace<TvLotteryView> = {
  Board,
  EndExtras: Rounds,
  EndScene,
  turn: (view) => view.turn,
  heardByTurn: true,
  // The duration of a spin (stage.svelte.ts).
  seenAfter: (events) => (!calm() && events.some((event) => event.key === 'tl-spun' || event.key === 'tl-star') ? SPIN : 0),
  sound: (event) => SOUNDS[event.key],
  ends: ['tl-won'],
  big: (event) => ['tl-drawn', 'tl-complete', 'tl-no-winner', 'tl-won'].includes(event.key),
  actor: (event) =>
    'seats' in event.args && event.key !== 'tl-answered'
      ? (event.args.seats as number[])[0]
      : (event.args.seat as number | undefined),
  thing: (meaning, value) => (meaning === 'tl-digit' ? `digit-${value === 'none' ? 'back' : value}` : null),
  shown,
  awards: { 'tl-fact-prizes': 'coin', 'tl-fact-asked': 'help', 'tl-fact-took': 'cards' },
  standing: (text, view, seat) => text('web-tl-money', { money: view.money[seat] ?? 0 }),
  condition: conditionInWords,
  table: tableInWords,
  need: needInWords,
  heardToo,
  unheard,
  score: (text, money) => text('web-tl-money', { money }),
};
export default face as unknown as GameFace;
