// What both wall games provide besides their board.
import type { Sound } from '../../../kit/sound';
import { BRICK, CRASH, FEAST, GRUMBLE } from '../sounds';
import type { Component } from 'svelte';
import type { BoardProps, GameFace } from '../../face';
import type { WallView } from '../../../protocol';
import { tidy } from '../../../house/learning/memory';
import Report from '../report/Report.svelte';
import EndExtras from './EndExtras.svelte';
import { middle, Told } from './heard';
import { wallShown } from '../shown';

const SOUNDS: Record<string, Sound> = {
  'nn-took': BRICK,
  'nn-took-opening': BRICK,
  'nn-took-doubly': FEAST,
  'nn-swapped': 'card',
  'nn-aside-barred': GRUMBLE,
  'nn-aside-lifted': 'card',
  'nn-misnamed': GRUMBLE,
  'nn-misnamed-strict': GRUMBLE,
  'nn-breach': CRASH,
};

export function wallFace(Board: Component<BoardProps<WallView>>): GameFace {
  tidy();
  const told = new Told();
  const face: GameFace<WallView> = {
    Board,
    EndExtras,
    Report,
    open: true,
    turn: (view) => view.turn,
    keys: [['1 – 7', 'web-wall-key-stacks']],
    heardToo: told.after,
    sound: (event) => SOUNDS[event.key],
    big: (event) => ['nn-took-doubly', 'nn-breach', 'nn-claimed', 'nn-wall-won'].includes(event.key),
    ends: ['nn-breach', 'nn-claimed', 'nn-no-more-pairs'],
    actor: (event) => (event.key === 'nn-wall-won' ? (event.args.seats as number[])[0] : (event.args.seat as number | undefined)),
    // The end of the opening and the result are not actions.
    act: (event) => event.key !== 'nn-opening-over' && event.key !== 'nn-wall-won',
    shown: wallShown,
    awards: { 'nn-fact-named': 'sum', 'nn-fact-breaches': 'bolt', 'nn-fact-claimed': 'cards', 'nn-fact-pairs': 'cards' },
    table: middle,
    standing: (text, view, seat) =>
      text('web-wall-cards', { count: view.sides.find((side) => side.seats.includes(seat))?.cards ?? 0 }),
    score: (text, cards) => text('web-wall-cards', { count: cards }),
  };
  return face as unknown as GameFace;
}
